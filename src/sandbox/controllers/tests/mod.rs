//! The controllers on a store, a git repository and time of their own.

mod discovery;
mod faults;
mod flavours;
mod lab;
mod losses;
mod races;
mod replay;
mod restart;
