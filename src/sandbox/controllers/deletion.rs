//! The end of a package revision.
//!
//! In: an object marked for deletion. Out: its content, its tag and its finalizer gone. Never: a published
//! revision, until its deletion was proposed or its Repository is gone; it waits without a word, as the
//! recorded server lets it.

use serde_json::json;

use super::Context;
use super::object::Revision;
use super::registered::Registered;
use crate::api::PACKAGE_REVISION_FINALIZER;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::Key;
use crate::sandbox::crash::Point;
use crate::sandbox::git::GitError;

impl Context {
    /// Lets a marked object go, if it may.
    pub async fn delete_revision(&self, revision: &Revision) {
        let key = revision.key();
        let repository = self.registered(&key.namespace, &key.repository);
        if revision.wish() == Some(Lifecycle::Published) && repository.is_some() {
            return;
        }
        if self.forget_content(repository.as_ref(), &key).await.is_ok() {
            self.trap.at(Point::DeleteForgotten);
            self.release(revision);
            self.label_siblings(&key);
        }
    }

    /// Takes tag and content away. A synchronisation that saw one of them must not find the other one gone: it
    /// would take the rest for a package it does not know yet.
    async fn forget_content(&self, repository: Option<&Registered>, key: &Key) -> Result<(), GitError> {
        let _alone = self.publishing.lock().await;
        if let (Some(repository), Some(record)) = (repository, self.cache.get(key)) {
            // A tag that cannot be taken away must not hold the object for ever.
            drop(self.unpublish(repository, &record).await);
            self.trap.at(Point::DeleteUntagged);
        }
        if self.faults.draft_branch_left && self.cache.get(key).is_some_and(|record| record.revision == 0) {
            self.world.leave_branch(key);
        }
        self.cache.remove(key).await
    }

    /// Takes the finalizer off.
    fn release(&self, revision: &Revision) {
        let Some(now) = self.revision(revision.namespace(), revision.name()) else { return };
        let mut finalizers = now.object.metadata.finalizers.unwrap_or_default();
        finalizers.retain(|finalizer| finalizer != PACKAGE_REVISION_FINALIZER);
        // Gone already is as good.
        drop(self.patch_metadata(revision, json!({"finalizers": finalizers})));
    }
}
