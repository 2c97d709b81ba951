//! The controllers as a process that can end and begin anew while the API goes on.
//!
//! In: what they work with. Out: running controllers. Never: two sets of them at once.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::cache::Cache;
use super::controllers::{self, Context, Render};
use super::faults::world::World;
use super::flavour::Flavour;
use super::git::registry::Registry;
use super::store::Store;

/// How long aborted reconciles may take to their next pause.
const LAST_BREATH: Duration = Duration::from_secs(10);

/// Controllers that run.
struct Running {
    task: JoinHandle<()>,
    /// Closed when the last of their reconciles is over. An aborted one goes on until it pauses.
    over: mpsc::Receiver<()>,
}

/// Starts and ends controllers. Dropping it ends them.
pub struct Runner {
    store: Store,
    cache: Arc<Cache>,
    render: Arc<dyn Render>,
    mirrors: PathBuf,
    world: Arc<World>,
    flavour: Flavour,
    running: Mutex<Option<Running>>,
    /// Whoever ends or starts them, alone.
    turn: tokio::sync::Mutex<()>,
}

impl Runner {
    /// With nothing running yet.
    pub fn new(
        store: Store,
        cache: Arc<Cache>,
        render: Arc<dyn Render>,
        mirrors: PathBuf,
        world: Arc<World>,
    ) -> Self {
        let (flavour, running, turn) = Default::default();
        Self { store, cache, render, mirrors, world, flavour, running, turn }
    }

    /// As a server of another flavour.
    #[must_use]
    pub fn flavoured(mut self, flavour: Flavour) -> Self {
        self.flavour = flavour;
        self
    }

    /// The objects.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What the faults remember.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// What really happens.
    pub fn truth(&self) -> &super::truth::Truth {
        self.cache.truth()
    }

    /// Starts them, unless they run.
    pub async fn start(&self) {
        let _alone = self.turn.lock().await;
        self.begin();
    }

    /// Ends them, wherever they are, and waits for their end.
    pub async fn stop(&self) {
        let _alone = self.turn.lock().await;
        self.end().await;
    }

    /// Ends them, does something that they must not see half done, and starts them again if they ran.
    pub async fn without<T>(&self, act: impl FnOnce() -> T) -> T {
        let _alone = self.turn.lock().await;
        let ran = self.end().await;
        let done = act();
        if ran {
            self.begin();
        }
        done
    }

    fn begin(&self) {
        let mut running = self.lock();
        if running.is_some() {
            return;
        }
        let (store, cache) = (self.store.clone(), self.cache.clone());
        let registry = Registry::new(self.mirrors.clone());
        let context = Context::new(store, cache, registry, self.render.clone(), self.world.clone());
        let (alive, over) = mpsc::channel(1);
        let context = context.flavoured(self.flavour).outlived_by(alive);
        context.resume();
        let task = tokio::spawn(controllers::run(Arc::new(context)));
        *running = Some(Running { task, over });
    }

    async fn end(&self) -> bool {
        let Some(mut running) = self.lock().take() else { return false };
        running.task.abort();
        // Aborted is what it shall be.
        drop(running.task.await);
        drop(timeout(LAST_BREATH, running.over.recv()).await);
        true
    }

    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.lock().iter().for_each(|running| running.task.abort());
    }
}
