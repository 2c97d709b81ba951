//! One synchronisation of a registered repository.
//!
//! In: what is registered. Out: the head of its branch, the packages in it taken over; or the recorded
//! words of the failure. Never: a push, except for a branch that the object asks to be made.

use super::Context;
use super::publish::missing_branch;
use super::registered::Registered;
use crate::package::Files;
use crate::sandbox::git::{GitError, Identity, NewCommit, Old, RefChange, Repo, find};
use crate::sandbox::store::Resource;

impl Context {
    /// The head of its branch, and how many package revisions it has.
    ///
    /// # Errors
    /// The words of the condition.
    pub async fn synchronise(&self, repository: &Registered) -> Result<(String, usize), String> {
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
        self.set_usable(repository);
        let packages = self.take_over(repository, &*repo, &head).await.map_err(failed)?;
        Ok((head, packages))
    }

    /// Takes over what is in git. A publication that is between its tag and its record would be found as
    /// somebody else's package, so there must be none.
    async fn take_over(
        &self,
        repository: &Registered,
        repo: &dyn Repo,
        head: &str,
    ) -> Result<usize, GitError> {
        let _none = self.publishing.lock().await;
        for record in self.records_of(repository) {
            if !record.trail.attempts.is_empty() {
                let settled = self.settle_in(repo, repository, record).await;
                settled.map_err(|why| GitError::Failed(why.to_string()))?;
            }
        }
        self.discover(repository, repo, head).await
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
