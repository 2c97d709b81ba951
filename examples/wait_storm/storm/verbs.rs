//! The program's own verbs, by the entry that the binary uses, inside this process.
//!
//! In: words of a command line. Out: exit code and what was printed. Never: a process, an environment.

use anyhow::Result;
use clap::Parser as _;
use porchctl::cli::Cli;
use porchctl::client::Client;
use porchctl::commands::{Context, dispatch};
use porchctl::settings::{Env, Settings, Terminal};
use porchctl::ui::Ui;

/// What a command came to.
pub struct Ran {
    /// The exit code.
    pub code: u8,
    /// What it printed to stderr.
    pub stderr: String,
}

/// Runs `porchctl rpkg WORDS`.
///
/// # Errors
/// Words that are no command line.
pub async fn rpkg(client: &Client, words: &[&str]) -> Result<Ran> {
    let line = ["porchctl", "rpkg"].iter().chain(words);
    let cli = Cli::try_parse_from(line)?;
    let settings = Settings::resolve(&cli.globals, &Env::default(), Terminal::default())
        .map_err(|failure| anyhow::anyhow!("{}", failure.message))?;
    let ui = Ui::buffer();
    let context = Context::with_client(settings, ui.clone(), client.clone());
    let code = match Box::pin(dispatch(&context, &cli.command)).await {
        Ok(code) => code,
        Err(failure) => {
            ui.error(&failure);
            failure.exit_code()
        }
    };
    Ok(Ran { code, stderr: ui.captured_stderr() })
}
