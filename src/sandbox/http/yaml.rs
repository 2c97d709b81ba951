//! JSON values as YAML in the style of the server: two spaces, lists at the column of their key, quotes only
//! where a reader would take the text for something else.
//!
//! In: a value. Out: a document. Never: reading YAML, or documents of users.

use std::fmt::Write;

use serde_json::{Map, Value};

/// A document.
pub fn document(value: &Value) -> String {
    let mut text = String::new();
    match value {
        Value::Object(map) if !map.is_empty() => entries(map, 0, &mut text),
        Value::Array(list) if !list.is_empty() => items(list, 0, &mut text),
        value => {
            scalar(value, 2, &mut text);
            text.push('\n');
        }
    }
    text
}

fn indent(depth: usize, text: &mut String) {
    text.extend(std::iter::repeat_n(' ', depth));
}

fn entries(map: &Map<String, Value>, depth: usize, text: &mut String) {
    for (index, (name, value)) in map.iter().enumerate() {
        if index > 0 {
            indent(depth, text);
        }
        text.push_str(&word(name));
        text.push(':');
        below(value, depth, text);
    }
}

/// What follows a key.
fn below(value: &Value, depth: usize, text: &mut String) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            text.push('\n');
            indent(depth + 2, text);
            entries(map, depth + 2, text);
        }
        Value::Array(list) if !list.is_empty() => {
            text.push('\n');
            indent(depth, text);
            items(list, depth, text);
        }
        value => {
            text.push(' ');
            scalar(value, depth + 2, text);
            text.push('\n');
        }
    }
}

fn items(list: &[Value], depth: usize, text: &mut String) {
    for (index, value) in list.iter().enumerate() {
        if index > 0 {
            indent(depth, text);
        }
        text.push_str("- ");
        match value {
            Value::Object(map) if !map.is_empty() => entries(map, depth + 2, text),
            Value::Array(inner) if !inner.is_empty() => items(inner, depth + 2, text),
            value => {
                scalar(value, depth + 2, text);
                text.push('\n');
            }
        }
    }
}

fn scalar(value: &Value, depth: usize, text: &mut String) {
    match value {
        Value::String(line) if is_block(line) => block(line, depth, text),
        Value::String(line) => text.push_str(&word(line)),
        Value::Object(_) => text.push_str("{}"),
        Value::Array(_) => text.push_str("[]"),
        other => text.push_str(&other.to_string()),
    }
}

/// Several lines are written as a block if nothing in them needs an escape.
fn is_block(line: &str) -> bool {
    let plain =
        |c: char| c == '\n' || c == '\t' || !(c.is_control() || "\u{85}\u{2028}\u{2029}\u{feff}".contains(c));
    line.contains('\n') && !line.starts_with([' ', '\n', '\t']) && line.chars().all(plain)
}

fn block(line: &str, depth: usize, text: &mut String) {
    let body = line.trim_end_matches('\n');
    text.push_str(match line.len() - body.len() {
        0 => "|-",
        1 => "|",
        _ => "|+",
    });
    let shown = if line.len() - body.len() > 1 { &line[..line.len() - 1] } else { body };
    for part in shown.split('\n') {
        text.push('\n');
        if !part.is_empty() {
            indent(depth, text);
            text.push_str(part);
        }
    }
}

/// A text on one line.
fn word(text: &str) -> String {
    if text.chars().any(|c| c.is_control() || "\u{85}\u{2028}\u{2029}\u{feff}".contains(c))
        || is_misread(text)
    {
        return double_quoted(text);
    }
    if is_plain(text) { text.to_owned() } else { format!("'{}'", text.replace('\'', "''")) }
}

fn double_quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            c if c.is_control() || "\u{85}\u{2028}\u{2029}\u{feff}".contains(c) => {
                // Writing to a text cannot fail.
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// Would a reader, of YAML 1.1 or 1.2, take it for a number, a truth value, nothing, or a time?
fn is_misread(text: &str) -> bool {
    const WORDS: [&str; 12] = ["", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".nan"];
    let lower = text.to_ascii_lowercase();
    let digits = lower.trim_start_matches(['-', '+']);
    let made_of = |text: &str, also: &str| {
        text.starts_with(|c: char| c.is_ascii_digit())
            && text.chars().all(|c| c.is_ascii_digit() || also.contains(c))
    };
    let based = ["0x", "0o", "0b"].iter().any(|base| digits.starts_with(base));
    WORDS.contains(&lower.as_str())
        || based
        || made_of(digits, "_:")
        || digits.replace('_', "").parse::<f64>().is_ok()
        || matches!(digits, ".inf")
        || is_date(&lower)
}

/// Begins like `2026-01-01`.
fn is_date(text: &str) -> bool {
    let mut parts = text.splitn(3, '-');
    let number = |part: Option<&str>, length: std::ops::RangeInclusive<usize>| {
        part.is_some_and(|part| length.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit()))
    };
    number(parts.next(), 4..=4)
        && number(parts.next(), 1..=2)
        && parts.next().is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Can it stand without quotes?
fn is_plain(text: &str) -> bool {
    const FIRST: &str = "!&*-?:,[]{}#|>@`\"'%= <";
    let starts = text.starts_with(|c: char| FIRST.contains(c) && !is_free_dash(c, text));
    !starts && !text.ends_with([' ', ':']) && !text.contains(": ") && !text.contains(" #")
}

/// A dash, question mark or colon before a letter starts a plain text, too.
fn is_free_dash(first: char, text: &str) -> bool {
    "-?:".contains(first) && text.chars().nth(1).is_some_and(|c| !c.is_whitespace() && c != '-')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn values() -> impl Strategy<Value = Value> {
        let text = prop_oneof![
            "[a-z:#'\" \\-\\n\\t!&*?{}\\[\\],.0-9|>%@`=~]{0,12}".prop_map(Value::from),
            any::<String>().prop_map(Value::from),
        ];
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            text
        ];
        leaf.prop_recursive(4, 32, 4, |inner| {
            prop_oneof![
                proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                proptest::collection::btree_map("[a-z:./ \\-0-9\"']{0,8}", inner, 0..4)
                    .prop_map(|map| map.into_iter().collect()),
            ]
        })
    }

    proptest! {
        #[test]
        fn documents_read_back(value in values()) {
            let text = document(&value);
            let back: Value = serde_yaml::from_str(&text).map_err(|fault| TestCaseError::fail(format!("{fault}: {text}")))?;
            prop_assert_eq!(back, value, "{}", text);
        }
    }

    /// Once written as a plain `=`, which is a type of its own.
    #[test]
    fn a_sign_and_a_line_feed_read_back() {
        let value = Value::from("=\n");
        assert_eq!(serde_yaml::from_str::<Value>(&document(&value)).unwrap(), value);
    }

    #[test]
    fn as_the_server_writes_it() {
        let value = json!({"metadata": {"resourceVersion": "5", "creationTimestamp": "2026-01-01T00:00:00Z",
                "managedFields": [{"fieldsV1": {"f:spec": {".": {}, "k:{\"type\":\"Ready\"}": {}}}}]},
            "spec": {"on": "yes", "text": "a: b", "file": "x\ny\n", "list": ["a", 1], "none": null}});
        let expected = "metadata:\n  creationTimestamp: \"2026-01-01T00:00:00Z\"\n  managedFields:\n  - fieldsV1:\n      f:spec:\n        .: {}\n        k:{\"type\":\"Ready\"}: {}\n  resourceVersion: \"5\"\nspec:\n  file: |\n    x\n    y\n  list:\n  - a\n  - 1\n  none: null\n  \"on\": \"yes\"\n  text: 'a: b'\n";
        assert_eq!(document(&value), expected);
    }
}
