//! The verbs: turn settings into typed calls and results.
//!
//! In: [`Context`], the flags of the verb. Out: words through `ui`, or a [`Failure`]. Never: HTTP,
//! YAML or printing of their own.

mod approve;
mod bulk;
mod clone;
mod completion;
mod content;
mod copy;
mod create;
mod delete;
pub mod get;
mod init;
mod lifecycle;
mod listing;
pub(crate) mod missing;
mod nudge;
mod patience;
mod printer;
mod propose;
mod propose_delete;
mod pull;
mod push;
mod reject;
mod repo;
pub mod sandbox;
mod status;
mod version;
mod wait;

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::cli::{Command, Verb};
use crate::client::Client;
use crate::failure::{Failure, Kind};
use crate::settings::{ApiVersion, Settings};
use crate::ui::Ui;
use crate::wait::{Interrupt, words};

/// Verbosity that names the server and the namespace.
const NAMES_SERVER: u8 = 1;
/// Verbosity that names every request, as kubectl's does.
const NAMES_REQUESTS: u8 = 6;

/// Longest connecting of a command that looks once.
const LOOKS_ONCE: Duration = Duration::from_secs(15);

/// What every verb is handed.
pub struct Context {
    /// Resolved flags and environment.
    pub settings: Settings,
    /// The terminal.
    pub ui: Ui,
    /// Ends the waits of this command before their time.
    pub interrupt: Interrupt,
    /// When the command began; every deadline counts from here.
    pub started: Instant,
    /// How long connecting may take.
    patience: Cell<Duration>,
    /// How long it took.
    connecting: Cell<Duration>,
    client: OnceCell<Client>,
}

impl Context {
    /// Connects when a verb asks for the client, so that wrong usage is reported without a kubeconfig.
    pub fn new(settings: Settings, ui: Ui) -> Self {
        Self {
            patience: Cell::new(settings.waiting.timeout),
            settings,
            ui,
            interrupt: Interrupt::default(),
            started: Instant::now(),
            connecting: Cell::default(),
            client: OnceCell::new(),
        }
    }

    /// A context with a connection at hand, for tests against the sandbox.
    pub fn with_client(settings: Settings, ui: Ui, client: Client) -> Self {
        Self { client: OnceCell::new_with(Some(client)), ..Self::new(settings, ui) }
    }

    /// The connection, made at the first call, within the patience of the command: a credential plugin may
    /// never end.
    ///
    /// # Errors
    /// No usable kubeconfig or credentials.
    pub async fn client(&self) -> Result<&Client, Failure> {
        let limit = self.patience.get();
        let limit = if limit.is_zero() { LOOKS_ONCE } else { limit.saturating_sub(self.started.elapsed()) };
        let connecting = tokio::time::timeout(limit, self.client.get_or_try_init(|| self.connect()));
        connecting.await.unwrap_or_else(|_| Err(no_connection(self.started.elapsed())))
    }

    /// The time that connecting took: a wait may not take it once more.
    pub(crate) fn spent_connecting(&self) -> Duration {
        self.connecting.get()
    }

    /// Connects, and says as much about it as was asked for.
    async fn connect(&self) -> Result<Client, Failure> {
        let begun = Instant::now();
        let client = Client::connect(&self.settings.connection).await?;
        self.connecting.set(begun.elapsed());
        if self.settings.verbosity >= NAMES_SERVER {
            self.ui.note(&format!("server {}, namespace {}", client.server(), client.namespace()));
        }
        if self.settings.verbosity < NAMES_REQUESTS {
            return Ok(client);
        }
        let ui = self.ui.clone();
        Ok(client.traced(Arc::new(move |line| ui.note(line))))
    }
}

/// Runs the command that was asked for and gives the exit code of a success: 0, or that of the
/// command a sandbox ran, or that of a sandbox that does not run.
///
/// # Errors
/// Whatever the command says.
pub async fn dispatch(ctx: &Context, command: &Command) -> Result<u8, Failure> {
    match command {
        Command::Version(args) => version::run(ctx, args).await.map(|()| 0),
        Command::Completion(args) => completion::run(ctx, *args).map(|()| 0),
        Command::Repo { verb } => repo::run(ctx, verb).await.map(|()| 0),
        Command::Rpkg { verb } => rpkg(ctx, verb).await.map(|()| 0),
        Command::Sandbox { command } => sandbox::dispatch(ctx, command).await,
    }
}

/// Runs a verb of `rpkg`.
async fn rpkg(ctx: &Context, verb: &Verb) -> Result<(), Failure> {
    ctx.patience.set(patience::of(&ctx.settings, verb));
    if ctx.settings.api_version == Some(ApiVersion::V1alpha1) {
        return Err(only_v1alpha2());
    }
    // Each on the heap: together they would not fit into the stack of a small thread.
    match verb {
        Verb::Init(args) => Box::pin(init::run(ctx, args)).await,
        Verb::Clone(args) => Box::pin(clone::run(ctx, args)).await,
        Verb::Copy(args) => Box::pin(copy::run(ctx, args)).await,
        Verb::Pull(args) => Box::pin(pull::run(ctx, args)).await,
        Verb::Push(args) => Box::pin(push::run(ctx, args)).await,
        Verb::Propose(args) => Box::pin(propose::run(ctx, args)).await,
        Verb::Approve(args) => Box::pin(approve::run(ctx, args)).await,
        Verb::Reject(args) => Box::pin(reject::run(ctx, args)).await,
        Verb::ProposeDelete(args) => Box::pin(propose_delete::run(ctx, args)).await,
        Verb::Del(args) => Box::pin(delete::run(ctx, args)).await,
        Verb::Get(args) => Box::pin(get::run(ctx, args)).await,
        Verb::Status(args) => Box::pin(status::run(ctx, args)).await,
        Verb::Wait(args) => Box::pin(wait::run(ctx, args)).await,
    }
}

/// Nothing was sent, because the connection never came to be.
fn no_connection(waited: Duration) -> Failure {
    let waited = words(waited);
    Failure::new(Kind::Unavailable, format!("no connection to the API server within {waited}"))
        .cause("getting the credentials did not end (a credential plugin of the kubeconfig?)")
}

/// This version speaks v1alpha2 only; taking v1alpha1 for it in silence would look at other objects.
fn only_v1alpha2() -> Failure {
    Failure::new(Kind::Failed, "package revisions of v1alpha1 are not supported by this version of porchctl")
        .hint("leave out `--api-version` and PORCHCTL_API_VERSION for packages of v1alpha2")
}

#[cfg(test)]
mod tests;
