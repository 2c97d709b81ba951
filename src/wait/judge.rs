//! The verdict on one snapshot: pure, total, without memory.
//!
//! In: one quorum reading (or its absence), a goal, pinned constants, facts beside the object. Out: a [`Verdict`]. Rules that
//! carry the promise: a push is rendered when request, observed request and `Rendered` agree in one
//! snapshot (tokens are compared for equality only); a lifecycle is reached when `Ready` speaks of the
//! present generation; the generation of `Rendered` and all timestamps prove nothing. Never: I/O.

use super::faults::{Fault, Reason};
use super::goal::{Goal, Pins, Side};
use super::owners::by;
use super::snapshot::Snapshot;
use crate::api::lifecycle::Lifecycle;

mod conditions;
mod lifecycle;
mod paths;
mod questions;
mod rendered;

use lifecycle::Wanted;
pub use questions::{Question, question};

/// What one snapshot says about a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal holds.
    Met {
        /// Something worth saying nevertheless.
        note: Option<String>,
    },
    /// It may still come.
    NotYet(Reason, String),
    /// It cannot come without somebody's action.
    Failed(Fault),
    /// Somebody else replaced the goal.
    Superseded(Reason, String),
    /// The object that was meant is gone.
    Gone,
    /// Another object has its name now.
    Replaced {
        /// The other one.
        uid: String,
    },
    /// There never was such an object in this wait.
    NotFound,
}

impl Verdict {
    /// Met, nothing to add.
    pub fn met() -> Self {
        Self::Met { note: None }
    }

    fn met_with(note: impl Into<String>) -> Self {
        Self::Met { note: Some(note.into()) }
    }

    fn not_yet(reason: Reason, text: impl Into<String>) -> Self {
        Self::NotYet(reason, text.into())
    }

    /// A failure that must hold for the settle window.
    fn fails(reason: Reason, text: impl Into<String>) -> Self {
        Self::Failed(Fault::settling(reason, text))
    }

    /// Is it more than "not yet"?
    pub fn tells(&self) -> bool {
        !matches!(self, Self::NotYet(..))
    }

    /// Met, with what is worth saying.
    fn met_with_notes(notes: impl Iterator<Item = String>) -> Self {
        let mut all: Vec<String> = notes.collect();
        all.dedup();
        Self::Met { note: (!all.is_empty()).then(|| all.join("; ")) }
    }

    /// Something worth saying of a goal that is reached.
    fn note(&self) -> Option<&str> {
        if let Self::Met { note } = self { note.as_deref() } else { None }
    }

    /// Is the goal reached?
    pub fn is_met(&self) -> bool {
        matches!(self, Self::Met { .. })
    }
}

/// Judges one snapshot. Of several goals: superseded before failed before not yet.
pub fn judge(snapshot: Option<&Snapshot>, goal: &Goal, pins: &Pins, side: &Side) -> Verdict {
    let Some(snapshot) = snapshot else { return absent(goal, pins) };
    if let Goal::All(goals) = goal {
        return together(goals.iter().map(|goal| judge(Some(snapshot), goal, pins, side)).collect());
    }
    let verdict = common(snapshot, goal, pins).unwrap_or_else(|| one(snapshot, goal, pins, side));
    if pins.policy.patient { patient(verdict) } else { verdict }
}

/// One goal of an object that may reach it.
fn one(o: &Snapshot, goal: &Goal, pins: &Pins, side: &Side) -> Verdict {
    match goal {
        Goal::Created => created(o),
        Goal::Rendered { request: Some(request) } => rendered::rendered_push(o, request, pins, side),
        Goal::Rendered { request: None } => rendered::rendered(o),
        Goal::Ready => ready(o),
        Goal::Lifecycle { state, latest, unrendered } => {
            let wanted = Wanted { state: *state, latest: *latest, unrendered: *unrendered };
            lifecycle::lifecycle(o, wanted, pins, side)
        }
        Goal::Deleted => deleted(o, side),
        Goal::Settled { draft } => lifecycle::settled(o, *draft),
        Goal::Condition { kind, status, rule } => conditions::condition(o, kind, status, *rule),
        Goal::JsonPath { path, value, rule, .. } => paths::found(o, path, value.as_deref(), *rule),
        Goal::Gates => conditions::gates(o),
        Goal::All(goals) => together(goals.iter().map(|goal| one(o, goal, pins, side)).collect()),
    }
}

/// Somebody may mend what nothing retries.
fn patient(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Failed(fault) if fault.settle => Verdict::NotYet(fault.reason, fault.text),
        other => other,
    }
}

/// Several goals on one snapshot: met if each is, with the notes of all.
fn together(verdicts: Vec<Verdict>) -> Verdict {
    let rank = |verdict: &Verdict| match verdict {
        Verdict::Replaced { .. } => 0,
        Verdict::Gone => 1,
        Verdict::NotFound => 2,
        Verdict::Superseded(..) => 3,
        Verdict::Failed(fault) if !fault.settle => 4,
        Verdict::Failed(_) => 5,
        Verdict::NotYet(..) => 6,
        Verdict::Met { .. } => 7,
    };
    let notes: Vec<String> = verdicts.iter().filter_map(Verdict::note).map(Into::into).collect();
    match verdicts.into_iter().min_by_key(rank) {
        Some(worst) if !worst.is_met() => worst,
        _ => Verdict::met_with_notes(notes.into_iter()),
    }
}

/// No object of that name.
fn absent(goal: &Goal, pins: &Pins) -> Verdict {
    if *goal == Goal::Deleted {
        Verdict::met()
    } else if pins.uid.is_some() {
        Verdict::Gone
    } else if goal.may_begin_absent() || pins.wait_for_create {
        Verdict::not_yet(Reason::NotFoundYet, "there is no such object yet")
    } else {
        Verdict::NotFound
    }
}

/// What ends every wait alike, in this order.
fn common(o: &Snapshot, goal: &Goal, pins: &Pins) -> Option<Verdict> {
    if pins.uid.as_ref().is_some_and(|uid| *uid != o.uid) {
        return Some(match goal {
            Goal::Deleted => Verdict::met_with("a new object has this name"),
            _ => Verdict::Replaced { uid: o.uid.clone() },
        });
    }
    if *goal == Goal::Deleted {
        return None;
    }
    if o.terminating {
        return Some(Verdict::Failed(Fault::at_once(Reason::Terminating, "it is being deleted")));
    }
    if let Some(pinned) = pins.generation.filter(|pinned| o.generation < *pinned) {
        let text = format!("metadata.generation went back from {pinned} to {}", o.generation);
        return Some(Verdict::fails(Reason::Regressed, text));
    }
    if o.lifecycle.is_empty() {
        let text = "spec.lifecycle is empty, so nothing will ever happen";
        return Some(Verdict::fails(Reason::NoLifecycle, text));
    }
    changed_spec(o, pins)
}

/// The spec is not the one that the caller wrote.
fn changed_spec(o: &Snapshot, pins: &Pins) -> Option<Verdict> {
    let exact = pins.generation.filter(|_| pins.policy.exact_generation);
    let pinned = exact.filter(|pinned| o.generation > *pinned)?;
    let who = by(o.owners.spec.as_ref());
    let text = format!("the spec was changed after generation {pinned}, it is at {} now{who}", o.generation);
    Some(Verdict::Superseded(Reason::SpecChanged, text))
}

fn source_failed(o: &Snapshot) -> Verdict {
    Verdict::Failed(Fault::said(Reason::SourceFailed, "its source could not be carried out", o))
}

fn render_failed(o: &Snapshot, what: &str) -> Verdict {
    Verdict::Failed(Fault::said(Reason::RenderFailed, &format!("{what} failed"), o))
}

fn ready_failed(o: &Snapshot) -> Verdict {
    Verdict::Failed(Fault::said(Reason::ReadyFailed, &format!("the step to {} failed", o.lifecycle), o))
}

fn render_ruled_out(o: &Snapshot) -> Verdict {
    let text =
        format!("there is no proof of a render, and none will run while its lifecycle is {}", o.lifecycle);
    Verdict::Failed(Fault::settling(Reason::LifecycleBlocksRender, text).about(&o.lifecycle))
}

/// Newer servers guard lifecycle steps: they wait for renders that only a Draft gets.
fn guard_deadlock(o: &Snapshot) -> Verdict {
    let said = o.ready.as_ref().map_or("", |ready| ready.message.trim_end());
    let said = if said.is_empty() { String::new() } else { format!(" ({said})") };
    let text = format!(
        "the render guard of the controller waits for a render that its lifecycle {} forbids{said}",
        o.lifecycle
    );
    Verdict::Failed(Fault::settling(Reason::GuardDeadlock, text).about(&o.lifecycle))
}

/// `Ready` does not speak of the present generation.
fn behind() -> Verdict {
    Verdict::not_yet(Reason::ReadyNotCurrent, "the controller has not finished with this generation")
}

/// What a package without a finished render waits for.
fn outstanding(o: &Snapshot) -> Verdict {
    if !o.rendering.is_empty() {
        Verdict::not_yet(Reason::Rendering, "a render is running")
    } else if o.source_outstanding() {
        Verdict::not_yet(Reason::SourceNotApplied, "its source is not carried out yet")
    } else {
        Verdict::not_yet(Reason::RenderOutstanding, "a render is outstanding")
    }
}

fn created(o: &Snapshot) -> Verdict {
    if !o.creation_source.is_empty() {
        Verdict::met()
    } else if !o.has_source && o.reconciled() && o.is_ready() {
        Verdict::met_with("found in git")
    } else if !o.has_source {
        Verdict::not_yet(Reason::NotReconciled, "the controller has not looked at it yet")
    } else if o.source_failed() {
        source_failed(o)
    } else {
        Verdict::not_yet(Reason::SourceNotApplied, "its source is not carried out yet")
    }
}

fn ready(o: &Snapshot) -> Verdict {
    if o.source_failed() {
        source_failed(o)
    } else if o.reconciled() && o.ready_failed() && !o.render_runs() {
        ready_failed(o)
    } else if o.quiet() && o.render_failed() {
        render_failed(o, "the render")
    } else if o.reconciled() && o.is_ready() && !o.unrendered() {
        Verdict::met()
    } else if o.render_ruled_out() && o.unrendered() {
        render_ruled_out(o)
    } else if !o.reconciled() {
        behind()
    } else if o.unrendered() {
        outstanding(o)
    } else {
        Verdict::not_yet(Reason::NotReady, "Ready is not true")
    }
}

fn deleted(o: &Snapshot, side: &Side) -> Verdict {
    if !o.terminating {
        return Verdict::not_yet(Reason::NoDeletionRequested, "nobody asked for its deletion yet");
    }
    if o.state() == Some(Lifecycle::Published) && side.repository_exists != Some(false) {
        let text = "its deletion is blocked: a published package must be proposed for deletion first";
        return Verdict::fails(Reason::BlockedByDeletionGate, text);
    }
    let left = o.finalizers.join(", ");
    Verdict::not_yet(Reason::Finalizers, format!("finalizers are left: {left}"))
}
