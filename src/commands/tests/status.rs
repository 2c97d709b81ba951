//! status: one read, one small one more where it tells something, and no failure of the object's own.

use serde_json::{Value, json};

use super::objects::conditions;
use super::porch::Porch;
use super::state::{Trap, status};
use crate::failure::Kind;

const NAME: &str = "edge.cell.v1";

#[tokio::test(start_paused = true)]
async fn a_settled_revision_takes_one_read_and_names_the_next_steps() {
    let porch = Porch::new().has(NAME, "Proposed", |_| {});
    let ran = porch.run(&format!("status {NAME}")).await;
    assert_eq!((ran.code(), ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(ran.out.starts_with("edge.cell.v1: Proposed, settled\n"), "{}", ran.out);
    assert!(ran.out.contains("`porchctl rpkg approve edge.cell.v1` publishes it"), "{}", ran.out);
    assert_eq!(porch.log(), [format!("GET {NAME}")]);
}

#[tokio::test(start_paused = true)]
async fn what_is_wrong_with_the_object_is_no_failure_of_the_command() {
    let failed = |o: &mut Value| conditions(o, ("False", "RenderFailed"), ("False", "RenderFailed"), "boom");
    let porch = Porch::new().has(NAME, "Proposed", failed);
    let ran = porch.run(&format!("status {NAME} -o json")).await;
    assert_eq!((ran.code(), ran.err.as_str()), (0, ""));
    let document: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&document["result"], &document["exitCode"]), (&json!("stuck"), &json!(0)), "{document}");
    assert_eq!(document["findings"][0]["finding"], "RenderFailed", "{document}");
}

#[tokio::test(start_paused = true)]
async fn a_blocked_deletion_asks_for_the_repository() {
    let deleted = |o: &mut Value| o["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z".into();
    let porch = Porch::new().has(NAME, "Published", deleted).repository("edge", json!({}));
    let ran = porch.run(&format!("status {NAME}")).await;
    assert!(ran.out.contains("DeletionBlocked"), "{}", ran.out);
    assert_eq!(porch.log(), [format!("GET {NAME}"), "GET edge".into()]);
    // Without the Repository nothing blocks it.
    let porch = Porch::new().has(NAME, "Published", deleted);
    porch.touch(|state| state.repositories.clear());
    let ran = porch.run(&format!("status {NAME}")).await;
    assert!(ran.out.starts_with("edge.cell.v1: Published, deleting\n"), "{}", ran.out);
    // Not to be told is not "no".
    let porch = Porch::new().has(NAME, "Published", deleted);
    let porch = porch.after("GET edge.cell.v1", |state| {
        let (request, answer) = ("GET edge".into(), (403, status(403, "Forbidden", "no")));
        state.traps.push_back(Trap { request, answer, and_do: false });
    });
    let ran = porch.run(&format!("status {NAME}")).await;
    assert!(ran.out.contains("DeletionBlocked"), "{}", ran.out);
}

#[tokio::test(start_paused = true)]
async fn a_draft_at_rest_is_compared_with_its_content() {
    let at = |version: u64| {
        let porch = Porch::new().has(NAME, "Draft", |o| {
            for at in 0..2 {
                o["status"]["conditions"][at]["lastTransitionTime"] = "2026-11-29T15:47:24Z".into();
            }
        });
        let porch = porch.resources(NAME, json!({"Kptfile": ""}));
        porch.touch(|state| state.contents.stored_at(NAME, version));
        porch
    };
    let ran = at(1_795_967_246_022_913).run(&format!("status {NAME}")).await;
    assert!(ran.out.contains("probably, RequestLost"), "{}", ran.out);
    let porch = at(1_795_967_243_022_913);
    let ran = porch.run(&format!("status {NAME}")).await;
    assert!(ran.out.starts_with("edge.cell.v1: Draft, settled\n"), "{}", ran.out);
    assert_eq!(porch.log(), [format!("GET {NAME}"), format!("GET content/{NAME}")]);
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_read_is_a_failure() {
    let porch = Porch::new().has(NAME, "Draft", |_| {});
    let ran = porch.run("status edge.cell.v2 -o json").await;
    assert_eq!(ran.end.as_ref().unwrap_err().kind, Kind::NotFound);
    let document: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&document["result"], &document["exitCode"]), (&json!("failed"), &json!(5)), "{document}");
    assert!(ran.err.contains("did you mean edge.cell.v1?"), "{}", ran.err);
    let ran = porch.run("status --output yaml edge.cell.v1").await;
    assert!(ran.out.contains("\nlifecycle: Draft\n"), "{}", ran.out);
}
