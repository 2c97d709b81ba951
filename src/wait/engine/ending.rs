//! What the end of a wait for a package revision says.
//!
//! In: who it speaks of, the last reading, and the verdict, error, signal or deadline that ended it. Out: a
//! [`Stop`]. Never: I/O.

use std::time::Duration;

use tokio::time::Instant;

use super::Course;
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Kind;
use crate::wait::facts::{guess, words};
use crate::wait::faults::Reason;
use crate::wait::goal::Goal;
use crate::wait::judge::Verdict;
use crate::wait::reads::ReadError;
use crate::wait::snapshot::Snapshot;
use crate::wait::stop::Stop;

/// The last reading and what it said.
pub(in crate::wait) struct Last {
    /// The object itself, where it is kept.
    pub(in crate::wait) revision: Option<PackageRevision>,
    pub(in crate::wait) snapshot: Option<Snapshot>,
    pub(in crate::wait) reason: Reason,
    pub(in crate::wait) text: String,
    /// Since when the object has this version.
    pub(in crate::wait) since: Instant,
}

/// Who the end speaks of.
pub(in crate::wait) struct Ending<'a> {
    pub(in crate::wait) name: &'a str,
    pub(in crate::wait) goal: &'a Goal,
    pub(in crate::wait) uid: Option<&'a str>,
    pub(in crate::wait) last: Option<&'a Last>,
    pub(in crate::wait) elapsed: Duration,
    pub(in crate::wait) requests: u32,
}

impl Ending<'_> {
    /// The end that a verdict on this object means.
    pub(in crate::wait) fn verdict(&self, object: Option<PackageRevision>, verdict: Verdict) -> Stop {
        let mut stop = self.stop(Kind::Failed, "failed", String::new());
        if let Some(object) = object {
            stop.snapshot = Some(Box::new(Snapshot::of_for(&object, self.goal)));
            stop.revision = Some(Box::new(object));
        }
        self.say(&mut stop, verdict);
        stop
    }

    fn say(&self, stop: &mut Stop, verdict: Verdict) {
        match verdict {
            Verdict::Failed(fault) => {
                stop.kind = fault.kind();
                stop.hints = fault.hints(self.name).into();
                stop.transient = fault.transient;
                stop.reason = Some(fault.reason);
                stop.text = fault.text.into();
            }
            Verdict::Superseded(reason, text) => {
                (stop.kind, stop.verdict) = (Kind::Superseded, "superseded");
                (stop.reason, stop.text) = (Some(reason), text.into());
                stop.hints = reason.hints(self.name).into();
            }
            Verdict::Gone => {
                (stop.kind, stop.verdict) = (Kind::NotFound, "gone");
                stop.text = "it was deleted while waiting".into();
            }
            Verdict::Replaced { uid } => {
                (stop.kind, stop.verdict) = (Kind::Conflict, "replaced");
                let was = self.uid.unwrap_or_default();
                stop.text = format!("it was deleted and created again (uid {was} -> {uid})").into();
            }
            Verdict::NotFound | Verdict::Met { .. } | Verdict::NotYet(..) => {
                (stop.kind, stop.verdict) = (Kind::NotFound, "not-found");
                stop.text = format!("packagerevisions.porch.kpt.dev \"{}\" not found", self.name).into();
            }
        }
    }

    /// The end that an error means.
    pub(in crate::wait) fn refused(&self, error: &ReadError) -> Stop {
        let (kind, verdict) = match error {
            ReadError::Forbidden(_) | ReadError::Unauthorized(_) => (Kind::Forbidden, "unauthorized"),
            ReadError::Refused(_) => (Kind::Failed, "failed"),
            _ => (Kind::Unavailable, "unavailable"),
        };
        self.stop(kind, verdict, error.text().to_owned())
    }

    /// The single read of `--timeout 0` did not show the goal.
    pub(in crate::wait) fn not_yet(&self) -> Stop {
        let text = self.last.map_or_else(|| "not yet".into(), |last| format!("not yet: {}", last.text));
        Stop { reason: self.reason(), ..self.stop(Kind::NotYet, "not-yet", text) }
    }

    /// The deadline, without one successful read.
    pub(in crate::wait) fn never_read(&self, course: &Course<'_>, answered_before: bool) -> Stop {
        let waited = waited(course);
        if answered_before && course.trouble.is_none() {
            let text = format!("timed out after {waited}, before it could be read again");
            return self.stop(Kind::TimedOut, "timeout", text);
        }
        let why = course.trouble.as_deref().unwrap_or("no answer");
        self.stop(Kind::Unavailable, "unavailable", format!("no successful read in {waited}: {why}"))
    }

    /// The deadline, between a read that did not find the object and a list that proves its absence.
    pub(in crate::wait) fn unproven(&self, course: &Course<'_>) -> Stop {
        let text =
            format!("timed out after {}: not found, but no list showed that it is gone", waited(course));
        self.stop(Kind::TimedOut, "timeout", text)
    }

    /// The deadline: what was still missing, and a guess why nothing moved.
    pub(in crate::wait) fn late(&self, course: &Course<'_>) -> Stop {
        let said = self.last.map_or("not yet", |last| last.text.as_str());
        let text = format!("timed out after {}: {said}", waited(course));
        let mut stop = Stop { reason: self.reason(), ..self.stop(Kind::TimedOut, "timeout", text) };
        stop.hints = self.guesses(course).into();
        stop
    }

    /// Why nothing moved, and that the last reading is an old one.
    fn guesses(&self, course: &Course<'_>) -> Vec<String> {
        let trouble = course.trouble.iter().map(|why| format!("the last reads were not answered: {why}"));
        let moved = self.last.and_then(|last| {
            let snapshot = last.snapshot.as_ref()?;
            Some(guess(snapshot, last.since.elapsed(), course.outage))
        });
        moved.into_iter().chain(trouble).collect()
    }

    /// A signal: the last state is all there is to say.
    pub(in crate::wait) fn interrupted(&self, kind: Kind) -> Stop {
        let word = if kind == Kind::Terminated { "terminated" } else { "interrupted" };
        let text = match self.last {
            Some(last) => format!("{word} after {}: {}", words(self.elapsed), last.text),
            None => format!("{word} after {}, before anything was read", words(self.elapsed)),
        };
        Stop { reason: self.reason(), ..self.stop(kind, "interrupted", text) }
    }

    fn reason(&self) -> Option<Reason> {
        self.last.map(|last| last.reason)
    }

    fn stop(&self, kind: Kind, verdict: &'static str, text: String) -> Stop {
        Stop {
            kind,
            verdict,
            reason: None,
            transient: false,
            name: self.name.into(),
            goal: self.goal.to_string().into(),
            text: text.into(),
            hints: Box::default(),
            revision: self.last.and_then(|last| last.revision.clone()).map(Box::new),
            snapshot: self.last.and_then(|last| last.snapshot.clone()).map(Box::new),
            elapsed: self.elapsed,
            requests: self.requests,
        }
    }
}

fn waited(course: &Course<'_>) -> String {
    words(course.patience.spent + course.patience.timeout)
}
