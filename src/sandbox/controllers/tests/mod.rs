//! The controllers on a store, a git repository and time of their own.

mod lab;
mod races;
mod replay;
