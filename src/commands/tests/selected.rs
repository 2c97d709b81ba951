//! wait, for several package revisions.

use serde_json::{Value, json};

use super::porch::{Porch, conditions, healthy};

fn behind(object: &mut Value) {
    object["metadata"]["generation"] = 3.into();
}

fn broken(object: &mut Value) {
    conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), "boom");
}

#[tokio::test(start_paused = true)]
async fn a_set_is_said_line_by_line() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {}).has("edge.b.v1", "Draft", behind);
    porch.later(5000, "edge.b.v1", healthy);
    let ran = porch.run("wait --all").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.a.v1 ready\nedge.b.v1 ready\n"), "{}", ran.err);
    assert_eq!(porch.log(), ["GET packagerevisions", "GET edge.b.v1"]);
}

#[tokio::test(start_paused = true)]
async fn the_first_that_fails_ends_it_with_numbers() {
    let porch = Porch::new().has("edge.a.v1", "Draft", broken).has("edge.b.v1", "Draft", |_| {}).has(
        "edge.c.v1",
        "Draft",
        behind,
    );
    let ran = porch.run("wait --all").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, "edge.b.v1 ready\n"), "{}", ran.err);
    assert!(ran.err.contains("edge.a.v1 failed ("), "{}", ran.err);
    assert!(ran.err.contains("\nedge.c.v1 not yet: "), "{}", ran.err);
    assert!(ran.err.ends_with("Error: 1 failed, 1 met, 1 not yet\n"), "{}", ran.err);
    let ran = porch.run("wait --all --keep-going --timeout 20s").await;
    assert_eq!(ran.code(), 3);
    assert!(ran.err.contains("edge.c.v1 failed (timed out after 20s: "), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn the_document_of_a_set_is_a_list() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {});
    let ran = porch.run("wait --all -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(value["exitCode"], json!(0));
    assert_eq!(value["results"][0]["verdict"], json!("met"));
    assert_eq!(value["results"][0]["object"]["name"], json!("edge.a.v1"));
    assert_eq!(value["results"][0]["facts"]["generation"], json!(2));
    let ran = Porch::new().run("wait --all -o json --timeout 20s").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code(), &value["exitCode"], &value["results"]), (124, &json!(124), &json!([])));
    assert!(ran.err.contains("0 of at least 1 package revisions match the namespace"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn several_names_cost_one_list_and_one_watch() {
    let porch = Porch::new().has("edge.a.v1", "Draft", behind).has("edge.b.v1", "Draft", behind);
    porch.later(3000, "edge.a.v1", healthy);
    porch.later(9000, "edge.b.v1", healthy);
    let ran = porch.run("wait edge.b.v1 edge.a.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.b.v1 ready\nedge.a.v1 ready\n"), "{}", ran.err);
    assert_eq!(porch.log(), ["GET packagerevisions", "GET edge.a.v1", "GET edge.b.v1"]);
}
