//! Names of package revisions: `<repository>.<package path with dots>.<workspace>`.
//!
//! In v1alpha2 the client composes the name. Reading a name back is a guess (package paths and
//! workspaces may hold dots), so [`parse`] is used only where no object with its fields is at hand.
//! Rules: DNS labels of at most 63 characters, the whole at most 253 (recorded server texts and
//! `reference` of Porch's own name check).

use std::fmt;

/// Longest DNS label.
const LABEL_MAX: usize = 63;
/// Longest DNS subdomain.
const SUBDOMAIN_MAX: usize = 253;

/// The three parts of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RevisionName {
    /// Repository object; never holds a dot.
    pub repository: String,
    /// Package path with `/`.
    pub package: String,
    /// Workspace.
    pub workspace: String,
}

impl fmt::Display for RevisionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&compose(&self.repository, &self.package, &self.workspace))
    }
}

/// The object name; empty path segments are dropped as the server does.
pub fn compose(repository: &str, package: &str, workspace: &str) -> String {
    let path: Vec<&str> = package.split('/').filter(|segment| !segment.is_empty()).collect();
    let mut parts = vec![repository];
    parts.extend(path);
    parts.push(workspace);
    parts.join(".")
}

/// Splits a name as the server does: the repository ends at the first dot, the workspace begins after
/// the last one, unless the name ends in something like `.v1.2`, which then is the workspace.
pub fn parse(name: &str) -> Option<RevisionName> {
    let (repository, rest) = name.split_once('.')?;
    let at = workspace_start(rest)?;
    let (package, workspace) = (&rest[..at], &rest[at + 1..]);
    if repository.is_empty() || package.is_empty() || workspace.is_empty() {
        return None;
    }
    Some(RevisionName {
        repository: repository.into(),
        package: package.replace('.', "/"),
        workspace: workspace.into(),
    })
}

/// Position of the dot before the workspace.
fn workspace_start(rest: &str) -> Option<usize> {
    let last = rest.rfind('.')?;
    let version_like = |at: &usize| {
        let tail = &rest[at + 1..];
        tail.strip_prefix('v').is_some_and(|v| {
            v.ends_with(|c: char| c.is_ascii_digit()) && v.chars().all(|c| c.is_ascii_digit() || c == '.')
        })
    };
    let dotted = rest.match_indices('.').map(|(at, _)| at).find(version_like);
    Some(dotted.unwrap_or(last))
}

/// Every fault of the three parts, in the order repository, package, workspace; empty when the name is good.
pub fn faults(repository: &str, package: &str, workspace: &str) -> Vec<String> {
    let mut found: Vec<String> = label_fault("repository name", repository).into_iter().collect();
    if package.is_empty() {
        found.push("package name must not be empty".into());
    }
    if package.starts_with('/') || package.ends_with('/') || package.contains("//") {
        found.push(format!("package name {package:?} must not have empty path segments"));
    } else {
        found.extend(
            package.split('/').filter(|s| !s.is_empty()).filter_map(|s| label_fault("package name", s)),
        );
    }
    found.extend(label_fault("workspace name", workspace));
    let name = compose(repository, package, workspace);
    if name.len() > SUBDOMAIN_MAX {
        found.push(format!(
            "the name {name:?} has {} characters, at most {SUBDOMAIN_MAX} are allowed",
            name.len()
        ));
    }
    found
}

/// What is wrong with one DNS label.
fn label_fault(what: &str, text: &str) -> Option<String> {
    if text.is_empty() {
        return Some(format!("{what} must not be empty"));
    }
    if text.len() > LABEL_MAX {
        return Some(format!(
            "{what} {text:?} has {} characters, at most {LABEL_MAX} are allowed",
            text.len()
        ));
    }
    if !is_label(text) {
        return Some(format!(
            "{what} {text:?} must consist of lower case letters, digits and '-', and start and end with a letter or digit"
        ));
    }
    None
}

/// Is it a DNS label (RFC 1123)?
pub fn is_label(text: &str) -> bool {
    let inner = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    !text.is_empty()
        && text.len() <= LABEL_MAX
        && text.bytes().all(inner)
        && !text.starts_with('-')
        && !text.ends_with('-')
}

/// Is it a DNS subdomain (RFC 1123), as every object name must be?
pub fn is_subdomain(text: &str) -> bool {
    text.len() <= SUBDOMAIN_MAX
        && text.split('.').all(|label| !label.is_empty() && is_label_any_length(label))
}

fn is_label_any_length(text: &str) -> bool {
    let inner = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    text.bytes().all(inner) && !text.starts_with('-') && !text.ends_with('-')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn part() -> impl Strategy<Value = String> {
        proptest::collection::vec(proptest::char::ranges(vec!['a'..='z', '0'..='9'].into()), 1..8)
            .prop_map(|chars| chars.into_iter().collect())
    }

    proptest! {
        #[test]
        fn what_is_composed_parses_back(repo in part(), path in proptest::collection::vec(part(), 1..4), ws in part()) {
            // A middle segment such as "v1" is where guessing fails; see the next test.
            prop_assume!(!path.iter().skip(1).any(|s| s.starts_with('v')) );
            let package = path.join("/");
            let name = compose(&repo, &package, &ws);
            let parsed = parse(&name).unwrap();
            prop_assert_eq!(parsed.to_string(), name);
            prop_assert_eq!(parsed.repository, repo);
            prop_assert_eq!(parsed.package, package);
            prop_assert_eq!(parsed.workspace, ws);
        }

        #[test]
        fn good_parts_give_a_subdomain(repo in part(), path in proptest::collection::vec(part(), 1..4), ws in part()) {
            let package = path.join("/");
            prop_assert!(faults(&repo, &package, &ws).is_empty());
            prop_assert!(is_subdomain(&compose(&repo, &package, &ws)));
        }

        #[test]
        fn parsing_never_panics(text in ".{0,40}") {
            if let Some(parsed) = parse(&text) {
                prop_assert!(!parsed.repository.contains('.'));
            }
        }
    }

    #[test]
    fn nested_packages_and_versions() {
        let parsed = parse("edge.sites.north.cell.w3").unwrap();
        assert_eq!((parsed.package.as_str(), parsed.workspace.as_str()), ("sites/north/cell", "w3"));
        let parsed = parse("edge.cell.v1.2").unwrap();
        assert_eq!((parsed.package.as_str(), parsed.workspace.as_str()), ("cell", "v1.2"));
        assert_eq!(compose("edge", "sites//cell/", "v1"), "edge.sites.cell.v1");
        assert_eq!(parse("edge"), None);
        assert_eq!(parse("edge.v1"), None);
    }

    #[test]
    fn faults_name_each_bad_part() {
        assert_eq!(faults("Edge", "a//b", "").len(), 3);
        assert!(faults("edge", "a", "v1.2")[0].contains("workspace name"));
        assert!(faults("edge", &"a".repeat(64), "v1")[0].contains("at most 63"));
        let long = ["a".repeat(63).as_str(); 4].join("/");
        assert!(faults("edge", &long, "v1")[0].contains("at most 253"));
    }
}
