//! What every wait knows of its way: time, requests, and trouble with the server.
//!
//! In: requests to send. Out: their answers, each within its limit and counted. Never: repeats, verdicts.

use std::time::Duration;

use tokio::time::{Instant, timeout};

use crate::wait::events::{Event, Teller};
use crate::wait::facts::words;
use crate::wait::goal::Patience;
use crate::wait::reads::ReadError;

/// The way of one wait so far.
pub struct Course<'a> {
    pub(in crate::wait) patience: &'a Patience,
    pub(in crate::wait) teller: Teller<'a>,
    pub(in crate::wait) started: Instant,
    /// Requests sent, watches left out.
    pub(in crate::wait) requests: u32,
    /// Did a read succeed?
    pub(in crate::wait) answered: bool,
    /// Why the last read gave no evidence; nothing if it did.
    pub(in crate::wait) trouble: Option<String>,
    /// The server was away at some time.
    pub(in crate::wait) outage: bool,
}

impl<'a> Course<'a> {
    pub(super) fn new(patience: &'a Patience, events: &'a mut dyn FnMut(Event), started: Instant) -> Self {
        Self {
            patience,
            teller: Teller::new(events, started),
            started,
            requests: 0,
            answered: false,
            trouble: None,
            outage: false,
        }
    }

    /// Sends one request; it must not hang for ever.
    ///
    /// # Errors
    /// What the request says, or that it got no answer in time.
    pub async fn ask<T>(
        &mut self,
        request: impl Future<Output = Result<T, ReadError>>,
    ) -> Result<T, ReadError> {
        self.requests += 1;
        let limit = self.patience.request;
        let late = || ReadError::Away(format!("no answer within {}", words(limit)));
        timeout(limit, request).await.unwrap_or_else(|_| Err(late()))
    }

    /// Asks for a fact beside the object; one that does not come in time is not known.
    pub async fn ask_aside<T>(&mut self, request: impl Future<Output = Option<T>>) -> Option<T> {
        self.requests += 1;
        timeout(self.patience.request, request).await.ok().flatten()
    }

    /// A read succeeded.
    pub(super) fn recovered(&mut self) {
        self.answered = true;
        self.trouble = None;
    }

    /// Time since the wait began.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
