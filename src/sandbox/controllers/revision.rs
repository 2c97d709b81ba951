//! The package revision controller: one reconcile is the steps below, in the order of the recorded server.
//!
//! In: one object. Out: the next step towards its wish. Never: a second attempt of its own after a failed
//! step; only a new event starts one.

use std::sync::Arc;

use futures::future::BoxFuture;
use serde_json::{Value, json};

use super::Context;
use super::object::{Revision, is_news};
use super::queue::{Name, Next, Reconcile};
use super::render_step::Outcome;
use crate::api::PACKAGE_REVISION_FINALIZER;
use crate::api::config::Repository;
use crate::sandbox::store::{Resource, WatchEvent};

/// The controller.
pub struct Revisions(pub Arc<Context>);

impl Reconcile for Revisions {
    const RESOURCE: Resource = Resource::PackageRevisions;

    fn wakes(event: &WatchEvent) -> bool {
        is_news(event)
    }

    fn due(&self, objects: &[Arc<Value>]) -> Vec<Name> {
        self.0.unfinished(objects)
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
        let Some(revision) = self.revision(namespace, name) else { return Next::Done };
        if revision.is_deleted() {
            self.delete_revision(&revision).await;
            return Next::Done;
        }
        let revision = self.adopt(revision);
        let Some(wish) = revision.wish() else { return Next::Done };
        if revision.wants_source() {
            return self.source_step(&revision).await;
        }
        if revision.wants_render() {
            match self.render_step(&revision).await {
                Outcome::Rendered => {}
                Outcome::Failed => return Next::Done,
                Outcome::Overtaken => return Next::NOW,
            }
        }
        self.lifecycle_step(&revision, wish).await;
        Next::Done
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
