//! The server of one schedule: a sandbox of its own, functions that fail or dawdle, a client.
//!
//! In: flavour and faults. Out: a [`World`]. Never: anything that another schedule could see.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow};
use porchctl::client::{Client, Options};
use porchctl::package::Texts;
use porchctl::sandbox::faults::Faults;
use porchctl::sandbox::{Config, Sandbox};
use tokio::runtime::Handle;

use super::plan::{Content, Plan};

/// The namespace.
pub const NAMESPACE: &str = "default";
/// The package.
pub const NAME: &str = "blueprints.storm.v1";

/// Files of a package beside the one that tells.
const FILLING: usize = 3;
/// Files that tell which push they are of.
pub const RESOURCES: usize = FILLING + 1;

/// Fails at its first run for each push, which it reads from its input.
const ONCE: &str = "#!/bin/sh
input=$(cat)
push=$(printf '%s\\n' \"$input\" | sed -n 's/^ *push: \"\\([0-9]*\\)\"$/\\1/p' | head -n 1)
if [ ! -e \"$0-$push\" ]; then : > \"$0-$push\"; echo 'not at the first time' >&2; exit 1; fi
printf '%s\\n' \"$input\"
";
const FAIL: &str = "#!/bin/sh\ncat > /dev/null\necho 'never to its liking' >&2\nexit 1\n";
const SLOW: &str = "#!/bin/sh\nsleep 0.4\ncat\n";

/// A sandbox and what belongs to it.
pub struct World {
    /// The server.
    pub sandbox: Sandbox,
    /// Its API.
    pub client: Client,
    scratch: tempfile::TempDir,
}

impl World {
    /// Starts it on the threads of a runtime, so that server and clients really run side by side.
    ///
    /// # Errors
    /// No directory, no git, an unknown fault.
    pub async fn start(plan: &Plan, server: &Handle) -> Result<Self> {
        let scratch = tempfile::tempdir()?;
        let mut faults = Faults { seed: plan.seed.wrapping_add(plan.number), ..Faults::default() };
        for fault in &plan.faults {
            faults.add(fault).map_err(|why| anyhow!(why))?;
        }
        let config = Config {
            functions: functions(scratch.path())?,
            faults,
            flavour: plan.flavour.parse().map_err(|why: String| anyhow!(why))?,
            truth: true,
            state: scratch.path().join("state"),
            ..Config::default()
        };
        let sandbox = server.spawn(Sandbox::start(config)).await?.context("no sandbox")?;
        let kube = kube::Client::new(sandbox.service(), NAMESPACE);
        let client = Client::new(kube, NAMESPACE, Options::default());
        Ok(Self { sandbox, client, scratch })
    }

    /// The controllers end and start again.
    pub async fn restart(&self) {
        self.sandbox.restart_controllers().await;
    }

    /// A path for files of this schedule.
    pub fn path(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }
}

fn functions(directory: &Path) -> Result<BTreeMap<String, PathBuf>> {
    let mut functions = BTreeMap::new();
    for (name, text) in [("fail", FAIL), ("once", ONCE), ("slow", SLOW)] {
        let path = directory.join(name);
        std::fs::write(&path, text)?;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755))?;
        functions.insert(image(name), path);
    }
    Ok(functions)
}

fn image(name: &str) -> String {
    format!("storm.example/{name}:v1")
}

/// The files of push `push`. Rendered, its resource carries the annotation `done` with the same number.
pub fn files(push: u32, content: Content) -> Texts {
    let mut files = Texts::new();
    files.insert("Kptfile".into(), kptfile(push, content).into());
    files.insert("cm.yaml".into(), resource("storm", push).into());
    for number in 0..FILLING {
        files.insert(format!("filling-{number}.yaml"), resource(&format!("filling-{number}"), push).into());
    }
    files
}

fn resource(name: &str, push: u32) -> String {
    format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {name}\ndata:\n  push: \"{push}\"\n")
}

fn kptfile(push: u32, content: Content) -> String {
    let extra = match content {
        Content::Failing => format!("  - image: {}\n", image("fail")),
        Content::Once => format!("  - image: {}\n", image("once")),
        Content::Slow => format!("  - image: {}\n", image("slow")),
        Content::Good | Content::Gates => String::new(),
    };
    let (labels, gates) = match content {
        Content::Gates => (
            format!("  labels:\n    push: p{push}\n"),
            "  readinessGates:\n  - conditionType: storm\n".to_owned(),
        ),
        _ => (String::new(), String::new()),
    };
    format!(
        "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: storm\n{labels}info:\n  description: push {push}\n{gates}pipeline:\n  mutators:\n  - image: set-annotations:v0.1.5\n    configMap:\n      done: \"{push}\"\n{extra}"
    )
}
