//! A whole sandbox in this process, on a real disk and with real git.

use serde_json::{Value, json};

use super::*;

async fn get(sandbox: &Sandbox, path: &str) -> (u16, Value) {
    call(sandbox, "GET", path, &Value::Null).await
}

async fn call(sandbox: &Sandbox, method: &str, path: &str, body: &Value) -> (u16, Value) {
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;
    let bytes = if body.is_null() { Vec::new() } else { serde_json::to_vec(body).unwrap() };
    let request = ::http::Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", "application/json")
        .body(http_body_util::Full::new(hyper::body::Bytes::from(bytes)))
        .unwrap();
    let response = sandbox.service().oneshot(request).await.unwrap();
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&body).unwrap())
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
