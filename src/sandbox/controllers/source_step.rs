//! The source step: makes the first content, once.
//!
//! In: an object whose source was not carried out. Out: content, `creationSource`, the conditions that a
//! render is awaited; or both conditions Failed. Never: a render.

use std::sync::Arc;

use tokio::time::sleep;

use super::Context;
use super::lifecycle_step::HELD;
use super::object::Revision;
use super::queue::Next;
use super::status::Say;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::record::check_key;
use crate::sandbox::cache::{Key, Record, Trail};
use crate::sandbox::controllers::registered::Registered;
use crate::sandbox::crash::Point;
use crate::sandbox::faults::world::not_fast_forward;
use crate::sandbox::sources;
use crate::sandbox::truth::Origin;

impl Context {
    /// Carries out the source. What comes next is another reconcile, which sees what changed meanwhile.
    pub async fn source_step(&self, revision: &Revision, wish: Lifecycle) -> Next {
        if self.strikes("swallowed-errors", self.faults.swallowed_errors, revision) {
            return Next::Done;
        }
        match self.make_content(revision).await {
            Ok(_) if self.loses_result(revision) => Next::Done,
            Ok((source, record, repository)) => {
                let content = (!record.key.is_lost()).then_some((&*record, &repository));
                self.write_made(revision, source, Say::NOT_READY, content);
                let observed = revision.status().observed_prr_resource_version.as_deref().unwrap_or_default();
                self.write_rendered(revision, Say::AWAITING, "", observed);
                self.label_new(revision);
                match self.strikes("source-twice", self.faults.source_twice, revision) {
                    true => self.source_again(revision, source, wish).await,
                    false => Next::NOW,
                }
            }
            Err(message) => {
                self.write_source_failed(revision, &message);
                Next::Done
            }
        }
    }

    async fn make_content(
        &self,
        revision: &Revision,
    ) -> Result<(&'static str, Arc<Record>, Registered), String> {
        if let Some(made) = self.made_before(revision) {
            return Ok(made);
        }
        self.check_faults(revision)?;
        let made = sources::make(self, revision).await?;
        let key = revision.key();
        let repository = self.usable(&key.namespace, &key.repository).ok_or_else(|| {
            format!("create draft: repository {}:{}:: not found", key.namespace, key.repository)
        })?;
        check_key(&key).map_err(|why| format!("create draft: {why}"))?;
        let record = self.cache.insert(draft(revision, Arc::new(made.files), self)).await;
        let record = record.map_err(|why| format!("update resources: {why}"))?;
        self.trap.at(Point::SourceStored);
        Ok((made.kind, record, repository))
    }

    /// The failures that faults ask for.
    fn check_faults(&self, revision: &Revision) -> Result<(), String> {
        let (key, uid) = (revision.key(), revision.object.metadata.uid.as_deref().unwrap_or_default());
        let Key { namespace, repository, .. } = &key;
        if self.world.strikes_once("stuck-source", self.faults.stuck_source, &key, uid) {
            return Err(format!("create draft: repository {namespace}:{repository}:: not found"));
        }
        match self.usable(namespace, repository).filter(|_| self.world.has_branch(&key)) {
            Some(at) => Err(not_fast_forward(&key, &at.directory, &at.branch)),
            None => Ok(()),
        }
    }

    /// The source once more, by a pass that does not see that it was carried out: the content is emptied, its
    /// push to git fails, and what is known of the source goes. The pass after that one sees an older copy of
    /// the object, in which all is well, and renders what is outstanding.
    async fn source_again(&self, revision: &Revision, source: &str, wish: Lifecycle) -> Next {
        sleep(HELD).await;
        let key = revision.key();
        let emptied = |now: &Record, version: &str| {
            let (files, version, trail) = (Arc::default(), version.to_owned(), Trail::default());
            Ok(Record { files, version, trail, ..now.clone() })
        };
        // Content that is gone meanwhile cannot be emptied.
        drop(self.cache.update_from(&key, Origin::Made, emptied).await);
        self.world.leave_branch(&key);
        let Some(at) = self.usable(&key.namespace, &key.repository) else { return Next::Done };
        self.write_source_failed(revision, &not_fast_forward(&key, &at.directory, &at.branch));
        let now = self.revision(revision.namespace(), revision.name());
        match now.map(|now| now.with_source(source)).filter(Revision::has_request) {
            Some(older) => self.carry_out(&older, wish).await,
            None => Next::Done,
        }
    }

    /// The content, if it was made for this very object and the process ended before that was reported.
    fn made_before(&self, revision: &Revision) -> Option<(&'static str, Arc<Record>, Registered)> {
        let (key, uid) = (revision.key(), revision.object.metadata.uid.as_deref()?);
        let record = self.cache.get(&key).filter(|record| record.trail.maker.as_deref() == Some(uid))?;
        let kind = sources::kind(revision.object.spec.source.as_ref()?)?;
        Some((kind, record, self.usable(&key.namespace, &key.repository)?))
    }
}

/// A new draft.
fn draft(revision: &Revision, files: Arc<crate::package::Files>, context: &Context) -> Record {
    let key = revision.key();
    let version = context.cache.next_version(&key);
    let trail = Trail::made_for(revision.object.metadata.uid.as_deref());
    Record { key, files, version, lifecycle: Lifecycle::Draft, revision: 0, publication: None, trail }
}
