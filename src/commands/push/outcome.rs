//! What became of a push, in words and as JSON.

use serde_json::{Value, json};

use super::Pushed;
use super::input::Input;
use crate::api::conditions::RENDERED;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::PushArgs;
use crate::commands::Context;
use crate::commands::bulk::Job;
use crate::commands::content::Content;
use crate::failure::{Failure, Kind};
use crate::package::Texts;
use crate::package::changes::Changes;
use crate::package::kptfile::KPTFILE_NAME;
use crate::package::metadata::RevisionMetadata;
use crate::package::plan::{Reach, lost, missing};
use crate::package::rewrite::Rewritten;
use crate::report::outcome::frame;
use crate::report::rows::qualified;
use crate::report::{KptfileFacts, RenderReport};
use crate::wait::{Reason, Stop};

/// What became of the content.
enum State {
    /// The server held it already.
    Unchanged,
    /// Stored and rendered.
    Rendered,
    /// The server held it already, and could not render it.
    StillFailed,
    /// Stored, and not rendered: the render failed, or there is no proof of one.
    NotRendered(Box<Stop>),
    /// Stored, and then written over with older content: these paths.
    Lost(Vec<String>),
}

/// How the wait for the render and the look at the content ended.
pub(super) struct Ended {
    /// Why the push is not rendered, if it is not.
    pub(super) failed: Option<Stop>,
    /// Paths of the push that the server does not hold.
    pub(super) lost: Vec<String>,
}

/// A push that ended.
pub(super) struct Outcome {
    input: Input,
    state: State,
    /// What the directory holds once it is up to date: its own files and what others changed.
    local: Texts,
    theirs: Vec<String>,
    rewritten: Rewritten,
    after: Content,
}

impl Outcome {
    /// There was nothing to send.
    pub(super) fn unchanged(input: Input, now: Content) -> Self {
        let local = input.files.clone();
        let state = match now.revision.condition(RENDERED) {
            Some(rendered) if rendered.is_false() => State::StillFailed,
            _ => State::Unchanged,
        };
        Self { input, state, local, theirs: Vec::new(), rewritten: Rewritten::default(), after: now }
    }

    /// It was stored.
    pub(super) fn stored(
        input: Input,
        before: &Content,
        pushed: Texts,
        theirs: Vec<String>,
        after: Content,
        ended: Ended,
    ) -> Self {
        let state = match ended.failed {
            Some(why) => State::NotRendered(Box::new(why)),
            None if ended.lost.is_empty() => State::Rendered,
            None => State::Lost(ended.lost),
        };
        let rewritten = Rewritten::between(&pushed, &after.files());
        let mut local = input.files.clone();
        for path in &theirs {
            match before.files().get(path) {
                Some(text) => local.insert(path.clone(), text.clone()),
                None => local.remove(path),
            };
        }
        Self { input, state, local, theirs, rewritten, after }
    }

    /// Brings the directory up to date, says what happened, and ends with the exit code it deserves.
    pub(super) fn report(self, ctx: &Context, args: &PushArgs) -> Result<(), Failure> {
        let name = self.after.revision.name().to_owned();
        let render = RenderReport::of(&self.after.revision, &KptfileFacts::of(&self.after.files()));
        let failure = self.failure(&name);
        // Lost content must stay an edit of the directory, so that the next push sends it again.
        let remembered = if matches!(self.state, State::Lost(_)) { Ok(()) } else { self.remember(args.pull) };
        if args.result.json() {
            ctx.ui.document(&self.document(&name, &render, failure.as_ref()));
        } else {
            self.say(ctx, args, &name, &render);
        }
        failure.map_or(remembered, Err)
    }

    /// Brings the directory up to date; with the rendered files when they are wanted.
    fn remember(&self, rendered: bool) -> Result<(), Failure> {
        let local = if rendered { &self.after.files() } else { &self.local };
        let metadata = RevisionMetadata::of_push(&self.after.resources, local);
        self.input.remember(local, &metadata)
    }

    fn failure(&self, name: &str) -> Option<Failure> {
        match &self.state {
            State::Unchanged | State::Rendered => None,
            State::StillFailed => Some(
                Failure::new(
                    Kind::Blocked,
                    format!("{name}: nothing changed since the push whose render failed; nothing was sent"),
                )
                .hint(format!("fix the package, then `porchctl rpkg push {name} DIR`")),
            ),
            State::NotRendered(stop) => Some(Failure {
                message: format!("{name}: the content was saved on the server, but {}", why_not(stop)),
                causes: Vec::new(),
                ..Failure::from((**stop).clone())
            }),
            State::Lost(paths) => Some(
                Failure::new(
                    Kind::Blocked,
                    format!("{name}: ContentLost: the server stored the push and then wrote older content over it: {}", paths.join(", ")),
                )
                .hint(format!("push again: the directory still has your edits, and `porchctl rpkg push {name} DIR` sends them again")),
            ),
        }
    }

    fn say(&self, ctx: &Context, args: &PushArgs, name: &str, render: &RenderReport) {
        for line in render.lines() {
            ctx.ui.note(&line);
        }
        if !self.theirs.is_empty() {
            ctx.ui.note(&format!(
                "{name}: kept what somebody else changed meanwhile: {}",
                self.theirs.join(", ")
            ));
        }
        if !self.rewritten.data.is_empty() {
            ctx.ui.note(&format!("{name}: changed by functions: {}", self.rewritten.data.join(", ")));
        }
        let formatting: Vec<&str> =
            self.rewritten.formatting.iter().map(String::as_str).filter(|path| *path != "Kptfile").collect();
        if !formatting.is_empty() {
            ctx.ui.note(&format!(
                "{name}: rewritten by the server, formatting only: {}",
                formatting.join(", ")
            ));
        }
        match self.state {
            State::Unchanged | State::Rendered if args.result.name() => {
                ctx.ui.data(&qualified::<PackageRevision>(name));
            }
            State::Unchanged => ctx.ui.data(&format!("{name} unchanged")),
            State::Rendered => ctx.ui.data(&format!("{name} pushed")),
            State::StillFailed | State::NotRendered(_) | State::Lost(_) => {}
        }
    }

    /// The word of what went wrong.
    fn reason(&self) -> Option<Reason> {
        match &self.state {
            State::Unchanged | State::Rendered => None,
            State::StillFailed => Some(Reason::RenderFailed),
            State::NotRendered(stop) => stop.reason,
            State::Lost(_) => Some(Reason::ContentLost),
        }
    }

    fn document(&self, name: &str, render: &RenderReport, failure: Option<&Failure>) -> Value {
        let (result, lost) = match &self.state {
            State::Unchanged => ("unchanged", &[][..]),
            State::Rendered => ("pushed", &[][..]),
            State::NotRendered(stop) if !is_failed_render(stop) => ("not-rendered", &[][..]),
            State::StillFailed | State::NotRendered(_) => ("render-failed", &[][..]),
            State::Lost(paths) => ("content-lost", paths.as_slice()),
        };
        let namespace = self.after.revision.metadata.namespace.as_deref().unwrap_or_default();
        let mut document = frame(namespace, name, result, failure);
        document["reason"] = self.reason().map_or(Value::Null, |reason| reason.word().into());
        document["saved"] = lost.is_empty().into();
        document["resourceVersion"] = self.after.resources.version().into();
        document["theirs"] = self.theirs.clone().into();
        document["lost"] = lost.into();
        document["rewritten"] = json!({"formatting": self.rewritten.formatting, "data": self.rewritten.data});
        document["render"] = render.to_json();
        document
    }
}

/// What is said of a push that is stored and not rendered. Only a failed render is a fault of the package.
fn why_not(stop: &Stop) -> &str {
    if is_failed_render(stop) { "its render failed" } else { &stop.text }
}

fn is_failed_render(stop: &Stop) -> bool {
    stop.reason == Some(Reason::RenderFailed)
}

/// What of a push the server does not hold.
pub(super) fn lost_of(
    job: &Job<'_>,
    input: &Input,
    before: &Content,
    pushed: &Pushed,
    after: &Content,
) -> Vec<String> {
    let newest = after.revision.render_request() == Some(pushed.version.as_str());
    let (pushed, after) = (&pushed.files, after.files());
    // What a newer push left out is not lost, as long as there is a package at all.
    if !newest && after.contains_key(KPTFILE_NAME) {
        return Vec::new();
    }
    let facts = KptfileFacts::of(pushed);
    let reach = Reach::of(facts.pipeline.iter().map(|step| step.image.as_str()));
    let base = input.metadata.base.clone().unwrap_or_else(|| before.files());
    let changes = Changes::between(&base, &input.files);
    let lost = lost(&changes.paths(), &before.files(), pushed, &after, reach);
    let gone = missing(pushed, &after);
    if lost.is_empty() && !gone.is_empty() {
        job.ctx.ui.warn(&format!(
            "{}: not there after the render: {}; if none of its functions removes them, the server lost them",
            job.name,
            gone.join(", ")
        ));
    }
    lost
}

/// `--wait=false`: nobody knows yet what comes of it.
pub(super) fn left_alone(ctx: &Context, args: &PushArgs, name: &str, namespace: &str, version: &str) {
    if args.result.json() {
        let mut document = frame(namespace, name, "pushed", None);
        document["saved"] = true.into();
        document["resourceVersion"] = version.into();
        document["render"] = json!({"state": "unknown"});
        ctx.ui.document(&document);
    } else if args.result.name() {
        ctx.ui.data(&qualified::<PackageRevision>(name));
    } else {
        ctx.ui.data(&format!("{name} pushed"));
        ctx.ui.hint(&format!("`porchctl rpkg wait {name} --for rendered` tells what became of its render"));
    }
}

/// `--dry-run`.
pub(super) fn would_push(
    ctx: &Context,
    args: &PushArgs,
    job: &Job<'_>,
    remote: &Texts,
    files: Option<Texts>,
) {
    let name = job.name;
    let changes = files.as_ref().map(|files| Changes::between(remote, files)).unwrap_or_default();
    if args.result.json() {
        let result = if files.is_some() { "would-push" } else { "unchanged" };
        let mut document = frame(job.client.namespace(), name, result, None);
        document["saved"] = false.into();
        document["added"] = changes.added.into();
        document["modified"] = changes.modified.into();
        document["removed"] = changes.removed.into();
        ctx.ui.document(&document);
        return;
    }
    for (sign, paths) in [("A", &changes.added), ("M", &changes.modified), ("D", &changes.removed)] {
        for path in paths {
            ctx.ui.data(&format!("{sign} {path}"));
        }
    }
    if files.is_none() {
        ctx.ui.data(&format!("{name} unchanged (dry run)"));
    }
}
