//! `porchctl rpkg wait` and `kubectl wait` side by side, on every flavour of the sandbox.
//!
//! In: both programs. Out: rows of the table in `docs/waiting.md`. Never: a clock that decides what is right: the
//! controllers stand still between a push and the end of the first look, so whoever says "rendered" is wrong.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use porchctl::sandbox::flavour::Flavour;
use porchctl::sandbox::{Config, Listening, Sandbox};

/// How long kubectl may take to say something while nothing renders; also its `--timeout` where it hangs.
const HELD: Duration = Duration::from_secs(4);
/// Longest run of anything else.
const PATIENCE: Duration = Duration::from_secs(60);
/// Pause between two looks at a process.
const LOOK: Duration = Duration::from_millis(10);
const RPKG: &str = "packagerevisions.v1alpha2.porch.kpt.dev";

/// Both programs; without kubectl its cells stay empty.
pub struct Programs {
    /// `porchctl`.
    pub porchctl: PathBuf,
    /// `kubectl`, where there is one.
    pub kubectl: Option<PathBuf>,
    /// `PATH` for both, and for git.
    pub path: std::ffi::OsString,
}

/// What a program said, compared with what was so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It waited for the end, and was there at once.
    Right,
    /// It said "done" before the render had begun.
    TooEarly,
    /// It said nothing until its timeout, of something that was done.
    Hangs,
    /// Not tried: no such program here.
    Untried,
}

impl Said {
    fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::TooEarly => "WRONG: done before the render",
            Self::Hangs => "WRONG: hangs until its timeout",
            Self::Untried => "not tried",
        }
    }
}

/// One row: what happened on which flavour, and what both said.
pub struct Row {
    /// The flavour.
    pub flavour: &'static str,
    /// What was done before.
    pub what: &'static str,
    /// `porchctl rpkg wait`.
    pub ours: Said,
    /// `kubectl wait`.
    pub theirs: Said,
    /// The note of `porchctl`, if there is one.
    pub note: String,
}

/// A flavour while it runs.
struct Server<'a> {
    programs: &'a Programs,
    scratch: tempfile::TempDir,
    runtime: tokio::runtime::Runtime,
    sandbox: Option<Sandbox>,
    listening: Option<Listening>,
}

/// All rows of one flavour.
///
/// # Errors
/// A program that could not be run, a verb that failed.
pub fn rows(programs: &Programs, flavour: Flavour) -> Result<Vec<Row>> {
    let server = Server::start(programs, flavour)?;
    let name = server.draft("web")?;
    let (ours, theirs) = server.after_push(&name)?;
    let row = |what, ours, theirs, note| Row { flavour: flavour.name(), what, ours, theirs, note };
    let mut rows = vec![row("push, then at once", ours, theirs, String::new())];
    server.porchctl(&["propose", &name])?;
    let (ours, theirs, note) = server.when_done(&name)?;
    rows.push(row("push, propose, all done", ours, theirs, note));
    let fresh = server.draft("fresh")?;
    let (ours, theirs, note) = server.when_done(&fresh)?;
    rows.push(row("a new package, all done", ours, theirs, note));
    server.stop();
    Ok(rows)
}

/// The table, as it is in `docs/waiting.md`.
pub fn table(rows: &[Row]) -> String {
    let mut out = String::from(
        "| server | what happened before | `porchctl rpkg wait --for rendered` | `kubectl wait --for=condition=Rendered` |\n|---|---|---|---|\n",
    );
    for row in rows {
        let (ours, theirs) = (row.ours.word(), row.theirs.word());
        let _ = writeln!(out, "| {} | {} | {ours} | {theirs} |", row.flavour, row.what);
    }
    out
}

/// The page with another table between its marks; nothing without the marks.
pub fn with_table(page: &str, table: &str) -> Option<String> {
    let (begin, rest) = page.split_once(BEGIN)?;
    let (_, end) = rest.split_once(END)?;
    Some(format!("{begin}{BEGIN}{table}{END}{end}"))
}

const BEGIN: &str = "<!-- side by side -->\n";
const END: &str = "<!-- end -->\n";

impl<'a> Server<'a> {
    fn start(programs: &'a Programs, flavour: Flavour) -> Result<Self> {
        let scratch = tempfile::tempdir()?;
        let config = Config { state: scratch.path().join("state"), flavour, ..Config::default() };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let sandbox = runtime.block_on(Sandbox::start(config))?;
        let listening = runtime.block_on(sandbox.listen())?;
        fs::write(scratch.path().join("kubeconfig"), &listening.kubeconfig)?;
        Ok(Self { programs, scratch, runtime, sandbox: Some(sandbox), listening: Some(listening) })
    }

    fn stop(mut self) {
        if let Some(listening) = self.listening.take() {
            self.runtime.block_on(listening.stop());
        }
        if let Some(sandbox) = self.sandbox.take() {
            self.runtime.block_on(sandbox.stop());
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }

    fn command(&self, program: &Path, words: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(words).env_clear().env("PATH", &self.programs.path).env("HOME", self.scratch.path());
        command.env("KUBECONFIG", self.path("kubeconfig")).current_dir(self.scratch.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn porchctl(&self, words: &[&str]) -> Result<String> {
        let output = self.command(&self.programs.porchctl, &[&["rpkg"], words].concat()).output()?;
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        ensure!(output.status.success(), "porchctl rpkg {}: {stderr}", words.join(" "));
        Ok(stderr)
    }

    /// `rpkg wait --for rendered`, started.
    fn our_wait(&self, name: &str) -> Result<Child> {
        let words = ["rpkg", "wait", name, "--for", "rendered", "--timeout", "60s"];
        Ok(self.command(&self.programs.porchctl, &words).spawn()?)
    }

    /// `kubectl wait --for=condition=Rendered`, started where there is a kubectl.
    fn their_wait(&self, name: &str, timeout: Duration) -> Result<Option<Child>> {
        let Some(kubectl) = &self.programs.kubectl else { return Ok(None) };
        let (object, timeout) = (format!("{RPKG}/{name}"), format!("--timeout={}s", timeout.as_secs()));
        Ok(Some(self.command(kubectl, &["wait", "--for=condition=Rendered", &object, &timeout]).spawn()?))
    }

    /// A rendered draft, pulled into a directory of its name.
    fn draft(&self, package: &str) -> Result<String> {
        let name = format!("blueprints.{package}.v1");
        self.porchctl(&["init", package, "--repository", "blueprints", "--workspace", "v1"])?;
        self.porchctl(&["pull", &name, &name])?;
        Ok(name)
    }

    /// A push after a push, and both waits at once after it, before any controller has looked at it.
    fn after_push(&self, name: &str) -> Result<(Said, Said)> {
        fs::write(self.path(name).join("one.yaml"), resource("one"))?;
        self.porchctl(&["push", name, name])?;
        fs::write(self.path(name).join("two.yaml"), resource("two"))?;
        let sandbox = self.sandbox.as_ref().context("it is stopped")?;
        self.runtime.block_on(sandbox.stop_controllers());
        self.porchctl(&["push", name, name, "--wait=false"])?;
        let (mut ours, mut theirs) = (self.our_wait(name)?, self.their_wait(name, PATIENCE)?);
        let early = theirs.as_mut().map(|child| ends_within(child, HELD)).transpose()?.unwrap_or(false);
        let ours_early = ends_within(&mut ours, LOOK)?;
        self.runtime.block_on(sandbox.start_controllers());
        let ended = ours.wait_with_output()?;
        ensure!(ended.status.success(), "rpkg wait: {}", String::from_utf8_lossy(&ended.stderr));
        let theirs = match theirs {
            None => Said::Untried,
            Some(_) if early => Said::TooEarly,
            Some(child) => done(&child.wait_with_output()?),
        };
        Ok((if ours_early { Said::TooEarly } else { Said::Right }, theirs))
    }

    /// Both waits when there is nothing left to wait for. The note of ours says what is odd about the server.
    fn when_done(&self, name: &str) -> Result<(Said, Said, String)> {
        let mut ours = self.our_wait(name)?;
        let theirs = self.their_wait(name, HELD)?;
        let prompt = ends_within(&mut ours, PATIENCE)?;
        let ended = ours.wait_with_output()?;
        let note = String::from_utf8_lossy(&ended.stderr).trim().to_owned();
        ensure!(ended.status.success(), "rpkg wait: {note}");
        let theirs = theirs.map(Child::wait_with_output).transpose()?.context("no kubectl");
        let theirs = theirs.map_or(Said::Untried, |output| done(&output));
        Ok((if prompt { Said::Right } else { Said::Hangs }, theirs, note))
    }
}

fn resource(name: &str) -> String {
    format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {name}\n")
}

/// Right, or out of time.
fn done(output: &Output) -> Said {
    if output.status.success() { Said::Right } else { Said::Hangs }
}

/// Does it end in that time?
fn ends_within(child: &mut Child, time: Duration) -> Result<bool> {
    let begin = Instant::now();
    loop {
        if child.try_wait()?.is_some() {
            return Ok(true);
        }
        if begin.elapsed() > time {
            return Ok(false);
        }
        std::thread::sleep(LOOK);
    }
}
