//! The verdict on one snapshot: pure, total, without memory.
//!
//! In: one quorum reading (or its absence), a goal, pinned constants, facts beside the object. Out: a [`Verdict`]. Rules that
//! carry the promise: a push is rendered when request, observed request and `Rendered` agree in one
//! snapshot (tokens are compared for equality only); a lifecycle is reached when `Ready` speaks of the
//! present generation; the generation of `Rendered` and all timestamps prove nothing. Never: I/O.

use super::faults::{Fault, Reason};
use super::goal::{Goal, Pins, Side};
use super::snapshot::Snapshot;
use crate::api::lifecycle::Lifecycle;

mod conditions;
mod paths;
mod questions;

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

    /// Is the goal reached?
    pub fn is_met(&self) -> bool {
        matches!(self, Self::Met { .. })
    }
}

/// Judges one snapshot.
pub fn judge(snapshot: Option<&Snapshot>, goal: &Goal, pins: &Pins, side: &Side) -> Verdict {
    if let Goal::All(goals) = goal {
        return worst(goals.iter().map(|goal| judge(snapshot, goal, pins, side)));
    }
    let Some(snapshot) = snapshot else { return absent(goal, pins) };
    if let Some(verdict) = common(snapshot, goal, pins) {
        return verdict;
    }
    match goal {
        Goal::Created => created(snapshot),
        Goal::Rendered { request: Some(request) } => rendered_push(snapshot, request, pins, side),
        Goal::Rendered { request: None } => rendered(snapshot),
        Goal::Ready => ready(snapshot),
        Goal::Lifecycle { state, latest, unrendered } => lifecycle(snapshot, *state, *latest, *unrendered),
        Goal::Deleted => deleted(snapshot, side),
        Goal::Settled { draft } => settled(snapshot, *draft),
        Goal::Condition { kind, status, rule } => conditions::condition(snapshot, kind, status, *rule),
        Goal::JsonPath { path, value, rule, .. } => paths::found(snapshot, path, value.as_deref(), *rule),
        Goal::Gates => conditions::gates(snapshot),
        Goal::All(_) => Verdict::met(),
    }
}

/// Several goals on one snapshot: superseded before failed before anything else that is not met.
fn worst(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let rank = |verdict: &Verdict| match verdict {
        Verdict::Replaced { .. } => 0,
        Verdict::Gone => 1,
        Verdict::NotFound => 2,
        Verdict::Superseded(..) => 3,
        Verdict::Failed(_) => 4,
        Verdict::NotYet(..) => 5,
        Verdict::Met { note: Some(_) } => 6,
        Verdict::Met { note: None } => 7,
    };
    verdicts.min_by_key(rank).unwrap_or_else(Verdict::met)
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
        return Some(Verdict::fails(
            Reason::NoLifecycle,
            "spec.lifecycle is empty, so nothing will ever happen",
        ));
    }
    None
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
    Verdict::fails(Reason::LifecycleBlocksRender, text)
}

fn guard_deadlock(lifecycle: &str) -> Verdict {
    let text = format!("the controller waits for a render that its lifecycle {lifecycle} forbids");
    Verdict::fails(Reason::GuardDeadlock, text)
}

/// `Ready` does not speak of the present generation.
fn behind() -> Verdict {
    Verdict::not_yet(Reason::ReadyNotCurrent, "the controller has not finished with this generation")
}

/// What a package without a finished render waits for.
fn outstanding(o: &Snapshot) -> Verdict {
    if !o.rendering.is_empty() {
        Verdict::not_yet(Reason::Rendering, "a render is running")
    } else if o.has_source && o.creation_source.is_empty() {
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

fn rendered_push(o: &Snapshot, request: &str, pins: &Pins, side: &Side) -> Verdict {
    if o.request != request {
        return other_request(o, request, pins, side);
    }
    let answered = o.observed == request;
    if answered && o.is_rendered() {
        Verdict::met()
    } else if answered && o.render_failed() {
        render_failed(o, &format!("the render of push {request}"))
    } else if o.source_failed() {
        source_failed(o)
    } else if o.render_ruled_out() {
        render_ruled_out(o)
    } else if o.rendering == request {
        Verdict::not_yet(Reason::Rendering, "the render is running")
    } else {
        Verdict::not_yet(Reason::RenderNotStarted, "the render has not started")
    }
}

/// The annotation does not ask for our push: lost, or replaced by a newer one.
fn other_request(o: &Snapshot, request: &str, pins: &Pins, side: &Side) -> Verdict {
    let had = if o.observed == request { "it had been rendered" } else { "it was not rendered" };
    if is_time(&o.request) && pins.prior_request.as_ref() != Some(&o.request) {
        let text = format!("the controller itself asked for another render after push {request}; {had}");
        return Verdict::Superseded(Reason::MetadataSync, text);
    }
    let unchanged = o.request.is_empty() || pins.prior_request.as_ref() == Some(&o.request);
    let still_ours = pins.prior_request.is_none() && side.content_version.as_deref() == Some(request);
    if unchanged || still_ours {
        let text = format!("the server stored push {request} but never asked for its render");
        return Verdict::fails(Reason::RequestLost, text);
    }
    let text = format!("push {request} was replaced by push {}; {had}", o.request);
    Verdict::Superseded(Reason::NewerPush, text)
}

/// RFC 3339, as only the controller writes it into the render request.
fn is_time(request: &str) -> bool {
    request.parse::<jiff::Timestamp>().is_ok()
}

fn rendered(o: &Snapshot) -> Verdict {
    if o.quiet() && o.is_rendered() {
        return match o.reconciled() {
            true => Verdict::met(),
            false => Verdict::not_yet(Reason::ReadyNotCurrent, "Ready speaks of an older generation"),
        };
    }
    if o.quiet() && o.render_failed() {
        return render_failed(o, "the render");
    }
    if o.source_failed() {
        return source_failed(o);
    }
    if o.reconciled()
        && !o.has_source
        && o.creation_source.is_empty()
        && o.request.is_empty()
        && o.rendered.is_none()
    {
        let text = "it was found in git: no render was requested and none will run";
        return Verdict::fails(Reason::NothingToRender, text);
    }
    if o.render_ruled_out() { render_ruled_out(o) } else { outstanding(o) }
}

fn ready(o: &Snapshot) -> Verdict {
    if o.source_failed() {
        source_failed(o)
    } else if o.reconciled() && o.ready_failed() {
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

fn lifecycle(o: &Snapshot, wanted: Lifecycle, latest: bool, unrendered: bool) -> Verdict {
    if o.state() != Some(wanted) {
        let text = format!("its lifecycle is {}, not {wanted}", o.lifecycle);
        Verdict::Superseded(Reason::OtherLifecycle, text)
    } else if !o.reconciled() {
        Verdict::not_yet(Reason::ReadyNotCurrent, format!("the step to {wanted} is not carried out yet"))
    } else if o.is_ready() {
        reached(o, wanted, latest, unrendered)
    } else if wanted == Lifecycle::Draft && o.quiet() && o.render_failed() {
        render_failed(o, "the render")
    } else if o.ready_failed() {
        ready_failed(o)
    } else if wanted != Lifecycle::Draft && (o.unrendered() || !o.rendering.is_empty()) {
        guard_deadlock(wanted.as_str())
    } else {
        Verdict::not_yet(Reason::NotReady, format!("the step to {wanted} is not carried out yet"))
    }
}

/// `Ready` says that the lifecycle is carried out; what else belongs to it?
fn reached(o: &Snapshot, wanted: Lifecycle, latest: bool, unrendered: bool) -> Verdict {
    // -1 is the final number of packages of the main branch.
    if wanted.is_published() && o.revision == 0 {
        return Verdict::not_yet(Reason::RevisionNotAssigned, "its revision number is not assigned yet");
    }
    let doubt = format!("it is {wanted}, but there is no proof that its content was rendered");
    let doubtful = wanted != Lifecycle::Draft && o.unrendered();
    if doubtful && !unrendered {
        return Verdict::fails(Reason::Unrendered, doubt);
    }
    match latest {
        false if doubtful => Verdict::met_with(doubt),
        false => Verdict::met(),
        true if o.revision < 0 => {
            let text = "packages of the main branch are never the latest revision";
            Verdict::Failed(Fault::at_once(Reason::NotLatest, text))
        }
        true if o.latest == Some(true) => Verdict::met(),
        true => Verdict::not_yet(Reason::LatestLabel, "it is not labelled as the latest revision yet"),
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

/// Nothing will write content: neither a source, nor a render, nor a lifecycle step.
fn settled(o: &Snapshot, draft: bool) -> Verdict {
    if o.source_failed() {
        return source_failed(o);
    }
    if !o.reconciled() {
        return behind();
    }
    if !o.is_draft() {
        return settled_outside_draft(o, draft);
    }
    let ended = o.is_rendered() || o.render_failed() || (!o.has_source && o.rendered.is_none());
    match o.quiet() && o.rendering.is_empty() && ended {
        true if o.render_failed() => Verdict::met_with("its render failed"),
        true => Verdict::met(),
        false => outstanding(o),
    }
}

/// Outside Draft nothing renders once the controller has finished.
fn settled_outside_draft(o: &Snapshot, draft: bool) -> Verdict {
    if draft {
        let text = format!("its lifecycle is {}; only a Draft takes content", o.lifecycle);
        return Verdict::Failed(Fault::at_once(Reason::NotDraft, text));
    }
    if !o.rendering.is_empty() {
        return render_ruled_out(o);
    }
    if !o.is_ready() && !o.ready_failed() {
        if o.unrendered() {
            return guard_deadlock(&o.lifecycle);
        }
        return Verdict::not_yet(
            Reason::NotReady,
            format!("the step to {} is not carried out yet", o.lifecycle),
        );
    }
    if o.unrendered() { Verdict::met_with("there is no proof of a render") } else { Verdict::met() }
}
