//! Every kubectl that is installed, against the API on a socket.
//!
//! kubectl is not ours: it shows whether the wire types, discovery and answers are what real clients expect.
//! Without kubectl on the PATH the test says so and passes.
#![expect(clippy::unwrap_used, reason = "helpers of a test")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use porchctl::sandbox::clock::Clock;
use porchctl::sandbox::contents::Contents;
use porchctl::sandbox::http::Api;
use porchctl::sandbox::status::ApiError;
use porchctl::sandbox::store::{Part, Resource, Store};
use porchctl::sandbox::tls::Listening;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::Command;

/// Longer than any step takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// No package has content here.
struct Nothing;

impl Contents for Nothing {
    fn get<'a>(&'a self, _: &'a str, name: &'a str) -> BoxFuture<'a, Result<Value, ApiError>> {
        async move { Err(ApiError::not_found("packagerevisionresources", "porch.kpt.dev", name)) }.boxed()
    }

    fn list<'a>(&'a self, _: Option<&'a str>) -> BoxFuture<'a, Result<Vec<Value>, ApiError>> {
        async { Ok(Vec::new()) }.boxed()
    }

    fn put<'a>(&'a self, _: &'a str, name: &'a str, _: Value) -> BoxFuture<'a, Result<Value, ApiError>> {
        self.get("", name)
    }
}

/// `kubectl` on the PATH and its versioned siblings, such as `kubectl.1.27`.
async fn programs() -> Vec<PathBuf> {
    let found = Command::new("sh").args(["-c", "command -v kubectl"]).output().await.unwrap();
    let path = String::from_utf8(found.stdout).unwrap();
    if path.trim().is_empty() {
        return Vec::new();
    }
    let main = std::fs::canonicalize(path.trim()).unwrap();
    let mut programs = BTreeSet::from([main.clone()]);
    for entry in std::fs::read_dir(main.parent().unwrap()).unwrap().flatten() {
        if entry.file_name().to_string_lossy().starts_with("kubectl.1.") {
            programs.insert(entry.path());
        }
    }
    programs.into_iter().collect()
}

struct Kubectl<'a> {
    program: &'a Path,
    home: &'a Path,
}

impl Kubectl<'_> {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.program);
        command.env_clear().env("HOME", self.home).env("KUBECONFIG", self.home.join("kubeconfig"));
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.kill_on_drop(true);
        command
    }

    /// Runs it with a document on its standard input; answers what it printed.
    async fn run(&self, arguments: &[&str], input: &str) -> String {
        let mut child = self.command(arguments).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).await.unwrap();
        let output = tokio::time::timeout(PATIENCE, child.wait_with_output()).await.unwrap().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        text(&output.stdout) + &text(&output.stderr)
    }
}

const REVISION: &str = "
apiVersion: porch.kpt.dev/v1alpha2
kind: PackageRevision
metadata:
  name: edge.cell.v1
spec:
  repository: edge
  packageName: cell
  workspaceName: v1
  lifecycle: Draft
  source: {init: {description: a cell}}
";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kubectl_gets_along() {
    let programs = programs().await;
    if programs.is_empty() {
        println!("skipped: there is no kubectl on the PATH");
        return;
    }
    let store = Store::new(Clock::start());
    let namespace = json!({"metadata": {"name": "default"}, "status": {"phase": "Active"}});
    store.create(Resource::Namespaces, namespace, "test").unwrap();
    let listening = Listening::start(&Api::new(store.clone(), Arc::new(Nothing))).await.unwrap();
    for program in &programs {
        println!("{}", program.display());
        let home = tempfile::tempdir().unwrap();
        std::fs::write(home.path().join("kubeconfig"), &listening.kubeconfig).unwrap();
        let kubectl = Kubectl { program, home: home.path() };
        life(&kubectl, &store).await;
        core(&kubectl).await;
    }
    listening.stop().await;
}

/// A package revision from apply to delete.
async fn life(kubectl: &Kubectl<'_>, store: &Store) {
    let name = "packagerevision.porch.kpt.dev/edge.cell.v1";
    let applied = kubectl.run(&["apply", "-f", "-"], REVISION).await;
    assert_eq!(applied, format!("{name} created\n"));
    let table = kubectl.run(&["get", "rpkg"], "").await;
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    let head = ["NAME", "PACKAGE", "WORKSPACENAME", "REVISION", "LATEST", "LIFECYCLE", "REPOSITORY", "AGE"];
    assert_eq!(rows[0], head);
    assert_eq!(rows[1][..5], ["edge.cell.v1", "cell", "v1", "Draft", "edge"]);
    let yaml = kubectl.run(&["get", "rpkg", "edge.cell.v1", "-o", "yaml"], "").await;
    assert!(yaml.contains("\n  lifecycle: Draft\n") && yaml.contains("\n  generation: 1\n"), "{yaml}");
    watch(kubectl, store).await;
    let patch = r#"{"spec":{"lifecycle":"Draft"}}"#;
    let patched = kubectl.run(&["patch", "rpkg", "edge.cell.v1", "--type", "merge", "-p", patch], "").await;
    assert_eq!(patched, format!("{name} patched\n"));
    let refused = kubectl
        .run(&["patch", "rpkg", "edge.cell.v1", "--type", "merge", "-p", r#"{"spec":{"lifecycle":"x"}}"#], "")
        .await;
    assert!(refused.contains("Unsupported value: \"x\""), "{refused}");
    let changed = REVISION.replace("lifecycle: Draft", "lifecycle: Proposed");
    assert_eq!(kubectl.run(&["apply", "-f", "-"], &changed).await, format!("{name} configured\n"));
    let server = ["apply", "--server-side", "--force-conflicts", "-f", "-"];
    assert_eq!(kubectl.run(&server, REVISION).await, format!("{name} serverside-applied\n"));
    let unknown = kubectl
        .run(&["apply", "-f", "-"], &REVISION.replace("v1\n  lifecycle", "v1\n  colour: red\n  lifecycle"))
        .await;
    assert!(unknown.contains("unknown field \"spec.colour\""), "{unknown}");
    let explained = kubectl.run(&["explain", "rpkg.spec.lifecycle"], "").await;
    assert!(explained.contains("lifecycle <string>"), "{explained}");
    assert_eq!(kubectl.run(&["auth", "can-i", "delete", "rpkg"], "").await, "yes\n");
    let deleted = kubectl.run(&["delete", "rpkg", "edge.cell.v1"], "").await;
    assert!(deleted.starts_with("packagerevision.porch.kpt.dev \"edge.cell.v1\" deleted"), "{deleted}");
    assert_eq!(store.get(Resource::PackageRevisions, "default", "edge.cell.v1").unwrap_err().code, 404);
}

/// A change while kubectl watches.
async fn watch(kubectl: &Kubectl<'_>, store: &Store) {
    let mut child = kubectl.command(&["get", "rpkg", "-w"]).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next =
        async || tokio::time::timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().unwrap();
    assert!(next().await.starts_with("NAME"));
    assert!(next().await.contains(" Draft "));
    let wish = json!({"spec": {"lifecycle": "Proposed"}});
    store
        .merge_patch(Resource::PackageRevisions, "default", "edge.cell.v1", Part::Main, &wish, "test")
        .unwrap();
    assert!(next().await.contains(" Proposed "));
    child.kill().await.unwrap();
}

/// Core kinds, which newer versions send as protobuf.
async fn core(kubectl: &Kubectl<'_>) {
    let made = kubectl.run(&["create", "secret", "generic", "s", "--from-literal=a=b"], "").await;
    assert_eq!(made, "secret/s created\n");
    assert_eq!(kubectl.run(&["get", "secret", "s", "-o", "jsonpath={.data.a}"], "").await, "Yg==");
    let deleted = kubectl.run(&["delete", "secret", "s"], "").await;
    assert!(deleted.starts_with("secret \"s\" deleted"), "{deleted}");
    assert_eq!(kubectl.run(&["create", "namespace", "other"], "").await, "namespace/other created\n");
    let deleted = kubectl.run(&["delete", "namespace", "other"], "").await;
    assert!(deleted.starts_with("namespace \"other\" deleted"), "{deleted}");
    let unknown = kubectl.run(&["get", "pods"], "").await;
    assert_eq!(unknown, "error: the server doesn't have a resource type \"pods\"\n");
}
