//! The repository controller: synchronises registered repositories and reports what came of it.
//!
//! In: Repository objects. Out: their status; the list of usable repositories. Never: git itself (that is
//! [`super::synchronise`]).

use std::sync::Arc;

use futures::future::BoxFuture;
use jiff::Timestamp;
use serde_json::{Map, Value, json};

use super::object::is_news;
use super::queue::{Next, Reconcile};
use super::registered::Registered;
use super::schedule::{self, Plan};
use super::{CONTROLLERS, Context, REPOSITORY};
use crate::api::REPOSITORY_FINALIZER;
use crate::api::config::Repository;
use crate::sandbox::store::{Part, Resource, WatchEvent};

/// The controller.
pub struct Repositories(pub Arc<Context>);

impl Reconcile for Repositories {
    const RESOURCE: Resource = Resource::Repositories;

    fn wakes(event: &WatchEvent) -> bool {
        is_news(event)
    }

    fn reconcile(self: Arc<Self>, namespace: String, name: String) -> BoxFuture<'static, Next> {
        let context = self.0.clone();
        Box::pin(async move { context.reconcile_repository(&namespace, &name).await })
    }
}

impl Context {
    async fn reconcile_repository(&self, namespace: &str, name: &str) -> Next {
        let Ok(object) = self.store.get(Resource::Repositories, namespace, name) else { return Next::Done };
        if object["status"]["lastFullSyncTime"].is_string() {
            tokio::time::sleep(self.loading()).await;
        }
        let Some(repository) = Registered::of(&object) else { return Next::Done };
        if !object["metadata"]["deletionTimestamp"].is_null() {
            self.forget(&object, &repository).await;
            return Next::Done;
        }
        let object = self.hold(&object, &repository);
        let plan = self.plan(&object);
        if plan.acknowledge {
            self.acknowledge(&object);
        }
        if plan.synchronise {
            self.full_sync(&object, &repository).await;
        }
        Next::Again(plan.next)
    }

    /// What is due.
    fn plan(&self, object: &Value) -> Plan {
        let (namespace, name) = super::object::name_of(object);
        let synced = self.synced(&namespace, &name);
        schedule::plan(object, synced.as_ref(), self.store.clock().now())
    }

    /// Says that a change needs no synchronisation.
    fn acknowledge(&self, object: &Value) {
        let mut status = object["status"].as_object().cloned().unwrap_or_default();
        status.insert("observedGeneration".into(), object["metadata"]["generation"].clone());
        self.report(object, &mut status, "True", "Ready", "Repository Ready");
    }

    async fn full_sync(&self, object: &Value, repository: &Registered) {
        let mut status = object["status"].as_object().cloned().unwrap_or_default();
        self.report(object, &mut status, "False", "Reconciling", "Repository reconciliation in progress");
        let begun = self.store.clock().now();
        match self.synchronise(repository).await {
            Ok((commit, packages)) => {
                self.note_sync(object, &mut status, &commit, packages);
                self.set_synced(object, begun);
                self.report(object, &mut status, "True", "Ready", "Repository Ready");
                self.clear_wish(object, repository, begun);
            }
            Err(why) => self.report(object, &mut status, "False", "Error", &why),
        }
    }

    /// Takes a wish for one synchronisation away once it was met.
    fn clear_wish(&self, object: &Value, repository: &Registered, begun: Timestamp) {
        if schedule::wish(object).is_some_and(|(at, _)| at <= begun) {
            self.patch_repository(repository, &json!({"spec": {"sync": {"runOnceAt": null}}}));
        }
    }

    /// Makes sure of the finalizer.
    fn hold(&self, object: &Arc<Value>, repository: &Registered) -> Arc<Value> {
        let mut finalizers = object["metadata"]["finalizers"].as_array().cloned().unwrap_or_default();
        if finalizers.iter().any(|finalizer| finalizer == REPOSITORY_FINALIZER) {
            return object.clone();
        }
        finalizers.push(REPOSITORY_FINALIZER.into());
        self.patch_repository(repository, &json!({"metadata": {"finalizers": finalizers}}))
            .unwrap_or_else(|| object.clone())
    }

    /// Drops the content of a repository that is unregistered, and lets the object go.
    async fn forget(&self, object: &Value, repository: &Registered) {
        self.set_unusable(repository);
        let records = self.cache.list(Some(&repository.namespace));
        for record in records.iter().filter(|record| record.key.repository == repository.name) {
            // What could not be forgotten durably is found again at the next start, and does no harm.
            drop(self.cache.remove(&record.key).await);
        }
        let finalizers = object["metadata"]["finalizers"].as_array().cloned().unwrap_or_default();
        let left: Vec<Value> = finalizers.into_iter().filter(|f| f != REPOSITORY_FINALIZER).collect();
        self.patch_repository(repository, &json!({"metadata": {"finalizers": left}}));
    }

    fn patch_repository(&self, repository: &Registered, patch: &Value) -> Option<Arc<Value>> {
        let (namespace, name) = (&repository.namespace, &repository.name);
        self.store.merge_patch(Resource::Repositories, namespace, name, Part::Main, patch, CONTROLLERS).ok()
    }

    fn note_sync(&self, object: &Value, status: &mut Map<String, Value>, commit: &str, packages: usize) {
        let clock = self.store.clock();
        let next = clock.now().checked_add(schedule::PERIOD).unwrap_or_else(|_| clock.now());
        status.insert("gitCommitHash".into(), commit.into());
        status.insert("lastFullSyncTime".into(), clock.stamp().into());
        status.insert("nextFullSyncTime".into(), next.strftime("%Y-%m-%dT%H:%M:%SZ").to_string().into());
        status.insert("observedGeneration".into(), object["metadata"]["generation"].clone());
        if let Some((_, wish)) = schedule::wish(object).filter(|(at, _)| *at <= clock.now()) {
            status.insert("observedRunOnceAt".into(), wish.into());
        }
        match packages {
            0 => drop(status.remove("packageCount")),
            count => drop(status.insert("packageCount".into(), count.into())),
        }
    }

    fn report(
        &self,
        object: &Value,
        status: &mut Map<String, Value>,
        ready: &str,
        reason: &str,
        message: &str,
    ) {
        let metadata = &object["metadata"];
        let condition = json!({
            "type": "Ready", "status": ready, "reason": reason, "message": message,
            "observedGeneration": metadata["generation"], "lastTransitionTime": self.store.clock().stamp(),
        });
        status.insert("conditions".into(), json!([condition]));
        let (namespace, name) = super::object::name_of(object);
        let body = json!({
            "apiVersion": Repository::API_VERSION, "kind": Repository::KIND,
            "metadata": {"namespace": namespace, "name": name}, "status": status,
        });
        // A Repository that vanished meanwhile takes no status.
        let resource = Resource::Repositories;
        if self.store.get(resource, &namespace, &name).is_ok() {
            drop(self.store.apply(resource, &namespace, &name, Part::Status, &body, REPOSITORY));
        }
    }
}
