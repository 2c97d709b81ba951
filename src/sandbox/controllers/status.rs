//! The status writes of the package revision controller.
//!
//! In: what happened. Out: forced server-side applies in the shapes of the recordings. Never: a decision;
//! a field the recorded manager does not send, for what a manager stops sending disappears.
//!
//! An object that vanished meanwhile takes no status: such a write is dropped, as the recorded server
//! only logs it.

use serde_json::{Map, Value, json};

use super::object::Revision;
use super::registered::Registered;
use super::{CONTROLLER, CONTROLLERS, Context, RENDER};
use crate::api::PORCH_GROUP;
use crate::api::conditions::{READY, RENDERED};
use crate::api::v1alpha2::PackageRevision;
use crate::sandbox::cache::Record;
use crate::sandbox::sources::kptfile;
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{Part, Resource, Write};

/// Status, reason and message of a condition.
#[derive(Clone, Copy, Debug)]
pub struct Say<'a> {
    /// `True`, `False`, `Unknown`.
    pub status: &'static str,
    /// One word.
    pub reason: &'static str,
    /// Text.
    pub message: &'a str,
}

impl<'a> Say<'a> {
    /// Carried out.
    pub const READY: Say<'static> = Say { status: "True", reason: "Ready", message: "" };
    /// Rendered.
    pub const RENDERED: Say<'static> = Say { status: "True", reason: "Rendered", message: "" };
    /// The render is running.
    pub const RENDERING: Say<'static> = Say { status: "Unknown", reason: "Pending", message: "rendering" };
    /// The content is there, no render has run.
    pub const NOT_READY: Say<'static> =
        Say { status: "False", reason: "Pending", message: "awaiting render" };
    /// The guard of newer servers waits for a render.
    pub const GUARDED: Say<'static> =
        Say { status: "False", reason: "Pending", message: "render not yet observed" };
    /// The same for `Rendered`.
    pub const AWAITING: Say<'static> =
        Say { status: "Unknown", reason: "Pending", message: "awaiting render" };

    /// A source or a lifecycle step failed.
    pub fn failed(message: &'a str) -> Self {
        Self { status: "False", reason: "Failed", message }
    }

    /// A render failed.
    pub fn render_failed(message: &'a str) -> Self {
        Self { status: "False", reason: "RenderFailed", message }
    }
}

impl Context {
    /// `Ready`, with the generation it speaks of. `content` gives locks and revision; without it they go.
    pub fn write_ready(&self, revision: &Revision, say: Say<'_>, content: Option<(&Record, &Registered)>) {
        self.write_made(revision, revision.creation_source(), say, content);
    }

    /// As [`Self::write_ready`], with what made the content.
    pub fn write_made(
        &self,
        revision: &Revision,
        source: &str,
        say: Say<'_>,
        content: Option<(&Record, &Registered)>,
    ) {
        let mut status = content.map(|(record, repository)| facts(record, repository)).unwrap_or_default();
        status.insert("conditions".into(), json!([self.condition(revision, READY, say)]));
        status.insert("observedGeneration".into(), revision.generation().into());
        insert_text(&mut status, "creationSource", source);
        self.apply_status(revision, status, CONTROLLER);
    }

    /// A failed source: both conditions in one write.
    pub fn write_source_failed(&self, revision: &Revision, message: &str) {
        let say = Say::failed(message);
        let conditions = [READY, RENDERED].map(|kind| self.condition(revision, kind, say));
        let mut status = Map::new();
        status.insert("conditions".into(), conditions.into_iter().collect());
        status.insert("observedGeneration".into(), revision.generation().into());
        self.apply_status(revision, status, CONTROLLER);
    }

    /// `Rendered` with its tokens.
    pub fn write_rendered(&self, revision: &Revision, say: Say<'_>, rendering: &str, observed: &str) {
        let mut status = Map::new();
        status.insert("conditions".into(), json!([self.condition(revision, RENDERED, say)]));
        insert_text(&mut status, "renderingPrrResourceVersion", rendering);
        insert_text(&mut status, "observedPrrResourceVersion", observed);
        self.apply_status(revision, status, RENDER);
    }

    /// `Rendered` as it is, for the present generation, if it is True in the controller's copy.
    pub fn refresh_rendered(&self, revision: &Revision) {
        let rendered = revision.object.condition(RENDERED).filter(|rendered| rendered.is_true());
        let Some(rendered) = rendered else { return };
        if rendered.observed_generation.is_some_and(|observed| observed >= revision.generation()) {
            return;
        }
        let Ok(mut condition) = serde_json::to_value(rendered) else { return };
        condition["observedGeneration"] = revision.generation().into();
        let mut status = Map::new();
        status.insert("conditions".into(), json!([condition]));
        let tokens = revision.status();
        for (name, token) in [
            ("renderingPrrResourceVersion", &tokens.rendering_prr_resource_version),
            ("observedPrrResourceVersion", &tokens.observed_prr_resource_version),
        ] {
            insert_text(&mut status, name, token.as_deref().unwrap_or_default());
        }
        self.apply_status(revision, status, RENDER);
    }

    /// Applies a part of the status as one manager.
    pub fn apply_status(&self, revision: &Revision, status: Map<String, Value>, manager: &str) {
        self.apply(revision, Part::Status, "status", Value::Object(status), manager);
    }

    /// Applies `spec` or `status` as one manager, to this very object: one that is gone is not made anew,
    /// and another one of its name is left alone.
    pub fn apply(&self, revision: &Revision, part: Part, field: &str, value: Value, manager: &str) {
        let (namespace, name) = (revision.namespace(), revision.name());
        let object = json!({
            "apiVersion": PackageRevision::API_VERSION, "kind": PackageRevision::KIND,
            "metadata": {"namespace": namespace, "name": name, "uid": revision.object.metadata.uid}, field: value,
        });
        let only_existing = |live: Option<&Value>, _: &mut Value| {
            live.map(|_| ()).ok_or_else(|| ApiError::not_found("packagerevisions", PORCH_GROUP, name))
        };
        let resource = Resource::PackageRevisions;
        let write = Write { resource, namespace, name, part, manager, dry_run: false, admit: &only_existing };
        drop(self.store.apply_with(&write, &object, true));
    }

    /// Patches the metadata of this very object.
    pub fn patch_metadata(&self, revision: &Revision, mut metadata: Value) -> Option<Revision> {
        metadata["uid"] = json!(revision.object.metadata.uid);
        let (namespace, name) = (revision.namespace(), revision.name());
        let (resource, patch) = (Resource::PackageRevisions, json!({"metadata": metadata}));
        let patched = self.store.merge_patch(resource, namespace, name, Part::Main, &patch, CONTROLLERS);
        Revision::of(&*patched.ok()?)
    }

    fn condition(&self, revision: &Revision, kind: &str, say: Say<'_>) -> Value {
        json!({
            "type": kind, "status": say.status, "reason": say.reason, "message": say.message,
            "observedGeneration": revision.generation(),
            "lastTransitionTime": self.store.clock().stamp(),
        })
    }
}

/// What the content says about itself: locks, revision, publication.
pub fn facts(record: &Record, repository: &Registered) -> Map<String, Value> {
    let mut facts = Map::new();
    facts.insert("selfLock".into(), self_lock(record, repository));
    if let Some(lock) = record.kptfile().and_then(kptfile::upstream_lock) {
        facts.insert("upstreamLock".into(), lock);
    }
    if record.revision != 0 {
        facts.insert("revision".into(), record.revision.into());
    }
    if let Some(publication) = &record.publication {
        insert_text(&mut facts, "publishedBy", &publication.by);
        insert_text(&mut facts, "publishedAt", &publication.at);
    }
    facts
}

/// Where the package is. Content that is in no registered repository yet has a made-up place.
pub fn self_lock(record: &Record, repository: &Registered) -> Value {
    let key = &record.key;
    let draft = format!("drafts/{}/{}", key.package, key.workspace);
    let (reference, commit) = match &record.publication {
        Some(publication) => (publication.reference.as_str(), publication.commit.as_str()),
        None => (draft.as_str(), "not-pushed"),
    };
    json!({"type": "git", "git": {
        "repo": repository.url, "directory": key.package, "ref": reference, "commit": commit,
    }})
}

fn insert_text(map: &mut Map<String, Value>, name: &str, text: &str) {
    if !text.is_empty() {
        map.insert(name.into(), text.into());
    }
}
