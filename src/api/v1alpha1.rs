//! `porch.kpt.dev/v1alpha1` PackageRevisionResources: the content of a package revision.

use std::borrow::Cow;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::text::Texts;

/// All files of one package revision, path to text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageRevisionResources {
    /// Always `porch.kpt.dev/v1alpha1` on the wire.
    #[serde(default)]
    pub api_version: String,
    /// Always `PackageRevisionResources` on the wire.
    #[serde(default)]
    pub kind: String,
    /// `resourceVersion` is an opaque token of the content, unrelated to the one of the PackageRevision.
    #[serde(default)]
    pub metadata: ObjectMeta,
    /// The files.
    #[serde(default)]
    pub spec: ResourcesSpec,
    /// Only an answer to a v1alpha1 push carries results here; a read tells nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Value>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Identity and files.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ResourcesSpec {
    /// Package name; a server may give its last segment only.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub package_name: String,
    /// Workspace.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub workspace_name: String,
    /// Revision number, 0 until published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<i64>,
    /// Repository object.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub repository: String,
    /// Path with `/` to text. Absent while the source is not stored yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resources: Option<Texts>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl PackageRevisionResources {
    /// `apiVersion` on the wire.
    pub const API_VERSION: &'static str = "porch.kpt.dev/v1alpha1";
    /// `kind` on the wire.
    pub const KIND: &'static str = "PackageRevisionResources";

    /// The content's version, empty if absent.
    pub fn version(&self) -> &str {
        self.metadata.resource_version.as_deref().unwrap_or_default()
    }
}

impl kube::Resource for PackageRevisionResources {
    type DynamicType = ();
    type Scope = k8s_openapi::NamespaceResourceScope;

    fn kind(_: &()) -> Cow<'_, str> {
        Self::KIND.into()
    }
    fn group(_: &()) -> Cow<'_, str> {
        super::PORCH_GROUP.into()
    }
    fn version(_: &()) -> Cow<'_, str> {
        "v1alpha1".into()
    }
    fn plural(_: &()) -> Cow<'_, str> {
        "packagerevisionresources".into()
    }
    fn meta(&self) -> &ObjectMeta {
        &self.metadata
    }
    fn meta_mut(&mut self) -> &mut ObjectMeta {
        &mut self.metadata
    }
}
