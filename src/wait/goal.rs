//! What to wait for, what was known before, and how long.
//!
//! In: words of verbs. Out: values for [`super::judge`] and [`super::engine`]. Never: I/O.

use std::fmt;
use std::time::Duration;

use super::interrupt::Interrupt;
use crate::api::jsonpath::Template;
use crate::api::lifecycle::Lifecycle;

/// What counts as proof of a condition or a field of the status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rule {
    /// It speaks of the present generation; where nothing says so, it is met with a note.
    #[default]
    Sound,
    /// It speaks of the present generation.
    Strict,
    /// kubectl's rule bit by bit, with its lies and hangs.
    Literal,
}

/// A goal. All of a [`Goal::All`] must hold on one and the same snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The source was carried out: there is content.
    Created,
    /// Content is rendered.
    Rendered {
        /// The version a push got in its answer; `None` is "whatever was asked for last".
        request: Option<String>,
    },
    /// The controller carried out the spec as it is, and nothing is unrendered.
    Ready,
    /// That lifecycle is reached; pin the generation your write returned.
    Lifecycle {
        /// The state.
        state: Lifecycle,
        /// Also wait for the label of the newest revision (published states only).
        latest: bool,
        /// Content without a proof of a render is no failure (its content does not matter, or somebody insists).
        unrendered: bool,
    },
    /// The object is gone.
    Deleted,
    /// Nothing is going to write content: time to read it or to change something.
    Settled {
        /// The caller is going to write content, which only a draft takes.
        draft: bool,
    },
    /// One condition.
    Condition {
        /// Its type.
        kind: String,
        /// The wanted status, `True` unless said otherwise.
        status: String,
        /// What counts as proof.
        rule: Rule,
    },
    /// Something that a path finds in the object.
    JsonPath {
        /// The path as it was given.
        text: String,
        /// The path.
        path: Template,
        /// What it must find; anything when `None`.
        value: Option<String>,
        /// What counts as proof.
        rule: Rule,
    },
    /// Every readiness gate of the spec is true.
    Gates,
    /// All of them at once.
    All(Vec<Goal>),
}

impl Goal {
    /// Rendered, whatever was asked for last.
    pub fn rendered() -> Self {
        Self::Rendered { request: None }
    }

    /// Rendered, this very push.
    pub fn rendered_push(request: impl Into<String>) -> Self {
        Self::Rendered { request: Some(request.into()) }
    }

    /// That lifecycle.
    pub fn lifecycle(state: Lifecycle) -> Self {
        Self::Lifecycle { state, latest: false, unrendered: false }
    }

    /// Published, with its revision number.
    pub fn published() -> Self {
        Self::lifecycle(Lifecycle::Published)
    }

    /// One condition.
    pub fn condition(kind: impl Into<String>, status: impl Into<String>) -> Self {
        Self::Condition { kind: kind.into(), status: status.into(), rule: Rule::Sound }
    }

    /// Is the whole document needed to judge it?
    pub fn needs_document(&self) -> bool {
        match self {
            Self::JsonPath { .. } => true,
            Self::All(goals) => goals.iter().any(Self::needs_document),
            _ => false,
        }
    }

    /// Does absence mean "not yet" rather than "not found"?
    pub fn may_begin_absent(&self) -> bool {
        match self {
            Self::Created => true,
            Self::All(goals) => goals.iter().any(Self::may_begin_absent),
            _ => false,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Created => f.write_str("created"),
            Self::Rendered { request: None } => f.write_str("rendered"),
            Self::Rendered { request: Some(request) } => write!(f, "rendered (push {request})"),
            Self::Ready => f.write_str("ready"),
            Self::Lifecycle { state, latest: false, .. } => write!(f, "{state}"),
            Self::Lifecycle { state, latest: true, .. } => write!(f, "{state} and latest"),
            Self::Deleted => f.write_str("deleted"),
            Self::Settled { .. } => f.write_str("settled"),
            Self::Condition { kind, status, .. } => write!(f, "condition {kind}={status}"),
            Self::JsonPath { text, value: None, .. } => write!(f, "jsonpath {text}"),
            Self::JsonPath { text, value: Some(value), .. } => write!(f, "jsonpath {text}={value}"),
            Self::Gates => f.write_str("all readiness gates"),
            Self::All(goals) => {
                let words: Vec<String> = goals.iter().map(ToString::to_string).collect();
                f.write_str(&words.join(" and "))
            }
        }
    }
}

/// Constants of a wait, known before its first read. The engine pins the uid it sees first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins {
    /// The object that is meant.
    pub uid: Option<String>,
    /// Generation that our write returned.
    pub generation: Option<i64>,
    /// The render request before our push (empty for none).
    pub prior_request: Option<String>,
    /// Absence is "not yet", not "not found".
    pub wait_for_create: bool,
    /// What to make of what is seen.
    pub policy: Policy,
}

/// What to make of what is seen; never what "met" means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// A newer push takes the place of the one that was waited for.
    pub follow: bool,
    /// A newer push that is rendered already will do, too.
    pub newer_render: bool,
    /// A failure that nothing retries is "not yet": somebody may mend it.
    pub patient: bool,
    /// A change of the spec after the pinned generation replaces the goal.
    pub exact_generation: bool,
}

/// What is known beside the object. Asked for only where it decides; `None` is "not known".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The version of the stored content.
    pub content_version: Option<String>,
    /// Does the Repository exist?
    pub repository_exists: Option<bool>,
    /// The highest revision number among the other revisions of the package.
    pub newest_sibling: Option<i64>,
}

impl Pins {
    /// Pins the object.
    pub fn uid(uid: impl Into<String>) -> Self {
        Self { uid: Some(uid.into()), ..Self::default() }
    }

    /// Pins object and generation.
    pub fn generation(uid: impl Into<String>, generation: i64) -> Self {
        Self { generation: Some(generation), ..Self::uid(uid) }
    }
}

/// How long, and the clockwork of the engine. [`Default`] is what the specification of the wait says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Zero: one read. Counted on the monotonic clock.
    pub timeout: Duration,
    /// What earlier steps of the same command used up; for the text at the deadline.
    pub spent: Duration,
    /// A failure that could heal by what is already under way must hold that long.
    pub settle: Duration,
    /// A read at least that often, events or not.
    pub heartbeat: Duration,
    /// Longest single request.
    pub request: Duration,
    /// Nobody reached the server yet: when it can't be reached by the first read either, that is the end.
    pub must_answer: bool,
    /// Ends the wait before its time.
    pub interrupt: Interrupt,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            timeout: Duration::from_secs(300),
            spent: Duration::ZERO,
            settle: Duration::from_secs(3),
            heartbeat: Duration::from_secs(10),
            request: Duration::from_secs(15),
            must_answer: false,
            interrupt: Interrupt::default(),
        }
    }
}

impl Patience {
    /// That long.
    pub fn of(timeout: Duration) -> Self {
        Self { timeout, ..Self::default() }
    }
}
