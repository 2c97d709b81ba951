//! Makes a controller look again at an object it gave up on.
//!
//! A controller wakes up for a change of the spec only, and retries nothing by itself. An annotation in
//! `spec.packageMetadata` is such a change: it keeps every render request valid (unlike a new request)
//! and is removed again, however the wait ended. Heals lost results and what failed while a repository
//! was away; no harm to anything else.

use serde_json::{Value, json};

use super::bulk::{Job, plain};
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Failure;
use crate::wait::{Goal, Met, Pins, Snapshot, Stop};

/// The annotation; its value is the version it was written on.
const NUDGE: &str = "porchctl.kpt.dev/nudge";

/// Waits for the goal after a nudge, and once more after the annotation is gone again.
///
/// # Errors
/// The object could not be read or written.
pub(super) async fn nudged(job: &Job<'_>, goal: &Goal, pins: &Pins) -> Result<Result<Met, Stop>, Failure> {
    // The annotation goes away again, also when a signal ends the wait.
    let _heed = job.ctx.interrupt.heed();
    let before = job.read().await?;
    let uid = before.metadata.uid.clone().unwrap_or_default();
    if pins.uid.as_ref().is_some_and(|pinned| *pinned != uid) {
        // Not the one that is meant: the wait says so, and nothing is written.
        return Ok(job.wait(goal, pins.clone()).await);
    }
    let value = json!(before.metadata.resource_version);
    let written = annotate(job, before, value).await?;
    let since = |written: &PackageRevision| Pins {
        uid: Some(uid.clone()),
        generation: Some(Snapshot::of(written).generation),
        ..pins.clone()
    };
    let end = job.wait(goal, since(&written)).await;
    match (clean(job, &uid).await, end) {
        (Ok(Some(cleaned)), Ok(_)) => Ok(job.wait(goal, since(&cleaned)).await),
        (Ok(_), end) => Ok(end),
        (Err(why), end) => {
            job.ctx.ui.warn(&format!(
                "{}: the annotation {NUDGE} is left in spec.packageMetadata, the next --nudge removes it: {}",
                job.name, why.message
            ));
            Ok(end)
        }
    }
}

/// Takes the annotation away again, if the object is still there.
async fn clean(job: &Job<'_>, uid: &str) -> Result<Option<PackageRevision>, Failure> {
    match still_there(job, uid).await? {
        Some(now) => annotate(job, now, Value::Null).await.map(Some),
        None => Ok(None),
    }
}

/// The object, if it is there under that uid.
async fn still_there(job: &Job<'_>, uid: &str) -> Result<Option<PackageRevision>, Failure> {
    match job.client.get_revision(job.name).await {
        Ok(now) => Ok(Some(now).filter(|now| now.metadata.uid.as_deref() == Some(uid))),
        Err(fault) if fault.is_not_found() => Ok(None),
        Err(fault) => Err(plain(fault)),
    }
}

/// Sets or removes the annotation on this very object; conflicts read again.
async fn annotate(job: &Job<'_>, read: PackageRevision, value: Value) -> Result<PackageRevision, Failure> {
    let mut revision = read;
    loop {
        let patch = json!({
            "metadata": {"uid": revision.metadata.uid, "resourceVersion": revision.metadata.resource_version},
            "spec": {"packageMetadata": {"annotations": {NUDGE: value}}},
        });
        let fault = match job.client.patch_revision(job.name, &patch).await {
            Ok(written) => return Ok(written),
            Err(fault) => fault,
        };
        // Written twice is written once: the value is the same.
        if !fault.is_conflict() && !fault.unknown_outcome {
            return Err(plain(fault));
        }
        job.pause(&fault).await?;
        let uid = revision.metadata.uid.take();
        revision = job.read().await?;
        if revision.metadata.uid != uid {
            return Err(Failure::new(
                crate::failure::Kind::Conflict,
                "it was deleted and created again meanwhile",
            ));
        }
    }
}
