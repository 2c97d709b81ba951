//! A sandbox of its own for each test, and the real binary run against it with a cleared environment.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may panic, in its helpers too"
)]
#![allow(dead_code, reason = "every test binary uses another part of this")]
#![allow(
    clippy::disallowed_methods,
    reason = "programs of other people are found on the PATH of the test run"
)]

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use porchctl::sandbox::faults::Faults;
use porchctl::sandbox::{Config, Listening, Sandbox};

/// A running sandbox and a scratch directory.
pub struct World {
    runtime: tokio::runtime::Runtime,
    sandbox: Option<Sandbox>,
    listening: Option<Listening>,
    scratch: tempfile::TempDir,
}

/// What a run of a program gave.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ran {
    pub fn of(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The run must have ended with that code.
    #[track_caller]
    pub fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.stdout, self.stderr);
        self
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|err| panic!("{err}: {}", self.stdout))
    }
}

impl World {
    /// A sandbox without faults.
    pub fn new() -> Self {
        Self::with(&[], &[])
    }

    /// A sandbox with faults and with executables (image, script in `tests/data/bin`).
    pub fn with(faults: &[&str], functions: &[(&str, &str)]) -> Self {
        let scratch = tempfile::tempdir().unwrap();
        let mut switched = Faults::default();
        faults.iter().for_each(|fault| switched.add(fault).unwrap());
        let function = |(image, script): &(&str, &str)| ((*image).to_owned(), data("bin").join(script));
        let functions: BTreeMap<String, PathBuf> = functions.iter().map(function).collect();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let state = scratch.path().join("state");
        fs::create_dir(&state).unwrap();
        let config = Config { functions, faults: switched, state, ..Config::default() };
        let sandbox = runtime.block_on(Sandbox::start(config)).unwrap();
        let listening = runtime.block_on(sandbox.listen()).unwrap();
        fs::write(scratch.path().join("kubeconfig"), &listening.kubeconfig).unwrap();
        fs::create_dir(scratch.path().join("home")).unwrap();
        Self { runtime, sandbox: Some(sandbox), listening: Some(listening), scratch }
    }

    /// A path in the scratch directory.
    pub fn path(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }

    pub fn sandbox(&self) -> &Sandbox {
        self.sandbox.as_ref().unwrap()
    }

    pub fn runtime(&self) -> &tokio::runtime::Runtime {
        &self.runtime
    }

    /// A client inside this process, for what the binary would not do.
    pub fn client(&self) -> porchctl::client::Client {
        let _inside = self.runtime.enter();
        let kube = kube::Client::new(self.sandbox().service(), "default");
        porchctl::client::Client::new(kube, "default", porchctl::client::Options::default())
    }

    /// Any program with the sandbox's kubeconfig and nothing else of this process's environment.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("HOME", self.path("home"))
            .env("TMPDIR", self.scratch.path())
            .env("KUBECONFIG", self.path("kubeconfig"))
            .current_dir(self.scratch.path())
            .stdin(Stdio::null());
        command
    }

    /// The real binary.
    pub fn porchctl_command(&self, args: &[&str]) -> Command {
        let mut command = self.command(env!("CARGO_BIN_EXE_porchctl"));
        command.args(args);
        command
    }

    pub fn porchctl(&self, args: &[&str]) -> Ran {
        Ran::of(self.porchctl_command(args).output().unwrap())
    }

    /// `rpkg …`, words split at blanks.
    pub fn rpkg(&self, words: &str) -> Ran {
        let args: Vec<&str> = std::iter::once("rpkg").chain(words.split_whitespace()).collect();
        self.porchctl(&args)
    }

    /// The binary with something on stdin.
    pub fn rpkg_with_stdin(&self, words: &str, stdin: &str) -> Ran {
        use std::io::Write as _;
        let args: Vec<&str> = std::iter::once("rpkg").chain(words.split_whitespace()).collect();
        let mut command = self.porchctl_command(&args);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
        Ran::of(child.wait_with_output().unwrap())
    }

    /// A draft that is rendered, and its content in a directory of the same name.
    pub fn draft(&self, package: &str) -> String {
        let name = format!("blueprints.{package}.v1");
        self.rpkg(&format!("init {package} --repository blueprints --workspace v1")).expect(0);
        self.rpkg(&format!("pull {name} {name}")).expect(0);
        name
    }

    /// Writes a file below the scratch directory.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    /// Adds a pipeline to the Kptfile of a pulled draft.
    pub fn set_pipeline(&self, dir: &str, mutators: &[(&str, &[(&str, &str)])]) {
        let mut kptfile = self.read(&format!("{dir}/Kptfile"));
        for block in ["\npipeline:", "\nstatus:"] {
            if let Some(at) = kptfile.find(block) {
                kptfile.truncate(at + 1);
            }
        }
        kptfile.push_str("pipeline:\n  mutators:\n");
        for (image, config) in mutators {
            kptfile.push_str(&format!("    - image: {image}\n"));
            if !config.is_empty() {
                kptfile.push_str("      configMap:\n");
            }
            for (key, value) in *config {
                kptfile.push_str(&format!("        {key}: {value}\n"));
            }
        }
        self.write(&format!("{dir}/Kptfile"), &kptfile);
    }

    /// Copies a package of `tests/data/packages` over a pulled draft.
    pub fn copy_package(&self, package: &str, dir: &str) {
        let from = data("packages").join(package);
        copy_tree(&from, &self.path(dir));
    }

    /// Puts a content on the server as a careless client would.
    pub fn put(
        &self,
        name: &str,
        change: impl FnOnce(&mut porchctl::api::v1alpha1::PackageRevisionResources),
    ) {
        let client = self.client();
        self.runtime().block_on(async {
            let mut resources = client.get_resources(name).await.unwrap();
            change(&mut resources);
            client.put_resources(&resources).await.unwrap();
        });
        self.rpkg(&format!("wait {name} --for settled"));
    }

    /// One object, as the API has it.
    pub fn object(&self, name: &str) -> serde_json::Value {
        self.rpkg(&format!("get {name} -o json")).expect(0).json()
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.listening.take();
        if let Some(sandbox) = self.sandbox.take() {
            self.runtime.block_on(sandbox.stop());
        }
    }
}

/// Runs a prepared command.
pub fn run(command: &mut Command) -> Ran {
    Ran::of(command.output().unwrap())
}

/// A directory of test data.
pub fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

pub fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_tree(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// All files below a directory, path to bytes.
pub fn tree(root: &Path) -> BTreeMap<String, Vec<u8>> {
    fn walk(root: &Path, dir: &Path, found: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(root, &path, found);
            } else {
                let key = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
                found.insert(key, fs::read(&path).unwrap());
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(root, root, &mut found);
    found
}

/// The first of some programs that is on this machine; tells when none is.
pub fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).flat_map(|dir| names.iter().map(move |name| dir.join(name)));
    found.into_iter().find(|candidate| candidate.is_file())
}

/// Reads one HTTP request: method, target, body. `None` when the other side breaks off.
pub fn read_request(stream: &mut dyn std::io::Read) -> Option<(String, String, Vec<u8>)> {
    use std::io::{BufRead as _, BufReader, Read as _};

    let mut reader = BufReader::new(stream);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first).ok()?;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok().filter(|read| *read > 0)?;
        let line = line.trim().to_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("content-length:") {
            length = value.trim().parse().ok()?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let mut words = first.split(' ').map(str::to_owned);
    Some((words.next()?, words.next()?, body))
}
