//! The other side of the wire: an embedded Porch that speaks the Kubernetes API.
//!
//! In: a [`Config`]. Out: a running [`Sandbox`]: a service to call inside the process, an HTTPS server on
//! the loopback interface when asked for. Never: anything outside its state directory and the git
//! repositories that are registered with it.

pub mod admission;
pub mod cache;
pub mod clock;
pub mod contents;
pub mod controllers;
pub mod crash;
pub mod faults;
pub mod functions;
pub mod git;
pub mod home;
pub mod http;
pub mod identity;
pub mod render;
pub mod setup;
pub mod sources;
pub mod status;
pub mod store;
pub mod tls;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::task::JoinHandle;

use self::cache::Cache;
use self::cache::contents::PackageContents;
use self::cache::drafts::Drafts;
use self::clock::Clock;
use self::controllers::Context;
use self::crash::Trap;
use self::faults::Faults;
use self::functions::Functions;
use self::git::bare::BareRepo;
use self::git::registry::Registry;
use self::http::Api;
use self::identity::Identity;
use self::store::Store;
use self::store::journal::JournalError;
pub use self::tls::{ListenError, Listening};

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
    controllers: JoinHandle<()>,
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
        let cache = Arc::new(Cache::open(store.clock(), drafts, config.faults.torn_content).await?);
        let contents = PackageContents::new(store.clone(), cache.clone()).trapped(trap);
        contents.resume();
        let functions = Arc::new(Functions::new(config.functions));
        let registry = Registry::new(state.join("mirrors"));
        let context = Context::new(store.clone(), cache, registry, functions, config.faults);
        context.resume();
        let before = store.current_version();
        let controllers = tokio::spawn(controllers::run(Arc::new(context)));
        let sandbox = Self { api: Api::new(store.clone(), Arc::new(contents)), controllers };
        sandbox.api.inject(config.faults.wire);
        if setup::is_done(&store) {
            setup::synchronised(&store, before).await;
            return Ok(sandbox);
        }
        if !config.empty {
            setup::repositories(&store, state).await?;
        }
        setup::namespace(&store);
        Ok(sandbox)
    }

    /// The API, to be called inside the process: without credentials.
    pub fn service(&self) -> Api {
        self.api.clone()
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
    pub async fn stop(mut self) {
        self.api.close();
        self.controllers.abort();
        // Aborted is what it shall be.
        drop((&mut self.controllers).await);
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.controllers.abort();
    }
}

#[cfg(test)]
mod tests;
