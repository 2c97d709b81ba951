//! `rpkg push`: the content of a directory becomes the content of a draft, rendered.
//!
//! The order is what keeps the promise: local checks before anything is sent; write only on a settled
//! draft, on top of the version just read; make sure the render was asked for; wait for the render of
//! this very push; read back what is stored; remember it.

mod input;
mod outcome;

use serde_json::{Value, json};

use super::bulk::{self, Job};
use super::content::{Content, read_settled};
use super::{Context, missing};
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::api::{PUSH_ON_RENDER_FAILURE, RENDER_REQUEST};
use crate::cli::{OnRenderFailure, PushArgs};
use crate::client::{Class, Client, Fault};
use crate::failure::{Failure, Kind};
use crate::package::changes::Changes;
use crate::package::metadata::RevisionMetadata;
use crate::package::plan::{Plan, arrived, plan};
use crate::package::{Texts, paths};
use crate::report::KptfileFacts;
use crate::wait::{Goal, Pins};
use input::Input;
use outcome::{Ended, Outcome, lost_of};

/// Texts named when a package is too large.
const LARGEST_SHOWN: usize = 5;
/// Only files of at least one part in so many of the whole are named.
const WORTH_NAMING: usize = 50;

/// Runs the verb.
///
/// # Errors
/// Bad content (nothing was sent), a conflict, a failed render, lost content, no answer in time.
pub async fn run(ctx: &Context, args: &PushArgs) -> Result<(), Failure> {
    let name =
        args.package.as_deref().ok_or_else(|| Failure::usage("PACKAGE is a required positional argument"))?;
    let waiting = ctx.settings.waiting(&args.waiting);
    check_pull(args, waiting.wait)?;
    let input = Input::read(ctx, args)?;
    let client = ctx.client().await?;
    input.check_target(name, client.namespace())?;
    match pushed(ctx, client, args, name, input).await {
        Ok(Some(outcome)) => outcome.report(ctx, args),
        Ok(None) => Ok(()),
        Err(failure) => Err(bulk::failed(ctx, client.namespace(), name, args.result, failure)),
    }
}

/// The push up to its end; nothing when all is said already.
async fn pushed(
    ctx: &Context,
    client: &Client,
    args: &PushArgs,
    name: &str,
    input: Input,
) -> Result<Option<Outcome>, Failure> {
    let waiting = ctx.settings.waiting(&args.waiting);
    let leaves = !waiting.wait && args.dry_run.is_none();
    if leaves && !input.is_stream() {
        return send_and_leave(ctx, client, args, name, &input).await.map(|()| None);
    }
    let live = bulk::live(ctx, client);
    let job = Job::new(ctx, client, &live, waiting, name).first();
    let mut before = match read_settled(&job, true, None).await {
        Ok(before) => before,
        Err(failure) => return Err(missing::near(client, name, failure.also("nothing was sent")).await),
    };
    before.share(&input.files);
    let input = input.onto(&before.files())?;
    if leaves {
        return send_and_leave(ctx, client, args, name, &input).await.map(|()| None);
    }
    if args.dry_run.is_some() {
        let decided = decide(name, &input, &before)?;
        outcome::would_push(ctx, args, &job, &before.files(), decided.map(|(files, _)| files));
        return Ok(None);
    }
    let sent = send(&job, args, input, before).await?;
    finish(&job, args, sent).await.map(Some)
}

/// `--pull` writes rendered files into a directory.
fn check_pull(args: &PushArgs, wait: bool) -> Result<(), Failure> {
    let why = match args.dir.as_deref() {
        _ if !args.pull => return Ok(()),
        None | Some("-") => "there is no directory to write into",
        Some(_) if !wait => "`--wait=false` does not wait for the render",
        Some(_) => return Ok(()),
    };
    Err(Failure::usage(format!("--pull brings the rendered files into DIR, and {why}; nothing was sent")))
}

/// What was sent, on top of what.
struct Sent {
    input: Input,
    /// The settled content the push was put upon.
    before: Content,
    /// What was sent; `None` when the server held it already.
    pushed: Option<Pushed>,
    /// Paths that somebody else had changed and that were kept.
    theirs: Vec<String>,
}

/// A push that the server took.
struct Pushed {
    files: Texts,
    /// The version the server gave to the pushed content.
    version: String,
}

/// Sends the content; on a conflict reads again, plans again, and tries again until the deadline.
async fn send(job: &Job<'_>, args: &PushArgs, input: Input, mut before: Content) -> Result<Sent, Failure> {
    let uid = before.revision.metadata.uid.clone();
    loop {
        let Some((mut files, theirs)) = decide(job.name, &input, &before)? else {
            return Ok(Sent { input, before, pushed: None, theirs: Vec::new() });
        };
        let theirs = without_unsafe(job, args.force, &mut files, theirs)?;
        let files = keep_on_failure(job.client, args, &before.revision, files).await?;
        match put(job.client, &before, files.clone()).await {
            Ok(stored) => {
                let pushed = Some(Pushed { files, version: stored.version().to_owned() });
                return Ok(Sent { input, before, pushed, theirs });
            }
            Err(fault) if fault.is_conflict() => {
                job.pause(&fault).await.map_err(|_| not_pushed(job.name, &files, fault))?;
                let again = read_settled(job, true, uid.as_deref()).await;
                before = again.map_err(|why| why.also("nothing was stored"))?;
                before.share(&input.files);
            }
            Err(fault) if fault.unknown_outcome => {
                job.pause(&fault).await.map_err(|_| not_pushed(job.name, &files, fault.clone()))?;
                let now = read_settled(job, true, uid.as_deref()).await;
                let now = now.map_err(|why| unknown(why, &fault))?;
                if has_arrived(&input, &before, &files, &now) {
                    let version = version_of(&before, &now);
                    return Ok(Sent { input, before, pushed: Some(Pushed { files, version }), theirs });
                }
                if fault.class == Class::Other {
                    return Err(refused(job.name, &files, fault, &before, &now));
                }
                before = now;
            }
            Err(fault) => return Err(not_pushed(job.name, &files, fault)),
        }
    }
}

/// What others put on the server comes into the directory, so it must be fit for one. With `--force`
/// what is not goes out of the package.
fn without_unsafe(
    job: &Job<'_>,
    force: bool,
    files: &mut Texts,
    mut theirs: Vec<String>,
) -> Result<Vec<String>, Failure> {
    let faults = paths::unwritable(theirs.iter().map(String::as_str));
    if faults.is_empty() {
        return Ok(theirs);
    }
    let keys: Vec<String> = faults.into_iter().map(|fault| fault.key).collect();
    if !force {
        let said = format!(
            "{}: the server's package holds paths that must not become files; nothing was pushed",
            job.name
        );
        let failure = keys
            .iter()
            .fold(Failure::new(Kind::Failed, said), |failure, key| failure.item(format!("{key:?}")));
        return Err(failure.hint("`--force` pushes without them, so that they go"));
    }
    job.ctx.ui.warn(&format!("{}: removed from the package: {}", job.name, keys.join(", ")));
    files.retain(|path, _| !keys.contains(path));
    theirs.retain(|path| !keys.contains(path));
    Ok(theirs)
}

/// Nobody could look what became of a push whose answer got lost.
fn unknown(why: Failure, fault: &Fault) -> Failure {
    why.also(&format!("the answer to the push got lost ({fault}), so it may be stored"))
}

/// The version of a push whose answer got lost: what the render was asked for, or what is stored when
/// nobody asked for a render.
fn version_of(before: &Content, now: &Content) -> String {
    let request = now
        .revision
        .render_request()
        .filter(|_| now.revision.render_request() != before.revision.render_request());
    request.unwrap_or_else(|| now.resources.version()).to_owned()
}

/// Did a push arrive whose answer got lost? Then it must not be sent again.
fn has_arrived(input: &Input, before: &Content, pushed: &Texts, now: &Content) -> bool {
    let functions = !KptfileFacts::of(pushed).pipeline.is_empty();
    let changes = Changes::between(&before.files(), pushed);
    let mine =
        input.metadata.base.as_ref().map(|base| Changes::between(base, &input.files)).unwrap_or(changes);
    now.resources.version() != before.resources.version()
        && arrived(&mine.paths(), pushed, &now.files(), functions)
}

/// The files to send and whose changes they keep; `None` when there is nothing to send.
fn decide(name: &str, input: &Input, before: &Content) -> Result<Option<(Texts, Vec<String>)>, Failure> {
    let remote = before.files();
    match plan(&input.files, &input.metadata, &remote, before.resources.version()) {
        Plan::Unchanged => Ok(None),
        Plan::Send { files, theirs } => Ok(Some((files, theirs))),
        Plan::Conflict(paths) => Err(Failure::new(
            Kind::Conflict,
            format!("{name}: somebody else changed the same files on the server: {}; nothing was pushed", paths.join(", ")),
        )
        .hint(format!("`porchctl rpkg pull {name} OTHER_DIR` shows their version; merge it into yours, then push from OTHER_DIR"))),
        Plan::NoBase => Err(Failure::new(
            Kind::Conflict,
            format!("{name}: the server's content has been modified since this directory was pulled; nothing was pushed"),
        )
        .hint(format!("`porchctl rpkg pull {name} OTHER_DIR` fetches the latest content; copy your edits into it and push from there"))),
    }
}

async fn put(client: &Client, before: &Content, files: Texts) -> Result<PackageRevisionResources, Fault> {
    let mut resources = before.resources.clone();
    resources.spec.resources = Some(files);
    resources.status = None;
    client.put_resources(&resources).await
}

/// A push that the server refused, or that got no answer.
fn not_pushed(name: &str, files: &Texts, fault: Fault) -> Failure {
    let (class, unknown) = (fault.class, fault.unknown_outcome);
    let failure = fault.into_bare_failure(&format!("cannot push {name}"));
    match class {
        _ if unknown => failure,
        Class::TooLarge => sized(failure.also("nothing was stored"), files),
        // Looked at as a draft a moment ago: somebody proposed it since, or its content stayed Proposed.
        Class::NotDraft => failure.also("nothing was stored").hint(format!(
            "if `porchctl rpkg get {name}` says Draft, its content stayed behind when a proposal with a failed \
             render was rejected: keep your files, `porchctl rpkg del {name}`, and make it again"
        )),
        _ => failure.also("nothing was stored"),
    }
}

/// An answer in words that nobody knows would be the same again, so it is not asked for twice.
fn refused(name: &str, files: &Texts, fault: Fault, before: &Content, now: &Content) -> Failure {
    let unmoved = now.resources.version() == before.resources.version();
    let seen = if unmoved {
        "the content is what it was before"
    } else {
        "the content is neither the old nor the new one"
    };
    not_pushed(name, files, fault).also(&format!("looked afterwards: {seen}"))
}

/// How large a package is that is too large, and because of what.
fn sized(failure: Failure, files: &Texts) -> Failure {
    let mut sizes: Vec<(usize, &String)> = files.iter().map(|(path, text)| (text.len(), path)).collect();
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    let total: usize = sizes.iter().map(|(size, _)| size).sum();
    let tells = sizes.iter().take(LARGEST_SHOWN).filter(|(size, _)| *size >= total / WORTH_NAMING);
    let largest: Vec<String> = tells.map(|(size, path)| format!("{path} ({})", mebibytes(*size))).collect();
    failure.hint(format!("the package has {}; largest: {}", mebibytes(total), largest.join(", ")))
}

/// `3.1 MiB`, rounded up so that no file has nothing.
fn mebibytes(bytes: usize) -> String {
    let tenths = bytes.saturating_mul(10).div_ceil(1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

/// Sets what the server keeps when the render fails: an annotation of the revision, and one of the Kptfile.
async fn keep_on_failure(
    client: &Client,
    args: &PushArgs,
    revision: &PackageRevision,
    files: Texts,
) -> Result<Texts, Failure> {
    let Some(keep) = args.keep() else { return Ok(files) };
    let wanted = (keep != OnRenderFailure::None).then_some("true");
    let annotations = revision.metadata.annotations.as_ref();
    let present = annotations.and_then(|a| a.get(PUSH_ON_RENDER_FAILURE)).map(String::as_str);
    let files = input::save_on_failure(files, keep == OnRenderFailure::PartiallyRendered)?;
    if present != wanted {
        annotate(client, revision.name(), revision.metadata.uid.as_deref(), wanted).await?;
    }
    Ok(files)
}

/// Sets or removes the annotation of the revision.
async fn annotate(
    client: &Client,
    name: &str,
    uid: Option<&str>,
    value: Option<&str>,
) -> Result<(), Failure> {
    let patch = json!({"metadata": {"uid": uid, "annotations": {PUSH_ON_RENDER_FAILURE: value}}});
    let doing = format!("cannot set what {name} keeps when its render fails, so nothing was pushed");
    client.patch_revision(name, &patch).await.map(drop).map_err(|fault| fault.into_failure(&doing))
}

/// Waits for the render of the push and reads back what is stored.
async fn finish(job: &Job<'_>, args: &PushArgs, sent: Sent) -> Result<Outcome, Failure> {
    let Some(pushed) = sent.pushed else {
        return Ok(Outcome::unchanged(sent.input, sent.before));
    };
    let uid = sent.before.revision.metadata.uid.clone().unwrap_or_default();
    ensure_requested(job, &sent.before.revision, &pushed.version).await?;
    let prior = sent.before.revision.render_request().unwrap_or_default().to_owned();
    let pins = Pins { prior_request: Some(prior), ..Pins::uid(uid.clone()) };
    let failed = match job.wait(&Goal::rendered_push(&pushed.version), pins).await {
        Ok(_) => None,
        Err(stop) if stop.kind == Kind::Blocked => Some(stop),
        Err(stop) => return Err(stored_but(stop.into(), job.name, &pushed.version)),
    };
    let after = read_settled(job, false, Some(&uid)).await;
    let mut after = after.map_err(|failure| stored_but(failure, job.name, &pushed.version))?;
    after.share(&pushed.files);
    let verify = args.verify_content.unwrap_or(true);
    let lost = if verify { lost_of(job, &sent.input, &sent.before, &pushed, &after) } else { Vec::new() };
    let ended = Ended { failed, lost };
    Ok(Outcome::stored(sent.input, &sent.before, pushed.files, sent.theirs, after, ended))
}

/// The push is stored; what became of its render is not known, or was not the goal any more.
fn stored_but(failure: Failure, name: &str, version: &str) -> Failure {
    let failure = match failure.kind {
        Kind::NotFound | Kind::Conflict => return failure.also("the push had been stored before"),
        _ => failure.also("the push is stored on the server"),
    };
    match failure.kind {
        Kind::TimedOut | Kind::NotYet | Kind::Unavailable => failure
            .hint(format!("`porchctl rpkg wait {name} --for rendered={version}` goes on waiting for it")),
        _ => failure,
    }
}

/// The server asks for the render by an annotation, best effort; a request that got lost is made again,
/// once, unless somebody else wrote one meanwhile.
async fn ensure_requested(job: &Job<'_>, before: &PackageRevision, version: &str) -> Result<(), Failure> {
    let (name, client) = (job.name, job.client);
    let doing = format!("{name}: the push was stored, but cannot tell whether its render was asked for");
    let now = client.get_revision(name).await.map_err(|fault| fault.into_failure(&doing))?;
    let stranger = now.metadata.uid != before.metadata.uid;
    if stranger || now.render_request() != before.render_request() || now.render_request() == Some(version) {
        return Ok(());
    }
    job.ctx
        .ui
        .warn(&format!("{name}: the server stored the push and did not ask for its render; asking for it"));
    let meta = &now.metadata;
    let patch: Value = json!({"metadata": {"uid": meta.uid, "resourceVersion": meta.resource_version, "annotations": {RENDER_REQUEST: version}}});
    match client.patch_revision(name, &patch).await {
        Ok(_) => Ok(()),
        // Somebody changed the object in between; the wait tells what came of it.
        Err(fault) if fault.is_conflict() => Ok(()),
        Err(fault) => {
            Err(fault
                .into_failure(&format!("{name}: the push was stored, but its render cannot be asked for")))
        }
    }
}

/// `--wait=false`: one request, like the Go client; another one before it where the revision shall keep
/// something else when its render fails.
async fn send_and_leave(
    ctx: &Context,
    client: &Client,
    args: &PushArgs,
    name: &str,
    input: &Input,
) -> Result<(), Failure> {
    let mut resources = input.resources(name, client.namespace());
    let partially = args.keep() == Some(OnRenderFailure::PartiallyRendered);
    resources.spec.resources = Some(input::save_on_failure(input.files.clone(), partially)?);
    if let Some(keep) = args.keep() {
        annotate(client, name, None, (keep != OnRenderFailure::None).then_some("true")).await?;
    }
    let stored = client.put_resources(&resources).await.map_err(|fault| {
        let conflict = fault.is_conflict();
        let failure = not_pushed(name, &input.files, fault);
        if !conflict {
            return failure;
        }
        failure.hint(format!("`porchctl rpkg push {name} DIR` without `--wait=false` merges your changes with what others pushed"))
    })?;
    let metadata = RevisionMetadata::of_push(&stored, &input.files);
    input.remember(&input.files, &metadata)?;
    outcome::left_alone(ctx, args, name, client.namespace(), stored.version());
    Ok(())
}
