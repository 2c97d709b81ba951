//! Reads of content that may be believed.
//!
//! A recorded server answers a read during a render with part of the files and HTTP 200, and lets the
//! first render write over a push. So content is read and written only while nothing is going to write
//! it: read the revision, the content (twice, where a push may be under way), the revision again; the
//! content counts only if the revision was settled and nothing moved.

use std::time::Duration;

use sha2::{Digest as _, Sha256};
use tokio::time::sleep;

use super::bulk::Job;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::client::Client;
use crate::failure::{Failure, Kind};
use crate::package::Files;
use crate::package::kptfile::KPTFILE_NAME;
use crate::wait::{Goal, Pins};

/// Pause before a content that moved is read again; doubles.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
/// Longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// Pause between two reads of a content that may be half written. Longer than it takes a server to
/// write one file, so that a push under way shows.
const BETWEEN_READS: Duration = Duration::from_millis(100);
/// A content without a root Kptfile is believed when it was read that often without a change.
const TRIES_WITHOUT_KPTFILE: u32 = 4;

/// A revision and its content, both of the same moment.
#[derive(Clone, Debug)]
pub(super) struct Content {
    pub(super) revision: PackageRevision,
    pub(super) resources: PackageRevisionResources,
}

impl Content {
    /// The files, none if the server has none.
    pub(super) fn files(&self) -> Files {
        self.resources.spec.resources.clone().unwrap_or_default()
    }
}

/// Waits until nothing is going to write the content, then reads it.
///
/// `draft`: the caller is going to write, so anything but a draft is a failure.
pub(super) async fn read_settled(job: &Job<'_>, draft: bool, uid: Option<&str>) -> Result<Content, Failure> {
    let name = job.name;
    let goal = Goal::Settled { draft };
    let mut pause = FIRST_PAUSE;
    for tries in 1.. {
        let pins = uid.map_or_else(Pins::default, Pins::uid);
        let revision = job.wait(&goal, pins).await?.revision()?;
        let content = read_between(job.client, name, revision).await?;
        let whole =
            |content: &Content| content.files().contains_key(KPTFILE_NAME) || tries >= TRIES_WITHOUT_KPTFILE;
        if let Some(content) = content.filter(whole) {
            return Ok(content);
        }
        if job.left().is_zero() {
            break;
        }
        sleep(pause.min(job.left())).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
    Err(Failure::new(
        Kind::TimedOut,
        format!("{name}: its content never held still long enough to be read as a whole"),
    )
    .hint(format!("somebody keeps writing it; look at `porchctl rpkg get {name} -o wide`")))
}

/// Reads the content twice with a pause between, and the revision once more; `None` when anything moved.
///
/// Between two equal readings of the revision somebody's push may be half written: its files come one
/// by one, its version first, its trace in the revision last. Content that is fixed for good can't be.
async fn read_between(
    client: &Client,
    name: &str,
    before: PackageRevision,
) -> Result<Option<Content>, Failure> {
    let mut resources = read(client, name).await?;
    let is_fixed = before.spec.lifecycle.parse().is_ok_and(Lifecycle::is_published);
    if !is_fixed {
        let first = resources.take().map(|resources| fingerprint(&resources));
        sleep(BETWEEN_READS).await;
        resources = read(client, name).await?;
        if first != resources.as_ref().map(fingerprint) {
            return Ok(None);
        }
    }
    let after = client.get_revision(name).await.map_err(|fault| fault.into_failure(&unreadable(name)))?;
    let unmoved = after.metadata.resource_version == before.metadata.resource_version
        && after.metadata.uid == before.metadata.uid;
    Ok(resources.filter(|_| unmoved).map(|resources| Content { revision: after, resources }))
}

fn unreadable(name: &str) -> String {
    format!("cannot read the content of {name}")
}

/// The content; `None` while a fresh object has none.
async fn read(client: &Client, name: &str) -> Result<Option<PackageRevisionResources>, Failure> {
    match client.get_resources(name).await {
        Ok(resources) => Ok(Some(resources)),
        Err(fault) if fault.is_not_found() => Ok(None),
        Err(fault) => Err(fault.into_failure(&unreadable(name))),
    }
}

/// Version and files in few bytes: a content of megabytes need not be held twice.
fn fingerprint(resources: &PackageRevisionResources) -> [u8; 32] {
    let mut hash = Sha256::new();
    let mut add = |text: &str| {
        hash.update(text.len().to_be_bytes());
        hash.update(text.as_bytes());
    };
    add(resources.version());
    for (path, text) in resources.spec.resources.iter().flatten() {
        add(path);
        add(text);
    }
    hash.finalize().into()
}
