//! Runs the `git` program.
//!
//! In: arguments and standard input. Out: standard output, or what git said on standard error. Never: the
//! user's configuration, hooks of theirs, a prompt, a `GIT_*` variable that leads elsewhere.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Stdio;

use tokio::io::AsyncWriteExt as _;
use tokio::process::Command;

use super::GitError;

/// Variables that would lead git to another repository, configuration or helper.
const FOREIGN: [&str; 24] = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_ASKPASS",
    "GIT_ATTR_SOURCE",
    "GIT_CEILING_DIRECTORIES",
    "GIT_COMMON_DIR",
    "GIT_CONFIG",
    "GIT_CONFIG_COUNT",
    "GIT_CONFIG_PARAMETERS",
    "GIT_DEFAULT_HASH",
    "GIT_DIR",
    "GIT_EXTERNAL_DIFF",
    "GIT_GRAFT_FILE",
    "GIT_INDEX_FILE",
    "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX",
    "GIT_QUARANTINE_PATH",
    "GIT_REPLACE_REF_BASE",
    "GIT_SHALLOW_FILE",
    "GIT_SSH_COMMAND",
    "GIT_TEMPLATE_DIR",
    "GIT_TRACE",
    "GIT_TRACE2",
    "GIT_WORK_TREE",
];

/// Runs git on a bare repository.
///
/// # Errors
/// [`GitError::Failed`] with git's words when it could not be started or its exit code is not 0.
pub async fn git<A: AsRef<OsStr>>(repository: &Path, args: &[A], input: &[u8]) -> Result<Vec<u8>, GitError> {
    let mut command = command();
    command.arg("--git-dir").arg(repository).args(args);
    run(command, input).await
}

/// As [`git`], for what changes a repository: whoever loses interest, or ends, does not take git along. A git
/// that is killed may leave a lock behind that nobody takes away.
///
/// # Errors
/// As [`git`].
pub async fn git_to_its_end<A: AsRef<OsStr>>(
    repository: &Path,
    args: &[A],
    input: Vec<u8>,
) -> Result<Vec<u8>, GitError> {
    let mut command = command();
    command.kill_on_drop(false).arg("--git-dir").arg(repository).args(args);
    let ended = tokio::spawn(async move { run(command, &input).await }).await;
    ended.unwrap_or_else(|error| Err(GitError::Failed(format!("git came to no end: {error}"))))
}

/// A `git` that knows nothing of the user.
fn command() -> Command {
    let mut command = Command::new("git");
    for name in FOREIGN {
        command.env_remove(name);
    }
    command
        .args(["-c", "safe.directory=*", "-c", "core.hooksPath=/dev/null", "-c", "gc.auto=0"])
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env("GIT_CONFIG_SYSTEM", "/dev/null")
        .env("GIT_CONFIG_NOSYSTEM", "1")
        .env("GIT_TERMINAL_PROMPT", "0")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true);
    command
}

/// Starts it, feeds it and waits for its end.
async fn run(mut command: Command, input: &[u8]) -> Result<Vec<u8>, GitError> {
    let failed = |error: std::io::Error| GitError::Failed(format!("cannot run git: {error}"));
    let mut child = command.spawn().map_err(failed)?;
    let stdin = child.stdin.take();
    // Input and output are moved at once: git may fill one pipe before it empties the other.
    let (fed, output) = tokio::join!(feed(stdin, input), child.wait_with_output());
    let output = output.map_err(failed)?;
    if !output.status.success() {
        return Err(GitError::Failed(words(&output.stderr)));
    }
    fed.map_err(failed)?;
    Ok(output.stdout)
}

/// Writes all input and closes the pipe.
async fn feed(stdin: Option<tokio::process::ChildStdin>, input: &[u8]) -> std::io::Result<()> {
    match stdin {
        Some(mut pipe) => pipe.write_all(input).await,
        None => Ok(()),
    }
}

/// What git said, without its prefix.
fn words(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    let lines = text.lines().map(|line| line.trim_start_matches("fatal: ").trim_start_matches("error: "));
    lines.collect::<Vec<_>>().join("; ")
}
