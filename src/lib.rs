//! `porchctl`: the command-line client for Porch package revisions, and an embedded Porch.
//!
//! Data flows one way through the house:
//!
//! ```text
//! words in    cli ──► settings ──► commands ──► client ──► (HTTP) ──► a Porch API
//!                                     │           ▲                    or the sandbox
//!                                     ├──► wait ──┘
//!                                     ├──► package   content on disk
//!                                     └──► report ──► output ──► ui    words out
//!
//! sandbox     service ──► admission ──► store ──► controllers ──► render ──► functions, git
//! ```
//!
//! `api` (wire types and pure rules) is shared by both sides of the wire; `failure` maps every kind
//! of failure to one exit code. Which room may use which is listed and tested in `tests/arrows.rs`.

mod start;

pub mod api;
pub mod cli;
pub mod client;
pub mod commands;
pub mod failure;
pub mod output;
pub mod package;
pub mod report;
pub mod sandbox;
pub mod settings;
pub mod ui;
pub mod wait;

pub use start::run;
