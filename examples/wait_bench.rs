//! Measures waits of the real binary against the HTTPS side of the sandbox: how long after the final status it
//! is over, what a wait for thousands costs, and how often a server is asked whose watches close at once.
//!
//!     cargo build --release && cargo run --release --example wait_bench
//!     cargo run --release --example wait_bench -- --waits 200 --objects 500 --program target/debug/porchctl
//!
//! No controller runs: this program writes the status itself, so it knows the moment to the microsecond.

use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use futures::FutureExt;
use futures::future::BoxFuture;
use porchctl::sandbox::Listening;
use porchctl::sandbox::clock::Clock;
use porchctl::sandbox::contents::Contents;
use porchctl::sandbox::http::Api;
use porchctl::sandbox::http::faults::WireFaults;
use porchctl::sandbox::status::ApiError;
use porchctl::sandbox::store::{Part, Resource, Store};
use serde_json::{Value, json};

/// Time for a client to come to rest after its watch was asked for.
const REST: Duration = Duration::from_millis(5);
/// How long the wait against closing watches lasts.
const CLOSING: Duration = Duration::from_secs(10);

struct Options {
    waits: usize,
    objects: usize,
    program: PathBuf,
}

fn main() -> ExitCode {
    match options().and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("FAILED: {error:?}"));
            ExitCode::FAILURE
        }
    }
}

fn options() -> Result<Options> {
    let here = std::env::current_exe()?;
    let built = here.parent().and_then(|examples| examples.parent()).context("no directory of the build")?;
    let mut options = Options { waits: 1000, objects: 3000, program: built.join("porchctl") };
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let value = args.next().with_context(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--waits" => options.waits = value.parse()?,
            "--objects" => options.objects = value.parse()?,
            "--program" => options.program = std::path::absolute(value)?,
            other => bail!("unknown word {other}"),
        }
    }
    ensure!(options.program.exists(), "{} is not there: cargo build --release", options.program.display());
    Ok(options)
}

fn run(options: &Options) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let bench = runtime.block_on(Bench::start(options))?;
    say("| what | figure |\n|---|---|");
    bench.latency()?;
    bench.many("all but 2 rendered before", options.objects.saturating_sub(2))?;
    bench.many("none rendered before", 0)?;
    bench.closing()
}

/// A server and its clients.
struct Bench<'a> {
    options: &'a Options,
    store: Store,
    api: Api,
    scratch: tempfile::TempDir,
    // Serves as long as it lives.
    _listening: Listening,
}

impl<'a> Bench<'a> {
    async fn start(options: &'a Options) -> Result<Self> {
        let store = Store::new(Clock::start());
        let namespace = json!({"metadata": {"name": "default"}, "status": {"phase": "Active"}});
        store.create(Resource::Namespaces, namespace, "bench").map_err(refused)?;
        let api = Api::new(store.clone(), Arc::new(NoContents));
        let listening = Listening::start(&api).await?;
        let scratch = tempfile::tempdir()?;
        std::fs::write(scratch.path().join("kubeconfig"), &listening.kubeconfig)?;
        Ok(Self { options, store, api, scratch, _listening: listening })
    }

    /// From just before the commit of the final status to the end of the process.
    fn latency(&self) -> Result<()> {
        self.create("bp.web.v1", "one", "r0")?;
        let mut times = Vec::new();
        let mut peak = 0;
        for turn in 1..=self.options.waits {
            let token = format!("r{turn}");
            let ask = json!({"metadata": {"annotations": {"porch.kpt.dev/render-request": token}}});
            self.patch("bp.web.v1", Part::Main, &ask)?;
            let mut child = self.waiting(&["bp.web.v1", "--for", &format!("rendered={token}")])?;
            peak = peak.max(peak_memory(&child));
            let begun = Instant::now();
            self.rendered("bp.web.v1", &token)?;
            let status = child.wait()?;
            times.push(begun.elapsed());
            ensure!(status.success(), "wait {turn} ended with {status}");
        }
        times.sort_unstable();
        let at = |share: usize| in_ms(times[(times.len() * share / 100).min(times.len() - 1)]);
        let waits = times.len();
        say(&format!(
            "| final status to exit, {waits} waits | median {}, 99 % {}, longest {} |",
            at(50),
            at(99),
            at(100)
        ));
        say(&format!("| peak memory of one such wait | {peak} KiB |"));
        Ok(())
    }

    /// One wait with a selector for all of them; some are rendered already.
    fn many(&self, title: &str, before: usize) -> Result<()> {
        let (objects, label) = (self.options.objects, format!("many-{before}"));
        let names: Vec<String> = (0..objects).map(|number| format!("bp.{label}-{number}.v1")).collect();
        for (number, name) in names.iter().enumerate() {
            self.create(name, &label, "r1")?;
            if number < before {
                self.rendered(name, "r1")?;
            }
        }
        let size = self
            .store
            .get(Resource::PackageRevisions, "default", &names[0])
            .map_err(refused)?
            .to_string()
            .len();
        let earlier = self.asked();
        let started = Instant::now();
        let mut child = self.waiting(&["-l", &format!("set={label}"), "--for", "rendered"])?;
        let watching = started.elapsed();
        names[before..].iter().try_for_each(|name| self.rendered(name, "r1"))?;
        let committed = Instant::now();
        let peak = watched_to_the_end(&mut child)?;
        let requests: Vec<String> = ["get", "list", "watch"]
            .into_iter()
            .map(|verb| {
                format!(
                    "{} {verb}",
                    self.count(verb) - earlier.iter().find(|(v, _)| *v == verb).map_or(0, |(_, n)| *n)
                )
            })
            .collect();
        say(&format!(
            "| {objects} objects of {size} bytes, {title} | {} requests: {}; peak memory {peak} KiB; watching after {}, over {} after the last status |",
            self.asked().iter().map(|(_, n)| n).sum::<u64>() - earlier.iter().map(|(_, n)| n).sum::<u64>(),
            requests.join(", "),
            in_ms(watching),
            in_ms(committed.elapsed())
        ));
        Ok(())
    }

    /// A server whose watches close at once.
    fn closing(&self) -> Result<()> {
        self.create("bp.closing.v1", "closing", "r0")?;
        let ask = json!({"metadata": {"annotations": {"porch.kpt.dev/render-request": "never"}}});
        self.patch("bp.closing.v1", Part::Main, &ask)?;
        let mut faults = WireFaults::default();
        faults.add("watch-close").context("no such fault")?.map_err(|error| anyhow!(error))?;
        self.api.inject(faults);
        let (gets, watches) = (self.count("get"), self.count("watch"));
        let timeout = format!("{}s", CLOSING.as_secs());
        let status =
            self.command(&["bp.closing.v1", "--for", "rendered=never", "--timeout", &timeout]).status()?;
        ensure!(status.code() == Some(124), "it ended with {status}");
        let rate = |count: u64| count as f64 / CLOSING.as_secs_f64();
        let (gets, watches) = (self.count("get") - gets, self.count("watch") - watches);
        say(&format!(
            "| watches that close at once, {timeout} | {:.1} requests a second: {gets} get, {watches} watch |",
            rate(gets + watches)
        ));
        Ok(())
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.options.program);
        command
            .args(["rpkg", "wait"])
            .args(words)
            .env_clear()
            .env("HOME", self.scratch.path())
            .env("KUBECONFIG", self.scratch.path().join("kubeconfig"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// A wait that has read, is not met, and watches.
    fn waiting(&self, words: &[&str]) -> Result<Child> {
        let before = self.count("watch");
        let mut child = self.command(words).spawn()?;
        while self.count("watch") == before {
            ensure!(child.try_wait()?.is_none(), "the wait was over before it watched");
            std::thread::sleep(Duration::from_micros(200));
        }
        std::thread::sleep(REST);
        Ok(child)
    }

    fn asked(&self) -> Vec<(&'static str, u64)> {
        ["get", "list", "watch"].map(|verb| (verb, self.count(verb))).to_vec()
    }

    fn count(&self, verb: &str) -> u64 {
        let key = (verb.to_owned(), "packagerevisions".to_owned());
        self.api.requests().get(&key).copied().unwrap_or_default()
    }

    /// A draft whose push `asked` is not rendered.
    fn create(&self, name: &str, label: &str, asked: &str) -> Result<()> {
        let object = json!({"apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
            "metadata": {"name": name, "namespace": "default", "labels": {"set": label},
                "annotations": {"porch.kpt.dev/render-request": asked}},
            "spec": {"packageName": name, "repository": "bp", "workspaceName": "v1", "lifecycle": "Draft",
                "source": {"init": {"description": "sample"}}}});
        self.store.create(Resource::PackageRevisions, object, "porchctl").map_err(refused)?;
        let status = json!({"status": {"creationSource": "init", "observedGeneration": 1,
            "conditions": [condition("Ready", "True"), condition("Rendered", "Unknown")]}});
        self.patch(name, Part::Status, &status)
    }

    /// The final status of a render.
    fn rendered(&self, name: &str, token: &str) -> Result<()> {
        let status = json!({"status": {"observedPrrResourceVersion": token,
            "conditions": [condition("Ready", "True"), condition("Rendered", "True")]}});
        self.patch(name, Part::Status, &status)
    }

    fn patch(&self, name: &str, part: Part, patch: &Value) -> Result<()> {
        let store = &self.store;
        let patched =
            store.merge_patch(Resource::PackageRevisions, "default", name, part, patch, "controller");
        patched.map(drop).map_err(refused)
    }
}

fn condition(kind: &str, status: &str) -> Value {
    json!({"type": kind, "status": status, "reason": if status == "True" { kind } else { "Pending" },
        "message": "", "observedGeneration": 1, "lastTransitionTime": "2026-01-01T00:00:00Z"})
}

/// Waits for the end of a process; its peak memory in KiB as it was last seen.
fn watched_to_the_end(child: &mut Child) -> Result<u64> {
    let mut peak = 0;
    loop {
        peak = peak.max(peak_memory(child));
        if let Some(status) = child.try_wait()? {
            ensure!(status.success(), "the wait ended with {status}");
            return Ok(peak);
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Peak memory of a process in KiB, 0 where the system does not tell.
fn peak_memory(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

fn in_ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

fn refused(error: ApiError) -> anyhow::Error {
    anyhow!("the store refused: {}", error.message)
}

/// Nobody asks for content here.
struct NoContents;

impl Contents for NoContents {
    fn get<'a>(&'a self, _: &'a str, name: &'a str) -> BoxFuture<'a, Result<Value, ApiError>> {
        let absent = ApiError::not_found("packagerevisionresources", "porch.kpt.dev", name);
        async move { Err(absent) }.boxed()
    }

    fn list<'a>(&'a self, _: Option<&'a str>) -> BoxFuture<'a, Result<Vec<Value>, ApiError>> {
        async { Ok(Vec::new()) }.boxed()
    }

    fn put<'a>(&'a self, _: &'a str, name: &'a str, _: Value) -> BoxFuture<'a, Result<Value, ApiError>> {
        self.get("", name)
    }
}

#[expect(clippy::print_stdout, reason = "a tool for developers, not the program")]
fn say(line: &str) {
    println!("{line}");
}
