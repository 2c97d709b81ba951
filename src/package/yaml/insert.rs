//! Adding keys.
//!
//! In: a document, a path, a value. Out: the document with the key at the end of its mapping.
//! Never: moves what is there.

use super::edit::{Document, EditError, Step};
use super::emit::Block;
use super::scan::{column, line_break, line_end};
use super::style::{Place, Quoting, quoted};
use super::tree::{Node, ScalarStyle};

impl Document {
    /// Sets a string at a path of keys: an existing scalar keeps its style, a missing key is added at
    /// the end of its mapping together with the mappings above it.
    ///
    /// # Errors
    /// Something on the way is no mapping, or the value is one.
    pub fn put(&mut self, path: &[Step], value: &str, quoting: Quoting) -> Result<(), EditError> {
        if self.at(path).is_some_and(|node| node.scalar().is_some()) {
            return self.set_scalar(path, value, quoting);
        }
        self.add(path, Block::Text(value.to_string()), quoting)
    }

    /// Adds a key that is not there, together with the mappings above it.
    ///
    /// # Errors
    /// The key is there, or something on the way is no mapping.
    pub fn add(&mut self, path: &[Step], value: Block, quoting: Quoting) -> Result<(), EditError> {
        let there = (0..path.len()).rev().find(|n| path.get(..*n).is_some_and(|p| self.at(p).is_some()));
        let (parent, missing) = path.split_at(there.ok_or(EditError::NoPlace)?);
        let (Some(Step::Key(key)), below) = (missing.first(), missing.get(1..).unwrap_or_default()) else {
            return Err(EditError::NoPlace);
        };
        let block = nest(below, value)?;
        if self.at(path).is_some() {
            return Err(EditError::NoPlace);
        }
        let node = self.at(parent).ok_or(EditError::NoPlace)?;
        if node.is_flow() || self.place(parent).flow {
            return self.add_in_flow(parent, key, &block, quoting);
        }
        if self.holds_nothing(parent) && !parent.is_empty() {
            return self.fill(parent, Block::Map(vec![(key.clone(), block)]), quoting);
        }
        self.append(parent, key, &block, quoting)
    }

    /// Replaces the value of a key of the root, or adds the key at the end of the document.
    ///
    /// # Errors
    /// The root is no block mapping.
    pub fn put_block(&mut self, key: &str, block: Block, quoting: Quoting) -> Result<(), EditError> {
        let path = [Step::from(key)];
        if self.at(&path).is_some() {
            return self.replace(&path, &block, quoting);
        }
        self.add(&path, block, quoting)
    }

    /// Gives a key that holds a list other elements: a block list in the list style of the document
    /// with the comment on the key, or `[]` with the comment behind it.
    ///
    /// # Errors
    /// No list at the end of the path.
    pub fn set_list(&mut self, path: &[Step], elements: &Block) -> Result<(), EditError> {
        let (key, value) = self.entry(path).ok_or(EditError::NoPlace)?;
        let colon = self.colon_after(key).ok_or(EditError::NoPlace)?;
        let (start, end) = (colon + 1, self.value_end(key, value));
        let behind = if value.is_flow() { end } else { start };
        let comment = super::scan::comment_after(self.text(), behind);
        let words = comment.clone().and_then(|range| self.text().get(range)).unwrap_or_default();
        let gap = if words.is_empty() { "" } else { " " };
        let indent = column(self.text(), key.start) + if self.wide_lists() { 2 } else { 0 };
        let written = self.after_colon(elements, indent, Quoting::Node);
        let written = if elements.is_empty() {
            format!("{written}{gap}{words}")
        } else {
            format!("{gap}{words}{written}")
        };
        self.splice(start..comment.map_or(end, |range| range.end.max(end)), &written)
    }

    /// Is the first block list of the document indented under its key? Compact if there is none.
    pub fn wide_lists(&self) -> bool {
        self.root().and_then(|root| self.first_list_is_wide(root)).unwrap_or(false)
    }

    fn first_list_is_wide(&self, node: &Node) -> Option<bool> {
        node.mapping()?.entries.iter().find_map(|(key, value)| match value.sequence() {
            Some(list) if !list.flow && !list.items.is_empty() => {
                let first = list.items.first()?;
                let dash = self.text().get(..first.start)?.rfind('-')?;
                Some(column(self.text(), dash) > column(self.text(), key.start))
            }
            Some(list) => list.items.iter().find_map(|item| self.first_list_is_wide(item)),
            None => self.first_list_is_wide(value),
        })
    }

    /// Adds a key behind the last value of a block mapping.
    fn append(
        &mut self,
        parent: &[Step],
        key: &str,
        block: &Block,
        quoting: Quoting,
    ) -> Result<(), EditError> {
        let mapping = self.at(parent).and_then(Node::mapping).ok_or(EditError::NoPlace)?;
        let ((first, _), (last_key, last)) =
            mapping.entries.first().zip(mapping.entries.last()).ok_or(EditError::NoPlace)?;
        let indent = column(self.text(), first.start);
        let end = self.end_of_lines(last_key, last);
        let place = Place { indent, flow: false, key: true };
        let newline = line_break(self.text());
        let written = format!(
            "{newline}{}{}:{}",
            " ".repeat(indent),
            quoted(key, quoting, place),
            self.after_colon(block, indent + 2, quoting)
        );
        self.splice(end..end, &written)
    }

    /// End of the last line of a value, its comment included; trailing empty lines are part of a
    /// block scalar that keeps them.
    fn end_of_lines(&self, key: &Node, value: &Node) -> usize {
        let end = line_end(self.text(), self.value_end(key, value));
        if !self.keeps_line_breaks(value) {
            return end;
        }
        let rest = self.text().get(end..).unwrap_or_default();
        let blank: usize =
            rest.split_inclusive('\n').skip(1).take_while(|line| line.trim().is_empty()).map(str::len).sum();
        match (rest.find('\n'), blank) {
            (Some(first), 1..) => end + first + 1 + blank - 1,
            _ => end,
        }
    }

    fn keeps_line_breaks(&self, value: &Node) -> bool {
        let block =
            value.scalar().is_some_and(|s| matches!(s.style, ScalarStyle::Literal | ScalarStyle::Folded));
        let header = self.text().get(value.span.start..line_end(self.text(), value.span.start));
        block && header.is_some_and(|header| header.contains('+'))
    }

    /// Writes `{…}` or `[…]` behind the last entry of a flow mapping.
    fn add_in_flow(
        &mut self,
        parent: &[Step],
        key: &str,
        block: &Block,
        quoting: Quoting,
    ) -> Result<(), EditError> {
        let node = self.at(parent).ok_or(EditError::NoPlace)?;
        let mapping = node.mapping().ok_or(EditError::NoPlace)?;
        let entry =
            format!("{}: {}", in_flow(&Block::Text(key.to_string()), quoting), in_flow(block, quoting));
        match mapping.entries.last() {
            Some((last_key, last)) => {
                let end = self.value_end(last_key, last);
                self.splice(end..end, &format!(", {entry}"))
            }
            None => {
                let range = node.span.clone();
                self.splice(range, &format!("{{{entry}}}"))
            }
        }
    }

    /// Gives a key whose value is null or `{}` a mapping.
    fn fill(&mut self, path: &[Step], block: Block, quoting: Quoting) -> Result<(), EditError> {
        let (key, value) = self.entry(path).ok_or(EditError::NoPlace)?;
        let indent = column(self.text(), key.start) + 2;
        let written = self.after_colon(&block, indent, quoting);
        let (colon, value_end) =
            (self.colon_after(key).ok_or(EditError::NoPlace)?, self.value_end(key, value));
        let line = line_end(self.text(), value_end);
        let comment = self.text().get(value_end..line).unwrap_or_default().to_string();
        self.splice(colon + 1..line, &format!("{comment}{written}"))
    }
}

/// Wraps a value in the mappings that are missing above it.
fn nest(below: &[Step], value: Block) -> Result<Block, EditError> {
    below.iter().rev().try_fold(value, |inner, step| match step {
        Step::Key(key) => Ok(Block::Map(vec![(key.clone(), inner)])),
        Step::Index(_) => Err(EditError::NoPlace),
    })
}

/// A value on one line inside a flow collection.
pub(super) fn in_flow(block: &Block, quoting: Quoting) -> String {
    let place = Place { indent: 0, flow: true, key: false };
    match block {
        Block::Text(text) => quoted(text, quoting, place),
        Block::Bare(text) => text.clone(),
        Block::Styled(text, style) => super::style::restyled(text, *style, Quoting::Untyped, place),
        Block::List(items) => {
            let items: Vec<String> = items.iter().map(|item| in_flow(item, quoting)).collect();
            format!("[{}]", items.join(", "))
        }
        Block::Map(entries) => {
            let pair = |(key, value): &(String, Block)| {
                format!("{}: {}", quoted(key, quoting, place), in_flow(value, quoting))
            };
            format!("{{{}}}", entries.iter().map(pair).collect::<Vec<_>>().join(", "))
        }
    }
}
