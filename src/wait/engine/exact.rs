//! Reads one object by its name, and proves its absence.
//!
//! In: a way to read, a name. Out: the object as a quorum read shows it, or nothing. Never: an absence taken
//! from one 404 where it would end the wait with a claim about the past and a list could tell better.

use super::Course;
use crate::api::v1alpha2::PackageRevision;
use crate::wait::reads::{ReadError, Reads};

/// Remembers which verb is allowed.
#[derive(Debug, Default)]
pub(in crate::wait) struct Exact {
    get_forbidden: bool,
    /// A read was answered, if only with "not found".
    pub(in crate::wait) answered: bool,
}

impl Exact {
    /// The object, or its absence; proven by a list, too, if it `decides`.
    pub(in crate::wait) async fn read<R: Reads>(
        &mut self,
        reads: &R,
        name: &str,
        decides: bool,
        course: &mut Course<'_>,
    ) -> Result<Option<PackageRevision>, ReadError> {
        let mut refused = None;
        if !self.get_forbidden {
            match course.ask(reads.get(name)).await {
                Err(ReadError::Forbidden(text)) => {
                    self.get_forbidden = true;
                    refused = Some(text);
                }
                Ok(None) if decides => self.answered = true,
                other => return other,
            }
        }
        match course.ask(reads.list_named(name)).await {
            // A typed 404 of a quorum read is proof as well where lists are not allowed.
            Err(ReadError::Forbidden(_)) if !self.get_forbidden => Ok(None),
            Err(ReadError::Forbidden(text)) => {
                Err(ReadError::Forbidden(neither(reads.place(), &refused.unwrap_or(text))))
            }
            other => Ok(other?.into_iter().next()),
        }
    }
}

/// Neither verb is allowed: which, on what, and where.
fn neither(place: Option<String>, said: &str) -> String {
    let place = place.map(|namespace| format!(" in namespace {namespace}")).unwrap_or_default();
    format!("cannot get or list packagerevisions.porch.kpt.dev{place}: {said}")
}
