//! A server that plays a timeline: objects, and faults of reads and watches, all by seconds.

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::time::Duration;

use futures::Stream;
use futures::stream;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until};

use crate::api::v1alpha2::PackageRevision;
use crate::wait::reads::{ReadError, Reads, Seen};

/// From when to when what goes wrong.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) from: f64,
    pub(super) to: f64,
    pub(super) what: Value,
}

/// The timeline.
#[derive(Clone, Debug, Default)]
pub(super) struct Script {
    pub(super) objects: Vec<(f64, Option<PackageRevision>)>,
    pub(super) get: Vec<Fault>,
    pub(super) list: Vec<Fault>,
    pub(super) watch: Vec<Fault>,
    pub(super) refreshable: bool,
    pub(super) repository: Option<bool>,
    pub(super) content: Option<String>,
    pub(super) newest_sibling: Option<i64>,
}

/// Plays a script and counts what it is asked for.
pub(super) struct Server {
    script: Script,
    started: Instant,
    pub(super) gets: Cell<u32>,
    pub(super) lists: Cell<u32>,
    pub(super) watches: Cell<u32>,
    pub(super) reconnects: Cell<u32>,
    pub(super) watched_from: RefCell<Vec<Option<String>>>,
}

impl Server {
    pub(super) fn new(script: Script) -> Self {
        Self {
            script,
            started: Instant::now(),
            gets: Cell::new(0),
            lists: Cell::new(0),
            watches: Cell::new(0),
            reconnects: Cell::new(0),
            watched_from: RefCell::default(),
        }
    }

    fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    fn now(&self) -> Option<PackageRevision> {
        let seconds = self.seconds();
        self.script.objects.iter().rev().find(|(at, _)| *at <= seconds).and_then(|(_, object)| object.clone())
    }

    fn fault(&self, faults: &[Fault]) -> Option<Value> {
        let seconds = self.seconds();
        let heals = |f: &Fault| f.what["status"] == 401 && f.what["stays"] != true;
        let renewed = |f: &Fault| heals(f) && self.reconnects.get() > 0 && self.script.refreshable;
        let holds = |f: &&Fault| f.from <= seconds && seconds < f.to && !renewed(f);
        faults.iter().find(holds).map(|f| f.what.clone())
    }

    fn failing(&self, faults: &[Fault]) -> Result<(), ReadError> {
        match self.fault(faults) {
            Some(what) => Err(error(&what)),
            None => Ok(()),
        }
    }

    /// Every later change after the object with that version, or the present object first.
    fn changes(&self, version: Option<&str>) -> Vec<(Instant, Seen)> {
        let seconds = self.seconds();
        let of = |o: &Option<PackageRevision>| o.as_ref().and_then(|o| o.metadata.resource_version.clone());
        let known =
            version.and_then(|v| self.script.objects.iter().rposition(|(_, o)| of(o).as_deref() == Some(v)));
        let present = self.script.objects.iter().rposition(|(at, _)| *at <= seconds);
        let first = known.map(|at| at + 1).or(present).unwrap_or_default();
        let at = |s: f64| self.started + Duration::from_secs_f64(s);
        let seen = |o: &Option<PackageRevision>| match o {
            Some(o) => Seen::Changed(Box::new(o.clone())),
            None => Seen::Deleted,
        };
        let later = self.script.objects.iter().enumerate().skip(first);
        later
            .filter(|(index, (_, o))| o.is_some() || *index > 0)
            .map(|(_, (s, o))| (at(*s), seen(o)))
            .collect()
    }
}

fn error(what: &Value) -> ReadError {
    let text = what.to_string();
    match what["status"].as_u64() {
        Some(403) => ReadError::Forbidden("packagerevisions.porch.kpt.dev is forbidden".into()),
        Some(401) => ReadError::Unauthorized("Unauthorized".into()),
        Some(404) => ReadError::NotServed("404 page not found".into()),
        Some(400) => ReadError::Refused("bad request".into()),
        Some(429) => {
            let retry_after = what["retryAfter"].as_u64().map(Duration::from_secs);
            ReadError::Busy { retry_after, text }
        }
        _ if what["away"] == true => ReadError::Away("no connection".into()),
        _ if what["forbidden"] == true => ReadError::Forbidden("cannot watch".into()),
        _ if what["gone"] == true => ReadError::Expired,
        _ => ReadError::Unreachable(text),
    }
}

type Events = Pin<Box<dyn Stream<Item = Result<Seen, ReadError>>>>;

/// Ends a stream of changes the way the fault says.
fn events(changes: Vec<(Instant, Seen)>, end: Option<(Instant, Option<ReadError>)>) -> Events {
    let state = (changes.into_iter(), end);
    Box::pin(stream::unfold(state, |(mut changes, mut end)| async move {
        let ends = end.as_ref().map(|(at, _)| *at);
        let next = changes.next();
        let at = next.as_ref().map(|(at, _)| *at);
        match (at, ends) {
            (Some(at), ends) if ends.is_none_or(|ends| at < ends) => {
                sleep_until(at).await;
                next.map(|(_, seen)| (Ok(seen), (changes, end)))
            }
            (_, Some(ends)) => {
                sleep_until(ends).await;
                let error = end.as_mut()?.1.take()?;
                Some((Err(error), (Vec::new().into_iter(), Some((ends, None)))))
            }
            _ => std::future::pending().await,
        }
    }))
}

impl Reads for Server {
    type Events = Events;

    async fn get(&self, _: &str) -> Result<Option<PackageRevision>, ReadError> {
        self.gets.set(self.gets.get() + 1);
        if self.fault(&self.script.get).is_some_and(|what| what["hang"] == true) {
            sleep(Duration::from_secs(3600)).await;
        }
        self.failing(&self.script.get)?;
        Ok(self.now())
    }

    async fn list_named(&self, _: &str) -> Result<Vec<PackageRevision>, ReadError> {
        self.lists.set(self.lists.get() + 1);
        self.failing(&self.script.list)?;
        Ok(self.now().into_iter().collect())
    }

    async fn watch(&self, _: &str, version: Option<&str>) -> Result<Events, ReadError> {
        self.watches.set(self.watches.get() + 1);
        self.watched_from.borrow_mut().push(version.map(str::to_owned));
        let coming = self.script.watch.iter().find(|f| f.what["gone"] == true && f.from > self.seconds());
        let expires =
            coming.map(|f| (self.started + Duration::from_secs_f64(f.from), Some(ReadError::Expired)));
        let Some(what) = self.fault(&self.script.watch) else {
            return Ok(events(self.changes(version), expires));
        };
        if let Some(after) = what["close"].as_f64() {
            let ends = Instant::now() + Duration::from_secs_f64(after);
            return Ok(events(self.changes(version), Some((ends, None))));
        }
        if what["silent"] == true {
            return Ok(events(Vec::new(), None));
        }
        if what["stale"].is_object() {
            let old = Seen::Changed(Box::new(object(&what["stale"])));
            let mut changes = vec![(Instant::now(), old)];
            changes.extend(self.changes(version));
            return Ok(events(changes, None));
        }
        Err(error(&what))
    }

    fn place(&self) -> Option<String> {
        Some("radio".into())
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.reconnects.set(self.reconnects.get() + 1);
        match self.script.refreshable {
            true => Ok(()),
            false => Err(ReadError::Unauthorized("no new credentials".into())),
        }
    }

    async fn repository_exists(&self, _: &str) -> Option<bool> {
        self.script.repository
    }

    async fn content_version(&self, _: &str) -> Option<String> {
        self.script.content.clone()
    }

    async fn newest_sibling(&self, _: &PackageRevision) -> Option<i64> {
        self.script.newest_sibling
    }
}

/// The object of a scenario's short form.
pub(super) fn object(short: &Value) -> PackageRevision {
    let text = |key: &str| short[key].as_str().unwrap_or_default().to_owned();
    let mut conditions: Vec<Value> = Vec::new();
    for (key, kind) in [("R", "Rendered"), ("Y", "Ready"), ("Foo", "Foo")] {
        let found = if key == "Foo" { &short["extra"][key] } else { &short[key] };
        if let Some(parts) = found.as_array() {
            let status = match parts[0].as_str() {
                Some("T") => "True",
                Some("F") => "False",
                _ => "Unknown",
            };
            conditions.push(json!({"type": kind, "status": status, "reason": parts[1], "message": "", "observedGeneration": parts[2]}));
        }
    }
    let mut value = json!({
        "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": "edge.cell.v1", "namespace": "radio", "uid": short["uid"],
            "resourceVersion": short["rv"].to_string(), "generation": short["gen"],
            "annotations": {"porch.kpt.dev/render-request": text("A")}},
        "spec": {"packageName": "cell", "repository": "edge", "workspaceName": "v1", "lifecycle": text("lc")},
        "status": {"creationSource": text("cs"), "observedPrrResourceVersion": text("O"),
            "renderingPrrResourceVersion": text("rng"), "revision": short["rev"].as_i64().unwrap_or(0),
            "conditions": conditions},
    });
    if short["src"] == true {
        value["spec"]["source"] = json!({"init": {}});
    }
    if !text("label").is_empty() {
        value["metadata"]["labels"] = json!({"porch.kpt.dev/latest-revision": text("label")});
    }
    if short["del"] == true {
        value["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z".into();
    }
    serde_json::from_value(value).unwrap()
}
