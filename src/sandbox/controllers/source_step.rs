//! The source step: makes the first content, once.
//!
//! In: an object whose source was not carried out. Out: content, `creationSource`, the conditions that a
//! render is awaited; or both conditions Failed. Never: a render.

use std::sync::Arc;

use super::Context;
use super::object::Revision;
use super::queue::Next;
use super::status::Say;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::cache::record::check_key;
use crate::sandbox::cache::{Record, Trail};
use crate::sandbox::controllers::registered::Registered;
use crate::sandbox::crash::Point;
use crate::sandbox::sources;

impl Context {
    /// Carries out the source. What comes next is another reconcile, which sees what changed meanwhile.
    pub async fn source_step(&self, revision: &Revision) -> Next {
        match self.make_content(revision).await {
            Ok((source, record, repository)) => {
                let content = (!record.key.is_lost()).then_some((&*record, &repository));
                self.write_made(revision, source, Say::NOT_READY, content);
                let observed = revision.status().observed_prr_resource_version.as_deref().unwrap_or_default();
                self.write_rendered(revision, Say::AWAITING, "", observed);
                self.label_new(revision);
                Next::NOW
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
