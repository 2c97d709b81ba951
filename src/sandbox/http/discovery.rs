//! Which groups, versions and kinds are served, plain and aggregated.
//!
//! In: nothing but a table. Out: discovery documents. Never: anything about objects.

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::sandbox::store::Resource;

/// Verbs of custom resources, in the order the server lists them.
const CUSTOM: [&str; 8] = ["delete", "deletecollection", "get", "list", "patch", "create", "update", "watch"];
const CORE: [&str; 8] = ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"];
/// Namespaces are deleted one by one.
const NAMESPACES: [&str; 7] = ["create", "delete", "get", "list", "patch", "update", "watch"];
const CONTENTS: [&str; 4] = ["get", "list", "patch", "update"];
const STATUS: [&str; 3] = ["get", "patch", "update"];

/// One served kind.
pub struct Kind {
    /// API group, empty for core.
    pub group: &'static str,
    /// API version.
    pub version: &'static str,
    /// Plural.
    pub plural: &'static str,
    /// Singular.
    pub singular: &'static str,
    /// Kind.
    pub kind: &'static str,
    /// Lives in a namespace.
    pub namespaced: bool,
    /// Has a status subresource.
    pub status: bool,
    verbs: &'static [&'static str],
    short: &'static [&'static str],
}

/// Every served kind, sorted by group as the server sorts them.
pub fn kinds() -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Resource::ALL.into_iter().map(stored).collect();
    kinds.push(Kind {
        group: "porch.kpt.dev",
        version: "v1alpha1",
        plural: "packagerevisionresources",
        singular: "packagerevisionresources",
        kind: "PackageRevisionResources",
        namespaced: true,
        status: false,
        verbs: &CONTENTS,
        short: &[],
    });
    kinds.push(Kind {
        group: "authorization.k8s.io",
        version: "v1",
        plural: "selfsubjectaccessreviews",
        singular: "selfsubjectaccessreview",
        kind: "SelfSubjectAccessReview",
        namespaced: false,
        status: false,
        verbs: &["create"],
        short: &[],
    });
    kinds.sort_by_key(|kind| (kind.group, std::cmp::Reverse(kind.version), kind.plural));
    kinds
}

fn stored(resource: Resource) -> Kind {
    let names = resource.names();
    let verbs: &[&str] = match resource {
        Resource::Namespaces => &NAMESPACES,
        resource if resource.is_custom() => &CUSTOM,
        _ => &CORE,
    };
    Kind {
        group: names.group,
        version: names.version,
        plural: names.plural,
        singular: names.singular,
        kind: names.kind,
        namespaced: resource.namespaced(),
        status: resource.is_custom() || resource == Resource::Namespaces,
        verbs,
        short: names.short,
    }
}

/// Groups with their versions, the preferred one first.
fn groups() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for kind in kinds().iter().filter(|kind| !kind.group.is_empty()) {
        match groups.iter_mut().find(|(group, _)| *group == kind.group) {
            Some((_, versions)) if versions.contains(&kind.version) => {}
            Some((_, versions)) => versions.push(kind.version),
            None => groups.push((kind.group, vec![kind.version])),
        }
    }
    groups
}

/// `/api`.
pub fn core_versions() -> Value {
    json!({"kind": "APIVersions", "versions": ["v1"],
        "serverAddressByClientCIDRs": [{"clientCIDR": "0.0.0.0/0", "serverAddress": "127.0.0.1"}]})
}

/// `/apis`.
pub fn group_list() -> Value {
    let list: Vec<Value> = groups().iter().map(|(group, versions)| group_entry(group, versions)).collect();
    json!({"kind": "APIGroupList", "apiVersion": "v1", "groups": list})
}

fn group_entry(group: &str, versions: &[&str]) -> Value {
    let entry = |version: &&str| json!({"groupVersion": format!("{group}/{version}"), "version": version});
    let versions: Vec<Value> = versions.iter().map(entry).collect();
    json!({"name": group, "versions": versions, "preferredVersion": versions[0]})
}

/// `/apis/<group>`.
pub fn group(name: &str) -> Option<Value> {
    let found = groups();
    let (group, versions) = found.iter().find(|(group, _)| *group == name)?;
    let mut entry = group_entry(group, versions);
    entry["kind"] = "APIGroup".into();
    entry["apiVersion"] = "v1".into();
    Some(entry)
}

/// `/api/v1` and `/apis/<group>/<version>`.
pub fn group_version(group: &str, version: &str) -> Option<Value> {
    let resources: Vec<Value> = kinds()
        .iter()
        .filter(|kind| (kind.group, kind.version) == (group, version))
        .flat_map(resource_entries)
        .collect();
    if resources.is_empty() {
        return None;
    }
    let mut list = json!({"kind": "APIResourceList", "groupVersion": group_version_text(group, version),
        "resources": resources});
    if !group.is_empty() {
        list["apiVersion"] = "v1".into();
    }
    Some(list)
}

fn group_version_text(group: &str, version: &str) -> String {
    if group.is_empty() { version.into() } else { format!("{group}/{version}") }
}

fn resource_entries(kind: &Kind) -> Vec<Value> {
    let mut main = json!({"name": kind.plural, "singularName": kind.singular, "namespaced": kind.namespaced,
        "kind": kind.kind, "verbs": kind.verbs});
    if !kind.short.is_empty() {
        main["shortNames"] = kind.short.into();
    }
    if kind.verbs.contains(&"create") && kind.verbs.contains(&"watch") {
        main["storageVersionHash"] = storage_hash(kind).into();
    }
    let mut entries = vec![main];
    if kind.status {
        entries.push(json!({"name": format!("{}/status", kind.plural), "singularName": "",
            "namespaced": kind.namespaced, "kind": kind.kind, "verbs": STATUS}));
    }
    entries
}

/// Eight bytes that say which version is stored.
fn storage_hash(kind: &Kind) -> String {
    use base64::Engine;
    let digest = Sha256::digest(format!("{}/{}/{}", kind.group, kind.version, kind.kind));
    base64::engine::general_purpose::STANDARD.encode(&digest[..8])
}

/// Aggregated discovery of the core group or of all others, and its ETag.
pub fn aggregated(core: bool, version: &str) -> (Value, String) {
    let mut items: Vec<Value> = Vec::new();
    if core {
        items.push(aggregated_group("", &["v1"]));
    } else {
        items.extend(groups().iter().map(|(group, versions)| aggregated_group(group, versions)));
    }
    let list = json!({"kind": "APIGroupDiscoveryList", "apiVersion": format!("apidiscovery.k8s.io/{version}"),
        "metadata": {}, "items": items});
    let tag = hash(&list);
    (list, format!("\"{tag}\""))
}

/// A hash of a document as hexadecimal digits, as the server uses for ETags.
pub fn hash(document: &Value) -> String {
    let digest = Sha256::digest(document.to_string());
    digest.iter().map(|byte| format!("{byte:02X}")).collect()
}

fn aggregated_group(group: &str, versions: &[&str]) -> Value {
    let mut metadata = Map::new();
    if !group.is_empty() {
        metadata.insert("name".into(), group.into());
    }
    let versions: Vec<Value> = versions
        .iter()
        .map(|version| {
            let kinds = kinds();
            let ours = kinds.iter().filter(|kind| (kind.group, kind.version) == (group, *version));
            let resources: Vec<Value> = ours.map(aggregated_kind).collect();
            json!({"version": version, "resources": resources, "freshness": "Current"})
        })
        .collect();
    json!({"metadata": metadata, "versions": versions})
}

fn aggregated_kind(kind: &Kind) -> Value {
    // Custom resources name their group and version here, the others leave it out.
    let custom = kind.verbs.len() == CUSTOM.len() && kind.verbs[0] == CUSTOM[0];
    let (group, version) = if custom { (kind.group, kind.version) } else { ("", "") };
    let response = json!({"group": group, "version": version, "kind": kind.kind});
    let scope = if kind.namespaced { "Namespaced" } else { "Cluster" };
    let mut entry = json!({"resource": kind.plural, "responseKind": response, "scope": scope,
        "singularResource": kind.singular, "verbs": kind.verbs});
    if !kind.short.is_empty() {
        entry["shortNames"] = kind.short.into();
    }
    if kind.status {
        entry["subresources"] = json!([{"subresource": "status", "responseKind": response, "verbs": STATUS}]);
    }
    entry
}

/// `/`.
pub fn paths() -> Value {
    let mut paths = vec!["/api".to_owned(), "/api/v1".into(), "/apis".into(), "/apis/".into()];
    for (group, versions) in groups() {
        paths.push(format!("/apis/{group}"));
        paths.extend(versions.iter().map(|version| format!("/apis/{group}/{version}")));
    }
    paths.extend(["/healthz", "/livez", "/openapi/v3", "/readyz", "/version"].map(String::from));
    json!({"paths": paths})
}

/// `/version`. The git version is the Kubernetes version whose behaviour is imitated.
pub fn version() -> Value {
    json!({"major": "1", "minor": "34", "emulationMajor": "1", "emulationMinor": "34",
        "minCompatibilityMajor": "1", "minCompatibilityMinor": "33",
        "gitVersion": "v1.34.1+porchctl-sandbox", "gitCommit": "", "gitTreeState": "",
        "buildDate": "1970-01-01T00:00:00Z", "goVersion": "", "compiler": "",
        "platform": format!("{}/{}", std::env::consts::OS, std::env::consts::ARCH)})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_version_comes_first() {
        let group = group("porch.kpt.dev").unwrap();
        assert_eq!(group["preferredVersion"]["version"], "v1alpha2");
        assert_eq!(group["versions"][1]["groupVersion"], "porch.kpt.dev/v1alpha1");
        assert_eq!(super::group("nope"), None);
    }

    #[test]
    fn kinds_of_a_version() {
        let list = group_version("porch.kpt.dev", "v1alpha2").unwrap();
        assert_eq!(list["resources"][0]["shortNames"], json!(["rpkg"]));
        assert_eq!(list["resources"][1]["name"], "packagerevisions/status");
        let contents = group_version("porch.kpt.dev", "v1alpha1").unwrap();
        assert_eq!(contents["resources"][0]["verbs"], json!(["get", "list", "patch", "update"]));
        assert_eq!(group_version("porch.kpt.dev", "v1"), None);
        assert!(group_version("", "v1").unwrap().get("apiVersion").is_none());
    }

    #[test]
    fn aggregated_discovery_in_both_versions() {
        let (list, tag) = aggregated(false, "v2");
        assert_eq!(list["apiVersion"], "apidiscovery.k8s.io/v2");
        let names: Vec<&str> = list["items"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|item| item["metadata"]["name"].as_str())
            .collect();
        assert_eq!(names, ["authorization.k8s.io", "config.porch.kpt.dev", "porch.kpt.dev"]);
        assert_ne!(aggregated(false, "v2beta1").1, tag);
        assert_eq!(aggregated(true, "v2").0["items"][0]["versions"][0]["version"], "v1");
    }
}
