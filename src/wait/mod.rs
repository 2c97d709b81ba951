//! Waiting that tells the truth about asynchronous work.
//!
//! In: what to wait for ([`goal`]), facts pinned before the wait ([`goal::Pins`]) and a way to read one
//! package revision ([`reads::Reads`]). Out: the revision that shows the goal, or why not
//! ([`engine::Stop`]). [`judge`] decides on one snapshot alone and is pure; [`engine`] only feeds it.
//! Never: a verdict from a watch event, from a timestamp, from a memory of earlier snapshots, or from
//! the `Rendered` condition's `observedGeneration` (it stays behind on every recorded server).

pub mod engine;
pub mod events;
pub mod explain;
pub mod facts;
pub mod faults;
pub mod goal;
pub mod interrupt;
pub mod judge;
pub mod live;
pub mod many;
pub mod owners;
pub mod pace;
pub mod reads;
pub mod repository;
pub mod snapshot;
mod stop;
pub mod survey;
mod watching;

#[cfg(test)]
mod tests;

pub use engine::{Course, One, Step, Subject, Why, drive, wait_for};
pub use events::Event;
pub use facts::words;
pub use faults::Reason;
pub use goal::{Goal, Patience, Pins, Policy, Rule, Side};
pub use interrupt::Interrupt;
pub use judge::{Verdict, judge};
pub use live::Live;
pub use many::{Choice, Gathering, Selection, wait_for_many};
pub use reads::{ReadError, Reads, Seen};
pub use repository::{RepositoryGoal, wait_for_repository};
pub use snapshot::Snapshot;
pub use stop::{Met, Stop};
