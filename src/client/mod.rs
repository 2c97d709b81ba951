//! Wire out: typed calls to a Porch API.
//!
//! In: names, selectors, objects, merge patches. Out: typed objects or a [`Fault`]. One request per
//! call, except for reads that may be repeated (`repeat`) and lists (one request per page). Never:
//! printing, waiting for a controller, the environment.

mod about;
mod advice;
mod answer;
mod connect;
pub mod fault;
pub mod guard;
mod objects;
pub mod repeat;
mod secrets;
mod transport;
mod watch;

use futures::stream::BoxStream;
use http::{Method, Request};
use hyper::body::Bytes;
use kube::Resource;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::api::config::Repository;
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Failure;
use crate::settings::Connection;

pub use fault::{Class, Effect, Fault};
pub use objects::{List, ListQuery, Listed};
pub use transport::{Options, Trace};
pub use watch::Hint;

use answer::Answer;
use connect::Target;
use transport::{Call, Wire};

/// Package revisions and the version of the list.
pub type RevisionList = List<PackageRevision>;

/// A connection to one namespace of one Porch API. Cheap to clone.
#[derive(Clone)]
pub struct Client {
    wire: Wire,
    namespace: String,
    /// Writes are asked for as a rehearsal: the server checks everything and stores nothing.
    dry_run: bool,
}

impl Client {
    /// Wraps a connection; tests hand in the sandbox's tower service by `kube::Client::new`.
    pub fn new(kube: kube::Client, namespace: &str, options: Options) -> Self {
        let server = "the API server".into();
        Self {
            wire: Wire { kube, server, options, trace: None },
            namespace: namespace.into(),
            dry_run: false,
        }
    }

    /// Connects as kubectl would, without a self-made limit on requests. Nothing is sent yet, except
    /// that a credential plugin may run.
    ///
    /// # Errors
    /// No usable kubeconfig, an unknown context, credentials that would travel unencrypted.
    pub async fn connect(connection: &Connection) -> Result<Self, Failure> {
        let Target { kube, server, namespace } = connect::connect(connection).await?;
        let options = Options { request_timeout: connection.request_timeout, retry: true };
        Ok(Self {
            wire: Wire { kube, server: server.into(), options, trace: None },
            namespace,
            dry_run: false,
        })
    }

    /// Connects again, with new credentials; everything else stays as it is.
    ///
    /// # Errors
    /// As [`Self::connect`].
    pub async fn connected_again(&self, connection: &Connection) -> Result<Self, Failure> {
        let fresh = Self::connect(connection).await?;
        Ok(Self { wire: Wire { kube: fresh.wire.kube, ..self.wire.clone() }, ..self.clone() })
    }

    /// A clone that sends each request once: for callers with a rhythm of their own.
    #[must_use]
    pub fn without_repeats(&self) -> Self {
        let options = Options { retry: false, ..self.wire.options };
        Self { wire: Wire { options, ..self.wire.clone() }, ..self.clone() }
    }

    /// Tells somebody about every request.
    #[must_use]
    pub fn traced(mut self, trace: Trace) -> Self {
        self.wire.trace = Some(trace);
        self
    }

    /// A clone whose writes are rehearsals (`dryRun=All`) if wished.
    #[must_use]
    pub fn rehearsing(&self, dry_run: bool) -> Self {
        Self { dry_run, ..self.clone() }
    }

    /// A clone whose calls are about another namespace.
    #[must_use]
    pub fn in_namespace(&self, namespace: &str) -> Self {
        Self { namespace: namespace.into(), ..self.clone() }
    }

    /// What to call the server: its host and port.
    pub fn server(&self) -> &str {
        &self.wire.server
    }

    /// The namespace of every call that names an object.
    pub fn namespace(&self) -> &str {
        &self.namespace
    }

    /// Reads one package revision; see [`Self::get`].
    pub async fn get_revision(&self, name: &str) -> Result<PackageRevision, Fault> {
        self.get(name).await
    }

    /// Lists package revisions, all pages at once; for lists that may be long see [`Self::list_page`].
    pub async fn list_revisions(&self, query: &ListQuery) -> Result<RevisionList, Fault> {
        self.all(query).await
    }

    /// One page of a list of package revisions, the first one without a token.
    pub async fn list_page(&self, query: &ListQuery, token: Option<&str>) -> Result<RevisionList, Fault> {
        self.page(query, token).await
    }

    /// Creates a package revision; answers with what the server stored.
    pub async fn create_revision(&self, revision: &PackageRevision) -> Result<PackageRevision, Fault> {
        self.create(revision).await
    }

    /// Sends one JSON merge patch, once. Preconditions (`metadata.uid`, `metadata.resourceVersion`)
    /// belong in the body.
    pub async fn patch_revision(&self, name: &str, patch: &Value) -> Result<PackageRevision, Fault> {
        self.patch(name, patch).await
    }

    /// Asks for the deletion of a package revision; see [`Self::delete_if`].
    pub async fn delete_revision(
        &self,
        name: &str,
        uid: Option<&str>,
        version: Option<&str>,
    ) -> Result<Value, Fault> {
        self.delete_if::<PackageRevision>(name, uid, version).await
    }

    /// Watches one package revision; see [`Self::watch`].
    pub async fn watch_revision(
        &self,
        name: &str,
        resource_version: Option<&str>,
    ) -> Result<BoxStream<'static, Result<Hint, Fault>>, Fault> {
        self.watch(name, resource_version).await
    }

    /// Reads the content of a package revision.
    pub async fn get_resources(&self, name: &str) -> Result<PackageRevisionResources, Fault> {
        self.read(&self.object::<PackageRevisionResources>(name)?).await
    }

    /// Replaces the content of a package revision, once. The object carries the version it is based on.
    pub async fn put_resources(
        &self,
        resources: &PackageRevisionResources,
    ) -> Result<PackageRevisionResources, Fault> {
        let name = resources.metadata.name.as_deref().unwrap_or_default();
        let path = self.object::<PackageRevisionResources>(name)?;
        self.write(Method::PUT, &path, JSON, to_json(resources)?).await
    }

    /// Reads one registered repository.
    pub async fn get_repository(&self, name: &str) -> Result<Repository, Fault> {
        self.get(name).await
    }

    /// All registered repositories of the namespace.
    pub async fn list_repositories(&self) -> Result<Vec<Repository>, Fault> {
        self.all(&ListQuery::default()).await.map(|list| list.items)
    }

    /// Path of a collection in the client's namespace.
    fn collection<K: Resource<DynamicType = ()>>(&self) -> String {
        K::url_path(&(), Some(&escape(&self.namespace)))
    }

    /// Path of one object in the client's namespace. A name that would open another path is refused.
    fn object<K: Resource<DynamicType = ()>>(&self, name: &str) -> Result<String, Fault> {
        if matches!(name, "" | "." | "..") {
            return Err(Fault::local(Class::Invalid, format!("{name:?} is no name of an object")));
        }
        Ok(format!("{}/{}", self.collection::<K>(), escape(name)))
    }

    async fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T, Fault> {
        let call = Call { effect: Effect::Read, request: build(Method::GET, path, None, Vec::new())? };
        parse(Effect::Read, self.wire.send(call).await?)
    }

    async fn write<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        format: &str,
        body: Vec<u8>,
    ) -> Result<T, Fault> {
        let path = if self.dry_run { with_query(path.into(), &DRY_RUN) } else { path.into() };
        let request = build(method, &path, Some(format), body)?;
        let call = Call { effect: Effect::Write, request };
        parse(Effect::Write, self.wire.send(call).await?)
    }
}

/// Content type of objects.
const JSON: &str = "application/json";
/// Content type of a JSON merge patch (RFC 7386).
const MERGE_PATCH: &str = "application/merge-patch+json";

/// Query of a rehearsal.
const DRY_RUN: [(&str, &str); 1] = [("dryRun", "All")];

/// A request, ready to be sent more than once.
fn build(method: Method, path: &str, format: Option<&str>, body: Vec<u8>) -> Result<Request<Bytes>, Fault> {
    let mut builder = Request::builder().method(method).uri(path).header(http::header::ACCEPT, JSON);
    if let Some(format) = format {
        builder = builder.header(http::header::CONTENT_TYPE, format);
    }
    builder.body(body.into()).map_err(|_| Fault::local(Class::Invalid, format!("{path:?} is no address")))
}

/// Reads an answer. After a write, an answer that cannot be read means it may have happened.
fn parse<T: DeserializeOwned>(effect: Effect, answer: Answer) -> Result<T, Fault> {
    answer.parse().map_err(|error| {
        let message = format!("the server's answer is not what the API promises: {error}");
        Fault::local(Class::Other, message).maybe_done(effect)
    })
}

/// Writes an object, into memory of just its size: a package may have megabytes.
fn to_json(value: &impl serde::Serialize) -> Result<Vec<u8>, Fault> {
    let unwritable = |error| Fault::local(Class::Invalid, format!("the request cannot be written: {error}"));
    let mut size = Size(0);
    serde_json::to_writer(&mut size, value).map_err(unwritable)?;
    let mut bytes = Vec::with_capacity(size.0);
    serde_json::to_writer(&mut bytes, value).map_err(unwritable)?;
    Ok(bytes)
}

/// Counts what is written.
struct Size(usize);

impl std::io::Write for Size {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Adds a query.
fn with_query(path: String, pairs: &[(&str, &str)]) -> String {
    let query: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={}", escape(value))).collect();
    format!("{path}?{}", query.join("&"))
}

/// Percent-encodes everything but unreserved characters (RFC 3986).
fn escape(text: &str) -> String {
    text.bytes().fold(String::with_capacity(text.len()), |mut out, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
        out
    })
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
