//! A new revision of a package: the files of a published one, unchanged.
//!
//! In: the name of the other package revision. Out: its files. Never: a copy across packages.

use crate::package::Files;
use crate::sandbox::controllers::Context;
use crate::sandbox::controllers::object::Revision;

/// The files of the named revision.
///
/// # Errors
/// The words of the conditions.
pub fn files(context: &Context, revision: &Revision, name: &str) -> Result<Files, String> {
    let origin = find(context, revision, name)
        .map_err(|why| format!("failed to get source package \"{name}\": {why}"))?;
    let (wanted, got) = (revision.key(), origin.key());
    if got.repository != wanted.repository {
        return Err(differs("from same repository", &wanted.repository, &got.repository));
    }
    if got.package != wanted.package {
        return Err(differs("same package", &wanted.package, &got.package));
    }
    if !is_published(&origin) {
        return Err(format!("source package \"{name}\" must be published"));
    }
    let record = context.cache.get(&got);
    let record =
        record.ok_or_else(|| format!("failed to get source package content: {}", got.not_found()))?;
    Ok((*record.files).clone())
}

/// Another package revision of the namespace.
///
/// # Errors
/// The words of the recorded server.
pub fn find(context: &Context, revision: &Revision, name: &str) -> Result<Revision, String> {
    let found = context.revision(revision.namespace(), name);
    found.ok_or_else(|| format!("PackageRevision.porch.kpt.dev \"{name}\" not found"))
}

/// Does the object say it is published?
pub fn is_published(revision: &Revision) -> bool {
    revision.wish().is_some_and(|wish| wish.is_published())
}

fn differs(what: &str, wanted: &str, got: &str) -> String {
    format!("source package must be {what} \"{wanted}\", got \"{got}\"")
}
