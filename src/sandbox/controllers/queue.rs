//! The work queue of a controller: which objects wait for a reconcile, one at a time for each object.
//!
//! In: events of a collection. Out: calls of [`Reconcile::reconcile`]. Never: two reconciles of one object
//! at once; a lost wake-up: an event during a reconcile starts another one after it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::future::BoxFuture;
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::{AbortHandle, Id, JoinSet};

use super::resume;
use crate::sandbox::store::{EventKind, Resource, Store, Watch, WatchEvent};

/// Pause before something is done again that may not see what was done just now.
const BREATH: Duration = Duration::from_millis(5);

/// Namespace and name.
pub type Name = (String, String);

/// What to do after a reconcile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for the next event.
    Done,
    /// Do it again after that time.
    Again(Duration),
}

impl Next {
    /// Do it again at once.
    pub const NOW: Self = Self::Again(Duration::ZERO);
}

/// A controller of one collection.
pub trait Reconcile: Send + Sync + 'static {
    /// The collection.
    const RESOURCE: Resource;
    /// Does this event start a reconcile?
    fn wakes(event: &WatchEvent) -> bool;
    /// Which of the objects that are there at the start need a reconcile? All, unless a controller knows better.
    fn due(&self, objects: &[Arc<Value>]) -> Vec<Name> {
        resume::all(objects)
    }
    /// Brings one object nearer to its wish.
    fn reconcile(self: Arc<Self>, namespace: String, name: String) -> BoxFuture<'static, Next>;
}

/// Limits of a queue.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Reconciles at once.
    pub parallel: usize,
    /// Time before work is picked up.
    pub lag: Duration,
    /// Time until the reconciler sees what an event tells of. What it asks for itself does not wait for that.
    pub stale: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Will start; it will see everything that happens until then.
    Waiting,
    Running,
    /// Running, and something happened meanwhile.
    Dirty,
}

struct Queue<R> {
    reconciler: Arc<R>,
    lag: Duration,
    stale: Duration,
    permits: Arc<Semaphore>,
    states: Arc<Mutex<HashMap<Name, State>>>,
    tasks: JoinSet<Next>,
    names: HashMap<Id, Name>,
    /// One for each object that wants to be looked at later. An event does not wait for it.
    timers: JoinSet<Name>,
    /// Events that are on their way to the reconciler's copy of the objects.
    late: JoinSet<Name>,
    reminders: HashMap<Name, AbortHandle>,
}

/// Runs a controller until the store is gone or the task is aborted; its reconciles end with it.
pub async fn run<R: Reconcile>(store: Store, reconciler: Arc<R>, limits: Limits) {
    let mut queue = Queue {
        reconciler,
        lag: limits.lag,
        stale: limits.stale,
        permits: Arc::new(Semaphore::new(limits.parallel)),
        states: Arc::default(),
        tasks: JoinSet::new(),
        names: HashMap::new(),
        timers: JoinSet::new(),
        late: JoinSet::new(),
        reminders: HashMap::new(),
    };
    let first = |queue: &Queue<R>, objects: &[Arc<Value>]| queue.reconciler.due(objects);
    let Some(mut watch) = queue.catch_up(&store, first) else { return };
    queue.follow(&mut watch).await;
    // Events were lost, nobody knows of which objects.
    while let Some(mut watch) = queue.catch_up(&store, |_, objects| resume::all(objects)) {
        queue.follow(&mut watch).await;
    }
}

impl<R: Reconcile> Queue<R> {
    /// Lists all objects, wakes those that are due and watches from there.
    fn catch_up(&mut self, store: &Store, due: impl Fn(&Self, &[Arc<Value>]) -> Vec<Name>) -> Option<Watch> {
        let (objects, version) = store.list(R::RESOURCE, None);
        for name in due(self, &objects) {
            self.wake_late(name);
        }
        store.watch(R::RESOURCE, version).ok()
    }

    /// Follows a watch until it ends.
    async fn follow(&mut self, watch: &mut Watch) {
        loop {
            tokio::select! {
                event = watch.next() => match event {
                    Some(event) => self.hear(&event),
                    None => return,
                },
                Some(ended) = self.tasks.join_next_with_id() => match ended {
                    Ok((id, next)) => self.end(id, next),
                    // A panic in one reconcile must not end the others.
                    Err(error) => self.end(error.id(), Next::Done),
                },
                Some(late) = self.late.join_next() => late.into_iter().for_each(|name| self.wake(name)),
                Some(timer) = self.timers.join_next() => {
                    // A void reminder ends as an aborted task.
                    timer.into_iter().for_each(|name| self.wake(name));
                }
            }
        }
    }

    fn hear(&mut self, event: &WatchEvent) {
        if event.kind != EventKind::Deleted && R::wakes(event) {
            self.wake_late(super::object::name_of(&event.object));
        }
    }

    /// Wakes an object once the reconciler's copy shows why.
    fn wake_late(&mut self, name: Name) {
        if self.stale.is_zero() {
            return self.wake(name);
        }
        let stale = self.stale;
        self.late.spawn(async move {
            tokio::time::sleep(stale).await;
            name
        });
    }

    fn wake(&mut self, name: Name) {
        let mut states = lock(&self.states);
        match states.get_mut(&name) {
            Some(State::Waiting | State::Dirty) => return,
            Some(running) => return *running = State::Dirty,
            None => states.insert(name.clone(), State::Waiting),
        };
        drop(states);
        self.start(name, self.lag);
    }

    /// Does it again without an event.
    fn again(&mut self, name: Name) {
        lock(&self.states).insert(name.clone(), State::Waiting);
        self.start(name, self.lag + self.stale.min(BREATH));
    }

    fn start(&mut self, name: Name, wait: Duration) {
        let (reconciler, permits, states) =
            (self.reconciler.clone(), self.permits.clone(), self.states.clone());
        let work = name.clone();
        let task = async move {
            if !wait.is_zero() {
                tokio::time::sleep(wait).await;
            }
            // A closed semaphore cannot happen: nobody closes it.
            let _permit = permits.acquire_owned().await.ok();
            lock(&states).insert(work.clone(), State::Running);
            reconciler.reconcile(work.0, work.1).await
        };
        self.names.insert(self.tasks.spawn(task).id(), name);
    }

    fn end(&mut self, id: Id, next: Next) {
        let Some(name) = self.names.remove(&id) else { return };
        let dirty = lock(&self.states).remove(&name) == Some(State::Dirty);
        match next {
            _ if dirty => self.wake(name),
            Next::Again(Duration::ZERO) => self.again(name),
            Next::Again(after) => self.remind(name, after),
            Next::Done => {
                self.reminders.remove(&name).into_iter().for_each(|former| former.abort());
            }
        }
    }

    /// Wakes an object later; a former reminder is void.
    fn remind(&mut self, name: Name, after: Duration) {
        let reminded = name.clone();
        let timer = self.timers.spawn(async move {
            tokio::time::sleep(after).await;
            reminded
        });
        if let Some(former) = self.reminders.insert(name, timer) {
            former.abort();
        }
    }
}

fn lock(states: &Mutex<HashMap<Name, State>>) -> MutexGuard<'_, HashMap<Name, State>> {
    states.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tokio::time::{Instant, sleep};

    use super::*;
    use crate::sandbox::clock::Clock;
    use crate::sandbox::store::Part;

    /// Writes down when it was called, and is slow.
    struct Scribe {
        calls: Mutex<Vec<(u128, String)>>,
        begin: Instant,
    }

    impl Reconcile for Scribe {
        const RESOURCE: Resource = Resource::Repositories;

        fn wakes(_: &WatchEvent) -> bool {
            true
        }

        fn reconcile(self: Arc<Self>, _: String, name: String) -> BoxFuture<'static, Next> {
            Box::pin(async move {
                self.calls.lock().unwrap().push((self.begin.elapsed().as_millis(), name.clone()));
                sleep(Duration::from_millis(100)).await;
                assert_ne!(name, "bad", "a reconcile that panics");
                if name == "later" { Next::Again(Duration::from_secs(1)) } else { Next::Done }
            })
        }
    }

    fn object(name: &str) -> serde_json::Value {
        json!({"apiVersion": "config.porch.kpt.dev/v1alpha1", "kind": "Repository",
               "metadata": {"namespace": "ns", "name": name}})
    }

    fn touch(store: &Store, name: &str, value: &str) {
        let patch = json!({"metadata": {"labels": {"touched": value}}});
        store.merge_patch(Resource::Repositories, "ns", name, Part::Main, &patch, "test").unwrap();
    }

    async fn calls(lag: u64) -> Vec<(u128, String)> {
        let store = Store::new(Clock::start());
        let scribe = Arc::new(Scribe { calls: Mutex::default(), begin: Instant::now() });
        let limits = Limits { parallel: 2, lag: Duration::from_millis(lag), stale: Duration::ZERO };
        store.create(Resource::Repositories, object("bad"), "test").unwrap();
        let task = tokio::spawn(run(store.clone(), scribe.clone(), limits));
        sleep(Duration::from_millis(1)).await;
        store.create(Resource::Repositories, object("a"), "test").unwrap();
        sleep(Duration::from_millis(49)).await;
        touch(&store, "a", "1");
        touch(&store, "a", "2");
        sleep(Duration::from_secs(2)).await;
        task.abort();
        scribe.calls.lock().unwrap().clone()
    }

    #[tokio::test(start_paused = true)]
    async fn changes_during_a_reconcile_start_one_more() {
        let calls = calls(0).await;
        let of_a: Vec<u128> = calls.iter().filter(|(_, name)| name == "a").map(|(at, _)| *at).collect();
        assert_eq!(of_a, [1, 101]);
        assert_eq!(calls.iter().filter(|(_, name)| name == "bad").count(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn an_event_does_not_wait_for_a_reminder() {
        let store = Store::new(Clock::start());
        let scribe = Arc::new(Scribe { calls: Mutex::default(), begin: Instant::now() });
        store.create(Resource::Repositories, object("later"), "test").unwrap();
        let limits = Limits { parallel: 2, lag: Duration::ZERO, stale: Duration::ZERO };
        let task = tokio::spawn(run(store.clone(), scribe.clone(), limits));
        sleep(Duration::from_millis(500)).await;
        touch(&store, "later", "1");
        sleep(Duration::from_millis(2500)).await;
        task.abort();
        let calls: Vec<u128> = scribe.calls.lock().unwrap().iter().map(|(at, _)| *at).collect();
        assert_eq!(calls, [0, 500, 1600, 2700], "one reminder after each, the first one void");
    }

    #[tokio::test(start_paused = true)]
    async fn a_lag_gathers_changes() {
        let calls = calls(500).await;
        let of_a: Vec<u128> = calls.iter().filter(|(_, name)| name == "a").map(|(at, _)| *at).collect();
        assert_eq!(of_a, [501]);
    }
}
