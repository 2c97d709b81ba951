//! The invariants of a wait, checked in every state.
//!
//! In: a state with its truth, the verdicts on its live version. Out: complaints. Never: a verdict of its own.

use porchctl::wait::Reason;

use super::counts::{Counts, Wrong};
use super::search::{Found, explore};
use super::server::{DRAFT, Rules, State};
use super::view::{GENERAL, Readings, Said, Wanted};

/// Explores the model and checks every state.
pub fn run(rules: &Rules) -> (Counts, Found) {
    let mut check =
        Check { rules, readings: Readings::default(), counts: Counts::default(), met: Vec::new() };
    let found = explore(rules, |at, state| check.look(at, state));
    check.afterwards(&found);
    let mut counts = check.counts;
    counts.states = found.len();
    counts.versions = check.readings.len();
    (counts, found)
}

/// In the mask of a state: the server alone goes on to store other content.
const WRITES: u16 = 1 << 15;

struct Check<'a> {
    rules: &'a Rules,
    readings: Readings,
    counts: Counts,
    /// Which goals are met, state by state, as bits in the order of [`wanted`].
    met: Vec<u16>,
}

impl Check<'_> {
    fn look(&mut self, at: usize, state: &State) {
        self.counts.quiescent += usize::from(state.quiescent());
        let reading = self.readings.of(&state.live()).clone();
        let mut met = 0;
        for (bit, wanted) in wanted(state, self.rules) {
            let said = reading.says(wanted);
            met |= u16::from(said == Said::Met) << bit;
            if let Some(wrong) = complaint(state, wanted, said, self.rules) {
                self.counts.complain(wrong, at, format!("{wanted}: {said}"));
            }
        }
        self.met.push(met);
        self.kubectl(state, reading.kubectl_rendered, reading.kubectl_ready);
    }

    /// What the server alone makes of each state: it must not write to what is settled, nor heal a failure.
    fn afterwards(&mut self, found: &Found) {
        let mut later = std::mem::take(&mut self.met);
        found.of_server(&mut later, WRITES);
        for (at, later) in later.into_iter().enumerate().filter(|(_, later)| *later != 0) {
            let state = found.state(at);
            let reading = self.readings.of(&state.live()).clone();
            if later & WRITES != 0 && reading.says(Wanted::Settled) == Said::Met {
                self.counts.complain(Wrong::Unsettled, at, "settled: its content is overwritten".into());
            }
            if !reading.suspicious {
                continue;
            }
            let premature = self.premature(&state);
            for (bit, wanted) in wanted(&state, self.rules) {
                let said = reading.says(wanted);
                if matches!(said, Said::Failed(_, true)) && later & (1 << bit) != 0 {
                    self.counts.complain(premature, at, format!("{wanted}: {said}"));
                }
            }
        }
    }

    /// How bad it is to believe a failure in that state which the server alone heals.
    fn premature(&self, state: &State) -> Wrong {
        let visible = state.live().outstanding();
        let after_fault = state.left.faults < self.rules.budget.faults;
        match (state.may_stay(), after_fault && !visible) {
            (false, _) => Wrong::PrematureWithoutSettle,
            (true, true) => Wrong::PrematureAfterFault,
            (true, false) => Wrong::Premature,
        }
    }

    /// kubectl's rule on the same state.
    fn kubectl(&mut self, state: &State, rendered: bool, ready: bool) {
        let truth = truth(state, Wanted::Rendered);
        self.counts.kubectl_lies += usize::from(rendered && !truth);
        self.counts.kubectl_hangs += usize::from(!rendered && truth && state.quiescent());
        let truth = truth && truth_of_lifecycle(state);
        self.counts.kubectl_ready_lies += usize::from(ready && !truth);
        self.counts.kubectl_ready_hangs += usize::from(!ready && truth && state.quiescent());
    }
}

/// The goals somebody may wait for in that state, each with its bit: a push only once it returned.
fn wanted(state: &State, rules: &Rules) -> impl Iterator<Item = (usize, Wanted)> {
    let (state, rules) = (*state, *rules);
    let pushes =
        (1..=state.pushed(&rules)).filter(move |push| state.returned(*push, &rules)).map(move |push| {
            let at = usize::from(push) - 1;
            (GENERAL.len() + at, Wanted::Push(push, state.before[at]))
        });
    GENERAL.into_iter().enumerate().chain(pushes)
}

fn truth_of_lifecycle(state: &State) -> bool {
    state.store.exists && state.store.lifecycle == state.live().lifecycle
}

/// What is really so.
pub fn truth(state: &State, wanted: Wanted) -> bool {
    let live = state.live();
    let rendered = state.was_rendered(live.request);
    match wanted {
        Wanted::Created => state.store.exists,
        Wanted::Rendered => rendered,
        Wanted::Ready => rendered && truth_of_lifecycle(state),
        Wanted::Lifecycle => truth_of_lifecycle(state) && (live.lifecycle == DRAFT || rendered),
        Wanted::Settled => true,
        Wanted::SettledDraft => live.lifecycle == DRAFT,
        Wanted::Push(push, _) => state.was_rendered(push),
    }
}

/// Met, but what is stored now is not (or not only) what it speaks of.
fn lost(state: &State, wanted: Wanted) -> Option<Wrong> {
    let request = state.live().request;
    let push = match wanted {
        Wanted::Push(push, _) => push,
        Wanted::Rendered | Wanted::Ready => request,
        _ => return None,
    };
    if !state.quiescent() || (state.store.push >= push && state.store.rendered) {
        return None;
    }
    let unasked = state.store.push > push && state.store.push != request;
    Some(if unasked { Wrong::Unasked } else { Wrong::Lost })
}

/// Reasons that say "there is no proof of a render", and nothing about the package. In Draft a request that
/// was written is always answered, so that only a lost one leaves no proof.
fn names_no_proof(reason: Reason, lifecycle: u8) -> bool {
    let outside =
        matches!(reason, Reason::LifecycleBlocksRender | Reason::Unrendered | Reason::GuardDeadlock);
    reason == Reason::RequestLost || (outside && lifecycle != DRAFT)
}

fn complaint(state: &State, wanted: Wanted, said: Said, rules: &Rules) -> Option<Wrong> {
    let truth = truth(state, wanted);
    let over = state.quiescent();
    match said {
        Said::Met if !truth => Some(Wrong::Lie),
        Said::Met => lost(state, wanted),
        Said::Superseded => None,
        Said::Other => Some(Wrong::Impossible),
        Said::NotYet if over && state.left.faults < rules.budget.faults => Some(Wrong::HangAfterFault),
        Said::NotYet => over.then_some(Wrong::Hang),
        Said::Failed(Reason::RenderFailed, _) => {
            let blamed = if let Wanted::Push(push, _) = wanted { push } else { state.live().request };
            (state.failed & (1 << blamed) == 0).then_some(Wrong::FalseFailure)
        }
        Said::Failed(reason, _) if over && truth && !always_true(wanted) => {
            let proofless = names_no_proof(reason, state.live().lifecycle);
            Some(if proofless { Wrong::NoProof } else { Wrong::FalseFailure })
        }
        Said::Failed(..) => None,
    }
}

/// Goals whose truth says nothing about whether they must be met.
fn always_true(wanted: Wanted) -> bool {
    matches!(wanted, Wanted::Settled | Wanted::SettledDraft)
}
