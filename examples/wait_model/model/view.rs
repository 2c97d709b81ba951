//! What waits say about one version.
//!
//! In: a [`Version`]. Out: the verdicts of the library for every goal, and what kubectl's rule says. The judge is
//! pure, so each distinct version is judged once.

use std::collections::HashMap;
use std::fmt;

use porchctl::api::lifecycle::Lifecycle;
use porchctl::wait::snapshot::Mark;
use porchctl::wait::{Goal, Pins, Reason, Side, Snapshot, Verdict, judge};

use super::server::{Ready, Rendered, Version};

/// The lifecycle states by their index in the model.
pub const STATES: [Lifecycle; 3] = [Lifecycle::Draft, Lifecycle::Proposed, Lifecycle::Published];

/// A verdict without its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// The goal is reached.
    Met,
    /// It may come.
    NotYet,
    /// It will not come; `true`: after the settle window.
    Failed(Reason, bool),
    /// Somebody else wanted something else.
    Superseded,
    /// Anything about identity: never in this model.
    Other,
}

/// What is waited for in the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Content is there.
    Created,
    /// The last request is rendered.
    Rendered,
    /// The controller is done and all is rendered.
    Ready,
    /// The lifecycle that the spec asks for.
    Lifecycle,
    /// Nothing is going to write content.
    Settled,
    /// The same, and a push would be taken.
    SettledDraft,
    /// This push is rendered; with the request that was there before it.
    Push(u8, u8),
}

/// The goals without a push.
pub const GENERAL: [Wanted; 6] = [
    Wanted::Created,
    Wanted::Rendered,
    Wanted::Ready,
    Wanted::Lifecycle,
    Wanted::Settled,
    Wanted::SettledDraft,
];

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Created => "created",
            Self::Rendered => "rendered",
            Self::Ready => "ready",
            Self::Lifecycle => "lifecycle",
            Self::Settled => "settled",
            Self::SettledDraft => "settled draft",
            Self::Push(..) => "rendered push",
        })
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(reason, _) => write!(f, "failed ({reason:?})"),
            other => write!(f, "{other:?}"),
        }
    }
}

impl Wanted {
    /// Where its verdict stands among those of one version.
    fn index(self) -> usize {
        match self {
            Self::Push(push, before) => GENERAL.len() + 4 * (usize::from(push) - 1) + usize::from(before),
            general => GENERAL.iter().position(|g| *g == general).unwrap_or_default(),
        }
    }

    fn all() -> impl Iterator<Item = Self> {
        let pushes = (1..=3).flat_map(|push| (0..4).map(move |before| Self::Push(push, before)));
        GENERAL.into_iter().chain(pushes)
    }

    /// The library's words for it, in that version.
    pub fn goal(self, version: &Version) -> (Goal, Pins) {
        let goal = match self {
            Self::Created => Goal::Created,
            Self::Rendered => Goal::rendered(),
            Self::Ready => Goal::Ready,
            Self::Lifecycle => Goal::lifecycle(STATES[usize::from(version.lifecycle)]),
            Self::Settled => Goal::Settled { draft: false },
            Self::SettledDraft => Goal::Settled { draft: true },
            Self::Push(push, before) => {
                let pins = Pins { prior_request: Some(token(before)), ..Pins::default() };
                return (Goal::rendered_push(token(push)), pins);
            }
        };
        (goal, Pins::default())
    }
}

/// The version of content that a push got.
pub fn token(push: u8) -> String {
    if push == 0 { String::new() } else { format!("r{push}") }
}

fn mark(status: &str, reason: &str, generation: u8) -> Mark {
    Mark { status: status.into(), reason: reason.into(), generation: generation.into(), ..Mark::default() }
}

/// What a read of that version shows.
pub fn snapshot(version: &Version) -> Snapshot {
    let ready = version.ready.map(|(ready, of)| match ready {
        Ready::True => mark("True", "Ready", of),
        Ready::AwaitingRender => Mark { message: "awaiting render".into(), ..mark("False", "Pending", of) },
        Ready::Held => Mark { message: "render in progress".into(), ..mark("False", "Pending", of) },
        Ready::Failed => mark("False", "Failed", of),
        Ready::RenderFailed => mark("False", "RenderFailed", of),
    });
    let rendered = version.rendered.map(|(rendered, of)| match rendered {
        Rendered::True => mark("True", "Rendered", of),
        Rendered::Unknown => mark("Unknown", "Pending", of),
        Rendered::RenderFailed => mark("False", "RenderFailed", of),
        Rendered::SourceFailed => mark("False", "Failed", of),
    });
    Snapshot {
        uid: "u1".into(),
        generation: version.generation.into(),
        lifecycle: STATES[usize::from(version.lifecycle)].as_str().into(),
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

/// Would a careful user write to that reading? The shipped rule, not one of the model.
pub fn settled(version: &Version) -> bool {
    let goal = Goal::Settled { draft: false };
    judge(Some(&snapshot(version)), &goal, &Pins::default(), &Side::default()).is_met()
}

fn said(verdict: &Verdict) -> Said {
    match verdict {
        Verdict::Met { .. } => Said::Met,
        Verdict::NotYet(..) => Said::NotYet,
        Verdict::Failed(fault) => Said::Failed(fault.reason, fault.settle),
        Verdict::Superseded(..) => Said::Superseded,
        _ => Said::Other,
    }
}

/// The verdicts on one version, and kubectl's.
#[derive(Clone)]
pub struct Reading {
    said: Vec<Said>,
    /// `kubectl wait --for=condition=Rendered` would end with success.
    pub kubectl_rendered: bool,
    /// `kubectl wait --for=condition=Ready` would end with success.
    pub kubectl_ready: bool,
    /// Some goal ends with a failure that has to settle.
    pub suspicious: bool,
}

impl Reading {
    fn of(version: &Version) -> Self {
        let snapshot = snapshot(version);
        let said: Vec<Said> = Wanted::all()
            .map(|wanted| {
                let (goal, pins) = wanted.goal(version);
                said(&judge(Some(&snapshot), &goal, &pins, &Side::default()))
            })
            .collect();
        let current = |of: u8| of >= version.generation;
        Self {
            suspicious: said.iter().any(|said| matches!(said, Said::Failed(_, true))),
            kubectl_rendered: matches!(version.rendered, Some((Rendered::True, of)) if current(of)),
            kubectl_ready: matches!(version.ready, Some((Ready::True, of)) if current(of)),
            said,
        }
    }

    /// The verdict for that goal.
    pub fn says(&self, wanted: Wanted) -> Said {
        self.said[wanted.index()]
    }
}

/// Readings by version.
#[derive(Default)]
pub struct Readings {
    known: HashMap<Version, Reading>,
}

impl Readings {
    /// What waits say about that version.
    pub fn of(&mut self, version: &Version) -> &Reading {
        self.known.entry(*version).or_insert_with(|| Reading::of(version))
    }

    /// Distinct versions.
    pub fn len(&self) -> usize {
        self.known.len()
    }
}
