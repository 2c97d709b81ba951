//! A first copy of an upstream package: a published revision of the namespace, or a directory in git.
//!
//! In: the upstream. Out: its files, with a Kptfile that says where they came from. Never: a repository
//! outside this machine.

use serde_json::{Value, json};

use super::copy::{find, is_published};
use super::kptfile;
use crate::api::v1alpha2::{GitPackage, UpstreamPackage};
use crate::package::Files;
use crate::sandbox::controllers::Context;
use crate::sandbox::controllers::object::Revision;
use crate::sandbox::controllers::status::self_lock;
use crate::sandbox::controllers::synchronise::{fetch_failed, missing_secret};
use crate::sandbox::git::{Ref, Repo, resolve};

/// The files of the upstream. A reference wins over an address.
///
/// # Errors
/// The words of the conditions.
pub async fn files(
    context: &Context,
    revision: &Revision,
    upstream: &UpstreamPackage,
) -> Result<Files, String> {
    let package = &revision.object.spec.package_name;
    let (mut files, lock) = match (&upstream.upstream_ref, &upstream.git) {
        (Some(reference), _) => published(context, revision, &reference.name)?,
        (None, Some(git)) => {
            fetched(context, revision, git).await.map_err(|why| format!("failed to fetch from git: {why}"))?
        }
        (None, None) => return Err("clone source must specify either upstreamRef or git".into()),
    };
    let text = files.get("Kptfile").ok_or_else(|| format!("package \"{package}\" is missing Kptfile"))?;
    let text = kptfile::cloned(text, package, &lock)
        .map_err(|why| format!("failed to update Kptfile upstream: {why}"))?;
    files.insert("Kptfile".into(), text);
    Ok(files)
}

/// A published package revision and its place.
fn published(context: &Context, revision: &Revision, name: &str) -> Result<(Files, Value), String> {
    let upstream = find(context, revision, name)
        .map_err(|why| format!("failed to get upstream package \"{name}\": {why}"))?;
    if !is_published(&upstream) {
        return Err(format!("upstream package \"{name}\" must be published"));
    }
    let key = upstream.key();
    let found = context.cache.get(&key).zip(context.usable(&key.namespace, &key.repository));
    let (record, repository) =
        found.ok_or_else(|| format!("failed to get upstream package content: {}", key.not_found()))?;
    Ok(((*record.files).clone(), self_lock(&record, &repository)))
}

/// A directory in git and its place.
async fn fetched(context: &Context, revision: &Revision, git: &GitPackage) -> Result<(Files, Value), String> {
    let directory = git.directory.trim_matches('/');
    let named = format!("{directory}@{}", git.reference);
    let repo = open(context, revision, git, directory).await?;
    let failed = |error: crate::sandbox::git::GitError| error.to_string();
    let refs = repo.refs().await.map_err(failed)?;
    let (reference, commit) = place(&refs, directory, &git.reference)
        .map_err(|why| format!("cannot find package {named}: {why}"))?;
    let files =
        repo.files(&commit, directory).await.map_err(failed)?.filter(|files| files.contains_key("Kptfile"));
    let files = files.filter(|_| !directory.is_empty());
    let files = files.ok_or_else(|| format!("cannot find package {named}: cannot find package {named}"))?;
    let lock = json!({"type": "git", "git": {
        "repo": git.repo, "directory": directory, "ref": reference, "commit": commit,
    }});
    Ok((files, lock))
}

async fn open(
    context: &Context,
    revision: &Revision,
    git: &GitPackage,
    directory: &str,
) -> Result<std::sync::Arc<dyn Repo>, String> {
    let key = format!("{}:{}:{directory}:{}", revision.namespace(), git.repo, git.reference);
    let failed = |why: &str| {
        format!("cannot clone git repository {}: {}", git.repo, fetch_failed(&git.repo, &key, why))
    };
    let secret = git.secret_ref.as_ref().map(|secret| secret.name.as_str());
    if let Some(why) = missing_secret(context, revision.namespace(), secret, "Secret") {
        return Err(failed(&why));
    }
    context.registry.open(&git.repo).await.map_err(|error| failed(&error.to_string()))
}

/// The name and the commit a reference stands for: below the package's directory first.
fn place(refs: &[Ref], directory: &str, reference: &str) -> Result<(String, String), String> {
    let below = format!("{directory}/{reference}");
    if reference.is_empty() {
        return Err(format!(
            "error resolving git reference \"{below}\": Revision invalid : must not end with \"/\""
        ));
    }
    for name in [below.as_str(), reference] {
        if let Some(commit) = resolve(refs, name) {
            return Ok((name.to_owned(), commit.to_owned()));
        }
    }
    if refs.iter().any(|entry| entry.commit == reference) {
        return Ok((reference.to_owned(), reference.to_owned()));
    }
    Err(format!(
        "cannot find git reference (tried [{below} refs/remotes/origin/{below} {reference} refs/remotes/origin/{reference}])"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_looked_for_below_the_directory_first() {
        let one = |name: &str, commit: &str| Ref { name: name.into(), commit: commit.into() };
        let refs = [one("refs/heads/main", "aa"), one("refs/tags/base/v1", "bb")];
        let found = |reference| place(&refs, "base", reference).unwrap();
        assert_eq!(found("v1"), ("base/v1".to_owned(), "bb".to_owned()));
        assert_eq!(found("base/v1"), ("base/v1".to_owned(), "bb".to_owned()));
        assert_eq!(found("main"), ("main".to_owned(), "aa".to_owned()));
        assert_eq!(found("aa"), ("aa".to_owned(), "aa".to_owned()));
        let missing = place(&refs, "wild", "no").unwrap_err();
        assert_eq!(
            missing,
            "cannot find git reference (tried [wild/no refs/remotes/origin/wild/no no refs/remotes/origin/no])"
        );
        assert!(place(&refs, "wild", "").unwrap_err().contains("\"wild/\": Revision invalid"));
    }
}
