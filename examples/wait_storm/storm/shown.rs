//! What one version of an object shows, by a rule that is not the judge's: written anew from the specification,
//! so that a mistake of the judge cannot hide behind itself. And the rule of `kubectl wait` beside it.
//!
//! In: snapshots. Out: yes or no. Never: a memory of other versions.

use porchctl::wait::Snapshot;

use super::waits::Ended;
use porchctl::wait::Goal;

/// Does this version show that the goal is reached?
pub fn met(goal: &Goal, o: &Snapshot) -> bool {
    let settled = o.ready.as_ref().is_some_and(|ready| ready.generation == o.generation);
    let ready = settled && o.ready.as_ref().is_some_and(|ready| ready.status == "True");
    let rendered = o.rendered.as_ref().is_some_and(|rendered| rendered.status == "True");
    let answered = o.request.is_empty() || o.request == o.observed;
    match goal {
        Goal::Created => !o.creation_source.is_empty(),
        Goal::Rendered { request: Some(token) } => o.request == *token && o.observed == *token && rendered,
        Goal::Rendered { request: None } => answered && rendered && settled && !o.terminating,
        Goal::Ready => answered && rendered && ready && !o.terminating,
        Goal::Lifecycle { state, unrendered, .. } => {
            o.lifecycle == state.as_str()
                && ready
                && (!state.is_published() || o.revision != 0)
                && (*state == porchctl::api::lifecycle::Lifecycle::Draft
                    || *unrendered
                    || (answered && rendered))
        }
        _ => false,
    }
}

/// Does this version show for good that the render failed?
pub fn failed(goal: &Goal, o: &Snapshot) -> bool {
    let failed = o.rendered.as_ref().is_some_and(|rendered| rendered.is("False", "RenderFailed"));
    let answered = o.request.is_empty() || o.request == o.observed;
    match goal {
        Goal::Rendered { request: Some(token) } => o.request == *token && o.observed == *token && failed,
        Goal::Rendered { request: None } | Goal::Ready => answered && failed,
        _ => false,
    }
}

/// Is something under way whose end the server should have reported?
pub fn outstanding(o: &Snapshot) -> bool {
    let settled = o.ready.as_ref().is_some_and(|ready| ready.generation == o.generation);
    let awaits = o.rendered.as_ref().is_some_and(|rendered| rendered.status == "Unknown");
    (!o.request.is_empty() && o.request != o.observed) || !o.rendering.is_empty() || !settled || awaits
}

/// `kubectl wait --for=condition=…`: the condition is True, and speaks of this generation if it speaks of any.
/// `None` for goals that kubectl has no condition for.
pub fn kubectl(ended: &Ended, o: &Snapshot) -> Option<bool> {
    let mark = match &ended.goal {
        Goal::Rendered { .. } => &o.rendered,
        Goal::Ready | Goal::Lifecycle { .. } => &o.ready,
        _ => return None,
    };
    let says = |mark: &porchctl::wait::snapshot::Mark| {
        mark.status == "True" && (mark.generation == 0 || mark.generation >= o.generation)
    };
    Some(mark.as_ref().is_some_and(says))
}
