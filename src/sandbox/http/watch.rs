//! Watches: a collection's events as a stream of JSON lines.
//!
//! In: list options. Out: a body that lasts until its time is over, the server stops, or the reader falls
//! behind. Never: a failure as an HTTP status once the stream began; it is an ERROR event then.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use futures::{StreamExt, stream};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::Call;
use super::answer::{Answer, to_line};
use super::disturb;
use super::faults::WireFault;
use super::media::{Form, View};
use super::query::ListOptions;
use super::read::{await_version, parse_version, version_fault};
use super::route::Served;
use super::select::Selector;
use super::table::{self, Include};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{EventKind, Resource, Store, Watch, WatchEvent};

/// How long a watch lasts if the client does not say.
const LASTS: Duration = Duration::from_secs(45 * 60);
/// The longest that a watch may be asked for; a clock cannot hold every number.
const MOST: Duration = Duration::from_secs(365 * 24 * 3600);
/// Time between bookmarks.
const BOOKMARKS: Duration = Duration::from_secs(60);
/// The last bookmark comes so long before the end.
const LAST_BOOKMARK: Duration = Duration::from_secs(2);

/// Opens a watch.
///
/// # Errors
/// 400 for bad selectors, 500 for a version that is no number, 410 as a fault.
pub async fn open(call: &Call, resource: Resource, options: &ListOptions) -> Result<Answer, ApiError> {
    let fields = single_field(call, &options.fields);
    let selector = Selector::parse(resource, &options.labels, &fields)?;
    let since = match options.version.as_str() {
        "" => 0,
        text => parse_version(text).ok_or_else(|| ApiError::new(500, "", version_fault(text)))?,
    };
    let fault = call.spoiled(resource, since);
    let mut feed = Feed::new(call, resource, selector, options);
    match fault {
        Some(WireFault::WatchGoneStatus) => return Err(disturb::too_old(since)),
        Some(WireFault::WatchGone) => feed.fail(&disturb::too_old(since)),
        _ => {
            if let Err(error) = feed.start(call, options, since).await {
                feed.fail(&error);
            }
        }
    }
    let lines = stream::unfold(feed, |mut feed| async move { Some((feed.next().await?, feed)) });
    Ok(Answer::stream(disturb::watch_body(lines.boxed(), fault, call.stopped())))
}

/// The deprecated path of a single object is a selection by name.
fn single_field(call: &Call, fields: &str) -> String {
    if call.target.name.is_empty() {
        return fields.to_owned();
    }
    let own = format!("metadata.name={}", call.target.name);
    if fields.is_empty() { own } else { format!("{own},{fields}") }
}

/// What is sent: lines that are ready, then events.
struct Feed {
    store: Store,
    resource: Resource,
    namespace: String,
    selector: Selector,
    form: Form,
    include: Include,
    bookmarks: bool,
    lines: VecDeque<Vec<u8>>,
    events: Option<Watch>,
    headed: bool,
    end: Instant,
    bookmark: Instant,
    stop: watch::Receiver<bool>,
}

/// A bookmark among Tables is a Table with one row of empty cells.
fn bookmark_table(mut table: Value) -> Value {
    for (index, cell) in table["rows"][0]["cells"].as_array_mut().into_iter().flatten().enumerate() {
        *cell = if index == 0 { "".into() } else { Value::Null };
    }
    table
}

/// What a watch waits for.
enum Step {
    Event(WatchEvent),
    /// The reader fell behind the history.
    Behind,
    Bookmark,
    End,
}

/// Ends when the server is told to stop, or is gone.
pub(super) async fn told(stop: &mut watch::Receiver<bool>) {
    // The guard and the error say the same: no more watching.
    drop(stop.wait_for(|stopped| *stopped).await);
}

impl Feed {
    fn new(call: &Call, resource: Resource, selector: Selector, options: &ListOptions) -> Self {
        let lasts = options.timeout.filter(|timeout| !timeout.is_zero()).unwrap_or(LASTS).min(MOST);
        let now = Instant::now();
        Self {
            store: call.store().clone(),
            resource,
            namespace: call.target.namespace.clone(),
            selector,
            form: call.form,
            include: Include::parse(call.query.first("includeObject")),
            bookmarks: options.bookmarks,
            lines: VecDeque::new(),
            events: None,
            headed: false,
            end: now + lasts,
            // A watch too short for a last bookmark gets none.
            bookmark: if lasts > LAST_BOOKMARK {
                now + BOOKMARKS.min(lasts - LAST_BOOKMARK)
            } else {
                now + LASTS
            },
            stop: call.stopped(),
        }
    }

    /// Prepares what comes first.
    async fn start(&mut self, call: &Call, options: &ListOptions, since: u64) -> Result<(), ApiError> {
        let initial = options.send_initial_events == Some(true);
        let from = if initial {
            await_version(call, since).await?;
            let version = self.list();
            if self.bookmarks {
                self.push_bookmark(version, true);
            }
            version
        } else if since == 0 && options.send_initial_events.is_none() {
            self.list()
        } else if since == 0 {
            self.store.current_version()
        } else {
            since
        };
        self.events = Some(self.store.watch(self.resource, from)?);
        Ok(())
    }

    /// Every present object as ADDED; answers the version of the list.
    fn list(&mut self) -> u64 {
        let namespace = Some(self.namespace.clone()).filter(|namespace| !namespace.is_empty());
        let (objects, version) = self.store.list(self.resource, namespace.as_deref());
        for object in &objects {
            if self.selector.matches(object) {
                self.push(EventKind::Added, object);
            }
        }
        version
    }

    /// The next line; none at the end.
    async fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Some(line);
            }
            match self.wait().await? {
                Step::Event(event) => self.take(&event),
                Step::Behind => self.events = None,
                Step::Bookmark => self.send_bookmark(),
                Step::End => return None,
            }
        }
    }

    /// Waits for what comes next; none if nothing can come.
    async fn wait(&mut self) -> Option<Step> {
        let events = self.events.as_mut()?;
        let (bookmark, end) = (self.bookmark, self.end);
        Some(tokio::select! {
            biased;
            () = told(&mut self.stop) => Step::End,
            event = events.next() => event.map_or(Step::Behind, Step::Event),
            () = sleep_until(bookmark), if self.bookmarks => Step::Bookmark,
            () = sleep_until(end) => Step::End,
        })
    }

    /// Turns a write into what this watch sees of it.
    fn take(&mut self, event: &WatchEvent) {
        let inside = |object: &Value| {
            (self.namespace.is_empty() || object["metadata"]["namespace"] == self.namespace.as_str())
                && self.selector.matches(object)
        };
        let before = event.previous.as_deref().is_some_and(inside);
        let after = event.kind != EventKind::Deleted && inside(&event.object);
        match (before, after) {
            (false, false) => {}
            (false, true) => self.push(EventKind::Added, &event.object),
            (true, true) => self.push(EventKind::Modified, &event.object),
            (true, false) => self.push_leaving(event),
        }
    }

    /// What leaves a selection is sent as it was, under the version of the write.
    fn push_leaving(&mut self, event: &WatchEvent) {
        let previous = event.previous.clone().unwrap_or_else(|| event.object.clone());
        let mut last = Arc::unwrap_or_clone(previous);
        last["metadata"]["resourceVersion"] = event.version.to_string().into();
        self.push(EventKind::Deleted, &last);
    }

    fn push(&mut self, kind: EventKind, object: &Value) {
        let shown = self.shown(object, self.include);
        self.lines.push_back(to_line(&json!({"type": kind.word(), "object": shown})));
    }

    fn shown(&mut self, object: &Value, include: Include) -> Value {
        let served = Served::Stored(self.resource);
        match self.form.view {
            View::Whole => object.clone(),
            View::Metadata | View::MetadataList => table::partial(object, self.form),
            View::Table => {
                let metadata = json!({"resourceVersion": object["metadata"]["resourceVersion"]});
                let head = !std::mem::replace(&mut self.headed, true);
                let now = self.store.clock().now();
                table::table(served, std::iter::once(object), metadata, self.form, include, now, head)
            }
        }
    }

    fn send_bookmark(&mut self) {
        let now = Instant::now();
        let last = self.end.checked_sub(LAST_BOOKMARK).unwrap_or(self.end);
        self.bookmark =
            if self.bookmark >= last { self.end + BOOKMARKS } else { (now + BOOKMARKS).min(last) };
        if let Some(version) = self.events.as_mut().and_then(Watch::caught_up) {
            self.push_bookmark(version, false);
        }
    }

    fn push_bookmark(&mut self, version: u64, initial_end: bool) {
        let names = self.resource.names();
        let mut object = json!({"kind": names.kind, "apiVersion": names.api_version,
            "metadata": {"resourceVersion": version.to_string()}});
        if initial_end {
            object["metadata"]["annotations"] = json!({"k8s.io/initial-events-end": "true"});
        }
        let shown = match self.form.view {
            View::Table => bookmark_table(self.shown(&object, self.include)),
            _ => self.shown(&object, self.include),
        };
        self.lines.push_back(to_line(&json!({"type": "BOOKMARK", "object": shown})));
    }

    /// Ends the stream with an ERROR event.
    fn fail(&mut self, error: &ApiError) {
        self.events = None;
        self.lines.push_back(to_line(&json!({"type": "ERROR", "object": error.to_json()})));
    }
}
