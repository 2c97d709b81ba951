//! `porchctl rpkg wait`: until package revisions are in some state. Nothing is written but by `--nudge`.

mod goals;
mod selected;
mod wish;

use futures::{StreamExt, stream};
use serde_json::Value;

use super::Context;
use super::bulk::{self, Groups, Job, nameless};
use super::nudge::nudged;
use crate::cli::{ResultFlags, ResultFormat, WaitArgs, WaitFormat};
use crate::failure::{Failure, Kind};
use crate::report::outcome::{Outcome, Said, frame, gathered};
use crate::settings::Waiting;
use crate::wait::{Goal, Met, Pins, Stop};
use wish::{Which, Wish};

/// Names waited for at the same time.
const PARALLEL: usize = 64;

/// Waits for every name; one deadline for all.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &WaitArgs) -> Result<(), Failure> {
    let Wish { goal, pins, which } = Wish::of(args)?;
    let output = format(args);
    let repairs = args.nudge || args.recreate_on_failed;
    let names = match &which {
        Which::Named(names) if names.len() == 1 || repairs => names,
        Which::Named(names) => {
            let choice = selected::choice_of_names(names, args);
            return selected::run(ctx, args, output, (&goal, pins), choice).await;
        }
        Which::Selected(set) => {
            return selected::run(ctx, args, output, (&goal, pins), selected::choice_of(set)).await;
        }
    };
    let timeout = args.timeout.map_or(ctx.settings.waiting.timeout, |given| given.0);
    let client = ctx.client().await?;
    let live = bulk::live(ctx, client);
    let waiting = Waiting { wait: true, timeout };
    let job = |name| Job::new(ctx, client, &live, waiting, name).since(ctx.started);
    if output.json() {
        let one = |name| {
            let (job, goal, pins) = (job(name), &goal, &pins);
            async move {
                end(&job, goal, pins, args.nudge).await.unwrap_or_else(|why| Err(stopped(&job, goal, why)))
            }
        };
        let ends: Vec<_> =
            stream::iter(names.iter().map(|name| one(name))).buffered(PARALLEL).collect().await;
        return documents(ctx, client.namespace(), names, &goal, ends);
    }
    let work = |index: usize| {
        let (job, goal, pins) = (job(&names[index]), &goal, &pins);
        async move { said(ctx, job.name, goal, end(&job, goal, pins, args.nudge).await?) }
    };
    let groups = Groups { parallel: PARALLEL, ..Groups::singly(names) };
    bulk::each(ctx, names, groups, output, work).await
}

/// The format of the results.
fn format(args: &WaitArgs) -> ResultFlags {
    let format = |format| match format {
        WaitFormat::Name => ResultFormat::Name,
        WaitFormat::Json | WaitFormat::Jsonl => ResultFormat::Json,
    };
    ResultFlags { output: args.output.map(format) }
}

/// How the wait of one name ended.
type End = Result<Met, Stop>;

/// One wait, nudged or not.
async fn end(job: &Job<'_>, goal: &Goal, pins: &Pins, nudge: bool) -> Result<End, Failure> {
    if nudge { nudged(job, goal, pins).await } else { Ok(job.wait(goal, pins.clone()).await) }
}

/// The end of a wait that a nudge got in the way of.
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
        text: why.message,
        hints: why.hints.into(),
        revision: None,
        snapshot: None,
        elapsed: job.waiting.timeout.saturating_sub(job.left()),
        requests: 0,
    }
}

/// The line of one name.
fn said(ctx: &Context, name: &str, goal: &Goal, end: End) -> Result<Said, Failure> {
    let met = end.map_err(nameless)?;
    if let Some(note) = &met.note {
        ctx.ui.note(&format!("{name}: {note}"));
    }
    Ok(Said::Done(goals::word(goal)))
}

/// One object for one name, a list in an object for several.
fn documents(
    ctx: &Context,
    namespace: &str,
    names: &[String],
    goal: &Goal,
    ends: Vec<End>,
) -> Result<(), Failure> {
    let goal = goal.to_string();
    let kinds: Vec<Kind> = ends.iter().filter_map(|end| end.as_ref().err()).map(|stop| stop.kind).collect();
    let one = |(name, end): (&String, &End)| one_document(namespace, name, &goal, end);
    let results = names.iter().zip(&ends).map(one).collect();
    let worst = Kind::worst(kinds);
    ctx.ui.document(&gathered(results, worst));
    for (name, stop) in names.iter().zip(ends).filter_map(|(name, end)| Some((name, end.err()?))) {
        let failed = Outcome::failed(name, nameless(stop));
        bulk::show(ctx, &failed, ResultFlags { output: Some(ResultFormat::Json) });
    }
    worst.map_or(Ok(()), |kind| Err(Failure::new(kind, "not every wait was met").shown()))
}

/// What every document of a result has, and what a wait knows.
fn one_document(namespace: &str, name: &str, goal: &str, end: &End) -> Value {
    let (mut value, known) = match end {
        Ok(met) => (frame(namespace, name, "met", None), met.to_json(namespace, name, goal)),
        Err(stop) => {
            let failure = nameless(stop.clone());
            (frame(namespace, name, stop.verdict, Some(&failure)), stop.to_json(namespace))
        }
    };
    if let (Value::Object(value), Value::Object(known)) = (&mut value, known) {
        value.extend(known);
    }
    value
}
