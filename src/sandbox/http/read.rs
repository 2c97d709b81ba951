//! Reads: one object, and lists in pages.
//!
//! In: a target and list options. Out: documents in the form asked for. Never: writes or streams.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, URL_SAFE_NO_PAD};
use serde_json::{Map, Value, json};

use super::Call;
use super::answer::Answer;
use super::media::{Encoding, Form, View};
use super::query::ListOptions;
use super::route::Served;
use super::select::Selector;
use super::table::{self, Include};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::Resource;

/// Version of the tokens of pages.
const TOKEN_VERSION: &str = "meta.k8s.io/v1";

/// How long the server waits for a version of the future.
const FUTURE: Duration = Duration::from_secs(3);

/// One object.
///
/// # Errors
/// 404; 406 for a list form; 504 for a version of the future.
pub async fn get(call: &Call, resource: Resource) -> Result<Answer, ApiError> {
    if let Some(text) = call.query.first("resourceVersion").filter(|text| !text.is_empty()) {
        let version = parse_version(text).ok_or_else(|| ApiError::new(500, "", version_fault(text)))?;
        await_version(call, version).await?;
    }
    let object = call.store().get(resource, &call.target.namespace, &call.target.name)?;
    Ok(one(call, 200, Served::Stored(resource), &object))
}

/// An object in the form that was asked for.
pub fn one(call: &Call, status: u16, served: Served, object: &Value) -> Answer {
    let include = Include::parse(call.query.first("includeObject"));
    let document = table::one(served, object, call.form, include, call.store().clock().now());
    Answer::document(status, &document, call.form)
}

/// What is said of a resourceVersion that is none.
pub fn version_fault(text: &str) -> String {
    format!("resourceVersion: Invalid value: {text:?}: strconv.ParseUint: parsing {text:?}: invalid syntax")
}

/// A resourceVersion.
pub fn parse_version(text: &str) -> Option<u64> {
    text.parse().ok()
}

/// Waits for a version of the future.
///
/// # Errors
/// 504 if it does not come.
pub async fn await_version(call: &Call, version: u64) -> Result<(), ApiError> {
    if version > call.store().current_version() {
        tokio::time::sleep(FUTURE).await;
    }
    let current = call.store().current_version();
    if version <= current {
        return Ok(());
    }
    let text = format!("Timeout: Too large resource version: {version}, current: {current}");
    let mut error = ApiError::new(504, "Timeout", text);
    error.details = Some(json!({
        "causes": [{"reason": "ResourceVersionTooLarge", "message": "Too large resource version"}],
        "retryAfterSeconds": 1,
    }));
    Err(error)
}

/// Where the next page begins.
struct Page {
    version: Option<u64>,
    after: Option<String>,
}

/// A list.
///
/// # Errors
/// 400 for bad selectors and tokens; 410 for old pages; 504 for a version of the future.
pub async fn list(call: &Call, resource: Resource, options: &ListOptions) -> Result<Answer, ApiError> {
    if call.form.view == View::Metadata {
        let text = "you requested PartialObjectMetadata, but the requested object is a list (*unstructured.UnstructuredList)";
        return Err(ApiError::new(406, "NotAcceptable", text));
    }
    let selector = Selector::parse(resource, &options.labels, &options.fields)?;
    let page = page(call, resource, options).await?;
    let namespace = Some(call.target.namespace.as_str()).filter(|namespace| !namespace.is_empty());
    let (objects, version) = match page.version {
        Some(version) => (call.store().list_at(resource, namespace, version)?, version),
        None => call.store().list(resource, namespace),
    };
    let mut wanted: Vec<Arc<Value>> = objects
        .into_iter()
        .filter(|object| page.after.as_ref().is_none_or(|after| key(call, object) > *after))
        .filter(|object| selector.matches(object))
        .collect();
    let metadata = cut(&mut wanted, call, resource, options, version, selector.is_empty());
    Ok(document(call, resource, &wanted, metadata))
}

/// Cuts a list to its page; answers the list's metadata.
pub fn cut(
    wanted: &mut Vec<Arc<Value>>,
    call: &Call,
    resource: Resource,
    options: &ListOptions,
    version: u64,
    countable: bool,
) -> Value {
    let mut metadata = Map::new();
    metadata.insert("resourceVersion".into(), version.to_string().into());
    // A list of version 0 comes from the cache of real servers, which does not page.
    let paged = options.limit > 0 && wanted.len() > options.limit && options.version != "0";
    if paged {
        let remaining = wanted.len() - options.limit;
        wanted.truncate(options.limit);
        let token = wanted.last().map(|last| token(version, &key(call, last))).unwrap_or_default();
        metadata.insert("continue".into(), token.into());
        if countable {
            metadata.insert("remainingItemCount".into(), remaining.into());
        }
    } else if resource.is_custom() {
        metadata.insert("continue".into(), "".into());
    }
    Value::Object(metadata)
}

/// An object's place in the order of this list: the name, with the namespace if the list has several.
fn key(call: &Call, object: &Value) -> String {
    let text = |name: &str| object["metadata"][name].as_str().unwrap_or_default();
    let name = text("name");
    if call.target.namespace.is_empty() { format!("{}/{name}", text("namespace")) } else { name.to_owned() }
}

/// An opaque token: version of the list, and what the next page begins after.
fn token(version: u64, last: &str) -> String {
    let start = format!("{last}\u{0}");
    URL_SAFE_NO_PAD.encode(json!({"v": TOKEN_VERSION, "rv": version, "start": start}).to_string())
}

async fn page(call: &Call, resource: Resource, options: &ListOptions) -> Result<Page, ApiError> {
    let given = match options.version.as_str() {
        "" => 0,
        text => parse_version(text).ok_or_else(|| ApiError::bad_request(version_fault(text)))?,
    };
    if options.next.is_empty() {
        await_version(call, given).await?;
        let exact = options.version_match == "Exact";
        return Ok(Page { version: exact.then_some(given), after: None });
    }
    if given > 0 {
        return Err(ApiError::bad_request("specifying resource version is not allowed when using continue"));
    }
    let page = read_token(&options.next)?;
    expire(call, resource, page)
}

/// A page of a list that is forgotten is refused with a token that goes on without consistency.
fn expire(call: &Call, resource: Resource, page: Page) -> Result<Page, ApiError> {
    let Some(version) = page.version else { return Ok(page) };
    if call.store().list_at(resource, Some(""), version).is_ok() {
        return Ok(page);
    }
    let text = "The provided continue parameter is too old to display a consistent list result. You can start a new list without the continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.";
    Err(ApiError::new(410, "Expired", text))
}

fn read_token(text: &str) -> Result<Page, ApiError> {
    let fault = |why: &str| {
        ApiError::bad_request(format!("invalid continue token: continue key is not valid: {why}"))
    };
    let bytes = lenient_base64(text).ok_or_else(|| fault("illegal base64 data at input byte 0"))?;
    let value: Value = serde_json::from_slice(&bytes).map_err(|_| {
        let first = bytes.first().copied().map_or(' ', char::from);
        fault(&format!("invalid character '{first}' looking for beginning of value"))
    })?;
    let version = value["v"].as_str().unwrap_or_default();
    if version != TOKEN_VERSION {
        return Err(fault(&format!("server does not recognize this encoded version {version}")));
    }
    let start = value["start"].as_str().unwrap_or_default();
    let given = value["rv"].as_i64().unwrap_or_default();
    if start.is_empty() {
        return Err(fault(&format!("encoded start key empty (version {TOKEN_VERSION})")));
    }
    if given == 0 {
        return Err(fault(&format!("incorrect encoded start resourceVersion (version {TOKEN_VERSION})")));
    }
    if start.split('/').any(|part| part == "..") {
        return Err(fault(start));
    }
    // A version below 0 asks for the rest of the list as it is now.
    let after = start.strip_suffix('\u{0}').unwrap_or(start).to_owned();
    Ok(Page { version: u64::try_from(given).ok(), after: Some(after) })
}

/// Base64 as the Go decoder reads tokens: trailing bits do not matter.
fn lenient_base64(text: &str) -> Option<Vec<u8>> {
    let config = GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent);
    GeneralPurpose::new(&URL_SAFE, config).decode(text).ok()
}

/// A list in the form that was asked for.
pub fn document(call: &Call, resource: Resource, objects: &[Arc<Value>], metadata: Value) -> Answer {
    let refs = || objects.iter().map(AsRef::as_ref);
    let form = call.form;
    let value = match form.view {
        View::Table => {
            let include = Include::parse(call.query.first("includeObject"));
            let now = call.store().clock().now();
            table::table(Served::Stored(resource), refs(), trimmed(metadata), form, include, now, true)
        }
        View::Metadata | View::MetadataList => metadata_list(refs(), trimmed(metadata), form),
        View::Whole if form.encoding == Encoding::Json && !form.pretty => {
            return Answer::bytes(200, "application/json", list_bytes(resource, objects, &metadata));
        }
        View::Whole => serde_json::from_slice(&list_bytes(resource, objects, &metadata)).unwrap_or_default(),
    };
    Answer::document(200, &value, form)
}

/// Tables and metadata lists leave an empty token out.
fn trimmed(mut metadata: Value) -> Value {
    if metadata["continue"] == ""
        && let Some(map) = metadata.as_object_mut()
    {
        map.remove("continue");
    }
    metadata
}

/// Metadata of several objects. An empty list is null, as the server writes it.
pub fn metadata_list<'a>(objects: impl Iterator<Item = &'a Value>, metadata: Value, form: Form) -> Value {
    let items: Vec<Value> = objects.map(|object| table::partial(object, form)).collect();
    let items = if items.is_empty() { Value::Null } else { items.into() };
    json!({"kind": "PartialObjectMetadataList", "apiVersion": form.version, "metadata": metadata, "items": items})
}

/// A whole list as JSON, written object by object so that nothing is copied first.
fn list_bytes(resource: Resource, objects: &[Arc<Value>], metadata: &Value) -> Vec<u8> {
    let names = resource.names();
    let mut bytes = format!("{{\"apiVersion\":\"{}\",\"items\":[", names.api_version).into_bytes();
    for (index, object) in objects.iter().enumerate() {
        if index > 0 {
            bytes.push(b',');
        }
        bytes.extend(item_bytes(resource, object));
    }
    bytes.extend(format!("],\"kind\":\"{}List\",\"metadata\":{metadata}}}\n", names.kind).bytes());
    bytes
}

/// Items of core lists do not repeat what kind they are.
fn item_bytes(resource: Resource, object: &Value) -> Vec<u8> {
    if resource.is_custom() {
        return serde_json::to_vec(object).unwrap_or_default();
    }
    let mut item = object.as_object().cloned().unwrap_or_default();
    item.remove("kind");
    item.remove("apiVersion");
    serde_json::to_vec(&item).unwrap_or_default()
}
