//! Object metadata: names, labels, annotations, finalizers, owners.
//!
//! In: metadata. Out: unknown fields, wrong types and violations in the server's words. Never: the rest.

use serde_json::Value;

use super::schema::Violations;
use crate::api::names::{is_label, is_subdomain};
use crate::sandbox::status::Cause;
use crate::sandbox::store::Resource;

/// Fields of `metadata` and the Go types that error texts name.
const FIELDS: [(&str, &str); 15] = [
    ("name", "string"),
    ("generateName", "string"),
    ("namespace", "string"),
    ("selfLink", "string"),
    ("uid", "types.UID"),
    ("resourceVersion", "string"),
    ("generation", "int64"),
    ("creationTimestamp", "time"),
    ("deletionTimestamp", "time"),
    ("deletionGracePeriodSeconds", "int64"),
    ("labels", "map[string]string"),
    ("annotations", "map[string]string"),
    ("ownerReferences", "[]v1.OwnerReference"),
    ("finalizers", "[]string"),
    ("managedFields", "[]v1.ManagedFieldsEntry"),
];
/// All annotations together, in bytes.
const ANNOTATIONS_MAX: usize = 262_144;
const LABEL_VALUE_MAX: usize = 63;
const NAME_PART_MAX: usize = 63;
const PREFIX_MAX: usize = 253;

const SUBDOMAIN: &str = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const LABEL: &str = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
const QUALIFIED: &str = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const LABEL_VALUE: &str = "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";

/// Removes metadata fields that do not exist; answers their paths.
pub fn prune(object: &mut Value) -> Vec<String> {
    let mut unknown = Vec::new();
    if let Some(metadata) = object["metadata"].as_object_mut() {
        metadata.retain(|name, _| {
            let known = FIELDS.iter().any(|(field, _)| field == name);
            if !known {
                unknown.push(format!("metadata.{name}"));
            }
            known
        });
    }
    unknown
}

/// The first field of a wrong type, in the words of the Go decoder.
pub fn type_fault(object: &Value) -> Option<String> {
    let metadata = match object.get("metadata") {
        None | Some(Value::Null) => return None,
        Some(Value::Object(metadata)) => metadata,
        Some(other) => {
            return Some(format!(
                "json: cannot unmarshal {} into Go value of type v1.ObjectMeta",
                go_name(other)
            ));
        }
    };
    FIELDS.iter().find_map(|(name, kind)| field_fault(name, kind, metadata.get(*name)?))
}

fn field_fault(name: &str, kind: &str, value: &Value) -> Option<String> {
    let wrong = |value: &Value, kind: &str| {
        let found = go_name(value);
        Some(format!("json: cannot unmarshal {found} into Go struct field ObjectMeta.{name} of type {kind}"))
    };
    match (kind, value) {
        (_, Value::Null) => None,
        ("int64", value) if value.is_i64() => None,
        ("time", Value::String(text)) => time_fault(text),
        ("string" | "types.UID", Value::String(_)) => None,
        ("map[string]string", Value::Object(map)) => map
            .values()
            .find(|value| !(value.is_string() || value.is_null()))
            .and_then(|v| wrong(v, "string")),
        ("[]string", Value::Array(items)) => {
            items.iter().find(|value| !value.is_string()).and_then(|v| wrong(v, "string"))
        }
        ("[]v1.OwnerReference" | "[]v1.ManagedFieldsEntry", Value::Array(items)) => {
            items.iter().find(|value| !value.is_object()).and_then(|v| wrong(v, &kind[2..]))
        }
        (kind, value) => wrong(value, kind),
    }
}

fn time_fault(text: &str) -> Option<String> {
    let layout = "2006-01-02T15:04:05Z07:00";
    text.parse::<jiff::Timestamp>()
        .is_err()
        .then(|| format!("parsing time {text:?} as {layout:?}: cannot parse {text:?} as \"2006\""))
}

pub(super) fn go_name(value: &Value) -> &'static str {
    match value {
        Value::Number(_) => "number",
        Value::Bool(_) => "bool",
        other => super::schema::type_name(other),
    }
}

/// Validates the metadata of an object.
pub fn check(resource: Resource, old: Option<&Value>, metadata: &Value, found: &mut Violations) {
    if old.is_none() {
        check_names(resource, metadata, found);
    }
    check_labels(metadata, found);
    check_annotations(metadata, found);
    check_finalizers(old, metadata, found);
    check_owners(metadata, found);
}

fn check_names(resource: Resource, metadata: &Value, found: &mut Violations) {
    if let Some(prefix) = metadata["generateName"].as_str() {
        // A generated suffix may follow a dash, so that one at the end is forgiven.
        let stem = prefix.strip_suffix('-').map_or_else(|| prefix.to_owned(), |stem| format!("{stem}-a"));
        name_fault(resource, &stem).into_iter().for_each(|why| {
            found.add(Cause::invalid("metadata.generateName", &format!("{prefix:?}"), &why));
        });
    }
    let name = metadata["name"].as_str().unwrap_or_default();
    if name.is_empty() {
        let message = "Required value: name or generateName is required";
        found.add_blocking(Cause::new("FieldValueRequired", "metadata.name", message));
    } else if let Some(why) = name_fault(resource, name) {
        found.add(Cause::invalid("metadata.name", &quoted(name), &why));
    }
}

/// What is wrong with an object name.
pub fn name_fault(resource: Resource, name: &str) -> Option<String> {
    let (most, good, text) = match resource {
        Resource::Namespaces => (63, is_label(name), LABEL),
        _ => (253, is_subdomain(name), SUBDOMAIN),
    };
    if name.len() > most {
        return Some(format!("must be no more than {most} characters"));
    }
    (!good).then(|| text.into())
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

fn pairs(value: &Value) -> impl Iterator<Item = (&String, &str)> {
    value.as_object().into_iter().flatten().map(|(key, value)| (key, value.as_str().unwrap_or_default()))
}

fn check_labels(metadata: &Value, found: &mut Violations) {
    for (key, value) in pairs(&metadata["labels"]) {
        for why in qualified_name_faults(key) {
            found.add(Cause::invalid("metadata.labels", &quoted(key), &why));
        }
        if let Some(why) = label_value_fault(value) {
            found.add(Cause::invalid("metadata.labels", &quoted(value), &why));
        }
    }
}

/// What is wrong with the value of a label.
pub fn label_value_fault(value: &str) -> Option<String> {
    if value.len() > LABEL_VALUE_MAX {
        return Some(format!("must be no more than {LABEL_VALUE_MAX} characters"));
    }
    (!(value.is_empty() || is_name_part(value))).then(|| LABEL_VALUE.into())
}

fn check_annotations(metadata: &Value, found: &mut Violations) {
    let mut size = 0;
    for (key, value) in pairs(&metadata["annotations"]) {
        for why in qualified_name_faults(&key.to_lowercase()) {
            found.add(Cause::invalid("metadata.annotations", &quoted(key), &why));
        }
        size += key.len() + value.len();
    }
    if size > ANNOTATIONS_MAX {
        let message = format!("Too long: may not be more than {ANNOTATIONS_MAX} bytes");
        found.add_blocking(Cause::new("FieldValueTooLong", "metadata.annotations", message));
    }
}

fn finalizers(metadata: &Value) -> Vec<&str> {
    metadata["finalizers"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn check_finalizers(old: Option<&Value>, metadata: &Value, found: &mut Violations) {
    for name in finalizers(metadata) {
        for why in qualified_name_faults(name) {
            found.add(Cause::invalid("metadata.finalizers", &quoted(name), &why));
        }
    }
    let Some(old) = old.filter(|old| old["metadata"].get("deletionTimestamp").is_some()) else { return };
    let before = finalizers(&old["metadata"]);
    let added: Vec<String> =
        finalizers(metadata).iter().filter(|name| !before.contains(name)).map(|name| quoted(name)).collect();
    if !added.is_empty() {
        let message = format!(
            "Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers []string{{{}}}",
            added.join(", ")
        );
        let cause = Cause::new("FieldValueForbidden", "metadata.finalizers", message);
        found.add(cause.clone());
        found.add(cause);
    }
}

/// Finalizers without a domain, which the server warns about.
pub fn unqualified_finalizers(metadata: &Value) -> Vec<String> {
    finalizers(metadata).iter().filter(|name| !name.contains('/')).map(|name| (*name).to_owned()).collect()
}

fn check_owners(metadata: &Value, found: &mut Violations) {
    let owners: Vec<&Value> = metadata["ownerReferences"].as_array().into_iter().flatten().collect();
    for owner in &owners {
        let fields =
            [("apiVersion", "version must not be empty"), ("kind", EMPTY), ("name", EMPTY), ("uid", EMPTY)];
        for (name, why) in fields {
            if owner[name].as_str().unwrap_or_default().is_empty() {
                found.add(Cause::invalid(&format!("metadata.ownerReferences.{name}"), "\"\"", why));
            }
        }
    }
    for owner in
        owners.iter().filter(|owner| text(owner, "apiVersion") == "v1" && text(owner, "kind") == "Event")
    {
        let why = "/v1, Kind=Event is disallowed from being an owner";
        found.add(Cause::invalid("metadata.ownerReferences", &owner_text(owner), why));
    }
    let controllers: Vec<String> = owners
        .iter()
        .filter(|owner| owner["controller"] == true)
        .map(|owner| format!("{}/{}", text(owner, "kind"), text(owner, "name")))
        .collect();
    if let [first, second, ..] = controllers.as_slice() {
        let list: Vec<String> = owners.iter().map(|owner| owner_text(owner)).collect();
        let why = format!(
            "Only one reference can have Controller set to true. Found \"true\" in references for {first} and {second}"
        );
        found.add(Cause::invalid("metadata.ownerReferences", &format!("[{}]", list.join(",")), &why));
    }
}

const EMPTY: &str = "must not be empty";

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// An owner as JSON in the order of the server's type.
fn owner_text(owner: &Value) -> String {
    let names = ["apiVersion", "kind", "name", "uid", "controller", "blockOwnerDeletion"];
    let parts: Vec<String> =
        names.iter().filter_map(|name| Some(format!("\"{name}\":{}", owner.get(*name)?))).collect();
    format!("{{{}}}", parts.join(","))
}

fn is_name_part(text: &str) -> bool {
    let ends = |c: char| c.is_ascii_alphanumeric();
    text.starts_with(ends)
        && text.ends_with(ends)
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

/// What is wrong with a qualified name such as `example.com/part`.
pub fn qualified_name_faults(name: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let part = match name.split('/').collect::<Vec<_>>().as_slice() {
        [part] => *part,
        [prefix, part] => {
            faults.extend(prefix_fault(prefix));
            part
        }
        _ => {
            return vec![format!(
                "a qualified name {QUALIFIED} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')"
            )];
        }
    };
    if part.is_empty() {
        faults.push("name part must be non-empty".into());
    } else if part.len() > NAME_PART_MAX {
        faults.push(format!("name part must be no more than {NAME_PART_MAX} characters"));
    }
    if !is_name_part(part) {
        faults.push(format!("name part {QUALIFIED}"));
    }
    faults
}

fn prefix_fault(prefix: &str) -> Option<String> {
    if prefix.is_empty() {
        return Some("prefix part must be non-empty".into());
    }
    if prefix.len() > PREFIX_MAX {
        return Some(format!("prefix part must be no more than {PREFIX_MAX} characters"));
    }
    (!is_subdomain(prefix)).then(|| format!("prefix part {SUBDOMAIN}"))
}
