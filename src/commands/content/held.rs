//! Content that holds still, as a subject of the waiting loop.
//!
//! In: readings of the revision and, once nothing is going to write it, of its content. Out: both, of one
//! moment. Never: a content believed because the revision alone looked settled.

use std::time::Duration;

use sha2::{Digest as _, Sha256};
use tokio::time::{Instant, sleep};

use super::{Content, not_settled};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::client::Fault;
use crate::commands::bulk::Job;
use crate::failure::{Failure, Kind};
use crate::package::kptfile::KPTFILE_NAME;
use crate::wait::{
    Course, Goal, Live, One, Pins, ReadError, Reads, Seen, Side, Snapshot, Step, Stop, Subject, Why, judge,
    live, words,
};

/// Pause before a content that moved is read again; doubles.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
/// Longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// Pause between two reads of a content that may be half written. Longer than it takes a server to
/// write one file, so that a push under way shows.
const BETWEEN_READS: Duration = Duration::from_millis(100);
/// A content without a root Kptfile is believed when it was read that often without a change.
const TRIES_WITHOUT_KPTFILE: u32 = 4;

/// Why a reading of content does not count.
#[derive(Clone, Copy)]
pub(super) enum Unread {
    /// The server has none.
    Missing,
    /// Something wrote while it was read.
    Moving,
}

/// A revision that is to settle, and its content.
pub(super) struct Held<'a> {
    job: &'a Job<'a>,
    one: One<'a, Live>,
    goal: &'a Goal,
    /// What was known before; not the object that was seen in between.
    pins: Pins,
    tries: u32,
    pause: Duration,
    /// Why the last content did not count.
    unread: Option<Unread>,
    /// What the server said when the content could not be read.
    fault: Option<Fault>,
}

impl<'a> Held<'a> {
    pub(super) fn new(job: &'a Job<'a>, goal: &'a Goal, pins: Pins) -> Self {
        let one = One::new(job.live, job.name, goal, pins.clone());
        Self { job, one, goal, pins, tries: 1, pause: FIRST_PAUSE, unread: None, fault: None }
    }

    /// Is nothing going to write it, as far as this reading tells?
    fn is_settled(&self, revision: &PackageRevision) -> bool {
        let snapshot = Snapshot::of(revision);
        judge(Some(&snapshot), self.goal, &Pins::default(), &Side::default()).is_met()
    }

    /// Reads the content twice with a pause between, and the revision once more.
    ///
    /// Between two equal readings of the revision somebody's push may be half written: its files come one
    /// by one, its version first, its trace in the revision last. Content that is fixed for good can't be.
    async fn read_between(
        &mut self,
        before: &PackageRevision,
        course: &mut Course<'_>,
    ) -> Result<Result<Content, Unread>, ReadError> {
        let mut resources = self.content().await?;
        let is_fixed = before.spec.lifecycle.parse().is_ok_and(Lifecycle::is_published);
        if !is_fixed {
            let first = resources.take().map(|resources| fingerprint(&resources));
            sleep(BETWEEN_READS).await;
            resources = self.content().await?;
            if first != resources.as_ref().map(fingerprint) {
                return Ok(Err(Unread::Moving));
            }
        }
        let after = course.ask(self.job.live.get(self.job.name)).await?;
        Ok(match (resources, after) {
            (Some(resources), Some(revision)) if same(&revision, before) => {
                Ok(Content { revision, resources })
            }
            (None, Some(revision)) if same(&revision, before) => Err(Unread::Missing),
            _ => Err(Unread::Moving),
        })
    }

    /// The content; `None` while a fresh object has none. It may be large, so only the limit of the connection
    /// holds for it.
    async fn content(&mut self) -> Result<Option<PackageRevisionResources>, ReadError> {
        let found = self.job.live.resources(self.job.name).await;
        found.map_err(|fault| live::sort(self.fault.insert(fault).clone()))
    }

    /// Does it count? A package has a Kptfile; one without must not change for a while.
    fn is_whole(&self, content: &Content) -> bool {
        content.files().contains_key(KPTFILE_NAME) || self.tries >= TRIES_WITHOUT_KPTFILE
    }

    /// It did not count: everything is read anew, another object of the name as well.
    fn again(&mut self, why: Unread) -> Step<Result<Content, Failure>> {
        self.one = One::new(self.job.live, self.job.name, self.goal, self.pins.clone());
        self.unread = Some(why);
        self.tries += 1;
        let at = Instant::now() + self.pause;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        Step::Again(Some(at))
    }

    /// What ended the wait for the revision.
    fn stopped(&self, stop: Stop) -> Failure {
        not_settled(self.job, stop)
    }
}

impl Subject for Held<'_> {
    type Event = Seen;
    type Events = <Live as Reads>::Events;
    type Reading = (Option<PackageRevision>, Option<Result<Content, Unread>>);
    type End = Result<Content, Failure>;

    async fn read(&mut self, course: &mut Course<'_>) -> Result<Self::Reading, ReadError> {
        self.fault = None;
        let revision = self.one.read(course).await?;
        let content = match &revision {
            Some(revision) if self.is_settled(revision) => Some(self.read_between(revision, course).await?),
            _ => None,
        };
        Ok((revision, content))
    }

    async fn weigh(
        &mut self,
        (revision, content): Self::Reading,
        course: &mut Course<'_>,
    ) -> Step<Result<Content, Failure>> {
        match (self.one.weigh(revision, course).await, content) {
            (Step::Again(by), _) => {
                // What keeps it now is no longer that it moved while it was read.
                self.unread = None;
                Step::Again(by)
            }
            (Step::End(Err(stop)), _) => Step::End(Err(self.stopped(stop))),
            (Step::End(Ok(_)), Some(Ok(content))) if self.is_whole(&content) => Step::End(Ok(content)),
            (Step::End(Ok(_)), Some(Err(why))) => self.again(why),
            (Step::End(Ok(_)), _) => self.again(Unread::Moving),
        }
    }

    async fn watch(&self) -> Result<Self::Events, ReadError> {
        self.one.watch().await
    }

    fn heed(&mut self, event: Seen, course: &mut Course<'_>) -> bool {
        self.one.heed(event, course)
    }

    fn expired(&mut self) {
        self.one.expired();
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.one.reconnect().await
    }

    fn end(&self, why: Why<'_>, course: &Course<'_>) -> Self::End {
        Err(match (why, self.unread, &self.fault) {
            (Why::Refused(_), _, Some(fault)) => {
                fault.clone().into_failure(&format!("cannot read the content of {}", self.job.name))
            }
            (Why::Late | Why::NotYet, Some(unread), _) => never_read(self.job, unread),
            _ => match self.one.end(why, course) {
                Err(stop) => self.stopped(stop),
                Ok(_) => Failure::new(Kind::Internal, "a wait ended without its content"),
            },
        })
    }
}

/// The same version of the same object?
fn same(after: &PackageRevision, before: &PackageRevision) -> bool {
    after.metadata.resource_version == before.metadata.resource_version
        && after.metadata.uid == before.metadata.uid
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
