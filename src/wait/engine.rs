//! The one loop of all waits: reads, a watch as a hint, a heartbeat, one deadline around everything.
//!
//! In: a [`Subject`] that can read, weigh what it read and say how it ends; patience. Out: its end, and
//! events on the way. Never: a verdict that ends the wait from anything but a quorum read made by this loop;
//! a pause that outlives the deadline; an open watch or a read without pacing.

use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::events::Event;
use super::facts::words;
use super::goal::Patience;
use super::pace::{Backoff, Bucket};
use super::reads::ReadError;
use super::watching::{Hint, Watching};

mod aside;
mod course;
mod ending;
mod exact;
mod one;
mod settling;
mod subject;

pub(super) use aside::judged;
pub use course::Course;
pub(super) use ending::{Ending, Last};
pub(super) use exact::Exact;
pub use one::{One, wait_for};
pub(super) use settling::Settling;
pub use subject::{Step, Subject, Why};

/// First pause between reads when no watch is allowed; doubles up to the longest one.
const POLL: Duration = Duration::from_secs(3);
/// Longest pause between reads when no watch is allowed.
const LONGEST_POLL: Duration = Duration::from_secs(10);
/// Longer than any wait; the clock cannot hold every duration.
const FOR_EVER: Duration = Duration::from_secs(10 * 365 * 24 * 3600);

/// Waits until the subject ends it. The first act is a read; `--timeout 0` is that read alone.
pub async fn drive<S: Subject>(
    subject: &mut S,
    patience: &Patience,
    events: &mut dyn FnMut(Event),
) -> S::End {
    let mut wait = Drive::new(patience, events);
    let deadline = wait.course.started + patience.timeout.min(FOR_EVER);
    let looks_once = patience.timeout.is_zero();
    let why = tokio::select! {
        biased;
        end = wait.run(subject, looks_once) => return end,
        kind = patience.interrupt.raised() => Why::Interrupted(kind),
        () = sleep_until(deadline), if !looks_once => Why::Late,
    };
    subject.end(why, &wait.course)
}

/// The state of the loop, whatever it waits for.
struct Drive<'a, S: Subject> {
    course: Course<'a>,
    bucket: Bucket,
    backoff: Backoff,
    watching: Watching<S>,
    poll: Duration,
    unauthorized: u32,
}

impl<'a, S: Subject> Drive<'a, S> {
    fn new(patience: &'a Patience, events: &'a mut dyn FnMut(Event)) -> Self {
        let now = Instant::now();
        Self {
            course: Course::new(patience, events, now),
            bucket: Bucket::full(now),
            backoff: Backoff::default(),
            watching: Watching::new(now),
            poll: POLL,
            unauthorized: 0,
        }
    }

    async fn run(&mut self, subject: &mut S, looks_once: bool) -> S::End {
        if looks_once {
            return self.once(subject).await;
        }
        loop {
            pause(self.bucket.take(Instant::now())).await;
            let sent = self.course.requests;
            let read = subject.read(&mut self.course).await;
            self.charge(self.course.requests - sent);
            let outcome = match read {
                Ok(reading) => {
                    self.recovered();
                    match subject.weigh(reading, &mut self.course).await {
                        Step::End(end) => return end,
                        Step::Again(by) => self.wait_for_a_hint(subject, by).await,
                    }
                }
                Err(error) => self.hold_back(subject, error).await,
            };
            if let Err(error) = outcome {
                return subject.end(Why::Refused(&error), &self.course);
            }
        }
    }

    /// One read, one answer; credentials that are not accepted are renewed once.
    async fn once(&mut self, subject: &mut S) -> S::End {
        let mut read = subject.read(&mut self.course).await;
        if let Err(ReadError::Unauthorized(text)) = &read
            && let Ok(()) = self.renew_credentials(subject, text).await
        {
            read = subject.read(&mut self.course).await;
        }
        let reading = match read {
            Ok(reading) => reading,
            Err(error) => return subject.end(Why::Refused(&error), &self.course),
        };
        self.recovered();
        match subject.weigh(reading, &mut self.course).await {
            Step::End(end) => end,
            Step::Again(_) => subject.end(Why::NotYet, &self.course),
        }
    }

    /// A read of several requests costs as many tokens; the next one waits for them.
    fn charge(&mut self, sent: u32) {
        for _ in 1..sent {
            self.bucket.take(Instant::now());
        }
    }

    fn recovered(&mut self) {
        self.backoff.reset();
        self.unauthorized = 0;
        self.course.recovered();
    }

    /// Waits for a reason to read: a hint, or the clock.
    async fn wait_for_a_hint(&mut self, subject: &mut S, by: Option<Instant>) -> Result<(), ReadError> {
        let clock = self.next_read(subject.heartbeat(self.course.patience), by);
        let (watching, course) = (&mut self.watching, &mut self.course);
        let hint = tokio::select! {
            biased;
            hint = watching.hint(subject, course) => hint,
            () = sleep_until(clock) => Hint::Read,
        };
        let hint = match hint {
            Hint::Read => watching.heed_the_rest(subject, course).await,
            other => other,
        };
        match hint {
            Hint::Read => Ok(()),
            Hint::Polling(text) => {
                let said = format!("watching is not permitted, so polling instead: {text}");
                self.course.teller.notice("polling", said);
                Ok(())
            }
            Hint::Unauthorized(text) => self.renew_credentials(subject, &text).await,
        }
    }

    /// When the clock alone asks for a read.
    fn next_read(&mut self, heartbeat: Duration, by: Option<Instant>) -> Instant {
        let now = Instant::now();
        let mut pause = heartbeat;
        if self.watching.forbidden {
            pause = self.poll.min(pause);
            self.poll = pause.saturating_mul(2).min(LONGEST_POLL);
        }
        by.map_or(now + pause, |at| at.min(now + pause))
    }

    /// Holds back after a read that gave no evidence; an error that another try does not change ends the wait.
    async fn hold_back(&mut self, subject: &S, error: ReadError) -> Result<(), ReadError> {
        self.course.trouble = Some(error.text().to_owned());
        let teller = &mut self.course.teller;
        match error {
            ReadError::Forbidden(_) | ReadError::Refused(_) => return Err(error),
            ReadError::Away(_) if self.course.patience.must_answer && self.course.requests == 1 => {
                return Err(error);
            }
            ReadError::Unauthorized(text) => return self.renew_credentials(subject, &text).await,
            ReadError::Busy { retry_after: Some(time), text } => {
                teller.notice("busy", format!("the API server asks to wait {}: {text}", words(time)));
                pause(time.min(FOR_EVER)).await;
                return Ok(());
            }
            ReadError::NotServed(text) => {
                teller.notice("served", format!("the Porch API is not served right now, retrying: {text}"));
            }
            error => {
                self.course.outage = true;
                let said = format!("the API server does not answer, retrying: {}", error.text());
                teller.notice("unreachable", said);
            }
        }
        sleep(self.backoff.pause()).await;
        Ok(())
    }

    /// The first refusal renews the credentials, a second one in a row ends the wait.
    async fn renew_credentials(&mut self, subject: &S, text: &str) -> Result<(), ReadError> {
        self.unauthorized += 1;
        let refused = || ReadError::Unauthorized(text.to_owned());
        if self.unauthorized > 1 {
            return Err(refused());
        }
        let looks_once = self.course.patience.timeout.is_zero();
        let limit = if looks_once { self.course.patience.request } else { FOR_EVER };
        timeout(limit, subject.reconnect()).await.map_err(|_| refused())?.map_err(|_| refused())
    }
}

/// Sleeps; no time at all is none, not the next tick of the clock.
async fn pause(time: Duration) {
    if !time.is_zero() {
        sleep(time).await;
    }
}
