//! Goals about any field of the object.
//!
//! In: a snapshot with its document, a path, the wanted value. Out: a verdict. A field of the status is believed once the
//! controller has finished with the present generation. Never: two values for one question.

use serde_json::Value;

use super::Verdict;
use crate::api::jsonpath::Template;
use crate::wait::faults::{Fault, Reason};
use crate::wait::goal::Rule;
use crate::wait::snapshot::Snapshot;

pub(super) fn found(o: &Snapshot, path: &Template, wanted: Option<&str>, rule: Rule) -> Verdict {
    // `..name` and the like may lead into the status as well.
    let of_status = path.root().is_none_or(|root| root == "status");
    if of_status && rule != Rule::Literal && !o.reconciled() {
        return super::behind();
    }
    let found = o.document.as_ref().map(|document| path.values(document)).unwrap_or_default();
    match (found.as_slice(), wanted) {
        ([], _) => not_met("the path finds nothing yet".into()),
        (_, None) => Verdict::met(),
        ([value], Some(wanted)) => compared(value, wanted),
        (several, Some(_)) => unusable(format!("the path finds {} values, not one", several.len())),
    }
}

/// kubectl compares the text of a scalar.
fn compared(value: &Value, wanted: &str) -> Verdict {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Array(_) | Value::Object(_) => {
            return unusable("the path leads to a list or an object, which has no single value".into());
        }
        other => other.to_string(),
    };
    match text == wanted {
        true => Verdict::met(),
        false => not_met(format!("the path finds {text:?}")),
    }
}

fn not_met(text: String) -> Verdict {
    Verdict::not_yet(Reason::PathNotMet, text)
}

fn unusable(text: String) -> Verdict {
    Verdict::Failed(Fault::at_once(Reason::AmbiguousPath, text))
}
