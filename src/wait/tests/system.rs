//! A small model of server and user: every write of status is made from a cached copy and put on the
//! live object; the truth (what is in git, which pushes were rendered) is kept beside it.

use crate::api::lifecycle::Lifecycle;

pub(super) const STATES: [Lifecycle; 3] = [Lifecycle::Draft, Lifecycle::Proposed, Lifecycle::Published];
/// Versions between the controller's cache and the live object.
pub(super) const LAG: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ready {
    True,
    Pending,
    Failed,
    RenderFailed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rendered {
    True,
    Unknown,
    Failed,
}

/// One version of the object. Pushes are numbered from 1, 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Version {
    pub(super) generation: u8,
    pub(super) lifecycle: usize,
    pub(super) request: u8,
    pub(super) observed: u8,
    pub(super) rendering: u8,
    pub(super) source_done: bool,
    pub(super) numbered: bool,
    pub(super) ready: Option<(Ready, u8)>,
    pub(super) rendered: Option<Rendered>,
}

impl Version {
    /// A render is under way or asked for.
    pub(super) fn outstanding(self) -> bool {
        self.rendering != 0 || (self.request != 0 && self.request != self.observed)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Step {
    Begin,
    SourceDone,
    Read,
    Run,
    Check,
    Store,
    Report,
    ReportFailure,
    NotReady,
    Lifecycle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Worker {
    pub(super) step: Step,
    pub(super) copy: Version,
    pub(super) content: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    /// From what the cache shows to what is live.
    pub(super) versions: Vec<Version>,
    pub(super) queued: bool,
    pub(super) worker: Option<Worker>,
    /// The stored content, by push.
    pub(super) stored: u8,
    pub(super) stored_lifecycle: usize,
    /// A push that is stored but whose request is not written yet.
    pub(super) unannounced: u8,
    /// Newest push whose content was rendered and stored.
    pub(super) rendered: u8,
    /// Tokens whose render failed, as bits.
    pub(super) failed: u8,
    pub(super) pushes: u8,
    pub(super) moves: u8,
    pub(super) failures: u8,
    pub(super) patches: u8,
}

/// What is allowed to happen, and how the server behaves.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    pub(super) pushes: u8,
    pub(super) moves: u8,
    pub(super) failures: u8,
    pub(super) patches: u8,
    /// A render is not stored over a newer push.
    pub(super) compare_and_set: bool,
    /// Webhook and guard of newer servers.
    pub(super) guard: bool,
}

impl State {
    pub(super) fn start(rules: Rules) -> Self {
        Self {
            versions: vec![Version { generation: 1, ..Version::default() }],
            queued: true,
            worker: None,
            stored: 0,
            stored_lifecycle: 0,
            unannounced: 0,
            rendered: 0,
            failed: 0,
            pushes: rules.pushes,
            moves: rules.moves,
            failures: rules.failures,
            patches: rules.patches,
        }
    }

    pub(super) fn live(&self) -> Version {
        *self.versions.last().unwrap()
    }

    pub(super) fn quiescent(&self) -> bool {
        self.versions.len() == 1 && !self.queued && self.worker.is_none() && self.unannounced == 0
    }

    /// A new live version.
    fn with(&self, change: impl FnOnce(&mut Version)) -> Self {
        let mut next = self.clone();
        let mut version = self.live();
        change(&mut version);
        next.versions.push(version);
        next
    }

    pub(super) fn successors(&self, rules: Rules) -> Vec<Self> {
        let mut next = Vec::new();
        next.extend(self.cache());
        let room = self.versions.len() < LAG;
        if room {
            next.extend(self.user(rules));
        }
        match self.worker {
            None if self.queued => {
                let worker = Worker { step: Step::Begin, copy: self.versions[0], content: 0 };
                next.push(Self { queued: false, worker: Some(worker), ..self.clone() });
            }
            Some(worker) if room => next.extend(self.work(worker, rules)),
            _ => {}
        }
        next
    }

    /// The cache takes over the next version; a change of the spec or of the request wakes the worker.
    fn cache(&self) -> Option<Self> {
        let (old, new) = (self.versions.first()?, self.versions.get(1)?);
        let wakes = old.generation != new.generation || old.request != new.request;
        let versions = self.versions[1..].to_vec();
        Some(Self { versions, queued: self.queued || wakes, ..self.clone() })
    }

    fn user(&self, rules: Rules) -> Vec<Self> {
        let live = self.live();
        let mut next = Vec::new();
        if self.unannounced > 0 {
            let mut announced = self.with(|v| v.request = self.unannounced);
            announced.unannounced = 0;
            next.push(announced);
        } else if self.pushes > 0 && live.lifecycle == 0 && live.source_done {
            let number = rules.pushes - self.pushes + 1;
            next.push(Self { stored: number, unannounced: number, pushes: self.pushes - 1, ..self.clone() });
        }
        if self.moves > 0 {
            let outstanding = live.outstanding();
            for (to, state) in STATES.iter().enumerate() {
                let legal = STATES[live.lifecycle].may_become(*state);
                if legal && !(rules.guard && to != 0 && outstanding) {
                    let mut moved = self.with(|v| (v.lifecycle, v.generation) = (to, v.generation + 1));
                    moved.moves -= 1;
                    next.push(moved);
                }
            }
        }
        next
    }

    fn at(&self, worker: Worker, step: Step) -> Self {
        Self { worker: Some(Worker { step, ..worker }), ..self.clone() }
    }

    fn idle(&self, again: bool) -> Self {
        Self { worker: None, queued: self.queued || again, ..self.clone() }
    }

    /// One step of the controller.
    fn work(&self, worker: Worker, rules: Rules) -> Vec<Self> {
        let copy = worker.copy;
        match worker.step {
            Step::Begin => vec![self.begin(worker)],
            Step::SourceDone => vec![self.with(|v| v.rendered = Some(Rendered::Unknown)).idle(true)],
            Step::Read => vec![Self {
                worker: Some(Worker { step: Step::Run, content: self.stored, ..worker }),
                ..self.clone()
            }],
            Step::Run => {
                let mut next = vec![self.at(worker, Step::Check)];
                if self.failures > 0 {
                    let failed = self.failed | (1 << copy.request);
                    next.push(Self {
                        failures: self.failures - 1,
                        failed,
                        ..self.at(worker, Step::ReportFailure)
                    });
                }
                next
            }
            // The very first render has no token, so nothing to compare.
            Step::Check if copy.request != 0 && self.live().request != copy.request => vec![self.idle(true)],
            Step::Check => vec![self.at(worker, Step::Store)],
            Step::Store if rules.compare_and_set && self.stored != worker.content => vec![self.idle(true)],
            Step::Store => {
                let rendered = self.rendered.max(worker.content);
                let stored = Self { stored: worker.content, rendered, ..self.at(worker, Step::Report) };
                let mut next = vec![stored.clone()];
                if stored.patches > 0 && stored.versions.len() < LAG {
                    let patched = stored.with(|v| v.generation += 1);
                    next.push(Self { patches: stored.patches - 1, ..patched });
                }
                next
            }
            Step::Report => {
                let done = |v: &mut Version| {
                    (v.rendered, v.observed, v.rendering) = (Some(Rendered::True), copy.request, 0)
                };
                let mut after = worker;
                done(&mut after.copy);
                vec![self.with(done).at(after, Step::Lifecycle)]
            }
            Step::ReportFailure => {
                let done = |v: &mut Version| {
                    (v.rendered, v.observed, v.rendering) = (Some(Rendered::Failed), copy.request, 0)
                };
                vec![self.with(done).at(worker, Step::NotReady)]
            }
            Step::NotReady => {
                vec![self.with(|v| v.ready = Some((Ready::RenderFailed, copy.generation))).idle(false)]
            }
            Step::Lifecycle => vec![self.lifecycle(worker, rules)],
        }
    }

    fn begin(&self, worker: Worker) -> Self {
        let copy = worker.copy;
        if !copy.source_done {
            let done =
                |v: &mut Version| (v.source_done, v.ready) = (true, Some((Ready::Pending, copy.generation)));
            return self.with(done).at(worker, Step::SourceDone);
        }
        let asked = copy.request != 0 && copy.request != copy.observed;
        if copy.lifecycle == 0 && (asked || copy.rendered != Some(Rendered::True)) {
            // The observed request is written back as the cached copy has it.
            let begun = |v: &mut Version| {
                (v.rendered, v.rendering, v.observed) =
                    (Some(Rendered::Unknown), copy.request, copy.observed);
            };
            return self.with(begun).at(worker, Step::Read);
        }
        self.at(worker, Step::Lifecycle)
    }

    fn lifecycle(&self, worker: Worker, rules: Rules) -> Self {
        let copy = worker.copy;
        if rules.guard && copy.lifecycle != 0 && copy.outstanding() {
            // Requeued until the cache shows that the render ended; for ever is as good as silent.
            let again = !self.live().outstanding();
            return self.with(|v| v.ready = Some((Ready::Pending, copy.generation))).idle(again);
        }
        let (from, to) = (STATES[self.stored_lifecycle], STATES[copy.lifecycle]);
        if from != to && !from.may_become(to) {
            return self.with(|v| v.ready = Some((Ready::Failed, copy.generation))).idle(false);
        }
        let numbered = to.is_published();
        let done = |v: &mut Version| (v.ready, v.numbered) = (Some((Ready::True, copy.generation)), numbered);
        Self { stored_lifecycle: copy.lifecycle, ..self.with(done).idle(false) }
    }
}
