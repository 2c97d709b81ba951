//! Laws of the judge that hold for any snapshot.

use proptest::prelude::*;

use super::judging::word;
use crate::api::lifecycle::ALL;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::{Mark, Snapshot};

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
        (state, any::<bool>()).prop_map(|(state, latest)| Goal::Lifecycle {
            state,
            latest,
            unrendered: false
        }),
    ]
}

/// An object without a lifecycle is another object all the same.
#[test]
fn another_uid_comes_before_everything_else() {
    let empty = Snapshot { uid: "u1".into(), version: "1".into(), ..Snapshot::default() };
    let verdict = judge(Some(&empty), &Goal::Created, &Pins::uid("u0"), &Side::default());
    assert_eq!(verdict, Verdict::Replaced { uid: "u1".into() });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_push_is_never_met_unless_all_three_agree(snapshot in any_snapshot()) {
        if judge(Some(&snapshot), &Goal::rendered_push("r1"), &Pins::default(), &Side::default()).is_met() {
            prop_assert_eq!(&snapshot.request, "r1");
            prop_assert_eq!(&snapshot.observed, "r1");
            prop_assert!(snapshot.is_rendered());
        }
    }

    #[test]
    fn met_without_a_token_needs_a_current_ready(snapshot in any_snapshot(), goal in any_goal()) {
        let exempt = matches!(goal, Goal::Created | Goal::Rendered { request: Some(_) });
        if !exempt && judge(Some(&snapshot), &goal, &Pins::default(), &Side::default()).is_met() {
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
        let verdict = judge(Some(&snapshot), &goal, &Pins::uid("u0"), &Side::default());
        prop_assert_eq!(verdict, Verdict::Replaced { uid: "u1".into() });
    }

    #[test]
    fn a_finished_render_never_unmakes_a_met_push(snapshot in any_snapshot(), generation in 0..9i64, revision in -1..4i64) {
        let goal = Goal::rendered_push("r1");
        if judge(Some(&snapshot), &goal, &Pins::default(), &Side::default()).is_met() {
            let later = Snapshot { generation, revision, ready: None, version: "2".into(), ..snapshot };
            prop_assert!(judge(Some(&later), &goal, &Pins::default(), &Side::default()).is_met());
        }
    }

    #[test]
    fn all_is_met_only_when_each_is(snapshot in any_snapshot(), a in any_goal(), b in any_goal()) {
        let met = |goal: &Goal| judge(Some(&snapshot), goal, &Pins::default(), &Side::default()).is_met();
        prop_assert_eq!(met(&Goal::All(vec![a.clone(), b.clone()])), met(&a) && met(&b));
    }
}
