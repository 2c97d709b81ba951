//! The repository controller: opens registered repositories and reports what it found.
//!
//! In: Repository objects. Out: their status; the list of usable repositories. Never: a push, except for
//! a branch that the object asks to be made.

use std::sync::Arc;
use std::time::Duration;

use futures::future::BoxFuture;
use serde_json::{Map, Value, json};

use super::object::is_news;
use super::publish::missing_branch;
use super::queue::{Next, Reconcile};
use super::registered::Registered;
use super::{CONTROLLERS, Context, REPOSITORY};
use crate::api::REPOSITORY_FINALIZER;
use crate::api::config::Repository;
use crate::package::Files;
use crate::sandbox::git::{GitError, Identity, NewCommit, Old, RefChange, Repo, find};
use crate::sandbox::store::{Part, Resource, WatchEvent};

/// Time between two full synchronisations (the recorded server's default).
const PERIOD: Duration = Duration::from_secs(3600);

/// The controller.
pub struct Repositories(pub Arc<Context>);

impl Reconcile for Repositories {
    const RESOURCE: Resource = Resource::Repositories;

    fn wakes(event: &WatchEvent) -> bool {
        is_news(event)
    }

    fn reconcile(self: Arc<Self>, namespace: String, name: String) -> BoxFuture<'static, Next> {
        let context = self.0.clone();
        Box::pin(async move {
            context.reconcile_repository(&namespace, &name).await;
            Next::Done
        })
    }
}

impl Context {
    async fn reconcile_repository(&self, namespace: &str, name: &str) {
        let Ok(object) = self.store.get(Resource::Repositories, namespace, name) else { return };
        let Some(repository) = Registered::of(&object) else { return };
        if !object["metadata"]["deletionTimestamp"].is_null() {
            return self.forget(&object, &repository).await;
        }
        let object = self.hold(&object, &repository);
        let mut status = object["status"].as_object().cloned().unwrap_or_default();
        self.report(&object, &mut status, "False", "Reconciling", "Repository reconciliation in progress");
        match self.synchronise(&repository).await {
            Ok((commit, packages)) => {
                self.note_sync(&object, &mut status, &commit, packages);
                self.report(&object, &mut status, "True", "Ready", "Repository Ready");
            }
            Err(why) => self.report(&object, &mut status, "False", "Error", &why),
        }
    }

    /// Makes sure of the finalizer.
    fn hold(&self, object: &Arc<Value>, repository: &Registered) -> Arc<Value> {
        let mut finalizers = object["metadata"]["finalizers"].as_array().cloned().unwrap_or_default();
        if finalizers.iter().any(|finalizer| finalizer == REPOSITORY_FINALIZER) {
            return object.clone();
        }
        finalizers.push(REPOSITORY_FINALIZER.into());
        self.patch_repository(repository, &json!({"metadata": {"finalizers": finalizers}}))
            .unwrap_or_else(|| object.clone())
    }

    /// Drops the content of a repository that is unregistered, and lets the object go.
    async fn forget(&self, object: &Value, repository: &Registered) {
        self.set_usable(repository, false);
        let records = self.cache.list(Some(&repository.namespace));
        for record in records.iter().filter(|record| record.key.repository == repository.name) {
            // What could not be forgotten durably is found again at the next start, and does no harm.
            drop(self.cache.remove(&record.key).await);
        }
        let finalizers = object["metadata"]["finalizers"].as_array().cloned().unwrap_or_default();
        let left: Vec<Value> = finalizers.into_iter().filter(|f| f != REPOSITORY_FINALIZER).collect();
        self.patch_repository(repository, &json!({"metadata": {"finalizers": left}}));
    }

    fn patch_repository(&self, repository: &Registered, patch: &Value) -> Option<Arc<Value>> {
        let (namespace, name) = (&repository.namespace, &repository.name);
        self.store.merge_patch(Resource::Repositories, namespace, name, Part::Main, patch, CONTROLLERS).ok()
    }

    /// The head of its branch, and how many package revisions it has.
    async fn synchronise(&self, repository: &Registered) -> Result<(String, usize), String> {
        if repository.kind != "git" {
            return Err(format!("repository type \"{}\" not supported", repository.kind));
        }
        let secret = missing_secret(self, &repository.namespace, repository.secret.as_deref(), "secrets");
        let opened = match secret {
            Some(why) => Err(GitError::Failed(why)),
            None => self.registry.open(&repository.url).await,
        };
        let repo =
            opened.map_err(|error| fetch_failed(&repository.url, &repository.key(), &error.to_string()))?;
        let failed = |error: GitError| {
            format!(
                "error cloning git repository {}, fetch of remote repository failed: {error}",
                repository.url
            )
        };
        let head = self.branch_head(repository, &*repo).await.map_err(failed)?;
        // Objects of found packages wake their controller at once, so the repository must be known before.
        self.set_usable(repository, true);
        let packages = self.discover(repository, &*repo, &head).await.map_err(failed)?;
        Ok((head, packages))
    }

    async fn branch_head(&self, repository: &Registered, repo: &dyn Repo) -> Result<String, GitError> {
        let refs = repo.refs().await?;
        if let Some(head) = find(&refs, &repository.head()) {
            return Ok(head.to_owned());
        }
        if !repository.create_branch {
            return Err(missing_branch(repository));
        }
        let base = match find(&refs, "refs/heads/main") {
            Some(main) => main.to_owned(),
            None => self.first_commit(repo).await?,
        };
        let change = RefChange { name: repository.head(), old: Old::Absent, new: Some(base.clone()) };
        repo.update(vec![change]).await.map(|()| base)
    }

    /// An empty commit to begin a branch with.
    async fn first_commit(&self, repo: &dyn Repo) -> Result<String, GitError> {
        let who = Identity::new("Package Orchestration Service", "porch@kpt.dev");
        let commit = NewCommit {
            parents: &[],
            directory: "",
            files: &Files::new(),
            message: "Initial commit",
            author: &who,
            committer: &who,
            seconds: self.store.clock().now().as_second(),
        };
        repo.commit(commit).await
    }

    fn note_sync(&self, object: &Value, status: &mut Map<String, Value>, commit: &str, packages: usize) {
        let clock = self.store.clock();
        let next = clock.now().checked_add(PERIOD).unwrap_or_else(|_| clock.now());
        status.insert("gitCommitHash".into(), commit.into());
        status.insert("lastFullSyncTime".into(), clock.stamp().into());
        status.insert("nextFullSyncTime".into(), next.strftime("%Y-%m-%dT%H:%M:%SZ").to_string().into());
        status.insert("observedGeneration".into(), object["metadata"]["generation"].clone());
        match packages {
            0 => drop(status.remove("packageCount")),
            count => drop(status.insert("packageCount".into(), count.into())),
        }
    }

    fn report(
        &self,
        object: &Value,
        status: &mut Map<String, Value>,
        ready: &str,
        reason: &str,
        message: &str,
    ) {
        let metadata = &object["metadata"];
        let condition = json!({
            "type": "Ready", "status": ready, "reason": reason, "message": message,
            "observedGeneration": metadata["generation"], "lastTransitionTime": self.store.clock().stamp(),
        });
        status.insert("conditions".into(), json!([condition]));
        let (namespace, name) = super::object::name_of(object);
        let body = json!({
            "apiVersion": Repository::API_VERSION, "kind": Repository::KIND,
            "metadata": {"namespace": namespace, "name": name}, "status": status,
        });
        // A Repository that vanished meanwhile takes no status.
        let resource = Resource::Repositories;
        if self.store.get(resource, &namespace, &name).is_ok() {
            drop(self.store.apply(resource, &namespace, &name, Part::Status, &body, REPOSITORY));
        }
    }
}

/// The words for a repository that could not be fetched. The recorded server tries three times.
pub fn fetch_failed(url: &str, key: &str, cause: &str) -> String {
    format!(
        "error cloning git repository {url}, fetch of remote repository failed: fetch of remote repository {key} with retry failed: fetch of remote repository {key} with retry failed on try number 3: cannot fetch repository {key}: {cause}"
    )
}

/// The words for a secret that is named and not there.
pub fn missing_secret(context: &Context, namespace: &str, name: Option<&str>, kind: &str) -> Option<String> {
    let name = name.filter(|name| context.store.get(Resource::Secrets, namespace, name).is_err())?;
    Some(format!(
        "failed to obtain git credentials: failed to obtain credential from secret {namespace}/{name}: cannot resolve credentials in a secret {namespace}/{name}: {kind} \"{name}\" not found"
    ))
}
