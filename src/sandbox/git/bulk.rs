//! The files of many commits at once.
//!
//! In: commit ids. Out: all their files. Never: one program for each of them: a program for each level of the
//! trees and one for the texts is enough, and a sandbox with thousands of packages starts in seconds.

use std::path::Path;

use super::GitError;
use super::program::git;
use crate::package::Files;

/// A tree that is still to be read: whose it is, the path that leads to it, its name for git.
struct Tree {
    owner: usize,
    prefix: String,
    object: String,
}

/// What a tree holds.
struct Entry<'a> {
    is_tree: bool,
    is_file: bool,
    name: &'a str,
    id: String,
}

/// The files of each commit.
///
/// # Errors
/// What git said; an object that is not there.
pub async fn files_of(repository: &Path, commits: &[String]) -> Result<Vec<Files>, GitError> {
    let root = |(owner, commit): (usize, &String)| Tree {
        owner,
        prefix: String::new(),
        object: format!("{commit}^{{tree}}"),
    };
    let mut trees: Vec<Tree> = commits.iter().enumerate().map(root).collect();
    let mut places = Vec::new();
    while !trees.is_empty() {
        let out = read(repository, trees.iter().map(|tree| tree.object.as_str())).await?;
        let mut below = Vec::new();
        for (tree, bytes) in trees.iter().zip(objects(&out)?) {
            for entry in entries(bytes) {
                let path = format!("{}{}", tree.prefix, entry.name);
                if entry.is_tree {
                    below.push(Tree { owner: tree.owner, prefix: format!("{path}/"), object: entry.id });
                } else if entry.is_file {
                    places.push((tree.owner, path, entry.id));
                }
            }
        }
        trees = below;
    }
    let out = read(repository, places.iter().map(|(_, _, id)| id.as_str())).await?;
    let mut all = vec![Files::new(); commits.len()];
    for ((owner, path, _), bytes) in places.into_iter().zip(objects(&out)?) {
        if let Some(files) = all.get_mut(owner) {
            files.insert(path, String::from_utf8_lossy(bytes).into_owned());
        }
    }
    Ok(all)
}

async fn read(repository: &Path, names: impl Iterator<Item = &str>) -> Result<Vec<u8>, GitError> {
    let input: String = names.flat_map(|name| [name, "\n"]).collect();
    git(repository, &["cat-file", "--batch"], input.as_bytes()).await
}

/// `id type size<LF>bytes<LF>`, again and again.
fn objects(mut out: &[u8]) -> Result<Vec<&[u8]>, GitError> {
    let mut found = Vec::new();
    while let Some(end) = out.iter().position(|byte| *byte == b'\n') {
        let head = String::from_utf8_lossy(&out[..end]);
        let size = head.rsplit(' ').next().and_then(|size| size.parse::<usize>().ok());
        let bytes = size.and_then(|size| out.get(end + 1..end + 1 + size));
        let bytes = bytes.ok_or_else(|| GitError::Failed(format!("git has no object {head}")))?;
        found.push(bytes);
        out = out.get(end + 2 + bytes.len()..).unwrap_or_default();
    }
    Ok(found)
}

/// `mode name<NUL>` and the id in 20 bytes, again and again.
fn entries(mut tree: &[u8]) -> Vec<Entry<'_>> {
    let mut found = Vec::new();
    while let Some((entry, rest)) = entry(tree) {
        found.extend(entry);
        tree = rest;
    }
    found
}

/// The first entry, unless its name is no text, and the rest.
fn entry(tree: &[u8]) -> Option<(Option<Entry<'_>>, &[u8])> {
    let blank = tree.iter().position(|byte| *byte == b' ')?;
    let end = tree.iter().position(|byte| *byte == 0)?;
    let id = tree.get(end + 1..end + 21)?;
    let mode = &tree[..blank];
    let entry = |name| Entry {
        is_tree: mode == b"40000",
        is_file: mode.starts_with(b"100"),
        name,
        id: id.iter().map(|byte| format!("{byte:02x}")).collect(),
    };
    Some((std::str::from_utf8(&tree[blank + 1..end]).ok().map(entry), &tree[end + 21..]))
}

#[cfg(test)]
mod tests {
    use super::super::bare::BareRepo;
    use super::super::{Identity, NewCommit, Repo as _};
    use super::*;

    #[tokio::test]
    async fn many_commits_are_read_as_one_by_one() {
        let dir = tempfile::tempdir().unwrap();
        let repo = BareRepo::create(&dir.path().join("a.git")).await.unwrap();
        let who = Identity::new("a", "b");
        let mut commits = Vec::new();
        for number in 0..3 {
            let files: Files = [("a", "one\n"), ("b/c/d", ""), ("b/ü y", "x\ny")]
                .iter()
                .take(number + 1)
                .map(|(path, text)| ((*path).to_owned(), format!("{number}{text}")))
                .collect();
            let commit = NewCommit {
                parents: &[],
                directory: "",
                files: &files,
                message: "m",
                author: &who,
                committer: &who,
                seconds: 1,
            };
            commits.push(repo.commit(commit).await.unwrap());
        }
        let mut expected = Vec::new();
        for commit in &commits {
            expected.push(repo.files(commit, "").await.unwrap().unwrap());
        }
        assert_eq!(expected[2].len(), 3);
        assert_eq!(repo.files_of(&commits).await.unwrap(), expected);
        assert_eq!(repo.files_of(&[]).await.unwrap(), Vec::<Files>::new());
        let missing = ["1".repeat(40)];
        assert!(repo.files_of(&missing).await.unwrap_err().to_string().contains("git has no object"));
    }
}
