//! The flags of `sandbox`.

use clap::{Args, Subcommand};

/// What to do with the sandbox.
#[derive(Subcommand, Clone, Debug)]
pub enum SandboxCommand {
    /// Start a sandbox, run a command against it, stop it
    Run(SandboxRunArgs),
}

/// `sandbox run -- CMD...`
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxRunArgs {
    /// An executable that stands in for a function image, may be given several times
    #[arg(long = "function", value_name = "IMAGE=PATH", value_parser = parse_function)]
    pub functions: Vec<(String, String)>,
    /// A fault to inject, may be given several times
    #[arg(long = "fault", value_name = "NAME")]
    pub faults: Vec<String>,
    /// Start without repositories
    #[arg(long)]
    pub empty: bool,
    /// The command and its words, after `--`
    #[arg(value_name = "CMD", trailing_var_arg = true, allow_hyphen_values = true)]
    pub command: Vec<std::ffi::OsString>,
}

/// `IMAGE=PATH`; an image may hold `=` in no part, so the first one separates.
fn parse_function(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((image, path)) if !image.is_empty() && !path.is_empty() => Ok((image.into(), path.into())),
        _ => Err("IMAGE=PATH is expected".into()),
    }
}
