//! What is waited for in a life, with the pins that a caller would have.

use super::objects::token;
use super::schedule::Life;
use crate::api::lifecycle::{ALL, Lifecycle};
use crate::api::v1alpha2::PackageRevision;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::Snapshot;

#[derive(Clone, Debug)]
pub(super) struct Wish {
    pub(super) goal: Goal,
    pub(super) pins: Pins,
    /// Pushes that must be rendered, for the truth.
    pub(super) pushes: Vec<u8>,
}

impl Wish {
    /// The goal of that number, as somebody would wish it when the wait begins.
    pub(super) fn of(number: u8, pinned: bool, life: &Life) -> Self {
        let state = life.moments[0].state;
        let uid = pinned.then(|| "u1".to_owned());
        let live = state.live();
        let general = |goal: Goal| Self {
            goal,
            pins: Pins { uid: uid.clone(), ..Pins::default() },
            pushes: Vec::new(),
        };
        let push = (1..=state.pushed(&life.rules)).rev().find(|push| state.returned(*push, &life.rules));
        let pushed = |push: u8, goal: Goal| {
            let prior_request = Some(token(state.before[usize::from(push) - 1]));
            Self {
                goal,
                pins: Pins { uid: uid.clone(), prior_request, ..Pins::default() },
                pushes: vec![push],
            }
        };
        let lifecycle = |state: Lifecycle| {
            let mut wish = general(Goal::lifecycle(state));
            wish.pins.generation = Some(live.generation.into());
            wish
        };
        match (number, push) {
            (0, _) => general(Goal::Created),
            (1, _) => general(Goal::rendered()),
            (2, _) => general(Goal::Ready),
            (3 | 4, _) => lifecycle(ALL[usize::from(live.lifecycle)]),
            (5, _) => lifecycle(Lifecycle::Published),
            (6, _) => general(Goal::Settled { draft: false }),
            (7, _) => general(Goal::Settled { draft: true }),
            (8, _) => general(Goal::Deleted),
            (9, _) => general(Goal::condition("Rendered", "True")),
            (10, Some(push)) => pushed(push, Goal::All(vec![Goal::rendered_push(token(push)), Goal::Ready])),
            (_, Some(push)) => pushed(push, Goal::rendered_push(token(push))),
            (_, None) => general(Goal::rendered()),
        }
    }
}

/// What the judge says of one reading.
pub(super) fn judged(object: Option<&PackageRevision>, goal: &Goal, pins: &Pins) -> Verdict {
    let side = Side { repository_exists: Some(true), ..Side::default() };
    judge(object.map(Snapshot::of).as_ref(), goal, pins, &side)
}
