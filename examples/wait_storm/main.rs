//! Random schedules of pushes, lifecycle moves, deletions and restarts against a sandbox that has the defects of
//! real servers. Compares everything that a wait says with what was so, and counts what the rule of
//! `kubectl wait` would have said.
//!
//!     cargo run --release --example wait_storm -- --schedules 2000
//!     cargo run --release --example wait_storm -- --seed 7 --only 123         one schedule again, with its story
//!
//! `-j N` schedules at a time (8), `--careful` or `--careless` only, `--flavour NAME` only, `--fault NAME` always
//! (several times), `--plain` without the faults that chance adds, `-v` with the reasons of failures. `--literal` lets the waits themselves go by kubectl's rule, to see that lies are found. Ends with exit code 1 on any false success, wrong failure or hang.

mod storm;

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use storm::plan::{Manner, Plan};
use storm::score::Mark;
use storm::table::{BAD, Table};
use storm::{Report, STACK, schedule};

struct Options {
    schedules: u64,
    seed: u64,
    only: Option<u64>,
    jobs: u64,
    verbose: bool,
    manner: Manner,
}

fn main() -> ExitCode {
    match options().and_then(|options| run(&options)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            say(&format!("FAILED: {error:?}"));
            ExitCode::FAILURE
        }
    }
}

fn options() -> Result<Options> {
    let mut options =
        Options { schedules: 200, seed: 1, only: None, jobs: 8, verbose: false, manner: Manner::usual() };
    let mut flavours = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let mut value = || args.next().with_context(|| format!("{word} wants a value"));
        match word.as_str() {
            "--schedules" => options.schedules = value()?.parse()?,
            "--seed" => options.seed = value()?.parse()?,
            "--only" => options.only = Some(value()?.parse()?),
            "-j" => options.jobs = value()?.parse()?,
            "-v" => options.verbose = true,
            "--careful" => options.manner.careful = Some(true),
            "--careless" => options.manner.careful = Some(false),
            "--flavour" => flavours.push(value()?),
            "--plain" => options.manner.some = false,
            "--literal" => options.manner.literal = true,
            "--fault" => options.manner.faults.push(value()?),
            other => bail!("unknown word {other}"),
        }
    }
    if !flavours.is_empty() {
        options.manner.flavours = flavours;
    }
    Ok(options)
}

/// What all threads share.
struct Shared<'a> {
    options: &'a Options,
    next: AtomicU64,
    table: Mutex<Table>,
    broken: AtomicU64,
}

/// Was it a good run?
fn run(options: &Options) -> Result<bool> {
    let begin = Instant::now();
    let server = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let shared =
        Shared { options, next: AtomicU64::new(0), table: Mutex::default(), broken: AtomicU64::new(0) };
    std::thread::scope(|scope| -> Result<()> {
        for _ in 0..options.jobs {
            let thread = std::thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, || worker(&shared, server.handle()))?;
        }
        Ok(())
    })?;
    server.shutdown_background();
    let mut table = shared.table.into_inner().unwrap_or_else(PoisonError::into_inner);
    say(&format!("{}\n{:.0} s, seed {}", table.text(), begin.elapsed().as_secs_f32(), options.seed));
    if options.verbose {
        say(&table.reasons());
    }
    let broken = shared.broken.into_inner();
    if broken > 0 {
        say(&format!("{broken} schedules could not be run"));
    }
    Ok(table.count(&BAD) == 0 && broken == 0)
}

/// Runs schedules until there are no more.
fn worker(shared: &Shared<'_>, server: &tokio::runtime::Handle) {
    let options = shared.options;
    loop {
        let number = shared.next.fetch_add(1, Ordering::Relaxed);
        let number = match options.only {
            Some(only) if number == 0 => only,
            None if number < options.schedules => number,
            _ => return,
        };
        let plan = Plan::new(options.seed, number, &options.manner);
        let told = plan.to_string();
        match one(plan, server) {
            Ok(report) => {
                tell(&report, options.only.is_some());
                shared.table.lock().unwrap_or_else(PoisonError::into_inner).add(&report);
            }
            Err(error) => {
                shared.broken.fetch_add(1, Ordering::Relaxed);
                say(&format!("{told}could not be run: {error:?}"));
            }
        }
    }
}

/// One schedule, whose waits share this thread.
fn one(plan: Plan, server: &tokio::runtime::Handle) -> Result<Report> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let local = tokio::task::LocalSet::new();
    local.block_on(&runtime, schedule(plan, server))
}

/// A schedule that went wrong is told, and one that was asked for.
fn tell(report: &Report, always: bool) {
    let marks: BTreeSet<Mark> = report.judged.iter().map(|judged| judged.mark).collect();
    if always || BAD.iter().any(|mark| marks.contains(mark)) {
        say(&format!("{}{}\n", report.plan, report.story.join("\n")));
    }
}

#[expect(clippy::print_stderr, reason = "a tool for developers, not the program")]
fn say(text: &str) {
    eprintln!("{text}");
}
