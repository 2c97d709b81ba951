//! The label of the newest published revision.
//!
//! In: a package of which something changed. Out: `"true"` on its highest revision, `"false"` on the
//! others, written only where it differs. Never: a label on an object that is being deleted.

use serde_json::json;

use super::Context;
use super::object::Revision;
use crate::api::LATEST_REVISION;
use crate::sandbox::cache::Key;
use crate::sandbox::store::Resource;

impl Context {
    /// A new revision is never the newest published one.
    pub fn label_new(&self, revision: &Revision) {
        if self
            .revision(revision.namespace(), revision.name())
            .is_some_and(|now| now.label(LATEST_REVISION).is_none())
        {
            self.set_label(revision, false);
        }
    }

    /// Labels all revisions of a package anew.
    pub fn label_siblings(&self, key: &Key) {
        let (objects, _) = self.store.list(Resource::PackageRevisions, Some(&key.namespace));
        let siblings: Vec<Revision> = objects
            .iter()
            .filter_map(|object| Revision::of(object))
            .filter(|sibling| !sibling.is_deleted() && sibling.key().same_package(key))
            .collect();
        let newest = newest(&siblings);
        for sibling in &siblings {
            let latest = newest == Some(sibling.name());
            if sibling.label(LATEST_REVISION) != Some(if latest { "true" } else { "false" }) {
                self.set_label(sibling, latest);
            }
        }
    }

    fn set_label(&self, revision: &Revision, latest: bool) {
        // One that vanished meanwhile needs no label.
        drop(self.patch_metadata(revision, json!({"labels": {LATEST_REVISION: latest.to_string()}})));
    }
}

/// The published one with the highest revision.
fn newest(siblings: &[Revision]) -> Option<&str> {
    let published = siblings.iter().filter(|sibling| sibling.wish().is_some_and(|wish| wish.is_published()));
    let newest = published.max_by_key(|sibling| sibling.object.revision())?;
    (newest.object.revision() > 0).then(|| newest.name())
}
