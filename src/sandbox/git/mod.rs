//! Git: where published packages live, and where the content of drafts is kept durably.
//!
//! In: commits to make, refs to move. Out: files, refs, commit ids. Never: a decision about packages,
//! a work tree, the user's git configuration, or a repository outside this machine.
//!
//! Two implementations stand behind [`Repo`]: [`bare::BareRepo`] drives the `git` program's plumbing,
//! [`memory::MemoryRepo`] is its twin for tests with paused time.

pub mod address;
pub mod bare;
mod bulk;
mod locks;
pub mod memory;
pub mod mirror;
pub mod program;
pub mod registry;

use futures::future::BoxFuture;

use crate::package::Files;

/// Why git did not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GitError {
    /// No repository at that place.
    #[error("repository not found")]
    NoRepository,
    /// The address lies outside this machine.
    #[error("{0}")]
    Refused(String),
    /// A ref was not where the caller thought, nothing was changed.
    #[error("remote ref changed: {0}")]
    Moved(String),
    /// Anything else, with what git said.
    #[error("{0}")]
    Failed(String),
}

/// Name and address of a commit's author or committer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Name.
    pub name: String,
    /// Address.
    pub email: String,
}

impl Identity {
    /// An identity.
    pub fn new(name: &str, email: &str) -> Self {
        Self { name: name.into(), email: email.into() }
    }
}

/// A commit to make: the tree of the first parent with `directory` replaced by `files`.
#[derive(Clone, Debug)]
pub struct NewCommit<'a> {
    /// Parents; the tree is based on the first one, or empty without any.
    pub parents: &'a [String],
    /// Directory to replace; empty means the whole tree.
    pub directory: &'a str,
    /// The files below `directory`.
    pub files: &'a Files,
    /// Whole message.
    pub message: &'a str,
    /// Author.
    pub author: &'a Identity,
    /// Committer.
    pub committer: &'a Identity,
    /// Time of both, seconds since the epoch.
    pub seconds: i64,
}

/// A ref with its full name and the commit it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ref {
    /// Full name, e.g. `refs/heads/main`.
    pub name: String,
    /// Commit id.
    pub commit: String,
}

/// Where a ref must be for a change to take place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Old {
    /// Wherever it is, if it is.
    Any,
    /// It must not exist.
    Absent,
    /// It must be there.
    At(String),
}

/// One move of a ref.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefChange {
    /// Full name.
    pub name: String,
    /// Where it must be now.
    pub old: Old,
    /// Where it shall be; `None` deletes it.
    pub new: Option<String>,
}

/// Result of a git operation.
pub type GitResult<'a, T> = BoxFuture<'a, Result<T, GitError>>;

/// A bare repository.
pub trait Repo: Send + Sync {
    /// All branches, tags and other refs, sorted by name; annotated tags are followed to their commit.
    fn refs(&self) -> GitResult<'_, Vec<Ref>>;
    /// The text files below `directory` (empty: all) at a commit; `None` when there is no such directory.
    fn files<'a>(&'a self, commit: &'a str, directory: &'a str) -> GitResult<'a, Option<Files>>;
    /// All text files of each of many commits.
    fn files_of<'a>(&'a self, commits: &'a [String]) -> GitResult<'a, Vec<Files>> {
        Box::pin(async move {
            let mut all = Vec::new();
            for commit in commits {
                all.push(self.files(commit, "").await?.unwrap_or_default());
            }
            Ok(all)
        })
    }
    /// The paths of all files at a commit.
    fn paths<'a>(&'a self, commit: &'a str) -> GitResult<'a, Vec<String>>;
    /// Stores a commit and gives its id; no ref leads to it yet.
    fn commit<'a>(&'a self, commit: NewCommit<'a>) -> GitResult<'a, String>;
    /// Moves refs, all of them or none.
    fn update(&self, changes: Vec<RefChange>) -> GitResult<'_, ()>;
    /// Fetches what changed elsewhere; nothing to do for a repository on this disk.
    fn refresh(&self) -> GitResult<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}

/// The commit of a ref among `refs`.
pub fn find<'a>(refs: &'a [Ref], name: &str) -> Option<&'a str> {
    refs.iter().find(|r| r.name == name).map(|r| r.commit.as_str())
}

/// The commit a user's short name leads to: a branch first, then a tag, then the full name.
pub fn resolve<'a>(refs: &'a [Ref], name: &str) -> Option<&'a str> {
    [format!("refs/heads/{name}"), format!("refs/tags/{name}"), name.to_owned()]
        .iter()
        .find_map(|full| find(refs, full))
}

#[cfg(test)]
mod tests;
