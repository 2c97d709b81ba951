//! The pure part of writes: from what was sent to what would be stored, and what forbids it.
//!
//! In: the live object and a request. Out: the new object, or a refusal. Never: locks, versions or events.

use serde_json::{Map, Value};

use super::managed::{Clash, Writer};
use super::shape::Shape;
use super::{Part, Preconditions, Write};
use crate::sandbox::status::{ApiError, Cause};

/// Metadata that only the server sets.
const SYSTEM: [&str; 7] = [
    "uid",
    "creationTimestamp",
    "generation",
    "resourceVersion",
    "deletionTimestamp",
    "deletionGracePeriodSeconds",
    "selfLink",
];
/// Metadata that is left out when empty.
const OMIT_EMPTY: [&str; 4] = ["labels", "annotations", "finalizers", "ownerReferences"];

/// A JSON merge patch (RFC 7386) applied to an object.
pub fn merge_patched(live: &Value, patch: &Value) -> Value {
    let mut patched = live.clone();
    json_patch::merge(&mut patched, patch);
    patched
}

pub(super) fn shape(write: &Write<'_>) -> Shape {
    Shape { conditions_by_type: write.resource.conditions_by_type(), unowned: write.resource.unowned() }
}

pub(super) fn writer<'a>(write: &'a Write<'_>, now: &'a str) -> Writer<'a> {
    let subresource = if write.part == Part::Status { "status" } else { "" };
    Writer { manager: write.manager, subresource, api_version: write.resource.names().api_version, now }
}

/// An object on its way into the store for the first time.
pub(super) fn newborn(write: &Write<'_>, object: Value, now: &str) -> Value {
    let names = write.resource.names();
    let mut new = own_part(write, object);
    new["apiVersion"] = names.api_version.into();
    new["kind"] = names.kind.into();
    let mut metadata = metadata_of(&new);
    SYSTEM.iter().for_each(|name| drop(metadata.remove(*name)));
    metadata.insert("name".into(), write.name.into());
    if write.resource.namespaced() {
        metadata.insert("namespace".into(), write.namespace.into());
    }
    metadata.insert("uid".into(), uuid::Uuid::new_v4().to_string().into());
    metadata.insert("creationTimestamp".into(), now.into());
    if write.resource.is_custom() {
        metadata.insert("generation".into(), 1.into());
    }
    new["metadata"] = Value::Object(metadata);
    new
}

/// What was sent with everything the writer must not touch as it is.
pub(super) fn settled(write: &Write<'_>, live: &Value, sent: Value) -> Value {
    let mut metadata = metadata_of(&sent);
    for name in SYSTEM.iter().chain(&["name", "namespace"]) {
        match live["metadata"].get(*name) {
            Some(value) => metadata.insert((*name).into(), value.clone()),
            None => metadata.remove(*name),
        };
    }
    let mut new = match write.part {
        Part::Main => sent,
        Part::Status => {
            let mut new = live.clone();
            set_or_remove(&mut new, "status", sent.get("status"));
            new
        }
    };
    if write.part == Part::Main && write.resource.is_custom() {
        set_or_remove(&mut new, "status", live.get("status"));
    }
    new["apiVersion"] = live["apiVersion"].clone();
    new["kind"] = live["kind"].clone();
    new["metadata"] = Value::Object(metadata);
    new
}

fn set_or_remove(object: &mut Value, name: &str, value: Option<&Value>) {
    let Some(map) = object.as_object_mut() else { return };
    match value.filter(|value| !value.is_null()) {
        Some(value) => map.insert(name.into(), value.clone()),
        None => map.remove(name),
    };
}

/// The metadata without empty lists and maps, and without `managedFields`.
fn metadata_of(object: &Value) -> Map<String, Value> {
    let mut metadata = object["metadata"].as_object().cloned().unwrap_or_default();
    let empty = |value: &Value| match value {
        Value::Object(map) => map.is_empty(),
        Value::Array(items) => items.is_empty(),
        value => value.is_null(),
    };
    metadata.retain(|name, value| {
        !(value.is_null() || name == "managedFields" || (OMIT_EMPTY.contains(&name.as_str()) && empty(value)))
    });
    metadata
}

/// An object without the part that this write does not reach.
pub(super) fn own_part(write: &Write<'_>, mut object: Value) -> Value {
    let Some(map) = object.as_object_mut() else { return Value::Object(Map::new()) };
    match write.part {
        Part::Main if write.resource.is_custom() => drop(map.remove("status")),
        Part::Main => {}
        Part::Status => {
            map.retain(|name, _| ["apiVersion", "kind", "metadata", "status"].contains(&name.as_str()))
        }
    }
    if let Some(metadata) = map.get_mut("metadata").and_then(Value::as_object_mut) {
        metadata.remove("managedFields");
    }
    object
}

/// 409 if the version is another one, 422 if the uid is. What is absent or empty is not checked.
pub(super) fn check_preconditions(write: &Write<'_>, live: &Value, sent: &Value) -> Result<(), ApiError> {
    let names = write.resource.names();
    let given = |name: &str| sent["metadata"][name].as_str().filter(|text| !text.is_empty());
    let held = |name: &str| live["metadata"][name].as_str().unwrap_or_default();
    if given("resourceVersion").is_some_and(|version| version != held("resourceVersion")) {
        return Err(ApiError::modified(names.plural, names.group, write.name));
    }
    if let Some(uid) = given("uid").filter(|uid| *uid != held("uid")) {
        let cause = Cause::invalid("metadata.uid", &format!("{uid:?}"), "field is immutable");
        return Err(ApiError::invalid(names.kind, names.group, write.name, vec![cause.clone(), cause]));
    }
    let mut causes = Vec::new();
    for name in ["deletionTimestamp", "deletionGracePeriodSeconds"] {
        let field = &sent["metadata"][name];
        if !field.is_null() && *field != live["metadata"][name] {
            let cause = Cause::invalid(&format!("metadata.{name}"), &field.to_string(), "field is immutable");
            causes.extend([cause.clone(), cause]);
        }
    }
    if causes.is_empty() {
        Ok(())
    } else {
        Err(ApiError::invalid(names.kind, names.group, write.name, causes))
    }
}

pub(super) fn check_deletion(
    write: &Write<'_>,
    live: &Value,
    wanted: &Preconditions,
) -> Result<(), ApiError> {
    let names = write.resource.names();
    let held = |name: &str| live["metadata"][name].as_str().unwrap_or_default();
    let why = match (&wanted.uid, &wanted.resource_version) {
        (Some(uid), _) if uid != held("uid") => format!(
            "the UID in the precondition ({uid}) does not match the UID in record ({}). The object might have been deleted and then recreated",
            held("uid")
        ),
        (_, Some(version)) if version != held("resourceVersion") => format!(
            "the ResourceVersion in the precondition ({version}) does not match the ResourceVersion in record ({}). The object might have been modified",
            held("resourceVersion")
        ),
        _ => return Ok(()),
    };
    Err(ApiError::conflict(names.kind, names.group, write.name, &why))
}

/// 409 that names every field somebody else owns.
pub(super) fn clash_error(clashes: &[Clash]) -> ApiError {
    let mut owners: Vec<&str> = clashes.iter().map(|clash| clash.with.as_str()).collect();
    owners.dedup();
    let fields = |owner: &str| -> Vec<String> {
        clashes.iter().filter(|clash| clash.with == owner).map(|clash| clash.field.clone()).collect()
    };
    let text = match (clashes, owners.as_slice()) {
        ([only], _) => format!("conflict with {}: {}", only.with, only.field),
        (_, [owner]) => format!("conflicts with {owner}:\n- {}", fields(owner).join("\n- ")),
        (_, owners) => {
            let each = |owner: &&str| format!("conflicts with {owner}:\n- {}", fields(owner).join("\n- "));
            owners.iter().map(each).collect::<Vec<_>>().join("\n")
        }
    };
    let count = clashes.len();
    let noun = if count == 1 { "conflict" } else { "conflicts" };
    let causes = clashes.iter().map(|clash| {
        let message = format!("conflict with {}", clash.with);
        Cause { reason: "FieldManagerConflict".into(), message, field: clash.field.clone() }.to_json()
    });
    let mut error = ApiError::new(409, "Conflict", format!("Apply failed with {count} {noun}: {text}"));
    error.details = Some(serde_json::json!({"causes": causes.collect::<Vec<_>>()}));
    error
}

pub(super) fn finalizers(object: &Value) -> usize {
    object["metadata"]["finalizers"].as_array().map_or(0, Vec::len)
}

pub(super) fn is_deleting(object: &Value) -> bool {
    object["metadata"].get("deletionTimestamp").is_some()
}

pub(super) fn count_generation(object: &mut Value) {
    let next = object["metadata"]["generation"].as_i64().unwrap_or(0) + 1;
    object["metadata"]["generation"] = next.into();
}

pub(super) fn differs_outside_metadata_and_status(old: &Value, new: &Value) -> bool {
    let rest = |object: &Value| {
        let mut rest = object.as_object().cloned().unwrap_or_default();
        rest.retain(|name, _| name != "metadata" && name != "status");
        rest
    };
    rest(old) != rest(new)
}

/// Equal, leaving aside when managers last wrote.
pub(super) fn same_but_times(old: &Value, new: &Value) -> bool {
    let timeless = |object: &Value| {
        let mut object = object.clone();
        for record in object["metadata"]["managedFields"].as_array_mut().into_iter().flatten() {
            record.as_object_mut().map(|record| record.remove("time"));
        }
        object
    };
    old == new || timeless(old) == timeless(new)
}
