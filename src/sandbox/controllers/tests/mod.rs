//! The controllers on a store, a git repository and time of their own.

mod discovery;
mod lab;
mod races;
mod replay;
mod restart;
