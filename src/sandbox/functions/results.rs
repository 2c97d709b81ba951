//! Making result items.
//!
//! In: words. Out: items of the shared model. Never: order or meaning.

use serde_json::Value;

use crate::api::results::{Field, File, ResourceRef, ResultItem};

/// A result that is only a message.
pub(super) fn message(severity: &str, message: impl Into<String>) -> ResultItem {
    ResultItem { message: message.into(), severity: severity.to_string(), ..ResultItem::default() }
}

/// A result about a field of a file.
pub(super) fn about(message: String, field: String, path: &str, index: usize) -> ResultItem {
    ResultItem {
        message,
        field: Some(Field { path: field, ..Field::default() }),
        file: Some(File { path: path.to_string(), index: i64::try_from(index).unwrap_or_default() }),
        ..ResultItem::default()
    }
}

/// Results as a function wrote them: a list, or wrapped in `{name, items}`; old names are understood.
pub(super) fn parse(results: &Value) -> Vec<ResultItem> {
    let list = results.get("items").unwrap_or(results);
    list.as_array().map(|items| items.iter().map(item).collect()).unwrap_or_default()
}

fn item(value: &Value) -> ResultItem {
    let mut item: ResultItem = serde_json::from_value(value.clone()).unwrap_or_default();
    item.resource_ref = value.get("resourceRef").map(reference);
    if let (Some(field), Some(old)) = (&mut item.field, value.pointer("/field/suggestedValue")) {
        field.proposed_value.get_or_insert_with(|| old.clone());
    }
    item
}

fn reference(value: &Value) -> ResourceRef {
    let text = |paths: [&str; 2]| {
        let found = paths.iter().find_map(|path| value.pointer(path).and_then(Value::as_str));
        found.unwrap_or_default().to_string()
    };
    ResourceRef {
        api_version: text(["/apiVersion", "/apiVersion"]),
        kind: text(["/kind", "/kind"]),
        name: text(["/name", "/metadata/name"]),
        namespace: text(["/namespace", "/metadata/namespace"]),
    }
}

/// A text in quotes as Go writes it.
pub(super) fn go_quote(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if c.is_control() => out.push_str(&format!("\\x{:02x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
