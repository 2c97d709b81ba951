//! The store against a table of cases taken from recordings of kube-apiserver.

use futures::FutureExt;
use serde_json::json;

use super::*;

pub(super) const PR: Resource = Resource::PackageRevisions;

pub(super) fn store() -> Store {
    Store::new(Clock::start())
}

pub(super) fn draft(name: &str) -> Value {
    json!({"metadata": {"namespace": "ns", "name": name}, "spec": {"packageName": "p", "lifecycle": "Draft"}})
}

pub(super) fn version(object: &Value) -> u64 {
    object["metadata"]["resourceVersion"].as_str().unwrap().parse().unwrap()
}

pub(super) fn generation(object: &Value) -> i64 {
    object["metadata"]["generation"].as_i64().unwrap()
}

pub(super) fn next_now(watch: &mut Watch) -> Option<WatchEvent> {
    watch.next().now_or_never().flatten()
}

fn managers(object: &Value) -> Vec<(&str, &str)> {
    let records = object["metadata"]["managedFields"].as_array().unwrap();
    let pair = |record| -> Option<(&str, &str)> {
        let record: &Value = record;
        Some((record["manager"].as_str()?, record["operation"].as_str()?))
    };
    records.iter().filter_map(pair).collect()
}

#[test]
fn a_new_object_gets_what_only_the_server_knows() {
    let store = store();
    let mut sent = draft("a");
    sent["metadata"]["uid"] = "mine".into();
    sent["metadata"]["generation"] = 9.into();
    sent["metadata"]["labels"] = json!({});
    sent["status"] = json!({"revision": 1});
    let object = store.create(PR, sent, "me").unwrap();
    assert_eq!(object["apiVersion"], "porch.kpt.dev/v1alpha2");
    assert_eq!(object["kind"], "PackageRevision");
    assert_eq!(object["metadata"]["uid"].as_str().unwrap().len(), 36);
    assert_eq!(generation(&object), 1);
    assert!(object["metadata"].get("labels").is_none());
    assert!(object.get("status").is_none(), "a status is written through its subresource only");
    assert_eq!(
        object["metadata"]["managedFields"][0]["fieldsV1"],
        json!({"f:spec": {".": {}, "f:lifecycle": {}, "f:packageName": {}}})
    );
    let again = store.create(PR, draft("a"), "me").unwrap_err();
    assert_eq!(again.message, "packagerevisions.porch.kpt.dev \"a\" already exists");
}

#[test]
fn core_objects_count_no_generation() {
    let store = store();
    let secret = json!({"metadata": {"namespace": "ns", "name": "s"}, "data": {"a": "YQ=="}});
    let object = store.create(Resource::Secrets, secret, "me").unwrap();
    assert!(object["metadata"].get("generation").is_none());
    assert_eq!(object["kind"], "Secret");
}

#[test]
fn generation_grows_for_the_spec_only() {
    let store = store();
    store.create(PR, draft("a"), "me").unwrap();
    let patch = |part, patch: Value| store.merge_patch(PR, "ns", "a", part, &patch, "me").unwrap();
    assert_eq!(generation(&patch(Part::Main, json!({"metadata": {"labels": {"a": "b"}}}))), 1);
    assert_eq!(generation(&patch(Part::Status, json!({"status": {"revision": 1}}))), 1);
    assert_eq!(generation(&patch(Part::Main, json!({"spec": {"lifecycle": "Proposed"}}))), 2);
}

#[test]
fn parts_do_not_touch_each_other() {
    let store = store();
    store.create(PR, draft("a"), "me").unwrap();
    let both = json!({"metadata": {"labels": {"a": "b"}}, "spec": {"lifecycle": "Published"}, "status": {"revision": 1}});
    let object = store.merge_patch(PR, "ns", "a", Part::Status, &both, "me").unwrap();
    assert_eq!((&object["spec"]["lifecycle"], &object["status"]["revision"]), (&json!("Draft"), &json!(1)));
    assert!(object["metadata"].get("labels").is_none());
    let object = store
        .merge_patch(
            PR,
            "ns",
            "a",
            Part::Main,
            &json!({"status": null, "spec": {"lifecycle": "Proposed"}}),
            "me",
        )
        .unwrap();
    assert_eq!(object["status"]["revision"], 1);
}

#[test]
fn what_changes_nothing_makes_no_version_and_no_event() {
    let store = store();
    let object = store.create(PR, draft("a"), "me").unwrap();
    let mut watch = store.watch(PR, store.current_version()).unwrap();
    let same =
        store.merge_patch(PR, "ns", "a", Part::Main, &json!({"spec": {"lifecycle": "Draft"}}), "other");
    assert_eq!(version(&same.unwrap()), version(&object));
    let same = store.replace(PR, Part::Main, (*object).clone(), "other").unwrap();
    assert_eq!(*same, *object);
    assert_eq!(store.current_version(), version(&object));
    assert!(next_now(&mut watch).is_none());
}

#[test]
fn preconditions_of_a_patch() {
    let store = store();
    let object = store.create(PR, draft("a"), "me").unwrap();
    let wish = |metadata: Value| {
        let patch = json!({"metadata": metadata, "spec": {"lifecycle": "Proposed"}});
        store
            .merge_patch(PR, "ns", "a", Part::Main, &patch, "me")
            .map_err(|error| (error.code, error.message))
    };
    let (code, text) = wish(json!({"resourceVersion": "1"})).unwrap_err();
    assert_eq!(code, 409);
    assert!(text.ends_with(
        "the object has been modified; please apply your changes to the latest version and try again"
    ));
    let (code, text) = wish(json!({"uid": "other"})).unwrap_err();
    assert_eq!(
        (code, text.as_str()),
        (
            422,
            "PackageRevision.porch.kpt.dev \"a\" is invalid: metadata.uid: Invalid value: \"other\": field is immutable"
        )
    );
    assert!(wish(json!({"uid": object["metadata"]["uid"], "resourceVersion": object["metadata"]["resourceVersion"]})).is_ok());
}

#[test]
fn finalizers_hold_an_object() {
    let store = store();
    let mut sent = draft("a");
    sent["metadata"]["finalizers"] = json!(["f"]);
    store.create(PR, sent, "me").unwrap();
    let mut watch = store.watch(PR, store.current_version()).unwrap();
    let marked = store.delete(PR, "ns", "a", &Preconditions::default()).unwrap();
    assert_eq!((generation(&marked), &marked["metadata"]["deletionGracePeriodSeconds"]), (2, &json!(0)));
    let again = store.delete(PR, "ns", "a", &Preconditions::default()).unwrap();
    assert_eq!(*again, *marked);
    let freed = store
        .merge_patch(PR, "ns", "a", Part::Main, &json!({"metadata": {"finalizers": null}}), "me")
        .unwrap();
    assert_eq!(version(&freed), version(&marked), "the answer has the version before the removal");
    assert_eq!(store.get(PR, "ns", "a").unwrap_err().code, 404);
    let events: Vec<WatchEvent> = std::iter::from_fn(|| next_now(&mut watch)).collect();
    assert_eq!(
        events.iter().map(|event| event.kind).collect::<Vec<_>>(),
        [EventKind::Modified, EventKind::Deleted]
    );
    assert_eq!(version(&events[1].object), store.current_version());
    assert_eq!(events[1].object["metadata"]["finalizers"], json!(["f"]), "the last stored state");
}

#[test]
fn deletion_has_preconditions() {
    let store = store();
    store.create(PR, draft("a"), "me").unwrap();
    let wrong = Preconditions { uid: Some("x".into()), resource_version: None };
    let error = store.delete(PR, "ns", "a", &wrong).unwrap_err();
    assert_eq!(error.code, 409);
    assert!(error.message.contains("the UID in the precondition (x) does not match the UID in record ("));
    let wrong = Preconditions { uid: None, resource_version: Some("1".into()) };
    assert!(
        store
            .delete(PR, "ns", "a", &wrong)
            .unwrap_err()
            .message
            .contains("ResourceVersion in the precondition (1)")
    );
    assert!(store.delete(PR, "ns", "a", &Preconditions::default()).is_ok());
    assert_eq!(store.delete(PR, "ns", "a", &Preconditions::default()).unwrap_err().code, 404);
}

#[test]
fn controllers_share_the_conditions() {
    let store = store();
    store.create(PR, draft("a"), "creator").unwrap();
    let condition = |kind: &str, status: &str| json!({"type": kind, "status": status});
    let apply = |manager: &str, status: Value| {
        store.apply(PR, "ns", "a", Part::Status, &json!({"status": status}), manager).unwrap()
    };
    apply(
        "render",
        json!({"conditions": [condition("Rendered", "Unknown")], "renderingPrrResourceVersion": "1"}),
    );
    apply("main", json!({"conditions": [condition("Ready", "True")]}));
    let object = apply("render", json!({"conditions": [condition("Rendered", "True")]}));
    assert_eq!(
        object["status"],
        json!({"conditions": [condition("Rendered", "True"), condition("Ready", "True")]}),
        "fields no longer applied vanish, those of others stay"
    );
    assert_eq!(managers(&object), [("main", "Apply"), ("render", "Apply"), ("creator", "Update")]);
    assert_eq!(generation(&object), 1);
    assert_eq!(
        store.apply(PR, "ns", "none", Part::Status, &json!({"status": {}}), "m").unwrap_err().code,
        404
    );
}

#[test]
fn an_apply_creates() {
    let store = store();
    let object = store.apply(PR, "ns", "a", Part::Main, &draft("a"), "me").unwrap();
    assert_eq!(managers(&object), [("me", "Apply")]);
    assert_eq!(generation(&object), 1);
    let same = store.apply(PR, "ns", "a", Part::Main, &draft("a"), "me").unwrap();
    assert_eq!(version(&same), version(&object));
}

#[test]
fn a_dry_run_stores_nothing() {
    let store = store();
    let write = Write { dry_run: true, ..Write::unchecked(PR, "ns", "a", Part::Main, "me") };
    assert_eq!(generation(&store.create_with(&write, draft("a")).unwrap()), 1);
    assert_eq!(store.get(PR, "ns", "a").unwrap_err().code, 404);
}

#[test]
fn admission_can_refuse_and_change() {
    let store = store();
    let admit = |old: Option<&Value>, new: &mut Value| {
        new["spec"]["seen"] = old.is_some().into();
        if new["spec"]["lifecycle"] == "Published" { Err(ApiError::bad_request("no")) } else { Ok(()) }
    };
    let write = Write { admit: &admit, ..Write::unchecked(PR, "ns", "a", Part::Main, "me") };
    assert_eq!(store.create_with(&write, draft("a")).unwrap()["spec"]["seen"], false);
    let published = |live: &Value| Ok(merge_patched(live, &json!({"spec": {"lifecycle": "Published"}})));
    assert_eq!(store.update_with(&write, &published).unwrap_err().message, "no");
    assert_eq!(store.get(PR, "ns", "a").unwrap()["spec"]["lifecycle"], "Draft");
}

#[test]
fn too_old_a_version_cannot_be_watched() {
    let store = store();
    store.create(PR, draft("a"), "me").unwrap();
    let error = store.watch(PR, 1).err().unwrap();
    assert_eq!((error.code, error.reason.as_str()), (410, "Expired"));
    assert_eq!(error.message, "too old resource version: 1 (1000)");
    let before = store.current_version();
    let mut watch = store.watch(PR, before).unwrap();
    store.create(PR, draft("b"), "me").unwrap();
    store.compact();
    assert!(store.watch(PR, before).is_err());
    assert!(watch.next().now_or_never().unwrap().is_none(), "it fell behind");
}

#[tokio::test]
async fn a_watch_waits_and_ends_with_the_store() {
    let store = store();
    let mut watch = store.watch(PR, store.current_version()).unwrap();
    let other = store.clone();
    let writer = async move { other.create(PR, draft("a"), "me").map(drop) };
    let (event, written) = tokio::join!(watch.next(), writer);
    written.unwrap();
    assert_eq!(event.unwrap().kind, EventKind::Added);
    assert_eq!(watch.caught_up(), Some(store.current_version()));
    drop(store);
    assert!(watch.next().await.is_none());
}
