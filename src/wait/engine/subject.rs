//! What a wait is about, as far as the loop must know.
//!
//! In: nothing. Out: the contract between the loop and one revision, many of them, a repository, a content.
//! Never: pacing, clocks (a subject may only ask to be read again by some time).

use std::time::Duration;

use futures::Stream;
use tokio::time::Instant;

use super::Course;
use crate::failure::Kind;
use crate::wait::goal::Patience;
use crate::wait::reads::ReadError;

/// What follows from a reading.
#[derive(Debug)]
pub enum Step<E> {
    /// The wait is over.
    End(E),
    /// Not yet; read again at this time at the latest, hint or not.
    Again(Option<Instant>),
}

/// Why a wait ends that its readings did not end.
#[derive(Clone, Copy, Debug)]
pub enum Why<'a> {
    /// The server said something that another try does not change.
    Refused(&'a ReadError),
    /// The single read of `--timeout 0` did not show the goal.
    NotYet,
    /// The deadline.
    Late,
    /// A signal.
    Interrupted(Kind),
}

/// Something to wait for.
///
/// Every future may be dropped at any await: then the state must be as if it had not been called, or as
/// after a part of the reading that is true by itself.
pub trait Subject {
    /// One event of its watch.
    type Event;
    /// Its watch.
    type Events: Stream<Item = Result<Self::Event, ReadError>> + Unpin;
    /// What a read gives.
    type Reading;
    /// How the wait ends.
    type End;

    /// A quorum reading.
    ///
    /// # Errors
    /// No evidence, and what to do about it.
    fn read(&mut self, course: &mut Course<'_>) -> impl Future<Output = Result<Self::Reading, ReadError>>;

    /// What a reading says. Tells about changes.
    fn weigh(
        &mut self,
        reading: Self::Reading,
        course: &mut Course<'_>,
    ) -> impl Future<Output = Step<Self::End>>;

    /// A watch from the version of the last reading, or from now.
    ///
    /// # Errors
    /// The watch was not opened.
    fn watch(&self) -> impl Future<Output = Result<Self::Events, ReadError>>;

    /// Is the event a reason to read?
    fn heed(&mut self, event: Self::Event, course: &mut Course<'_>) -> bool;

    /// The version to watch from was refused as too old: never use it again.
    fn expired(&mut self);

    /// Gets new credentials.
    ///
    /// # Errors
    /// There are none.
    fn reconnect(&self) -> impl Future<Output = Result<(), ReadError>>;

    /// A read at least that often.
    fn heartbeat(&self, patience: &Patience) -> Duration {
        patience.heartbeat
    }

    /// The end for another reason than a reading.
    fn end(&self, why: Why<'_>, course: &Course<'_>) -> Self::End;
}
