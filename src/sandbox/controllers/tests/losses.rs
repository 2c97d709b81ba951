//! The faults that lose content: what happens, and that the recorder tells it.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use super::lab::{Lab, NS};

const CELL: &str = "edge.cell.v1";

/// Does the object say that this push was rendered, and was it?
fn said_and_true(lab: &Lab, token: &str) -> (bool, bool) {
    let object = lab.object(CELL);
    let observed = object.status.as_ref().and_then(|status| status.observed_prr_resource_version.clone());
    let asked = object.render_request() == Some(token) && observed.as_deref() == Some(token);
    let said = asked && lab.condition(CELL, "Rendered").starts_with("True");
    (said, lab.cache.truth().is_rendered(NS, CELL, token, Instant::now()))
}

fn lost(lab: &Lab) -> Vec<String> {
    lab.cache.truth().lost(NS, CELL).into_iter().map(|loss| loss.token).collect()
}

#[tokio::test(start_paused = true)]
async fn the_first_render_overwrites_a_push() {
    for (fault, is_true) in [(None, true), (Some("overwrite"), false)] {
        let lab = Lab::new(fault.as_slice()).await;
        lab.create("cell", "v1", json!({"init": {}}));
        sleep(Duration::from_millis(500)).await;
        let token = lab.push(CELL, "mine.yaml").await.unwrap();
        lab.settle().await;
        assert_eq!(said_and_true(&lab, &token), (true, is_true));
        assert_eq!(lost(&lab), if is_true { vec![] } else { vec![token] });
    }
}

/// A push between the look at the request and the write: nothing compares versions there.
#[tokio::test(start_paused = true)]
async fn a_render_started_before_overwrites_a_push() {
    for (fault, is_true) in [(None, true), (Some("overwrite"), false)] {
        let lab = Lab::new(fault.as_slice()).await;
        lab.init("cell", "v1").await;
        let first = lab.push(CELL, "one.yaml").await.unwrap();
        sleep(Duration::from_millis(if is_true { 950 } else { 1_050 })).await;
        let token = lab.push(CELL, "two.yaml").await.unwrap();
        lab.settle().await;
        assert_eq!(said_and_true(&lab, &token), (true, is_true), "{fault:?}");
        assert_eq!(lost(&lab), if is_true { vec![] } else { vec![token] });
        assert!(said_and_true(&lab, &first).1, "the older push is what is left");
        assert_eq!(lab.files(CELL).await.contains(&"two.yaml".to_owned()), is_true);
    }
}

#[tokio::test(start_paused = true)]
async fn a_lifecycle_step_overwrites_a_push() {
    let lab = Lab::new(&["overwrite"]).await;
    lab.init("cell", "v1").await;
    lab.wish(CELL, "Proposed");
    sleep(Duration::from_millis(50)).await;
    let token = lab.push(CELL, "late.yaml").await.unwrap();
    lab.reach(CELL, &["Draft"]).await;
    lab.settle().await;
    assert_eq!(said_and_true(&lab, &token), (true, false));
    assert_eq!(lost(&lab), [token]);
}

/// Two pushes, and the render of the first one reads the second one while it is being stored: it renders the
/// part it found and writes that over the whole.
#[tokio::test(start_paused = true)]
async fn half_stored_content_is_rendered() {
    for (faults, is_true) in
        [(&["controller-lag=10ms"][..], true), (&["controller-lag=10ms", "torn-content"], false)]
    {
        let lab = Lab::new(faults).await;
        lab.init("cell", "v1").await;
        lab.push(CELL, "quick").await.unwrap();
        lab.settle().await;
        lab.push(CELL, "one.yaml").await.unwrap();
        let token = lab.push(CELL, "two.yaml").await.unwrap();
        lab.settle().await;
        assert_eq!(said_and_true(&lab, &token), (true, is_true), "{faults:?}");
        assert_eq!(lab.files(CELL).await.contains(&"two.yaml".to_owned()), is_true);
        assert_eq!(lost(&lab).contains(&token), !is_true);
        assert!(lab.condition(CELL, "Ready").starts_with("True Ready"));
    }
}

#[tokio::test(start_paused = true)]
async fn a_source_that_runs_twice_empties_the_package() {
    let lab = Lab::new(&["source-twice"]).await;
    lab.create("cell", "v1", json!({"init": {}}));
    sleep(Duration::from_millis(50)).await;
    let token = lab.push(CELL, "mine.yaml").await.unwrap();
    lab.settle().await;
    let mut objects = lab.cache.truth().objects(NS, CELL).into_iter().filter_map(|seen| seen.object);
    let words = "non-fast-forward update: refs/heads/drafts/cell/v1";
    let failed = objects.rfind(|object| object["status"].to_string().contains(words)).unwrap();
    assert!(failed["status"]["creationSource"].is_null(), "it is forgotten for a moment");
    assert_eq!(said_and_true(&lab, &token), (true, false));
    assert!(lab.condition(CELL, "Ready").starts_with("True Ready"));
    assert_eq!(lab.files(CELL).await, Vec::<String>::new());
    assert_eq!(lost(&lab), [token]);
}

#[tokio::test(start_paused = true)]
async fn a_source_that_runs_twice_without_a_push_has_failed_for_good() {
    let lab = Lab::new(&["source-twice=1"]).await;
    lab.init("cell", "v1").await;
    assert!(lab.condition(CELL, "Rendered").starts_with("False Failed 1 close draft: failed to close git"));
    lab.patch(CELL, &json!({"spec": {"packageMetadata": {"annotations": {"nudge": "1"}}}}));
    lab.settle().await;
    assert!(lab.condition(CELL, "Ready").starts_with("False Failed 2 close draft"));
}
