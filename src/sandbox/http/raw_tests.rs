//! The service request by request: statuses, headers and texts.

use ::http::StatusCode;
use futures::StreamExt;
use http_body_util::Full;
use k8s_openapi::api::core::v1::{Namespace, Secret};
use kube::api::{DeleteParams, PostParams};
use kube::{Api as KubeApi, Client};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::tests::{api, revision, revisions};
use super::*;

/// Sends a request by hand; answers status, headers and body.
async fn send(
    api: &Api,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> (u16, HeaderMap, Value) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Full::new(Bytes::from(body.to_owned()))).unwrap();
    let response = api.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let value = serde_json::from_slice(&bytes)
        .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
    (parts.status.as_u16(), parts.headers, value)
}

const LIST: &str = "/apis/porch.kpt.dev/v1alpha2/namespaces/ns/packagerevisions";
const CONTENTS: &str = "/apis/porch.kpt.dev/v1alpha1/namespaces/ns/packagerevisionresources";

#[tokio::test(start_paused = true)]
async fn a_version_of_the_future_is_waited_for_and_refused() {
    let api = api();
    let (status, headers, body) = send(&api, "GET", &format!("{LIST}?resourceVersion=999999"), &[], "").await;
    assert_eq!((status, body["reason"].as_str()), (504, Some("Timeout")));
    assert_eq!(headers["retry-after"], "1");
}

#[tokio::test]
async fn tables_carry_the_columns_of_the_kind() {
    let api = api();
    revisions(&api).create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    let accept = ("accept", "application/json;as=Table;v=v1;g=meta.k8s.io,application/json");
    let (_, _, table) = send(&api, "GET", LIST, &[accept], "").await;
    assert_eq!(table["kind"], "Table");
    assert_eq!(table["columnDefinitions"][5]["name"], "Lifecycle");
    assert_eq!(table["rows"][0]["cells"], json!(["a", "p", "a", null, null, "Draft", "r", "0s"]));
    assert_eq!(table["rows"][0]["object"]["kind"], "PartialObjectMetadata");
    let partial = ("accept", "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io");
    let (_, _, list) = send(&api, "GET", LIST, &[partial], "").await;
    assert_eq!(list["items"][0]["metadata"]["name"], "a");
}

#[tokio::test]
async fn unknown_fields_are_warned_of_or_refused() {
    let api = api();
    let body = json!({"apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": "a"}, "spec": {"colour": "red"}})
    .to_string();
    let (status, _, refused) =
        send(&api, "POST", &format!("{LIST}?fieldValidation=Strict"), &[], &body).await;
    assert_eq!(status, 400);
    assert!(
        refused["message"]
            .as_str()
            .unwrap()
            .ends_with("strict decoding error: unknown field \"spec.colour\"")
    );
    let (status, headers, made) = send(&api, "POST", LIST, &[], &body).await;
    assert_eq!((status, &made["spec"]), (201, &json!({})));
    assert_eq!(headers["warning"], "299 - \"unknown field \\\"spec.colour\\\"\"");
}

#[tokio::test]
async fn what_is_refused_says_why() {
    let api = api();
    let one = format!("{LIST}/a");
    let merge = ("content-type", "application/merge-patch+json");
    let cases = [
        ("GET", one.as_str(), vec![], "", 404, "packagerevisions.porch.kpt.dev \"a\" not found"),
        (
            "POST",
            LIST,
            vec![("content-type", "text/plain")],
            "x",
            415,
            "the body of the request was in an unknown format",
        ),
        ("GET", LIST, vec![("accept", "text/html")], "", 406, "only the following media types are accepted"),
        (
            "PATCH",
            &one,
            vec![("content-type", "application/strategic-merge-patch+json")],
            "{}",
            415,
            "the body of the request",
        ),
        ("PATCH", &one, vec![merge], "[]", 400, "error decoding patch: json: cannot unmarshal array"),
        ("PUT", LIST, vec![], "{}", 400, "name must be provided"),
        ("POST", LIST, vec![], "{", 400, "the object provided is unrecognized"),
        ("GET", "/api/v1/foos", vec![], "", 404, "the server could not find the requested resource"),
        ("DELETE", "/api/v1/namespaces", vec![], "", 405, "the server does not allow this method"),
    ];
    for (method, path, headers, body, status, text) in cases {
        let answer = send(&api, method, path, &headers, body).await;
        assert_eq!(answer.0, status, "{method} {path}");
        let message = answer.2["message"].as_str().unwrap_or_default();
        assert!(message.starts_with(text), "{method} {path}: {message}");
    }
    let (status, _, text) = send(&api, "GET", "/apis/porch.kpt.dev/v1alpha2/foos", &[], "").await;
    assert_eq!((status, text), (404, Value::String("404 page not found\n".into())));
}

#[tokio::test]
async fn creating_needs_a_namespace() {
    let api = api();
    let body = json!({"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "s"}}).to_string();
    let (status, _, refused) = send(&api, "POST", "/api/v1/namespaces/none/secrets", &[], &body).await;
    assert_eq!((status, refused["message"].as_str().unwrap()), (404, "namespaces \"none\" not found"));
    let client = Client::new(api.clone(), "ns");
    let namespaces: KubeApi<Namespace> = KubeApi::all(client.clone());
    let namespace = serde_json::from_value(json!({"metadata": {"name": "none"}})).unwrap();
    namespaces.create(&PostParams::default(), &namespace).await.unwrap();
    let secrets: KubeApi<Secret> = KubeApi::namespaced(client, "none");
    let secret =
        serde_json::from_value(json!({"metadata": {"name": "s"}, "stringData": {"a": "b"}})).unwrap();
    let made = secrets.create(&PostParams::default(), &secret).await.unwrap();
    assert_eq!(made.data.unwrap()["a"].0, b"b");
    namespaces.delete("none", &DeleteParams::default()).await.unwrap();
    assert_eq!(namespaces.get("none").await.unwrap().status.unwrap().phase.as_deref(), Some("Terminating"));
    let (status, ..) = send(&api, "POST", "/api/v1/namespaces/none/secrets", &[], &body).await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn content_is_read_put_and_patched() {
    let api = api();
    let one = format!("{CONTENTS}/r.p.a");
    let object = json!({"apiVersion": "porch.kpt.dev/v1alpha1", "kind": "PackageRevisionResources",
        "metadata": {"name": "r.p.a", "namespace": "ns"}, "spec": {"resources": {"Kptfile": "x"}}});
    let (status, ..) = send(&api, "PUT", &one, &[], &object.to_string()).await;
    assert_eq!(status, 200);
    let merge = [("content-type", "application/merge-patch+json")];
    let patch = json!({"spec": {"resources": {"a.yaml": "y"}}}).to_string();
    let (_, _, patched) = send(&api, "PATCH", &one, &merge, &patch).await;
    assert_eq!(patched["spec"]["resources"], json!({"Kptfile": "x", "a.yaml": "y"}));
    let (_, _, list) = send(&api, "GET", CONTENTS, &[], "").await;
    assert_eq!(list["kind"], "PackageRevisionResourcesList");
    let other = object.to_string().replace("r.p.a", "r.p.b");
    let (status, _, refused) = send(&api, "PUT", &one, &[], &other).await;
    assert_eq!(status, 400);
    assert_eq!(
        refused["message"],
        "the name of the object (r.p.b) does not match the name on the URL (r.p.a)"
    );
    for (method, path, status) in [("POST", CONTENTS, 405), ("DELETE", one.as_str(), 405)] {
        assert_eq!(send(&api, method, path, &[], "{}").await.0, status, "{method}");
    }
    let (status, _, refused) = send(&api, "GET", &format!("{CONTENTS}?watch=1"), &[], "").await;
    assert_eq!(status, 405);
    assert!(refused["message"].as_str().unwrap().starts_with("watch is not supported on resources of kind"));
}

#[tokio::test]
async fn bodies_have_a_limit() {
    let api = api();
    let (status, _, refused) =
        send(&api, "PUT", &format!("{CONTENTS}/a"), &[], &"x".repeat(BODY_MAX + 1)).await;
    assert_eq!(
        (status, refused["message"].as_str().unwrap()),
        (413, "Request entity too large: limit is 6291456")
    );
    let (status, _, refused) = send(&api, "POST", LIST, &[], &"x".repeat(OBJECT_MAX + 1)).await;
    assert_eq!(
        (status, refused["message"].as_str().unwrap()),
        (413, "Request entity too large: limit is 3145728")
    );
}

#[tokio::test]
async fn a_panic_is_one_failed_request() {
    let api = api();
    let (status, _, body) = send(&api, "GET", &format!("{CONTENTS}/panic"), &[], "").await;
    assert_eq!((status, body["reason"].as_str()), (500, Some("InternalError")));
    assert_eq!(send(&api, "GET", LIST, &[], "").await.0, StatusCode::OK.as_u16());
}

#[tokio::test]
async fn a_token_is_asked_for() {
    let api = api().with_token("secret");
    assert_eq!(send(&api, "GET", LIST, &[], "").await.0, 403);
    assert_eq!(send(&api, "GET", LIST, &[("authorization", "Bearer nope")], "").await.0, 401);
    assert_eq!(send(&api, "GET", LIST, &[("authorization", "Bearer secret")], "").await.0, 200);
}

#[tokio::test]
async fn applied_fields_of_others_are_a_conflict() {
    let api = api();
    revisions(&api).create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    let body = "apiVersion: porch.kpt.dev/v1alpha2\nkind: PackageRevision\nspec: {lifecycle: Proposed}\n";
    let apply = [("content-type", "application/apply-patch+yaml")];
    let path = format!("{LIST}/a?fieldManager=m");
    let (status, _, refused) = send(&api, "PATCH", &path, &apply, body).await;
    assert_eq!(status, 409);
    assert_eq!(
        refused["message"],
        "Apply failed with 1 conflict: conflict with \"unknown\" using porch.kpt.dev/v1alpha2: .spec.lifecycle"
    );
    let (status, _, forced) = send(&api, "PATCH", &format!("{path}&force=true"), &apply, body).await;
    assert_eq!((status, &forced["spec"]["lifecycle"]), (200, &json!("Proposed")));
}

#[tokio::test]
async fn collected_streams_are_json_lines() {
    let api = api();
    revisions(&api).create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    let request = Request::get(format!("{LIST}?watch=1")).body(Full::new(Bytes::new())).unwrap();
    let response = api.clone().oneshot(request).await.unwrap();
    let mut frames = response.into_body().into_data_stream();
    let line = frames.next().await.unwrap().unwrap();
    let event: Value = serde_json::from_slice(&line).unwrap();
    assert_eq!((event["type"].as_str(), line.last()), (Some("ADDED"), Some(&b'\n')));
}

#[tokio::test]
async fn parts_of_a_wrong_type_are_refused_and_no_panic() {
    let api = api();
    let json = ("content-type", "application/json");
    for (path, kind, part) in [
        ("namespaces", "Namespace", r#""spec":"x""#),
        ("namespaces", "Namespace", r#""status":["x"]"#),
        ("namespaces/ns/secrets", "Secret", r#""data":"x","stringData":{"a":"b"}"#),
        ("namespaces/ns/secrets", "Secret", r#""stringData":7"#),
    ] {
        let object = format!(r#"{{"apiVersion":"v1","kind":"{kind}","metadata":{{"name":"wrong"}},{part}}}"#);
        let (status, _, body) = send(&api, "POST", &format!("/api/v1/{path}"), &[json], &object).await;
        let text = body["message"].as_str().unwrap();
        assert_eq!(status, 400, "{text}");
        assert!(text.contains("cannot be handled as a") && text.contains("Go struct field"), "{text}");
        let apply = ("content-type", "application/apply-patch+yaml");
        let path = format!("/api/v1/{path}/wrong?fieldManager=m");
        let (status, _, body) = send(&api, "PATCH", &path, &[apply], &object).await;
        assert_eq!(status, 500);
        assert!(body["message"].as_str().unwrap().contains("failed to create typed patch object"), "{body}");
    }
    let merge = ("content-type", "application/merge-patch+json");
    for patch in [r#"{"spec":"x"}"#, r#"{"status":1}"#, r#"{"metadata":{"labels":"x"}}"#] {
        let (status, _, body) = send(&api, "PATCH", "/api/v1/namespaces/ns", &[merge], patch).await;
        assert_eq!(status, 422, "{body}");
    }
}

#[tokio::test]
async fn a_watch_may_ask_for_any_time() {
    let api = api();
    let request = Request::builder().uri(format!("{LIST}?watch=1&timeoutSeconds={}", i64::MAX));
    let response = api.oneshot(request.body(Full::new(Bytes::new())).unwrap()).await.unwrap();
    assert_eq!(response.status(), 200);
}
