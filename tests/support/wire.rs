//! A scripted API server on a real socket, and the real binary run against it. The script decides request by
//! request what goes over the wire, down to single bytes; it reacts to requests and never to a clock.

#![allow(dead_code, reason = "every test binary uses another part of this")]

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::Ran;

/// The name of the object that most scripts are about.
pub const NAME: &str = "bp.web.v1";

/// Where package revisions are served.
const REVISIONS: &str = "/apis/porch.kpt.dev/v1alpha2/namespaces/default/packagerevisions";

/// What a client asked.
#[derive(Clone, Debug)]
pub struct Asked {
    pub method: String,
    pub path: String,
    pub query: String,
    pub at: Instant,
}

/// What kind of request it is, for package revisions of v1alpha2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Get,
    List,
    Watch,
    Patch,
    /// Another kind of object, another version, another verb.
    Other,
}

impl Asked {
    pub fn kind(&self) -> Kind {
        let Some(rest) = self.path.strip_prefix(REVISIONS) else { return Kind::Other };
        match (self.method.as_str(), rest) {
            ("GET", "") if self.query.contains("watch=true") => Kind::Watch,
            ("GET", "") => Kind::List,
            ("GET", _) => Kind::Get,
            ("PATCH", _) => Kind::Patch,
            _ => Kind::Other,
        }
    }

    /// A parameter of the query, still encoded.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        self.query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
    }
}

/// What the server has, and what it was asked.
#[derive(Clone, Default)]
pub struct Stage {
    objects: Arc<Mutex<Vec<Value>>>,
    asked: Arc<Mutex<Vec<Asked>>>,
    came: Arc<Condvar>,
}

impl Stage {
    /// Puts an object there, in place of one with the same name.
    pub fn set(&self, object: Value) {
        let mut objects = self.objects.lock().unwrap();
        objects.retain(|old| old["metadata"]["name"] != object["metadata"]["name"]);
        objects.push(object);
    }

    pub fn clear(&self) {
        self.objects.lock().unwrap().clear();
    }

    pub fn objects(&self) -> Vec<Value> {
        self.objects.lock().unwrap().clone()
    }

    fn note(&self, asked: Asked) {
        self.asked.lock().unwrap().push(asked);
        self.came.notify_all();
    }

    /// Returns when that was asked so often.
    pub fn wait_until(&self, kind: Kind, times: usize) {
        let few = |all: &mut Vec<Asked>| all.iter().filter(|asked| asked.kind() == kind).count() < times;
        drop(self.came.wait_while(self.asked.lock().unwrap(), few).unwrap());
    }

    /// How often that was asked so far, the present request included.
    pub fn count(&self, kind: Kind) -> usize {
        self.asked(kind).len()
    }

    pub fn asked(&self, kind: Kind) -> Vec<Asked> {
        self.everything().into_iter().filter(|asked| asked.kind() == kind).collect()
    }

    pub fn everything(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }

    /// The answer of a server without surprises: reads from what is there, a watch without events.
    pub fn answer(&self, asked: &Asked, reply: Reply) {
        let objects = self.objects();
        match asked.kind() {
            Kind::Get => {
                let name = asked.path.rsplit('/').next().unwrap();
                match objects.iter().find(|object| object["metadata"]["name"] == name) {
                    Some(object) => reply.json(200, object),
                    None => reply.json(404, &not_found(name)),
                }
            }
            Kind::List => {
                let by_name = |object: &&Value| {
                    let name = object["metadata"]["name"].as_str().unwrap();
                    !asked.query.contains("metadata.name") || asked.query.contains(name)
                };
                reply.json(200, &list(objects.iter().filter(by_name).cloned().collect(), ""));
            }
            Kind::Watch => reply.watch().hold(),
            Kind::Patch | Kind::Other => reply.json(404, &not_found("it")),
        }
    }
}

/// A list with a continue token.
pub fn list(items: Vec<Value>, more: &str) -> Value {
    json!({"kind": "PackageRevisionList", "apiVersion": "porch.kpt.dev/v1alpha2",
        "metadata": {"resourceVersion": "500", "continue": more}, "items": items})
}

pub fn not_found(name: &str) -> Value {
    let mut status = status(404, "NotFound", &format!("packagerevisions.porch.kpt.dev \"{name}\" not found"));
    status["details"] = json!({"name": name, "group": "porch.kpt.dev", "kind": "packagerevisions"});
    status
}

pub fn status(code: u16, reason: &str, message: &str) -> Value {
    json!({"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure",
        "message": message, "reason": reason, "code": code})
}

/// The connection of one request, before it is answered.
pub struct Reply(TcpStream);

impl Reply {
    pub fn json(self, code: u16, body: &Value) {
        self.with(code, &[], "application/json", &body.to_string());
    }

    pub fn with(mut self, code: u16, headers: &[(&str, &str)], kind: &str, body: &str) {
        let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let length = body.len();
        // A client that broke off is no concern of the server, here and below.
        drop(write!(
            self.0,
            "HTTP/1.1 {code} X\r\n{headers}Content-Type: {kind}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        ));
    }

    /// Opens a stream.
    pub fn watch(mut self) -> Stream {
        drop(self.0.write_all(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n",
        ));
        Stream(self.0)
    }

    /// Never answers.
    pub fn hold(mut self) {
        wait_for_the_end(&mut self.0);
    }
}

/// An open stream.
pub struct Stream(TcpStream);

impl Stream {
    pub fn event(&mut self, kind: &str, object: &Value) {
        self.bytes(format!("{}\n", json!({"type": kind, "object": object})).as_bytes());
    }

    pub fn bookmark(&mut self, version: u64) {
        let object = json!({"kind": "PackageRevision", "apiVersion": "porch.kpt.dev/v1alpha2",
            "metadata": {"resourceVersion": version.to_string()}});
        self.event("BOOKMARK", &object);
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        let mut chunk = format!("{:x}\r\n", bytes.len()).into_bytes();
        chunk.extend_from_slice(bytes);
        chunk.extend_from_slice(b"\r\n");
        drop(self.0.write_all(&chunk));
    }

    /// Ends it as HTTP wants it.
    pub fn end(mut self) {
        drop(self.0.write_all(b"0\r\n\r\n"));
    }

    /// Breaks the connection.
    pub fn cut(self) {
        drop(self.0);
    }

    /// Says nothing more; returns when the client is gone.
    pub fn hold(mut self) {
        wait_for_the_end(&mut self.0);
    }
}

fn wait_for_the_end(stream: &mut TcpStream) {
    drop(stream.read_to_end(&mut Vec::new()));
}

/// A running server with a home for its clients; its threads end with the test.
pub struct Server {
    pub stage: Stage,
    address: String,
    home: tempfile::TempDir,
}

impl Server {
    /// Answers by a script.
    pub fn start(script: impl Fn(&Stage, &Asked, Reply) + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (stage, script) = (Stage::default(), Arc::new(script));
        let (kept, home) = (stage.clone(), tempfile::tempdir().unwrap());
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let (stage, script) = (kept.clone(), script.clone());
                std::thread::spawn(move || {
                    let Some(asked) = request(&mut stream) else { return };
                    stage.note(asked.clone());
                    script(&stage, &asked, Reply(stream));
                });
            }
        });
        let server = Self { stage, address, home };
        server.user("{token: t}");
        server
    }

    /// Answers reads from these objects, and watches by a script that gets how many there were.
    pub fn watched(objects: &[Value], watch: impl Fn(&Stage, usize, Stream) + Send + Sync + 'static) -> Self {
        let server = Self::start(move |stage, asked, reply| match asked.kind() {
            Kind::Watch => watch(stage, stage.count(Kind::Watch), reply.watch()),
            _ => stage.answer(asked, reply),
        });
        objects.iter().for_each(|object| server.stage.set(object.clone()));
        server
    }

    /// Writes the kubeconfig with this user.
    pub fn user(&self, user: &str) {
        let text = format!(
            "apiVersion: v1\nkind: Config\ncurrent-context: here\nclusters:\n- name: c\n  cluster: {{server: \"{}\"}}\ncontexts:\n- name: here\n  context: {{cluster: c, user: u}}\nusers:\n- name: u\n  user: {user}\n",
            self.address
        );
        std::fs::write(self.home.path().join("config"), text).unwrap();
    }

    /// The real binary, words split at blanks, nothing of this process's environment.
    pub fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_porchctl"));
        command
            .args(words.split_whitespace())
            .env_clear()
            .env("HOME", self.home.path())
            .env("KUBECONFIG", self.home.path().join("config"))
            .current_dir(self.home.path())
            .stdin(Stdio::null());
        command
    }

    pub fn run(&self, words: &str) -> Ran {
        Ran::of(self.command(words).output().unwrap())
    }

    /// Starts it with streams that can be read later.
    pub fn spawn(&self, words: &str) -> Child {
        self.command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    /// Waits for the render of the push `r2` of the one object.
    pub fn wait_for_r2(&self, more: &str) -> Ran {
        self.run(&format!("rpkg wait {NAME} --for rendered=r2 {more}"))
    }
}

/// Reads one request.
fn request(stream: &mut TcpStream) -> Option<Asked> {
    let (method, target, _) = crate::support::read_request(stream)?;
    let (path, query) = target.split_once('?').unwrap_or((&target, ""));
    Some(Asked { method, path: path.into(), query: query.into(), at: Instant::now() })
}

/// A package revision at some version; `asked`, `rendering` and `observed` are the tokens of pushes.
pub fn revision(version: u64, asked: &str, rendering: &str, observed: &str, rendered: &str) -> Value {
    let condition = |kind: &str, state: &str| {
        let reason = if state == "True" { kind } else { "Pending" };
        json!({"type": kind, "status": state, "reason": reason, "message": "", "observedGeneration": 2,
            "lastTransitionTime": "2026-01-01T00:00:00Z"})
    };
    json!({"apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": NAME, "namespace": "default", "uid": "u1", "generation": 2,
            "resourceVersion": version.to_string(), "creationTimestamp": "2026-01-01T00:00:00Z",
            "finalizers": ["porch.kpt.dev/packagerevisions"],
            "annotations": {"porch.kpt.dev/render-request": asked}},
        "spec": {"packageName": "web", "repository": "bp", "workspaceName": "v1", "lifecycle": "Draft",
            "source": {"init": {"description": "sample"}}},
        "status": {"creationSource": "init", "observedGeneration": 2,
            "renderingPrrResourceVersion": rendering, "observedPrrResourceVersion": observed,
            "conditions": [condition("Ready", "True"), condition("Rendered", rendered)]}})
}

/// The push `r2` is stored and not rendered; what is rendered is the push before.
pub fn pending() -> Value {
    revision(10, "r2", "", "r1", "True")
}

/// The push `r2` is being rendered.
pub fn rendering() -> Value {
    revision(11, "r2", "r2", "r1", "Unknown")
}

/// The push `r2` is rendered.
pub fn done() -> Value {
    revision(12, "r2", "", "r2", "True")
}

/// The same object under another name.
pub fn named(mut object: Value, name: &str) -> Value {
    object["metadata"]["name"] = name.into();
    object["metadata"]["uid"] = format!("uid-{name}").into();
    object
}

/// Sends a signal to a process of ours.
pub fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// What a started process said, and how long it took from a moment on.
pub fn ended(child: Child, since: Instant) -> (Ran, Duration) {
    let ran = Ran::of(child.wait_with_output().unwrap());
    (ran, since.elapsed())
}
