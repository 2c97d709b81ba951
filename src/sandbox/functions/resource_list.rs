//! The ResourceList an executable reads and writes.
//!
//! In: items and configuration, or a program's answer. Out: the text for the program, or the items
//! after it. Never: changes the bytes of an item whose data came back the same.

use super::item::steps;
use super::{Answer, Item, results};
use crate::package::yaml::{Block, Document, MalformedYaml, Node, Quoting, ScalarStyle, Step};

const ID: &str = "internal.config.kubernetes.io/id";
const LEGACY_ID: &str = "config.k8s.io/id";

/// Writes the list as a render does: annotations say where each item belongs.
pub(super) fn write(items: &[Item], config: Option<&Document>) -> String {
    let mut out = String::from("apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n");
    if items.is_empty() {
        out = out.replace("items:\n", "items: []\n");
    }
    for (position, item) in items.iter().enumerate() {
        push_indented(&mut out, &annotated(item, position), "- ");
    }
    if let Some(config) = config {
        out.push_str("functionConfig:\n");
        push_indented(&mut out, config.text(), "  ");
    }
    out
}

/// Lines behind a first indent of two columns; lines of a scalar that are empty stay empty.
fn push_indented(out: &mut String, text: &str, first: &str) {
    let lines = text.lines().filter(|line| !line.starts_with("---") && *line != "...");
    let content = lines.skip_while(|line| line.trim().is_empty() || line.starts_with('#'));
    for (at, line) in content.enumerate() {
        let indent = if at == 0 { first } else { "  " };
        out.push_str(if line.is_empty() && at > 0 { "" } else { indent });
        out.push_str(line);
        out.push('\n');
    }
}

pub(super) fn annotated(item: &Item, position: usize) -> String {
    let mut document = item.document.clone();
    let index = item.index.to_string();
    let id = (position + 1).to_string();
    let migration = position.to_string();
    let style = if document.wide_lists() { "wide" } else { "compact" }.to_string();
    let values = [&index, &item.path, &index, &item.package, &item.path, &style, &migration, &id, &id];
    for (key, value) in super::BOOKKEEPING.iter().zip(values) {
        let path = steps(&["metadata", "annotations", key]);
        let block = Block::Styled(value.clone(), ScalarStyle::SingleQuoted);
        // A resource whose metadata is no mapping goes without; KRM checks keep such a one out.
        let _ = match document.at(&path) {
            Some(_) => document.replace(&path, &block, Quoting::Node),
            None => document.add(&path, block, Quoting::Node),
        };
    }
    document.text().to_string()
}

/// The line of the list in which a value of an item stands; empty lines are not written by a render.
pub(super) fn line_of(items: &[Item], position: usize, path: &[Step]) -> usize {
    let filled = |text: &str| text.lines().filter(|line| !line.trim().is_empty()).count();
    let before = filled(&write(items.get(..position).unwrap_or_default(), None));
    let within = items.get(position).and_then(|item| {
        let text = annotated(item, position);
        let document = Document::parse(&text).ok()?;
        let end = document.at(path)?.span.end;
        Some(filled(text.get(..end)?))
    });
    before + within.unwrap_or_default()
}

/// Reads a program's answer; items are told apart by their number.
pub(super) fn read(output: &str, before: &[Item]) -> Result<Answer, MalformedYaml> {
    let list = Document::parse(output)?;
    let nodes = list.root().and_then(|root| root.get("items")).and_then(Node::sequence);
    let nodes = nodes.map(|sequence| sequence.items.as_slice()).unwrap_or_default();
    let items = nodes.iter().map(|node| take(&list, node, before)).collect::<Result<_, _>>()?;
    let reported = list.root().and_then(|root| root.get("results")).map(Node::to_json);
    Ok(Answer { items, results: reported.as_ref().map(results::parse).unwrap_or_default() })
}

fn take(list: &Document, node: &Node, before: &[Item]) -> Result<Item, MalformedYaml> {
    let annotation = |key: &str| node.text_at(&["metadata", "annotations", key]);
    let id = annotation(ID).or(annotation(LEGACY_ID)).and_then(|id| id.parse::<usize>().ok());
    let old = id.and_then(|id| id.checked_sub(1)).and_then(|at| before.get(at));
    let mut item = Item {
        document: Document::parse(&dedented(list.text(), node))?,
        package: annotation("internal.config.kubernetes.io/package-path").unwrap_or_default().to_string(),
        path: place(&annotation).unwrap_or_default(),
        index: number(&annotation).unwrap_or_default(),
        id: old.and_then(|old| old.id),
    };
    if item.path.is_empty() {
        item.path = generated_path(node);
    }
    item.drop_bookkeeping();
    if let Some(old) = old {
        item.document = merged(&old.document, item.document);
        item.package.clone_from(&old.package);
    }
    Ok(item)
}

fn place<'a>(annotation: &impl Fn(&str) -> Option<&'a str>) -> Option<String> {
    let path = annotation("internal.config.kubernetes.io/path").or(annotation("config.kubernetes.io/path"));
    path.map(str::to_string)
}

fn number<'a>(annotation: &impl Fn(&str) -> Option<&'a str>) -> Option<usize> {
    let index =
        annotation("internal.config.kubernetes.io/index").or(annotation("config.kubernetes.io/index"));
    index?.parse().ok()
}

/// Where a resource that says nothing of a file is stored.
fn generated_path(node: &Node) -> String {
    let meta = super::Meta::of(Some(node));
    let file = format!("{}_{}.yaml", meta.kind.to_lowercase(), meta.name);
    if meta.namespace.is_empty() { file } else { format!("{}/{file}", meta.namespace) }
}

/// The text of an element without the indentation of its list.
fn dedented(text: &str, node: &Node) -> String {
    let start = text.get(..node.start).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1);
    let margin = node.start - start;
    let slice = text.get(node.start..node.span.end).unwrap_or_default();
    let blank = |line: &str| line.bytes().take(margin).all(|byte| byte == b' ');
    let lines = slice.lines().enumerate().map(|(at, line)| match line.get(margin..) {
        Some(rest) if at > 0 && blank(line) => rest,
        None if at > 0 => line.trim_start_matches(' '),
        _ => line,
    });
    lines.map(|line| format!("{line}\n")).collect()
}

/// The old text with the new data; the new text where the old one cannot hold it.
fn merged(old: &Document, new: Document) -> Document {
    let Some(root) = new.root() else { return new };
    let mut document = old.clone();
    match document.take_over(root) {
        Ok(()) => document,
        Err(_) => new,
    }
}
