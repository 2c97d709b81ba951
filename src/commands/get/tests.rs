//! `rpkg get` against a server of a few answers.

use std::sync::{Arc, Mutex};

use http::Response;
use kube::client::Body;
use serde_json::{Value, json};

use super::*;
use crate::cli::{Cli, Command, Globals, Verb};
use crate::client::Options;
use crate::output::structured;
use crate::settings::{Env, Look, Settings, Terminal};
use crate::ui::Ui;
use clap::Parser;

/// A server with these package revisions, and the paths it was asked for.
fn context(objects: Vec<Value>) -> (Context, Arc<Mutex<Vec<String>>>) {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&asked);
    let service = tower::service_fn(move |request: http::Request<Body>| {
        let path = request.uri().to_string();
        let (code, body) = answer(&objects, request.uri().path());
        log.lock().unwrap().push(path);
        async move {
            let body = Body::from(body.to_string().into_bytes());
            Ok::<_, std::convert::Infallible>(Response::builder().status(code).body(body).unwrap())
        }
    });
    let client = Client::new(kube::Client::new(service, "default"), "ns", Options::default());
    let settings = Settings::resolve(&Globals::default(), &Env::default(), Terminal::default()).unwrap();
    (Context::with_client(settings, Ui::buffer(), client), asked)
}

fn answer(objects: &[Value], path: &str) -> (u16, Value) {
    let name = path.rsplit('/').next().unwrap();
    let found = objects.iter().find(|object| object["metadata"]["name"] == name);
    match found {
        _ if path.contains("packagerevisionresources") => {
            (200, json!({"metadata": {"name": name}, "spec": {"resources": {"Kptfile": "kind: Kptfile\n"}}}))
        }
        _ if name == "packagerevisions" => {
            (200, json!({"metadata": {"resourceVersion": "9"}, "items": objects}))
        }
        Some(object) => (200, object.clone()),
        None => {
            let message = format!("packagerevisions.porch.kpt.dev \"{name}\" not found");
            let details = json!({"name": name});
            (
                404,
                json!({"kind": "Status", "code": 404, "reason": "NotFound", "message": message, "details": details}),
            )
        }
    }
}

fn object(name: &str, revision: Option<i64>) -> Value {
    let mut object = json!({
        "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": name, "namespace": "ns", "managedFields": [{"manager": "m"}]},
        "spec": {"lifecycle": "Draft", "packageName": "p", "repository": "r", "workspaceName": "v1"},
    });
    if let Some(revision) = revision {
        object["status"] = json!({"revision": revision});
    }
    object
}

/// `rpkg get WORDS` as the command line gives it.
fn args(words: &[&str]) -> GetArgs {
    let all = ["porchctl", "rpkg", "get"].iter().chain(words);
    match Cli::try_parse_from(all).unwrap().command {
        Command::Rpkg { verb: Verb::Get(args) } => args,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_table_of_all() {
    let (ctx, asked) = context(vec![object("r.p.v1", None), object("r.p.v2", Some(2))]);
    run(&ctx, &args(&["--no-headers"])).await.unwrap();
    assert_eq!(
        ctx.ui.captured_stdout(),
        "r.p.v1   p     v1                Draft   r     <unknown>\nr.p.v2   p     v1    2           Draft   r     <unknown>\n"
    );
    assert_eq!(
        *asked.lock().unwrap(),
        ["/apis/porch.kpt.dev/v1alpha2/namespaces/ns/packagerevisions?limit=500"]
    );
}

#[tokio::test]
async fn filters_go_to_the_server_together() {
    let (ctx, asked) = context(vec![]);
    let words = [
        "--name",
        "a/b",
        "--workspace",
        "w",
        "--repository",
        "r",
        "--lifecycle",
        "draft",
        "--revision",
        "3",
        "-l",
        "x=y",
        "--field-selector",
        "metadata.name=n",
    ];
    run(&ctx, &args(&words)).await.unwrap();
    let asked = asked.lock().unwrap()[0].replace("%3D", "=").replace("%2C", ",").replace("%2F", "/");
    assert!(
        asked.ends_with("?limit=500&fieldSelector=spec.packageName=a/b,spec.workspaceName=w,spec.repository=r,spec.lifecycle=Draft,status.revision=3,metadata.name=n&labelSelector=x=y"),
        "{asked}"
    );
}

#[tokio::test]
async fn unpublished_ones_are_found_by_revision_0() {
    let (ctx, asked) = context(vec![object("r.p.v1", None), object("r.p.v2", Some(2))]);
    run(&ctx, &args(&["--revision", "0", "-o", "name"])).await.unwrap();
    assert_eq!(ctx.ui.captured_stdout(), "packagerevision.porch.kpt.dev/r.p.v1\n");
    assert!(!asked.lock().unwrap()[0].contains("revision%3D"));
}

#[tokio::test]
async fn nothing_found_is_said_on_stderr() {
    let (ctx, _) = context(vec![]);
    run(&ctx, &args(&[])).await.unwrap();
    assert_eq!(ctx.ui.captured_stdout(), "");
    assert_eq!(ctx.ui.captured_stderr(), "No resources found in ns namespace.\n");
    let (ctx, _) = context(vec![]);
    run(&ctx, &args(&["-A"])).await.unwrap();
    assert_eq!(ctx.ui.captured_stderr(), "No resources found.\n");
}

#[tokio::test]
async fn a_missing_name_hides_no_other_and_decides_the_exit_code() {
    let (ctx, _) = context(vec![object("a", None), object("c", None)]);
    let failure = run(&ctx, &args(&["c", "b", "a", "-o", "name"])).await.unwrap_err();
    assert_eq!(failure.exit_code(), 5);
    assert_eq!(
        ctx.ui.captured_stdout(),
        "packagerevision.porch.kpt.dev/c\npackagerevision.porch.kpt.dev/a\n"
    );
    ctx.ui.error(&failure);
    assert_eq!(ctx.ui.captured_stderr(), "Error: packagerevisions.porch.kpt.dev \"b\" not found\n");
}

#[tokio::test]
async fn two_missing_names_are_two_lines() {
    let (ctx, _) = context(vec![]);
    let failure = run(&ctx, &args(&["b", "d"])).await.unwrap_err();
    ctx.ui.error(&failure);
    assert_eq!(failure.exit_code(), 5);
    assert_eq!(ctx.ui.captured_stderr().lines().count(), 2);
    assert_eq!(ctx.ui.captured_stdout(), "");
}

#[tokio::test]
async fn json_is_an_object_for_one_name_and_a_list_otherwise() {
    let objects = vec![object("a", None), object("b", None)];
    let stdout = async |words: &[&str], objects: &[Value]| {
        let (ctx, _) = context(objects.to_vec());
        run(&ctx, &args(words)).await.unwrap();
        ctx.ui.captured_stdout()
    };
    let one: Value = serde_json::from_str(&stdout(&["a", "-o", "json"], &objects).await).unwrap();
    assert_eq!(one["kind"], "PackageRevision");
    assert_eq!(one["metadata"].get("managedFields"), None);
    let text = stdout(&["b", "a", "-o", "json"], &objects).await;
    let two: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(two["kind"], "List");
    assert_eq!(two["items"][0]["metadata"]["name"], "b");
    // Written piece by piece, and still what one piece would look like.
    assert_eq!(structured::json(&two).unwrap(), text);
    let none: Value = serde_json::from_str(&stdout(&["-o", "json"], &[]).await).unwrap();
    assert_eq!(none["items"], json!([]));
    let managed = stdout(&["a", "-o", "json", "--show-managed-fields"], &objects).await;
    assert!(managed.contains("\"manager\": \"m\""), "{managed}");
}

#[tokio::test]
async fn yaml_is_one_document_for_each() {
    let (ctx, _) = context(vec![object("a", None), object("b", None)]);
    run(&ctx, &args(&["-o", "yaml"])).await.unwrap();
    let stdout = ctx.ui.captured_stdout();
    assert_eq!(stdout.matches("\n---\n").count(), 1, "{stdout}");
    assert!(stdout.starts_with("apiVersion: porch.kpt.dev/v1alpha2\nkind: PackageRevision\n"), "{stdout}");
}

#[tokio::test]
async fn the_kptfile_is_printed_as_it_is() {
    let (ctx, asked) = context(vec![]);
    run(&ctx, &args(&["a", "--show-kptfile"])).await.unwrap();
    assert_eq!(ctx.ui.captured_stdout(), "kind: Kptfile\n");
    assert_eq!(asked.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn a_missing_name_is_answered_with_the_one_that_was_meant() {
    let (ctx, asked) = context(vec![object("bp.web.v1", None), object("bp.database.v1", None)]);
    let failure = run(&ctx, &args(&["bp.wbe.v1"])).await.unwrap_err();
    assert_eq!(failure.hints, ["did you mean bp.web.v1?"]);
    assert!(asked.lock().unwrap()[1].ends_with("?limit=500&fieldSelector=spec.repository%3Dbp"));
    let failure = run(&ctx, &args(&["bp.something-else.v7"])).await.unwrap_err();
    assert!(failure.hints.is_empty(), "{:?}", failure.hints);
}

#[tokio::test]
async fn templates_are_applied_to_each_object() {
    let stdout = async |words: &[&str]| {
        let (ctx, _) = context(vec![object("a", None), object("b", Some(2))]);
        run(&ctx, &args(words)).await.unwrap();
        ctx.ui.captured_stdout()
    };
    assert_eq!(stdout(&["-o", "jsonpath={.metadata.name}"]).await, "ab");
    assert_eq!(stdout(&["a", "-o", "jsonpath={.items[*].metadata.name}"]).await, "");
    assert_eq!(
        stdout(&["-o", "jsonpath-as-json={.metadata.name}"]).await,
        "[\n    \"a\"\n]\n[\n    \"b\"\n]\n"
    );
    let columns = "custom-columns=N:.metadata.name,R:.status.revision,L:.spec.lifecycle";
    assert_eq!(
        stdout(&["-o", columns]).await,
        "N     R        L\na     <none>   Draft\nb     2        Draft\n"
    );
    assert_eq!(stdout(&["-o", "custom-columns=N:.metadata.name", "--no-headers"]).await, "a\nb\n");
}

#[tokio::test]
async fn a_template_may_stand_in_a_flag_of_its_own() {
    let (ctx, _) = context(vec![object("a", None)]);
    run(&ctx, &args(&["-o", "jsonpath", "--template={.metadata.name}"])).await.unwrap();
    assert_eq!(ctx.ui.captured_stdout(), "a");
}

#[test]
fn go_spellings_of_switches() {
    for words in [&["-A"][..], &["-A=true"], &["--all-namespaces=true"], &["-Ao", "name"], &["-Aoname"]] {
        assert!(args(words).all_namespaces, "{words:?}");
    }
    assert_eq!(args(&["-Ao", "name"]).print.output.as_deref(), Some("name"));
    assert!(!args(&["--all-namespaces=false"]).all_namespaces);
}

#[tokio::test]
async fn no_format_lets_a_strangers_text_command_the_terminal() {
    let mut hostile = object("r.p.v1", None);
    hostile["metadata"]["annotations"] = json!({"x": "a\u{1b}[2Jb\u{202e}c\u{9b}d\nsecond\u{1b}line\n"});
    for format in [
        "yaml",
        "json",
        "jsonpath={.metadata.annotations.x}",
        "jsonpath-as-json={.metadata.annotations.x}",
        "custom-columns=X:.metadata.annotations.x",
    ] {
        let (mut ctx, _) = context(vec![hostile.clone()]);
        ctx.ui = Ui::buffer_with(Look { stdout_terminal: true, ..Look::default() });
        run(&ctx, &args(&["-o", format])).await.unwrap();
        let shown = ctx.ui.captured_stdout();
        assert!(shown.contains("second"), "{format}: {shown:?}");
        assert!(!shown.contains(['\u{1b}', '\u{202e}', '\u{9b}']), "{format}: {shown:?}");
    }
}
