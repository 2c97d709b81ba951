//! What one reading of a package revision tells: where it is, what is outstanding, who wrote what,
//! what would move it on.
//!
//! In: one object, facts beside it, the time. Out: an [`Explanation`], as lines and as JSON. Whether
//! something is reached, under way or failed is [`judge`]'s word, asked once per step; nothing is decided
//! twice. Times are shown and make a doubt ("probably lost"), never a certainty. Never: I/O.

mod findings;
mod next;
mod steps;
mod words;
mod writers;

#[cfg(test)]
mod tests;

use jiff::Timestamp;

use super::goal::{Pins, Side};
use super::judge::{Question, judge, question};
use super::snapshot::Snapshot;
use super::{Goal, Verdict};
use crate::api::v1alpha2::PackageRevision;

pub(super) use findings::is_stale;
pub use findings::{Finding, Sureness};
pub use steps::{Standing, Step};
pub use writers::Writer;

/// Everything one reading tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The object's name.
    pub name: String,
    /// Its namespace.
    pub namespace: String,
    /// Package, repository and workspace.
    pub place: Place,
    /// What was read.
    pub snapshot: Snapshot,
    /// Where it is on the whole.
    pub state: State,
    /// Source, render, lifecycle; or the deletion alone.
    pub steps: Vec<Step>,
    /// Who wrote what, the latest first.
    pub writers: Vec<Writer>,
    /// What is wrong or worth knowing, the worst first.
    pub findings: Vec<Finding>,
    /// What would move it on.
    pub next: Vec<String>,
}

/// Which package it is a revision of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Path of the package.
    pub package: String,
    /// Name of the Repository.
    pub repository: String,
    /// Workspace.
    pub workspace: String,
}

/// Where a package revision is on the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Nothing is outstanding.
    Settled,
    /// Something is under way.
    Working,
    /// It does not get on without somebody's action.
    Stuck,
    /// It is going away.
    Deleting,
    /// It looks as if something got lost, but one reading cannot prove it.
    Doubtful,
}

impl State {
    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Settled => "settled",
            Self::Working => "working",
            Self::Stuck => "stuck",
            Self::Deleting => "deleting",
            Self::Doubtful => "doubtful",
        }
    }
}

/// The one further question whose answer changes the explanation, if there is one.
pub fn wanted(revision: &PackageRevision) -> Option<Question> {
    let o = Snapshot::of(revision);
    let ask = |goal: &Goal| judge(Some(&o), goal, &Pins::default(), &Side::default());
    if o.terminating {
        return question(&ask(&Goal::Deleted), &Pins::default(), &Side::default());
    }
    if findings::is_missing_repository(&ask(&Goal::Created)) {
        return Some(Question::Repository);
    }
    // Only a draft at rest can hide a push that nobody asked to render.
    let at_rest = o.is_draft() && !o.creation_source.is_empty();
    (at_rest && ask(&Goal::Settled { draft: true }).is_met()).then_some(Question::Content)
}

/// Explains one reading.
pub fn explain(revision: &PackageRevision, side: &Side, now: Timestamp) -> Explanation {
    let snapshot = Snapshot::of(revision);
    let writers = writers::writers(revision);
    let steps = steps::steps(&snapshot, side);
    let seen = findings::Reading { revision, o: &snapshot, side, writers: &writers, now };
    let findings = findings::findings(&seen, &steps);
    let state = state(&snapshot, &steps, &findings);
    let next = next::next(revision, &snapshot, state, &findings);
    Explanation {
        name: revision.name().to_owned(),
        namespace: revision.metadata.namespace.clone().unwrap_or_default(),
        place: Place {
            package: revision.spec.package_name.clone(),
            repository: revision.spec.repository.clone(),
            workspace: revision.spec.workspace_name.clone(),
        },
        snapshot,
        state,
        steps,
        writers,
        findings,
        next,
    }
}

fn state(o: &Snapshot, steps: &[Step], findings: &[Finding]) -> State {
    let some = |standing: Standing| steps.iter().any(|step| step.standing == standing);
    let doubtful = findings.iter().any(|finding| finding.sureness == Sureness::Probable);
    match () {
        () if some(Standing::Failed) => State::Stuck,
        () if doubtful => State::Doubtful,
        () if o.terminating => State::Deleting,
        () if some(Standing::UnderWay) => State::Working,
        () => State::Settled,
    }
}

/// Why a verdict fails, if it does.
fn fault(verdict: &Verdict) -> Option<&super::faults::Fault> {
    match verdict {
        Verdict::Failed(fault) => Some(fault),
        _ => None,
    }
}
