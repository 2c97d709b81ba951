//! [`Reads`] over a real connection.
//!
//! In: a [`Client`], and how it was connected if it may be connected again. Out: readings and errors in
//! the engine's classes. Never: verdicts, repeats of its own.

use futures::StreamExt;
use futures::stream::BoxStream;
use tokio::sync::RwLock;

use super::many::{Page, ReadsMany, SeenOf, Selection};
use super::reads::{ReadError, Reads, Seen};
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::client::{Class, Client, Fault, Hint, ListQuery};
use crate::settings::Connection;

/// A connection that can be made again when its credentials are not accepted any more.
pub struct Live {
    client: RwLock<Client>,
    namespace: String,
    connection: Option<Connection>,
}

impl Live {
    /// Reads over this client; without `connection` refused credentials are final.
    ///
    /// The loop has its own pauses between reads, so the client repeats none.
    pub fn new(client: Client, connection: Option<Connection>) -> Self {
        let namespace = client.namespace().to_owned();
        Self { client: RwLock::new(client.without_repeats()), namespace, connection }
    }

    /// The content of a revision; nothing while a fresh object has none.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn resources(&self, name: &str) -> Result<Option<PackageRevisionResources>, Fault> {
        match self.client().await.get_resources(name).await {
            Ok(resources) => Ok(Some(resources)),
            Err(fault) if fault.is_not_found() => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// The connection as it is now.
    pub(super) async fn client(&self) -> Client {
        self.client.read().await.clone()
    }
}

/// What a wait does about a fault.
pub fn sort(fault: Fault) -> ReadError {
    let text = fault.message;
    if fault.code == Some(410) {
        return ReadError::Expired;
    }
    match fault.class {
        Class::NotServed => ReadError::NotServed(text),
        Class::Forbidden => ReadError::Forbidden(text),
        Class::Unauthorized => ReadError::Unauthorized(text),
        Class::Expired => ReadError::Expired,
        Class::Unreachable => ReadError::Away(text),
        Class::Timeout if fault.code.is_none() => ReadError::Away(text),
        Class::Throttled | Class::ServerBusy if fault.retry_after.is_some() => {
            ReadError::Busy { retry_after: fault.retry_after, text }
        }
        Class::Invalid | Class::Gone | Class::TooLarge => ReadError::Refused(text),
        Class::Other if fault.code.is_some_and(|code| code < 500) => ReadError::Refused(text),
        _ => ReadError::Unreachable(text),
    }
}

/// What an event is worth.
fn seen(hint: Result<Hint, Fault>) -> Result<Seen, ReadError> {
    match hint {
        Ok(Hint::Changed(Some(revision))) => Ok(Seen::Changed(revision)),
        // An event that cannot be read is a reason to look.
        Ok(Hint::Changed(None) | Hint::Deleted(_)) => Ok(Seen::Deleted),
        Ok(Hint::Bookmark) => Ok(Seen::Bookmark),
        Ok(Hint::Gone410) => Err(ReadError::Expired),
        Err(fault) => Err(sort(fault)),
    }
}

impl Reads for Live {
    type Events = BoxStream<'static, Result<Seen, ReadError>>;

    async fn get(&self, name: &str) -> Result<Option<PackageRevision>, ReadError> {
        match self.client().await.get_revision(name).await {
            Ok(revision) => Ok(Some(revision)),
            Err(fault) if fault.is_not_found() && fault.code == Some(404) => Ok(None),
            Err(fault) => Err(sort(fault)),
        }
    }

    async fn list_named(&self, name: &str) -> Result<Vec<PackageRevision>, ReadError> {
        let query = ListQuery { fields: format!("metadata.name={name}"), ..ListQuery::default() };
        self.client().await.list_revisions(&query).await.map(|list| list.items).map_err(sort)
    }

    async fn watch(&self, name: &str, version: Option<&str>) -> Result<Self::Events, ReadError> {
        let hints = self.client().await.watch_revision(name, version).await.map_err(sort)?;
        Ok(hints.map(seen).boxed())
    }

    fn place(&self) -> Option<String> {
        Some(self.namespace.clone())
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        let refused = || ReadError::Unauthorized("the credentials are not accepted".into());
        let connection = self.connection.as_ref().ok_or_else(refused)?;
        let fresh = self.client().await.connected_again(connection).await.map_err(|_| refused())?;
        *self.client.write().await = fresh;
        Ok(())
    }

    async fn repository_exists(&self, repository: &str) -> Option<bool> {
        match self.client().await.get_repository(repository).await {
            Ok(_) => Some(true),
            Err(fault) if fault.is_not_found() && fault.code == Some(404) => Some(false),
            Err(_) => None,
        }
    }

    async fn content_version(&self, name: &str) -> Option<String> {
        let metadata = self.client().await.get_metadata::<PackageRevisionResources>(name).await;
        metadata.ok()?.resource_version
    }

    async fn newest_sibling(&self, of: &PackageRevision) -> Option<i64> {
        let spec = &of.spec;
        let fields = format!("spec.repository={},spec.packageName={}", spec.repository, spec.package_name);
        let query = ListQuery { fields, ..ListQuery::default() };
        let list = self.client().await.list_revisions(&query).await.ok()?;
        let others = list.items.iter().filter(|other| other.metadata.name != of.metadata.name);
        let number = |other: &PackageRevision| other.status.as_ref().and_then(|status| status.revision);
        Some(others.filter_map(number).max().unwrap_or_default())
    }
}

impl ReadsMany for Live {
    type EventsOfMany = BoxStream<'static, Result<SeenOf, ReadError>>;

    async fn page(&self, selection: &Selection, token: Option<&str>) -> Result<Page, ReadError> {
        let list = self.client().await.list_page(&query(selection), token).await.map_err(sort)?;
        Ok(Page { items: list.items, version: list.resource_version, next: list.next })
    }

    async fn watch_many(
        &self,
        selection: &Selection,
        version: Option<&str>,
    ) -> Result<Self::EventsOfMany, ReadError> {
        let hints = self.client().await.watch_all(&query(selection), version).await.map_err(sort)?;
        Ok(hints.map(seen_of).boxed())
    }
}

fn query(selection: &Selection) -> ListQuery {
    ListQuery { labels: selection.labels.clone(), fields: selection.fields.clone(), ..ListQuery::default() }
}

/// What an event is worth, and whom it is about.
fn seen_of(hint: Result<Hint, Fault>) -> Result<SeenOf, ReadError> {
    let name = match &hint {
        Ok(Hint::Changed(Some(object)) | Hint::Deleted(Some(object))) => object.metadata.name.clone(),
        _ => None,
    };
    Ok(SeenOf { name: name.unwrap_or_default(), seen: seen(hint)? })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::client::Effect;

    fn answer(code: u16, body: &str, retry_after: Option<u64>) -> ReadError {
        sort(Fault::from_answer(Effect::Read, code, body.as_bytes(), retry_after))
    }

    #[test]
    fn faults_are_sorted_by_what_a_wait_does() {
        assert!(matches!(answer(404, "404 page not found", None), ReadError::NotServed(_)));
        assert!(matches!(answer(403, "", None), ReadError::Forbidden(_)));
        assert!(matches!(answer(401, "", None), ReadError::Unauthorized(_)));
        assert!(matches!(answer(410, "", None), ReadError::Expired));
        assert!(matches!(answer(400, "", None), ReadError::Refused(_)));
        assert!(matches!(answer(500, "", None), ReadError::Unreachable(_)));
        assert!(matches!(answer(503, "", None), ReadError::Unreachable(_)));
        let after = Some(Duration::from_secs(5));
        assert!(
            matches!(answer(429, "", Some(5)), ReadError::Busy { retry_after, .. } if retry_after == after)
        );
        assert!(matches!(sort(Fault::local(Class::Unreachable, "x")), ReadError::Away(_)));
        assert!(matches!(sort(Fault::local(Class::Timeout, "x")), ReadError::Away(_)));
        assert!(matches!(answer(504, "", None), ReadError::Unreachable(_)));
        assert!(matches!(sort(Fault::local(Class::Broken, "x")), ReadError::Unreachable(_)));
    }

    #[test]
    fn an_event_that_cannot_be_read_is_a_reason_to_look() {
        assert_eq!(seen(Ok(Hint::Changed(None))), Ok(Seen::Deleted));
        assert_eq!(seen(Ok(Hint::Bookmark)), Ok(Seen::Bookmark));
        assert_eq!(seen(Ok(Hint::Gone410)), Err(ReadError::Expired));
    }
}
