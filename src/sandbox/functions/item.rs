//! One resource on its way through a pipeline.
//!
//! In: a document and where it came from. Out: the same, changed. Never: the bookkeeping annotations
//! of a ResourceList; they are written for executables only.

use crate::package::yaml::{Block, Document, EditError, Node, Quoting, Step};

/// Annotations by which resources are told where they came from; never stored.
pub const BOOKKEEPING: [&str; 11] = [
    "config.kubernetes.io/index",
    "config.kubernetes.io/path",
    "internal.config.kubernetes.io/index",
    "internal.config.kubernetes.io/package-path",
    "internal.config.kubernetes.io/path",
    "internal.config.kubernetes.io/seqindent",
    "internal.config.kubernetes.io/annotations-migration-resource-id",
    "internal.config.kubernetes.io/id",
    "config.k8s.io/id",
    "internal.config.k8s.io/kpt-resource-id",
    "internal.config.kubernetes.io/kpt-resource-id",
];

/// A resource.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its text.
    pub document: Document,
    /// Absolute path of the package it belongs to, `/` for the root.
    pub package: String,
    /// Path of its file, relative to its package.
    pub path: String,
    /// Position among the documents of its file.
    pub index: usize,
    /// Number within one render; none for what a function made.
    pub id: Option<usize>,
}

impl Item {
    /// Path of its file from the root of the whole package, without a leading slash.
    pub fn full_path(&self) -> String {
        match self.package.trim_start_matches('/') {
            "" => self.path.clone(),
            package => format!("{package}/{}", self.path),
        }
    }

    /// Sets a string at a path of keys.
    ///
    /// # Errors
    /// Something on the way is no mapping.
    pub fn put(&mut self, path: &[&str], value: &str, quoting: Quoting) -> Result<(), EditError> {
        self.document.put(&steps(path), value, quoting)
    }

    /// Takes out annotations that nothing but a render may set, and a map of annotations that is
    /// empty: a render stores neither.
    pub fn drop_bookkeeping(&mut self) {
        let annotations = steps(&["metadata", "annotations"]);
        for key in BOOKKEEPING {
            let path = steps(&["metadata", "annotations", key]);
            if self.document.at(&path).is_some() && self.document.remove(&path).is_err() {
                self.drop_map(&annotations);
            }
        }
        if self.document.at(&annotations).is_some_and(Node::is_empty_collection) {
            self.drop_map(&annotations);
        }
    }

    /// A map goes, or stays empty where its parent cannot lose it.
    fn drop_map(&mut self, path: &[Step]) {
        if self.document.remove(path).is_err() {
            // Replacing a key that is there does not fail.
            let _ = self.document.replace(path, &Block::Map(Vec::new()), Quoting::Node);
        }
    }
}

/// A path of keys.
pub(super) fn steps(path: &[&str]) -> Vec<Step> {
    path.iter().map(|key| Step::from(*key)).collect()
}
