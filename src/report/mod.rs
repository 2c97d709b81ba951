//! What happened, as values: rows of objects, outcomes of verbs, results of functions.
//!
//! In: objects, ends of verbs, facts of Kptfiles. Out: rows, lines for people and JSON for scripts, all
//! as values. Never: printing, I/O, clocks, tokio.

pub mod age;
pub mod message;
pub mod outcome;
pub mod pipeline;
pub mod render;
pub mod rows;
pub mod words;

pub use outcome::{Outcome, Said};
pub use render::{KptfileFacts, RenderReport};
