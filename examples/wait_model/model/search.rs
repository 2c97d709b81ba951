//! Breadth-first search over all reachable states.
//!
//! In: rules, something that looks at each state. Out: the states in the order of their distance from the start,
//! the shortest way to any of them, and what the server alone makes of each. Kept small: about 50 bytes a state.

use std::hash::{BuildHasher as _, RandomState};

use super::server::{Packed, Rules, State, Step, Who};

/// Every state that was found.
pub struct Found {
    states: Vec<Packed>,
    parents: Vec<u32>,
    /// Open addressing: one more than an index into `states`, 0 is free. The length is a power of two.
    table: Vec<u32>,
    hasher: RandomState,
    /// Where the steps of the server lead, state by state; see [`Found::of_server`].
    edges: Vec<u32>,
    /// Where the edges of each state begin.
    begins: Vec<u32>,
}

/// Marks an edge that stores other content. No search has so many states.
const WRITES: u32 = 1 << 31;

impl Found {
    fn new() -> Self {
        Self {
            states: Vec::new(),
            parents: Vec::new(),
            table: vec![0; 1 << 12],
            hasher: RandomState::new(),
            edges: Vec::new(),
            begins: Vec::new(),
        }
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    #[expect(clippy::cast_possible_truncation, reason = "any bits of a hash do")]
    fn slot(&self, state: &Packed) -> usize {
        self.hasher.hash_one(state) as usize & (self.table.len() - 1)
    }

    /// Its place in the table, and whether it is there.
    fn find(&self, state: &Packed) -> (usize, bool) {
        let mut slot = self.slot(state);
        loop {
            match self.table[slot] {
                0 => return (slot, false),
                at if self.states[at as usize - 1] == *state => return (slot, true),
                _ => slot = (slot + 1) & (self.table.len() - 1),
            }
        }
    }

    /// Where that state stands, which may be new.
    #[expect(clippy::cast_possible_truncation, reason = "two thousand million states do not fit in memory")]
    fn insert(&mut self, state: Packed, parent: u32) -> u32 {
        if self.states.len() * 3 >= self.table.len() * 2 {
            self.grow();
        }
        let (slot, known) = self.find(&state);
        if !known {
            self.states.push(state);
            self.parents.push(parent);
            self.table[slot] = self.states.len() as u32;
        }
        self.table[slot] - 1
    }

    #[expect(clippy::cast_possible_truncation, reason = "see insert")]
    fn grow(&mut self) {
        self.table = vec![0; self.table.len() * 2];
        for at in 0..self.states.len() {
            let (slot, _) = self.find(&self.states[at]);
            self.table[slot] = at as u32 + 1;
        }
    }

    /// The steps from the start to that state, one a line.
    pub fn way(&self, rules: &Rules, to: usize) -> Vec<&'static str> {
        let mut way = Vec::new();
        let mut at = to;
        let mut steps = Vec::new();
        while at != 0 {
            let parent = self.parents[at] as usize;
            steps.clear();
            State::unpack(self.states[parent]).steps(rules, &mut steps);
            let step = steps.iter().find(|step| step.state.pack() == self.states[at]);
            way.push(step.map_or("?", |step| step.what));
            at = parent;
        }
        way.reverse();
        way
    }

    /// That state.
    pub fn state(&self, at: usize) -> State {
        State::unpack(self.states[at])
    }
}

/// Visits every reachable state once.
#[expect(clippy::cast_possible_truncation, reason = "see Found::insert")]
pub fn explore(rules: &Rules, mut visit: impl FnMut(usize, &State)) -> Found {
    let mut found = Found::new();
    found.insert(State::start(rules).pack(), 0);
    let mut steps: Vec<Step> = Vec::new();
    let mut at = 0;
    while at < found.len() {
        let state = found.state(at);
        debug_assert_eq!(state.pack(), found.states[at], "a state must survive its packing");
        visit(at, &state);
        steps.clear();
        state.steps(rules, &mut steps);
        found.begins.push(found.edges.len() as u32);
        for step in &steps {
            let to = found.insert(step.state.pack(), at as u32);
            if step.who == Who::Server {
                let writes = step.state.store.push != state.store.push;
                found.edges.push(if writes { to | WRITES } else { to });
            }
        }
        at += 1;
    }
    found.begins.push(found.edges.len() as u32);
    found
}

impl Found {
    /// Spreads what holds in a state to every state from which the server alone gets there. `writes` is added
    /// where it stores other content on the way.
    pub fn of_server(&self, holds: &mut [u16], writes: u16) {
        let mut changed = true;
        while changed {
            changed = false;
            // Most steps lead to later states, so that backwards few rounds are enough.
            for at in (0..self.len()).rev() {
                let edges = &self.edges[self.begins[at] as usize..self.begins[at + 1] as usize];
                let later = edges.iter().fold(holds[at], |all, edge| {
                    let extra = if edge & WRITES == 0 { 0 } else { writes };
                    all | extra | holds[(edge & !WRITES) as usize]
                });
                changed |= later != holds[at];
                holds[at] = later;
            }
        }
    }
}
