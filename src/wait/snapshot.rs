//! One package revision at one instant, reduced to what decides a wait.
//!
//! In: a `PackageRevision`. Out: a [`Snapshot`] and the readings every goal shares. Never: clocks, I/O,
//! or any field that proves nothing (timestamps, the generation of `Rendered`).

use serde_json::Value;

use super::goal::Goal;
use super::owners::Owners;
use crate::api::conditions::{Condition, READY, RENDERED};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;

/// The message of `Ready` between the source step and the first render.
const AFTER_SOURCE: &str = "awaiting render";

/// A condition as a wait reads it. One that is missing is `None` where it is used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// `True`, `False` or `Unknown`.
    pub status: String,
    /// One CamelCase word.
    pub reason: String,
    /// Text for people.
    pub message: String,
    /// Generation it speaks of; 0 if it does not say.
    pub generation: i64,
}

impl Mark {
    fn of(condition: &Condition) -> Self {
        Self {
            status: condition.status.clone(),
            reason: condition.reason.clone(),
            message: condition.message.clone(),
            generation: condition.observed_generation.unwrap_or_default(),
        }
    }

    /// Has it that status and reason?
    pub fn is(&self, status: &str, reason: &str) -> bool {
        self.status == status && self.reason == reason
    }
}

/// What one quorum read showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// Identity; a name alone is not one.
    pub uid: String,
    /// `metadata.resourceVersion` of this reading.
    pub version: String,
    /// `metadata.generation`.
    pub generation: i64,
    /// `spec.lifecycle` as written.
    pub lifecycle: String,
    /// `spec.repository`.
    pub repository: String,
    /// The render request annotation, empty if absent.
    pub request: String,
    /// The request the last finished render answered.
    pub observed: String,
    /// The request being rendered now.
    pub rendering: String,
    /// How the content was made; empty until the source was carried out.
    pub creation_source: String,
    /// Has it a `spec.source`? Packages found in git have none.
    pub has_source: bool,
    /// `status.revision`: 0 is "not yet", -1 is final (packages of the main branch).
    pub revision: i64,
    /// The latest-revision label.
    pub latest: Option<bool>,
    /// Is it being deleted?
    pub terminating: bool,
    /// What still holds its deletion.
    pub finalizers: Vec<String>,
    /// Condition `Ready`.
    pub ready: Option<Mark>,
    /// Condition `Rendered`.
    pub rendered: Option<Mark>,
    /// Every condition by type, for `--for condition=…`.
    pub conditions: Vec<(String, Mark)>,
    /// `status.observedGeneration`, 0 if absent.
    pub observed_generation: i64,
    /// Readiness gates with what they show now; `None` for one that shows nothing.
    pub gates: Vec<(String, Option<String>)>,
    /// Who changed what, for people.
    pub owners: Owners,
    /// The whole object, only for goals that look at any field of it.
    pub document: Option<Box<Value>>,
}

impl Snapshot {
    /// Reads the object. Total: anything missing is empty.
    pub fn of(revision: &PackageRevision) -> Self {
        let meta = &revision.metadata;
        let status = revision.status.clone().unwrap_or_default();
        let mark = |kind: &str| revision.condition(kind).map(Mark::of);
        let label = meta.labels.as_ref().and_then(|labels| labels.get(crate::api::LATEST_REVISION));
        Self {
            uid: meta.uid.clone().unwrap_or_default(),
            version: meta.resource_version.clone().unwrap_or_default(),
            generation: meta.generation.unwrap_or_default(),
            lifecycle: revision.spec.lifecycle.clone(),
            repository: revision.spec.repository.clone(),
            request: revision.render_request().unwrap_or_default().to_owned(),
            observed: status.observed_prr_resource_version.unwrap_or_default(),
            rendering: status.rendering_prr_resource_version.unwrap_or_default(),
            creation_source: status.creation_source.unwrap_or_default(),
            has_source: revision.spec.source.is_some(),
            revision: status.revision.unwrap_or_default(),
            latest: label.map(|value| value == "true"),
            terminating: meta.deletion_timestamp.is_some(),
            finalizers: meta.finalizers.clone().unwrap_or_default(),
            ready: mark(READY),
            rendered: mark(RENDERED),
            conditions: marks(status.conditions.as_deref().unwrap_or_default()),
            observed_generation: status.observed_generation.unwrap_or_default(),
            gates: gates(revision),
            owners: Owners::of(revision),
            document: None,
        }
    }

    /// Reads what this goal needs; a document is large, so it is kept only where it decides.
    pub fn of_for(revision: &PackageRevision, goal: &Goal) -> Self {
        let document = goal.needs_document().then(|| serde_json::to_value(revision).ok()).flatten();
        Self { document: document.map(Box::new), ..Self::of(revision) }
    }

    /// The lifecycle, if it is one of the four.
    pub fn state(&self) -> Option<Lifecycle> {
        crate::api::lifecycle::ALL.into_iter().find(|state| state.as_str() == self.lifecycle)
    }

    /// Is it a draft? Nothing renders outside Draft.
    pub fn is_draft(&self) -> bool {
        self.state() == Some(Lifecycle::Draft)
    }

    /// No render request is outstanding.
    pub fn quiet(&self) -> bool {
        self.request.is_empty() || self.request == self.observed
    }

    /// The controller owes a result: of the source, of a render, or of the spec as it is now.
    pub fn is_owed(&self) -> bool {
        let awaits = self.rendered.as_ref().is_some_and(|rendered| rendered.status == "Unknown");
        self.source_outstanding()
            || !self.quiet()
            || !self.rendering.is_empty()
            || awaits
            || !self.reconciled()
    }

    /// The controller has finished with the spec as it is now: `Ready` is written last.
    pub fn reconciled(&self) -> bool {
        self.ready.as_ref().is_some_and(|ready| ready.generation == self.generation)
    }

    /// `Ready` is `True`, of whatever generation.
    pub fn is_ready(&self) -> bool {
        self.ready.as_ref().is_some_and(|ready| ready.status == "True")
    }

    /// `Ready` is `False` with reason `Failed`.
    pub fn ready_failed(&self) -> bool {
        self.ready.as_ref().is_some_and(|ready| ready.is("False", "Failed"))
    }

    /// `Rendered` is `True`: worth something only together with [`Self::quiet`].
    pub fn is_rendered(&self) -> bool {
        self.rendered.as_ref().is_some_and(|rendered| rendered.status == "True")
    }

    /// A render ended badly. (`False` with reason `Failed` is a failed source, not a render.)
    pub fn render_failed(&self) -> bool {
        self.rendered.as_ref().is_some_and(|rendered| rendered.is("False", "RenderFailed"))
    }

    /// There is no proof that the content was rendered.
    pub fn unrendered(&self) -> bool {
        let not_rendered = !self.is_rendered();
        !self.quiet()
            || (self.rendered.is_some() && not_rendered)
            || (!self.creation_source.is_empty() && not_rendered)
    }

    /// No render runs from here without a new write.
    pub fn render_ruled_out(&self) -> bool {
        !self.is_draft() && self.reconciled()
    }

    /// The source is not carried out yet, as far as is known.
    pub fn source_outstanding(&self) -> bool {
        self.has_source && self.creation_source.is_empty()
    }

    /// A render of a Draft is running: it ends with another lifecycle step, so that a `Ready` from before it is
    /// not the last word. A request that nobody took up yet is no such sign.
    pub fn render_runs(&self) -> bool {
        self.is_draft() && !self.rendering.is_empty()
    }

    /// What a render guard waits for. `Ready` is pending right after the source step, too, and says so.
    pub fn held_by_guard(&self) -> bool {
        let after_source = self.ready.as_ref().is_some_and(|ready| ready.message.trim_end() == AFTER_SOURCE);
        !after_source && (!self.quiet() || !self.rendering.is_empty())
    }

    /// The source could not be carried out; nothing retries it.
    pub fn source_failed(&self) -> bool {
        self.reconciled() && self.source_outstanding() && self.ready_failed()
    }

    /// The message of `Rendered`, or else of `Ready`.
    pub fn failure_message(&self) -> &str {
        let said =
            |mark: &Option<Mark>| mark.as_ref().map(|m| m.message.clone()).is_some_and(|m| !m.is_empty());
        let mark = if self.render_failed() && said(&self.rendered) { &self.rendered } else { &self.ready };
        mark.as_ref().map_or("", |mark| mark.message.as_str())
    }
}

/// All conditions by type.
fn marks(conditions: &[Condition]) -> Vec<(String, Mark)> {
    conditions.iter().map(|condition| (condition.kind.clone(), Mark::of(condition))).collect()
}

/// Readiness gates and what the package's conditions show for them.
fn gates(revision: &PackageRevision) -> Vec<(String, Option<String>)> {
    let shown = revision.status.as_ref().and_then(|status| status.package_conditions.as_ref());
    let of = |kind: &str| shown.into_iter().flatten().find(|c| c.kind == kind).map(|c| c.status.clone());
    let gates = revision.spec.readiness_gates.iter().flatten();
    gates.map(|gate| (gate.condition_type.clone(), of(&gate.condition_type))).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::*;

    /// A rendered draft of generation 2.
    pub(crate) fn rendered_draft() -> PackageRevision {
        serde_json::from_value(json!({
            "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
            "metadata": {"name": "edge.cell.v1", "namespace": "radio", "uid": "u1", "resourceVersion": "100",
                "generation": 2, "annotations": {"porch.kpt.dev/render-request": "r1"},
                "finalizers": ["porch.kpt.dev/packagerevisions"]},
            "spec": {"packageName": "cell", "repository": "edge", "workspaceName": "v1", "lifecycle": "Draft",
                "source": {"init": {}}},
            "status": {"observedGeneration": 2, "creationSource": "init", "observedPrrResourceVersion": "r1",
                "conditions": [
                    {"type": "Ready", "status": "True", "reason": "Ready", "observedGeneration": 2},
                    {"type": "Rendered", "status": "True", "reason": "Rendered", "observedGeneration": 1}]}
        }))
        .unwrap()
    }

    #[test]
    fn every_field_is_read() {
        let snapshot = Snapshot::of(&rendered_draft());
        assert_eq!((snapshot.uid.as_str(), snapshot.version.as_str(), snapshot.generation), ("u1", "100", 2));
        assert_eq!((snapshot.request.as_str(), snapshot.observed.as_str()), ("r1", "r1"));
        assert_eq!((snapshot.creation_source.as_str(), snapshot.rendering.as_str()), ("init", ""));
        assert!(
            snapshot.quiet() && snapshot.reconciled() && snapshot.is_rendered() && !snapshot.unrendered()
        );
        assert!(!snapshot.render_ruled_out() && !snapshot.source_failed() && !snapshot.terminating);
        assert_eq!(snapshot.finalizers, ["porch.kpt.dev/packagerevisions"]);
    }

    #[test]
    fn an_empty_object_is_no_evidence() {
        let snapshot = Snapshot::of(&PackageRevision::default());
        assert_eq!(snapshot, Snapshot::default());
        assert!(snapshot.quiet() && !snapshot.reconciled() && !snapshot.unrendered());
    }

    #[test]
    fn a_failed_source_is_not_a_failed_render() {
        let mut snapshot = Snapshot::of(&rendered_draft());
        snapshot.creation_source.clear();
        snapshot.ready = Some(Mark {
            status: "False".into(),
            reason: "Failed".into(),
            generation: 2,
            message: "no upstream".into(),
        });
        snapshot.rendered = Some(Mark {
            status: "False".into(),
            reason: "Failed".into(),
            generation: 2,
            message: "no upstream".into(),
        });
        assert!(snapshot.source_failed() && !snapshot.render_failed());
        assert_eq!(snapshot.failure_message(), "no upstream");
    }
}
