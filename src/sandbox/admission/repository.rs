//! Rules of Repository objects.
//!
//! In: a repository before and after a write, and the other ones. Out: violations, conflicts. Never: git.

use serde_json::Value;

use crate::sandbox::status::{ApiError, Cause};

/// What a repository may not change, with the path that texts name.
const IMMUTABLE: [&[&str]; 5] =
    [&["type"], &["git", "repo"], &["git", "branch"], &["git", "directory"], &["oci", "registry"]];
const WEBHOOK: &str = "porchrepositorywebhook.nephio.org";

/// The rules of the resource definition.
pub fn rules(old: Option<&Value>, new: &Value) -> Vec<Cause> {
    let mut found = Vec::new();
    let content = &new["spec"]["content"];
    if !(content.is_null() || content == "" || content == "Package") {
        let why = "The 'content' field is deprecated, its only valid value is 'Package'";
        found.push(Cause::invalid("spec.content", "\"string\"", why));
    }
    let mut whole = |why: &str| found.push(Cause::invalid("<nil>", "\"object\"", why));
    let name = new["metadata"]["name"].as_str().unwrap_or_default();
    if !has_label_shape(name) {
        whole("metadata.name must conform to the RFC1123 DNS label standard");
    }
    if name.len() > 63 {
        whole("metadata.name must be no more than 63 characters");
    }
    for path in IMMUTABLE.iter().filter(|path| old.is_some_and(|old| is_changed(old, new, path))) {
        whole(&format!("spec.{} is immutable", path.join(".")));
    }
    found
}

/// A DNS label of any length.
fn has_label_shape(name: &str) -> bool {
    let inner = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    !name.is_empty() && name.bytes().all(inner) && !name.starts_with('-') && !name.ends_with('-')
}

fn at<'a>(object: &'a Value, path: &[&str]) -> Option<&'a Value> {
    path.iter().try_fold(object.get("spec")?, |value, name| value.get(*name))
}

fn is_changed(old: &Value, new: &Value, path: &[&str]) -> bool {
    at(old, path).is_some_and(|was| at(new, path) != Some(was))
}

/// The webhook: two repositories of one namespace must not share content.
///
/// # Errors
/// 400 that names the other one; 500 without a git section, on which the webhook dies.
pub fn conflict(new: &Value, others: &[&Value]) -> Result<(), ApiError> {
    let Some(mine) = Place::of(new) else {
        let text = format!(
            "failed calling webhook \"{WEBHOOK}\": failed to call webhook: Post \"https://api.porch-system.svc:8443/validate-repository?timeout=30s\": EOF"
        );
        return Err(ApiError::internal(text));
    };
    let name = |object: &Value| object["metadata"]["name"].clone();
    let other = others.iter().find(|other| {
        name(other) != name(new) && Place::of(other).is_some_and(|theirs| mine.overlaps(&theirs))
    });
    let Some(other) = other else { return Ok(()) };
    let text = |field: &str| other["metadata"][field].as_str().unwrap_or_default();
    let message = format!(
        "admission webhook \"{WEBHOOK}\" denied the request: Repository conflict with existing repository: {}/{}",
        text("namespace"),
        text("name")
    );
    Err(ApiError::new(400, "RepositoryConflict", message))
}

/// Where a repository keeps its packages.
#[derive(Debug, PartialEq, Eq)]
struct Place<'a> {
    repo: &'a str,
    branch: &'a str,
    directory: &'a str,
}

impl<'a> Place<'a> {
    fn of(object: &'a Value) -> Option<Self> {
        let git = object["spec"].get("git")?;
        let text = |name: &str| git[name].as_str().unwrap_or_default();
        Some(Self {
            repo: text("repo"),
            branch: text("branch"),
            directory: text("directory").trim_matches('/'),
        })
    }

    /// Same URL and branch, and one directory is the other one or inside it.
    fn overlaps(&self, other: &Self) -> bool {
        let inside = |inner: &str, outer: &str| {
            outer.is_empty()
                || inner == outer
                || inner.strip_prefix(outer).is_some_and(|rest| rest.starts_with('/'))
        };
        self.repo == other.repo
            && self.branch == other.branch
            && (inside(self.directory, other.directory) || inside(other.directory, self.directory))
    }
}
