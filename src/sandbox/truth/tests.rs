//! The recorder alone.

use std::time::Duration;

use tokio::time::advance;

use super::*;
use crate::sandbox::cache::{Key, Trail};

const NAME: (&str, &str) = ("ns", "edge.cell.v1");

fn record(version: &str, files: &[&str]) -> Record {
    Record {
        key: Key::of_name(NAME.0, NAME.1).unwrap(),
        files: Arc::new(files.iter().map(|name| ((*name).to_owned(), version.to_owned())).collect()),
        version: version.into(),
        lifecycle: Lifecycle::Draft,
        revision: 0,
        publication: None,
        trail: Trail::default(),
    }
}

/// A moment between what was and what comes.
async fn later() -> Instant {
    advance(Duration::from_secs(1)).await;
    let now = Instant::now();
    advance(Duration::from_secs(1)).await;
    now
}

fn rendered(truth: &Truth, token: &str, at: Instant) -> bool {
    truth.is_rendered(NAME.0, NAME.1, token, at)
}

#[tokio::test(start_paused = true)]
async fn a_push_is_rendered_from_the_moment_its_render_is_stored() {
    let truth = Truth::on();
    truth.content_changed(&record("made", &["Kptfile"]), Origin::Made);
    let made = later().await;
    let pushed = record("r1", &["Kptfile", "a"]);
    truth.content_changed(&pushed, Origin::Pushed);
    let before = later().await;
    truth.content_changed(&record("w1", &["Kptfile", "a"]), Origin::Rendered { read: &pushed, ok: true });
    let after = later().await;
    assert_eq!([made, before, after].map(|at| rendered(&truth, "r1", at)), [false, false, true]);
    assert!(!truth.is_all_rendered(NAME.0, NAME.1, before) && truth.is_all_rendered(NAME.0, NAME.1, after));
    let seen = |content: Option<&Content>| content.is_some_and(|content| content.rendered.contains("r1"));
    assert!(!truth.ever(NAME.0, NAME.1, (made, before), seen));
    assert!(truth.ever(NAME.0, NAME.1, (before, after), seen));
    let since = truth.since(NAME.0, NAME.1, seen).unwrap();
    assert!(before <= since && since <= after);
    truth.content_changed(&record("r2", &["Kptfile"]), Origin::Pushed);
    let next = later().await;
    assert!(rendered(&truth, "r1", next), "it was, and the next push was made on it");
    assert!(!truth.is_all_rendered(NAME.0, NAME.1, next));
    assert_eq!(truth.lost(NAME.0, NAME.1), []);
    truth.content_removed(NAME.0, NAME.1);
    let gone = later().await;
    assert!(!rendered(&truth, "r1", gone) && truth.lifecycle(NAME.0, NAME.1, gone).is_none());
    assert_eq!(truth.lifecycle(NAME.0, NAME.1, next), Some(Lifecycle::Draft));
    assert_eq!(truth.since(NAME.0, NAME.1, seen), None);
}

#[tokio::test(start_paused = true)]
async fn what_is_overwritten_by_something_older_is_lost() {
    let old = record("made", &["Kptfile"]);
    let part = Record { files: Arc::default(), ..record("r1", &["Kptfile", "a"]) };
    for origin in [
        Origin::Rendered { read: &old, ok: true },
        Origin::Copied { read: &old },
        Origin::Rendered { read: &part, ok: true },
        Origin::Made,
    ] {
        let truth = Truth::on();
        truth.content_changed(&old, Origin::Made);
        truth.content_changed(&record("r1", &["Kptfile", "a"]), Origin::Pushed);
        truth.content_changed(&record("w1", &["Kptfile"]), origin);
        let now = later().await;
        let lost = truth.lost(NAME.0, NAME.1);
        assert_eq!(lost.len(), 1, "{origin:?}");
        assert_eq!((lost[0].token.as_str(), lost[0].by.as_str()), ("r1", "w1"));
        assert!(!rendered(&truth, "r1", now));
    }
}

#[tokio::test(start_paused = true)]
async fn a_failed_render_leaves_its_push_unrendered() {
    let truth = Truth::on();
    let pushed = record("r1", &["Kptfile"]);
    truth.content_changed(&pushed, Origin::Pushed);
    truth.content_changed(&record("w1", &["Kptfile"]), Origin::Rendered { read: &pushed, ok: false });
    truth.render_ended(NAME, "r1", Some(&pushed), RunEnd::FunctionFailed("boom".into()));
    let now = later().await;
    assert!(!rendered(&truth, "r1", now) && truth.lost(NAME.0, NAME.1).is_empty());
    let runs = truth.runs(NAME.0, NAME.1);
    assert_eq!((runs[0].read.as_str(), runs[0].pushes.contains("r1")), ("r1", true));
}

#[tokio::test(start_paused = true)]
async fn objects_exist_from_their_creation_to_their_end() {
    use serde_json::json;
    let truth = Truth::on();
    let object = Arc::new(json!({"metadata": {"namespace": NAME.0, "name": NAME.1, "uid": "u1"}}));
    let event = |kind, version| WatchEvent { kind, version, object: object.clone(), previous: None };
    let before = later().await;
    truth.object_changed(&event(EventKind::Added, 1));
    let during = later().await;
    truth.object_changed(&event(EventKind::Deleted, 2));
    let after = later().await;
    assert_eq!([before, during, after].map(|at| truth.exists("u1", at)), [false, true, false]);
    truth.objects_restored(std::slice::from_ref(&object), 1);
    assert!(truth.exists("u1", later().await) && !truth.exists("u2", Instant::now()));
    truth.objects_restored(&[], 1);
    assert!(!truth.exists("u1", later().await));
    let versions: Vec<u64> = truth.objects(NAME.0, NAME.1).iter().map(|seen| seen.version).collect();
    assert_eq!(versions, [1, 2, 1, 1, 1]);
}

#[tokio::test]
async fn without_being_asked_it_records_nothing() {
    let truth = Truth::default();
    truth.content_changed(&record("made", &[]), Origin::Made);
    assert!(!truth.is_on() && truth.moments(NAME.0, NAME.1).is_empty());
}
