//! What looks final, but something is under way that the object shows.

use super::judging::{good, mark, word};
use crate::wait::goal::{Goal, Pins};
use crate::wait::snapshot::Snapshot;

/// A lifecycle step failed, then a render began: it ends with another step. A request alone is not enough: servers
/// were seen that left it alone for long.
#[test]
fn a_step_that_failed_before_a_render_is_not_the_last_word() {
    let failed = Snapshot { ready: mark("False", "Failed", 2), ..good() };
    let asked = Snapshot { request: "r9".into(), ..failed.clone() };
    let running = Snapshot { rendering: failed.request.clone(), ..failed.clone() };
    for goal in [Goal::Ready, Goal::lifecycle(failed.state().unwrap())] {
        let word = |o: &Snapshot| word(o, &goal, &Pins::default());
        for final_word in [&failed, &asked] {
            assert!(word(final_word).contains("ReadyFailed"), "{goal}: {}", word(final_word));
        }
        assert!(!word(&running).contains("Failed"), "{goal}: {}", word(&running));
    }
}

/// `Ready` is pending between the source step and the first render, whatever the lifecycle is by then.
#[test]
fn the_source_step_is_no_guard() {
    let mut ready = mark("False", "Pending", 2);
    let proposed =
        Snapshot { lifecycle: "Proposed".into(), request: "r9".into(), ready: ready.clone(), ..good() };
    if let Some(ready) = &mut ready {
        ready.message = "awaiting render".into();
    }
    let after_source = Snapshot { ready, ..proposed.clone() };
    let goal = Goal::Settled { draft: false };
    assert!(word(&proposed, &goal, &Pins::default()).contains("GuardDeadlock"));
    assert!(!word(&after_source, &goal, &Pins::default()).contains("GuardDeadlock"));
}
