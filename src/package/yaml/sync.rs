//! Bringing a document to the data of another one.
//!
//! In: a document and the tree another program made of it. Out: the document with that data, in its
//! own style wherever a value did not change. Never: carries comments or order over.

use super::edit::{Document, EditError, Step};
use super::emit::Block;
use super::style::Quoting;
use super::tree::{Kind, Node};

impl Document {
    /// Takes over the data of another tree, changing as few bytes as possible.
    ///
    /// # Errors
    /// The data cannot be written into this text; it is then in some state between both, and the
    /// caller should use the other text instead.
    pub fn take_over(&mut self, other: &Node) -> Result<(), EditError> {
        self.take_over_at(&mut Vec::new(), other)?;
        let same = self.root().is_some_and(|root| root.same_data(other));
        if same { Ok(()) } else { Err(EditError::NoPlace) }
    }

    fn take_over_at(&mut self, path: &mut Vec<Step>, other: &Node) -> Result<(), EditError> {
        let node = self.at(path).ok_or(EditError::NoPlace)?;
        if node.same_data(other) {
            return Ok(());
        }
        match (&node.kind, &other.kind) {
            (Kind::Mapping(_), Kind::Mapping(_)) => self.take_over_mapping(path, other),
            (Kind::Sequence(a), Kind::Sequence(b)) if a.items.len() == b.items.len() => {
                for (index, item) in b.items.iter().enumerate() {
                    self.take_over_step(path, Step::Index(index), item)?;
                }
                Ok(())
            }
            (Kind::Scalar(_), Kind::Scalar(new)) if other.tag.is_none() => {
                self.write_scalar(path, &new.text, new.style, Quoting::Untyped)
            }
            _ => Err(EditError::NoPlace),
        }
    }

    fn take_over_step(&mut self, path: &mut Vec<Step>, step: Step, other: &Node) -> Result<(), EditError> {
        path.push(step);
        let done = self.take_over_at(path, other);
        path.pop();
        done
    }

    fn take_over_mapping(&mut self, path: &mut Vec<Step>, other: &Node) -> Result<(), EditError> {
        let Some(wanted) = other.mapping() else { return Err(EditError::NoPlace) };
        for (key, value) in &wanted.entries {
            let key = Step::from(key.text().ok_or(EditError::NoPlace)?);
            path.push(key);
            let done = match self.at(path) {
                Some(_) => self.take_over_at(path, value).or_else(|_| self.write_anew(path, value)),
                None => match Block::of(value) {
                    Some(block) => self.add(path, block, Quoting::Node),
                    None => Err(EditError::NoPlace),
                },
            };
            path.pop();
            done?;
        }
        self.drop_missing(path, other)
    }

    /// What cannot be taken over piece by piece is written as a whole.
    fn write_anew(&mut self, path: &[Step], other: &Node) -> Result<(), EditError> {
        let block = Block::of(other).ok_or(EditError::NoPlace)?;
        self.replace(path, &block, Quoting::Node)
    }

    fn drop_missing(&mut self, path: &mut Vec<Step>, other: &Node) -> Result<(), EditError> {
        let entries = self.at(path).and_then(Node::mapping).map(|m| m.entries.clone()).unwrap_or_default();
        for (key, _) in entries {
            let key = key.text().ok_or(EditError::NoPlace)?.to_string();
            if other.get(&key).is_none() {
                path.push(Step::Key(key));
                let done = self.remove(path);
                path.pop();
                done?;
            }
        }
        Ok(())
    }
}

impl Block {
    /// A tree as a block, scalars in their own style; none for a tree with aliases or anchors.
    pub fn of(node: &Node) -> Option<Self> {
        if node.anchor.is_some() || node.tag.is_some() {
            return None;
        }
        Some(match &node.kind {
            Kind::Alias(_) => return None,
            Kind::Scalar(scalar) => Self::Styled(scalar.text.clone(), scalar.style),
            Kind::Sequence(sequence) => {
                Self::List(sequence.items.iter().map(Self::of).collect::<Option<_>>()?)
            }
            Kind::Mapping(mapping) => {
                let pair = |(key, value): &(Node, Node)| Some((key.text()?.to_string(), Self::of(value)?));
                Self::Map(mapping.entries.iter().map(pair).collect::<Option<_>>()?)
            }
        })
    }
}
