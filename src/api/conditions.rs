//! Conditions of a package revision and how to read them.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Condition type: the lifecycle wish was carried out.
pub const READY: &str = "Ready";
/// Condition type: the content was rendered.
pub const RENDERED: &str = "Rendered";

/// A `metav1.Condition`. Times are kept as text: nothing here ever compares them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Condition {
    /// Condition type, `Ready` or `Rendered`.
    #[serde(default, rename = "type")]
    pub kind: String,
    /// `True`, `False` or `Unknown`.
    #[serde(default)]
    pub status: String,
    /// One CamelCase word.
    #[serde(default)]
    pub reason: String,
    /// Text for people.
    #[serde(default)]
    pub message: String,
    /// Generation at the start of the reconcile that wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub observed_generation: Option<i64>,
    /// Rewritten on every write, so it tells nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_transition_time: Option<String>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Condition {
    /// Is it `True`?
    pub fn is_true(&self) -> bool {
        self.status == "True"
    }

    /// Is it `False`?
    pub fn is_false(&self) -> bool {
        self.status == "False"
    }
}
