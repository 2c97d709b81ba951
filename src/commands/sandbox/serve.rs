//! `porchctl sandbox up --foreground`: the server itself.
//!
//! In: what it shall have. Out: a word on stdout once it serves; everything else on stderr. Never: an end
//! that leaves a request half done, when it is asked to end.

use std::io::IsTerminal as _;
use std::time::Duration;

use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::time::{Instant, sleep};

use super::up::tell;
use super::{config, home, not_started, unusable};
use crate::cli::SandboxUpArgs;
use crate::commands::Context;
use crate::failure::{Failure, Kind};
use crate::sandbox::home::{Home, Lock, Serving};
use crate::sandbox::{Config, Listening, Sandbox, SandboxError};

/// Who only asks whether the directory is taken is in the way for no longer than that.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pause between two attempts to take it.
const PAUSE: Duration = Duration::from_millis(20);

/// Serves until it is told to stop.
pub(super) async fn run(ctx: &Context, args: &SandboxUpArgs) -> Result<(), Failure> {
    let mut stop = Stop::new()?;
    let home = home(ctx, &args.state)?;
    home.make().map_err(unusable)?;
    let lock = take(&home).await?;
    let config = config(&args.sandbox, home.root().to_owned())?;
    let outcome = tokio::select! {
        started = start(ctx, &home, config) => started,
        () = stop.wanted() => return home.withdraw().map_err(unusable),
    };
    let (sandbox, listening) = outcome.inspect_err(|_| drop(home.withdraw()))?;
    ctx.ui.data(&format!("sandbox started at {}", listening.url));
    tell(ctx, &home);
    stop.wanted().await;
    ctx.ui.note("stopping");
    listening.stop().await;
    sandbox.stop().await;
    home.withdraw().map_err(unusable)?;
    // Whoever waits for the directory waits for the very end of this process.
    std::mem::forget(lock);
    Ok(())
}

/// Takes the directory for as long as this process lives.
async fn take(home: &Home) -> Result<Lock, Failure> {
    let until = Instant::now() + PATIENCE;
    loop {
        match home.lock().map_err(unusable)? {
            Some(lock) => break home.announce(&this_process(None)).map(|()| lock).map_err(unusable),
            None if Instant::now() >= until => break Err(taken(home)),
            None => sleep(PAUSE).await,
        }
    }
}

fn taken(home: &Home) -> Failure {
    Failure::new(Kind::Conflict, format!("a sandbox is running already in {}", home.root().display()))
        .hint("porchctl sandbox status")
}

fn this_process(url: Option<String>) -> Serving {
    Serving { pid: std::process::id(), url }
}

/// Starts the sandbox and puts it on its port.
async fn start(ctx: &Context, home: &Home, config: Config) -> Result<(Sandbox, Listening), Failure> {
    let mut kept = home.kept().map_err(unusable)?;
    let sandbox = Sandbox::open(config).await.map_err(|error| refused(home, &error))?;
    let listening = sandbox.listen_as(&kept.identity, kept.port).await;
    let listening = listening.map_err(|error| not_started(&error.to_string()))?;
    if kept.port != listening.port {
        if kept.port != 0 {
            ctx.ui.warn(&format!("port {} is taken; this is port {} now", kept.port, listening.port));
        }
        kept.port = listening.port;
        home.keep(&kept).map_err(unusable)?;
    }
    home.write_kubeconfig(&listening.kubeconfig).map_err(unusable)?;
    home.announce(&this_process(Some(listening.url.clone()))).map_err(unusable)?;
    Ok((sandbox, listening))
}

fn refused(home: &Home, error: &SandboxError) -> Failure {
    let failure = not_started(&error.to_string());
    match error {
        SandboxError::Journal(_) => {
            let root = home.root().display();
            failure.hint(format!(
                "keep a copy of {root} and begin anew: `porchctl sandbox reset --state {root}`"
            ))
        }
        _ => failure,
    }
}

/// The signals that end a server.
struct Stop {
    interrupt: Signal,
    terminate: Signal,
    hangup: Signal,
    /// Does the end of a terminal end it?
    on_terminal: bool,
}

impl Stop {
    fn new() -> Result<Self, Failure> {
        let listen = |kind| signal(kind).map_err(|error| not_started(&error.to_string()));
        Ok(Self {
            interrupt: listen(SignalKind::interrupt())?,
            terminate: listen(SignalKind::terminate())?,
            hangup: listen(SignalKind::hangup())?,
            on_terminal: std::io::stdin().is_terminal(),
        })
    }

    async fn wanted(&mut self) {
        loop {
            tokio::select! {
                _ = self.interrupt.recv() => return,
                _ = self.terminate.recv() => return,
                _ = self.hangup.recv() => if self.on_terminal { return },
            }
        }
    }
}
