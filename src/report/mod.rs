//! What happened, as values: outcomes of verbs, results of functions.
//!
//! In: ends of verbs, objects, facts of Kptfiles. Out: lines for people and JSON for scripts, both as
//! values. Never: printing, I/O, tokio.

pub mod message;
pub mod outcome;
pub mod render;
pub mod words;

pub use outcome::{Outcome, Said};
pub use render::{KptfileFacts, RenderReport};
