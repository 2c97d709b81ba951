//! del.

use serde_json::{Value, json};

use super::porch::Porch;

#[tokio::test(start_paused = true)]
async fn deleted_means_gone() {
    let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {});
    let ran = porch.run("del edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str(), ran.err.as_str()), (0, "edge.cell.v1 deleted\n", ""));
    assert_eq!(porch.object("edge.cell.v1"), None);
    assert_eq!(porch.bodies()[0]["preconditions"], json!({"uid": "uid-edge.cell.v1"}));
}

#[tokio::test(start_paused = true)]
async fn published_packages_are_refused_with_the_next_command() {
    let porch = Porch::new().has("edge.cell.v1", "Published", |_| {});
    let ran = porch.run("del edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""));
    assert!(ran.err.contains("hint: `porchctl rpkg propose-delete edge.cell.v1`"), "{}", ran.err);
    assert!(porch.bodies().is_empty());
}

#[tokio::test(start_paused = true)]
async fn without_waiting_it_is_one_request_and_still_no_lie() {
    let porch = Porch::new().has("edge.a.v1", "Draft", |_| {}).has("edge.b.v1", "Published", |_| {});
    let ran = porch.run("del edge.a.v1 edge.b.v1 --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, "edge.a.v1 deleted\n"));
    assert!(ran.err.contains("stays until that is proposed"), "{}", ran.err);
    let mut log = porch.log();
    log.sort();
    assert_eq!(log, ["DELETE edge.a.v1", "DELETE edge.b.v1"]);
}

#[tokio::test(start_paused = true)]
async fn missing_ones() {
    let porch = Porch::new();
    let ran = porch.run("del edge.a.v1").await;
    assert_eq!(ran.code(), 5);
    assert_eq!(ran.err, "edge.a.v1 failed (packagerevisions.porch.kpt.dev \"edge.a.v1\" not found)\n");
    for words in ["del edge.a.v1 --ignore-not-found", "del edge.a.v1 --ignore-not-found --wait=false"] {
        let ran = porch.run(words).await;
        assert_eq!((ran.code(), ran.out.as_str(), ran.err.as_str()), (0, "", "edge.a.v1 does not exist\n"));
    }
}

#[tokio::test(start_paused = true)]
async fn users_of_an_upstream_are_named() {
    let clone = |object: &mut Value| {
        object["spec"]["source"] = json!({"cloneFrom": {"upstreamRef": {"name": "edge.cell.v1"}}});
    };
    let porch =
        Porch::new().has("edge.cell.v1", "DeletionProposed", |_| {}).has("edge.copy.v1", "Draft", clone);
    let ran = porch.run("del edge.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 deleted\n"));
    assert_eq!(ran.err, "warning: edge.cell.v1 is the upstream of edge.copy.v1\n");
}

#[tokio::test(start_paused = true)]
async fn packages_of_a_missing_repository_can_be_deleted() {
    let porch = Porch::new().has("gone.cell.v1", "Published", |_| {});
    porch.later(100, "gone.cell.v1", |object| object["gone"] = true.into());
    let ran = porch.run("del gone.cell.v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "gone.cell.v1 deleted\n"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_deletion_that_never_ends_times_out() {
    let porch = Porch::new().pass(|_| {}).has("edge.cell.v1", "Draft", |_| {});
    let ran = porch.run("del edge.cell.v1 --timeout 20s").await;
    assert_eq!((ran.code(), ran.out.as_str()), (124, ""));
    assert!(ran.err.contains("finalizers are left: porch.kpt.dev/packagerevisions"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_deletion_whose_answer_got_lost_is_one() {
    for words in ["del edge.cell.v1", "del edge.cell.v1 --wait=false"] {
        let porch = Porch::new().has("edge.cell.v1", "Draft", |_| {}).lost_answer("DELETE edge.cell.v1", 504);
        porch.later(10, "edge.cell.v1", |object| object["gone"] = true.into());
        let ran = porch.run(words).await;
        assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 deleted\n"), "{words}: {}", ran.err);
    }
}
