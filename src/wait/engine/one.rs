//! A wait for one package revision.
//!
//! In: a way to read, a goal, pins. Out: [`Met`] or [`Stop`]. Never: pacing (the loop's), a verdict from an
//! event.

use tokio::time::Instant;

use super::{Course, Ending, Last, Settling, Step, Subject, Why, drive};
use crate::api::v1alpha2::PackageRevision;
use crate::wait::events::Event;
use crate::wait::faults::{Fault, Reason};
use crate::wait::goal::{Goal, Patience, Pins, Side};
use crate::wait::judge::{Question, Verdict, judge, question};
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
    drive(&mut One::new(reads, name, goal, pins), patience, events).await
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
    get_forbidden: bool,
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
            get_forbidden: false,
        }
    }

    /// Would "there is no such object" end the wait with a claim about the past?
    fn absence_decides(&self) -> bool {
        self.pins.uid.is_some() || *self.goal == Goal::Deleted
    }

    /// Asks for a fact beside the object; `false` if it cannot be told.
    async fn ask(&mut self, asked: Question, object: &PackageRevision, course: &mut Course<'_>) -> bool {
        let (reads, side) = (self.reads, &mut self.side);
        match asked {
            Question::Repository => {
                let asking = reads.repository_exists(&object.spec.repository);
                side.repository_exists = course.ask_aside(asking).await;
                side.repository_exists.is_some()
            }
            Question::Content => {
                side.content_version = course.ask_aside(reads.content_version(self.name)).await;
                side.content_version.is_some()
            }
            Question::Siblings => {
                side.newest_sibling = course.ask_aside(reads.newest_sibling(object)).await;
                side.newest_sibling.is_some()
            }
        }
    }

    /// The verdict, with as many facts beside the object as it needs. They are as old as the reading, never
    /// older.
    async fn judged(&mut self, object: Option<&PackageRevision>, course: &mut Course<'_>) -> Verdict {
        self.side = Side::default();
        let snapshot = object.map(|object| Snapshot::of_for(object, self.goal));
        let mut verdict = judge(snapshot.as_ref(), self.goal, &self.pins, &self.side);
        while let (Some(asked), Some(object)) = (question(&verdict, &self.pins, &self.side), object) {
            if !self.ask(asked, object, course).await {
                break;
            }
            verdict = judge(snapshot.as_ref(), self.goal, &self.pins, &self.side);
        }
        verdict
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
        let mut refused = None;
        if !self.get_forbidden {
            match course.ask(self.reads.get(self.name)).await {
                Err(ReadError::Forbidden(text)) => {
                    self.get_forbidden = true;
                    refused = Some(text);
                }
                Ok(None) if self.absence_decides() => {}
                other => return other,
            }
        }
        match course.ask(self.reads.list_named(self.name)).await {
            // A typed 404 of a quorum read is proof as well where lists are not allowed.
            Err(ReadError::Forbidden(_)) if !self.get_forbidden => Ok(None),
            Err(ReadError::Forbidden(text)) => {
                Err(ReadError::Forbidden(neither(self.reads.place(), refused.as_deref().unwrap_or(&text))))
            }
            other => Ok(other?.into_iter().next()),
        }
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
        match self.judged(object.as_ref(), course).await {
            Verdict::Met { note } => {
                let (elapsed, requests) = (course.elapsed(), course.requests);
                Step::End(Ok(Met { revision: object, note, elapsed, requests }))
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
            Why::Late if self.last.is_none() => ending.never_read(course, self.answered_before),
            Why::Late => ending.late(course),
            Why::Interrupted(kind) => ending.interrupted(kind),
        })
    }
}

fn version(revision: Option<&PackageRevision>) -> Option<&str> {
    revision.and_then(|revision| revision.metadata.resource_version.as_deref())
}

/// Neither verb is allowed: which, on what, and where.
fn neither(place: Option<String>, said: &str) -> String {
    let place = place.map(|namespace| format!(" in namespace {namespace}")).unwrap_or_default();
    format!("cannot get or list packagerevisions.porch.kpt.dev{place}: {said}")
}
