//! The objects of the sandbox, as etcd and the generic part of kube-apiserver would keep them.
//!
//! In: objects as JSON, and who writes them. Out: the objects as stored, lists with their version, and
//! every change in order. Never: schemas and business rules (admission), HTTP, or the content of packages.
//!
//! One counter numbers all writes. A write that changes nothing makes no event and no number. A store that was
//! opened on a directory writes every change there before anybody sees it.

mod durable;
pub mod fields;
pub mod frame;
pub mod history;
pub mod image;
pub mod journal;
pub mod kinds;
pub mod managed;
mod prepare;
pub mod shape;
mod write;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use serde_json::Value;
use tokio::sync::watch;

use self::history::History;
pub use self::history::{EventKind, WatchEvent};
use self::image::Image;
use self::journal::Journal;
pub use self::kinds::{Names, Resource};
pub use self::prepare::merge_patched;
use super::clock::Clock;
use super::status::ApiError;

/// The first resourceVersion is one more than this. Not 0, so that a version from another server is
/// noticed as too old.
const BEGINNING: u64 = 1_000;

/// Which subresource a write goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The object itself; its status stays.
    Main,
    /// `/status`; everything but the status stays.
    Status,
}

/// What must hold of an object that is to be deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preconditions {
    /// Its uid.
    pub uid: Option<String>,
    /// Its resourceVersion.
    pub resource_version: Option<String>,
}

/// Decides over a write, under the lock: the object before it, the object after it (to be changed or
/// refused).
pub type Admit<'a> = dyn Fn(Option<&Value>, &mut Value) -> Result<(), ApiError> + 'a;

/// Who writes which part of which object.
#[derive(Clone, Copy)]
pub struct Write<'a> {
    /// Collection.
    pub resource: Resource,
    /// Namespace, empty for cluster-scoped objects.
    pub namespace: &'a str,
    /// Object name.
    pub name: &'a str,
    /// Subresource.
    pub part: Part,
    /// Field manager.
    pub manager: &'a str,
    /// Compute the answer but store nothing.
    pub dry_run: bool,
    /// Admission.
    pub admit: &'a Admit<'a>,
}

impl<'a> Write<'a> {
    /// A write that nobody checks, as controllers make them.
    pub fn unchecked(
        resource: Resource,
        namespace: &'a str,
        name: &'a str,
        part: Part,
        manager: &'a str,
    ) -> Self {
        Self { resource, namespace, name, part, manager, dry_run: false, admit: &|_, _| Ok(()) }
    }
}

/// All collections. Cheap to copy: copies share them.
#[derive(Clone)]
pub struct Store {
    shared: Arc<Shared>,
}

struct Shared {
    clock: Clock,
    state: Mutex<State>,
    news: watch::Sender<u64>,
    webhook: AtomicBool,
}

/// Is told every write of a package revision, under the lock: it must not call the store.
pub type Observer = Arc<dyn Fn(&WatchEvent) + Send + Sync>;

struct State {
    version: u64,
    collections: [Collection; Resource::ALL.len()],
    journal: Option<Journal>,
    observers: Vec<Observer>,
    /// Counts restores: watches of before are void.
    epoch: u64,
}

struct Collection {
    objects: BTreeMap<String, Arc<Value>>,
    history: History,
}

impl State {
    fn collection(&mut self, resource: Resource) -> &mut Collection {
        &mut self.collections[resource as usize]
    }

    fn find(&mut self, resource: Resource, namespace: &str, name: &str) -> Result<Arc<Value>, ApiError> {
        let key = key(namespace, name);
        let names = resource.names();
        let found = self.collection(resource).objects.get(&key).cloned();
        found.ok_or_else(|| ApiError::not_found(names.plural, names.group, name))
    }
}

impl Shared {
    /// A panic of a writer leaves whole objects behind: writes are one assignment.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// An empty store that ends with the process.
    pub fn new(clock: Clock) -> Self {
        Self::of_image(clock, Image::default(), None)
    }

    /// One object.
    ///
    /// # Errors
    /// 404.
    pub fn get(&self, resource: Resource, namespace: &str, name: &str) -> Result<Arc<Value>, ApiError> {
        self.shared.lock().find(resource, namespace, name)
    }

    /// All objects, or those of one namespace, sorted by `namespace/name`, and the version of the list.
    pub fn list(&self, resource: Resource, namespace: Option<&str>) -> (Vec<Arc<Value>>, u64) {
        let mut state = self.shared.lock();
        let version = state.version;
        let wanted = |object: &&Arc<Value>| is_in(namespace, object);
        (state.collection(resource).objects.values().filter(wanted).cloned().collect(), version)
    }

    /// The objects as they were at a version, sorted like [`Store::list`].
    ///
    /// # Errors
    /// 410 if that is longer ago than the history reaches.
    pub fn list_at(
        &self,
        resource: Resource,
        namespace: Option<&str>,
        version: u64,
    ) -> Result<Vec<Arc<Value>>, ApiError> {
        let mut state = self.shared.lock();
        let collection = state.collection(resource);
        let events =
            collection.history.since_version(version).map_err(|forgotten| expired(version, forgotten))?;
        let mut objects = collection.objects.clone();
        for event in events.into_iter().rev() {
            let (namespace, name) = identity(&event.object);
            let key = key(&namespace, &name);
            match &event.previous {
                Some(previous) => objects.insert(key, previous.clone()),
                None => objects.remove(&key),
            };
        }
        Ok(objects.into_values().filter(|object| is_in(namespace, object)).collect())
    }

    /// The version of the newest write.
    pub fn current_version(&self) -> u64 {
        self.shared.lock().version
    }

    /// Creates an object: uid, creation time, generation and version are the store's.
    ///
    /// # Errors
    /// 409 if there is one of that name.
    pub fn create(&self, resource: Resource, object: Value, manager: &str) -> Result<Arc<Value>, ApiError> {
        let (namespace, name) = identity(&object);
        let write = Write::unchecked(resource, &namespace, &name, Part::Main, manager);
        self.create_with(&write, object)
    }

    /// Replaces an object (PUT). A resourceVersion in it is a precondition.
    ///
    /// # Errors
    /// 404; 409 if the resourceVersion is another one; 422 if the uid is.
    pub fn replace(
        &self,
        resource: Resource,
        part: Part,
        object: Value,
        manager: &str,
    ) -> Result<Arc<Value>, ApiError> {
        let (namespace, name) = identity(&object);
        let write = Write::unchecked(resource, &namespace, &name, part, manager);
        self.update_with(&write, &|_| Ok(object.clone()))
    }

    /// Applies a JSON merge patch. `metadata.uid` and `metadata.resourceVersion` in it are preconditions.
    ///
    /// # Errors
    /// 404; 409 if the resourceVersion is another one; 422 if the uid is.
    pub fn merge_patch(
        &self,
        resource: Resource,
        namespace: &str,
        name: &str,
        part: Part,
        patch: &Value,
        manager: &str,
    ) -> Result<Arc<Value>, ApiError> {
        let write = Write::unchecked(resource, namespace, name, part, manager);
        self.update_with(&write, &|live| Ok(merge_patched(live, patch)))
    }

    /// Applies an object server-side, with force; it is created if it is not there.
    ///
    /// # Errors
    /// 404 for a status; 409 if a resourceVersion in it is another one.
    pub fn apply(
        &self,
        resource: Resource,
        namespace: &str,
        name: &str,
        part: Part,
        object: &Value,
        manager: &str,
    ) -> Result<Arc<Value>, ApiError> {
        let write = Write::unchecked(resource, namespace, name, part, manager);
        self.apply_with(&write, object, true)
    }

    /// Deletes an object, or marks it if finalizers hold it. A marked one is left as it is.
    ///
    /// # Errors
    /// 404; 409 if a precondition does not hold.
    pub fn delete(
        &self,
        resource: Resource,
        namespace: &str,
        name: &str,
        preconditions: &Preconditions,
    ) -> Result<Arc<Value>, ApiError> {
        let write = Write::unchecked(resource, namespace, name, Part::Main, "");
        self.delete_with(&write, preconditions)
    }

    /// Everything that happens to a collection after a version.
    ///
    /// # Errors
    /// 410 if that is longer ago than the history reaches.
    pub fn watch(&self, resource: Resource, since: u64) -> Result<Watch, ApiError> {
        let news = self.shared.news.subscribe();
        let mut state = self.shared.lock();
        let forgotten = state.collection(resource).history.forgotten();
        if since < forgotten {
            return Err(expired(since, forgotten));
        }
        let epoch = state.epoch;
        Ok(Watch { store: Arc::downgrade(&self.shared), resource, seen: since, epoch, news })
    }

    /// Forgets the history of every collection, as compaction does: watches that lag behind end.
    pub fn compact(&self) {
        let mut state = self.shared.lock();
        let version = state.version;
        state.collections.iter_mut().for_each(|collection| collection.history.forget(version));
    }

    /// Adds an observer; it is told what is there as if it were made now.
    pub fn observe(&self, observer: Observer) {
        let mut state = self.shared.lock();
        for object in state.collection(Resource::PackageRevisions).objects.values() {
            let version = object["metadata"]["resourceVersion"].as_str().and_then(|text| text.parse().ok());
            let (kind, version) = (EventKind::Added, version.unwrap_or_default());
            observer(&WatchEvent { kind, version, object: object.clone(), previous: None });
        }
        state.observers.push(observer);
    }

    /// Registers the webhook for package revisions: whoever writes for a client must ask it.
    pub fn register_webhook(&self) {
        self.shared.webhook.store(true, Ordering::Relaxed);
    }

    /// Is it registered?
    pub fn has_webhook(&self) -> bool {
        self.shared.webhook.load(Ordering::Relaxed)
    }

    /// The sandbox's clock.
    pub fn clock(&self) -> Clock {
        self.shared.clock
    }
}

/// Reads a collection's events one by one.
pub struct Watch {
    store: Weak<Shared>,
    resource: Resource,
    seen: u64,
    epoch: u64,
    news: watch::Receiver<u64>,
}

impl Watch {
    /// The next event, as soon as there is one; none when the store is gone or this reader fell behind
    /// the history.
    pub async fn next(&mut self) -> Option<WatchEvent> {
        loop {
            self.news.borrow_and_update();
            if let Some(event) = self.take().ok()? {
                return Some(event);
            }
            self.news.changed().await.ok()?;
        }
    }

    /// The version up to which everything was read, if nothing is waiting to be read.
    pub fn caught_up(&mut self) -> Option<u64> {
        let store = self.store.upgrade()?;
        let mut state = store.lock();
        let version = (state.epoch == self.epoch).then_some(state.version)?;
        let waiting = state.collection(self.resource).history.after(self.seen).ok()?.is_some();
        if waiting {
            return None;
        }
        // A watch may begin in the future; it must not be moved back.
        self.seen = self.seen.max(version);
        Some(self.seen)
    }

    fn take(&mut self) -> Result<Option<WatchEvent>, ()> {
        let store = self.store.upgrade().ok_or(())?;
        let mut state = store.lock();
        if state.epoch != self.epoch {
            return Err(());
        }
        let event = state.collection(self.resource).history.after(self.seen).map_err(drop)?.cloned();
        if let Some(event) = &event {
            self.seen = event.version;
        }
        Ok(event)
    }
}

fn expired(version: u64, forgotten: u64) -> ApiError {
    ApiError::new(410, "Expired", format!("too old resource version: {version} ({forgotten})"))
}

/// Where an object is kept, and so its place in lists: the order of etcd's keys.
fn key(namespace: &str, name: &str) -> String {
    format!("{namespace}/{name}")
}

fn is_in(namespace: Option<&str>, object: &Value) -> bool {
    namespace
        .is_none_or(|namespace| object["metadata"]["namespace"].as_str().unwrap_or_default() == namespace)
}

/// Namespace and name of an object.
fn identity(object: &Value) -> (String, String) {
    let text = |name: &str| object["metadata"][name].as_str().unwrap_or_default().to_owned();
    (text("namespace"), text("name"))
}

#[cfg(test)]
mod journal_tests;
#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod tests;
