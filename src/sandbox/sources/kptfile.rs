//! What the engine reads from and writes to a root Kptfile.
//!
//! In: its text. Out: gates, metadata, conditions, the upstream lock; a Kptfile with another name and
//! upstream. Never: an opinion about what it cannot read: that is the render's.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::api::v1alpha2::InitSource;
use crate::package::yaml::{Block, Document, Node, Quoting, emit};

/// Order of the keys when kpt writes a Kptfile.
const ORDER: [&str; 9] =
    ["apiVersion", "kind", "metadata", "upstream", "upstreamLock", "info", "pipeline", "inventory", "status"];

/// What is mirrored to the object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// Condition types of the readiness gates.
    pub gates: Vec<String>,
    /// Labels.
    pub labels: BTreeMap<String, String>,
    /// Annotations.
    pub annotations: BTreeMap<String, String>,
    /// Conditions, as JSON objects without empty fields.
    pub conditions: Vec<Value>,
}

/// Reads what is mirrored; none when the text is no mapping.
pub fn facts(text: &str) -> Option<Facts> {
    let document = Document::parse(text).ok()?;
    let root = document.root().filter(|root| root.mapping().is_some())?;
    Some(Facts {
        gates: items(root, &["info", "readinessGates"])
            .filter_map(|gate| Some(gate.text_at(&["conditionType"])?.to_owned()))
            .collect(),
        labels: texts(root, &["metadata", "labels"]),
        annotations: texts(root, &["metadata", "annotations"]),
        conditions: items(root, &["status", "conditions"]).map(condition).collect(),
    })
}

/// `upstreamLock` as in a status, if it has one.
pub fn upstream_lock(text: &str) -> Option<Value> {
    let document = Document::parse(text).ok()?;
    let lock = document.root()?.get("upstreamLock")?;
    let git: Map<String, Value> = ["repo", "directory", "ref", "commit"]
        .into_iter()
        .filter_map(|field| Some((field.to_owned(), lock.text_at(&["git", field])?.into())))
        .collect();
    Some(json!({"type": lock.text_at(&["type"]).unwrap_or("git"), "git": git}))
}

/// The Kptfile of a new package.
pub fn new(name: &str, init: &InitSource) -> String {
    let mut info = Vec::new();
    for (key, value) in [("site", &init.site), ("description", &init.description)] {
        if !value.is_empty() {
            info.push((key.to_owned(), text(value)));
        }
    }
    if !init.keywords.is_empty() {
        info.push(("keywords".into(), Block::List(init.keywords.iter().map(|word| text(word)).collect())));
    }
    let local = map(vec![("config.kubernetes.io/local-config", text("true"))]);
    let metadata = map(vec![("name", text(name)), ("annotations", local)]);
    let kptfile = map(vec![
        ("apiVersion", text("kpt.dev/v1")),
        ("kind", text("Kptfile")),
        ("metadata", metadata),
        ("info", Block::Map(info)),
    ]);
    emit(&kptfile, 0, Quoting::Typed)
}

/// The Kptfile of a clone: its name, where it came from, and the commit it came from.
///
/// # Errors
/// Why the text cannot be changed.
pub fn cloned(kptfile: &str, name: &str, lock: &Value) -> Result<String, String> {
    let document = Document::parse(kptfile).map_err(|error| error.to_string())?;
    let root = document.root().and_then(Node::mapping).ok_or("Kptfile is no mapping")?;
    let mut keys: Vec<(String, Block)> = root
        .entries
        .iter()
        .filter_map(|(key, value)| Some((key.text()?.to_owned(), Block::of(value)?)))
        .collect();
    put_name(&mut keys, name);
    put(&mut keys, "upstream", origin(lock, &["repo", "directory", "ref"]));
    put(&mut keys, "upstreamLock", origin(lock, &["repo", "directory", "ref", "commit"]));
    keys.sort_by_key(|(key, _)| ORDER.iter().position(|known| known == key).unwrap_or(ORDER.len()));
    Ok(emit(&Block::Map(keys), 0, Quoting::Typed))
}

fn put_name(keys: &mut Vec<(String, Block)>, name: &str) {
    match keys.iter_mut().find(|(key, _)| key == "metadata") {
        Some((_, Block::Map(metadata))) => put(metadata, "name", text(name)),
        _ => put(keys, "metadata", map(vec![("name", text(name))])),
    }
}

/// `type: git` and the given fields of a lock.
fn origin(lock: &Value, fields: &[&str]) -> Block {
    let value = |field: &str| text(lock["git"][field].as_str().unwrap_or_default());
    let git = fields.iter().map(|field| ((*field).to_owned(), value(field))).collect();
    map(vec![("type", text("git")), ("git", Block::Map(git))])
}

fn put(keys: &mut Vec<(String, Block)>, key: &str, value: Block) {
    match keys.iter_mut().find(|(known, _)| known == key) {
        Some((_, old)) => *old = value,
        None => keys.insert(0, (key.to_owned(), value)),
    }
}

fn text(text: &str) -> Block {
    Block::Text(text.to_owned())
}

fn map(entries: Vec<(&str, Block)>) -> Block {
    Block::Map(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

/// The elements at a path.
fn items<'a>(root: &'a Node, path: &[&str]) -> impl Iterator<Item = &'a Node> {
    root.at(path).and_then(Node::sequence).into_iter().flat_map(|list| &list.items)
}

/// The keys and values at a path.
fn texts(root: &Node, path: &[&str]) -> BTreeMap<String, String> {
    let entries = root.at(path).and_then(Node::mapping).into_iter().flat_map(|mapping| &mapping.entries);
    entries.filter_map(|(key, value)| Some((key.text()?.to_owned(), value.text()?.to_owned()))).collect()
}

/// One condition, without its empty fields.
fn condition(node: &Node) -> Value {
    let fields = ["type", "status", "reason", "message"].into_iter();
    let field = |name: &str| node.text_at(&[name]).filter(|value| !value.is_empty());
    fields.filter_map(|name| Some((name.to_owned(), Value::from(field(name)?)))).collect::<Map<_, _>>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KPTFILE: &str = "apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: base
  labels:
    tier: gold
  annotations:
    config.kubernetes.io/local-config: \"true\"
info:
  description: pushed
  readinessGates:
  - conditionType: ops.ok
pipeline:
  mutators:
  - image: boom:v1
status:
  conditions:
  - type: ops.ok
    status: \"False\"
    reason: Checked
    message: by ops
  - type: Rendered
    status: \"True\"
    reason: RenderSuccess
    message: \"\"
";

    #[test]
    fn what_is_mirrored() {
        let facts = facts(KPTFILE).unwrap();
        assert_eq!(facts.gates, ["ops.ok"]);
        assert_eq!(facts.labels["tier"], "gold");
        assert_eq!(facts.annotations["config.kubernetes.io/local-config"], "true");
        let conditions = json!([
            {"type": "ops.ok", "status": "False", "reason": "Checked", "message": "by ops"},
            {"type": "Rendered", "status": "True", "reason": "RenderSuccess"},
        ]);
        assert_eq!(json!(facts.conditions), conditions);
        assert_eq!(super::facts("[1]"), None);
        assert_eq!(super::facts("a: [1"), None);
        assert_eq!(super::facts("a: 1"), Some(Facts::default()));
    }

    #[test]
    fn a_clone_says_where_it_came_from() {
        let lock = json!({"type": "git", "git":
            {"repo": "http://127.0.0.1:3000/b.git", "directory": "base", "ref": "base/v1", "commit": "0390"}});
        let clone = cloned(KPTFILE, "sites/one", &lock).unwrap();
        let head = "apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: sites/one
  labels:
    tier: gold
  annotations:
    config.kubernetes.io/local-config: \"true\"
upstream:
  type: git
  git:
    repo: http://127.0.0.1:3000/b.git
    directory: base
    ref: base/v1
upstreamLock:
  type: git
  git:
    repo: http://127.0.0.1:3000/b.git
    directory: base
    ref: base/v1
    commit: \"0390\"
info:
  description: pushed
  readinessGates:
    - conditionType: ops.ok
pipeline:
  mutators:
    - image: boom:v1
status:
";
        assert!(clone.starts_with(head), "{clone}");
        assert_eq!(upstream_lock(&clone), Some(lock));
        assert_eq!(upstream_lock(KPTFILE), None);
        assert!(cloned("[1]", "x", &json!({})).is_err());
    }
}
