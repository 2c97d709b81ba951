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
