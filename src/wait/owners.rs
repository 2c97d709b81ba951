//! Who changed what, as far as the server tells.
//!
//! In: `metadata.managedFields`. Out: the name under which a field was written last. Anybody can write under any name,
//! so it is a hint for people. Never: evidence for a verdict.

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry;
use serde_json::Value;

use crate::api::v1alpha2::PackageRevision;

/// Field managers of what a wait speaks of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owners {
    /// Of `spec.lifecycle`.
    pub lifecycle: Option<String>,
    /// Of the render request.
    pub request: Option<String>,
    /// Of any field of the spec.
    pub spec: Option<String>,
}

impl Owners {
    /// Reads them.
    pub fn of(revision: &PackageRevision) -> Self {
        let annotation = format!("f:{}", crate::api::RENDER_REQUEST);
        Self {
            lifecycle: owner(revision, &["f:spec", "f:lifecycle"]),
            request: owner(revision, &["f:metadata", "f:annotations", &annotation]),
            spec: owner(revision, &["f:spec"]),
        }
    }

    /// Who asked for a render, if it was not the server on behalf of somebody.
    pub fn pusher(&self) -> Option<&String> {
        self.request.as_ref().filter(|name| !name.starts_with("porch"))
    }
}

/// ` (by NAME, says the server)`, or nothing.
pub fn by(owner: Option<&String>) -> String {
    owner.map(|name| format!(" (by {name}, as the field managers say)")).unwrap_or_default()
}

/// The manager that wrote this field last.
fn owner(revision: &PackageRevision, path: &[&str]) -> Option<String> {
    let entries = revision.metadata.managed_fields.as_deref().unwrap_or_default();
    let owning = entries.iter().filter(|entry| entry.subresource.is_none() && owns(entry, path));
    owning.max_by_key(|entry| entry.time.as_ref().map(|time| time.0))?.manager.clone()
}

fn owns(entry: &ManagedFieldsEntry, path: &[&str]) -> bool {
    let fields = entry.fields_v1.as_ref().map(|fields| &fields.0);
    path.iter().try_fold(fields, |at, key| at.map(|at: &Value| at.get(*key))).flatten().is_some()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn entry(manager: &str, second: u8, fields: Value) -> Value {
        json!({"manager": manager, "operation": "Update", "fieldsType": "FieldsV1", "fieldsV1": fields,
            "time": format!("2026-01-01T00:00:{second:02}Z")})
    }

    #[test]
    fn the_last_writer_of_a_field_is_named() {
        let mut status = entry("controller", 9, json!({"f:spec": {"f:lifecycle": {}}}));
        status["subresource"] = "status".into();
        let fields = json!([
            entry("anna", 5, json!({"f:spec": {"f:lifecycle": {}}})),
            entry("bert", 3, json!({"f:spec": {"f:lifecycle": {}, "f:source": {}}})),
            entry(
                "porch",
                7,
                json!({"f:metadata": {"f:annotations": {"f:porch.kpt.dev/render-request": {}}}})
            ),
            entry("kptfile", 8, json!({"f:spec": {"f:packageMetadata": {}}})),
            status,
        ]);
        let revision = json!({"metadata": {"managedFields": fields}});
        let owners = Owners::of(&serde_json::from_value(revision).unwrap());
        let name = |owner: &Option<String>| owner.clone().unwrap();
        assert_eq!(name(&owners.lifecycle), "anna");
        assert_eq!(name(&owners.request), "porch");
        assert_eq!(name(&owners.spec), "kptfile");
        assert_eq!(Owners::of(&PackageRevision::default()), Owners::default());
        assert_eq!(by(None), "");
        assert!(by(owners.lifecycle.as_ref()).contains("by anna"));
    }
}
