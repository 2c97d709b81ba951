//! propose, approve, reject, propose-delete.

use serde_json::{Value, json};

use super::porch::{Porch, conditions, healthy};
use super::state::{Trap, status};

fn failed_render(object: &mut Value) {
    conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), "boom");
}

fn pending(object: &mut Value) {
    object["metadata"]["annotations"] = json!({"porch.kpt.dev/render-request": "r2"});
    object["status"]["observedPrrResourceVersion"] = "r1".into();
}

fn rendered(object: &mut Value) {
    object["status"]["observedPrrResourceVersion"] = "r2".into();
}

#[tokio::test(start_paused = true)]
async fn a_life_in_the_go_clients_words() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {});
    for (verb, word) in [
        ("propose", "proposed"),
        ("reject", "no longer proposed for approval"),
        ("propose", "proposed"),
        ("approve", "approved"),
        ("propose-delete", "proposed for deletion"),
        ("reject", "no longer proposed for deletion"),
        ("propose-del", "proposed for deletion"),
        ("delete", "deleted"),
    ] {
        let ran = porch.run(&format!("{verb} edge.cell.v1")).await;
        assert_eq!(
            (ran.code(), ran.out.as_str(), ran.err.as_str()),
            (0, format!("edge.cell.v1 {word}\n").as_str(), "")
        );
    }
    assert_eq!(porch.object("edge.cell.v1"), None);
}

#[tokio::test(start_paused = true)]
async fn one_read_one_write_and_preconditions() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {});
    let version = porch.object("edge.cell.v1").unwrap()["metadata"]["resourceVersion"].clone();
    let ran = porch.run("propose edge.cell.v1 --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"));
    assert_eq!(porch.log(), ["GET edge.cell.v1", "PATCH edge.cell.v1"]);
    assert_eq!(
        porch.bodies(),
        [
            json!({"metadata": {"uid": "uid-edge.cell.v1", "resourceVersion": version}, "spec": {"lifecycle": "Proposed"}})
        ]
    );
}

#[tokio::test(start_paused = true)]
async fn every_name_is_tried_and_lines_keep_their_order() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {}).has("edge.b.v1", "Proposed", |_| {}).has(
        "edge.c.v1",
        "Published",
        |_| {},
    );
    let ran = porch.run("propose edge.a.v1 edge.nosuch.v1 edge.b.v1 edge.c.v1").await;
    assert_eq!(ran.out, "edge.a.v1 proposed\n");
    assert_eq!(
        ran.err,
        "edge.nosuch.v1 failed (packagerevisions.porch.kpt.dev \"edge.nosuch.v1\" not found)\n\
         edge.b.v1 is already proposed\n\
         edge.c.v1 failed (cannot propose Published package)\n"
    );
    assert_eq!(ran.code(), 3);
    assert_eq!(porch.run("propose edge.nosuch.v1").await.code(), 5);
}

#[tokio::test(start_paused = true)]
async fn json_holds_every_name() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {});
    let ran = porch.run("propose edge.a.v1 edge.nosuch.v1 -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        value["results"][0],
        json!({"name": "edge.a.v1", "namespace": "radio", "result": "proposed", "exitCode": 0})
    );
    assert_eq!((&value["results"][1]["exitCode"], &value["exitCode"]), (&json!(5), &json!(5)));
    let told = "edge.nosuch.v1 failed (packagerevisions.porch.kpt.dev \"edge.nosuch.v1\" not found)\n";
    assert_eq!((ran.err.as_str(), ran.code()), (told, 5));
    let ran = porch.run("propose edge.a.v1 -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["name"], &value["result"]), (&json!("edge.a.v1"), &json!("unchanged")));
}

#[tokio::test(start_paused = true)]
async fn names_alone_are_kubectls() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {}).has("edge.b.v1", "Published", |_| {});
    let ran = porch.run("propose edge.a.v1 edge.b.v1 -o name").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, "packagerevision.porch.kpt.dev/edge.a.v1\n"));
    assert_eq!(ran.err, "edge.b.v1 failed (cannot propose Published package)\n");
}

#[tokio::test(start_paused = true)]
async fn a_rehearsal_is_asked_for_and_leaves_no_trace() {
    for (verb, state, word) in [
        ("propose", "Draft", "proposed"),
        ("approve", "Proposed", "approved"),
        ("reject", "Proposed", "no longer proposed for approval"),
        ("propose-delete", "Published", "proposed for deletion"),
        ("del", "Draft", "deleted"),
    ] {
        let porch = Porch::new().has("edge.a.v1", state, |_| {});
        let ran = porch.run(&format!("{verb} edge.a.v1 --dry-run=server")).await;
        assert_eq!((ran.code(), ran.out), (0, format!("edge.a.v1 {word} (server dry run)\n")), "{}", ran.err);
        assert_eq!(porch.object("edge.a.v1").unwrap()["spec"]["lifecycle"], state, "{verb}");
        let method = if verb == "del" { "DELETE" } else { "PATCH" };
        assert_eq!(porch.log(), ["GET edge.a.v1".to_owned(), format!("{method} edge.a.v1?dryRun=All")]);
    }
    // What the real thing would refuse is refused.
    let porch = Porch::new().has("edge.a.v1", "Published", |_| {});
    let ran = porch.run("del edge.a.v1 --dry-run=server").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""));
}

#[tokio::test(start_paused = true)]
async fn unrendered_content_is_not_published() {
    // A failed render, with and without --force.
    let porch = Porch::new().has("edge.cell.v1", "Draft", failed_render);
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!(ran.code(), 3);
    assert!(ran.err.starts_with("edge.cell.v1 failed (its render failed: boom)\n"), "{}", ran.err);
    assert!(ran.err.contains("--force"), "{}", ran.err);
    assert_eq!(porch.log(), ["GET edge.cell.v1"]);
    let ran = porch.run("propose edge.cell.v1 --force").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"), "{}", ran.err);
    // A request that nothing will render any more.
    let porch = Porch::new().has("edge.cell.v1", "Proposed", pending);
    let ran = porch.run("approve edge.cell.v1").await;
    assert_eq!(ran.code(), 3, "{}", ran.err);
    assert!(ran.err.contains("no proof"), "{}", ran.err);
    assert_eq!(porch.object("edge.cell.v1").unwrap()["spec"]["lifecycle"], "Proposed");
}

#[tokio::test(start_paused = true)]
async fn an_outstanding_render_is_waited_for() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", pending);
    porch.later(5000, "edge.cell.v1", rendered);
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"), "{}", ran.err);
    assert!(porch.log().iter().filter(|line| line.starts_with("PATCH")).count() == 1);
    // Without waiting it goes on and says so.
    let porch = Porch::new().has("edge.cell.v1", "Draft", pending);
    let ran = porch.run("propose edge.cell.v1 --wait=false").await;
    assert_eq!(ran.out, "edge.cell.v1 proposed\n");
    assert!(ran.err.contains("warning: edge.cell.v1: a render is outstanding"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn conflicts_are_decided_again() {
    let conflict = "Operation cannot be fulfilled: the object has been modified; please apply your changes";
    let porch = Porch::new()
        .has("edge.cell.v1", "Draft", |_| {})
        .trap("PATCH", 409, "Conflict", conflict)
        .trap("PATCH", 500, "InternalError", conflict)
        .trap("PATCH", 409, "Conflict", "another request is already in progress on package revision \"x\"");
    let ran = porch.run("propose edge.cell.v1 --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"), "{}", ran.err);
    assert_eq!(porch.log().len(), 8);
    // Somebody else published it meanwhile: the move is not legal any more.
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).trap("PATCH", 409, "Conflict", conflict);
    porch.later(50, "edge.cell.v1", |object| object["spec"]["lifecycle"] = "Published".into());
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!(
        (ran.code(), ran.err.as_str()),
        (3, "edge.cell.v1 failed (cannot propose Published package)\n")
    );
}

#[tokio::test(start_paused = true)]
async fn a_conflict_for_ever_ends_with_the_patience() {
    let mut porch = Porch::new().has("edge.cell.v1", "Draft", |_| {});
    for _ in 0..40 {
        porch = porch.trap("PATCH", 409, "Conflict", "the object has been modified");
    }
    let ran = porch.run("propose edge.cell.v1 --timeout 20s").await;
    assert_eq!(ran.code(), 6, "{}", ran.err);
    assert!(ran.err.contains("modified"), "{}", ran.err);
    assert!(porch.log().len() < 30, "{}", porch.log().len());
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_is_looked_after() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).lost_answer("PATCH", 504);
    let ran = porch.run("propose edge.cell.v1 --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"), "{}", ran.err);
    assert_eq!(porch.log(), ["GET edge.cell.v1", "PATCH edge.cell.v1", "GET edge.cell.v1"]);
    // Not written: written now.
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).trap("PATCH", 504, "Timeout", "too slow");
    let ran = porch.run("propose edge.cell.v1 --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"), "{}", ran.err);
    assert_eq!(porch.bodies().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_webhook_that_guards_the_render_is_waited_for() {
    let denial = "admission webhook \"v\" denied the request: render race prevention failed: cannot change lifecycle while render is in progress";
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).trap("PATCH", 403, "Forbidden", denial);
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed\n"), "{}", ran.err);
    // Any other refusal is final.
    let denial = "admission webhook \"v\" denied the request: no";
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).trap("PATCH", 403, "Forbidden", denial);
    assert_eq!(porch.run("propose edge.cell.v1").await.code(), 3);
}

#[tokio::test(start_paused = true)]
async fn rights_are_told_apart() {
    let text = "packagerevisions.porch.kpt.dev \"edge.cell.v1\" is forbidden: User \"x\" cannot patch";
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).trap("PATCH", 403, "Forbidden", text);
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!(ran.code(), 4);
    assert!(ran.err.starts_with(&format!("edge.cell.v1 failed ({text})\n")), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn approved_means_published() {
    // The controller does not get there.
    let porch = Porch::new()
        .pass(|object| conditions(object, ("False", "Failed"), ("True", "Rendered"), "push rejected"))
        .has("edge.cell.v1", "Proposed", |_| {});
    let ran = porch.run("approve edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""));
    assert!(ran.err.contains("the step to Published failed: push rejected"), "{}", ran.err);
    // Published already.
    let porch = Porch::new().has("edge.cell.v1", "Published", |_| {});
    let ran = porch.run("approve edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 approved\n"), "{}", ran.err);
    assert!(porch.bodies().is_empty());
    // Its deletion is proposed: nothing is cancelled.
    let porch = Porch::new().has("edge.cell.v1", "DeletionProposed", |_| {});
    let ran = porch.run("approve edge.cell.v1").await;
    assert_eq!(ran.code(), 3);
    assert!(ran.err.contains("hint: `porchctl rpkg reject edge.cell.v1` keeps the package"), "{}", ran.err);
    assert!(porch.bodies().is_empty());
}

#[tokio::test(start_paused = true)]
async fn approve_waits_until_the_proposal_is_carried_out() {
    let porch =
        Porch::new().has("edge.cell.v1", "Proposed", |object| object["metadata"]["generation"] = 3.into());
    porch.later(4000, "edge.cell.v1", healthy);
    let ran = porch.run("approve edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 approved\n"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn siblings_are_approved_one_after_the_other() {
    let mut porch = Porch::new();
    for name in ["edge.cell.v3", "edge.cell.v1", "edge.other.v1", "edge.cell.v2"] {
        porch = porch.has(name, "Proposed", |_| {});
    }
    let ran = porch.run("approve edge.cell.v3 edge.cell.v1 edge.other.v1 edge.cell.v2").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    let log = porch.log();
    let at = |line: &str| log.iter().position(|l| l == line).unwrap();
    let last_read = |line: &str| log.iter().rposition(|l| l == line).unwrap();
    // A sibling is written after the one before it was seen published.
    assert!(last_read("GET edge.cell.v3") < at("PATCH edge.cell.v1"), "{log:?}");
    assert!(last_read("GET edge.cell.v1") < at("PATCH edge.cell.v2"), "{log:?}");
    assert!(at("PATCH edge.other.v1") < at("PATCH edge.cell.v1"), "{log:?}");
}

#[tokio::test(start_paused = true)]
async fn another_object_under_the_name_is_not_touched() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).trap(
        "PATCH",
        409,
        "Conflict",
        "the object has been modified",
    );
    porch.later(10, "edge.cell.v1", |object| object["metadata"]["uid"] = "other".into());
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!(ran.code(), 6, "{}", ran.err);
    assert_eq!(porch.object("edge.cell.v1").unwrap()["spec"]["lifecycle"], "Draft");
}

#[tokio::test(start_paused = true)]
async fn no_names_is_wrong_usage() {
    for verb in ["propose", "approve", "reject", "propose-delete", "del", "wait"] {
        let ran = Porch::new().run(verb).await;
        assert_eq!((ran.code(), ran.out.as_str()), (2, ""), "{verb}");
        assert!(ran.err.contains("PACKAGE is a required positional argument"), "{}", ran.err);
    }
}

#[tokio::test(start_paused = true)]
async fn proposing_the_deletion_of_what_is_stuck_frees_it() {
    let stuck = |object: &mut Value| object["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z".into();
    let porch = Porch::new().has("edge.cell.v1", "Published", stuck);
    let ran = porch.run("propose-delete edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 proposed for deletion\n"), "{}", ran.err);
    assert!(ran.err.contains("is gone now"), "{}", ran.err);
    let porch = Porch::new().has("edge.cell.v1", "Draft", stuck);
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!((ran.code(), ran.err.as_str()), (3, "edge.cell.v1 failed (it is being deleted)\n"));
}

#[tokio::test(start_paused = true)]
async fn the_deadline_is_the_commands_and_says_so() {
    let porch = Porch::new().pass(|_| {}).has("edge.cell.v1", "Draft", pending);
    porch.later(20_000, "edge.cell.v1", rendered);
    let started = tokio::time::Instant::now();
    let ran = porch.run("propose edge.cell.v1 --timeout 30s").await;
    assert_eq!((ran.code(), started.elapsed().as_secs()), (124, 30));
    let text = "edge.cell.v1 failed (timed out after 30s: the step to Proposed is not carried out yet;";
    assert!(ran.err.starts_with(text), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_server_that_asks_to_wait_for_ever_is_not_waited_for() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", pending);
    // Some time has passed when the answer comes.
    porch.later(2000, "edge.cell.v1", rendered);
    porch.touch(|state| {
        let mut answer = status(503, "ServiceUnavailable", "try later");
        answer["details"] = json!({"retryAfterSeconds": u64::MAX});
        let request = "PATCH edge.cell.v1".into();
        state.traps.push_back(Trap { request, answer: (503, answer), and_do: false });
    });
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (69, ""), "{}", ran.err);
    assert!(ran.err.starts_with("edge.cell.v1 failed (try later)"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn time_that_is_up_after_the_write_is_a_timeout_and_the_write_is_told() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).pass(|_| {});
    let ran = porch.run("propose edge.cell.v1 --timeout 20s").await;
    assert_eq!((ran.code(), ran.out.as_str()), (124, ""));
    assert!(ran.err.contains("; its lifecycle Proposed is stored on the server)\n"), "{}", ran.err);
    assert!(ran.err.contains("hint: `porchctl rpkg wait edge.cell.v1 --for Proposed`"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_that_nobody_could_look_up_is_told() {
    let porch = Porch::new()
        .has("edge.cell.v1", "Draft", |_| {})
        .lost_answer("PATCH edge.cell.v1", 504)
        .after("PATCH edge.cell.v1", |state| {
            let answer = (403, status(403, "Forbidden", "no more"));
            state.traps.push_back(Trap { request: "GET edge.cell.v1".into(), answer, and_do: false });
        });
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!(ran.code(), 4, "{}", ran.err);
    assert!(ran.err.contains("so it may be Proposed"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn what_was_published_in_one_step_is_healed_by_the_way_back() {
    let failed = |object: &mut Value| {
        object["status"]["revision"] = Value::Null;
        let why = "ERROR: create or update not allowed on column \"revision\", revision value of 0 is only allowed on when lifecycle is Draft or Proposed (SQLSTATE P0001)";
        conditions(object, ("False", "Failed"), ("True", "Rendered"), why);
    };
    let porch = Porch::new().has("edge.cell.v1", "Published", failed);
    let ran = porch.run("approve edge.cell.v1").await;
    assert_eq!(ran.code(), 3, "{}", ran.err);
    assert!(ran.err.contains("`porchctl rpkg reject edge.cell.v1` heals it"), "{}", ran.err);
    let ran = porch.run("reject edge.cell.v1").await;
    assert_eq!(
        (ran.code(), ran.out.as_str()),
        (0, "edge.cell.v1 made a draft again, it never was published\n")
    );
    assert_eq!(porch.object("edge.cell.v1").unwrap()["spec"]["lifecycle"], "Draft");
    // What was published stays.
    let porch = Porch::new().has("edge.cell.v1", "Published", |_| {});
    let ran = porch.run("reject edge.cell.v1").await;
    assert_eq!((ran.code(), porch.log()), (3, vec!["GET edge.cell.v1".to_owned()]), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn nothing_but_what_is_proposed_and_carried_out_is_published() {
    for lifecycle in ["Draft", "DeletionProposed"] {
        let porch = Porch::new().has("edge.cell.v1", lifecycle, |_| {});
        let ran = porch.run("approve edge.cell.v1 --force").await;
        assert_eq!(
            (ran.code(), porch.log()),
            (3, vec!["GET edge.cell.v1".to_owned()]),
            "{lifecycle}: {}",
            ran.err
        );
    }
}
