//! What clients were promised.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// One package revision as its client knows it.
#[derive(Clone, Debug, Default)]
pub struct Promise {
    /// Its creation was acknowledged, with that uid.
    pub uid: Option<String>,
    /// Token of the content whose push was acknowledged, and the version in the answer.
    pub content: Option<(String, String)>,
    /// The lifecycle whose patch was acknowledged.
    pub wish: String,
    /// Its deletion was acknowledged.
    pub deleted: bool,
    /// The revision it was seen published as.
    pub revision: Option<i64>,
    /// What was sent and not answered.
    pub open: Option<Request>,
}

/// A write.
#[derive(Clone, Debug)]
pub enum Request {
    Create,
    Push(String),
    Wish(&'static str),
    Delete,
}

impl Promise {
    /// May it be gone?
    pub fn may_be_gone(&self) -> bool {
        self.deleted || self.uid.is_none() || matches!(self.open, Some(Request::Delete))
    }

    /// May it wish that?
    pub fn may_wish(&self, lifecycle: &str) -> bool {
        let open = matches!(self.open, Some(Request::Wish(wish)) if wish == lifecycle);
        open || self.wish == lifecycle || (self.wish.is_empty() && lifecycle == "Draft")
    }

    /// May it have that content?
    pub fn may_hold(&self, token: Option<&str>) -> bool {
        let open = matches!(&self.open, Some(Request::Push(sent)) if Some(sent.as_str()) == token);
        open || self.content.as_ref().map(|(token, _)| token.as_str()) == token
    }
}

#[derive(Debug, Default)]
pub struct Book {
    pub promises: BTreeMap<String, Promise>,
    /// The highest resourceVersion anybody saw.
    pub highest: u64,
    /// Acknowledged writes.
    pub writes: u64,
    /// Number of the next package of each client.
    pub next: BTreeMap<u64, u64>,
}

/// Shared by all clients.
#[derive(Clone, Debug, Default)]
pub struct Ledger(Arc<Mutex<Book>>);

impl Ledger {
    pub fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that something is sent.
    pub fn send(&self, name: &str, request: Request) {
        self.book().promises.entry(name.to_owned()).or_default().open = Some(request);
    }

    /// Notes an answer; an acknowledged write is written in.
    pub fn acknowledged(&self, name: &str, version: u64, note: impl FnOnce(&mut Promise)) {
        let mut book = self.book();
        book.highest = book.highest.max(version);
        book.writes += 1;
        let promise = book.promises.entry(name.to_owned()).or_default();
        promise.open = None;
        note(promise);
    }

    /// A refusal: nothing was written.
    pub fn refused(&self, name: &str) {
        self.book().promises.entry(name.to_owned()).or_default().open = None;
    }

    pub fn saw_published(&self, name: &str, revision: Option<i64>) {
        self.book().promises.entry(name.to_owned()).or_default().revision = revision;
    }

    pub fn seen(&self, version: u64) {
        let mut book = self.book();
        book.highest = book.highest.max(version);
    }

    pub fn get(&self, name: &str) -> Promise {
        self.book().promises.get(name).cloned().unwrap_or_default()
    }
}
