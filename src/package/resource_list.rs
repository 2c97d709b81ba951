//! A package as one KRM `ResourceList`, for `pull | function | push -`. Pure.
//!
//! In: files, or the text of a list. Out: the text of a list, or the files it stands for on top of the
//! ones the server holds. Never: loses a file. Only files that are KRM from end to end go into the
//! stream; the others stay what they are, whatever comes back. A document whose data did not change
//! keeps its bytes.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::Texts;
use super::metadata::RevisionMetadata;
use super::yaml::{Block, Document, Node, Quoting, Step, split};
use crate::api::REVISION_METADATA_FILE;

/// Where an item belongs; the Go client writes all four, functions pass them on.
const PATH: [&str; 2] = ["config.kubernetes.io/path", "internal.config.kubernetes.io/path"];
/// Which document of its file an item is.
const INDEX: [&str; 2] = ["config.kubernetes.io/index", "internal.config.kubernetes.io/index"];
/// The head of every list.
const HEAD: &str = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";

/// A list that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// Texts that are not in it.
    pub left_out: Vec<String>,
}

/// A list that was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stream {
    items: Vec<Item>,
    /// Where the content was pulled from, if the stream says it.
    pub metadata: Option<RevisionMetadata>,
}

#[derive(Clone, Debug, PartialEq)]
struct Item {
    path: String,
    index: usize,
    text: String,
}

/// Writes a package and where it was pulled from.
pub fn write(files: &Texts, metadata: &RevisionMetadata) -> Written {
    let mut text = String::from(HEAD);
    let mut left_out = Vec::new();
    for (path, file) in files {
        match listed(path, file) {
            Some(items) => items.iter().for_each(|item| text.push_str(item)),
            None => left_out.push(path.clone()),
        }
    }
    let marker = RevisionMetadata { base: None, stored: BTreeMap::new(), ..metadata.clone() };
    let marker = annotated(&marker.to_yaml(), REVISION_METADATA_FILE, 0);
    text.extend(marker.iter().map(|item| as_item(item)));
    Written { text, left_out }
}

/// The documents of a file as items; `None` when the file can't be in a stream.
fn listed(path: &str, text: &str) -> Option<Vec<String>> {
    if !is_resource_file(path) {
        return None;
    }
    let documents = documents(text)?;
    let items: Vec<String> = documents
        .iter()
        .enumerate()
        .map(|(index, text)| {
            let item = as_item(&annotated(text, path, index)?);
            says(&item, text).then_some(item)
        })
        .collect::<Option<_>>()?;
    (!items.is_empty()).then_some(items)
}

/// Does the item, with another one behind it, read back as the document it was made of? A document may end
/// with what cannot stand in a list: `...`, or a text without a line feed.
fn says(item: &str, document: &str) -> bool {
    let list = Document::parse(&format!("{HEAD}{item}- {{}}\n")).ok();
    let back = list.as_ref().and_then(items).and_then(|texts| data(texts.first()?));
    back.is_some() && back == data(document)
}

/// Can functions see this file?
pub fn is_resource_file(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name == "Kptfile" || [".yaml", ".yml", ".json"].iter().any(|ending| name.ends_with(ending))
}

/// The documents of a file, without separators and without those that are empty.
fn documents(text: &str) -> Option<Vec<&str>> {
    let ranges = split(text).ok()?;
    Some(
        ranges
            .into_iter()
            .filter_map(|range| text.get(range))
            .filter(|text| !text.trim().is_empty())
            .collect(),
    )
}

/// A KRM document with its place noted; `None` for any other document.
fn annotated(text: &str, path: &str, index: usize) -> Option<String> {
    let mut document = Document::parse(without_separator(text)).ok()?;
    let root = document.root()?;
    let is_krm = root.text_at(&["apiVersion"]).is_some() && root.text_at(&["kind"]).is_some();
    if !is_krm {
        return None;
    }
    let index = index.to_string();
    for (keys, value) in [(INDEX, index.as_str()), (PATH, path)] {
        for key in keys {
            document.put(&annotation(key), value, Quoting::Typed).ok()?;
        }
    }
    Some(document.text().to_owned())
}

fn annotation(key: &str) -> [Step; 3] {
    [Step::from("metadata"), Step::from("annotations"), Step::from(key)]
}

/// A document without the `---` it may start with.
fn without_separator(text: &str) -> &str {
    match text.strip_prefix("---") {
        Some(rest) if rest.starts_with(['\n', '\r', ' ']) => {
            rest.split_once('\n').map_or("", |(_, rest)| rest)
        }
        _ => text,
    }
}

/// A document as an element of `items`, to its last blank: a text may end with it.
fn as_item(text: &str) -> String {
    let mut item = String::new();
    let lines = text.strip_suffix('\n').unwrap_or(text).split('\n');
    for (number, line) in lines.map(|line| line.strip_suffix('\r').unwrap_or(line)).enumerate() {
        let lead = if number == 0 {
            "- "
        } else if line.is_empty() {
            ""
        } else {
            "  "
        };
        item.push_str(lead);
        item.push_str(line);
        item.push('\n');
    }
    item
}

/// Reads a `ResourceList`, or plain documents one after the other.
///
/// # Errors
/// A sentence that says what is wrong with the input.
pub fn read(text: &str) -> Result<Stream, String> {
    let list = Document::parse(text).map_err(|err| err.to_string())?;
    let is_list = list.root().and_then(|root| root.text_at(&["kind"])) == Some("ResourceList");
    let texts = if is_list {
        items(&list).ok_or("it is a ResourceList whose `items` is no list")?
    } else {
        documents(text).ok_or("its documents can't be told apart")?.into_iter().map(str::to_owned).collect()
    };
    let mut stream = Stream::default();
    let mut taken = BTreeSet::new();
    for text in texts {
        stream.take(&text, &mut taken)?;
    }
    Ok(stream)
}

/// The elements of `items` as texts of their own.
fn items(list: &Document) -> Option<Vec<String>> {
    let node = list.root()?.get("items")?;
    if node.is_null() {
        return Some(Vec::new());
    }
    let elements = &node.sequence()?.items;
    if node.is_flow() {
        return elements
            .iter()
            .map(|element| list.text().get(element.span.clone()).map(str::to_owned))
            .collect();
    }
    let text = list.text();
    let dashes: Vec<usize> = elements.iter().map(|element| dash_line(text, element.start)).collect();
    let end_of = |number: usize| dashes.get(number + 1).copied().unwrap_or(node.span.end);
    let text_of = |(number, element): (usize, &Node)| {
        dedented(text, dash_line(text, element.start), end_of(number), element.start)
    };
    Some(elements.iter().enumerate().map(text_of).collect())
}

/// Column of a position.
fn column(text: &str, at: usize) -> usize {
    text.get(..at).map_or(0, |before| at - before.rfind('\n').map_or(0, |line| line + 1))
}

/// Start of the line that holds the dash of an element: only comments may stand between both.
fn dash_line(text: &str, element: usize) -> usize {
    let mut end = element;
    loop {
        let before = text.get(..end).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.get(start..).unwrap_or_default();
        if start == 0 || line.trim_start().starts_with('-') {
            return start;
        }
        end = start - 1;
    }
}

/// The lines from the one with the dash, moved left by the column of the element, without the dash.
fn dedented(text: &str, from: usize, to: usize, element: usize) -> String {
    let indent = column(text, element);
    let body = text.get(from..to).unwrap_or_default().replacen('-', " ", 1);
    let moved = body.strip_suffix('\n').unwrap_or(&body).split('\n').map(|line| {
        let spaces = line.len() - line.trim_start_matches(' ').len();
        line.get(spaces.min(indent)..).unwrap_or_default()
    });
    moved.collect::<Vec<_>>().join("\n") + "\n"
}

impl Stream {
    /// Takes one document.
    fn take(&mut self, text: &str, taken: &mut BTreeSet<String>) -> Result<(), String> {
        let mut document = Document::parse(without_separator(text)).map_err(|err| err.to_string())?;
        let Some(root) = document.root() else { return Ok(()) };
        let note = |keys: [&str; 2]| {
            keys.iter().find_map(|key| root.text_at(&["metadata", "annotations", key]).map(str::to_owned))
        };
        let index = note(INDEX).and_then(|text| text.parse().ok()).unwrap_or_default();
        let path = note(PATH).unwrap_or_else(|| unplaced(root, taken));
        if path == REVISION_METADATA_FILE {
            self.metadata = Some(RevisionMetadata::parse(text)?);
            return Ok(());
        }
        taken.insert(path.clone());
        forget_place(&mut document);
        self.items.push(Item { path, index, text: document.text().to_owned() });
        Ok(())
    }

    /// The files of the list, on top of what the server holds: what can't be in a stream stays.
    pub fn onto(&self, remote: &Texts) -> Texts {
        let mut files: Texts = remote
            .iter()
            .filter(|(path, text)| listed(path, text).is_none())
            .map(|(path, text)| (path.clone(), text.clone()))
            .collect();
        let mut by_path: BTreeMap<&str, Vec<&Item>> = BTreeMap::new();
        for item in &self.items {
            by_path.entry(&item.path).or_default().push(item);
        }
        for (path, mut items) in by_path {
            items.sort_by_key(|item| item.index);
            let before = remote.get(path).map(|text| &**text).unwrap_or_default();
            files.insert(path.to_owned(), assembled(&items, before).into());
        }
        files
    }
}

/// A place for an item that names none, as the Go client makes it, but never the place of another one.
fn unplaced(root: &Node, taken: &BTreeSet<String>) -> String {
    let part = |key: &str, otherwise: &str| {
        let text = root.text_at(&["metadata", key]).filter(|text| !text.is_empty()).unwrap_or(otherwise);
        text.replace(['/', '\\', ' '], "-")
    };
    let stem = format!("{}/{}", part("namespace", "non-namespaced"), part("name", "unnamed"));
    let numbered =
        |number: usize| if number == 0 { format!("{stem}.yaml") } else { format!("{stem}-{number}.yaml") };
    (0..).map(numbered).find(|path| !taken.contains(path)).unwrap_or(stem)
}

/// Removes the annotations that [`write`] added, and the mapping if nothing else was in it. In flow
/// style (`{…}`) they may have to stay; a render removes them.
fn forget_place(document: &mut Document) {
    let annotations = [Step::from("metadata"), Step::from("annotations")];
    let is_ours = |key: &str| PATH.contains(&key) || INDEX.contains(&key);
    let keys: Vec<String> = document
        .at(&annotations)
        .and_then(Node::mapping)
        .map(|mapping| mapping.entries.iter().filter_map(|(key, _)| key.text().map(str::to_owned)).collect())
        .unwrap_or_default();
    if keys.iter().all(|key| is_ours(key)) {
        if document.remove(&annotations).is_err() {
            // An empty mapping says the same as none; there is no third way to write it.
            let _ = document.replace(&annotations, &Block::Map(Vec::new()), Quoting::Typed);
        }
        return;
    }
    for key in keys.iter().filter(|key| is_ours(key)) {
        let _ = document.remove(&annotation(key));
    }
}

/// The data of a document; an empty map of annotations is none, and where it belongs is not its data.
fn data(text: &str) -> Option<Value> {
    let mut value = Document::parse(without_separator(text)).ok()?.root()?.to_json();
    if let Some(annotations) = value.pointer_mut("/metadata/annotations").and_then(Value::as_object_mut) {
        annotations.retain(|key, _| !PATH.contains(&key.as_str()) && !INDEX.contains(&key.as_str()));
    }
    let metadata = value.get_mut("metadata").and_then(Value::as_object_mut);
    if let Some(metadata) = metadata.filter(|m| m.get("annotations").is_some_and(|a| *a == json!({}))) {
        metadata.remove("annotations");
    }
    Some(value)
}

/// A file from its items; documents whose data is the same keep the bytes of `before`.
fn assembled(items: &[&Item], before: &str) -> String {
    let old = documents(before).unwrap_or_default();
    let same = |new: &str, old: &str| data(new).is_some_and(|new| data(old) == Some(new));
    if old.len() == items.len() && items.iter().zip(&old).all(|(item, old)| same(&item.text, old)) {
        return before.to_owned();
    }
    let texts: Vec<String> = items
        .iter()
        .map(|item| match old.iter().find(|old| same(&item.text, old)) {
            Some(old) => without_separator(old).to_owned(),
            None => item.text.clone(),
        })
        .map(|text| if text.ends_with('\n') { text } else { text + "\n" })
        .collect();
    texts.join("---\n")
}

#[cfg(test)]
#[path = "resource_list_tests.rs"]
mod tests;
