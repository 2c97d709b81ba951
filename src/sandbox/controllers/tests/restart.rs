//! What a restart makes of work that was interrupted between two steps.

use std::sync::Arc;

use serde_json::{Value, json};

use super::lab::{Lab, NS};
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::{Attempt, Key, Record, Trail};
use crate::sandbox::store::{Part, Resource};

const CELL: &str = "edge.cell.v1";

fn key() -> Key {
    Key::of_name(NS, CELL).unwrap()
}

fn object(lab: &Lab) -> Arc<Value> {
    lab.store.get(Resource::PackageRevisions, NS, CELL).unwrap()
}

#[tokio::test(start_paused = true)]
async fn what_is_at_rest_is_left_alone() {
    let mut lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Proposed", "Published"]).await;
    // The first synchronisation writes down where it found it.
    lab.restart();
    lab.settle().await;
    let before = object(&lab);
    lab.restart();
    lab.settle().await;
    assert_eq!(object(&lab), before);
}

#[tokio::test(start_paused = true)]
async fn a_wish_that_nobody_saw_is_carried_out() {
    let mut lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.stop();
    lab.wish(CELL, "Proposed");
    lab.settle().await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 2", "the controllers are stopped");
    lab.restart();
    lab.settle().await;
    assert_eq!(lab.condition(CELL, "Ready"), "True Ready 3");
}

#[tokio::test(start_paused = true)]
async fn a_source_is_not_carried_out_over_a_push() {
    let mut lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.push(CELL, "mine.yaml").await.unwrap();
    lab.settle().await;
    let forget = json!({"status": {"creationSource": null}});
    lab.store.merge_patch(Resource::PackageRevisions, NS, CELL, Part::Status, &forget, "test").unwrap();
    lab.restart();
    lab.settle().await;
    assert!(lab.files(CELL).await.contains(&"mine.yaml".to_owned()));
    assert_eq!(lab.object(CELL).status.unwrap().creation_source.as_deref(), Some("init"));
    assert!(lab.condition(CELL, "Rendered").starts_with("True Rendered"));
}

#[tokio::test(start_paused = true)]
async fn a_push_that_was_stored_is_rendered() {
    let mut lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.stop();
    let push = |now: &Record, version: &str| {
        let mut files = (*now.files).clone();
        files.insert("mine.yaml".into(), "text\n".into());
        now.pushed(&now.version, Arc::new(files), version)
    };
    let pushed = lab.cache.update(&key(), push).await.unwrap();
    lab.restart();
    lab.settle().await;
    let object = lab.object(CELL);
    assert_eq!(object.render_request(), Some(pushed.version.as_str()));
    assert_eq!(object.status.unwrap().observed_prr_resource_version, Some(pushed.version.clone()));
    assert_eq!(lab.cache.get(&key()).unwrap().trail.pushed, None, "the render is done");
}

#[tokio::test(start_paused = true)]
async fn a_publication_that_took_place_is_not_repeated() {
    let mut lab = Lab::new(&[]).await;
    lab.init("cell", "v1").await;
    lab.reach(CELL, &["Proposed", "Published"]).await;
    lab.stop();
    let published = lab.cache.get(&key()).unwrap();
    let commit = published.publication.clone().unwrap().commit;
    let refs = lab.refs().await;
    for (commit, revision) in [(commit.clone(), 1), ("0".repeat(40), 2)] {
        let attempts = vec![Attempt { revision: 1, commit }];
        let begun = |now: &Record, _: &str| {
            let trail = Trail { attempts, ..now.trail.clone() };
            let (lifecycle, publication) = (Lifecycle::Proposed, None);
            Ok(Record { lifecycle, revision: 0, publication, trail, ..now.clone() })
        };
        lab.cache.update(&key(), begun).await.unwrap();
        lab.restart();
        lab.settle().await;
        let record = lab.cache.get(&key()).unwrap();
        assert_eq!((record.lifecycle, record.revision), (Lifecycle::Published, revision));
        assert_eq!(record.trail.attempts, []);
        assert_eq!(lab.refs().await.len(), refs.len() + usize::from(revision == 2), "one tag for each");
        assert_eq!(lab.object(CELL).revision(), revision);
        lab.stop();
    }
}
