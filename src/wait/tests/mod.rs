//! A scripted API server on a virtual clock, and the tests that play against it.

mod engine;
mod judging;
mod scenarios;
mod scripted;
