//! The judge on paths, gates and conditions, and what policies make of verdicts.

use serde_json::{Value, json};

use super::judging::{check, good, mark, word, word_beside};
use crate::api::jsonpath::Template;
use crate::api::lifecycle::Lifecycle;
use crate::wait::goal::{Goal, Pins, Policy, Rule, Side};
use crate::wait::judge::{Question, Verdict, judge, question};
use crate::wait::owners::Owners;
use crate::wait::snapshot::Snapshot;

fn pins(policy: Policy) -> Pins {
    Pins { policy, ..Pins::default() }
}

fn path(text: &str, value: Option<&str>, rule: Rule) -> Goal {
    let path = Template::one_path(text).unwrap();
    Goal::JsonPath { text: text.into(), path, value: value.map(Into::into), rule }
}

fn note(o: &Snapshot, goal: &Goal, pins: &Pins) -> String {
    match judge(Some(o), goal, pins, &Side::default()) {
        Verdict::Met { note } => note.unwrap_or_default(),
        other => panic!("{other:?}"),
    }
}

fn text(o: &Snapshot, goal: &Goal, pins: &Pins, side: &Side) -> String {
    match judge(Some(o), goal, pins, side) {
        Verdict::NotYet(_, text) | Verdict::Superseded(_, text) => text,
        Verdict::Failed(fault) => fault.text,
        other => panic!("{other:?}"),
    }
}

fn document() -> Value {
    json!({
        "metadata": {"labels": {"a": "b"}, "generation": 2},
        "spec": {"lifecycle": "Draft"},
        "status": {"revision": 3, "flag": true, "conditions": [
            {"type": "Ready", "status": "True"}, {"type": "Rendered", "status": "True"}]},
    })
}

#[test]
fn paths_find_one_value() {
    let o = Snapshot { document: Some(Box::new(document())), ..good() };
    let behind = Snapshot { generation: 3, ..o.clone() };
    for (expected, text, value, rule, seen) in [
        ("met", ".status.revision", Some("3"), Rule::Sound, &o),
        ("met", "status.flag", Some("true"), Rule::Sound, &o),
        ("met", "{.status.conditions[?(@.type==\"Ready\")].status}", Some("True"), Rule::Sound, &o),
        ("met", ".status.conditions[*].status", None, Rule::Sound, &o),
        ("not yet PathNotMet", ".status.revision", Some("4"), Rule::Sound, &o),
        ("not yet PathNotMet", ".status.nothing", None, Rule::Sound, &o),
        ("at once AmbiguousPath", ".status.conditions[*].status", Some("True"), Rule::Sound, &o),
        ("at once AmbiguousPath", ".status.conditions", Some("True"), Rule::Sound, &o),
        ("not yet ReadyNotCurrent", ".status.revision", Some("3"), Rule::Sound, &behind),
        ("not yet ReadyNotCurrent", "..revision", Some("3"), Rule::Sound, &behind),
        ("met", ".status.revision", Some("3"), Rule::Literal, &behind),
        ("met", ".metadata.labels.a", Some("b"), Rule::Sound, &behind),
    ] {
        assert_eq!(
            word(seen, &path(text, value, rule), &Pins::default()),
            expected,
            "{text} {value:?} {rule:?}"
        );
    }
}

#[test]
fn the_document_is_read_only_for_goals_that_need_it() {
    let revision = crate::wait::snapshot::tests::rendered_draft();
    let goal = Goal::All(vec![Goal::Ready, path(".spec.lifecycle", Some("Draft"), Rule::Sound)]);
    assert_eq!(word(&Snapshot::of_for(&revision, &goal), &goal, &Pins::default()), "met");
    assert_eq!(Snapshot::of_for(&revision, &Goal::Ready).document, None);
}

#[test]
fn conditions_by_three_rules() {
    let with = |generation: i64, observed_generation: i64| Snapshot {
        conditions: vec![("Foo".into(), mark("True", "Foo", generation).unwrap())],
        observed_generation,
        ..good()
    };
    for (snapshot, sound, strict, literal) in [
        (with(2, 0), "met", "met", "met"),
        (with(0, 2), "met", "met", "met"),
        (with(0, 0), "met, but", "not yet ConditionNotMet", "met"),
        (with(1, 2), "not yet ConditionNotMet", "not yet ConditionNotMet", "not yet ConditionNotMet"),
        (with(3, 0), "not yet ConditionNotMet", "not yet ConditionNotMet", "met"),
        (good(), "not yet ConditionNotMet", "not yet ConditionNotMet", "not yet ConditionNotMet"),
    ] {
        for (rule, expected) in [(Rule::Sound, sound), (Rule::Strict, strict), (Rule::Literal, literal)] {
            let goal = Goal::Condition { kind: "Foo".into(), status: "True".into(), rule };
            assert_eq!(word(&snapshot, &goal, &Pins::default()), expected, "{rule:?} {snapshot:?}");
        }
    }
}

#[test]
fn the_condition_rendered_needs_more_than_itself() {
    let with = |status: &str, o: Snapshot| Snapshot {
        conditions: vec![("Rendered".into(), mark(status, "Rendered", 1).unwrap())],
        rendered: mark(status, "Rendered", 1),
        ..o
    };
    check(
        Goal::condition("Rendered", "True"),
        Pins::default(),
        vec![
            ("met, but", with("True", good())),
            ("not yet ConditionNotMet", with("True", Snapshot { request: "r2".into(), ..good() })),
            ("not yet ConditionNotMet", with("True", Snapshot { generation: 3, ..good() })),
        ],
    );
    let literal = Goal::Condition { kind: "Rendered".into(), status: "True".into(), rule: Rule::Literal };
    assert_eq!(word(&with("True", good()), &literal, &Pins::default()), "not yet ConditionNotMet");
    assert_eq!(word(&with("False", good()), &Goal::condition("Rendered", "False"), &Pins::default()), "met");
}

#[test]
fn gates_are_all_true() {
    let with = |gates: &[(&str, Option<&str>)]| Snapshot {
        gates: gates.iter().map(|(gate, shows)| ((*gate).into(), shows.map(Into::into))).collect(),
        ..good()
    };
    check(
        Goal::All(vec![Goal::Ready, Goal::Gates]),
        Pins::default(),
        vec![
            ("met", with(&[])),
            ("met", with(&[("a", Some("True")), ("b", Some("True"))])),
            ("not yet GateNotMet", with(&[("a", Some("True")), ("b", Some("False"))])),
            ("not yet GateNotMet", with(&[("a", None)])),
        ],
    );
    let said = text(&with(&[("size", None)]), &Goal::Gates, &Pins::default(), &Side::default());
    assert!(said.contains("size has no condition"), "{said}");
}

#[test]
fn a_newer_push_takes_the_place_only_when_it_is_newer() {
    let goal = Goal::rendered_push("r1");
    let follow = Policy { follow: true, ..Policy::default() };
    let accept = Policy { newer_render: true, ..Policy::default() };
    let known = |policy| Pins { prior_request: Some("r0".into()), ..pins(policy) };
    let newer = Snapshot { request: "r2".into(), observed: "r2".into(), ..good() };
    let running = Snapshot { observed: "r1".into(), rendering: "r2".into(), ..newer.clone() };
    let failed = Snapshot { rendered: mark("False", "RenderFailed", 2), ..newer.clone() };
    let lost = Snapshot { request: "r0".into(), observed: "r0".into(), ..good() };
    for (policy, done, pending, wrong) in [
        (Policy::default(), "superseded NewerPush", "superseded NewerPush", "superseded NewerPush"),
        (accept, "met, but", "superseded NewerPush", "superseded NewerPush"),
        (follow, "met, but", "not yet Rendering", "settle RenderFailed"),
    ] {
        assert_eq!(word(&newer, &goal, &known(policy)), done, "{policy:?}");
        assert_eq!(word(&running, &goal, &known(policy)), pending, "{policy:?}");
        assert_eq!(word(&failed, &goal, &known(policy)), wrong, "{policy:?}");
        assert_eq!(word(&lost, &goal, &known(policy)), "settle RequestLost", "{policy:?}");
    }
    assert!(note(&newer, &goal, &known(follow)).contains("push r2"));
}

#[test]
fn without_the_request_before_the_push_the_content_decides_first() {
    let goal = Goal::rendered_push("r1");
    let follow = pins(Policy { follow: true, ..Policy::default() });
    // r0 may be older than our push: then its render proves nothing.
    let other = Snapshot { request: "r0".into(), observed: "r0".into(), ..good() };
    let verdict = judge(Some(&other), &goal, &follow, &Side::default());
    assert_eq!(question(&verdict, &follow, &Side::default()), Some(Question::Content));
    assert!(!verdict.is_met());
    let side = |version: &str| Side { content_version: Some(version.into()), ..Side::default() };
    assert_eq!(word_beside(&other, &goal, &follow, &side("r1")), "settle RequestLost");
    assert_eq!(word_beside(&other, &goal, &follow, &side("r9")), "met, but");
}

#[test]
fn a_lost_request_outside_draft_cannot_be_asked_for_again() {
    let hints = |lifecycle: &str| {
        let o = Snapshot { lifecycle: lifecycle.into(), request: String::new(), ..good() };
        match judge(Some(&o), &Goal::rendered_push("r9"), &Pins::default(), &Side::default()) {
            Verdict::Failed(fault) => fault.hints("a.b.v1").join(" "),
            other => panic!("{other:?}"),
        }
    };
    assert!(hints("Draft").contains("render-request=r9 --overwrite"), "{}", hints("Draft"));
    assert!(hints("Proposed").contains("rpkg reject a.b.v1"), "{}", hints("Proposed"));
    assert!(hints("Published").contains("rpkg copy a.b.v1"), "{}", hints("Published"));
}

#[test]
fn patience_outlasts_what_may_be_mended() {
    let patient = pins(Policy { patient: true, ..Policy::default() });
    check(
        Goal::rendered(),
        patient,
        vec![
            ("not yet RenderFailed", Snapshot { rendered: mark("False", "RenderFailed", 2), ..good() }),
            ("at once Terminating", Snapshot { terminating: true, ..good() }),
            ("not yet NoLifecycle", Snapshot { lifecycle: String::new(), ..good() }),
        ],
    );
}

#[test]
fn a_change_of_the_spec_by_somebody_else() {
    let owners = Owners { spec: Some("argo".into()), lifecycle: Some("anna".into()), ..Owners::default() };
    let changed = Snapshot { generation: 3, ready: mark("True", "Ready", 3), owners, ..good() };
    let exact = Policy { exact_generation: true, ..Policy::default() };
    let draft = Goal::lifecycle(Lifecycle::Draft);
    let since = Pins { policy: exact, ..Pins::generation("u1", 2) };
    assert_eq!(word(&changed, &draft, &since), "superseded SpecChanged");
    assert_eq!(word(&changed, &draft, &Pins { generation: Some(3), ..since.clone() }), "met");
    assert_eq!(word(&Snapshot { generation: 1, ..good() }, &draft, &since), "settle Regressed");
    let said = note(&changed, &draft, &Pins::generation("u1", 2));
    assert!(said.contains("after generation 2") && said.contains("by argo"), "{said}");
    let said = text(&changed, &Goal::published(), &Pins::default(), &Side::default());
    assert!(said.contains("its lifecycle is Draft, not Published") && said.contains("by anna"), "{said}");
}

#[test]
fn the_newest_revision() {
    let latest = Goal::Lifecycle { state: Lifecycle::Published, latest: true, unrendered: false };
    let second = Snapshot { lifecycle: "Published".into(), revision: 2, latest: Some(false), ..good() };
    let side = |newest: i64| Side { newest_sibling: Some(newest), ..Side::default() };
    let verdict = judge(Some(&second), &latest, &Pins::default(), &Side::default());
    assert_eq!(question(&verdict, &Pins::default(), &Side::default()), Some(Question::Siblings));
    assert_eq!(word_beside(&second, &latest, &Pins::default(), &side(1)), "not yet LatestLabel");
    assert_eq!(word_beside(&second, &latest, &Pins::default(), &side(2)), "not yet LatestLabel");
    assert_eq!(word_beside(&second, &latest, &Pins::default(), &side(3)), "settle NotLatest");
    assert!(text(&second, &latest, &Pins::default(), &side(3)).contains("revision 3"));
    let labelled = Snapshot { latest: Some(true), ..second };
    assert_eq!(word_beside(&labelled, &latest, &Pins::default(), &side(3)), "met");
}

#[test]
fn who_compares_with_kubectl_is_told() {
    let stale = Snapshot { generation: 3, ready: mark("True", "Ready", 3), ..good() };
    for goal in [Goal::rendered(), Goal::rendered_push("r1")] {
        let said = note(&stale, &goal, &Pins::default());
        assert!(said.contains("Rendered.observedGeneration 2 < generation 3"), "{said}");
        assert!(said.contains("would hang"), "{said}");
    }
    let silent = Snapshot { rendered: mark("True", "Rendered", 0), ..stale };
    assert_eq!(note(&silent, &Goal::rendered(), &Pins::default()), "");
}

#[test]
fn the_guard_is_named_in_its_own_words() {
    let mut guarded = Snapshot { lifecycle: "Proposed".into(), request: "r2".into(), ..good() };
    guarded.ready = mark("False", "Pending", 2);
    guarded.ready.as_mut().unwrap().message = "render not yet observed".into();
    let said = text(&guarded, &Goal::lifecycle(Lifecycle::Proposed), &Pins::default(), &Side::default());
    assert!(said.contains("render guard") && said.contains("(render not yet observed)"), "{said}");
}

#[test]
fn of_several_goals_the_notes_are_kept_and_the_worst_decides() {
    let stale = Snapshot { generation: 3, ready: mark("True", "Ready", 3), ..good() };
    let draft = Goal::All(vec![Goal::rendered(), Goal::lifecycle(Lifecycle::Draft)]);
    let said = note(&stale, &draft, &Pins::generation("u1", 2));
    assert!(said.contains("observedGeneration") && said.contains("after generation 2"), "{said}");
    let absent = Goal::All(vec![Goal::Ready, Goal::Created]);
    assert!(matches!(judge(None, &absent, &Pins::default(), &Side::default()), Verdict::NotYet(..)));
    let ambiguous = path(".status.conditions", Some("x"), Rule::Literal);
    let failed = Snapshot {
        rendered: mark("False", "RenderFailed", 2),
        document: Some(Box::new(document())),
        ..good()
    };
    assert_eq!(
        word(&failed, &Goal::All(vec![Goal::rendered(), ambiguous]), &Pins::default()),
        "at once AmbiguousPath"
    );
}
