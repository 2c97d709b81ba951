//! What KRM functions say: one model for `status.functionResults`, the Kptfile's
//! `status.renderStatus` and v1alpha1's `FunctionResultList`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What one function said in one render.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FunctionResult {
    /// Name of the step in the pipeline, if it has one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Image of the function.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub image: String,
    /// Executable of the function.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub exec: String,
    /// Why it could not be started.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub execution_error: String,
    /// What it wrote to its standard error.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stderr: String,
    /// Exit code of the function.
    #[serde(default)]
    pub exit_code: i64,
    /// Everything it reported.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<ResultItem>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// One line a function reported.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ResultItem {
    /// The text.
    #[serde(default)]
    pub message: String,
    /// `error`, `warning`, `info`, or empty when the function gave none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub severity: String,
    /// The object it speaks of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resource_ref: Option<ResourceRef>,
    /// The field it speaks of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Field>,
    /// The file it speaks of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<File>,
    /// Fields unknown to this crate, `tags` among them.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// An object by kind and name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ResourceRef {
    /// API version.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub api_version: String,
    /// Kind.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Namespace.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub namespace: String,
}

/// A field and its values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Field {
    /// Path with dots.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub path: String,
    /// Value found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current_value: Option<Value>,
    /// Value proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposed_value: Option<Value>,
}

/// A file and the document in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct File {
    /// Path relative to the package.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub path: String,
    /// Position of the document in the file, left out when 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub index: i64,
}

fn is_zero(index: &i64) -> bool {
    *index == 0
}
