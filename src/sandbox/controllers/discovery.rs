//! Packages that are in git already: found when a repository is synchronised, offered as objects.
//!
//! In: the refs of a repository. Out: content in the cache; for repositories of the v1alpha2 controller an
//! object each: what lies on the branch as revision -1 of a workspace named like the branch, what is tagged
//! `<package>/v<number>` as that revision, branches `drafts/…` and `proposed/…` as what their names say.
//! Published ones that are in git no more are deleted. Never: a change of content the cache has already.
//!
//! Objects are made in two steps, as recorded: first who they are, then what they start with.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};

use super::object::Revision;
use super::publish::PUBLISHER;
use super::registered::Registered;
use super::status::{facts, self_lock};
use super::{Context, REPOSITORY, SEED, sync};
use crate::api::config::Repository;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::package::kptfile::{KPTFILE_NAME, Kptfile};
use crate::sandbox::cache::{Key, Publication, Record, Trail};
use crate::sandbox::git::{GitError, Ref, Repo};
use crate::sandbox::store::{Part, Preconditions, Resource};

/// Label of objects found in git.
const FOUND_IN: &str = "porch.kpt.dev/repository";

/// A package revision in git.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    package: String,
    workspace: String,
    lifecycle: Lifecycle,
    revision: i64,
    commit: String,
    reference: String,
}

impl Context {
    /// Takes what is in git into the cache, makes the objects and deletes those whose package is gone; gives
    /// the number of package revisions the repository has then.
    ///
    /// # Errors
    /// What git said.
    pub async fn discover(
        &self,
        repository: &Registered,
        repo: &dyn Repo,
        head: &str,
    ) -> Result<usize, GitError> {
        let refs = repo.refs().await?;
        let mut found = on_branch(repository, &repo.paths(head).await?, head);
        found.extend(tagged(repository, &refs));
        found.extend(unpublished(repository, &refs));
        for found in &found {
            self.take_in(repository, repo, found).await?;
        }
        self.drop_stale(repository, &found).await?;
        let records = self.records_of(repository);
        records.iter().for_each(|record| self.offer(repository, record));
        Ok(records.len())
    }

    /// What the cache has of a repository.
    pub fn records_of(&self, repository: &Registered) -> Vec<Arc<Record>> {
        let records = self.cache.list(Some(&repository.namespace));
        records.into_iter().filter(|record| record.key.repository == repository.name).collect()
    }

    /// Forgets published ones that are in git no more; their objects wait until their deletion is proposed.
    async fn drop_stale(&self, repository: &Registered, found: &[Found]) -> Result<(), GitError> {
        for record in self.records_of(repository).iter().filter(|record| record.revision != 0) {
            let place = record.publication.as_ref().map(|place| &place.reference);
            let package = &record.key.package;
            if found.iter().any(|found| Some(&found.reference) == place && found.package == *package) {
                continue;
            }
            self.cache.remove(&record.key).await?;
            let (namespace, name) = (&record.key.namespace, record.key.name());
            // No object is as good as a deleted one.
            drop(self.store.delete(Resource::PackageRevisions, namespace, &name, &Preconditions::default()));
        }
        Ok(())
    }

    /// Puts a found one into the cache, unless it is there, under its own workspace or another one.
    async fn take_in(&self, repository: &Registered, repo: &dyn Repo, found: &Found) -> Result<(), GitError> {
        let key = Key {
            namespace: repository.namespace.clone(),
            repository: repository.name.clone(),
            package: found.package.clone(),
            workspace: found.workspace.clone(),
        };
        if self.cache.get(&key).is_some() || self.is_published_elsewhere(&key, found) {
            return Ok(());
        }
        let files = repo.files(&found.commit, &repository.path(&found.package)).await?.unwrap_or_default();
        let publication = Publication {
            commit: found.commit.clone(),
            reference: found.reference.clone(),
            // Recorded for the one repository that names an author, and for no other.
            by: if repository.names_author { PUBLISHER.into() } else { String::new() },
            at: if found.lifecycle.is_published() { self.store.clock().stamp() } else { String::new() },
        };
        let record = Record {
            version: self.cache.next_version(&key),
            key,
            files: Arc::new(files),
            lifecycle: found.lifecycle,
            revision: found.revision,
            publication: Some(publication),
            trail: Trail::default(),
        };
        let stored = self.cache.insert(record).await;
        stored.map(drop).map_err(|why| GitError::Failed(why.to_string()))
    }

    /// Is it the tag of a revision that was published from here, under the name of its workspace?
    fn is_published_elsewhere(&self, key: &Key, found: &Found) -> bool {
        let records = self.cache.list(Some(&key.namespace));
        let mut siblings = records.iter().filter(|record| record.key.same_package(key));
        found.revision > 0 && siblings.any(|record| record.revision == found.revision)
    }

    /// Makes the object of a package revision, or brings up to date what its repository says about it.
    fn offer(&self, repository: &Registered, record: &Record) {
        let name = record.key.name();
        let (resource, namespace) = (Resource::PackageRevisions, &record.key.namespace);
        let there = self.revision(namespace, &name);
        if !repository.v1alpha2 || there.as_ref().is_some_and(Revision::is_deleted) {
            return;
        }
        let identity = identity(repository, record);
        // A name that no object can have is not offered.
        let made = self.store.apply(resource, namespace, &name, Part::Main, &identity, REPOSITORY);
        let Some(revision) = made.ok().and_then(|object| Revision::of(&object)) else { return };
        self.place(&revision, repository, record);
        if there.is_none() {
            self.seed(&revision, repository, record);
        }
    }

    /// Where it is.
    fn place(&self, revision: &Revision, repository: &Registered, record: &Record) {
        let mut place = json!({"selfLock": self_lock(record, repository)});
        if repository.deployment {
            place["deployment"] = true.into();
        }
        self.apply(revision, Part::Status, "status", place, REPOSITORY);
    }

    fn seed(&self, revision: &Revision, repository: &Registered, record: &Record) {
        let kptfile = record.kptfile().map(Kptfile::read_loosely).unwrap_or_default();
        let mut spec = sync::spec(&kptfile);
        spec.insert("lifecycle".into(), record.lifecycle.as_str().into());
        self.apply(revision, Part::Main, "spec", Value::Object(spec), SEED);
        let mut status = facts(record, repository);
        status.retain(|field, _| field != "selfLock" && field != "upstreamLock");
        status.extend(sync::conditions(&kptfile));
        self.apply_status(revision, status, SEED);
    }
}

/// Who a found package revision is.
fn identity(repository: &Registered, record: &Record) -> Value {
    let key = &record.key;
    json!({
        "apiVersion": PackageRevision::API_VERSION, "kind": PackageRevision::KIND,
        "metadata": {
            "namespace": key.namespace, "name": key.name(), "labels": {FOUND_IN: repository.name},
            "ownerReferences": [{
                "apiVersion": Repository::API_VERSION, "kind": Repository::KIND,
                "name": repository.name, "uid": repository.uid,
            }],
        },
        "spec": {"packageName": key.package, "repository": key.repository, "workspaceName": key.workspace},
    })
}

/// The packages on the branch. A Kptfile inside a package makes no package of its own.
fn on_branch(repository: &Registered, paths: &[String], head: &str) -> Vec<Found> {
    let prefix = repository.path("");
    let inside = paths.iter().filter_map(|path| path.strip_prefix(&prefix));
    let directories: BTreeSet<&str> =
        inside.filter_map(|path| path.strip_suffix(KPTFILE_NAME)?.strip_suffix('/')).collect();
    let nested = |directory: &str| {
        directories
            .iter()
            .any(|other| directory.strip_prefix(other).is_some_and(|rest| rest.starts_with('/')))
    };
    let packages = directories.iter().filter(|directory| !nested(directory));
    let found = |package: &&str| Found {
        package: (*package).to_owned(),
        workspace: repository.branch.clone(),
        lifecycle: Lifecycle::Published,
        revision: -1,
        commit: head.to_owned(),
        reference: repository.branch.clone(),
    };
    packages.map(found).collect()
}

/// The published revisions.
fn tagged(repository: &Registered, refs: &[Ref]) -> Vec<Found> {
    let prefix = format!("refs/tags/{}", repository.path(""));
    let found = |entry: &Ref| {
        let (package, workspace) = entry.name.strip_prefix(&prefix)?.rsplit_once('/')?;
        Some(Found {
            package: package.to_owned(),
            workspace: workspace.to_owned(),
            lifecycle: Lifecycle::Published,
            revision: workspace.strip_prefix('v')?.parse().ok().filter(|number| *number > 0)?,
            commit: entry.commit.clone(),
            reference: entry.name.strip_prefix("refs/tags/")?.to_owned(),
        })
    };
    refs.iter().filter_map(found).collect()
}

/// Drafts and proposals that somebody pushed as branches.
fn unpublished(repository: &Registered, refs: &[Ref]) -> Vec<Found> {
    let found = |entry: &Ref| {
        let branch = entry.name.strip_prefix("refs/heads/")?;
        let (kind, rest) = branch.split_once('/')?;
        let lifecycle = match kind {
            "drafts" => Lifecycle::Draft,
            "proposed" => Lifecycle::Proposed,
            _ => return None,
        };
        let (package, workspace) = rest.strip_prefix(&repository.path(""))?.rsplit_once('/')?;
        Some(Found {
            package: package.to_owned(),
            workspace: workspace.to_owned(),
            lifecycle,
            revision: 0,
            commit: entry.commit.clone(),
            reference: branch.to_owned(),
        })
    };
    refs.iter().filter_map(found).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repository(directory: &str) -> Registered {
        let object = json!({"metadata": {"name": "edge", "namespace": "ns"},
                            "spec": {"git": {"repo": "R", "directory": directory}}});
        Registered::of(&object).unwrap()
    }

    fn names(found: &[Found]) -> Vec<(&str, &str, i64)> {
        found.iter().map(|f| (f.package.as_str(), f.workspace.as_str(), f.revision)).collect()
    }

    #[test]
    fn packages_end_at_the_first_kptfile() {
        let paths =
            ["README.md", "a/Kptfile", "a/sub/Kptfile", "ab/Kptfile", "b/c/Kptfile", "b/x.yaml", "xKptfile"];
        let paths = paths.map(str::to_owned);
        let found = on_branch(&repository("/"), &paths, "c0");
        assert_eq!(names(&found), [("a", "main", -1), ("ab", "main", -1), ("b/c", "main", -1)]);
        let found = on_branch(&repository("/b"), &paths, "c0");
        assert_eq!(names(&found), [("c", "main", -1)]);
    }

    #[test]
    fn only_numbered_tags_are_revisions() {
        let refs: Vec<Ref> =
            ["refs/heads/a/v1", "refs/tags/a/b/v2", "refs/tags/v1", "refs/tags/a/next", "refs/tags/a/v0"]
                .into_iter()
                .map(|name| Ref { name: name.into(), commit: "c".into() })
                .collect();
        let found = tagged(&repository("/"), &refs);
        assert_eq!(names(&found), [("a/b", "v2", 2)]);
        assert_eq!(found[0].reference, "a/b/v2");
        assert_eq!(unpublished(&repository("/"), &refs), []);
        assert_eq!(names(&tagged(&repository("a"), &refs)), [("b", "v2", 2)]);
    }

    #[test]
    fn branches_say_what_they_hold() {
        let refs: Vec<Ref> = [
            "refs/heads/drafts/a/b/w1",
            "refs/heads/proposed/c/w2",
            "refs/heads/drafts/x",
            "refs/heads/other/c/w",
        ]
        .into_iter()
        .map(|name| Ref { name: name.into(), commit: "c".into() })
        .collect();
        let found = unpublished(&repository("/"), &refs);
        assert_eq!(names(&found), [("a/b", "w1", 0), ("c", "w2", 0)]);
        assert_eq!((found[0].lifecycle, found[1].lifecycle), (Lifecycle::Draft, Lifecycle::Proposed));
        assert_eq!(found[0].reference, "drafts/a/b/w1");
    }
}
