//! What differs between the flavours of the server.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use super::lab::Lab;
use crate::api::RENDER_REQUEST;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::flavour::Flavour;

const CELL: &str = "edge.cell.v1";

#[tokio::test(start_paused = true)]
async fn rendered_follows_the_generation_or_stays_behind() {
    let expected = [
        (Flavour::Recorded, "True Rendered 1", "True Rendered 1"),
        (Flavour::Refresh, "True Rendered 2", "True Rendered 3"),
        (Flavour::Guard, "True Rendered 2", "True Rendered 3"),
    ];
    for (flavour, made, proposed) in expected {
        let lab = Lab::flavoured(flavour, &[]).await;
        lab.init("cell", "v1").await;
        assert_eq!(lab.condition(CELL, "Rendered"), made, "{flavour:?}");
        lab.reach(CELL, &["Proposed"]).await;
        assert_eq!(lab.condition(CELL, "Rendered"), proposed, "{flavour:?}");
        assert_eq!(lab.condition(CELL, "Ready"), "True Ready 3");
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_refreshed_keeps_its_token() {
    let lab = Lab::flavoured(Flavour::Refresh, &[]).await;
    lab.init("cell", "v1").await;
    let pushed = lab.push(CELL, "mine.yaml").await.unwrap();
    lab.settle().await;
    lab.reach(CELL, &["Proposed"]).await;
    let status = lab.object(CELL).status.unwrap();
    assert_eq!(status.observed_prr_resource_version, Some(pushed));
    assert_eq!(lab.condition(CELL, "Rendered"), "True Rendered 3");
}

/// The hole of that refresh: what is not True when the lifecycle changes stays behind for ever.
#[tokio::test(start_paused = true)]
async fn a_proposal_during_a_render_leaves_rendered_behind_on_a_refreshing_server_with_lag() {
    let lab = Lab::flavoured(Flavour::Refresh, &["cache-lag=3s"]).await;
    lab.init("cell", "v1").await;
    lab.push(CELL, "mine.yaml").await.unwrap();
    sleep(Duration::from_millis(3_500)).await;
    assert!(lab.condition(CELL, "Rendered").starts_with("Unknown Pending"));
    lab.wish(CELL, "Proposed");
    lab.settle().await;
    let (rendered, ready) = (lab.condition(CELL, "Rendered"), lab.condition(CELL, "Ready"));
    assert_eq!((rendered.as_str(), ready.as_str()), ("True Rendered 2", "True Ready 3"));
}

#[tokio::test(start_paused = true)]
async fn the_guard_holds_an_unrendered_proposal_until_it_is_a_draft_again() {
    for (flavour, ready) in
        [(Flavour::Refresh, "True Ready 3"), (Flavour::Guard, "False Pending 3 render not yet observed")]
    {
        let lab = Lab::flavoured(flavour, &[]).await;
        lab.init("cell", "v1").await;
        // Both in one write: the webhook of a real server looks at clients only.
        let both = json!({"metadata": {"annotations": {RENDER_REQUEST: "token"}}, "spec": {"lifecycle": "Proposed"}});
        lab.patch(CELL, &both);
        lab.settle().await;
        assert_eq!(lab.condition(CELL, "Ready"), ready);
        let held = lab.lifecycle(CELL) == Some(Lifecycle::Draft);
        assert_eq!(held, flavour.guards());
        lab.reach(CELL, &["Draft", "Proposed"]).await;
        assert_eq!(lab.condition(CELL, "Ready"), "True Ready 5");
        assert_eq!(lab.lifecycle(CELL), Some(Lifecycle::Proposed));
    }
}

#[tokio::test(start_paused = true)]
async fn only_the_guarded_flavour_tries_a_failed_step_again() {
    for (flavour, revision) in [(Flavour::Recorded, 0), (Flavour::Refresh, 0), (Flavour::Guard, 1)] {
        let lab = Lab::flavoured(flavour, &["git-away=2"]).await;
        lab.init("cell", "v1").await;
        lab.reach(CELL, &["Proposed"]).await;
        lab.wish(CELL, "Published");
        sleep(Duration::from_millis(500)).await;
        assert!(lab.condition(CELL, "Ready").starts_with("False Failed 4 error cloning git repository"));
        lab.settle().await;
        assert_eq!(lab.object(CELL).revision(), revision, "{flavour:?}");
    }
}
