//! Serves the content of package revisions as `porch.kpt.dev/v1alpha1` PackageRevisionResources.
//!
//! In: names and pushed objects. Out: objects with all files; a push is stored and its render asked for
//! before it is answered. Never: a render. Checks come in the recorded order, with the recorded words.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures::future::BoxFuture;
use jiff::Timestamp;
use serde_json::{Map, Value, json};
use uuid::Uuid;

use super::{Cache, Key, Record, Refusal, micros};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::{CONFIG_GROUP, PORCH_GROUP, RENDER_REQUEST, V1ALPHA2_MIGRATION, names};
use crate::package::Files;
use crate::sandbox::contents::Contents;
use crate::sandbox::crash::{Point, Trap};
use crate::sandbox::faults::world::World;
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{Part, Resource, Store};
use crate::sandbox::truth::Origin;

/// The resource in messages.
const PLURAL: &str = "packagerevisionresources";
/// Field manager of the render request.
const MANAGER: &str = "porch";
/// Name space of the uids of v1alpha1, which are computed from names.
const UIDS: Uuid = Uuid::from_u128(0xaac7_1d91_5c67_456f_8fd2_902e_f6da_820e);

/// The content of all package revisions.
#[derive(Clone)]
pub struct PackageContents {
    store: Store,
    cache: Arc<Cache>,
    busy: Arc<Mutex<HashSet<(String, String)>>>,
    trap: Trap,
    world: Arc<World>,
}

/// Marks one object as being written.
struct Busy<'a> {
    contents: &'a PackageContents,
    name: (String, String),
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.contents.lock().remove(&self.name);
    }
}

impl PackageContents {
    /// Content of the cache, objects of the store.
    pub fn new(store: Store, cache: Arc<Cache>) -> Self {
        Self { store, cache, busy: Arc::default(), trap: Trap::default(), world: Arc::default() }
    }

    /// With a place to die at.
    #[must_use]
    pub fn trapped(self, trap: Trap) -> Self {
        Self { trap, ..self }
    }

    /// With faults.
    #[must_use]
    pub fn in_world(self, world: Arc<World>) -> Self {
        Self { world, ..self }
    }

    /// After a restart: asks for the renders of pushes that were stored and never acknowledged, because the
    /// process ended before it asked.
    pub fn resume(&self) {
        for record in self.cache.list(None) {
            let (namespace, name) = (&record.key.namespace, record.key.name());
            let Some(pushed) = record.trail.pushed.as_deref() else { continue };
            let object = self.store.get(Resource::PackageRevisions, namespace, &name);
            let asked = |object: Arc<Value>| object["metadata"]["annotations"][RENDER_REQUEST] == pushed;
            if record.lifecycle == Lifecycle::Draft && !object.is_ok_and(asked) {
                self.ask_for_render(namespace, &name, pushed);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<(String, String)>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One writer at a time; the others are turned away at once.
    fn occupy(&self, namespace: &str, name: &str) -> Result<Busy<'_>, ApiError> {
        let key = (namespace.to_owned(), name.to_owned());
        if self.lock().insert(key.clone()) {
            return Ok(Busy { contents: self, name: key });
        }
        let why = format!(
            "another request is already in progress on package revision resources \"{namespace}/{name}\""
        );
        Err(ApiError::conflict(PLURAL, PORCH_GROUP, name, &why))
    }

    /// The record of a name, after the checks that come before it.
    fn find(&self, namespace: &str, name: &str) -> Result<Arc<Record>, ApiError> {
        let key = Key::of_name(namespace, name).ok_or_else(|| unreadable_name(name))?;
        let repository = self.store.get(Resource::Repositories, namespace, &key.repository);
        let repository =
            repository.map_err(|_| ApiError::not_found("repositories", CONFIG_GROUP, &key.repository))?;
        let alive = repository["metadata"]["deletionTimestamp"].is_null();
        let record = self.cache.get(&key).filter(|_| alive);
        record.ok_or_else(|| ApiError::not_found(PLURAL, PORCH_GROUP, name))
    }

    async fn store_push(&self, namespace: &str, name: &str, object: Value) -> Result<Value, ApiError> {
        let sent: PackageRevisionResources = serde_json::from_value(without_nulls(object))
            .map_err(|error| ApiError::bad_request(error.to_string()))?;
        check_name(&sent, name)?;
        let _busy = self.occupy(namespace, name)?;
        let found = self.find(namespace, name)?;
        if sent.version().is_empty() {
            return Err(ApiError::internal("resourceVersion must be specified for an update"));
        }
        let version = sent.version().to_owned();
        let texts = sent.spec.resources.unwrap_or_default();
        let files = texts.into_iter().map(|(path, text)| (path, text.into())).collect();
        let record = self.write(&found.key, &version, files).await.map_err(|why| refused(&why, name))?;
        self.trap.at(Point::PushStored);
        if !self.world.strikes("lost-request", self.world.faults.lost_request, &record.key) {
            self.ask_for_render(namespace, name, &record.version);
        }
        self.trap.at(Point::PushAsked);
        Ok(to_object(&record, name))
    }

    async fn write(&self, key: &Key, expected: &str, files: Files) -> Result<Arc<Record>, Refusal> {
        let (files, nameless) = split_nameless(files);
        let change = |record: &Record, version: &str| record.pushed(expected, Arc::new(files), version);
        let record = self.cache.update_from(key, Origin::Pushed, change).await?;
        match nameless {
            // As recorded: the refusal comes after the other files were replaced.
            true => Err(Refusal::Failed(
                "ERROR: new row for relation \"resources\" violates check constraint \"resources_resource_key_check\" (SQLSTATE 23514)".into(),
            )),
            false => Ok(record),
        }
    }

    /// Without an object there is nobody to ask, and the push stays stored.
    fn ask_for_render(&self, namespace: &str, name: &str, version: &str) {
        let patch = json!({"metadata": {"annotations": {RENDER_REQUEST: version}}});
        drop(self.store.merge_patch(
            Resource::PackageRevisions,
            namespace,
            name,
            Part::Main,
            &patch,
            MANAGER,
        ));
    }

    /// Lists leave out what the v1alpha2 controller handles.
    fn is_listed(&self, record: &Record) -> bool {
        let repository =
            self.store.get(Resource::Repositories, &record.key.namespace, &record.key.repository);
        repository.is_ok_and(|object| object["metadata"]["annotations"][V1ALPHA2_MIGRATION] != "true")
    }
}

impl Contents for PackageContents {
    fn get<'a>(&'a self, namespace: &'a str, name: &'a str) -> BoxFuture<'a, Result<Value, ApiError>> {
        Box::pin(async move { self.find(namespace, name).map(|record| to_object(&record, name)) })
    }

    fn list<'a>(&'a self, namespace: Option<&'a str>) -> BoxFuture<'a, Result<Vec<Value>, ApiError>> {
        let records = self.cache.list(namespace);
        let listed = records.iter().filter(|record| self.is_listed(record));
        let objects = listed.map(|record| to_object(record, &record.key.name())).collect();
        Box::pin(async { Ok(objects) })
    }

    fn put<'a>(
        &'a self,
        namespace: &'a str,
        name: &'a str,
        object: Value,
    ) -> BoxFuture<'a, Result<Value, ApiError>> {
        let (contents, namespace, name) = (self.clone(), namespace.to_owned(), name.to_owned());
        // A client that goes away must not leave content behind without the request to render it.
        let push = tokio::spawn(async move { contents.store_push(&namespace, &name, object).await });
        Box::pin(async { push.await.unwrap_or_else(|_| Err(ApiError::internal("the push came to no end"))) })
    }
}

/// A file that is `null` is an empty file.
fn without_nulls(mut object: Value) -> Value {
    if let Some(files) = object.pointer_mut("/spec/resources").and_then(Value::as_object_mut) {
        files.values_mut().filter(|text| text.is_null()).for_each(|text| *text = "".into());
    }
    object
}

fn check_name(sent: &PackageRevisionResources, name: &str) -> Result<(), ApiError> {
    let given = sent.metadata.name.as_deref().unwrap_or_default();
    if given == name {
        return Ok(());
    }
    Err(ApiError::bad_request(format!(
        "the name of the object ({given}) does not match the name on the URL ({name})"
    )))
}

/// Takes out the file without a name.
fn split_nameless(mut files: Files) -> (Files, bool) {
    let nameless = files.remove("").is_some();
    (files, nameless)
}

/// A refused write, wrapped as the recorded server wraps everything.
fn refused(why: &Refusal, name: &str) -> ApiError {
    match why {
        Refusal::Missing(_) => ApiError::not_found(PLURAL, PORCH_GROUP, name),
        Refusal::Stale => {
            ApiError::internal(ApiError::conflict(PLURAL, PORCH_GROUP, name, &why.to_string()).message)
        }
        other => ApiError::internal(other.to_string()),
    }
}

/// The words for a name that has no parts.
fn unreadable_name(name: &str) -> ApiError {
    const RULE: &str = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
    let mut text = String::from("package revision kubernetes resource name invalid:\n");
    let (repository, rest) = name.split_once('.').unwrap_or((name, ""));
    let (package, workspace) = rest.rsplit_once('.').unwrap_or((rest, ""));
    let parts = [
        ("repository", "object", repository),
        ("package", "object", package),
        ("workspace", "package revision", workspace),
    ];
    for (part, of, value) in parts.into_iter().filter(|(_, _, value)| !names::is_label(value)) {
        text += &format!(
            "{part} name part \"{value}\" of {of} name invalid\n{part} name {value} invalid: {RULE}\n"
        );
    }
    ApiError::new(500, "", text)
}

/// The object of a record.
fn to_object(record: &Record, name: &str) -> Value {
    let key = &record.key;
    let stamp = micros(&record.version).and_then(|micros| Timestamp::from_microsecond(micros).ok());
    let created = stamp.unwrap_or_default().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    let path = format!("packagerevision:porch.kpt.dev/v1alpha1/{}/{name}", key.namespace);
    json!({
        "kind": PackageRevisionResources::KIND, "apiVersion": PackageRevisionResources::API_VERSION,
        "metadata": {
            "name": name, "namespace": key.namespace, "uid": Uuid::new_v5(&UIDS, path.as_bytes()).to_string(),
            "resourceVersion": record.version, "creationTimestamp": created,
        },
        "spec": spec(record),
        "status": {"renderStatus": {"result": {"metadata": {}, "exitCode": 0}, "error": ""}},
    })
}

/// Name parts and files; the package goes by its last segment here.
fn spec(record: &Record) -> Map<String, Value> {
    let key = &record.key;
    let segment = key.package.rsplit('/').next().unwrap_or_default();
    let mut spec = Map::new();
    spec.insert("packageName".into(), segment.into());
    spec.insert("workspaceName".into(), key.workspace.clone().into());
    if record.revision != 0 {
        spec.insert("revision".into(), record.revision.into());
    }
    spec.insert("repository".into(), key.repository.clone().into());
    if !record.files.is_empty() {
        spec.insert("resources".into(), json!(*record.files));
    }
    spec
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::cache::trail::Trail;

    #[test]
    fn uids_are_computed_as_recorded() {
        let record = Record {
            key: Key::of_name("trf-01r", "edge.cell.v1").unwrap(),
            files: Arc::default(),
            version: "edge.cell.v1.1795966740932052".into(),
            lifecycle: Lifecycle::Draft,
            revision: 0,
            publication: None,
            trail: Trail::default(),
        };
        let object = to_object(&record, "edge.cell.v1");
        assert_eq!(object["metadata"]["uid"], "921421e9-c1d3-5fff-a1d4-63e942119e26");
        assert_eq!(object["metadata"]["creationTimestamp"], "2026-11-29T15:39:00Z");
        assert_eq!(
            object["spec"],
            json!({"packageName": "cell", "workspaceName": "v1", "repository": "edge"})
        );
    }

    #[test]
    fn a_name_without_parts() {
        let error = unreadable_name("nodots");
        assert!(error.message.starts_with("package revision kubernetes resource name invalid:\npackage name part \"\" of object name invalid\npackage name  invalid: a lowercase"), "{}", error.message);
        assert!(error.message.contains("\nworkspace name part \"\" of package revision name invalid\n"));
        assert_eq!(error.reason, "");
    }
}
