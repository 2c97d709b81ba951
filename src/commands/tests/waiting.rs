//! wait.

use serde_json::{Value, json};

use super::porch::{Porch, conditions, healthy};

#[tokio::test(start_paused = true)]
async fn goals_and_their_words() {
    let porch = Porch::new().has("edge.a.v1", "Published", |_| {});
    for (goal, word) in [
        ("ready", "ready"),
        ("rendered", "rendered"),
        ("created", "created"),
        ("published", "published"),
        ("lifecycle=Published", "published"),
        ("condition=Ready", "condition Ready=True met"),
    ] {
        let ran = porch.run(&format!("wait edge.a.v1 --for {goal}")).await;
        assert_eq!(
            (ran.code(), ran.out.as_str()),
            (0, format!("edge.a.v1 {word}\n").as_str()),
            "{}",
            ran.err
        );
    }
    assert!(porch.bodies().is_empty());
    assert_eq!(porch.run("wait edge.a.v1 --for nonsense").await.code(), 2);
    assert_eq!(porch.run("wait edge.nosuch.v1").await.code(), 5);
    assert_eq!(porch.run("wait edge.a.v1 --for draft").await.code(), 7);
}

#[tokio::test(start_paused = true)]
async fn one_deadline_for_all_names() {
    let porch = Porch::new()
        .has("edge.a.v1", "Draft", |object| object["metadata"]["generation"] = 3.into())
        .has("edge.b.v1", "Draft", |object| object["metadata"]["generation"] = 3.into());
    porch.later(5000, "edge.b.v1", healthy);
    let started = tokio::time::Instant::now();
    let ran = porch.run("wait edge.a.v1 edge.b.v1 --timeout 20s").await;
    assert_eq!(started.elapsed().as_secs(), 20);
    assert_eq!((ran.code(), ran.out.as_str()), (124, "edge.b.v1 ready\n"));
    assert!(ran.err.starts_with("edge.a.v1 failed (timed out after 20s: "), "{}", ran.err);
    assert!(ran.err.contains("\n  ready    True  generation 2 of 3  lifecycle Draft\n"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn timeout_zero_looks_once() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |object| object["metadata"]["generation"] = 3.into());
    let ran = porch.run("wait edge.a.v1 --timeout 0").await;
    assert_eq!(ran.code(), 8, "{}", ran.err);
    assert_eq!(porch.log(), ["GET edge.a.v1"]);
}

#[tokio::test(start_paused = true)]
async fn json_for_one_and_for_several() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {});
    let ran = porch.run("wait edge.a.v1 -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&value["verdict"], &value["exitCode"], &value["target"]),
        (&json!("met"), &json!(0), &json!("ready"))
    );
    assert_eq!(value["object"]["namespace"], json!("radio"));
    let ran = porch.run("wait edge.a.v1 edge.nosuch.v1 -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["results"][1]["verdict"], &value["exitCode"]), (&json!("not-found"), &json!(5)));
    assert_eq!(
        (&value["results"][1]["name"], &value["results"][1]["result"]),
        (&json!("edge.nosuch.v1"), &json!("not-found"))
    );
    assert_eq!(
        (ran.code(), ran.err.as_str()),
        (
            5,
            "edge.nosuch.v1 failed (packagerevisions.porch.kpt.dev \"edge.nosuch.v1\" not found)\nhint: `--wait-for-create` waits for one that does not exist yet\n"
        )
    );
}

#[tokio::test(start_paused = true)]
async fn a_nudge_wakes_the_controller_and_leaves_nothing_behind() {
    let stuck = |object: &mut Value| {
        super::porch::conditions(
            object,
            ("False", "Failed"),
            ("True", "Rendered"),
            "repository radio:edge:: not found",
        );
    };
    let porch = Porch::new().has("edge.a.v1", "Draft", stuck);
    let ran = porch.run("wait edge.a.v1").await;
    assert_eq!(ran.code(), 3);
    assert!(ran.err.contains("`porchctl rpkg wait edge.a.v1 --nudge`"), "{}", ran.err);
    assert!(porch.bodies().is_empty());
    let ran = porch.run("wait edge.a.v1 --nudge").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.a.v1 ready\n"), "{}", ran.err);
    let object = porch.object("edge.a.v1").unwrap();
    assert_eq!(object["spec"]["packageMetadata"]["annotations"], json!({}));
    assert_eq!(object["metadata"]["annotations"], Value::Null);
    assert_eq!(porch.bodies().len(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_nudge_that_does_not_help_is_taken_back_as_well() {
    let stuck = |object: &mut Value| {
        super::porch::conditions(object, ("False", "Failed"), ("True", "Rendered"), "still away");
    };
    let porch = Porch::new().pass(stuck).has("edge.a.v1", "Draft", stuck);
    let ran = porch.run("wait edge.a.v1 --nudge").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""), "{}", ran.err);
    let object = porch.object("edge.a.v1").unwrap();
    assert_eq!(object["spec"]["packageMetadata"]["annotations"], json!({}));
}

#[tokio::test(start_paused = true)]
async fn a_nudge_is_a_nudge_in_json_too() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {});
    let ran = porch.run("wait edge.a.v1 --nudge -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["verdict"], ran.code()), (&json!("met"), 0), "{}", ran.err);
    assert_eq!(porch.bodies().len(), 2, "annotated and cleaned");
    let porch = porch.trap("PATCH edge.a.v1", 403, "Forbidden", "you may not patch");
    let ran = porch.run("wait edge.a.v1 edge.nosuch.v1 --nudge -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["exitCode"], ran.code()), (&json!(4), 4), "{}", ran.out);
    assert_eq!(value["results"][0]["exitCode"], 4);
    assert_eq!(value["results"][0]["notes"][0], "you may not patch");
    assert_eq!(
        (&value["results"][1]["verdict"], &value["results"][1]["exitCode"]),
        (&json!("not-found"), &json!(5))
    );
}

#[tokio::test(start_paused = true)]
async fn json_stays_json_whatever_a_server_says() {
    let said = "left\u{202e}to\u{9b}right";
    let porch = Porch::new().has("edge.a.v1", "Draft", |object| {
        conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), "left\u{202e}to\u{9b}right");
    });
    for words in ["wait edge.a.v1 -o json", "propose edge.a.v1 -o json"] {
        let ran = porch.run(words).await;
        assert!(!ran.out.contains(['\u{202e}', '\u{9b}']), "{}", ran.out);
        let value: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(value["exitCode"], 3);
        assert!(value.to_string().contains(said), "{value}");
    }
}

/// A draft whose source failed, for that reason.
fn sourceless(object: &mut Value, why: &str) {
    object["status"]["creationSource"] = "".into();
    conditions(object, ("False", "Failed"), ("False", "Failed"), why);
}

#[tokio::test(start_paused = true)]
async fn a_draft_whose_source_failed_is_made_anew_once() {
    let failed = |object: &mut Value| sourceless(object, "create draft: repository radio:edge:: not found");
    let porch = Porch::new().has("edge.a.v1", "Draft", |object| {
        object["metadata"]["labels"] = json!({"app": "x", "porch.kpt.dev/latest-revision": "false"});
        failed(object);
    });
    let ran = porch.run("wait edge.a.v1").await;
    assert_eq!((ran.code(), porch.bodies().len()), (3, 0), "{}", ran.err);
    let ran = porch.run("wait edge.a.v1 --recreate-on-failed").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.a.v1 ready\n"), "{}", ran.err);
    assert!(ran.err.contains("deleting it and creating it again"), "{}", ran.err);
    let writes: Vec<String> =
        porch.log().into_iter().filter(|line| !line.starts_with("GET") && !line.contains("watch")).collect();
    assert_eq!(writes, ["DELETE edge.a.v1", "POST packagerevisions"]);
    let made = porch.bodies().pop().unwrap();
    assert_eq!(made["metadata"]["labels"], json!({"app": "x"}));
    assert_eq!(
        (&made["metadata"]["uid"], &made["metadata"]["resourceVersion"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(made["spec"]["source"], json!({"init": {}}));
    let gone = porch.bodies().swap_remove(0);
    assert!(gone["preconditions"]["uid"].is_string() && gone["preconditions"]["resourceVersion"].is_string());
}

#[tokio::test(start_paused = true)]
async fn what_fails_again_is_not_made_a_third_time() {
    let failed = |object: &mut Value| {
        if object["metadata"]["deletionTimestamp"].is_string() {
            object["gone"] = true.into();
        }
        sourceless(object, "create draft: repository radio:edge:: not found");
    };
    let porch = Porch::new().pass(failed).has("edge.a.v1", "Draft", failed);
    let ran = porch.run("wait edge.a.v1 --recreate-on-failed").await;
    assert_eq!(ran.code(), 3, "{}", ran.err);
    assert_eq!(porch.log().iter().filter(|line| line.starts_with("POST")).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn nothing_else_is_made_anew() {
    let old_branch =
        |object: &mut Value| sourceless(object, "close draft: non-fast-forward update: refs/heads/x");
    let pushed = |object: &mut Value| {
        sourceless(object, "create draft: repository radio:edge:: not found");
        object["metadata"]["annotations"] = json!({"porch.kpt.dev/render-request": "r1"});
    };
    let proposed = |object: &mut Value| sourceless(object, "create draft: repository radio:edge:: not found");
    let rendering =
        |object: &mut Value| conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), "f");
    let porch = Porch::new()
        .has("edge.a.v1", "Draft", old_branch)
        .has("edge.b.v1", "Draft", pushed)
        .has("edge.c.v1", "Proposed", proposed)
        .has("edge.d.v1", "Draft", rendering)
        .has("edge.e.v1", "Draft", proposed)
        .resources("edge.e.v1", json!({"Kptfile": "x"}));
    for name in ["edge.a.v1", "edge.b.v1", "edge.c.v1", "edge.d.v1", "edge.e.v1"] {
        let ran = porch.run(&format!("wait {name} --recreate-on-failed")).await;
        assert_eq!(ran.code(), 3, "{name}: {}", ran.err);
        assert!(porch.bodies().is_empty(), "{name}: {:?}", porch.log());
    }
}

#[tokio::test(start_paused = true)]
async fn another_object_of_that_name_is_not_nudged() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {});
    let ran = porch.run("wait edge.a.v1 --nudge --uid somebody-else").await;
    assert_eq!(ran.code(), 6, "{}", ran.err);
    assert!(porch.bodies().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_nudge_is_taken_back_also_after_a_signal() {
    let stuck = |object: &mut Value| object["status"]["conditions"][0]["observedGeneration"] = 1.into();
    let porch = Porch::new().pass(stuck).has("edge.a.v1", "Draft", stuck);
    let ran = porch.cut_off("wait edge.a.v1 --nudge", 5000).await;
    assert_eq!(ran.code(), 130, "{}", ran.err);
    assert_eq!(porch.bodies().len(), 2, "{:?}", porch.bodies());
    let object = porch.object("edge.a.v1").unwrap();
    assert_eq!(object["spec"]["packageMetadata"]["annotations"], json!({}));
}

#[tokio::test(start_paused = true)]
async fn json_lines_tell_every_change() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |object| object["metadata"]["generation"] = 3.into());
    porch.later(5000, "edge.a.v1", healthy);
    let ran = porch.run("wait edge.a.v1 -o jsonl").await;
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let words: Vec<&str> = lines.iter().map(|line| line["verdict"].as_str().unwrap()).collect();
    assert_eq!(words, ["not-yet", "met"], "{}", ran.out);
    assert_eq!(lines[0]["reason"], json!("ReadyNotCurrent"));
    assert_eq!(lines[0]["object"], json!({"namespace": "radio", "name": "edge.a.v1"}));
}

#[tokio::test(start_paused = true)]
async fn several_goals_pins_and_paths() {
    let porch = Porch::new().has("edge.a.v1", "Published", |_| {});
    let run = async |words: &str| porch.run(&format!("wait edge.a.v1 --timeout 5s {words}")).await;
    let ran = run("--for published --for rendered --for jsonpath={.status.revision}=1").await;
    assert_eq!(
        (ran.code(), ran.out.contains("published, rendered, jsonpath")),
        (0, true),
        "{} {}",
        ran.out,
        ran.err
    );
    assert!(ran.err.contains("met: radio/edge.a.v1  Published and rendered and jsonpath {.status.revision}=1  (0s, at resourceVersion "), "{}", ran.err);
    assert_eq!(run("--for jsonpath={.status.revision}=2").await.code(), 124);
    let ambiguous = run("--for jsonpath={.status.conditions[*].status}=True").await;
    assert_eq!(ambiguous.code(), 2, "{}", ambiguous.err);
    assert_eq!(run("--uid nobody").await.code(), 6);
    assert_eq!(run("--since-generation 9").await.code(), 3);
    assert_eq!(run("--for published --since-generation 1 --exact-generation").await.code(), 7);
    assert!(porch.bodies().is_empty());
    porch.forget_log();
    assert_eq!(run("--strict").await.code(), 2);
    assert!(porch.log().is_empty());
}

#[tokio::test(start_paused = true)]
async fn the_name_that_was_meant_is_in_the_json() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {});
    let ran = porch.run("wait edge.cel.v1 -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(value["hints"].as_array().unwrap().contains(&json!("did you mean edge.cell.v1?")), "{}", ran.out);
}
