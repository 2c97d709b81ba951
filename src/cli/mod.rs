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
pub mod status;
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
pub use status::{StatusArgs, StatusFormat};
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
    /// Print the version of this program, and with --server what the server serves and which defects it shows
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
#[derive(clap::Args, Clone, Debug, Default)]
pub struct VersionArgs {
    /// Also ask the server, that of the kubeconfig or at URL: cheap reads, and where they do not tell one
    /// creation as a rehearsal (nothing is stored)
    // Has the name of a flag of every command, whose place it takes here: there the URL is not optional.
    #[arg(short, long, value_name = "URL", num_args = 0..=1, default_missing_value = "")]
    pub server: Option<String>,
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
    /// Explain where a package revision is, who changed what, and what would move it on
    Status(StatusArgs),
    /// Wait until package revisions are in some state
    Wait(WaitArgs),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &str) -> Result<(Option<String>, Option<String>), clap::Error> {
        let cli = Cli::try_parse_from(words.split(' '))?;
        let own = match cli.command {
            Command::Version(args) => args.server,
            _ => None,
        };
        Ok((own, cli.globals.server))
    }

    #[test]
    fn the_server_of_a_version_needs_no_address() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(parsed("porchctl version").unwrap(), (None, None));
        assert_eq!(parsed("porchctl version --server").unwrap(), (some(""), some("")));
        assert_eq!(parsed("porchctl version --server -o json").unwrap().0, some(""));
        assert_eq!(
            parsed("porchctl version --server https://a").unwrap(),
            (some("https://a"), some("https://a"))
        );
        assert_eq!(parsed("porchctl version -s https://a").unwrap().1, some("https://a"));
        assert!(parsed("porchctl rpkg get --server").is_err());
        assert_eq!(parsed("porchctl rpkg get --server https://a").unwrap(), (None, some("https://a")));
    }
}
