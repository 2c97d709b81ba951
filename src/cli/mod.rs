//! Words in: the command line, by clap. No behaviour.
//!
//! In: argv. Out: [`Cli`]. Never: the environment (that is `settings`), printing. Required words are
//! optional here, because the Go client's sentences about missing words are part of its surface and
//! clap says them differently; each verb checks its own.

pub mod compat;
pub mod duration;
pub mod envvars;
pub mod get;
pub mod globals;
pub mod repo;
pub mod sandbox;
pub mod shared;
pub mod suggest;
pub mod verbs;
pub mod wait;

use clap::{Parser, Subcommand};

use crate::failure::EXIT_CODES;

pub use get::{GetArgs, PrintArgs, RepoGetArgs};
pub use globals::{ColorWhen, Globals};
pub use repo::{Password, RegArgs, RepoVerb, SyncArgs, UnregArgs};
pub use sandbox::{
    SandboxCommand, SandboxFlags, SandboxFlavour, SandboxResetArgs, SandboxRunArgs, SandboxStateFlags,
    SandboxStatusArgs, SandboxUpArgs,
};
pub use shared::{DryRunFlag, Names, ResultFlags, ResultFormat, WaitFlags};
pub use verbs::{
    ApproveArgs, CloneArgs, CopyArgs, DelArgs, DryRun, InitArgs, OnRenderFailure, ProposeArgs,
    ProposeDeleteArgs, PullArgs, PushArgs, RejectArgs,
};
pub use wait::{OnFailure, PinFlags, PolicyFlags, SelectFlags, WaitArgs, WaitFormat};

/// Work with Porch package revisions, in a cluster or in a sandbox on this machine
#[derive(Parser, Clone, Debug)]
#[command(name = "porchctl", version, disable_version_flag = true, max_term_width = 100)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = exit_codes())]
pub struct Cli {
    /// Flags of every command.
    #[command(flatten)]
    pub globals: Globals,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The exit codes, for the help.
fn exit_codes() -> String {
    let line = |(_, code, meaning): &(_, u8, &str)| format!("\n  {code:<5}{meaning}");
    let codes: String = EXIT_CODES.iter().map(line).collect();
    format!("Exit codes:\n  0    done, met, no difference{codes}")
}

/// The groups of commands.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Package revisions: make, change, release and read them
    #[command(visible_alias = "rpackage", arg_required_else_help = true, subcommand_required = true)]
    Rpkg {
        /// What to do with package revisions.
        #[command(subcommand)]
        verb: Verb,
    },
    /// Registered repositories
    #[command(visible_alias = "repository", arg_required_else_help = true, subcommand_required = true)]
    Repo {
        /// What to do with repositories.
        #[command(subcommand)]
        verb: RepoVerb,
    },
    /// A Porch on this machine, without a cluster
    #[command(arg_required_else_help = true, subcommand_required = true)]
    Sandbox {
        /// What to do with the sandbox.
        #[command(subcommand)]
        command: SandboxCommand,
    },
    /// Print the completion script of a shell
    Completion(CompletionArgs),
    /// Print the version of this program
    Version(VersionArgs),
}

/// `completion SHELL`
#[derive(clap::Args, Clone, Copy, Debug)]
#[command(arg_required_else_help = true)]
pub struct CompletionArgs {
    /// The shell
    pub shell: clap_complete::Shell,
    /// Accepted for compatibility; the script always has descriptions where the shell shows them
    #[arg(long, hide = true)]
    pub no_descriptions: bool,
}

/// `version`
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub struct VersionArgs {
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// The verbs of `rpkg`.
#[derive(Subcommand, Clone, Debug)]
pub enum Verb {
    /// Make a new package
    Init(InitArgs),
    /// Make a new package from another one
    Clone(CloneArgs),
    /// Start a new revision of a published package
    #[command(visible_alias = "edit")]
    Copy(CopyArgs),
    /// Read the files of a package revision
    #[command(visible_aliases = ["source", "read"])]
    Pull(PullArgs),
    /// Write the files of a draft
    #[command(visible_aliases = ["sink", "write"])]
    Push(PushArgs),
    /// Propose drafts for approval
    Propose(ProposeArgs),
    /// Approve proposed package revisions
    Approve(ApproveArgs),
    /// Turn down proposed package revisions or proposed deletions
    Reject(RejectArgs),
    /// Propose published package revisions for deletion
    #[command(visible_alias = "propose-del")]
    ProposeDelete(ProposeDeleteArgs),
    /// Delete package revisions
    #[command(visible_alias = "delete")]
    Del(DelArgs),
    /// List or show package revisions
    #[command(visible_aliases = ["list", "ls"])]
    Get(GetArgs),
    /// Wait until package revisions are in some state
    Wait(WaitArgs),
}
