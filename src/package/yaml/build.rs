//! Builds the tree of a document.
//!
//! In: text of one document. Out: its root node, or nothing for a text without a node. Never: keeps
//! what stands behind the first document.

use std::ops::Range;

use granit_parser::{Event, Parser, ScalarStyle as Style, Span, StructureStyle, options};

use super::error::MalformedYaml;
use super::tree::{Kind, Mapping, Node, Scalar, ScalarStyle, Sequence};

/// A collection whose end has not been read yet.
struct Open {
    node: Node,
    children: Vec<Node>,
}

struct Builder<'a> {
    text: &'a str,
    open: Vec<Open>,
    root: Option<Node>,
    /// End of the last scalar or alias, or start of the last collection: nothing before it belongs
    /// to the node that comes next.
    passed: usize,
}

/// Parses the first document of a text.
///
/// # Errors
/// The server's words if it cannot read the text.
pub(super) fn build(text: &str) -> Result<Option<Node>, MalformedYaml> {
    super::error::check(text)?;
    let mut builder = Builder { text, open: Vec::new(), root: None, passed: 0 };
    let options = options! { emit_anchor_events: true, emit_comments: false, emit_unresolved_aliases: true,
    block_scalar_eof_without_line_feed: true, simple_key_max_lookahead: 1_000_000 };
    for step in Parser::new_from_str_with_options(text, options) {
        let (event, span) = step.map_err(|error| MalformedYaml(format!("yaml: {error}")))?;
        match event {
            Event::DocumentEnd => break,
            Event::UnresolvedAlias(name) => {
                return Err(MalformedYaml(format!("yaml: unknown anchor '{name}' referenced")));
            }
            event => builder.take(event, span),
        }
    }
    Ok(builder.root)
}

impl Builder<'_> {
    fn take(&mut self, event: Event<'_>, span: Span) {
        match event {
            Event::Scalar(value, style, _, _) => {
                let scalar = Scalar { text: value.into_owned(), style: scalar_style(style) };
                let node = self.node(Kind::Scalar(scalar), &span);
                self.finish(node);
            }
            Event::Alias(_) => {
                let name = self.slice(&span).trim_start_matches('*').to_string();
                let node = self.node(Kind::Alias(name), &span);
                self.finish(node);
            }
            Event::MappingStart(style, ..) => {
                self.begin(Kind::Mapping(Mapping { entries: Vec::new(), flow: is_flow(style) }), &span);
            }
            Event::SequenceStart(style, ..) => {
                self.begin(Kind::Sequence(Sequence { items: Vec::new(), flow: is_flow(style) }), &span);
            }
            Event::MappingEnd | Event::SequenceEnd => self.end(&span),
            Event::Anchor(_, name) => self.anchor(name.into_owned(), &span),
            _ => {}
        }
    }

    fn slice(&self, span: &Span) -> &str {
        span.byte_range().and_then(|range| self.text.get(range)).unwrap_or_default()
    }

    fn node(&self, kind: Kind, span: &Span) -> Node {
        let range = span.byte_range().unwrap_or_default();
        let tag = span.tag_span().and_then(|tag| tag.byte_range()).and_then(|tag| self.text.get(tag));
        let tag_start = span.tag_start.and_then(|mark| mark.byte_offset());
        let start = tag_start.unwrap_or(range.start).min(range.start);
        let range = self.written(range, &kind);
        let start = start.min(range.start);
        Node { kind, span: range, start, tag: tag.map(short_tag), anchor: None }
    }

    /// The bytes of a scalar: from the header of a block scalar to the end of its last line.
    fn written(&self, range: Range<usize>, kind: &Kind) -> Range<usize> {
        let Kind::Scalar(scalar) = kind else { return range };
        let written = self.text.get(range.clone()).unwrap_or_default().trim_end();
        let end = range.start + written.len();
        match scalar.style {
            ScalarStyle::Literal | ScalarStyle::Folded => match self.header(range.start) {
                Some(header) => header.start..end.max(header.end),
                None => range.start..end,
            },
            _ => range.start..end,
        }
    }

    /// `|` or `>` with its indicators, in front of a block scalar's content.
    fn header(&self, content: usize) -> Option<Range<usize>> {
        let before = self.text.get(self.passed..content.max(self.passed))?;
        before.match_indices(['|', '>']).find_map(|(at, _)| {
            let line = before.get(at..)?.lines().next()?;
            let indicators = line.find([' ', '\t']).unwrap_or(line.len());
            let rest = line.get(indicators..)?.trim_start();
            let indicator = |c: char| matches!(c, '+' | '-' | '1'..='9');
            let is_header =
                line.get(1..indicators)?.chars().all(indicator) && (rest.is_empty() || rest.starts_with('#'));
            let start = self.passed + at;
            is_header.then_some(start..start + indicators)
        })
    }

    fn begin(&mut self, kind: Kind, span: &Span) {
        let node = self.node(kind, span);
        self.passed = self.passed.max(node.span.start);
        self.open.push(Open { node, children: Vec::new() });
    }

    /// An anchor belongs to the node just begun or finished.
    fn anchor(&mut self, name: String, span: &Span) {
        let at = span.byte_range().map(|range| range.start);
        let node = match self.open.last_mut() {
            Some(open) if open.children.is_empty() => Some(&mut open.node),
            Some(open) => open.children.last_mut(),
            None => self.root.as_mut(),
        };
        // A scalar child of an open collection is finished already, a collection is still open.
        if let (Some(node), Some(at)) = (node, at) {
            node.anchor = Some(name);
            node.start = node.start.min(at);
        }
    }

    fn end(&mut self, span: &Span) {
        let Some(mut open) = self.open.pop() else { return };
        if open.node.is_flow() {
            open.node.span.end = span.byte_range().map_or(open.node.span.end, |range| range.end);
        } else {
            let first = open.children.first().map(|child| child.start);
            let last = open.children.last().map(|child| child.span.end);
            open.node.span.end = last.unwrap_or(open.node.span.end);
            if matches!(open.node.kind, Kind::Mapping(_)) {
                open.node.span.start = first.unwrap_or(open.node.span.start);
                open.node.start = open.node.start.min(open.node.span.start);
            }
        }
        fill(&mut open.node, open.children);
        self.finish(open.node);
    }

    fn finish(&mut self, node: Node) {
        self.passed = self.passed.max(node.span.end);
        match self.open.last_mut() {
            Some(open) => open.children.push(node),
            None => self.root = Some(node),
        }
    }
}

fn fill(node: &mut Node, children: Vec<Node>) {
    match &mut node.kind {
        Kind::Sequence(sequence) => sequence.items = children,
        Kind::Mapping(mapping) => {
            let mut children = children.into_iter();
            while let (Some(key), Some(value)) = (children.next(), children.next()) {
                mapping.entries.push((key, value));
            }
        }
        _ => {}
    }
}

fn short_tag(tag: &str) -> String {
    let long = tag.trim_start_matches("!<").trim_end_matches('>');
    match long.strip_prefix("tag:yaml.org,2002:") {
        Some(name) => format!("!!{name}"),
        None => tag.to_string(),
    }
}

fn is_flow(style: StructureStyle) -> bool {
    matches!(style, StructureStyle::Flow)
}

fn scalar_style(style: Style) -> ScalarStyle {
    match style {
        Style::Plain => ScalarStyle::Plain,
        Style::SingleQuoted => ScalarStyle::SingleQuoted,
        Style::DoubleQuoted => ScalarStyle::DoubleQuoted,
        Style::Literal => ScalarStyle::Literal,
        Style::Folded => ScalarStyle::Folded,
    }
}
