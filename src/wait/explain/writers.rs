//! Who wrote what, as the server's field ownership tells it.
//!
//! In: `metadata.managedFields`. Out: one entry per manager, operation and subresource, the latest write
//! first. A manager is the name a client gives itself: a hint, nothing that was authenticated; its time is
//! that of its last write of any of its fields. Never: a verdict.

use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::api::v1alpha2::PackageRevision;
use crate::api::{LATEST_REVISION, RENDER_REQUEST};

/// One owner of fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    /// The name it gave itself.
    pub manager: String,
    /// `Apply` or `Update`.
    pub operation: String,
    /// `status`, or empty.
    pub subresource: String,
    /// Its last write, by the server's clock.
    pub time: Option<Timestamp>,
    /// What it owns, in words of the API.
    pub parts: Vec<String>,
}

impl Writer {
    /// Does it own that part?
    pub fn wrote(&self, part: &str) -> bool {
        self.parts.iter().any(|mine| mine == part)
    }
}

/// The part that holds the request of a render.
pub(super) const REQUEST: &str = "render request";
/// The part that says that a render is running.
pub(super) const RENDERING: &str = "status.renderingPrrResourceVersion";

/// All owners.
pub(super) fn writers(revision: &PackageRevision) -> Vec<Writer> {
    let entries = revision.metadata.managed_fields.iter().flatten();
    let mut writers: Vec<Writer> = entries
        .map(|entry| Writer {
            manager: entry.manager.clone().unwrap_or_default(),
            operation: entry.operation.clone().unwrap_or_default(),
            subresource: entry.subresource.clone().unwrap_or_default(),
            time: entry.time.as_ref().map(|time| time.0),
            parts: entry.fields_v1.as_ref().map(|fields| parts(&fields.0)).unwrap_or_default(),
        })
        .collect();
    writers.sort_by_key(|writer| std::cmp::Reverse(writer.time));
    writers
}

/// When that part was written at the latest.
pub(super) fn written(writers: &[Writer], part: &str) -> Option<Timestamp> {
    writers.iter().filter(|writer| writer.wrote(part)).filter_map(|writer| writer.time).max()
}

/// The owned fields, as far as people name them.
fn parts(fields: &Value) -> Vec<String> {
    let mut parts = Vec::new();
    for (key, below) in children(fields) {
        match key {
            "metadata" => parts.extend(children(below).flat_map(|(key, below)| metadata(key, below))),
            "status" => parts.extend(children(below).flat_map(|(key, below)| status(key, below))),
            _ => parts.extend(children(below).map(|(field, _)| format!("{key}.{field}"))),
        }
    }
    parts
}

fn metadata(key: &str, below: &Value) -> Vec<String> {
    let each = |kind: &str| {
        children(below)
            .map(|(name, _)| if kind == "label" { label(name) } else { annotation(name) })
            .collect()
    };
    match key {
        "annotations" => each("annotation"),
        "labels" => each("label"),
        "ownerReferences" => vec!["owner references".into()],
        other => vec![other.into()],
    }
}

fn annotation(name: &str) -> String {
    if name == RENDER_REQUEST { REQUEST.into() } else { format!("annotation {name}") }
}

fn label(name: &str) -> String {
    if name == LATEST_REVISION { "latest-revision label".into() } else { format!("label {name}") }
}

fn status(key: &str, below: &Value) -> Vec<String> {
    if key != "conditions" {
        return vec![format!("status.{key}")];
    }
    let keyed = below.as_object().into_iter().flat_map(Map::keys).filter_map(|key| key.strip_prefix("k:"));
    keyed
        .filter_map(|key| serde_json::from_str::<Value>(key).ok())
        .filter_map(|key| key["type"].as_str().map(|kind| format!("condition {kind}")))
        .collect()
}

/// Fields below, without their `f:`.
fn children(fields: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let all = fields.as_object().into_iter().flatten();
    all.filter_map(|(key, below)| key.strip_prefix("f:").map(|key| (key, below)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn parts_have_the_names_people_use() {
        let fields = json!({
            "f:metadata": {"f:annotations": {".": {}, "f:porch.kpt.dev/render-request": {}, "f:a/b": {}},
                "f:finalizers": {".": {}, "v:\"x\"": {}}, "f:labels": {"f:porch.kpt.dev/latest-revision": {}}},
            "f:spec": {".": {}, "f:lifecycle": {}},
            "f:status": {"f:conditions": {"k:{\"type\":\"Ready\"}": {".": {}}}, "f:revision": {}},
        });
        assert_eq!(
            parts(&fields),
            [
                "annotation a/b",
                "render request",
                "finalizers",
                "latest-revision label",
                "spec.lifecycle",
                "condition Ready",
                "status.revision"
            ]
        );
        assert!(parts(&Value::Null).is_empty());
        assert!(parts(&json!({"f:status": {"f:conditions": {"k:broken": {}}}})).is_empty());
    }
}
