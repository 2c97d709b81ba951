//! Patches: JSON merge patch and JSON patch.
//!
//! In: a patch body and an object. Out: the patched object, or 400 and 422 in the server's words. Never:
//! server-side apply (that is the store), validation of the outcome.

use serde_json::{Map, Value, json};

use super::decode::{Decoded, decode, not_a_map};
use super::media::{Encoding, PatchKind};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::merge_patched;

/// Most operations of one JSON patch (limit of kube-apiserver).
const MAX_OPERATIONS: usize = 10_000;

/// A patch that was read.
#[derive(Clone, Debug)]
pub enum Patch {
    /// Merge patch and the keys it holds twice.
    Merge(Value, Vec<String>),
    /// Operations.
    Json(Vec<Value>),
}

impl Patch {
    /// Reads a body.
    ///
    /// # Errors
    /// 400.
    pub fn read(kind: PatchKind, body: &[u8]) -> Result<Self, ApiError> {
        let fault = |why: String| ApiError::bad_request(format!("error decoding patch: {why}"));
        let Decoded { value, twice } = decode(body, Encoding::Json).map_err(fault)?;
        match (kind, value) {
            (PatchKind::Json, Value::Null) => Ok(Self::Json(Vec::new())),
            (PatchKind::Json, Value::Array(steps)) if steps.len() > MAX_OPERATIONS => {
                let text = format!(
                    "Request entity too large: The allowed maximum operations in a JSON patch is {MAX_OPERATIONS}, got {}",
                    steps.len()
                );
                Err(ApiError::new(413, "RequestEntityTooLarge", text))
            }
            (PatchKind::Json, Value::Array(steps)) => Ok(Self::Json(steps)),
            (PatchKind::Json, other) => Err(fault(not_a_list(&other))),
            (_, Value::Null) => Err(ApiError::bad_request("Invalid JSON Patch")),
            (_, value @ Value::Object(_)) => Ok(Self::Merge(value, twice)),
            (_, other) => Err(fault(not_a_map(&other, "map[string]interface {}"))),
        }
    }

    /// Keys given twice.
    pub fn twice(&self) -> &[String] {
        match self {
            Self::Merge(_, twice) => twice,
            Self::Json(_) => &[],
        }
    }

    /// Applies it.
    ///
    /// # Errors
    /// 422 for a JSON patch that cannot be applied, without a word why.
    pub fn apply(&self, live: &Value) -> Result<Value, ApiError> {
        match self {
            Self::Merge(patch, _) => Ok(merge_patched(live, patch)),
            Self::Json(steps) => {
                let mut object = live.clone();
                for step in steps {
                    run(&mut object, step).ok_or_else(rejected)?;
                }
                Ok(object)
            }
        }
    }
}

fn rejected() -> ApiError {
    let text = "the server rejected our request due to an error in our request";
    let mut error = ApiError::new(422, "Invalid", text);
    error.details = Some(json!({}));
    error
}

fn not_a_list(value: &Value) -> String {
    let name = match value {
        Value::Number(_) => "number",
        Value::Bool(_) => "bool",
        Value::String(_) => "string",
        _ => "object",
    };
    format!("json: cannot unmarshal {name} into Go value of type []handlers.jsonPatchOp")
}

/// One operation. The library is stricter than the server in three things the server's answers show:
/// `replace` of a missing key adds it, a value may be left out, and a path without its first slash counts
/// from the second part.
fn run(object: &mut Value, step: &Value) -> Option<()> {
    let mut step: Map<String, Value> = step.as_object()?.clone();
    for name in ["path", "from"] {
        if let Some(Value::String(path)) = step.get_mut(name) {
            *path = rooted(path);
        }
    }
    let operation = step.get("op")?.as_str()?.to_owned();
    let path = step.get("path")?.as_str()?.to_owned();
    if matches!(operation.as_str(), "add" | "replace" | "test") {
        step.entry("value").or_insert(Value::Null);
    }
    if operation == "replace" && object.pointer(&path).is_none() {
        let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
        object.pointer(parent)?.as_object()?;
        step.insert("op".into(), "add".into());
    }
    let patch: json_patch::Patch = serde_json::from_value(Value::Array(vec![Value::Object(step)])).ok()?;
    json_patch::patch(object, &patch).ok()
}

fn rooted(path: &str) -> String {
    if path.is_empty() || path.starts_with('/') {
        return path.to_owned();
    }
    path.find('/').map_or_else(|| path.to_owned(), |at| path[at..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patched(kind: PatchKind, patch: Value) -> Result<Value, (u16, String)> {
        let object = json!({"spec": {"lifecycle": "Draft", "list": [1]}, "metadata": {}});
        let patch = Patch::read(kind, patch.to_string().as_bytes());
        patch.and_then(|patch| patch.apply(&object)).map_err(|error| (error.code, error.message))
    }

    #[test]
    fn merge_patches() {
        let outcome = patched(PatchKind::Merge, json!({"spec": {"lifecycle": null, "list": [2]}}));
        assert_eq!(outcome.unwrap(), json!({"spec": {"list": [2]}, "metadata": {}}));
        assert_eq!(patched(PatchKind::Merge, json!(null)).unwrap_err().1, "Invalid JSON Patch");
        assert!(patched(PatchKind::Merge, json!([])).unwrap_err().1.contains("cannot unmarshal array"));
        let empty = Patch::read(PatchKind::Merge, b"").unwrap_err();
        assert_eq!(empty.message, "error decoding patch: unexpected end of JSON input");
    }

    #[test]
    fn json_patches() {
        let steps = json!([{"op": "test", "path": "/spec/lifecycle", "value": "Draft"},
            {"op": "replace", "path": "/spec/lifecycle", "value": "Proposed"},
            {"op": "add", "path": "/spec/list/-", "value": 2},
            {"op": "copy", "from": "/spec/list/0", "path": "/spec/list/0"}]);
        let outcome = patched(PatchKind::Json, steps).unwrap();
        assert_eq!(outcome["spec"], json!({"lifecycle": "Proposed", "list": [1, 1, 2]}));
        assert!(patched(PatchKind::Json, json!(null)).is_ok());
    }

    #[test]
    fn what_the_server_forgives() {
        let one = |step: Value| patched(PatchKind::Json, json!([step]));
        assert_eq!(
            one(json!({"op": "replace", "path": "/spec/nope", "value": 1})).unwrap()["spec"]["nope"],
            1
        );
        assert_eq!(one(json!({"op": "add", "path": "spec/x", "value": 1})).unwrap()["x"], 1);
        assert_eq!(
            one(json!({"op": "add", "path": "/spec/lifecycle"})).unwrap()["spec"]["lifecycle"],
            Value::Null
        );
    }

    #[test]
    fn what_it_does_not() {
        for step in [
            json!({"op": "test", "path": "/spec/lifecycle", "value": "X"}),
            json!({"op": "remove", "path": "/spec/nope"}),
            json!({"op": "replace", "path": "/nope/x", "value": 1}),
            json!({"op": "foo", "path": "/spec"}),
            json!({"path": "/spec"}),
        ] {
            assert_eq!(patched(PatchKind::Json, json!([step])).unwrap_err().0, 422, "{step}");
        }
        assert_eq!(patched(PatchKind::Json, json!({"op": "x"})).unwrap_err().0, 400);
    }
}
