//! The service as a client in the process sees it.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures::TryStreamExt;
use kube::api::{
    ApiResource, DeleteParams, DynamicObject, ListParams, Patch, PatchParams, PostParams, WatchParams,
};
use kube::core::WatchEvent;
use kube::{Api as KubeApi, Client};
use serde_json::{Value, json};

use super::*;
use crate::sandbox::clock::Clock;

/// Content of one package, kept as it was put. The name `panic` panics.
#[derive(Default)]
pub(super) struct OnePackage {
    object: Mutex<Value>,
    puts: AtomicUsize,
}

impl Contents for OnePackage {
    fn get<'a>(&'a self, _: &'a str, name: &'a str) -> BoxFuture<'a, Result<Value, ApiError>> {
        async move {
            assert_ne!(name, "panic");
            let object = self.object.lock().unwrap().clone();
            if object["metadata"]["name"] == name {
                Ok(object)
            } else {
                Err(ApiError::not_found("packagerevisionresources", "porch.kpt.dev", name))
            }
        }
        .boxed()
    }

    fn list<'a>(&'a self, _: Option<&'a str>) -> BoxFuture<'a, Result<Vec<Value>, ApiError>> {
        async move { Ok(vec![self.object.lock().unwrap().clone()]) }.boxed()
    }

    fn put<'a>(&'a self, _: &'a str, _: &'a str, object: Value) -> BoxFuture<'a, Result<Value, ApiError>> {
        async move {
            self.puts.fetch_add(1, Ordering::Relaxed);
            *self.object.lock().unwrap() = object.clone();
            Ok(object)
        }
        .boxed()
    }
}

pub(in crate::sandbox) fn api() -> Api {
    let store = Store::new(Clock::start());
    let namespace = json!({"metadata": {"name": "ns"}, "status": {"phase": "Active"}});
    store.create(Resource::Namespaces, namespace, "test").unwrap();
    Api::new(store, Arc::new(OnePackage::default()))
}

pub(in crate::sandbox) fn revisions(api: &Api) -> KubeApi<DynamicObject> {
    let resource = ApiResource {
        group: "porch.kpt.dev".into(),
        version: "v1alpha2".into(),
        api_version: "porch.kpt.dev/v1alpha2".into(),
        kind: "PackageRevision".into(),
        plural: "packagerevisions".into(),
    };
    KubeApi::namespaced_with(Client::new(api.clone(), "ns"), "ns", &resource)
}

pub(in crate::sandbox) fn revision(name: &str, lifecycle: &str) -> DynamicObject {
    serde_json::from_value(json!({"apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": name, "labels": {"team": name}},
        "spec": {"packageName": "p", "workspaceName": name, "repository": "r", "lifecycle": lifecycle,
            "source": {"init": {}}}}))
    .unwrap()
}

#[tokio::test]
async fn a_life_through_kube() {
    let api = api();
    let revisions = revisions(&api);
    let made = revisions.create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    assert_eq!(made.metadata.generation, Some(1));
    let patch = Patch::Merge(json!({"spec": {"lifecycle": "Proposed"}}));
    let params = PatchParams { field_manager: Some("me".into()), ..PatchParams::default() };
    let patched = revisions.patch("a", &params, &patch).await.unwrap();
    assert_eq!(
        (patched.metadata.generation, &patched.data["spec"]["lifecycle"]),
        (Some(2), &json!("Proposed"))
    );
    let fields = patched.metadata.managed_fields.unwrap();
    assert!(fields.iter().any(|record| record.manager.as_deref() == Some("me")));
    let status = Patch::Apply(json!({"apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "status": {"revision": 3}}));
    let applied = revisions.patch_status("a", &PatchParams::apply("ctl").force(), &status).await.unwrap();
    assert_eq!(applied.data["status"]["revision"], 3);
    let mut stale = made.clone();
    stale.data["spec"]["lifecycle"] = "Published".into();
    let refused = revisions.replace("a", &PostParams::default(), &stale).await.unwrap_err();
    assert!(refused.to_string().contains("the object has been modified"), "{refused}");
    revisions.delete("a", &DeleteParams::default()).await.unwrap().right().unwrap();
    assert!(revisions.get_opt("a").await.unwrap().is_none());
    let requests = api.requests();
    assert_eq!(requests[&("patch".to_owned(), "packagerevisions".to_owned())], 2);
    assert_eq!(requests[&("create".to_owned(), "packagerevisions".to_owned())], 1);
}

#[tokio::test]
async fn lists_are_selected_and_paged() {
    let api = api();
    let revisions = revisions(&api);
    for (name, lifecycle) in [("a", "Draft"), ("b", "Proposed"), ("c", "Draft"), ("d", "Draft")] {
        revisions.create(&PostParams::default(), &revision(name, lifecycle)).await.unwrap();
    }
    let names = |params: ListParams| {
        let revisions = revisions.clone();
        async move {
            let list = revisions.list(&params).await.unwrap();
            let names: Vec<String> =
                list.items.iter().filter_map(|item| item.metadata.name.clone()).collect();
            (names.concat(), list.metadata.continue_.unwrap_or_default())
        }
    };
    assert_eq!(names(ListParams::default().fields("spec.lifecycle=Draft")).await.0, "acd");
    assert_eq!(names(ListParams::default().fields("spec.lifecycle!=Draft")).await.0, "b");
    assert_eq!(names(ListParams::default().labels("team in (a,b)")).await.0, "ab");
    let (first, token) = names(ListParams::default().limit(3)).await;
    assert_eq!(first, "abc");
    revisions.delete("d", &DeleteParams::default()).await.unwrap();
    let (second, end) = names(ListParams::default().limit(3).continue_token(&token)).await;
    assert_eq!((second.as_str(), end.as_str()), ("d", ""), "a page shows the list as it was");
    let refused = revisions.list(&ListParams::default().fields("spec.nope=1")).await.unwrap_err();
    assert!(refused.to_string().contains("field label not supported: spec.nope"), "{refused}");
}

async fn next_text(
    stream: &mut (impl futures::Stream<Item = kube::Result<WatchEvent<DynamicObject>>> + Unpin),
) -> String {
    match stream.try_next().await.unwrap() {
        None => "END".into(),
        Some(WatchEvent::Added(object)) => format!("ADDED {}", object.metadata.name.unwrap()),
        Some(WatchEvent::Modified(object)) => format!("MODIFIED {}", object.metadata.name.unwrap()),
        Some(WatchEvent::Deleted(object)) => format!("DELETED {}", object.metadata.name.unwrap()),
        Some(WatchEvent::Bookmark(mark)) => format!("BOOKMARK {}", mark.metadata.annotations.len()),
        Some(WatchEvent::Error(status)) => format!("ERROR {} {}", status.code, status.reason),
    }
}

#[tokio::test]
async fn a_watch_tells_what_enters_and_leaves() {
    let api = api();
    let revisions = revisions(&api);
    revisions.create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    let params = WatchParams::default().fields("spec.lifecycle=Draft");
    let mut stream = pin!(revisions.watch(&params, "0").await.unwrap());
    assert_eq!(next_text(&mut stream).await, "ADDED a");
    for wish in ["Proposed", "Draft"] {
        let patch = Patch::Merge(json!({"spec": {"lifecycle": wish}}));
        revisions.patch("a", &PatchParams::default(), &patch).await.unwrap();
    }
    assert_eq!(next_text(&mut stream).await, "DELETED a");
    assert_eq!(next_text(&mut stream).await, "ADDED a");
    revisions
        .patch("a", &PatchParams::default(), &Patch::Merge(json!({"metadata": {"labels": {"x": "y"}}})))
        .await
        .unwrap();
    assert_eq!(next_text(&mut stream).await, "MODIFIED a");
    api.close();
    assert_eq!(next_text(&mut stream).await, "END");
}

#[tokio::test]
async fn initial_events_end_with_a_bookmark() {
    let api = api();
    revisions(&api).create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    let params = WatchParams::default().initial_events();
    let mut stream = pin!(revisions(&api).watch(&params, "0").await.unwrap());
    assert_eq!(next_text(&mut stream).await, "ADDED a");
    assert_eq!(next_text(&mut stream).await, "BOOKMARK 1");
}

#[tokio::test(start_paused = true)]
async fn a_watch_ends_in_time_with_a_last_bookmark() {
    let api = api();
    let params = WatchParams::default().timeout(10);
    let started = tokio::time::Instant::now();
    let mut stream = pin!(revisions(&api).watch(&params, "0").await.unwrap());
    assert_eq!(next_text(&mut stream).await, "BOOKMARK 0");
    assert_eq!(started.elapsed().as_secs(), 8);
    assert_eq!(next_text(&mut stream).await, "END");
    assert_eq!(started.elapsed().as_secs(), 10);
}

#[tokio::test]
async fn a_watch_from_a_forgotten_version_is_an_error_event() {
    let api = api();
    let mut stream = pin!(revisions(&api).watch(&WatchParams::default(), "1").await.unwrap());
    assert_eq!(next_text(&mut stream).await, "ERROR 410 Expired");
    assert_eq!(next_text(&mut stream).await, "END");
}
