//! The controllers as a process that can end and begin anew while the API goes on.
//!
//! In: what they work with. Out: running controllers. Never: two sets of them at once.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::JoinHandle;

use super::cache::Cache;
use super::controllers::{self, Context, Render};
use super::faults::world::World;
use super::flavour::Flavour;
use super::git::registry::Registry;
use super::store::Store;

/// Starts and ends controllers. Dropping it ends them.
pub struct Runner {
    store: Store,
    cache: Arc<Cache>,
    render: Arc<dyn Render>,
    mirrors: PathBuf,
    world: Arc<World>,
    flavour: Flavour,
    running: Mutex<Option<JoinHandle<()>>>,
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
        let context = context.flavoured(self.flavour);
        context.resume();
        *running = Some(tokio::spawn(controllers::run(Arc::new(context))));
    }

    async fn end(&self) -> bool {
        let Some(task) = self.lock().take() else { return false };
        task.abort();
        // Aborted is what it shall be.
        drop(task.await);
        true
    }

    fn lock(&self) -> MutexGuard<'_, Option<JoinHandle<()>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.lock().iter().for_each(JoinHandle::abort);
    }
}
