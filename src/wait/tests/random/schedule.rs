//! A life of one package revision: a random walk through the model, spread over virtual time.
//!
//! In: random numbers. Out: moments, each with what a read shows and with the truth behind it. The walk ends where
//! nothing happens any more.

use std::rc::Rc;
use std::time::Duration;

use super::objects::object;
use super::server::{Rules, State, Step, Version, Who};
use crate::api::v1alpha2::PackageRevision;

/// Random numbers for one life.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Which kind of server.
    pub(super) flavour: u8,
    /// How often something goes wrong inside the server.
    pub(super) faults: u8,
    /// Which step is next, and how long after the one before.
    pub(super) walk: Vec<(u16, u16)>,
    /// Where in the walk the wait begins.
    pub(super) begins: u16,
    /// Does the object go away?
    pub(super) leaves: Option<Leaves>,
}

/// The end of an object, in moments after the begin of the wait.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaves {
    pub(super) after: u8,
    /// So long it is only marked.
    pub(super) terminating: u8,
    /// So long nothing has the name, before another object has; never, when `None`.
    pub(super) again: Option<u8>,
}

/// From when on what is so.
#[derive(Debug)]
pub(super) struct Moment {
    pub(super) at: Duration,
    pub(super) object: Option<Rc<PackageRevision>>,
    pub(super) state: State,
}

/// All moments from the begin of a wait.
#[derive(Debug)]
pub(super) struct Life {
    pub(super) moments: Vec<Moment>,
    /// The state when the wait begins, and the rules of the walk.
    pub(super) rules: Rules,
}

impl Plan {
    fn rules(&self) -> Rules {
        let rules = [Rules::OLD, Rules::REFRESHING, Rules::GUARDING][usize::from(self.flavour) % 3];
        rules.with(super::server::Budget { faults: self.faults, moves: 3, ..rules.budget })
    }

    /// The walk, and the way from its end to where nothing happens any more.
    fn states(&self, rules: &Rules) -> Vec<(Duration, State)> {
        let mut state = State::start(rules);
        let mut states = vec![(Duration::ZERO, state)];
        let mut at = Duration::ZERO;
        let mut steps: Vec<Step> = Vec::new();
        for (choice, pause) in &self.walk {
            steps.clear();
            state.steps(rules, &mut steps);
            if steps.is_empty() {
                continue;
            }
            let step = &steps[usize::from(*choice) % steps.len()];
            state = step.state;
            at += if step.who == Who::User { gap(*pause) } else { gap(*pause) / 4 };
            states.push((at, state));
        }
        while let Some(next) = calm(&state, rules, &mut steps) {
            state = next;
            at += Duration::from_millis(40);
            states.push((at, state));
        }
        states
    }

    /// What happens from the begin of the wait.
    pub(super) fn life(&self) -> Life {
        let rules = self.rules();
        let states = self.states(&rules);
        let first = usize::from(self.begins) % states.len();
        let zero = states[first].0;
        let mut made = Made::default();
        let mut moments: Vec<Moment> = Vec::with_capacity(states.len() - first);
        for (index, (at, state)) in states[first..].iter().enumerate() {
            let object = made.object(state.live(), self.presence(index));
            moments.push(Moment { at: *at - zero, object, state: *state });
        }
        Life { moments, rules }
    }

    fn presence(&self, moment: usize) -> Presence {
        let Some(leaves) = self.leaves else { return Presence::There };
        let marked = usize::from(leaves.after);
        let gone = marked + usize::from(leaves.terminating);
        let back = leaves.again.map(|again| gone + 1 + usize::from(again));
        match moment {
            _ if moment < marked => Presence::There,
            _ if moment < gone => Presence::Terminating,
            _ if back.is_some_and(|back| moment >= back) => Presence::Another,
            _ => Presence::Away,
        }
    }
}

/// The next step where nobody does anything new. The cache comes first, so that this ends.
fn calm(state: &State, rules: &Rules, steps: &mut Vec<Step>) -> Option<State> {
    steps.clear();
    state.server_steps(rules, steps);
    if steps.is_empty() {
        state.announcements(steps);
    }
    steps.iter().find(|step| step.who != Who::Fault).map(|step| step.state)
}

/// Mostly as fast as servers are, sometimes as slow as people and functions are.
fn gap(number: u16) -> Duration {
    let within = match number % 8 {
        0..=3 => 60,
        4 | 5 => 1_000,
        6 => 6_000,
        _ => 40_000,
    };
    Duration::from_millis(u64::from(number / 8) * 7 % within)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    There,
    Terminating,
    Away,
    Another,
}

/// The objects made so far: a new version only when something changed.
#[derive(Default)]
struct Made {
    versions: u32,
    last: Option<(Version, bool, Rc<PackageRevision>)>,
}

impl Made {
    fn object(&mut self, version: Version, presence: Presence) -> Option<Rc<PackageRevision>> {
        if presence == Presence::Away {
            return None;
        }
        let uid = if presence == Presence::Another { "u2" } else { "u1" };
        let terminating = presence == Presence::Terminating;
        let same = self.last.as_ref().filter(|(last, marked, object)| {
            *last == version && *marked == terminating && object.metadata.uid.as_deref() == Some(uid)
        });
        if let Some((_, _, object)) = same {
            return Some(object.clone());
        }
        self.versions += 1;
        let made = Rc::new(object(&version, uid, self.versions, terminating));
        self.last = Some((version, terminating, made.clone()));
        Some(made)
    }
}

impl Life {
    /// The moment that holds at that time.
    pub(super) fn moment(&self, at: Duration) -> usize {
        self.moments.partition_point(|moment| moment.at <= at).saturating_sub(1)
    }
}
