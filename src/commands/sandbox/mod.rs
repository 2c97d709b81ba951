//! `porchctl sandbox`: an embedded Porch, for one command or until it is stopped.
//!
//! In: what it shall have, where its state is. Out: words about it through `ui`, an exit code. Never: the API
//! of the sandbox; whoever wants that takes the kubeconfig.

mod run;
mod serve;
mod status;
mod stop;
mod up;

use std::path::PathBuf;

use tokio::process::Command;

use super::Context;
use crate::cli::{SandboxCommand, SandboxFlags, SandboxFlavour, SandboxStateFlags};
use crate::failure::{Failure, Kind};
use crate::sandbox::Config;
use crate::sandbox::faults::Faults;
use crate::sandbox::flavour::Flavour;
use crate::sandbox::home::{Home, HomeError};

/// Does what was asked for and gives the exit code of a success.
///
/// # Errors
/// Whatever the command says.
pub(super) async fn dispatch(ctx: &Context, command: &SandboxCommand) -> Result<u8, Failure> {
    match command {
        SandboxCommand::Run(args) => run::run(args).await,
        SandboxCommand::Up(args) if args.foreground => serve::run(ctx, args).await.map(|()| 0),
        SandboxCommand::Up(args) => up::run(ctx, args).await.map(|()| 0),
        SandboxCommand::Down(args) => stop::down(ctx, args).await.map(|()| 0),
        SandboxCommand::Status(args) => status::run(ctx, args),
        SandboxCommand::Reset(args) => stop::reset(ctx, args).await.map(|()| 0),
    }
}

/// The state directory that flags and environment name.
fn home(ctx: &Context, flags: &SandboxStateFlags) -> Result<Home, Failure> {
    let named = flags.state.clone().or_else(|| ctx.settings.sandbox_state.clone());
    let path = named.filter(|path| !path.as_os_str().is_empty()).ok_or_else(|| {
        Failure::usage(
            "it is not known where the state of the sandbox is kept: neither XDG_STATE_HOME nor HOME is set",
        )
        .hint("name a directory with `--state DIR`")
    })?;
    std::path::absolute(&path)
        .map(Home::at)
        .map_err(|error| Failure::new(Kind::Failed, format!("{}: {error}", path.display())))
}

/// The configuration that flags describe.
fn config(flags: &SandboxFlags, state: PathBuf) -> Result<Config, Failure> {
    let functions = flags.functions.iter().map(|(image, path)| (image.clone(), path.into())).collect();
    let (faults, flavour) = (faults(flags)?, flavour(flags.flavour));
    Ok(Config { functions, faults, state, empty: flags.empty, flavour, truth: false })
}

fn faults(flags: &SandboxFlags) -> Result<Faults, Failure> {
    let mut faults = Faults { seed: flags.seed, ..Faults::default() };
    flags.faults.iter().try_for_each(|word| faults.add(word)).map_err(Failure::usage)?;
    Ok(faults)
}

fn flavour(name: SandboxFlavour) -> Flavour {
    match name {
        SandboxFlavour::Recorded => Flavour::Recorded,
        SandboxFlavour::Refresh => Flavour::Refresh,
        SandboxFlavour::Guard => Flavour::Guard,
    }
}

/// Sends a signal to a process; was it sent? The shell has `kill` built in, so no other program is needed.
///
/// Stopping by signal is what a terminal and every service manager do as well: there is one way to end a
/// server, and no further door that must be guarded. A socket in the state directory would be another one, and
/// its path may be too long for one.
async fn send_signal(name: &str, pid: u32) -> bool {
    let sent =
        Command::new("sh").args(["-c", "kill -s \"$0\" \"$1\"", name, &pid.to_string()]).output().await;
    sent.is_ok_and(|output| output.status.success())
}

fn not_started(why: &str) -> Failure {
    Failure::new(Kind::Failed, "the sandbox did not start").cause(why)
}

/// The state directory cannot be used.
fn unusable(error: HomeError) -> Failure {
    let failure = Failure::new(Kind::Failed, "the state directory cannot be used").cause(error.to_string());
    match error {
        HomeError::Foreign(_) => {
            failure.hint("name an empty directory, or one that is not there, with `--state DIR`")
        }
        _ => failure,
    }
}

#[cfg(test)]
mod tests;
