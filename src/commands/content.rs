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
use crate::package::kptfile::KPTFILE_NAME;
use crate::package::{Texts, share};
use crate::wait::{Goal, Pins, Reason, Stop, words};

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

/// Why a reading of content does not count.
#[derive(Clone, Copy)]
enum Unread {
    /// The server has none.
    Missing,
    /// Something wrote while it was read.
    Moving,
}

/// Waits until nothing is going to write the content, then reads it.
///
/// `draft`: the caller is going to write, so anything but a draft is a failure.
pub(super) async fn read_settled(job: &Job<'_>, draft: bool, uid: Option<&str>) -> Result<Content, Failure> {
    let name = job.name;
    let goal = Goal::Settled { draft };
    let mut pause = FIRST_PAUSE;
    let mut tries = 1;
    loop {
        let pins = uid.map_or_else(Pins::default, Pins::uid);
        let revision = job.wait(&goal, pins).await.map_err(|stop| not_settled(job, stop))?.revision()?;
        let whole =
            |content: &Content| content.files().contains_key(KPTFILE_NAME) || tries >= TRIES_WITHOUT_KPTFILE;
        let why = match read_between(job.client, name, revision).await? {
            Ok(content) if whole(&content) => return Ok(content),
            Ok(_) => Unread::Moving,
            Err(why) => why,
        };
        if job.left().is_zero() {
            return Err(never_read(job, why));
        }
        sleep(pause.min(job.left())).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
        tries += 1;
    }
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

/// The time was used up, and no reading counted.
fn never_read(job: &Job<'_>, why: Unread) -> Failure {
    let (name, timeout) = (job.name, job.waiting.timeout);
    let (kind, when) = if timeout.is_zero() {
        (Kind::NotYet, "not yet".to_owned())
    } else {
        (Kind::TimedOut, format!("timed out after {}", words(timeout)))
    };
    match why {
        Unread::Missing => Failure::new(
            kind,
            format!("{name}: {when}: the revision exists, but the server has no content for it"),
        )
        .hint(format!("`porchctl rpkg get {name} -o yaml` shows what the controller says of it")),
        Unread::Moving => Failure::new(
            kind,
            format!("{name}: {when}: its content never held still long enough to be read as a whole"),
        )
        .hint("somebody keeps writing it: look who pushes to it, or give `--timeout` more time"),
    }
}

/// Reads the content twice with a pause between, and the revision once more.
///
/// Between two equal readings of the revision somebody's push may be half written: its files come one
/// by one, its version first, its trace in the revision last. Content that is fixed for good can't be.
async fn read_between(
    client: &Client,
    name: &str,
    before: PackageRevision,
) -> Result<Result<Content, Unread>, Failure> {
    let mut resources = read(client, name).await?;
    let is_fixed = before.spec.lifecycle.parse().is_ok_and(Lifecycle::is_published);
    if !is_fixed {
        let first = resources.take().map(|resources| fingerprint(&resources));
        sleep(BETWEEN_READS).await;
        resources = read(client, name).await?;
        if first != resources.as_ref().map(fingerprint) {
            return Ok(Err(Unread::Moving));
        }
    }
    let after = client.get_revision(name).await.map_err(|fault| fault.into_failure(&unreadable(name)))?;
    let unmoved = after.metadata.resource_version == before.metadata.resource_version
        && after.metadata.uid == before.metadata.uid;
    Ok(match resources {
        _ if !unmoved => Err(Unread::Moving),
        None => Err(Unread::Missing),
        Some(resources) => Ok(Content { revision: after, resources }),
    })
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
