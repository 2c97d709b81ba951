//! The test of the tests: plants one mistake after the other in the code of waits and says which tests notice.
//!
//!     cargo run --example wait_mutants                       all of tests/data/wait/mutants.json
//!     cargo run --example wait_mutants -- --only uid         those with that word in their name
//!
//! Works on a copy of the rooms that waits need, in a temporary folder; the sources here are not touched. Ends with
//! 1 when a mistake survives, does not compile, or is no longer where the list says.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use serde::Deserialize;
use serde_json::Value;

/// One mistake.
#[derive(Deserialize)]
struct Mutant {
    /// What is wrong with it.
    name: String,
    /// Below `src/wait`.
    file: String,
    /// Stands there exactly once.
    old: String,
    /// Takes its place.
    new: String,
}

/// What a mistake led to.
enum Outcome {
    Caught(String),
    Hangs,
    Survived,
    Broken(String),
}

/// Longer than the tests of waits take on a busy machine; a mistake that makes them turn in circles is noticed.
const PATIENCE: Duration = Duration::from_secs(300);
/// The rooms that waits need, without what connects them to a real server.
const ROOMS: [&str; 4] = ["api", "failure.rs", "wait", "../examples/wait_model"];

fn main() -> ExitCode {
    match run() {
        Ok(0) => ExitCode::SUCCESS,
        Ok(left) => {
            say(&format!("{left} not caught"));
            ExitCode::FAILURE
        }
        Err(error) => {
            say(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn say(text: &str) {
    // Who closed the pipe has seen enough.
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Tries all; how many were not caught.
fn run() -> Result<usize> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("tests/data/wait/mutants.json"))?;
    let mutants: Vec<Mutant> = serde_json::from_str(&list)?;
    let only = only()?;
    let bench = Bench::new(root)?;
    match bench.outcome()? {
        Outcome::Survived => say("without a mistake all tests pass"),
        Outcome::Caught(why) | Outcome::Broken(why) => bail!("without a mistake already: {why}"),
        Outcome::Hangs => bail!("without a mistake already the tests do not end"),
    }
    let mut left = 0;
    for mutant in mutants.iter().filter(|mutant| mutant.name.contains(&only)) {
        let started = Instant::now();
        let outcome = bench.plant(mutant)?;
        let (word, what) = match outcome {
            Outcome::Caught(by) => ("caught", by),
            Outcome::Hangs => ("caught", "the tests no longer end".into()),
            Outcome::Survived => ("SURVIVED", String::new()),
            Outcome::Broken(why) => ("BROKEN", why),
        };
        left += usize::from(word != "caught");
        say(&format!("{word:9} {}  ({:.0} s)  {what}", mutant.name, started.elapsed().as_secs_f64()));
    }
    Ok(left)
}

fn only() -> Result<String> {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        None => Ok(String::new()),
        Some("--only") => args.next().context("--only needs a word"),
        Some(other) => bail!("unknown option {other}"),
    }
}

/// A copy to plant mistakes in.
struct Bench {
    dir: tempfile::TempDir,
    /// What was built before is used again: the libraries are the same.
    target: PathBuf,
}

impl Bench {
    fn new(root: &Path) -> Result<Self> {
        let dir = tempfile::tempdir()?;
        let here = std::env::current_exe()?;
        let target = here.ancestors().nth(3).context("no target directory")?.to_owned();
        for room in ROOMS {
            copy(&root.join("src").join(room), &dir.path().join("src").join(room))?;
        }
        copy(&root.join("tests/data"), &dir.path().join("tests/data"))?;
        copy(&root.join("tests/wait_model.rs"), &dir.path().join("tests/wait_model.rs"))?;
        let locked = fs::read_to_string(root.join("Cargo.lock"))?;
        fs::write(dir.path().join("Cargo.lock"), renamed(&locked))?;
        fs::write(dir.path().join("Cargo.toml"), manifest(&fs::read_to_string(root.join("Cargo.toml"))?))?;
        let rooms = "//! What waits need.\npub mod api;\npub mod failure;\npub mod wait;\n";
        fs::write(dir.path().join("src/lib.rs"), rooms)?;
        let waits = dir.path().join("src/wait/mod.rs");
        let text = fs::read_to_string(&waits)?;
        fs::write(waits, without_servers(&text))?;
        Ok(Self { dir, target })
    }

    /// Plants a mistake, runs the tests, and takes it out again.
    fn plant(&self, mutant: &Mutant) -> Result<Outcome> {
        let path = self.dir.path().join("src/wait").join(&mutant.file);
        let text = fs::read_to_string(&path).with_context(|| mutant.file.clone())?;
        let times = text.matches(&mutant.old).count();
        if times != 1 {
            return Ok(Outcome::Broken(format!("{:?} stands there {times} times", mutant.old)));
        }
        fs::write(&path, text.replacen(&mutant.old, &mutant.new, 1))?;
        let outcome = self.outcome();
        fs::write(&path, text)?;
        outcome
    }

    fn outcome(&self) -> Result<Outcome> {
        let programs = match self.build()? {
            Ok(programs) => programs,
            Err(why) => return Ok(Outcome::Broken(why)),
        };
        let model = |program: &&PathBuf| {
            program.file_name().is_some_and(|name| name.to_string_lossy().starts_with("wait_model"))
        };
        let [library, model] = [programs.iter().find(|p| !model(p)), programs.iter().find(model)];
        // The quickest first.
        let stages = [
            (library, vec!["wait::", "--skip", "wait::tests::random"]),
            (library, vec!["wait::tests::random"]),
            // That test is about the list, and every mistake fails it.
            (model, vec!["--skip", "every_planted_mistake"]),
        ];
        for (program, words) in stages {
            match self.tests(program.context("a test program is missing")?, &words)? {
                Outcome::Survived => {}
                other => return Ok(other),
            }
        }
        Ok(Outcome::Survived)
    }

    /// The test programs, or why they cannot be built.
    fn build(&self) -> Result<Result<Vec<PathBuf>, String>> {
        let words =
            ["test", "--offline", "--no-run", "--lib", "--test", "wait_model", "--message-format=json"];
        let output = Command::new(env!("CARGO"))
            .args(words)
            .arg("--target-dir")
            .arg(&self.target)
            .current_dir(self.dir.path())
            .stderr(Stdio::null())
            .output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let messages: Vec<Value> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if !output.status.success() {
            let error = messages.iter().find(|m| m["message"]["level"] == "error");
            let why =
                error.and_then(|error| error["message"]["message"].as_str()).unwrap_or("does not build");
            return Ok(Err(why.to_owned()));
        }
        let programs =
            messages.iter().filter_map(|message| message["executable"].as_str()).map(PathBuf::from);
        let programs: Vec<PathBuf> = programs.collect();
        ensure!(programs.len() == 2, "expected two test programs, not {programs:?}");
        Ok(Ok(programs))
    }

    /// Runs one test program to its end, or to the end of patience.
    fn tests(&self, program: &Path, words: &[&str]) -> Result<Outcome> {
        let said = self.dir.path().join("said");
        let child = Command::new(program)
            .args(words)
            .current_dir(self.dir.path())
            .stdout(fs::File::create(&said)?)
            .stderr(Stdio::null())
            .spawn()?;
        let Some(passed) = waited(child)? else { return Ok(Outcome::Hangs) };
        if passed {
            return Ok(Outcome::Survived);
        }
        let text = fs::read_to_string(&said)?;
        let failed: Vec<&str> = text.lines().filter_map(|line| line.strip_suffix(" ... FAILED")).collect();
        let first = failed.first().map_or("?", |line| line.trim_start_matches("test "));
        let others = failed.len().saturating_sub(1);
        Ok(Outcome::Caught(format!("{first} and {others} more")))
    }
}

/// Did it succeed? Nothing if it had to be ended.
fn waited(mut child: Child) -> Result<Option<bool>> {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// The manifest without the program, under a name of its own: what is built here must not be taken for what is
/// built there.
fn manifest(text: &str) -> String {
    let text = renamed(text);
    let (before, rest) = text.split_once("[[bin]]").unwrap_or((&text, ""));
    let after = rest.find("\n[").map_or("", |at| &rest[at..]);
    let lines = before.lines().filter(|line| !line.starts_with("default-run"));
    lines.map(|line| format!("{line}\n")).collect::<String>() + after
}

fn renamed(text: &str) -> String {
    text.replacen("name = \"porchctl\"", "name = \"porchctl-mutants\"", 1)
}

/// Waits without the modules that talk to real servers.
fn without_servers(text: &str) -> String {
    let real = |line: &&str| {
        !["mod live", "mod repository", "use live", "use repository"].iter().any(|word| line.contains(word))
    };
    text.lines().filter(real).map(|line| format!("{line}\n")).collect()
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
    } else {
        fs::create_dir_all(to.parent().context("no folder")?)?;
        fs::copy(from, to).with_context(|| from.display().to_string())?;
    }
    Ok(())
}
