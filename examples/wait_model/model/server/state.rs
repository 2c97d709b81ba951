//! A state of server and users, the truth included.
//!
//! In: rules. Out: every next state. The controller acts on copies from its cache, and each of its writes
//! changes its own fields of the live version only: that is what lets values go back, here as in reality.

use super::bits::{Bits, Packed};
use super::rules::{Budget, Rules};
use super::version::Version;

/// Versions from what the cache shows to what is live.
pub const LAG: usize = 3;
/// Pushes that can be told apart.
pub const PUSHES: usize = 3;

/// Where a reconcile stands: what it does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doing {
    /// Carry out the source.
    Source,
    /// Say that it is carried out.
    SourceStored,
    /// Say that content waits for its render.
    SourceDone,
    /// Say that the source failed.
    SourceFailed,
    /// Send `Rendered` again with the present generation.
    Refresh,
    /// Say that a render runs.
    Begin,
    /// Read the content.
    Read,
    /// Run the functions.
    Run,
    /// Compare the request with the live one.
    Check,
    /// Store the result.
    Store,
    /// Say that it is rendered.
    Report,
    /// Say that the render failed.
    ReportFailure,
    /// Say in `Ready` that the render failed.
    NotReady,
    /// Read the object again.
    ReadAgain,
    /// Compare the lifecycle with the stored one.
    Lifecycle,
    /// Carry the content over to the new lifecycle (storage that does not compare).
    Carry,
    /// Say that the lifecycle is reached.
    Reached,
    /// Say that it could not be reached.
    Unreached,
}

use Doing as D;
const DOINGS: [Doing; 18] = [
    D::Source,
    D::SourceStored,
    D::SourceDone,
    D::SourceFailed,
    D::Refresh,
    D::Begin,
    D::Read,
    D::Run,
    D::Check,
    D::Store,
    D::Report,
    D::ReportFailure,
    D::NotReady,
    D::ReadAgain,
    D::Lifecycle,
    D::Carry,
    D::Reached,
    D::Unreached,
];

/// A reconcile in the middle of its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worker {
    /// What it does next.
    pub doing: Doing,
    /// The version it read from the cache.
    pub copy: Version,
    /// The content it read, by push.
    pub content: u8,
}

/// The package storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Store {
    /// The source was carried out.
    pub exists: bool,
    /// The content, by push; 0 is what the source made.
    pub push: u8,
    /// The content went through a render.
    pub rendered: bool,
    /// The stored lifecycle.
    pub lifecycle: u8,
}

/// Who made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A user, or somebody else with rights.
    User,
    /// The controller or its cache.
    Server,
    /// Something that goes wrong.
    Fault,
}

/// One step and where it leads.
pub struct Step {
    /// Who made it.
    pub who: Who,
    /// What it was, for traces.
    pub what: &'static str,
    /// Where it leads.
    pub state: State,
}

/// See the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) versions: [Version; LAG],
    pub(super) count: u8,
    /// The key waits for a worker.
    pub queued: bool,
    /// The one worker.
    pub worker: Option<Worker>,
    /// What is stored.
    pub store: Store,
    /// Pushes that are stored but whose request is not written yet, as bits from push 1.
    pub pending: u8,
    /// For each push the request that was there before it.
    pub before: [u8; PUSHES],
    /// One more than the newest push whose content was rendered and stored; 1 is the content of the source.
    pub truth: u8,
    /// Requests whose render failed at least once, as bits.
    pub failed: u8,
    /// What may still happen.
    pub left: Budget,
}

impl State {
    /// A package revision that was just created.
    pub fn start(rules: &Rules) -> Self {
        let fresh = Version { generation: 1, lifecycle: rules.born, ..Version::default() };
        Self {
            versions: [fresh, Version::default(), Version::default()],
            count: 1,
            queued: true,
            worker: None,
            store: Store::default(),
            pending: 0,
            before: [0; PUSHES],
            truth: 0,
            failed: 0,
            left: rules.budget,
        }
    }

    /// What a quorum read shows.
    pub fn live(&self) -> Version {
        self.versions[usize::from(self.count) - 1]
    }

    /// What the controller's cache shows.
    pub fn cached(&self) -> Version {
        self.versions[0]
    }

    /// The cache shows the live version.
    pub fn caught_up(&self) -> bool {
        self.count == 1
    }

    /// Nothing more will happen without a user.
    pub fn quiescent(&self) -> bool {
        self.caught_up() && !self.queued && self.worker.is_none() && self.pending == 0
    }

    /// May it stay like this for longer than a settle window? Caches, queues and writes take milliseconds; sources,
    /// functions, content and lifecycle steps take as long as they like.
    pub fn may_stay(&self) -> bool {
        let slow = |doing| matches!(doing, D::Source | D::Read | D::Run | D::Store | D::Lifecycle | D::Carry);
        self.caught_up() && !self.queued && self.worker.is_none_or(|worker| slow(worker.doing))
    }

    /// Pushes that were stored so far.
    pub fn pushed(&self, rules: &Rules) -> u8 {
        rules.budget.pushes - self.left.pushes
    }

    /// Did that push return to its caller?
    pub fn returned(&self, push: u8, rules: &Rules) -> bool {
        push <= self.pushed(rules) && self.pending & (1 << (push - 1)) == 0
    }

    /// Is the content of that push (or newer content) rendered and was it stored?
    pub fn was_rendered(&self, push: u8) -> bool {
        self.truth > push
    }

    /// A new live version; `None` while the cache lags too far. A write that changes nothing makes none.
    pub(super) fn with(&self, change: impl FnOnce(&mut Version)) -> Option<Self> {
        let mut version = self.live();
        change(&mut version);
        if version == self.live() {
            return Some(*self);
        }
        let at = usize::from(self.count);
        let mut next = *self;
        *next.versions.get_mut(at)? = version;
        next.count += 1;
        Some(next)
    }

    pub(super) fn spent(&self) -> Option<Self> {
        let faults = self.left.faults.checked_sub(1)?;
        Some(Self { left: Budget { faults, ..self.left }, ..*self })
    }

    /// Every step.
    pub fn steps(&self, rules: &Rules, out: &mut Vec<Step>) {
        self.user_steps(rules, out);
        self.server_steps(rules, out);
        if let (Some(_), Some(spent)) = (self.worker, self.spent()) {
            let state = Self { worker: None, queued: true, ..spent };
            out.push(Step { who: Who::Fault, what: "the controller crashes", state });
        }
    }

    /// Steps of the controller and its cache.
    pub fn server_steps(&self, rules: &Rules, out: &mut Vec<Step>) {
        self.cache_step(out);
        match self.worker {
            Some(worker) => self.work(worker, rules, out),
            None if self.queued => out.push(self.taken(rules)),
            None => {}
        }
    }

    /// The cache takes over the next version; a change of the spec or of the request wakes the worker.
    fn cache_step(&self, out: &mut Vec<Step>) {
        if self.count == 1 {
            return;
        }
        let mut state = *self;
        state.versions.rotate_left(1);
        state.versions[LAG - 1] = Version::default();
        state.count -= 1;
        // What lies behind the live version is always empty, so that equal states are equal.
        state.versions[usize::from(state.count)..].fill(Version::default());
        let (old, new) = (self.versions[0], state.versions[0]);
        state.queued |= old.generation != new.generation || old.request != new.request;
        out.push(Step { who: Who::Server, what: "the cache moves on", state });
    }

    /// The state as a few words.
    pub fn pack(&self) -> Packed {
        let mut bits = Bits::default();
        bits.put(self.count, 2);
        self.versions.iter().for_each(|version| version.pack(&mut bits));
        let doing = self.worker.map_or(0, |worker| worker.doing as u8 + 1);
        bits.put(doing, 5);
        if let Some(worker) = &self.worker {
            worker.copy.pack(&mut bits);
            bits.put(worker.content, 2);
        }
        bits.flag(self.queued);
        bits.flag(self.store.exists);
        bits.flag(self.store.rendered);
        let left = &self.left;
        let numbers = [self.store.push, self.store.lifecycle, self.before[0], self.before[1], self.before[2]];
        let budget = [left.pushes, left.moves, left.foreign, left.failures, left.patches, left.faults];
        numbers.into_iter().chain(budget).for_each(|number| bits.put(number, 2));
        bits.put(self.pending, 3);
        bits.put(self.truth, 3);
        bits.put(self.failed, 4);
        bits.words()
    }

    /// The other way round.
    pub fn unpack(words: Packed) -> Self {
        let mut bits = Bits::of(words);
        let count = bits.take(2);
        let versions = std::array::from_fn(|_| Version::unpack(&mut bits));
        let doing = DOINGS.get(usize::from(bits.take(5)).wrapping_sub(1));
        let worker = doing.map(|doing| {
            let copy = Version::unpack(&mut bits);
            Worker { doing: *doing, copy, content: bits.take(2) }
        });
        let queued = bits.taken();
        let (exists, rendered) = (bits.taken(), bits.taken());
        let store = Store { exists, rendered, push: bits.take(2), lifecycle: bits.take(2) };
        let before = std::array::from_fn(|_| bits.take(2));
        let [pushes, moves, foreign, failures, patches, faults] = std::array::from_fn(|_| bits.take(2));
        let left = Budget { pushes, moves, foreign, failures, patches, faults };
        let (pending, truth, failed) = (bits.take(3), bits.take(3), bits.take(4));
        Self { versions, count, queued, worker, store, pending, before, truth, failed, left }
    }
}
