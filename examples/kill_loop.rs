//! Kills a sandbox again and again while clients work, and checks after each restart that everything that was
//! acknowledged is there.
//!
//!     cargo run --release --example kill_loop -- --kills 50
//!     cargo run --release --example kill_loop -- --kills 20 --seed 7 --crash-points
//!
//! `--crash-points` makes it die once more at every place that `--fault crash-at=` knows, at a visit that the
//! seed decides.

#[path = "../tests/support/kill_loop/mod.rs"]
mod kill_loop;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use kill_loop::server::Program;
use kill_loop::{End, Loop};
use porchctl::sandbox::crash::Point;

struct Options {
    kills: u64,
    seed: u64,
    crash_points: bool,
}

fn main() -> ExitCode {
    // The server is this very program.
    if std::env::args().nth(1).as_deref() == Some("sandbox") {
        return porchctl::run(std::env::args_os());
    }
    let outcome = options().and_then(|options| {
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run(&options))
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("FAILED: {error:?}"));
            ExitCode::FAILURE
        }
    }
}

fn options() -> Result<Options> {
    let mut options = Options { kills: 50, seed: 1, crash_points: false };
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let mut number = || args.next().context("a number is missing")?.parse().context("not a number");
        match word.as_str() {
            "--kills" => options.kills = number()?,
            "--seed" => options.seed = number()?,
            "--crash-points" => options.crash_points = true,
            other => bail!("unknown word {other}"),
        }
    }
    Ok(options)
}

#[expect(clippy::disallowed_methods, reason = "a tool for developers: git is found on its PATH")]
async fn run(options: &Options) -> Result<()> {
    let path_variable = std::env::var_os("PATH").unwrap_or_default();
    let program = Program { path: std::env::current_exe()?, path_variable };
    let scratch = tempfile::tempdir()?;
    let state = scratch.path().join("state");
    let mut history = Loop::new(&program, &state, options.seed);
    let begin = Instant::now();
    let mut ends = 0;
    for _ in 0..options.kills {
        history.random_round().await.with_context(|| format!("seed {}", options.seed))?;
        ends += 1;
    }
    for (at, (_, name)) in Point::ALL.iter().enumerate().filter(|_| options.crash_points) {
        // A snapshot is rare enough for once.
        let visit = if name.starts_with("snapshot") { 1 } else { 1 + (options.seed + at as u64) % 5 };
        let place = format!("{name}:{visit}");
        history.round(End::Crash(&place)).await.with_context(|| format!("seed {}", options.seed))?;
        ends += 1;
    }
    history.look().await?;
    let book = history.ledger.book();
    let published = book.promises.values().filter(|promise| promise.revision.is_some()).count();
    say(&format!(
        "{ends} ends in {:.0} s, {} package revisions, {published} published, {} acknowledged writes: nothing lost",
        begin.elapsed().as_secs_f32(),
        book.promises.len(),
        book.writes,
    ));
    Ok(())
}

#[expect(clippy::print_stderr, reason = "a tool for developers, not the program")]
fn say(line: &str) {
    eprintln!("{line}");
}
