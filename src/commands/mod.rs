//! The verbs: turn settings into typed calls and results.
//!
//! In: [`Context`], the flags of the verb. Out: words through `ui`, or a [`Failure`]. Never: HTTP,
//! YAML or printing of their own.

mod version;

use tokio::sync::OnceCell;

use crate::cli::{Command, Verb};
use crate::client::Client;
use crate::failure::Failure;
use crate::settings::Settings;
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

/// Runs the command that was asked for.
///
/// # Errors
/// Whatever the command says.
pub async fn dispatch(ctx: &Context, command: &Command) -> Result<(), Failure> {
    match command {
        Command::Version(args) => version::run(ctx, *args),
        Command::Rpkg { verb } => rpkg(ctx, verb).await,
        Command::Sandbox { .. } => Err(absent("sandbox")),
    }
}

/// Runs a verb of `rpkg`.
async fn rpkg(_ctx: &Context, verb: &Verb) -> Result<(), Failure> {
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
        Verb::Get(_) => Err(absent("rpkg get")),
        Verb::Wait(_) => Err(absent("rpkg wait")),
    }
}

/// A verb of another branch, not merged yet.
fn absent(what: &str) -> Failure {
    Failure::new(crate::failure::Kind::Internal, format!("`{what}` is not part of this build"))
}
