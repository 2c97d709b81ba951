//! Running an executable.
//!
//! In: a program and what it reads. Out: what it wrote, or how it failed. Never: lets a program run
//! longer than a minute or outlive its render.

use std::fmt;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::process::{Child, Command};

/// How long a function may take.
const LIMIT: Duration = Duration::from_secs(60);

/// A program that failed, in the words of a server's function runner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failed {
    how: String,
    stderr: String,
    /// Did it run out of time?
    pub(super) timed_out: bool,
}

impl Failed {
    /// A program that ended with an exit code.
    pub(super) fn exit(code: i64, stderr: String) -> Self {
        Self { how: format!("exit status {code}"), stderr, timed_out: false }
    }

    fn other(how: String) -> Self {
        Self { how, stderr: String::new(), timed_out: false }
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.how, self.stderr)
    }
}

/// Runs a program to its end.
pub(super) async fn run(program: &Path, input: String) -> Result<String, Failed> {
    let child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| Failed::other(format!("{}: {error}", program.display())))?;
    match tokio::time::timeout(LIMIT, talk(child, input)).await {
        Ok(Ok(output)) => verdict(&output),
        Ok(Err(error)) => Err(Failed::other(error.to_string())),
        Err(_) => Err(Failed {
            timed_out: true,
            ..Failed::other(format!("no answer within {} s", LIMIT.as_secs()))
        }),
    }
}

/// Writes and reads at the same time: a program may answer before it has read everything.
async fn talk(mut child: Child, input: String) -> std::io::Result<Output> {
    let mut stdin = child.stdin.take();
    let write = async move {
        if let Some(stdin) = &mut stdin {
            // A program that does not read its input closes the pipe: what counts is its answer.
            let _ = stdin.write_all(input.as_bytes()).await;
        }
    };
    let (output, ()) = tokio::join!(child.wait_with_output(), write);
    output
}

fn verdict(output: &Output) -> Result<String, Failed> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match output.status.code() {
        Some(0) => Ok(text(&output.stdout)),
        Some(code) => Err(Failed::exit(code.into(), text(&output.stderr))),
        None => Err(Failed { stderr: text(&output.stderr), ..Failed::other("signal: killed".to_string()) }),
    }
}
