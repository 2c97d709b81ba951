//! The wait checked against every interleaving of a bounded model.
//!
//! In: rules of a server and its users. Out: how many states there are, what the library's judge says wrongly
//! in any of them, and what kubectl's rule would say. Never: a judge of its own.

pub mod check;
pub mod counts;
pub mod runs;
pub mod search;
pub mod server;
pub mod view;
