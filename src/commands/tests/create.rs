//! init and clone.

use serde_json::{Value, json};

use super::porch::{Porch, conditions};

const BOOM: &str = "fn.render: pkg /:\n\tpipeline.run: func eval \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\" failed: exit status 3 (boom: no\n)";

fn failed_source(object: &mut Value) {
    conditions(
        object,
        ("False", "Failed"),
        ("False", "Failed"),
        "failed to get upstream package \"edge.nosuch.v1\": not found",
    );
}

fn failed_render(object: &mut Value) {
    object["status"]["creationSource"] = "clone".into();
    conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), BOOM);
}

const PIPELINE: &str = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: x\npipeline:\n  mutators:\n    - image: set-namespace:v0.4\n    - image: boom:v1\n";

#[tokio::test(start_paused = true)]
async fn created_means_rendered() {
    let porch = Porch::new();
    let ran = porch
        .run("init sites/cell --repository=edge --workspace=v1 --keywords=a,b --keywords=c --site=http://x")
        .await;
    assert_eq!((ran.code(), ran.out.as_str(), ran.err.as_str()), (0, "edge.sites.cell.v1 created\n", ""));
    let init = json!({"init": {"description": "sample description", "keywords": ["a", "b", "c"], "site": "http://x"}});
    let body = &porch.bodies()[0];
    assert_eq!(
        body["spec"],
        json!({"packageName": "sites/cell", "repository": "edge", "workspaceName": "v1", "lifecycle": "Draft", "source": init})
    );
    assert_eq!(body["metadata"], json!({"name": "edge.sites.cell.v1", "namespace": "radio"}));
    assert_eq!(&porch.log()[..3], ["GET edge", "GET packagerevisions", "POST packagerevisions"]);
}

#[tokio::test(start_paused = true)]
async fn without_waiting_no_more_requests_than_the_go_client() {
    let porch = Porch::new().pass(|_| {});
    let ran =
        porch.run("init cell --repository=edge --workspace=v1 --wait=false --api-version=v1alpha2").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 created\n"));
    assert_eq!(porch.log(), ["GET packagerevisions", "POST packagerevisions"]);
}

#[tokio::test(start_paused = true)]
async fn wrong_usage_sends_nothing() {
    for (words, text) in [
        ("init", "PACKAGE_NAME is a required positional argument"),
        ("init x --workspace=v1", "--repository is required to specify target repository"),
        ("init x --repository=edge", "--workspace is required to specify workspace name"),
        ("init Bad_Name --repository=edge --workspace=v1", "package name \"Bad_Name\" must consist of"),
        ("init x --repository=edge --workspace=v1.2.3", "workspace name \"v1.2.3\" must consist of"),
        ("clone --repository=edge", "SOURCE_PACKAGE and NAME are required positional arguments; 0 provided"),
        ("clone edge.a.v1 x", "--repository is required to specify downstream repository"),
        ("clone oci://h/x x --repository=edge", "OCI upstream is not supported in v1alpha2"),
    ] {
        let porch = Porch::new();
        let ran = porch.run(words).await;
        assert_eq!((ran.code(), ran.out.as_str()), (2, ""), "{words}: {}", ran.err);
        assert!(ran.err.contains(text), "{words}: {}", ran.err);
        assert!(porch.log().is_empty(), "{words}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_package_that_exists_in_the_go_clients_words() {
    let porch = Porch::new().has("edge.cell.v1", "Published", |_| {});
    let ran = porch.run("init cell --repository=edge --workspace=v2").await;
    assert_eq!(ran.code(), 1);
    assert!(
        ran.err.contains("`init` cannot create a new revision for package \"cell\" that already exists in repo \"edge\"; make subsequent revisions using `copy`"),
        "{}",
        ran.err
    );
    assert!(porch.bodies().is_empty());
}

#[tokio::test(start_paused = true)]
async fn repositories_are_looked_at_first() {
    let porch = Porch::new().repository("old", json!({}));
    let ran = porch.run("init cell --repository=nosuch --workspace=v1").await;
    assert_eq!(ran.code(), 5, "{}", ran.err);
    assert!(ran.err.contains("repositories.config.porch.kpt.dev \"nosuch\" not found"), "{}", ran.err);
    assert!(ran.err.contains("hint: namespace radio has: edge, old\n"), "{}", ran.err);
    assert_eq!(porch.log(), ["GET nosuch", "GET repositories"]);
    let ran = porch.run("init cell --repository=egde --workspace=v1").await;
    assert!(ran.err.contains("did you mean edge? namespace radio has: edge, old\n"), "{}", ran.err);
    let ran = porch.run("init cell --repository=old --workspace=v1").await;
    assert_eq!(ran.code(), 1);
    assert!(ran.err.contains("handled by v1alpha1"), "{}", ran.err);
    assert!(porch.bodies().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_failed_source_names_cause_and_remedy() {
    let porch = Porch::new().pass(failed_source);
    let ran = porch.run("clone edge.nosuch.v1 cell --repository=edge").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""));
    assert!(ran.err.contains("failed to get upstream package \"edge.nosuch.v1\": not found"), "{}", ran.err);
    assert!(ran.err.contains("the object stays on the server"), "{}", ran.err);
    assert!(ran.err.contains("`porchctl rpkg del edge.cell.v1`"), "{}", ran.err);
    assert!(porch.object("edge.cell.v1").is_some());
}

#[tokio::test(start_paused = true)]
async fn a_failed_first_render_shows_every_function() {
    let porch = Porch::new().pass(failed_render).resources("edge.cell.v1", json!({"Kptfile": PIPELINE}));
    let ran = porch.run("clone edge.base.v1 cell --repository=edge").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""));
    let lines: Vec<&str> = ran.err.lines().take(3).collect();
    assert_eq!(
        lines,
        [
            "[ran, no results kept] set-namespace:v0.4",
            "[failed, exit code 3] ghcr.io/kptdev/krm-functions-catalog/boom:v1",
            "  stderr: boom: no"
        ]
    );
    let porch = Porch::new().pass(failed_render).resources("edge.cell.v1", json!({"Kptfile": PIPELINE}));
    let ran = porch.run("clone edge.base.v1 cell --repository=edge -o json").await;
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["result"], &value["exitCode"]), (&json!("failed"), &json!(3)));
    assert_eq!(value["render"]["functions"][1]["stderr"], json!("boom: no"));
    assert_eq!(value["namespace"], json!("radio"));
    // A script that keeps stdout shows its user why it ended.
    assert!(
        ran.err.contains("boom:v1\n  stderr: boom: no\nError: edge.cell.v1: the render failed"),
        "{}",
        ran.err
    );
}

#[tokio::test(start_paused = true)]
async fn a_clone_tells_what_its_functions_said() {
    let status = "status:\n  renderStatus:\n    mutationSteps:\n      - image: set-namespace:v0.4\n        exitCode: 0\n        results:\n          - message: changed 2\n            severity: info\n";
    let kptfile = PIPELINE.replace("    - image: boom:v1\n", "") + status;
    let porch = Porch::new().resources("edge.cell.v1", json!({"Kptfile": kptfile}));
    let ran = porch.run("clone edge.base.v1 cell --repository=edge").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 created\n"));
    assert_eq!(ran.err, "[ok] set-namespace:v0.4\n  info: changed 2\n");
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_is_looked_after() {
    let porch = Porch::new().lost_answer("POST", 504);
    let ran = porch.run("init cell --repository=edge --workspace=v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 created\n"), "{}", ran.err);
    assert_eq!(porch.log().iter().filter(|line| line.starts_with("POST")).count(), 1);
    // Not stored: sent once more.
    let porch = Porch::new().trap("POST", 504, "Timeout", "slow");
    let ran = porch.run("init cell --repository=edge --workspace=v1").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 created\n"), "{}", ran.err);
    assert_eq!(porch.log().iter().filter(|line| line.starts_with("POST")).count(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_controller_that_is_down_times_out() {
    let porch = Porch::new().pass(|_| {});
    let ran = porch.run("init cell --repository=edge --workspace=v1 --timeout 30s").await;
    assert_eq!((ran.code(), ran.out.as_str()), (124, ""));
    assert!(ran.err.contains("timed out after 30s: its source is not carried out yet"), "{}", ran.err);
    assert!(ran.err.contains("the controller never touched this object"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_rehearsed_create_makes_nothing() {
    let porch = Porch::new().has("edge.base.v1", "Published", |o| o["status"]["revision"] = 1.into());
    for words in [
        "init cell --repository=edge --workspace=v1",
        "clone edge.base.v1 cell --repository=edge --workspace=v1",
    ] {
        let ran = porch.run(&format!("{words} --dry-run=server")).await;
        assert_eq!(
            (ran.code(), ran.out.as_str()),
            (0, "edge.cell.v1 created (server dry run)\n"),
            "{}",
            ran.err
        );
    }
    let ran = porch.run("copy edge.base.v1 --workspace=v2 --dry-run=server -o json").await;
    assert_eq!(
        serde_json::from_str::<Value>(&ran.out).unwrap(),
        json!({"name": "edge.base.v2", "namespace": "radio", "result": "created", "dryRun": true, "exitCode": 0})
    );
    assert_eq!((porch.object("edge.cell.v1"), porch.object("edge.base.v2")), (None, None));
    assert_eq!(porch.log().last().unwrap(), "POST packagerevisions?dryRun=All");
    let ran = porch.run("init base --repository=edge --workspace=v9 --dry-run=server").await;
    assert_eq!(ran.code(), 1, "{}", ran.out);
}
