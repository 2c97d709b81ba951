//! Waits as a user's script would start them, and the reads that prove what they say.
//!
//! In: a goal, pins, the claim behind the goal. Out: [`Ended`]. Never: a verdict of its own.

use std::cell::Cell;
use std::time::Duration;

use porchctl::api::v1alpha2::PackageRevision;
use porchctl::client::Client;
use porchctl::failure::Kind;
use porchctl::wait::{Goal, Live, Met, Patience, Pins, ReadError, Reads, Stop, wait_for};
use tokio::time::Instant;

use super::claims::{Claim, Span};
use super::world::NAME;

/// Who waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// `rpkg wait`, by the engine itself.
    Wait,
    /// A verb that waits for its own effect.
    Verb,
}

/// What a wait said in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The goal is reached.
    Met,
    /// It cannot be reached; the reason in one word.
    Failed(String),
    /// Somebody else changed the goal.
    Superseded,
    /// The object is gone, or another one has its name.
    Gone,
    /// Its time was used up.
    Timeout,
    /// The verb refused before it wrote anything, or was refused.
    Refused(String),
}

/// A wait that ended.
#[derive(Clone, Debug)]
pub struct Ended {
    /// What was done.
    pub about: String,
    /// By whom.
    pub who: Who,
    /// The goal.
    pub goal: Goal,
    /// What "met" claims.
    pub claim: Claim,
    /// uid of the object that was meant.
    pub uid: String,
    /// From its first request to its verdict.
    pub span: Span,
    /// The last read: from its request to its answer.
    pub proof: Span,
    /// The verdict.
    pub said: Said,
    /// Its words.
    pub words: String,
    /// Did the whole schedule obey the rule "settled before touching"?
    pub careful: bool,
}

/// Reads that remember when the last one was made.
struct Timed {
    live: Live,
    last: Cell<Span>,
}

impl Timed {
    async fn note<T>(&self, read: impl Future<Output = T>) -> T {
        let sent = Instant::now();
        let answer = read.await;
        self.last.set((sent, Instant::now()));
        answer
    }
}

impl Reads for Timed {
    type Events = <Live as Reads>::Events;

    async fn get(&self, name: &str) -> Result<Option<PackageRevision>, ReadError> {
        self.note(self.live.get(name)).await
    }

    async fn list_named(&self, name: &str) -> Result<Vec<PackageRevision>, ReadError> {
        self.note(self.live.list_named(name)).await
    }

    async fn watch(&self, name: &str, version: Option<&str>) -> Result<Self::Events, ReadError> {
        self.live.watch(name, version).await
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.live.reconnect().await
    }

    async fn repository_exists(&self, repository: &str) -> Option<bool> {
        self.live.repository_exists(repository).await
    }

    async fn content_version(&self, name: &str) -> Option<String> {
        self.live.content_version(name).await
    }

    async fn newest_sibling(&self, of: &PackageRevision) -> Option<i64> {
        self.live.newest_sibling(of).await
    }
}

/// What to wait for, and why.
#[derive(Clone)]
pub struct Order {
    /// What was done before.
    pub about: String,
    /// The goal.
    pub goal: Goal,
    /// Its pins, with the uid.
    pub pins: Pins,
    /// What "met" claims.
    pub claim: Claim,
    /// Is the schedule a careful one?
    pub careful: bool,
    /// How long.
    pub patience: Duration,
}

/// Waits to the end.
pub async fn wait(client: Client, order: Order) -> Ended {
    let begin = Instant::now();
    let reads = Timed { live: Live::new(client, None), last: Cell::new((begin, begin)) };
    let Order { about, goal, pins, claim, careful, patience } = order;
    let uid = pins.uid.clone().unwrap_or_default();
    let end = wait_for(&reads, NAME, &goal, pins, &Patience::of(patience), &mut |_| {}).await;
    let (said, words) = match end {
        Ok(met) => (Said::Met, noted(&met)),
        Err(stop) => (sorted(&stop), spoken(&stop)),
    };
    let span = (begin, Instant::now());
    Ended { about, who: Who::Wait, goal, claim, uid, span, proof: reads.last.get(), said, words, careful }
}

fn noted(met: &Met) -> String {
    met.note.clone().unwrap_or_default()
}

fn sorted(stop: &Stop) -> Said {
    let reason = stop.reason.map(|reason| reason.word()).unwrap_or_else(|| stop.verdict.to_owned());
    match stop.verdict {
        "superseded" => Said::Superseded,
        "gone" | "replaced" | "not-found" => Said::Gone,
        "timeout" => Said::Timeout,
        _ if stop.kind == Kind::Blocked => Said::Failed(reason),
        other => Said::Refused(other.to_owned()),
    }
}

fn spoken(stop: &Stop) -> String {
    let hints = stop.hints.iter().map(|hint| format!("; hint: {hint}"));
    format!("{}{}", stop.text, hints.collect::<String>())
}
