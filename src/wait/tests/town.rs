//! A server with many objects that change by seconds; it counts what it is asked for.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::pin::Pin;
use std::time::Duration;

use futures::{Stream, StreamExt, stream};
use tokio::time::{Instant, sleep_until};

use crate::api::v1alpha2::PackageRevision;
use crate::wait::many::{Page, ReadsMany, SeenOf, Selection};
use crate::wait::reads::{ReadError, Reads, Seen};

/// Objects per page.
const PAGE: usize = 500;

/// States of one object over time; `None` is absence.
pub(super) type Life = Vec<(f64, Option<PackageRevision>)>;

/// The server. A selector matches objects with the label `app`.
#[derive(Default)]
pub(super) struct Town {
    lives: BTreeMap<String, Life>,
    started: Option<Instant>,
    /// Requests by kind.
    pub(super) gets: Cell<u32>,
    pub(super) pages: Cell<u32>,
    pub(super) named_lists: Cell<u32>,
    pub(super) watches: Cell<u32>,
    pub(super) single_watches: Cell<u32>,
    pub(super) watched_from: RefCell<Vec<Option<String>>>,
    /// Continue tokens that are refused once more.
    pub(super) expired_tokens: Cell<u32>,
    pub(super) lists_forbidden: bool,
    /// Watches end at once.
    pub(super) watches_close: bool,
    /// The next watches get this.
    pub(super) refused_watches: RefCell<Vec<ReadError>>,
}

impl Town {
    pub(super) fn new() -> Self {
        Self { started: Some(Instant::now()), ..Self::default() }
    }

    pub(super) fn has(mut self, name: &str, life: Life) -> Self {
        self.lives.insert(name.into(), life);
        self
    }

    fn begun(&self) -> Instant {
        self.started.unwrap()
    }

    fn now(&self, name: &str) -> Option<PackageRevision> {
        let seconds = self.begun().elapsed().as_secs_f64();
        let life = self.lives.get(name)?;
        life.iter().rev().find(|(at, _)| *at <= seconds).and_then(|(_, object)| object.clone())
    }

    /// Every request but for watches.
    pub(super) fn reads(&self) -> u32 {
        self.gets.get() + self.pages.get() + self.named_lists.get()
    }

    /// Every later change of what matches, by time; what stops to match is told as deleted.
    fn changes(&self, selection: &Selection) -> Vec<(f64, SeenOf)> {
        let seconds = self.begun().elapsed().as_secs_f64();
        let mut all = Vec::new();
        for (name, life) in &self.lives {
            let mut there = self.now(name).is_some_and(|object| matches(selection, &object));
            for (at, object) in life.iter().filter(|(at, _)| *at > seconds) {
                let fits = object.as_ref().is_some_and(|object| matches(selection, object));
                let seen = match object {
                    Some(object) if fits => Seen::Changed(Box::new(object.clone())),
                    _ if there => Seen::Deleted,
                    _ => continue,
                };
                there = fits;
                all.push((*at, SeenOf { name: name.clone(), seen }));
            }
        }
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        all
    }
}

fn count(cell: &Cell<u32>) {
    cell.set(cell.get() + 1);
}

fn matches(selection: &Selection, object: &PackageRevision) -> bool {
    let labelled = object.metadata.labels.as_ref().is_some_and(|labels| labels.contains_key("app"));
    selection.labels.is_empty() || labelled
}

type Many = Pin<Box<dyn Stream<Item = Result<SeenOf, ReadError>>>>;

impl Reads for Town {
    type Events = Pin<Box<dyn Stream<Item = Result<Seen, ReadError>>>>;

    async fn get(&self, name: &str) -> Result<Option<PackageRevision>, ReadError> {
        count(&self.gets);
        Ok(self.now(name))
    }

    async fn list_named(&self, name: &str) -> Result<Vec<PackageRevision>, ReadError> {
        count(&self.named_lists);
        match self.lists_forbidden {
            true => Err(ReadError::Forbidden("cannot list".into())),
            false => Ok(self.now(name).into_iter().collect()),
        }
    }

    async fn watch(&self, _: &str, _: Option<&str>) -> Result<Self::Events, ReadError> {
        count(&self.single_watches);
        Ok(Box::pin(stream::pending()))
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        Err(ReadError::Unauthorized("no new credentials".into()))
    }

    async fn repository_exists(&self, _: &str) -> Option<bool> {
        Some(true)
    }

    async fn content_version(&self, _: &str) -> Option<String> {
        None
    }

    async fn newest_sibling(&self, _: &PackageRevision) -> Option<i64> {
        Some(0)
    }
}

impl ReadsMany for Town {
    type EventsOfMany = Many;

    async fn page(&self, selection: &Selection, token: Option<&str>) -> Result<Page, ReadError> {
        count(&self.pages);
        if self.lists_forbidden {
            return Err(ReadError::Forbidden("cannot list".into()));
        }
        let from: usize = token.map_or(0, |token| token.parse().unwrap());
        if from >= 2 * PAGE && self.expired_tokens.get() > 0 {
            self.expired_tokens.set(self.expired_tokens.get() - 1);
            return Err(ReadError::Expired);
        }
        let all = self.lives.keys().filter_map(|name| self.now(name));
        let mut items: Vec<_> = all.filter(|object| matches(selection, object)).collect();
        let next = (items.len() > from + PAGE).then(|| (from + PAGE).to_string());
        items = items.drain(from..).take(PAGE).collect();
        let version = format!("list-{}", self.pages.get());
        Ok(Page { items, version, next })
    }

    async fn watch_many(&self, selection: &Selection, version: Option<&str>) -> Result<Many, ReadError> {
        count(&self.watches);
        self.watched_from.borrow_mut().push(version.map(str::to_owned));
        if let Some(error) = self.refused_watches.borrow_mut().pop() {
            return Err(error);
        }
        if self.watches_close {
            return Ok(Box::pin(stream::empty()));
        }
        let begun = self.begun();
        let timed = stream::iter(self.changes(selection)).then(move |(at, event)| async move {
            sleep_until(begun + Duration::from_secs_f64(at)).await;
            Ok(event)
        });
        Ok(Box::pin(timed.chain(stream::pending())))
    }
}
