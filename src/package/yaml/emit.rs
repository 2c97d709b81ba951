//! Writes whole documents and blocks the way the server writes structures.
//!
//! In: an ordered tree of values. Out: text with an indent of two and wide sequences (the dash is
//! indented under its key). Never: flow style except for empty collections.

use super::style::{Place, Quoting, quoted, restyled};
use super::tree::ScalarStyle;

/// A value to be written.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A string.
    Text(String),
    /// A scalar that is written as it is: a number, `true`.
    Bare(String),
    /// A scalar that has a style already.
    Styled(String, ScalarStyle),
    /// Keys in the order they are written.
    Map(Vec<(String, Block)>),
    /// A list.
    List(Vec<Block>),
}

impl Block {
    /// Is it an empty string or an empty collection?
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) | Self::Bare(text) => text.is_empty(),
            Self::Styled(..) => false,
            Self::Map(entries) => entries.is_empty(),
            Self::List(items) => items.is_empty(),
        }
    }
}

/// Writes a value as the lines of a block that starts in column `indent`, each line ended.
pub fn emit(block: &Block, indent: usize, quoting: Quoting) -> String {
    let mut out = String::new();
    Writer { quoting }.lines(&mut out, block, indent, false);
    out
}

struct Writer {
    quoting: Quoting,
}

impl Writer {
    /// `started`: the first line has its indentation already.
    fn lines(&self, out: &mut String, block: &Block, indent: usize, started: bool) {
        match block {
            Block::Map(entries) if !entries.is_empty() => self.map(out, entries, indent, started),
            Block::List(items) if !items.is_empty() => self.list(out, items, indent, started),
            scalar => {
                self.margin(out, indent, started);
                out.push_str(&self.one(scalar, indent));
                out.push('\n');
            }
        }
    }

    fn margin(&self, out: &mut String, indent: usize, started: bool) {
        if !started {
            out.push_str(&" ".repeat(indent));
        }
    }

    fn map(&self, out: &mut String, entries: &[(String, Block)], indent: usize, started: bool) {
        for (at, (key, value)) in entries.iter().enumerate() {
            self.margin(out, indent, started && at == 0);
            out.push_str(&quoted(key, self.quoting, Place { indent, flow: false, key: true }));
            out.push(':');
            match value {
                Block::Map(_) | Block::List(_) if !value.is_empty() => {
                    out.push('\n');
                    self.lines(out, value, indent + 2, false);
                }
                _ => {
                    out.push(' ');
                    out.push_str(&self.one(value, indent + 2));
                    out.push('\n');
                }
            }
        }
    }

    fn list(&self, out: &mut String, items: &[Block], indent: usize, started: bool) {
        for (at, item) in items.iter().enumerate() {
            self.margin(out, indent, started && at == 0);
            out.push_str("- ");
            self.lines(out, item, indent + 2, true);
        }
    }

    fn one(&self, block: &Block, indent: usize) -> String {
        match block {
            Block::Text(text) => quoted(text, self.quoting, Place { indent, flow: false, key: false }),
            Block::Bare(text) => text.clone(),
            Block::Styled(text, style) => {
                restyled(text, *style, Quoting::Untyped, Place { indent, flow: false, key: false })
            }
            Block::Map(_) => "{}".to_string(),
            Block::List(_) => "[]".to_string(),
        }
    }
}
