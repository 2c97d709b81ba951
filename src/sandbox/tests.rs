//! A whole sandbox in this process, on a real disk and with real git.

use serde_json::{Value, json};

use super::store::{Part, Resource};
use super::*;

async fn get(sandbox: &Sandbox, path: &str) -> (u16, Value) {
    call(sandbox, "GET", path, &Value::Null).await
}

async fn call(sandbox: &Sandbox, method: &str, path: &str, body: &Value) -> (u16, Value) {
    send(sandbox, method, path, "application/json", body).await
}

async fn send(sandbox: &Sandbox, method: &str, path: &str, kind: &str, body: &Value) -> (u16, Value) {
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;
    let bytes = if body.is_null() { Vec::new() } else { serde_json::to_vec(body).unwrap() };
    let request = ::http::Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", kind)
        .body(http_body_util::Full::new(hyper::body::Bytes::from(bytes)))
        .unwrap();
    let response = sandbox.service().oneshot(request).await.unwrap();
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&body).unwrap())
}

/// Asks for a render, and for a lifecycle.
async fn patch(sandbox: &Sandbox, lifecycle: &str) -> (u16, Value) {
    let metadata = json!({"annotations": {"porch.kpt.dev/render-request": "token"}});
    let patch = json!({"metadata": metadata, "spec": {"lifecycle": lifecycle}});
    send(sandbox, "PATCH", &format!("{REVISIONS}/{WEB}"), "application/merge-patch+json", &patch).await
}

const REPOSITORIES: &str = "/apis/config.porch.kpt.dev/v1alpha1/namespaces/default/repositories";

#[tokio::test]
async fn it_starts_with_two_repositories_that_are_ready_and_finds_them_again() {
    let dir = tempfile::tempdir().unwrap();
    let config = Config { state: dir.path().join("state"), ..Config::default() };
    let mut commits = Vec::new();
    for _ in 0..2 {
        let sandbox = Sandbox::start(config.clone()).await.unwrap();
        let (status, list) = get(&sandbox, REPOSITORIES).await;
        assert_eq!(status, 200);
        let items = list["items"].as_array().unwrap();
        let names: Vec<&str> = items.iter().filter_map(|item| item["metadata"]["name"].as_str()).collect();
        assert_eq!(names, ["blueprints", "deployments"]);
        assert!(items.iter().all(|item| item["status"]["conditions"][0]["status"] == "True"));
        assert_eq!(items[1]["spec"]["deployment"], true);
        commits.push(items[0]["status"]["gitCommitHash"].clone());
        sandbox.stop().await;
    }
    assert_eq!(commits[0], commits[1]);
}

#[tokio::test]
async fn an_empty_one_has_a_namespace_only() {
    let dir = tempfile::tempdir().unwrap();
    let config = Config { state: dir.path().join("state"), empty: true, ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let (_, list) = get(&sandbox, REPOSITORIES).await;
    assert_eq!(list["items"], json!([]));
    assert_eq!(get(&sandbox, "/api/v1/namespaces/default").await.0, 200);
    sandbox.stop().await;
}

const REVISIONS: &str = "/apis/porch.kpt.dev/v1alpha2/namespaces/default/packagerevisions";
const WEB: &str = "blueprints.web.v1";

fn revision(lifecycle: &str) -> Value {
    json!({
        "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"namespace": "default", "name": WEB},
        "spec": {"repository": "blueprints", "packageName": "web", "workspaceName": "v1",
                 "lifecycle": lifecycle, "source": {"init": {"description": "a page"}}},
    })
}

fn ready(object: &Value) -> bool {
    let conditions = object["status"]["conditions"].as_array().into_iter().flatten();
    let generation = &object["metadata"]["generation"];
    let mut ready = conditions.filter(|c| c["type"] == "Ready" && c["observedGeneration"] == *generation);
    ready.any(|condition| condition["status"] == "True")
}

/// Waits for an object of the store; the store says when to look.
async fn until(sandbox: &Sandbox, holds: impl Fn(&Value) -> bool) -> Value {
    let store = sandbox.runner.store();
    let mut watch = store.watch(Resource::PackageRevisions, store.current_version()).unwrap();
    loop {
        match store.get(Resource::PackageRevisions, "default", WEB) {
            Ok(object) if holds(&object) => return (*object).clone(),
            _ => drop(watch.next().await.unwrap()),
        }
    }
}

async fn started(dir: &std::path::Path, flavour: Flavour, faults: &[&str]) -> Sandbox {
    let mut asked = Faults::default();
    faults.iter().for_each(|fault| asked.add(fault).unwrap());
    let state = dir.join("state");
    let config = Config { state, faults: asked, flavour, truth: true, ..Config::default() };
    Sandbox::start(config).await.unwrap()
}

#[tokio::test]
async fn the_webhook_of_the_guarded_flavour_refuses_what_others_store() {
    for (flavour, code) in [(Flavour::Refresh, 201), (Flavour::Guard, 403)] {
        let dir = tempfile::tempdir().unwrap();
        let sandbox = started(dir.path(), flavour, &["slow-render=1m"]).await;
        let (status, answer) = call(&sandbox, "POST", REVISIONS, &revision("Published")).await;
        assert_eq!(status, code, "{answer}");
        if flavour == Flavour::Refresh {
            continue;
        }
        assert_eq!(answer["reason"], "Forbidden");
        assert_eq!(call(&sandbox, "POST", REVISIONS, &revision("Draft")).await.0, 201);
        until(&sandbox, |object| object["status"]["creationSource"] == "init").await;
        assert_eq!(patch(&sandbox, "Draft").await.0, 200);
        let (status, answer) = patch(&sandbox, "Proposed").await;
        let message = answer["message"].as_str().unwrap();
        assert!(status == 403 && message.contains("render race prevention failed"), "{answer}");
        sandbox.stop().await;
    }
}

#[tokio::test]
async fn the_controllers_can_be_restarted_while_the_api_stays() {
    let dir = tempfile::tempdir().unwrap();
    let sandbox = started(dir.path(), Flavour::Recorded, &["restart-fails"]).await;
    assert_eq!(call(&sandbox, "POST", REVISIONS, &revision("Draft")).await.0, 201);
    until(&sandbox, ready).await;
    sandbox.stop_controllers().await;
    let before = get(&sandbox, &format!("{REVISIONS}/{WEB}")).await;
    assert_eq!(before.0, 200);
    sandbox.start_controllers().await;
    let failed = until(&sandbox, |object| !ready(object)).await;
    assert!(failed["status"].to_string().contains("repository default:blueprints:: not found"));
    sandbox.restart_controllers().await;
    sandbox.stop().await;
}

#[tokio::test]
async fn an_object_that_is_made_again_is_another_one() {
    let dir = tempfile::tempdir().unwrap();
    let sandbox = started(dir.path(), Flavour::Recorded, &[]).await;
    assert_eq!(call(&sandbox, "POST", REVISIONS, &revision("Draft")).await.0, 201);
    let old = until(&sandbox, ready).await;
    let new = sandbox.recreate("default", WEB).unwrap();
    assert_ne!(new["metadata"]["uid"], old["metadata"]["uid"]);
    assert_eq!((&new["metadata"]["generation"], new.get("status")), (&json!(1), None));
    let made = until(&sandbox, ready).await;
    assert_eq!(made["metadata"]["uid"], new["metadata"]["uid"]);
    let now = tokio::time::Instant::now();
    let exists = |object: &Value| sandbox.truth().exists(object["metadata"]["uid"].as_str().unwrap(), now);
    assert_eq!((exists(&old), exists(&new)), (false, true));
    sandbox.stop().await;
}

#[tokio::test]
async fn a_restore_brings_back_what_was() {
    let dir = tempfile::tempdir().unwrap();
    let sandbox = started(dir.path(), Flavour::Recorded, &[]).await;
    assert_eq!(call(&sandbox, "POST", REVISIONS, &revision("Draft")).await.0, 201);
    let old = until(&sandbox, ready).await;
    sandbox.stop_controllers().await;
    let (backup, version) = (sandbox.backup(), sandbox.runner.store().current_version());
    let path = format!("{REVISIONS}/{WEB}");
    let mut changed = old.clone();
    changed["spec"]["lifecycle"] = "Proposed".into();
    assert_eq!(call(&sandbox, "PUT", &path, &changed).await.0, 200);
    let mut watch = sandbox.runner.store().watch(Resource::PackageRevisions, version).unwrap();
    assert!(watch.next().await.is_some());
    sandbox.restore(&backup).await.unwrap();
    assert_eq!(get(&sandbox, &path).await.1["metadata"]["generation"], old["metadata"]["generation"]);
    assert_eq!(sandbox.runner.store().current_version(), version);
    assert!(watch.next().await.is_none(), "a watch of before has ended");
    assert!(
        sandbox.runner.store().watch(Resource::PackageRevisions, version - 1).is_err(),
        "that is forgotten"
    );
    assert_eq!(call(&sandbox, "PUT", &path, &changed).await.0, 200);
    sandbox.start_controllers().await;
    until(&sandbox, |object| object["spec"]["lifecycle"] == "Proposed" && ready(object)).await;
    sandbox.stop().await;
}

#[tokio::test]
async fn a_sandbox_that_is_kept_in_files_takes_no_backup_of_before() {
    let dir = tempfile::tempdir().unwrap();
    let config = Config { state: dir.path().join("state"), empty: true, ..Config::default() };
    let sandbox = Sandbox::open(config).await.unwrap();
    assert!(sandbox.restore(&sandbox.backup()).await.is_err());
    assert_eq!(get(&sandbox, "/api/v1/namespaces/default").await.0, 200);
    sandbox.stop().await;
}

#[tokio::test]
async fn a_restore_can_be_asked_for_as_a_fault() {
    let dir = tempfile::tempdir().unwrap();
    let sandbox = started(dir.path(), Flavour::Recorded, &["restore-after=200ms"]).await;
    let store = sandbox.runner.store();
    let mut watch = store.watch(Resource::PackageRevisions, store.current_version()).unwrap();
    store.create(Resource::PackageRevisions, revision("Draft"), "test").unwrap();
    while watch.next().await.is_some() {}
    assert_eq!(get(&sandbox, &format!("{REVISIONS}/{WEB}")).await.0, 404, "it was made after the backup");
    assert_eq!(call(&sandbox, "POST", REVISIONS, &revision("Draft")).await.0, 201);
    until(&sandbox, ready).await;
    sandbox.stop().await;
}

/// Only a start of the controllers looks at an object of which nothing changed but its finalizers.
#[tokio::test]
async fn restarts_can_be_asked_for_as_a_fault() {
    let dir = tempfile::tempdir().unwrap();
    let sandbox = started(dir.path(), Flavour::Recorded, &["restart-every=50ms"]).await;
    let store = sandbox.runner.store().clone();
    store.create(Resource::PackageRevisions, revision(""), "test").unwrap();
    let held = |object: &Value| object["metadata"]["finalizers"].is_array();
    for _ in 0..2 {
        until(&sandbox, held).await;
        let free = json!({"metadata": {"finalizers": null}});
        store.merge_patch(Resource::PackageRevisions, "default", WEB, Part::Main, &free, "test").unwrap();
    }
    until(&sandbox, held).await;
    sandbox.stop().await;
}
