//! What users do: pushes, lifecycle moves, writes of somebody else.
//!
//! In: a state. Out: steps of users, and requests that get lost on the way. Never: a look at anything a user
//! cannot see, but for the check that a package must exist and be a Draft, which the server makes.

use super::rules::{Budget, Rules};
use super::state::{State, Step, Who};
use super::version::{DRAFT, PROPOSED, PUBLISHED};

const MOVES: [(u8, u8, &str); 4] = [
    (DRAFT, PROPOSED, "a user proposes"),
    (PROPOSED, PUBLISHED, "a user approves"),
    (PROPOSED, DRAFT, "a user rejects"),
    (DRAFT, PUBLISHED, "a user publishes a draft in one step"),
];

impl State {
    pub(super) fn user_steps(&self, rules: &Rules, out: &mut Vec<Step>) {
        self.announcements(out);
        if rules.careful.is_none_or(|may_write| may_write(&self.live())) {
            self.push(rules, out);
            self.moves(rules, out);
        }
        if let (Some(foreign), Some(state)) =
            (self.left.foreign.checked_sub(1), self.with(|v| v.generation += 1))
        {
            let state = Self { left: Budget { foreign, ..self.left }, ..state };
            out.push(Step { who: Who::User, what: "somebody else writes to the spec", state });
        }
    }

    /// The second half of a push: the request, which may get lost.
    pub fn announcements(&self, out: &mut Vec<Step>) {
        for push in (1..=3).filter(|push| self.pending & (1 << (push - 1)) != 0) {
            let pending = self.pending & !(1 << (push - 1));
            if let Some(state) = self.with(|v| v.request = push) {
                let state = Self { pending, ..state };
                out.push(Step { who: Who::User, what: "the push asks for a render and returns", state });
            }
            if let Some(spent) = self.spent() {
                let state = Self { pending, ..spent };
                out.push(Step { who: Who::Fault, what: "the push returns, its request is lost", state });
            }
        }
    }

    /// The first half: content is stored.
    fn push(&self, rules: &Rules, out: &mut Vec<Step>) {
        let live = self.live();
        let Some(pushes) = self.left.pushes.checked_sub(1) else { return };
        // A careful user pushes again only when the push before returned.
        let alone = rules.careful.is_none() || self.pending == 0;
        if live.lifecycle != DRAFT || !self.store.exists || !alone {
            return;
        }
        let push = rules.budget.pushes - pushes;
        let mut state = Self { left: Budget { pushes, ..self.left }, ..*self };
        (state.store.push, state.store.rendered) = (push, false);
        state.pending |= 1 << (push - 1);
        state.before[usize::from(push) - 1] = live.request;
        out.push(Step { who: Who::User, what: "a push stores its content", state });
    }

    fn moves(&self, rules: &Rules, out: &mut Vec<Step>) {
        let live = self.live();
        let Some(moves) = self.left.moves.checked_sub(1) else { return };
        for (from, to, what) in MOVES {
            let leap = (from, to) == (DRAFT, PUBLISHED) && !rules.leaps;
            let refused = rules.webhook && to != DRAFT && live.outstanding();
            if from != live.lifecycle || leap || refused {
                continue;
            }
            if let Some(state) = self.with(|v| (v.lifecycle, v.generation) = (to, v.generation + 1)) {
                let state = Self { left: Budget { moves, ..self.left }, ..state };
                out.push(Step { who: Who::User, what, state });
            }
        }
    }
}
