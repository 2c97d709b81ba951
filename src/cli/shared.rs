//! Groups of flags that several verbs share.

use clap::Args;

use crate::cli::duration::GoDuration;
use crate::failure::Failure;

/// How a changing verb waits for its effect.
#[derive(Args, Clone, Debug, Default)]
pub struct WaitFlags {
    /// Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]
    #[arg(
        long,
        value_name = "BOOL",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        hide_possible_values = true,
        help_heading = "Waiting"
    )]
    pub wait: Option<bool>,
    /// How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]
    #[arg(long, value_name = "DURATION", help_heading = "Waiting")]
    pub timeout: Option<GoDuration>,
}

/// Rehearse a write.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct DryRunFlag {
    /// Let the server check everything and store nothing: `server`
    #[arg(
        long,
        value_name = "WHERE",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "server",
        hide_possible_values = true
    )]
    pub dry_run: Option<Rehearsal>,
}

impl DryRunFlag {
    /// Is it a rehearsal?
    pub fn server(self) -> bool {
        self.dry_run == Some(Rehearsal::Server)
    }
}

/// Where a rehearsal ends; kubectl's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Rehearsal {
    /// It is none.
    None,
    /// On the server, before anything is stored.
    Server,
}

/// How a verb says what it did.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct ResultFlags {
    /// `json` for one JSON document instead of lines, `name` for names alone
    #[arg(short, long, value_name = "FORMAT")]
    pub output: Option<ResultFormat>,
}

impl ResultFlags {
    /// Is JSON wanted?
    pub fn json(self) -> bool {
        self.output == Some(ResultFormat::Json)
    }

    /// Are names alone wanted?
    pub fn name(self) -> bool {
        self.output == Some(ResultFormat::Name)
    }
}

/// Formats of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ResultFormat {
    /// One JSON document.
    Json,
    /// `RESOURCE/NAME`, one a line.
    Name,
}

/// One or more package revisions.
#[derive(Args, Clone, Debug, Default)]
pub struct Names {
    /// Names of package revisions
    #[arg(value_name = "PACKAGE", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub names: Vec<String>,
}

impl Names {
    /// The names, at least one: an empty shell variable must not succeed at nothing.
    ///
    /// # Errors
    /// Wrong usage, in the Go client's words.
    pub fn required(&self) -> Result<&[String], Failure> {
        if self.names.is_empty() { Err(missing("PACKAGE")) } else { Ok(&self.names) }
    }
}

/// `NAME is a required positional argument`
fn missing(name: &str) -> Failure {
    Failure::usage(format!("{name} is a required positional argument"))
}
