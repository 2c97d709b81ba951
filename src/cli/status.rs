//! The flags of `rpkg status`.

use clap::{Args, ValueEnum};

/// `rpkg status PACKAGE`
#[derive(Args, Clone, Debug, Default)]
pub struct StatusArgs {
    /// Name of the package revision
    #[arg(value_name = "PACKAGE")]
    pub package: Option<String>,
    /// `json` or `yaml` for one document instead of lines
    #[arg(short, long, value_name = "FORMAT")]
    pub output: Option<StatusFormat>,
}

/// Formats of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StatusFormat {
    /// One JSON document.
    Json,
    /// The same as YAML.
    Yaml,
}
