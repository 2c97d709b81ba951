//! What must be there after a restart.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, ensure};
use serde_json::Value;

use super::client::{Api, CONTENTS, REVISIONS, is_settled, version};
use super::ledger::{Ledger, Promise, Request};
use super::worker::PARTS;

/// Time for work that was interrupted to come to its end.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(20);

/// Everything.
pub async fn all(kubeconfig: &Path, state: &Path, ledger: &Ledger) -> Result<()> {
    let api = Api::connect(kubeconfig).await?;
    let list = api.get(REVISIONS).await?.context("no list")?;
    let highest = ledger.book().highest;
    ensure!(version(&list) >= highest, "the version went back from {highest} to {}", version(&list));
    let names: Vec<String> = ledger.book().promises.keys().cloned().collect();
    for name in &names {
        let promise = ledger.get(name);
        let resolved = promised(&api, name, &promise).await;
        let resolved = resolved.with_context(|| format!("{name}: {promise:?}"))?;
        ledger.book().promises.insert(name.clone(), resolved);
    }
    for name in &names {
        let promise = ledger.get(name);
        let settled = settled(&api, name, &promise).await.with_context(|| format!("{name}: {promise:?}"))?;
        ledger.book().promises.insert(name.clone(), settled);
    }
    repositories(&api, state, ledger).await
}

/// What was acknowledged is there, at once; what was open is done as a whole or not at all.
async fn promised(api: &Api, name: &str, promise: &Promise) -> Result<Promise> {
    let mut promise = promise.clone();
    let Some(object) = api.get(&format!("{REVISIONS}/{name}")).await? else {
        ensure!(promise.may_be_gone(), "it is gone");
        promise.deleted |= matches!(promise.open, Some(Request::Delete));
        promise.open = None;
        return Ok(promise);
    };
    let uid = object["metadata"]["uid"].as_str().map(str::to_owned);
    ensure!(promise.uid.is_none() || promise.uid == uid, "it is another one: {uid:?}");
    let wish = object["spec"]["lifecycle"].as_str().unwrap_or_default();
    ensure!(promise.may_wish(wish), "it wishes {wish}");
    let marked = !object["metadata"]["deletionTimestamp"].is_null();
    ensure!(marked || !promise.deleted, "its deletion is forgotten");
    let token = content(api, name).await?;
    if !marked {
        let token = token.as_ref().map(|(token, _)| token.as_str());
        ensure!(promise.may_hold(token), "it holds {token:?}");
    }
    promise.uid = uid;
    promise.wish = wish.to_owned();
    promise.deleted |= marked;
    promise.content = token;
    promise.open = None;
    Ok(promise)
}

/// Token and version of the content; all its files must be of one push.
async fn content(api: &Api, name: &str) -> Result<Option<(String, String)>> {
    let Some(object) = api.get(&format!("{CONTENTS}/{name}")).await? else { return Ok(None) };
    let files = &object["spec"]["resources"];
    let part =
        |number: usize| files[format!("part-{number}.txt")].as_str().map(|text| text.trim().to_owned());
    let first = part(0);
    ensure!((0..PARTS).all(|number| part(number) == first), "its content is of several pushes: {files}");
    let version = object["metadata"]["resourceVersion"].as_str().unwrap_or_default().to_owned();
    let Some(token) = first else { return Ok(None) };
    let resource = files["cm.yaml"].as_str().unwrap_or_default();
    ensure!(resource.contains(&format!("token: {token}")), "its resource is of another push: {resource}");
    Ok(Some((token, version)))
}

/// What was interrupted comes to its end, and to the right one.
async fn settled(api: &Api, name: &str, promise: &Promise) -> Result<Promise> {
    let begin = Instant::now();
    let path = format!("{REVISIONS}/{name}");
    let mut promise = promise.clone();
    let object = loop {
        let Some(object) = api.get(&path).await? else {
            ensure!(promise.deleted || promise.uid.is_none(), "it vanished");
            ensure!(api.get(&format!("{CONTENTS}/{name}")).await?.is_none(), "its content is left over");
            return Ok(promise);
        };
        if !promise.deleted && is_settled(&object) {
            break object;
        }
        ensure!(begin.elapsed() < PATIENCE, "it does not settle: {} {}", object["spec"], object["status"]);
        tokio::time::sleep(PAUSE).await;
    };
    let published = ["Published", "DeletionProposed"].contains(&promise.wish.as_str());
    let revision = object["status"]["revision"].as_i64().filter(|_| published);
    ensure!(revision.is_some() == published, "published without a revision: {object}");
    ensure!(promise.revision.is_none() || promise.revision == revision, "its revision is now {revision:?}");
    promise.revision = revision;
    if promise.content.is_some() {
        let files = api.get(&format!("{CONTENTS}/{name}")).await?.context("it has no content")?;
        let resource = files["spec"]["resources"]["cm.yaml"].as_str().unwrap_or_default();
        ensure!(resource.contains("namespace: shop"), "the last push was never rendered: {resource}");
    }
    Ok(promise)
}

/// Git agrees, and is sound.
async fn repositories(api: &Api, state: &Path, ledger: &Ledger) -> Result<()> {
    let repository = state.join("git/blueprints.git");
    for path in [repository.clone(), state.join("git/deployments.git"), state.join("drafts.git")] {
        let said = git(&path, &["fsck", "--strict", "--no-dangling", "--no-progress"])?;
        ensure!(!said.contains("error") && !said.contains("missing"), "{}: {said}", path.display());
    }
    let promises = ledger.book().promises.clone();
    let mut expected = BTreeMap::new();
    for (name, promise) in &promises {
        let Some(revision) = promise.revision.filter(|_| !promise.deleted) else { continue };
        let package = name.split('.').nth(1).unwrap_or_default();
        let clash = expected.insert(format!("{package}/v{revision}"), name.clone());
        ensure!(clash.is_none(), "{name} and {clash:?} have the same revision");
    }
    let tags: Vec<String> = git(&repository, &["tag"])?.lines().map(str::to_owned).collect();
    ensure!(tags.iter().eq(expected.keys()), "tags {tags:?}, but published are {expected:?}");
    for (tag, name) in &expected {
        compare(api, &repository, tag, name).await.with_context(|| format!("{name} at {tag}"))?;
    }
    // One merge for each publication, the first commit, and nothing else.
    let commits = git(&repository, &["rev-list", "--count", "--first-parent", "main"])?;
    let ever = promises.values().filter(|promise| promise.revision.is_some()).count();
    ensure!(commits.trim() == (ever + 1).to_string(), "{} commits for {ever} publications", commits.trim());
    Ok(())
}

/// The tree of a tag is the content of its package revision.
async fn compare(api: &Api, repository: &Path, tag: &str, name: &str) -> Result<()> {
    let object = api.get(&format!("{CONTENTS}/{name}")).await?.context("it has no content")?;
    let files = object["spec"]["resources"].as_object().context("no files")?;
    let package = tag.split('/').next().unwrap_or_default();
    let listed = git(repository, &["ls-tree", "-r", "--name-only", &format!("{tag}:{package}")])?;
    ensure!(listed.lines().eq(files.keys().map(String::as_str)), "other files: {listed}");
    let places: Vec<String> = files.keys().map(|path| format!("{tag}:{package}/{path}")).collect();
    let args: Vec<&str> = ["show"].into_iter().chain(places.iter().map(String::as_str)).collect();
    let texts: String = files.values().filter_map(Value::as_str).collect();
    ensure!(git(repository, &args)? == texts, "other texts");
    Ok(())
}

fn git(repository: &Path, args: &[&str]) -> Result<String> {
    let output = Command::new("git").arg("--git-dir").arg(repository).args(args).output()?;
    let (stdout, stderr) =
        (String::from_utf8(output.stdout)?, String::from_utf8_lossy(&output.stderr).into_owned());
    if output.status.success() {
        return Ok(stdout);
    }
    Err(anyhow!("git {args:?}: {stderr}"))
}
