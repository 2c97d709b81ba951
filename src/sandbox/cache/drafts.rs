//! The durable side of the content cache: one ref for each package revision in a bare repository of the
//! state directory.
//!
//! In: records. Out: the same records after a restart. Never: the registered repositories, which see a
//! package at its publication only. A commit holds the files below `package/`, those whose names git
//! cannot keep below `odd/`, and `record.json` with the rest; the ref moves last, so a killed process
//! leaves the old record or the new one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::record::{Key, Publication, Record};
use super::trail::Trail;
use crate::api::lifecycle::Lifecycle;
use crate::package::Files;
use crate::sandbox::crash::{Point, Trap};
use crate::sandbox::git::{GitError, Identity, NewCommit, Old, Ref, RefChange, Repo};

/// Prefix of all refs.
const REFS: &str = "refs/packages/";
/// File with everything but the content.
const RECORD: &str = "record.json";
/// Directory of the content.
const PACKAGE: &str = "package/";
/// Directory of files that git cannot keep under their names.
const ODD: &str = "odd/";

/// Everything but the content.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Head {
    key: Key,
    version: String,
    lifecycle: String,
    revision: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    publication: Option<Publication>,
    #[serde(default)]
    trail: Trail,
}

/// The durable store. Nobody else writes to its repository, so it knows where every ref is.
pub struct Drafts {
    repo: Arc<dyn Repo>,
    heads: Mutex<BTreeMap<String, String>>,
    trap: Trap,
}

impl Drafts {
    /// On a repository of its own.
    pub fn new(repo: Arc<dyn Repo>) -> Self {
        Self { repo, heads: Mutex::default(), trap: Trap::default() }
    }

    /// With a place to die at.
    #[must_use]
    pub fn trapped(self, trap: Trap) -> Self {
        Self { trap, ..self }
    }

    /// Stores a record, with the former one as history.
    ///
    /// # Errors
    /// [`GitError::Moved`] if the ref is not where it was left: a git that a killed process had started came
    /// to its end after the restart. [`Drafts::reload`] tells what it wrote. Else what git said.
    pub async fn save(&self, record: &Record, seconds: i64) -> Result<(), GitError> {
        let name = ref_of(&record.key);
        let head = self.heads().get(&name).cloned();
        let parents: Vec<String> = head.iter().cloned().collect();
        let who = Identity::new("porchctl sandbox", "sandbox@localhost");
        let commit = NewCommit {
            parents: &parents,
            directory: "",
            files: &tree(record)?,
            message: &format!("{} {}", record.lifecycle, record.version),
            author: &who,
            committer: &who,
            seconds,
        };
        let new = self.repo.commit(commit).await?;
        self.trap.at(Point::ContentBeforeRef);
        let old = head.map_or(Old::Absent, Old::At);
        self.repo.update(vec![RefChange { name: name.clone(), old, new: Some(new.clone()) }]).await?;
        self.trap.at(Point::ContentAfterRef);
        self.heads().insert(name, new);
        Ok(())
    }

    /// Forgets a record.
    ///
    /// # Errors
    /// As [`Drafts::save`].
    pub async fn remove(&self, key: &Key) -> Result<(), GitError> {
        let name = ref_of(key);
        let Some(head) = self.heads().get(&name).cloned() else { return Ok(()) };
        self.repo.update(vec![RefChange { name: name.clone(), old: Old::At(head), new: None }]).await?;
        self.heads().remove(&name);
        Ok(())
    }

    /// Reads one record again, if it is there.
    ///
    /// # Errors
    /// What git said; a record that cannot be read.
    pub async fn reload(&self, key: &Key) -> Result<Option<Record>, GitError> {
        let name = ref_of(key);
        let refs = self.repo.refs().await?;
        match refs.into_iter().find(|entry| entry.name == name) {
            Some(entry) => {
                let files = self.repo.files(&entry.commit, "").await?.unwrap_or_default();
                self.take(entry, files).map(Some)
            }
            None => {
                self.heads().remove(&name);
                Ok(None)
            }
        }
    }

    /// All records.
    ///
    /// # Errors
    /// What git said; a record that cannot be read.
    pub async fn load(&self) -> Result<Vec<Record>, GitError> {
        let refs = self.repo.refs().await?;
        let refs: Vec<Ref> = refs.into_iter().filter(|entry| entry.name.starts_with(REFS)).collect();
        let commits: Vec<String> = refs.iter().map(|entry| entry.commit.clone()).collect();
        let all = self.repo.files_of(&commits).await?;
        refs.into_iter().zip(all).map(|(entry, files)| self.take(entry, files)).collect()
    }

    /// A record, and where its ref is from now on.
    fn take(&self, entry: Ref, files: Files) -> Result<Record, GitError> {
        let record = record(files).map_err(|why| GitError::Failed(format!("{}: {why}", entry.name)))?;
        self.heads().insert(entry.name, entry.commit);
        Ok(record)
    }

    fn heads(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.heads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The ref of a key. Names may be too long or too odd for a ref, so it is a digest.
fn ref_of(key: &Key) -> String {
    let digest = Sha256::digest(format!("{key:?}"));
    let hex: String = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("{REFS}{hex}")
}

/// The tree of a record.
fn tree(record: &Record) -> Result<Files, GitError> {
    let head = Head {
        key: record.key.clone(),
        version: record.version.clone(),
        lifecycle: record.lifecycle.to_string(),
        revision: record.revision,
        publication: record.publication.clone(),
        trail: record.trail.clone(),
    };
    let text = serde_json::to_string_pretty(&head).map_err(|error| GitError::Failed(error.to_string()))?;
    let mut files: Files =
        record.files.iter().map(|(path, text)| (place(path, &record.files), text.clone())).collect();
    files.insert(RECORD.into(), text);
    Ok(files)
}

/// A record from its tree.
fn record(mut files: Files) -> Result<Record, String> {
    let head = files.remove(RECORD).ok_or("record.json is missing")?;
    let head: Head = serde_json::from_str(&head).map_err(|error| error.to_string())?;
    let lifecycle: Lifecycle = head.lifecycle.parse()?;
    let files = files.into_iter().filter_map(|(path, text)| Some((original(&path)?, text))).collect();
    Ok(Record {
        key: head.key,
        files: Arc::new(files),
        version: head.version,
        lifecycle,
        revision: head.revision,
        publication: head.publication,
        trail: head.trail,
    })
}

/// Where a file is kept.
fn place(path: &str, all: &Files) -> String {
    if plain(path) && !is_directory(path, all) {
        format!("{PACKAGE}{path}")
    } else {
        format!("{ODD}{}", hex(path))
    }
}

/// Where a kept file belongs.
fn original(path: &str) -> Option<String> {
    match path.strip_prefix(ODD) {
        Some(code) => unhex(code),
        None => path.strip_prefix(PACKAGE).map(str::to_owned),
    }
}

/// Can git keep a file of that name?
fn plain(path: &str) -> bool {
    let segment = |s: &str| !s.is_empty() && s != "." && s != ".." && !s.eq_ignore_ascii_case(".git");
    path.split('/').all(segment) && !path.contains('\0')
}

/// Is a file name the directory of another file?
fn is_directory(path: &str, all: &Files) -> bool {
    let below = format!("{path}/");
    all.range(below.clone()..).next().is_some_and(|(other, _)| other.starts_with(&below))
}

fn hex(text: &str) -> String {
    // A leading letter keeps the empty name a name.
    std::iter::once("x".to_owned()).chain(text.bytes().map(|byte| format!("{byte:02x}"))).collect()
}

fn unhex(code: &str) -> Option<String> {
    let digits = code.strip_prefix('x')?;
    let byte = |at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
    String::from_utf8(bytes?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::git::memory::MemoryRepo;

    #[tokio::test]
    async fn what_was_saved_is_loaded_again() {
        let drafts = Drafts::new(Arc::new(MemoryRepo::new()));
        let names = ["", "a", "a/b", "../x", "d/", "/abs", ".git/config", "ünï y", "odd/x", "record.json"];
        let files: Files = names.iter().map(|name| ((*name).to_owned(), format!("text of {name}"))).collect();
        let mut record = Record {
            key: Key::of_name("ns", "edge.a.cell.v1").unwrap(),
            files: Arc::new(files),
            version: "edge.a.cell.v1.1".into(),
            lifecycle: Lifecycle::Draft,
            revision: 0,
            publication: None,
            trail: Trail::made_for(Some("u")).after_push("edge.a.cell.v1.1"),
        };
        drafts.save(&record, 1).await.unwrap();
        assert_eq!(drafts.load().await.unwrap(), [record.clone()]);
        record.lifecycle = Lifecycle::Published;
        record.revision = 3;
        record.publication = Some(Publication {
            commit: "c".into(),
            reference: "a/cell/v3".into(),
            by: "me".into(),
            at: "2026-01-02T03:04:05Z".into(),
        });
        drafts.save(&record, 2).await.unwrap();
        assert_eq!(drafts.load().await.unwrap(), [record.clone()]);
        drafts.remove(&record.key).await.unwrap();
        assert_eq!(drafts.load().await.unwrap(), []);
    }
}
