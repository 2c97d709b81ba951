//! set-namespace v0.4.5.
//!
//! In: items and configuration. Out: namespaces changed in place, and the recorded messages. Never:
//! touches local-config items. Rules: recordings of the function, case by case.

use std::collections::BTreeSet;

use super::meta::{Meta, annotation, is_local};
use super::results::{go_quote, message};
use super::scope::{Scope, scope};
use super::{Item, Said};
use crate::api::results::{File, ResourceRef, ResultItem};
use crate::package::yaml::{Node, Quoting, Step};

const DEPENDS_ON: &str = "config.kubernetes.io/depends-on";
const ORIGIN: &str = "internal.kpt.dev/upstream-identifier";

struct Wish {
    namespace: String,
    matcher: Option<String>,
}

/// What was changed so far.
#[derive(Default)]
struct Count {
    old: BTreeSet<String>,
    changed: usize,
}

impl Count {
    fn add(&mut self, old: &str) {
        self.old.insert(or_default(old).to_string());
        self.changed += 1;
    }

    fn names(&self) -> String {
        self.old.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

fn or_default(namespace: &str) -> &str {
    if namespace.is_empty() { "default" } else { namespace }
}

/// Runs the function.
pub(super) fn run(items: &mut [Item], config: Option<&Node>) -> Said {
    let Some(config) = config else {
        return Said::failed(
            1,
            "failed to read ResourceList input: expected exactly one object, got 0",
            Vec::new(),
        );
    };
    let wish = match read(config) {
        Ok(wish) => wish,
        Err(text) => return Said::done(vec![config_error(config, text)]),
    };
    if items.iter().any(|item| !is_local(item.document.root()) && malformed_origin(item)) {
        let text =
            "KRM function panicked with: runtime error: invalid memory address or nil pointer dereference";
        return Said::failed(1, text, Vec::new());
    }
    change(items, &wish)
}

fn read(config: &Node) -> Result<Wish, String> {
    let meta = Meta::of(Some(config));
    let wish = |namespace: Option<&Node>, matcher: Option<&Node>| Wish {
        namespace: namespace.and_then(Node::string).unwrap_or_default().to_string(),
        matcher: matcher.and_then(Node::string).filter(|text| !text.is_empty()).map(str::to_string),
    };
    match (meta.kind.as_str(), meta.api_version.as_str()) {
        ("ConfigMap", "v1") => {
            let data = config.get("data");
            if data.is_some_and(|data| !strings(data)) {
                return Err("failed to parse FunctionConfig as ConfigMap".to_string());
            }
            let given =
                |key: &str| data.and_then(|data| data.get(key)).filter(|node| node.text() != Some(""));
            let from_context = given("name").filter(|_| meta.name == "kptfile.kpt.dev");
            filled(
                wish(given("namespace").or(from_context), given("namespaceMatcher")),
                "`data.namespace` should not be empty",
            )
        }
        ("SetNamespace", "fn.kpt.dev/v1alpha1") => {
            let texts = [config.get("namespace"), config.get("namespaceMatcher")];
            if texts.iter().flatten().any(|node| node.string().is_none() && !node.is_null()) {
                return Err("failed to parse FunctionConfig as fn.kpt.dev.v1alpha1.SetNamespace".to_string());
            }
            let [namespace, matcher] = texts;
            filled(wish(namespace, matcher), "`namespace` should not be empty")
        }
        (kind, version) => Err(format!(
            "unknown functionConfig Kind={kind} ApiVersion={version}, expect `ConfigMap.v1` or `SetNamespace.v1alpha1.fn.kpt.dev`"
        )),
    }
}

fn filled(wish: Wish, complaint: &str) -> Result<Wish, String> {
    if wish.namespace.is_empty() { Err(complaint.to_string()) } else { Ok(wish) }
}

fn strings(data: &Node) -> bool {
    data.is_null()
        || data
            .mapping()
            .is_some_and(|m| m.entries.iter().all(|(_, value)| value.string().is_some() || value.is_null()))
}

fn config_error(config: &Node, text: String) -> ResultItem {
    let meta = Meta::of(Some(config));
    ResultItem {
        resource_ref: Some(ResourceRef {
            api_version: meta.api_version,
            kind: meta.kind,
            name: meta.name,
            namespace: meta.namespace,
        }),
        file: Some(File { path: String::new(), index: -1 }),
        ..message("error", text)
    }
}

fn malformed_origin(item: &Item) -> bool {
    annotation(item.document.root(), ORIGIN)
        .is_some_and(|origin| !origin.is_empty() && origin.split('|').count() != 4)
}

fn change(items: &mut [Item], wish: &Wish) -> Said {
    let ids: Vec<String> =
        items.iter().filter(|item| !is_local(item.document.root())).map(dependency_id).collect();
    let (mut changed, mut matches, mut references) = (Count::default(), Vec::new(), Count::default());
    for cluster_first in [true, false] {
        for item in items.iter_mut().filter(|item| !is_local(item.document.root())) {
            if is_namespaced(item) != cluster_first {
                change_item(item, wish, &mut changed, &mut matches);
            }
        }
    }
    for item in items.iter_mut().filter(|item| !is_local(item.document.root())) {
        change_reference(item, wish, &ids, &mut references);
    }
    let mut results = matches;
    results.push(summary(&changed, wish));
    results.push(reference_summary(&references, wish));
    Said::done(results)
}

fn is_namespaced(item: &Item) -> bool {
    let root = item.document.root();
    match scope(&Meta::of(root)) {
        Scope::Namespaced => true,
        Scope::Cluster => false,
        Scope::Unknown if upstream_is_cluster_scoped(root) => false,
        Scope::Unknown => root.and_then(|root| root.at(&["metadata", "namespace"])).is_some(),
    }
}

fn upstream_is_cluster_scoped(root: Option<&Node>) -> bool {
    annotation(root, ORIGIN).is_some_and(|origin| origin.split('|').nth(2) == Some("~C"))
}

/// Paths of the namespaces in an item that the function looks at.
fn places(item: &Item) -> Vec<Vec<Step>> {
    let root = item.document.root();
    let meta = Meta::of(root);
    let path = |keys: &[&str]| keys.iter().map(|key| Step::from(*key)).collect::<Vec<Step>>();
    if is_namespaced(item) {
        return vec![path(&["metadata", "namespace"])];
    }
    match (meta.group(), meta.version(), meta.kind.as_str()) {
        ("", "v1", "Namespace") => vec![path(&["metadata", "name"])],
        ("apiextensions.k8s.io", "v1", "CustomResourceDefinition") => {
            vec![path(&["spec", "conversion", "webhook", "clientConfig", "service", "namespace"])]
        }
        ("apiregistration.k8s.io", "v1", "APIService") => vec![path(&["spec", "service", "namespace"])],
        ("rbac.authorization.k8s.io", _, "ClusterRoleBinding") if scope(&meta) == Scope::Cluster => {
            subjects(root)
        }
        _ => Vec::new(),
    }
}

fn subjects(root: Option<&Node>) -> Vec<Vec<Step>> {
    let subjects = root.and_then(|root| root.get("subjects")).and_then(Node::sequence);
    let items = subjects.map(|sequence| sequence.items.as_slice()).unwrap_or_default();
    let with_namespace = items.iter().enumerate().filter(|(_, subject)| subject.get("namespace").is_some());
    with_namespace
        .map(|(at, _)| vec![Step::from("subjects"), Step::from(at), Step::from("namespace")])
        .collect()
}

fn change_item(item: &mut Item, wish: &Wish, changed: &mut Count, matches: &mut Vec<ResultItem>) {
    for path in places(item) {
        let node = item.document.at(&path);
        let old = node.filter(|node| !node.is_null()).and_then(Node::text).unwrap_or_default().to_string();
        if !wanted(item, wish, &old, matches) {
            keep(item, &path);
            continue;
        }
        if old == wish.namespace {
            continue;
        }
        if item.document.put(&path, &wish.namespace, Quoting::Node).is_ok() {
            changed.add(&old);
        }
    }
}

/// A namespace that was not there and is not changed is written out all the same, and not counted.
fn keep(item: &mut Item, path: &[Step]) {
    let own = path.last() == Some(&Step::from("namespace")) && path.len() == 2;
    if own && item.document.at(path).is_none() {
        // Metadata that is no mapping stays as it is.
        let _ = item.document.put(path, "default", Quoting::Node);
    }
}

/// With a matcher only a value equal to it, or one whose origin is equal to it.
fn wanted(item: &Item, wish: &Wish, old: &str, matches: &mut Vec<ResultItem>) -> bool {
    let Some(matcher) = &wish.matcher else { return true };
    let origin = origin(item);
    if origin == *matcher {
        let meta = Meta::of(item.document.root());
        let text = format!(
            "[Resource(apiVersion={}, kind={}, namespace={}, name={})] has matching origin {origin}",
            meta.api_version, meta.kind, meta.namespace, meta.name
        );
        matches.push(message("info", text));
        return true;
    }
    or_default(old) == matcher
}

/// The namespace of the upstream resource, or its own; of a Namespace its name.
fn origin(item: &Item) -> String {
    let root = item.document.root();
    let meta = Meta::of(root);
    let upstream = annotation(root, ORIGIN).filter(|origin| !origin.is_empty());
    let parts: Vec<&str> = upstream.map(|origin| origin.split('|').collect()).unwrap_or_default();
    match parts.as_slice() {
        [_, _, "~C", name] => (*name).to_string(),
        [_, _, namespace, _] => or_default(namespace).to_string(),
        _ if meta.kind == "Namespace" && meta.api_version == "v1" => meta.name,
        _ => or_default(&meta.namespace).to_string(),
    }
}

fn dependency_id(item: &Item) -> String {
    let meta = Meta::of(item.document.root());
    format!("{}/namespaces/{}/{}/{}", meta.group(), or_default(&meta.namespace), meta.kind, meta.name)
}

fn change_reference(item: &mut Item, wish: &Wish, ids: &[String], references: &mut Count) {
    let Some(reference) = annotation(item.document.root(), DEPENDS_ON).map(str::to_string) else { return };
    let parts: Vec<&str> = reference.split('/').collect();
    let [group, "namespaces", namespace, kind, name] = parts.as_slice() else { return };
    let matched = wish.matcher.as_ref().is_none_or(|matcher| matcher == namespace);
    if !ids.contains(&reference) || !matched || *namespace == wish.namespace {
        return;
    }
    let new = format!("{group}/namespaces/{}/{kind}/{name}", wish.namespace);
    if item.put(&["metadata", "annotations", DEPENDS_ON], &new, Quoting::Node).is_ok() {
        references.add(namespace);
    }
}

fn summary(changed: &Count, wish: &Wish) -> ResultItem {
    let new = go_quote(&wish.namespace);
    message(
        "info",
        match changed.changed {
            0 => format!("all matching namespaces are already {new}. no value changed"),
            count => format!("namespace [{}] updated to {new}, {count} value(s) changed", changed.names()),
        },
    )
}

fn reference_summary(changed: &Count, wish: &Wish) -> ResultItem {
    let new = go_quote(&wish.namespace);
    message(
        "info",
        match changed.changed {
            0 => "all `depends-on` annotations are up-to-date. no `namespace` changed".to_string(),
            count => format!(
                "`depends-on` annotation namespace [{}] updated to {new}, {count} value(s) changed",
                changed.names()
            ),
        },
    )
}
