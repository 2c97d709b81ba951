//! What happens when things happen at once, and what the faults change about it.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use super::lab::{Lab, NS};

const CELL: &str = "edge.cell.v1";

#[tokio::test(start_paused = true)]
async fn a_push_during_the_first_render_is_rendered_not_lost() {
    for (fault, lost) in [(None, false), (Some("overwrite"), true)] {
        let lab = Lab::new(fault.as_slice()).await;
        lab.create("cell", "v1", json!({"init": {}}));
        sleep(Duration::from_millis(500)).await;
        assert_eq!(lab.condition(CELL, "Rendered"), "Unknown Pending 1 rendering");
        let pushed = lab.push(CELL, "mine.yaml").await.unwrap();
        lab.settle().await;
        let files = lab.files(CELL).await;
        assert_eq!(!files.contains(&"mine.yaml".to_owned()), lost, "{fault:?}: {files:?}");
        let object = lab.object(CELL);
        let status = object.status.as_ref().unwrap();
        assert_eq!(status.observed_prr_resource_version.as_deref(), Some(pushed.as_str()));
        assert_eq!(object.render_request(), Some(pushed.as_str()));
        assert!(lab.condition(CELL, "Rendered").starts_with("True Rendered"));
    }
}

#[tokio::test(start_paused = true)]
async fn the_last_of_two_pushes_wins() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.push(CELL, "one.yaml").await.unwrap();
    sleep(Duration::from_millis(500)).await;
    let last = lab.push(CELL, "two.yaml").await.unwrap();
    sleep(Duration::from_millis(700)).await;
    assert_eq!(
        lab.condition(CELL, "Rendered"),
        "Unknown Pending 2 rendering",
        "the first result is thrown away"
    );
    lab.settle().await;
    assert_eq!(lab.object(CELL).status.unwrap().observed_prr_resource_version, Some(last));
    assert!(lab.files(CELL).await.contains(&"two.yaml".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn a_proposal_during_a_render_is_carried_out_after_it() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.push(CELL, "one.yaml").await.unwrap();
    sleep(Duration::from_millis(500)).await;
    lab.wish(CELL, "Proposed");
    sleep(Duration::from_millis(100)).await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 2");
    lab.settle().await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 3");
    assert_eq!(lab.condition(CELL, "Rendered"), "True Rendered 2");
    let refused = lab.push(CELL, "two.yaml").await.unwrap_err();
    assert_eq!(refused.code, 500);
    assert!(
        refused.message.ends_with("lifecycle value \"Proposed\"; package must be Draft"),
        "{}",
        refused.message
    );
}

#[tokio::test(start_paused = true)]
async fn a_lifecycle_step_overwrites_a_push_only_as_a_fault() {
    for (fault, lost) in [(None, false), (Some("overwrite"), true)] {
        let lab = Lab::new(fault.as_slice()).await;
        lab.init("cell", "v1").await;
        let read = lab.read(CELL).await.unwrap();
        lab.wish(CELL, "Proposed");
        sleep(Duration::from_millis(50)).await;
        let pushed = lab.push(CELL, "late.yaml").await;
        assert_eq!(pushed.is_ok(), lost, "by default the proposal is carried out by then: {pushed:?}");
        lab.settle().await;
        let now = lab.read(CELL).await.unwrap();
        assert_ne!(now["metadata"]["resourceVersion"], read["metadata"]["resourceVersion"]);
        assert_eq!(now["spec"], read["spec"], "{fault:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn deletion_waits_for_the_render() {
    let lab = Lab::new(&[]).await;
    lab.create("cell", "v1", json!({"init": {}}));
    sleep(Duration::from_millis(500)).await;
    lab.delete(CELL);
    sleep(Duration::from_millis(100)).await;
    assert!(!lab.is_gone(CELL));
    lab.settle().await;
    assert!(lab.is_gone(CELL));
    assert_eq!(lab.read(CELL).await.unwrap_err().code, 404);
    lab.init("cell", "v1").await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 2", "the name can be used again");
}

#[tokio::test(start_paused = true)]
async fn siblings_approved_at_once_get_numbers_of_their_own() {
    let lab = Lab::new(&[]).await;
    let names = ["edge.cell.a", "edge.cell.b", "edge.cell.c"];
    for workspace in ["a", "b", "c"] {
        lab.init("cell", workspace).await;
    }
    names.iter().for_each(|name| lab.wish(name, "Proposed"));
    lab.settle().await;
    names.iter().for_each(|name| lab.wish(name, "Published"));
    lab.settle().await;
    let mut revisions: Vec<i64> = names.iter().map(|name| lab.object(name).revision()).collect();
    revisions.sort_unstable();
    assert_eq!(revisions, [1, 2, 3]);
    let latest: Vec<&str> = names.into_iter().filter(|name| lab.label(name) == "true").collect();
    assert_eq!(latest.len(), 1);
    assert_eq!(lab.object(latest[0]).revision(), 3);
    assert_eq!(
        lab.refs().await,
        ["refs/heads/main", "refs/tags/cell/v1", "refs/tags/cell/v2", "refs/tags/cell/v3"]
    );
}

#[tokio::test(start_paused = true)]
async fn jumps_fail_with_the_words_of_the_database_and_heal() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Published"]).await;
    let failed = "False Failed 3 ERROR: create or update not allowed on column \"revision\", revision value of 0 is only allowed on when lifecycle is Draft or Proposed (SQLSTATE P0001)";
    assert_eq!(lab.condition(CELL, "Ready"), failed);
    assert_eq!(lab.object(CELL).status.unwrap().self_lock, None);
    lab.reach(CELL, &["Draft", "Proposed", "Published"]).await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 6");
    assert_eq!(lab.object(CELL).revision(), 1);
    lab.reach(CELL, &["Draft"]).await;
    assert!(lab.condition(CELL, "Ready").contains("revision of 1 on drafts is illegal"));
    assert_eq!(lab.object(CELL).revision(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_published_revision_waits_for_a_proposed_deletion() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Proposed", "Published"]).await;
    lab.delete(CELL);
    lab.settle().await;
    assert!(lab.object(CELL).metadata.deletion_timestamp.is_some());
    assert!(lab.refs().await.contains(&"refs/tags/cell/v1".to_owned()));
    lab.wish(CELL, "DeletionProposed");
    lab.settle().await;
    assert!(lab.is_gone(CELL));
    assert_eq!(lab.refs().await, ["refs/heads/main"]);
}

#[tokio::test(start_paused = true)]
async fn the_label_moves_with_the_newest_revision() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    assert_eq!(lab.label(CELL), "false");
    lab.reach(CELL, &["Proposed", "Published"]).await;
    assert_eq!(lab.label(CELL), "true");
    lab.create("cell", "v2", json!({"copyFrom": {"name": CELL}}));
    lab.settle().await;
    assert_eq!(lab.object("edge.cell.v2").status.unwrap().creation_source.as_deref(), Some("copy"));
    lab.reach("edge.cell.v2", &["Proposed", "Published"]).await;
    assert_eq!((lab.label(CELL).as_str(), lab.label("edge.cell.v2").as_str()), ("false", "true"));
    lab.reach("edge.cell.v2", &["DeletionProposed"]).await;
    lab.delete("edge.cell.v2");
    lab.settle().await;
    assert_eq!(lab.label(CELL), "true");
}

#[tokio::test(start_paused = true)]
async fn a_failed_render_keeps_the_push_and_is_tried_again_on_the_way_back_to_draft() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    let pushed = lab.push(CELL, "boom").await.unwrap();
    lab.settle().await;
    assert_eq!(lab.condition(CELL, "Rendered"), "False RenderFailed 2 fn.render: boom");
    assert_eq!(lab.condition(CELL, "Ready"), "False RenderFailed 2 render failed");
    assert_eq!(lab.read(CELL).await.unwrap()["metadata"]["resourceVersion"], pushed.as_str());
    lab.reach(CELL, &["Proposed"]).await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 3");
    lab.reach(CELL, &["Draft"]).await;
    assert_eq!(lab.condition(CELL, "Rendered"), "False RenderFailed 4 fn.render: boom");
}

#[tokio::test(start_paused = true)]
async fn a_failed_render_is_kept_when_the_object_asks_for_it() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.patch(CELL, &json!({"metadata": {"annotations": {"porch.kpt.dev/push-on-render-failure": "true"}}}));
    lab.push(CELL, "boom").await.unwrap();
    lab.settle().await;
    let conditions = lab.object(CELL).status.unwrap().package_conditions.unwrap();
    assert_eq!((conditions[0].kind.as_str(), conditions[0].status.as_str()), ("Rendered", "False"));
    assert_eq!(lab.condition(CELL, "Rendered"), "False RenderFailed 2 fn.render: boom");
}

#[tokio::test(start_paused = true)]
async fn a_source_that_failed_is_tried_again_on_request() {
    let lab = Lab::new(&[]).await;
    let name = "edge.one.v1";
    lab.create("one", "v1", json!({"cloneFrom": {"upstreamRef": {"name": CELL}}}));
    lab.settle().await;
    let missing = format!(
        "False Failed 1 failed to get upstream package \"{CELL}\": PackageRevision.porch.kpt.dev \"{CELL}\" not found"
    );
    assert_eq!((lab.condition(name, "Ready"), lab.condition(name, "Rendered")), (missing.clone(), missing));
    assert_eq!(lab.read(name).await.unwrap_err().code, 404);
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Proposed", "Published"]).await;
    lab.patch(name, &json!({"metadata": {"annotations": {"porch.kpt.dev/render-request": "wake"}}}));
    lab.settle().await;
    let status = lab.object(name).status.unwrap();
    assert_eq!(status.creation_source.as_deref(), Some("clone"));
    assert_eq!(status.upstream_lock.unwrap().git.unwrap().reference, "cell/v1");
    assert_eq!(status.observed_prr_resource_version.as_deref(), Some("wake"));
    assert_eq!(lab.condition(name, "Ready"), "True Ready 2");
}

#[tokio::test(start_paused = true)]
async fn an_unregistered_repository_takes_its_content_along() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.store.delete(crate::sandbox::store::Resource::Repositories, NS, "edge", &Default::default()).unwrap();
    lab.settle().await;
    let gone = lab.read(CELL).await.unwrap_err();
    assert_eq!(gone.message, "repositories.config.porch.kpt.dev \"edge\" not found");
    lab.delete(CELL);
    lab.settle().await;
    assert!(lab.is_gone(CELL));
}

#[tokio::test(start_paused = true)]
async fn a_lag_delays_the_controllers() {
    let lab = Lab::new(&["controller-lag=5s"]).await;
    lab.create("cell", "v1", json!({"init": {}}));
    sleep(Duration::from_secs(4)).await;
    assert_eq!(lab.object(CELL).metadata.finalizers, None);
    sleep(Duration::from_secs(2)).await;
    assert!(lab.object(CELL).metadata.finalizers.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_push_just_before_a_reject_is_rendered_on_the_way_back() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Proposed"]).await;
    lab.patch(CELL, &json!({"metadata": {"annotations": {"porch.kpt.dev/render-request": "by-hand"}}}));
    lab.settle().await;
    assert_eq!(lab.condition(CELL, "Rendered"), "True Rendered 1", "no render of a proposal");
    lab.reach(CELL, &["Draft"]).await;
    assert_eq!(lab.condition(CELL, "Rendered"), "True Rendered 4");
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 4");
    assert_eq!(lab.object(CELL).status.unwrap().observed_prr_resource_version.as_deref(), Some("by-hand"));
}

#[tokio::test(start_paused = true)]
async fn torn_content_is_seen_in_parts() {
    for (fault, torn) in [(None, false), (Some("torn-content"), true)] {
        let lab = Lab::new(fault.as_slice()).await;
        lab.init("cell", "v1").await;
        let whole = lab.files(CELL).await;
        lab.patch(CELL, &json!({"metadata": {"annotations": {"porch.kpt.dev/render-request": "again"}}}));
        let mut parts = 0;
        for _ in 0..400 {
            sleep(Duration::from_millis(5)).await;
            parts += usize::from(lab.files(CELL).await != whole);
        }
        assert_eq!(parts > 0, torn, "{fault:?}");
        assert_eq!(lab.files(CELL).await, whole);
    }
}
