//! A repository behind HTTP on the loopback interface, through a bare mirror on this disk.
//!
//! In: the URL. Out: as [`super::Repo`] says; what is read is as old as the last [`super::Repo::refresh`].
//! Never: a push that overwrites what somebody else pushed: every move is bound to the place the ref was at.

use std::path::Path;

use super::bare::BareRepo;
use super::program::{git, git_to_its_end};
use super::{GitError, GitResult, NewCommit, Old, Ref, RefChange, Repo};
use crate::package::Files;

/// A mirrored repository.
#[derive(Clone, Debug)]
pub struct Mirror {
    url: String,
    local: BareRepo,
}

impl Mirror {
    /// Makes the mirror and fetches for the first time.
    ///
    /// # Errors
    /// The words of the recorded server where they are known, else what git said.
    pub async fn open(url: &str, path: &Path) -> Result<Self, GitError> {
        let mirror = Self { url: url.into(), local: BareRepo::create(path).await? };
        mirror.fetch().await.map(|()| mirror)
    }

    async fn fetch(&self) -> Result<(), GitError> {
        let args = ["fetch", "--quiet", "--prune", "--force", &self.url, "+refs/*:refs/*"];
        let fetched = git(self.local.path(), &args, b"").await;
        fetched.map(drop).map_err(|error| self.explained(error))
    }

    /// The recorded server's words for what git says in its own.
    fn explained(&self, error: GitError) -> GitError {
        let GitError::Failed(text) = error else { return error };
        if text.contains("not found") {
            return GitError::Failed("repository not found: ".into());
        }
        if !text.contains("Failed to connect to") {
            return GitError::Failed(text);
        }
        let rest = self.url.split_once("://").map_or("", |(_, rest)| rest);
        let host = rest.split('/').next().unwrap_or_default();
        let host = host.rsplit('@').next().unwrap_or_default();
        GitError::Failed(format!(
            "Get \"{}/info/refs?service=git-upload-pack\": dial tcp {host}: connect: connection refused",
            self.url
        ))
    }

    async fn push(&self, changes: Vec<RefChange>) -> Result<(), GitError> {
        let refs = self.local.refs().await?;
        let mut args = vec!["push".to_owned(), "--quiet".into(), "--atomic".into()];
        args.extend(changes.iter().map(|change| lease(change, &refs)));
        args.push(self.url.clone());
        args.extend(changes.iter().map(|c| format!("{}:{}", c.new.as_deref().unwrap_or_default(), c.name)));
        let pushed = git_to_its_end(self.local.path(), &args, Vec::new()).await;
        pushed.map_err(|error| match error {
            GitError::Failed(text) if text.contains("stale info") => GitError::Moved(text),
            other => other,
        })?;
        self.fetch().await
    }
}

/// The condition of one push.
fn lease(change: &RefChange, refs: &[Ref]) -> String {
    let expected = match &change.old {
        Old::Any => super::find(refs, &change.name).unwrap_or_default(),
        Old::Absent => "",
        Old::At(id) => id,
    };
    format!("--force-with-lease={}:{expected}", change.name)
}

impl Repo for Mirror {
    fn refs(&self) -> GitResult<'_, Vec<Ref>> {
        self.local.refs()
    }

    fn files<'a>(&'a self, commit: &'a str, directory: &'a str) -> GitResult<'a, Option<Files>> {
        self.local.files(commit, directory)
    }

    fn paths<'a>(&'a self, commit: &'a str) -> GitResult<'a, Vec<String>> {
        self.local.paths(commit)
    }

    fn commit<'a>(&'a self, commit: NewCommit<'a>) -> GitResult<'a, String> {
        self.local.commit(commit)
    }

    fn update(&self, changes: Vec<RefChange>) -> GitResult<'_, ()> {
        Box::pin(self.push(changes))
    }

    fn refresh(&self) -> GitResult<'_, ()> {
        Box::pin(self.fetch())
    }
}
