//! What went wrong with one request, sorted into classes.
//!
//! In: an HTTP answer (code, body, `Retry-After`) or a transport error in our own words. Out: a
//! [`Fault`], and from it a [`Failure`] for people. Pure. Never: a foreign error's `Display` of the
//! auth or kubeconfig kind (those quote tokens and plugin output); that is kept out in `connect`
//! and `transport`.

use std::fmt;
use std::time::Duration;

use serde_json::Value;

use super::advice;
use crate::failure::{Failure, Kind};
use crate::output::safe;

/// The classes a caller can act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// The object does not exist.
    NotFound,
    /// 410: the repository is managed by the other API version.
    Gone,
    /// RBAC says no.
    Forbidden,
    /// The server does not know who we are.
    Unauthorized,
    /// The object changed since it was read (409, or 500 that wraps the conflict).
    Conflict,
    /// 409 "another request is already in progress": the same request may simply be sent again.
    Busy,
    /// An object of that name exists.
    AlreadyExists,
    /// The server refuses the content of the request.
    Invalid,
    /// 410: the list token or watch version is too old.
    Expired,
    /// The request body is too large.
    TooLarge,
    /// A synchronous render failed.
    RenderFailed,
    /// The package revision is not a Draft, so its content may not change.
    NotDraft,
    /// An admission webhook or a rule of the server refuses; says nothing about rights.
    WebhookDenied,
    /// 429: the server did not take the request.
    Throttled,
    /// The server or something behind it cannot answer now.
    ServerBusy,
    /// No answer in time.
    Timeout,
    /// No connection: nothing was sent.
    Unreachable,
    /// The connection broke before the answer was complete.
    Broken,
    /// The server does not serve the Porch API.
    NotServed,
    /// Anything else.
    Other,
}

/// One request that did not succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What a caller can act on.
    pub class: Class,
    /// HTTP status; none if no answer came.
    pub code: Option<u16>,
    /// The server's words, or ours if no answer came; safe to show.
    pub message: String,
    /// How long the server asks to wait.
    pub retry_after: Option<Duration>,
    /// A write that may have happened: look before repeating.
    pub unknown_outcome: bool,
    /// The request was a write, and an answer came.
    pub write: bool,
}

/// Does the request only read? Decides whether an outcome can be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// GET, LIST, WATCH.
    Read,
    /// Everything else.
    Write,
}

impl Fault {
    /// A fault without an answer, in our own words.
    pub fn local(class: Class, message: impl AsRef<str>) -> Self {
        Self {
            class,
            code: None,
            message: safe::text(message.as_ref()),
            retry_after: None,
            unknown_outcome: false,
            write: false,
        }
    }

    /// Marks a write of which nobody knows whether it happened.
    #[must_use]
    pub fn maybe_done(mut self, effect: Effect) -> Self {
        self.unknown_outcome = effect == Effect::Write;
        self
    }

    /// Sorts an HTTP answer with a code of 400 or more. `retry_after` is the header's value in seconds.
    pub fn from_answer(effect: Effect, code: u16, body: &[u8], retry_after: Option<u64>) -> Self {
        let status = Status::read(body);
        let class = classify(code, &status);
        let seconds = retry_after.or(status.retry_after).filter(|_| class.is_passing());
        Self {
            class,
            code: Some(code),
            message: safe::text(&status.words(code)),
            retry_after: seconds.map(Duration::from_secs),
            unknown_outcome: effect == Effect::Write && outcome_unknown(code, class),
            write: effect == Effect::Write,
        }
    }

    /// Someone else changed the object, or is changing it now.
    pub fn is_conflict(&self) -> bool {
        matches!(self.class, Class::Conflict | Class::Busy)
    }

    /// The object does not exist.
    pub fn is_not_found(&self) -> bool {
        self.class == Class::NotFound
    }

    /// For people. `doing` names the object and what was tried: `cannot approve edge.cell.v1`.
    pub fn into_failure(self, doing: &str) -> Failure {
        let words = self.words();
        self.with_advice(format!("{doing}: {words}"))
    }

    /// The same in the server's own words, which name the object.
    pub fn into_plain_failure(self) -> Failure {
        let words = self.words();
        self.with_advice(words)
    }

    /// The same for callers who say themselves what became of the object.
    pub fn into_bare_failure(self, doing: &str) -> Failure {
        let words = advice::readable(&self.message);
        self.with_advice(format!("{doing}: {words}"))
    }

    /// The server's words, and what became of the object where that is certain.
    fn words(&self) -> String {
        let words = advice::readable(&self.message);
        match advice::fate(self) {
            Some(fate) => format!("{}; {fate}", words.trim_end()),
            None => words,
        }
    }

    fn with_advice(self, message: String) -> Failure {
        let failure = Failure::new(self.class.kind(), message);
        let failure = if advice::is_unsure(&self) {
            failure.hint("it may have been carried out all the same: look with `porchctl rpkg get` before you repeat it")
        } else {
            failure
        };
        match advice::next(&self) {
            Some(advice) => failure.hint(advice),
            None => failure,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

impl Class {
    /// Which exit code a fault of that class ends in.
    pub fn kind(self) -> Kind {
        match self {
            Self::NotFound => Kind::NotFound,
            Self::Forbidden | Self::Unauthorized => Kind::Forbidden,
            Self::Conflict | Self::Busy => Kind::Conflict,
            Self::RenderFailed | Self::NotDraft | Self::WebhookDenied => Kind::Blocked,
            Self::Throttled
            | Self::ServerBusy
            | Self::Timeout
            | Self::Unreachable
            | Self::Broken
            | Self::NotServed => Kind::Unavailable,
            Self::Gone
            | Self::AlreadyExists
            | Self::Invalid
            | Self::Expired
            | Self::TooLarge
            | Self::Other => Kind::Failed,
        }
    }

    /// It may pass by itself, so a `Retry-After` means something.
    fn is_passing(self) -> bool {
        matches!(self, Self::Throttled | Self::ServerBusy | Self::Timeout)
    }
}

/// The parts of a `metav1.Status` we look at; lenient, because proxies answer in other formats.
#[derive(Default)]
struct Status {
    reason: String,
    message: String,
    names_object: bool,
    retry_after: Option<u64>,
    is_status: bool,
}

impl Status {
    fn read(body: &[u8]) -> Self {
        match serde_json::from_slice::<Value>(body) {
            Ok(value) if value["kind"] == "Status" => Self::from_json(&value),
            _ => Self { message: first_line(body), ..Self::default() },
        }
    }

    fn from_json(value: &Value) -> Self {
        let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
        Self {
            reason: text("reason"),
            message: text("message"),
            names_object: value["details"]["name"].as_str().is_some_and(|name| !name.is_empty()),
            retry_after: value["details"]["retryAfterSeconds"].as_u64().filter(|seconds| *seconds > 0),
            is_status: true,
        }
    }

    /// The server's words, or the code when it said nothing.
    fn words(&self, code: u16) -> String {
        match (self.message.trim(), self.reason.as_str()) {
            ("", "") => format!("the server answered with HTTP {code} and no explanation"),
            ("", reason) => format!("the server answered with HTTP {code} ({reason})"),
            (message, _) => message.to_owned(),
        }
    }
}

/// First line of a foreign body, cut to a length that still can be read.
fn first_line(body: &[u8]) -> String {
    const SHOWN: usize = 200;
    let text = String::from_utf8_lossy(body);
    text.trim().lines().next().unwrap_or_default().chars().take(SHOWN).collect()
}

/// Texts that decide wherever they appear, whatever code they come with (a server wraps most
/// refusals of the aggregated API as 500 "Internal error occurred").
const BY_TEXT: [(&str, Class); 14] = [
    ("another request is already in progress", Class::Busy),
    ("the object has been modified", Class::Conflict),
    ("render race prevention failed", Class::WebhookDenied),
    ("failed calling webhook", Class::ServerBusy),
    ("denied the request", Class::WebhookDenied),
    ("must be proposed for deletion", Class::WebhookDenied),
    ("cannot update a package revision with lifecycle value", Class::NotDraft),
    ("error rendering package", Class::RenderFailed),
    ("despite render failure", Class::RenderFailed),
    ("already exists in repo", Class::AlreadyExists),
    ("workspaceNames must be unique", Class::AlreadyExists),
    ("Request entity too large", Class::TooLarge),
    ("resourceVersion must be specified", Class::Invalid),
    ("package revision kubernetes resource name invalid", Class::Invalid),
];

/// The class of an answer.
fn classify(code: u16, status: &Status) -> Class {
    let by_text = BY_TEXT.iter().find(|(text, _)| status.message.contains(text)).map(|(_, class)| *class);
    match by_text {
        Some(class) if code >= 400 => class,
        _ => by_code(code, status),
    }
}

/// The class of an answer whose text is not known.
fn by_code(code: u16, status: &Status) -> Class {
    match code {
        400 | 406 | 415 | 422 => Class::Invalid,
        401 => Class::Unauthorized,
        403 => Class::Forbidden,
        404 => missing(status),
        405 => Class::Other,
        409 if status.reason == "AlreadyExists" => Class::AlreadyExists,
        409 => Class::Conflict,
        410 if status.message.contains("is managed by") => Class::Gone,
        410 => Class::Expired,
        413 => Class::TooLarge,
        429 => Class::Throttled,
        502 | 503 => Class::ServerBusy,
        504 => Class::Timeout,
        500 if status.message.ends_with("not found") => Class::NotFound,
        500 if status.reason == "ServerTimeout" => Class::ServerBusy,
        500 if status.reason == "Timeout" => Class::Timeout,
        _ => Class::Other,
    }
}

/// 404 is "no such object" only if the answer speaks of an object; otherwise nobody serves the path.
fn missing(status: &Status) -> Class {
    let about_object = status.names_object || status.message.ends_with("not found");
    let whole_path = status.message.contains("could not find the requested resource");
    if status.is_status && about_object && !whole_path { Class::NotFound } else { Class::NotServed }
}

/// May the write have happened? A 5xx is known to be a refusal only by its text.
fn outcome_unknown(code: u16, class: Class) -> bool {
    code >= 500 && matches!(class, Class::Timeout | Class::ServerBusy | Class::Other)
}

#[cfg(test)]
#[path = "fault_tests.rs"]
mod tests;
