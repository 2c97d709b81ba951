//! The file itself: read and written line by line, because it holds a whole package.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Seek, Write};

use serde::Deserialize;

use super::RevisionMetadata;
use crate::package::{Text, Texts, share};

/// Kind of the document in the file.
const KIND: &str = "KptRevisionMetadata";

/// The file as it is read: lenient, since other clients write it too.
#[derive(Deserialize)]
struct Document {
    #[serde(default)]
    kind: String,
    metadata: Option<Metadata>,
    base: Option<Texts>,
    #[serde(default)]
    stored: BTreeMap<String, Option<Text>>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Metadata {
    #[serde(default)]
    name: String,
    #[serde(default)]
    namespace: String,
    #[serde(default)]
    uid: String,
    #[serde(default)]
    resource_version: String,
    #[serde(default)]
    creation_timestamp: Option<String>,
}

impl RevisionMetadata {
    /// Reads the file.
    ///
    /// # Errors
    /// A sentence when the text is no `KptRevisionMetadata` document.
    pub fn parse(text: &str) -> Result<Self, String> {
        let document: Document =
            serde_yaml::from_str(text).map_err(|err| format!("it is not valid YAML: {err}"))?;
        if document.kind != KIND {
            return Err(format!("it has kind {:?} instead of {KIND:?}", document.kind));
        }
        let meta = document.metadata.unwrap_or_default();
        Ok(Self {
            name: meta.name,
            namespace: meta.namespace,
            uid: meta.uid,
            resource_version: meta.resource_version,
            creation_timestamp: meta.creation_timestamp.unwrap_or_default(),
            base: document.base,
            stored: document.stored,
        })
    }

    /// Reads the file without ever holding it as a whole. Texts that are the same in `known`, the
    /// directory's files of now, share their memory.
    ///
    /// # Errors
    /// A sentence when it can't be read or is no `KptRevisionMetadata` document.
    pub fn read(mut file: impl BufRead + Seek, known: &Texts) -> Result<Self, String> {
        let unreadable = |err: io::Error| format!("it cannot be read: {err}");
        if let Some(found) = Lines::read(&mut file, known).map_err(unreadable)? {
            let rest = Self::parse(&found.head)?;
            return Ok(Self { base: found.base.or(rest.base), stored: found.stored, ..rest });
        }
        let mut text = String::new();
        file.rewind().and_then(|()| file.read_to_string(&mut text)).map_err(unreadable)?;
        let mut metadata = Self::parse(&text)?;
        if let Some(base) = &mut metadata.base {
            share(base, known);
        }
        Ok(metadata)
    }

    /// The text of the file.
    pub fn to_yaml(&self) -> String {
        let mut out = Vec::new();
        // Writing into memory does not fail.
        let _ = self.write(&mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Writes the file. Strings are written as JSON strings, which every YAML reader takes.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "apiVersion: porch.kpt.dev/v1alpha1\nkind: {KIND}\nmetadata:\n")?;
        let fields = [
            ("creationTimestamp", &self.creation_timestamp),
            ("name", &self.name),
            ("namespace", &self.namespace),
            ("resourceVersion", &self.resource_version),
            ("uid", &self.uid),
        ];
        for (key, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
            writeln!(out, "  {key}: {}", quoted(value))?;
        }
        if let Some(base) = &self.base {
            writeln!(out, "# What was pulled: porchctl compares with it. Not part of the package.")?;
            out.write_all(if base.is_empty() { b"base: {}\n" } else { BASE.as_bytes() })?;
            for (path, text) in base {
                writeln!(out, "  {}: {}", quoted(path), quoted(text))?;
            }
        }
        if !self.stored.is_empty() {
            write!(out, "# Where the server's content differed from that, after its render.\n{STORED}")?;
        }
        for (path, text) in &self.stored {
            let text = text.as_ref().map_or_else(|| "null".to_owned(), |text| quoted(text));
            writeln!(out, "  {}: {text}", quoted(path))?;
        }
        Ok(())
    }
}

/// Line before the entries of the base.
const BASE: &str = "base:\n";
/// Line before the entries of the differences.
const STORED: &str = "stored:\n";

/// The file as [`RevisionMetadata::write`] writes it: entries of one line each.
#[derive(Default)]
struct Lines {
    /// Everything else.
    head: String,
    base: Option<Texts>,
    stored: BTreeMap<String, Option<Text>>,
}

impl Lines {
    /// `None` when it was not written like that.
    fn read(file: &mut impl BufRead, known: &Texts) -> io::Result<Option<Self>> {
        let mut found = Self::default();
        let mut section = "";
        let mut line = String::new();
        while file.read_line(&mut line)? > 0 {
            match line.as_str() {
                BASE => section = BASE,
                STORED => section = STORED,
                text if text.starts_with('#') => {}
                text if section.is_empty() => found.head.push_str(text),
                text => match entry(text) {
                    Some((path, text)) => found.take(section, path, text, known),
                    None => return Ok(None),
                },
            }
            line.clear();
        }
        Ok(Some(found).filter(|_| !section.is_empty()))
    }

    fn take(&mut self, section: &str, path: String, text: Option<String>, known: &Texts) {
        let text = text.map(|text| match known.get(&path).filter(|same| **same == *text) {
            Some(same) => same.clone(),
            None => Text::from(text),
        });
        match (section, text) {
            (STORED, text) => drop(self.stored.insert(path, text)),
            (_, Some(text)) => drop(self.base.get_or_insert_default().insert(path, text)),
            (_, None) => {}
        }
    }
}

/// `  "path": "text"` or `  "path": null`.
fn entry(line: &str) -> Option<(String, Option<String>)> {
    let (path, rest) = unquoted(line.strip_prefix("  \"")?)?;
    let rest = rest.strip_prefix(": ")?;
    if rest == "null\n" {
        return Some((path, None));
    }
    let (text, end) = unquoted(rest.strip_prefix('"')?)?;
    (end == "\n").then_some((path, Some(text)))
}

/// What [`quoted`] made, up to its closing quote, and what follows.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    loop {
        let at = rest.find(['"', '\\'])?;
        out.push_str(rest.get(..at)?);
        rest = rest.get(at..)?;
        if let Some(after) = rest.strip_prefix('"') {
            out.shrink_to_fit();
            return Some((out, after));
        }
        let escape = rest.chars().nth(1)?;
        rest = rest.get(2..)?;
        match escape {
            '"' | '\\' => out.push(escape),
            'n' => out.push('\n'),
            'r' => out.push('\r'),
            't' => out.push('\t'),
            'U' => {
                out.push(char::from_u32(u32::from_str_radix(rest.get(..8)?, 16).ok()?)?);
                rest = rest.get(8..)?;
            }
            _ => return None,
        }
    }
}

/// A JSON string with every character escaped that a YAML double-quoted scalar may not hold as it is.
fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if must_escape(c) => out.push_str(&format!("\\U{:08X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Control characters, the YAML line breaks beyond LF and CR, and the byte order mark.
fn must_escape(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}
