//! A registered repository as the controllers use it.
//!
//! In: the Repository object. Out: its address, branch and directory, and the names of things in it.
//! Never: I/O.

use serde_json::Value;

use crate::api::config::Repository;
use crate::sandbox::git::Identity;

/// What a Repository object says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    /// Namespace.
    pub namespace: String,
    /// Object name.
    pub name: String,
    /// Object uid.
    pub uid: String,
    /// `spec.type`.
    pub kind: String,
    /// Address as given.
    pub url: String,
    /// Branch of published packages.
    pub branch: String,
    /// May the branch be made?
    pub create_branch: bool,
    /// Directory of the packages, without slashes around it; empty for the whole repository.
    pub directory: String,
    /// Author of commits.
    pub author: Identity,
    /// Does the object name the author?
    pub names_author: bool,
    /// `spec.deployment`.
    pub deployment: bool,
    /// Name of the secret with credentials, if any.
    pub secret: Option<String>,
    /// Are its packages handled by the v1alpha2 controller?
    pub v1alpha2: bool,
}

impl Registered {
    /// Reads a Repository object; none when it cannot be read as one.
    pub fn of(object: &Value) -> Option<Self> {
        let repository: Repository = serde_json::from_value(object.clone()).ok()?;
        let v1alpha2 = repository.uses_v1alpha2();
        let git = repository.spec.git.unwrap_or_default();
        let or = |text: String, default: &str| if text.is_empty() { default.to_owned() } else { text };
        Some(Self {
            namespace: repository.metadata.namespace.unwrap_or_default(),
            name: repository.metadata.name.unwrap_or_default(),
            uid: repository.metadata.uid.unwrap_or_default(),
            kind: repository.spec.kind,
            url: git.repo,
            branch: or(git.branch, "main"),
            create_branch: git.create_branch.unwrap_or_default(),
            directory: git.directory.trim_matches('/').to_owned(),
            names_author: !git.author.is_empty(),
            author: Identity {
                name: or(git.author, "porch-controller"),
                email: or(git.email, "porch-controller@kpt.dev"),
            },
            deployment: repository.spec.deployment.unwrap_or_default(),
            secret: git.secret_ref.map(|secret| secret.name).filter(|name| !name.is_empty()),
            v1alpha2,
        })
    }

    /// How the server names it in messages.
    pub fn key(&self) -> String {
        format!("{}:{}:{}:{}", self.namespace, self.name, self.directory, self.branch)
    }

    /// Full name of its branch.
    pub fn head(&self) -> String {
        format!("refs/heads/{}", self.branch)
    }

    /// Where a package lies in the repository.
    pub fn path(&self, package: &str) -> String {
        if self.directory.is_empty() { package.to_owned() } else { format!("{}/{package}", self.directory) }
    }

    /// The tag of a published revision, without `refs/tags/`.
    pub fn tag(&self, package: &str, revision: i64) -> String {
        format!("{}/v{revision}", self.path(package))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_directory_is_part_of_paths_and_tags() {
        let repository = Registered::of(&json!({
            "metadata": {"name": "site", "namespace": "ns", "uid": "u"},
            "spec": {"type": "git", "deployment": true, "git": {"repo": "file:///a", "directory": "/fleet", "author": "Ops"}},
        }))
        .unwrap();
        assert_eq!(repository.tag("a/cell", 1), "fleet/a/cell/v1");
        assert_eq!((repository.branch.as_str(), repository.deployment), ("main", true));
        assert_eq!(repository.author, Identity::new("Ops", "porch-controller@kpt.dev"));
        assert_eq!(repository.key(), "ns:site:fleet:main");
    }

    #[test]
    fn the_root_directory_adds_nothing() {
        let repository =
            Registered::of(&json!({"spec": {"git": {"repo": "file:///a", "directory": "/"}}})).unwrap();
        assert_eq!(repository.path("cell"), "cell");
        assert_eq!(repository.key(), ":::main");
    }
}
