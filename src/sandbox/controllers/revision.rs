//! The package revision controller: one reconcile is the steps below, in the order of the recorded server.
//!
//! In: one object. Out: the next step towards its wish. Never: a second attempt of its own after a failed
//! step; only a new event starts one.

use std::sync::Arc;

use futures::future::BoxFuture;
use serde_json::{Value, json};

use super::object::{Revision, is_news};
use super::queue::{Name, Next, Reconcile};
use super::render_step::Outcome;
use super::{Context, resume};
use crate::api::PACKAGE_REVISION_FINALIZER;
use crate::api::config::Repository;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::faults::chance::Chance;
use crate::sandbox::store::{Resource, WatchEvent};

/// The controller.
pub struct Revisions(pub Arc<Context>);

impl Reconcile for Revisions {
    const RESOURCE: Resource = Resource::PackageRevisions;

    fn wakes(event: &WatchEvent) -> bool {
        is_news(event)
    }

    fn due(&self, objects: &[Arc<Value>]) -> Vec<Name> {
        match self.0.faults.restart_fails {
            Chance::Never => self.0.unfinished(objects),
            _ => resume::all(objects),
        }
    }

    fn reconcile(self: Arc<Self>, namespace: String, name: String) -> BoxFuture<'static, Next> {
        let context = self.0.clone();
        Box::pin(async move { context.reconcile_revision(&namespace, &name).await })
    }
}

impl Context {
    /// A package revision as stored.
    pub fn revision(&self, namespace: &str, name: &str) -> Option<Revision> {
        Revision::of(&*self.store.get(Resource::PackageRevisions, namespace, name).ok()?)
    }

    async fn reconcile_revision(&self, namespace: &str, name: &str) -> Next {
        let Some(revision) = self.copy(namespace, name) else { return Next::Done };
        if revision.is_deleted() {
            self.delete_revision(&revision).await;
            return Next::Done;
        }
        if let Some(next) = self.hold_back(&revision) {
            return next;
        }
        let revision = self.adopt(revision);
        let Some(wish) = revision.wish() else { return Next::Done };
        if revision.wants_source() {
            return self.source_step(&revision, wish).await;
        }
        self.carry_out(&revision, wish).await
    }

    /// Renders if that is wanted, and takes the lifecycle step.
    pub(super) async fn carry_out(&self, revision: &Revision, wish: Lifecycle) -> Next {
        if revision.wants_render() {
            match self.render_step(revision).await {
                Outcome::Rendered => {}
                Outcome::Failed => return Next::Done,
                Outcome::Overtaken => return Next::NOW,
            }
        } else if self.flavour.refreshes() {
            self.refresh_rendered(revision);
        }
        self.lifecycle_step(revision, wish).await
    }

    /// The controller's copy of a package revision, which may be an old one.
    fn copy(&self, namespace: &str, name: &str) -> Option<Revision> {
        match &self.world.informer {
            Some(informer) => Revision::of(&*informer.get(namespace, name)?),
            None => self.revision(namespace, name),
        }
    }

    /// Makes sure of the finalizer and of the owner, in one patch.
    fn adopt(&self, revision: Revision) -> Revision {
        match self.adoption(&revision) {
            Some(metadata) => self.patch_metadata(&revision, metadata).unwrap_or(revision),
            None => revision,
        }
    }

    fn adoption(&self, revision: &Revision) -> Option<Value> {
        let metadata = &revision.object.metadata;
        let held = metadata
            .finalizers
            .as_ref()
            .is_some_and(|all| all.iter().any(|f| f == PACKAGE_REVISION_FINALIZER));
        let owned = metadata.owner_references.as_ref().is_some_and(|all| !all.is_empty());
        let owner =
            self.registered(revision.namespace(), &revision.object.spec.repository).filter(|_| !owned);
        if held && owner.is_none() {
            return None;
        }
        let mut finalizers = metadata.finalizers.clone().unwrap_or_default();
        if !held {
            finalizers.push(PACKAGE_REVISION_FINALIZER.into());
        }
        let mut patch = json!({"finalizers": finalizers});
        if let Some(owner) = owner {
            patch["ownerReferences"] = json!([{
                "apiVersion": Repository::API_VERSION, "kind": Repository::KIND,
                "name": owner.name, "uid": owner.uid,
            }]);
        }
        Some(patch)
    }
}
