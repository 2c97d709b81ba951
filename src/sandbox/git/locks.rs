//! Lock files that a killed git left behind.
//!
//! In: a bare repository that no git of this sandbox works on. Out: the same without locks nobody holds.
//! Never: a lock that comes and goes: only one that stays where it is for a while has lost its owner.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a git takes to move refs, at the very most.
const HELD: Duration = Duration::from_secs(2);

/// Removes them.
pub async fn remove_stale(repository: &Path) {
    let seen = locks(repository);
    if seen.is_empty() {
        return;
    }
    tokio::time::sleep(HELD).await;
    for lock in locks(repository).intersection(&seen) {
        // What cannot be removed is reported by the git that needs it.
        drop(fs::remove_file(lock));
    }
}

/// The lock files of refs and settings.
fn locks(repository: &Path) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    let mut left = vec![repository.join("refs")];
    collect(repository, &mut found, &mut Vec::new());
    while let Some(directory) = left.pop() {
        collect(&directory, &mut found, &mut left);
    }
    found
}

fn collect(directory: &Path, found: &mut BTreeSet<PathBuf>, below: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            below.push(path);
        } else if path.extension().is_some_and(|extension| extension == "lock") {
            found.insert(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn only_locks_that_stay_go() {
        let dir = tempfile::tempdir().unwrap();
        let refs = dir.path().join("refs/heads");
        fs::create_dir_all(&refs).unwrap();
        for name in ["main", "main.lock"] {
            fs::write(refs.join(name), "").unwrap();
        }
        fs::write(dir.path().join("packed-refs.lock"), "").unwrap();
        fs::create_dir(dir.path().join("objects")).unwrap();
        fs::write(dir.path().join("objects/a.lock"), "").unwrap();
        remove_stale(dir.path()).await;
        assert!(refs.join("main").exists() && dir.path().join("objects/a.lock").exists());
        assert!(!refs.join("main.lock").exists() && !dir.path().join("packed-refs.lock").exists());
    }
}
