//! Recorded objects, explained.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use super::*;
use crate::wait::snapshot::tests::rendered_draft;

const OBJECTS: &str = include_str!("../../../tests/data/status/objects.jsonl");

/// A recorded object and the version of its content, by what it shows.
fn recorded() -> BTreeMap<String, (PackageRevision, Side)> {
    let line = |line: &str| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        let side = Side { content_version: value["content"].as_str().map(str::to_owned), ..Side::default() };
        let revision = serde_json::from_value(value["object"].take()).unwrap();
        (value["name"].as_str().unwrap().to_owned(), (revision, side))
    };
    OBJECTS.lines().map(line).collect()
}

/// A moment after the last write.
fn soon_after(revision: &PackageRevision) -> Timestamp {
    let last = writers::writers(revision).iter().filter_map(|writer| writer.time).max();
    let created = revision.metadata.creation_timestamp.as_ref().map(|time| time.0);
    last.or(created).unwrap_or(Timestamp::UNIX_EPOCH) + SignedDuration::from_secs(2)
}

fn explained(name: &str) -> Explanation {
    let (revision, side) = recorded().remove(name).unwrap();
    explain(&revision, &side, soon_after(&revision))
}

/// The words of the findings.
fn words(explanation: &Explanation) -> Vec<&'static str> {
    explanation.findings.iter().map(|finding| finding.word).collect()
}

/// `source done, render under way, …`
fn standings(explanation: &Explanation) -> String {
    let step = |step: &Step| format!("{} {}", step.name, step.standing.word());
    explanation.steps.iter().map(step).collect::<Vec<_>>().join(", ")
}

const DONE: &str = "source done, render done, lifecycle done";

/// What it shows, state, steps, findings, a part of the first next step.
type Row = (&'static str, State, &'static str, &'static [&'static str], &'static str);

const STALE: &str = "StaleGeneration";

const TABLE: &[Row] = &[
    (
        "just-created",
        State::Working,
        "source under way, render not due, lifecycle not due",
        &[],
        "--for ready",
    ),
    (
        "first-render-running",
        State::Working,
        "source done, render under way, lifecycle under way",
        &[],
        "--for ready",
    ),
    ("first-render-done", State::Settled, DONE, &[STALE], "rpkg push edge.cell.v1"),
    (
        "render-not-started",
        State::Working,
        "source done, render under way, lifecycle done",
        &[],
        "--for rendered=site.a.cell.v1.",
    ),
    (
        "render-running",
        State::Working,
        "source done, render under way, lifecycle done",
        &[],
        "--for rendered=site.a.cell.v1.",
    ),
    ("pushed-and-rendered", State::Settled, DONE, &[], "rpkg push site.a.cell.v1"),
    ("content-written-by-the-render", State::Settled, DONE, &[], "rpkg push"),
    ("content-stored-without-a-request", State::Doubtful, DONE, &["RequestLost"], "push again"),
    (
        "render-failed",
        State::Stuck,
        "source done, render failed, lifecycle not due",
        &["RenderFailed"],
        "fix the package and push again",
    ),
    (
        "content-never-found",
        State::Stuck,
        "source done, render failed, lifecycle not due",
        &["RenderInterrupted"],
        "--nudge",
    ),
    (
        "source-repository-missing",
        State::Stuck,
        "source failed, render not due, lifecycle not due",
        &["StuckSource"],
        "repo get",
    ),
    (
        "source-upstream-refused",
        State::Stuck,
        "source failed, render not due, lifecycle not due",
        &["SourceFailed"],
        "rpkg del edge.five.v1",
    ),
    (
        "old-draft-branch",
        State::Stuck,
        "source failed, render not due, lifecycle not due",
        &["OldDraftBranch"],
        "another --workspace",
    ),
    (
        "no-lifecycle",
        State::Stuck,
        "source failed, render not due, lifecycle not due",
        &["NoLifecycle"],
        "set it to Draft",
    ),
    (
        "proposed-not-carried-out",
        State::Working,
        "source done, render under way, lifecycle under way",
        &[],
        "--for ready",
    ),
    ("proposed", State::Settled, DONE, &[STALE], "rpkg approve site.a.cell.v1"),
    (
        "proposed-unrendered",
        State::Stuck,
        "source done, render failed, lifecycle failed",
        &["Unrendered"],
        "rpkg reject edge.cell.v1",
    ),
    ("published-latest", State::Settled, DONE, &[STALE], "rpkg copy site.a.cell.v1"),
    (
        "published-unrendered",
        State::Stuck,
        "source done, render failed, lifecycle failed",
        &["Unrendered"],
        "rpkg copy edge.cell.v1",
    ),
    (
        "published-render-failed",
        State::Stuck,
        "source done, render failed, lifecycle failed",
        &["RenderFailed", "Unrendered"],
        "rpkg copy edge.cell.v1",
    ),
    (
        "published-in-one-step",
        State::Stuck,
        "source done, render done, lifecycle failed",
        &["LifecycleFailed", STALE],
        "rpkg reject edge.cell.v1",
    ),
    (
        "published-being-deleted",
        State::Stuck,
        "deletion failed",
        &["DeletionBlocked"],
        "propose-delete edge.b.v1",
    ),
    ("draft-being-deleted", State::Deleting, "deletion under way", &[], "--for deleted"),
    ("deletion-proposed", State::Settled, DONE, &[STALE], "rpkg del site.a.cell.v1"),
    ("found-in-git", State::Settled, "source done, render not due, lifecycle done", &[], "rpkg copy"),
    ("found-on-a-branch", State::Settled, "source done, render not due, lifecycle done", &[], "rpkg copy"),
];

#[test]
fn recorded_objects_are_explained() {
    assert_eq!(TABLE.len(), recorded().len(), "every recorded object is in the table");
    for (name, state, steps, findings, next) in TABLE {
        let said = explained(name);
        let lines = said.lines().join("\n");
        assert_eq!(said.state, *state, "{name}\n{lines}");
        assert_eq!(standings(&said), *steps, "{name}\n{lines}");
        assert_eq!(words(&said), *findings, "{name}\n{lines}");
        assert!(said.next[0].contains(next), "{name}\n{lines}");
    }
}

#[test]
fn only_a_question_that_matters_is_asked() {
    let wanted: BTreeMap<String, Option<Question>> =
        recorded().into_iter().map(|(name, (revision, _))| (name, wanted(&revision))).collect();
    let of = |question| {
        wanted.iter().filter(|(_, q)| **q == question).map(|(name, _)| name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(of(Some(Question::Repository)), ["published-being-deleted", "source-repository-missing"]);
    assert_eq!(
        of(Some(Question::Content)),
        [
            "content-never-found",
            "content-stored-without-a-request",
            "content-written-by-the-render",
            "first-render-done",
            "pushed-and-rendered",
            "render-failed"
        ]
    );
}

#[test]
fn what_is_known_of_the_repository_changes_the_advice() {
    let with = |name: &str, exists| {
        let (revision, side) = recorded().remove(name).unwrap();
        let side = Side { repository_exists: exists, ..side };
        explain(&revision, &side, soon_after(&revision))
    };
    assert!(with("source-repository-missing", Some(false)).next[0].contains("repo reg"));
    assert!(with("source-repository-missing", Some(true)).next[0].contains("is registered now"));
    assert_eq!(with("published-being-deleted", Some(false)).state, State::Deleting);
    assert_eq!(with("published-being-deleted", Some(true)).state, State::Stuck);
}

/// That long after the last write.
fn later(name: &str, seconds: i64) -> Explanation {
    let (revision, side) = recorded().remove(name).unwrap();
    explain(&revision, &side, soon_after(&revision) + SignedDuration::from_secs(seconds))
}

#[test]
fn time_makes_a_doubt_and_never_a_failure() {
    assert_eq!(words(&later("render-running", 290)), [""; 0]);
    let lost = later("render-running", 300);
    assert_eq!((words(&lost), lost.state), (vec!["ResultLost"], State::Doubtful));
    assert!(lost.next[0].contains("--nudge"), "{:?}", lost.next);
    assert_eq!(words(&later("render-not-started", 50)), [""; 0]);
    assert_eq!(words(&later("render-not-started", 70)), ["RequestNotPickedUp"]);
    assert_eq!(words(&later("just-created", 50)), [""; 0]);
    assert_eq!(words(&later("just-created", 70)), ["NeverTouched"]);
    // What is settled stays so, and every step is what it was: time decides nothing.
    for (name, (revision, side)) in recorded() {
        let (now, then) = (soon_after(&revision), Timestamp::MAX);
        let (early, late) = (explain(&revision, &side, now), explain(&revision, &side, then));
        assert_eq!(early.steps, late.steps, "{name}");
        assert!(early.state == late.state || early.state == State::Working, "{name}");
        // A clock before the server's is no reason for anything.
        assert_eq!(words(&explain(&revision, &side, Timestamp::MIN)), words(&early), "{name}");
    }
}

#[test]
fn content_is_suspected_only_when_the_server_says_when() {
    let (revision, _) = recorded().remove("content-stored-without-a-request").unwrap();
    let suspects = |version: &str| {
        let side = Side { content_version: Some(version.into()), ..Side::default() };
        words(&explain(&revision, &side, soon_after(&revision))).contains(&"RequestLost")
    };
    assert!(suspects("edge.cell.v1.1795967246022913"));
    // The controller's last word is of 15:47:24, which is second 1795967244.
    assert!(!suspects("edge.cell.v1.1795967245999999"));
    assert!(suspects("edge.cell.v1.1795967246000000"));
    for version in
        ["", "e38f2f7f7303c73154091c09c3cfed87d1359afe", "edge.cell.v1", "edge.cell.v1.99999999999999999999"]
    {
        assert!(!suspects(version), "{version}");
    }
}

/// A rendered draft, changed.
fn changed(change: impl FnOnce(&mut Value)) -> Explanation {
    let mut value = serde_json::to_value(rendered_draft()).unwrap();
    change(&mut value);
    explain(&serde_json::from_value(value).unwrap(), &Side::default(), Timestamp::UNIX_EPOCH)
}

#[test]
fn a_guard_that_waits_for_what_the_lifecycle_forbids() {
    let said = changed(|o| {
        o["metadata"]["generation"] = 3.into();
        o["metadata"]["annotations"]["porch.kpt.dev/render-request"] = "r2".into();
        o["spec"]["lifecycle"] = "Proposed".into();
        o["status"]["conditions"][0] = json!({"type": "Ready", "status": "False", "reason": "Pending",
            "message": "render not yet observed", "observedGeneration": 3});
    });
    assert!(words(&said).contains(&"GuardDeadlock"), "{:?}", said.findings);
    assert!(said.next[0].contains("rpkg reject edge.cell.v1"), "{:?}", said.next);
}

#[test]
fn what_a_controller_start_leaves_behind_is_no_fault_of_the_package() {
    let said = changed(|o| {
        o["status"]["conditions"][0] = json!({"type": "Ready", "status": "False", "reason": "Failed",
            "message": "repository radio:edge:: not found", "observedGeneration": 2});
    });
    assert_eq!((words(&said), said.state), (vec!["ControllerStarted", "StaleGeneration"], State::Stuck));
    assert!(said.findings[0].text.contains("says nothing about the package"), "{:?}", said.findings);
    assert!(said.next[0].contains("--nudge"), "{:?}", said.next);
}

#[test]
fn the_lines_of_an_explanation() {
    let lines = explained("render-failed").lines();
    assert_eq!(lines[0], "edge.cell.v1: Draft, stuck");
    assert_eq!(lines[1], "  package    cell of repository edge, workspace v1, no revision number yet");
    assert!(
        lines[3].starts_with(
            "  render     failed: the render failed: fn.render: pkg /: pkg.render: pipeline.run: func eval"
        ),
        "{}",
        lines[3]
    );
    assert!(lines.iter().all(|line| !line.contains('\n')), "{lines:?}");
    let client = "  written    2026-11-29T15:39:15Z by a-client (Update): spec.lifecycle, spec.packageName, spec.repository, spec.source and 1 more";
    assert!(lines.iter().any(|line| line == client), "{lines:?}");
}

#[test]
fn the_document_of_an_explanation() {
    let document = explained("published-unrendered").to_json();
    assert_eq!(document["findings"][0]["finding"], "Unrendered");
    assert_eq!(document["findings"][0]["defect"], "kptdev/porch#1110");
    assert_eq!(
        document["steps"][1],
        json!({"step": "render", "standing": "failed", "reason": "LifecycleBlocksRender",
        "text": "there is no proof of a render, and none will run while its lifecycle is Published"})
    );
    assert_eq!(document["facts"]["renderRequest"], "on-published");
    let writer = &document["writers"][0];
    assert_eq!((&writer["manager"], &writer["time"]), (&json!("a-client"), &json!("2026-11-29T15:42:32Z")));
}
