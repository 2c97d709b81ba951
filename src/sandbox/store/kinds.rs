//! The kinds the store keeps. In: nothing. Out: their names on the wire. Never: their schema (that is admission).

/// A collection of the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Resource {
    /// `porch.kpt.dev/v1alpha2` PackageRevision.
    PackageRevisions,
    /// `config.porch.kpt.dev/v1alpha1` Repository.
    Repositories,
    /// Core `v1` Namespace.
    Namespaces,
    /// Core `v1` Secret.
    Secrets,
    /// Core `v1` Event. Nothing writes one; clients ask for them when they describe an object.
    Events,
}

/// How a kind is called on the wire.
#[derive(Debug, PartialEq, Eq)]
pub struct Names {
    /// API group, empty for core.
    pub group: &'static str,
    /// API version within the group.
    pub version: &'static str,
    /// `group/version`, or the version alone for core.
    pub api_version: &'static str,
    /// Plural, as in URLs.
    pub plural: &'static str,
    /// Singular, as kubectl accepts it.
    pub singular: &'static str,
    /// Kind.
    pub kind: &'static str,
    /// Short names kubectl accepts.
    pub short: &'static [&'static str],
}

const PACKAGE_REVISIONS: Names = Names {
    group: "porch.kpt.dev",
    version: "v1alpha2",
    api_version: "porch.kpt.dev/v1alpha2",
    plural: "packagerevisions",
    singular: "packagerevision",
    kind: "PackageRevision",
    short: &["rpkg"],
};
const REPOSITORIES: Names = Names {
    group: "config.porch.kpt.dev",
    version: "v1alpha1",
    api_version: "config.porch.kpt.dev/v1alpha1",
    plural: "repositories",
    singular: "repository",
    kind: "Repository",
    short: &["repo"],
};
const NAMESPACES: Names = Names {
    group: "",
    version: "v1",
    api_version: "v1",
    plural: "namespaces",
    singular: "namespace",
    kind: "Namespace",
    short: &["ns"],
};
const SECRETS: Names = Names {
    group: "",
    version: "v1",
    api_version: "v1",
    plural: "secrets",
    singular: "secret",
    kind: "Secret",
    short: &[],
};

const EVENTS: Names = Names {
    group: "",
    version: "v1",
    api_version: "v1",
    plural: "events",
    singular: "event",
    kind: "Event",
    short: &["ev"],
};

impl Resource {
    /// Every collection.
    pub const ALL: [Self; 5] =
        [Self::PackageRevisions, Self::Repositories, Self::Namespaces, Self::Secrets, Self::Events];

    /// Its names.
    pub const fn names(self) -> &'static Names {
        match self {
            Self::PackageRevisions => &PACKAGE_REVISIONS,
            Self::Repositories => &REPOSITORIES,
            Self::Namespaces => &NAMESPACES,
            Self::Secrets => &SECRETS,
            Self::Events => &EVENTS,
        }
    }

    /// Do its objects live in a namespace?
    pub const fn namespaced(self) -> bool {
        !matches!(self, Self::Namespaces)
    }

    /// Is it a custom resource? Those count generations, and their status is a subresource; of the core
    /// kinds here none counts generations.
    pub const fn is_custom(self) -> bool {
        matches!(self, Self::PackageRevisions | Self::Repositories)
    }

    /// Top-level fields that the server fills in after ownership was recorded: nobody owns them.
    pub const fn unowned(self) -> &'static [&'static str] {
        if matches!(self, Self::Namespaces) { &["f:spec", "f:status"] } else { &[] }
    }

    /// Are its `status.conditions` merged by `type`? In the Repository schema they are one atomic list.
    pub const fn conditions_by_type(self) -> bool {
        !matches!(self, Self::Repositories)
    }
}
