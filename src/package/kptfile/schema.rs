//! The fields of a Kptfile: which exist, of which type, in which order the server writes them.
//!
//! In: the tree of a Kptfile. Out: the complaints of a strict decode, and the tree in the server's
//! order and style. Never: meaning. Rule: kpt's `api/kptfile/v1`, as of the kpt in Porch of April
//! 2026 (texts recorded).

use crate::package::yaml::{Block, Kind, Node, natural_order};

/// Type of a field.
#[derive(Debug)]
pub(super) enum Shape {
    /// A string.
    Text,
    /// A string that is written even when empty.
    RequiredText,
    /// A number that is written even when 0.
    RequiredNumber,
    /// A number.
    Number,
    /// Strings by key.
    Texts,
    /// A list.
    List(&'static Shape),
    /// An object that is not written when nothing is in it.
    Inline(&'static Record),
    /// An object that is written as `{}` when it is there and empty.
    Object(&'static Record),
}

/// Fields of an object in written order, and its Go type for messages.
#[derive(Debug)]
pub(super) struct Record {
    go_type: &'static str,
    fields: &'static [(&'static str, Shape)],
}

use Shape::{Inline, List, Number, Object, RequiredNumber, RequiredText, Text, Texts};

pub(super) static KPTFILE: Record = Record {
    go_type: "v1.KptFile",
    fields: &[
        ("apiVersion", Text),
        ("kind", Text),
        ("metadata", Inline(&METADATA)),
        ("upstream", Object(&UPSTREAM)),
        ("upstreamLock", Object(&LOCK)),
        ("info", Object(&INFO)),
        ("pipeline", Object(&PIPELINE)),
        ("inventory", Object(&INVENTORY)),
        ("status", Object(&STATUS)),
    ],
};
static METADATA: Record = Record {
    go_type: "yaml.ObjectMeta",
    fields: &[("name", Text), ("namespace", Text), ("labels", Texts), ("annotations", Texts)],
};
static UPSTREAM: Record = Record {
    go_type: "v1.Upstream",
    fields: &[("type", Text), ("git", Object(&GIT)), ("updateStrategy", Text)],
};
static GIT: Record =
    Record { go_type: "v1.Git", fields: &[("repo", Text), ("directory", Text), ("ref", Text)] };
static LOCK: Record = Record {
    go_type: "v1.Locator",
    fields: &[("type", Text), ("git", Object(&GIT_LOCK)), ("generic", Object(&GENERIC_LOCK))],
};
static GIT_LOCK: Record = Record {
    go_type: "v1.GitLock",
    fields: &[("repo", Text), ("directory", Text), ("ref", Text), ("commit", Text)],
};
static GENERIC_LOCK: Record = Record {
    go_type: "v1.GenericLock",
    fields: &[("storeID", Text), ("resourceID", Text), ("resourceVersion", Text)],
};
static INFO: Record = Record {
    go_type: "v1.PackageInfo",
    fields: &[
        ("site", Text),
        ("emails", List(&Text)),
        ("license", Text),
        ("licenseFile", Text),
        ("description", Text),
        ("keywords", List(&Text)),
        ("man", Text),
        ("readinessGates", List(&Object(&GATE))),
    ],
};
static GATE: Record = Record { go_type: "v1.ReadinessGate", fields: &[("conditionType", RequiredText)] };
static PIPELINE: Record = Record {
    go_type: "v1.Pipeline",
    fields: &[("mutators", List(&Object(&FUNCTION))), ("validators", List(&Object(&FUNCTION)))],
};
static FUNCTION: Record = Record {
    go_type: "v1.Function",
    fields: &[
        ("image", Text),
        ("exec", Text),
        ("configPath", Text),
        ("configMap", Texts),
        ("name", Text),
        ("tag", Text),
        ("selectors", List(&Object(&SELECTOR))),
        ("exclude", List(&Object(&SELECTOR))),
    ],
};
static SELECTOR: Record = Record {
    go_type: "v1.Selector",
    fields: &[
        ("apiVersion", Text),
        ("kind", Text),
        ("name", Text),
        ("namespace", Text),
        ("labels", Texts),
        ("annotations", Texts),
    ],
};
static INVENTORY: Record = Record {
    go_type: "v1.Inventory",
    fields: &[
        ("namespace", Text),
        ("name", Text),
        ("inventoryID", Text),
        ("labels", Texts),
        ("annotations", Texts),
    ],
};
static STATUS: Record = Record {
    go_type: "v1.Status",
    fields: &[("conditions", List(&Object(&CONDITION))), ("renderStatus", Object(&RENDER_STATUS))],
};
static CONDITION: Record = Record {
    go_type: "v1.Condition",
    fields: &[("type", RequiredText), ("status", RequiredText), ("reason", Text), ("message", Text)],
};
static RENDER_STATUS: Record = Record {
    go_type: "v1.RenderStatus",
    fields: &[
        ("mutationSteps", List(&Object(&STEP))),
        ("validationSteps", List(&Object(&STEP))),
        ("errorSummary", Text),
    ],
};
static STEP: Record = Record {
    go_type: "v1.PipelineStepResult",
    fields: &[
        ("name", Text),
        ("image", Text),
        ("exec", Text),
        ("executionError", Text),
        ("stderr", Text),
        ("exitCode", RequiredNumber),
        ("results", List(&Object(&ITEM))),
        ("errorResults", List(&Object(&ITEM))),
    ],
};
static ITEM: Record = Record {
    go_type: "v1.ResultItem",
    fields: &[
        ("message", Text),
        ("severity", Text),
        ("resourceRef", Object(&RESOURCE)),
        ("field", Object(&FIELD)),
        ("file", Object(&FILE)),
    ],
};
static RESOURCE: Record = Record {
    go_type: "v1.ResourceRef",
    fields: &[("apiVersion", Text), ("kind", Text), ("name", Text), ("namespace", Text)],
};
static FIELD: Record = Record {
    go_type: "v1.Field",
    fields: &[("path", Text), ("currentValue", Text), ("proposedValue", Text)],
};
static FILE: Record = Record { go_type: "v1.File", fields: &[("path", Text), ("index", Number)] };

/// What a strict decode says about a Kptfile, in the order of the text.
pub(super) fn complaints(text: &str, root: &Node) -> Vec<String> {
    let mut found = Vec::new();
    check_record(text, root, &KPTFILE, &mut found);
    found
}

fn line(text: &str, node: &Node) -> usize {
    text.get(..node.start).map_or(1, |before| before.matches('\n').count() + 1)
}

fn check_record(text: &str, node: &Node, record: &Record, found: &mut Vec<String>) {
    let Kind::Mapping(mapping) = &node.kind else {
        return check_kind(text, node, record.go_type, found);
    };
    for (key, value) in &mapping.entries {
        let name = key.text().unwrap_or_default();
        match record.fields.iter().find(|(field, _)| *field == name) {
            Some((_, shape)) => check(text, value, shape, found),
            None => found.push(format!(
                "line {}: field {name} not found in type {}",
                line(text, key),
                record.go_type
            )),
        }
    }
}

fn check(text: &str, node: &Node, shape: &Shape, found: &mut Vec<String>) {
    match shape {
        Text | RequiredText if node.scalar().is_none() => check_kind(text, node, "string", found),
        Number | RequiredNumber if node.scalar().is_none() => check_kind(text, node, "int", found),
        Text | RequiredText | Number | RequiredNumber => {}
        Inline(record) | Object(record) => check_record(text, node, record, found),
        List(item) => match node.sequence() {
            Some(sequence) => sequence.items.iter().for_each(|node| check(text, node, item, found)),
            None => check_kind(text, node, "[]string", found),
        },
        Texts => match node.mapping() {
            Some(mapping) => mapping.entries.iter().for_each(|(_, value)| check(text, value, &Text, found)),
            None => check_kind(text, node, "map[string]string", found),
        },
    }
}

/// A node of the wrong kind; null fits everywhere.
fn check_kind(text: &str, node: &Node, wanted: &str, found: &mut Vec<String>) {
    let tag = match &node.kind {
        Kind::Mapping(_) => "!!map".to_string(),
        Kind::Sequence(_) => "!!seq".to_string(),
        _ if node.is_null() => return,
        _ => format!("!!str `{}`", shortened(node.text().unwrap_or_default())),
    };
    found.push(format!("line {}: cannot unmarshal {tag} into {wanted}", line(text, node)));
}

/// The server shows the first seven bytes of a longer value.
fn shortened(text: &str) -> String {
    if text.len() <= 10 {
        return text.to_string();
    }
    let cut = (0..=7).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    format!("{}...", text.get(..cut).unwrap_or_default())
}

/// The Kptfile as the server writes it: its own order, maps sorted, nothing empty, no comments.
pub(super) fn ordered(root: &Node) -> Vec<(String, Block)> {
    record_block(root, &KPTFILE)
}

fn record_block(node: &Node, record: &Record) -> Vec<(String, Block)> {
    let field = |(name, shape): &(&'static str, Shape)| {
        let block = shape_block(node.get(name), shape)?;
        Some(((*name).to_string(), block))
    };
    record.fields.iter().filter_map(field).collect()
}

fn shape_block(node: Option<&Node>, shape: &Shape) -> Option<Block> {
    let text = || node.filter(|node| !node.is_null()).and_then(Node::text).unwrap_or_default();
    let present = |block: Block| (!block.is_empty()).then_some(block);
    match shape {
        Text => present(Block::Text(text().to_string())),
        RequiredText => Some(Block::Text(text().to_string())),
        Number if text() == "0" => None,
        Number => present(Block::Bare(text().to_string())),
        RequiredNumber => Some(Block::Bare(if text().is_empty() { "0" } else { text() }.to_string())),
        Texts => present(texts_block(node?)),
        List(item) => {
            let items = &node?.sequence()?.items;
            present(Block::List(items.iter().filter_map(|node| shape_block(Some(node), item)).collect()))
        }
        Inline(record) => present(Block::Map(record_block(node?, record))),
        Object(record) => {
            node.filter(|node| !node.is_null()).map(|node| Block::Map(record_block(node, record)))
        }
    }
}

fn texts_block(node: &Node) -> Block {
    let entries = node.mapping().map(|mapping| mapping.entries.as_slice()).unwrap_or_default();
    let pair = |(key, value): &(Node, Node)| {
        let value = if value.is_null() { "" } else { value.text().unwrap_or_default() };
        (key.text().unwrap_or_default().to_string(), Block::Text(value.to_string()))
    };
    let mut pairs: Vec<(String, Block)> = entries.iter().map(pair).collect();
    pairs.sort_by(|(a, _), (b, _)| natural_order(a, b));
    Block::Map(pairs)
}
