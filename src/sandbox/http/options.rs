//! Options of writes: dry run, field manager, field validation, force; and the body of a DELETE.
//!
//! In: query parameters and a DELETE body. Out: options, or 422 in the server's words. Never: effects.

use serde_json::{Value, json};

use super::decode::{decode, not_a_map};
use super::media::{Encoding, PatchKind};
use super::query::Query;
use crate::sandbox::status::{ApiError, Cause};
use crate::sandbox::store::Preconditions;

/// Longest name of a field manager, in bytes.
const MANAGER_MAX: usize = 128;

/// What happens to unknown fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldValidation {
    /// They go silently.
    Ignore,
    /// They go with a warning.
    Warn,
    /// They fail the request.
    Strict,
}

/// Options of a create, update or patch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    /// Answer but do not store.
    pub dry_run: bool,
    /// Field manager.
    pub manager: String,
    /// What happens to unknown fields.
    pub validation: FieldValidation,
    /// An apply takes fields away from others.
    pub force: bool,
}

impl WriteOptions {
    /// Reads them for a create (`CreateOptions`) or update (`UpdateOptions`).
    ///
    /// # Errors
    /// 422.
    pub fn read(query: &Query, kind: &str, user_agent: &str) -> Result<Self, ApiError> {
        let (options, faults) = Self::collect(query, user_agent);
        refuse(kind, faults)?;
        Ok(options)
    }

    /// Reads them for a patch.
    ///
    /// # Errors
    /// 422.
    pub fn read_patch(query: &Query, patch: PatchKind, user_agent: &str) -> Result<Self, ApiError> {
        let (options, mut faults) = Self::collect(query, user_agent);
        let apply = patch == PatchKind::Apply;
        if apply && query.first("fieldManager").unwrap_or_default().is_empty() {
            let message = "Required value: is required for apply patch";
            faults.insert(0, Cause::new("FieldValueRequired", "fieldManager", message));
        }
        if !apply && options.force {
            let message = "Forbidden: may not be specified for non-apply patch";
            faults.insert(0, Cause::new("FieldValueForbidden", "force", message));
        }
        refuse("PatchOptions", faults)?;
        Ok(options)
    }

    fn collect(query: &Query, user_agent: &str) -> (Self, Vec<Cause>) {
        let mut faults = Vec::new();
        let given = query.first("fieldManager").unwrap_or_default();
        faults.extend(manager_fault(given));
        let dry = query.all("dryRun");
        faults.extend(dry_run_fault(&dry));
        let validation = match query.first("fieldValidation") {
            None | Some("" | "Warn") => FieldValidation::Warn,
            Some("Strict") => FieldValidation::Strict,
            Some("Ignore") => FieldValidation::Ignore,
            Some(other) => {
                let message = format!(
                    "Unsupported value: {other:?}: supported values: \"\", \"Ignore\", \"Strict\", \"Warn\""
                );
                faults.push(Cause::new("FieldValueNotSupported", "fieldValidation", message));
                FieldValidation::Warn
            }
        };
        let manager = if given.is_empty() { manager_of(user_agent) } else { given.to_owned() };
        (Self { dry_run: !dry.is_empty(), manager, validation, force: query.flag("force") }, faults)
    }
}

/// The field manager of a program: its User-Agent up to the first slash.
pub fn manager_of(user_agent: &str) -> String {
    let name = user_agent.split('/').next().unwrap_or_default();
    let printable: String = name.chars().filter(|c| !c.is_control()).collect();
    let mut end = printable.len().min(MANAGER_MAX);
    while !printable.is_char_boundary(end) {
        end -= 1;
    }
    if printable.is_empty() { "unknown".into() } else { printable[..end].to_owned() }
}

fn refuse(kind: &str, faults: Vec<Cause>) -> Result<(), ApiError> {
    if faults.is_empty() { Ok(()) } else { Err(ApiError::invalid(kind, "meta.k8s.io", "", faults)) }
}

fn manager_fault(name: &str) -> Option<Cause> {
    if name.len() > MANAGER_MAX {
        let message = format!("Too long: may not be more than {MANAGER_MAX} bytes");
        return Some(Cause::new("FieldValueTooLong", "fieldManager", message));
    }
    let (at, c) = name.char_indices().find(|(_, c)| c.is_control())?;
    let shown: String = name
        .chars()
        .map(|c| if c.is_control() { format!("\\x{:02x}", u32::from(c)) } else { c.to_string() })
        .collect();
    let why = format!("invalid character U+{:04X} (at position {at})", u32::from(c));
    Some(Cause::invalid("fieldManager", &format!("\"{shown}\""), &why))
}

fn dry_run_fault(values: &[&str]) -> Option<Cause> {
    if values.iter().all(|value| *value == "All") {
        return None;
    }
    let message = format!("Unsupported value: {}: supported values: \"All\"", json!(values));
    Some(Cause::new("FieldValueNotSupported", "dryRun", message))
}

/// Options of a DELETE. How dependents are deleted is checked and otherwise ignored: the sandbox has no
/// garbage collector.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeleteOptions {
    /// Answer but do not delete.
    pub dry_run: bool,
    /// What must hold of the object.
    pub preconditions: Preconditions,
}

impl DeleteOptions {
    /// Reads query and body.
    ///
    /// # Errors
    /// 500 for a body of another kind, 422 for values that do not exist, 400 for what is no number.
    pub fn read(query: &Query, body: &[u8], encoding: Encoding) -> Result<Self, ApiError> {
        let body = Self::body(body, encoding)?;
        let text = |name: &str| body["preconditions"][name].as_str().map(str::to_owned);
        if let Some(text) = query.first("gracePeriodSeconds")
            && text.parse::<i64>().is_err()
        {
            return Err(ApiError::bad_request(format!("strconv.ParseInt: parsing {text:?}: invalid syntax")));
        }
        let listed = body["dryRun"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let dry: Vec<&str> = query.all("dryRun").into_iter().chain(listed).collect();
        let mut faults: Vec<Cause> = dry_run_fault(&dry).into_iter().collect();
        let policy = body["propagationPolicy"].as_str().or_else(|| query.first("propagationPolicy"));
        faults.extend(policy.and_then(|policy| policy_fault(policy, &body)));
        refuse("DeleteOptions", faults)?;
        let preconditions = Preconditions { uid: text("uid"), resource_version: text("resourceVersion") };
        Ok(Self { dry_run: !dry.is_empty(), preconditions })
    }

    fn body(bytes: &[u8], encoding: Encoding) -> Result<Value, ApiError> {
        let fault = |text: String| ApiError::new(500, "", text);
        if bytes.is_empty() {
            return Ok(Value::Null);
        }
        let value = decode(bytes, encoding)
            .map_err(|why| fault(format!("couldn't get version/kind; json parse error: {why}")))?
            .value;
        if !(value.is_object() || value.is_null()) {
            let into = "struct { APIVersion string \"json:\\\"apiVersion,omitempty\\\"\"; Kind string \"json:\\\"kind,omitempty\\\"\" }";
            let why = not_a_map(&value, into);
            return Err(fault(format!("couldn't get version/kind; json parse error: {why}")));
        }
        if let Some(kind) = value["kind"].as_str().filter(|kind| *kind != "DeleteOptions") {
            let version = value["apiVersion"].as_str().unwrap_or_default();
            return Err(fault(format!(
                "no kind {kind:?} is registered for version {version:?} in scheme \"pkg/runtime/scheme.go:110\""
            )));
        }
        let uid = &value["preconditions"]["uid"];
        if !(uid.is_null() || uid.is_string()) {
            let text = "json: cannot unmarshal number into Go struct field Preconditions.preconditions.uid of type types.UID";
            return Err(fault(text.into()));
        }
        Ok(value)
    }
}

fn policy_fault(policy: &str, body: &Value) -> Option<Cause> {
    if !body["orphanDependents"].is_null() {
        let why = "orphanDependents and deletionPropagation cannot be both set";
        return Some(Cause::invalid("propagationPolicy", &format!("{policy:?}"), why));
    }
    if ["Foreground", "Background", "Orphan"].contains(&policy) {
        return None;
    }
    let message = format!(
        "Unsupported value: {policy:?}: supported values: \"Foreground\", \"Background\", \"Orphan\", \"nil\""
    );
    Some(Cause::new("FieldValueNotSupported", "propagationPolicy", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(query: &str, patch: PatchKind) -> String {
        let options = WriteOptions::read_patch(&Query::parse(query), patch, "x/1");
        options.err().map(|error| error.message).unwrap_or_default()
    }

    #[test]
    fn the_manager_is_named_or_taken_from_the_program() {
        let manager = |query: &str, agent: &str| {
            WriteOptions::read(&Query::parse(query), "CreateOptions", agent).unwrap().manager
        };
        assert_eq!(manager("fieldManager=me", "kubectl/v1"), "me");
        assert_eq!(manager("fieldManager=", "kubectl/v1.33 (linux)"), "kubectl");
        assert_eq!(manager("", ""), "unknown");
        assert_eq!(manager("", &"a".repeat(200)).len(), 128);
    }

    #[test]
    fn wrong_options_in_the_words_of_the_server() {
        assert!(
            text("", PatchKind::Apply).ends_with("fieldManager: Required value: is required for apply patch")
        );
        assert!(
            text("force=true", PatchKind::Merge)
                .ends_with("force: Forbidden: may not be specified for non-apply patch")
        );
        assert!(
            text("dryRun=x", PatchKind::Merge)
                .ends_with("dryRun: Unsupported value: [\"x\"]: supported values: \"All\"")
        );
        assert!(
            text("fieldValidation=Bogus", PatchKind::Json)
                .contains("fieldValidation: Unsupported value: \"Bogus\"")
        );
        assert!(
            text("fieldManager=%01", PatchKind::Json)
                .contains("Invalid value: \"\\x01\": invalid character U+0001 (at position 0)")
        );
        assert_eq!(text("fieldManager=m&force=true", PatchKind::Apply), "");
    }

    #[test]
    fn delete_options() {
        let read = |query: &str, body: &str| {
            DeleteOptions::read(&Query::parse(query), body.as_bytes(), Encoding::Json)
        };
        let body =
            r#"{"kind":"DeleteOptions","apiVersion":"v1","preconditions":{"uid":"u"},"dryRun":["All"]}"#;
        let options = read("", body).unwrap();
        assert!(options.dry_run);
        assert_eq!(options.preconditions.uid.as_deref(), Some("u"));
        assert_eq!(read("", "null").unwrap(), DeleteOptions::default());
        assert!(
            read("", r#"{"kind":"Pod","apiVersion":"v1"}"#)
                .unwrap_err()
                .message
                .starts_with("no kind \"Pod\" is registered")
        );
        assert_eq!(read("propagationPolicy=Bogus", "").unwrap_err().code, 422);
        assert_eq!(read("gracePeriodSeconds=x", "").unwrap_err().code, 400);
    }
}
