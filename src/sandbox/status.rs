//! `metav1.Status`: how the API says no.

use serde_json::{Map, Value, json};

/// A failed request, with exactly the words a recorded server uses.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// HTTP status.
    pub code: u16,
    /// `NotFound`, `Conflict`, ...; empty where the server gives none.
    pub reason: String,
    /// The text.
    pub message: String,
    /// `details`, if any.
    pub details: Option<Value>,
}

impl ApiError {
    /// Any failure.
    pub fn new(code: u16, reason: &str, message: impl Into<String>) -> Self {
        Self { code, reason: reason.into(), message: message.into(), details: None }
    }

    /// 404 for one object, e.g. `packagerevisions.porch.kpt.dev "x" not found`.
    pub fn not_found(resource: &str, group: &str, name: &str) -> Self {
        let message = format!("{} \"{name}\" not found", qualified(resource, group));
        Self::new(404, "NotFound", message).about(resource, group, name)
    }

    /// 409 for an object that is there already.
    pub fn already_exists(resource: &str, group: &str, name: &str) -> Self {
        let message = format!("{} \"{name}\" already exists", qualified(resource, group));
        Self::new(409, "AlreadyExists", message).about(resource, group, name)
    }

    /// 409, `Operation cannot be fulfilled on … : <why>`.
    pub fn conflict(resource: &str, group: &str, name: &str, why: &str) -> Self {
        let message =
            format!("Operation cannot be fulfilled on {} \"{name}\": {why}", qualified(resource, group));
        Self::new(409, "Conflict", message).about(resource, group, name)
    }

    /// 409 for a write that is based on an older state.
    pub fn modified(resource: &str, group: &str, name: &str) -> Self {
        let why =
            "the object has been modified; please apply your changes to the latest version and try again";
        Self::conflict(resource, group, name, why)
    }

    /// 422 with its causes; the text names each once.
    pub fn invalid(kind: &str, group: &str, name: &str, causes: Vec<Cause>) -> Self {
        let mut texts: Vec<String> = Vec::new();
        for cause in &causes {
            let text = format!("{}: {}", cause.field, cause.message);
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        let list = if texts.len() == 1 { texts.concat() } else { format!("[{}]", texts.join(", ")) };
        let message = format!("{} \"{name}\" is invalid: {list}", qualified(kind, group));
        let mut error = Self::new(422, "Invalid", message).about(kind, group, name);
        if let Some(details) = &mut error.details {
            details["causes"] = causes.iter().map(Cause::to_json).collect();
        }
        error
    }

    /// 500, `Internal error occurred: <text>`.
    pub fn internal(text: impl Into<String>) -> Self {
        let text = text.into();
        let mut error = Self::new(500, "InternalError", format!("Internal error occurred: {text}"));
        error.details = Some(json!({"causes": [{"message": text}]}));
        error
    }

    /// 400.
    pub fn bad_request(text: impl Into<String>) -> Self {
        Self::new(400, "BadRequest", text)
    }

    /// Fills `details` with name, group and kind (the plural resource, as the server does).
    #[must_use]
    pub fn about(mut self, resource: &str, group: &str, name: &str) -> Self {
        let mut details = Map::new();
        for (key, value) in [("name", name), ("group", group), ("kind", resource)] {
            if !value.is_empty() {
                details.insert(key.into(), value.into());
            }
        }
        self.details = Some(Value::Object(details));
        self
    }

    /// The `Status` object.
    pub fn to_json(&self) -> Value {
        let mut status = json!({
            "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure",
            "message": self.message, "code": self.code,
        });
        if !self.reason.is_empty() {
            status["reason"] = self.reason.clone().into();
        }
        if let Some(details) = &self.details {
            status["details"] = details.clone();
        }
        status
    }
}

/// One reason of a 422.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// `FieldValueInvalid`, `FieldValueRequired`, ...
    pub reason: String,
    /// The text.
    pub message: String,
    /// Path of the field.
    pub field: String,
}

impl Cause {
    /// Any cause.
    pub fn new(reason: &str, field: &str, message: impl Into<String>) -> Self {
        Self { reason: reason.into(), message: message.into(), field: field.into() }
    }

    /// `Invalid value: <value>: <why>`; the value as it is to be shown.
    pub fn invalid(field: &str, value: &str, why: &str) -> Self {
        Self::new("FieldValueInvalid", field, format!("Invalid value: {value}: {why}"))
    }

    /// As in `details.causes`.
    pub fn to_json(&self) -> Value {
        json!({"reason": self.reason, "message": self.message, "field": self.field})
    }
}

/// `plural.group`, or the plural alone in the core group.
fn qualified(resource: &str, group: &str) -> String {
    if group.is_empty() { resource.into() } else { format!("{resource}.{group}") }
}
