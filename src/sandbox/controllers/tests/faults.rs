//! The faults that lose words: results, requests, errors; and those of the surroundings.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::lab::{Lab, NS};
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::store::Resource;

const CELL: &str = "edge.cell.v1";

fn nudge(lab: &Lab, text: &str) {
    lab.patch(CELL, &json!({"spec": {"packageMetadata": {"annotations": {"nudge": text}}}}));
}

fn tokens(lab: &Lab) -> (Option<String>, Option<String>) {
    let status = lab.object(CELL).status.unwrap_or_default();
    (status.rendering_prr_resource_version, status.observed_prr_resource_version)
}

fn is_rendered(lab: &Lab, token: &str) -> bool {
    lab.cache.truth().is_rendered(NS, CELL, token, Instant::now())
}

#[tokio::test(start_paused = true)]
async fn a_lost_result_of_a_render_leaves_it_running_for_ever_until_a_nudge() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    let lab = lab.with(&["lost-result=1"]).await;
    let token = lab.push(CELL, "mine.yaml").await.unwrap();
    lab.settle().await;
    assert_eq!(tokens(&lab), (Some(token.clone()), None));
    assert_eq!(lab.condition(CELL, "Rendered"), "Unknown Pending 2 rendering");
    assert!(is_rendered(&lab, &token), "it is rendered, only nobody says so");
    nudge(&lab, "1");
    lab.settle().await;
    assert_eq!(tokens(&lab), (None, Some(token)));
    assert!(lab.condition(CELL, "Rendered").starts_with("True Rendered"));
}

#[tokio::test(start_paused = true)]
async fn a_lost_result_of_a_source_leaves_content_that_nobody_reports() {
    let lab = Lab::new(&["lost-result=1"]).await;
    lab.init("cell", "v1").await;
    assert_eq!(lab.condition(CELL, "Ready"), "  0");
    assert!(lab.files(CELL).await.contains(&"Kptfile".to_owned()));
    nudge(&lab, "1");
    lab.settle().await;
    assert!(lab.condition(CELL, "Ready").starts_with("True Ready"));
}

#[tokio::test(start_paused = true)]
async fn a_lost_request_leaves_a_push_that_nobody_renders() {
    let lab = Lab::new(&["lost-request=1"]).await;
    lab.init("cell", "v1").await;
    let token = lab.push(CELL, "mine.yaml").await.unwrap();
    lab.settle().await;
    assert_eq!((lab.object(CELL).render_request(), is_rendered(&lab, &token)), (None, false));
    lab.patch(CELL, &json!({"metadata": {"annotations": {"porch.kpt.dev/render-request": token}}}));
    lab.settle().await;
    assert!(is_rendered(&lab, &token) && tokens(&lab).1 == Some(token));
}

#[tokio::test(start_paused = true)]
async fn a_swallowed_error_says_nothing_at_all() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    let lab = lab.with(&["swallowed-errors=1"]).await;
    let token = lab.push(CELL, "mine.yaml").await.unwrap();
    lab.settle().await;
    assert_eq!(tokens(&lab), (Some(token.clone()), None));
    assert!(!is_rendered(&lab, &token), "nothing was written");
    nudge(&lab, "1");
    lab.settle().await;
    assert!(is_rendered(&lab, &token));
}

#[tokio::test(start_paused = true)]
async fn a_swallowed_error_of_a_lifecycle_step_leaves_ready_behind() {
    let lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    let lab = lab.with(&["swallowed-errors=1"]).await;
    lab.reach(CELL, &["Proposed"]).await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 2");
    assert_eq!(lab.lifecycle(CELL), Some(Lifecycle::Draft));
}

#[tokio::test(start_paused = true)]
async fn a_slow_render_takes_its_time() {
    let lab = Lab::new(&["slow-render=20s"]).await;
    lab.create("cell", "v1", json!({"init": {}}));
    sleep(Duration::from_secs(20)).await;
    assert!(lab.condition(CELL, "Rendered").starts_with("Unknown Pending"));
    sleep(Duration::from_secs(2)).await;
    assert!(lab.condition(CELL, "Rendered").starts_with("True Rendered"));
}

#[tokio::test(start_paused = true)]
async fn a_stuck_source_fails_once_for_each_object() {
    let lab = Lab::new(&["stuck-source"]).await;
    lab.init("cell", "v1").await;
    let failed = format!("False Failed 1 create draft: repository {NS}:edge:: not found");
    assert_eq!((lab.condition(CELL, "Ready"), lab.condition(CELL, "Rendered")), (failed.clone(), failed));
    nudge(&lab, "1");
    lab.settle().await;
    assert!(lab.condition(CELL, "Ready").starts_with("True Ready"));
}

#[tokio::test(start_paused = true)]
async fn a_deleted_draft_leaves_its_branch() {
    for (faults, ready) in
        [(vec![], "True Ready 2"), (vec!["draft-branch-left"], "False Failed 1 close draft")]
    {
        let lab = Lab::new(&faults).await;
        lab.init("cell", "v1").await;
        lab.delete(CELL);
        lab.settle().await;
        lab.init("cell", "v1").await;
        assert!(lab.condition(CELL, "Ready").starts_with(ready), "{faults:?}");
        lab.init("cell", "v2").await;
        assert_eq!(lab.condition("edge.cell.v2", "Ready"), "True Ready 2", "another workspace is free");
    }
}

#[tokio::test(start_paused = true)]
async fn a_publication_without_git_fails_and_is_not_tried_again() {
    let lab = Lab::new(&["git-away=1"]).await;
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Proposed", "Published"]).await;
    assert!(lab.condition(CELL, "Ready").starts_with("False Failed 4 error cloning git repository"));
    assert_eq!((lab.object(CELL).revision(), lab.lifecycle(CELL)), (0, Some(Lifecycle::Proposed)));
    nudge(&lab, "1");
    lab.settle().await;
    assert_eq!((lab.object(CELL).revision(), lab.lifecycle(CELL)), (1, Some(Lifecycle::Published)));
}

#[tokio::test(start_paused = true)]
async fn a_start_of_the_controllers_fails_what_was_settled_rendering_or_new() {
    let mut lab = Lab::new(&["restart-fails"]).await;
    for workspace in ["v1", "v2"] {
        lab.init("cell", workspace).await;
    }
    lab.push("edge.cell.v2", "mine.yaml").await.unwrap();
    sleep(Duration::from_millis(500)).await;
    lab.restart();
    lab.create("cell", "v3", json!({"init": {}}));
    lab.settle().await;
    let missing = format!("repository {NS}:edge:: not found");
    assert_eq!(lab.condition(CELL, "Ready"), format!("False Failed 2 {missing}"));
    assert_eq!(lab.condition(CELL, "Rendered"), "True Rendered 1");
    let render = format!("False RenderFailed 2 get content for render: {missing}");
    assert_eq!(lab.condition("edge.cell.v2", "Rendered"), render);
    assert_eq!(lab.condition("edge.cell.v3", "Ready"), format!("False Failed 1 create draft: {missing}"));
    nudge(&lab, "1");
    lab.settle().await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 3");
}

#[tokio::test(start_paused = true)]
async fn what_a_start_spares_goes_on() {
    let mut lab = Lab::new(&["restart-fails=0"]).await;
    lab.init("cell", "v1").await;
    let token = lab.push(CELL, "mine.yaml").await.unwrap();
    sleep(Duration::from_millis(500)).await;
    lab.restart();
    lab.settle().await;
    assert!(is_rendered(&lab, &token) && lab.condition(CELL, "Ready").starts_with("True Ready"));
}

/// A change of the spec during a render, seen when that has ended: the copy it comes with does not show the end.
#[tokio::test(start_paused = true)]
async fn with_a_lagging_copy_the_observed_token_goes_back() {
    for (faults, expected) in [(vec![], vec![true]), (vec!["cache-lag=1500ms"], vec![true, false, true])] {
        let lab = Lab::new(&faults).await;
        lab.init("cell", "v1").await;
        let token = lab.push(CELL, "mine.yaml").await.unwrap();
        sleep(Duration::from_millis(if faults.is_empty() { 500 } else { 2_000 })).await;
        assert_eq!(lab.condition(CELL, "Rendered"), "Unknown Pending 2 rendering");
        nudge(&lab, "1");
        lab.settle().await;
        let objects = lab.cache.truth().objects(NS, CELL).into_iter().filter_map(|seen| seen.object);
        let is_observed = |o: &Value| o["status"]["observedPrrResourceVersion"] == token.as_str();
        let mut observed: Vec<bool> = objects.map(|o| is_observed(&o)).skip_while(|seen| !seen).collect();
        observed.dedup();
        assert_eq!(observed, expected);
        assert_eq!(lab.condition(CELL, "Ready"), "True Ready 3");
    }
}

#[tokio::test(start_paused = true)]
async fn random_faults_are_the_same_for_one_seed() {
    let mut all = Vec::new();
    for seed in [1, 1, 2, 3] {
        let lab = Lab::seeded(seed, &["stuck-source=0.5"]).await;
        for workspace in ["a", "b", "c", "d", "e", "f"] {
            lab.create("cell", workspace, json!({"init": {}}));
        }
        lab.settle().await;
        let (objects, _) = lab.store.list(Resource::PackageRevisions, None);
        all.push(objects.iter().map(|o| o["status"]["creationSource"].is_null()).collect::<Vec<bool>>());
    }
    assert_eq!(all[0], all[1]);
    assert!(all[0] != all[2] || all[0] != all[3], "{all:?}");
    assert!(all.iter().flatten().any(|stuck| *stuck) && all.iter().flatten().any(|stuck| !stuck));
}
