//! Is a lifecycle carried out, and is it quiet enough to touch the content?
//!
//! In: a snapshot, the state that is meant. Out: a verdict. A state is reached when `Ready` speaks of the present
//! generation; content without a proof of a render is told. Never: `Ready` of an older generation.

use super::{
    Verdict, behind, guard_deadlock, outstanding, ready_failed, render_failed, render_ruled_out,
    source_failed,
};
use crate::api::lifecycle::Lifecycle;
use crate::wait::faults::{Fault, Reason};
use crate::wait::goal::{Pins, Side};
use crate::wait::owners::by;
use crate::wait::snapshot::Snapshot;

/// A state and what else belongs to it.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) state: Lifecycle,
    /// The label of the newest revision as well.
    pub(super) latest: bool,
    /// Content without a proof of a render is no failure.
    pub(super) unrendered: bool,
}

pub(super) fn lifecycle(o: &Snapshot, wanted: Wanted, pins: &Pins, side: &Side) -> Verdict {
    let state = wanted.state;
    let outside_draft = state != Lifecycle::Draft;
    if o.state() != Some(state) {
        let who = by(o.owners.lifecycle.as_ref());
        let text = format!("its lifecycle is {}, not {state}{who}", o.lifecycle);
        Verdict::Superseded(Reason::OtherLifecycle, text)
    } else if !o.reconciled() {
        Verdict::not_yet(Reason::ReadyNotCurrent, format!("the step to {state} is not carried out yet"))
    } else if o.is_ready() {
        reached(o, wanted, pins, side)
    } else if !outside_draft && o.quiet() && o.render_failed() {
        render_failed(o, "the render")
    } else if o.ready_failed() && !o.render_runs() {
        ready_failed(o)
    } else if outside_draft && o.held_by_guard() {
        guard_deadlock(o)
    } else {
        Verdict::not_yet(Reason::NotReady, format!("the step to {state} is not carried out yet"))
    }
}

/// `Ready` says that the lifecycle is carried out; what else belongs to it?
fn reached(o: &Snapshot, wanted: Wanted, pins: &Pins, side: &Side) -> Verdict {
    let state = wanted.state;
    // -1 is the final number of packages of the main branch.
    if state.is_published() && o.revision == 0 {
        return Verdict::not_yet(Reason::RevisionNotAssigned, "its revision number is not assigned yet");
    }
    let doubt = format!("it is {state}, but there is no proof that its content was rendered");
    let doubtful = state != Lifecycle::Draft && o.unrendered();
    if doubtful && !wanted.unrendered {
        return Verdict::Failed(Fault::settling(Reason::Unrendered, doubt).about(&o.lifecycle));
    }
    if let Some(verdict) = wanted.latest.then(|| not_latest(o, side)).flatten() {
        return verdict;
    }
    let notes = [doubtful.then_some(doubt), changed_since(o, pins)];
    Verdict::met_with_notes(notes.into_iter().flatten())
}

/// Why it is not the newest revision, if it is not.
fn not_latest(o: &Snapshot, side: &Side) -> Option<Verdict> {
    if o.revision < 0 {
        let text = "packages of the main branch are never the latest revision";
        return Some(Verdict::Failed(Fault::at_once(Reason::NotLatest, text)));
    }
    if o.latest == Some(true) {
        return None;
    }
    Some(match side.newest_sibling.filter(|newest| *newest > o.revision) {
        Some(newest) => {
            let text =
                format!("it is revision {}, and revision {newest} of the package is newer", o.revision);
            Verdict::fails(Reason::NotLatest, text)
        }
        None => Verdict::not_yet(Reason::LatestLabel, "it is not labelled as the latest revision yet"),
    })
}

/// Somebody changed the spec after the pinned generation, and kept the lifecycle.
fn changed_since(o: &Snapshot, pins: &Pins) -> Option<String> {
    let pinned = pins.generation.filter(|pinned| o.generation > *pinned)?;
    let who = by(o.owners.spec.as_ref());
    Some(format!("the spec was changed after generation {pinned}, it is at {} now{who}", o.generation))
}

/// Nothing will write content: neither a source, nor a render, nor a lifecycle step.
pub(super) fn settled(o: &Snapshot, draft: bool) -> Verdict {
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
        if o.held_by_guard() {
            return guard_deadlock(o);
        }
        let text = format!("the step to {} is not carried out yet", o.lifecycle);
        return Verdict::not_yet(Reason::NotReady, text);
    }
    if o.unrendered() { Verdict::met_with("there is no proof of a render") } else { Verdict::met() }
}
