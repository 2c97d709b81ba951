//! set-labels v0.2.2.
//!
//! In: items and configuration. Out: labels set in place, items sorted, the recorded messages.
//! Never: touches local-config items. Rules: recordings of the function, case by case.

use std::collections::BTreeMap;

use super::meta::{Meta, is_local};
use super::results::message;
use super::{Item, Said};
use crate::package::yaml::{Kind, Node, Quoting, Step};

const FAILURE: &str = "failed to evaluate function: error: function failure";

/// A place for labels.
struct Place {
    path: Vec<Step>,
    /// Is a key added that is not there?
    create: bool,
}

/// Why the run stopped at a place.
enum Stop {
    /// Something there has the wrong type.
    Mismatch(String),
    /// An alias stands in the way; the function panics.
    Alias,
}

/// A configuration the function does not take.
struct Refused {
    severity: &'static str,
    text: String,
}

impl Refused {
    fn error(text: impl Into<String>) -> Self {
        Self { severity: "error", text: text.into() }
    }
}

/// Runs the function.
pub(super) fn run(items: &mut [Item], config: Option<&Node>) -> Said {
    items.sort_by_key(sort_key);
    let labels = match read(config) {
        Ok(labels) => labels,
        Err(refused) => return Said::failed(1, FAILURE, vec![message(refused.severity, refused.text)]),
    };
    if labels.is_empty() {
        return Said::done(vec![message("warning", "no `labels` arguments are given in FunctionConfig")]);
    }
    if items.iter().all(|item| is_local(item.document.root())) {
        return Said::done(vec![message("info", "no input resources")]);
    }
    let mut count = 0;
    let stopped = items.iter_mut().filter(|item| !is_local(item.document.root())).find_map(|item| {
        places(item).into_iter().find_map(|place| label(item, &place, &labels, &mut count).err())
    });
    let total = message("info", format!("set {count} labels in total"));
    match stopped {
        None => Said::done(vec![total]),
        Some(Stop::Mismatch(text)) => Said::failed(1, FAILURE, vec![message("error", text), total]),
        Some(Stop::Alias) => Said::failed(2, "panic: unhandled yaml node kind\n", Vec::new()),
    }
}

fn sort_key(item: &Item) -> (String, String, String, String) {
    let meta = Meta::of(item.document.root());
    (meta.api_version, meta.kind, meta.namespace, meta.name)
}

fn read(config: Option<&Node>) -> Result<BTreeMap<String, String>, Refused> {
    let meta = Meta::of(config);
    let empty_input = meta.name == "function-input"
        && config.and_then(|c| c.get("data")).is_none_or(Node::is_empty_collection);
    let Some(config) = config.filter(|_| !(meta.kind == "ConfigMap" && empty_input)) else {
        return Err(Refused { severity: "info", text: "`FunctionConfig` is not given".to_string() });
    };
    match (meta.kind.as_str(), meta.group()) {
        ("ConfigMap", "") => from_config_map(config.get("data")),
        ("SetLabels", "fn.kpt.dev") => from_own_kind(config.get("labels")),
        (kind, group) => {
            let name = if group.is_empty() { kind.to_string() } else { format!("{kind}.{group}") };
            let text =
                format!("unknown FunctionConfig `{name}`, expect `SetLabels.fn.kpt.dev` or `ConfigMap.v1`");
            Err(Refused::error(text))
        }
    }
}

/// Scalars of any type count with their text; one list or map among them empties everything.
fn from_config_map(data: Option<&Node>) -> Result<BTreeMap<String, String>, Refused> {
    let Some(data) = data else { return Ok(BTreeMap::new()) };
    let Some(mapping) = data.mapping() else {
        let text = "Resource(apiVersion=, kind=ConfigMap) has unmatched field type \"map[string]string\" in fieldpath .data";
        return Err(Refused::error(text));
    };
    let value =
        |node: &Node| if node.is_null() { Some(String::new()) } else { node.text().map(str::to_string) };
    let named = mapping.entries.iter().filter(|(key, _)| !key.is_null());
    let pairs = named.map(|(key, node)| Some((key.text()?.to_string(), value(node)?)));
    Ok(pairs.collect::<Option<_>>().unwrap_or_default())
}

fn from_own_kind(labels: Option<&Node>) -> Result<BTreeMap<String, String>, Refused> {
    let wrong = |found: &str, wanted: &str| {
        Refused::error(format!(
            "unable to convert object to *setlabels.SetLabels with error: json: cannot unmarshal {found} into Go struct field SetLabels.labels of type {wanted}"
        ))
    };
    let Some(labels) = labels.filter(|node| !node.is_null()) else { return Ok(BTreeMap::new()) };
    let Some(mapping) = labels.mapping() else {
        return Err(wrong(json_kind(labels), "map[string]string"));
    };
    let pair = |(key, value): &(Node, Node)| match value.string() {
        Some(text) => Ok((key.text().unwrap_or_default().to_string(), text.to_string())),
        None => Err(wrong(json_kind(value), "string")),
    };
    mapping.entries.iter().map(pair).collect()
}

/// What Go's JSON decoder calls a value.
pub(super) fn json_kind(node: &Node) -> &'static str {
    match node.to_json() {
        serde_json::Value::Array(_) => "array",
        serde_json::Value::Object(_) => "object",
        serde_json::Value::Number(_) => "number",
        serde_json::Value::Bool(_) => "bool",
        serde_json::Value::Null => "null",
        serde_json::Value::String(_) => "string",
    }
}

/// The places of a kind in the order they are visited. The function treats an empty group on either
/// side as any group, so core kinds are taken for such of other groups too.
fn places(item: &Item) -> Vec<Place> {
    let root = item.document.root();
    let meta = Meta::of(root);
    let mut found = Found { root, places: Vec::new() };
    found.add("metadata.labels", true);
    let in_group = |group: &str| meta.group() == group;
    match meta.kind.as_str() {
        "Service" if meta.version() == "v1" => found.add("spec.selector", true),
        "ReplicationController" if meta.version() == "v1" => {
            found.add("spec.selector", true);
            found.template("spec.template");
        }
        "Deployment" | "ReplicaSet" | "DaemonSet" => {
            found.add("spec.selector.matchLabels", true);
            found.template("spec.template");
        }
        "StatefulSet" if in_group("apps") => {
            found.add("spec.selector.matchLabels", true);
            found.template("spec.template");
            found.add("spec.volumeClaimTemplates[].metadata.labels", true);
            found.add("spec.volumeClaimTemplates[].spec.selector.matchLabels", false);
        }
        "Job" if in_group("batch") => {
            found.add("spec.selector.matchLabels", false);
            found.template("spec.template");
        }
        "CronJob" if in_group("batch") => {
            found.add("spec.jobTemplate.metadata.labels", true);
            found.add("spec.jobTemplate.spec.selector.matchLabels", false);
            found.template("spec.jobTemplate.spec.template");
        }
        "PodDisruptionBudget" if in_group("policy") => found.add("spec.selector.matchLabels", false),
        "NetworkPolicy" if in_group("networking.k8s.io") => {
            found.add("spec.podSelector.matchLabels", false);
            found.add("spec.ingress[].from[].podSelector.matchLabels", false);
            found.add("spec.egress[].to[].podSelector.matchLabels", false);
        }
        _ => {}
    }
    found.places
}

struct Found<'a> {
    root: Option<&'a Node>,
    places: Vec<Place>,
}

impl Found<'_> {
    /// A pod template, where there is one.
    fn template(&mut self, path: &str) {
        let keys: Vec<&str> = path.split('.').collect();
        if self.root.and_then(|root| root.at(&keys)).is_none() {
            return;
        }
        self.add(&format!("{path}.metadata.labels"), true);
        self.add(&format!("{path}.spec.topologySpreadConstraints[].labelSelector.matchLabels"), false);
    }

    /// A path; `[]` stands for every element of a list that is there.
    fn add(&mut self, path: &str, create: bool) {
        let mut paths: Vec<Vec<Step>> = vec![Vec::new()];
        for part in path.split('.') {
            let (key, list) = part.strip_suffix("[]").map_or((part, false), |key| (key, true));
            paths.iter_mut().for_each(|path| path.push(Step::from(key)));
            if list {
                paths = paths.iter().flat_map(|path| self.elements(path)).collect();
            }
        }
        self.places.extend(paths.into_iter().map(|path| Place { path, create }));
    }

    fn elements(&self, path: &[Step]) -> Vec<Vec<Step>> {
        let list = self.root.and_then(|root| walk(root, path)).and_then(Node::sequence);
        let len = list.map_or(0, |sequence| sequence.items.len());
        (0..len).map(|at| [path, &[Step::from(at)]].concat()).collect()
    }
}

fn walk<'a>(root: &'a Node, path: &[Step]) -> Option<&'a Node> {
    path.iter().try_fold(root, |node, step| match step {
        Step::Key(key) => node.get(key),
        Step::Index(at) => node.sequence()?.items.get(*at),
    })
}

/// Sets the labels at one place; every visit of a key counts, also where nothing changes.
fn label(
    item: &mut Item,
    place: &Place,
    labels: &BTreeMap<String, String>,
    count: &mut usize,
) -> Result<(), Stop> {
    for (key, value) in labels {
        let path = [place.path.as_slice(), &[Step::from(key.as_str())]].concat();
        check(item, &path)?;
        if place.create || item.document.at(&path).is_some() {
            item.document
                .put(&path, value, Quoting::Node)
                .map_err(|_| Stop::Mismatch(mismatch(item, &path)))?;
        }
        *count += 1;
    }
    Ok(())
}

/// Every node on the way must be a mapping, the last one a string; what is missing is fine.
fn check(item: &Item, path: &[Step]) -> Result<(), Stop> {
    for len in 1..=path.len() {
        let Some(node) = path.get(..len).and_then(|path| item.document.at(path)) else { return Ok(()) };
        let fits = match (&node.kind, path.get(len)) {
            (Kind::Alias(_), _) => return Err(Stop::Alias),
            (_, None) => node.string().is_some(),
            (_, Some(Step::Index(_))) => node.sequence().is_some(),
            (_, Some(Step::Key(_))) => node.mapping().is_some(),
        };
        if !fits {
            return Err(Stop::Mismatch(mismatch(item, path)));
        }
    }
    Ok(())
}

fn mismatch(item: &Item, path: &[Step]) -> String {
    let meta = Meta::of(item.document.root());
    let field: String = path
        .iter()
        .map(|step| match step {
            Step::Key(key) => format!(".{key}"),
            Step::Index(at) => format!("[{at}]"),
        })
        .collect();
    // The function leaves the apiVersion empty in this text.
    format!(
        "Resource(apiVersion=, kind={}) has unmatched field type \"string\" in fieldpath {field}",
        meta.kind
    )
}
