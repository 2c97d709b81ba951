//! Waits for several package revisions: names, or what a selector finds.
//!
//! In: a wish about more than one. Out: one line for each, one document for all, the worst of them. Never: a
//! wait of its own (`wait::many` has one list and one watch for all).

use serde_json::json;

use super::goals;
use super::voice::Voice;
use crate::cli::WaitArgs;
use crate::commands::Context;
use crate::commands::bulk;
use crate::failure::{Failure, Kind};
use crate::report::outcome::{Outcome, Said};
use crate::wait::{Choice, Event, Gathering, Met, Patience, Pins, Stop, wait_for_many, words};

use super::wish::Selection;

/// Members of which more than a line is said.
const IN_FULL: usize = 20;

/// What a set is called.
pub(super) fn choice_of_names(names: &[String], args: &WaitArgs) -> Choice {
    Choice { keep_going: args.select.keep_going, ..Choice::names(names) }
}

/// A set that is described.
pub(super) fn choice_of(set: &Selection) -> Choice {
    Choice {
        min_count: set.min_count,
        keep_going: set.keep_going,
        follow_new: set.follow_new,
        ..Choice::matching(&set.labels, &set.fields)
    }
}

/// Waits for all of them.
///
/// # Errors
/// The worst of them, in numbers.
pub(super) async fn run(
    voice: &Voice<'_>,
    args: &WaitArgs,
    pins: Pins,
    choice: Choice,
) -> Result<(), Failure> {
    let (ctx, goal) = (voice.ctx, voice.goal);
    let client = ctx.client().await?;
    let live = bulk::live(ctx, client);
    let timeout = args.timeout.map_or(ctx.settings.waiting.timeout, |given| given.0);
    let patience = patience(ctx, timeout);
    let limit = if timeout.is_zero() { String::new() } else { words(timeout) };
    let progress = ctx.ui.reports(&format!("waiting until {}", bulk::end(goal)), &limit);
    let mut show = |event: Event| {
        voice.change("", &event);
        match event {
            Event::Waiting { text, .. } => progress.set(&text),
            Event::Notice(text) => ctx.ui.note(&text),
        }
    };
    let gathering = wait_for_many(&live, &choice, goal, pins, &patience, &mut show).await;
    drop(progress);
    say(voice, &choice, gathering).await
}

/// What is left of the time that began with the command.
fn patience(ctx: &Context, timeout: std::time::Duration) -> Patience {
    let spent = ctx.started.elapsed();
    let left = timeout.saturating_sub(spent).max(std::time::Duration::from_millis(1));
    let timeout = if timeout.is_zero() { timeout } else { left };
    Patience { spent, interrupt: ctx.interrupt.clone(), ..Patience::of(timeout) }
}

/// Says it in the order of the names given, or found.
async fn say(voice: &Voice<'_>, choice: &Choice, gathering: Gathering) -> Result<(), Failure> {
    let output = voice.flags();
    let Gathering { members, failure, newcomers, .. } = gathering;
    let named = !choice.selection.names.is_empty();
    if output.json() && named {
        let (names, ends): (Vec<String>, Vec<_>) = members.into_iter().unzip();
        return voice.documents(&names, ends).await;
    }
    if output.json() {
        let one = |(name, end): &(String, Result<Met, Stop>)| {
            let why = end.as_ref().err().cloned().map(super::voice::failure);
            voice.one_document(name, end, why.as_ref())
        };
        let mut document = json!({
            "results": members.iter().map(one).collect::<Vec<_>>(),
            "exitCode": failure.as_ref().map_or(0, Failure::exit_code),
            "newcomers": newcomers,
        });
        if let Some(failure) = &failure {
            document["message"] = failure.message.as_str().into();
        }
        voice.ctx.ui.document(&document);
    }
    let early = members.iter().any(|(_, end)| matches!(end, Err(stop) if stop.kind == Kind::NotYet));
    let shown = named && !early;
    for (index, (name, end)) in members.into_iter().enumerate() {
        line(voice, (name, end), index < IN_FULL);
    }
    match failure {
        None => Ok(()),
        Some(failure) if shown => Err(failure.shown()),
        Some(failure) => Err(failure),
    }
}

/// One member; the states of very many help nobody.
fn line(voice: &Voice<'_>, (name, end): (String, Result<Met, Stop>), in_full: bool) {
    let result = match end {
        // Another one ended the wait: nothing is wrong with this one.
        Err(stop) if stop.kind == Kind::NotYet => Ok(Said::Note(format!("{name} {}", stop.text))),
        Err(stop) if !in_full => Err(Failure::new(stop.kind, &*stop.text)),
        Ok(_) if !in_full => Ok(Said::Done(goals::word(voice.goal))),
        end => voice.said(&name, end),
    };
    bulk::show(voice.ctx, &Outcome { name, result }, voice.flags());
}
