//! Laws of the judge that hold for any snapshot.

use proptest::prelude::*;

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
        let of = |s: &Snapshot| kind(&judge(Some(s), &goal, &Pins::default(), &Side::default()));
        prop_assert_eq!(of(&snapshot), of(&changed));
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

/// Any JSON value, small.
fn any_json() -> impl Strategy<Value = serde_json::Value> {
    use serde_json::{Value, json};
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        "[a-zA-Z{}.=*@ ]{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            proptest::collection::hash_map("[a-z]{1,5}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// The places that a judge looks at, each with anything in it.
fn strange_object() -> impl Strategy<Value = serde_json::Value> {
    const PLACES: [&str; 13] = [
        "/metadata/generation",
        "/metadata/uid",
        "/metadata/annotations",
        "/metadata/labels",
        "/metadata/managedFields",
        "/metadata/finalizers",
        "/spec/lifecycle",
        "/spec/source",
        "/spec/readinessGates",
        "/status/revision",
        "/status/conditions/0/observedGeneration",
        "/status/conditions/1/status",
        "/status",
    ];
    let change = (proptest::sample::select(PLACES.to_vec()), any_json());
    proptest::collection::vec(change, 0..4).prop_map(|changes| {
        let mut object = serde_json::to_value(crate::wait::snapshot::tests::rendered_draft()).unwrap();
        for (place, value) in changes {
            if let Some(found) = object.pointer_mut(place) {
                *found = value;
            }
        }
        object
    })
}

fn every_goal() -> Vec<Goal> {
    let path = |text: &str| Goal::JsonPath {
        text: text.into(),
        path: crate::api::jsonpath::Template::one_path(text).unwrap(),
        value: Some("x".into()),
        rule: crate::wait::goal::Rule::Sound,
    };
    let mut goals = vec![
        Goal::Created,
        Goal::rendered(),
        Goal::rendered_push("r1"),
        Goal::Ready,
        Goal::Deleted,
        Goal::Gates,
        Goal::Settled { draft: true },
        Goal::Settled { draft: false },
        Goal::condition("Ready", "True"),
        Goal::condition("Rendered", "True"),
        path(".status.revision"),
        path("..status"),
    ];
    goals.extend(ALL.into_iter().map(|state| Goal::Lifecycle { state, latest: true, unrendered: false }));
    goals.push(Goal::All(goals.clone()));
    goals
}

/// What would change what a verb does: the kind of verdict and its reason.
fn kind(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Met { .. } => "met".into(),
        Verdict::NotYet(reason, _) => format!("not yet {reason:?}"),
        Verdict::Failed(fault) => format!("failed {:?} {}", fault.reason, fault.settle),
        Verdict::Superseded(reason, _) => format!("superseded {reason:?}"),
        other => format!("{other:?}"),
    }
}

fn kinds(object: &serde_json::Value) -> Option<Vec<String>> {
    let revision = serde_json::from_value(object.clone()).ok()?;
    let of = |goal: &Goal| {
        let snapshot = Snapshot::of_for(&revision, goal);
        kind(&judge(Some(&snapshot), goal, &Pins::uid("u1"), &Side::default()))
    };
    Some(every_goal().iter().map(of).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Whatever parses is judged: no panic, and facts, texts and JSON can be made of it.
    #[test]
    fn every_object_that_parses_is_judged(object in strange_object()) {
        if let Ok(revision) = serde_json::from_value::<crate::api::v1alpha2::PackageRevision>(object.clone()) {
            prop_assert!(kinds(&object).is_some());
            let snapshot = Snapshot::of(&revision);
            prop_assert_eq!(crate::wait::facts::facts(&snapshot).len(), 3);
            prop_assert!(crate::wait::facts::facts_json(&snapshot).is_object());
        }
    }

    /// Times, the generation of `Rendered`, messages, the order of conditions, and fields or conditions that nobody
    /// knows decide nothing.
    #[test]
    fn what_proves_nothing_changes_nothing(object in strange_object(), stranger in any_json(), generation in 0..9i64, text in "[a-z ]{0,9}") {
        let Some(before) = kinds(&object) else { return Ok(()) };
        let mut changed = object;
        changed["metadata"]["annotations"].as_object_mut().map(|notes| notes.insert("example.com/x".into(), "y".into()));
        if changed["status"].is_object() {
            changed["status"]["strange"] = stranger.clone();
        }
        if changed["spec"].is_object() {
            changed["spec"]["strange"] = stranger;
        }
        if let Some(conditions) = changed["status"]["conditions"].as_array_mut() {
            for condition in conditions.iter_mut().filter(|condition| condition.is_object()) {
                condition["message"] = text.clone().into();
                condition["lastTransitionTime"] = "2001-01-01T00:00:00Z".into();
                if condition["type"] == "Rendered" {
                    condition["observedGeneration"] = generation.into();
                }
            }
            conditions.push(serde_json::json!({"type": "Stranger", "status": "False"}));
            conditions.reverse();
        }
        prop_assert_eq!(Some(before), kinds(&changed), "{}", changed);
    }

    /// Several goals are the worst of each on the very same snapshot: never a mixture of two.
    #[test]
    fn all_says_what_one_of_them_says(snapshot in any_snapshot(), a in any_goal(), b in any_goal()) {
        let of = |goal: &Goal| kind(&judge(Some(&snapshot), goal, &Pins::default(), &Side::default()));
        let both = of(&Goal::All(vec![a.clone(), b.clone()]));
        prop_assert!(both == of(&a) || both == of(&b), "{both}: {} and {}", of(&a), of(&b));
    }
}
