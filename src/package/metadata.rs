//! `.KptRevisionMetadata`: which revision a directory was pulled from, and what it held then.
//!
//! The Go client reads `metadata.resourceVersion` of this file and leaves the file out of a push, so
//! the base content lives in it too: a second file would be pushed by that client as content.

mod file;

use std::collections::BTreeMap;

use super::changes::Changes;
use super::{Text, Texts};
use crate::api::v1alpha1::PackageRevisionResources;

/// Where a directory came from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RevisionMetadata {
    /// Name of the package revision.
    pub name: String,
    /// Its namespace.
    pub namespace: String,
    /// uid of the PackageRevisionResources object.
    pub uid: String,
    /// Version of the content, an opaque token.
    pub resource_version: String,
    /// Creation time as the server gave it.
    pub creation_timestamp: String,
    /// The directory's content when it last agreed with the server; absent where another client wrote the file.
    pub base: Option<Texts>,
    /// Where the server's content of that moment differed from `base` (a render rewrites files): path
    /// to its text there, `None` for a file the server did not have.
    pub stored: BTreeMap<String, Option<Text>>,
}

impl RevisionMetadata {
    /// What is remembered of content that was just read from a server.
    pub fn of(resources: &PackageRevisionResources) -> Self {
        let meta = &resources.metadata;
        Self {
            name: meta.name.clone().unwrap_or_default(),
            namespace: meta.namespace.clone().unwrap_or_default(),
            uid: meta.uid.clone().unwrap_or_default(),
            resource_version: resources.version().to_owned(),
            creation_timestamp: meta.creation_timestamp.as_ref().map(|t| t.0.to_string()).unwrap_or_default(),
            base: Some(resources.spec.resources.clone().unwrap_or_default()),
            stored: BTreeMap::new(),
        }
    }

    /// The same for a directory that holds `local` while the server holds `resources`: after a push.
    pub fn of_push(resources: &PackageRevisionResources, local: &Texts) -> Self {
        let mut metadata = Self::of(resources);
        let remote = metadata.base.replace(local.clone()).unwrap_or_default();
        for path in Changes::between(local, &remote).paths() {
            metadata.stored.insert(path.to_owned(), remote.get(path).cloned());
        }
        metadata
    }

    /// The server's content of the moment the directory last agreed with it.
    pub fn stored_base(&self) -> Option<Texts> {
        let mut stored = self.base.clone()?;
        for (path, text) in &self.stored {
            match text {
                Some(text) => stored.insert(path.clone(), text.clone()),
                None => stored.remove(path),
            };
        }
        Some(stored)
    }
}

#[cfg(test)]
#[path = "metadata/tests.rs"]
mod tests;
