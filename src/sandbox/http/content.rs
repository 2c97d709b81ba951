//! `porch.kpt.dev/v1alpha1` PackageRevisionResources: reads, PUT and PATCH of whole packages.
//!
//! In: a target and a body. Out: what the content side answers. Never: what a package holds.

use serde_json::{Value, json};

use super::Call;
use super::answer::{Answer, Refusal};
use super::decode::{decode, unrecognized};
use super::edit::Patch;
use super::media::{PatchKind, View, body_encoding, patch_kind};
use super::read;
use super::route::Served;
use super::table::{self, Include};
use crate::sandbox::status::ApiError;

const KIND: &str = "PackageRevisionResources";
const API_VERSION: &str = "porch.kpt.dev/v1alpha1";

/// Answers a request for content.
///
/// # Errors
/// 405 for what content does not do, 400 for bad bodies, and what the content side says.
pub async fn answer(call: &Call, verb: &str, body: &[u8]) -> Result<Answer, Refusal> {
    match verb {
        "get" => get(call).await,
        "list" => list(call).await,
        "update" => put(call, body).await,
        "patch" => patch(call, body).await,
        "watch" => Err(no_watch().into()),
        _ => Err(super::not_allowed().into()),
    }
}

fn no_watch() -> ApiError {
    let text = "watch is not supported on resources of kind \"packagerevisionresources.porch.kpt.dev\"";
    let mut error = ApiError::new(405, "MethodNotAllowed", text);
    error.details = Some(json!({"group": "porch.kpt.dev", "kind": "packagerevisionresources"}));
    error
}

async fn get(call: &Call) -> Result<Answer, Refusal> {
    let object = call.contents().get(&call.target.namespace, &call.target.name).await?;
    Ok(read::one(call, 200, Served::Contents, &object))
}

async fn list(call: &Call) -> Result<Answer, Refusal> {
    let namespace = Some(call.target.namespace.as_str()).filter(|namespace| !namespace.is_empty());
    let objects = call.contents().list(namespace).await?;
    let form = call.form;
    let document = match form.view {
        View::Whole => {
            json!({"kind": format!("{KIND}List"), "apiVersion": API_VERSION, "metadata": {}, "items": objects})
        }
        View::Table => {
            let include = Include::parse(call.query.first("includeObject"));
            let now = call.store().clock().now();
            table::table(Served::Contents, objects.iter(), json!({}), form, include, now, true)
        }
        View::Metadata | View::MetadataList => read::metadata_list(objects.iter(), json!({}), form),
    };
    Ok(Answer::document(200, &document, form))
}

async fn put(call: &Call, body: &[u8]) -> Result<Answer, Refusal> {
    let encoding = body_encoding(call.content_type())?;
    let object = decode(body, encoding)
        .map_err(|why| {
            unrecognized(KIND, &format!("couldn't get version/kind; json parse error: {why}"), body)
        })?
        .value;
    if !object.is_object() {
        return Err(unrecognized(KIND, "couldn't get version/kind; json parse error", body).into());
    }
    check_identity(call, &object)?;
    store(call, object).await
}

/// A patch reads, changes and writes, so that its version is the one it read unless it names another.
async fn patch(call: &Call, body: &[u8]) -> Result<Answer, Refusal> {
    let kind = match patch_kind(call.content_type(), true)? {
        PatchKind::Apply => {
            let text = "the server rejected our request due to an error in our request";
            return Err(ApiError::new(415, "UnsupportedMediaType", text).into());
        }
        kind => kind,
    };
    let patch = Patch::read(kind, body)?;
    let live = call.contents().get(&call.target.namespace, &call.target.name).await?;
    let object = patch.apply(&live)?;
    check_identity(call, &object)?;
    store(call, object).await
}

async fn store(call: &Call, object: Value) -> Result<Answer, Refusal> {
    let stored = call.contents().put(&call.target.namespace, &call.target.name, object).await?;
    Ok(read::one(call, 200, Served::Contents, &stored))
}

fn check_identity(call: &Call, object: &Value) -> Result<(), ApiError> {
    let text = |field: &str| object["metadata"][field].as_str().unwrap_or_default();
    let (name, wanted) = (text("name"), call.target.name.as_str());
    if name.is_empty() {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({wanted} based on URL) was undeterminable: name must be provided"
        )));
    }
    if name != wanted {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({name}) does not match the name on the URL ({wanted})"
        )));
    }
    let namespace = text("namespace");
    if !namespace.is_empty() && namespace != call.target.namespace {
        let text = "the namespace of the provided object does not match the namespace sent on the request";
        return Err(ApiError::bad_request(text));
    }
    Ok(())
}
