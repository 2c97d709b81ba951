//! The render step: runs the pipeline on the content and writes the result back.
//!
//! In: a Draft that wants a render. Out: rendered content, what the Kptfile says mirrored to the object,
//! the condition Rendered. Never (unless the fault `overwrite` asks for it): a result over newer content;
//! a result for a request that was replaced meanwhile.

use std::sync::Arc;

use tokio::time::sleep;

use super::lifecycle_step::HELD;
use super::object::Revision;
use super::status::Say;
use super::{Context, Unrendered};
use crate::api::PUSH_ON_RENDER_FAILURE;
use crate::package::Files;
use crate::sandbox::cache::{Record, Refusal};
use crate::sandbox::crash::Point;
use crate::sandbox::truth::{Origin, RunEnd};

/// How a render ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The content is rendered.
    Rendered,
    /// It failed, and that was reported; or nothing is to be reported, because a fault wants it so.
    Failed,
    /// Something newer came meanwhile: render that. The condition goes on saying "rendering".
    Overtaken,
}

impl Context {
    /// Renders once.
    pub async fn render_step(&self, revision: &Revision) -> Outcome {
        let request = revision.object.render_request().unwrap_or_default();
        let answered = revision.status().observed_prr_resource_version.clone().unwrap_or_default();
        self.write_rendered(revision, Say::RENDERING, request, &answered);
        let observed = if request.is_empty() { answered.as_str() } else { request };
        let Some(record) = self.content_to_render(revision) else {
            let message = format!("get content for render: {}", self.why_not(revision));
            self.note_end(revision, None, RunEnd::Broken(message.clone()));
            return self.report_failure(revision, &message, observed);
        };
        if let Some(longer) = self.faults.slow_render {
            sleep(longer).await;
        }
        let result = self.render.render(&record.files).await;
        if self.is_overtaken(revision, request) {
            self.note_end(revision, Some(&record), RunEnd::Overtaken);
            return Outcome::Overtaken;
        }
        if self.strikes("swallowed-errors", self.faults.swallowed_errors, revision) {
            self.note_end(revision, Some(&record), RunEnd::Broken("swallowed".into()));
            return Outcome::Failed;
        }
        match result {
            Ok(files) => self.finish(revision, &record, files, observed).await,
            Err(failure) => self.fail(revision, &record, failure, observed).await,
        }
    }

    fn note_end(&self, revision: &Revision, read: Option<&Record>, end: RunEnd) {
        let request = revision.object.render_request().unwrap_or_default();
        let key = revision.key();
        self.cache.truth().render_ended((&key.namespace, &key.name()), request, read, end);
    }

    /// What came of writing a result back.
    fn note_stored(&self, revision: &Revision, read: &Record, stored: &Result<Arc<Record>, Refusal>) {
        let end = match stored {
            Ok(_) => RunEnd::Stored,
            Err(Refusal::Stale) => RunEnd::Overtaken,
            Err(why) => RunEnd::Broken(why.to_string()),
        };
        self.note_end(revision, Some(read), end);
    }

    fn content_to_render(&self, revision: &Revision) -> Option<Arc<Record>> {
        let key = revision.key();
        self.cache.get(&key).filter(|_| !key.is_lost() && !self.is_unloaded(revision))
    }

    fn why_not(&self, revision: &Revision) -> String {
        let key = revision.key();
        match self.is_unloaded(revision) {
            true => format!("repository {}:{}:: not found", key.namespace, key.repository),
            false => key.not_found(),
        }
    }

    /// Is the status of what was done lost?
    pub(super) fn loses_result(&self, revision: &Revision) -> bool {
        self.strikes("lost-result", self.faults.lost_result, revision)
    }

    /// Was the request replaced while the render ran? The recorded server does not look when there was
    /// no request at its start.
    fn is_overtaken(&self, revision: &Revision, request: &str) -> bool {
        let Some(now) = self.revision(revision.namespace(), revision.name()) else { return false };
        let replaced = now.object.render_request().unwrap_or_default() != request;
        replaced && !(self.faults.overwrite && request.is_empty())
    }

    async fn finish(&self, revision: &Revision, read: &Record, files: Files, observed: &str) -> Outcome {
        if self.faults.overwrite {
            // What comes from here on is not noticed any more.
            sleep(HELD).await;
        }
        let stored = self.write_back(read, files, true).await;
        self.note_stored(revision, read, &stored);
        match stored {
            Ok(_) if self.loses_result(revision) => return Outcome::Failed,
            Ok(record) => self.mirror_kptfile(revision, &record),
            Err(Refusal::Stale) => return Outcome::Overtaken,
            Err(why) => return self.report_failure(revision, &why.to_string(), observed),
        }
        self.write_rendered(revision, Say::RENDERED, "", observed);
        Outcome::Rendered
    }

    async fn fail(&self, revision: &Revision, read: &Record, failure: Unrendered, observed: &str) -> Outcome {
        self.note_end(revision, Some(read), RunEnd::FunctionFailed(failure.message.clone()));
        if self.keeps_failures(revision) {
            match self.write_back(read, failure.files, false).await {
                Ok(record) => self.mirror_kptfile(revision, &record),
                Err(Refusal::Stale) => return Outcome::Overtaken,
                Err(why) => return self.report_failure(revision, &why.to_string(), observed),
            }
        }
        self.report_failure(revision, &failure.message, observed)
    }

    /// Does the object ask to keep what a failed render leaves behind? Asked as late as possible.
    fn keeps_failures(&self, revision: &Revision) -> bool {
        let now = self.revision(revision.namespace(), revision.name());
        now.is_some_and(|now| now.has_annotation(PUSH_ON_RENDER_FAILURE))
    }

    fn report_failure(&self, revision: &Revision, message: &str, observed: &str) -> Outcome {
        if self.loses_result(revision) {
            return Outcome::Failed;
        }
        self.write_rendered(revision, Say::render_failed(message), "", observed);
        self.write_ready(revision, Say::render_failed("render failed"), None);
        Outcome::Failed
    }

    async fn write_back(&self, read: &Record, files: Files, ok: bool) -> Result<Arc<Record>, Refusal> {
        let expected = (!self.faults.overwrite).then_some(read.version.as_str());
        let files = Arc::new(files);
        let rendered = |record: &Record, version: &str| record.rendered(expected, files, version);
        let record = self.cache.update_from(&read.key, Origin::Rendered { read, ok }, rendered).await?;
        self.trap.at(Point::RenderStored);
        Ok(record)
    }
}
