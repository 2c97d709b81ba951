//! Writes: create, update, patch, apply, delete.
//!
//! In: a target, options and a body. Out: the object as stored, or a refusal; nothing in between. Never:
//! what controllers do afterwards.

use std::cell::RefCell;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::admitting::{admit, beside};
use super::answer::{Answer, Refusal};
use super::decode::{Decoded, decode, not_a_map};
use super::media::{Encoding, PatchKind, body_encoding, patch_kind};
use super::options::{DeleteOptions, WriteOptions};
use super::query::ListOptions;
use super::read;
use super::route::Served;
use super::select::Selector;
use super::vet::{self, Place};
use super::{Call, edit};
use crate::sandbox::admission::metadata;
use crate::sandbox::status::{ApiError, Cause};
use crate::sandbox::store::{Part, Resource, Write};

/// Letters of generated names: no vowels, no digits that look like letters.
const NAME_LETTERS: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";
/// Letters added to `generateName`.
const NAME_SUFFIX: usize = 5;

fn place<'a>(call: &'a Call, resource: Resource) -> Place<'a> {
    let part = if call.target.subresource.is_empty() { Part::Main } else { Part::Status };
    Place { resource, namespace: &call.target.namespace, name: &call.target.name, part }
}

fn finalizer_warnings(before: Option<&Value>, object: &Value) -> Vec<String> {
    let old = before.map(|before| metadata::unqualified_finalizers(&before["metadata"])).unwrap_or_default();
    let new = metadata::unqualified_finalizers(&object["metadata"]);
    new.iter()
        .filter(|name| !old.contains(name))
        .map(|name| format!("metadata.finalizers: {name:?}: prefer a domain-qualified finalizer name to avoid accidental conflicts with other finalizer writers"))
        .collect()
}

/// Creates an object.
///
/// # Errors
/// What the server says to bad bodies, names, namespaces and objects.
pub fn create(call: &Call, resource: Resource, body: &[u8]) -> Result<Answer, Refusal> {
    let options = WriteOptions::read(&call.query, "CreateOptions", call.user_agent())?;
    let place = place(call, resource);
    let decoded = vet::read_object(place, body, body_encoding(call.content_type())?)?;
    let mut warnings = Vec::new();
    let mut object = vet::tidy(place, decoded, options.validation, &mut warnings)?;
    vet::check_namespace(place, &object)?;
    let name = name_new(&mut object);
    check_new_version(&object)?;
    require_namespace(call, resource, &name)?;
    let beside = beside(call, resource);
    let write = Write {
        resource,
        namespace: place.namespace,
        name: &name,
        part: Part::Main,
        manager: &options.manager,
        dry_run: options.dry_run,
        admit: &|old, new| admit(place, &beside, false, old, new),
    };
    let stored = call
        .store()
        .create_with(&write, object)
        .map_err(|error| deleting_namespace(call, resource, &name, error))?;
    warnings.extend(finalizer_warnings(None, &stored));
    Ok(read::one(call, 201, Served::Stored(resource), &stored).warn(warnings))
}

/// The name of a new object, generated if it has a prefix only.
fn name_new(object: &mut Value) -> String {
    if !object["metadata"].is_object() {
        object["metadata"] = Value::Object(Map::new());
    }
    let text = |name: &str| object["metadata"][name].as_str().unwrap_or_default().to_owned();
    let (name, prefix) = (text("name"), text("generateName"));
    if !name.is_empty() || prefix.is_empty() {
        return name;
    }
    let random = uuid::Uuid::new_v4();
    let letters = random.as_bytes().iter().take(NAME_SUFFIX);
    let suffix: String =
        letters.map(|byte| char::from(NAME_LETTERS[usize::from(*byte) % NAME_LETTERS.len()])).collect();
    format!("{prefix}{suffix}")
}

fn check_new_version(object: &Value) -> Result<(), ApiError> {
    match object["metadata"]["resourceVersion"].as_str() {
        Some(text) if text.parse::<u64>().is_ok_and(|version| version > 0) => {
            Err(ApiError::new(500, "", "resourceVersion should not be set on objects to be created"))
        }
        _ => Ok(()),
    }
}

/// Things are created in namespaces that exist and are not being deleted.
fn require_namespace(call: &Call, resource: Resource, name: &str) -> Result<(), ApiError> {
    if !resource.namespaced() {
        return Ok(());
    }
    let names = resource.names();
    if call.target.namespace.is_empty() {
        let text = "an empty namespace may not be set during creation";
        return Err(ApiError::bad_request(text));
    }
    let namespace = call.store().get(Resource::Namespaces, "", &call.target.namespace)?;
    if namespace["metadata"].get("deletionTimestamp").is_none() {
        return Ok(());
    }
    let text = format!(
        "unable to create new content in namespace {} because it is being terminated",
        call.target.namespace
    );
    let qualified = if names.group.is_empty() {
        names.plural.to_owned()
    } else {
        format!("{}.{}", names.plural, names.group)
    };
    let message = format!("{qualified} {name:?} is forbidden: {text}");
    let mut error = ApiError::new(403, "Forbidden", message).about(names.plural, names.group, name);
    if let Some(details) = &mut error.details {
        let cause = format!("namespace {} is being terminated", call.target.namespace);
        details["causes"] =
            vec![Cause::new("NamespaceTerminating", "metadata.namespace", cause).to_json()].into();
    }
    Err(error)
}

/// A namespace that is going away says so when it is created again.
fn deleting_namespace(call: &Call, resource: Resource, name: &str, mut error: ApiError) -> ApiError {
    let live = call.store().get(resource, &call.target.namespace, name);
    let deleting = live.is_ok_and(|live| live["metadata"].get("deletionTimestamp").is_some());
    if error.reason == "AlreadyExists" && deleting {
        error.message = format!("object is being deleted: {}", error.message);
    }
    error
}

/// Replaces an object.
///
/// # Errors
/// What the server says to bad bodies and to objects that changed meanwhile.
pub fn update(call: &Call, resource: Resource, body: &[u8]) -> Result<Answer, Refusal> {
    let options = WriteOptions::read(&call.query, "UpdateOptions", call.user_agent())?;
    let place = place(call, resource);
    let decoded = vet::read_object(place, body, body_encoding(call.content_type())?)?;
    let mut warnings = Vec::new();
    let object = vet::tidy(place, decoded, options.validation, &mut warnings)?;
    vet::check_identity(place, &object)?;
    let change = |live: &Value| {
        vet::check_version(place, &object)?;
        vet::check_uid(place, live, &object)?;
        Ok(object.clone())
    };
    store_change(call, place, &options, warnings, &change, None)
}

/// Runs a change through the store and answers the object.
fn store_change(
    call: &Call,
    place: Place<'_>,
    options: &WriteOptions,
    mut warnings: Vec<String>,
    change: &dyn Fn(&Value) -> Result<Value, ApiError>,
    found: Option<&RefCell<Vec<String>>>,
) -> Result<Answer, Refusal> {
    let beside = beside(call, place.resource);
    let write = Write {
        resource: place.resource,
        namespace: place.namespace,
        name: place.name,
        part: place.part,
        manager: &options.manager,
        dry_run: options.dry_run,
        admit: &|old, new| admit(place, &beside, false, old, new),
    };
    let before = call.store().get(place.resource, place.namespace, place.name).ok();
    let outcome = call.store().update_with(&write, change);
    warnings.extend(found.map(RefCell::take).unwrap_or_default());
    match outcome {
        Ok(stored) => {
            warnings.extend(finalizer_warnings(before.as_deref(), &stored));
            Ok(read::one(call, 200, Served::Stored(place.resource), &stored).warn(warnings))
        }
        Err(error) => Err(Refusal { error, warnings }),
    }
}

/// Patches an object.
///
/// # Errors
/// What the server says to bad patches and to objects that changed meanwhile.
pub fn patch(call: &Call, resource: Resource, body: &[u8]) -> Result<Answer, Refusal> {
    let kind = patch_kind(call.content_type(), !resource.is_custom())?;
    let options = WriteOptions::read_patch(&call.query, kind, call.user_agent())?;
    let place = place(call, resource);
    if kind == PatchKind::Apply {
        return apply(call, place, &options, body);
    }
    let patch = edit::Patch::read(kind, body)?;
    let found = RefCell::new(Vec::new());
    let change = |live: &Value| {
        let object = patch.apply(live)?;
        vet::patched(place, object, patch.twice(), options.validation, &mut found.borrow_mut())
    };
    store_change(call, place, &options, Vec::new(), &change, Some(&found))
}

fn apply(call: &Call, place: Place<'_>, options: &WriteOptions, body: &[u8]) -> Result<Answer, Refusal> {
    let object = read_applied(body, options)?;
    vet::check_applied(place, &object)?;
    let exists = call.store().get(place.resource, place.namespace, place.name).is_ok();
    if !exists {
        check_creatable(call, place, &object)?;
    }
    let beside = beside(call, place.resource);
    let write = Write {
        resource: place.resource,
        namespace: place.namespace,
        name: place.name,
        part: place.part,
        manager: &options.manager,
        dry_run: options.dry_run,
        admit: &|old, new| admit(place, &beside, true, old, new),
    };
    let stored = call.store().apply_with(&write, &object, options.force)?;
    let status = if exists { 200 } else { 201 };
    Ok(read::one(call, status, Served::Stored(place.resource), &stored))
}

fn read_applied(body: &[u8], options: &WriteOptions) -> Result<Value, ApiError> {
    let Decoded { value, twice } = decode(body, Encoding::Yaml).map_err(|why| {
        ApiError::bad_request(format!("error decoding YAML: error converting YAML to JSON: {why}"))
    })?;
    if !(value.is_object() || value.is_null()) {
        let why = not_a_map(&value, "map[string]interface {}");
        return Err(ApiError::bad_request(format!(
            "error decoding YAML: error unmarshaling JSON: while decoding JSON: {why}"
        )));
    }
    if options.validation == super::options::FieldValidation::Strict && !twice.is_empty() {
        let keys: Vec<String> = twice
            .iter()
            .map(|path| format!("key {:?} already set in map", path.rsplit('.').next().unwrap_or_default()))
            .collect();
        return Err(ApiError::bad_request(format!(
            "error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  {}",
            keys.join("\n  ")
        )));
    }
    Ok(value)
}

/// An apply that creates needs a namespace and must not name an object that is not there.
fn check_creatable(call: &Call, place: Place<'_>, object: &Value) -> Result<(), ApiError> {
    if place.part == Part::Status {
        return Ok(());
    }
    require_namespace(call, place.resource, place.name)?;
    let names = place.resource.names();
    match object["metadata"]["uid"].as_str() {
        Some(uid) => {
            let why = format!(
                "uid mismatch: the provided object specified uid {uid}, and no existing object was found"
            );
            Err(ApiError::conflict(names.plural, names.group, place.name, &why))
        }
        None => Ok(()),
    }
}

/// Deletes an object.
///
/// # Errors
/// 404; 409 if a precondition does not hold.
pub fn delete(call: &Call, resource: Resource, body: &[u8]) -> Result<Answer, Refusal> {
    let options = DeleteOptions::read(&call.query, body, body_encoding(call.content_type())?)?;
    let object = remove(call, resource, &call.target.namespace, &call.target.name, &options)?;
    let held = object["metadata"].get("deletionTimestamp").is_some();
    if held {
        return Ok(read::one(call, 200, Served::Stored(resource), &object));
    }
    Ok(Answer::document(200, &deleted(resource, &object), call.form))
}

fn remove(
    call: &Call,
    resource: Resource,
    namespace: &str,
    name: &str,
    options: &DeleteOptions,
) -> Result<Arc<Value>, ApiError> {
    if resource == Resource::Namespaces {
        return remove_namespace(call, name, options);
    }
    let mut write = Write::unchecked(resource, namespace, name, Part::Main, "");
    write.dry_run = options.dry_run;
    if let Some(webhook) = beside(call, resource).webhook {
        webhook.review_deletion(&*call.store().get(resource, namespace, name)?)?;
    }
    call.store().delete_with(&write, &options.preconditions)
}

/// A namespace is marked; it goes at once if nothing is in it, else it stays until somebody cleans up.
fn remove_namespace(call: &Call, name: &str, options: &DeleteOptions) -> Result<Arc<Value>, ApiError> {
    let store = call.store();
    let mut write = Write::unchecked(Resource::Namespaces, "", name, Part::Main, "");
    write.dry_run = options.dry_run;
    let marked = store.delete_namespace(&write, &options.preconditions)?;
    let inside =
        |resource: &Resource| resource.namespaced() && !store.list(*resource, Some(name)).0.is_empty();
    if !options.dry_run && !Resource::ALL.iter().any(inside) {
        store.delete_with(&write, &options.preconditions)?;
    }
    Ok(marked)
}

fn deleted(resource: Resource, object: &Value) -> Value {
    let names = resource.names();
    let mut details = Map::new();
    details.insert("name".into(), object["metadata"]["name"].clone());
    if !names.group.is_empty() {
        details.insert("group".into(), names.group.into());
    }
    details.insert("kind".into(), names.plural.into());
    details.insert("uid".into(), object["metadata"]["uid"].clone());
    serde_json::json!({"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success", "details": details})
}

/// Deletes every object of a collection that is selected.
///
/// # Errors
/// 400 for bad selectors.
pub fn delete_collection(
    call: &Call,
    resource: Resource,
    list: &ListOptions,
    body: &[u8],
) -> Result<Answer, Refusal> {
    let options = DeleteOptions::read(&call.query, body, body_encoding(call.content_type())?)?;
    let selector = Selector::parse(resource, &list.labels, &list.fields)?;
    let namespace = Some(call.target.namespace.as_str()).filter(|namespace| !namespace.is_empty());
    let (objects, _) = call.store().list(resource, namespace);
    let mut gone = Vec::new();
    let mut wanted: Vec<Arc<Value>> = objects.into_iter().filter(|object| selector.matches(object)).collect();
    let version = call.store().current_version();
    let metadata = read::cut(&mut wanted, call, resource, list, version, selector.is_empty());
    for object in &wanted {
        let text = |name: &str| object["metadata"][name].as_str().unwrap_or_default();
        // Gone meanwhile is as good as deleted.
        if remove(call, resource, text("namespace"), text("name"), &options).is_ok() {
            gone.push(object.clone());
        }
    }
    Ok(read::document(call, resource, &gone, metadata))
}
