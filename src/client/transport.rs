//! One request over the wire, its time limit and its repeats.
//!
//! In: a request, whether it reads or writes. Out: the answer's bytes, or a [`Fault`] in our own
//! words. Never: JSON, decisions of its own (`fault` sorts, `repeat` decides), a foreign error shown
//! as it is when it can hold credentials.

use std::error::Error as StdError;
use std::sync::Arc;
use std::time::Duration;

use http::{Request, Response};
use http_body_util::BodyExt;
use hyper::body::Bytes;
use kube::client::Body;
use tokio::time::Instant;

use super::answer::Answer;
use super::fault::{Class, Effect, Fault};
use super::{repeat, secrets};

/// How long and how patiently to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Limit of one call, repeats and pauses included; zero means none.
    pub request_timeout: Duration,
    /// Repeat what may be repeated (see [`repeat::repeatable`]).
    pub retry: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { request_timeout: Duration::from_secs(30), retry: true }
    }
}

/// A connection and how to use it.
#[derive(Clone)]
pub(super) struct Wire {
    pub(super) kube: kube::Client,
    /// What to call the server in messages: its host and port.
    pub(super) server: Arc<str>,
    pub(super) options: Options,
    /// Is told about every request, when somebody wants to know.
    pub(super) trace: Option<Trace>,
}

/// Takes one line about one request: method, path, outcome, time. Never a header or a body.
pub type Trace = Arc<dyn Fn(&str) + Send + Sync>;

/// A request that can be sent more than once.
pub(super) struct Call {
    pub(super) effect: Effect,
    pub(super) request: Request<Bytes>,
}

impl Call {
    fn fresh(&self) -> Request<Body> {
        let mut request = Request::new(Body::from(self.request.body().clone()));
        request.method_mut().clone_from(self.request.method());
        request.uri_mut().clone_from(self.request.uri());
        request.headers_mut().clone_from(self.request.headers());
        request
    }
}

impl Wire {
    /// Sends a request until it is answered, refused for good, or out of time.
    pub(super) async fn send(&self, mut call: Call) -> Result<Answer, Fault> {
        let deadline = self.deadline();
        let mut attempt = 1;
        loop {
            let fault = match self.limited(call.effect, deadline, self.attempt(&mut call)).await {
                Ok(answer) => return Ok(answer),
                Err(fault) => fault,
            };
            let remaining = deadline.map(|end| end.saturating_duration_since(Instant::now()));
            let pause = repeat::repeatable(call.effect, &fault, attempt, remaining);
            let Some(pause) = pause.filter(|_| self.options.retry) else { return Err(fault) };
            tokio::time::sleep(pause).await;
            attempt += 1;
        }
    }

    /// Opens a stream: the time limit counts until the answer's head is there, and nothing is repeated.
    pub(super) async fn open(&self, call: &Call) -> Result<Response<Body>, Fault> {
        self.limited(call.effect, self.deadline(), async {
            let answer = self.head(call).await?;
            if answer.status().as_u16() < 400 { Ok(answer) } else { Err(refusal(call.effect, answer).await) }
        })
        .await
    }

    /// When a call that begins now must be over.
    fn deadline(&self) -> Option<Instant> {
        let limit = self.options.request_timeout;
        (!limit.is_zero()).then(|| Instant::now() + limit)
    }

    /// The result of the work, or a fault when the deadline comes first.
    async fn limited<T>(
        &self,
        effect: Effect,
        deadline: Option<Instant>,
        work: impl Future<Output = Result<T, Fault>>,
    ) -> Result<T, Fault> {
        let Some(deadline) = deadline else { return work.await };
        tokio::time::timeout_at(deadline, work).await.unwrap_or_else(|_| {
            let limit = self.options.request_timeout;
            let message = format!("no answer from {} within {limit:?} (`--request-timeout`)", self.server);
            Err(Fault::local(Class::Timeout, message).maybe_done(effect))
        })
    }

    /// One attempt: the whole answer.
    async fn attempt(&self, call: &mut Call) -> Result<Answer, Fault> {
        let answer = self.head(call).await?;
        if answer.status().as_u16() < 400 {
            // What was accepted is never sent again, and it may be megabytes.
            *call.request.body_mut() = Bytes::new();
            Answer::read(answer.into_body()).await.map_err(|error| broken(call.effect, &error))
        } else {
            Err(refusal(call.effect, answer).await)
        }
    }

    /// Sends and waits for the head of the answer.
    async fn head(&self, call: &Call) -> Result<Response<Body>, Fault> {
        let begun = Instant::now();
        let answer = self.kube.send(call.fresh()).await.map_err(|error| self.sort_kube(call.effect, &error));
        if let Some(trace) = &self.trace {
            let outcome =
                answer.as_ref().map_or_else(ToString::to_string, |answer| answer.status().to_string());
            let (method, uri) = (call.request.method(), call.request.uri());
            trace(&format!("{method} {uri}: {outcome} ({} ms)", begun.elapsed().as_millis()));
        }
        answer
    }

    /// Sorts what the HTTP client says.
    fn sort_kube(&self, effect: Effect, error: &kube::Error) -> Fault {
        match error {
            kube::Error::Auth(auth) => Fault::local(Class::Unauthorized, secrets::auth_words(auth)),
            kube::Error::HyperError(inner) => broken(effect, inner),
            kube::Error::Service(inner) => self.sort_connection(effect, inner.as_ref()),
            other => Fault::local(Class::Other, secrets::kube_words(other)).maybe_done(effect),
        }
    }

    /// A connection that was never made, or one that broke.
    fn sort_connection(&self, effect: Effect, error: &(dyn StdError + 'static)) -> Fault {
        if let Some(auth) = chain(error).find_map(|e| e.downcast_ref::<kube::client::AuthError>()) {
            return Fault::local(Class::Unauthorized, secrets::auth_words(auth));
        }
        if never_connected(error) {
            let message = format!("no connection to {}: {}", self.server, innermost(error));
            return Fault::local(Class::Unreachable, message);
        }
        broken(effect, error)
    }
}

/// Reads a refusal. A body that breaks off is as good as none: the code says enough.
async fn refusal(effect: Effect, answer: Response<Body>) -> Fault {
    let code = answer.status().as_u16();
    let header = answer.headers().get(http::header::RETRY_AFTER);
    let retry_after = header.and_then(|value| value.to_str().ok()?.trim().parse().ok());
    let bytes = answer.into_body().collect().await.map(|whole| whole.to_bytes()).unwrap_or_default();
    Fault::from_answer(effect, code, &bytes, retry_after)
}

/// A connection that broke. A TLS alert comes after the handshake and means that the server looked
/// at our certificate and turned it away, so asking again is no use.
pub(super) fn broken(effect: Effect, error: &(dyn StdError + 'static)) -> Fault {
    let why = innermost(error);
    if why.starts_with("received fatal alert") {
        return Fault::local(Class::Unauthorized, format!("the server ended the connection: {why}"));
    }
    Fault::local(Class::Broken, format!("the connection broke: {why}")).maybe_done(effect)
}

/// Did it fail before anything was sent? hyper-util says so only in words.
fn never_connected(error: &(dyn StdError + 'static)) -> bool {
    chain(error).any(|e| {
        let text = e.to_string();
        text == "client error (Connect)"
            || text.starts_with("tcp connect error")
            || text.starts_with("dns error")
    })
}

/// The error and its causes.
fn chain<'a>(error: &'a (dyn StdError + 'static)) -> impl Iterator<Item = &'a (dyn StdError + 'static)> {
    std::iter::successors(Some(error), |&e| e.source())
}

/// The cause that tells most: the last one.
fn innermost(error: &(dyn StdError + 'static)) -> String {
    chain(error).last().map(ToString::to_string).unwrap_or_default()
}
