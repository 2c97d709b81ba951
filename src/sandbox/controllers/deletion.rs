//! The end of a package revision.
//!
//! In: an object marked for deletion. Out: its content, its tag and its finalizer gone. Never: a published
//! revision, until its deletion was proposed or its Repository is gone; it waits without a word, as the
//! recorded server lets it.

use serde_json::json;

use super::object::Revision;
use super::{CONTROLLERS, Context};
use crate::api::PACKAGE_REVISION_FINALIZER;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::store::{Part, Resource};

impl Context {
    /// Lets a marked object go, if it may.
    pub async fn delete_revision(&self, revision: &Revision) {
        let key = revision.key();
        let repository = self.registered(&key.namespace, &key.repository);
        if revision.wish() == Some(Lifecycle::Published) && repository.is_some() {
            return;
        }
        if let (Some(repository), Some(record)) = (&repository, self.cache.get(&key)) {
            // A tag that cannot be taken away must not hold the object for ever.
            drop(self.unpublish(repository, &record).await);
        }
        if self.cache.remove(&key).await.is_ok() {
            self.release(revision);
            self.label_siblings(&key);
        }
    }

    /// Takes the finalizer off.
    fn release(&self, revision: &Revision) {
        let mut finalizers = revision.object.metadata.finalizers.clone().unwrap_or_default();
        finalizers.retain(|finalizer| finalizer != PACKAGE_REVISION_FINALIZER);
        let patch = json!({"metadata": {"finalizers": finalizers}});
        let (namespace, name) = (revision.namespace(), revision.name());
        // Gone already is as good.
        drop(self.store.merge_patch(
            Resource::PackageRevisions,
            namespace,
            name,
            Part::Main,
            &patch,
            CONTROLLERS,
        ));
    }
}
