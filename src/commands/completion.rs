//! `porchctl completion`: the completion script of a shell.

use clap::CommandFactory;

use super::Context;
use crate::cli::{Cli, CompletionArgs};
use crate::failure::Failure;

/// Prints the script.
///
/// # Errors
/// There are none; clap refuses unknown shells.
pub(super) fn run(ctx: &Context, args: CompletionArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "porchctl", &mut script);
    ctx.ui.data_raw(&script);
    Ok(())
}
