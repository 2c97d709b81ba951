//! Several names, one command: bounded parallelism, one line per name in argument order.
//!
//! In: names, groups that must go one after the other, the work for one name. Out: lines or one JSON
//! document through `ui`, the worst failure. Never: a name left out because another one failed.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use futures::{StreamExt, stream};
use tokio::time::Instant;

use super::{Context, missing};
use crate::api::v1alpha2::PackageRevision;
use crate::cli::ResultFlags;
use crate::client::{Client, Fault};
use crate::failure::{Failure, Kind};
use crate::report::outcome::{FAILED, Line, Outcome, Said, document, frame, verdict};
use crate::report::rows::qualified;
use crate::settings::Waiting;
use crate::wait::{Event, Goal, Live, Met, One, Patience, Pins, Stop, Subject, drive, words};

/// Names worked on at the same time.
pub(super) const PARALLEL: usize = 8;
/// Writes are repeated at least that long, also with `--timeout 0`.
const LEAST_FOR_WRITES: Duration = Duration::from_secs(10);
/// First pause before a write is repeated; doubles.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// Longest pause before a write is repeated.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Hears of every change of a name.
pub(super) type Tell<'a> = &'a dyn Fn(&str, &Event);

/// What the work on one name needs.
pub(super) struct Job<'a> {
    pub(super) ctx: &'a Context,
    pub(super) client: &'a Client,
    pub(super) live: &'a Live,
    pub(super) waiting: Waiting,
    pub(super) name: &'a str,
    started: Instant,
    pause: RefCell<Duration>,
    /// Did the server answer already? If not, its first silence is final.
    reached: Cell<bool>,
    /// Hears of every change.
    tell: Option<Tell<'a>>,
}

impl<'a> Job<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        client: &'a Client,
        live: &'a Live,
        waiting: Waiting,
        name: &'a str,
    ) -> Self {
        let now = Instant::now();
        let started = now.checked_sub(ctx.spent_connecting()).unwrap_or(now);
        let pause = RefCell::new(FIRST_PAUSE);
        Self { ctx, client, live, waiting, name, started, pause, reached: Cell::new(true), tell: None }
    }

    /// Its first wait is the first thing that is sent: a server that is not there is reported at once.
    pub(super) fn first(self) -> Self {
        self.reached.set(false);
        self
    }

    /// Counts the patience from another start.
    pub(super) fn since(mut self, started: Instant) -> Self {
        self.started = started;
        self
    }

    /// Every change is said as it comes, and told to this one.
    pub(super) fn telling(mut self, tell: Tell<'a>) -> Self {
        self.tell = Some(tell);
        self
    }

    /// Waits with what is left of the patience.
    pub(super) async fn wait(&self, goal: &Goal, pins: Pins) -> Result<Met, Stop> {
        Box::pin(self.drive(&mut One::new(self.live, self.name, goal, pins), goal)).await
    }

    /// Waits for anything about this name with what is left of the patience, and shows how far it is.
    pub(super) async fn drive<S: Subject>(&self, subject: &mut S, goal: &Goal) -> S::End {
        let total = self.waiting.timeout;
        let limit = if total.is_zero() { String::new() } else { words(total) };
        let text = format!("{}: waiting until {}", self.name, end(goal));
        let progress = match self.tell {
            // One look has no changes.
            Some(_) if total.is_zero() => self.ctx.ui.progress(&text, &limit),
            None => self.ctx.ui.progress(&text, &limit),
            Some(_) => self.ctx.ui.reports(&text, &limit),
        };
        let mut show = |event: Event| {
            self.tell.iter().for_each(|tell| tell(self.name, &event));
            match event {
                Event::Waiting { text, .. } => progress.set(&format!("{}: {text}", self.name)),
                Event::Notice(text) => self.ctx.ui.note(&text),
            }
        };
        drive(subject, &self.patience(), &mut show).await
    }

    /// What is left of it, for one wait.
    fn patience(&self) -> Patience {
        let (total, spent) = (self.waiting.timeout, self.started.elapsed());
        let left = total.saturating_sub(spent).max(Duration::from_millis(1));
        let timeout = if total.is_zero() { total } else { left };
        let must_answer = !self.reached.replace(true);
        let interrupt = self.ctx.interrupt.clone();
        Patience { spent, must_answer, interrupt, ..Patience::of(timeout) }
    }

    /// What is left of the patience.
    pub(super) fn left(&self) -> Duration {
        self.waiting.timeout.saturating_sub(self.started.elapsed())
    }

    /// Reads the object.
    pub(super) async fn read(&self) -> Result<PackageRevision, Failure> {
        self.client.get_revision(self.name).await.map_err(plain)
    }

    /// A growing pause before a write is repeated.
    ///
    /// # Errors
    /// The patience is used up; `why` is what the server said last.
    pub(super) async fn pause(&self, why: &Fault) -> Result<(), Failure> {
        let budget = self.waiting.timeout.max(LEAST_FOR_WRITES);
        let pause = why.retry_after.unwrap_or(*self.pause.borrow());
        if self.started.elapsed().saturating_add(pause) > budget {
            return Err(plain(why.clone()));
        }
        self.pause.replace((pause * 2).min(LONGEST_PAUSE));
        tokio::time::sleep(pause).await;
        Ok(())
    }
}

/// What a wait is for, for people.
pub(super) fn end(goal: &Goal) -> String {
    match goal {
        Goal::Settled { .. } => "nothing is going to write it".into(),
        Goal::Rendered { .. } => "it is rendered".into(),
        Goal::Deleted => "it is gone".into(),
        other => format!("it is {other}"),
    }
}

/// A fault in the server's own words, which name the object.
pub(super) fn plain(fault: Fault) -> Failure {
    fault.into_plain_failure()
}

/// A wait's end without the name, for the line that names it already.
pub(super) fn nameless(stop: Stop) -> Failure {
    let facts = stop.facts();
    let text = stop.text.to_string();
    Failure { message: text, causes: facts, ..Failure::from(stop) }
}

/// The connection for waits of one command.
pub(super) fn live(ctx: &Context, client: &Client) -> Live {
    Live::new(client.clone(), Some(ctx.settings.connection.clone()))
}

/// Which names go one after the other, and how many groups go side by side.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Groups {
    pub(super) parallel: usize,
    /// Positions of names, in argument order.
    pub(super) members: Vec<Vec<usize>>,
}

impl Groups {
    /// Every name on its own.
    pub(super) fn singly(names: &[String]) -> Self {
        Self { parallel: PARALLEL, members: (0..names.len()).map(|index| vec![index]).collect() }
    }
}

/// Works on every name and says what became of it. Groups run side by side, the names of one group
/// one after the other.
///
/// # Errors
/// The worst failure, already shown.
pub(super) async fn each<F>(
    ctx: &Context,
    names: &[String],
    groups: Groups,
    output: ResultFlags,
    work: impl Fn(usize) -> F,
) -> Result<(), Failure>
where
    F: Future<Output = Result<Said, Failure>>,
{
    let board = RefCell::new(Board::new(ctx, names, output));
    let one_group = |group: Vec<usize>| {
        let (board, work) = (&board, &work);
        async move {
            for index in group {
                let result = match begun(ctx, work(index)).await {
                    Err(failure) => Err(meant(ctx, &names[index], failure).await),
                    done => done,
                };
                board.borrow_mut().post(index, result);
            }
        }
    };
    let Groups { parallel, members } = groups;
    stream::iter(members).map(one_group).buffer_unordered(parallel).collect::<()>().await;
    let namespace = ctx.client().await?.namespace();
    board.into_inner().close(namespace)
}

/// The work on one name, unless the command was interrupted before it began.
async fn begun(ctx: &Context, work: impl Future<Output = Result<Said, Failure>>) -> Result<Said, Failure> {
    match ctx.interrupt.kind() {
        None => work.await,
        Some(kind) => Err(Failure::new(kind, "interrupted before it was begun")),
    }
}

/// Adds the name that was meant to a failure about one that does not exist.
async fn meant(ctx: &Context, name: &str, failure: Failure) -> Failure {
    match ctx.client().await {
        Ok(client) => missing::near(client, name, failure).await,
        Err(_) => failure,
    }
}

/// Results as they come in; lines leave it in argument order.
struct Board<'a> {
    ctx: &'a Context,
    names: &'a [String],
    output: ResultFlags,
    results: Vec<Option<Outcome>>,
    shown: usize,
}

impl<'a> Board<'a> {
    fn new(ctx: &'a Context, names: &'a [String], output: ResultFlags) -> Self {
        Self { ctx, names, output, results: vec![None; names.len()], shown: 0 }
    }

    fn post(&mut self, index: usize, result: Result<Said, Failure>) {
        let name = self.names[index].clone();
        self.results[index] = Some(Outcome { name, result });
        while let Some(Some(outcome)) = self.results.get(self.shown) {
            show(self.ctx, outcome, self.output);
            self.shown += 1;
        }
    }

    fn close(self, namespace: &str) -> Result<(), Failure> {
        let missing = || Failure::new(Kind::Internal, "no result for this name");
        let fill = |(name, outcome): (&String, Option<Outcome>)| {
            outcome.unwrap_or_else(|| Outcome::failed(name, missing()))
        };
        let outcomes: Vec<Outcome> = self.names.iter().zip(self.results).map(fill).collect();
        if self.output.json() {
            self.ctx.ui.document(&document(namespace, &outcomes));
        }
        verdict(&outcomes)
    }
}

/// stdout says what was asked for; stderr says the same to people, whatever the format.
pub(super) fn show(ctx: &Context, outcome: &Outcome, output: ResultFlags) {
    if output.name() && outcome.result.is_ok() {
        ctx.ui.data(&qualified::<PackageRevision>(&outcome.name));
    }
    let quiet = ctx.ui.look().quiet;
    for line in outcome.lines() {
        match line {
            // One line is enough then; what follows it is set off.
            Line::Failed(text) if quiet && text.starts_with(' ') => {}
            Line::Data(text) if output.output.is_none() => ctx.ui.data(&text),
            Line::Data(_) => {}
            Line::Note(text) => ctx.ui.note(&text),
            Line::Failed(text) => ctx.ui.failed(&text),
            Line::Hint(text) => ctx.ui.hint(&text),
        }
    }
}

/// The word of a verb, of a rehearsal or not.
pub(super) fn word(dry_run: bool, word: &str) -> Said {
    if dry_run { Said::Rehearsed(word.into()) } else { Said::Done(word.into()) }
}

/// A rehearsal waits for nothing: there will be no effect.
pub(super) fn patience(waiting: Waiting, dry_run: bool) -> Waiting {
    Waiting { wait: waiting.wait && !dry_run, ..waiting }
}

/// Says that one object could not be done, in the document of `-o json` too. Wrong usage has no document:
/// nothing was looked at.
pub(super) fn failed(
    ctx: &Context,
    namespace: &str,
    name: &str,
    output: ResultFlags,
    failure: Failure,
) -> Failure {
    if output.json() && failure.kind != Kind::Usage {
        ctx.ui.document(&frame(namespace, name, FAILED, Some(&failure)));
    }
    failure
}
