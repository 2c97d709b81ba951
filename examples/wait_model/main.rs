//! Checks the judge of waits in every reachable state of a bounded model of server and users.
//!
//!     cargo run --release --example wait_model                      seconds, what `cargo test` explores
//!     cargo run --release --example wait_model -- --full            the budgets of the specification
//!     cargo run --release --example wait_model -- --full --flavour guard --faults 1
//!     cargo run --release --example wait_model -- --trace           with the shortest way to what was expected, too
//!
//! Ends with 1 when a run shows what it must not show, or does not show a blind spot that it must show.

mod model;

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use model::counts::Counts;
use model::runs::Run;
use model::search::Found;
use model::{check, runs};

#[derive(Default)]
struct Options {
    full: bool,
    trace: bool,
    faults: u8,
    flavour: Option<String>,
}

fn options() -> Result<Options> {
    let mut options = Options::default();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--full" => options.full = true,
            "--trace" => options.trace = true,
            "--faults" => options.faults = args.next().context("--faults needs a number")?.parse()?,
            "--flavour" => options.flavour = Some(args.next().context("--flavour needs a name")?),
            other => bail!("unknown option {other}"),
        }
    }
    Ok(options)
}

fn say(text: &str) {
    // Who closed the pipe has seen enough.
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn main() -> ExitCode {
    match options().map(|options| explore(&options)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(surprises) => {
            say(&format!("{surprises} surprises"));
            ExitCode::FAILURE
        }
        Err(error) => {
            say(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Runs what was asked for; the number of surprises.
fn explore(options: &Options) -> usize {
    let runs = if options.full { runs::full(options.faults) } else { runs::quick() };
    let wanted = |run: &Run| options.flavour.as_deref().is_none_or(|flavour| flavour == run.name);
    say(
        "run            faults      states  versions  quiescent   Rendered: lies  hangs   Ready: lies  hangs     time",
    );
    let mut surprises = 0;
    for run in runs.into_iter().filter(wanted) {
        let started = Instant::now();
        let (counts, found) = check::run(&run.rules);
        say(&row(&run, &counts, started.elapsed().as_secs_f64()));
        details(&run, &counts, &found, options.trace);
        surprises += run.surprises(&counts).len();
    }
    surprises
}

fn row(run: &Run, counts: &Counts, seconds: f64) -> String {
    format!(
        "{:14} {:6} {:>11} {:>9} {:>10} {:>16} {:>6} {:>13} {:>6} {:>7.1}s",
        run.name,
        run.rules.budget.faults,
        counts.states,
        counts.versions,
        counts.quiescent,
        counts.kubectl_lies,
        counts.kubectl_hangs,
        counts.kubectl_ready_lies,
        counts.kubectl_ready_hangs,
        seconds,
    )
}

/// What was seen, and the shortest way to what should not have been seen.
fn details(run: &Run, counts: &Counts, found: &Found, trace: bool) {
    for ((wrong, of), seen) in &counts.wrong {
        let expected = run.expects(*wrong);
        let word = if expected { "expected" } else { "VIOLATION" };
        say(&format!("    {word:9}  {wrong:?}, {of}: {} states", seen.times));
        if trace || !expected {
            found.way(&run.rules, seen.first).iter().for_each(|step| say(&format!("        {step}")));
            say(&format!("        then {:?}", found.state(seen.first).live()));
        }
    }
    for missed in run.shows.iter().filter(|wrong| counts.of(**wrong) == 0) {
        say(&format!("    MISSING    {missed:?}: the model no longer shows a blind spot that servers have"));
    }
}
