//! The twin of [`super::bare::BareRepo`] without git and without time.
//!
//! In and out: as [`super::Repo`] says. Never: a disk or a process, so that a test with paused time sees no
//! real delay.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use sha2::{Digest as _, Sha256};

use super::{GitError, GitResult, NewCommit, Old, Ref, RefChange, Repo};
use crate::package::Files;

/// A commit that was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Parents.
    pub parents: Vec<String>,
    /// All files of its tree.
    pub files: Files,
    /// Whole message.
    pub message: String,
    /// `Name <address>`.
    pub author: String,
    /// `Name <address>`.
    pub committer: String,
}

#[derive(Debug, Default)]
struct State {
    commits: BTreeMap<String, Stored>,
    refs: BTreeMap<String, String>,
}

/// A repository in memory.
#[derive(Debug, Default)]
pub struct MemoryRepo {
    state: Mutex<State>,
}

impl MemoryRepo {
    /// An empty repository.
    pub fn new() -> Self {
        Self::default()
    }

    /// A stored commit.
    pub fn stored(&self, id: &str) -> Option<Stored> {
        self.lock().commits.get(id).cloned()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self, commit: &str, directory: &str) -> Result<Option<Files>, GitError> {
        let state = self.lock();
        let stored = state.commits.get(commit).ok_or_else(|| no_commit(commit))?;
        let prefix = prefix(directory);
        let below: Files = stored
            .files
            .iter()
            .filter_map(|(path, text)| Some((path.strip_prefix(&prefix)?.to_owned(), text.clone())))
            .collect();
        Ok((!below.is_empty()).then_some(below))
    }

    fn store(&self, commit: &NewCommit<'_>) -> Result<String, GitError> {
        let mut state = self.lock();
        let mut files = match commit.parents.first() {
            Some(parent) => state.commits.get(parent).ok_or_else(|| no_commit(parent))?.files.clone(),
            None => Files::new(),
        };
        let prefix = prefix(commit.directory);
        files.retain(|path, _| !path.starts_with(&prefix));
        files.extend(commit.files.iter().map(|(path, text)| (format!("{prefix}{path}"), text.clone())));
        let stored = Stored {
            parents: commit.parents.to_vec(),
            files,
            message: commit.message.into(),
            author: format!("{} <{}>", commit.author.name, commit.author.email),
            committer: format!("{} <{}>", commit.committer.name, commit.committer.email),
        };
        let id = id_of(&stored, commit.seconds);
        state.commits.insert(id.clone(), stored);
        Ok(id)
    }

    fn move_refs(&self, changes: Vec<RefChange>) -> Result<(), GitError> {
        let mut state = self.lock();
        if let Some(wrong) = changes.iter().find(|change| !holds(&state, change)) {
            return Err(GitError::Moved(wrong.name.clone()));
        }
        for change in changes {
            match change.new {
                Some(new) => state.refs.insert(change.name, new),
                None => state.refs.remove(&change.name),
            };
        }
        Ok(())
    }
}

impl Repo for MemoryRepo {
    fn refs(&self) -> GitResult<'_, Vec<Ref>> {
        let refs = self
            .lock()
            .refs
            .iter()
            .map(|(name, id)| Ref { name: name.clone(), commit: id.clone() })
            .collect();
        Box::pin(async { Ok(refs) })
    }

    fn files<'a>(&'a self, commit: &'a str, directory: &'a str) -> GitResult<'a, Option<Files>> {
        Box::pin(async move { self.read(commit, directory) })
    }

    fn paths<'a>(&'a self, commit: &'a str) -> GitResult<'a, Vec<String>> {
        Box::pin(async move { Ok(self.read(commit, "")?.unwrap_or_default().into_keys().collect()) })
    }

    fn commit<'a>(&'a self, commit: NewCommit<'a>) -> GitResult<'a, String> {
        Box::pin(async move { self.store(&commit) })
    }

    fn update(&self, changes: Vec<RefChange>) -> GitResult<'_, ()> {
        Box::pin(async move { self.move_refs(changes) })
    }
}

/// Is the ref where the change wants it?
fn holds(state: &State, change: &RefChange) -> bool {
    let now = state.refs.get(&change.name);
    match &change.old {
        Old::Any => true,
        Old::Absent => now.is_none(),
        Old::At(id) => now == Some(id),
    }
}

/// `directory/`, or nothing for the root.
fn prefix(directory: &str) -> String {
    if directory.is_empty() { String::new() } else { format!("{directory}/") }
}

/// A commit that is not there.
fn no_commit(id: &str) -> GitError {
    GitError::Failed(format!("no commit {id}"))
}

/// Forty hexadecimal digits that depend on everything in the commit.
fn id_of(stored: &Stored, seconds: i64) -> String {
    let digest = Sha256::digest(format!("{stored:?} {seconds}"));
    digest.iter().take(20).map(|byte| format!("{byte:02x}")).collect()
}
