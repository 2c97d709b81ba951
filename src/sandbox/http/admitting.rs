//! Who is asked about a write.
//!
//! In: a write, and what is there beside its object. Out: yes, or the first refusal. Never: a rule of its own.

use std::sync::Arc;

use serde_json::Value;

use super::Call;
use super::vet::Place;
use crate::sandbox::admission::webhook::Webhook;
use crate::sandbox::admission::{self, repository};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{Part, Resource};

/// What admission looks at beside the object.
#[derive(Default)]
pub(super) struct Beside {
    /// Repositories that must not overlap.
    repositories: Vec<Arc<Value>>,
    /// The webhook, if it has a word in this.
    pub(super) webhook: Option<Webhook>,
}

/// Looks around before a write.
pub(super) fn beside(call: &Call, resource: Resource) -> Beside {
    let (store, namespace) = (call.store(), &call.target.namespace);
    match resource {
        Resource::Repositories => {
            Beside { repositories: store.list(resource, Some(namespace)).0, ..Beside::default() }
        }
        Resource::PackageRevisions if store.has_webhook() => {
            Beside { webhook: Some(Webhook::of(store, namespace)), ..Beside::default() }
        }
        _ => Beside::default(),
    }
}

/// The decision over a write, as the store asks for it.
pub(super) fn admit(
    place: Place<'_>,
    beside: &Beside,
    keep_nulls: bool,
    old: Option<&Value>,
    new: &mut Value,
) -> Result<(), ApiError> {
    admission::complete(place.resource, new, keep_nulls);
    admission::judge(place.resource, place.part, old, new)?;
    if place.resource == Resource::Repositories && place.part == Part::Main {
        let others: Vec<&Value> = beside.repositories.iter().map(AsRef::as_ref).collect();
        repository::conflict(new, &others)?;
    }
    match beside.webhook.as_ref().filter(|_| place.part == Part::Main) {
        Some(webhook) => webhook.review(old, new),
        None => Ok(()),
    }
}
