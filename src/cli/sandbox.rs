//! The flags of `sandbox`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::shared::ResultFlags;

/// What to do with the sandbox.
#[derive(Subcommand, Clone, Debug)]
pub enum SandboxCommand {
    /// Start a sandbox, run a command against it, stop it
    Run(SandboxRunArgs),
    /// Start a sandbox that stays up, in the background
    Up(SandboxUpArgs),
    /// Stop it; what is in it is there after the next start
    Down(SandboxStateFlags),
    /// Show whether it runs, and where; exit code 5 if it does not
    Status(SandboxStatusArgs),
    /// Stop it and delete everything that is in it
    Reset(SandboxResetArgs),
}

/// What a sandbox shall have.
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxFlags {
    /// An executable that stands in for a function image, may be given several times
    #[arg(long = "function", value_name = "IMAGE=PATH", value_parser = parse_function)]
    pub functions: Vec<(String, String)>,
    /// Which server to imitate: recorded, refresh or guard
    #[arg(long, value_enum, value_name = "NAME", default_value_t)]
    pub flavour: SandboxFlavour,
    /// A fault to inject, may be given several times; VALUE is a time, a share (0.1) or a number of times
    #[arg(long = "fault", value_name = "NAME[=VALUE]")]
    pub faults: Vec<String>,
    /// Which of the random runs with faults that strike now and then
    #[arg(long, value_name = "N", default_value_t)]
    pub seed: u64,
    /// Start without repositories
    #[arg(long)]
    pub empty: bool,
}

/// Which server a sandbox imitates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SandboxFlavour {
    /// As recorded: Rendered stays behind after a change of the lifecycle
    #[default]
    Recorded,
    /// Rendered follows the generation
    Refresh,
    /// Besides, the lifecycle is guarded while a render is outstanding
    Guard,
}

/// Which sandbox.
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxStateFlags {
    /// Its directory [default: porchctl/sandbox in $XDG_STATE_HOME or ~/.local/state]
    #[arg(long, value_name = "DIR")]
    pub state: Option<PathBuf>,
}

/// `sandbox run -- CMD...`
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxRunArgs {
    /// What it shall have.
    #[command(flatten)]
    pub sandbox: SandboxFlags,
    /// The command and its words, after `--`
    #[arg(value_name = "CMD", trailing_var_arg = true, allow_hyphen_values = true)]
    pub command: Vec<std::ffi::OsString>,
}

/// `sandbox up`
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxUpArgs {
    /// Which one.
    #[command(flatten)]
    pub state: SandboxStateFlags,
    /// What it shall have.
    #[command(flatten)]
    pub sandbox: SandboxFlags,
    /// Serve in this process until it is stopped, instead of in the background
    #[arg(long)]
    pub foreground: bool,
}

/// `sandbox status`
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxStatusArgs {
    /// Which one.
    #[command(flatten)]
    pub state: SandboxStateFlags,
    /// How to say it.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `sandbox reset`
#[derive(Args, Clone, Debug, Default)]
pub struct SandboxResetArgs {
    /// Which one.
    #[command(flatten)]
    pub state: SandboxStateFlags,
    /// Do not ask
    #[arg(short, long)]
    pub yes: bool,
}

/// `IMAGE=PATH`; an image may hold `=` in no part, so the first one separates.
fn parse_function(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((image, path)) if !image.is_empty() && !path.is_empty() => Ok((image.into(), path.into())),
        _ => Err("IMAGE=PATH is expected".into()),
    }
}
