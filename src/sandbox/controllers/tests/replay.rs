//! Two recordings of a real server, played again: every event in its order, every answer, the content and
//! the commits at the end. `tests/data/ORIGIN.md` says where the data is from and how it was made leaner.
//!
//! Time is real here and git is the real program; the test waits for events, never for a while.

use std::collections::{BTreeMap, HashMap};
use std::os::unix::fs::PermissionsExt as _;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::lab::begin;
use crate::sandbox::cache::Cache;
use crate::sandbox::cache::contents::PackageContents;
use crate::sandbox::cache::drafts::Drafts;
use crate::sandbox::clock::Clock;
use crate::sandbox::contents::Contents as _;
use crate::sandbox::controllers::{self, Context};
use crate::sandbox::functions::{DEFAULT_PREFIX, Functions};
use crate::sandbox::git::bare::BareRepo;
use crate::sandbox::git::registry::Registry;
use crate::sandbox::git::{Repo as _, find};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{EventKind, Part, Preconditions, Resource, Store, Watch, WatchEvent};

const NS: &str = "demo";
/// A hung replay fails after that time.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test]
async fn recording_01_the_life_of_a_package() {
    replay(include_str!("../../../../tests/data/replay/01-happy-path.json")).await;
}

#[tokio::test]
async fn recording_02a_failing_functions() {
    replay(include_str!("../../../../tests/data/replay/02a-render-failure.json")).await;
}

async fn replay(recording: &str) {
    let dir = tempfile::tempdir().unwrap();
    let repo = BareRepo::create(&dir.path().join("demo-a.git")).await.unwrap();
    begin(&repo).await;
    let url = format!("file://{}", repo.path().display());
    let recording: Value =
        serde_json::from_str(&recording.replace("\"REPO\"", &json!(url).to_string())).unwrap();
    let mut stage = Stage::build(dir.path()).await;
    for (at, step) in recording["steps"].as_array().unwrap().iter().enumerate() {
        timeout(PATIENCE, stage.play(step))
            .await
            .unwrap_or_else(|_| panic!("step {at} hangs: {}", step["do"]));
    }
    check_git(&repo, &recording["final"]).await;
}

/// A server and what was seen of it.
struct Stage {
    store: Store,
    contents: PackageContents,
    controllers: JoinHandle<()>,
    watches: [Watch; 2],
    seen: HashMap<String, BTreeMap<String, Value>>,
    names: Names,
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.controllers.abort();
    }
}

impl Stage {
    async fn build(dir: &std::path::Path) -> Self {
        let store = Store::new(Clock::start());
        let drafts = Drafts::new(Arc::new(BareRepo::create(&dir.join("drafts.git")).await.unwrap()));
        let cache = Arc::new(Cache::open(store.clock(), drafts, false).await.unwrap());
        let boom = dir.join("boom");
        std::fs::write(
            &boom,
            "#!/bin/sh\ncat >/dev/null\necho 'boom: this function always fails' >&2\nexit 3\n",
        )
        .unwrap();
        std::fs::set_permissions(&boom, std::fs::Permissions::from_mode(0o755)).unwrap();
        let functions = Functions::new(BTreeMap::from([(format!("{DEFAULT_PREFIX}boom:v1"), boom)]));
        let context = Context::new(
            store.clone(),
            cache.clone(),
            Registry::new(dir.join("mirrors")),
            Arc::new(functions),
            Arc::default(),
        );
        let watch = |resource| store.watch(resource, store.current_version()).unwrap();
        Self {
            watches: [watch(Resource::Repositories), watch(Resource::PackageRevisions)],
            contents: PackageContents::new(store.clone(), cache),
            controllers: tokio::spawn(controllers::run(Arc::new(context))),
            store,
            seen: HashMap::new(),
            names: Names::default(),
        }
    }

    /// Does a step and takes its events.
    async fn play(&mut self, step: &Value) {
        let answer = self.act(&step["do"]).await;
        if let Some(status) = step["status"].as_u64() {
            let got = answer.as_ref().map_or_else(|error| u64::from(error.code), |_| 200);
            assert_eq!(got, status, "{}", step["do"]);
        }
        if !step["files"].is_null() {
            assert_eq!(answer.unwrap()["spec"]["resources"], step["files"], "{}", step["do"]);
        }
        for expected in step["events"].as_array().into_iter().flatten() {
            let got = self.next(expected["name"] == "edge").await;
            assert_eq!(pretty(&got), pretty(expected), "after {}", step["do"]);
        }
    }

    async fn act(&self, action: &Value) -> Result<Value, ApiError> {
        let (verb, what) = action.as_object().unwrap().iter().next().unwrap();
        let name = what.as_str().unwrap_or_default();
        match (verb.as_str(), &action["with"], &action["files"]) {
            ("register", ..) => {
                self.store.create(Resource::Repositories, repository(what), "test").map(whole)
            }
            ("create", ..) => {
                self.store.create(Resource::PackageRevisions, revision(what), "test").map(whole)
            }
            ("patch", patch, _) | (_, patch @ Value::Object(_), _) => {
                let name = action["patch"].as_str().unwrap();
                self.store
                    .merge_patch(Resource::PackageRevisions, NS, name, Part::Main, patch, "test")
                    .map(whole)
            }
            ("delete", ..) => {
                self.store.delete(Resource::PackageRevisions, NS, name, &Preconditions::default()).map(whole)
            }
            ("look", ..) => self.store.get(Resource::PackageRevisions, NS, name).map(whole),
            ("read", ..) => self.contents.get(NS, name).await,
            (_, _, files) => self.push(action["push"].as_str().unwrap(), files).await,
        }
    }

    async fn push(&self, name: &str, files: &Value) -> Result<Value, ApiError> {
        let mut object = self.contents.get(NS, name).await?;
        object["spec"]["resources"] = files.clone();
        self.contents.put(NS, name, object).await
    }

    /// The next event that changes more than times.
    async fn next(&mut self, of_repositories: bool) -> Value {
        loop {
            let watch = &mut self.watches[usize::from(!of_repositories)];
            let event = watch.next().await.unwrap();
            if let Some(change) = self.change(&event) {
                return change;
            }
        }
    }

    fn change(&mut self, event: &WatchEvent) -> Option<Value> {
        let name = event.object["metadata"]["name"].as_str().unwrap().to_owned();
        let now = self.names.leaves(&event.object);
        let was = match event.kind {
            EventKind::Added => BTreeMap::new(),
            _ => self.seen.remove(&name).unwrap_or_default(),
        };
        let set: Map<String, Value> = now
            .iter()
            .filter(|(path, leaf)| was.get(*path) != Some(leaf))
            .map(|(p, l)| (p.clone(), l.clone()))
            .collect();
        let gone: Vec<&String> = was.keys().filter(|path| !now.contains_key(*path)).collect();
        let kind = match event.kind {
            EventKind::Added => "ADDED",
            EventKind::Modified => "MODIFIED",
            EventKind::Deleted => "DELETED",
        };
        let mut change = json!({"type": kind, "name": name});
        if !set.is_empty() {
            change["set"] = Value::Object(set);
        }
        if !gone.is_empty() {
            change["gone"] = json!(gone);
        }
        self.seen.insert(name, now);
        (kind != "MODIFIED" || change.as_object().unwrap().len() > 2).then_some(change)
    }
}

/// Gives versions and commits the names that the data has for them: numbered as they appear.
#[derive(Default)]
struct Names {
    tokens: Vec<String>,
    commits: Vec<String>,
}

impl Names {
    /// Every leaf of an object by its path, without what differs from run to run.
    fn leaves(&mut self, object: &Value) -> BTreeMap<String, Value> {
        let mut leaves = BTreeMap::new();
        self.collect(object, String::new(), &mut leaves);
        leaves.remove("/metadata/name");
        leaves.remove("/metadata/namespace");
        leaves
    }

    fn collect(&mut self, value: &Value, path: String, leaves: &mut BTreeMap<String, Value>) {
        let value = self.plain(value, path.rsplit('/').next().unwrap_or_default());
        match value.as_object().filter(|map| !map.is_empty()) {
            Some(map) => {
                for (key, inner) in map.iter().collect::<BTreeMap<_, _>>() {
                    self.collect(
                        inner,
                        format!("{path}/{}", key.replace('~', "~0").replace('/', "~1")),
                        leaves,
                    );
                }
            }
            None => drop(leaves.insert(path, value)),
        }
    }

    fn plain(&mut self, value: &Value, key: &str) -> Value {
        match value {
            Value::Object(map) => {
                let kept = map.iter().filter(|(key, _)| !is_volatile(key));
                Value::Object(kept.map(|(key, inner)| (key.clone(), self.plain(inner, key))).collect())
            }
            Value::Array(items) => items.iter().map(|item| self.plain(item, "")).collect(),
            Value::String(_) if is_time(key) => "TIME".into(),
            Value::String(text) => self.renamed(text).into(),
            other => other.clone(),
        }
    }

    fn renamed(&mut self, text: &str) -> String {
        let digits = text.rsplit('.').next().unwrap_or_default();
        if text.contains('.') && digits.len() == 16 && digits.bytes().all(|b| b.is_ascii_digit()) {
            return format!("token{}", number(&mut self.tokens, text));
        }
        if text.len() == 40 && text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return format!("commit{}", number(&mut self.commits, text));
        }
        text.to_owned()
    }
}

fn number(known: &mut Vec<String>, text: &str) -> usize {
    let at = known.iter().position(|one| one == text).unwrap_or_else(|| {
        known.push(text.to_owned());
        known.len() - 1
    });
    at + 1
}

fn is_volatile(key: &str) -> bool {
    let volatile = [
        "uid",
        "resourceVersion",
        "creationTimestamp",
        "managedFields",
        "lastTransitionTime",
        "apiVersion",
        "kind",
    ];
    volatile.contains(&key)
}

fn is_time(key: &str) -> bool {
    ["publishedAt", "lastFullSyncTime", "nextFullSyncTime", "deletionTimestamp"].contains(&key)
}

fn pretty(value: &Value) -> String {
    let sorted: BTreeMap<_, _> = value.as_object().unwrap().iter().collect();
    serde_json::to_string_pretty(&sorted).unwrap()
}

fn whole(object: Arc<Value>) -> Value {
    (*object).clone()
}

fn repository(spec: &Value) -> Value {
    json!({
        "apiVersion": "config.porch.kpt.dev/v1alpha1", "kind": "Repository",
        "metadata": {"namespace": NS, "name": "edge", "annotations": {"porch.kpt.dev/v1alpha2-migration": "true"}},
        "spec": spec,
    })
}

fn revision(what: &Value) -> Value {
    json!({
        "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"namespace": NS, "name": what["name"]}, "spec": what["spec"],
    })
}

/// Refs, files and commits at the end.
async fn check_git(repo: &BareRepo, expected: &Value) {
    let refs = repo.refs().await.unwrap();
    let names: Vec<&str> = refs.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(json!(names), expected["refs"]);
    let head = find(&refs, "refs/heads/main").unwrap();
    assert_eq!(json!(repo.paths(head).await.unwrap()), expected["paths"]);
    let git = |args: &[&str]| {
        let out =
            std::process::Command::new("git").arg("--git-dir").arg(repo.path()).args(args).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    git(&["fsck", "--strict"]);
    let log = git(&["log", "--topo-order", "--format=%B%x00", "main"]);
    let messages: Vec<&str> =
        log.split('\0').map(str::trim).filter(|m| !m.is_empty() && *m != "Initial commit").collect();
    assert_eq!(json!(messages), expected["messages"]);
    let people = git(&["log", "-1", "--format=%an <%ae>|%cn <%ce>", "main"]);
    assert_eq!(
        people.trim(),
        format!("{}|{}", expected["author"].as_str().unwrap(), expected["committer"].as_str().unwrap())
    );
}
