//! What the engine needs from a client, small enough to be scripted in tests.
//!
//! In: a name. Out: quorum readings, watch hints, and errors sorted by what a wait does about them.
//! Never: verdicts.

use std::future::Future;
use std::time::Duration;

use futures::Stream;

use crate::api::v1alpha2::PackageRevision;

/// A reading that gave no evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// 404 that is not about this object: the API is not served.
    NotServed(String),
    /// 403.
    Forbidden(String),
    /// 401.
    Unauthorized(String),
    /// 429 or 503, with what the server asks for.
    Busy {
        /// `Retry-After`.
        retry_after: Option<Duration>,
        /// The server's words.
        text: String,
    },
    /// 410, as a status or inside a watch.
    Expired,
    /// Nobody is there: no connection could be made, or no answer came in time.
    Away(String),
    /// 5xx, a connection or a stream that broke: worth another try.
    Unreachable(String),
    /// Any other refusal: another try changes nothing.
    Refused(String),
}

impl ReadError {
    /// The text.
    pub fn text(&self) -> &str {
        match self {
            Self::NotServed(text)
            | Self::Forbidden(text)
            | Self::Unauthorized(text)
            | Self::Busy { text, .. }
            | Self::Away(text)
            | Self::Unreachable(text)
            | Self::Refused(text) => text,
            Self::Expired => "the version to watch from has expired",
        }
    }
}

/// One event of a watch. It says "read now", never more.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// Added or modified.
    Changed(Box<PackageRevision>),
    /// Deleted.
    Deleted,
    /// Nothing but a sign of life.
    Bookmark,
}

/// Reads of package revisions (`v1alpha2`) in one namespace.
pub trait Reads {
    /// The events of a watch.
    type Events: Stream<Item = Result<Seen, ReadError>> + Unpin;

    /// A quorum GET; `None` only for a 404 that names this resource.
    ///
    /// # Errors
    /// Anything else than the object or its absence.
    fn get(&self, name: &str) -> impl Future<Output = Result<Option<PackageRevision>, ReadError>>;

    /// A LIST with `metadata.name` as field selector and no resource version.
    ///
    /// # Errors
    /// Anything else than an answer 200.
    fn list_named(&self, name: &str) -> impl Future<Output = Result<Vec<PackageRevision>, ReadError>>;

    /// A watch of that one name, from a version or from now.
    ///
    /// # Errors
    /// The watch was not opened.
    fn watch(
        &self,
        name: &str,
        version: Option<&str>,
    ) -> impl Future<Output = Result<Self::Events, ReadError>>;

    /// The namespace, for messages.
    fn place(&self) -> Option<String> {
        None
    }

    /// Gets new credentials.
    ///
    /// # Errors
    /// There are none.
    fn reconnect(&self) -> impl Future<Output = Result<(), ReadError>>;

    /// Does that Repository exist? `None` when it cannot be told.
    fn repository_exists(&self, repository: &str) -> impl Future<Output = Option<bool>>;

    /// The version of the stored content. `None` when it cannot be told.
    fn content_version(&self, name: &str) -> impl Future<Output = Option<String>>;

    /// The highest revision number among the other revisions of its package, 0 if there is none. `None`
    /// when it cannot be told.
    fn newest_sibling(&self, of: &PackageRevision) -> impl Future<Output = Option<i64>>;
}
