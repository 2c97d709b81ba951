//! Putting items back into files.
//!
//! In: the files, where each item came from, the items after a render. Out: the files. Never: touches
//! a byte outside a document that changed.

use std::collections::{BTreeMap, BTreeSet};

use super::package::Origin;
use crate::package::Files;
use crate::sandbox::functions::Item;

/// Writes items back. Documents of items that are gone are taken out, with their file when it was
/// the last one, if `prune`.
pub(super) fn back(files: &Files, origins: &[Origin], items: &[Item], prune: bool) -> Files {
    let mut out = files.clone();
    let mut places: BTreeMap<&str, Vec<(usize, Option<&Item>)>> = BTreeMap::new();
    for (id, origin) in origins.iter().enumerate() {
        let item = items.iter().find(|item| item.id == Some(id));
        let stays = item.filter(|item| item.full_path() == origin.file);
        if stays.is_some() || prune {
            places.entry(&origin.file).or_default().push((id, stays));
        }
    }
    for (file, documents) in places {
        match rebuilt(files.get(file).map(String::as_str).unwrap_or_default(), origins, &documents) {
            Some(text) => out.insert(file.to_string(), text),
            None => out.remove(file),
        };
    }
    add_new(&mut out, origins, items);
    out
}

/// A file with its changed documents; none when no document is left.
fn rebuilt(text: &str, origins: &[Origin], documents: &[(usize, Option<&Item>)]) -> Option<String> {
    if documents.iter().all(|(_, item)| item.is_none()) {
        return None;
    }
    let mut out = text.to_string();
    for (id, item) in documents.iter().rev() {
        let origin = origins.get(*id)?;
        match item {
            Some(item) if item.document.text() == origin.text => {}
            Some(item) => out.replace_range(origin.range.clone(), &written(item)),
            None => out.replace_range(whole_part(&out, origin), ""),
        }
    }
    Some(out)
}

/// A document with the separator that follows it, or the one before when it is the last.
fn whole_part(text: &str, origin: &Origin) -> std::ops::Range<usize> {
    let rest = text.get(origin.range.end..).unwrap_or_default();
    match rest.find('\n') {
        Some(line) => origin.range.start..origin.range.end + line + 1,
        None => {
            let before = text.get(..origin.range.start).unwrap_or_default().trim_end_matches('\n');
            before.rfind('\n').map_or(0, |newline| newline + 1)..text.len()
        }
    }
}

/// JSON files hold JSON: a changed one is written anew, keys sorted.
fn written(item: &Item) -> String {
    match item.document.root() {
        Some(root) if item.path.ends_with(".json") => {
            let json = serde_json::to_string_pretty(&root.to_json()).unwrap_or_default();
            json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026") + "\n"
        }
        _ => item.document.text().to_string(),
    }
}

/// Items that are new or moved go to the end of their files.
fn add_new(files: &mut Files, origins: &[Origin], items: &[Item]) {
    let moved = |item: &&Item| {
        let origin = item.id.and_then(|id| origins.get(id));
        origin.is_none_or(|origin| origin.file != item.full_path())
    };
    let mut touched = BTreeSet::new();
    for item in items.iter().filter(moved) {
        let path = item.full_path();
        let text = written(item);
        let text = if text.ends_with('\n') { text } else { text + "\n" };
        match files.get_mut(&path) {
            Some(file) => {
                let gap = if file.ends_with('\n') || file.is_empty() { "" } else { "\n" };
                file.push_str(&format!("{gap}---\n{text}"));
            }
            None => {
                files.insert(path.clone(), text);
            }
        }
        touched.insert(path);
    }
}
