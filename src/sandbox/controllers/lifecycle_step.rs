//! The lifecycle step: brings the content to the lifecycle the object wishes.
//!
//! In: the wish as read at the start of the reconcile. Out: `Ready`, with locks and revision; commits when
//! it is published. Never: a change of the wish. A failed step takes locks and revision away, as recorded.

use std::sync::Arc;
use std::time::Duration;

use super::Context;
use super::object::Revision;
use super::queue::Next;
use super::registered::Registered;
use super::status::Say;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::{Key, Move, Record, Refusal};
use crate::sandbox::crash::Point;
use crate::sandbox::flavour::Flavour;
use crate::sandbox::truth::Origin;

/// How long the fault `overwrite` holds what it read before it writes it back.
pub(super) const HELD: Duration = Duration::from_millis(100);
/// Attempts when the content changes meanwhile.
const ATTEMPTS: usize = 3;

impl Context {
    /// Takes the step and reports it.
    pub async fn lifecycle_step(&self, revision: &Revision, wish: Lifecycle) -> Next {
        if self.strikes("swallowed-errors", self.faults.swallowed_errors, revision) {
            return Next::Done;
        }
        if self.flavour.guards() && revision.is_guarded(wish) {
            self.write_guarded(revision);
            return Next::Again(Flavour::RETRY);
        }
        match self.reach(&revision.key(), wish).await {
            Ok((record, repository)) => {
                self.write_ready(revision, Say::READY, Some((&record, &repository)));
                if wish.is_published() {
                    self.label_siblings(&record.key);
                }
                Next::Done
            }
            Err(why) => {
                self.write_ready(revision, Say::failed(&why.to_string()), None);
                if self.flavour.guards() { Next::Again(Flavour::RETRY) } else { Next::Done }
            }
        }
    }

    /// Says that the guard waits; what is known of the content stays known.
    fn write_guarded(&self, revision: &Revision) {
        let key = revision.key();
        let content = self.cache.get(&key).zip(self.usable(&key.namespace, &key.repository));
        let content = content.as_ref().map(|(record, repository)| (&**record, repository));
        self.write_ready(revision, Say::GUARDED, content);
    }

    /// Takes the step, anew if the content changed meanwhile.
    async fn reach(&self, key: &Key, wish: Lifecycle) -> Result<(Arc<Record>, Registered), Refusal> {
        for _ in 1..ATTEMPTS {
            match self.step(key, wish).await {
                Err(Refusal::Stale) => {}
                other => return other,
            }
        }
        self.step(key, wish).await
    }

    async fn step(&self, key: &Key, wish: Lifecycle) -> Result<(Arc<Record>, Registered), Refusal> {
        let unknown = || format!("repository {}:{}:: not found", key.namespace, key.repository);
        let repository = self.usable(&key.namespace, &key.repository);
        let repository = repository.ok_or_else(|| Refusal::Failed(unknown()))?;
        let record = self.cache.get(key).ok_or_else(|| Refusal::Missing(key.not_found()))?;
        let record = self.settle(&repository, record).await?;
        let reached = match record.step(wish)? {
            Move::Stay => Ok(record),
            Move::Publish => self.publish(&repository, record).await,
            Move::Rework => self.rework(&record, wish).await,
            Move::Mark => {
                self.cache.update(key, |now, _| Ok(Record { lifecycle: wish, ..now.clone() })).await
            }
        };
        let reached = reached?;
        self.trap.at(Point::StepTaken);
        Ok((reached, repository))
    }

    /// Between Draft and Proposed. The content gets a new version but stays what it is.
    async fn rework(&self, read: &Record, wish: Lifecycle) -> Result<Arc<Record>, Refusal> {
        let old = self.faults.overwrite.then(|| read.files.clone());
        let origin = if old.is_some() { Origin::Copied { read } } else { Origin::Kept };
        if old.is_some() {
            tokio::time::sleep(HELD).await;
        }
        let change = |now: &Record, version: &str| {
            let files = old.unwrap_or_else(|| now.files.clone());
            Ok(Record { files, version: version.into(), lifecycle: wish, ..now.clone() })
        };
        self.cache.update_from(&read.key, origin, change).await
    }
}
