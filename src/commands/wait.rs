//! `porchctl rpkg wait`: until package revisions are in some state. Nothing is written but by `--nudge` and
//! `--recreate-on-failed`.

mod goals;
mod recreate;
mod selected;
mod voice;
mod wish;

use futures::{StreamExt, stream};

use super::Context;
use super::bulk::{self, Groups, Job};
use super::nudge::nudged;
use crate::cli::{WaitArgs, WaitFormat};
use crate::failure::{Failure, Kind};
use crate::settings::Waiting;
use crate::wait::{Event, Goal, Pins, Stop};
use recreate::recreated;
use voice::{End, Voice};
use wish::{Which, Wish};

/// Names waited for at the same time.
const PARALLEL: usize = 64;

/// Waits for every name; one deadline for all.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &WaitArgs) -> Result<(), Failure> {
    let Wish { goal, pins, which } = Wish::of(args)?;
    let namespace = ctx.client().await?.namespace();
    let voice = Voice { ctx, namespace, goal: &goal, format: args.output };
    match &which {
        Which::Named(names) if names.len() == 1 || args.nudge || args.recreate_on_failed => {
            singly(&voice, args, &pins, names).await
        }
        Which::Named(names) => {
            selected::run(&voice, args, pins, selected::choice_of_names(names, args)).await
        }
        Which::Selected(set) => selected::run(&voice, args, pins, selected::choice_of(set)).await,
    }
}

/// One wait for each name.
async fn singly(voice: &Voice<'_>, args: &WaitArgs, pins: &Pins, names: &[String]) -> Result<(), Failure> {
    let (ctx, goal) = (voice.ctx, voice.goal);
    let client = ctx.client().await?;
    let live = bulk::live(ctx, client);
    let timeout = args.timeout.map_or(ctx.settings.waiting.timeout, |given| given.0);
    let waiting = Waiting { wait: true, timeout };
    let tell = |name: &str, event: &Event| voice.change(name, event);
    let job = |name| Job::new(ctx, client, &live, waiting, name).since(ctx.started).telling(&tell);
    if matches!(args.output, Some(WaitFormat::Json | WaitFormat::Jsonl)) {
        let one = |name| {
            let job = job(name);
            async move { end(&job, goal, pins, args).await.unwrap_or_else(|why| Err(stopped(&job, goal, why))) }
        };
        let ends: Vec<_> =
            stream::iter(names.iter().map(|name| one(name))).buffered(PARALLEL).collect().await;
        return voice.documents(names, ends).await;
    }
    let work = |index: usize| {
        let job = job(&names[index]);
        async move { voice.said(job.name, end(&job, goal, pins, args).await?) }
    };
    let groups = Groups { parallel: PARALLEL, ..Groups::singly(names) };
    bulk::each(ctx, names, groups, voice.flags(), work).await
}

/// One wait, with a repair or without.
async fn end(job: &Job<'_>, goal: &Goal, pins: &Pins, args: &WaitArgs) -> Result<End, Failure> {
    if args.nudge {
        nudged(job, goal, pins).await
    } else if args.recreate_on_failed {
        recreated(job, goal, pins).await
    } else {
        Ok(job.wait(goal, pins.clone()).await)
    }
}

/// The end of a wait that a repair got in the way of.
fn stopped(job: &Job<'_>, goal: &Goal, why: Failure) -> Stop {
    let verdict = match why.kind {
        Kind::NotFound => "not-found",
        Kind::Conflict => "replaced",
        Kind::Forbidden => "unauthorized",
        Kind::Unavailable => "unavailable",
        _ => "failed",
    };
    Stop {
        kind: why.kind,
        verdict,
        reason: None,
        transient: false,
        name: job.name.into(),
        goal: goal.to_string().into(),
        text: why.message.into(),
        hints: why.hints.into(),
        revision: None,
        snapshot: None,
        elapsed: job.waiting.timeout.saturating_sub(job.left()),
        requests: 0,
    }
}
