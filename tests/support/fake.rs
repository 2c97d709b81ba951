//! A server made of a function from requests to answers, which keeps what it was asked; and some such
//! functions.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tokio_rustls::rustls::{ServerConfig, ServerConnection, StreamOwned};

/// What a client asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub method: String,
    /// With the query.
    pub path: String,
    pub body: String,
}

impl Asked {
    /// The path alone.
    pub fn place(&self) -> &str {
        self.path.split('?').next().unwrap_or_default()
    }
}

/// From a request to a status code and a document.
pub type Answer = Arc<dyn Fn(&Asked) -> (u16, String) + Send + Sync>;

/// A running server; its thread ends with the test.
pub struct Fake {
    pub address: String,
    asked: Arc<Mutex<Vec<Asked>>>,
}

impl Fake {
    /// Answers without TLS.
    pub fn plain(answer: Answer) -> Self {
        Self::start("http", answer, |stream, talk| talk(&mut { stream }))
    }

    /// Answers over TLS.
    pub fn tls(config: Arc<ServerConfig>, answer: Answer) -> Self {
        Self::start("https", answer, move |stream, talk| {
            let connection = ServerConnection::new(config.clone()).unwrap();
            talk(&mut StreamOwned::new(connection, stream));
        })
    }

    /// Takes every connection and says nothing.
    pub fn silent() -> Self {
        let (listener, address) = listen("http");
        std::thread::spawn(move || {
            let held: Vec<TcpStream> = listener.incoming().flatten().collect();
            drop(held);
        });
        Self { address, asked: Arc::default() }
    }

    fn start(
        scheme: &str,
        answer: Answer,
        wrap: impl Fn(TcpStream, &dyn Fn(&mut dyn Stream)) + Send + Sync + 'static,
    ) -> Self {
        let (listener, address) = listen(scheme);
        let asked: Arc<Mutex<Vec<Asked>>> = Arc::default();
        let (kept, wrap) = (asked.clone(), Arc::new(wrap));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (kept, wrap, answer) = (kept.clone(), wrap.clone(), answer.clone());
                std::thread::spawn(move || wrap(stream, &|stream| talk(stream, &kept, &answer)));
            }
        });
        Self { address, asked }
    }

    /// What was asked since the last call.
    pub fn take(&self) -> Vec<Asked> {
        std::mem::take(&mut self.asked.lock().unwrap())
    }
}

trait Stream: Read + Write {}
impl<S: Read + Write> Stream for S {}

fn listen(scheme: &str) -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("{scheme}://{}", listener.local_addr().unwrap());
    (listener, address)
}

/// One request and its answer. A client that breaks off is no concern of the server.
fn talk(stream: &mut dyn Stream, kept: &Mutex<Vec<Asked>>, answer: &Answer) {
    let Some(asked) = request(stream) else { return };
    kept.lock().unwrap().push(asked.clone());
    let (code, body) = answer(&asked);
    let head = format!(
        "HTTP/1.1 {code} X\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let written = stream.write_all((head + &body).as_bytes()).and_then(|()| stream.flush());
    drop(written);
}

fn request(stream: &mut dyn Stream) -> Option<Asked> {
    let (method, path, body) = crate::support::read_request(stream)?;
    Some(Asked { method, path, body: String::from_utf8_lossy(&body).into_owned() })
}

fn status(code: u16, reason: &str, message: &str) -> (u16, String) {
    let document = json!({"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure",
        "message": message, "reason": reason, "code": code});
    (code, document.to_string())
}

/// No leave to do it.
pub fn forbidden(_: &Asked) -> (u16, String) {
    status(403, "Forbidden", "user \"somebody\" may not do that")
}

/// Not known.
pub fn unauthorized(_: &Asked) -> (u16, String) {
    status(401, "Unauthorized", "Unauthorized")
}

/// A server that has one package and one repository in every namespace, and takes no change.
pub fn readable(lifecycle: &'static str) -> Answer {
    Arc::new(move |asked| {
        let Some((_, place)) = asked.place().split_once("/namespaces/").filter(|_| asked.method == "GET")
        else {
            return forbidden(asked);
        };
        let (namespace, place) = place.split_once('/').unwrap();
        let found = match place {
            "packagerevisions/bp.web.v1" => revision(namespace, lifecycle),
            "packagerevisionresources/bp.web.v1" => resources(namespace),
            "repositories/bp" => repository(namespace),
            list if !list.contains('/') => json!({"metadata": {"resourceVersion": "9"}, "items": []}),
            _ => return status(404, "NotFound", "not found"),
        };
        (200, found.to_string())
    })
}

fn metadata(namespace: &str, name: &str) -> Value {
    json!({"name": name, "namespace": namespace, "uid": format!("uid-{name}"), "resourceVersion": "7",
        "generation": 1, "creationTimestamp": "2026-01-01T00:00:00Z"})
}

fn conditions(kinds: &[&str]) -> Vec<Value> {
    let one = |kind: &&str| {
        json!({"type": kind, "status": "True", "reason": kind, "message": "", "observedGeneration": 1,
            "lastTransitionTime": "2026-01-01T00:00:00Z"})
    };
    kinds.iter().map(one).collect()
}

fn revision(namespace: &str, lifecycle: &str) -> Value {
    json!({"apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": metadata(namespace, "bp.web.v1"),
        "spec": {"packageName": "web", "repository": "bp", "workspaceName": "v1", "lifecycle": lifecycle,
            "source": {"init": {"description": "sample description"}}},
        "status": {"conditions": conditions(&["Ready", "Rendered"]), "creationSource": "init",
            "observedGeneration": 1, "revision": i64::from(lifecycle == "Published")}})
}

fn resources(namespace: &str) -> Value {
    let kptfile = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: web\n";
    json!({"apiVersion": "porch.kpt.dev/v1alpha1", "kind": "PackageRevisionResources",
        "metadata": metadata(namespace, "bp.web.v1"),
        "spec": {"packageName": "web", "repository": "bp", "workspaceName": "v1",
            "resources": {"Kptfile": kptfile}}})
}

fn repository(namespace: &str) -> Value {
    let mut metadata = metadata(namespace, "bp");
    metadata["annotations"] = json!({"porch.kpt.dev/v1alpha2-migration": "true"});
    json!({"apiVersion": "config.porch.kpt.dev/v1alpha1", "kind": "Repository", "metadata": metadata,
        "spec": {"type": "git", "git": {"repo": "https://git.invalid/bp.git", "branch": "main"}},
        "status": {"conditions": conditions(&["Ready"])}})
}
