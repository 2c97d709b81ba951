//! What is left to do after a restart.
//!
//! In: the objects and the content as they were found. Out: which repositories can be used at once, which
//! package revisions have something unfinished. Never: a write: an object that was at rest stays as it is.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use super::Context;
use super::object::{Revision, name_of};
use super::queue::{Name, Next};
use super::registered::Registered;
use crate::api::conditions::READY;
use crate::api::{LATEST_REVISION, PACKAGE_REVISION_FINALIZER};
use crate::sandbox::cache::Record;
use crate::sandbox::faults::chance::Chance;
use crate::sandbox::store::Resource;

/// How long the fault `restart-fails` keeps repositories from being loaded.
const LOADING: Duration = Duration::from_millis(300);

/// Namespace, repository and package.
type Package = (String, String, String);

impl Context {
    /// Repositories that were synchronised before the restart can be used, even if git cannot be reached now;
    /// unless a fault wants them to be loaded first.
    pub fn resume(&self) {
        if self.faults.restart_fails != Chance::Never {
            return;
        }
        let (objects, _) = self.store.list(Resource::Repositories, None);
        let alive = objects.iter().filter(|object| object["metadata"]["deletionTimestamp"].is_null());
        let synchronised = alive.filter(|object| object["status"]["lastFullSyncTime"].is_string());
        for repository in synchronised.filter_map(|object| Registered::of(object)) {
            self.set_usable(&repository);
        }
    }

    /// Is the Repository of a package revision one that a former controller had loaded, and this one has not?
    pub fn is_unloaded(&self, revision: &Revision) -> bool {
        let key = revision.key();
        self.faults.restart_fails != Chance::Never
            && self.usable(&key.namespace, &key.repository).is_none()
            && self.store.get(Resource::Repositories, &key.namespace, &key.repository).is_ok_and(|object| {
                object["metadata"]["deletionTimestamp"].is_null()
                    && object["status"]["lastFullSyncTime"].is_string()
            })
    }

    /// With unloaded repositories everything fails. One that shall not fail is looked at later.
    pub fn hold_back(&self, revision: &Revision) -> Option<Next> {
        let held =
            self.is_unloaded(revision) && !self.strikes("restart-fails", self.faults.restart_fails, revision);
        held.then_some(Next::Again(LOADING))
    }

    /// Time until repositories are loaded, if that has to be waited for.
    pub fn loading(&self) -> Duration {
        match self.faults.restart_fails {
            Chance::Never => Duration::ZERO,
            _ => {
                self.begun.checked_add(LOADING).map_or(Duration::ZERO, |at| at.duration_since(Instant::now()))
            }
        }
    }

    /// The package revisions that a controller has to look at.
    pub fn unfinished(&self, objects: &[Arc<Value>]) -> Vec<Name> {
        let revisions: Vec<Revision> = objects.iter().filter_map(|object| Revision::of(object)).collect();
        let newest = newest(&revisions);
        let unfinished = revisions.iter().filter(|revision| {
            let record = self.cache.get(&revision.key());
            is_unfinished(revision, record.as_deref()) || is_mislabelled(revision, &newest)
        });
        unfinished.map(|revision| (revision.namespace().to_owned(), revision.name().to_owned())).collect()
    }
}

/// The names of all objects.
pub fn all(objects: &[Arc<Value>]) -> Vec<Name> {
    objects.iter().map(|object| name_of(object)).collect()
}

/// Does an object wish what was not carried out and reported?
fn is_unfinished(revision: &Revision, record: Option<&Record>) -> bool {
    let metadata = &revision.object.metadata;
    let held = metadata.finalizers.iter().flatten().any(|finalizer| finalizer == PACKAGE_REVISION_FINALIZER);
    if revision.is_deleted() || !held {
        return true;
    }
    let Some(wish) = revision.wish() else { return false };
    let ready = revision.object.condition(READY);
    let reported = ready.is_some_and(|ready| ready.observed_generation == Some(revision.generation()));
    let claimed = ready.is_some_and(|ready| ready.is_true());
    let open = |record: &Record| (claimed && record.lifecycle != wish) || !record.trail.attempts.is_empty();
    revision.wants_source() || revision.wants_render() || !reported || record.is_some_and(open)
}

/// The highest published revision of each package.
fn newest(revisions: &[Revision]) -> HashMap<Package, i64> {
    let mut newest = HashMap::new();
    for revision in revisions.iter().filter(|revision| is_published(revision)) {
        let highest = newest.entry(package(revision)).or_default();
        *highest = revision.object.revision().max(*highest);
    }
    newest
}

fn is_published(revision: &Revision) -> bool {
    !revision.is_deleted() && revision.wish().is_some_and(|wish| wish.is_published())
}

fn package(revision: &Revision) -> Package {
    let key = revision.key();
    (key.namespace, key.repository, key.package)
}

/// Is a published one not labelled as it should be?
fn is_mislabelled(revision: &Revision, newest: &HashMap<Package, i64>) -> bool {
    if !is_published(revision) {
        return false;
    }
    let own = revision.object.revision();
    let latest = own > 0 && newest.get(&package(revision)) == Some(&own);
    revision.label(LATEST_REVISION) != Some(if latest { "true" } else { "false" })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::api::lifecycle::Lifecycle;
    use crate::sandbox::cache::{Attempt, Key, Trail};

    fn object(lifecycle: &str, observed: i64, ready: &str) -> Value {
        json!({
            "metadata": {"namespace": "ns", "name": "edge.cell.v1", "generation": 3,
                         "finalizers": [PACKAGE_REVISION_FINALIZER]},
            "spec": {"repository": "edge", "packageName": "cell", "workspaceName": "v1",
                     "lifecycle": lifecycle, "source": {"init": {}}},
            "status": {"creationSource": "init", "revision": 0, "conditions": [
                {"type": "Ready", "status": ready, "observedGeneration": observed, "reason": "", "message": ""},
                {"type": "Rendered", "status": "True", "reason": "", "message": ""},
            ]},
        })
    }

    fn record(lifecycle: Lifecycle, trail: Trail) -> Record {
        let key = Key::of_name("ns", "edge.cell.v1").unwrap();
        Record {
            key,
            files: Arc::default(),
            version: "v".into(),
            lifecycle,
            revision: 0,
            publication: None,
            trail,
        }
    }

    fn unfinished(object: &Value, record: Option<&Record>) -> bool {
        is_unfinished(&Revision::of(object).unwrap(), record)
    }

    #[test]
    fn what_was_reported_is_finished() {
        let draft = record(Lifecycle::Draft, Trail::default());
        assert!(!unfinished(&object("Draft", 3, "True"), Some(&draft)));
        assert!(!unfinished(&object("Draft", 3, "False"), None), "a failure that was reported");
        assert!(unfinished(&object("Draft", 2, "True"), Some(&draft)), "a wish that nobody saw");
        assert!(unfinished(&object("Proposed", 3, "True"), Some(&draft)), "a claim that is not true");
        let attempt = Attempt { revision: 1, commit: "c".into() };
        let begun = record(Lifecycle::Proposed, Trail::default().before_publication(attempt));
        assert!(unfinished(&object("Proposed", 3, "True"), Some(&begun)));
    }

    #[test]
    fn sources_renders_and_deletions_go_on() {
        let mut new = object("Draft", 3, "True");
        new["status"]["creationSource"] = "".into();
        assert!(unfinished(&new, None));
        let mut asked = object("Draft", 3, "True");
        asked["metadata"]["annotations"] = json!({"porch.kpt.dev/render-request": "x"});
        assert!(unfinished(&asked, None));
        let mut deleted = object("Published", 3, "True");
        deleted["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z".into();
        assert!(unfinished(&deleted, None));
    }

    #[test]
    fn the_newest_published_one_has_the_label() {
        let labelled = |revision: i64, label: &str| {
            let mut object = object("Published", 3, "True");
            object["status"]["revision"] = revision.into();
            object["metadata"]["labels"] = json!({LATEST_REVISION: label});
            Revision::of(&object).unwrap()
        };
        let all = [labelled(1, "true"), labelled(2, "false"), labelled(2, "true"), labelled(1, "false")];
        let newest = newest(&all);
        assert_eq!(all.map(|revision| is_mislabelled(&revision, &newest)), [true, true, false, false]);
    }
}
