//! pull against content that is on its way, torn, missing or never still.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::porch::{Porch, conditions};
use super::push::{KPTFILE, NAME};
use crate::api::RENDER_REQUEST;

struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn dir(&self) -> PathBuf {
        self.0.path().join("dir")
    }

    fn words(&self, flags: &str) -> String {
        format!("pull {NAME} {}{flags}", self.dir().display())
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.dir().join(path)).unwrap()
    }
}

fn porch() -> Porch {
    Porch::new().has(NAME, "Draft", |_| {}).resources(NAME, json!({"Kptfile": KPTFILE, "a.txt": "1\n"}))
}

fn reads(porch: &Porch) -> Vec<String> {
    porch.log().into_iter().map(|line| line.replace(NAME, "X")).collect()
}

#[tokio::test(start_paused = true)]
async fn the_requests_of_a_pull() {
    let (porch, place) = (porch(), Place::new());
    let ran = porch.run(&place.words("")).await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, ""), "{}", ran.err);
    assert_eq!(place.read("a.txt"), "1\n");
    // Settled, twice the content, unmoved.
    assert_eq!(reads(&porch), ["GET X", "GET content/X", "GET content/X", "GET X"]);
}

#[tokio::test(start_paused = true)]
async fn a_published_content_is_read_once() {
    let place = Place::new();
    let porch = Porch::new().has(NAME, "Published", |_| {}).resources(NAME, json!({"Kptfile": KPTFILE}));
    let ran = porch.run(&place.words("")).await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(reads(&porch), ["GET X", "GET content/X", "GET X"]);
}

#[tokio::test(start_paused = true)]
async fn without_waiting_one_request_and_a_warning() {
    let (porch, place) = (porch(), Place::new());
    let ran = porch.run(&place.words(" --wait=false")).await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(reads(&porch), ["GET content/X"]);
    assert!(ran.err.contains("it may be only part of the files"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_running_render_is_waited_for() {
    let place = Place::new();
    let porch = porch().has(NAME, "Draft", |object| {
        object["metadata"]["annotations"][RENDER_REQUEST] = "r2".into();
        object["status"]["observedPrrResourceVersion"] = "r1".into();
    });
    porch.later(3000, NAME, |object| object["status"]["observedPrrResourceVersion"] = "r2".into());
    let ran = porch.run(&place.words("")).await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(reads(&porch).iter().filter(|line| line.contains("content")).count(), 2);
}

#[tokio::test(start_paused = true)]
async fn content_that_is_missing_for_a_moment() {
    let place = Place::new();
    let porch = porch()
        .trap(
            "GET content",
            404,
            "NotFound",
            "packagerevisionresources.porch.kpt.dev \"edge.cell.v1\" not found",
        )
        .trap(
            "GET content",
            404,
            "NotFound",
            "packagerevisionresources.porch.kpt.dev \"edge.cell.v1\" not found",
        );
    let ran = porch.run(&place.words("")).await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(place.read("a.txt"), "1\n");
}

#[tokio::test(start_paused = true)]
async fn content_that_stays_missing_is_named_as_such() {
    let place = Place::new();
    let porch = Porch::new().has(NAME, "Draft", |_| {});
    let ran = porch.run(&place.words(" --timeout 20s")).await;
    assert_eq!(ran.code(), 124, "{}", ran.err);
    assert!(ran.err.contains("the server has no content for it"), "{}", ran.err);
    assert!(!ran.err.contains("held still"), "{}", ran.err);
    assert!(!place.dir().exists());
}

#[tokio::test(start_paused = true)]
async fn content_that_never_holds_still() {
    let place = Place::new();
    let porch = porch().restless();
    let ran = porch.run(&place.words(" --timeout 20s")).await;
    assert_eq!(ran.code(), 124, "{}", ran.err);
    assert!(ran.err.contains("its content never held still"), "{}", ran.err);
    assert!(ran.err.contains("20s"), "{}", ran.err);
    assert!(!place.dir().exists());
}

#[tokio::test(start_paused = true)]
async fn content_that_moved_once_is_not_what_a_render_that_never_ends_is_called() {
    let place = Place::new();
    let porch = porch().after("GET content", |state| {
        state.change(NAME, |object| object["status"]["renderingPrrResourceVersion"] = "r2".into());
    });
    let ran = porch.run(&place.words(" --timeout 20s")).await;
    assert_eq!(ran.code(), 124, "{}", ran.err);
    assert!(!ran.err.contains("never held still") && ran.err.contains("--nudge"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_look_without_patience() {
    let place = Place::new();
    let porch = porch().restless();
    let ran = porch.run(&place.words(" --timeout 0")).await;
    assert_eq!(ran.code(), 8, "{}", ran.err);
    assert!(!place.dir().exists());
    let porch = self::porch().has(NAME, "Draft", |object| {
        object["metadata"]["annotations"][RENDER_REQUEST] = "r2".into();
    });
    let ran = porch.run(&place.words(" --timeout 0")).await;
    assert_eq!(ran.code(), 8, "{}", ran.err);
    assert_eq!(self::porch().run(&place.words(" --timeout 0")).await.code(), 0);
}

#[tokio::test(start_paused = true)]
async fn gone_and_made_again_while_it_was_read() {
    let place = Place::new();
    let porch = porch().after("GET content", |state| {
        state.change(NAME, |object| object["metadata"]["uid"] = "another".into());
    });
    let ran = porch.run(&place.words("")).await;
    // It is read again as a whole: the new object's content, not a mixture.
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert!(reads(&porch).len() > 4);
}

#[tokio::test(start_paused = true)]
async fn a_failed_render_is_said() {
    let place = Place::new();
    let porch = porch().has(NAME, "Draft", |object| {
        conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), "boom");
    });
    let ran = porch.run(&place.words("")).await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert!(ran.err.contains("its render failed"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn keys_that_climb_out_write_nothing_anywhere() {
    let keys =
        ["../../evil.yaml", "/etc/evil", "a/../../evil", ".KptRevisionMetadata", "x/.git/hooks/pre-push"];
    for key in keys {
        let place = Place::new();
        let mut files = BTreeMap::from([("Kptfile", KPTFILE)]);
        files.insert(key, "evil");
        let porch = Porch::new().has(NAME, "Draft", |_| {}).resources(NAME, json!(files));
        let ran = porch.run(&place.words("")).await;
        assert_eq!(ran.code(), 1, "{key}: {}", ran.err);
        assert!(ran.err.contains("nothing was written"), "{}", ran.err);
        assert!(!ran.err.contains("caused by"), "{}", ran.err);
        assert_eq!(fs::read_dir(place.0.path()).unwrap().count(), 0, "{key}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_was_pulled_as_json() {
    let (porch, place) = (porch(), Place::new());
    let ran = porch.run(&place.words(" -o json")).await;
    assert_eq!((ran.code(), ran.err.as_str()), (0, ""));
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        value,
        json!({"name": NAME, "namespace": "radio", "result": "pulled", "dir": place.dir(), "files": ["Kptfile", "a.txt"],
            "resourceVersion": format!("{NAME}.1"), "complete": true, "exitCode": 0})
    );
    let ran = porch.run(&format!("pull {NAME} -o json")).await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    let texts = value["files"].as_object().unwrap();
    assert_eq!(texts.keys().collect::<Vec<_>>(), ["Kptfile", "a.txt"]);
    assert!(texts["Kptfile"].as_str().unwrap().contains("kind: Kptfile"), "{value}");
    assert_eq!(value["dir"], Value::Null);
}
