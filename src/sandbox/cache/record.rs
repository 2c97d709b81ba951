//! One package revision as the content cache keeps it, and the pure rules about it.
//!
//! In: what a push, a render or a lifecycle wish wants. Out: the changed record, or the words of the
//! refusal. Never: I/O, clocks, objects of the API.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::trail::Trail;
use crate::api::lifecycle::Lifecycle;
use crate::api::names;
use crate::package::Files;

/// Which package revision. The cache knows them by these parts, not by the name of an object.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Key {
    /// Namespace.
    pub namespace: String,
    /// Repository object.
    pub repository: String,
    /// Whole package path with `/`.
    pub package: String,
    /// Workspace.
    pub workspace: String,
}

impl Key {
    /// The key an object name stands for, read as the server reads names.
    pub fn of_name(namespace: &str, name: &str) -> Option<Self> {
        let parts = names::parse(name)?;
        Some(Self {
            namespace: namespace.into(),
            repository: parts.repository,
            package: parts.package,
            workspace: parts.workspace,
        })
    }

    /// The name an object of it should have; versions of the content begin with it.
    pub fn name(&self) -> String {
        names::compose(&self.repository, &self.package, &self.workspace)
    }

    /// Are both revisions of one package?
    pub fn same_package(&self, other: &Self) -> bool {
        (&self.namespace, &self.repository, &self.package)
            == (&other.namespace, &other.repository, &other.package)
    }

    /// Does the recorded server lose what it stores under this key? It reads keys back from names, and a
    /// package with a dot or an empty segment comes back as another one.
    pub fn is_lost(&self) -> bool {
        let dotted = |segment: &str| segment.contains('.') && segment != "..";
        self.package.split('/').any(|segment| segment.is_empty() || dotted(segment))
    }

    /// The words of a failed look-up.
    pub fn not_found(&self) -> String {
        format!(
            "package revision {}/{} not found in repository {}:{}::",
            self.package, self.workspace, self.namespace, self.repository
        )
    }
}

/// Where a package revision lies in git: what a publication left behind, or where it was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Publication {
    /// The commit.
    pub commit: String,
    /// Tag without `refs/tags/`, or the branch for packages found there.
    pub reference: String,
    /// Who published it; empty if nobody did from here.
    pub by: String,
    /// When (RFC 3339); empty if it is not published.
    pub at: String,
}

/// One package revision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which one.
    pub key: Key,
    /// All files.
    pub files: Arc<Files>,
    /// Version of the content: `<name>.<microseconds>`.
    pub version: String,
    /// The lifecycle that was carried out.
    pub lifecycle: Lifecycle,
    /// 0 until published, -1 for what lies on the branch itself.
    pub revision: i64,
    /// Set once it is in git.
    pub publication: Option<Publication>,
    /// What a restart must know.
    pub trail: Trail,
}

/// Why a change was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no such record.
    #[error("{0}")]
    Missing(String),
    /// The content is another one than the writer read.
    #[error("the object has been modified; please apply your changes to the latest version and try again")]
    Stale,
    /// Content of that lifecycle is fixed.
    #[error("cannot update a package revision with lifecycle value \"{0}\"; package must be Draft")]
    NotDraft(Lifecycle),
    /// The lifecycle cannot change that way, or the store failed.
    #[error("{0}")]
    Failed(String),
}

/// What a lifecycle step has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Nothing.
    Stay,
    /// Between Draft and Proposed: the content gets a new version.
    Rework,
    /// Proposed to Published: a revision number and a commit.
    Publish,
    /// Between Published and DeletionProposed.
    Mark,
}

impl Record {
    /// With pushed files.
    ///
    /// # Errors
    /// [`Refusal::Stale`] unless `expected` is its version, [`Refusal::NotDraft`].
    pub fn pushed(&self, expected: &str, files: Arc<Files>, version: &str) -> Result<Self, Refusal> {
        if expected != self.version {
            return Err(Refusal::Stale);
        }
        if self.lifecycle != Lifecycle::Draft {
            return Err(Refusal::NotDraft(self.lifecycle));
        }
        let trail = self.trail.after_push(version);
        Ok(Self { files, version: version.into(), trail, ..self.clone() })
    }

    /// With rendered files. A proposal may be rendered: the way back to Draft renders before it takes the
    /// lifecycle step.
    ///
    /// # Errors
    /// [`Refusal::Stale`] unless `expected` is its version (if given), [`Refusal::NotDraft`] if it is
    /// published.
    pub fn rendered(
        &self,
        expected: Option<&str>,
        files: Arc<Files>,
        version: &str,
    ) -> Result<Self, Refusal> {
        if expected.is_some_and(|expected| expected != self.version) {
            return Err(Refusal::Stale);
        }
        if self.lifecycle.is_published() {
            return Err(Refusal::NotDraft(self.lifecycle));
        }
        let trail = self.trail.after_render();
        Ok(Self { files, version: version.into(), trail, ..self.clone() })
    }

    /// What it takes to get to a lifecycle.
    ///
    /// # Errors
    /// The words of the database of a recorded server, which keeps revision 0 for drafts and proposals.
    pub fn step(&self, wish: Lifecycle) -> Result<Move, Refusal> {
        use Lifecycle::{Draft, Proposed, Published};
        match (self.lifecycle, wish) {
            (from, to) if from == to => Ok(Move::Stay),
            (Draft | Proposed, Draft | Proposed) => Ok(Move::Rework),
            (Proposed, Published) => Ok(Move::Publish),
            (from, to) if from.is_published() && to.is_published() => Ok(Move::Mark),
            (from, _) if from.is_published() => {
                Err(illegal(&format!("revision of {} on drafts is illegal", self.revision)))
            }
            _ => Err(illegal("revision value of 0 is only allowed on when lifecycle is Draft or Proposed")),
        }
    }

    /// The Kptfile, if there is one at the root.
    pub fn kptfile(&self) -> Option<&str> {
        self.files.get("Kptfile").map(String::as_str)
    }
}

/// An error of the recorded server's database.
fn illegal(why: &str) -> Refusal {
    Refusal::Failed(format!(
        "ERROR: create or update not allowed on column \"revision\", {why} (SQLSTATE P0001)"
    ))
}

/// Can the parts be kept? The words are those of the recorded server's database checks.
///
/// # Errors
/// The violated check.
pub fn check_key(key: &Key) -> Result<(), String> {
    let violated = |table: &str| {
        let check = format!("violates check constraint \"{table}_k8s_name_check\" (SQLSTATE 23514)");
        Err(format!("ERROR: new row for relation \"{table}\" {check}"))
    };
    if key.package.is_empty() {
        return violated("packages");
    }
    if key.workspace.is_empty() {
        return violated("package_revisions");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lifecycle::{DeletionProposed, Draft, Proposed, Published};

    fn record(lifecycle: Lifecycle, revision: i64) -> Record {
        let key = Key::of_name("ns", "edge.a.cell.v1").unwrap();
        Record {
            version: format!("{}.7", key.name()),
            key,
            files: Arc::new(Files::new()),
            lifecycle,
            revision,
            publication: None,
            trail: Trail::default(),
        }
    }

    #[test]
    fn a_name_stands_for_its_parts() {
        let key = Key::of_name("ns", "edge.a.cell.v1").unwrap();
        assert_eq!((key.package.as_str(), key.workspace.as_str()), ("a/cell", "v1"));
        assert_eq!(key.name(), "edge.a.cell.v1");
        assert_eq!(key.not_found(), "package revision a/cell/v1 not found in repository ns:edge::");
    }

    #[test]
    fn some_packages_are_lost() {
        let lost = |package: &str| {
            let (namespace, repository) = ("ns".to_owned(), "edge".to_owned());
            Key { namespace, repository, package: package.into(), workspace: "w.1".into() }.is_lost()
        };
        assert!(["a.b", "a//b", "a/b.c"].into_iter().all(lost));
        assert!(!["a/b", "../up", "cell"].into_iter().any(lost));
    }

    #[test]
    fn a_write_needs_a_draft_and_the_version_that_was_read() {
        let files = Arc::new(Files::from([("a".to_owned(), "1".to_owned())]));
        let draft = record(Draft, 0);
        let written = draft.pushed("edge.a.cell.v1.7", files.clone(), "edge.a.cell.v1.8").unwrap();
        assert_eq!((written.version.as_str(), written.files.len()), ("edge.a.cell.v1.8", 1));
        assert_eq!(draft.pushed("edge.a.cell.v1.6", files.clone(), "x"), Err(Refusal::Stale));
        let proposed = record(Proposed, 0);
        assert_eq!(proposed.pushed(&proposed.version, files.clone(), "x"), Err(Refusal::NotDraft(Proposed)));
        assert!(proposed.rendered(Some(&proposed.version), files.clone(), "x").is_ok());
        assert_eq!(draft.rendered(Some("other"), files.clone(), "x"), Err(Refusal::Stale));
        assert_eq!(record(Published, 1).rendered(None, files, "x"), Err(Refusal::NotDraft(Published)));
    }

    #[test]
    fn moves_as_recorded() {
        let step = |from, revision, to| record(from, revision).step(to);
        assert_eq!(step(Draft, 0, Proposed), Ok(Move::Rework));
        assert_eq!(step(Proposed, 0, Draft), Ok(Move::Rework));
        assert_eq!(step(Proposed, 0, Published), Ok(Move::Publish));
        assert_eq!(step(Published, 1, DeletionProposed), Ok(Move::Mark));
        assert_eq!(step(DeletionProposed, 1, Published), Ok(Move::Mark));
        assert_eq!(step(Published, 1, Published), Ok(Move::Stay));
        let direct = step(Draft, 0, Published).unwrap_err().to_string();
        assert!(
            direct.contains("revision value of 0 is only allowed on when lifecycle is Draft"),
            "{direct}"
        );
        assert_eq!(step(Draft, 0, DeletionProposed).unwrap_err().to_string(), direct);
        let back = step(DeletionProposed, 1, Draft).unwrap_err().to_string();
        assert!(back.contains("revision of 1 on drafts is illegal (SQLSTATE P0001)"), "{back}");
    }
}
