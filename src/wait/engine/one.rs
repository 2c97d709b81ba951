//! A wait for one package revision.
//!
//! In: a way to read, a goal, pins. Out: [`Met`] or [`Stop`]. Never: pacing (the loop's), a verdict from an
//! event.

use tokio::time::Instant;

use super::aside::judged;
use super::{Course, Ending, Exact, Last, Settling, Step, Subject, Why, drive};
use crate::api::v1alpha2::PackageRevision;
use crate::wait::events::Event;
use crate::wait::faults::{Fault, Reason};
use crate::wait::goal::{Goal, Patience, Pins, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::reads::{ReadError, Reads, Seen};
use crate::wait::snapshot::Snapshot;
use crate::wait::stop::{Met, Stop};

/// Waits for the goal. The first act is a read; `--timeout 0` is that read alone.
///
/// # Errors
/// A [`Stop`] that names the object, what is known of it, and the exit code.
pub async fn wait_for<R: Reads>(
    reads: &R,
    name: &str,
    goal: &Goal,
    pins: Pins,
    patience: &Patience,
    events: &mut dyn FnMut(Event),
) -> Result<Met, Stop> {
    // On the heap: a verb holds several waits, and their states are large.
    Box::pin(drive(&mut One::new(reads, name, goal, pins), patience, events)).await
}

/// One package revision and what it is waited for.
pub struct One<'a, R: Reads> {
    reads: &'a R,
    name: &'a str,
    goal: &'a Goal,
    pins: Pins,
    side: Side,
    settling: Settling,
    last: Option<Last>,
    /// Version of the last reading, to watch from; nothing once one was refused as too old, because the
    /// version of an unchanged object is always the same old one.
    version: Option<String>,
    expired: bool,
    /// Who knows the uid was answered by the server: it is there, whatever the first read comes to.
    answered_before: bool,
    exact: Exact,
}

impl<'a, R: Reads> One<'a, R> {
    /// Waits for this goal.
    pub fn new(reads: &'a R, name: &'a str, goal: &'a Goal, pins: Pins) -> Self {
        Self {
            reads,
            name,
            goal,
            answered_before: pins.uid.is_some(),
            pins,
            side: Side::default(),
            settling: Settling::default(),
            last: None,
            version: None,
            expired: false,
            exact: Exact::default(),
        }
    }

    /// Would "there is no such object" end the wait with a claim about the past?
    fn absence_decides(&self) -> bool {
        self.pins.uid.is_some() || *self.goal == Goal::Deleted
    }

    /// Keeps the reading for the message at the deadline, and tells about a change.
    fn remember(
        &mut self,
        revision: Option<PackageRevision>,
        (reason, text): (Reason, String),
        course: &mut Course<'_>,
    ) {
        let before =
            self.last.as_ref().filter(|last| version(last.revision.as_ref()) == version(revision.as_ref()));
        let since = before.map_or_else(Instant::now, |last| last.since);
        course.teller.waiting(reason.word(), &text);
        let snapshot = revision.as_ref().map(Snapshot::of);
        self.last = Some(Last { revision, snapshot, reason, text, since });
    }

    /// Believes a failure once it held for the settle window.
    fn suspect(
        &mut self,
        object: Option<PackageRevision>,
        fault: Fault,
        course: &mut Course<'_>,
    ) -> Step<Result<Met, Stop>> {
        let seen = version(object.as_ref()).unwrap_or_default();
        match self.settling.hold(fault.reason, seen, Instant::now(), course.patience.settle) {
            None => Step::End(Err(self.ending(course).verdict(object, Verdict::Failed(fault)))),
            by => {
                self.remember(object, (fault.reason, fault.text), course);
                Step::Again(by)
            }
        }
    }

    fn ending<'b>(&'b self, course: &Course<'_>) -> Ending<'b> {
        Ending {
            name: self.name,
            goal: self.goal,
            uid: self.pins.uid.as_deref(),
            last: self.last.as_ref(),
            elapsed: course.elapsed(),
            requests: course.requests,
        }
    }
}

impl<R: Reads> Subject for One<'_, R> {
    type Event = Seen;
    type Events = R::Events;
    type Reading = Option<PackageRevision>;
    type End = Result<Met, Stop>;

    /// The object, or its proven absence.
    async fn read(&mut self, course: &mut Course<'_>) -> Result<Option<PackageRevision>, ReadError> {
        let decides = self.absence_decides();
        self.exact.read(self.reads, self.name, decides, course).await
    }

    async fn weigh(
        &mut self,
        object: Option<PackageRevision>,
        course: &mut Course<'_>,
    ) -> Step<Result<Met, Stop>> {
        if let Some(seen) = &object {
            let uid = seen.metadata.uid.clone().unwrap_or_default();
            self.pins.uid.get_or_insert(uid);
            self.version = version(Some(seen)).filter(|version| !version.is_empty()).map(Into::into);
        }
        let snapshot = object.as_ref().map(|object| Snapshot::of_for(object, self.goal));
        let reading = (object.as_ref(), snapshot.as_ref());
        let (verdict, side) = judged(self.reads, reading, self.goal, &self.pins, course).await;
        self.side = side;
        match verdict {
            Verdict::Met { note } => {
                let (elapsed, requests) = (course.elapsed(), course.requests);
                let snapshot = snapshot.map(Box::new);
                Step::End(Ok(Met { revision: object, snapshot, note, elapsed, requests }))
            }
            Verdict::NotYet(reason, text) => {
                self.settling.clear();
                self.remember(object, (reason, text), course);
                Step::Again(None)
            }
            Verdict::Failed(fault) if fault.settle => self.suspect(object, fault, course),
            other => Step::End(Err(self.ending(course).verdict(object, other))),
        }
    }

    async fn watch(&self) -> Result<R::Events, ReadError> {
        let version = self.version.as_deref().filter(|_| !self.expired);
        self.reads.watch(self.name, version).await
    }

    /// A state that is "not yet" is no reason to read, but it is worth telling.
    fn heed(&mut self, seen: Seen, course: &mut Course<'_>) -> bool {
        let revision = match seen {
            Seen::Bookmark => return false,
            Seen::Deleted => return true,
            Seen::Changed(revision) => revision,
        };
        match judge(Some(&Snapshot::of_for(&revision, self.goal)), self.goal, &self.pins, &self.side) {
            Verdict::NotYet(reason, text) => {
                course.teller.waiting(reason.word(), &text);
                false
            }
            _ => true,
        }
    }

    fn expired(&mut self) {
        self.expired = true;
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.reads.reconnect().await
    }

    fn end(&self, why: Why<'_>, course: &Course<'_>) -> Result<Met, Stop> {
        let ending = self.ending(course);
        Err(match why {
            Why::Refused(error) => ending.refused(error),
            Why::NotYet => ending.not_yet(),
            Why::Late if self.last.is_none() && self.exact.answered => ending.unproven(course),
            Why::Late if self.last.is_none() => ending.never_read(course, self.answered_before),
            Why::Late => ending.late(course),
            Why::Interrupted(kind) => ending.interrupted(kind),
        })
    }
}

fn version(revision: Option<&PackageRevision>) -> Option<&str> {
    revision.and_then(|revision| revision.metadata.resource_version.as_deref())
}
