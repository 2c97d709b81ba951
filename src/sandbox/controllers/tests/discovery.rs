//! Packages that are in git before the sandbox knows them, and that go behind its back.

use serde_json::json;

use super::lab::{Lab, NS, commit};
use crate::sandbox::git::{Old, RefChange, Repo as _};
use crate::sandbox::store::{Part, Resource};

const KPTFILE: &str = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: x\n";

async fn set(lab: &Lab, name: &str, new: Option<String>) {
    lab.git.update(vec![RefChange { name: name.into(), old: Old::Any, new }]).await.unwrap();
}

/// Asks for a synchronisation at once.
async fn synchronise(lab: &Lab) {
    let now = lab.store.clock().stamp();
    let patch = json!({"spec": {"sync": {"runOnceAt": now}}});
    lab.store.merge_patch(Resource::Repositories, NS, "edge", Part::Main, &patch, "test").unwrap();
    lab.settle().await;
}

#[tokio::test(start_paused = true)]
async fn what_is_in_git_is_offered_and_goes_with_it() {
    let lab = Lab::new(&[]).await;
    let tree = [("net/core/Kptfile", KPTFILE), ("net/core/cm.yaml", "a: b\n")];
    let head = commit(&*lab.git, &tree).await;
    set(&lab, "refs/heads/main", Some(head.clone())).await;
    set(&lab, "refs/tags/net/core/v3", Some(head.clone())).await;
    set(&lab, "refs/heads/drafts/net/core/wip", Some(head)).await;
    synchronise(&lab).await;
    let revisions: Vec<(i64, String, String)> = ["main", "v3", "wip"]
        .map(|workspace| format!("edge.net.core.{workspace}"))
        .iter()
        .map(|name| {
            (lab.object(name).revision(), lab.object(name).spec.lifecycle, lab.condition(name, "Ready"))
        })
        .collect();
    let ready = || "True Ready 2".to_owned();
    let expected = [
        (-1, "Published".to_owned(), ready()),
        (3, "Published".to_owned(), ready()),
        (0, "Draft".to_owned(), ready()),
    ];
    assert_eq!(revisions, expected);
    assert_eq!(lab.label("edge.net.core.v3"), "true");
    assert_eq!(lab.files("edge.net.core.wip").await, ["Kptfile", "cm.yaml"]);
    let repository = lab.store.get(Resource::Repositories, NS, "edge").unwrap();
    assert_eq!(repository["status"]["packageCount"], 3);
    assert_eq!(repository["spec"]["sync"]["runOnceAt"], json!(null), "the wish is met");

    lab.create("net/core", "next", json!({"copyFrom": {"name": "edge.net.core.v3"}}));
    lab.settle().await;
    lab.reach("edge.net.core.next", &["Proposed", "Published"]).await;
    assert_eq!(lab.object("edge.net.core.next").revision(), 4, "numbers go on");

    set(&lab, "refs/tags/net/core/v3", None).await;
    synchronise(&lab).await;
    let gone = lab.object("edge.net.core.v3");
    assert!(gone.metadata.deletion_timestamp.is_some(), "it waits, as recorded");
    assert_eq!(lab.read("edge.net.core.v3").await.unwrap_err().code, 404);
    lab.wish("edge.net.core.v3", "DeletionProposed");
    lab.settle().await;
    assert!(lab.is_gone("edge.net.core.v3"));
    assert!(!lab.is_gone("edge.net.core.next"));
}
