//! `porchctl sandbox run`: start a sandbox, run a command against it, stop it.
//!
//! In: the command and what the sandbox shall have. Out: the command's exit code. Never: anything left
//! behind: the state directory goes with the sandbox.

use std::ffi::OsString;
use std::fs::{DirBuilder, OpenOptions};
use std::io::{IsTerminal as _, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use tokio::process::{Child, Command};
use tokio::signal::unix::{SignalKind, signal};

use super::{config, not_started, send_signal};
use crate::cli::SandboxRunArgs;
use crate::failure::{Failure, Kind};
use crate::sandbox::{Config, Sandbox};
use crate::settings::Env;

/// A directory that goes when it is dropped.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nobody is left to be told.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Runs the command and gives its exit code: 128 plus the signal if one killed it.
///
/// # Errors
/// Wrong usage, a sandbox that does not start, a command that cannot be started.
pub async fn run(args: &SandboxRunArgs) -> Result<u8, Failure> {
    let Some((program, arguments)) = args.command.split_first() else {
        return Err(Failure::usage("the command to run is missing").hint("porchctl sandbox run -- CMD..."));
    };
    let config = config(&args.sandbox, PathBuf::new())?;
    let scratch = scratch()?;
    let config = Config { state: scratch.0.join("state"), ..config };
    let sandbox = Sandbox::start(config).await.map_err(|error| not_started(&error.to_string()))?;
    let listening = sandbox.listen().await.map_err(|error| not_started(&error.to_string()))?;
    let kubeconfig = scratch.0.join("kubeconfig");
    write_private(&kubeconfig, &listening.kubeconfig)?;
    let mut command = Command::new(program);
    command.args(arguments).env("KUBECONFIG", &kubeconfig);
    put_first(&mut command);
    let code = match command.spawn() {
        Ok(child) => wait(child).await.map(exit_code),
        Err(error) => Err(not_run(program, &error)),
    };
    listening.stop().await;
    sandbox.stop().await;
    code
}

/// A directory of this user alone.
fn scratch() -> Result<Scratch, Failure> {
    let path = std::env::temp_dir().join(format!("porchctl-sandbox-{}", uuid::Uuid::new_v4().simple()));
    let made = DirBuilder::new().mode(0o700).create(&path);
    made.map(|()| Scratch(path.clone())).map_err(|error| not_written(&path, &error))
}

/// Writes a file that holds a token.
fn write_private(path: &Path, text: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| not_written(path, &error))
}

/// Makes the command find this program: as `$PORCHCTL` and first on the path.
fn put_first(command: &mut Command) {
    let Ok(program) = std::env::current_exe() else { return };
    if let Some(folder) = program.parent() {
        let rest = Env::of_process().get("PATH").map(|path| format!(":{path}")).unwrap_or_default();
        command.env("PATH", format!("{}{rest}", folder.display()));
    }
    command.env("PORCHCTL", program);
}

/// Waits for the command. A terminal sends an interrupt to it as well; without one it is passed on, as is
/// the request to terminate. What the command makes of them decides.
async fn wait(mut child: Child) -> Result<ExitStatus, Failure> {
    let broken = |error: std::io::Error| {
        Failure::new(Kind::Internal, "the command cannot be waited for").cause(error.to_string())
    };
    let mut interrupt = signal(SignalKind::interrupt()).map_err(broken)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(broken)?;
    let typed = std::io::stdin().is_terminal();
    loop {
        tokio::select! {
            status = child.wait() => return status.map_err(broken),
            _ = interrupt.recv() => if !typed { pass_on("INT", &mut child).await },
            _ = terminate.recv() => pass_on("TERM", &mut child).await,
        }
    }
}

/// Sends a signal to the command; where that is impossible it is ended.
async fn pass_on(name: &str, child: &mut Child) {
    let Some(id) = child.id() else { return };
    if !send_signal(name, id).await {
        // It ended by itself meanwhile.
        drop(child.start_kill());
    }
}

/// The exit code a shell would give.
fn exit_code(status: ExitStatus) -> u8 {
    let code = status.code().or_else(|| status.signal().map(|signal| 128 + signal)).unwrap_or(1);
    u8::try_from(code).unwrap_or(1)
}

fn not_written(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(Kind::Failed, format!("cannot write {}", path.display())).cause(error.to_string())
}

fn not_run(program: &OsString, error: &std::io::Error) -> Failure {
    let (kind, hint) = match error.kind() {
        std::io::ErrorKind::NotFound => (Kind::NoCommand, "give a command that is on the PATH, after `--`"),
        _ => (Kind::Failed, "is it executable?"),
    };
    let failure = Failure::new(kind, format!("cannot run {}", program.display()));
    failure.cause(error.to_string()).hint(hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::SandboxFlags;

    #[test]
    fn exit_codes_of_a_shell() {
        assert_eq!(exit_code(ExitStatus::from_raw(3 << 8)), 3);
        assert_eq!(exit_code(ExitStatus::from_raw(15)), 143);
    }

    #[test]
    fn a_kubeconfig_is_private_and_goes() {
        use std::os::unix::fs::PermissionsExt as _;
        let scratch = scratch().unwrap();
        let (folder, file) = (scratch.0.clone(), scratch.0.join("kubeconfig"));
        write_private(&file, "token").unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(folder.metadata().unwrap().permissions().mode() & 0o777, 0o700);
        drop(scratch);
        assert!(!folder.exists());
    }

    #[tokio::test]
    async fn wrong_words_start_nothing() {
        let sandbox = SandboxFlags { faults: vec!["tearing".into()], ..SandboxFlags::default() };
        let args = SandboxRunArgs { command: vec!["true".into()], sandbox };
        assert_eq!(run(&args).await.map_err(|failure| failure.kind), Err(Kind::Usage));
        let nothing = SandboxRunArgs::default();
        assert_eq!(run(&nothing).await.map_err(|failure| failure.kind), Err(Kind::Usage));
    }
}
