//! A bare repository on this disk, through the plumbing of the `git` program.
//!
//! In: commits and ref changes. Out: files, refs and ids. Never: a work tree or an index. Objects go in by
//! `fast-import` under refs that are taken back in the same stream; refs move in one `update-ref`
//! transaction, so a killed process leaves either the old state or the new one.

use std::path::{Path, PathBuf};

use super::program::{git, git_to_its_end};
use super::{GitError, GitResult, Identity, NewCommit, Old, Ref, RefChange, Repo, bulk, locks};
use crate::package::Files;

/// The id that means "no commit".
const ZERO: &str = "0000000000000000000000000000000000000000";
/// Ref that a commit is written under while `fast-import` runs; it never exists on disk.
const PASSING: &str = "refs/porchctl/passing";

/// A bare repository.
#[derive(Clone, Debug)]
pub struct BareRepo {
    path: PathBuf,
}

impl BareRepo {
    /// Opens an existing repository where git itself would look for it: the `.git` of a work tree, the path,
    /// the path with `.git`.
    ///
    /// # Errors
    /// [`GitError::NoRepository`] when there is none.
    pub async fn open(path: &Path) -> Result<Self, GitError> {
        let mut suffixed = path.as_os_str().to_owned();
        suffixed.push(".git");
        for path in [path.join(".git"), path.to_owned(), suffixed.into()] {
            if path.is_dir() && git(&path, &["rev-parse", "--git-dir"], b"").await.is_ok() {
                return Ok(Self { path });
            }
        }
        Err(GitError::NoRepository)
    }

    /// Opens a repository, making an empty one with a `main` branch to be when there is none.
    ///
    /// # Errors
    /// [`GitError::Failed`] when it cannot be made.
    pub async fn create(path: &Path) -> Result<Self, GitError> {
        if let Ok(repo) = Self::open(path).await {
            return Ok(repo);
        }
        // One small call to the file system is not worth a thread.
        std::fs::create_dir_all(path)
            .map_err(|error| GitError::Failed(format!("{}: {error}", path.display())))?;
        git(path, &["init", "--quiet", "--bare", "--template=", "--initial-branch=main"], b"").await?;
        Self::open(path).await
    }

    /// As [`Self::create`], for a repository of the state directory: takes away the locks of a git that was
    /// killed together with a former sandbox, and forces everything to the disk from now on.
    ///
    /// # Errors
    /// [`GitError::Failed`] when it cannot be made.
    pub async fn recover(path: &Path) -> Result<Self, GitError> {
        locks::remove_stale(path).await;
        let repo = Self::create(path).await?;
        for (name, value) in [("core.fsync", "all"), ("core.fsyncMethod", "batch")] {
            git_to_its_end(&repo.path, &["config", name, value], Vec::new()).await?;
        }
        // Every change leaves a few small files; thousands of them are packed while nobody waits for git.
        let pack = ["-c", "gc.auto=6700", "-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"];
        git_to_its_end(&repo.path, &pack, Vec::new()).await?;
        Ok(repo)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    async fn list_refs(&self) -> Result<Vec<Ref>, GitError> {
        let format = "--format=%(refname) %(objectname) %(*objectname)";
        let out = git(&self.path, &["for-each-ref", format], b"").await?;
        Ok(String::from_utf8_lossy(&out).lines().filter_map(parse_ref).collect())
    }

    async fn read(&self, commit: &str, directory: &str) -> Result<Option<Files>, GitError> {
        let entries = self.entries(commit, directory).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let ids: String = entries.iter().map(|(id, _)| format!("{id}\n")).collect();
        let out = git(&self.path, &["cat-file", "--batch"], ids.as_bytes()).await?;
        let texts = parse_blobs(&out);
        let prefix = if directory.is_empty() { String::new() } else { format!("{directory}/") };
        let relative = entries.iter().map(|(_, path)| path.strip_prefix(&prefix).unwrap_or(path).to_owned());
        Ok(Some(relative.zip(texts).collect()))
    }

    /// Blob id and path of every regular file below a directory.
    async fn entries(&self, commit: &str, directory: &str) -> Result<Vec<(String, String)>, GitError> {
        let below = format!("{directory}/");
        let mut args = vec!["ls-tree", "-r", "-z", "--full-tree", commit];
        if !directory.is_empty() {
            args.extend(["--", below.as_str()]);
        }
        let out = git(&self.path, &args, b"").await?;
        Ok(String::from_utf8_lossy(&out).split('\0').filter_map(parse_entry).collect())
    }

    async fn store(&self, commit: NewCommit<'_>) -> Result<String, GitError> {
        let args = ["fast-import", "--quiet", "--done", "--force", "--date-format=raw"];
        let out = git_to_its_end(&self.path, &args, import_stream(&commit)).await?;
        let id = String::from_utf8_lossy(&out).trim().to_owned();
        if id.len() == ZERO.len() {
            Ok(id)
        } else {
            Err(GitError::Failed(format!("git gave no commit: {id}")))
        }
    }

    async fn move_refs(&self, changes: Vec<RefChange>) -> Result<(), GitError> {
        let names: Vec<&str> = changes.iter().map(|change| change.name.as_str()).collect();
        let commands: String = changes.iter().map(ref_command).collect();
        // Without its last word nothing is moved: half of the input must not move half of the refs.
        let input = format!("start\n{commands}commit\n");
        let moved = git_to_its_end(&self.path, &["update-ref", "--stdin"], input.into_bytes()).await;
        moved.map(drop).map_err(|error| match error {
            GitError::Failed(text) if text.contains("cannot lock ref") => GitError::Moved(names.join(", ")),
            other => other,
        })
    }
}

impl Repo for BareRepo {
    fn refs(&self) -> GitResult<'_, Vec<Ref>> {
        Box::pin(self.list_refs())
    }

    fn files<'a>(&'a self, commit: &'a str, directory: &'a str) -> GitResult<'a, Option<Files>> {
        Box::pin(self.read(commit, directory))
    }

    fn files_of<'a>(&'a self, commits: &'a [String]) -> GitResult<'a, Vec<Files>> {
        Box::pin(bulk::files_of(&self.path, commits))
    }

    fn paths<'a>(&'a self, commit: &'a str) -> GitResult<'a, Vec<String>> {
        Box::pin(async move {
            let entries = self.entries(commit, "").await?;
            Ok(entries.into_iter().map(|(_, path)| path).collect())
        })
    }

    fn commit<'a>(&'a self, commit: NewCommit<'a>) -> GitResult<'a, String> {
        Box::pin(self.store(commit))
    }

    fn update(&self, changes: Vec<RefChange>) -> GitResult<'_, ()> {
        Box::pin(self.move_refs(changes))
    }
}

/// `name object [peeled]`.
fn parse_ref(line: &str) -> Option<Ref> {
    let mut words = line.split(' ');
    let (name, object) = (words.next()?, words.next()?);
    let peeled = words.next().filter(|id| !id.is_empty());
    Some(Ref { name: name.into(), commit: peeled.unwrap_or(object).into() })
}

/// `mode type id<TAB>path`; links and submodules are no files of a package.
fn parse_entry(entry: &str) -> Option<(String, String)> {
    let (head, path) = entry.split_once('\t')?;
    let mut words = head.split(' ');
    let mode = words.next()?;
    let id = words.nth(1)?;
    mode.starts_with("100").then(|| (id.into(), path.into()))
}

/// `id blob size<LF>bytes<LF>`, again and again.
fn parse_blobs(mut out: &[u8]) -> Vec<String> {
    let mut texts = Vec::new();
    while let Some(end) = out.iter().position(|byte| *byte == b'\n') {
        let head = String::from_utf8_lossy(&out[..end]);
        let size = head.rsplit(' ').next().and_then(|size| size.parse::<usize>().ok());
        let Some(bytes) = size.and_then(|size| out.get(end + 1..end + 1 + size)) else { break };
        texts.push(String::from_utf8_lossy(bytes).into_owned());
        out = out.get(end + 2 + bytes.len()..).unwrap_or_default();
    }
    texts
}

/// One line for `update-ref --stdin`.
fn ref_command(change: &RefChange) -> String {
    let old = match &change.old {
        Old::Any => String::new(),
        Old::Absent => format!(" {ZERO}"),
        Old::At(id) => format!(" {id}"),
    };
    match &change.new {
        Some(new) => format!("update {} {new}{old}\n", change.name),
        None => format!("delete {}{old}\n", change.name),
    }
}

/// The whole input of `fast-import` for one commit, which is printed and whose ref is taken back.
fn import_stream(commit: &NewCommit<'_>) -> Vec<u8> {
    let mut out = format!("commit {PASSING}\nmark :1\n");
    out += &person("author", commit.author, commit.seconds);
    out += &person("committer", commit.committer, commit.seconds);
    out += &format!("data {}\n{}\n", commit.message.len(), commit.message);
    for (at, parent) in commit.parents.iter().enumerate() {
        out += &format!("{} {parent}\n", if at == 0 { "from" } else { "merge" });
    }
    out += &match commit.directory {
        "" => "deleteall\n".to_owned(),
        directory => format!("D {}\n", quote(directory)),
    };
    for (path, text) in commit.files {
        out += &format!("M 100644 inline {}\ndata {}\n", quote(&join(commit.directory, path)), text.len());
        out += text;
        out.push('\n');
    }
    out += &format!("\nget-mark :1\nreset {PASSING}\nfrom {ZERO}\n\ndone\n");
    out.into_bytes()
}

/// An identity line; what would break the line is left out, as git itself does.
fn person(role: &str, who: &Identity, seconds: i64) -> String {
    let clean =
        |text: &str| text.chars().filter(|c| !matches!(c, '<' | '>' | '\n' | '\0')).collect::<String>();
    format!("{role} {} <{}> {seconds} +0000\n", clean(&who.name), clean(&who.email))
}

/// Directory and path.
fn join(directory: &str, path: &str) -> String {
    if directory.is_empty() { path.into() } else { format!("{directory}/{path}") }
}

/// A path in C quotes.
fn quote(path: &str) -> String {
    let mut out = String::from("\"");
    for c in path.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blobs_are_cut_by_size_not_by_lines() {
        let out = b"aa blob 4\na\n\nb\nbb blob 0\n\ncc blob 2\nxy\n";
        assert_eq!(parse_blobs(out), ["a\n\nb", "", "xy"]);
    }

    #[test]
    fn only_regular_files_count() {
        assert_eq!(parse_entry("100755 blob ab\trun.sh"), Some(("ab".into(), "run.sh".into())));
        assert_eq!(parse_entry("120000 blob ab\tlink"), None);
        assert_eq!(parse_entry("160000 commit ab\tsub"), None);
    }

    #[test]
    fn paths_are_quoted() {
        assert_eq!(quote("a \"b\"\\\n"), "\"a \\\"b\\\"\\\\\\n\"");
    }
}
