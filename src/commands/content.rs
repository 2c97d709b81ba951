//! Reads of content that may be believed.
//!
//! A recorded server answers a read during a render with part of the files and HTTP 200, and lets the
//! first render write over a push. So content is read and written only while nothing is going to write
//! it: read the revision, the content (twice, where a push may be under way), the revision again; the
//! content counts only if the revision was settled and nothing moved.

mod held;

use super::bulk::Job;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Failure;
use crate::package::{Texts, share};
use crate::wait::{Goal, Pins, Reason, Stop};

use held::Held;

/// A revision and its content, both of the same moment.
#[derive(Clone, Debug)]
pub(super) struct Content {
    pub(super) revision: PackageRevision,
    pub(super) resources: PackageRevisionResources,
}

impl Content {
    /// Was it read while nothing could write it? With `--wait=false` nobody looked.
    pub(super) fn is_complete(&self) -> bool {
        self.revision.metadata.name.is_some()
    }

    /// Shares memory with files that are held already.
    pub(super) fn share(&mut self, known: &Texts) {
        if let Some(files) = &mut self.resources.spec.resources {
            share(files, known);
        }
    }

    /// The files, none if the server has none.
    pub(super) fn files(&self) -> Texts {
        self.resources.spec.resources.clone().unwrap_or_default()
    }
}

/// Waits until nothing is going to write the content, then reads it.
///
/// `draft`: the caller is going to write, so anything but a draft is a failure.
pub(super) async fn read_settled(job: &Job<'_>, draft: bool, uid: Option<&str>) -> Result<Content, Failure> {
    let goal = Goal::Settled { draft };
    let pins = uid.map_or_else(Pins::default, Pins::uid);
    let mut reading = Held::new(job, &goal, pins);
    Box::pin(job.drive(&mut reading, &goal)).await
}

/// What ends a wait before content could be read or written.
fn not_settled(job: &Job<'_>, stop: Stop) -> Failure {
    let (name, missing) = (job.name, stop.verdict == "not-found");
    let not_draft = stop.reason == Some(Reason::NotDraft);
    let revision = stop.revision.as_ref().filter(|_| not_draft);
    let lifecycle = revision.map(|revision| revision.spec.lifecycle.clone()).unwrap_or_default();
    let mut failure = Failure::from(stop);
    if missing {
        let namespace = job.client.namespace();
        failure = failure.hint(format!(
            "`porchctl rpkg get -n {namespace}` lists those that exist; `-n` chooses another namespace"
        ));
    }
    match lifecycle.parse() {
        Ok(Lifecycle::Proposed) => {
            failure.hint(format!("`porchctl rpkg reject {name}` makes it a draft again"))
        }
        Ok(Lifecycle::Published | Lifecycle::DeletionProposed) => {
            failure.hint("published content never changes: start a new revision of the package")
        }
        _ => failure,
    }
}
