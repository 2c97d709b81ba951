//! The verbs: turn settings into typed calls and results.
//!
//! In: [`Context`], the flags of the verb. Out: words through `ui`, or a [`Failure`]. Never: HTTP,
//! YAML or printing of their own.

pub mod get;
pub mod sandbox;
mod version;

use tokio::sync::OnceCell;

use crate::cli::{Command, SandboxCommand, Verb};
use crate::client::Client;
use crate::failure::{Failure, Kind};
use crate::settings::{ApiVersion, Settings};
use crate::ui::Ui;

/// What every verb is handed.
pub struct Context {
    /// Resolved flags and environment.
    pub settings: Settings,
    /// The terminal.
    pub ui: Ui,
    client: OnceCell<Client>,
}

impl Context {
    /// Connects when a verb asks for the client, so that wrong usage is reported without a kubeconfig.
    pub fn new(settings: Settings, ui: Ui) -> Self {
        Self { settings, ui, client: OnceCell::new() }
    }

    /// A context with a connection at hand, for tests against the sandbox.
    pub fn with_client(settings: Settings, ui: Ui, client: Client) -> Self {
        Self { settings, ui, client: OnceCell::new_with(Some(client)) }
    }

    /// The connection, made at the first call.
    ///
    /// # Errors
    /// No usable kubeconfig or credentials.
    pub async fn client(&self) -> Result<&Client, Failure> {
        self.client.get_or_try_init(|| Client::connect(&self.settings.connection)).await
    }
}

/// Runs the command that was asked for and gives the exit code of a success: 0, or that of the
/// command a sandbox ran.
///
/// # Errors
/// Whatever the command says.
pub async fn dispatch(ctx: &Context, command: &Command) -> Result<u8, Failure> {
    match command {
        Command::Version(args) => version::run(ctx, *args).map(|()| 0),
        Command::Rpkg { verb } => rpkg(ctx, verb).await.map(|()| 0),
        Command::Sandbox { command: SandboxCommand::Run(args) } => sandbox::run(args.into()).await,
    }
}

/// Runs a verb of `rpkg`.
async fn rpkg(ctx: &Context, verb: &Verb) -> Result<(), Failure> {
    if ctx.settings.api_version == Some(ApiVersion::V1alpha1) {
        return Err(only_v1alpha2());
    }
    match verb {
        Verb::Init(_) => Err(absent("rpkg init")),
        Verb::Clone(_) => Err(absent("rpkg clone")),
        Verb::Pull(_) => Err(absent("rpkg pull")),
        Verb::Push(_) => Err(absent("rpkg push")),
        Verb::Propose(_) => Err(absent("rpkg propose")),
        Verb::Approve(_) => Err(absent("rpkg approve")),
        Verb::Reject(_) => Err(absent("rpkg reject")),
        Verb::ProposeDelete(_) => Err(absent("rpkg propose-delete")),
        Verb::Del(_) => Err(absent("rpkg del")),
        Verb::Get(args) => get::run(ctx, args).await,
        Verb::Wait(_) => Err(absent("rpkg wait")),
    }
}

/// This version speaks v1alpha2 only; taking v1alpha1 for it in silence would look at other objects.
fn only_v1alpha2() -> Failure {
    Failure::new(Kind::Failed, "package revisions of v1alpha1 are not supported by this version of porchctl")
        .hint("leave out `--api-version` and PORCHCTL_API_VERSION for packages of v1alpha2")
}

/// A verb of another branch, not merged yet.
fn absent(what: &str) -> Failure {
    Failure::new(Kind::Internal, format!("`{what}` is not part of this build"))
}
