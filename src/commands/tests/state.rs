//! What the scripted Porch holds and how it answers.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::broadcast;

use super::store::Store;

/// What the controller makes of an object after a write.
pub(super) type Pass = fn(&mut Value);
/// Something that happens at the server right after a request.
pub(super) type Then = fn(&mut State);

/// An answer instead of the real one, the next time a request begins with that text.
pub(super) struct Trap {
    pub(super) request: String,
    pub(super) answer: (u16, Value),
    /// The write happens nevertheless: the answer got lost.
    pub(super) and_do: bool,
}

pub(super) struct State {
    pub(super) objects: BTreeMap<String, Value>,
    pub(super) repositories: BTreeMap<String, Value>,
    pub(super) secrets: BTreeMap<String, Value>,
    pub(super) contents: Store,
    /// Happens once, right after the first request that begins with the text.
    pub(super) afterwards: Vec<(&'static str, Then)>,
    pub(super) version: u64,
    pub(super) log: Vec<String>,
    pub(super) bodies: Vec<Value>,
    pub(super) traps: VecDeque<Trap>,
    pub(super) pass: Pass,
    pub(super) events: broadcast::Sender<Value>,
}

pub(super) fn status(code: u16, reason: &str, message: &str) -> Value {
    let mut status = json!({"kind": "Status", "status": "Failure", "code": code, "message": message});
    if !reason.is_empty() {
        status["reason"] = reason.into();
    }
    status
}

pub(super) fn not_found(resource: &str, name: &str) -> (u16, Value) {
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
    pub(super) fn others(&mut self, resource: &str) -> &mut BTreeMap<String, Value> {
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

    pub(super) fn request(
        &mut self,
        line: &str,
        resource: &str,
        name: &str,
        query: &str,
        body: &Value,
    ) -> (u16, Value) {
        self.log.push(line.to_owned());
        let answer = self.trapped(line, resource, name, query, body);
        if let Some(at) = self.afterwards.iter().position(|(request, _)| line.starts_with(request)) {
            let (_, then) = self.afterwards.remove(at);
            then(self);
        }
        answer
    }

    fn trapped(&mut self, line: &str, resource: &str, name: &str, query: &str, body: &Value) -> (u16, Value) {
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
            ("GET", "packagerevisionresources") => self.contents.get(name),
            ("PUT", "packagerevisionresources") => self.put(name, body),
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

    pub(super) fn store(&mut self, name: &str, mut object: Value) {
        self.version += 1;
        object["metadata"]["resourceVersion"] = self.version.to_string().into();
        let _ = self.events.send(json!({"type": "MODIFIED", "object": object}));
        self.objects.insert(name.to_owned(), object);
    }

    pub(super) fn change(&mut self, name: &str, change: impl FnOnce(&mut Value)) {
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
