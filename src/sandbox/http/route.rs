//! From method and path to what is asked for.
//!
//! In: a request line. Out: a route. Never: whether the object exists.

use super::query::decode;
use crate::sandbox::store::Resource;

/// What a request asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// Nothing that is served: plain text 404.
    Unknown,
    /// `/`: which paths there are.
    Root,
    /// `/version`.
    Version,
    /// `/healthz`, `/livez`, `/readyz`, with a check named below it.
    Health(String),
    /// `/api`: the versions of the core group.
    CoreVersions,
    /// `/apis`.
    Groups,
    /// `/apis/<group>`.
    Group(String),
    /// `/api/v1` or `/apis/<group>/<version>`; group is empty for core.
    GroupVersion(String, String),
    /// `/openapi/v3` or a document below it.
    OpenApi(String),
    /// `/openapi/v2`.
    OpenApiV2,
    /// An object or a collection.
    Resource(Target),
}

/// A kind that is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// Kept in the store.
    Stored(Resource),
    /// `porch.kpt.dev/v1alpha1` PackageRevisionResources.
    Contents,
    /// A review of the caller's own rights: create only.
    Review,
}

/// An object or a collection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// API group, empty for core.
    pub group: String,
    /// API version.
    pub version: String,
    /// Plural.
    pub resource: String,
    /// Namespace, empty for all or for cluster-scoped objects.
    pub namespace: String,
    /// Object name, empty for a collection.
    pub name: String,
    /// Subresource, empty for the object itself.
    pub subresource: String,
    /// The deprecated `/watch/` form.
    pub watch: bool,
}

impl Target {
    /// The kind behind it, if it is served.
    pub fn served(&self) -> Option<Served> {
        let key = (self.group.as_str(), self.version.as_str(), self.resource.as_str());
        let stored = Resource::ALL.into_iter().find(|resource| {
            let names = resource.names();
            (names.group, names.version, names.plural) == key
        });
        match (stored, key) {
            (Some(resource), _) if resource.namespaced() || self.namespace.is_empty() => {
                Some(Served::Stored(resource))
            }
            (_, ("porch.kpt.dev", "v1alpha1", "packagerevisionresources")) => Some(Served::Contents),
            (_, ("authorization.k8s.io", "v1", "selfsubjectaccessreviews")) => Some(Served::Review),
            _ => None,
        }
    }

    /// `plural.group`.
    pub fn qualified(&self) -> String {
        if self.group.is_empty() {
            self.resource.clone()
        } else {
            format!("{}.{}", self.resource, self.group)
        }
    }

    /// The Kubernetes verb of a method; none if it has none here.
    pub fn verb(&self, method: &str, watch: bool) -> Option<&'static str> {
        Some(match (method, self.name.is_empty()) {
            ("GET" | "HEAD", true) if watch || self.watch => "watch",
            ("GET" | "HEAD", false) if self.watch => "watch",
            ("GET" | "HEAD", true) => "list",
            ("GET" | "HEAD", false) => "get",
            ("POST", _) => "create",
            ("PUT", _) => "update",
            ("PATCH", _) => "patch",
            ("DELETE", true) => "deletecollection",
            ("DELETE", false) => "delete",
            _ => return None,
        })
    }
}

/// Reads a path.
pub fn route(path: &str) -> Route {
    if path.starts_with("//") {
        return Route::Unknown;
    }
    let parts: Option<Vec<String>> =
        path.split('/').filter(|part| !part.is_empty()).map(|part| decode(part, false)).collect();
    let Some(parts) = parts else { return Route::Unknown };
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    match parts.as_slice() {
        [] => Route::Root,
        ["version"] => Route::Version,
        ["healthz" | "livez" | "readyz", check @ ..] => Route::Health(check.join("/")),
        ["api"] => Route::CoreVersions,
        ["api", version] => Route::GroupVersion(String::new(), (*version).into()),
        ["api", version, rest @ ..] => target("", version, rest),
        ["apis"] => Route::Groups,
        ["apis", group] => Route::Group((*group).into()),
        ["apis", group, version] => Route::GroupVersion((*group).into(), (*version).into()),
        ["apis", group, version, rest @ ..] => target(group, version, rest),
        ["openapi", "v2"] => Route::OpenApiV2,
        ["openapi", "v3", rest @ ..] => Route::OpenApi(rest.join("/")),
        _ => Route::Unknown,
    }
}

fn target(group: &str, version: &str, rest: &[&str]) -> Route {
    let (watch, rest) = match rest {
        ["watch", rest @ ..] if !rest.is_empty() => (true, rest),
        rest => (false, rest),
    };
    let mut target = Target { group: group.into(), version: version.into(), watch, ..Target::default() };
    let rest = match rest {
        // The namespace objects themselves have the same path shape as what lives in them.
        ["namespaces", namespace, resource, below @ ..]
            if !(group.is_empty() && matches!(*resource, "status" | "finalize") && below.is_empty()) =>
        {
            target.namespace = (*namespace).into();
            std::iter::once(*resource).chain(below.iter().copied()).collect()
        }
        rest => rest.to_vec(),
    };
    let part = |index: usize| rest.get(index).copied().unwrap_or_default().to_owned();
    (target.resource, target.name, target.subresource) = (part(0), part(1), part(2));
    Route::Resource(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str) -> Target {
        match route(path) {
            Route::Resource(target) => target,
            other => panic!("{path}: {other:?}"),
        }
    }

    #[test]
    fn objects_and_collections() {
        let all = found("/apis/porch.kpt.dev/v1alpha2/packagerevisions");
        assert_eq!(all.served(), Some(Served::Stored(Resource::PackageRevisions)));
        assert_eq!((all.namespace.as_str(), all.verb("GET", false)), ("", Some("list")));
        assert_eq!(all.verb("GET", true), Some("watch"));
        let one = found("/apis/porch.kpt.dev/v1alpha2/namespaces/ns/packagerevisions/a.b/status");
        assert_eq!(
            (one.namespace.as_str(), one.name.as_str(), one.subresource.as_str()),
            ("ns", "a.b", "status")
        );
        assert_eq!(one.verb("PATCH", false), Some("patch"));
        let content = found("/apis/porch.kpt.dev/v1alpha1/namespaces/ns/packagerevisionresources/a.b");
        assert_eq!(content.served(), Some(Served::Contents));
        assert_eq!(found("/apis/porch.kpt.dev/v1alpha1/packagerevisions").served(), None);
    }

    #[test]
    fn namespaces_are_objects_and_places() {
        let namespace = found("/api/v1/namespaces/ns");
        assert_eq!((namespace.resource.as_str(), namespace.name.as_str()), ("namespaces", "ns"));
        assert_eq!(namespace.served(), Some(Served::Stored(Resource::Namespaces)));
        assert_eq!(found("/api/v1/namespaces/ns/status").subresource, "status");
        let secret = found("/api/v1/namespaces/ns/secrets/s");
        assert_eq!((secret.resource.as_str(), secret.namespace.as_str()), ("secrets", "ns"));
        assert_eq!(found("/apis/porch.kpt.dev/v1alpha2/namespaces/ns").served(), None);
    }

    #[test]
    fn documents() {
        assert_eq!(route("/version/"), Route::Version);
        assert_eq!(route("/readyz/etcd"), Route::Health("etcd".into()));
        assert_eq!(route("/apis/"), Route::Groups);
        assert_eq!(route("/api/v1"), Route::GroupVersion("".into(), "v1".into()));
        assert_eq!(route("/openapi/v3/apis/g/v1"), Route::OpenApi("apis/g/v1".into()));
        assert_eq!(route("//apis"), Route::Unknown);
        assert_eq!(route("/openapi/v2"), Route::OpenApiV2);
        assert_eq!(route("/openapi/v4"), Route::Unknown);
    }

    #[test]
    fn the_deprecated_watch_path() {
        let watch = found("/apis/porch.kpt.dev/v1alpha2/watch/namespaces/ns/packagerevisions/a");
        assert_eq!((watch.name.as_str(), watch.verb("GET", false)), ("a", Some("watch")));
    }
}
