//! `porchctl sandbox up`: a server in the background.
//!
//! In: what it shall have. Out: where it is. Never: a second server on one state directory; a word of success
//! before the server serves and its repositories are ready.

use std::fs::OpenOptions;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep};

use super::{faults, flavour, home, not_started, unusable};
use crate::cli::{SandboxFlags, SandboxFlavour, SandboxUpArgs};
use crate::commands::Context;
use crate::failure::{Failure, Kind};
use crate::sandbox::faults::Faults;
use crate::sandbox::home::{Home, Serving};

/// How long a server that somebody else started may take to serve, or one that was killed to end.
const PATIENCE: Duration = Duration::from_secs(90);
/// Pause between two looks at it.
const PAUSE: Duration = Duration::from_millis(50);

/// What is acknowledged by a sandbox that stays up is never taken back.
fn durable(faults: Faults) -> Result<(), Failure> {
    match faults.restore_after {
        None => Ok(()),
        Some(_) => Err(Failure::usage(
            "--fault restore-after works with `porchctl sandbox run` only: a sandbox that stays up keeps what it acknowledged",
        )),
    }
}

/// Starts the server, unless it runs.
pub(super) async fn run(ctx: &Context, args: &SandboxUpArgs) -> Result<(), Failure> {
    durable(faults(&args.sandbox)?)?;
    let home = home(ctx, &args.state)?;
    home.make().map_err(unusable)?;
    let until = Instant::now() + PATIENCE;
    loop {
        if let Some(lock) = home.lock().map_err(unusable)? {
            // What a killed server left behind.
            home.withdraw().map_err(unusable)?;
            drop(lock);
            if let Started::Serves = start(ctx, &home, &args.sandbox).await? {
                return Ok(());
            }
        }
        if let Some(serving) = home.answering().map_err(unusable)? {
            join(ctx, &home, &args.sandbox, &serving);
            return Ok(());
        }
        if Instant::now() >= until {
            return Err(never_served(&home));
        }
        // Somebody else is about to serve, or to end.
        sleep(PAUSE).await;
    }
}

/// What became of a start.
enum Started {
    Serves,
    /// Somebody else was faster.
    TooLate,
}

/// Starts a server and says where it is.
async fn start(ctx: &Context, home: &Home, flags: &SandboxFlags) -> Result<Started, Failure> {
    let before = home.last_port();
    let started = spawn(home, flags).await?;
    if let Started::TooLate = started {
        return Ok(started);
    }
    let serving = home.serving().map_err(unusable)?.ok_or_else(|| not_started("it ended at once"))?;
    let now = home.last_port();
    if let (Some(before), Some(now)) = (before, now.filter(|now| Some(*now) != before)) {
        ctx.ui.warn(&format!(
            "port {before} is taken; the sandbox is at port {now} now, and its kubeconfig says so"
        ));
    }
    ctx.ui.data(&format!("sandbox started at {}", address(&serving)));
    tell(ctx, home);
    Ok(started)
}

/// Starts this program once more, detached, and waits until it says that it serves.
async fn spawn(home: &Home, flags: &SandboxFlags) -> Result<Started, Failure> {
    let failed = |error: std::io::Error| not_started(&error.to_string());
    let mut log =
        OpenOptions::new().create(true).append(true).mode(0o600).open(home.log()).map_err(failed)?;
    let from = log.seek(SeekFrom::End(0)).map_err(failed)?;
    let program = std::env::current_exe().map_err(failed)?;
    let mut command = Command::new(program);
    command.args(["sandbox", "up", "--foreground", "--state"]).arg(home.root()).args(words(flags));
    // A group of its own, so that an interrupt on this terminal does not reach it.
    command.process_group(0).current_dir(home.root());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
    let mut child = command.spawn().map_err(failed)?;
    if says_a_word(&mut child).await {
        return Ok(Started::Serves);
    }
    let status = child.wait().await.map_err(failed)?;
    if status.code() == Some(i32::from(Kind::Conflict.exit_code())) {
        return Ok(Started::TooLate);
    }
    Err(last_words(&home.log(), from))
}

/// The flags once more. The server stands in another directory, so paths must be whole.
fn words(flags: &SandboxFlags) -> Vec<String> {
    let whole = |path: &str| match Path::new(path).exists() {
        true => std::path::absolute(path).map(|path| path.display().to_string()),
        false => Ok(path.to_owned()),
    };
    let function = |(image, path): &(String, String)| {
        format!("--function={image}={}", whole(path).unwrap_or_else(|_| path.clone()))
    };
    let mut words: Vec<String> = flags.functions.iter().map(function).collect();
    words.extend(flags.faults.iter().map(|fault| format!("--fault={fault}")));
    words.extend(flags.empty.then(|| "--empty".to_owned()));
    words.push(format!("--flavour={}", flavour(flags.flavour).name()));
    words.push(format!("--seed={}", flags.seed));
    words
}

/// Does it say a word before it ends?
async fn says_a_word(child: &mut Child) -> bool {
    let Some(stdout) = child.stdout.take() else { return false };
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).await.is_ok_and(|length| length > 0)
}

/// What the server said to its log before it ended.
fn last_words(log: &Path, from: u64) -> Failure {
    let read = || -> std::io::Result<String> {
        let mut file = std::fs::File::open(log)?;
        file.seek(SeekFrom::Start(from))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map(|_| text)
    };
    let text = read().unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines = lines.filter(|line| *line != "Error: the sandbox did not start");
    let failure = Failure::new(Kind::Failed, "the sandbox did not start");
    lines.fold(failure, |failure, line| match line.strip_prefix("hint: ") {
        Some(hint) => failure.hint(hint),
        None => failure.cause(line.strip_prefix("caused by: ").unwrap_or(line)),
    })
}

/// Somebody else started it.
fn join(ctx: &Context, home: &Home, flags: &SandboxFlags, serving: &Serving) {
    let asked = flags.flavour != SandboxFlavour::default() || !flags.faults.is_empty();
    if asked || flags.empty || !flags.functions.is_empty() {
        ctx.ui.warn(
            "it goes on as it was started: `--function`, `--flavour`, `--fault` and `--empty` count at a start only",
        );
    }
    ctx.ui.data(&format!("sandbox is running already at {}", address(serving)));
    tell(ctx, home);
}

fn never_served(home: &Home) -> Failure {
    let what = format!("a sandbox has {} and does not serve", home.root().display());
    Failure::new(Kind::TimedOut, what).hint(format!("look into {}", home.log().display()))
}

fn address(serving: &Serving) -> &str {
    serving.url.as_deref().unwrap_or_default()
}

/// How to get at it.
pub(super) fn tell(ctx: &Context, home: &Home) {
    let path = home.kubeconfig().display().to_string();
    ctx.ui.data(&format!("kubeconfig: {path}"));
    ctx.ui.data(&format!("export KUBECONFIG={}", quoted(&path)));
}

/// A word for a shell.
fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+@%,:".contains(c);
    if text.chars().all(plain) { text.to_owned() } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_reads_the_path_back() {
        assert_eq!(quoted("/a/.local/state-1"), "/a/.local/state-1");
        assert_eq!(quoted("/it's here"), "'/it'\\''s here'");
    }

    #[test]
    fn flags_are_passed_on_with_whole_paths() {
        let flags = SandboxFlags {
            functions: vec![("a:v1".into(), "src".into()), ("b".into(), "no-such-program".into())],
            faults: vec!["overwrite".into()],
            empty: true,
            flavour: SandboxFlavour::Guard,
            seed: 7,
        };
        let words = words(&flags);
        assert!(words[0].starts_with("--function=a:v1=/") && words[0].ends_with("/src"), "{words:?}");
        assert_eq!(
            words[1..],
            ["--function=b=no-such-program", "--fault=overwrite", "--empty", "--flavour=guard", "--seed=7"]
        );
    }

    #[test]
    fn a_restore_is_not_for_what_stays() {
        let mut faults = Faults::default();
        assert!(durable(faults).is_ok());
        faults.add("restore-after=5s").unwrap();
        assert_eq!(durable(faults).unwrap_err().kind, Kind::Usage);
    }

    #[test]
    fn a_server_that_ended_is_quoted() {
        let dir = tempfile::tempdir().unwrap();
        let log = dir.path().join("log");
        std::fs::write(&log, "old\nError: the sandbox did not start\n  caused by: a\nhint: do b\n").unwrap();
        let failure = last_words(&log, 4);
        assert_eq!((failure.causes, failure.hints), (vec!["a".to_owned()], vec!["do b".to_owned()]));
    }
}
