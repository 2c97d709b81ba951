//! One reconcile, step by step, up to the end of the render.
//!
//! In: a state with a worker. Out: what its next step can lead to, lost writes included. Order and contents of
//! the writes are those of real controllers: `Rendered` and the observed request in one apply, `Ready` last.

use super::rules::{Budget, Rules};
use super::state::{Doing, State, Step, Who, Worker};
use super::version::{DRAFT, Ready, Rendered, Version};

impl State {
    /// A worker takes the key and copies what the cache shows.
    pub(super) fn taken(&self, rules: &Rules) -> Step {
        let copy = self.cached();
        let doing = first(&copy, rules);
        let state = Self { queued: false, worker: Some(Worker { doing, copy, content: 0 }), ..*self };
        Step { who: Who::Server, what: "a reconcile begins", state }
    }

    pub(super) fn at(&self, doing: Doing) -> Self {
        Self { worker: self.worker.map(|worker| Worker { doing, ..worker }), ..*self }
    }

    pub(super) fn idle(&self, again: bool) -> Self {
        Self { worker: None, queued: self.queued || again, ..*self }
    }

    /// A write of status, which may get lost: then only the log knows.
    pub(super) fn apply(
        &self,
        what: &'static str,
        change: impl FnOnce(&mut Version),
        then: impl Fn(&Self) -> Self,
        out: &mut Vec<Step>,
    ) {
        if let Some(written) = self.with(change) {
            out.push(Step { who: Who::Server, what, state: then(&written) });
        }
        if let Some(spent) = self.spent() {
            out.push(Step { who: Who::Fault, what: "a write of status is lost", state: then(&spent) });
        }
    }

    pub(super) fn work(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        use Doing as D;
        match worker.doing {
            D::Source | D::SourceStored | D::SourceDone | D::SourceFailed => self.source(worker, rules, out),
            D::Refresh => self.refresh(worker, rules, out),
            D::Begin => self.begin(worker, out),
            D::Read => self.read(worker, rules, out),
            D::Run => self.run(worker, out),
            D::Check => self.check(worker, rules, out),
            D::Store => self.store_result(worker, rules, out),
            D::Report | D::ReportFailure | D::NotReady => self.report(worker, rules, out),
            D::ReadAgain | D::Lifecycle | D::Carry | D::Reached | D::Unreached => {
                self.lifecycle_step(worker, rules, out);
            }
        }
    }

    fn source(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        let of = worker.copy.generation;
        match worker.doing {
            Doing::Source if rules.bad_source => {
                out.push(server("the source fails", self.at(Doing::SourceFailed)));
            }
            Doing::Source if rules.source_twice && self.store.exists => {
                let mut state = self.at(Doing::SourceFailed);
                (state.store.push, state.store.rendered) = (0, false);
                out.push(server("the source runs a second time and empties the package", state));
            }
            Doing::Source => {
                let mut state = self.at(Doing::SourceStored);
                state.store.exists = true;
                out.push(server("the source is carried out", state));
            }
            Doing::SourceFailed => {
                let failed = |v: &mut Version| {
                    v.source_done = false;
                    v.ready = Some((Ready::Failed, of));
                    v.rendered = Some((Rendered::SourceFailed, of));
                };
                self.apply("the source is reported as failed", failed, |s| s.idle(false), out);
            }
            Doing::SourceStored => {
                let done =
                    |v: &mut Version| (v.source_done, v.ready) = (true, Some((Ready::AwaitingRender, of)));
                self.apply("the source is reported", done, |s| s.at(Doing::SourceDone), out);
            }
            _ => {
                let waits = |v: &mut Version| v.rendered = Some((Rendered::Unknown, of));
                self.apply("content awaits its render", waits, |s| s.idle(true), out);
            }
        }
    }

    fn refresh(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        let copy = worker.copy;
        let fresh = |v: &mut Version| {
            (v.rendered, v.observed, v.rendering) =
                (Some((Rendered::True, copy.generation)), copy.observed, copy.rendering);
        };
        self.apply("Rendered is sent again", fresh, |s| s.at(after_render(rules)), out);
    }

    /// The observed request is written back as the copy has it.
    fn begin(&self, worker: Worker, out: &mut Vec<Step>) {
        let copy = worker.copy;
        let begun = |v: &mut Version| {
            (v.rendered, v.rendering, v.observed) =
                (Some((Rendered::Unknown, copy.generation)), copy.request, copy.observed);
        };
        self.apply("a render begins", begun, |s| s.at(Doing::Read), out);
    }

    fn read(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        let oldest = if rules.stale_content { 0 } else { self.store.push };
        for content in oldest..=self.store.push {
            let worker = Some(Worker { doing: Doing::Run, content, ..worker });
            out.push(server("the content is read", Self { worker, ..*self }));
        }
    }

    fn run(&self, worker: Worker, out: &mut Vec<Step>) {
        out.push(server("the functions run", self.at(Doing::Check)));
        if let Some(failures) = self.left.failures.checked_sub(1) {
            let failed = self.failed | (1 << worker.copy.request);
            let left = Budget { failures, ..self.left };
            out.push(server("a function fails", Self { failed, left, ..self.at(Doing::ReportFailure) }));
        }
    }

    /// A result of a request that is no longer the live one is thrown away.
    fn check(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        let request = worker.copy.request;
        if (request != 0 || rules.guards) && self.live().request != request {
            out.push(server("a newer request: the result is thrown away", self.idle(true)));
        } else {
            out.push(server("the request is still the live one", self.at(Doing::Store)));
        }
        if let Some(spent) = self.spent() {
            // Swallowed: nothing is written and nothing wakes the worker.
            out.push(Step { who: Who::Fault, what: "the check ends in an error", state: spent.idle(false) });
        }
    }

    fn store_result(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        if rules.compare_and_set && self.store.push != worker.content {
            out.push(server("newer content is stored: the result is thrown away", self.idle(true)));
            return;
        }
        let mut stored = self.at(Doing::Report);
        (stored.store.push, stored.store.rendered) = (worker.content, true);
        stored.truth = stored.truth.max(worker.content + 1);
        out.push(server("the result is stored", stored));
        if let (Some(patches), Some(state)) =
            (self.left.patches.checked_sub(1), stored.with(|v| v.generation += 1))
        {
            let left = Budget { patches, ..self.left };
            out.push(server("the result is stored and changes the spec", Self { left, ..state }));
        }
    }

    fn report(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        let (of, request) = (worker.copy.generation, worker.copy.request);
        let ended = |kind: Rendered| {
            move |v: &mut Version| {
                (v.rendered, v.observed, v.rendering) = (Some((kind, of)), request, 0);
            }
        };
        let after = after_render(rules);
        match worker.doing {
            Doing::Report => self.apply("Rendered is true", ended(Rendered::True), |s| s.at(after), out),
            Doing::ReportFailure => {
                let failed = ended(Rendered::RenderFailed);
                self.apply("Rendered is false", failed, |s| s.at(Doing::NotReady), out);
            }
            _ => {
                let failed =
                    |v: &mut Version| (v.ready, v.numbered) = (Some((Ready::RenderFailed, of)), false);
                self.apply("Ready is false", failed, |s| s.idle(false), out);
            }
        }
    }
}

pub(super) fn server(what: &'static str, state: State) -> Step {
    Step { who: Who::Server, what, state }
}

/// What a reconcile of that copy begins with.
fn first(copy: &Version, rules: &Rules) -> Doing {
    let asked = copy.request != 0 && copy.request != copy.observed;
    if !copy.source_done {
        Doing::Source
    } else if copy.lifecycle == DRAFT && (asked || !copy.is_rendered()) {
        Doing::Begin
    } else if rules.refreshes
        && copy.rendered.is_some_and(|(_, of)| of < copy.generation)
        && copy.is_rendered()
    {
        Doing::Refresh
    } else {
        after_render(rules)
    }
}

fn after_render(rules: &Rules) -> Doing {
    if rules.reads_again { Doing::ReadAgain } else { Doing::Lifecycle }
}
