//! Answers: from objects and errors to HTTP responses.
//!
//! In: values and the form that was asked for. Out: bytes, status and headers. Never: decisions.

use http::{HeaderValue, Response, StatusCode};
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use serde_json::Value;

use super::media::{Encoding, Form};
use crate::sandbox::status::ApiError;

/// Body of every response.
pub type Body = UnsyncBoxBody<Bytes, Torn>;

/// The connection breaks here, because a fault asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the connection was cut")]
pub struct Torn;

/// One answer before it becomes bytes on a connection.
pub struct Answer {
    status: u16,
    content_type: &'static str,
    body: Body,
    headers: Vec<(&'static str, String)>,
    warnings: Vec<String>,
}

/// An error with the warnings that were found on the way.
#[derive(Debug)]
pub struct Refusal {
    /// The error.
    pub error: ApiError,
    /// Texts for `Warning` headers.
    pub warnings: Vec<String>,
}

impl From<ApiError> for Refusal {
    fn from(error: ApiError) -> Self {
        Self { error, warnings: Vec::new() }
    }
}

/// Bytes as a body.
pub fn full(bytes: impl Into<Bytes>) -> Body {
    Full::new(bytes.into()).map_err(|never| match never {}).boxed_unsync()
}

impl Answer {
    /// A JSON or YAML document.
    pub fn document(status: u16, value: &Value, form: Form) -> Self {
        let (content_type, bytes) = encode(value, form);
        Self::bytes(status, content_type, bytes)
    }

    /// Ready bytes.
    pub fn bytes(status: u16, content_type: &'static str, bytes: Vec<u8>) -> Self {
        Self { status, content_type, body: full(bytes), headers: Vec::new(), warnings: Vec::new() }
    }

    /// Plain text.
    pub fn text(status: u16, text: &str) -> Self {
        Self::bytes(status, "text/plain; charset=utf-8", text.as_bytes().to_vec())
    }

    /// A stream of JSON documents.
    pub fn stream(body: Body) -> Self {
        let content_type = "application/json";
        Self { status: 200, content_type, body, headers: Vec::new(), warnings: Vec::new() }
    }

    /// A `Status` of an error.
    pub fn refusal(refusal: Refusal, encoding: Encoding, pretty: bool) -> Self {
        let form = Form { encoding, pretty, ..Form::JSON };
        let mut answer = Self::document(refusal.error.code, &refusal.error.to_json(), form);
        let retry = refusal.error.details.as_ref().and_then(|details| details["retryAfterSeconds"].as_i64());
        if let Some(seconds) = retry {
            answer = answer.header("retry-after", seconds.to_string());
        }
        answer.warn(refusal.warnings)
    }

    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: String) -> Self {
        self.headers.push((name, value));
        self
    }

    /// Adds `Warning` headers.
    #[must_use]
    pub fn warn(mut self, warnings: Vec<String>) -> Self {
        self.warnings.extend(warnings);
        self
    }

    /// The response.
    pub fn into_response(self) -> Response<Body> {
        let mut response = Response::new(self.body);
        *response.status_mut() =
            StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let headers = response.headers_mut();
        if !self.content_type.is_empty() {
            headers.insert("content-type", HeaderValue::from_static(self.content_type));
        }
        headers.insert("cache-control", HeaderValue::from_static("no-cache, private"));
        for (name, value) in self.headers {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        }
        for text in self.warnings {
            if let Ok(value) = HeaderValue::from_str(&format!("299 - {}", quote(&text))) {
                headers.append("warning", value);
            }
        }
        response
    }
}

/// A quoted string of a header.
fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The bytes of a document and their media type.
pub fn encode(value: &Value, form: Form) -> (&'static str, Vec<u8>) {
    match form.encoding {
        Encoding::Yaml => ("application/yaml", super::yaml::document(value).into_bytes()),
        Encoding::Json if form.pretty => {
            ("application/json", serde_json::to_vec_pretty(value).unwrap_or_default())
        }
        Encoding::Json => ("application/json", to_line(value)),
    }
}

/// Compact JSON with a newline.
pub fn to_line(value: &Value) -> Vec<u8> {
    let mut bytes = serde_json::to_vec(value).unwrap_or_default();
    bytes.push(b'\n');
    bytes
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn json_is_one_line() {
        let (kind, bytes) = encode(&json!({"b": 1, "a": [true]}), Form::JSON);
        assert_eq!((kind, bytes.as_slice()), ("application/json", b"{\"a\":[true],\"b\":1}\n".as_slice()));
    }

    #[test]
    fn yaml_keeps_texts_texts() {
        let form = Form { encoding: Encoding::Yaml, ..Form::JSON };
        let value = json!({"metadata": {"resourceVersion": "5", "creationTimestamp": "2026-01-01T00:00:00Z"},
            "x": "yes", "n": 3, "list": ["a"]});
        let text = String::from_utf8(encode(&value, form).1).unwrap();
        let back: Value = serde_yaml::from_str(&text).unwrap();
        assert_eq!(back, value, "{text}");
        assert!(text.contains("resourceVersion: \"5\""), "{text}");
    }

    #[test]
    fn warnings_are_quoted() {
        let answer = Answer::text(200, "ok").warn(vec!["unknown field \"spec.x\"".into()]);
        let response = answer.into_response();
        assert_eq!(response.headers()["warning"], "299 - \"unknown field \\\"spec.x\\\"\"");
        assert_eq!(response.headers()["cache-control"], "no-cache, private");
    }

    #[test]
    fn a_refusal_says_when_to_come_back() {
        let mut error = ApiError::new(504, "Timeout", "late");
        error.details = Some(json!({"retryAfterSeconds": 1}));
        let response = Answer::refusal(error.into(), Encoding::Json, false).into_response();
        assert_eq!(
            (response.status().as_u16(), &response.headers()["retry-after"]),
            (504, &HeaderValue::from_static("1"))
        );
    }
}
