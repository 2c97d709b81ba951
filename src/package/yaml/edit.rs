//! One document that can be changed where a value changes.
//!
//! In: text of one document, edits by path. Out: the new text; every byte outside the edited value
//! stays. Never: leaves a text behind that cannot be read: an edit that would is undone.

use std::ops::Range;

use super::build::build;
use super::emit::{Block, emit};
use super::error::MalformedYaml;
use super::scan::{column, comment_after, line_break, line_end, line_start, next_line};
use super::style::{Place, Quoting, restyled};
use super::tree::{Kind, Mapping, Node, ScalarStyle};

/// Text and tree of one document.
#[derive(Clone, Debug)]
pub struct Document {
    text: String,
    root: Option<Node>,
}

/// One step of a path into a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A key of a mapping.
    Key(String),
    /// An element of a sequence.
    Index(usize),
}

impl From<&str> for Step {
    fn from(key: &str) -> Self {
        Self::Key(key.to_string())
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Self {
        Self::Index(index)
    }
}

/// An edit that was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The path leads through something that has no such key or element.
    #[error("no place for the value in the document")]
    NoPlace,
    /// The edited text could not be read again.
    #[error("the edited document cannot be read: {0}")]
    Unreadable(#[from] MalformedYaml),
}

impl Document {
    /// Reads the first document of a text.
    ///
    /// # Errors
    /// The server's words if it cannot read the text.
    pub fn parse(text: &str) -> Result<Self, MalformedYaml> {
        Ok(Self { root: build(text)?, text: text.to_string() })
    }

    /// The text as it is now.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The root node; none for an empty document.
    pub fn root(&self) -> Option<&Node> {
        self.root.as_ref()
    }

    /// The node at the end of a path.
    pub fn at(&self, path: &[Step]) -> Option<&Node> {
        path.iter().try_fold(self.root()?, |node, step| match step {
            Step::Key(key) => node.get(key),
            Step::Index(index) => node.sequence()?.items.get(*index),
        })
    }

    /// Key and value at the end of a path that ends with a key.
    pub(super) fn entry(&self, path: &[Step]) -> Option<(&Node, &Node)> {
        let (last, parent) = path.split_last()?;
        match last {
            Step::Key(key) => self.at(parent)?.entry(key),
            Step::Index(_) => None,
        }
    }

    /// The text of the comment on the line of a scalar, `#` included: behind a value on one line,
    /// behind the header of a block scalar.
    pub fn line_comment(&self, node: &Node) -> Option<&str> {
        self.text.get(comment_after(&self.text, self.header_end(node))?)
    }

    /// The text of the comment on the line of the key at the end of a path, when its value starts on
    /// a later line.
    pub fn key_comment_at(&self, path: &[Step]) -> Option<&str> {
        let (key, _) = self.entry(path)?;
        let colon = self.colon_after(key)?;
        self.text.get(comment_after(&self.text, colon + 1)?)
    }

    /// End of what a comment on the node's first line would stand behind.
    fn header_end(&self, node: &Node) -> usize {
        let block =
            node.scalar().is_some_and(|s| matches!(s.style, ScalarStyle::Literal | ScalarStyle::Folded));
        let first_line = line_end(&self.text, node.span.start);
        match self.text.get(node.span.start..first_line) {
            Some(header) if block => node.span.start + header.find([' ', '\t']).unwrap_or(header.len()),
            _ => node.span.end,
        }
    }

    /// Position of the colon of a key.
    pub(super) fn colon_after(&self, key: &Node) -> Option<usize> {
        let rest = self.text.get(key.span.end..)?;
        rest.find(':').map(|at| key.span.end + at)
    }

    /// Where the bytes of a value end; behind the key's colon for a value that is not written.
    pub(super) fn value_end(&self, key: &Node, value: &Node) -> usize {
        if value.span.is_empty() {
            return self.colon_after(key).map_or(value.span.end, |colon| colon + 1);
        }
        value.span.end
    }

    /// Replaces bytes and reads the document again; a text that cannot be read is not kept.
    pub(super) fn splice(&mut self, range: Range<usize>, replacement: &str) -> Result<(), EditError> {
        let (Some(before), Some(after)) = (self.text.get(..range.start), self.text.get(range.end..)) else {
            return Err(EditError::NoPlace);
        };
        let text = [before, replacement, after].concat();
        self.root = build(&text)?;
        self.text = text;
        Ok(())
    }

    /// Gives a scalar another value; its quotes, anchor and comment stay, its tag goes.
    ///
    /// # Errors
    /// No scalar at the end of the path.
    pub fn set_scalar(&mut self, path: &[Step], value: &str, quoting: Quoting) -> Result<(), EditError> {
        let style = self.at(path).and_then(Node::scalar).ok_or(EditError::NoPlace)?.style;
        self.write_scalar(path, value, style, quoting)
    }

    /// Writes a scalar in a style of its own over the one that is there.
    pub(super) fn write_scalar(
        &mut self,
        path: &[Step],
        value: &str,
        style: ScalarStyle,
        quoting: Quoting,
    ) -> Result<(), EditError> {
        let node = self.at(path).ok_or(EditError::NoPlace)?;
        let written = restyled(value, style, quoting, self.place(path));
        if node.span.is_empty() {
            return self.fill_unwritten(path, &written);
        }
        let start = self.start_without_tag(node);
        let (end, written) = self.with_comment(node, written);
        self.splice(start.0..end, &[start.1, written].concat())
    }

    /// Writes a value where a key has none.
    fn fill_unwritten(&mut self, path: &[Step], written: &str) -> Result<(), EditError> {
        let (key, _) = self.entry(path).ok_or(EditError::NoPlace)?;
        let colon = self.colon_after(key).ok_or(EditError::NoPlace)?;
        self.splice(colon + 1..colon + 1, &format!(" {written}"))
    }

    /// Start of the bytes to replace and what of them is kept: the anchor.
    fn start_without_tag(&self, node: &Node) -> (usize, String) {
        let properties = self.text.get(node.start..node.span.start).unwrap_or_default();
        let kept: Vec<&str> = properties.split_whitespace().filter(|word| word.starts_with('&')).collect();
        (node.start, kept.iter().map(|word| format!("{word} ")).collect())
    }

    /// A block scalar has its comment behind the header, a value of one line behind itself.
    fn with_comment(&self, node: &Node, written: String) -> (usize, String) {
        let newline = line_break(&self.text);
        let comment = comment_after(&self.text, self.header_end(node));
        let was_block = self.header_end(node) != node.span.end;
        let (header, body) = match written.split_once('\n') {
            Some((header, body)) => (header.to_string(), format!("\n{body}").replace('\n', newline)),
            None => (written, String::new()),
        };
        match comment {
            Some(comment) if was_block || !body.is_empty() => {
                let words = self.text.get(comment.clone()).unwrap_or_default();
                (comment.end.max(node.span.end), format!("{header} {words}{body}"))
            }
            _ => (node.span.end, header + &body),
        }
    }

    /// Where a value at a path stands.
    pub(super) fn place(&self, path: &[Step]) -> Place {
        let flow = (0..path.len()).any(|n| path.get(..n).and_then(|p| self.at(p)).is_some_and(Node::is_flow));
        let column = match (self.entry(path), self.at(path)) {
            (Some((key, _)), _) => column(&self.text, key.start),
            (None, Some(node)) => column(&self.text, node.start).saturating_sub(2),
            (None, None) => 0,
        };
        Place { indent: column + 2, flow, key: false }
    }

    /// Replaces the value of a key by a block, whatever it was; its line comment goes with it.
    ///
    /// # Errors
    /// No such key.
    pub fn replace(&mut self, path: &[Step], block: &Block, quoting: Quoting) -> Result<(), EditError> {
        let (key, value) = self.entry(path).ok_or(EditError::NoPlace)?;
        let colon = self.colon_after(key).ok_or(EditError::NoPlace)?;
        let written = self.after_colon(block, column(&self.text, key.start) + 2, quoting);
        let end = self.value_end(key, value);
        self.splice(colon + 1..end, &written)
    }

    /// A value as it stands behind a colon, without the last line break.
    pub(super) fn after_colon(&self, block: &Block, indent: usize, quoting: Quoting) -> String {
        let lines = emit(block, indent, quoting);
        let lines = lines.strip_suffix('\n').unwrap_or(&lines);
        let text = match block {
            Block::Map(_) | Block::List(_) if !block.is_empty() => format!("\n{lines}"),
            _ => format!(" {}", lines.trim_start_matches(' ')),
        };
        text.replace('\n', line_break(&self.text))
    }

    /// Removes a key: its whole lines in a block mapping, itself and a comma in a flow mapping.
    ///
    /// # Errors
    /// No such key, the only one of its block mapping, or one that shares its line with something else.
    pub fn remove(&mut self, path: &[Step]) -> Result<(), EditError> {
        let (key, value) = self.entry(path).ok_or(EditError::NoPlace)?;
        let parent = path.split_last().and_then(|(_, parent)| self.at(parent)).ok_or(EditError::NoPlace)?;
        let siblings = parent.mapping().ok_or(EditError::NoPlace)?;
        if parent.is_flow() {
            let range = self.flow_entry(key, value, siblings);
            return self.splice(range, "");
        }
        let start = line_start(&self.text, key.start);
        let alone = self.text.get(start..key.start).is_some_and(|before| before.chars().all(|c| c == ' '));
        if !alone || siblings.entries.len() < 2 {
            return Err(EditError::NoPlace);
        }
        let end = next_line(&self.text, self.value_end(key, value));
        self.splice(start..end, "")
    }

    /// A flow entry up to the next one, or from the end of the one before if it is the last.
    fn flow_entry(&self, key: &Node, value: &Node, siblings: &Mapping) -> Range<usize> {
        let next = siblings.entries.iter().map(|(key, _)| key.start).find(|start| *start > key.start);
        let before = siblings.entries.iter().take_while(|(other, _)| other.start < key.start).last();
        match (next, before) {
            (Some(next), _) => key.start..next,
            (None, Some((key, before))) => self.value_end(key, before)..value.span.end,
            (None, None) => key.start..value.span.end,
        }
    }

    /// Is the value at a path something a key can be added to: a mapping or nothing?
    pub(super) fn holds_nothing(&self, path: &[Step]) -> bool {
        self.at(path).is_some_and(|node| {
            node.is_null() || (matches!(node.kind, Kind::Mapping(_)) && node.is_empty_collection())
        })
    }
}
