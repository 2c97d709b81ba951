//! The loop around the judge: reads, a watch as a hint, a heartbeat, one deadline around everything.
//!
//! In: a way to read, a goal, pins, patience. Out: [`Met`] or [`Stop`], and events on the way. Never: a
//! verdict that ends the wait from anything but a quorum read made by this loop; a pause that outlives
//! the deadline; an open watch or a read without pacing.

use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

use super::events::{Event, Teller};
use super::facts::words;
use super::faults::{Fault, Reason};
use super::goal::{Goal, Patience, Pins, Side};
use super::judge::{Question, Verdict, judge, question};
use super::pace::{Backoff, Bucket};
use super::reads::{ReadError, Reads, Seen};
use super::snapshot::Snapshot;
use super::stop::{Met, Stop};
use super::watching::{Hint, Watching};
use crate::api::v1alpha2::PackageRevision;

mod ending;

/// First pause between reads when no watch is allowed; doubles up to the heartbeat.
const POLL: Duration = Duration::from_secs(3);
/// Longer than any wait; the clock cannot hold every duration.
const FOR_EVER: Duration = Duration::from_secs(10 * 365 * 24 * 3600);

/// Waits for the goal. The first act is a read; `--timeout 0` is that read alone.
///
/// # Errors
/// A [`Stop`] that names the object, what is known of it, and the exit code.
pub async fn wait_for<R: Reads>(
    reads: &R,
    name: &str,
    goal: &Goal,
    pins: Pins,
    patience: &Patience,
    events: &mut dyn FnMut(Event),
) -> Result<Met, Stop> {
    let mut wait = Wait::new(reads, name, goal, pins, patience, events);
    if patience.timeout.is_zero() {
        return wait.once().await;
    }
    let deadline = wait.started + patience.timeout.min(FOR_EVER);
    match timeout_at(deadline, wait.run()).await {
        Ok(end) => end,
        Err(_) => Err(wait.out_of_time()),
    }
}

/// A failure that has to hold before it is believed.
struct Suspicion {
    reason: Reason,
    version: String,
    since: Instant,
    /// Since when with this very version.
    same_since: Instant,
}

/// The last reading and what it said.
struct Last {
    revision: Option<PackageRevision>,
    reason: Reason,
    text: String,
    /// Since when the object has this version.
    since: Instant,
}

struct Wait<'a, R: Reads> {
    reads: &'a R,
    name: &'a str,
    goal: &'a Goal,
    pins: Pins,
    side: Side,
    patience: &'a Patience,
    teller: Teller<'a>,
    started: Instant,
    bucket: Bucket,
    backoff: Backoff,
    watching: Watching<R::Events>,
    poll: Duration,
    suspicion: Option<Suspicion>,
    last: Option<Last>,
    trouble: Option<String>,
    /// Who knows the uid was answered by the server: it is there, whatever the first read comes to.
    answered_before: bool,
    unauthorized: u32,
    get_forbidden: bool,
    outage: bool,
    requests: u32,
}

impl<'a, R: Reads> Wait<'a, R> {
    fn new(
        reads: &'a R,
        name: &'a str,
        goal: &'a Goal,
        pins: Pins,
        patience: &'a Patience,
        events: &'a mut dyn FnMut(Event),
    ) -> Self {
        let now = Instant::now();
        Self {
            reads,
            name,
            goal,
            answered_before: pins.uid.is_some(),
            pins,
            side: Side::default(),
            patience,
            teller: Teller::new(events, now),
            started: now,
            bucket: Bucket::full(now),
            backoff: Backoff::default(),
            watching: Watching::new(now),
            poll: POLL,
            suspicion: None,
            last: None,
            trouble: None,
            unauthorized: 0,
            get_forbidden: false,
            outage: false,
            requests: 0,
        }
    }

    /// One read, one answer.
    async fn once(&mut self) -> Result<Met, Stop> {
        let object = match self.read().await {
            Ok(object) => object,
            Err(error) => return Err(self.refused(&error)),
        };
        match self.weigh(object).await? {
            Some(met) => Ok(met),
            None => Err(self.not_yet()),
        }
    }

    async fn run(&mut self) -> Result<Met, Stop> {
        loop {
            sleep(self.bucket.take(Instant::now())).await;
            match self.read().await {
                Ok(object) => {
                    self.recovered();
                    if let Some(met) = self.weigh(object).await? {
                        return Ok(met);
                    }
                    self.wait_for_a_hint().await?;
                }
                Err(error) => {
                    let pause = self.pause_after(error).await?;
                    sleep(pause).await;
                }
            }
        }
    }

    /// The object, or its proven absence.
    async fn read(&mut self) -> Result<Option<PackageRevision>, ReadError> {
        if !self.get_forbidden {
            match self.get().await {
                Err(ReadError::Forbidden(_)) => self.get_forbidden = true,
                Ok(None) if self.absence_decides() => {}
                other => return other,
            }
        }
        let listed = self.list().await;
        match listed {
            // A typed 404 of a quorum read is proof as well where lists are not allowed.
            Err(ReadError::Forbidden(_)) if !self.get_forbidden => Ok(None),
            other => Ok(other?.into_iter().next()),
        }
    }

    /// Would "there is no such object" end the wait with a claim about the past?
    fn absence_decides(&self) -> bool {
        self.pins.uid.is_some() || *self.goal == Goal::Deleted
    }

    async fn get(&mut self) -> Result<Option<PackageRevision>, ReadError> {
        self.requests += 1;
        within(self.patience.request, self.reads.get(self.name)).await
    }

    async fn list(&mut self) -> Result<Vec<PackageRevision>, ReadError> {
        self.requests += 1;
        within(self.patience.request, self.reads.list_named(self.name)).await
    }

    fn recovered(&mut self) {
        self.backoff.reset();
        self.unauthorized = 0;
        self.trouble = None;
    }

    /// Judges one reading; `None` means: go on.
    async fn weigh(&mut self, object: Option<PackageRevision>) -> Result<Option<Met>, Stop> {
        let snapshot = object.as_ref().map(|object| Snapshot::of_for(object, self.goal));
        if let Some(seen) = &snapshot {
            self.pins.uid.get_or_insert_with(|| seen.uid.clone());
            self.watching.version = Some(seen.version.clone()).filter(|version| !version.is_empty());
        }
        // Facts beside the object are as old as the reading, never older.
        self.side = Side::default();
        let mut verdict = judge(snapshot.as_ref(), self.goal, &self.pins, &self.side);
        while let (Some(asked), Some(object)) = (question(&verdict, &self.pins, &self.side), &object) {
            if !self.ask(asked, object).await {
                break;
            }
            verdict = judge(snapshot.as_ref(), self.goal, &self.pins, &self.side);
        }
        match verdict {
            Verdict::Met { note } => Ok(Some(self.met(object, note))),
            Verdict::NotYet(reason, text) => {
                self.suspicion = None;
                self.remember(object, reason, text);
                Ok(None)
            }
            Verdict::Failed(fault) if fault.settle => self.suspect(object, fault).map(|()| None),
            other => Err(self.end(object, other)),
        }
    }

    /// Asks for a fact beside the object; `false` if it cannot be told.
    async fn ask(&mut self, asked: Question, object: &PackageRevision) -> bool {
        self.requests += 1;
        let (reads, side) = (self.reads, &mut self.side);
        match asked {
            Question::Repository => {
                side.repository_exists = reads.repository_exists(&object.spec.repository).await;
                side.repository_exists.is_some()
            }
            Question::Content => {
                side.content_version = reads.content_version(self.name).await;
                side.content_version.is_some()
            }
            Question::Siblings => {
                side.newest_sibling = reads.newest_sibling(object).await;
                side.newest_sibling.is_some()
            }
        }
    }

    fn met(&self, revision: Option<PackageRevision>, note: Option<String>) -> Met {
        Met { revision, note, elapsed: self.started.elapsed(), requests: self.requests }
    }

    /// Keeps the reading for the message at the deadline, and tells about a change.
    fn remember(&mut self, revision: Option<PackageRevision>, reason: Reason, text: String) {
        let version =
            |r: &Option<PackageRevision>| r.as_ref().and_then(|r| r.metadata.resource_version.clone());
        let same = self.last.as_ref().filter(|last| version(&last.revision) == version(&revision));
        let since = same.map_or_else(Instant::now, |last| last.since);
        self.teller.waiting(reason, &text);
        self.last = Some(Last { revision, reason, text, since });
    }

    /// Believes a failure once it held for the settle window with one version, or for four of them.
    fn suspect(&mut self, object: Option<PackageRevision>, fault: Fault) -> Result<(), Stop> {
        let now = Instant::now();
        let version = object.as_ref().and_then(|o| o.metadata.resource_version.clone()).unwrap_or_default();
        let before = self.suspicion.take().filter(|before| before.reason == fault.reason);
        let since = before.as_ref().map_or(now, |before| before.since);
        let same = before.filter(|before| before.version == version);
        let same_since = same.map_or(now, |before| before.same_since);
        let settle = self.patience.settle;
        if now - same_since >= settle || now - since >= settle * 4 {
            return Err(self.end(object, Verdict::Failed(fault)));
        }
        self.suspicion = Some(Suspicion { reason: fault.reason, version, since, same_since });
        self.remember(object, fault.reason, fault.text);
        Ok(())
    }

    /// When the clock alone asks for a read.
    fn next_read(&mut self) -> Instant {
        let now = Instant::now();
        let mut pause = self.patience.heartbeat;
        if self.watching.forbidden {
            pause = self.poll.min(pause);
            self.poll = pause.saturating_mul(2);
        }
        let settles = self.suspicion.as_ref().map(|s| s.same_since + self.patience.settle);
        settles.map_or(now + pause, |at| at.min(now + pause))
    }

    async fn wait_for_a_hint(&mut self) -> Result<(), Stop> {
        let clock = self.next_read();
        let (goal, pins, side) = (self.goal, &self.pins, &self.side);
        let teller = &mut self.teller;
        let tells = |seen: &Seen| tells_something(seen, (goal, pins, side), teller);
        let hint = tokio::select! {
            hint = self.watching.hint(self.reads, self.name, tells) => hint,
            () = sleep_until(clock) => Hint::Read,
        };
        match hint {
            Hint::Read => Ok(()),
            Hint::Polling(text) => {
                self.teller
                    .notice("polling", format!("watching is not permitted, so polling instead: {text}"));
                Ok(())
            }
            Hint::Unauthorized(text) => self.renew_credentials(&text).await,
        }
    }

    /// How long to hold back after a read that gave no evidence.
    async fn pause_after(&mut self, error: ReadError) -> Result<Duration, Stop> {
        self.trouble = Some(error.text().to_owned());
        match &error {
            ReadError::Forbidden(_) | ReadError::Refused(_) => return Err(self.refused(&error)),
            ReadError::Unauthorized(text) => {
                self.renew_credentials(text).await?;
                return Ok(Duration::ZERO);
            }
            ReadError::Busy { retry_after: Some(pause), text } => {
                let said = format!("the API server asks to wait {}: {text}", words(*pause));
                self.teller.notice("busy", said);
                return Ok(*pause);
            }
            ReadError::NotServed(text) => {
                self.teller
                    .notice("served", format!("the Porch API is not served right now, retrying: {text}"));
            }
            ReadError::Unreachable(_) if self.patience.must_answer && self.requests == 1 => {
                return Err(self.refused(&error));
            }
            _ => {
                self.outage = true;
                self.teller.notice(
                    "unreachable",
                    format!("the API server does not answer, retrying: {}", error.text()),
                );
            }
        }
        Ok(self.backoff.pause())
    }

    /// The first refusal renews the credentials, a second one in a row ends the wait.
    async fn renew_credentials(&mut self, text: &str) -> Result<(), Stop> {
        self.unauthorized += 1;
        let again = self.unauthorized > 1;
        if again || self.reads.reconnect().await.is_err() {
            return Err(self.refused(&ReadError::Unauthorized(text.to_owned())));
        }
        Ok(())
    }
}

/// One request must not hang for ever.
async fn within<T>(
    limit: Duration,
    request: impl Future<Output = Result<T, ReadError>>,
) -> Result<T, ReadError> {
    let late = || ReadError::Unreachable(format!("no answer within {}", words(limit)));
    timeout(limit, request).await.unwrap_or_else(|_| Err(late()))
}

/// Is the event a reason to read? A state that is "not yet" is none, but it is worth telling.
fn tells_something(seen: &Seen, (goal, pins, side): (&Goal, &Pins, &Side), teller: &mut Teller<'_>) -> bool {
    let revision = match seen {
        Seen::Bookmark => return false,
        Seen::Deleted => return true,
        Seen::Changed(revision) => revision,
    };
    match judge(Some(&Snapshot::of_for(revision, goal)), goal, pins, side) {
        Verdict::NotYet(reason, text) => {
            teller.waiting(reason, &text);
            false
        }
        _ => true,
    }
}
