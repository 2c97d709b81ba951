//! set-annotations v0.1.5.
//!
//! In: items and configuration. Out: annotations set in place and one result a place. Never: skips
//! an item. Rules: recordings of the function, case by case.

use std::collections::{BTreeMap, BTreeSet};

use super::meta::Meta;
use super::results::{about, message};
use super::{Item, Said};
use crate::api::results::ResultItem;
use crate::package::yaml::{Node, Quoting, ScalarKind, Step};

/// A place for annotations in resources of a kind; empty parts fit any.
#[derive(Clone, Debug, Default)]
struct Spec {
    group: String,
    version: String,
    kind: String,
    path: Vec<String>,
    create: bool,
}

/// Runs the function.
pub(super) fn run(items: &mut [Item], config: Option<&Node>) -> Said {
    let (annotations, mut specs) = match read(config) {
        Ok(wish) => wish,
        Err(text) => return failed(format!("failed to configure function: {text}")),
    };
    if let Some(id) = duplicate(items) {
        return failed(format!(
            "failed to run function: may not add resource with an already registered id: {id}"
        ));
    }
    specs.extend(built_in());
    let text = format!("set annotations: {}", go_json(&annotations));
    let mut results = Vec::new();
    for item in items.iter_mut() {
        match annotate(item, &specs, &annotations) {
            Ok(fields) => results
                .extend(fields.into_iter().map(|field| about(text.clone(), field, &item.path, item.index))),
            Err(text) => return failed(format!("failed to run function: failed to run transformer: {text}")),
        }
    }
    if results.is_empty() {
        return Said::done(vec![message("", "no annotations applied")]);
    }
    let place = |result: &ResultItem| {
        let file = result.file.clone().unwrap_or_default();
        (file.path, file.index, result.field.clone().map(|field| field.path))
    };
    results.sort_by_key(place);
    // Files of two packages that have the same path are told as one.
    results.dedup_by_key(|result| place(result));
    Said::done(results)
}

fn failed(text: String) -> Said {
    let stderr = format!("[error]: {text}");
    Said::failed(1, stderr, vec![message("error", text)])
}

/// Compact JSON with the characters Go escapes.
fn go_json(annotations: &BTreeMap<String, String>) -> String {
    let json = serde_json::to_string(annotations).unwrap_or_default();
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

type Wish = (BTreeMap<String, String>, Vec<Spec>);

fn read(config: Option<&Node>) -> Result<Wish, String> {
    let meta = Meta::of(config);
    let (annotations, specs) = match (config, meta.kind.as_str()) {
        (Some(config), "ConfigMap") => (texts(config.get("data"), plain_text), Vec::new()),
        (Some(config), "SetAnnotations" | "SetAnnotationConfig") => {
            if config.get("fieldSpecs").is_some() {
                return Err(
                    "`fieldSpecs` has been deprecated, please rename it to `additionalAnnotationFields`"
                        .to_string(),
                );
            }
            (texts(config.get("annotations"), yaml11_text), additional(config))
        }
        _ => return Err("`functionConfig` must be a `ConfigMap` or `SetAnnotations`".to_string()),
    };
    if annotations.is_empty() {
        return Err("input annotation list cannot be empty".to_string());
    }
    Ok((annotations, specs))
}

fn texts(node: Option<&Node>, text: fn(&Node) -> String) -> BTreeMap<String, String> {
    let entries = node.and_then(Node::mapping).map(|mapping| mapping.entries.as_slice()).unwrap_or_default();
    entries.iter().map(|(key, value)| (key.text().unwrap_or_default().to_string(), text(value))).collect()
}

fn plain_text(node: &Node) -> String {
    if node.is_null() { String::new() } else { node.text().unwrap_or_default().to_string() }
}

/// Read as YAML 1.1: its other words for true and false become these.
fn yaml11_text(node: &Node) -> String {
    let text = plain_text(node);
    let quoted = node.scalar().is_none_or(|scalar| scalar.style != crate::package::yaml::ScalarStyle::Plain);
    match text.to_ascii_lowercase().as_str() {
        _ if quoted => text,
        "y" | "yes" | "on" | "true" => "true".to_string(),
        "n" | "no" | "off" | "false" => "false".to_string(),
        _ => match (node.scalar_kind(), node.to_json()) {
            (Some(ScalarKind::Int | ScalarKind::Float), serde_json::Value::Number(number)) => {
                number.to_string()
            }
            _ => text,
        },
    }
}

fn additional(config: &Node) -> Vec<Spec> {
    let list = config.get("additionalAnnotationFields").and_then(Node::sequence);
    let text = |node: &Node, key: &str| node.text_at(&[key]).unwrap_or_default().to_string();
    let spec = |node: &Node| Spec {
        group: text(node, "group"),
        version: text(node, "version"),
        kind: text(node, "kind"),
        path: text(node, "path").split('/').map(str::to_string).collect(),
        create: text(node, "create") == "true",
    };
    list.map(|sequence| sequence.items.iter().map(spec).collect()).unwrap_or_default()
}

fn built_in() -> Vec<Spec> {
    let spec = |group: &str, kind: &str, path: &str| Spec {
        group: group.to_string(),
        kind: kind.to_string(),
        path: path.split('/').map(str::to_string).collect(),
        create: true,
        ..Spec::default()
    };
    let template = "spec/template/metadata/annotations";
    vec![
        spec("", "", "metadata/annotations"),
        Spec { version: "v1".to_string(), ..spec("", "ReplicationController", template) },
        spec("", "Deployment", template),
        spec("", "ReplicaSet", template),
        spec("", "DaemonSet", template),
        spec("", "StatefulSet", template),
        spec("batch", "Job", template),
        spec("batch", "CronJob", "spec/jobTemplate/metadata/annotations"),
        spec("batch", "CronJob", "spec/jobTemplate/spec/template/metadata/annotations"),
    ]
}

impl Spec {
    fn fits(&self, meta: &Meta) -> bool {
        let fits = |wanted: &str, is: &str| wanted.is_empty() || wanted == is;
        fits(&self.group, meta.group()) && fits(&self.version, meta.version()) && fits(&self.kind, &meta.kind)
    }
}

/// Sets all annotations at all places of an item; gives the fields.
fn annotate(
    item: &mut Item,
    specs: &[Spec],
    annotations: &BTreeMap<String, String>,
) -> Result<Vec<String>, String> {
    let meta = Meta::of(item.document.root());
    let mut fields = Vec::new();
    for spec in specs.iter().filter(|spec| spec.fits(&meta)) {
        for (path, field) in places(item, spec) {
            for (key, value) in annotations {
                let path = [path.as_slice(), &[Step::from(key.as_str())]].concat();
                let put = item.document.put(&path, value, Quoting::Kustomize);
                put.map_err(|_| wrong_kind(item, &spec.path))?;
            }
            fields.push(field);
        }
    }
    Ok(fields)
}

/// Something that is no mapping stands where annotations should be.
fn wrong_kind(item: &Item, path: &[String]) -> String {
    let text = item.document.text();
    format!(
        "considering field '{}' of object\n{text}: wrong Node Kind for {}",
        path.join("/"),
        path.join(".")
    )
}

/// The paths a specification stands for in an item; the field is told from the last list on.
fn places(item: &Item, spec: &Spec) -> Vec<(Vec<Step>, String)> {
    let mut found: Vec<(Vec<Step>, String)> = vec![(Vec::new(), String::new())];
    for part in &spec.path {
        let (key, list) = part.strip_suffix("[]").map_or((part.as_str(), false), |key| (key, true));
        for (path, field) in &mut found {
            path.push(Step::from(key));
            field.push_str(if field.is_empty() { "" } else { "." });
            field.push_str(key);
        }
        if list {
            found = found.iter().flat_map(|(path, _)| elements(item, path)).collect();
        }
    }
    found.retain(|(path, _)| spec.create || item.document.at(path).is_some());
    found
}

fn elements(item: &Item, path: &[Step]) -> Vec<(Vec<Step>, String)> {
    let list = item.document.at(path).and_then(Node::sequence);
    let len = list.map_or(0, |sequence| sequence.items.len());
    (0..len).map(|at| ([path, &[Step::from(at)]].concat(), String::new())).collect()
}

/// The first identity that comes twice.
fn duplicate(items: &[Item]) -> Option<String> {
    let mut seen = BTreeSet::new();
    let ids = items.iter().map(|item| id(&Meta::of(item.document.root())));
    ids.into_iter().find(|id| !seen.insert(id.clone()))
}

fn id(meta: &Meta) -> String {
    let or = |text: &str, empty: &str| if text.is_empty() { empty.to_string() } else { text.to_string() };
    format!(
        "{}_{}_{}|{}|{}",
        or(meta.group(), "~G"),
        or(meta.version(), "~V"),
        or(&meta.kind, "~K"),
        or(&meta.namespace, "~X"),
        or(&meta.name, "~N")
    )
}
