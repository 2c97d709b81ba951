//! A package revision as a controller reads it.
//!
//! In: the stored object. Out: typed answers, the pure rules what wakes a controller and what wants a
//! render. Never: writes.

use serde_json::Value;

use super::queue::Name;
use crate::api::conditions::RENDERED;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::{PackageRevision, PackageRevisionStatus};
use crate::sandbox::cache::Key;
use crate::sandbox::store::{EventKind, WatchEvent};

/// Namespace and name of an object.
pub fn name_of(object: &Value) -> Name {
    let text = |field: &str| object["metadata"][field].as_str().unwrap_or_default().to_owned();
    (text("namespace"), text("name"))
}

/// Did something change that a controller acts on: a new object, its generation, its render request?
/// Status, labels and other annotations do not count.
pub fn is_news(event: &WatchEvent) -> bool {
    let Some(previous) = event.previous.as_ref().filter(|_| event.kind == EventKind::Modified) else {
        return true;
    };
    ["/metadata/generation", "/metadata/annotations/porch.kpt.dev~1render-request"]
        .iter()
        .any(|field| previous.pointer(field) != event.object.pointer(field))
}

/// One package revision.
#[derive(Clone, Debug)]
pub struct Revision {
    /// The object.
    pub object: PackageRevision,
    status: PackageRevisionStatus,
}

impl Revision {
    /// Reads a stored object. One that cannot be read as a package revision is left alone: none.
    pub fn of(object: &Value) -> Option<Self> {
        let object: PackageRevision = serde_json::from_value(object.clone()).ok()?;
        let status = object.status.clone().unwrap_or_default();
        Some(Self { object, status })
    }

    /// Namespace.
    pub fn namespace(&self) -> &str {
        self.object.metadata.namespace.as_deref().unwrap_or_default()
    }

    /// Object name.
    pub fn name(&self) -> &str {
        self.object.name()
    }

    /// Which content it is the object of.
    pub fn key(&self) -> Key {
        let spec = &self.object.spec;
        Key {
            namespace: self.namespace().into(),
            repository: spec.repository.clone(),
            package: spec.package_name.clone(),
            workspace: spec.workspace_name.clone(),
        }
    }

    /// Generation.
    pub fn generation(&self) -> i64 {
        self.object.metadata.generation.unwrap_or_default()
    }

    /// What the controllers reported so far.
    pub fn status(&self) -> &PackageRevisionStatus {
        &self.status
    }

    /// The wish; none while the field is empty.
    pub fn wish(&self) -> Option<Lifecycle> {
        self.object.spec.lifecycle.parse().ok()
    }

    /// Was it marked for deletion?
    pub fn is_deleted(&self) -> bool {
        self.object.metadata.deletion_timestamp.is_some()
    }

    /// How its content was made, empty while it was not.
    pub fn creation_source(&self) -> &str {
        self.status.creation_source.as_deref().unwrap_or_default()
    }

    /// As it looked when its source had been carried out.
    #[must_use]
    pub fn with_source(mut self, source: &str) -> Self {
        self.status.creation_source = Some(source.to_owned());
        self
    }

    /// Is a render request outstanding?
    pub fn has_request(&self) -> bool {
        let asked = self.object.render_request();
        asked.is_some() && asked != self.status.observed_prr_resource_version.as_deref()
    }

    /// Must its source be carried out?
    pub fn wants_source(&self) -> bool {
        self.object.spec.source.is_some() && self.creation_source().is_empty()
    }

    /// Must it be rendered: a request that was not answered yet, or content of a source whose last render
    /// did not succeed?
    pub fn wants_render(&self) -> bool {
        let asked = self.object.render_request();
        let answered = self.status.observed_prr_resource_version.as_deref();
        let rendered = self.object.condition(RENDERED).is_some_and(|condition| condition.is_true());
        self.wish() == Some(Lifecycle::Draft)
            && (asked.is_some_and(|_| asked != answered) || (!self.creation_source().is_empty() && !rendered))
    }

    /// Must the guard of newer servers keep it from a lifecycle, because a render is outstanding?
    pub fn is_guarded(&self, wish: Lifecycle) -> bool {
        let rendering = self.status.rendering_prr_resource_version.as_deref().unwrap_or_default();
        let outstanding = !rendering.is_empty() || self.has_request();
        matches!(wish, Lifecycle::Proposed | Lifecycle::Published) && outstanding
    }

    /// Does an annotation say `"true"`?
    pub fn has_annotation(&self, name: &str) -> bool {
        let annotations = self.object.metadata.annotations.as_ref();
        annotations.and_then(|all| all.get(name)).is_some_and(|value| value == "true")
    }

    /// The value of a label.
    pub fn label(&self, name: &str) -> Option<&str> {
        self.object.metadata.labels.as_ref()?.get(name).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;

    use super::*;

    fn revision(lifecycle: &str, asked: &str, status: Value) -> Revision {
        Revision::of(&json!({
            "metadata": {"annotations": {"porch.kpt.dev/render-request": asked}},
            "spec": {"lifecycle": lifecycle}, "status": status,
        }))
        .unwrap()
    }

    fn rendered(status: &str) -> Value {
        json!([{"type": "Rendered", "status": status}])
    }

    #[test]
    fn a_render_is_wanted_by_request_or_by_source() {
        let done = json!({"creationSource": "init", "observedPrrResourceVersion": "a", "conditions": rendered("True")});
        assert!(!revision("Draft", "a", done.clone()).wants_render());
        assert!(revision("Draft", "b", done.clone()).wants_render());
        assert!(!revision("Proposed", "b", done.clone()).wants_render());
        assert!(!revision("Draft", "", done).wants_render());
        let failed = json!({"creationSource": "init", "observedPrrResourceVersion": "a", "conditions": rendered("False")});
        assert!(revision("Draft", "a", failed).wants_render());
        assert!(!revision("Draft", "", json!({})).wants_render(), "found in git");
        assert!(revision("Draft", "a", json!({})).wants_render(), "found in git, then pushed to");
    }

    #[test]
    fn the_guard_waits_for_a_render_that_is_outstanding() {
        use Lifecycle::{DeletionProposed, Draft, Proposed, Published};
        let guarded = |asked: &str, status: Value| {
            [Draft, Proposed, Published, DeletionProposed]
                .map(|wish| revision("Draft", asked, status.clone()).is_guarded(wish))
        };
        let observed = json!({"observedPrrResourceVersion": "a"});
        assert_eq!(guarded("a", observed.clone()), [false; 4]);
        assert_eq!(guarded("b", observed), [false, true, true, false]);
        let running = json!({"observedPrrResourceVersion": "a", "renderingPrrResourceVersion": "a"});
        assert_eq!(guarded("a", running), [false, true, true, false]);
    }

    #[test]
    fn only_some_changes_wake() {
        let event = |previous: Value, object: Value| WatchEvent {
            kind: EventKind::Modified,
            version: 1,
            object: Arc::new(object),
            previous: Some(Arc::new(previous)),
        };
        let old = json!({"metadata": {"generation": 1, "labels": {"a": "b"}}, "status": {"x": 1}});
        assert!(!is_news(&event(old.clone(), json!({"metadata": {"generation": 1}}))));
        assert!(is_news(&event(old.clone(), json!({"metadata": {"generation": 2}}))));
        let asked =
            json!({"metadata": {"generation": 1, "annotations": {"porch.kpt.dev/render-request": "x"}}});
        assert!(is_news(&event(old.clone(), asked)));
        let other = json!({"metadata": {"generation": 1, "annotations": {"other": "x"}}});
        assert!(!is_news(&event(old, other)));
    }
}
