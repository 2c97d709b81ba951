use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures::StreamExt;
use http::Response;
use http_body_util::BodyExt;
use kube::client::Body;
use serde_json::json;

use super::*;

/// What was sent: method, path with query, body.
type Sent = Arc<Mutex<Vec<(String, String, String)>>>;

/// A client whose server gives these answers in order, then 500.
fn client(answers: Vec<(u16, &'static str)>) -> (Client, Sent) {
    client_with(Options::default(), answers)
}

fn client_with(options: Options, answers: Vec<(u16, &'static str)>) -> (Client, Sent) {
    let sent = Sent::default();
    let log = Arc::clone(&sent);
    let answers = Arc::new(Mutex::new(answers.into_iter()));
    let service = tower::service_fn(move |request: http::Request<Body>| {
        let (log, answers) = (Arc::clone(&log), Arc::clone(&answers));
        async move {
            let (parts, body) = request.into_parts();
            let body = body.collect().await.unwrap().to_bytes();
            let line =
                (parts.method.to_string(), parts.uri.to_string(), String::from_utf8_lossy(&body).into());
            log.lock().unwrap().push(line);
            let (code, text) = answers.lock().unwrap().next().unwrap_or((500, "no more answers"));
            Ok::<_, std::convert::Infallible>(
                Response::builder().status(code).body(Body::from(text.as_bytes().to_vec())).unwrap(),
            )
        }
    });
    (Client::new(kube::Client::new(service, "default"), "team a", options), sent)
}

fn paths(sent: &Sent) -> Vec<String> {
    sent.lock().unwrap().iter().map(|(method, path, _)| format!("{method} {path}")).collect()
}

const REVISION: &str =
    r#"{"apiVersion":"porch.kpt.dev/v1alpha2","kind":"PackageRevision","metadata":{"name":"r.p.v1"}}"#;

#[tokio::test]
async fn a_read_is_a_quorum_read_of_one_escaped_path() {
    let (client, sent) = client(vec![(200, REVISION)]);
    let revision = client.get_revision("a/b?c").await.unwrap();
    assert_eq!(revision.name(), "r.p.v1");
    assert_eq!(
        paths(&sent),
        ["GET /apis/porch.kpt.dev/v1alpha2/namespaces/team%20a/packagerevisions/a%2Fb%3Fc"]
    );
}

#[tokio::test]
async fn names_that_open_another_path_are_not_sent() {
    let (client, sent) = client(vec![]);
    for name in ["", ".", ".."] {
        assert_eq!(client.get_revision(name).await.unwrap_err().class, Class::Invalid);
        assert_eq!(client.delete_revision(name, None, None).await.unwrap_err().class, Class::Invalid);
    }
    assert!(paths(&sent).is_empty());
}

#[tokio::test]
async fn lists_go_on_until_the_last_page() {
    let (client, sent) = client(vec![
        (200, r#"{"metadata":{"resourceVersion":"7","continue":"t/1"},"items":[{"metadata":{"name":"a"}}]}"#),
        (200, r#"{"metadata":{"resourceVersion":"8"},"items":[{"metadata":{"name":"b"}}]}"#),
    ]);
    let query =
        ListQuery { all_namespaces: true, fields: "spec.packageName=x".into(), ..ListQuery::default() };
    let list = client.list_revisions(&query).await.unwrap();
    assert_eq!(list.items.iter().map(PackageRevision::name).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(list.items[0].kind, "PackageRevision");
    assert_eq!((list.resource_version.as_str(), list.next), ("7", None));
    let first =
        "GET /apis/porch.kpt.dev/v1alpha2/packagerevisions?limit=500&fieldSelector=spec.packageName%3Dx";
    assert_eq!(paths(&sent), [first.to_owned(), format!("{first}&continue=t%2F1")]);
}

#[tokio::test]
async fn an_empty_list_may_be_null() {
    let (client, _) = client(vec![(200, r#"{"metadata":{},"items":null}"#)]);
    assert!(client.list_revisions(&ListQuery::default()).await.unwrap().items.is_empty());
}

#[tokio::test]
async fn a_patch_is_a_merge_patch_with_its_preconditions() {
    let (client, sent) = client(vec![(200, REVISION)]);
    let patch = json!({"metadata": {"uid": "u", "resourceVersion": "5"}, "spec": {"lifecycle": "Proposed"}});
    client.patch_revision("r.p.v1", &patch).await.unwrap();
    let (method, _, body) = sent.lock().unwrap()[0].clone();
    assert_eq!(method, "PATCH");
    assert_eq!(serde_json::from_str::<Value>(&body).unwrap(), patch);
}

#[tokio::test]
async fn a_deletion_carries_the_uid() {
    let (client, sent) = client(vec![(200, r#"{"kind":"Status","status":"Success"}"#)]);
    client.delete_revision("r.p.v1", Some("u-1"), None).await.unwrap();
    assert!(sent.lock().unwrap()[0].2.contains(r#""preconditions":{"uid":"u-1"}"#));
}

#[tokio::test(start_paused = true)]
async fn reads_are_repeated_and_writes_are_not() {
    let (client, sent) = client(vec![(503, ""), (504, ""), (200, REVISION), (503, "")]);
    assert!(client.get_revision("r.p.v1").await.is_ok());
    assert_eq!(paths(&sent).len(), 3);
    let fault = client.patch_revision("r.p.v1", &json!({})).await.unwrap_err();
    assert_eq!((fault.class, fault.unknown_outcome), (Class::ServerBusy, true));
    assert_eq!(paths(&sent).len(), 4);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_repeated_when_told_so() {
    let (client, sent) = client_with(Options { retry: false, ..Options::default() }, vec![(503, "")]);
    assert!(client.get_revision("r.p.v1").await.is_err());
    assert_eq!(paths(&sent).len(), 1);
}

/// A server that takes requests and never answers.
fn silent(limit: Duration) -> Client {
    let service = tower::service_fn(|_: http::Request<Body>| async {
        std::future::pending::<Result<Response<Body>, std::convert::Infallible>>().await
    });
    let options = Options { request_timeout: limit, retry: true };
    Client::new(kube::Client::new(service, "default"), "ns", options)
}

#[tokio::test(start_paused = true)]
async fn a_silent_server_ends_in_a_timeout() {
    let begun = tokio::time::Instant::now();
    let client = silent(Duration::from_secs(3));
    let fault = client.get_revision("a").await.unwrap_err();
    assert_eq!((fault.class, fault.unknown_outcome), (Class::Timeout, false));
    assert_eq!(begun.elapsed().as_secs(), 3);
    assert!(client.patch_revision("a", &json!({})).await.unwrap_err().unknown_outcome);
    assert!(fault.message.contains("--request-timeout"), "{fault}");
}

#[tokio::test(start_paused = true)]
async fn without_a_limit_a_call_goes_on() {
    let client = silent(Duration::ZERO);
    let read = client.get_revision("a");
    assert!(tokio::time::timeout(Duration::from_secs(100_000), read).await.is_err());
}

#[tokio::test]
async fn a_watch_is_a_stream_of_hints_about_one_object() {
    let events = concat!(
        r#"{"type":"ADDED","object":{}}"#,
        "\n",
        r#"{"type":"ERROR","object":{"kind":"Status","code":410}}"#,
        "\n"
    );
    let (client, sent) = client(vec![(200, events)]);
    let hints: Vec<_> = client.watch_revision("r.p.v1", Some("9")).await.unwrap().collect().await;
    assert!(matches!(hints.as_slice(), [Ok(Hint::Changed(_)), Ok(Hint::Gone410)]), "{hints:?}");
    let path = &paths(&sent)[0];
    for part in [
        "watch=true",
        "fieldSelector=metadata.name%3Dr.p.v1",
        "resourceVersion=9",
        "allowWatchBookmarks=true",
    ] {
        assert!(path.contains(part), "{part} in {path}");
    }
}

#[tokio::test]
async fn a_refused_watch_is_a_fault() {
    let (client, _) = client(vec![(403, r#"{"kind":"Status","message":"User cannot watch"}"#)]);
    let fault = client.watch_revision("a", None).await.err().unwrap();
    assert_eq!(fault.class, Class::Forbidden);
}

#[tokio::test]
async fn an_answer_that_is_no_object_is_a_fault_and_of_unknown_outcome_after_a_write() {
    let (client, _) = client(vec![(200, "<html>"), (200, "<html>")]);
    assert!(!client.get_resources("a").await.unwrap_err().unknown_outcome);
    let created = client.create_revision(&PackageRevision::default()).await;
    assert!(created.unwrap_err().unknown_outcome);
}

#[tokio::test]
async fn contents_and_repositories_have_their_own_paths() {
    let (client, sent) = client(vec![(200, "{}"), (200, r#"{"metadata":{"name":"a"}}"#), (200, "{}")]);
    let mut resources = client.get_resources("a").await.unwrap();
    resources.metadata.name = Some("a".into());
    client.put_resources(&resources).await.unwrap();
    client.get_repository("r").await.unwrap();
    let content = "/apis/porch.kpt.dev/v1alpha1/namespaces/team%20a/packagerevisionresources/a";
    assert_eq!(
        paths(&sent),
        [
            format!("GET {content}"),
            format!("PUT {content}"),
            "GET /apis/config.porch.kpt.dev/v1alpha1/namespaces/team%20a/repositories/r".into(),
        ]
    );
}

#[test]
fn a_certificate_that_is_turned_away_is_no_broken_connection() {
    let alert = std::io::Error::other("received fatal alert: CertificateExpired");
    assert_eq!(transport::broken(Effect::Read, &alert).class, Class::Unauthorized);
    let reset = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
    let fault = transport::broken(Effect::Write, &reset);
    assert_eq!((fault.class, fault.unknown_outcome), (Class::Broken, true));
}
