//! What both repositories must do alike, and what only a real one can show.

use std::process::Command;

use super::bare::BareRepo;
use super::memory::MemoryRepo;
use super::mirror::Mirror;
use super::{GitError, Identity, NewCommit, Old, Ref, RefChange, Repo, find, resolve};
use crate::package::Files;

fn files(entries: &[(&str, &str)]) -> Files {
    entries.iter().map(|(path, text)| ((*path).into(), (*text).into())).collect()
}

async fn commit(repo: &dyn Repo, parents: &[String], directory: &str, files: &Files) -> String {
    let author = Identity::new("Ann", "ann@example.org");
    let committer = Identity::new("Store", "store@example.org");
    let new = NewCommit {
        parents,
        directory,
        files,
        message: "Say\n\nmore",
        author: &author,
        committer: &committer,
        seconds: 1_700_000_000,
    };
    repo.commit(new).await.unwrap()
}

fn change(name: &str, old: Old, new: Option<&str>) -> RefChange {
    RefChange { name: name.into(), old, new: new.map(str::to_owned) }
}

/// The same story told to both.
async fn story(repo: &dyn Repo) {
    let first = commit(repo, &[], "", &files(&[("README.md", "hello\n"), ("a/Kptfile", "k\n")])).await;
    repo.update(vec![change("refs/heads/main", Old::Absent, Some(&first))]).await.unwrap();
    let odd = files(&[("x \"y\"\\z.yaml", "1\n\n"), ("sub/empty", ""), ("ünï", "ü")]);
    let second = commit(repo, std::slice::from_ref(&first), "a", &odd).await;
    assert_ne!(first, second);
    let moves = vec![
        change("refs/heads/main", Old::At(first.clone()), Some(&second)),
        change("refs/tags/a/v1", Old::Absent, Some(&second)),
    ];
    repo.update(moves.clone()).await.unwrap();
    assert!(matches!(repo.update(moves).await, Err(GitError::Moved(_))), "the branch has moved on");

    let refs = repo.refs().await.unwrap();
    assert_eq!(refs.len(), 2);
    assert_eq!(find(&refs, "refs/tags/a/v1"), Some(second.as_str()));
    assert_eq!(repo.files(&second, "a").await.unwrap(), Some(odd));
    assert_eq!(repo.files(&second, "b").await.unwrap(), None);
    assert_eq!(repo.files(&second, "").await.unwrap().unwrap()["README.md"], "hello\n");
    assert_eq!(repo.paths(&first).await.unwrap(), ["README.md", "a/Kptfile"]);

    let half =
        vec![change("refs/tags/a/v1", Old::Any, None), change("refs/heads/main", Old::Absent, Some(&first))];
    assert!(repo.update(half).await.is_err());
    assert_eq!(repo.refs().await.unwrap().len(), 2, "all or nothing");
    repo.update(vec![change("refs/tags/a/v1", Old::Any, None)]).await.unwrap();
    assert_eq!(repo.refs().await.unwrap().len(), 1);
}

#[tokio::test]
async fn memory_tells_the_story() {
    story(&MemoryRepo::new()).await;
}

#[tokio::test]
async fn git_tells_the_story_and_stays_sound() {
    let dir = tempfile::tempdir().unwrap();
    let repo = BareRepo::create(&dir.path().join("a.git")).await.unwrap();
    story(&repo).await;
    let fsck =
        Command::new("git").arg("--git-dir").arg(repo.path()).args(["fsck", "--strict"]).output().unwrap();
    assert!(fsck.status.success(), "{}", String::from_utf8_lossy(&fsck.stderr));
    let log = Command::new("git")
        .arg("--git-dir")
        .arg(repo.path())
        .args(["log", "-1", "--format=%an <%ae>|%cn <%ce>|%ct|%B", "main"])
        .output()
        .unwrap();
    let log = String::from_utf8_lossy(&log.stdout).trim().to_owned();
    assert_eq!(log, "Ann <ann@example.org>|Store <store@example.org>|1700000000|Say\n\nmore");
}

#[tokio::test]
async fn a_missing_repository_is_told_from_an_empty_one() {
    let dir = tempfile::tempdir().unwrap();
    let missing = BareRepo::open(&dir.path().join("none.git")).await;
    assert_eq!(missing.map(drop), Err(GitError::NoRepository));
    let empty = BareRepo::create(&dir.path().join("new.git")).await.unwrap();
    assert_eq!(empty.refs().await.unwrap(), []);
    assert!(BareRepo::create(&dir.path().join("new.git")).await.is_ok(), "opening again is no fault");
    assert!(BareRepo::open(&dir.path().join("new")).await.is_ok(), "git adds the suffix, too");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_told_in_recorded_words() {
    let dir = tempfile::tempdir().unwrap();
    // Bound, so that nobody else gets the port, but not listening.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let closed = socket.local_addr().unwrap();
    let failed = Mirror::open(&format!("http://{closed}/x.git"), &dir.path().join("m")).await.unwrap_err();
    let url = format!("http://{closed}/x.git/info/refs?service=git-upload-pack");
    assert_eq!(failed.to_string(), format!("Get \"{url}\": dial tcp {closed}: connect: connection refused"));
}

#[tokio::test]
async fn a_mirror_pushes_on_a_lease_only() {
    let dir = tempfile::tempdir().unwrap();
    let real = BareRepo::create(&dir.path().join("real.git")).await.unwrap();
    let first = commit(&real, &[], "", &files(&[("a", "1")])).await;
    real.update(vec![change("refs/heads/main", Old::Absent, Some(&first))]).await.unwrap();
    // A path stands in for the loopback server: git treats both through the same fetch and push.
    let url = real.path().to_string_lossy().into_owned();
    let mirror = Mirror::open(&url, &dir.path().join("mirror.git")).await.unwrap();
    let parents = [first.clone()];
    let second = commit(&mirror, &parents, "", &files(&[("a", "2")])).await;
    mirror.update(vec![change("refs/heads/main", Old::At(first.clone()), Some(&second))]).await.unwrap();
    assert_eq!(find(&real.refs().await.unwrap(), "refs/heads/main"), Some(second.as_str()));

    let elsewhere = commit(&real, std::slice::from_ref(&second), "", &files(&[("a", "3")])).await;
    real.update(vec![change("refs/heads/main", Old::Any, Some(&elsewhere))]).await.unwrap();
    let late = commit(&mirror, std::slice::from_ref(&second), "", &files(&[("a", "4")])).await;
    let refused = mirror.update(vec![change("refs/heads/main", Old::At(second), Some(&late))]).await;
    assert!(matches!(refused, Err(GitError::Moved(_))), "{refused:?}");
    mirror.refresh().await.unwrap();
    assert_eq!(find(&mirror.refs().await.unwrap(), "refs/heads/main"), Some(elsewhere.as_str()));
}

#[test]
fn a_branch_wins_over_a_tag() {
    let one = |name: &str, commit: &str| Ref { name: name.into(), commit: commit.into() };
    let refs = [one("refs/heads/v1", "b"), one("refs/tags/v1", "t"), one("refs/tags/v2", "u")];
    assert_eq!(resolve(&refs, "v1"), Some("b"));
    assert_eq!(resolve(&refs, "v2"), Some("u"));
    assert_eq!(resolve(&refs, "refs/tags/v1"), Some("t"));
    assert_eq!(resolve(&refs, "v3"), None);
}
