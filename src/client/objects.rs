//! Typed calls for any kind of object in the client's namespace.
//!
//! In: names, selectors, objects. Out: typed objects, pages of lists, hints of a watch. One request per
//! call, but for [`Client::all`] (one per page). Never: a guess at what an object means.

use std::hash::BuildHasher;

use futures::stream::BoxStream;
use http::Method;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::Resource;
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use super::transport::Call;
use super::{
    Client, Effect, Fault, Hint, JSON, MERGE_PATCH, build, escape, parse, to_json, watch, with_query,
};
use crate::api::config::Repository;
use crate::api::v1alpha2::PackageRevision;

/// Objects per page of a list.
const PAGE: u32 = 500;
/// Least that is asked of one watch, in seconds; the server ends it then.
const WATCH_SECONDS: u64 = 200;
/// Up to that many seconds more, so that watches opened together do not end together.
const WATCH_SPREAD: u64 = 40;
/// Content type of an object's metadata alone.
const METADATA: &str = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json";

/// A kind of object that can be listed.
pub trait Listed: Resource<DynamicType = ()> + DeserializeOwned {
    /// Items of a list may come without their type; this fills it in.
    #[must_use]
    fn typed(self) -> Self;
}

impl Listed for PackageRevision {
    fn typed(mut self) -> Self {
        if self.kind.is_empty() {
            self.api_version = Self::API_VERSION.into();
            self.kind = Self::KIND.into();
        }
        self
    }
}

impl Listed for Repository {
    fn typed(mut self) -> Self {
        if self.kind.is_empty() {
            self.api_version = Self::API_VERSION.into();
            self.kind = Self::KIND.into();
        }
        self
    }
}

/// Which objects to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// All namespaces instead of the client's.
    pub all_namespaces: bool,
    /// Field selector in Kubernetes' words, empty for none.
    pub fields: String,
    /// Label selector in Kubernetes' words, empty for none.
    pub labels: String,
}

/// Objects and the version of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct List<K> {
    /// In the order of the server.
    pub items: Vec<K>,
    /// Version of the first page, to watch from.
    pub resource_version: String,
    /// Token of the next page, if there is one.
    pub next: Option<String>,
}

impl<K> Default for List<K> {
    fn default() -> Self {
        Self { items: Vec::new(), resource_version: String::new(), next: None }
    }
}

impl Client {
    /// Reads one object from the store itself (no `resourceVersion`: a quorum read).
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn get<K>(&self, name: &str) -> Result<K, Fault>
    where
        K: Resource<DynamicType = ()> + DeserializeOwned,
    {
        self.read(&self.object::<K>(name)?).await
    }

    /// Reads the metadata of one object and nothing else of it: of a Secret no more is wanted.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn get_metadata<K>(&self, name: &str) -> Result<ObjectMeta, Fault>
    where
        K: Resource<DynamicType = ()>,
    {
        let mut request = build(Method::GET, &self.object::<K>(name)?, None, Vec::new())?;
        request.headers_mut().insert(http::header::ACCEPT, http::HeaderValue::from_static(METADATA));
        let answer = self.wire.send(Call { effect: Effect::Read, request }).await?;
        parse::<Partial>(Effect::Read, answer).map(|partial| partial.metadata)
    }

    /// All pages of a list at once; for lists that may be long see [`Self::page`].
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn all<K: Listed>(&self, query: &ListQuery) -> Result<List<K>, Fault> {
        let mut list: List<K> = self.page(query, None).await?;
        while let Some(token) = list.next.take() {
            let page = self.page(query, Some(&token)).await?;
            list.items.extend(page.items);
            list.next = page.next;
        }
        Ok(list)
    }

    /// One page of a list, the first one without a token.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn page<K: Listed>(&self, query: &ListQuery, token: Option<&str>) -> Result<List<K>, Fault> {
        let page: Page<K> = self.read(&self.list_path::<K>(query, token.unwrap_or_default())).await?;
        let next = page.metadata.continue_token;
        Ok(List {
            items: page.items.unwrap_or_default().into_iter().map(K::typed).collect(),
            resource_version: page.metadata.resource_version,
            next: Some(next).filter(|next| !next.is_empty()),
        })
    }

    /// Creates an object; answers with what the server stored.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn create<K>(&self, object: &K) -> Result<K, Fault>
    where
        K: Resource<DynamicType = ()> + Serialize + DeserializeOwned,
    {
        self.write(Method::POST, &self.collection::<K>(), JSON, to_json(object)?).await
    }

    /// Sends one JSON merge patch, once; answers with what the server stored.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn patch<K>(&self, name: &str, patch: &serde_json::Value) -> Result<K, Fault>
    where
        K: Resource<DynamicType = ()> + DeserializeOwned,
    {
        self.write(Method::PATCH, &self.object::<K>(name)?, MERGE_PATCH, to_json(patch)?).await
    }

    /// Asks for the deletion of an object, with the uid as precondition when given. The object may stay
    /// until its finalizer is done; then the answer is the object as it stays.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn delete<K>(&self, name: &str, uid: Option<&str>) -> Result<serde_json::Value, Fault>
    where
        K: Resource<DynamicType = ()>,
    {
        self.delete_if::<K>(name, uid, None).await
    }

    /// The same, with the version that the decision was made on as a precondition.
    ///
    /// # Errors
    /// Whatever the server says; a conflict when the object is another one by now.
    pub async fn delete_if<K>(
        &self,
        name: &str,
        uid: Option<&str>,
        version: Option<&str>,
    ) -> Result<serde_json::Value, Fault>
    where
        K: Resource<DynamicType = ()>,
    {
        let mut options = json!({"kind": "DeleteOptions", "apiVersion": "v1"});
        for (key, value) in [("uid", uid), ("resourceVersion", version)] {
            if let Some(value) = value {
                options["preconditions"][key] = value.into();
            }
        }
        self.write(Method::DELETE, &self.object::<K>(name)?, JSON, to_json(&options)?).await
    }

    /// Watches one object, from a version or from now. The stream ends when the server ends it; the
    /// hints are no evidence.
    ///
    /// # Errors
    /// The watch was not opened.
    pub async fn watch<K>(
        &self,
        name: &str,
        resource_version: Option<&str>,
    ) -> Result<BoxStream<'static, Result<Hint<K>, Fault>>, Fault>
    where
        K: Resource<DynamicType = ()> + DeserializeOwned + Send + 'static,
    {
        let query = ListQuery { fields: format!("metadata.name={name}"), ..ListQuery::default() };
        self.watch_all(&query, resource_version).await
    }

    /// Watches every object that a list with this query would show; see [`Self::watch`].
    ///
    /// # Errors
    /// The watch was not opened.
    pub async fn watch_all<K>(
        &self,
        query: &ListQuery,
        resource_version: Option<&str>,
    ) -> Result<BoxStream<'static, Result<Hint<K>, Fault>>, Fault>
    where
        K: Resource<DynamicType = ()> + DeserializeOwned + Send + 'static,
    {
        let seconds = watch_seconds().to_string();
        let pairs = [
            ("watch", "true"),
            ("allowWatchBookmarks", "true"),
            ("fieldSelector", &query.fields),
            ("labelSelector", &query.labels),
            ("timeoutSeconds", &seconds),
            ("resourceVersion", resource_version.unwrap_or_default()),
        ];
        let pairs: Vec<_> = pairs.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        let path = with_query(self.collection::<K>(), &pairs);
        let call = Call { effect: Effect::Read, request: build(Method::GET, &path, None, Vec::new())? };
        self.wire.open(&call).await.map(watch::hints)
    }

    /// Path and query of one page of a list.
    fn list_path<K: Resource<DynamicType = ()>>(&self, query: &ListQuery, token: &str) -> String {
        let namespace = (!query.all_namespaces).then(|| escape(&self.namespace));
        let limit = PAGE.to_string();
        let pairs = [
            ("limit", limit.as_str()),
            ("fieldSelector", &query.fields),
            ("labelSelector", &query.labels),
            ("continue", token),
        ];
        let given: Vec<_> = pairs.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        with_query(K::url_path(&(), namespace.as_deref()), &given)
    }
}

/// How long the server is asked to keep a watch. The seeds of hash maps are random enough to spread them.
fn watch_seconds() -> u64 {
    WATCH_SECONDS + std::hash::RandomState::new().hash_one(0) % (WATCH_SPREAD + 1)
}

/// One page of a list.
#[derive(Deserialize)]
struct Page<K> {
    #[serde(default)]
    metadata: PageMeta,
    /// Null in answers of Go servers that found nothing.
    items: Option<Vec<K>>,
}

/// What a page says about the list.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct PageMeta {
    resource_version: String,
    #[serde(rename = "continue")]
    continue_token: String,
}

/// An object of which only the metadata matters.
#[derive(Deserialize)]
struct Partial {
    #[serde(default)]
    metadata: ObjectMeta,
}
