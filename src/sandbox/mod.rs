//! The other side of the wire: an embedded Porch that speaks the Kubernetes API.
//!
//! In: a [`Config`]. Out: a running [`Sandbox`]: a service to call inside the process, an HTTPS server on
//! the loopback interface when asked for. Never: anything outside its state directory and the git
//! repositories that are registered with it.

pub mod acts;
pub mod admission;
pub mod cache;
pub mod clock;
pub mod contents;
pub mod controllers;
pub mod crash;
pub mod faults;
pub mod flavour;
pub mod functions;
pub mod git;
pub mod home;
pub mod http;
pub mod identity;
pub mod render;
pub mod runner;
pub mod setup;
pub mod sources;
pub mod status;
pub mod store;
pub mod tls;
pub mod truth;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::task::JoinHandle;

use self::cache::Cache;
use self::cache::contents::PackageContents;
use self::cache::drafts::Drafts;
use self::clock::Clock;
use self::crash::Trap;
use self::faults::Faults;
use self::faults::world::World;
use self::flavour::Flavour;
use self::functions::Functions;
use self::git::bare::BareRepo;
use self::http::Api;
use self::identity::Identity;
use self::runner::Runner;
use self::store::Store;
use self::store::journal::JournalError;
pub use self::tls::{ListenError, Listening};
use self::truth::Truth;

/// What a sandbox shall have.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Function images and the executables that stand for them; short names are completed.
    pub functions: BTreeMap<String, PathBuf>,
    /// Defects of real servers to switch on.
    pub faults: Faults,
    /// Directory for git repositories; made when it is missing. What is in it is found again.
    pub state: PathBuf,
    /// Start without repositories.
    pub empty: bool,
    /// Which server to imitate.
    pub flavour: Flavour,
    /// Record what really happens, for [`Sandbox::truth`].
    pub truth: bool,
}

/// Why a sandbox does not start.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The state directory.
    #[error("cannot use the state directory {0}: {1}")]
    State(PathBuf, std::io::Error),
    /// The files of its objects.
    #[error("the state cannot be read: {0}")]
    Journal(#[from] JournalError),
    /// A git repository of its own.
    #[error("cannot use git: {0}")]
    Git(#[from] git::GitError),
    /// A repository that it registered itself is not ready.
    #[error("repository {0} is not ready: {1}")]
    NotReady(String, String),
}

/// A running sandbox. Dropping it ends it as [`Sandbox::stop`] does, without waiting.
pub struct Sandbox {
    api: Api,
    runner: Arc<Runner>,
    acts: Vec<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts the controllers, makes namespace `default` and, unless it shall be empty, the repositories
    /// `blueprints` and `deployments`; returns when they are ready.
    ///
    /// # Errors
    /// The state directory, git, or a repository that does not get ready.
    pub async fn start(config: Config) -> Result<Self, SandboxError> {
        let state = setup::directory(&config.state)?;
        Self::begin(config, &state, Store::new(Clock::start())).await
    }

    /// As [`Sandbox::start`], but what happened before in the state directory is found again, and everything
    /// that is acknowledged is on the disk.
    ///
    /// # Errors
    /// As [`Sandbox::start`]; a damaged file.
    pub async fn open(config: Config) -> Result<Self, SandboxError> {
        let state = setup::directory(&config.state)?;
        let trap = Trap::new(config.faults.crash_at);
        let store = Store::open(Clock::start(), &state.join("store"), trap)?;
        BareRepo::recover(&state.join("drafts.git")).await?;
        // One that somebody took away is not made anew: its Repository says what is missing.
        let fresh = !config.empty && !setup::is_done(&store);
        for path in setup::paths(&state).filter(|path| fresh || path.exists()) {
            BareRepo::recover(&path).await?;
        }
        Self::begin(config, &state, store).await
    }

    async fn begin(config: Config, state: &Path, store: Store) -> Result<Self, SandboxError> {
        let trap = Trap::new(config.faults.crash_at);
        let drafts = Arc::new(BareRepo::create(&state.join("drafts.git")).await?);
        let drafts = Drafts::new(drafts).trapped(trap.clone());
        let world = Arc::new(World::new(config.faults));
        let cache = Cache::open(store.clock(), drafts, config.faults.torn_content).await?;
        let cache = Arc::new(cache.witnessed(if config.truth { Truth::on() } else { Truth::default() }));
        watch_objects(&store, &world, cache.truth());
        let contents = PackageContents::new(store.clone(), cache.clone()).trapped(trap);
        let contents = contents.in_world(world.clone());
        contents.resume();
        if config.flavour.guards() {
            store.register_webhook();
        }
        let functions = Arc::new(Functions::new(config.functions));
        let runner = Runner::new(store.clone(), cache, functions, state.join("mirrors"), world);
        let runner = Arc::new(runner.flavoured(config.flavour));
        let before = store.current_version();
        runner.start().await;
        let api = Api::new(store.clone(), Arc::new(contents));
        api.inject(config.faults.wire);
        let mut sandbox = Self { api, runner, acts: Vec::new() };
        sandbox.set_up(config.empty, &store, state, before).await?;
        sandbox.acts = acts::by_themselves(&sandbox.runner);
        Ok(sandbox)
    }

    async fn set_up(
        &self,
        empty: bool,
        store: &Store,
        state: &Path,
        before: u64,
    ) -> Result<(), SandboxError> {
        if setup::is_done(store) {
            setup::synchronised(store, before).await;
            return Ok(());
        }
        if !empty {
            setup::repositories(store, state).await?;
        }
        setup::namespace(store);
        Ok(())
    }

    /// The API, to be called inside the process: without credentials.
    pub fn service(&self) -> Api {
        self.api.clone()
    }

    /// What really happened, if [`Config::truth`] was set.
    pub fn truth(&self) -> &Truth {
        self.runner.truth()
    }

    /// Serves the API over HTTPS on a free port of the loopback interface.
    ///
    /// # Errors
    /// No certificate, no port.
    pub async fn listen(&self) -> Result<Listening, ListenError> {
        Listening::start(&self.api).await
    }

    /// As [`Sandbox::listen`], on a port and under an identity of before. If the port is taken, the system
    /// chooses another one.
    ///
    /// # Errors
    /// No certificate, no port.
    pub async fn listen_as(&self, identity: &Identity, port: u16) -> Result<Listening, ListenError> {
        Listening::start_as(&self.api, identity, port).await
    }

    /// Ends every watch and the controllers, and waits for their end. What was acknowledged is stored.
    pub async fn stop(self) {
        self.api.close();
        self.acts.iter().for_each(JoinHandle::abort);
        self.runner.stop().await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.acts.iter().for_each(JoinHandle::abort);
    }
}

/// Tells every write of a package revision to those who asked for it.
fn watch_objects(store: &Store, world: &Arc<World>, truth: &Truth) {
    if truth.is_on() {
        let truth = truth.clone();
        store.observe(Arc::new(move |event| truth.object_changed(event)));
    }
    if world.informer.is_some() {
        let world = world.clone();
        store.observe(Arc::new(move |event| world.informer.iter().for_each(|informer| informer.hear(event))));
    }
}

#[cfg(test)]
mod tests;
