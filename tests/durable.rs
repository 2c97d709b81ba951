//! A sandbox that stays up: its commands, what a restart finds, and what a kill leaves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]
#![allow(clippy::disallowed_methods, reason = "git is found on the PATH of the test run")]

#[path = "support/kill_loop/mod.rs"]
mod kill_loop;

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use kill_loop::server::Program;
use kill_loop::{End, Loop};
use porchctl::sandbox::crash::Point;
use serde_json::Value;

/// A home directory of its own; its sandbox is gone when it goes.
struct Home {
    dir: tempfile::TempDir,
}

impl Home {
    fn new() -> Self {
        Self { dir: tempfile::tempdir().unwrap() }
    }

    fn state(&self) -> PathBuf {
        self.dir.path().join("porchctl/sandbox")
    }

    fn run(&self, words: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_porchctl"));
        command
            .args(words.split_whitespace())
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("XDG_STATE_HOME", self.dir.path())
            .env("KUBECONFIG", self.state().join("kubeconfig"))
            .current_dir(self.dir.path())
            .stdin(Stdio::null());
        command.output().unwrap()
    }

    /// Runs, expects an exit code, gives stdout and stderr.
    #[track_caller]
    fn expect(&self, words: &str, code: i32) -> (String, String) {
        let output = self.run(words);
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let (stdout, stderr) = (text(output.stdout), text(output.stderr));
        assert_eq!(output.status.code(), Some(code), "{words}\nstdout:\n{stdout}\nstderr:\n{stderr}");
        (stdout, stderr)
    }

    fn status(&self, code: i32) -> Value {
        serde_json::from_str(&self.expect("sandbox status -o json", code).0).unwrap()
    }

    fn pid(&self) -> u64 {
        self.status(0)["pid"].as_u64().unwrap()
    }

    /// One object without what a synchronisation of its repository writes.
    fn object(&self, name: &str) -> Value {
        serde_json::from_str(&self.expect(&format!("rpkg get {name} -o json"), 0).0).unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let status: Value =
            serde_json::from_slice(&self.run("sandbox status -o json").stdout).unwrap_or_default();
        if let Some(pid) = status["pid"].as_u64() {
            signal("KILL", pid);
        }
    }
}

fn signal(name: &str, pid: u64) -> bool {
    let kill = Command::new("sh").args(["-c", "kill -s \"$0\" \"$1\" 2>&-", name, &pid.to_string()]).status();
    kill.unwrap().success()
}

/// Does it run? One that ended may wait for somebody to ask how.
fn runs(pid: u64) -> bool {
    let state = fs::read_to_string(format!("/proc/{pid}/stat"));
    signal("0", pid) && !state.is_ok_and(|state| state.contains(") Z "))
}

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

#[test]
fn up_status_down_reset() {
    let home = Home::new();
    assert_eq!(home.status(5)["running"], false);
    let (stdout, _) = home.expect("sandbox up", 0);
    let kubeconfig = home.state().join("kubeconfig").display().to_string();
    let lines: Vec<&str> = stdout.lines().collect();
    assert!(lines[0].starts_with("sandbox started at https://127.0.0.1:"), "{stdout}");
    assert_eq!(lines[1..], [format!("kubeconfig: {kubeconfig}"), format!("export KUBECONFIG={kubeconfig}")]);
    let status = home.status(0);
    assert_eq!((&status["running"], &status["kubeconfig"]), (&true.into(), &kubeconfig.clone().into()));
    assert_eq!(status["state"], home.state().display().to_string());
    assert!(lines[0].ends_with(status["url"].as_str().unwrap()));
    let pid = home.pid();
    let (again, _) = home.expect("sandbox up", 0);
    assert!(again.starts_with("sandbox is running already at https://127.0.0.1:"), "{again}");
    assert_eq!(home.pid(), pid);
    home.expect("sandbox up --foreground", 6);
    for name in ["kubeconfig", "identity.json", "store/log", "serving.json", "server.log"] {
        assert_eq!(mode(&home.state().join(name)), 0o600, "{name}");
    }
    assert_eq!(mode(&home.state()), 0o700);
    home.expect("rpkg init web --repository blueprints --workspace v1", 0);
    assert_eq!(home.expect("sandbox down", 0).0, "sandbox stopped\n");
    assert!(!runs(pid), "the process is gone");
    assert_eq!(home.expect("sandbox down", 0).0, "sandbox is not running\n");
    let (_, refusal) = home.expect("sandbox reset", 2);
    assert!(refusal.contains("porchctl sandbox reset --yes"), "{refusal}");
    home.expect("sandbox up", 0);
    let pid = home.pid();
    assert_eq!(home.expect("sandbox reset --yes", 0).0, "sandbox deleted\n");
    assert!(!runs(pid) && !home.state().exists());
    assert_eq!(home.expect("sandbox reset --yes", 0).0, "there is no sandbox\n");
}

#[test]
fn a_restart_finds_everything() {
    let home = Home::new();
    home.expect("sandbox up", 0);
    let (kubeconfig, pid) = (fs::read(home.state().join("kubeconfig")).unwrap(), home.pid());
    for words in ["init web", "init cell"] {
        home.expect(&format!("rpkg {words} --repository blueprints --workspace v1"), 0);
    }
    home.expect("rpkg propose blueprints.web.v1", 0);
    home.expect("rpkg approve blueprints.web.v1", 0);
    let before = [home.object("blueprints.web.v1"), home.object("blueprints.cell.v1")];
    signal("KILL", pid);
    home.expect("sandbox up", 0);
    assert_ne!(home.pid(), pid);
    assert_eq!(fs::read(home.state().join("kubeconfig")).unwrap(), kubeconfig, "it stays valid");
    for (before, name) in before.iter().zip(["blueprints.web.v1", "blueprints.cell.v1"]) {
        let after = home.object(name);
        for field in ["uid", "generation", "creationTimestamp"] {
            assert_eq!(after["metadata"][field], before["metadata"][field], "{name} {field}");
        }
        let latest = |object: &Value| object["metadata"]["labels"]["porch.kpt.dev/latest-revision"].clone();
        assert_eq!(latest(&after), latest(before), "{name}");
        assert_eq!((&after["spec"], &after["status"]), (&before["spec"], &before["status"]), "{name}");
    }
    home.expect("sandbox down", 0);
    home.expect("sandbox up", 0);
    let twice = [home.object("blueprints.web.v1"), home.object("blueprints.cell.v1")];
    home.expect("sandbox down", 0);
    home.expect("sandbox up", 0);
    assert_eq!(
        [home.object("blueprints.web.v1"), home.object("blueprints.cell.v1")],
        twice,
        "to the last byte"
    );
    home.expect("rpkg propose blueprints.cell.v1", 0);
}

#[test]
fn a_port_that_is_taken_is_told() {
    let home = Home::new();
    home.expect("sandbox up", 0);
    let url = home.status(0)["url"].as_str().unwrap().to_owned();
    home.expect("sandbox down", 0);
    let port: u16 = url.rsplit(':').next().unwrap().parse().unwrap();
    // If somebody else has it already, it is taken as well.
    let taken = TcpListener::bind(("127.0.0.1", port));
    let (_, stderr) = home.expect("sandbox up", 0);
    assert!(stderr.contains(&format!("port {port} is taken")), "{stderr}");
    assert_ne!(home.status(0)["url"], url);
    home.expect("rpkg get", 0);
    drop(taken);
}

#[test]
fn what_is_damaged_is_named_and_kept() {
    let home = Home::new();
    home.expect("sandbox up", 0);
    home.expect("rpkg init web --repository blueprints --workspace v1", 0);
    home.expect("sandbox down", 0);
    let log = home.state().join("store/log");
    let sound = fs::read(&log).unwrap();
    let mut damaged = sound.clone();
    damaged[sound.len() / 2] ^= 1;
    fs::write(&log, &damaged).unwrap();
    let (_, stderr) = home.expect("sandbox up", 1);
    assert!(stderr.contains(&format!("{} is damaged at byte", log.display())), "{stderr}");
    assert!(stderr.contains("porchctl sandbox reset --state"), "{stderr}");
    assert_eq!(fs::read(&log).unwrap(), damaged);
    // A last record that was not written to its end counts for nothing.
    fs::write(&log, [&sound[..], b"\x10\0\0"].concat()).unwrap();
    home.expect("sandbox up", 0);
    home.expect("rpkg get blueprints.web.v1", 0);
}

#[test]
fn other_files_are_left_alone() {
    let home = Home::new();
    fs::write(home.dir.path().join("mine"), "").unwrap();
    let state = home.dir.path().display().to_string();
    let (_, stderr) = home.expect(&format!("sandbox up --state {state}"), 1);
    assert!(stderr.contains("holds other files than those of a sandbox"), "{stderr}");
    home.expect(&format!("sandbox reset --yes --state {state}"), 0);
    assert!(home.dir.path().join("mine").exists());
    let (_, stderr) = home.expect("sandbox up --fault tearing", 2);
    assert!(stderr.contains("unknown fault"), "{stderr}");
}

fn history(seed: u64, ends: &[End<'_>], random: usize) {
    let program = Program {
        path: env!("CARGO_BIN_EXE_porchctl").into(),
        path_variable: std::env::var_os("PATH").unwrap_or_default(),
    };
    let scratch = tempfile::tempdir().unwrap();
    let state = scratch.path().join("state");
    let mut history = Loop::new(&program, &state, seed);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let outcome = runtime.block_on(async {
        for end in ends {
            history.round(*end).await?;
        }
        for _ in 0..random {
            history.random_round().await?;
        }
        history.look().await
    });
    if let Err(error) = outcome {
        let log = fs::read_to_string(state.with_extension("log")).unwrap_or_default();
        panic!("seed {seed}: {error:?}\n{log}");
    }
    let book = history.ledger.book();
    assert!(book.writes > 0, "the clients did nothing");
}

#[test]
fn kills_at_random() {
    history(1, &[], 5);
}

/// Every third place, from one on: several tests run at once.
fn crash_points(from: usize) {
    let names: Vec<&str> = Point::ALL.iter().skip(from).step_by(3).map(|(_, name)| *name).collect();
    let ends: Vec<End<'_>> = names.iter().map(|name| End::Crash(name)).collect();
    history(2, &ends, 0);
}

#[test]
fn a_crash_at_every_place_first_third() {
    crash_points(0);
}

#[test]
fn a_crash_at_every_place_second_third() {
    crash_points(1);
}

#[test]
fn a_crash_at_every_place_last_third() {
    crash_points(2);
}
