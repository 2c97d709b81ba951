//! The judge on its own: one row of the specification per line, and laws that hold for any snapshot.

use proptest::prelude::*;

use crate::api::lifecycle::{ALL, Lifecycle};
use crate::wait::faults::Reason;
use crate::wait::goal::{Goal, Pins};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::{Mark, Snapshot};

fn mark(status: &str, reason: &str, generation: i64) -> Option<Mark> {
    Some(Mark { status: status.into(), reason: reason.into(), message: String::new(), generation })
}

/// A rendered draft: generation 2, request r1 answered.
fn good() -> Snapshot {
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
        rendered: mark("True", "Rendered", 1),
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
fn word(snapshot: &Snapshot, goal: &Goal, pins: &Pins) -> String {
    match judge(Some(snapshot), goal, pins) {
        Verdict::Met { note: None } => "met".into(),
        Verdict::Met { note: Some(_) } => "met, but".into(),
        Verdict::NotYet(reason, _) => format!("not yet {reason:?}"),
        Verdict::Failed(fault) if fault.settle => format!("settle {:?}", fault.reason),
        Verdict::Failed(fault) => format!("at once {:?}", fault.reason),
        Verdict::Superseded(reason, _) => format!("superseded {reason:?}"),
        other => format!("{other:?}"),
    }
}

fn check(goal: Goal, pins: Pins, rows: Vec<(&str, Snapshot)>) {
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
    assert_eq!(judge(None, &Goal::Ready, &none), Verdict::NotFound);
    assert_eq!(judge(None, &Goal::Ready, &Pins::uid("u1")), Verdict::Gone);
    assert!(matches!(judge(None, &Goal::Created, &none), Verdict::NotYet(Reason::NotFoundYet, _)));
    assert!(judge(None, &Goal::Deleted, &none).is_met());
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
            ("met", Snapshot { ready: None, generation: 7, ..good() }),
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
    let still_ours = Pins { content_version: Some("r1".into()), ..Pins::default() };
    assert_eq!(word(&other, &Goal::rendered_push("r1"), &still_ours), "settle RequestLost");
    assert_eq!(word(&other, &Goal::rendered_push("r1"), &Pins::default()), "superseded NewerPush");
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
    let latest = Goal::Lifecycle { state: Lifecycle::Published, latest: true };
    check(
        latest,
        Pins::default(),
        vec![
            ("met", Snapshot { latest: Some(true), ..published.clone() }),
            ("not yet LatestLabel", Snapshot { latest: Some(false), ..published.clone() }),
            ("at once NotLatest", Snapshot { revision: -1, ..published }),
        ],
    );
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
    let orphan = Pins { repository_exists: Some(false), ..Pins::default() };
    assert_eq!(word(&published, &Goal::Deleted, &orphan), "not yet Finalizers");
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
}

fn any_mark() -> impl Strategy<Value = Option<Mark>> {
    let status = prop_oneof![Just("True"), Just("False"), Just("Unknown"), Just("")];
    let reason = prop_oneof![
        Just("Ready"),
        Just("Rendered"),
        Just("Failed"),
        Just("RenderFailed"),
        Just("Pending"),
        Just("Odd")
    ];
    proptest::option::of((status, reason, 0..4i64).prop_map(|(status, reason, generation)| Mark {
        status: status.into(),
        reason: reason.into(),
        message: "m".into(),
        generation,
    }))
}

fn any_token() -> impl Strategy<Value = String> {
    prop_oneof![Just(""), Just("r1"), Just("r2"), Just("2026-05-01T10:00:00Z")].prop_map(Into::into)
}

prop_compose! {
    fn any_snapshot()(
        tokens in (any_token(), any_token(), any_token()),
        marks in (any_mark(), any_mark()),
        numbers in (0..4i64, -1..3i64),
        flags in (any::<bool>(), any::<bool>(), proptest::option::of(any::<bool>())),
        texts in (prop_oneof![Just(""), Just("Draft"), Just("Proposed"), Just("Published"), Just("DeletionProposed"), Just("Odd")],
            prop_oneof![Just(""), Just("init")]),
    ) -> Snapshot {
        Snapshot {
            uid: "u1".into(), version: "1".into(), generation: numbers.0, revision: numbers.1,
            lifecycle: texts.0.into(), creation_source: texts.1.into(), repository: "edge".into(),
            request: tokens.0, observed: tokens.1, rendering: tokens.2,
            has_source: flags.0, terminating: flags.1, latest: flags.2,
            ready: marks.0, rendered: marks.1, ..Snapshot::default()
        }
    }
}

fn any_goal() -> impl Strategy<Value = Goal> {
    let state = prop_oneof![Just(ALL[0]), Just(ALL[1]), Just(ALL[2]), Just(ALL[3])];
    prop_oneof![
        Just(Goal::Created),
        Just(Goal::rendered()),
        Just(Goal::rendered_push("r1")),
        Just(Goal::Ready),
        Just(Goal::Settled { draft: true }),
        Just(Goal::Settled { draft: false }),
        (state, any::<bool>()).prop_map(|(state, latest)| Goal::Lifecycle { state, latest }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_push_is_never_met_unless_all_three_agree(snapshot in any_snapshot()) {
        if judge(Some(&snapshot), &Goal::rendered_push("r1"), &Pins::default()).is_met() {
            prop_assert_eq!(&snapshot.request, "r1");
            prop_assert_eq!(&snapshot.observed, "r1");
            prop_assert!(snapshot.is_rendered());
        }
    }

    #[test]
    fn met_without_a_token_needs_a_current_ready(snapshot in any_snapshot(), goal in any_goal()) {
        let exempt = matches!(goal, Goal::Created | Goal::Rendered { request: Some(_) });
        if !exempt && judge(Some(&snapshot), &goal, &Pins::default()).is_met() {
            prop_assert!(snapshot.reconciled());
            prop_assert!(!snapshot.terminating);
        }
    }

    #[test]
    fn the_generation_of_rendered_and_all_messages_prove_nothing(snapshot in any_snapshot(), goal in any_goal(), other in 0..9i64) {
        let mut changed = snapshot.clone();
        if let Some(mark) = changed.rendered.as_mut() {
            mark.generation = other;
        }
        let kind = |s: &Snapshot| word(s, &goal, &Pins::default());
        prop_assert_eq!(kind(&snapshot), kind(&changed));
    }

    #[test]
    fn another_uid_is_never_met(snapshot in any_snapshot(), goal in any_goal()) {
        let verdict = judge(Some(&snapshot), &goal, &Pins::uid("u0"));
        prop_assert_eq!(verdict, Verdict::Replaced { uid: "u1".into() });
    }

    #[test]
    fn a_finished_render_never_unmakes_a_met_push(snapshot in any_snapshot(), generation in 0..9i64, revision in -1..4i64) {
        let goal = Goal::rendered_push("r1");
        if judge(Some(&snapshot), &goal, &Pins::default()).is_met() {
            let later = Snapshot { generation, revision, ready: None, version: "2".into(), ..snapshot };
            prop_assert!(judge(Some(&later), &goal, &Pins::default()).is_met());
        }
    }

    #[test]
    fn all_is_met_only_when_each_is(snapshot in any_snapshot(), a in any_goal(), b in any_goal()) {
        let met = |goal: &Goal| judge(Some(&snapshot), goal, &Pins::default()).is_met();
        prop_assert_eq!(met(&Goal::All(vec![a.clone(), b.clone()])), met(&a) && met(&b));
    }
}
