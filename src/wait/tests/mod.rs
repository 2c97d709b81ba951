//! A scripted API server on a virtual clock, and the tests that play against it.

mod engine;
mod judging;
mod laws;
mod many;
mod policies;
mod random;
mod scenarios;
mod scripted;
mod survivors;
mod town;
mod transport;
mod underway;
