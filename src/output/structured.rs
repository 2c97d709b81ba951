//! JSON and YAML of objects, in the order and with the spelling kubectl uses.
//!
//! In: objects. Out: text that reads back as the same value, without control characters; JSON also spells
//! out what reorders letters. Never: typed knowledge of an object.

use serde::Serialize;
use serde_json::Value;
use serde_json::ser::{CharEscape, Formatter, PrettyFormatter, Serializer};
use std::io;

/// kubectl indents JSON by four blanks.
const INDENT: &[u8] = b"    ";

/// Pretty JSON with sorted keys and a line feed at the end.
///
/// # Errors
/// The value has keys that are no text.
pub fn json(value: &Value) -> io::Result<String> {
    let mut bytes = Vec::new();
    let formatter = Visible(PrettyFormatter::with_indent(INDENT));
    value.serialize(&mut Serializer::with_formatter(&mut bytes, formatter))?;
    bytes.push(b'\n');
    String::from_utf8(bytes).map_err(io::Error::other)
}

/// JSON on one line, without a line feed at the end. Every value can be written so.
pub fn line(value: &Value) -> String {
    let mut bytes = Vec::new();
    let written = value.serialize(&mut Serializer::with_formatter(&mut bytes, VisibleLine));
    written.ok().and_then(|()| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// YAML with sorted keys, one document, a line feed at the end.
///
/// # Errors
/// The value cannot be written as YAML.
pub fn yaml(value: &Value) -> io::Result<String> {
    let options = serde_saphyr::ser_options! {
        compact_list_indent: true,
        prefer_block_scalars: true,
        folded_wrap_chars: usize::MAX,
    };
    serde_saphyr::to_string_with_options(value, options).map_err(io::Error::other)
}

/// Writes control characters beyond ASCII, and those that reorder text, as `\uXXXX`.
struct Visible<'a>(PrettyFormatter<'a>);

impl Formatter for Visible<'_> {
    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        write_visible(writer, text)
    }
    fn write_char_escape<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        escape: CharEscape,
    ) -> io::Result<()> {
        self.0.write_char_escape(writer, escape)
    }
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_array(writer)
    }
    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_array(writer)
    }
    fn begin_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_array_value(writer, first)
    }
    fn end_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_array_value(writer)
    }
    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object(writer)
    }
    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object(writer)
    }
    fn begin_object_key<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_object_key(writer, first)
    }
    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object_value(writer)
    }
    fn end_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object_value(writer)
    }
}

/// The same on one line.
struct VisibleLine;

impl Formatter for VisibleLine {
    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        write_visible(writer, text)
    }
}

/// A piece of a JSON string, dangerous characters as `\uXXXX`.
fn write_visible<W: ?Sized + io::Write>(writer: &mut W, text: &str) -> io::Result<()> {
    for piece in text.split_inclusive(dangerous) {
        let (plain, last) = match piece.char_indices().next_back() {
            Some((at, c)) if dangerous(c) => (&piece[..at], Some(c)),
            _ => (piece, None),
        };
        writer.write_all(plain.as_bytes())?;
        if let Some(c) = last {
            write!(writer, "\\u{:04x}", u32::from(c))?;
        }
    }
    Ok(())
}

/// What JSON itself does not escape but a terminal obeys. All of them are in the basic plane.
fn dangerous(c: char) -> bool {
    !c.is_ascii() && super::safe::is_dangerous(c) || c == '\u{7f}'
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn json_is_indented_by_four_and_sorted() {
        let value = json!({"kind": "A", "apiVersion": "v1", "items": [], "x": {"b": [1, true, null]}});
        let text = json(&value).unwrap();
        assert_eq!(
            text,
            "{\n    \"apiVersion\": \"v1\",\n    \"items\": [],\n    \"kind\": \"A\",\n    \"x\": {\n        \"b\": [\n            1,\n            true,\n            null\n        ]\n    }\n}\n"
        );
    }

    #[test]
    fn json_hides_nothing_and_reads_back() {
        let value = json!({"m": "a\u{1b}[1m\u{9b}2J\u{202e}\u{7f}é\"\\\n"});
        let text = json(&value).unwrap();
        assert!(text.contains("a\\u001b[1m\\u009b2J\\u202e\\u007fé\\\"\\\\\\n"), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        assert_eq!(line(&value), r#"{"m":"a\u001b[1m\u009b2J\u202e\u007fé\"\\\n"}"#);
    }

    #[test]
    fn yaml_hides_nothing_and_reads_back() {
        // Letters that reorder text are printable for YAML; `Ui::content` sees to them on a terminal.
        for strange in ['\u{1b}', '\u{9b}', '\u{7f}', '\u{2028}', '\u{85}', '\r', '\u{7}'] {
            for text in [format!("a{strange}b"), format!("first\nsecond{strange}c\n"), format!("{strange}")] {
                let value = json!({"m": text, "l": [text], text.as_str(): "k"});
                let yaml = yaml(&value).unwrap();
                assert!(!yaml.contains(strange), "{yaml:?}");
                assert_eq!(serde_yaml::from_str::<Value>(&yaml).unwrap(), value, "{yaml:?}");
            }
        }
    }

    #[test]
    fn yaml_keeps_types_for_every_reader() {
        let value = json!({
            "yes": "yes", "n": "y", "number": "12_000", "rv": "5", "time": "2026-01-01T00:00:00Z",
            "empty": "", "list": ["a", {"b": "true"}], "none": {}, "long": "x ".repeat(100),
        });
        let text = yaml(&value).unwrap();
        for line in
            ["number: \"12_000\"", "rv: \"5\"", "time: \"2026-01-01T00:00:00Z\"", "empty: \"\"", "none: {}"]
        {
            assert!(text.contains(line), "{line} in {text}");
        }
        assert!(text.contains("list:\n- a\n- b: \"true\"\n"), "{text}");
        let back: Value = serde_yaml::from_str(&text).unwrap();
        assert_eq!(back, value);
    }

    /// What the Go client printed for two named revisions, one document after the other.
    #[test]
    fn json_is_byte_for_byte_that_of_the_go_client() {
        let recorded = include_str!("../../tests/data/get-two.json.txt");
        let documents = serde_json::Deserializer::from_str(recorded).into_iter::<Value>();
        let again: Vec<String> = documents.map(|document| json(&document.unwrap()).unwrap()).collect();
        assert_eq!(again.len(), 2);
        assert_eq!(again.concat(), recorded);
    }

    #[test]
    fn yaml_is_byte_for_byte_that_of_the_go_client() {
        for recorded in [
            include_str!("../../tests/data/get-two.yaml.txt"),
            include_str!("../../tests/data/get-published.yaml.txt"),
        ] {
            for document in recorded.split("---\n") {
                let value: Value = serde_yaml::from_str(document).unwrap();
                assert_eq!(yaml(&value).unwrap(), document);
            }
        }
    }
}
