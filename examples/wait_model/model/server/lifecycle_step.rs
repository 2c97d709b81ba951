//! The end of a reconcile: the stored lifecycle follows the spec, and `Ready` says so.
//!
//! In: a state whose worker has left the render behind. Out: what the lifecycle step can lead to.

use super::controller::server;
use super::rules::Rules;
use super::state::{Doing, State, Step, Who, Worker};
use super::version::{DRAFT, PUBLISHED, Ready, Version};

impl State {
    pub(super) fn lifecycle_step(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        match worker.doing {
            Doing::ReadAgain => {
                let worker = Worker { doing: Doing::Lifecycle, copy: self.cached(), ..worker };
                out.push(server("the object is read again", Self { worker: Some(worker), ..*self }));
            }
            Doing::Lifecycle => self.compare(worker, rules, out),
            Doing::Carry => {
                let mut state = self.moved(worker);
                // Content that was read before the step: rendered or not, it is what is stored now.
                if state.store.push != worker.content {
                    (state.store.push, state.store.rendered) = (worker.content, false);
                }
                out.push(server("the stored lifecycle and content follow", state));
            }
            Doing::Reached => self.say(worker, Ready::True, false, out),
            _ => self.say(worker, Ready::Failed, rules.guards, out),
        }
    }

    fn compare(&self, worker: Worker, rules: &Rules, out: &mut Vec<Step>) {
        let (from, to) = (self.store.lifecycle, worker.copy.lifecycle);
        if rules.guards && to != DRAFT && worker.copy.outstanding() {
            return self.hold(worker, out);
        }
        if from == to {
            return self.say(worker, Ready::True, false, out);
        }
        if (from, to) == (DRAFT, PUBLISHED) {
            return self.say(worker, Ready::Failed, false, out);
        }
        if rules.compare_and_set {
            out.push(server("the stored lifecycle follows", self.moved(worker)));
        } else {
            let worker = Worker { doing: Doing::Carry, content: self.store.push, ..worker };
            out.push(server("the content is read for the step", Self { worker: Some(worker), ..*self }));
        }
        if let Some(spent) = self.spent() {
            let state = spent.at(Doing::Unreached);
            out.push(Step { who: Who::Fault, what: "the step fails", state });
        }
    }

    fn moved(&self, worker: Worker) -> Self {
        let mut state = self.at(Doing::Reached);
        state.store.lifecycle = worker.copy.lifecycle;
        state
    }

    /// The guard: come again until the render has ended. A pass that saw what is live would only repeat
    /// itself, for ever, so it is left out.
    fn hold(&self, worker: Worker, out: &mut Vec<Step>) {
        let copy = worker.copy;
        let sees = |v: &Version| (v.generation, v.lifecycle, v.request, v.observed, v.rendering);
        let again = sees(&copy) != sees(&self.live());
        let held = |v: &mut Version| v.ready = Some((Ready::Held, copy.generation));
        self.apply("the guard holds the step back", held, |s| s.idle(again), out);
    }

    fn say(&self, worker: Worker, ready: Ready, again: bool, out: &mut Vec<Step>) {
        let numbered = ready == Ready::True && worker.copy.lifecycle == PUBLISHED;
        let said =
            |v: &mut Version| (v.ready, v.numbered) = (Some((ready, worker.copy.generation)), numbered);
        self.apply("Ready is written", said, |s| s.idle(again), out);
    }
}
