//! Writes: from what was sent to what is stored, and the event it makes.
//!
//! In: the live object and a request. Out: the new object and one event. Never: a partial write.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::history::{EventKind, WatchEvent};
use super::managed::{Clash, Managed, Writer};
use super::shape::Shape;
use super::{Part, Preconditions, State, Store, Write, key};
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

impl Store {
    /// Creates an object after admission.
    ///
    /// # Errors
    /// 409 if there is one of that name; what admission says.
    pub fn create_with(&self, write: &Write<'_>, object: Value) -> Result<Arc<Value>, ApiError> {
        let now = self.shared.clock.stamp();
        let mut state = self.shared.lock();
        let mut new = newborn(write, object, &now);
        (write.admit)(None, &mut new)?;
        let names = write.resource.names();
        if state.find(write.resource, write.namespace, write.name).is_ok() {
            return Err(ApiError::already_exists(names.plural, names.group, write.name));
        }
        let mut managed = Managed::base(&Value::Null, &Value::Null);
        managed.update(shape(write), &Value::Null, &new, &writer(write, &now));
        managed.store(&mut new);
        Ok(self.commit(&mut state, write, None, new))
    }

    /// Changes an object by a function of its present state, after admission.
    ///
    /// # Errors
    /// 404; what the function or admission says; 409 or 422 if the function's answer has another
    /// resourceVersion or uid.
    pub fn update_with(
        &self,
        write: &Write<'_>,
        edit: &dyn Fn(&Value) -> Result<Value, ApiError>,
    ) -> Result<Arc<Value>, ApiError> {
        let now = self.shared.clock.stamp();
        let mut state = self.shared.lock();
        let live = state.find(write.resource, write.namespace, write.name)?;
        let sent = edit(&live)?;
        check_preconditions(write, &live, &sent)?;
        let mut managed = Managed::base(&live, &sent);
        let mut new = settled(write, &live, sent);
        (write.admit)(Some(&live), &mut new)?;
        managed.update(shape(write), &live, &new, &writer(write, &now));
        Ok(self.finish(&mut state, write, &live, new, managed))
    }

    /// Applies an object server-side, after admission.
    ///
    /// # Errors
    /// 404 for a status; 409 if fields of others would change and `force` is not set, or if the object
    /// has another resourceVersion; what admission says.
    pub fn apply_with(&self, write: &Write<'_>, object: &Value, force: bool) -> Result<Arc<Value>, ApiError> {
        let now = self.shared.clock.stamp();
        let mut state = self.shared.lock();
        let live = match state.find(write.resource, write.namespace, write.name) {
            Ok(live) => live,
            Err(_) if write.part == Part::Main => {
                return self.apply_new(&mut state, write, object, &now);
            }
            Err(missing) => return Err(missing),
        };
        check_preconditions(write, &live, object)?;
        let mut managed = Managed::of(&live);
        let applied = own_part(write, object.clone());
        let merged = managed
            .apply(shape(write), &live, &applied, &writer(write, &now), force)
            .map_err(|clashes| clash_error(&clashes))?;
        let mut new = settled(write, &live, merged);
        (write.admit)(Some(&live), &mut new)?;
        Ok(self.finish(&mut state, write, &live, new, managed))
    }

    /// An apply that creates.
    fn apply_new(
        &self,
        state: &mut State,
        write: &Write<'_>,
        object: &Value,
        now: &str,
    ) -> Result<Arc<Value>, ApiError> {
        let mut managed = Managed::default();
        let applied = own_part(write, object.clone());
        let merged = managed
            .apply(shape(write), &Value::Object(Map::new()), &applied, &writer(write, now), true)
            .map_err(|clashes| clash_error(&clashes))?;
        let mut new = newborn(write, merged, now);
        (write.admit)(None, &mut new)?;
        managed.store(&mut new);
        Ok(self.commit(state, write, None, new))
    }

    /// Deletes an object after admission, or marks it if finalizers hold it.
    ///
    /// # Errors
    /// 404; 409 if a precondition does not hold.
    pub fn delete_with(
        &self,
        write: &Write<'_>,
        preconditions: &Preconditions,
    ) -> Result<Arc<Value>, ApiError> {
        let now = self.shared.clock.stamp();
        let mut state = self.shared.lock();
        let live = state.find(write.resource, write.namespace, write.name)?;
        check_deletion(write, &live, preconditions)?;
        if finalizers(&live) == 0 {
            self.remove(&mut state, write, &live);
            return Ok(live);
        }
        if is_deleting(&live) {
            return Ok(live);
        }
        let mut marked = (*live).clone();
        marked["metadata"]["deletionTimestamp"] = now.into();
        marked["metadata"]["deletionGracePeriodSeconds"] = 0.into();
        if write.resource.is_custom() {
            count_generation(&mut marked);
        }
        Ok(self.commit(&mut state, write, Some(&live), marked))
    }

    /// Marks a namespace as being deleted. It is removed by [`Store::delete_with`] once it is empty.
    ///
    /// # Errors
    /// 404; 409 if a precondition does not hold.
    pub fn delete_namespace(
        &self,
        write: &Write<'_>,
        preconditions: &Preconditions,
    ) -> Result<Arc<Value>, ApiError> {
        let now = self.shared.clock.stamp();
        let mut state = self.shared.lock();
        let live = state.find(write.resource, write.namespace, write.name)?;
        check_deletion(write, &live, preconditions)?;
        if is_deleting(&live) {
            return Ok(live);
        }
        let mut marked = (*live).clone();
        marked["metadata"]["deletionTimestamp"] = now.into();
        marked["status"]["phase"] = "Terminating".into();
        Ok(self.commit(&mut state, write, Some(&live), marked))
    }

    /// The end of an update: keeps the object if nothing changed, counts its generation, removes it with
    /// its last finalizer.
    fn finish(
        &self,
        state: &mut State,
        write: &Write<'_>,
        live: &Arc<Value>,
        mut new: Value,
        managed: Managed,
    ) -> Arc<Value> {
        if write.part == Part::Status {
            new["metadata"] = live["metadata"].clone();
        }
        managed.store(&mut new);
        if same_but_times(live, &new) {
            return live.clone();
        }
        if write.resource.is_custom() && differs_outside_metadata_and_status(live, &new) {
            count_generation(&mut new);
        }
        if is_deleting(&new) && finalizers(&new) == 0 {
            self.remove(state, write, live);
            return Arc::new(new);
        }
        self.commit(state, write, Some(live), new)
    }

    /// Stores an object under the next version and tells everybody.
    fn commit(
        &self,
        state: &mut State,
        write: &Write<'_>,
        previous: Option<&Arc<Value>>,
        mut new: Value,
    ) -> Arc<Value> {
        if write.dry_run {
            return Arc::new(new);
        }
        let kind = if previous.is_some() { EventKind::Modified } else { EventKind::Added };
        let version = state.version + 1;
        new["metadata"]["resourceVersion"] = version.to_string().into();
        let object = Arc::new(new);
        let key = key(write.namespace, write.name);
        state.collection(write.resource).objects.insert(key, object.clone());
        self.tell(
            state,
            write,
            WatchEvent { kind, version, object: object.clone(), previous: previous.cloned() },
        );
        object
    }

    /// Removes an object; the event has its last state with the version of the removal.
    fn remove(&self, state: &mut State, write: &Write<'_>, live: &Arc<Value>) {
        if write.dry_run {
            return;
        }
        let version = state.version + 1;
        let mut last = (**live).clone();
        last["metadata"]["resourceVersion"] = version.to_string().into();
        let key = key(write.namespace, write.name);
        state.collection(write.resource).objects.remove(&key);
        let object = Arc::new(last);
        let previous = Some(live.clone());
        self.tell(state, write, WatchEvent { kind: EventKind::Deleted, version, object, previous });
    }

    fn tell(&self, state: &mut State, write: &Write<'_>, event: WatchEvent) {
        state.version = event.version;
        self.shared.news.send_replace(event.version);
        state.collection(write.resource).history.push(event);
    }
}

/// A JSON merge patch (RFC 7386) applied to an object.
pub fn merge_patched(live: &Value, patch: &Value) -> Value {
    let mut patched = live.clone();
    json_patch::merge(&mut patched, patch);
    patched
}

fn shape(write: &Write<'_>) -> Shape {
    Shape { conditions_by_type: write.resource.conditions_by_type(), unowned: write.resource.unowned() }
}

fn writer<'a>(write: &'a Write<'_>, now: &'a str) -> Writer<'a> {
    let subresource = if write.part == Part::Status { "status" } else { "" };
    Writer { manager: write.manager, subresource, api_version: write.resource.names().api_version, now }
}

/// An object on its way into the store for the first time.
fn newborn(write: &Write<'_>, object: Value, now: &str) -> Value {
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
fn settled(write: &Write<'_>, live: &Value, sent: Value) -> Value {
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
fn own_part(write: &Write<'_>, mut object: Value) -> Value {
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
fn check_preconditions(write: &Write<'_>, live: &Value, sent: &Value) -> Result<(), ApiError> {
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

fn check_deletion(write: &Write<'_>, live: &Value, wanted: &Preconditions) -> Result<(), ApiError> {
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
fn clash_error(clashes: &[Clash]) -> ApiError {
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

fn finalizers(object: &Value) -> usize {
    object["metadata"]["finalizers"].as_array().map_or(0, Vec::len)
}

fn is_deleting(object: &Value) -> bool {
    object["metadata"].get("deletionTimestamp").is_some()
}

fn count_generation(object: &mut Value) {
    let next = object["metadata"]["generation"].as_i64().unwrap_or(0) + 1;
    object["metadata"]["generation"] = next.into();
}

fn differs_outside_metadata_and_status(old: &Value, new: &Value) -> bool {
    let rest = |object: &Value| {
        let mut rest = object.as_object().cloned().unwrap_or_default();
        rest.retain(|name, _| name != "metadata" && name != "status");
        rest
    };
    rest(old) != rest(new)
}

/// Equal, leaving aside when managers last wrote.
fn same_but_times(old: &Value, new: &Value) -> bool {
    let timeless = |object: &Value| {
        let mut object = object.clone();
        for record in object["metadata"]["managedFields"].as_array_mut().into_iter().flatten() {
            record.as_object_mut().map(|record| record.remove("time"));
        }
        object
    };
    old == new || timeless(old) == timeless(new)
}
