//! Is there a package in what is about to be proposed or published?
//!
//! A recorded server can render half-read content, or carry a source out twice; what is left then has no
//! Kptfile, and every condition is true. In: the reading that the write is decided on. Out: go on, a newer
//! reading to decide on, or a refusal. The write carries the version of the reading, so a content that was
//! looked at in between is that of the write. Never: a claim from one read of a content that may be half
//! written.

use super::insist;
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::client::Class;
use crate::commands::bulk::Job;
use crate::commands::content;
use crate::failure::{Failure, Kind};
use crate::package::kptfile::KPTFILE_NAME;
use crate::wait::{Reason, Snapshot};

/// Looks at the stored content. Who may not read it goes on: approving takes no right to content, and
/// what cannot be read proves nothing.
///
/// # Errors
/// It holds no package.
pub(super) async fn check(
    job: &Job<'_>,
    revision: &PackageRevision,
    force: bool,
) -> Result<Option<PackageRevision>, Failure> {
    match job.client.get_resources(job.name).await {
        Ok(found) if is_package(&found) => return Ok(None),
        // Nothing, or a part of it: somebody may be writing it just now.
        Ok(_) => {}
        Err(fault) if fault.class == Class::Forbidden || fault.is_not_found() => return Ok(None),
        Err(fault) => {
            job.ctx.ui.warn(&format!("{}: its content could not be looked at: {fault}", job.name));
            return Ok(None);
        }
    }
    let held = content::read_settled(job, false, revision.metadata.uid.as_deref()).await?;
    if is_package(&held.resources) {
        return Ok(Some(held.revision));
    }
    let lost = lost(job.name, &held.revision);
    if !force {
        return Err(insist(lost));
    }
    job.ctx.ui.warn(&format!("{}: {}", job.name, lost.message));
    Ok(None)
}

fn is_package(content: &PackageRevisionResources) -> bool {
    content.spec.resources.as_ref().is_some_and(|files| files.contains_key(KPTFILE_NAME))
}

fn lost(name: &str, revision: &PackageRevision) -> Failure {
    let text = format!(
        "{}: its stored content has no Kptfile, so the server lost the package",
        Reason::ContentLost.word()
    );
    let push = format!("push the whole package again: `porchctl rpkg push {name} DIR`");
    let hint = match Snapshot::of(revision).is_draft() {
        true => push,
        false => format!("`porchctl rpkg reject {name}` makes it a draft again; then {push}"),
    };
    Failure::new(Kind::Blocked, text).hint(hint)
}
