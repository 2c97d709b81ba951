//! What every resource says of itself.
//!
//! In: a tree. Out: apiVersion, kind, names, annotations. Never: changes.

use crate::package::yaml::Node;

/// The identity of a resource; missing parts are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meta {
    /// `apiVersion`
    pub api_version: String,
    /// `kind`
    pub kind: String,
    /// `metadata.name`
    pub name: String,
    /// `metadata.namespace`
    pub namespace: String,
}

impl Meta {
    /// Reads it.
    pub fn of(root: Option<&Node>) -> Self {
        let text = |path: &[&str]| {
            let node = root.and_then(|root| root.at(path)).filter(|node| !node.is_null());
            node.and_then(Node::text).unwrap_or_default().to_string()
        };
        Self {
            api_version: text(&["apiVersion"]),
            kind: text(&["kind"]),
            name: text(&["metadata", "name"]),
            namespace: text(&["metadata", "namespace"]),
        }
    }

    /// API group; empty for the core group.
    pub fn group(&self) -> &str {
        self.api_version.split_once('/').map_or("", |(group, _)| group)
    }

    /// API version without the group.
    pub fn version(&self) -> &str {
        self.api_version.split_once('/').map_or(self.api_version.as_str(), |(_, version)| version)
    }
}

/// The text of an annotation.
pub(super) fn annotation<'a>(root: Option<&'a Node>, key: &str) -> Option<&'a str> {
    root?.text_at(&["metadata", "annotations", key])
}

/// Is it only for local use? Everything but an empty value and `false` counts.
pub(super) fn is_local(root: Option<&Node>) -> bool {
    !matches!(annotation(root, "config.kubernetes.io/local-config"), None | Some("" | "false"))
}
