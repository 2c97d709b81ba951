//! What each fault of the wire looks like from the other end.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use kube::api::{Patch, PatchParams, PostParams};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout};
use tower::ServiceExt;

use super::answer::Torn;
use super::tests::{api, revision, revisions};
use super::*;

const LIST: &str = "/apis/porch.kpt.dev/v1alpha2/namespaces/ns/packagerevisions";

/// A service with these faults and one object.
async fn faulty(words: &[&str]) -> Api {
    let api = api();
    revisions(&api).create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
    let mut faults = faults::WireFaults::default();
    words.iter().for_each(|word| faults.add(word).unwrap().unwrap());
    api.inject(faults);
    api
}

async fn send(api: &Api, method: &str, path: &str) -> Response<Body> {
    let request = Request::builder().method(method).uri(path).body(Full::new(Bytes::new())).unwrap();
    api.clone().oneshot(request).await.unwrap()
}

async fn status(api: &Api, method: &str, path: &str) -> (u16, Value) {
    let response = send(api, method, path).await;
    let code = response.status().as_u16();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (code, serde_json::from_slice(&bytes).unwrap_or_default())
}

/// How a body ended.
#[derive(Debug, PartialEq)]
enum End {
    Clean,
    Cut,
    /// Not at all.
    Open,
}

/// Opens a watch from the version of now, makes two changes, and hands back what it said within five seconds.
async fn watched(api: &Api) -> (String, End) {
    let since = revisions(api).get("a").await.unwrap().metadata.resource_version.unwrap();
    watched_from(api, &since).await
}

async fn watched_from(api: &Api, since: &str) -> (String, End) {
    let mut body = send(api, "GET", &format!("{LIST}?watch=true&resourceVersion={since}")).await.into_body();
    for label in ["x", "y"] {
        let patch = Patch::Merge(json!({"metadata": {"labels": {"seen": label}}}));
        revisions(api).patch("a", &PatchParams::default(), &patch).await.unwrap();
    }
    let mut text = String::new();
    let end = timeout(Duration::from_secs(5), async {
        while let Some(frame) = body.frame().await {
            match frame {
                Ok(frame) => text.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap()),
                Err(Torn) => return End::Cut,
            }
        }
        End::Clean
    });
    let end = end.await.unwrap_or(End::Open);
    (text, end)
}

/// The values of the label in the events of a watch, in their order.
fn labels(text: &str) -> Vec<String> {
    let event = |line: &str| serde_json::from_str::<Value>(line).unwrap();
    text.lines().map(|line| event(line)["object"]["metadata"]["labels"]["seen"].to_string()).collect()
}

#[tokio::test(start_paused = true)]
async fn without_faults_a_watch_tells_each_change_once() {
    let (text, end) = watched(&faulty(&[]).await).await;
    assert_eq!((labels(&text), end), (vec!["\"x\"".to_owned(), "\"y\"".to_owned()], End::Open));
}

#[tokio::test(start_paused = true)]
async fn a_watch_closes_at_once_or_after_a_time() {
    assert_eq!(watched(&faulty(&["watch-close"]).await).await, (String::new(), End::Clean));
    let api = faulty(&["watch-close=3"]).await;
    let begun = Instant::now();
    let (text, end) = watched(&api).await;
    assert_eq!((labels(&text).len(), end, begun.elapsed().as_secs()), (2, End::Clean, 3));
}

#[tokio::test(start_paused = true)]
async fn a_watch_is_cut_in_the_middle_of_a_line() {
    let (text, end) = watched(&faulty(&["watch-cut"]).await).await;
    assert_eq!(end, End::Cut);
    assert!(text.starts_with("{\"object\":{") && !text.contains('\n'), "{text}");
    assert!(serde_json::from_str::<Value>(&text).is_err());
}

#[tokio::test(start_paused = true)]
async fn a_proxy_writes_its_page_into_a_watch() {
    let (text, end) = watched(&faulty(&["watch-garble"]).await).await;
    assert_eq!(end, End::Clean);
    assert!(text.starts_with("<html>") && text.contains("502 Bad Gateway"), "{text}");
}

#[tokio::test(start_paused = true)]
async fn a_silent_watch_says_nothing_and_stays() {
    let api = faulty(&["watch-silent"]).await;
    assert_eq!(watched(&api).await, (String::new(), End::Open));
    api.close();
    assert_eq!(watched(&api).await, (String::new(), End::Clean), "the server can stop nevertheless");
}

#[tokio::test(start_paused = true)]
async fn a_version_is_too_old_in_either_form() {
    let api = faulty(&["watch-gone"]).await;
    let (text, end) = watched(&api).await;
    let event: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&event["type"], &event["object"]["code"], end), (&json!("ERROR"), &json!(410), End::Clean));
    assert_eq!(labels(&watched_from(&api, "").await.0).len(), 3, "without a version there is none too old");
    let api = faulty(&["watch-gone=status"]).await;
    let (code, body) = status(&api, "GET", &format!("{LIST}?watch=true&resourceVersion=1")).await;
    assert_eq!((code, &body["reason"]), (410, &json!("Expired")));
}

#[tokio::test(start_paused = true)]
async fn events_come_twice_or_old_after_new() {
    let (text, _) = watched(&faulty(&["watch-duplicate"]).await).await;
    assert_eq!(labels(&text), ["\"x\"", "\"x\"", "\"y\"", "\"y\""]);
    let (text, _) = watched(&faulty(&["watch-reorder"]).await).await;
    assert_eq!(labels(&text), ["\"x\"", "\"y\"", "\"x\""]);
}

#[tokio::test(start_paused = true)]
async fn requests_are_refused_with_the_words_of_real_servers() {
    for (word, code, reason) in [
        ("busy=7", 429, "TooManyRequests"),
        ("unavailable", 503, "ServiceUnavailable"),
        ("unavailable=500", 500, "InternalError"),
        ("unavailable=504", 504, "Timeout"),
        ("unauthorized", 401, "Unauthorized"),
        ("forbid=list", 403, "Forbidden"),
    ] {
        let (answered, body) = status(&faulty(&[word]).await, "GET", LIST).await;
        assert_eq!((answered, &body["reason"]), (code, &json!(reason)), "{word}");
    }
    let response = send(&faulty(&["busy=7"]).await, "GET", LIST).await;
    assert_eq!(response.headers()["retry-after"], "7");
}

#[tokio::test(start_paused = true)]
async fn one_verb_is_forbidden_and_what_is_not_porchs_is_left_alone() {
    let api = faulty(&["forbid=watch"]).await;
    let (code, body) = status(&api, "GET", &format!("{LIST}?watch=true")).await;
    let text = "packagerevisions.porch.kpt.dev is forbidden: User \"sandbox\" cannot watch resource \"packagerevisions\" in API group \"porch.kpt.dev\" in the namespace \"ns\"";
    assert_eq!((code, &body["message"]), (403, &json!(text)));
    assert_eq!(status(&api, "GET", LIST).await.0, 200);
    let api = faulty(&["unavailable"]).await;
    assert_eq!(status(&api, "GET", "/api/v1/namespaces/ns").await.0, 200);
    assert_eq!(status(&api, "GET", "/apis").await.0, 200);
}

#[tokio::test(start_paused = true)]
async fn a_request_is_never_answered() {
    let api = faulty(&["hang"]).await;
    let begun = Instant::now();
    assert!(timeout(Duration::from_secs(3600), send(&api, "GET", LIST)).await.is_err());
    assert_eq!(begun.elapsed().as_secs(), 3600);
    api.close();
    assert_eq!(status(&api, "GET", LIST).await.0, 503, "the server can stop nevertheless");
}

#[tokio::test(start_paused = true)]
async fn faults_begin_and_end_and_are_exchanged() {
    let api = faulty(&["unavailable@10-18"]).await;
    let mut codes = Vec::new();
    for pause in [0, 10, 8] {
        tokio::time::advance(Duration::from_secs(pause)).await;
        codes.push(status(&api, "GET", LIST).await.0);
    }
    assert_eq!(codes, [200, 503, 200]);
    let mut faults = faults::WireFaults::default();
    faults.add("unauthorized/2").unwrap().unwrap();
    api.inject(faults);
    let codes = [status(&api, "GET", LIST).await.0, status(&api, "GET", LIST).await.0];
    assert_eq!(codes, [200, 401]);
}

#[tokio::test(start_paused = true)]
async fn connections_break_and_are_cut() {
    let api = faulty(&["refuse@10-"]).await;
    assert!(!api.refuses());
    let begun = Instant::now();
    api.cut_off().await;
    assert_eq!(begun.elapsed().as_secs(), 10);
    assert!(api.refuses());
    let broken = send(&api, "GET", LIST).await.into_body().collect().await;
    assert_eq!(broken.map(|_| ()), Err(Torn));
}
