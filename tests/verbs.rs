//! The verbs and the wait in one process with the embedded Porch: what they promise and what they ask for.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

use std::time::{Duration, Instant};

use clap::Parser;
use porchctl::api::v1alpha2::{InitSource, PackageRevision, PackageRevisionSpec, Source};
use porchctl::cli::Cli;
use porchctl::client::{Client, Options};
use porchctl::commands::{Context, dispatch};
use porchctl::failure::Failure;
use porchctl::sandbox::{Config, Sandbox};
use porchctl::settings::{Env, Settings, Terminal};
use porchctl::ui::Ui;
use serde_json::Value;
use tempfile::TempDir;

/// A sandbox and where it keeps its state.
struct Porch {
    sandbox: Sandbox,
    _state: TempDir,
}

/// What a command did.
struct Ran {
    code: u8,
    out: String,
    err: String,
    /// Requests per verb and resource.
    requests: Vec<String>,
}

impl Porch {
    async fn start(faults: &[&str]) -> Self {
        let state = tempfile::tempdir().unwrap();
        let mut config = Config { state: state.path().join("state"), ..Config::default() };
        faults.iter().for_each(|fault| config.faults.add(fault).unwrap());
        Self { sandbox: Sandbox::start(config).await.unwrap(), _state: state }
    }

    /// Runs `porchctl rpkg WORDS`.
    async fn run(&self, words: &str) -> Ran {
        let cli = Cli::try_parse_from(["porchctl", "rpkg"].into_iter().chain(words.split(' '))).unwrap();
        let settings = Settings::resolve(&cli.globals, &Env::default(), Terminal::default()).unwrap();
        let api = self.sandbox.service();
        let before = api.requests();
        let client = Client::new(kube::Client::new(api.clone(), "default"), "default", Options::default());
        let ui = Ui::buffer();
        let end = dispatch(&Context::with_client(settings, ui.clone(), client), &cli.command).await;
        if let Err(failure) = &end {
            ui.error(failure);
        }
        let more = |(key, count): (&(String, String), &u64)| {
            let now = count - before.get(key).copied().unwrap_or_default();
            (now > 0).then(|| format!("{now} {} {}", key.0, key.1))
        };
        Ran {
            code: end.as_ref().map_or_else(Failure::exit_code, |code| *code),
            out: ui.captured_stdout(),
            err: ui.captured_stderr(),
            requests: api.requests().iter().filter_map(more).collect(),
        }
    }

    /// Runs it and expects one line on stdout and none on stderr.
    async fn says(&self, words: &str, line: &str) -> Ran {
        let ran = self.run(words).await;
        assert_eq!((ran.code, ran.out.as_str()), (0, format!("{line}\n").as_str()), "{words}: {}", ran.err);
        ran
    }

    /// A draft, made without the check that the package is new.
    async fn draft(&self, package: &str, workspace: &str) {
        let client = kube::Client::new(self.sandbox.service(), "default");
        let client = Client::new(client, "default", Options::default());
        let spec = PackageRevisionSpec {
            repository: "blueprints".into(),
            package_name: package.into(),
            workspace_name: workspace.into(),
            lifecycle: "Draft".into(),
            source: Some(Source { init: Some(InitSource::default()), ..Source::default() }),
            ..PackageRevisionSpec::default()
        };
        let name = format!("blueprints.{package}.{workspace}");
        client.create_revision(&PackageRevision::new("default", &name, spec)).await.unwrap();
    }

    /// How many watches were asked for so far.
    fn watches(&self) -> Option<u64> {
        let watch = ("watch".to_owned(), "packagerevisions".to_owned());
        self.sandbox.service().requests().get(&watch).copied()
    }

    /// Returns when there are more.
    async fn is_watched(&self, before: Option<u64>) {
        while self.watches() == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn object(&self, name: &str) -> Value {
        let ran = self.run(&format!("get {name} -o json")).await;
        serde_json::from_str(&ran.out).unwrap()
    }

    async fn stop(self) {
        self.sandbox.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_a_life_is_true_when_it_is_said() {
    let porch = Porch::start(&["controller-lag=100ms"]).await;
    let name = "blueprints.sites.cell.v1";
    porch.says("init sites/cell --repository blueprints --workspace v1", &format!("{name} created")).await;
    let object = porch.object(name).await;
    assert_eq!(object["status"]["creationSource"], "init");
    assert_eq!(object["status"]["conditions"].as_array().unwrap().len(), 2);
    porch.says(&format!("propose {name}"), &format!("{name} proposed")).await;
    porch.says(&format!("approve {name}"), &format!("{name} approved")).await;
    assert_eq!(porch.object(name).await["status"]["revision"], 1);
    porch.says(&format!("wait {name} --for published"), &format!("{name} published")).await;
    porch.says(&format!("propose-delete {name}"), &format!("{name} proposed for deletion")).await;
    porch.says(&format!("del {name}"), &format!("{name} deleted")).await;
    // A name is free again at once.
    porch.says("init sites/cell --repository blueprints --workspace v1", &format!("{name} created")).await;
    porch.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hurried_steps_do_not_fall_over_each_other() {
    let porch = Porch::start(&["controller-lag=300ms"]).await;
    let name = "blueprints.cell.v1";
    porch
        .says("init cell --repository blueprints --workspace v1 --wait=false", &format!("{name} created"))
        .await;
    // Nothing is rendered yet; propose waits for it, approve waits for the proposal.
    porch.says(&format!("propose {name}"), &format!("{name} proposed")).await;
    porch.says(&format!("reject {name}"), &format!("{name} no longer proposed for approval")).await;
    porch.says(&format!("propose {name} --wait=false"), &format!("{name} proposed")).await;
    porch.says(&format!("approve {name}"), &format!("{name} approved")).await;
    let object = porch.object(name).await;
    assert_eq!(
        (&object["spec"]["lifecycle"], &object["status"]["revision"]),
        (&"Published".into(), &1.into())
    );
    porch.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn siblings_get_numbers_in_the_order_they_are_named() {
    let porch = Porch::start(&["controller-lag=50ms"]).await;
    for workspace in ["a", "b", "c"] {
        porch.draft("cell", workspace).await;
    }
    let names = "blueprints.cell.c blueprints.cell.a blueprints.cell.b";
    assert_eq!(porch.run(&format!("propose {names}")).await.code, 0);
    let ran = porch.run(&format!("approve {names}")).await;
    assert_eq!(ran.code, 0, "{}", ran.err);
    let mut numbers = Vec::new();
    for name in names.split(' ') {
        numbers.push(porch.object(name).await["status"]["revision"].clone());
    }
    assert_eq!(numbers, [1, 2, 3]);
    porch.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_stay_within_their_budget() {
    let porch = Porch::start(&[]).await;
    let words = "init cell --repository blueprints --workspace v1 --wait=false --api-version v1alpha2";
    let ran = porch.run(words).await;
    assert_eq!(ran.requests, ["1 create packagerevisions", "1 list packagerevisions"]);
    porch.says("wait blueprints.cell.v1", "blueprints.cell.v1 ready").await;
    for verb in ["propose", "approve", "propose-delete"] {
        let ran = porch.run(&format!("{verb} blueprints.cell.v1 --wait=false")).await;
        assert_eq!(
            ran.requests,
            ["1 get packagerevisions", "1 patch packagerevisions"],
            "{verb}: {}",
            ran.err
        );
        porch.says("wait blueprints.cell.v1 --for settled", "blueprints.cell.v1 settled").await;
    }
    let ran = porch.run("del blueprints.cell.v1 --wait=false").await;
    assert_eq!(ran.requests, ["1 delete packagerevisions"]);
    // A wait that is met reads once and watches nothing.
    porch.says("init other --repository blueprints --workspace v1", "blueprints.other.v1 created").await;
    let ran = porch.says("wait blueprints.other.v1", "blueprints.other.v1 ready").await;
    assert_eq!(ran.requests, ["1 get packagerevisions"]);
    porch.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wait_sees_what_somebody_else_does() {
    let porch = Porch::start(&["controller-lag=100ms"]).await;
    porch.says("init cell --repository blueprints --workspace v1", "blueprints.cell.v1 created").await;
    let before = porch.watches();
    let waiting = porch.run("wait blueprints.cell.v1 --for deleted");
    let deleting = async {
        porch.is_watched(before).await;
        porch.says("del blueprints.cell.v1", "blueprints.cell.v1 deleted").await;
        Instant::now()
    };
    let timed = async { (waiting.await, Instant::now()) };
    let ((ran, seen), done) = tokio::join!(timed, deleting);
    assert_eq!((ran.code, ran.out.as_str()), (0, "blueprints.cell.v1 deleted\n"), "{}", ran.err);
    // Far below the heartbeat: it was the watch that told.
    assert!(seen.saturating_duration_since(done) < Duration::from_secs(5));
    porch.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_made_says_why_and_what_to_do() {
    let porch = Porch::start(&[]).await;
    let ran = porch.run("clone blueprints.nosuch.v1 cell --repository deployments").await;
    assert_eq!((ran.code, ran.out.as_str()), (3, ""));
    assert!(ran.err.contains("failed to get upstream package \"blueprints.nosuch.v1\""), "{}", ran.err);
    assert!(ran.err.contains("`porchctl rpkg del deployments.cell.v1`"), "{}", ran.err);
    let ran = porch.run("propose deployments.cell.v1").await;
    assert_eq!((ran.code, ran.out.as_str()), (3, ""));
    assert!(ran.err.contains("its source could not be carried out"), "{}", ran.err);
    porch.says("del deployments.cell.v1", "deployments.cell.v1 deleted").await;
    porch.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_changes_nothing() {
    let porch = Porch::start(&[]).await;
    let words = "init cell --repository blueprints --workspace v1";
    let rehearsed = |word: &str| format!("blueprints.cell.v1 {word} (server dry run)");
    porch.says(&format!("{words} --dry-run=server"), &rehearsed("created")).await;
    assert_eq!(porch.run("get blueprints.cell.v1").await.code, 5);
    porch.says(words, "blueprints.cell.v1 created").await;
    for (verb, done, state) in [
        ("del", "deleted", "Draft"),
        ("propose", "proposed", "Draft"),
        ("approve", "approved", "Proposed"),
        ("reject", "no longer proposed for approval", "Proposed"),
        ("propose-delete", "proposed for deletion", "Published"),
    ] {
        if porch.object("blueprints.cell.v1").await["spec"]["lifecycle"] != state {
            let step = if state == "Proposed" { "propose" } else { "approve" };
            assert_eq!(porch.run(&format!("{step} blueprints.cell.v1")).await.code, 0);
        }
        let before = porch.object("blueprints.cell.v1").await;
        porch.says(&format!("{verb} blueprints.cell.v1 --dry-run=server"), &rehearsed(done)).await;
        assert_eq!(porch.object("blueprints.cell.v1").await, before, "{verb}");
    }
    let copied = "blueprints.cell.v2 created (server dry run)";
    porch.says("copy blueprints.cell.v1 --workspace v2 --dry-run=server", copied).await;
    let cloned = "deployments.cell.v1 created (server dry run)";
    porch.says("clone blueprints.cell.v1 cell --repository deployments --dry-run=server", cloned).await;
    let names = porch.run("get -o name").await.out;
    assert_eq!(names, "packagerevision.porch.kpt.dev/blueprints.cell.v1\n");
    porch.stop().await;
}
