//! From argv to an exit code.
//!
//! In: the command line, the environment, which streams are terminals. Out: the exit code; words go
//! through `ui`. Never: a backtrace, a panic for a wrong word.

use std::ffi::OsString;
use std::io::IsTerminal;
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;
use std::time::Duration;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};

use crate::api::names::compose;
use crate::cli::{Cli, Command, Globals, Verb, suggest};
use crate::client;
use crate::commands::{self, Context};
use crate::failure::{Failure, Kind};
use crate::settings::{Env, Look, Settings, Terminal};
use crate::ui::Ui;
use crate::wait::Interrupt;

/// How long a wait may take to end after a signal.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Runs the program.
pub fn run(argv: impl IntoIterator<Item = OsString>) -> ExitCode {
    let env = Env::of_process();
    let terminal = terminal();
    let plain = Ui::new(Look::decide(&Globals::default(), &env, terminal));
    report_panics(plain.clone());
    let work = AssertUnwindSafe(|| run_with(argv, &env, terminal, &plain));
    std::panic::catch_unwind(work).unwrap_or_else(|_| ExitCode::from(Kind::Internal.exit_code()))
}

/// Says where a panic happened. What it says is left out: it may quote what must not be shown.
fn report_panics(ui: Ui) {
    std::panic::set_hook(Box::new(move |info| {
        if !client::guard::is_guarded() {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            let failure = Failure::new(Kind::Internal, format!("internal error at {place}"));
            ui.error(&failure.hint("this is a fault of porchctl: please report it with the command line"));
        }
    }));
}

fn run_with(argv: impl IntoIterator<Item = OsString>, env: &Env, terminal: Terminal, plain: &Ui) -> ExitCode {
    let cli = match Cli::try_parse_from(go_spelling(argv)) {
        Ok(cli) => cli,
        Err(error) => return end(plain, not_parsed(plain, &error)),
    };
    match Settings::resolve(&cli.globals, env, terminal) {
        Err(failure) => end(plain, Err(failure)),
        Ok(settings) => {
            let ui = Ui::new(settings.look);
            let context = Context::new(settings, ui.clone());
            end(&ui, in_runtime(&context, &cli.command))
        }
    }
}

/// Which streams are terminals.
fn terminal() -> Terminal {
    Terminal {
        stdin: std::io::stdin().is_terminal(),
        stdout: std::io::stdout().is_terminal(),
        stderr: std::io::stderr().is_terminal(),
    }
}

/// The last words and the exit code.
fn end(ui: &Ui, outcome: Result<u8, Failure>) -> ExitCode {
    let outcome = outcome.and_then(|code| ui.finish().map(|()| code));
    ExitCode::from(match outcome {
        Ok(code) => code,
        Err(failure) => {
            ui.error(&failure);
            failure.exit_code()
        }
    })
}

/// The Go client takes `--api_version` for `--api-version`. Words behind `--` are not ours, and
/// neither are those of a command that a sandbox runs.
fn go_spelling(argv: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut ours = true;
    argv.into_iter()
        .map(|word| {
            ours = ours && word != "--" && word != "sandbox";
            match word.to_str().filter(|text| ours && text.starts_with("--")) {
                Some(flag) => dashed(flag).into(),
                None => word,
            }
        })
        .collect()
}

/// `--a_b=c_d` becomes `--a-b=c_d`.
fn dashed(flag: &str) -> String {
    match flag.split_once('=') {
        Some((name, value)) => format!("{}={value}", name.replace('_', "-")),
        None => flag.replace('_', "-"),
    }
}

/// Help that was asked for is data; a missing verb gets the help on stderr and exit code 0, as from
/// the Go client; everything else is wrong usage.
fn not_parsed(ui: &Ui, error: &clap::Error) -> Result<u8, Failure> {
    let text = error.render().to_string();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            ui.data(text.trim_end());
            Ok(0)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            ui.note(text.trim_end());
            Ok(0)
        }
        _ => Err(wrong_usage(error, &text)),
    }
}

/// Wrong usage, with a suggestion where clap has none.
fn wrong_usage(error: &clap::Error, text: &str) -> Failure {
    let text = text.trim_end();
    let failure = Failure::usage(text.strip_prefix("error: ").unwrap_or(text));
    let suggested = error.get(ContextKind::SuggestedSubcommand).is_some();
    match unknown_verb(error).filter(|_| !suggested).and_then(|typed| near_verb(&typed)) {
        Some(verb) => failure.hint(format!("did you mean `{verb}`?")),
        None => failure,
    }
}

/// The verb that nobody knows.
fn unknown_verb(error: &clap::Error) -> Option<String> {
    match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(typed)) => Some(typed.clone()),
        _ => None,
    }
}

/// The known command nearest to a mistyped one.
fn near_verb(typed: &str) -> Option<String> {
    let root = Cli::command();
    let groups = root.get_subcommands();
    let verbs = groups.flat_map(|group| std::iter::once(group).chain(group.get_subcommands()));
    let names: Vec<&str> =
        verbs.flat_map(|verb| std::iter::once(verb.get_name()).chain(verb.get_all_aliases())).collect();
    suggest::nearest(typed, names).map(str::to_owned)
}

/// Runs a command: one thread for a client, several for a sandbox.
fn in_runtime(context: &Context, command: &Command) -> Result<u8, Failure> {
    let sandbox = matches!(command, Command::Sandbox { .. });
    let mut builder = if sandbox {
        tokio::runtime::Builder::new_multi_thread()
    } else {
        tokio::runtime::Builder::new_current_thread()
    };
    let runtime = builder
        .enable_all()
        .build()
        .map_err(|error| Failure::new(Kind::Internal, format!("cannot start: {error}")))?;
    // A sandbox minds the signals itself: it has a child to wait for and a state to leave in order.
    let outcome = if sandbox {
        runtime.block_on(commands::dispatch(context, command))
    } else {
        let work = commands::dispatch(context, command);
        runtime.block_on(until_signal(&context.interrupt, command, work))
    };
    runtime.shutdown_background();
    outcome
}

/// The outcome of the work, unless a signal comes first. A wait that listens gets a moment to say how far it
/// came and to take back what it must not leave behind; a second signal ends that, too.
async fn until_signal(
    interrupt: &Interrupt,
    command: &Command,
    work: impl Future<Output = Result<u8, Failure>>,
) -> Result<u8, Failure> {
    let mut work = std::pin::pin!(work);
    let kind = tokio::select! {
        outcome = &mut work => return outcome,
        kind = signal() => kind,
    };
    if interrupt.is_heard() {
        interrupt.raise(kind);
        let ended = tokio::select! {
            outcome = &mut work => Some(outcome),
            _ = signal() => None,
            () = tokio::time::sleep(LAST_WORDS) => None,
        };
        match ended {
            Some(Err(failure)) if failure.kind == kind => return Err(going_on(command, failure)),
            Some(outcome) => return outcome,
            None => {}
        }
    }
    let word = if kind == Kind::Terminated { "terminated" } else { "interrupted" };
    Err(going_on(command, Failure::new(kind, word)))
}

/// The next SIGINT or SIGTERM.
async fn signal() -> Kind {
    tokio::select! {
        () = interrupted() => Kind::Interrupted,
        () = terminated() => Kind::Terminated,
    }
}

/// Adds what still runs when we stop.
fn going_on(command: &Command, failure: Failure) -> Failure {
    match written(command) {
        None => failure,
        Some(names) => failure.hint(format!(
            "what was sent to the server goes on there; `{}` shows how far it is",
            format!("porchctl rpkg get {names}").trim_end()
        )),
    }
}

/// The revisions that a command changes, as far as its words tell; `None` for one that only reads.
fn written(command: &Command) -> Option<String> {
    let Command::Rpkg { verb } = command else { return None };
    Some(match verb {
        Verb::Get(_) | Verb::Pull(_) | Verb::Wait(_) => return None,
        Verb::Init(args) => {
            let part = |given: &Option<String>| given.clone().unwrap_or_default();
            compose(&part(&args.repository), &part(&args.package), &part(&args.workspace))
        }
        Verb::Push(args) => args.package.clone().unwrap_or_default(),
        Verb::Propose(args) => args.packages.names.join(" "),
        Verb::Approve(args) => args.packages.names.join(" "),
        Verb::Reject(args) => args.packages.names.join(" "),
        Verb::ProposeDelete(args) => args.packages.names.join(" "),
        Verb::Del(args) => args.packages.names.join(" "),
        _ => String::new(),
    })
}

/// Waits for Ctrl-C; for ever if it cannot be had.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Waits for SIGTERM; for ever if it cannot be had.
async fn terminated() {
    #[cfg(unix)]
    if let Ok(mut signal) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        signal.recv().await;
        return;
    }
    std::future::pending::<()>().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(words: &[&str]) -> Vec<String> {
        let words = words.iter().map(OsString::from);
        go_spelling(words).into_iter().map(|word| word.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn underscores_in_flag_names_are_dashes() {
        assert_eq!(
            spelled(&["p", "--api_version=a_b", "--no_headers", "x_y"]),
            ["p", "--api-version=a_b", "--no-headers", "x_y"]
        );
        assert_eq!(spelled(&["p", "--", "--a_b"]), ["p", "--", "--a_b"]);
        assert_eq!(spelled(&["p", "sandbox", "run", "c", "--a_b"]), ["p", "sandbox", "run", "c", "--a_b"]);
    }

    #[test]
    fn mistyped_verbs_have_a_neighbour() {
        assert_eq!(near_verb("gte").as_deref(), Some("get"));
        assert_eq!(near_verb("rpgk").as_deref(), Some("rpkg"));
        assert_eq!(near_verb("frobnicate"), None);
    }

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
