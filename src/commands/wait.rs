//! `porchctl rpkg wait`: until package revisions are in some state. Nothing is written but by `--nudge`.

use futures::{StreamExt, stream};
use tokio::time::Instant;

use serde_json::Value;

use super::Context;
use super::bulk::{self, Groups, Job, nameless};
use super::nudge::nudged;
use crate::api::lifecycle::Lifecycle;
use crate::cli::{ResultFlags, ResultFormat, WaitArgs};
use crate::failure::{Failure, Kind};
use crate::report::outcome::{Outcome, Said, frame, gathered};
use crate::settings::Waiting;
use crate::wait::{Goal, Met, Pins, Stop};

/// Names waited for at the same time.
const PARALLEL: usize = 64;

/// Waits for every name; one deadline for all.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &WaitArgs) -> Result<(), Failure> {
    let names = args.packages.required()?;
    let goal = goal(&args.goal)?;
    let timeout = args.timeout.map_or(ctx.settings.waiting.timeout, |given| given.0);
    let client = ctx.client().await?;
    let live = bulk::live(ctx, client);
    let (waiting, started) = (Waiting { wait: true, timeout }, Instant::now());
    let job = |name| Job::new(ctx, client, &live, waiting, name).since(started);
    if args.result.json() {
        let one = |name| {
            let (job, goal) = (job(name), &goal);
            async move { end(&job, goal, args.nudge).await.unwrap_or_else(|why| Err(stopped(&job, goal, why))) }
        };
        let ends: Vec<_> =
            stream::iter(names.iter().map(|name| one(name))).buffered(PARALLEL).collect().await;
        return documents(ctx, client.namespace(), names, &goal, ends);
    }
    let work = |index: usize| {
        let (job, goal) = (job(&names[index]), &goal);
        async move { said(ctx, job.name, goal, end(&job, goal, args.nudge).await?) }
    };
    let groups = Groups { parallel: PARALLEL, ..Groups::singly(names) };
    bulk::each(ctx, names, groups, args.result, work).await
}

/// How the wait of one name ended.
type End = Result<Met, Stop>;

/// One wait, nudged or not.
async fn end(job: &Job<'_>, goal: &Goal, nudge: bool) -> Result<End, Failure> {
    if nudge { nudged(job, goal).await } else { Ok(job.wait(goal, Pins::default()).await) }
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
    Ok(Said::Done(word(goal)))
}

/// What is said of a goal that is met.
fn word(goal: &Goal) -> String {
    match goal {
        Goal::Lifecycle { state: Lifecycle::DeletionProposed, .. } => "proposed for deletion".into(),
        Goal::Lifecycle { state, .. } => state.as_str().to_lowercase(),
        Goal::Condition { kind, status, .. } => format!("condition {kind}={status} met"),
        other => other.to_string(),
    }
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

/// The words of `--for`.
fn goal(text: &str) -> Result<Goal, Failure> {
    let (word, value) = text.split_once('=').map_or((text, None), |(word, value)| (word, Some(value)));
    match (word, value) {
        ("created", None) => Ok(Goal::Created),
        ("rendered", None) => Ok(Goal::rendered()),
        ("rendered", Some(request)) if !request.is_empty() => Ok(Goal::rendered_push(request)),
        ("ready", None) => Ok(Goal::Ready),
        ("settled", None) => Ok(Goal::Settled { draft: false }),
        ("deleted" | "delete", None) => Ok(Goal::Deleted),
        ("lifecycle", Some(state)) => lifecycle(state),
        ("condition", Some(condition)) if !condition.is_empty() => Ok(conditions(condition)),
        (state, None) => lifecycle(state).map_err(|_| unknown(text)),
        _ => Err(unknown(text)),
    }
}

fn lifecycle(state: &str) -> Result<Goal, Failure> {
    state.parse().map(Goal::lifecycle).map_err(|error| Failure::usage(format!("--for: {error}")))
}

/// `TYPE` or `TYPE=STATUS`.
fn conditions(text: &str) -> Goal {
    let (kind, status) = text.split_once('=').unwrap_or((text, "True"));
    Goal::Condition { kind: kind.into(), status: status.into(), literal: false }
}

fn unknown(text: &str) -> Failure {
    let known = "created, rendered, rendered=TOKEN, ready, settled, lifecycle=STATE, published, deleted, condition=TYPE[=STATUS]";
    Failure::usage(format!("--for: unknown goal {text:?}; it is one of {known}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_have_words() {
        for (text, expected) in [
            ("created", Goal::Created),
            ("rendered", Goal::rendered()),
            ("rendered=r1", Goal::rendered_push("r1")),
            ("ready", Goal::Ready),
            ("published", Goal::published()),
            ("lifecycle=proposed", Goal::lifecycle(Lifecycle::Proposed)),
            ("DeletionProposed", Goal::lifecycle(Lifecycle::DeletionProposed)),
            ("deleted", Goal::Deleted),
            (
                "condition=Ready=False",
                Goal::Condition { kind: "Ready".into(), status: "False".into(), literal: false },
            ),
        ] {
            assert_eq!(goal(text), Ok(expected), "{text}");
        }
        for text in ["", "redy", "lifecycle=x", "condition=", "ready=1", "rendered="] {
            assert_eq!(goal(text).unwrap_err().kind, Kind::Usage, "{text}");
        }
    }

    #[test]
    fn what_is_said_of_a_met_goal() {
        assert_eq!(word(&Goal::published()), "published");
        assert_eq!(word(&Goal::lifecycle(Lifecycle::DeletionProposed)), "proposed for deletion");
        assert_eq!(word(&Goal::Ready), "ready");
        let condition = Goal::Condition { kind: "Ready".into(), status: "True".into(), literal: false };
        assert_eq!(word(&condition), "condition Ready=True met");
    }
}
