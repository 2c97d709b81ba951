//! The steps of a package revision, each with the judge's verdict on it.
//!
//! In: a snapshot. Out: source, render and lifecycle with their standing; of an object that is being
//! deleted, the deletion. Never: a rule of its own about what is reached.

use super::fault;
use crate::wait::faults::{Fault, Reason};
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::Snapshot;

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is carried out.
    Done,
    /// It may still come.
    UnderWay,
    /// It needs somebody's action.
    Failed,
    /// It does not belong to this object, or another step comes first.
    NotDue,
}

impl Standing {
    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::UnderWay => "under way",
            Self::Failed => "failed",
            Self::NotDue => "not due",
        }
    }
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// `source`, `render`, `lifecycle` or `deletion`.
    pub name: &'static str,
    /// How far it is.
    pub standing: Standing,
    /// One CamelCase word, empty when it is done.
    pub reason: String,
    /// One sentence without the name of the object.
    pub text: String,
    /// Why it failed.
    pub fault: Option<Fault>,
}

/// All steps, in the order in which the controller takes them.
pub(super) fn steps(o: &Snapshot, side: &Side) -> Vec<Step> {
    let ask = |goal: &Goal| judge(Some(o), goal, &Pins::default(), side);
    if o.terminating {
        return vec![Step::of("deletion", &ask(&Goal::Deleted), String::new)];
    }
    let source = Step::of("source", &ask(&Goal::Created), || source_done(o));
    if source.standing != Standing::Done {
        let after = |name| Step::not_due(name, "the source comes first");
        return vec![source, after("render"), after("lifecycle")];
    }
    let rendered = ask(&Goal::rendered());
    let render = match fault(&rendered) {
        Some(why) if why.reason == Reason::NothingToRender => Step::not_due("render", &why.text),
        _ => Step::of("render", &rendered, || render_done(o)),
    };
    let lifecycle = Step::of("lifecycle", &ask(&lifecycle_goal(o)), || lifecycle_done(o));
    let same = lifecycle.fault.is_some() && lifecycle.reason == render.reason;
    let lifecycle = if same { Step::not_due("lifecycle", "the render comes first") } else { lifecycle };
    vec![source, render, lifecycle]
}

/// The lifecycle as it is wished, carried out. What is missing of the render is said there.
fn lifecycle_goal(o: &Snapshot) -> Goal {
    o.state().map_or(Goal::Ready, |state| Goal::Lifecycle { state, latest: false, unrendered: false })
}

impl Step {
    fn of(name: &'static str, verdict: &Verdict, done: impl Fn() -> String) -> Self {
        let step = |standing, reason: &Reason, text: &str| Self {
            name,
            standing,
            reason: reason.word(),
            text: text.to_owned(),
            fault: None,
        };
        match verdict {
            Verdict::NotYet(reason, text) => step(Standing::UnderWay, reason, text),
            Verdict::Superseded(reason, text) => step(Standing::Failed, reason, text),
            Verdict::Failed(fault) => {
                Self { fault: Some(fault.clone()), ..step(Standing::Failed, &fault.reason, &fault.text) }
            }
            _ => Self { name, standing: Standing::Done, reason: String::new(), text: done(), fault: None },
        }
    }

    fn not_due(name: &'static str, text: &str) -> Self {
        Self { name, standing: Standing::NotDue, reason: String::new(), text: text.to_owned(), fault: None }
    }
}

fn source_done(o: &Snapshot) -> String {
    match o.creation_source.as_str() {
        "" => "found in git".into(),
        source => format!("made by {source}"),
    }
}

fn render_done(o: &Snapshot) -> String {
    match o.request.as_str() {
        "" => "the first render; nothing was pushed since".into(),
        request => format!("push {request} is rendered"),
    }
}

fn lifecycle_done(o: &Snapshot) -> String {
    let latest = if o.latest == Some(true) { ", the latest" } else { "" };
    match o.revision {
        0 => format!("{} is carried out", o.lifecycle),
        -1 => format!("{} is carried out, the content of a branch", o.lifecycle),
        number => format!("{} is carried out, revision {number}{latest}", o.lifecycle),
    }
}
