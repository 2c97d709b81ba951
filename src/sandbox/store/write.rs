//! Writes: from what was sent to what is stored, and the event it makes.
//!
//! In: the live object and a request. Out: the new object and one event. Never: a partial write.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::history::{EventKind, WatchEvent};
use super::image::Change;
use super::managed::Managed;
use super::prepare::{
    check_deletion, check_preconditions, clash_error, count_generation, differs_outside_metadata_and_status,
    finalizers, is_deleting, newborn, own_part, same_but_times, settled, shape, writer,
};
use super::{Part, Preconditions, Resource, State, Store, Write, key};
use crate::sandbox::status::ApiError;

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
        self.commit(&mut state, write, None, new)
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
        self.finish(&mut state, write, &live, new, managed)
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
        self.finish(&mut state, write, &live, new, managed)
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
        self.commit(state, write, None, new)
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
            return self.remove(&mut state, write, &live).map(|()| live);
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
        self.commit(&mut state, write, Some(&live), marked)
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
        self.commit(&mut state, write, Some(&live), marked)
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
    ) -> Result<Arc<Value>, ApiError> {
        if write.part == Part::Status {
            new["metadata"] = live["metadata"].clone();
        }
        managed.store(&mut new);
        if same_but_times(live, &new) {
            return Ok(live.clone());
        }
        if write.resource.is_custom() && differs_outside_metadata_and_status(live, &new) {
            count_generation(&mut new);
        }
        if is_deleting(&new) && finalizers(&new) == 0 {
            return self.remove(state, write, live).map(|()| Arc::new(new));
        }
        self.commit(state, write, Some(live), new)
    }

    /// Stores an object under the next version, for good, and tells everybody.
    fn commit(
        &self,
        state: &mut State,
        write: &Write<'_>,
        previous: Option<&Arc<Value>>,
        mut new: Value,
    ) -> Result<Arc<Value>, ApiError> {
        if write.dry_run {
            return Ok(Arc::new(new));
        }
        let kind = if previous.is_some() { EventKind::Modified } else { EventKind::Added };
        let version = state.version + 1;
        new["metadata"]["resourceVersion"] = version.to_string().into();
        state.write_down(version, write.resource, Change::Stored(&new))?;
        let object = Arc::new(new);
        let key = key(write.namespace, write.name);
        state.collection(write.resource).objects.insert(key, object.clone());
        self.tell(
            state,
            write,
            WatchEvent { kind, version, object: object.clone(), previous: previous.cloned() },
        );
        Ok(object)
    }

    /// Removes an object; the event has its last state with the version of the removal.
    fn remove(&self, state: &mut State, write: &Write<'_>, live: &Arc<Value>) -> Result<(), ApiError> {
        if write.dry_run {
            return Ok(());
        }
        let version = state.version + 1;
        let mut last = (**live).clone();
        last["metadata"]["resourceVersion"] = version.to_string().into();
        let key = key(write.namespace, write.name);
        state.write_down(version, write.resource, Change::Gone(&key))?;
        state.collection(write.resource).objects.remove(&key);
        let object = Arc::new(last);
        let previous = Some(live.clone());
        self.tell(state, write, WatchEvent { kind: EventKind::Deleted, version, object, previous });
        Ok(())
    }

    fn tell(&self, state: &mut State, write: &Write<'_>, event: WatchEvent) {
        state.version = event.version;
        self.shared.news.send_replace(event.version);
        if write.resource == Resource::PackageRevisions {
            state.observers.iter().for_each(|observe| observe(&event));
        }
        state.collection(write.resource).history.push(event);
        state.condense();
    }
}
