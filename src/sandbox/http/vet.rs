//! What is sent, before the store sees it: kind, identity, types, unknown fields.
//!
//! In: a decoded object and what the URL says. Out: a tidy object and warnings, or a refusal. Never: state
//! other than the live object of a patch.

use serde_json::Value;

use super::answer::Refusal;
use super::decode::{Decoded, decode, not_a_map, unrecognized};
use super::media::Encoding;
use super::options::FieldValidation;
use crate::sandbox::admission::{self, core, metadata, schema, schema_of};
use crate::sandbox::status::{ApiError, Cause};
use crate::sandbox::store::{Names, Part, Resource};

/// The object a URL names.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Collection.
    pub resource: Resource,
    /// Namespace of the URL.
    pub namespace: &'a str,
    /// Name of the URL, empty for a collection.
    pub name: &'a str,
    /// Subresource.
    pub part: Part,
}

/// Decodes the body of a create or update.
///
/// # Errors
/// 400 for what is no object of the kind, 422 for another kind.
pub fn read_object(place: Place<'_>, bytes: &[u8], encoding: Encoding) -> Result<Decoded, Refusal> {
    let names = place.resource.names();
    let fault = |why: &str| unrecognized(names.kind, why, bytes);
    let mut decoded = decode(bytes, encoding).map_err(|why| match encoding {
        Encoding::Json => fault(&format!("couldn't get version/kind; json parse error: {why}")),
        Encoding::Yaml => fault(&why),
    })?;
    if !(decoded.value.is_object() || decoded.value.is_null()) {
        let into = "struct { APIVersion string \"json:\\\"apiVersion,omitempty\\\"\"; Kind string \"json:\\\"kind,omitempty\\\"\" }";
        let why = not_a_map(&decoded.value, into);
        return Err(fault(&format!("couldn't get version/kind; json parse error: {why}")).into());
    }
    let kind = decoded.value["kind"].as_str().unwrap_or_default().to_owned();
    if kind.is_empty() && place.resource.is_custom() {
        let text = String::from_utf8_lossy(bytes);
        return Err(fault(&format!("Object 'Kind' is missing in '{}'", text.trim_end())).into());
    }
    if decoded.value.is_null() {
        return Err(fault("Object 'Kind' is missing in 'null'").into());
    }
    check_kind(names, &decoded.value, place.resource.is_custom())
        .map_err(|error| with_version_warning(names, &decoded.value, error))?;
    decoded.value["apiVersion"] = names.api_version.into();
    decoded.value["kind"] = names.kind.into();
    Ok(decoded)
}

/// Core kinds may be sent without kind and version.
fn check_kind(names: &Names, object: &Value, custom: bool) -> Result<(), ApiError> {
    let given = object["apiVersion"].as_str().unwrap_or_default();
    if given.matches('/').count() > 1 {
        let why = format!("unexpected GroupVersion string: {given}");
        return Err(unrecognized(names.kind, &why, object.to_string().as_bytes()));
    }
    let core_default = !custom && given.is_empty();
    if given != names.api_version && !core_default {
        return Err(ApiError::bad_request(format!(
            "the API version in the data ({given}) does not match the expected API version ({})",
            names.api_version
        )));
    }
    let kind = object["kind"].as_str().unwrap_or_default();
    if kind == names.kind || (kind.is_empty() && !custom) {
        return Ok(());
    }
    Err(wrong_kind(names, object))
}

fn wrong_kind(names: &Names, object: &Value) -> ApiError {
    let kind = object["kind"].as_str().unwrap_or_default();
    let name = object["metadata"]["name"].as_str().unwrap_or_default();
    let cause = Cause::invalid("kind", &format!("{kind:?}"), &format!("must be {}", names.kind));
    ApiError::invalid(kind, names.group, name, vec![cause])
}

/// Another version of the same group has no schema here: the server warns of all it holds.
fn with_version_warning(names: &Names, object: &Value, error: ApiError) -> Refusal {
    let group =
        object["apiVersion"].as_str().and_then(|text| text.split_once('/')).map_or("", |(group, _)| group);
    let other = group == names.group && object["apiVersion"] != names.api_version && !group.is_empty();
    let warnings = if other && object.get("spec").is_some() { vec![unknown("spec")] } else { Vec::new() };
    Refusal { error, warnings }
}

fn unknown(path: &str) -> String {
    format!("unknown field \"{path}\"")
}

/// Tidies what was sent: wrong metadata types are refused, unknown fields go with a warning or are refused,
/// nulls go, defaults come.
///
/// # Errors
/// 400.
pub fn tidy(
    place: Place<'_>,
    decoded: Decoded,
    validation: FieldValidation,
    warnings: &mut Vec<String>,
) -> Result<Value, ApiError> {
    let Decoded { mut value, twice } = decoded;
    let names = place.resource.names();
    let refused = |why: &str| {
        let (kind, version) = (names.kind, names.version);
        ApiError::bad_request(format!("{kind} in version \"{version}\" cannot be handled as a {kind}: {why}"))
    };
    let fault = type_fault(place, &value)
        .or_else(|| (place.resource == Resource::Secrets).then(|| core::data_fault(&value)).flatten());
    if let Some(why) = fault {
        return Err(refused(&why));
    }
    let found = strange(place.resource, &mut value, &twice);
    match validation {
        FieldValidation::Strict if !found.is_empty() => {
            return Err(refused(&format!("strict decoding error: {}", found.join(", "))));
        }
        FieldValidation::Warn => warnings.extend(found),
        _ => {}
    }
    Ok(value)
}

/// The first part of a wrong type, in the words of the Go decoder.
fn type_fault(place: Place<'_>, object: &Value) -> Option<String> {
    metadata::type_fault(object).or_else(|| core::type_fault(place.resource, object))
}

/// Double and unknown fields; the latter are removed.
fn strange(resource: Resource, value: &mut Value, twice: &[String]) -> Vec<String> {
    let mut found: Vec<String> = twice.iter().map(|path| format!("duplicate field \"{path}\"")).collect();
    found.extend(admission::prune(resource, value).iter().map(|path| unknown(path)));
    found
}

/// Name and namespace of an update must be those of the URL.
///
/// # Errors
/// 400.
pub fn check_identity(place: Place<'_>, object: &Value) -> Result<(), ApiError> {
    let name = object["metadata"]["name"].as_str().unwrap_or_default();
    if name.is_empty() {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({} based on URL) was undeterminable: name must be provided",
            place.name
        )));
    }
    if name != place.name {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({name}) does not match the name on the URL ({})",
            place.name
        )));
    }
    check_namespace(place, object)
}

/// The namespace in an object must be that of the URL.
///
/// # Errors
/// 400.
pub fn check_namespace(place: Place<'_>, object: &Value) -> Result<(), ApiError> {
    let namespace = object["metadata"]["namespace"].as_str().unwrap_or_default();
    if namespace.is_empty() || namespace == place.namespace {
        return Ok(());
    }
    let text = "the namespace of the provided object does not match the namespace sent on the request";
    Err(ApiError::bad_request(text))
}

/// A custom resource is updated under a version only.
///
/// # Errors
/// 422 without one, 500 for one that is no number.
pub fn check_version(place: Place<'_>, object: &Value) -> Result<(), ApiError> {
    let text = object["metadata"]["resourceVersion"].as_str().unwrap_or_default();
    if !place.resource.is_custom() && text.is_empty() {
        return Ok(());
    }
    if text.is_empty() || text == "0" {
        return Err(version_required(place));
    }
    if text.parse::<u64>().is_err() {
        return Err(ApiError::new(500, "", format!("strconv.ParseUint: parsing {text:?}: invalid syntax")));
    }
    Ok(())
}

/// 422: an update needs a version.
pub fn version_required(place: Place<'_>) -> ApiError {
    let names = place.resource.names();
    let cause = Cause::invalid("metadata.resourceVersion", "0", "must be specified for an update");
    ApiError::invalid(names.plural, names.group, place.name, vec![cause])
}

/// A PUT with the uid of another object fails in the storage.
///
/// # Errors
/// 409.
pub fn check_uid(place: Place<'_>, live: &Value, sent: &Value) -> Result<(), ApiError> {
    let text = |object: &Value, name: &str| object["metadata"][name].as_str().unwrap_or_default().to_owned();
    let (given, held) = (text(sent, "uid"), text(live, "uid"));
    if given.is_empty() || given == held {
        return Ok(());
    }
    let names = place.resource.names();
    let group = if names.group.is_empty() { String::new() } else { format!("{}/", names.group) };
    let why = format!(
        "StorageError: invalid object, Code: 4, Key: /registry/{group}{}/{}/{}, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in precondition: {given}, UID in object meta: {held}",
        names.plural, place.namespace, place.name
    );
    Err(ApiError::conflict(names.plural, names.group, place.name, &why))
}

/// Checks and tidies the outcome of a patch.
///
/// # Errors
/// 400, 422 or 500 in the words of the server.
pub fn patched(
    place: Place<'_>,
    mut object: Value,
    twice: &[String],
    validation: FieldValidation,
    warnings: &mut Vec<String>,
) -> Result<Value, ApiError> {
    let names = place.resource.names();
    if let Some(why) = type_fault(place, &object) {
        return Err(bad_patch(&object, &why));
    }
    if object["kind"] != names.kind {
        return Err(wrong_kind(names, &object));
    }
    check_patched_version(place, &object, warnings)?;
    let before = object.clone();
    let found = strange(place.resource, &mut object, twice);
    match validation {
        FieldValidation::Strict if !found.is_empty() => {
            return Err(bad_patch(&before, &format!("strict decoding error: {}", found.join(", "))));
        }
        FieldValidation::Warn => warnings.extend(found),
        _ => {}
    }
    check_identity(place, &object)?;
    check_version(place, &object)?;
    Ok(object)
}

fn check_patched_version(
    place: Place<'_>,
    object: &Value,
    warnings: &mut Vec<String>,
) -> Result<(), ApiError> {
    let names = place.resource.names();
    let given = object["apiVersion"].as_str().unwrap_or_default();
    if given == names.api_version {
        return Ok(());
    }
    let group = given.split_once('/').map_or("", |(group, _)| group);
    if group == names.group && !group.is_empty() && object.get("spec").is_some() {
        warnings.push(unknown("spec"));
    }
    let cause =
        Cause::invalid("apiVersion", &format!("{given:?}"), &format!("must be {}", names.api_version));
    Err(ApiError::invalid(names.kind, group, place.name, vec![cause]))
}

/// 422 that shows the whole outcome of a patch.
fn bad_patch(object: &Value, why: &str) -> ApiError {
    let cause = Cause::invalid("patch", &Value::from(object.to_string()).to_string(), why);
    ApiError::invalid("", "", "", vec![cause])
}

/// Checks an applied object.
///
/// # Errors
/// 400 for another kind or identity, 500 for what the schema does not know.
pub fn check_applied(place: Place<'_>, object: &Value) -> Result<(), ApiError> {
    let names = place.resource.names();
    let text = |name: &str| object[name].as_str().unwrap_or_default();
    let (version, kind) = (text("apiVersion"), text("kind"));
    if version != names.api_version || kind != names.kind {
        let shown = if version.contains('/') { version.to_owned() } else { format!("/{version}") };
        return Err(ApiError::bad_request(format!("invalid object type: {shown}, Kind={kind}")));
    }
    if object["metadata"].get("managedFields").is_some_and(|records| !records.is_null()) {
        return Err(ApiError::bad_request("metadata.managedFields must be nil"));
    }
    if let Some(name) = object["metadata"]["name"].as_str().filter(|name| *name != place.name) {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({name}) does not match the name on the URL ({})",
            place.name
        )));
    }
    check_namespace(place, object)?;
    if object["metadata"]["resourceVersion"] == "0" {
        return Err(version_required(place));
    }
    check_declared(place, object)
}

/// Fields and types must be those of the schema.
fn check_declared(place: Place<'_>, object: &Value) -> Result<(), ApiError> {
    let names = place.resource.names();
    let text = |field: &str| object["metadata"][field].as_str().unwrap_or_default();
    let refused = |why: String| {
        let text = format!(
            "failed to create typed patch object ({}/{}; {}, Kind={}): {why}",
            text("namespace"),
            text("name"),
            names.api_version,
            names.kind
        );
        ApiError::new(500, "", text)
    };
    let Some(schema) = schema_of(place.resource) else {
        return type_fault(place, object).map_or(Ok(()), |why| Err(refused(why)));
    };
    let mut rest = object.clone();
    let mut unknown = metadata::prune(&mut rest);
    unknown.extend(schema::prune(schema, &mut rest));
    unknown.sort();
    if let Some(path) = unknown.first() {
        return Err(refused(format!(".{path}: field not declared in schema")));
    }
    let why = mistyped(schema, object, "").or_else(|| unnamed_items(schema, object, ""));
    why.map_or(Ok(()), |why| Err(refused(why)))
}

/// Items of a list merged by key need their key, once each.
fn unnamed_items(schema: &Value, value: &Value, at: &str) -> Option<String> {
    if let Value::Object(map) = value {
        return map.iter().find_map(|(name, value)| {
            unnamed_items(schema["properties"].get(name)?, value, &format!("{at}.{name}"))
        });
    }
    let (key, items) = (schema["x-kubernetes-list-map-keys"][0].as_str()?, value.as_array()?);
    let mut seen = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let Some(name) = item.get(key) else {
            return Some(format!(
                "{at}: element {index}: associative list with keys has an element that omits all key fields [{key:?}] (and doesn't have default values for any key fields)"
            ));
        };
        if seen.contains(&name) {
            return Some(format!("{at}: duplicate entries for key [{key}={name}]"));
        }
        seen.push(name);
    }
    None
}

/// The first value of a wrong type, as the merge library words it. Nulls are left to validation.
fn mistyped(schema: &Value, value: &Value, at: &str) -> Option<String> {
    let wrong = |wanted: &str, shown: String| Some(format!("{at}: expected {wanted}, got {shown}"));
    match (schema["type"].as_str(), value) {
        (_, Value::Null) | (None, _) => None,
        (Some("object"), Value::Object(map)) => map.iter().find_map(|(name, value)| {
            let below = schema["properties"].get(name).unwrap_or(&schema["additionalProperties"]);
            mistyped(below, value, &format!("{at}.{name}"))
        }),
        (Some("array"), Value::Array(items)) => items
            .iter()
            .enumerate()
            .find_map(|(index, item)| mistyped(&schema["items"], item, &format!("{at}[{index}]"))),
        (Some("object"), other) => wrong("map", format!("&{{{}}}", plain(other))),
        (Some("array"), other) => wrong("list", format!("&{{{}}}", plain(other))),
        (Some(kind), other) => {
            let good = match kind {
                "string" => other.is_string(),
                "boolean" => other.is_boolean(),
                "integer" => other.is_i64() || other.is_u64(),
                _ => true,
            };
            let kind = if kind == "integer" { "numeric (int or float)" } else { kind };
            if good {
                None
            } else {
                wrong(kind, format!("&value.valueUnstructured{{Value:{}}}", quoted(other)))
            }
        }
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn quoted(value: &Value) -> String {
    value.to_string()
}
