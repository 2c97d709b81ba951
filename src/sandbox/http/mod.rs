//! The API over HTTP, as one service that a client in the process and a server on a socket share.
//!
//! In: requests. Out: responses, with a `Status` for every failure. Never: a panic that ends the server, or
//! rules of its own: admission decides, the store keeps, the content side knows packages.

mod admitting;
pub mod answer;
pub mod auth;
pub mod content;
pub mod decode;
pub mod discovery;
pub mod disturb;
mod documents;
pub mod edit;
pub mod faults;
pub mod media;
pub mod openapi;
pub mod options;
pub mod proto;
pub mod query;
pub mod read;
pub mod review;
pub mod route;
pub mod select;
pub mod table;
pub mod vet;
pub mod watch;
pub mod write;
pub mod yaml;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use ::http::request::Parts;
use ::http::{HeaderMap, HeaderValue, Request, Response};
use futures::FutureExt;
use futures::future::BoxFuture;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::Bytes;
use tokio::sync::watch as signal;

use self::answer::{Answer, Body, Refusal};
use self::auth::Access;
use self::disturb::Wire;
use self::faults::WireFault;
use self::media::Form;
use self::query::{ListOptions, Query};
use self::route::{Route, Served, Target, route};
use super::contents::Contents;
use super::status::ApiError;
use super::store::{Resource, Store};

/// Largest body of a write to the content of packages, in bytes.
const BODY_MAX: usize = 6_291_456;
/// Largest body of a write to anything else, in bytes.
const OBJECT_MAX: usize = 3_145_728;

/// Largest object that etcd takes, in bytes.
const STORED_MAX: usize = 1_572_864;

/// How often each verb was asked of each resource.
pub type Requests = BTreeMap<(String, String), u64>;

/// The service. Cheap to copy: copies share everything but who may use them.
#[derive(Clone)]
pub struct Api {
    shared: Arc<Shared>,
    access: Access,
}

struct Shared {
    store: Store,
    contents: Arc<dyn Contents>,
    requests: Mutex<Requests>,
    stop: signal::Sender<bool>,
    wire: Wire,
}

impl Api {
    /// A service that trusts its callers.
    pub fn new(store: Store, contents: Arc<dyn Contents>) -> Self {
        let requests = Mutex::new(Requests::new());
        let (stop, wire) = (signal::Sender::new(false), Wire::default());
        Self { shared: Arc::new(Shared { store, contents, requests, stop, wire }), access: Access::Open }
    }

    /// The same service for those who have a bearer token.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Self {
        Self { shared: self.shared.clone(), access: Access::Token(token.into()) }
    }

    /// How often each verb was asked of each resource so far.
    pub fn requests(&self) -> Requests {
        self.shared.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Ends every watch, those to come included.
    pub fn close(&self) {
        self.shared.stop.send_replace(true);
    }

    fn count(&self, verb: &str, resource: &str) {
        let mut requests = self.shared.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((verb.into(), resource.into())).or_default() += 1;
    }

    /// Answers one request.
    async fn respond<B>(self, request: Request<B>) -> Response<Body>
    where
        B: http_body::Body<Data = Bytes> + Send + 'static,
        B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
    {
        // On a socket this is done to the connection.
        if self.access == Access::Open && self.refuses() {
            return Response::new(disturb::torn());
        }
        let (parts, body) = request.into_parts();
        let accept = header(&parts.headers, "accept").to_owned();
        let pretty = is_pretty(&parts);
        let answer = AssertUnwindSafe(self.answer(&parts, body)).catch_unwind().await;
        let outcome = answer.unwrap_or_else(|_| Err(panicked().into()));
        outcome
            .unwrap_or_else(|refusal| Answer::refusal(refusal, media::error_encoding(&accept), pretty))
            .into_response()
    }

    async fn answer<B>(&self, parts: &Parts, body: B) -> Result<Answer, Refusal>
    where
        B: http_body::Body<Data = Bytes> + Send + 'static,
        B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
    {
        let (path, method) = (parts.uri.path(), parts.method.as_str());
        let query = Query::parse(parts.uri.query().unwrap_or_default());
        let route = route(path);
        auth::check(&self.access, &parts.headers, method, path, &route, query.flag("watch"))?;
        match route {
            Route::Resource(target) => self.resource(parts, query, target, body).await,
            route => documents::answer(parts, &route),
        }
    }

    async fn resource<B>(
        &self,
        parts: &Parts,
        query: Query,
        target: Target,
        body: B,
    ) -> Result<Answer, Refusal>
    where
        B: http_body::Body<Data = Bytes> + Send + 'static,
        B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
    {
        let Some(served) = target.served() else { return unknown_resource(&target) };
        // What lives in namespaces is written there; the collection of all is for reading.
        if matches!(served, Served::Stored(resource) if resource.is_custom())
            && target.namespace.is_empty()
            && !matches!(parts.method.as_str(), "GET" | "HEAD")
        {
            return Ok(not_found_page());
        }
        let verb = target.verb(parts.method.as_str(), query.flag("watch")).ok_or_else(not_allowed)?;
        self.count(verb, &target.resource);
        self.disturb(verb, &target).await?;
        let mut form = media::negotiate(header(&parts.headers, "accept"), verb == "watch")?;
        form.pretty = is_pretty(parts);
        let mut call = Call { api: self.clone(), target, query, form, headers: parts.headers.clone() };
        let limit = if served == Served::Contents { BODY_MAX } else { OBJECT_MAX };
        let body = match verb {
            "get" | "list" | "watch" => Bytes::new(),
            _ => read_body(body, limit).await?,
        };
        let body = call.translate(served, body);
        match served {
            Served::Contents => content::answer(&call, verb, &body).await,
            Served::Review => Ok(review::answer(&call, verb, &body)?),
            Served::Stored(resource) => stored(&call, resource, verb, &body).await,
        }
    }
}

/// One request to a resource.
pub struct Call {
    api: Api,
    target: Target,
    query: Query,
    form: Form,
    headers: HeaderMap,
}

impl Call {
    fn store(&self) -> &Store {
        &self.api.shared.store
    }

    fn contents(&self) -> &dyn Contents {
        self.api.shared.contents.as_ref()
    }

    fn spoiled(&self, resource: Resource, since: u64) -> Option<WireFault> {
        resource.is_custom().then(|| self.api.spoiled(since)).flatten()
    }

    fn stopped(&self) -> signal::Receiver<bool> {
        self.api.shared.stop.subscribe()
    }

    /// Core kinds may come as protobuf; from here on they are JSON.
    fn translate(&mut self, served: Served, body: Bytes) -> Bytes {
        let custom = matches!(served, Served::Stored(resource) if resource.is_custom());
        if custom || self.content_type() != proto::MEDIA_TYPE {
            return body;
        }
        let Some(object) = proto::to_json(&body) else { return body };
        self.headers.insert("content-type", HeaderValue::from_static("application/json"));
        Bytes::from(object.to_string())
    }

    fn content_type(&self) -> &str {
        header(&self.headers, "content-type")
    }

    fn user_agent(&self) -> &str {
        header(&self.headers, "user-agent")
    }
}

async fn stored(call: &Call, resource: Resource, verb: &str, body: &[u8]) -> Result<Answer, Refusal> {
    check_subresource(call, resource, verb)?;
    let list = || ListOptions::read(&call.query, call.target.watch);
    if matches!(verb, "create" | "update" | "patch") && body.len() > STORED_MAX {
        return Err(ApiError::new(500, "", "etcdserver: request is too large").into());
    }
    match verb {
        "get" => Ok(read::get(call, resource).await?),
        "list" => Ok(read::list(call, resource, &list()?).await?),
        "watch" => Ok(watch::open(call, resource, &list()?).await?),
        "create" => write::create(call, resource, body),
        "update" | "patch" if call.target.name.is_empty() => {
            Err(ApiError::bad_request("name must be provided").into())
        }
        "update" => write::update(call, resource, body),
        "patch" => write::patch(call, resource, body),
        "delete" => write::delete(call, resource, body),
        "deletecollection" if resource == Resource::Namespaces => Err(not_allowed().into()),
        "deletecollection" => write::delete_collection(call, resource, &list()?, body),
        _ => Err(not_allowed().into()),
    }
}

/// Only `/status` exists, for reads and updates.
fn check_subresource(call: &Call, resource: Resource, verb: &str) -> Result<(), ApiError> {
    let names = resource.names();
    if matches!(call.target.name.as_str(), "." | "..") {
        let name = &call.target.name;
        return Err(ApiError::bad_request(format!("Name parameter invalid: {name:?}: may not be '{name}'")));
    }
    match call.target.subresource.as_str() {
        "" => Ok(()),
        "status" if matches!(verb, "get" | "update" | "patch") => Ok(()),
        "status" => {
            let qualified = call.target.qualified();
            let text = format!("{verb} is not supported on resources of kind {qualified:?}");
            let mut error = ApiError::new(405, "MethodNotAllowed", text);
            error.details = Some(serde_json::json!({"group": names.group, "kind": names.plural}));
            Err(error)
        }
        _ => Err(ApiError::not_found(names.plural, names.group, &call.target.name)),
    }
}

/// 405 without a word about the resource.
fn not_allowed() -> ApiError {
    let text = "the server does not allow this method on the requested resource";
    let mut error = ApiError::new(405, "MethodNotAllowed", text);
    error.details = Some(serde_json::json!({}));
    error
}

fn panicked() -> ApiError {
    let text = "This request caused the sandbox to panic; please report it together with the request";
    ApiError::internal(text)
}

/// The core group answers with a `Status`, other groups with plain text.
fn unknown_resource(target: &Target) -> Result<Answer, Refusal> {
    if !target.group.is_empty() {
        return Ok(not_found_page());
    }
    Err(core_not_found().into())
}

fn core_not_found() -> ApiError {
    let mut error = ApiError::new(404, "NotFound", "the server could not find the requested resource");
    error.details = Some(serde_json::json!({}));
    error
}

fn not_found_page() -> Answer {
    Answer::text(404, "404 page not found\n")
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn is_pretty(parts: &Parts) -> bool {
    let query = Query::parse(parts.uri.query().unwrap_or_default());
    media::is_pretty(query.first("pretty"), header(&parts.headers, "user-agent"))
}

/// Reads a body up to a limit.
async fn read_body<B>(body: B, limit: usize) -> Result<Bytes, ApiError>
where
    B: http_body::Body<Data = Bytes> + Send + 'static,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    match Limited::new(body, limit).collect().await {
        Ok(collected) => Ok(collected.to_bytes()),
        Err(fault) if fault.is::<LengthLimitError>() => {
            let text = format!("Request entity too large: limit is {limit}");
            Err(ApiError::new(413, "RequestEntityTooLarge", text))
        }
        Err(fault) => Err(ApiError::bad_request(format!("the body could not be read: {fault}"))),
    }
}

impl<B> tower::Service<Request<B>> for Api
where
    B: http_body::Body<Data = Bytes> + Send + 'static,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = BoxFuture<'static, Result<Self::Response, Infallible>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        self.clone().respond(request).map(Ok).boxed()
    }
}

#[cfg(test)]
mod disturb_tests;
#[cfg(test)]
mod raw_tests;
#[cfg(test)]
mod recorded_tests;
#[cfg(test)]
pub(super) mod tests;
