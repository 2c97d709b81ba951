//! A draft whose source failed, deleted and created again.
//!
//! Nothing retries a failed source, and an object without content loses nothing by it. In: a wish, one package revision.
//! Out: how the wait ended. Never: a deletion of anything that has content, is no draft, was pushed to, or failed for a
//! reason that the next one would meet as well; never twice.

use crate::api::v1alpha2::PackageRevision;
use crate::commands::bulk::{Job, plain};
use crate::commands::create::is_passing;
use crate::failure::{Failure, Kind};
use crate::wait::faults::is_old_branch;
use crate::wait::{Goal, Met, Pins, Reason, Snapshot, Stop};

/// Waits; when the source failed, makes the object anew and waits for that one.
///
/// # Errors
/// What got in the way of a write.
pub(super) async fn recreated(job: &Job<'_>, goal: &Goal, pins: &Pins) -> Result<Result<Met, Stop>, Failure> {
    let stop = match job.wait(goal, pins.clone()).await {
        Err(stop) if stop.reason == Some(Reason::SourceFailed) => stop,
        end => return Ok(end),
    };
    let Some(failed) = stop.revision.clone() else { return Ok(Err(stop)) };
    if let Some(why) = refusal(&failed, job).await? {
        job.ctx.ui.note(&format!("{}: not created again: {why}", job.name));
        return Ok(Err(stop));
    }
    let message = Snapshot::of(&failed).failure_message().trim_end().to_owned();
    job.ctx
        .ui
        .note(&format!("{}: its source failed ({message}); deleting it and creating it again", job.name));
    // From here to the new object a signal must not leave nothing behind.
    let _heed = job.ctx.interrupt.heed();
    let fresh = replace(job, &failed).await?;
    let uid = fresh.metadata.uid.clone();
    job.ctx.ui.note(&format!("{}: created again (uid {})", job.name, uid.as_deref().unwrap_or_default()));
    let pins = Pins { uid, generation: None, prior_request: None, ..pins.clone() };
    Ok(job.wait(goal, pins).await)
}

/// Why it must not be deleted.
async fn refusal(failed: &PackageRevision, job: &Job<'_>) -> Result<Option<&'static str>, Failure> {
    let o = Snapshot::of(failed);
    if is_old_branch(o.failure_message()) {
        return Ok(Some(
            "the draft branch of an earlier package of this name is still in git, and a new one would meet it again",
        ));
    }
    if !o.is_draft() || !o.source_failed() || o.terminating {
        return Ok(Some("only a draft whose source failed is"));
    }
    if !o.request.is_empty() || !o.observed.is_empty() {
        return Ok(Some("somebody pushed content to it"));
    }
    match job.client.get_resources(job.name).await {
        Ok(stored) if stored.spec.resources.as_ref().is_none_or(|files| files.is_empty()) => Ok(None),
        Ok(_) => Ok(Some("it has content")),
        Err(fault) if fault.is_not_found() => Ok(None),
        Err(fault) => Err(plain(fault)),
    }
}

/// Deletes this very reading, waits until it is gone, and creates the same wish.
async fn replace(job: &Job<'_>, failed: &PackageRevision) -> Result<PackageRevision, Failure> {
    let meta = &failed.metadata;
    let (uid, version) = (meta.uid.as_deref(), meta.resource_version.as_deref());
    match job.client.delete_revision(job.name, uid, version).await {
        Ok(_) => {}
        // Deleted by an answer that was lost, or by somebody else: the wait tells.
        Err(fault) if fault.unknown_outcome => {}
        Err(fault) => return Err(plain(fault)),
    }
    let pins = Pins::uid(uid.unwrap_or_default());
    if let Err(stop) = job.wait(&Goal::Deleted, pins).await {
        return Err(Failure {
            message: format!("it is not created again yet, {}", stop.text),
            ..Failure::from(stop)
        });
    }
    create(job, &wish_of(failed)).await
}

/// The object as somebody would create it: without anything that a server adds.
fn wish_of(failed: &PackageRevision) -> PackageRevision {
    let meta = &failed.metadata;
    let namespace = meta.namespace.as_deref().unwrap_or_default();
    let mut wish = PackageRevision::new(namespace, failed.name(), failed.spec.clone());
    let own = |key: &String| !key.starts_with("porch.kpt.dev/");
    wish.metadata.labels =
        meta.labels.clone().map(|labels| labels.into_iter().filter(|(key, _)| own(key)).collect());
    wish.metadata.annotations =
        meta.annotations.clone().map(|notes| notes.into_iter().filter(|(key, _)| own(key)).collect());
    wish
}

/// Creates it; an answer that was lost is looked after.
async fn create(job: &Job<'_>, wish: &PackageRevision) -> Result<PackageRevision, Failure> {
    loop {
        let fault = match job.client.create_revision(wish).await {
            Ok(created) => return Ok(created),
            Err(fault) => fault,
        };
        if fault.unknown_outcome {
            match job.client.get_revision(job.name).await {
                Ok(created) if created.spec.source == wish.spec.source => return Ok(created),
                _ => {}
            }
        }
        let passing = fault.unknown_outcome || is_passing(&fault);
        let repeat = if passing { job.pause(&fault).await } else { Err(plain(fault)) };
        if let Err(failure) = repeat {
            let message = format!("it was deleted and could not be created again: {}", failure.message);
            let hint = format!("create it again by hand: {}", words(wish));
            return Err(Failure { kind: Kind::Failed, message, ..failure }.hint(hint));
        }
    }
}

/// What it is, for who has to make it by hand.
fn words(wish: &PackageRevision) -> String {
    let spec = &wish.spec;
    format!(
        "repository {}, package {}, workspace {}, source {}",
        spec.repository,
        spec.package_name,
        spec.workspace_name,
        serde_json::to_string(&spec.source).unwrap_or_default()
    )
}
