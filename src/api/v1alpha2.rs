//! `porch.kpt.dev/v1alpha2` PackageRevision, field for field as the served CRD.
//!
//! Fields this crate does not know are kept in `other` and written back unchanged. The one field no
//! recorded server serves is `status.functionResults`; it is read where a server has it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::conditions::Condition;
use super::results::FunctionResult;

/// A package revision: the wish (`spec`) and what the controller made of it (`status`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageRevision {
    /// Always `porch.kpt.dev/v1alpha2` on the wire.
    #[serde(default)]
    pub api_version: String,
    /// Always `PackageRevision` on the wire.
    #[serde(default)]
    pub kind: String,
    /// Name, namespace, versions, labels and annotations.
    #[serde(default)]
    pub metadata: ObjectMeta,
    /// What the client wishes.
    #[serde(default)]
    pub spec: PackageRevisionSpec,
    /// What the controller reports; absent until it wrote something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<PackageRevisionStatus>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// The wish.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageRevisionSpec {
    /// Full package path, may contain `/`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub package_name: String,
    /// Name of the Repository object in the same namespace.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub repository: String,
    /// Name of this line of work inside the package.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub workspace_name: String,
    /// Raw lifecycle text; see [`super::lifecycle::Lifecycle`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub lifecycle: String,
    /// How the package was made; absent for packages found in git.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
    /// Conditions that must be true before propose and approve.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readiness_gates: Option<Vec<ReadinessGate>>,
    /// Labels and annotations of the package, mirrored from its Kptfile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub package_metadata: Option<PackageMetadata>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Exactly one of the fields is set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Source {
    /// A new package from scratch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<InitSource>,
    /// A first copy of an upstream package.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clone_from: Option<UpstreamPackage>,
    /// A new revision of the same package.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_from: Option<NameRef>,
    /// A three-way merge with a newer upstream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgrade: Option<UpgradeSource>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Texts of a new package.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitSource {
    /// Short description.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Link to a page about the package.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Where a clone comes from: a registered revision or a git address.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UpstreamPackage {
    /// `git` when `git` is used.
    #[serde(default, rename = "type", skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Upstream in a git repository.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub git: Option<GitPackage>,
    /// Upstream that is a package revision of the same namespace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upstream_ref: Option<NameRef>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A package in a git repository.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GitPackage {
    /// Address of the repository.
    #[serde(default)]
    pub repo: String,
    /// Branch, tag or commit.
    #[serde(default, rename = "ref")]
    pub reference: String,
    /// Directory of the package.
    #[serde(default)]
    pub directory: String,
    /// Secret with the credentials.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret_ref: Option<NameRef>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Three revisions and how to merge them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UpgradeSource {
    /// The common ancestor.
    #[serde(default)]
    pub old_upstream: NameRef,
    /// The upstream to go to.
    #[serde(default)]
    pub new_upstream: NameRef,
    /// The local package.
    #[serde(default)]
    pub current_package: NameRef,
    /// `resource-merge` when empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub strategy: String,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A reference by name in the same namespace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameRef {
    /// Name of the object.
    #[serde(default)]
    pub name: String,
}

/// A condition type that must be true.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReadinessGate {
    /// The condition type, looked up in `status.packageConditions`.
    #[serde(default)]
    pub condition_type: String,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Labels and annotations of the Kptfile.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageMetadata {
    /// Labels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub labels: Option<BTreeMap<String, String>>,
    /// Annotations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub annotations: Option<BTreeMap<String, String>>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// What the controller reports.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageRevisionStatus {
    /// Generation that the last `Ready` condition speaks of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub observed_generation: Option<i64>,
    /// Revision number: 0 or absent until published, -1 for packages of the main branch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<i64>,
    /// Where the package came from, as resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upstream_lock: Option<Locator>,
    /// Where the package itself is stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub self_lock: Option<Locator>,
    /// Who published it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published_by: Option<String>,
    /// When it was published (RFC 3339).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published_at: Option<String>,
    /// True in a deployment repository; set on packages found in git only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployment: Option<bool>,
    /// `init`, `clone`, `copy`, `upgrade`; empty until the source was carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub creation_source: Option<String>,
    /// The render request that the last finished render answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub observed_prr_resource_version: Option<String>,
    /// The render request that is being rendered now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rendering_prr_resource_version: Option<String>,
    /// `Ready` and `Rendered`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conditions: Option<Vec<Condition>>,
    /// Conditions mirrored from the Kptfile; readiness gates look here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub package_conditions: Option<Vec<PackageCondition>>,
    /// What each function of the last render said, where a server keeps it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function_results: Option<Vec<FunctionResult>>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A place in git.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Locator {
    /// `git`.
    #[serde(default, rename = "type", skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub git: Option<GitLock>,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Repository, directory, ref and commit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GitLock {
    /// Address of the repository.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub repo: String,
    /// Directory of the package.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub directory: String,
    /// Branch or tag.
    #[serde(default, rename = "ref", skip_serializing_if = "String::is_empty")]
    pub reference: String,
    /// Commit, or `not-pushed`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub commit: String,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A condition of the package itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageCondition {
    /// Condition type.
    #[serde(default, rename = "type")]
    pub kind: String,
    /// `True`, `False` or `Unknown`.
    #[serde(default)]
    pub status: String,
    /// One CamelCase word.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Text for people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
    /// Fields unknown to this crate.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl PackageRevision {
    /// `apiVersion` on the wire.
    pub const API_VERSION: &'static str = "porch.kpt.dev/v1alpha2";
    /// `kind` on the wire.
    pub const KIND: &'static str = "PackageRevision";

    /// A new object with `apiVersion`, `kind`, name and namespace filled in.
    pub fn new(namespace: &str, name: &str, spec: PackageRevisionSpec) -> Self {
        Self {
            api_version: Self::API_VERSION.into(),
            kind: Self::KIND.into(),
            metadata: ObjectMeta {
                name: Some(name.into()),
                namespace: Some(namespace.into()),
                ..ObjectMeta::default()
            },
            spec,
            ..Self::default()
        }
    }

    /// The object's name, empty if it has none.
    pub fn name(&self) -> &str {
        self.metadata.name.as_deref().unwrap_or_default()
    }

    /// The render request annotation, if set and not empty.
    pub fn render_request(&self) -> Option<&str> {
        let annotations = self.metadata.annotations.as_ref()?;
        annotations.get(super::RENDER_REQUEST).map(String::as_str).filter(|value| !value.is_empty())
    }

    /// The condition of that type.
    pub fn condition(&self, kind: &str) -> Option<&Condition> {
        self.status.as_ref()?.conditions.as_ref()?.iter().find(|c| c.kind == kind)
    }

    /// `status.revision`, 0 while absent.
    pub fn revision(&self) -> i64 {
        self.status.as_ref().and_then(|s| s.revision).unwrap_or_default()
    }
}

impl kube::Resource for PackageRevision {
    type DynamicType = ();
    type Scope = k8s_openapi::NamespaceResourceScope;

    fn kind(_: &()) -> Cow<'_, str> {
        Self::KIND.into()
    }
    fn group(_: &()) -> Cow<'_, str> {
        super::PORCH_GROUP.into()
    }
    fn version(_: &()) -> Cow<'_, str> {
        "v1alpha2".into()
    }
    fn plural(_: &()) -> Cow<'_, str> {
        "packagerevisions".into()
    }
    fn meta(&self) -> &ObjectMeta {
        &self.metadata
    }
    fn meta_mut(&mut self) -> &mut ObjectMeta {
        &mut self.metadata
    }
}
