//! What the end of a wait says.
//!
//! In: the engine's state and the verdict, error or deadline that ended it. Out: a [`Stop`]. Never: I/O.

use super::Wait;
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Kind;
use crate::wait::facts::{guess, words};
use crate::wait::faults::Reason;
use crate::wait::judge::Verdict;
use crate::wait::reads::{ReadError, Reads};
use crate::wait::snapshot::Snapshot;
use crate::wait::stop::Stop;

impl<R: Reads> Wait<'_, R> {
    /// The end that a verdict means.
    pub(super) fn end(&self, object: Option<PackageRevision>, verdict: Verdict) -> Stop {
        let mut stop = self.stop(Kind::Failed, "failed", String::new());
        let last = self.last.as_ref().and_then(|last| last.revision.clone());
        stop.revision = object.or(last).map(Box::new);
        match verdict {
            Verdict::Failed(fault) => {
                stop.kind = fault.kind();
                stop.hints = fault.hints(self.name).into();
                stop.transient = fault.transient;
                stop.reason = Some(fault.reason);
                stop.text = fault.text;
            }
            Verdict::Superseded(reason, text) => {
                (stop.kind, stop.verdict) = (Kind::Superseded, "superseded");
                (stop.reason, stop.text) = (Some(reason), text);
            }
            Verdict::Gone => {
                (stop.kind, stop.verdict) = (Kind::NotFound, "gone");
                stop.text = "it was deleted while waiting".into();
            }
            Verdict::Replaced { uid } => {
                (stop.kind, stop.verdict) = (Kind::Conflict, "replaced");
                let was = self.pins.uid.as_deref().unwrap_or_default();
                stop.text = format!("it was deleted and created again (uid {was} -> {uid})");
            }
            Verdict::NotFound | Verdict::Met { .. } | Verdict::NotYet(..) => {
                (stop.kind, stop.verdict) = (Kind::NotFound, "not-found");
                stop.text = format!("packagerevisions.porch.kpt.dev \"{}\" not found", self.name);
            }
        }
        stop
    }

    /// The end that an error means.
    pub(super) fn refused(&self, error: &ReadError) -> Stop {
        let (kind, verdict) = match error {
            ReadError::Forbidden(_) | ReadError::Unauthorized(_) => (Kind::Forbidden, "unauthorized"),
            ReadError::Refused(_) => (Kind::Failed, "failed"),
            _ => (Kind::Unavailable, "unavailable"),
        };
        self.stop(kind, verdict, error.text().to_owned())
    }

    /// The single read of `--timeout 0` did not show the goal.
    pub(super) fn not_yet(&self) -> Stop {
        let (reason, text) = self.last_said();
        let mut stop = self.stop(Kind::NotYet, "not-yet", text);
        stop.reason = reason;
        stop
    }

    pub(super) fn out_of_time(&self) -> Stop {
        let waited = words(self.patience.spent + self.patience.timeout);
        let Some(last) = &self.last else {
            if self.answered_before && self.trouble.is_none() {
                let text = format!("timed out after {waited}, before it could be read again");
                return self.stop(Kind::TimedOut, "timeout", text);
            }
            let why = self.trouble.as_deref().unwrap_or("no answer");
            return self.stop(
                Kind::Unavailable,
                "unavailable",
                format!("no successful read in {waited}: {why}"),
            );
        };
        let mut stop =
            self.stop(Kind::TimedOut, "timeout", format!("timed out after {waited}: {}", last.text));
        stop.reason = Some(last.reason);
        let snapshot = last.revision.as_ref().map(Snapshot::of);
        stop.hints = snapshot.map(|o| guess(&o, last.since.elapsed(), self.outage)).into_iter().collect();
        stop
    }

    fn last_said(&self) -> (Option<Reason>, String) {
        let last = self.last.as_ref();
        last.map_or((None, "not yet".into()), |last| (Some(last.reason), format!("not yet: {}", last.text)))
    }

    fn stop(&self, kind: Kind, verdict: &'static str, text: String) -> Stop {
        Stop {
            kind,
            verdict,
            reason: None,
            transient: false,
            name: self.name.into(),
            goal: self.goal.to_string().into(),
            text,
            hints: Box::default(),
            revision: self.last.as_ref().and_then(|last| last.revision.clone()).map(Box::new),
            elapsed: self.started.elapsed(),
            requests: self.requests,
        }
    }
}
