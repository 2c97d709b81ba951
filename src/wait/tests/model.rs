//! The judge checked against every interleaving of the model in [`super::system`]: user, cache, one
//! controller worker.
//!
//! Checked in every reachable state: no success that is not true, no failure that is not true, and in a
//! state where nothing will happen any more, no "not yet".

use std::collections::{HashSet, VecDeque};

use super::system::{Ready, Rendered, Rules, STATES, State, Version};
use crate::wait::faults::Reason;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::{Mark, Snapshot};

fn token(push: u8) -> String {
    if push == 0 { String::new() } else { format!("r{push}") }
}

fn mark(status: &str, reason: &str, generation: u8) -> Mark {
    Mark {
        status: status.into(),
        reason: reason.into(),
        message: String::new(),
        generation: generation.into(),
    }
}

/// What a read of the live object shows.
fn snapshot(version: Version) -> Snapshot {
    let ready = version.ready.map(|(ready, generation)| match ready {
        Ready::True => mark("True", "Ready", generation),
        Ready::Pending => mark("False", "Pending", generation),
        Ready::Failed => mark("False", "Failed", generation),
        Ready::RenderFailed => mark("False", "RenderFailed", generation),
    });
    let rendered = version.rendered.map(|rendered| match rendered {
        Rendered::True => mark("True", "Rendered", 0),
        Rendered::Unknown => mark("Unknown", "Pending", 0),
        Rendered::Failed => mark("False", "RenderFailed", 0),
    });
    Snapshot {
        uid: "u1".into(),
        generation: version.generation.into(),
        lifecycle: STATES[version.lifecycle].as_str().into(),
        request: token(version.request),
        observed: token(version.observed),
        rendering: token(version.rendering),
        creation_source: if version.source_done { "init".into() } else { String::new() },
        has_source: true,
        revision: version.numbered.into(),
        ready,
        rendered,
        ..Snapshot::default()
    }
}

/// What a state says against the judge, if anything.
fn complaint(state: &State, rules: Rules) -> Option<String> {
    let live = state.live();
    let seen = snapshot(live);
    let wanted = STATES[live.lifecycle];
    let mut goals = vec![
        (Goal::Created, Pins::default(), live.source_done),
        (Goal::rendered(), Pins::default(), state.rendered >= live.request),
        (
            Goal::Ready,
            Pins::default(),
            state.rendered >= live.request && state.stored_lifecycle == live.lifecycle,
        ),
        (Goal::Settled { draft: false }, Pins::default(), true),
        (
            Goal::lifecycle(wanted),
            Pins::default(),
            state.stored_lifecycle == live.lifecycle
                && (live.lifecycle == 0 || state.rendered >= live.request),
        ),
    ];
    for push in 1..=rules.pushes - state.pushes {
        if push != state.unannounced {
            let pins = Pins { prior_request: Some(token(push - 1)), ..Pins::default() };
            goals.push((Goal::rendered_push(token(push)), pins, state.rendered >= push));
        }
    }
    goals.iter().find_map(|(goal, pins, truth)| {
        wrong(state, goal, &judge(Some(&seen), goal, pins, &Side::default()), *truth)
    })
}

fn wrong(state: &State, goal: &Goal, verdict: &Verdict, truth: bool) -> Option<String> {
    let live = state.live();
    let blames_render = matches!(verdict, Verdict::Failed(fault) if fault.reason == Reason::RenderFailed);
    let of_request = matches!(goal, Goal::Rendered { request: Some(_) });
    match verdict {
        Verdict::Met { .. } if !truth => Some(format!("false success of {goal}")),
        Verdict::NotYet(..) if state.quiescent() => Some(format!("hang of {goal}")),
        _ if blames_render && of_request && state.failed & (1 << live.request) == 0 => {
            Some(format!("false failure of {goal}"))
        }
        // Outside Draft the proof of a render may be missing although it happened (a push during the
        // first render, which has no token); in Draft never.
        Verdict::Failed(fault) if state.quiescent() && live.lifecycle == 0 && of_request => {
            (fault.reason != Reason::RenderFailed).then(|| format!("wrong failure of {goal}"))
        }
        _ => None,
    }
}

/// Visits every reachable state; the first complaint, and how many states there are.
fn explore(rules: Rules, check: impl Fn(&State) -> Option<String>) -> (usize, Option<String>) {
    let start = State::start(rules);
    let mut known: HashSet<State> = HashSet::from([start.clone()]);
    let mut open = VecDeque::from([start]);
    while let Some(state) = open.pop_front() {
        if let Some(complaint) = check(&state) {
            return (known.len(), Some(format!("{complaint} in {state:#?}")));
        }
        for next in state.successors(rules) {
            if known.insert(next.clone()) {
                open.push_back(next);
            }
        }
    }
    (known.len(), None)
}

const OLD: Rules =
    Rules { pushes: 2, moves: 2, failures: 1, patches: 1, compare_and_set: true, guard: false };

#[test]
fn no_lie_and_no_hang_in_any_interleaving() {
    for rules in [OLD, Rules { guard: true, ..OLD }, Rules { moves: 3, pushes: 1, ..OLD }] {
        let (states, found) = explore(rules, |state| complaint(state, rules));
        assert_eq!(found, None);
        assert!(states > 10_000, "{states}");
    }
}

/// The model is worth something: the rule of `kubectl wait --for=condition=Rendered` lies in it.
#[test]
fn the_usual_rule_lies_in_the_model() {
    let naive = |state: &State| {
        let live = state.live();
        let met = live.rendered == Some(Rendered::True);
        (met && live.request > state.rendered).then(|| "lie".to_owned())
    };
    assert!(explore(OLD, naive).1.is_some());
}

/// The limit of any judge: a server that stores an older render over a newer push shows nothing of it.
#[test]
fn content_lost_in_the_server_is_visible_in_the_content_only() {
    let rules = Rules { compare_and_set: false, ..OLD };
    let lost = |state: &State| {
        let seen = snapshot(state.live());
        let push = state.live().request;
        let met = push > 0
            && judge(Some(&seen), &Goal::rendered_push(token(push)), &Pins::default(), &Side::default())
                .is_met();
        (met && state.quiescent() && state.stored < push).then(|| "lost".to_owned())
    };
    assert!(explore(rules, lost).1.is_some());
}
