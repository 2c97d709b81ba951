//! One of many: what was read of it last, and what that means.
//!
//! In: readings. Out: its standing, and when it wants to be read again. Never: I/O.

use tokio::time::Instant;

use crate::wait::engine::Settling;
use crate::wait::faults::Reason;
use crate::wait::judge::Verdict;
use crate::wait::snapshot::Snapshot;

/// Where a member stands.
#[derive(Debug)]
pub(super) enum Standing {
    /// It may still come.
    NotYet(Reason, String),
    /// Final: met, or why not.
    Ended(Verdict),
}

/// One of the frozen set.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) name: String,
    /// The object that is meant, as soon as it was seen.
    pub(super) uid: Option<String>,
    pub(super) snapshot: Option<Snapshot>,
    pub(super) standing: Standing,
    /// Since when it has this version.
    pub(super) since: Instant,
    settling: Settling,
    /// When it wants to be read by itself; a hint is "now".
    pub(super) wants: Option<Instant>,
    /// The selector does not find it any more, so the list and the watch do not tell of it.
    pub(super) missing: bool,
}

impl Member {
    pub(super) fn new(name: String, uid: Option<String>, now: Instant) -> Self {
        Self {
            name,
            uid,
            snapshot: None,
            standing: Standing::NotYet(Reason::NotFoundYet, "it was not read yet".into()),
            since: now,
            settling: Settling::default(),
            wants: None,
            missing: false,
        }
    }

    pub(super) fn is_pending(&self) -> bool {
        matches!(self.standing, Standing::NotYet(..))
    }

    pub(super) fn is_met(&self) -> bool {
        matches!(&self.standing, Standing::Ended(verdict) if verdict.is_met())
    }

    /// Can it not get there any more?
    pub(super) fn is_lost(&self) -> bool {
        matches!(&self.standing, Standing::Ended(verdict) if !verdict.is_met())
    }

    /// Something may have happened to it.
    pub(super) fn hint(&mut self, now: Instant) {
        self.wants = Some(now);
    }

    /// Is it to be read by itself now?
    pub(super) fn is_due(&self, now: Instant) -> bool {
        self.is_pending() && self.wants.is_some_and(|at| at <= now)
    }

    /// Takes a reading and its verdict.
    pub(super) fn take(
        &mut self,
        seen: Option<Snapshot>,
        verdict: Verdict,
        now: Instant,
        window: std::time::Duration,
    ) {
        let version = |o: &Option<Snapshot>| o.as_ref().map(|o| o.version.clone()).unwrap_or_default();
        if version(&seen) != version(&self.snapshot) {
            self.since = now;
        }
        self.wants = None;
        self.standing = match verdict {
            Verdict::NotYet(reason, text) => {
                self.settling.clear();
                Standing::NotYet(reason, text)
            }
            Verdict::Failed(fault) if fault.settle => {
                self.wants = self.settling.hold(fault.reason, &version(&seen), now, window);
                match self.wants {
                    None => Standing::Ended(Verdict::Failed(fault)),
                    Some(_) => Standing::NotYet(fault.reason, fault.text),
                }
            }
            other => Standing::Ended(other),
        };
        // What is gone is described by its last state.
        if let Some(seen) = seen {
            self.snapshot = Some(Snapshot { document: None, ..seen });
        }
    }
}
