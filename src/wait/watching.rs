//! The watch as a hint: opened with pauses, forgiven everything.
//!
//! In: a way to open a watch. Out: "read now". Never: a verdict, an open without a pause before it.

use std::future::pending;
use std::time::Duration;

use futures::{FutureExt, StreamExt};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep_until, timeout_at};

use super::engine::{Course, Subject};
use super::pace::Backoff;
use super::reads::ReadError;

/// Least time between two opens, whatever ended the first.
const LEAST: Duration = Duration::from_secs(1);
/// Longest pause before an open, whatever the server asks for: the heartbeat reads meanwhile, and no
/// clock holds every number a server can say.
const MOST: Duration = Duration::from_secs(3600);

/// Longest life of one stream: more than is ever asked of the server.
const LIFE: Duration = Duration::from_secs(270);

/// Most events taken before a read.
const AT_ONCE: u32 = 10_000;
/// Turns of the connection after which no event is under way.
const TURNS: usize = 4;

/// Why to read now.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Hint {
    /// Something may have changed.
    Read,
    /// The watch is not allowed; from now on only the clock tells when to read.
    Polling(String),
    /// Credentials are not accepted.
    Unauthorized(String),
}

/// The watch of a wait.
pub(super) struct Watching<S: Subject> {
    stream: Option<S::Events>,
    opens_at: Instant,
    /// The server should have ended the stream by then; one that is still open is dead.
    lives_until: Instant,
    backoff: Backoff,
    /// The watch is not allowed.
    pub(super) forbidden: bool,
}

impl<S: Subject> Watching<S> {
    pub(super) fn new(now: Instant) -> Self {
        Self { stream: None, opens_at: now, lives_until: now, backoff: Backoff::default(), forbidden: false }
    }

    /// Waits for a reason to read. May be dropped at any await.
    pub(super) async fn hint(&mut self, subject: &mut S, course: &mut Course<'_>) -> Hint {
        loop {
            if self.forbidden {
                pending::<()>().await;
            }
            let Some(stream) = self.stream.as_mut() else {
                if let Err(error) = self.open(subject).await {
                    return self.lost(error, subject);
                }
                continue;
            };
            match timeout_at(self.lives_until, stream.next()).await.unwrap_or_default() {
                Some(Ok(event)) => {
                    self.backoff.reset();
                    if subject.heed(event, course) {
                        return Hint::Read;
                    }
                }
                Some(Err(error)) => return self.lost(error, subject),
                None => {
                    self.stream = None;
                    return Hint::Read;
                }
            }
        }
    }

    /// One read may answer several events: takes those that wait already. They come one by one through the
    /// task of the connection, so that gets its turns in between. Never in a race with a clock that has struck
    /// already: each read would answer one event then.
    pub(super) async fn heed_the_rest(&mut self, subject: &mut S, course: &mut Course<'_>) -> Hint {
        let mut turns = TURNS;
        for _ in 0..AT_ONCE {
            match self.stream.as_mut().and_then(|stream| stream.next().now_or_never()) {
                None if turns == 0 || self.stream.is_none() => break,
                None => {
                    turns -= 1;
                    yield_now().await;
                }
                Some(Some(Ok(event))) => {
                    turns = TURNS;
                    subject.heed(event, course);
                }
                Some(Some(Err(error))) => return self.lost(error, subject),
                Some(None) => self.stream = None,
            }
        }
        Hint::Read
    }

    async fn open(&mut self, subject: &S) -> Result<(), ReadError> {
        sleep_until(self.opens_at).await;
        self.opens_at = Instant::now() + LEAST;
        self.stream = Some(subject.watch().await?);
        self.lives_until = Instant::now() + LIFE;
        Ok(())
    }

    fn lost(&mut self, error: ReadError, subject: &mut S) -> Hint {
        self.stream = None;
        match error {
            ReadError::Forbidden(text) => {
                self.forbidden = true;
                return Hint::Polling(text);
            }
            ReadError::Unauthorized(text) => {
                // New credentials may cost a program run or a question to a person.
                self.opens_at = Instant::now() + self.backoff.pause();
                return Hint::Unauthorized(text);
            }
            ReadError::Expired => {
                subject.expired();
                self.opens_at = Instant::now() + self.backoff.pause();
            }
            ReadError::Busy { retry_after: Some(pause), .. } => {
                self.opens_at = Instant::now() + pause.clamp(LEAST, MOST);
            }
            _ => self.opens_at = Instant::now() + self.backoff.pause(),
        }
        Hint::Read
    }
}
