//! Objects as kubectl shows them: rows, and metadata alone.
//!
//! In: objects. Out: Table and PartialObjectMetadata documents. Never: which objects.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::media::{Form, View};
use super::route::Served;
use crate::sandbox::store::Resource;

/// What a row carries besides its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Include {
    /// Nothing.
    None,
    /// Metadata.
    Metadata,
    /// The whole object.
    Object,
}

impl Include {
    /// Reads `includeObject`.
    pub fn parse(text: Option<&str>) -> Self {
        match text {
            Some("None") => Self::None,
            Some("Object") => Self::Object,
            _ => Self::Metadata,
        }
    }
}

const NAME: &str = "Name must be unique within a namespace. Is required when creating resources, although some resources may allow a client to request the generation of an appropriate name automatically. Name is primarily intended for creation idempotence and configuration definition. Cannot be updated. More info: https://kubernetes.io/docs/concepts/overview/working-with-objects/names#names";
const CREATED: &str = "CreationTimestamp is a timestamp representing the server time when this object was created. It is not guaranteed to be set in happens-before order across separate operations. Clients may not set this value. It is represented in RFC3339 form and is in UTC.\n\nPopulated by the system. Read-only. Null for lists. More info: https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata";

/// What a cell shows.
#[derive(Clone, Copy, Debug)]
enum Cell {
    /// A field as text, null if missing.
    Text(&'static [&'static str]),
    /// A field as it is.
    Raw(&'static [&'static str]),
    /// A number, 0 if missing.
    Number(&'static [&'static str]),
    /// Status of the condition `Ready`.
    Ready,
    /// URL of a repository.
    Address,
    /// How many entries a map has.
    Count(&'static [&'static str]),
    /// Time since creation.
    Age,
    /// Nothing: the definition's path does not work on real servers, so that the column stays empty.
    Nothing,
}

struct Column {
    name: &'static str,
    kind: &'static str,
    /// Description, or the JSONPath of a custom column.
    about: &'static str,
    cell: Cell,
}

const fn column(name: &'static str, kind: &'static str, about: &'static str, cell: Cell) -> Column {
    Column { name, kind, about, cell }
}

const PACKAGE_REVISIONS: [Column; 7] = [
    column("Package", "string", ".spec.packageName", Cell::Text(&["spec", "packageName"])),
    column("WorkspaceName", "string", ".spec.workspaceName", Cell::Text(&["spec", "workspaceName"])),
    column("Revision", "string", ".status.revision", Cell::Text(&["status", "revision"])),
    column("Latest", "string", ".metadata.labels['porch.kpt.dev/latest-revision']", Cell::Nothing),
    column("Lifecycle", "string", ".spec.lifecycle", Cell::Text(&["spec", "lifecycle"])),
    column("Repository", "string", ".spec.repository", Cell::Text(&["spec", "repository"])),
    column("Age", "date", ".metadata.creationTimestamp", Cell::Age),
];
const REPOSITORIES: [Column; 8] = [
    column("Type", "string", ".spec.type", Cell::Text(&["spec", "type"])),
    column("Content", "string", ".spec.content", Cell::Text(&["spec", "content"])),
    column("Sync schedule", "string", ".spec.sync.schedule", Cell::Text(&["spec", "sync", "schedule"])),
    column("Deployment", "boolean", ".spec.deployment", Cell::Raw(&["spec", "deployment"])),
    column("Ready", "string", ".status.conditions[?(@.type=='Ready')].status", Cell::Ready),
    column("Address", "string", ".spec['git','oci']['repo','registry']", Cell::Address),
    column("Branch", "string", ".spec.git.branch", Cell::Text(&["spec", "git", "branch"])),
    column("Age", "date", ".metadata.creationTimestamp", Cell::Age),
];
const CONTENTS: [Column; 5] = [
    column("Package", "string", "", Cell::Raw(&["spec", "packageName"])),
    column("WorkspaceName", "string", "", Cell::Raw(&["spec", "workspaceName"])),
    column("Revision", "int", "", Cell::Number(&["spec", "revision"])),
    column("Repository", "string", "", Cell::Raw(&["spec", "repository"])),
    column("Files", "integer", "", Cell::Count(&["spec", "resources"])),
];
const NAMESPACES: [Column; 2] = [
    column("Status", "string", "The status of the namespace", Cell::Text(&["status", "phase"])),
    column("Age", "string", CREATED, Cell::Age),
];
const SECRETS: [Column; 3] = [
    column(
        "Type",
        "string",
        "Used to facilitate programmatic handling of secret data. More info: https://kubernetes.io/docs/concepts/configuration/secret/#secret-types",
        Cell::Text(&["type"]),
    ),
    column(
        "Data",
        "string",
        "Data contains the secret data. Each key must consist of alphanumeric characters, '-', '_' or '.'. The serialized form of the secret data is a base64 encoded string, representing the arbitrary (possibly non-string) data value here. Described in https://tools.ietf.org/html/rfc4648#section-4",
        Cell::Count(&["data"]),
    ),
    column("Age", "string", CREATED, Cell::Age),
];
const EVENTS: [Column; 3] = [
    column("Type", "string", "", Cell::Text(&["type"])),
    column("Reason", "string", "", Cell::Text(&["reason"])),
    column("Message", "string", "", Cell::Text(&["message"])),
];

fn columns(served: Served) -> &'static [Column] {
    match served {
        Served::Stored(Resource::PackageRevisions) => &PACKAGE_REVISIONS,
        Served::Stored(Resource::Repositories) => &REPOSITORIES,
        Served::Stored(Resource::Namespaces) => &NAMESPACES,
        Served::Stored(Resource::Secrets) => &SECRETS,
        Served::Stored(Resource::Events) => &EVENTS,
        Served::Contents => &CONTENTS,
        Served::Review => &[],
    }
}

fn definitions(served: Served) -> Value {
    let custom = matches!(served, Served::Stored(resource) if resource.is_custom());
    let plain = served == Served::Contents;
    let (format, about) = if plain { ("", "") } else { ("name", NAME) };
    let name =
        json!({"name": "Name", "type": "string", "format": format, "description": about, "priority": 0});
    let rest = columns(served).iter().map(|column| {
        let about = if custom {
            format!("Custom resource definition column (in JSONPath format): {}", column.about)
        } else {
            column.about.to_owned()
        };
        json!({"name": column.name, "type": column.kind, "format": "", "description": about, "priority": 0})
    });
    std::iter::once(name).chain(rest).collect()
}

/// A Table; without `head` its columns are left out, as in a watch after the first event.
pub fn table<'a>(
    served: Served,
    objects: impl Iterator<Item = &'a Value>,
    metadata: Value,
    form: Form,
    include: Include,
    now: Timestamp,
    head: bool,
) -> Value {
    let rows: Vec<Value> = objects.map(|object| row(served, object, form, include, now)).collect();
    // The aggregated server leaves rows out where the custom resources have an empty list.
    let rows = if rows.is_empty() && served == Served::Contents { Value::Null } else { rows.into() };
    let columns = if head { definitions(served) } else { Value::Null };
    json!({"kind": "Table", "apiVersion": form.version, "metadata": metadata,
        "columnDefinitions": columns, "rows": rows})
}

fn row(served: Served, object: &Value, form: Form, include: Include, now: Timestamp) -> Value {
    let name = object["metadata"]["name"].clone();
    let cells: Vec<Value> = std::iter::once(name)
        .chain(columns(served).iter().map(|column| cell(column.cell, object, now)))
        .collect();
    let shown = match include {
        Include::None => Value::Null,
        Include::Metadata => partial(object, form),
        Include::Object => object.clone(),
    };
    json!({"cells": cells, "object": shown})
}

fn at<'a>(object: &'a Value, path: &[&str]) -> &'a Value {
    path.iter().fold(object, |value, name| &value[*name])
}

fn cell(cell: Cell, object: &Value, now: Timestamp) -> Value {
    match cell {
        Cell::Nothing => Value::Null,
        Cell::Raw(path) => at(object, path).clone(),
        Cell::Text(path) => text(at(object, path)),
        Cell::Number(path) => at(object, path).as_i64().unwrap_or(0).into(),
        Cell::Count(path) => at(object, path).as_object().map_or(0, serde_json::Map::len).into(),
        Cell::Age => age(&object["metadata"]["creationTimestamp"], now).into(),
        Cell::Ready => object["status"]["conditions"]
            .as_array()
            .into_iter()
            .flatten()
            .find(|condition| condition["type"] == "Ready")
            .map_or(Value::Null, |condition| condition["status"].clone()),
        Cell::Address => [["spec", "git", "repo"], ["spec", "oci", "registry"]]
            .iter()
            .map(|path| at(object, path))
            .find(|value| value.is_string())
            .cloned()
            .unwrap_or_default(),
    }
}

fn text(value: &Value) -> Value {
    match value {
        Value::Null | Value::String(_) => value.clone(),
        value => value.to_string().into(),
    }
}

/// How long ago, in the short form of kubectl.
fn age(created: &Value, now: Timestamp) -> String {
    let since = created.as_str().and_then(|text| text.parse::<Timestamp>().ok());
    let Some(since) = since else { return "<unknown>".into() };
    short_duration(now.as_second() - since.as_second())
}

/// `45s`, `3m2s`, `5h3m`, `2d4h`, `300d`, `2y5d`.
fn short_duration(seconds: i64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    let pair = |large: i64, unit: &str, small: i64, part: &str| {
        if small == 0 { format!("{large}{unit}") } else { format!("{large}{unit}{small}{part}") }
    };
    match seconds {
        i64::MIN..=-2 => "<invalid>".into(),
        -1 | 0 => "0s".into(),
        1..120 => format!("{seconds}s"),
        120..600 => pair(minutes, "m", seconds % 60, "s"),
        600..10_800 => format!("{minutes}m"),
        10_800..28_800 => pair(hours, "h", minutes % 60, "m"),
        28_800..172_800 => format!("{hours}h"),
        172_800..691_200 => pair(days, "d", hours % 24, "h"),
        691_200..63_072_000 => format!("{days}d"),
        63_072_000..252_288_000 => pair(days / 365, "y", days % 365, "d"),
        _ => format!("{}y", days / 365),
    }
}

/// The metadata of an object.
pub fn partial(object: &Value, form: Form) -> Value {
    json!({"kind": "PartialObjectMetadata", "apiVersion": form.version, "metadata": object["metadata"]})
}

/// One object in the form that was asked for.
pub fn one(served: Served, object: &Value, form: Form, include: Include, now: Timestamp) -> Value {
    match form.view {
        View::Whole => object.clone(),
        View::Metadata | View::MetadataList => partial(object, form),
        View::Table => {
            let metadata = json!({"resourceVersion": object["metadata"]["resourceVersion"]});
            table(served, std::iter::once(object), metadata, form, include, now, true)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PR: Served = Served::Stored(Resource::PackageRevisions);

    fn rows(served: Served, object: &Value) -> Value {
        let now: Timestamp = "2026-01-01T00:03:02Z".parse().unwrap();
        let form = Form { view: View::Table, ..Form::JSON };
        one(served, object, form, Include::None, now)["rows"][0]["cells"].clone()
    }

    #[test]
    fn a_package_revision_as_recorded() {
        let object = json!({"metadata": {"name": "edge.done.v1", "creationTimestamp": "2026-01-01T00:00:00Z",
                "labels": {"porch.kpt.dev/latest-revision": "true"}},
            "spec": {"packageName": "done", "workspaceName": "v1", "lifecycle": "Published", "repository": "edge"},
            "status": {"revision": 1}});
        assert_eq!(
            rows(PR, &object),
            json!(["edge.done.v1", "done", "v1", "1", null, "Published", "edge", "3m2s"])
        );
    }

    #[test]
    fn a_repository_as_recorded() {
        let object = json!({"metadata": {"name": "edge", "creationTimestamp": "2026-01-01T00:03:02Z"},
            "spec": {"type": "git", "content": "Package", "git": {"repo": "http://x", "branch": "main"}},
            "status": {"conditions": [{"type": "Ready", "status": "True"}]}});
        assert_eq!(
            rows(Served::Stored(Resource::Repositories), &object),
            json!(["edge", "git", "Package", null, null, "True", "http://x", "main", "0s"])
        );
    }

    #[test]
    fn content_as_recorded() {
        let object = json!({"metadata": {"name": "edge.cell.v1"}, "spec": {"packageName": "cell",
            "workspaceName": "v1", "repository": "edge", "resources": {"Kptfile": "", "a": "", "b": ""}}});
        assert_eq!(rows(Served::Contents, &object), json!(["edge.cell.v1", "cell", "v1", 0, "edge", 3]));
    }

    #[test]
    fn ages() {
        let cases = [
            (0, "0s"),
            (119, "119s"),
            (182, "3m2s"),
            (700, "11m"),
            (18_180, "5h3m"),
            (100_000, "27h"),
            (187_200, "2d4h"),
            (26_000_000, "300d"),
            (63_504_000, "2y5d"),
        ];
        for (seconds, expected) in cases {
            assert_eq!(short_duration(seconds), expected);
        }
    }
}
