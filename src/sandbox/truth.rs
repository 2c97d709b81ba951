//! What really happened in a sandbox, for tests that ask whether a client told the truth.
//!
//! In: every change of content, told by the content cache under its lock; every write of a package revision's
//! object, told by the store under its lock. Out: answers about any moment: was this push rendered then, which
//! lifecycle had the content, was that object there, what was lost. Never: an influence on what happens; an
//! answer that is read from an object's status, for a status is what is being judged.
//!
//! "In" a content is every push that it was made from. A push replaces a content it has read, so what was in
//! that one is in the new one as well, unless the client took it out. A write of the server that was made from
//! something older than what it replaces loses the pushes in between: that is a [`Loss`].

mod log;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use tokio::time::Instant;

use self::log::Log;
use super::cache::Record;
use super::store::{EventKind, WatchEvent};
use crate::api::lifecycle::Lifecycle;
use crate::package::Files;

/// Where a content comes from.
#[derive(Clone, Copy, Debug)]
pub enum Origin<'a> {
    /// A source, or a registered repository.
    Made,
    /// A push onto what is there.
    Pushed,
    /// A render of what was read before; `ok` if it succeeded.
    Rendered {
        /// What the render was given.
        read: &'a Record,
        /// Did every function succeed?
        ok: bool,
    },
    /// Files that were read before are written back as they were.
    Copied {
        /// What was read.
        read: &'a Record,
    },
    /// The files of what is there.
    Kept,
}

/// The content of a package revision during a time.
#[derive(Clone, Debug)]
pub struct Content {
    /// Version: the token of a push, if a push made it.
    pub version: String,
    /// All files.
    pub files: Arc<Files>,
    /// The lifecycle it has, in the cache and in git.
    pub lifecycle: Lifecycle,
    /// Its revision number, 0 if it has none.
    pub revision: i64,
    /// uid of the object whose source made it, if one did.
    pub made_for: Option<String>,
    /// The tokens of all pushes in it.
    pub pushes: Arc<BTreeSet<String>>,
    /// The tokens of those that a successful render has worked on.
    pub rendered: Arc<BTreeSet<String>>,
    /// Did a successful render write these very files (or was it published when it was found)?
    pub is_rendered: bool,
}

/// From that moment on, that was the content; none if there was none.
#[derive(Clone, Debug)]
pub struct Moment {
    /// When.
    pub at: Instant,
    /// What was there from then on.
    pub content: Option<Arc<Content>>,
}

/// Something newer was overwritten by something older.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// When.
    pub at: Instant,
    /// The token of the push that is in the content no more.
    pub token: String,
    /// Version of the content that took its place.
    pub by: String,
}

/// How a render ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// Its result is the content now.
    Stored,
    /// A function of the package failed; the message.
    FunctionFailed(String),
    /// Something else failed, which is not the package's fault; the message.
    Broken(String),
    /// Its result was thrown away because something newer is wanted.
    Overtaken,
}

/// A render.
#[derive(Clone, Debug)]
pub struct Run {
    /// When it ended.
    pub at: Instant,
    /// The request it answered, empty if there was none.
    pub request: String,
    /// Version of the content it was given, empty if it got none.
    pub read: String,
    /// The pushes in that content.
    pub pushes: Arc<BTreeSet<String>>,
    /// How it ended.
    pub end: RunEnd,
}

/// A write of an object.
#[derive(Clone, Debug)]
pub struct Seen {
    /// When.
    pub at: Instant,
    /// resourceVersion of the write.
    pub version: u64,
    /// The object from then on; none if it was gone.
    pub object: Option<Arc<Value>>,
}

/// The recorder and its answers. Cheap to copy: copies share it. Without [`Truth::on`] it records nothing.
#[derive(Clone, Default)]
pub struct Truth(Option<Arc<Mutex<Log>>>);

impl Truth {
    /// One that records.
    pub fn on() -> Self {
        Self(Some(Arc::default()))
    }

    /// Does it record?
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    fn log(&self) -> Option<MutexGuard<'_, Log>> {
        Some(self.0.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// New content, at the moment from which on everybody sees it.
    pub fn content_changed(&self, record: &Record, origin: Origin<'_>) {
        if let Some(mut log) = self.log() {
            log.change(record, origin, Instant::now());
        }
    }

    /// Content that is gone.
    pub fn content_removed(&self, namespace: &str, name: &str) {
        if let Some(mut log) = self.log() {
            log.remove(namespace, name, Instant::now());
        }
    }

    /// A write of an object.
    pub fn object_changed(&self, event: &WatchEvent) {
        if let Some(mut log) = self.log() {
            let object = (event.kind != EventKind::Deleted).then(|| event.object.clone());
            log.see(&event.object, Seen { at: Instant::now(), version: event.version, object });
        }
    }

    /// All objects were replaced by these.
    pub fn objects_restored(&self, objects: &[Arc<Value>], version: u64) {
        if let Some(mut log) = self.log() {
            log.restore(objects, version, Instant::now());
        }
    }

    /// A render that ended; `read` is what it was given.
    pub fn render_ended(&self, key: (&str, &str), request: &str, read: Option<&Record>, end: RunEnd) {
        if let Some(mut log) = self.log() {
            log.run(key, request, read, end, Instant::now());
        }
    }

    /// Was the push of that token rendered, and was its rendered content (or something made from it) in the
    /// store at that moment?
    pub fn is_rendered(&self, namespace: &str, name: &str, token: &str, at: Instant) -> bool {
        self.content(namespace, name, at).is_some_and(|content| content.rendered.contains(token))
    }

    /// Was everything that was in the store at that moment rendered?
    pub fn is_all_rendered(&self, namespace: &str, name: &str, at: Instant) -> bool {
        self.content(namespace, name, at).is_some_and(|content| content.is_all_rendered())
    }

    /// The lifecycle that the content had at that moment; none if there was no content.
    pub fn lifecycle(&self, namespace: &str, name: &str, at: Instant) -> Option<Lifecycle> {
        self.content(namespace, name, at).map(|content| content.lifecycle)
    }

    /// The content at that moment.
    pub fn content(&self, namespace: &str, name: &str, at: Instant) -> Option<Arc<Content>> {
        let moments = self.moments(namespace, name);
        moments.iter().rev().find(|moment| moment.at <= at)?.content.clone()
    }

    /// Every content there was, in order.
    pub fn moments(&self, namespace: &str, name: &str) -> Vec<Moment> {
        self.of(namespace, name, |package| package.moments.clone())
    }

    /// The pushes that the server overwrote with something older, in order.
    pub fn lost(&self, namespace: &str, name: &str) -> Vec<Loss> {
        self.of(namespace, name, |package| package.losses.clone())
    }

    /// The renders that ended, in order.
    pub fn runs(&self, namespace: &str, name: &str) -> Vec<Run> {
        self.of(namespace, name, |package| package.runs.clone())
    }

    /// Every version of the object (or objects) of that name, in order.
    pub fn objects(&self, namespace: &str, name: &str) -> Vec<Seen> {
        self.of(namespace, name, |package| package.objects.clone())
    }

    /// Did an object of that uid exist at that moment?
    pub fn exists(&self, uid: &str, at: Instant) -> bool {
        let Some(log) = self.log() else { return false };
        let of_uid = |object: &Arc<Value>| object["metadata"]["uid"] == uid;
        log.packages.values().any(|package| {
            let last = package.objects.iter().rev().find(|seen| seen.at <= at);
            last.and_then(|seen| seen.object.as_ref()).is_some_and(of_uid)
        })
    }

    /// Was something true of the content at any moment of a span (its ends included)? No content is `None`.
    pub fn ever(
        &self,
        namespace: &str,
        name: &str,
        span: (Instant, Instant),
        holds: impl Fn(Option<&Content>) -> bool,
    ) -> bool {
        let moments = self.moments(namespace, name);
        let first = moments.iter().rposition(|moment| moment.at <= span.0);
        let started = first.map_or(holds(None), |at| holds(moments[at].content.as_deref()));
        let later = &moments[first.map_or(0, |at| at + 1)..];
        started
            || later
                .iter()
                .take_while(|moment| moment.at <= span.1)
                .any(|moment| holds(moment.content.as_deref()))
    }

    /// Since when has something been true of the content without a break, until now? None if it is not true.
    /// With no content at all from the beginning, there is no such moment.
    pub fn since(
        &self,
        namespace: &str,
        name: &str,
        holds: impl Fn(Option<&Content>) -> bool,
    ) -> Option<Instant> {
        let moments = self.moments(namespace, name);
        let unbroken = moments.iter().rev().take_while(|moment| holds(moment.content.as_deref()));
        unbroken.last().map(|moment| moment.at)
    }

    fn of<T>(&self, namespace: &str, name: &str, read: impl Fn(&log::Package) -> Vec<T>) -> Vec<T> {
        let Some(log) = self.log() else { return Vec::new() };
        log.packages.get(&(namespace.to_owned(), name.to_owned())).map(read).unwrap_or_default()
    }
}

impl Content {
    /// Are these files a rendered whole?
    pub fn is_all_rendered(&self) -> bool {
        self.is_rendered && self.pushes == self.rendered
    }
}

/// Packages by namespace and name.
type Packages = BTreeMap<(String, String), log::Package>;

#[cfg(test)]
mod tests;
