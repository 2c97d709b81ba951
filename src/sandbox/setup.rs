//! What a fresh sandbox starts with.
//!
//! In: the store, the state directory. Out: namespace `default`; two registered repositories that are
//! ready. Never: a change of repositories that are there already.

use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use super::SandboxError;
use super::git::bare::BareRepo;
use super::git::{GitError, Identity, NewCommit, Old, RefChange, Repo as _, find};
use super::store::{Resource, Store};
use crate::api::V1ALPHA2_MIGRATION;
use crate::api::config::Repository;
use crate::package::Files;

/// The namespace.
const NAMESPACE: &str = "default";
/// The repositories, and whether their packages are deployments.
const REPOSITORIES: [(&str, bool); 2] = [("blueprints", false), ("deployments", true)];
/// Time to get them ready.
const PATIENCE: Duration = Duration::from_secs(60);
/// Field manager of these objects.
const MANAGER: &str = "porchctl-sandbox";

/// Makes the state directory, for this user alone, and gives its absolute path.
///
/// # Errors
/// It cannot be made.
pub fn directory(path: &Path) -> Result<PathBuf, SandboxError> {
    let failed = |error| SandboxError::State(path.to_owned(), error);
    DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(failed)?;
    path.canonicalize().map_err(failed)
}

/// Was everything made by a former start? The namespace is made last.
pub fn is_done(store: &Store) -> bool {
    store.get(Resource::Namespaces, "", NAMESPACE).is_ok()
}

/// Waits until the repositories that are still there were synchronised again, for as long as it may take. One
/// that fails says so itself.
pub async fn synchronised(store: &Store, before: u64) {
    for (name, _) in REPOSITORIES {
        // Deleted meanwhile is as good; slow ones go on after the start.
        drop(timeout(PATIENCE, ready(store, name, before)).await);
    }
}

/// Makes the namespace.
pub fn namespace(store: &Store) {
    let namespace = json!({
        "apiVersion": "v1", "kind": "Namespace",
        "metadata": {"name": NAMESPACE, "labels": {"kubernetes.io/metadata.name": NAMESPACE}},
        "spec": {"finalizers": ["kubernetes"]}, "status": {"phase": "Active"},
    });
    // A store without it has none of that name.
    drop(store.create(Resource::Namespaces, namespace, MANAGER));
}

/// Makes and registers the repositories, and waits until they are ready.
///
/// # Errors
/// Git, or a repository that does not get ready in time.
pub async fn repositories(store: &Store, state: &Path) -> Result<(), SandboxError> {
    for (name, deployment) in REPOSITORIES {
        let path = path(state, name);
        let repo = BareRepo::create(&path).await?;
        begin(&repo, name, store.clock().now().as_second()).await?;
        // There is one already if a former start did not get to its end.
        drop(store.create(Resource::Repositories, registration(name, &path, deployment), MANAGER));
    }
    for (name, _) in REPOSITORIES {
        let waited = timeout(PATIENCE, ready(store, name, 0)).await;
        waited
            .unwrap_or_else(|_| Err("it takes too long".into()))
            .map_err(|why| SandboxError::NotReady(name.into(), why))?;
    }
    Ok(())
}

/// Where the git repositories are.
pub fn paths(state: &Path) -> impl Iterator<Item = PathBuf> {
    REPOSITORIES.into_iter().map(|(name, _)| path(state, name))
}

fn path(state: &Path, name: &str) -> PathBuf {
    state.join("git").join(format!("{name}.git"))
}

/// A first commit on `main`, unless there is one.
async fn begin(repo: &BareRepo, name: &str, seconds: i64) -> Result<(), GitError> {
    let main = "refs/heads/main";
    if find(&repo.refs().await?, main).is_some() {
        return Ok(());
    }
    let files = Files::from([("README.md".to_owned(), format!("# {name}\n"))]);
    let who = Identity::new("porchctl sandbox", "sandbox@localhost");
    let commit = NewCommit {
        parents: &[],
        directory: "",
        files: &files,
        message: "Initial commit",
        author: &who,
        committer: &who,
        seconds,
    };
    let new = Some(repo.commit(commit).await?);
    repo.update(vec![RefChange { name: main.into(), old: Old::Absent, new }]).await
}

fn registration(name: &str, path: &Path, deployment: bool) -> Value {
    let mut object = json!({
        "apiVersion": Repository::API_VERSION, "kind": Repository::KIND,
        "metadata": {"namespace": NAMESPACE, "name": name, "annotations": {V1ALPHA2_MIGRATION: "true"}},
        "spec": {"type": "git", "content": "Package",
                 "git": {"repo": format!("file://{}", path.display()), "branch": "main", "directory": "/"}},
    });
    if deployment {
        object["spec"]["deployment"] = true.into();
    }
    object
}

/// Waits for the condition Ready, written after a version of the store.
async fn ready(store: &Store, name: &str, since: u64) -> Result<(), String> {
    let lost = |_| "its events were lost".to_owned();
    let mut watch = store.watch(Resource::Repositories, store.current_version()).map_err(lost)?;
    loop {
        let object = store.get(Resource::Repositories, NAMESPACE, name).map_err(|error| error.message)?;
        match condition(&object) {
            _ if version(&object) <= since => {}
            ("True", _) => return Ok(()),
            (_, Some(why)) => return Err(why.to_owned()),
            _ => {}
        }
        watch.next().await.ok_or("its events were lost")?;
    }
}

fn version(object: &Value) -> u64 {
    object["metadata"]["resourceVersion"].as_str().and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Status of Ready, and the message of a failure.
fn condition(object: &Value) -> (&str, Option<&str>) {
    let ready = &object["status"]["conditions"][0];
    let failed = ready["reason"] == "Error";
    (ready["status"].as_str().unwrap_or_default(), ready["message"].as_str().filter(|_| failed))
}
