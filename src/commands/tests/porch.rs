//! A Porch small enough to be scripted: objects, one controller pass per write, answers put in the way.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clap::Parser;
use futures::stream;
use http::{Request, Response};
use http_body_util::{BodyExt, Full, StreamBody, combinators::UnsyncBoxBody};
use hyper::body::{Bytes, Frame};
use kube::client::Body;
use serde_json::{Value, json};
use tokio::sync::broadcast;

use crate::cli::Cli;
use crate::client::{Client, Options};
use crate::commands::{Context, dispatch};
use crate::failure::{Failure, Kind};
use crate::settings::{Env, Settings, Terminal};
use crate::ui::Ui;

use super::objects::settled;
pub(super) use super::objects::{conditions, healthy};
use super::state::{Pass, State, Then, Trap, status};
use super::store::{Renders, Store};

/// The server. Clones share their state.
#[derive(Clone)]
pub(super) struct Porch(Arc<Mutex<State>>);

/// What a command did.
pub(super) struct Ran {
    pub(super) end: Result<u8, Failure>,
    pub(super) out: String,
    pub(super) err: String,
}

impl Ran {
    pub(super) fn code(&self) -> u8 {
        self.end.as_ref().map_or_else(Failure::exit_code, |code| *code)
    }
}

impl Porch {
    pub(super) fn new() -> Self {
        let repository = json!({"metadata": {"name": "edge", "annotations": {"porch.kpt.dev/v1alpha2-migration": "true"}}});
        let state = State {
            objects: BTreeMap::new(),
            repositories: BTreeMap::from([("edge".to_owned(), repository)]),
            secrets: BTreeMap::new(),
            contents: Store::default(),
            afterwards: Vec::new(),
            version: 100,
            log: Vec::new(),
            bodies: Vec::new(),
            traps: VecDeque::new(),
            pass: healthy,
            events: broadcast::channel(64).0,
        };
        Self(Arc::new(Mutex::new(state)))
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap())
    }

    /// The controller does something else after writes.
    pub(super) fn pass(self, pass: Pass) -> Self {
        self.with(|state| state.pass = pass);
        self
    }

    /// Puts a revision on the server as it is.
    pub(super) fn has(self, name: &str, lifecycle: &str, change: impl FnOnce(&mut Value)) -> Self {
        let mut object = settled(name, lifecycle);
        change(&mut object);
        self.with(|state| state.store(name, object));
        self
    }

    /// Gives a revision content.
    pub(super) fn resources(self, name: &str, files: Value) -> Self {
        self.with(|state| state.contents.fill(name, files));
        self
    }

    /// What renders make of pushes.
    pub(super) fn renders(self, renders: Renders) -> Self {
        self.with(|state| state.contents.renders = renders);
        self
    }

    /// Happens once, right after the first request that begins with this text.
    pub(super) fn after(self, request: &'static str, then: Then) -> Self {
        self.with(|state| state.afterwards.push((request, then)));
        self
    }

    /// Every read of a content finds something new.
    pub(super) fn restless(self) -> Self {
        self.with(|state| state.contents.restless = true);
        self
    }

    /// Somebody does something now.
    pub(super) fn touch(&self, work: impl FnOnce(&mut State)) {
        self.with(work);
    }

    /// Requests so far do not count.
    pub(super) fn forget_log(&self) {
        self.with(|state| {
            state.log.clear();
            state.bodies.clear();
        });
    }

    /// The files that are stored.
    pub(super) fn stored(&self, name: &str) -> BTreeMap<String, String> {
        self.with(|state| state.contents.files(name))
    }

    pub(super) fn repository(self, name: &str, annotations: Value) -> Self {
        let object = json!({"metadata": {"name": name, "annotations": annotations}});
        self.with(|state| state.repositories.insert(name.into(), object));
        self
    }

    /// The next request that begins with this text gets that answer.
    pub(super) fn trap(self, request: &str, code: u16, reason: &str, message: &str) -> Self {
        self.set_trap(request, code, reason, message, false)
    }

    /// The same, but the write happens.
    pub(super) fn lost_answer(self, request: &str, code: u16) -> Self {
        self.set_trap(request, code, "", "gateway timeout", true)
    }

    fn set_trap(self, request: &str, code: u16, reason: &str, message: &str, and_do: bool) -> Self {
        let answer = (code, status(code, reason, message));
        self.with(|state| state.traps.push_back(Trap { request: request.into(), answer, and_do }));
        self
    }

    /// Changes an object after a time, as somebody else would.
    pub(super) fn later(&self, millis: u64, name: &'static str, change: fn(&mut Value)) {
        let porch = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(millis)).await;
            porch.with(|state| state.change(name, change));
        });
    }

    pub(super) fn object(&self, name: &str) -> Option<Value> {
        self.with(|state| state.objects.get(name).cloned())
    }

    /// Requests but for watches, shortened: `GET edge.cell.v1`.
    pub(super) fn log(&self) -> Vec<String> {
        self.with(|state| state.log.clone())
    }

    /// Bodies of writes.
    pub(super) fn bodies(&self) -> Vec<Value> {
        self.with(|state| state.bodies.clone())
    }

    /// A Secret or a Repository.
    pub(super) fn other(&self, resource: &str, name: &str) -> Option<Value> {
        self.with(|state| state.others(resource).get(name).cloned())
    }

    /// Changes a Repository after a time, as its controller would.
    pub(super) fn repository_later(&self, millis: u64, name: &'static str, change: fn(&mut Value)) {
        let porch = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(millis)).await;
            porch.with(|state| {
                let object = state.repositories.get_mut(name).unwrap();
                change(object);
                let event = json!({"type": "MODIFIED", "object": object});
                let _ = state.events.send(event);
            });
        });
    }

    /// Runs `porchctl rpkg WORDS`.
    pub(super) async fn run(&self, words: &str) -> Ran {
        self.run_in("rpkg", words).await
    }

    /// Runs `porchctl GROUP WORDS`.
    pub(super) async fn run_in(&self, group: &str, words: &str) -> Ran {
        self.run_until(group, words, std::future::pending()).await
    }

    /// The same, and a signal comes in the middle of it.
    pub(super) async fn cut_off(&self, words: &str, millis: u64) -> Ran {
        self.run_until("rpkg", words, tokio::time::sleep(Duration::from_millis(millis))).await
    }

    async fn run_until(&self, group: &str, words: &str, signal: impl Future<Output = ()>) -> Ran {
        let cli = Cli::try_parse_from(["porchctl", group].into_iter().chain(words.split(' '))).unwrap();
        let settings = Settings::resolve(&cli.globals, &Env::default(), Terminal::default()).unwrap();
        let porch = self.clone();
        let service = tower::service_fn(move |request: Request<Body>| {
            let porch = porch.clone();
            async move { porch.answer(request).await }
        });
        let client = Client::new(kube::Client::new(service, "radio"), "radio", Options::default());
        let ui = Ui::buffer();
        let context = Context::with_client(settings, ui.clone(), client);
        let mut work = std::pin::pin!(dispatch(&context, &cli.command));
        let early = tokio::select! {
            end = &mut work => Some(end),
            () = signal => None,
        };
        let end = match early {
            Some(end) => end,
            None => {
                context.interrupt.raise(Kind::Interrupted);
                work.await
            }
        };
        if let Err(failure) = &end {
            ui.error(failure);
        }
        Ran { end, out: ui.captured_stdout(), err: ui.captured_stderr() }
    }

    async fn answer(
        &self,
        request: Request<Body>,
    ) -> Result<Response<UnsyncBoxBody<Bytes, std::io::Error>>, std::io::Error> {
        let (parts, body) = request.into_parts();
        let bytes = body.collect().await.map_err(std::io::Error::other)?.to_bytes();
        let body: Value = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        let query = parts.uri.query().unwrap_or_default().to_owned();
        if query.contains("watch=true") {
            return Ok(self.watch(&query));
        }
        let (resource, name) = place(parts.uri.path());
        let rehearsal = if query.contains("dryRun=All") { "?dryRun=All" } else { "" };
        let line = line(parts.method.as_str(), resource, name) + rehearsal;
        let before = self.with(|state| state.version);
        let (code, value) = self.with(|state| state.request(&line, resource, name, &query, &body));
        if self.with(|state| state.version) != before {
            self.reconcile(if name.is_empty() {
                body["metadata"]["name"].as_str().unwrap_or_default()
            } else {
                name
            });
        }
        let full = Full::new(Bytes::from(value.to_string())).map_err(|never| match never {});
        let response = Response::builder().status(code).header("content-type", "application/json");
        Ok(response.body(full.boxed_unsync()).unwrap())
    }

    /// One pass of the controller, a moment after a write.
    fn reconcile(&self, name: &str) {
        let (porch, name) = (self.clone(), name.to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let takes = porch.with(|state| {
                let pass = state.pass;
                state.change(&name, pass);
                state.begin_render(&name)
            });
            if let Some((request, takes)) = takes {
                tokio::time::sleep(takes).await;
                porch.with(|state| state.end_render(&name, &request));
            }
        });
    }

    fn watch(&self, query: &str) -> Response<UnsyncBoxBody<Bytes, std::io::Error>> {
        let name = query.split('&').find_map(|p| p.strip_prefix("fieldSelector=metadata.name%3D"));
        let (name, events) = (name.map(str::to_owned), self.with(|state| state.events.subscribe()));
        let frames = stream::unfold((name, events), |(name, mut events)| async move {
            loop {
                let event: Value = events.recv().await.ok()?;
                if name.as_deref().is_none_or(|name| event["object"]["metadata"]["name"] == name) {
                    let frame = Frame::data(Bytes::from(format!("{event}\n")));
                    return Some((Ok(frame), (name, events)));
                }
            }
        });
        Response::new(StreamBody::new(frames).boxed_unsync())
    }
}

/// A request in few words: `GET edge.cell.v1`, `PUT content/edge.cell.v1`.
fn line(method: &str, resource: &str, name: &str) -> String {
    match resource {
        _ if name.is_empty() => format!("{method} {resource}"),
        "packagerevisionresources" => format!("{method} content/{name}"),
        _ => format!("{method} {name}"),
    }
}

/// Resource and name of a path.
fn place(path: &str) -> (&str, &str) {
    let (_, rest) = path.split_once("/namespaces/").unwrap();
    let parts: Vec<&str> = rest.split('/').collect();
    (parts[1], parts.get(2).copied().unwrap_or_default())
}
