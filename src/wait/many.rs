//! A wait for many package revisions: one list, one watch, whatever their number.
//!
//! In: names or a selector, a goal. Out: a [`Gathering`]: how it ended for each, and for all. Never: a request
//! per object but the one that confirms its end; a member forgotten because it does not match any more.

use std::fmt;

use futures::{StreamExt, stream};

use super::engine::{drive, wait_for};
use super::events::Event;
use super::goal::{Goal, Patience, Pins};
use super::reads::{ReadError, Reads, Seen};
use super::stop::{Met, Stop};
use crate::api::v1alpha2::PackageRevision;
use crate::failure::{Failure, Kind};

mod crowd;
mod gathering;
mod member;
mod plan;

pub use gathering::Gathering;

use crowd::Crowd;

/// Names waited for at the same time where no list is allowed.
const SINGLY: usize = 64;

/// Which objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Those of these names; empty for those that match the selectors.
    pub names: Vec<String>,
    /// Label selector in Kubernetes' words.
    pub labels: String,
    /// Field selector in Kubernetes' words.
    pub fields: String,
}

impl Selection {
    /// Does a list of it show every object of the namespace?
    fn is_everything(&self) -> bool {
        self.labels.is_empty() && self.fields.is_empty()
    }

    /// The same namespace without selectors.
    fn everything() -> Self {
        Self::default()
    }
}

impl fmt::Display for Selection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&*self.labels, &*self.fields) {
            ("", "") => f.write_str("the namespace"),
            (labels, "") => write!(f, "-l {labels}"),
            ("", fields) => write!(f, "--field-selector {fields}"),
            (labels, fields) => write!(f, "-l {labels} --field-selector {fields}"),
        }
    }
}

/// Which objects, and when it is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Which objects.
    pub selection: Selection,
    /// The set is what the first list shows that has that many.
    pub min_count: usize,
    /// Judge all, also after one cannot get there.
    pub keep_going: bool,
    /// Later arrivals belong to the set as well.
    pub follow_new: bool,
}

impl Choice {
    /// Those of these names.
    pub fn names(names: &[String]) -> Self {
        let selection = Selection { names: names.to_vec(), ..Selection::default() };
        Self { selection, min_count: 0, keep_going: false, follow_new: false }
    }

    /// Those that match.
    pub fn matching(labels: &str, fields: &str) -> Self {
        let selection = Selection { labels: labels.into(), fields: fields.into(), ..Selection::default() };
        Self { selection, min_count: 1, keep_going: false, follow_new: false }
    }

    fn is_named(&self) -> bool {
        !self.selection.names.is_empty()
    }
}

/// One page of a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The objects.
    pub items: Vec<PackageRevision>,
    /// Version of the list, to watch from.
    pub version: String,
    /// Token of the next page, if there is one.
    pub next: Option<String>,
}

/// One event of a watch of many: whom it is about (empty if that cannot be read), and what it is.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenOf {
    /// The object.
    pub name: String,
    /// The event.
    pub seen: Seen,
}

/// Reads of many package revisions in one namespace. Of a [`Selection`] only the selectors count.
pub trait ReadsMany: Reads {
    /// The events of a watch.
    type EventsOfMany: futures::Stream<Item = Result<SeenOf, ReadError>> + Unpin;

    /// One page of a quorum LIST, the first one without a token.
    ///
    /// # Errors
    /// [`ReadError::Expired`] for a token that is too old; anything else than an answer 200.
    fn page(
        &self,
        selection: &Selection,
        token: Option<&str>,
    ) -> impl Future<Output = Result<Page, ReadError>>;

    /// A watch of all of them, from the version of a list or from now.
    ///
    /// # Errors
    /// The watch was not opened.
    fn watch_many(
        &self,
        selection: &Selection,
        version: Option<&str>,
    ) -> impl Future<Output = Result<Self::EventsOfMany, ReadError>>;
}

/// Waits until all of them show the goal, or until one cannot get there.
pub async fn wait_for_many<R: ReadsMany>(
    reads: &R,
    choice: &Choice,
    goal: &Goal,
    pins: Pins,
    patience: &Patience,
    events: &mut dyn FnMut(Event),
) -> Gathering {
    let mut crowd = Crowd::new(reads, choice, goal, pins.clone());
    let gathering = Box::pin(drive(&mut crowd, patience, events)).await;
    if !(choice.is_named() && gathering.list_forbidden) {
        return gathering;
    }
    let left = patience.timeout.saturating_sub(gathering.elapsed);
    let patience = Patience { timeout: left, spent: patience.spent + gathering.elapsed, ..patience.clone() };
    Box::pin(singly(reads, crowd.names(), goal, &pins, &patience, events)).await
}

/// Without the right to list, each name has a wait of its own.
async fn singly<R: Reads>(
    reads: &R,
    names: Vec<String>,
    goal: &Goal,
    pins: &Pins,
    patience: &Patience,
    events: &mut dyn FnMut(Event),
) -> Gathering {
    let started = tokio::time::Instant::now();
    let shared = std::cell::RefCell::new(events);
    let one = |name: String| {
        let shared = &shared;
        async move {
            let mut show = |event: Event| (shared.borrow_mut())(about(&name, event));
            let end = wait_for(reads, &name, goal, pins.clone(), patience, &mut show).await;
            (name, end)
        }
    };
    let ends: Vec<(String, Result<Met, Stop>)> =
        stream::iter(names).map(one).buffered(SINGLY).collect().await;
    Gathering::of(ends, started.elapsed())
}

/// The event with the name it speaks of.
fn about(name: &str, event: Event) -> Event {
    match event {
        Event::Waiting { reason, text, elapsed } => {
            Event::Waiting { reason, text: format!("{name}: {text}"), elapsed }
        }
        notice => notice,
    }
}

/// Nothing matched in time.
fn nothing_matched(choice: &Choice, found: usize, kind: Kind, when: &str) -> Failure {
    let least = choice.min_count;
    let failure = Failure::new(
        kind,
        format!("{when}: {found} of at least {least} package revisions match {}", choice.selection),
    );
    failure.hint(
        "`porchctl rpkg get` with the same selector shows what matches; `--min-count` says how many must",
    )
}
