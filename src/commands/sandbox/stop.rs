//! `porchctl sandbox down` and `reset`: the end of a server, and of its state.
//!
//! In: the state directory. Out: a word when it is so. Never: a signal to a process that does not hold the
//! directory now; a deletion nobody agreed to.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{home, send_signal, unusable};
use crate::cli::{SandboxResetArgs, SandboxStateFlags};
use crate::commands::Context;
use crate::failure::{Failure, Kind};
use crate::sandbox::home::{Home, Lock};

/// How long a server may take to finish what it does.
const PATIENCE: Duration = Duration::from_secs(30);
/// Pause between two looks at it.
const PAUSE: Duration = Duration::from_millis(20);

/// Stops the server, if it runs.
pub(super) async fn down(ctx: &Context, flags: &SandboxStateFlags) -> Result<(), Failure> {
    let home = home(ctx, flags)?;
    if !home.is_taken().map_err(unusable)? {
        ctx.ui.data("sandbox is not running");
        return Ok(());
    }
    take_over(&home).await?;
    ctx.ui.data("sandbox stopped");
    ctx.ui.note(&format!(
        "what is in it is kept in {}; `porchctl sandbox up` starts it again",
        home.root().display()
    ));
    Ok(())
}

/// Stops the server and deletes its state.
pub(super) async fn reset(ctx: &Context, args: &SandboxResetArgs) -> Result<(), Failure> {
    let home = home(ctx, &args.state)?;
    if !home.is_there() {
        ctx.ui.data("there is no sandbox");
        ctx.ui.note(&format!("no state of one in {}", home.root().display()));
        return Ok(());
    }
    if !args.yes && !agreed(ctx, &home)? {
        return Err(Failure::new(Kind::Failed, "nothing was deleted"));
    }
    let lock = take_over(&home).await?;
    home.clear().map_err(unusable)?;
    drop(lock);
    ctx.ui.data("sandbox deleted");
    Ok(())
}

fn agreed(ctx: &Context, home: &Home) -> Result<bool, Failure> {
    let question = format!("Delete everything in the sandbox in {}?", home.root().display());
    ctx.ui.confirm(&question).ok_or_else(|| {
        Failure::usage("`sandbox reset` asks before it deletes, and there is no terminal to ask on")
            .hint("porchctl sandbox reset --yes")
    })
}

/// Stops whoever has the directory, and takes it.
async fn take_over(home: &Home) -> Result<Lock, Failure> {
    let until = Instant::now() + PATIENCE;
    let mut told = None;
    loop {
        if let Some(lock) = home.lock().map_err(unusable)? {
            return Ok(lock);
        }
        let pid = home.serving().map_err(unusable)?.map(|serving| serving.pid);
        // One that just began has not said its number yet.
        if let Some(pid) = pid.filter(|pid| told != Some(*pid)) {
            send_signal("TERM", pid).await;
            told = Some(pid);
        }
        if Instant::now() >= until {
            return Err(still_there(home, told));
        }
        sleep(PAUSE).await;
    }
}

fn still_there(home: &Home, pid: Option<u32>) -> Failure {
    let failure =
        Failure::new(Kind::TimedOut, format!("the sandbox in {} does not stop", home.root().display()));
    match pid {
        Some(pid) => failure
            .hint(format!("end it with `kill -9 {pid}`; nothing that was acknowledged is lost by that")),
        None => failure,
    }
}
