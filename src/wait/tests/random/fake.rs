//! A server that shows a life through a transport that goes wrong.

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::time::Duration;

use futures::{Stream, stream};
use tokio::time::{Instant, sleep, sleep_until};

use super::schedule::Life;
use crate::api::v1alpha2::PackageRevision;
use crate::wait::reads::{ReadError, Reads, Seen};

/// What goes wrong with requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// A status such as 500.
    Broken,
    /// 429 or 503, with or without `Retry-After`.
    Busy(Option<u8>),
    /// 404 that is not about the object.
    NotServed,
    /// 401; new credentials help or not.
    Unauthorized { heals: bool },
    /// No answer at all.
    Hangs,
}

/// From when to when it goes wrong.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) from: Duration,
    pub(super) to: Duration,
    pub(super) what: Trouble,
}

/// How one watch behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stretch {
    Healthy,
    /// Ends cleanly after so many tenths of a second.
    Closes(u8),
    /// Ends with an error: a cut line, a page of a proxy.
    Cut(u8),
    /// 410 inside the stream.
    Expires(u8),
    /// Nothing ever comes.
    Silent,
    Bookmarks,
    /// Each event twice.
    Twice,
    /// Two and two change places.
    Disorderly,
    /// Every second event is lost.
    Lossy,
    /// An old version comes first.
    Stale,
    /// 410 at the door.
    Expired,
    /// 403 at the door.
    Forbidden,
    /// Any other refusal at the door.
    Refused(Trouble),
}

/// The transport of one wait.
#[derive(Clone, Debug)]
pub(super) struct Transport {
    pub(super) reads: Vec<Window>,
    /// One open after the other; the last one stays.
    pub(super) watches: Vec<Stretch>,
    /// GET is not allowed, LIST is.
    pub(super) lists_only: bool,
    /// How long a read takes.
    pub(super) latency: u8,
}

pub(super) struct Fake<'a> {
    life: &'a Life,
    transport: &'a Transport,
    started: Instant,
    pub(super) gets: Cell<u32>,
    pub(super) lists: Cell<u32>,
    pub(super) watches: Cell<usize>,
    renewed: Cell<bool>,
    /// The moment that the last answered read showed.
    pub(super) shown: Cell<Option<usize>>,
    /// When it was answered.
    pub(super) shown_at: Cell<Duration>,
    /// The uid of the first object that was shown.
    pub(super) first_uid: RefCell<Option<String>>,
    /// Versions that were refused as too old, and whether one was used again.
    refused: RefCell<Vec<String>>,
    pub(super) resumed_refused: Cell<bool>,
}

type Events = Pin<Box<dyn Stream<Item = Result<Seen, ReadError>>>>;

impl<'a> Fake<'a> {
    pub(super) fn new(life: &'a Life, transport: &'a Transport) -> Self {
        Self {
            life,
            transport,
            started: Instant::now(),
            gets: Cell::new(0),
            lists: Cell::new(0),
            watches: Cell::new(0),
            renewed: Cell::new(false),
            shown: Cell::new(None),
            shown_at: Cell::default(),
            first_uid: RefCell::default(),
            refused: RefCell::default(),
            resumed_refused: Cell::new(false),
        }
    }

    /// One read: trouble, or what is so when it is answered.
    async fn read(&self) -> Result<Option<PackageRevision>, ReadError> {
        if self.transport.latency > 0 {
            sleep(Duration::from_millis(self.transport.latency.into())).await;
        }
        let now = self.started.elapsed();
        let holds = |window: &&Window| window.from <= now && now < window.to && !self.healed(window.what);
        if let Some(window) = self.transport.reads.iter().find(holds) {
            return Err(self.error(window.what).await);
        }
        let at = self.life.moment(now);
        self.shown.set(Some(at));
        self.shown_at.set(now);
        let object = self.life.moments[at].object.as_deref().cloned();
        let mut first = self.first_uid.borrow_mut();
        *first = first.take().or_else(|| object.as_ref().and_then(|object| object.metadata.uid.clone()));
        Ok(object)
    }

    fn healed(&self, trouble: Trouble) -> bool {
        trouble == Trouble::Unauthorized { heals: true } && self.renewed.get()
    }

    async fn error(&self, trouble: Trouble) -> ReadError {
        match trouble {
            Trouble::Broken => ReadError::Unreachable("500".into()),
            Trouble::Busy(pause) => ReadError::Busy {
                retry_after: pause.map(|pause| Duration::from_secs(pause.into())),
                text: "429".into(),
            },
            Trouble::NotServed => ReadError::NotServed("404 page not found".into()),
            Trouble::Unauthorized { .. } => ReadError::Unauthorized("Unauthorized".into()),
            Trouble::Hangs => std::future::pending().await,
        }
    }

    /// What a watch from that version would deliver, each at its time.
    fn changes(&self, version: Option<&str>) -> Vec<(Instant, Seen)> {
        let now = self.started.elapsed();
        let known = version.and_then(|version| version.parse::<u32>().ok());
        let mut events = Vec::new();
        let present = self.life.moment(now);
        let number = |object: &PackageRevision| {
            object.metadata.resource_version.as_deref().and_then(|v| v.parse::<u32>().ok()).unwrap_or(0)
        };
        let mut last = known.unwrap_or(0);
        let mut there = true;
        // Without a version the watch begins with what is there; with one, after it.
        let first = if known.is_some() { 0 } else { present };
        for moment in &self.life.moments[first..] {
            let at = self.started + moment.at.max(now);
            match &moment.object {
                Some(object) if number(object) > last => {
                    last = number(object);
                    there = true;
                    events.push((at, Seen::Changed(Box::new(PackageRevision::clone(object)))));
                }
                None if there => {
                    there = false;
                    events.push((at, Seen::Deleted));
                }
                _ => {}
            }
        }
        events
    }

    fn stretch(&self) -> Stretch {
        let opened = self.watches.get();
        self.watches.set(opened + 1);
        let watches = &self.transport.watches;
        watches.get(opened).or(watches.last()).copied().unwrap_or(Stretch::Healthy)
    }

    fn expire(&self, version: Option<&str>) {
        self.refused.borrow_mut().extend(version.map(str::to_owned));
    }
}

/// Plays events; ends after `lives` with or without an error, if it ends.
fn play(events: Vec<(Instant, Seen)>, end: Option<(Instant, Option<ReadError>)>) -> Events {
    let state = (events.into_iter().peekable(), end);
    Box::pin(stream::unfold(state, |(mut events, mut end)| async move {
        let ends = end.as_ref().map(|(at, _)| *at);
        match events.peek().map(|(at, _)| *at) {
            Some(at) if ends.is_none_or(|ends| at < ends) => {
                sleep_until(at).await;
                events.next().map(|(_, seen)| (Ok(seen), (events, end)))
            }
            _ => {
                let Some(ends) = ends else { return std::future::pending().await };
                sleep_until(ends).await;
                let error = end.as_mut()?.1.take()?;
                Some((Err(error), (Vec::new().into_iter().peekable(), Some((ends, None)))))
            }
        }
    }))
}

fn disorder(mut events: Vec<(Instant, Seen)>) -> Vec<(Instant, Seen)> {
    for pair in events.chunks_mut(2) {
        if let [(first, early), (second, late)] = pair {
            std::mem::swap(early, late);
            *first = *second;
        }
    }
    events
}

fn shaped(stretch: Stretch, mut events: Vec<(Instant, Seen)>, old: Option<Seen>) -> Vec<(Instant, Seen)> {
    let now = Instant::now();
    match stretch {
        Stretch::Silent => Vec::new(),
        Stretch::Bookmarks => events.into_iter().map(|(at, _)| (at, Seen::Bookmark)).collect(),
        Stretch::Twice => events.into_iter().flat_map(|event| [event.clone(), event]).collect(),
        Stretch::Disorderly => disorder(events),
        Stretch::Lossy => events.into_iter().step_by(2).collect(),
        Stretch::Stale => {
            events.splice(0..0, old.map(|old| (now, old)));
            events
        }
        _ => events,
    }
}

impl Reads for Fake<'_> {
    type Events = Events;

    async fn get(&self, _: &str) -> Result<Option<PackageRevision>, ReadError> {
        self.gets.set(self.gets.get() + 1);
        if self.transport.lists_only {
            return Err(ReadError::Forbidden("cannot get".into()));
        }
        self.read().await
    }

    async fn list_named(&self, _: &str) -> Result<Vec<PackageRevision>, ReadError> {
        self.lists.set(self.lists.get() + 1);
        Ok(self.read().await?.into_iter().collect())
    }

    async fn watch(&self, _: &str, version: Option<&str>) -> Result<Events, ReadError> {
        if version.is_some_and(|version| self.refused.borrow().iter().any(|refused| refused == version)) {
            self.resumed_refused.set(true);
        }
        let stretch = self.stretch();
        let after = |tenths: u8| Instant::now() + Duration::from_millis(u64::from(tenths) * 100);
        let end = match stretch {
            Stretch::Closes(tenths) => Some((after(tenths), None)),
            Stretch::Cut(tenths) => Some((after(tenths), Some(ReadError::Unreachable("cut".into())))),
            Stretch::Expires(tenths) => {
                self.expire(version);
                Some((after(tenths), Some(ReadError::Expired)))
            }
            Stretch::Expired => {
                self.expire(version);
                return Err(ReadError::Expired);
            }
            Stretch::Forbidden => return Err(ReadError::Forbidden("cannot watch".into())),
            Stretch::Refused(trouble) if !self.healed(trouble) => return Err(self.error(trouble).await),
            _ => None,
        };
        let old = self.life.moments.first().and_then(|moment| moment.object.as_deref());
        let old = old.map(|object| Seen::Changed(Box::new(object.clone())));
        Ok(play(shaped(stretch, self.changes(version), old), end))
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.renewed.set(true);
        Ok(())
    }

    async fn repository_exists(&self, _: &str) -> Option<bool> {
        Some(true)
    }

    async fn content_version(&self, _: &str) -> Option<String> {
        None
    }

    async fn newest_sibling(&self, _: &PackageRevision) -> Option<i64> {
        None
    }
}
