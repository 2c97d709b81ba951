//! apply-setters v0.2.2.
//!
//! In: items and configuration. Out: values set where a comment `# kpt-set:` asks for it, and one
//! result a value. Never: touches what has no such comment. Rules: recordings of the function.

use super::results::{about, go_quote, message};
use super::setter_pattern::{array_setter, derived, fill, mentions, unresolved};
use super::{Item, Said};
use crate::api::results::ResultItem;
use crate::package::yaml::{Block, Document, Kind, Node, Quoting, Step};

const MARK: &str = "# kpt-set: ";

/// A run over one item.
struct Walk<'a> {
    setters: &'a [(String, String)],
    results: Vec<ResultItem>,
    /// The first list that was set to nothing in the way that breaks the document.
    broken: Option<Vec<Step>>,
}

/// Runs the function.
pub(super) fn run(items: &mut [Item], config: Option<&Node>) -> Said {
    let setters = read(config);
    let mut results = Vec::new();
    for (position, item) in items.iter_mut().enumerate() {
        let mut walk = Walk { setters: &setters, results: Vec::new(), broken: None };
        if let Err(text) = walk.node(item, &mut Vec::new()) {
            let result = message("error", format!("failed to apply setters: {text}"));
            return Said::failed(1, format!("{text}{text}\n"), vec![result]);
        }
        results.extend(walk.results);
        if let Some(path) = walk.broken {
            return Said { broken: Some((position, path)), ..Said::done(results) };
        }
    }
    if results.is_empty() {
        results.push(message("", "no matches for input setter(s)"));
    }
    Said::done(results)
}

/// Any configuration that has `data`.
fn read(config: Option<&Node>) -> Vec<(String, String)> {
    let data = config.and_then(|config| config.get("data")).and_then(Node::mapping);
    let entries = data.map(|mapping| mapping.entries.as_slice()).unwrap_or_default();
    let text = |value: &Node| if value.is_null() { "" } else { value.text().unwrap_or_default() }.to_string();
    entries.iter().filter_map(|(key, value)| Some((key.text()?.to_string(), text(value)))).collect()
}

/// The pattern in a line comment.
fn pattern(comment: Option<&str>) -> Option<String> {
    comment?.strip_prefix(MARK).map(|pattern| pattern.trim().to_string())
}

impl Walk<'_> {
    fn node(&mut self, item: &mut Item, path: &mut Vec<Step>) -> Result<(), String> {
        let Some(node) = item.document.at(path) else { return Ok(()) };
        match &node.kind {
            Kind::Scalar(_) => self.scalar(item, path),
            Kind::Alias(_) => Ok(()),
            Kind::Sequence(sequence) => {
                let steps = (0..sequence.items.len()).map(Step::from).collect();
                self.children(item, path, steps)
            }
            Kind::Mapping(mapping) => {
                let keys: Vec<Step> =
                    mapping.entries.iter().filter_map(|(key, _)| key.text()).map(Step::from).collect();
                for key in &keys {
                    path.push(key.clone());
                    let done = self.list(item, path);
                    path.pop();
                    done?;
                }
                self.children(item, path, keys)
            }
        }
    }

    fn children(&mut self, item: &mut Item, path: &mut Vec<Step>, steps: Vec<Step>) -> Result<(), String> {
        for step in steps {
            path.push(step);
            let done = self.node(item, path);
            path.pop();
            done?;
        }
        Ok(())
    }

    fn scalar(&mut self, item: &mut Item, path: &[Step]) -> Result<(), String> {
        let Some((wanted, current)) = scalar_pattern(&item.document, path) else { return Ok(()) };
        if !mentions(&wanted, self.setters) {
            return Ok(());
        }
        let value = fill(&fill(&wanted, self.setters), &derived(&wanted, &current));
        let open = unresolved(&value);
        if !open.is_empty() {
            return Err(format!("values for setters [{}] must be provided", open.join(" ")));
        }
        if item.document.set_scalar(path, &value, Quoting::Untyped).is_ok() {
            self.report(item, path, &value);
        }
        Ok(())
    }

    fn list(&mut self, item: &mut Item, path: &[Step]) -> Result<(), String> {
        let Some(wanted) = list_pattern(&item.document, path) else { return Ok(()) };
        if !mentions(&wanted, self.setters) {
            return Ok(());
        }
        let name = array_setter(&wanted)
            .ok_or_else(|| format!("invalid setter pattern for array node: {}", go_quote(&wanted)))?;
        let value = self
            .setters
            .iter()
            .find(|(setter, _)| *setter == name)
            .map(|(_, value)| value.clone())
            .unwrap_or_default();
        let elements = elements(&value)?;
        if elements.is_empty() && !value.is_empty() {
            self.broken.get_or_insert_with(|| path.to_vec());
        }
        if item.document.set_list(path, &Block::List(elements)).is_ok() {
            self.report(item, path, &value);
        }
        Ok(())
    }

    fn report(&mut self, item: &Item, path: &[Step], value: &str) {
        let text = format!("set field value to {}", go_quote(value));
        self.results.push(about(text, dotted(path), &item.path, 0));
    }
}

fn scalar_pattern(document: &Document, path: &[Step]) -> Option<(String, String)> {
    let node = document.at(path).filter(|node| !node.span.is_empty())?;
    Some((pattern(document.line_comment(node))?, node.text()?.to_string()))
}

/// The comment stands on the key of a block list, behind a flow list.
fn list_pattern(document: &Document, path: &[Step]) -> Option<String> {
    let node = document.at(path).filter(|node| node.sequence().is_some())?;
    if node.is_flow() {
        return pattern(document.line_comment(node));
    }
    pattern(document.key_comment_at(path))
}

/// The elements a setter's value stands for.
fn elements(value: &str) -> Result<Vec<Block>, String> {
    if value.is_empty() {
        return Ok(Vec::new());
    }
    let complaint =
        || format!("input to array setter must be an array of values, but found {}", go_quote(value));
    let document = Document::parse(value).map_err(|_| complaint())?;
    let sequence = document.root().and_then(Node::sequence).ok_or_else(complaint)?;
    sequence.items.iter().map(Block::of).collect::<Option<_>>().ok_or_else(complaint)
}

fn dotted(path: &[Step]) -> String {
    let mut out = String::new();
    for step in path {
        match step {
            Step::Key(key) if out.is_empty() => out.push_str(key),
            Step::Key(key) => out.push_str(&format!(".{key}")),
            Step::Index(at) => out.push_str(&format!("[{at}]")),
        }
    }
    out
}
