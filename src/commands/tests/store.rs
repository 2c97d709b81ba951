//! Contents of the scripted Porch: stored whole, versioned, rendered a while after a push.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

use super::objects::conditions;
use super::state::{State, not_found, status};
use crate::api::RENDER_REQUEST;

type Files = BTreeMap<String, String>;

/// How long a render takes.
const RENDER: Duration = Duration::from_millis(100);

/// What a render makes of a push.
#[derive(Clone, Copy)]
pub(super) enum Renders {
    /// New files from the ones before the push and the pushed ones.
    With(fn(&Files, &Files) -> Files),
    /// It fails with this message.
    Fails(&'static str),
    /// The controller is down.
    Never,
}

/// All contents.
pub(super) struct Store {
    contents: BTreeMap<String, Content>,
    version: u64,
    pub(super) renders: Renders,
    /// The next pushes of which the controller is not told.
    pub(super) forgets: u32,
    /// Every read finds something new.
    pub(super) restless: bool,
}

struct Content {
    files: Option<Files>,
    before: Files,
    version: u64,
}

impl Default for Store {
    fn default() -> Self {
        Self {
            contents: BTreeMap::new(),
            version: 0,
            renders: Renders::With(|_, pushed| pushed.clone()),
            forgets: 0,
            restless: false,
        }
    }
}

impl Store {
    pub(super) fn fill(&mut self, name: &str, files: Value) {
        let files: Option<Files> = serde_json::from_value(files).unwrap();
        self.version += 1;
        let before = files.clone().unwrap_or_default();
        self.contents.insert(name.into(), Content { files, before, version: self.version });
    }

    /// Somebody stored the content at that version.
    pub(super) fn stored_at(&mut self, name: &str, version: u64) {
        self.version = version;
        if let Some(content) = self.contents.get_mut(name) {
            content.version = version;
        }
    }

    pub(super) fn files(&self, name: &str) -> Files {
        self.contents.get(name).and_then(|content| content.files.clone()).unwrap_or_default()
    }

    pub(super) fn version(&self, name: &str) -> String {
        format!("{name}.{}", self.contents[name].version)
    }

    pub(super) fn get(&mut self, name: &str) -> (u16, Value) {
        if self.restless {
            self.version += 1;
        }
        let version = self.version;
        let Some(content) = self.contents.get_mut(name) else {
            return not_found("packagerevisionresources", name);
        };
        if self.restless {
            content.version = version;
        }
        (200, self.object(name))
    }

    fn object(&self, name: &str) -> Value {
        let mut spec = json!({"packageName": "cell"});
        if let Some(files) = &self.contents[name].files {
            spec["resources"] = json!(files);
        }
        json!({
            "kind": "PackageRevisionResources", "apiVersion": "porch.kpt.dev/v1alpha1", "spec": spec,
            "metadata": {"name": name, "namespace": "radio", "uid": format!("content-{name}"), "resourceVersion": self.version(name)},
        })
    }

    /// Somebody writes.
    pub(super) fn write(&mut self, name: &str, files: Files) -> String {
        self.version += 1;
        let before = self.files(name);
        self.contents.insert(name.into(), Content { files: Some(files), before, version: self.version });
        self.version(name)
    }
}

impl State {
    /// Refusals as recorded: 500 for what is a conflict and for what is no draft.
    pub(super) fn put(&mut self, name: &str, body: &Value) -> (u16, Value) {
        self.bodies.push(body.clone());
        let Some(object) = self.objects.get(name) else { return not_found("packagerevisionresources", name) };
        if object["spec"]["lifecycle"] != "Draft" {
            let text = format!(
                "Internal error occurred: cannot update a package revision with lifecycle value {}; package must be Draft",
                object["spec"]["lifecycle"]
            );
            return (500, status(500, "InternalError", &text));
        }
        if body["metadata"]["resourceVersion"] != self.contents.version(name).as_str() {
            let text = format!(
                "Internal error occurred: Operation cannot be fulfilled on packagerevisionresources.porch.kpt.dev \"{name}\": the object has been modified; please apply your changes to the latest version and try again"
            );
            return (500, status(500, "InternalError", &text));
        }
        let files = serde_json::from_value(body["spec"]["resources"].clone()).unwrap();
        self.push(name, files);
        let (_, answer) = self.contents.get(name);
        (200, answer)
    }

    /// Stores files and asks for their render, as a push of anybody does.
    pub(super) fn push(&mut self, name: &str, files: Files) {
        let version = self.contents.write(name, files);
        if self.contents.forgets > 0 {
            self.contents.forgets -= 1;
            return;
        }
        self.change(name, |object| object["metadata"]["annotations"][RENDER_REQUEST] = version.into());
    }

    /// The request to render and how long it takes; `None` when there is nothing to do.
    pub(super) fn begin_render(&mut self, name: &str) -> Option<(String, Duration)> {
        let object = self.objects.get(name)?;
        let request = object["metadata"]["annotations"][RENDER_REQUEST].as_str()?.to_owned();
        let done = object["status"]["observedPrrResourceVersion"] == request.as_str();
        let running = object["status"]["renderingPrrResourceVersion"] == request.as_str();
        if done || running || matches!(self.contents.renders, Renders::Never) {
            return None;
        }
        let started = request.clone();
        self.change(name, |object| object["status"]["renderingPrrResourceVersion"] = started.into());
        Some((request, RENDER))
    }

    /// Writes what the render made, unless a newer push asked for another one.
    pub(super) fn end_render(&mut self, name: &str, request: &str) {
        let current = self.objects.get(name).is_some_and(|object| {
            object["metadata"]["annotations"][RENDER_REQUEST] == request
                && object["status"]["renderingPrrResourceVersion"] == request
        });
        if !current {
            return;
        }
        let failed = match self.contents.renders {
            Renders::With(render) => {
                let content = &self.contents.contents[name];
                let files = render(&content.before, content.files.as_ref().unwrap());
                self.contents.write(name, files);
                None
            }
            Renders::Fails(why) => Some(why),
            Renders::Never => return,
        };
        let request = request.to_owned();
        self.change(name, |object| {
            object["status"]["renderingPrrResourceVersion"] = Value::Null;
            object["status"]["observedPrrResourceVersion"] = request.into();
            match failed {
                None => conditions(object, ("True", "Ready"), ("True", "Rendered"), ""),
                Some(why) => {
                    conditions(object, ("False", "RenderFailed"), ("False", "RenderFailed"), why);
                }
            }
        });
    }
}
