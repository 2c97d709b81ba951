//! Publication: a proposed package becomes a revision in its registered repository.
//!
//! In: a proposed record. Out: two commits on the branch and a tag, moved together, and the published
//! record. Never: a commit that drops what somebody else pushed meanwhile: then it is made again on theirs.
//!
//! Git and the record cannot change in one step. So the record notes the commit first, git moves second, and
//! the record becomes published last: whoever finds a note and its tag in git knows that only the last
//! step is missing.

use std::sync::Arc;

use serde_json::json;

use super::Context;
use super::registered::Registered;
use super::synchronise::fetch_failed;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::{Attempt, Key, Publication, Record, Refusal};
use crate::sandbox::crash::Point;
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
        let failed = |error: GitError| Refusal::Failed(error.to_string());
        if self.world.is_git_away(&record.key) {
            return Err(Refusal::Failed(fetch_failed(
                &repository.url,
                &repository.key(),
                "connection refused",
            )));
        }
        let known = self.cache.newest_revision(&record.key);
        let mut moved = GitError::Moved(repository.head());
        for _ in 0..ATTEMPTS {
            let repo = self.registry.open(&repository.url).await.map_err(failed)?;
            let (record, attempt, changes) = self.prepare(&*repo, repository, &record.key, known).await?;
            self.trap.at(Point::PublishPrepared);
            match repo.update(changes).await {
                Err(error @ GitError::Moved(_)) => moved = error,
                Err(error) => return Err(failed(error)),
                Ok(()) => {
                    self.trap.at(Point::PublishPushed);
                    return self.conclude(repository, &record.key, attempt).await;
                }
            }
        }
        Err(failed(moved))
    }

    /// Finishes a publication that was begun before a restart and took place; any other record stays as it is.
    ///
    /// # Errors
    /// As [`Self::publish`].
    pub async fn settle(&self, repository: &Registered, record: Arc<Record>) -> Result<Arc<Record>, Refusal> {
        if record.trail.attempts.is_empty() {
            return Ok(record);
        }
        let _one = self.publishing.lock().await;
        let repo = self.registry.open(&repository.url).await;
        let repo = repo.map_err(|error| Refusal::Failed(error.to_string()))?;
        self.settle_in(&*repo, repository, record).await
    }

    /// As [`Self::settle`], for who may publish alone at the time.
    pub(super) async fn settle_in(
        &self,
        repo: &dyn Repo,
        repository: &Registered,
        record: Arc<Record>,
    ) -> Result<Arc<Record>, Refusal> {
        let refs = repo.refs().await.map_err(|error| Refusal::Failed(error.to_string()))?;
        let package = &record.key.package;
        let took_place = |attempt: &&Attempt| {
            let tag = format!("refs/tags/{}", repository.tag(package, attempt.revision));
            find(&refs, &tag) == Some(attempt.commit.as_str())
        };
        match record.trail.attempts.iter().find(took_place).cloned() {
            Some(attempt) => self.conclude(repository, &record.key, attempt).await,
            None => Ok(record),
        }
    }

    /// Makes the commits of a publication and writes down that it is begun.
    async fn prepare(
        &self,
        repo: &dyn Repo,
        repository: &Registered,
        key: &Key,
        known: i64,
    ) -> Result<(Arc<Record>, Attempt, Vec<RefChange>), Refusal> {
        let record = self.cache.get(key).ok_or_else(|| Refusal::Missing(key.not_found()))?;
        let made = self.make_commits(repo, repository, &record, known).await;
        let (attempt, changes) = made.map_err(|error| Refusal::Failed(error.to_string()))?;
        let begin = |now: &Record, _: &str| {
            if now.version != record.version || now.lifecycle != record.lifecycle {
                return Err(Refusal::Stale);
            }
            Ok(Record { trail: now.trail.before_publication(attempt.clone()), ..now.clone() })
        };
        let record = self.cache.update(key, begin).await?;
        Ok((record, attempt, changes))
    }

    /// Marks a record as published.
    async fn conclude(
        &self,
        repository: &Registered,
        key: &Key,
        attempt: Attempt,
    ) -> Result<Arc<Record>, Refusal> {
        let publication = Publication {
            commit: attempt.commit,
            reference: repository.tag(&key.package, attempt.revision),
            by: PUBLISHER.into(),
            at: self.store.clock().stamp(),
        };
        let publish = |now: &Record, _: &str| {
            let (trail, revision) = (now.trail.after_publication(), attempt.revision);
            let (lifecycle, publication) = (Lifecycle::Published, Some(publication));
            Ok(Record { lifecycle, revision, publication, trail, ..now.clone() })
        };
        let record = self.cache.update(key, publish).await?;
        self.trap.at(Point::PublishRecorded);
        Ok(record)
    }

    /// The commits, and where branch and tag have to go.
    async fn make_commits(
        &self,
        repo: &dyn Repo,
        repository: &Registered,
        record: &Record,
        known: i64,
    ) -> Result<(Attempt, Vec<RefChange>), GitError> {
        let refs = repo.refs().await?;
        let head = find(&refs, &repository.head()).ok_or_else(|| missing_branch(repository))?.to_owned();
        let package = &record.key.package;
        let revision = known.max(newest_tag(&refs, &repository.tag(package, 0))) + 1;
        let draft = self
            .commit(repo, repository, record, std::slice::from_ref(&head), &draft_message(repository, record))
            .await?;
        let parents = [head.clone(), draft];
        let message = approval_message(repository, record, revision);
        let commit = self.commit(repo, repository, record, &parents, &message).await?;
        let tag = format!("refs/tags/{}", repository.tag(package, revision));
        let changes = vec![
            RefChange { name: repository.head(), old: Old::At(head), new: Some(commit.clone()) },
            RefChange { name: tag, old: Old::Absent, new: Some(commit.clone()) },
        ];
        Ok((Attempt { revision, commit }, changes))
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
