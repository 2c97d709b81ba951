//! The controllers: they bring the world to what the objects wish, later and one step at a time.
//!
//! In: events of the store. Out: status, content, commits. Never: an answer to a client. Each write
//! carries the field manager of the recorded server, because that decides what a later write removes.

pub mod deletion;
pub mod discovery;
pub mod labels;
pub mod lifecycle_step;
pub mod object;
pub mod publish;
pub mod queue;
pub mod registered;
pub mod render_step;
pub mod repository;
pub mod resume;
pub mod revision;
pub mod schedule;
pub mod source_step;
pub mod status;
pub mod sync;
pub mod synchronise;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::future::BoxFuture;
use jiff::Timestamp;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::Instant;

use self::object::Revision;
use self::queue::{Limits, Name};
use self::registered::Registered;
use self::schedule::Synced;
use super::cache::Cache;
use super::crash::Trap;
use super::faults::Faults;
use super::faults::chance::Chance;
use super::faults::world::World;
use super::flavour::Flavour;
use super::functions::Functions;
use super::git::registry::Registry;
use super::render::{RenderFailed, render};
use super::store::{Resource, Store};
use crate::package::Files;

/// Field manager of metadata patches.
pub const CONTROLLERS: &str = "controllers";
/// Field manager of `Ready` and of what the content says.
pub const CONTROLLER: &str = "packagerev-controller";
/// Field manager of `Rendered` and its tokens.
pub const RENDER: &str = "packagerev-controller-render";
/// Field manager of what is mirrored from a Kptfile.
pub const KPTFILE: &str = "packagerev-controller-kptfile";
/// Field manager of a Repository's status and of the identity of packages found in git.
pub const REPOSITORY: &str = "repository-controller";
/// Field manager of what packages found in git start with.
pub const SEED: &str = "repository-controller-seed";
/// Field manager of the API server: the render request of a push.
pub const PORCH: &str = "porch";

/// Reconciles of package revisions at once (the recorded server's default).
const PARALLEL: usize = 50;

/// A render that failed.
#[derive(Clone, Debug, PartialEq)]
pub struct Unrendered {
    /// Text of the condition.
    pub message: String,
    /// The files it leaves behind.
    pub files: Files,
}

/// Renders packages.
pub trait Render: Send + Sync {
    /// The rendered files.
    fn render<'a>(&'a self, files: &'a Files) -> BoxFuture<'a, Result<Files, Unrendered>>;
}

impl Render for Functions {
    fn render<'a>(&'a self, files: &'a Files) -> BoxFuture<'a, Result<Files, Unrendered>> {
        Box::pin(async move {
            let failed = |failed: RenderFailed| Unrendered { message: failed.message, files: failed.files };
            render(files, self).await.map(|rendered| rendered.files).map_err(failed)
        })
    }
}

/// What the controllers work with.
pub struct Context {
    /// Objects.
    pub store: Store,
    /// Content.
    pub cache: Arc<Cache>,
    /// Git.
    pub registry: Registry,
    /// Renders.
    pub render: Arc<dyn Render>,
    /// Defects that were asked for.
    pub faults: Faults,
    /// What they remember.
    pub world: Arc<World>,
    /// Which server this is.
    pub flavour: Flavour,
    /// When these controllers began.
    begun: Instant,
    /// Let go of when the last reconcile has let go of this.
    _alive: Option<mpsc::Sender<()>>,
    /// A place to die at.
    pub trap: Trap,
    /// Repositories that were synchronised; packages of others cannot be made.
    usable: Mutex<BTreeMap<Name, Registered>>,
    /// When, and in which shape.
    synced: Mutex<BTreeMap<Name, Synced>>,
    /// One publication, deletion or synchronisation at a time: no two revisions get one number, and what is
    /// between git and the content is taken for nobody else's.
    publishing: tokio::sync::Mutex<()>,
}

impl Context {
    /// Without any usable repository.
    pub fn new(
        store: Store,
        cache: Arc<Cache>,
        registry: Registry,
        render: Arc<dyn Render>,
        world: Arc<World>,
    ) -> Self {
        let (usable, synced, publishing) = Default::default();
        let (faults, flavour, begun) = (world.faults, Flavour::default(), Instant::now());
        let trap = Trap::new(faults.crash_at);
        Self {
            store,
            cache,
            registry,
            render,
            faults,
            world,
            flavour,
            begun,
            _alive: None,
            trap,
            usable,
            synced,
            publishing,
        }
    }

    /// As a server of another flavour.
    #[must_use]
    pub fn flavoured(self, flavour: Flavour) -> Self {
        Self { flavour, ..self }
    }

    /// Lets go of `alive` at the very end: when the last reconcile is over, aborted or not.
    #[must_use]
    pub fn outlived_by(self, alive: mpsc::Sender<()>) -> Self {
        Self { _alive: Some(alive), ..self }
    }

    /// Does a fault strike this time?
    fn strikes(&self, fault: &'static str, chance: Chance, revision: &Revision) -> bool {
        self.world.strikes(fault, chance, &revision.key())
    }

    /// A repository that was synchronised and is still there.
    pub fn usable(&self, namespace: &str, name: &str) -> Option<Registered> {
        self.lock().get(&(namespace.to_owned(), name.to_owned())).cloned()
    }

    fn set_usable(&self, repository: &Registered) {
        let name = (repository.namespace.clone(), repository.name.clone());
        self.lock().insert(name, repository.clone());
    }

    fn set_unusable(&self, repository: &Registered) {
        let name = (repository.namespace.clone(), repository.name.clone());
        self.lock().remove(&name);
        self.synced.lock().unwrap_or_else(PoisonError::into_inner).remove(&name);
    }

    /// The last synchronisation of a repository.
    fn synced(&self, namespace: &str, name: &str) -> Option<Synced> {
        let synced = self.synced.lock().unwrap_or_else(PoisonError::into_inner);
        synced.get(&(namespace.to_owned(), name.to_owned())).cloned()
    }

    fn set_synced(&self, object: &Value, at: Timestamp) {
        let synced = Synced { spec: schedule::spec(object), at };
        self.synced.lock().unwrap_or_else(PoisonError::into_inner).insert(object::name_of(object), synced);
    }

    /// A Repository object that is not being deleted.
    pub fn registered(&self, namespace: &str, name: &str) -> Option<Registered> {
        let object = self.store.get(Resource::Repositories, namespace, name).ok()?;
        let alive = object["metadata"]["deletionTimestamp"].is_null();
        alive.then(|| Registered::of(&object)).flatten()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Name, Registered>> {
        self.usable.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs both controllers until the future is dropped.
pub async fn run(context: Arc<Context>) {
    let lag = context.faults.controller_lag.unwrap_or(Duration::ZERO);
    let stale = context.faults.cache_lag.unwrap_or(Duration::ZERO);
    let (limits, lagging) = (
        Limits { parallel: PARALLEL, lag, stale: Duration::ZERO },
        Limits { parallel: PARALLEL, lag, stale },
    );
    let store = context.store.clone();
    let repositories = Arc::new(repository::Repositories(context.clone()));
    let revisions = Arc::new(revision::Revisions(context));
    tokio::join!(queue::run(store.clone(), repositories, limits), queue::run(store, revisions, lagging));
}

#[cfg(test)]
mod tests;
