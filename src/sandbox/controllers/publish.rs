//! Publication: a proposed package becomes a revision in its registered repository.
//!
//! In: a proposed record. Out: two commits on the branch and a tag, moved together, and the published
//! record. Never: a commit that drops what somebody else pushed meanwhile: then it is made again on theirs.

use std::sync::Arc;

use serde_json::json;

use super::Context;
use super::registered::Registered;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::{Publication, Record, Refusal};
use crate::sandbox::git::{GitError, Identity, NewCommit, Old, Ref, RefChange, Repo, find};

/// Attempts when the branch moves meanwhile (the recorded server's number).
const ATTEMPTS: usize = 3;
/// Who publishes; the recorded server names the user its process runs as.
pub const PUBLISHER: &str = "root";

impl Context {
    /// Publishes a record.
    ///
    /// # Errors
    /// [`Refusal::Failed`] with what git said.
    pub async fn publish(
        &self,
        repository: &Registered,
        record: Arc<Record>,
    ) -> Result<Arc<Record>, Refusal> {
        let _one = self.publishing.lock().await;
        let known = self.cache.newest_revision(&record.key);
        let pushed = self.push(repository, &record, known).await;
        let (revision, commit) = pushed.map_err(|error| Refusal::Failed(error.to_string()))?;
        let publication = Publication {
            commit,
            reference: repository.tag(&record.key.package, revision),
            by: PUBLISHER.into(),
            at: self.store.clock().stamp(),
        };
        let change = |now: &Record, _: &str| {
            let publication = Some(publication);
            Ok(Record { lifecycle: Lifecycle::Published, revision, publication, ..now.clone() })
        };
        self.cache.update(&record.key, change).await
    }

    async fn push(
        &self,
        repository: &Registered,
        record: &Record,
        known: i64,
    ) -> Result<(i64, String), GitError> {
        let mut moved = GitError::Moved(repository.head());
        for _ in 0..ATTEMPTS {
            let repo = self.registry.open(&repository.url).await?;
            match self.push_once(&*repo, repository, record, known).await {
                Err(error @ GitError::Moved(_)) => moved = error,
                other => return other,
            }
        }
        Err(moved)
    }

    async fn push_once(
        &self,
        repo: &dyn Repo,
        repository: &Registered,
        record: &Record,
        known: i64,
    ) -> Result<(i64, String), GitError> {
        let refs = repo.refs().await?;
        let head = find(&refs, &repository.head()).ok_or_else(|| missing_branch(repository))?.to_owned();
        let package = &record.key.package;
        let revision = known.max(newest_tag(&refs, &repository.tag(package, 0))) + 1;
        let draft = self
            .commit(repo, repository, record, std::slice::from_ref(&head), &draft_message(repository, record))
            .await?;
        let parents = [head.clone(), draft];
        let message = approval_message(repository, record, revision);
        let merge = self.commit(repo, repository, record, &parents, &message).await?;
        let tag = format!("refs/tags/{}", repository.tag(package, revision));
        repo.update(vec![
            RefChange { name: repository.head(), old: Old::At(head), new: Some(merge.clone()) },
            RefChange { name: tag, old: Old::Absent, new: Some(merge.clone()) },
        ])
        .await?;
        Ok((revision, merge))
    }

    async fn commit(
        &self,
        repo: &dyn Repo,
        repository: &Registered,
        record: &Record,
        parents: &[String],
        message: &str,
    ) -> Result<String, GitError> {
        let commit = NewCommit {
            parents,
            directory: &repository.path(&record.key.package),
            files: &record.files,
            message,
            author: &repository.author,
            committer: &Identity::new("Package Orchestration Service", "porch@kpt.dev"),
            seconds: self.store.clock().now().as_second(),
        };
        repo.commit(commit).await
    }

    /// Takes the tag of a published record away.
    ///
    /// # Errors
    /// What git said.
    pub async fn unpublish(&self, repository: &Registered, record: &Record) -> Result<(), GitError> {
        let Some(publication) = record.publication.as_ref().filter(|_| record.revision > 0) else {
            return Ok(());
        };
        let repo = self.registry.open(&repository.url).await?;
        let name = format!("refs/tags/{}", publication.reference);
        match find(&repo.refs().await?, &name) {
            Some(_) => repo.update(vec![RefChange { name, old: Old::Any, new: None }]).await,
            None => Ok(()),
        }
    }
}

/// The words for a branch that is not there.
pub fn missing_branch(repository: &Registered) -> GitError {
    GitError::Failed(format!("branch \"{}\" doesn't exist: reference not found", repository.branch))
}

/// The highest revision among tags like `<path>/v3`, given the tag of revision 0.
fn newest_tag(refs: &[Ref], zero: &str) -> i64 {
    let prefix = format!("refs/tags/{}", zero.trim_end_matches('0'));
    let numbers = refs.iter().filter_map(|entry| entry.name.strip_prefix(&prefix)?.parse::<i64>().ok());
    numbers.max().unwrap_or_default()
}

/// Message of the commit with the content. Nothing tells a copy from another draft any more.
fn draft_message(repository: &Registered, record: &Record) -> String {
    let facts = facts_line(repository, record, 0).replace('}', ",\"task\":{\"type\":\"edit\"}}");
    format!("Creating new revision by copying previous revision\n\n\n{facts}")
}

/// Message of the commit on the branch.
fn approval_message(repository: &Registered, record: &Record, revision: i64) -> String {
    let path = repository.path(&record.key.package);
    format!("Approving package revision {path}/{revision}\n\n{}", facts_line(repository, record, revision))
}

/// The line for machines. Its keys have an order, so it is no map.
fn facts_line(repository: &Registered, record: &Record, revision: i64) -> String {
    let quote = |text: &str| json!(text).to_string();
    format!(
        "kpt:{{\"package\":{},\"workspaceName\":{},\"revision\":\"{revision}\"}}",
        quote(&repository.path(&record.key.package)),
        quote(&record.key.workspace)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_other_packages_do_not_count() {
        let one = |name: &str| Ref { name: name.into(), commit: "c".into() };
        let refs = [
            one("refs/tags/cell/v2"),
            one("refs/tags/cell/v10"),
            one("refs/tags/cell/vx"),
            one("refs/tags/cells/v99"),
        ];
        assert_eq!(newest_tag(&refs, "cell/v0"), 10);
        assert_eq!(newest_tag(&refs, "other/v0"), 0);
    }
}
