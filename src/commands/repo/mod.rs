//! The verbs of `repo`: registered repositories.

mod get;
mod reg;
mod secret;
mod sync;
mod unreg;

use serde_json::Value;

use super::{Context, bulk};
use crate::api::config::Repository;
use crate::cli::{RepoVerb, ResultFlags};
use crate::client::Client;
use crate::failure::{Failure, Kind};
use crate::report::outcome::{REHEARSED, frame};
use crate::report::rows::qualified;
use crate::settings::Waiting;
use crate::wait::{Event, Patience, RepositoryGoal, wait_for_repository};

/// Runs a verb of `repo`.
///
/// # Errors
/// Whatever the verb says.
pub(super) async fn run(ctx: &Context, verb: &RepoVerb) -> Result<(), Failure> {
    match verb {
        RepoVerb::Reg(args) => reg::run(ctx, args).await,
        RepoVerb::Get(args) => get::run(ctx, args).await,
        RepoVerb::Sync(args) => sync::run(ctx, args).await,
        RepoVerb::Unreg(args) => unreg::run(ctx, args).await,
    }
}

/// The one word of a verb. The Go client leaves further words out in silence.
fn only<'a>(words: &'a [String], missing: &str) -> Result<&'a str, Failure> {
    match words {
        [] => Err(Failure::usage(missing)),
        [one] if one.is_empty() => Err(Failure::usage(missing)),
        [one] => Ok(one),
        [one, rest @ ..] => Err(Failure::usage(format!(
            "one repository at a time: {one:?} was given, and {} more",
            rest.len()
        ))),
    }
}

/// How a verb says what it did.
#[derive(Clone, Copy)]
struct Manner {
    waiting: Waiting,
    result: ResultFlags,
    dry_run: bool,
}

/// Says that it is done. Without a format nothing is said, as by the Go client; a rehearsal must say
/// something, for it leaves no other trace.
fn say(ctx: &Context, client: &Client, name: &str, word: &str, manner: Manner, more: &[(&str, Value)]) {
    let Manner { result, dry_run, .. } = manner;
    if result.json() {
        let mut document = frame(client.namespace(), name, word, None);
        if dry_run {
            document["dryRun"] = true.into();
        }
        for (key, value) in more {
            document[*key] = value.clone();
        }
        ctx.ui.document(&document);
    } else if result.name() {
        ctx.ui.data(&qualified::<Repository>(name));
    } else if dry_run {
        ctx.ui.data(&format!("{} {word}{}", qualified::<Repository>(name), REHEARSED));
    }
}

/// Waits for the repository, showing what the controller does.
async fn wait(
    ctx: &Context,
    client: &Client,
    name: &str,
    uid: &str,
    goal: RepositoryGoal,
    waiting: Waiting,
) -> Result<Option<Repository>, Failure> {
    let progress = ctx.ui.progress(&format!("{name}: waiting"), "");
    let mut show = |event: Event| match event {
        Event::Waiting { text, .. } => progress.set(&format!("{name}: {text}")),
        Event::Notice(text) => ctx.ui.note(&text),
    };
    let live = bulk::live(ctx, client);
    let patience = Patience { interrupt: ctx.interrupt.clone(), ..Patience::of(waiting.timeout) };
    wait_for_repository(&live, name, uid, goal, &patience, &mut show).await
}

/// A failure of a kind, with the sentence that says what happened on the server.
fn because(failure: Failure, message: String) -> Failure {
    Failure { message, causes: vec![failure.message], hints: failure.hints, kind: failure.kind, shown: false }
}

/// Did the time run out?
fn is_late(kind: Kind) -> bool {
    matches!(kind, Kind::TimedOut | Kind::NotYet)
}
