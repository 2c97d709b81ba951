//! What a wait tells while it lasts.
//!
//! In: changes the engine saw. Out: values for `ui`. Never: printing, evidence.

use std::time::Duration;

use tokio::time::Instant;

/// A sign of life at least that often.
const SIGN_OF_LIFE: Duration = Duration::from_secs(30);

/// Something to show. Never a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The answer is "not yet", for another reason than before (or still, every half minute).
    Waiting {
        /// One CamelCase word.
        reason: String,
        /// One sentence without the name.
        text: String,
        /// Since the wait began.
        elapsed: Duration,
    },
    /// Something about the way to the server, said once per kind.
    Notice(String),
}

/// Tells changes once and notices once per kind.
pub(super) struct Teller<'a> {
    events: &'a mut dyn FnMut(Event),
    started: Instant,
    /// The last thing said and when.
    told: Option<(String, String, Instant)>,
    noticed: Vec<&'static str>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(events: &'a mut dyn FnMut(Event), started: Instant) -> Self {
        Self { events, started, told: None, noticed: Vec::new() }
    }

    /// The answer is "not yet".
    pub(super) fn waiting(&mut self, reason: String, text: &str) {
        let fresh = |(was, said, at): &(String, String, Instant)| {
            *was == reason && said == text && at.elapsed() < SIGN_OF_LIFE
        };
        if self.told.as_ref().is_some_and(fresh) {
            return;
        }
        let elapsed = self.started.elapsed();
        (self.events)(Event::Waiting { reason: reason.clone(), text: text.to_owned(), elapsed });
        self.told = Some((reason, text.to_owned(), Instant::now()));
    }

    /// Something about the way to the server.
    pub(super) fn notice(&mut self, kind: &'static str, text: String) {
        if !self.noticed.contains(&kind) {
            self.noticed.push(kind);
            (self.events)(Event::Notice(text));
        }
    }
}
