//! What a Kptfile says, and the edits a server makes to it.
//!
//! In: the text of a Kptfile. Out: a typed view with the server's words for one it cannot read, and
//! the text a server writes in its place. Never: I/O. The view is shared by client and sandbox.

mod annotate;
mod edit;
mod schema;

use std::collections::BTreeMap;

pub use annotate::annotate;
pub use edit::{GitUpstream, PackageStatus, Rewrite, rewrite};

use crate::api::results::FunctionResult;
use crate::package::yaml::{Document, Node};

/// File name of a Kptfile.
pub const KPTFILE_NAME: &str = "Kptfile";
/// The only readable apiVersion.
pub const API_VERSION: &str = "kpt.dev/v1";

/// Why a Kptfile cannot be read, in the server's words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct KptfileError(pub String);

/// What a Kptfile says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kptfile {
    /// `metadata.name`
    pub name: String,
    /// `metadata.labels`
    pub labels: BTreeMap<String, String>,
    /// `metadata.annotations`
    pub annotations: BTreeMap<String, String>,
    /// Condition types of `info.readinessGates`.
    pub readiness_gates: Vec<String>,
    /// `pipeline.mutators`
    pub mutators: Vec<Function>,
    /// `pipeline.validators`
    pub validators: Vec<Function>,
    /// `upstream`
    pub upstream: Option<Upstream>,
    /// `upstreamLock`
    pub upstream_lock: Option<Upstream>,
    /// `status.conditions`
    pub conditions: Vec<KptCondition>,
    /// `status.renderStatus`
    pub render_status: Option<RenderStatus>,
}

/// One function of a pipeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Image, as written.
    pub image: String,
    /// Executable, as written.
    pub exec: String,
    /// Name of the step.
    pub name: String,
    /// Tag that replaces the image's.
    pub tag: String,
    /// File with its configuration.
    pub config_path: String,
    /// Configuration; none when the key is absent or empty.
    pub config_map: Option<BTreeMap<String, String>>,
    /// Which resources it gets: those that match one of them. Empty: all.
    pub selectors: Vec<Selector>,
    /// Which of these it does not get.
    pub exclude: Vec<Selector>,
}

/// A choice of resources: every given property must be equal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selector {
    /// apiVersion, any if empty.
    pub api_version: String,
    /// Kind, any if empty.
    pub kind: String,
    /// Name, any if empty.
    pub name: String,
    /// Namespace, any if empty.
    pub namespace: String,
    /// Labels that must be there.
    pub labels: BTreeMap<String, String>,
    /// Annotations that must be there.
    pub annotations: BTreeMap<String, String>,
}

/// `upstream` or `upstreamLock`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upstream {
    /// `git` or `generic`.
    pub kind: String,
    /// Address of the repository.
    pub repo: String,
    /// Directory in it.
    pub directory: String,
    /// Branch or tag.
    pub reference: String,
    /// Commit; in a lock only.
    pub commit: String,
    /// Update strategy; not in a lock.
    pub update_strategy: String,
}

/// A condition in `status.conditions`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KptCondition {
    /// Condition type.
    pub kind: String,
    /// `True`, `False` or `Unknown`.
    pub status: String,
    /// One CamelCase word.
    pub reason: String,
    /// Text for people.
    pub message: String,
}

/// What the last render left in `status.renderStatus`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RenderStatus {
    /// Mutators in the order they ran.
    pub mutation_steps: Vec<FunctionResult>,
    /// Validators in the order they ran.
    pub validation_steps: Vec<FunctionResult>,
    /// One line per failed step.
    pub error_summary: String,
}

impl Kptfile {
    /// Reads a Kptfile the way a server does.
    ///
    /// # Errors
    /// Not YAML, another kind, an unknown field or a value of the wrong type, in the server's words.
    pub fn read(text: &str) -> Result<Self, KptfileError> {
        Ok(view(&root(text)?))
    }

    /// Reads as much as there is, whatever else is wrong: for a client that only shows.
    pub fn read_loosely(text: &str) -> Self {
        let document = Document::parse(text).ok();
        let root = document.as_ref().and_then(Document::root).map(Node::resolved);
        root.as_ref().map(view).unwrap_or_default()
    }
}

/// The checked tree of a Kptfile, aliases put in place.
fn root(text: &str) -> Result<Node, KptfileError> {
    let document = Document::parse(text).map_err(|error| KptfileError(error.to_string()))?;
    let Some(root) = document.root().map(Node::resolved) else {
        return Err(KptfileError("EOF".to_string()));
    };
    check_type(&root)?;
    match schema::complaints(document.text(), &root) {
        found if found.is_empty() => Ok(root),
        found => Err(KptfileError(format!("yaml: unmarshal errors:\n  {}", found.join("\n  ")))),
    }
}

fn check_type(root: &Node) -> Result<(), KptfileError> {
    let text = |key| root.text_at(&[key]).unwrap_or_default();
    let (group, version) = text("apiVersion").split_once('/').unwrap_or(("", text("apiVersion")));
    let ours = group == "kpt.dev" && text("kind") == KPTFILE_NAME;
    match version {
        "v1" if ours => Ok(()),
        "v1alpha1" | "v1alpha2" if ours => {
            Err(KptfileError(format!("old resource version \"{version}\" found in Kptfile")))
        }
        _ => Err(KptfileError(format!(
            "unknown resource type \"{group}/{version}, Kind={}\" found in Kptfile",
            text("kind")
        ))),
    }
}

fn view(root: &Node) -> Kptfile {
    let pipeline = |key| list(root.at(&["pipeline", key]), function);
    Kptfile {
        name: text(root.at(&["metadata", "name"])),
        labels: texts(root.at(&["metadata", "labels"])),
        annotations: texts(root.at(&["metadata", "annotations"])),
        readiness_gates: list(root.at(&["info", "readinessGates"]), |gate| text(gate.get("conditionType"))),
        mutators: pipeline("mutators"),
        validators: pipeline("validators"),
        upstream: root.get("upstream").filter(|node| !node.is_null()).map(upstream),
        upstream_lock: root.get("upstreamLock").filter(|node| !node.is_null()).map(upstream),
        conditions: list(root.at(&["status", "conditions"]), condition),
        render_status: root.at(&["status", "renderStatus"]).filter(|node| !node.is_null()).map(render_status),
    }
}

fn text(node: Option<&Node>) -> String {
    node.filter(|node| !node.is_null()).and_then(Node::text).unwrap_or_default().to_string()
}

fn texts(node: Option<&Node>) -> BTreeMap<String, String> {
    let entries = node.and_then(Node::mapping).map(|mapping| mapping.entries.as_slice()).unwrap_or_default();
    entries.iter().map(|(key, value)| (text(Some(key)), text(Some(value)))).collect()
}

fn list<T>(node: Option<&Node>, read: impl Fn(&Node) -> T) -> Vec<T> {
    let items = node.and_then(Node::sequence).map(|sequence| sequence.items.as_slice()).unwrap_or_default();
    items.iter().map(read).collect()
}

fn function(node: &Node) -> Function {
    Function {
        image: text(node.get("image")),
        exec: text(node.get("exec")),
        name: text(node.get("name")),
        tag: text(node.get("tag")),
        config_path: text(node.get("configPath")),
        config_map: Some(texts(node.get("configMap"))).filter(|map| !map.is_empty()),
        selectors: list(node.get("selectors"), selector),
        exclude: list(node.get("exclude"), selector),
    }
}

fn selector(node: &Node) -> Selector {
    Selector {
        api_version: text(node.get("apiVersion")),
        kind: text(node.get("kind")),
        name: text(node.get("name")),
        namespace: text(node.get("namespace")),
        labels: texts(node.get("labels")),
        annotations: texts(node.get("annotations")),
    }
}

fn upstream(node: &Node) -> Upstream {
    let git = |key| text(node.at(&["git", key]));
    Upstream {
        kind: text(node.get("type")),
        repo: git("repo"),
        directory: git("directory"),
        reference: git("ref"),
        commit: git("commit"),
        update_strategy: text(node.get("updateStrategy")),
    }
}

fn condition(node: &Node) -> KptCondition {
    KptCondition {
        kind: text(node.get("type")),
        status: text(node.get("status")),
        reason: text(node.get("reason")),
        message: text(node.get("message")),
    }
}

fn render_status(node: &Node) -> RenderStatus {
    let steps = |key| list(node.get(key), |step| serde_json::from_value(step.to_json()).unwrap_or_default());
    RenderStatus {
        mutation_steps: steps("mutationSteps"),
        validation_steps: steps("validationSteps"),
        error_summary: text(node.get("errorSummary")),
    }
}

#[cfg(test)]
mod tests;
