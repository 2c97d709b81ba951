//! The real server in a process of its own.

use std::ffi::OsString;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// How the program is called.
pub struct Program {
    pub path: PathBuf,
    pub path_variable: OsString,
}

pub struct Server {
    child: Child,
    state: PathBuf,
}

impl Server {
    /// Starts it and waits until it serves; none if it ended before.
    pub async fn start(program: &Program, state: &Path, fault: Option<&str>) -> Result<Option<Self>> {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(state.with_extension("log"))?;
        let mut command = Command::new(&program.path);
        command.args(["sandbox", "up", "--foreground", "--state"]).arg(state).args(fault);
        command.env_clear().env("PATH", &program.path_variable);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).process_group(0).kill_on_drop(true);
        let mut child = command.spawn()?;
        let stdout = child.stdout.take().context("no stdout")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).await?;
        if line.is_empty() {
            child.wait().await?;
            return Ok(None);
        }
        ensure!(line.starts_with("sandbox started at https://127.0.0.1:"), "{line}");
        Ok(Some(Self { child, state: state.to_owned() }))
    }

    pub fn kubeconfig(&self) -> PathBuf {
        self.state.join("kubeconfig")
    }

    /// SIGKILL to it, or to all processes of its group.
    pub async fn kill(&mut self, with_children: bool) -> Result<()> {
        if with_children {
            self.signal("KILL", "-").await?;
        } else {
            self.child.start_kill()?;
        }
        ensure!(self.wait().await? == Some(9), "it did not die of the kill");
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub async fn stop(&mut self) -> Result<()> {
        self.signal("TERM", "").await?;
        let status = self.child.wait().await?;
        ensure!(status.success(), "it stopped with {status}");
        Ok(())
    }

    /// Waits for its end and gives the signal that was it.
    pub async fn wait(&mut self) -> Result<Option<i32>> {
        Ok(self.child.wait().await?.signal())
    }

    async fn signal(&self, name: &str, prefix: &str) -> Result<()> {
        let id = self.child.id().context("it ended by itself")?;
        let target = format!("{prefix}{id}");
        let status =
            Command::new("sh").args(["-c", "kill -s \"$0\" -- \"$1\"", name, &target]).status().await?;
        ensure!(status.success(), "no signal for {target}");
        Ok(())
    }
}
