//! Results as values.
//!
//! In: objects, outcomes of verbs. Out: rows and texts for `output`. Never: I/O, clocks.

pub mod rows;
