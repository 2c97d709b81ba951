//! Aliases put in place.
//!
//! In: a tree. Out: the tree with a copy of the anchored node for every alias. Never: grows without
//! bound; where copies would exceed a bound an alias becomes null.

use std::collections::HashMap;

use super::tree::{Kind, Mapping, Node, Scalar, ScalarStyle, Sequence};

/// Most nodes a tree may have after its aliases were put in place.
const MOST_NODES: usize = 100_000;

struct Resolver {
    anchors: HashMap<String, Node>,
    left: usize,
}

impl Node {
    /// The same data without aliases. Copies keep the positions of what they are copies of.
    pub fn resolved(&self) -> Self {
        Resolver { anchors: HashMap::new(), left: MOST_NODES }.node(self)
    }

    fn count(&self) -> usize {
        1 + match &self.kind {
            Kind::Sequence(sequence) => sequence.items.iter().map(Self::count).sum(),
            Kind::Mapping(mapping) => {
                mapping.entries.iter().map(|(key, value)| key.count() + value.count()).sum()
            }
            _ => 0,
        }
    }
}

impl Resolver {
    fn node(&mut self, node: &Node) -> Node {
        let kind = match &node.kind {
            Kind::Alias(name) => return self.copy(name).unwrap_or_else(|| null(node)),
            Kind::Scalar(scalar) => Kind::Scalar(scalar.clone()),
            Kind::Sequence(sequence) => Kind::Sequence(Sequence {
                items: sequence.items.iter().map(|item| self.node(item)).collect(),
                flow: sequence.flow,
            }),
            Kind::Mapping(mapping) => Kind::Mapping(Mapping {
                entries: mapping
                    .entries
                    .iter()
                    .map(|(key, value)| (self.node(key), self.node(value)))
                    .collect(),
                flow: mapping.flow,
            }),
        };
        let resolved =
            Node { kind, anchor: None, span: node.span.clone(), start: node.start, tag: node.tag.clone() };
        if let Some(name) = &node.anchor {
            self.anchors.insert(name.clone(), resolved.clone());
        }
        resolved
    }

    fn copy(&mut self, name: &str) -> Option<Node> {
        let node = self.anchors.get(name)?;
        self.left = self.left.checked_sub(node.count())?;
        Some(node.clone())
    }
}

fn null(node: &Node) -> Node {
    let kind = Kind::Scalar(Scalar { text: String::new(), style: ScalarStyle::Plain });
    Node { kind, anchor: None, span: node.span.clone(), start: node.start, tag: None }
}
