//! Rules of the core kinds: namespaces, secrets, events.
//!
//! In: an object before and after a write. Out: unknown fields, defaults, violations. Never: more of core
//! than a client of packages needs.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};

use crate::sandbox::status::Cause;
use crate::sandbox::store::Resource;

const SECRET_FIELDS: [&str; 7] =
    ["apiVersion", "kind", "metadata", "data", "stringData", "type", "immutable"];
const NAMESPACE_FIELDS: [&str; 5] = ["apiVersion", "kind", "metadata", "spec", "status"];
const NAME_LABEL: &str = "kubernetes.io/metadata.name";
const KEY_RULE: &str = "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')";

/// Removes unknown top-level fields; answers their names.
pub fn prune(resource: Resource, object: &mut Value) -> Vec<String> {
    let known: &[&str] = match resource {
        Resource::Secrets => &SECRET_FIELDS,
        Resource::Namespaces => &NAMESPACE_FIELDS,
        _ => return Vec::new(),
    };
    let mut unknown = Vec::new();
    if let Some(map) = object.as_object_mut() {
        map.retain(|name, _| {
            let keep = known.contains(&name.as_str());
            if !keep {
                unknown.push(name.clone());
            }
            keep
        });
    }
    unknown
}

/// Fills in what the server adds.
pub fn complete(resource: Resource, object: &mut Value) {
    match resource {
        Resource::Namespaces => complete_namespace(object),
        Resource::Secrets => complete_secret(object),
        _ => {}
    }
}

fn complete_namespace(object: &mut Value) {
    let name = object["metadata"]["name"].clone();
    if name.as_str().is_some_and(|name| !name.is_empty()) {
        part(object, "metadata").and_then(|metadata| {
            part_of(metadata, "labels").map(|labels| labels.insert(NAME_LABEL.into(), name))
        });
    }
    let defaults = [("spec", "finalizers", vec!["kubernetes"].into()), ("status", "phase", "Active".into())];
    for (section, field, default) in defaults {
        let value = part(object, section).map(|section| section.entry(field).or_insert(Value::Null));
        if let Some(value @ Value::Null) = value {
            *value = default;
        }
    }
}

/// A part of an object, made if it is missing; none if it is something else.
fn part<'a>(object: &'a mut Value, name: &str) -> Option<&'a mut Map<String, Value>> {
    part_of(object.as_object_mut()?, name)
}

fn part_of<'a>(map: &'a mut Map<String, Value>, name: &str) -> Option<&'a mut Map<String, Value>> {
    let value = map.entry(name).or_insert(Value::Null);
    if value.is_null() {
        *value = Value::Object(Map::new());
    }
    value.as_object_mut()
}

/// Moves `stringData` into `data`.
fn complete_secret(object: &mut Value) {
    let Some(map) = object.as_object_mut() else { return };
    let plain = map.remove("stringData");
    if let Some(plain) = plain.as_ref().and_then(Value::as_object).filter(|plain| !plain.is_empty()) {
        let encoded = |(key, text): (&String, &Value)| {
            (key.clone(), STANDARD.encode(text.as_str().unwrap_or_default()).into())
        };
        if let Some(data) = part_of(map, "data") {
            data.extend(plain.iter().map(encoded));
        }
    }
    if map.get("type").and_then(Value::as_str).unwrap_or_default().is_empty() {
        map.insert("type".into(), "Opaque".into());
    }
}

/// The first part of a wrong type, in the words of the Go decoder.
pub fn type_fault(resource: Resource, object: &Value) -> Option<String> {
    let parts: &[(&str, &str)] = match resource {
        Resource::Secrets => {
            &[("Secret.data", "map[string][]uint8"), ("Secret.stringData", "map[string]string")]
        }
        Resource::Namespaces => {
            &[("Namespace.spec", "v1.NamespaceSpec"), ("Namespace.status", "v1.NamespaceStatus")]
        }
        _ => return None,
    };
    parts.iter().find_map(|(field, kind)| {
        let value = object.get(field.rsplit('.').next()?)?;
        let right = value.is_null() || value.is_object();
        let found = super::metadata::go_name(value);
        (!right)
            .then(|| format!("json: cannot unmarshal {found} into Go struct field {field} of type {kind}"))
    })
}

/// Why the data of a secret cannot be read, in the words of the Go decoder.
pub fn data_fault(object: &Value) -> Option<String> {
    let texts = object["data"].as_object()?.values().filter_map(Value::as_str);
    texts.into_iter().find_map(|text| {
        let fault = STANDARD.decode(text).err()?;
        let at = match fault {
            base64::DecodeError::InvalidByte(at, _) | base64::DecodeError::InvalidLastSymbol(at, _) => at,
            _ => text.len().saturating_sub(text.len() % 4),
        };
        Some(format!("illegal base64 data at input byte {at}"))
    })
}

/// Violations of one write.
pub fn rules(resource: Resource, old: Option<&Value>, new: &Value) -> Vec<Cause> {
    if resource != Resource::Secrets {
        return Vec::new();
    }
    let keys = new["data"].as_object().into_iter().flatten().map(|(key, _)| key);
    let good =
        |key: &str| key.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)) && !key.is_empty();
    let mut found: Vec<Cause> = keys
        .filter(|key| !good(key))
        .map(|key| Cause::invalid(&format!("data[{key}]"), &format!("{key:?}"), KEY_RULE))
        .collect();
    let Some(old) = old else { return found };
    if old["type"] != new["type"] {
        found.push(Cause::invalid("type", &new["type"].to_string(), "field is immutable"));
    }
    if old["immutable"] == true && old["data"] != new["data"] {
        let message = "Forbidden: field is immutable when `immutable` is set";
        found.push(Cause::new("FieldValueForbidden", "data", message));
    }
    found
}
