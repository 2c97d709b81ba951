//! What propose, approve, reject and propose-delete have in common: read, decide, settle, write, wait.
//!
//! In: names and a [`Move`]. Out: one result per name. Never: a write that was not decided on the very
//! reading whose version it carries; a success word before the controller carried it out.

use std::collections::BTreeMap;

use futures::{StreamExt, stream};
use serde_json::json;

use super::Context;
use super::bulk::{self, Groups, Job, PARALLEL, nameless, plain};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::{ResultFlags, WaitFlags};
use crate::client::{Class, Fault};
use crate::failure::{Failure, Kind};
use crate::report::Said;
use crate::wait::{Goal, Pins, Side, Snapshot, Verdict, judge};

mod stored;

/// What a verb makes of one reading.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Plan {
    /// There is nothing to do.
    Nothing(Said),
    /// It has that lifecycle already; make sure that it is carried out.
    Confirm(Lifecycle, &'static str),
    /// Write that lifecycle, then say the word.
    Write(Lifecycle, &'static str),
    /// The lifecycle forbids it.
    Refuse(Failure),
}

/// How much must be in order before the write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// The move is harmless whatever else goes on.
    None,
    /// The step before must be carried out: two steps in one pass of the controller fail for good.
    Settled,
    /// The content must be rendered and its readiness gates open as well.
    Content,
}

/// One of the verbs.
#[derive(Clone, Copy)]
pub(super) struct Move {
    pub(super) decide: fn(&PackageRevision) -> Plan,
    pub(super) care: Care,
    /// Insist although the render or the source failed.
    pub(super) force: bool,
    /// Revisions of one package go one after the other.
    pub(super) serial: bool,
    /// Let the server check it and store nothing.
    pub(super) dry_run: bool,
}

/// Does the move for every name.
///
/// # Errors
/// The worst of the names, already shown.
pub(super) async fn run(
    ctx: &Context,
    names: &[String],
    flags: &WaitFlags,
    result: ResultFlags,
    verb: Move,
) -> Result<(), Failure> {
    let client = &ctx.client().await?.rehearsing(verb.dry_run);
    let live = bulk::live(ctx, client);
    let waiting = bulk::patience(ctx.settings.waiting(flags), verb.dry_run);
    let read = |name: &String| {
        let name = name.clone();
        async move { client.get_revision(&name).await.map_err(plain) }
    };
    let first: Vec<Result<PackageRevision, Failure>> =
        stream::iter(names.iter().map(read)).buffered(PARALLEL).collect().await;
    let groups = groups(names, &first, verb.serial);
    let work = |index: usize| {
        let job = Job::new(ctx, client, &live, waiting, &names[index]);
        let first = first[index].clone();
        async move { one(&job, first?, verb).await }
    };
    bulk::each(ctx, names, groups, result, work).await
}

/// Same name, or with `serial` same package: one after the other, in argument order.
fn groups(names: &[String], first: &[Result<PackageRevision, Failure>], serial: bool) -> Groups {
    let mut places: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let key = match &first[index] {
            Ok(revision) if serial => (revision.spec.repository.clone(), revision.spec.package_name.clone()),
            _ => (String::new(), name.clone()),
        };
        let place = *places.entry(key).or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.push(index),
            None => groups.push(vec![index]),
        }
    }
    Groups { parallel: PARALLEL, members: groups }
}

/// One name, from its first reading to the success word.
async fn one(job: &Job<'_>, first: PackageRevision, verb: Move) -> Result<Said, Failure> {
    let uid = first.metadata.uid.clone();
    let mut revision = first;
    loop {
        if revision.metadata.uid != uid {
            return Err(Failure::new(Kind::Conflict, "it was deleted and created again meanwhile"));
        }
        if revision.metadata.deletion_timestamp.is_some() && verb.care != Care::Settled {
            return Err(refused("it is being deleted"));
        }
        let (state, word) = match (verb.decide)(&revision) {
            Plan::Nothing(said) => return Ok(said),
            Plan::Refuse(failure) => return Err(failure),
            Plan::Confirm(state, word) => return conclude(job, verb, &revision, state, word).await,
            Plan::Write(state, word) => (state, word),
        };
        if let Some(newer) = prepare(job, &revision, verb).await? {
            revision = newer;
            continue;
        }
        match write(job, &revision, state).await? {
            Written::Stored(stored) => return conclude(job, verb, &stored, state, word).await,
            Written::Again(fault) => {
                job.pause(&fault).await?;
                revision = job.read().await?;
            }
        }
    }
}

/// Makes sure that the move may be made now. `Some` is a newer reading to decide on.
async fn prepare(
    job: &Job<'_>,
    revision: &PackageRevision,
    verb: Move,
) -> Result<Option<PackageRevision>, Failure> {
    let snapshot = Snapshot::of(revision);
    if verb.care == Care::None || snapshot.terminating {
        return Ok(None);
    }
    let goal = Goal::Settled { draft: false };
    match judge(Some(&snapshot), &goal, &Pins::default(), &Side::default()) {
        Verdict::Met { .. } => {}
        Verdict::Failed(fault) if verb.force => job.ctx.ui.warn(&format!("{}: {}", job.name, fault.text)),
        Verdict::Failed(fault) if !job.waiting.wait => {
            let failure = Failure::new(Kind::Blocked, fault.text.clone());
            return Err(insist(fault.hints(job.name).into_iter().fold(failure, Failure::hint)));
        }
        Verdict::NotYet(_, text) if !job.waiting.wait => {
            job.ctx.ui.warn(&format!("{}: {text}; not waiting for it", job.name));
        }
        _ => return settle(job, &snapshot, &goal).await.map(Some),
    }
    if verb.care != Care::Content {
        return Ok(None);
    }
    check_content(job, revision, &snapshot, verb.force)?;
    if job.waiting.wait { stored::check(job, revision, verb.force).await } else { Ok(None) }
}

/// Waits until nothing writes content any more.
async fn settle(job: &Job<'_>, snapshot: &Snapshot, goal: &Goal) -> Result<PackageRevision, Failure> {
    let met = job.wait(goal, Pins::uid(&snapshot.uid)).await;
    let blocked = |failure: Failure| if failure.kind == Kind::Blocked { insist(failure) } else { failure };
    met.map_err(|stop| blocked(nameless(stop)))?.revision()
}

fn insist(failure: Failure) -> Failure {
    failure.hint("`--force` does it nevertheless")
}

/// Servers publish unrendered content without a word, so the client looks.
fn check_content(
    job: &Job<'_>,
    revision: &PackageRevision,
    o: &Snapshot,
    force: bool,
) -> Result<(), Failure> {
    if let Some(doubt) = content_doubt(o) {
        if !force {
            let hint = mend(o, job.name);
            return Err(insist(Failure::new(Kind::Blocked, doubt).hint(hint)));
        }
        job.ctx.ui.warn(&format!("{}: {doubt}", job.name));
    }
    let unmet = unmet_gates(revision);
    if unmet.is_empty() {
        return Ok(());
    }
    Err(unmet.into_iter().fold(Failure::new(Kind::Blocked, "readiness conditions not met"), Failure::cause))
}

/// What renders the content again.
fn mend(o: &Snapshot, name: &str) -> String {
    let push = format!("`porchctl rpkg push {name} DIR` renders again; nothing retries it by itself");
    if o.is_draft() {
        push
    } else {
        format!("`porchctl rpkg reject {name}` makes it a draft again; then {push}")
    }
}

/// Why the content should not go on, if it should not.
fn content_doubt(o: &Snapshot) -> Option<String> {
    let said = |what: &str| match o.failure_message().trim() {
        "" => what.to_owned(),
        message => format!("{what}: {message}"),
    };
    if o.render_failed() {
        Some(said("its render failed"))
    } else if o.ready_failed() {
        Some(said(&format!("the step to {} failed", o.lifecycle)))
    } else if !o.is_draft() && o.unrendered() {
        Some(format!(
            "there is no proof that its content was rendered, and nothing renders while it is {}",
            o.lifecycle
        ))
    } else {
        None
    }
}

/// Every readiness gate that is not open, with what is known of it.
fn unmet_gates(revision: &PackageRevision) -> Vec<String> {
    let conditions = revision.status.as_ref().and_then(|s| s.package_conditions.as_ref());
    let gates = revision.spec.readiness_gates.iter().flatten();
    gates
        .filter_map(|gate| {
            let kind = &gate.condition_type;
            let found = conditions.into_iter().flatten().find(|condition| condition.kind == *kind);
            match found {
                Some(condition) if condition.status == "True" => None,
                Some(condition) => {
                    let told = [condition.reason.as_str(), condition.message.as_str()];
                    let told: Vec<&str> = told.into_iter().filter(|text| !text.is_empty()).collect();
                    Some(
                        format!("gate {kind} is {} {}", condition.status, told.join(": "))
                            .trim_end()
                            .to_owned(),
                    )
                }
                None => Some(format!("gate {kind} has no condition in the Kptfile")),
            }
        })
        .collect()
}

/// What became of a write.
enum Written {
    /// The server has it.
    Stored(Box<PackageRevision>),
    /// Not written, or nobody knows: read again and decide again.
    Again(Fault),
}

/// One merge patch of the lifecycle, with the reading's identity and version as preconditions.
async fn write(job: &Job<'_>, revision: &PackageRevision, state: Lifecycle) -> Result<Written, Failure> {
    let meta = &revision.metadata;
    let patch = json!({
        "metadata": {"uid": meta.uid, "resourceVersion": meta.resource_version},
        "spec": {"lifecycle": state.as_str()},
    });
    match job.client.patch_revision(job.name, &patch).await {
        Ok(stored) => Ok(Written::Stored(Box::new(stored))),
        Err(fault) if fault.unknown_outcome => look(job, revision, state, fault).await,
        Err(fault) if fault.is_conflict() || is_render_race(&fault) => Ok(Written::Again(fault)),
        Err(fault) => Err(plain(fault)),
    }
}

/// A server that guards the lifecycle while a render is under way.
fn is_render_race(fault: &Fault) -> bool {
    fault.class == Class::WebhookDenied && fault.message.contains("render race prevention failed")
}

/// Nobody knows whether it was written: look before repeating.
async fn look(
    job: &Job<'_>,
    before: &PackageRevision,
    state: Lifecycle,
    fault: Fault,
) -> Result<Written, Failure> {
    let lost = format!("the answer to the write got lost ({fault}), so it may be {state}");
    let now = job.read().await.map_err(|why| why.also(&lost))?;
    let same = now.metadata.uid == before.metadata.uid;
    let written = same && now.spec.lifecycle == state.as_str();
    Ok(if written { Written::Stored(Box::new(now)) } else { Written::Again(fault) })
}

/// Waits until the controller carried it out.
async fn conclude(
    job: &Job<'_>,
    verb: Move,
    stored: &PackageRevision,
    state: Lifecycle,
    word: &str,
) -> Result<Said, Failure> {
    let done = Ok(bulk::word(verb.dry_run, word));
    if !job.waiting.wait {
        return done;
    }
    let snapshot = Snapshot::of(stored);
    if snapshot.terminating {
        return gone(job, &snapshot).await.and(done);
    }
    let pins = Pins::generation(&snapshot.uid, snapshot.generation);
    let unrendered = verb.force || verb.care != Care::Content;
    let goal = Goal::Lifecycle { state, latest: false, unrendered };
    job.wait(&goal, pins).await.map_err(|stop| stored_but(job.name, state, nameless(stop))).and(done)
}

/// The wish is stored; what became of it is not known.
fn stored_but(name: &str, state: Lifecycle, failure: Failure) -> Failure {
    match failure.kind {
        Kind::TimedOut | Kind::NotYet | Kind::Unavailable => failure
            .also(&format!("its lifecycle {state} is stored on the server"))
            .hint(format!("`porchctl rpkg wait {name} --for {state}` goes on waiting")),
        _ => failure,
    }
}

/// It was being deleted before: with its deletion proposed it goes at once.
async fn gone(job: &Job<'_>, snapshot: &Snapshot) -> Result<(), Failure> {
    job.wait(&Goal::Deleted, Pins::uid(&snapshot.uid)).await.map_err(nameless)?;
    job.ctx.ui.note(&format!("{} was already being deleted and is gone now", job.name));
    Ok(())
}

/// The lifecycle as the server has it, for the words of a refusal.
pub(super) fn spoken(revision: &PackageRevision) -> &str {
    &revision.spec.lifecycle
}

/// The lifecycle forbids the move.
pub(super) fn refused(message: impl Into<String>) -> Failure {
    Failure::new(Kind::Blocked, message)
}

/// Is it one of the four states?
pub(super) fn state(revision: &PackageRevision) -> Option<Lifecycle> {
    Snapshot::of(revision).state()
}

#[cfg(test)]
#[path = "lifecycle_tests.rs"]
pub(crate) mod tests;
