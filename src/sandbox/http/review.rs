//! Reviews of the caller's own rights. Whoever gets here may do everything, so the answer is yes.
//!
//! In: a SelfSubjectAccessReview. Out: it with its status. Never: a decision about anybody else.

use serde_json::{Value, json};

use super::Call;
use super::answer::Answer;
use super::decode::{decode, unrecognized};
use super::media::body_encoding;
use crate::sandbox::status::{ApiError, Cause};

/// Answers a review.
///
/// # Errors
/// 405 for anything but a create; 400 and 422 for bad bodies.
pub fn answer(call: &Call, verb: &str, body: &[u8]) -> Result<Answer, ApiError> {
    if verb != "create" {
        return Err(super::not_allowed());
    }
    let kind = "SelfSubjectAccessReview";
    let encoding = body_encoding(call.content_type())?;
    let sent = decode(body, encoding).map_err(|why| unrecognized(kind, &why, body))?.value;
    let spec = &sent["spec"];
    if spec["resourceAttributes"].is_null() == spec["nonResourceAttributes"].is_null() {
        let why = "exactly one of nonResourceAttributes or resourceAttributes must be specified";
        let cause = Cause::invalid("spec.resourceAttributes", "null", why);
        return Err(ApiError::invalid("", "authorization.k8s.io", "", vec![cause]));
    }
    let review: Value = json!({"kind": kind, "apiVersion": "authorization.k8s.io/v1", "metadata": {},
        "spec": spec, "status": {"allowed": true}});
    Ok(Answer::document(201, &review, call.form))
}
