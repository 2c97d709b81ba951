//! Walks a value along the steps of a path.

use std::cmp::Ordering;

use serde_json::Value;

use super::{Comparison, Filter, Index, Node, Operand, Step};

/// The text of a template.
pub(super) fn text(nodes: &[Node], value: &Value) -> String {
    nodes.iter().map(|node| piece(node, value)).collect()
}

fn piece(node: &Node, value: &Value) -> String {
    match node {
        Node::Text(text) => text.clone(),
        Node::Path(steps) => walk(steps, value).into_iter().map(plain).collect::<Vec<_>>().join(" "),
        Node::Range(steps, inner) => walk(steps, value).into_iter().map(|item| text(inner, item)).collect(),
    }
}

/// Everything the paths find, ranges unrolled.
pub(super) fn values<'a>(nodes: &[Node], value: &'a Value) -> Vec<&'a Value> {
    nodes
        .iter()
        .flat_map(|node| match node {
            Node::Text(_) => Vec::new(),
            Node::Path(steps) => walk(steps, value),
            Node::Range(steps, inner) => {
                walk(steps, value).into_iter().flat_map(|item| values(inner, item)).collect()
            }
        })
        .collect()
}

/// A scalar as it is, everything else as JSON on one line.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// All values at the end of a path.
fn walk<'a>(steps: &[Step], value: &'a Value) -> Vec<&'a Value> {
    steps.iter().fold(vec![value], |found, step| found.into_iter().flat_map(|v| apply(step, v)).collect())
}

fn apply<'a>(step: &Step, value: &'a Value) -> Vec<&'a Value> {
    match step {
        Step::Key(key) => value.get(key).into_iter().collect(),
        Step::Wildcard => children(value),
        Step::Descend => descend(value),
        Step::Indexes(indexes) => indexes.iter().flat_map(|index| at(*index, value)).collect(),
        Step::Filter(filter) => children(value).into_iter().filter(|item| passes(filter, item)).collect(),
    }
}

/// Items of a list, values of an object.
fn children(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(map) => map.values().collect(),
        _ => Vec::new(),
    }
}

/// The value and everything below it.
fn descend(value: &Value) -> Vec<&Value> {
    let below = children(value).into_iter().flat_map(descend);
    std::iter::once(value).chain(below).collect()
}

/// Items of a list by number; a number from the end is negative.
fn at(index: Index, value: &Value) -> Vec<&Value> {
    let Value::Array(items) = value else { return Vec::new() };
    match index {
        Index::At(number) => position(number, items.len()).and_then(|at| items.get(at)).into_iter().collect(),
        Index::Slice { from, to, step } => {
            let from = from.map_or(0, |from| bound(from, items.len()));
            let to = to.map_or(items.len(), |to| bound(to, items.len()));
            let step = usize::try_from(step).unwrap_or(1).max(1);
            items.get(from..to).unwrap_or_default().iter().step_by(step).collect()
        }
    }
}

fn position(number: i64, length: usize) -> Option<usize> {
    let length = i64::try_from(length).ok()?;
    let at = if number < 0 { number.checked_add(length)? } else { number };
    usize::try_from(at).ok()
}

/// A border of a slice, kept inside the list.
fn bound(number: i64, length: usize) -> usize {
    position(number, length).unwrap_or(0).min(length)
}

fn passes(filter: &Filter, item: &Value) -> bool {
    let left = walk(&filter.left, item);
    match &filter.test {
        None => !left.is_empty(),
        Some((comparison, Operand::Value(right))) => left.iter().any(|l| compares(l, *comparison, right)),
        Some((comparison, Operand::Path(path))) => {
            walk(path, item).iter().any(|right| left.iter().any(|l| compares(l, *comparison, right)))
        }
    }
}

fn compares(left: &Value, comparison: Comparison, right: &Value) -> bool {
    let order = order(left, right);
    match comparison {
        Comparison::Equal => order == Some(Ordering::Equal),
        Comparison::NotEqual => order != Some(Ordering::Equal),
        Comparison::Less => order == Some(Ordering::Less),
        Comparison::LessOrEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Comparison::Greater => order == Some(Ordering::Greater),
        Comparison::GreaterOrEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
    }
}

/// Numbers and texts have an order; other values are equal or not.
fn order(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        (Value::Number(a), Value::Number(b)) => a.as_f64()?.partial_cmp(&b.as_f64()?),
        (Value::String(a), Value::String(b)) => Some(a.cmp(b)),
        (a, b) => (a == b).then_some(Ordering::Equal),
    }
}
