//! What may be stored: schema, metadata and the rules of each kind.
//!
//! In: an object before and after a write. Out: the object without what the schema does not know and with
//! its defaults, or the reasons why not, in the server's words. Never: I/O, or what controllers decide.

pub mod core;
pub mod metadata;
pub mod repository;
pub mod schema;
pub mod webhook;

use std::sync::OnceLock;

use serde_json::{Map, Value};

use super::status::{ApiError, Cause};
use super::store::{Part, Resource};

/// Exactly one of these makes a package revision.
const SOURCES: [&str; 4] = ["init", "cloneFrom", "copyFrom", "upgrade"];

/// The structural schema of a custom resource, as its definition gives it (without its prose).
pub fn schema_of(resource: Resource) -> Option<&'static Value> {
    static PACKAGE_REVISION: OnceLock<Value> = OnceLock::new();
    static REPOSITORY: OnceLock<Value> = OnceLock::new();
    let parse = |text| serde_json::from_str(text).unwrap_or_default();
    match resource {
        Resource::PackageRevisions => {
            Some(PACKAGE_REVISION.get_or_init(|| parse(include_str!("packagerevision.schema.json"))))
        }
        Resource::Repositories => {
            Some(REPOSITORY.get_or_init(|| parse(include_str!("repository.schema.json"))))
        }
        Resource::Namespaces | Resource::Secrets | Resource::Events => None,
    }
}

/// Removes what the schema does not know and answers the paths of what was removed: metadata first, then
/// in order of the paths.
pub fn prune(resource: Resource, object: &mut Value) -> Vec<String> {
    let mut unknown = metadata::prune(object);
    let mut rest = match schema_of(resource) {
        Some(schema) => schema::prune(schema, object),
        None => core::prune(resource, object),
    };
    rest.sort();
    unknown.extend(rest);
    unknown
}

/// Drops nulls of optional fields and fills in defaults.
pub fn complete(resource: Resource, object: &mut Value, keep_nulls: bool) {
    match schema_of(resource) {
        Some(schema) => {
            if !keep_nulls {
                schema::drop_nulls(schema, object);
            }
            schema::fill_defaults(schema, object);
        }
        None => core::complete(resource, object),
    }
}

/// Decides over a write.
///
/// # Errors
/// 422 with every cause.
pub fn judge(resource: Resource, part: Part, old: Option<&Value>, new: &Value) -> Result<(), ApiError> {
    let mut found = schema::Violations::default();
    if part == Part::Main {
        metadata::check(resource, old, &new["metadata"], &mut found);
    }
    check_schema(resource, part, new, &mut found);
    if found.blocking() {
        found.add(Cause::invalid("<nil>", "null", UNCHECKED));
    } else {
        found.extend(rules(resource, part, old, new));
    }
    let names = resource.names();
    let name = new["metadata"]["name"].as_str().unwrap_or_default();
    found.into_result(names.kind, names.group, name)
}

const UNCHECKED: &str = "some validation rules were not checked because the object was invalid; correct the existing errors to complete validation";

fn check_schema(resource: Resource, part: Part, new: &Value, found: &mut schema::Violations) {
    let Some(schema) = schema_of(resource) else { return };
    // A status is validated on its own: the server's texts then leave "status." out.
    let (name, strip) = if part == Part::Status { ("status", "status") } else { ("spec", "") };
    if let Some(value) = new.get(name) {
        schema::check(&schema["properties"][name], value, name, strip, found);
    }
}

fn rules(resource: Resource, part: Part, old: Option<&Value>, new: &Value) -> Vec<Cause> {
    if part == Part::Status {
        return Vec::new();
    }
    match resource {
        Resource::PackageRevisions => one_source(new.get("spec")).into_iter().collect(),
        Resource::Repositories => repository::rules(old, new),
        Resource::Namespaces | Resource::Secrets | Resource::Events => core::rules(resource, old, new),
    }
}

/// A source, if there is one, names exactly one way.
fn one_source(spec: Option<&Value>) -> Option<Cause> {
    let source: &Map<String, Value> = spec?.get("source")?.as_object()?;
    let named = SOURCES.iter().filter(|name| source.contains_key(**name)).count();
    let why = "exactly one of init, cloneFrom, copyFrom, or upgrade must be set";
    (named != 1).then(|| Cause::invalid("spec.source", "\"object\"", why))
}

#[cfg(test)]
mod tests;
