//! The judge on its own: one row of the specification per line.

use crate::api::lifecycle::Lifecycle;
use crate::wait::faults::Reason;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Question, Verdict, judge, question};
use crate::wait::snapshot::{Mark, Snapshot};

pub(super) fn mark(status: &str, reason: &str, generation: i64) -> Option<Mark> {
    Some(Mark { status: status.into(), reason: reason.into(), message: String::new(), generation })
}

/// A rendered draft: generation 2, request r1 answered.
pub(super) fn good() -> Snapshot {
    Snapshot {
        uid: "u1".into(),
        version: "9".into(),
        generation: 2,
        lifecycle: "Draft".into(),
        request: "r1".into(),
        observed: "r1".into(),
        creation_source: "init".into(),
        has_source: true,
        ready: mark("True", "Ready", 2),
        rendered: mark("True", "Rendered", 2),
        ..Snapshot::default()
    }
}

fn failed_source() -> Snapshot {
    Snapshot {
        creation_source: String::new(),
        ready: mark("False", "Failed", 2),
        rendered: mark("False", "Failed", 2),
        ..good()
    }
}

/// One word for the table.
pub(super) fn word(snapshot: &Snapshot, goal: &Goal, pins: &Pins) -> String {
    word_beside(snapshot, goal, pins, &Side::default())
}

pub(super) fn word_beside(snapshot: &Snapshot, goal: &Goal, pins: &Pins, side: &Side) -> String {
    match judge(Some(snapshot), goal, pins, side) {
        Verdict::Met { note: None } => "met".into(),
        Verdict::Met { note: Some(_) } => "met, but".into(),
        Verdict::NotYet(reason, _) => format!("not yet {reason:?}"),
        Verdict::Failed(fault) if fault.settle => format!("settle {:?}", fault.reason),
        Verdict::Failed(fault) => format!("at once {:?}", fault.reason),
        Verdict::Superseded(reason, _) => format!("superseded {reason:?}"),
        other => format!("{other:?}"),
    }
}

pub(super) fn check(goal: Goal, pins: Pins, rows: Vec<(&str, Snapshot)>) {
    for (expected, snapshot) in rows {
        assert_eq!(word(&snapshot, &goal, &pins), expected, "{goal} of {snapshot:?}");
    }
}

#[test]
fn the_common_part() {
    let pins = Pins::generation("u1", 2);
    check(
        Goal::Ready,
        pins,
        vec![
            ("met", good()),
            ("Replaced { uid: \"u2\" }", Snapshot { uid: "u2".into(), ..good() }),
            ("at once Terminating", Snapshot { terminating: true, ..good() }),
            ("settle Regressed", Snapshot { generation: 1, ..good() }),
            ("settle NoLifecycle", Snapshot { lifecycle: String::new(), ..good() }),
        ],
    );
    let none = Pins::default();
    assert_eq!(judge(None, &Goal::Ready, &none, &Side::default()), Verdict::NotFound);
    assert_eq!(judge(None, &Goal::Ready, &Pins::uid("u1"), &Side::default()), Verdict::Gone);
    assert!(matches!(
        judge(None, &Goal::Created, &none, &Side::default()),
        Verdict::NotYet(Reason::NotFoundYet, _)
    ));
    assert!(judge(None, &Goal::Deleted, &none, &Side::default()).is_met());
}

#[test]
fn rendered_of_my_push() {
    let pins = Pins { prior_request: Some("r0".into()), ..Pins::uid("u1") };
    let pending = Snapshot { request: "r1".into(), observed: "r0".into(), ..good() };
    let proposed = Snapshot { lifecycle: "Proposed".into(), ..pending.clone() };
    check(
        Goal::rendered_push("r1"),
        pins,
        vec![
            ("met", good()),
            ("met, but", Snapshot { ready: None, generation: 7, ..good() }),
            ("settle RenderFailed", Snapshot { rendered: mark("False", "RenderFailed", 2), ..good() }),
            ("not yet RenderNotStarted", Snapshot { rendered: mark("False", "Failed", 2), ..good() }),
            ("settle SourceFailed", failed_source()),
            ("not yet RenderNotStarted", pending.clone()),
            ("not yet Rendering", Snapshot { rendering: "r1".into(), ..pending.clone() }),
            ("settle LifecycleBlocksRender", proposed.clone()),
            ("not yet Rendering", Snapshot { rendering: "r1".into(), generation: 3, ..proposed }),
            ("settle RequestLost", Snapshot { request: "r0".into(), ..good() }),
            ("settle RequestLost", Snapshot { request: String::new(), ..good() }),
            ("superseded NewerPush", Snapshot { request: "r2".into(), ..good() }),
            (
                "superseded MetadataSync",
                Snapshot { request: "2026-05-01T10:00:00.000000001Z".into(), ..good() },
            ),
        ],
    );
    // Without the request before the push, the content's version decides.
    let other = Snapshot { request: "r7".into(), ..good() };
    let still_ours = Side { content_version: Some("r1".into()), ..Side::default() };
    assert_eq!(
        word_beside(&other, &Goal::rendered_push("r1"), &Pins::default(), &still_ours),
        "settle RequestLost"
    );
    assert_eq!(word(&other, &Goal::rendered_push("r1"), &Pins::default()), "superseded NewerPush");
}

#[test]
fn what_became_of_a_push_that_was_replaced() {
    let newer = Snapshot { request: "r2".into(), ..good() };
    for (snapshot, expected) in [
        (newer.clone(), "it had been rendered"),
        (Snapshot { rendered: mark("False", "RenderFailed", 2), ..newer.clone() }, "its render had failed"),
        (Snapshot { rendered: mark("Unknown", "Pending", 2), ..newer.clone() }, "its render had ended"),
        (Snapshot { observed: "r0".into(), ..newer }, "it was not rendered"),
    ] {
        let goal = Goal::rendered_push("r1");
        let verdict = judge(Some(&snapshot), &goal, &Pins::uid("u1"), &Side::default());
        let Verdict::Superseded(_, text) = verdict else { panic!("{verdict:?}") };
        assert!(text.ends_with(expected), "{text}");
    }
}

#[test]
fn rendered_of_whatever_was_asked_for() {
    let bare = Snapshot {
        has_source: false,
        creation_source: String::new(),
        request: String::new(),
        observed: String::new(),
        rendered: None,
        ..good()
    };
    check(
        Goal::rendered(),
        Pins::default(),
        vec![
            ("met", good()),
            ("not yet ReadyNotCurrent", Snapshot { generation: 3, ..good() }),
            ("settle RenderFailed", Snapshot { rendered: mark("False", "RenderFailed", 2), ..good() }),
            ("settle SourceFailed", failed_source()),
            (
                "settle LifecycleBlocksRender",
                Snapshot { lifecycle: "Published".into(), request: "r2".into(), ..good() },
            ),
            ("settle NothingToRender", bare),
            ("not yet RenderOutstanding", Snapshot { request: "r2".into(), ..good() }),
            ("not yet Rendering", Snapshot { request: "r2".into(), rendering: "r2".into(), ..good() }),
            (
                "not yet SourceNotApplied",
                Snapshot { creation_source: String::new(), rendered: None, ready: None, ..good() },
            ),
        ],
    );
}

#[test]
fn created_and_ready() {
    let found = Snapshot {
        has_source: false,
        creation_source: String::new(),
        request: String::new(),
        rendered: None,
        ..good()
    };
    check(
        Goal::Created,
        Pins::default(),
        vec![
            ("met", good()),
            ("met, but", found.clone()),
            ("not yet NotReconciled", Snapshot { ready: None, ..found.clone() }),
            ("settle SourceFailed", failed_source()),
            ("not yet SourceNotApplied", Snapshot { ready: None, ..failed_source() }),
        ],
    );
    check(
        Goal::Ready,
        Pins::default(),
        vec![
            ("met", good()),
            ("met", found),
            ("settle SourceFailed", failed_source()),
            ("settle ReadyFailed", Snapshot { ready: mark("False", "Failed", 2), ..good() }),
            ("settle RenderFailed", Snapshot { rendered: mark("False", "RenderFailed", 2), ..good() }),
            ("not yet NotReady", Snapshot { ready: mark("False", "RenderFailed", 2), ..good() }),
            ("not yet ReadyNotCurrent", Snapshot { generation: 3, ..good() }),
            ("not yet RenderOutstanding", Snapshot { request: "r2".into(), ..good() }),
            (
                "settle LifecycleBlocksRender",
                Snapshot { lifecycle: "Proposed".into(), request: "r2".into(), ..good() },
            ),
        ],
    );
}

#[test]
fn lifecycles() {
    let published = Snapshot { lifecycle: "Published".into(), revision: 1, ..good() };
    check(
        Goal::published(),
        Pins::generation("u1", 2),
        vec![
            ("met", published.clone()),
            ("met", Snapshot { revision: -1, ..published.clone() }),
            ("not yet RevisionNotAssigned", Snapshot { revision: 0, ..published.clone() }),
            ("not yet ReadyNotCurrent", Snapshot { generation: 3, ..published.clone() }),
            ("superseded OtherLifecycle", good()),
            ("settle Unrendered", Snapshot { request: "r2".into(), ..published.clone() }),
            ("settle ReadyFailed", Snapshot { ready: mark("False", "Failed", 2), ..published.clone() }),
            (
                "settle GuardDeadlock",
                Snapshot { ready: mark("False", "Pending", 2), request: "r2".into(), ..published.clone() },
            ),
            ("not yet NotReady", Snapshot { ready: mark("False", "Pending", 2), ..published.clone() }),
        ],
    );
    let latest = Goal::Lifecycle { state: Lifecycle::Published, latest: true, unrendered: false };
    check(
        latest,
        Pins::default(),
        vec![
            ("met", Snapshot { latest: Some(true), ..published.clone() }),
            ("not yet LatestLabel", Snapshot { latest: Some(false), ..published.clone() }),
            ("at once NotLatest", Snapshot { revision: -1, ..published }),
        ],
    );
    let insisting = Goal::Lifecycle { state: Lifecycle::Proposed, latest: false, unrendered: true };
    let unrendered = Snapshot { lifecycle: "Proposed".into(), request: "r2".into(), ..good() };
    assert_eq!(word(&unrendered, &insisting, &Pins::default()), "met, but");
    let failed = Snapshot {
        rendered: mark("False", "RenderFailed", 2),
        ready: mark("False", "RenderFailed", 2),
        ..good()
    };
    check(
        Goal::lifecycle(Lifecycle::Draft),
        Pins::default(),
        vec![("met", good()), ("settle RenderFailed", failed)],
    );
}

#[test]
fn deletions() {
    let going = Snapshot { terminating: true, ..good() };
    let published = Snapshot { lifecycle: "Published".into(), ..going.clone() };
    check(
        Goal::Deleted,
        Pins::uid("u1"),
        vec![
            ("not yet NoDeletionRequested", good()),
            ("not yet Finalizers", going),
            ("settle BlockedByDeletionGate", published.clone()),
            ("met, but", Snapshot { uid: "u2".into(), ..good() }),
        ],
    );
    let orphan = Side { repository_exists: Some(false), ..Side::default() };
    assert_eq!(word_beside(&published, &Goal::Deleted, &Pins::default(), &orphan), "not yet Finalizers");
}

#[test]
fn settled() {
    let draft = Goal::Settled { draft: true };
    let proposed = Snapshot { lifecycle: "Proposed".into(), ..good() };
    check(
        draft.clone(),
        Pins::default(),
        vec![
            ("met", good()),
            (
                "met, but",
                Snapshot {
                    rendered: mark("False", "RenderFailed", 2),
                    ready: mark("False", "RenderFailed", 2),
                    ..good()
                },
            ),
            ("met", Snapshot { has_source: false, creation_source: String::new(), rendered: None, ..good() }),
            ("not yet RenderOutstanding", Snapshot { rendered: None, ..good() }),
            ("not yet RenderOutstanding", Snapshot { request: "r2".into(), ..good() }),
            ("not yet Rendering", Snapshot { rendering: "r1".into(), ..good() }),
            ("not yet ReadyNotCurrent", Snapshot { generation: 3, ..good() }),
            ("settle SourceFailed", failed_source()),
            ("at once NotDraft", proposed.clone()),
        ],
    );
    check(
        Goal::Settled { draft: false },
        Pins::default(),
        vec![
            ("met", proposed.clone()),
            ("met, but", Snapshot { request: "r2".into(), ..proposed.clone() }),
            ("not yet ReadyNotCurrent", Snapshot { generation: 3, ..proposed.clone() }),
            ("settle LifecycleBlocksRender", Snapshot { rendering: "r2".into(), ..proposed }),
        ],
    );
}

#[test]
fn several_goals_hold_on_one_snapshot() {
    let all = Goal::All(vec![Goal::rendered_push("r1"), Goal::Ready]);
    assert_eq!(word(&good(), &all, &Pins::default()), "met");
    assert_eq!(
        word(&Snapshot { generation: 3, ..good() }, &all, &Pins::default()),
        "not yet ReadyNotCurrent"
    );
    let both = Snapshot { request: "r2".into(), ready: mark("False", "Failed", 2), ..good() };
    assert_eq!(word(&both, &all, &Pins::default()), "superseded NewerPush");
    // Whatever the order in which they were asked for.
    let turned = Goal::All(vec![Goal::Ready, Goal::rendered_push("r1")]);
    assert_eq!(word(&both, &turned, &Pins::default()), "superseded NewerPush");
}

#[test]
fn nothing_is_asked_that_changes_no_verdict() {
    let (none, side) = (Pins::default(), Side::default());
    let failed = judge(Some(&failed_source()), &Goal::Created, &none, &side);
    assert_eq!(question(&failed, &none, &side), None, "only a blocked deletion hangs on the Repository");
    let newer = Snapshot { request: "r7".into(), ..good() };
    let replaced = |pins: &Pins| {
        let verdict = judge(Some(&newer), &Goal::rendered_push("r1"), pins, &side);
        question(&verdict, pins, &side)
    };
    assert_eq!(replaced(&none), Some(Question::Content));
    let before = Pins { prior_request: Some("r0".into()), ..Pins::default() };
    assert_eq!(replaced(&before), None, "who knows the request before needs no content");
}
