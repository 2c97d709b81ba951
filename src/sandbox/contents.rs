//! The content of package revisions, as the API serves it.
//!
//! In: names, and whole `PackageRevisionResources` objects to store. Out: such objects. Never: routing,
//! media types or merging of patches (that is `http`).

use futures::future::BoxFuture;
use serde_json::Value;

use super::status::ApiError;

/// Reads and writes `porch.kpt.dev/v1alpha1` PackageRevisionResources.
pub trait Contents: Send + Sync {
    /// One object with all its files.
    fn get<'a>(&'a self, namespace: &'a str, name: &'a str) -> BoxFuture<'a, Result<Value, ApiError>>;

    /// Those of one namespace or of all.
    fn list<'a>(&'a self, namespace: Option<&'a str>) -> BoxFuture<'a, Result<Vec<Value>, ApiError>>;

    /// Stores the files of an object and answers it as stored.
    fn put<'a>(
        &'a self,
        namespace: &'a str,
        name: &'a str,
        object: Value,
    ) -> BoxFuture<'a, Result<Value, ApiError>>;
}
