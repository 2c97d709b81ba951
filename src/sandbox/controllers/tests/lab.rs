//! A laboratory: everything but HTTP, with paused time, a renderer whose pace is known, git in memory.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures::future::BoxFuture;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::api::lifecycle::Lifecycle;
use crate::api::names;
use crate::api::v1alpha2::PackageRevision;
use crate::package::Files;
use crate::package::kptfile::{KptCondition, PackageStatus, Rewrite, rewrite};
use crate::sandbox::cache::Cache;
use crate::sandbox::cache::contents::PackageContents;
use crate::sandbox::cache::drafts::Drafts;
use crate::sandbox::clock::Clock;
use crate::sandbox::contents::Contents as _;
use crate::sandbox::controllers::{self, Context, Render, Unrendered};
use crate::sandbox::faults::Faults;
use crate::sandbox::faults::world::World;
use crate::sandbox::flavour::Flavour;
use crate::sandbox::git::memory::MemoryRepo;
use crate::sandbox::git::registry::Registry;
use crate::sandbox::git::{Identity, NewCommit, Old, RefChange, Repo};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{Part, Preconditions, Resource, Store};
use crate::sandbox::truth::Truth;
use crate::sandbox::watch_objects;

pub const NS: &str = "demo";
const REPO: &str = "REPO";

/// Takes one second, or none for a package without a Kptfile or with a file `quick`; fails on a package with a
/// file `boom`; says so in the Kptfile otherwise.
struct SlowRender;

impl Render for SlowRender {
    fn render<'a>(&'a self, files: &'a Files) -> BoxFuture<'a, Result<Files, Unrendered>> {
        Box::pin(async move {
            if files.contains_key("Kptfile") && !files.contains_key("quick") {
                sleep(Duration::from_secs(1)).await;
            }
            let failed = files.contains_key("boom");
            let word = |yes: &str, no: &str| (if failed { no } else { yes }).to_owned();
            let condition = KptCondition {
                kind: "Rendered".into(),
                status: word("True", "False"),
                reason: word("RenderSuccess", "RenderFailed"),
                message: word("", "pkg.render: boom"),
            };
            let status = PackageStatus { condition, render_status: None };
            let mut files = files.clone();
            if let Some(kptfile) = files.get_mut("Kptfile") {
                *kptfile =
                    rewrite(kptfile, &Rewrite { status: Some(&status), ..Rewrite::default() }).unwrap();
            }
            if failed { Err(Unrendered { message: "fn.render: boom".into(), files }) } else { Ok(files) }
        })
    }
}

/// The laboratory.
pub struct Lab {
    pub store: Store,
    pub git: Arc<MemoryRepo>,
    pub cache: Arc<Cache>,
    contents: PackageContents,
    world: Arc<World>,
    flavour: Flavour,
    controllers: JoinHandle<()>,
}

impl Drop for Lab {
    fn drop(&mut self) {
        self.controllers.abort();
    }
}

impl Lab {
    /// With one registered repository, `edge`.
    pub async fn new(faults: &[&str]) -> Self {
        Self::flavoured(Flavour::default(), faults).await
    }

    /// As a server of another flavour.
    pub async fn flavoured(flavour: Flavour, faults: &[&str]) -> Self {
        Self::build(flavour, asked(0, faults)).await
    }

    /// One of many random runs.
    pub async fn seeded(seed: u64, faults: &[&str]) -> Self {
        Self::build(Flavour::default(), asked(seed, faults)).await
    }

    /// The same with faults from now on.
    pub async fn with(mut self, faults: &[&str]) -> Self {
        self.world = Arc::new(World::new(asked(0, faults)));
        self.contents =
            PackageContents::new(self.store.clone(), self.cache.clone()).in_world(self.world.clone());
        self.restart();
        self.settle().await;
        self
    }

    /// The lifecycle of the content.
    pub fn lifecycle(&self, name: &str) -> Option<Lifecycle> {
        self.cache.truth().lifecycle(NS, name, Instant::now())
    }

    async fn build(flavour: Flavour, asked: Faults) -> Self {
        let store = Store::new(Clock::start());
        let git = Arc::new(MemoryRepo::new());
        begin(&*git).await;
        let drafts = Drafts::new(Arc::new(MemoryRepo::new()));
        let cache = Cache::open(store.clock(), drafts, asked.torn_content).await.unwrap();
        let cache = Arc::new(cache.witnessed(Truth::on()));
        let world = Arc::new(World::new(asked));
        watch_objects(&store, &world, cache.truth());
        let contents = PackageContents::new(store.clone(), cache.clone()).in_world(world.clone());
        let controllers = tokio::spawn(async {});
        let mut lab = Self { store, git, cache, contents, world, flavour, controllers };
        lab.restart();
        lab.register();
        lab.settle().await;
        lab
    }

    /// Ends the controllers, wherever they are.
    pub fn stop(&self) {
        self.controllers.abort();
    }

    /// Ends the controllers and begins anew with what is stored.
    pub fn restart(&mut self) {
        self.stop();
        let given = BTreeMap::from([(REPO.to_owned(), self.git.clone() as Arc<dyn Repo>)]);
        let registry = Registry::new("/nowhere".into()).with(given);
        self.contents.resume();
        let (store, cache) = (self.store.clone(), self.cache.clone());
        let context = Context::new(store, cache, registry, Arc::new(SlowRender), self.world.clone());
        let context = context.flavoured(self.flavour);
        context.resume();
        self.controllers = tokio::spawn(controllers::run(Arc::new(context)));
    }

    pub fn register(&self) {
        let repository = json!({
            "apiVersion": "config.porch.kpt.dev/v1alpha1", "kind": "Repository",
            "metadata": {"namespace": NS, "name": "edge", "annotations": {"porch.kpt.dev/v1alpha2-migration": "true"}},
            "spec": {"type": "git", "git": {"repo": REPO, "branch": "main", "directory": "/"}},
        });
        self.store.create(Resource::Repositories, repository, "test").unwrap();
    }

    /// Lets everything come to rest.
    pub async fn settle(&self) {
        sleep(Duration::from_secs(30)).await;
    }

    pub fn create(&self, package: &str, workspace: &str, source: Value) {
        let object = json!({
            "apiVersion": PackageRevision::API_VERSION, "kind": PackageRevision::KIND,
            "metadata": {"namespace": NS, "name": names::compose("edge", package, workspace)},
            "spec": {"repository": "edge", "packageName": package, "workspaceName": workspace,
                     "lifecycle": "Draft", "source": source},
        });
        self.store.create(Resource::PackageRevisions, object, "test").unwrap();
    }

    pub async fn init(&self, package: &str, workspace: &str) {
        self.create(package, workspace, json!({"init": {"description": "a cell"}}));
        self.settle().await;
    }

    pub fn patch(&self, name: &str, patch: &Value) {
        self.store.merge_patch(Resource::PackageRevisions, NS, name, Part::Main, patch, "test").unwrap();
    }

    pub fn wish(&self, name: &str, lifecycle: &str) {
        self.patch(name, &json!({"spec": {"lifecycle": lifecycle}}));
    }

    pub async fn reach(&self, name: &str, lifecycles: &[&str]) {
        for lifecycle in lifecycles {
            self.wish(name, lifecycle);
            self.settle().await;
        }
    }

    pub fn delete(&self, name: &str) {
        self.store.delete(Resource::PackageRevisions, NS, name, &Preconditions::default()).unwrap();
    }

    pub async fn read(&self, name: &str) -> Result<Value, ApiError> {
        self.contents.get(NS, name).await
    }

    /// The names of the files.
    pub async fn files(&self, name: &str) -> Vec<String> {
        let object = self.read(name).await.unwrap();
        object["spec"]["resources"].as_object().map(|all| all.keys().cloned().collect()).unwrap_or_default()
    }

    /// Adds one file to what is there.
    pub async fn push(&self, name: &str, file: &str) -> Result<String, ApiError> {
        let mut object = self.read(name).await?;
        object["spec"]["resources"][file] = "text\n".into();
        let answer = self.contents.put(NS, name, object).await?;
        Ok(answer["metadata"]["resourceVersion"].as_str().unwrap().to_owned())
    }

    pub fn object(&self, name: &str) -> PackageRevision {
        let object = self.store.get(Resource::PackageRevisions, NS, name).unwrap();
        serde_json::from_value((*object).clone()).unwrap()
    }

    pub fn is_gone(&self, name: &str) -> bool {
        self.store.get(Resource::PackageRevisions, NS, name).is_err()
    }

    /// `status reason generation message` of a condition.
    pub fn condition(&self, name: &str, kind: &str) -> String {
        let object = self.object(name);
        let condition = object.condition(kind).cloned().unwrap_or_default();
        let generation = condition.observed_generation.unwrap_or_default();
        format!("{} {} {generation} {}", condition.status, condition.reason, condition.message)
            .trim_end()
            .to_owned()
    }

    pub fn label(&self, name: &str) -> String {
        let labels = self.object(name).metadata.labels.unwrap_or_default();
        labels.get("porch.kpt.dev/latest-revision").cloned().unwrap_or_default()
    }

    /// The names of all refs.
    pub async fn refs(&self) -> Vec<String> {
        self.git.refs().await.unwrap().into_iter().map(|entry| entry.name).collect()
    }
}

fn asked(seed: u64, faults: &[&str]) -> Faults {
    let mut asked = Faults { seed, ..Faults::default() };
    faults.iter().for_each(|fault| asked.add(fault).unwrap());
    asked
}

/// A commit without parents.
pub async fn commit(repo: &dyn Repo, tree: &[(&str, &str)]) -> String {
    let who = Identity::new("Somebody", "somebody@example.org");
    let files: Files = tree.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    let commit = NewCommit {
        parents: &[],
        directory: "",
        files: &files,
        message: "Initial commit",
        author: &who,
        committer: &who,
        seconds: 1_700_000_000,
    };
    repo.commit(commit).await.unwrap()
}

/// A first commit on `main`.
pub async fn begin(repo: &dyn Repo) {
    let id = commit(repo, &[("README.md", "# demo-a\n")]).await;
    repo.update(vec![RefChange { name: "refs/heads/main".into(), old: Old::Absent, new: Some(id) }])
        .await
        .unwrap();
}
