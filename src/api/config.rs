//! `config.porch.kpt.dev/v1alpha1` Repository.

use std::borrow::Cow;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::conditions::Condition;
use super::v1alpha2::NameRef;

/// A registered git repository.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Repository {
    /// Always `config.porch.kpt.dev/v1alpha1` on the wire.
    #[serde(default)]
    pub api_version: String,
    /// Always `Repository` on the wire.
    #[serde(default)]
    pub kind: String,
    /// Name, namespace, annotations.
    #[serde(default)]
    pub metadata: ObjectMeta,
    /// What is registered.
    #[serde(default)]
    pub spec: RepositorySpec,
    /// What the controller reports.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<RepositoryStatus>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// What is registered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RepositorySpec {
    /// `git` or `oci`.
    #[serde(default, rename = "type", skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Text for people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Deprecated, `Package`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub content: String,
    /// Packages here are ready to be deployed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployment: Option<bool>,
    /// When it is synchronised beside the usual times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sync: Option<SyncSpec>,
    /// The git repository.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub git: Option<GitRepository>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// When a repository is synchronised beside the usual times.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SyncSpec {
    /// A cron expression of five fields.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub schedule: String,
    /// A wish for one synchronisation, an RFC 3339 time; the controller takes it away when it is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run_once_at: Option<String>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A git repository.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GitRepository {
    /// Address.
    #[serde(default)]
    pub repo: String,
    /// Branch of published packages; `main` when empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub branch: String,
    /// Make the branch when it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub create_branch: Option<bool>,
    /// Directory that holds the packages.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub directory: String,
    /// Secret with the credentials.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret_ref: Option<NameRef>,
    /// Author of commits.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// Address of the author.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// What the controller reports.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RepositoryStatus {
    /// `Ready`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conditions: Option<Vec<Condition>>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Repository {
    /// `apiVersion` on the wire.
    pub const API_VERSION: &'static str = "config.porch.kpt.dev/v1alpha1";
    /// `kind` on the wire.
    pub const KIND: &'static str = "Repository";

    /// An object to be created.
    pub fn new(namespace: &str, name: &str, spec: RepositorySpec) -> Self {
        let metadata = ObjectMeta {
            name: Some(name.into()),
            namespace: Some(namespace.into()),
            ..ObjectMeta::default()
        };
        Self {
            api_version: Self::API_VERSION.into(),
            kind: Self::KIND.into(),
            metadata,
            spec,
            ..Self::default()
        }
    }

    /// What the controller says of it, if it said anything.
    pub fn ready(&self) -> Option<&Condition> {
        let conditions = self.status.as_ref()?.conditions.as_ref()?;
        conditions.iter().find(|condition| condition.kind == super::conditions::READY)
    }

    /// Packages found at the last synchronisation, where the server counts them.
    pub fn package_count(&self) -> Option<i64> {
        self.status.as_ref()?.other.get("packageCount")?.as_i64()
    }

    /// Name of the Secret with its credentials, if it has one.
    pub fn secret(&self) -> Option<&str> {
        let secret = self.spec.git.as_ref()?.secret_ref.as_ref()?;
        Some(secret.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Address of an OCI registry.
    pub fn registry(&self) -> Option<String> {
        self.spec.other.get("oci")?.get("registry")?.as_str().map(str::to_owned)
    }

    /// Are its packages handled by the v1alpha2 controller?
    pub fn uses_v1alpha2(&self) -> bool {
        let annotations = self.metadata.annotations.as_ref();
        annotations.and_then(|a| a.get(super::V1ALPHA2_MIGRATION)).is_some_and(|value| value == "true")
    }
}

impl kube::Resource for Repository {
    type DynamicType = ();
    type Scope = k8s_openapi::NamespaceResourceScope;

    fn kind(_: &()) -> Cow<'_, str> {
        Self::KIND.into()
    }
    fn group(_: &()) -> Cow<'_, str> {
        super::CONFIG_GROUP.into()
    }
    fn version(_: &()) -> Cow<'_, str> {
        "v1alpha1".into()
    }
    fn plural(_: &()) -> Cow<'_, str> {
        "repositories".into()
    }
    fn meta(&self) -> &ObjectMeta {
        &self.metadata
    }
    fn meta_mut(&mut self) -> &mut ObjectMeta {
        &mut self.metadata
    }
}
