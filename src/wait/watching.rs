//! The watch as a hint: opened with pauses, forgiven everything.
//!
//! In: a way to open a watch. Out: "read now". Never: a verdict, an open without a pause before it.

use std::future::pending;
use std::time::Duration;

use futures::StreamExt;
use tokio::time::{Instant, sleep_until};

use super::pace::Backoff;
use super::reads::{ReadError, Reads, Seen};

/// Least time between two opens, whatever ended the first.
const LEAST: Duration = Duration::from_secs(1);
/// Longest pause before an open, whatever the server asks for: the heartbeat reads meanwhile, and no
/// clock holds every number a server can say.
const MOST: Duration = Duration::from_secs(3600);

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

/// A watch of one name.
pub(super) struct Watching<E> {
    stream: Option<E>,
    opens_at: Instant,
    backoff: Backoff,
    /// Version of the last reading, to resume from.
    pub(super) version: Option<String>,
    /// A version was refused as too old: never again start from one.
    expired: bool,
    /// The watch is not allowed.
    pub(super) forbidden: bool,
    /// Watches opened.
    pub(super) opened: u32,
}

impl<E> Watching<E> {
    pub(super) fn new(now: Instant) -> Self {
        Self {
            stream: None,
            opens_at: now,
            backoff: Backoff::default(),
            version: None,
            expired: false,
            forbidden: false,
            opened: 0,
        }
    }

    /// Waits for a reason to read. `tells` says whether an event is one. May be dropped at any await.
    pub(super) async fn hint<R>(
        &mut self,
        reads: &R,
        name: &str,
        mut tells: impl FnMut(&Seen) -> bool,
    ) -> Hint
    where
        R: Reads<Events = E>,
        E: futures::Stream<Item = Result<Seen, ReadError>> + Unpin,
    {
        loop {
            if self.forbidden {
                pending::<()>().await;
            }
            let Some(stream) = self.stream.as_mut() else {
                if let Err(error) = self.open(reads, name).await {
                    return self.lost(error);
                }
                continue;
            };
            match stream.next().await {
                Some(Ok(seen)) => {
                    self.backoff.reset();
                    if tells(&seen) {
                        return Hint::Read;
                    }
                }
                Some(Err(error)) => return self.lost(error),
                None => {
                    self.stream = None;
                    return Hint::Read;
                }
            }
        }
    }

    async fn open<R>(&mut self, reads: &R, name: &str) -> Result<(), ReadError>
    where
        R: Reads<Events = E>,
        E: futures::Stream<Item = Result<Seen, ReadError>> + Unpin,
    {
        sleep_until(self.opens_at).await;
        self.opens_at = Instant::now() + LEAST;
        self.opened += 1;
        let version = self.version.as_deref().filter(|_| !self.expired);
        self.stream = Some(reads.watch(name, version).await?);
        Ok(())
    }

    fn lost(&mut self, error: ReadError) -> Hint {
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
            ReadError::Expired => self.expired = true,
            ReadError::Busy { retry_after: Some(pause), .. } => {
                self.opens_at = Instant::now() + pause.clamp(LEAST, MOST);
            }
            _ => self.opens_at = Instant::now() + self.backoff.pause(),
        }
        Hint::Read
    }
}
