//! The Kptfile a server writes.
//!
//! In: a Kptfile, what to change. Out: its text in the server's order and style: maps sorted, wide
//! lists, comments gone, as recorded after renders and clones. Never: anything but the given changes
//! to what it says.

use super::schema::ordered;
use super::{KptCondition, KptfileError, RenderStatus};
use crate::api::results::{Field, File, FunctionResult, ResourceRef, ResultItem};
use crate::package::yaml::{Block, Quoting, emit};

/// A place in a git repository.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GitUpstream {
    /// Address of the repository.
    pub repo: String,
    /// Directory in it, without a leading slash.
    pub directory: String,
    /// Branch or tag.
    pub reference: String,
    /// The commit it was resolved to.
    pub commit: String,
}

/// What a render leaves in `status`: the condition replaces the one of its type and comes last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PackageStatus {
    /// The condition of the render.
    pub condition: KptCondition,
    /// What the functions said; none when no function ran.
    pub render_status: Option<RenderStatus>,
}

/// Changes to a Kptfile.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rewrite<'a> {
    /// New `metadata.name`.
    pub name: Option<&'a str>,
    /// New `upstream` and `upstreamLock`.
    pub upstream: Option<&'a GitUpstream>,
    /// Result of a render.
    pub status: Option<&'a PackageStatus>,
}

type Entries = Vec<(String, Block)>;

/// Writes a Kptfile with changes.
///
/// # Errors
/// The Kptfile cannot be read.
pub fn rewrite(text: &str, changes: &Rewrite<'_>) -> Result<String, KptfileError> {
    let mut root = ordered(&super::root(text)?);
    if let Some(name) = changes.name {
        let mut metadata = take(&mut root, "metadata");
        metadata.retain(|(key, _)| key != "name");
        metadata.insert(0, pair("name", string(name)));
        put(&mut root, "metadata", Block::Map(metadata));
    }
    if let Some(upstream) = changes.upstream {
        put(&mut root, "upstream", location(upstream, false));
        put(&mut root, "upstreamLock", location(upstream, true));
    }
    if let Some(status) = changes.status {
        let before = take(&mut root, "status");
        put(&mut root, "status", status_block(before, status));
    }
    Ok(emit(&Block::Map(root), 0, Quoting::Typed))
}

/// Keys of a Kptfile in written order.
const ORDER: [&str; 9] =
    ["apiVersion", "kind", "metadata", "upstream", "upstreamLock", "info", "pipeline", "inventory", "status"];

fn rank(key: &str) -> usize {
    ORDER.iter().position(|known| *known == key).unwrap_or(ORDER.len())
}

fn take(entries: &mut Entries, key: &str) -> Entries {
    let at = entries.iter().position(|(name, _)| name == key);
    match at.map(|at| entries.remove(at)) {
        Some((_, Block::Map(inner))) => inner,
        _ => Vec::new(),
    }
}

fn put(entries: &mut Entries, key: &str, block: Block) {
    entries.retain(|(name, _)| name != key);
    let at = entries.iter().position(|(name, _)| rank(name) > rank(key)).unwrap_or(entries.len());
    entries.insert(at, pair(key, block));
}

fn pair(key: &str, block: Block) -> (String, Block) {
    (key.to_string(), block)
}

fn string(text: &str) -> Block {
    Block::Text(text.to_string())
}

/// Fields that are written when they are not empty.
fn filled(fields: &[(&str, &str)]) -> Entries {
    fields
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(key, value)| pair(key, string(value)))
        .collect()
}

fn location(git: &GitUpstream, lock: bool) -> Block {
    let commit = if lock { git.commit.as_str() } else { "" };
    let fields = filled(&[
        ("repo", &git.repo),
        ("directory", &git.directory),
        ("ref", &git.reference),
        ("commit", commit),
    ]);
    Block::Map(vec![pair("type", string("git")), pair("git", Block::Map(fields))])
}

fn status_block(mut before: Entries, status: &PackageStatus) -> Block {
    let mut conditions = match before.iter_mut().find(|(key, _)| key == "conditions") {
        Some((_, Block::List(conditions))) => std::mem::take(conditions),
        _ => Vec::new(),
    };
    conditions.retain(|condition| !is_type(condition, &status.condition.kind));
    conditions.push(condition_block(&status.condition));
    let mut block = vec![pair("conditions", Block::List(conditions))];
    if let Some(render) = &status.render_status {
        block.push(pair("renderStatus", Block::Map(render_block(render))));
    }
    Block::Map(block)
}

fn is_type(condition: &Block, kind: &str) -> bool {
    let Block::Map(fields) = condition else { return false };
    fields.iter().any(|(key, value)| key == "type" && *value == string(kind))
}

fn condition_block(condition: &KptCondition) -> Block {
    let mut fields = vec![pair("type", string(&condition.kind)), pair("status", string(&condition.status))];
    fields.extend(filled(&[("reason", &condition.reason), ("message", &condition.message)]));
    Block::Map(fields)
}

fn render_block(status: &RenderStatus) -> Entries {
    let steps = |key, steps: &[FunctionResult]| {
        (!steps.is_empty()).then(|| pair(key, Block::List(steps.iter().map(step_block).collect())))
    };
    let mut fields: Entries = Vec::new();
    fields.extend(steps("mutationSteps", &status.mutation_steps));
    fields.extend(steps("validationSteps", &status.validation_steps));
    fields.extend(filled(&[("errorSummary", &status.error_summary)]));
    fields
}

fn step_block(step: &FunctionResult) -> Block {
    let mut fields = filled(&[
        ("name", &step.name),
        ("image", &step.image),
        ("exec", &step.exec),
        ("executionError", &step.execution_error),
        ("stderr", &step.stderr),
    ]);
    fields.push(pair("exitCode", Block::Bare(step.exit_code.to_string())));
    let errors: Vec<&ResultItem> = step.results.iter().filter(|item| item.severity == "error").collect();
    let items = |items: Vec<&ResultItem>| Block::List(items.into_iter().map(item_block).collect());
    if !step.results.is_empty() {
        fields.push(pair("results", items(step.results.iter().collect())));
    }
    if !errors.is_empty() {
        fields.push(pair("errorResults", items(errors)));
    }
    Block::Map(fields)
}

fn item_block(item: &ResultItem) -> Block {
    let mut fields = filled(&[("message", &item.message), ("severity", &item.severity)]);
    fields
        .extend(item.resource_ref.as_ref().map(|reference| pair("resourceRef", reference_block(reference))));
    fields.extend(item.field.as_ref().map(|field| pair("field", field_block(field))));
    fields.extend(item.file.as_ref().map(|file| pair("file", file_block(file))));
    Block::Map(fields)
}

fn reference_block(reference: &ResourceRef) -> Block {
    Block::Map(filled(&[
        ("apiVersion", &reference.api_version),
        ("kind", &reference.kind),
        ("name", &reference.name),
        ("namespace", &reference.namespace),
    ]))
}

fn field_block(field: &Field) -> Block {
    let value = |value: &Option<serde_json::Value>| match value {
        None => String::new(),
        Some(serde_json::Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    };
    Block::Map(filled(&[
        ("path", &field.path),
        ("currentValue", &value(&field.current_value)),
        ("proposedValue", &value(&field.proposed_value)),
    ]))
}

fn file_block(file: &File) -> Block {
    let mut fields = filled(&[("path", &file.path)]);
    if file.index != 0 {
        fields.push(pair("index", Block::Bare(file.index.to_string())));
    }
    Block::Map(fields)
}
