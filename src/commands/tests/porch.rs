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
use crate::failure::Failure;
use crate::settings::{Env, Settings, Terminal};
use crate::ui::Ui;

/// What the controller makes of an object after a write.
type Pass = fn(&mut Value);

/// An answer instead of the real one, the next time a request begins with that text.
struct Trap {
    request: String,
    answer: (u16, Value),
    /// The write happens nevertheless: the answer got lost.
    and_do: bool,
}

struct State {
    objects: BTreeMap<String, Value>,
    repositories: BTreeMap<String, Value>,
    secrets: BTreeMap<String, Value>,
    resources: BTreeMap<String, Value>,
    version: u64,
    log: Vec<String>,
    bodies: Vec<Value>,
    traps: VecDeque<Trap>,
    pass: Pass,
    events: broadcast::Sender<Value>,
}

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
            resources: BTreeMap::new(),
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

    pub(super) fn resources(self, name: &str, files: Value) -> Self {
        self.with(|state| state.resources.insert(name.into(), files));
        self
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
        let end = dispatch(&context, &cli.command).await;
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
        let line = format!("{} {}{rehearsal}", parts.method, if name.is_empty() { resource } else { name });
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
            porch.with(|state| {
                let pass = state.pass;
                state.change(&name, pass);
            });
        });
    }

    fn watch(&self, query: &str) -> Response<UnsyncBoxBody<Bytes, std::io::Error>> {
        let name = query.split('&').find_map(|p| p.strip_prefix("fieldSelector=metadata.name%3D")).unwrap();
        let (name, events) = (name.to_owned(), self.with(|state| state.events.subscribe()));
        let frames = stream::unfold((name, events), |(name, mut events)| async move {
            loop {
                let event: Value = events.recv().await.ok()?;
                if event["object"]["metadata"]["name"] == name.as_str() {
                    let frame = Frame::data(Bytes::from(format!("{event}\n")));
                    return Some((Ok(frame), (name, events)));
                }
            }
        });
        Response::new(StreamBody::new(frames).boxed_unsync())
    }
}

/// Resource and name of a path.
fn place(path: &str) -> (&str, &str) {
    let (_, rest) = path.split_once("/namespaces/").unwrap();
    let parts: Vec<&str> = rest.split('/').collect();
    (parts[1], parts.get(2).copied().unwrap_or_default())
}

fn status(code: u16, reason: &str, message: &str) -> Value {
    let mut status = json!({"kind": "Status", "status": "Failure", "code": code, "message": message});
    if !reason.is_empty() {
        status["reason"] = reason.into();
    }
    status
}

fn not_found(resource: &str, name: &str) -> (u16, Value) {
    let mut answer = status(404, "NotFound", &format!("{} \"{name}\" not found", qualified(resource)));
    answer["details"] = json!({"name": name});
    (404, answer)
}

/// A resource with its group.
fn qualified(resource: &str) -> String {
    match resource {
        "secrets" => resource.into(),
        "repositories" => "repositories.config.porch.kpt.dev".into(),
        _ => format!("{resource}.porch.kpt.dev"),
    }
}

impl State {
    /// Secrets or repositories.
    fn others(&mut self, resource: &str) -> &mut BTreeMap<String, Value> {
        if resource == "secrets" { &mut self.secrets } else { &mut self.repositories }
    }

    fn create_other(&mut self, resource: &str, body: &Value) -> (u16, Value) {
        let name = body["metadata"]["name"].as_str().unwrap().to_owned();
        self.bodies.push(body.clone());
        if self.others(resource).contains_key(&name) {
            let text = format!("{} \"{name}\" already exists", qualified(resource));
            return (409, status(409, "AlreadyExists", &text));
        }
        let mut object = body.clone();
        object["metadata"]["uid"] = format!("uid-{name}").into();
        object["metadata"]["generation"] = 1.into();
        self.others(resource).insert(name, object.clone());
        (201, object)
    }

    fn delete_other(&mut self, resource: &str, name: &str, body: &Value) -> (u16, Value) {
        self.bodies.push(body.clone());
        match self.others(resource).remove(name) {
            None => not_found(resource, name),
            Some(object) => {
                let _ = self.events.send(json!({"type": "DELETED", "object": object}));
                (200, json!({"kind": "Status", "status": "Success"}))
            }
        }
    }

    fn request(&mut self, line: &str, resource: &str, name: &str, query: &str, body: &Value) -> (u16, Value) {
        self.log.push(line.to_owned());
        let trapped = self.traps.iter().position(|trap| line.starts_with(&trap.request));
        let trap = trapped.and_then(|at| self.traps.remove(at));
        match trap {
            Some(trap) if !trap.and_do => return trap.answer,
            Some(trap) => {
                self.handle(line, resource, name, query, body);
                return trap.answer;
            }
            None if query.contains("dryRun=All") => return self.rehearse(line, resource, name, query, body),
            None => {}
        }
        self.handle(line, resource, name, query, body)
    }

    /// Answers as if, and forgets it.
    fn rehearse(
        &mut self,
        line: &str,
        resource: &str,
        name: &str,
        query: &str,
        body: &Value,
    ) -> (u16, Value) {
        let before = (self.objects.clone(), self.repositories.clone(), self.secrets.clone(), self.version);
        let answer = self.handle(line, resource, name, query, body);
        (self.objects, self.repositories, self.secrets, self.version) = before;
        answer
    }

    fn handle(&mut self, line: &str, resource: &str, name: &str, query: &str, body: &Value) -> (u16, Value) {
        let method = line.split(' ').next().unwrap();
        match (method, resource) {
            ("GET", "repositories") if name.is_empty() => {
                let items: Vec<&Value> = self.repositories.values().collect();
                (200, json!({"kind": "RepositoryList", "metadata": {"resourceVersion": "1"}, "items": items}))
            }
            ("GET", "repositories" | "secrets") => {
                let found = self.others(resource).get(name).cloned();
                found.map_or_else(|| not_found(resource, name), |object| (200, object))
            }
            ("POST", "repositories" | "secrets") => self.create_other(resource, body),
            ("DELETE", "repositories" | "secrets") => self.delete_other(resource, name, body),
            ("GET", "packagerevisionresources") => self.resources.get(name).map_or_else(
                || not_found(resource, name),
                |files| (200, json!({"metadata": {"name": name}, "spec": {"resources": files}})),
            ),
            ("GET", _) if name.is_empty() => self.list(query),
            ("GET", _) => {
                self.objects.get(name).map_or_else(|| not_found(resource, name), |o| (200, o.clone()))
            }
            ("POST", _) => self.create(body),
            ("PATCH", _) => self.patch(name, body),
            ("DELETE", _) => self.delete(name, body),
            other => panic!("unexpected request {other:?}"),
        }
    }

    fn list(&self, query: &str) -> (u16, Value) {
        let selector = query.split('&').find_map(|p| p.strip_prefix("fieldSelector=")).unwrap_or_default();
        let selector = selector.replace("%3D", "=").replace("%2C", ",");
        let terms: Vec<(String, String)> = selector
            .split(',')
            .filter_map(|term| term.split_once('='))
            .map(|(path, value)| (format!("/{}", path.replace('.', "/")), value.to_owned()))
            .collect();
        let fits = |o: &&Value| terms.iter().all(|(path, value)| o.pointer(path) == Some(&json!(value)));
        let items: Vec<&Value> = self.objects.values().filter(fits).collect();
        (200, json!({"kind": "PackageRevisionList", "metadata": {"resourceVersion": "1"}, "items": items}))
    }

    fn create(&mut self, body: &Value) -> (u16, Value) {
        let name = body["metadata"]["name"].as_str().unwrap().to_owned();
        self.bodies.push(body.clone());
        if self.objects.contains_key(&name) {
            let text = format!("packagerevisions.porch.kpt.dev \"{name}\" already exists");
            return (409, status(409, "AlreadyExists", &text));
        }
        let mut object = body.clone();
        object["metadata"]["uid"] = format!("uid-{name}").into();
        object["metadata"]["generation"] = 1.into();
        self.store(&name, object);
        (201, self.objects[&name].clone())
    }

    fn patch(&mut self, name: &str, body: &Value) -> (u16, Value) {
        self.bodies.push(body.clone());
        let Some(object) = self.objects.get(name).cloned() else {
            return not_found("packagerevisions", name);
        };
        let meta =
            |key: &str| body["metadata"][key].is_null() || body["metadata"][key] == object["metadata"][key];
        if !meta("uid") || !meta("resourceVersion") {
            let text = format!(
                "Operation cannot be fulfilled on packagerevisions.porch.kpt.dev \"{name}\": the object has been modified; please apply your changes to the latest version and try again"
            );
            return (409, status(409, "Conflict", &text));
        }
        let mut changed = object.clone();
        json_patch::merge(&mut changed, body);
        if changed["spec"] != object["spec"] {
            changed["metadata"]["generation"] =
                (object["metadata"]["generation"].as_i64().unwrap() + 1).into();
        }
        self.store(name, changed);
        (200, self.objects[name].clone())
    }

    fn delete(&mut self, name: &str, body: &Value) -> (u16, Value) {
        self.bodies.push(body.clone());
        let Some(mut object) = self.objects.get(name).cloned() else {
            return not_found("packagerevisions", name);
        };
        let uid = &body["preconditions"]["uid"];
        if !uid.is_null() && *uid != object["metadata"]["uid"] {
            return (409, status(409, "Conflict", "the UID in the precondition does not match"));
        }
        object["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z".into();
        self.store(name, object.clone());
        (200, object)
    }

    fn store(&mut self, name: &str, mut object: Value) {
        self.version += 1;
        object["metadata"]["resourceVersion"] = self.version.to_string().into();
        let _ = self.events.send(json!({"type": "MODIFIED", "object": object}));
        self.objects.insert(name.to_owned(), object);
    }

    fn change(&mut self, name: &str, change: impl FnOnce(&mut Value)) {
        let Some(mut object) = self.objects.get(name).cloned() else { return };
        change(&mut object);
        if object["gone"] == true {
            self.objects.remove(name);
            let _ = self.events.send(json!({"type": "DELETED", "object": object}));
        } else {
            self.store(name, object);
        }
    }
}

/// A revision that the controller is done with.
fn settled(name: &str, lifecycle: &str) -> Value {
    let parts: Vec<&str> = name.split('.').collect();
    let mut object = json!({
        "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": name, "namespace": "radio", "uid": format!("uid-{name}"), "generation": 2,
            "finalizers": ["porch.kpt.dev/packagerevisions"]},
        "spec": {"repository": parts[0], "packageName": parts[1], "workspaceName": parts[2], "lifecycle": lifecycle,
            "source": {"init": {}}},
        "status": {"creationSource": "init"},
    });
    healthy(&mut object);
    object
}

pub(super) fn conditions(object: &mut Value, ready: (&str, &str), rendered: (&str, &str), message: &str) {
    let generation = object["metadata"]["generation"].clone();
    object["status"]["conditions"] = json!([
        {"type": "Ready", "status": ready.0, "reason": ready.1, "message": message, "observedGeneration": generation},
        {"type": "Rendered", "status": rendered.0, "reason": rendered.1, "message": message, "observedGeneration": 1},
    ]);
}

/// The usual pass: source applied, rendered, lifecycle reached; unpublished deletions carried out.
pub(super) fn healthy(object: &mut Value) {
    let lifecycle = object["spec"]["lifecycle"].as_str().unwrap_or_default().to_owned();
    if object["metadata"]["deletionTimestamp"].is_string() && lifecycle != "Published" {
        object["gone"] = true.into();
        return;
    }
    object["status"]["creationSource"] = "init".into();
    if matches!(lifecycle.as_str(), "Published" | "DeletionProposed") {
        object["status"]["revision"] = 1.into();
    }
    conditions(object, ("True", "Ready"), ("True", "Rendered"), "");
}
