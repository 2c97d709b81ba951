//! The tree of one YAML document.
//!
//! In: nothing (the builder makes it). Out: nodes with byte ranges into their document's text and
//! plain questions about them. Never: text changes.

use std::ops::Range;

use super::scalar::{ScalarKind, resolve};

/// How a scalar is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarStyle {
    /// Without quotes.
    Plain,
    /// `'…'`
    SingleQuoted,
    /// `"…"`
    DoubleQuoted,
    /// `|`
    Literal,
    /// `>`
    Folded,
}

/// One node of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// What it is.
    pub kind: Kind,
    /// Bytes of its value in the text, without anchor and tag. Empty for a value that is not written.
    pub span: Range<usize>,
    /// Start including anchor and tag.
    pub start: usize,
    /// Explicit tag in its short form, such as `!!str`.
    pub tag: Option<String>,
    /// Name of its anchor.
    pub anchor: Option<String>,
}

/// The kinds of nodes.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A text or number.
    Scalar(Scalar),
    /// Keys and values in written order.
    Mapping(Mapping),
    /// A list.
    Sequence(Sequence),
    /// `*name`: the text of the name.
    Alias(String),
}

/// A scalar: its value after escapes and folding, and its style.
#[derive(Clone, Debug, PartialEq)]
pub struct Scalar {
    /// The value as text.
    pub text: String,
    /// How it is written.
    pub style: ScalarStyle,
}

/// A mapping.
#[derive(Clone, Debug, PartialEq)]
pub struct Mapping {
    /// Keys and values in written order, duplicates included.
    pub entries: Vec<(Node, Node)>,
    /// `{…}`?
    pub flow: bool,
}

/// A sequence.
#[derive(Clone, Debug, PartialEq)]
pub struct Sequence {
    /// The elements.
    pub items: Vec<Node>,
    /// `[…]`?
    pub flow: bool,
}

impl Node {
    /// The scalar in it.
    pub fn scalar(&self) -> Option<&Scalar> {
        match &self.kind {
            Kind::Scalar(scalar) => Some(scalar),
            _ => None,
        }
    }

    /// The mapping in it.
    pub fn mapping(&self) -> Option<&Mapping> {
        match &self.kind {
            Kind::Mapping(mapping) => Some(mapping),
            _ => None,
        }
    }

    /// The sequence in it.
    pub fn sequence(&self) -> Option<&Sequence> {
        match &self.kind {
            Kind::Sequence(sequence) => Some(sequence),
            _ => None,
        }
    }

    /// The text of a scalar of any type.
    pub fn text(&self) -> Option<&str> {
        self.scalar().map(|scalar| scalar.text.as_str())
    }

    /// What type the server's YAML library sees in a scalar.
    pub fn scalar_kind(&self) -> Option<ScalarKind> {
        let scalar = self.scalar()?;
        Some(match self.tag.as_deref() {
            Some("!!str") => ScalarKind::String,
            Some("!!int") => ScalarKind::Int,
            Some("!!bool") => ScalarKind::Bool,
            Some("!!float") => ScalarKind::Float,
            Some("!!null") => ScalarKind::Null,
            Some(_) => ScalarKind::String,
            None if scalar.style == ScalarStyle::Plain => resolve(&scalar.text),
            None => ScalarKind::String,
        })
    }

    /// The text of a scalar that is a string.
    pub fn string(&self) -> Option<&str> {
        self.text().filter(|_| self.scalar_kind() == Some(ScalarKind::String))
    }

    /// Is it null, written or not?
    pub fn is_null(&self) -> bool {
        self.scalar_kind() == Some(ScalarKind::Null)
    }

    /// The value of a key; the first one when the key stands there twice.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|(_, value)| value)
    }

    /// Key and value of a key.
    pub fn entry(&self, key: &str) -> Option<(&Node, &Node)> {
        let entries = &self.mapping()?.entries;
        entries.iter().find(|(k, _)| k.text() == Some(key)).map(|(k, v)| (k, v))
    }

    /// The node at the end of a path of keys.
    pub fn at(&self, path: &[&str]) -> Option<&Node> {
        path.iter().try_fold(self, |node, key| node.get(key))
    }

    /// The text at the end of a path of keys.
    pub fn text_at(&self, path: &[&str]) -> Option<&str> {
        self.at(path)?.text()
    }

    /// Is it a `{…}` or `[…]`?
    pub fn is_flow(&self) -> bool {
        match &self.kind {
            Kind::Mapping(mapping) => mapping.flow,
            Kind::Sequence(sequence) => sequence.flow,
            _ => false,
        }
    }

    /// Has it entries or elements?
    pub fn is_empty_collection(&self) -> bool {
        match &self.kind {
            Kind::Mapping(mapping) => mapping.entries.is_empty(),
            Kind::Sequence(sequence) => sequence.items.is_empty(),
            _ => false,
        }
    }

    /// Do both hold the same data, whatever their style, comments and positions? Keys may stand in
    /// any order.
    pub fn same_data(&self, other: &Node) -> bool {
        match (&self.kind, &other.kind) {
            (Kind::Scalar(a), Kind::Scalar(b)) => {
                a.text == b.text && self.scalar_kind() == other.scalar_kind()
            }
            (Kind::Alias(a), Kind::Alias(b)) => a == b,
            (Kind::Sequence(a), Kind::Sequence(b)) => {
                a.items.len() == b.items.len() && a.items.iter().zip(&b.items).all(|(x, y)| x.same_data(y))
            }
            (Kind::Mapping(a), Kind::Mapping(b)) => same_entries(a, b),
            _ => false,
        }
    }
}

fn same_entries(a: &Mapping, b: &Mapping) -> bool {
    let found =
        |key: &Node, value: &Node| b.entries.iter().any(|(k, v)| k.same_data(key) && v.same_data(value));
    a.entries.len() == b.entries.len() && a.entries.iter().all(|(key, value)| found(key, value))
}
