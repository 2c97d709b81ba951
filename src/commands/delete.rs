//! `porchctl rpkg del`: deleted means gone.
//!
//! A Published package is refused: a server would take the request and leave the object Terminating
//! until somebody proposes its deletion.

use std::time::Duration;

use super::Context;
use super::bulk::{self, Groups, Job, nameless, plain};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::{PackageRevision, Source};
use crate::cli::DelArgs;
use crate::client::{Client, Fault, ListQuery};
use crate::failure::{Failure, Kind};
use crate::report::Said;
use crate::wait::{Goal, Pins, Reads, Snapshot};

/// The Go client's word.
const DELETED: &str = "deleted";

/// Deletes every name.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &DelArgs) -> Result<(), Failure> {
    let names = args.packages.required()?;
    let dry_run = args.dry_run.server();
    let client = &ctx.client().await?.rehearsing(dry_run);
    let live = bulk::live(ctx, client);
    let waiting = bulk::patience(ctx.settings.waiting(&args.waiting), dry_run);
    let users = tokio::sync::OnceCell::new();
    let work = |index: usize| {
        let job = Job::new(ctx, client, &live, waiting, &names[index]);
        let users = &users;
        async move {
            let missing = |failure: Failure| match failure.kind {
                Kind::NotFound if args.ignore_not_found => {
                    Ok(Said::Note(format!("{} does not exist", job.name)))
                }
                _ => Err(failure),
            };
            if !job.waiting.wait && !dry_run {
                return request(&job, None).await.or_else(missing);
            }
            match job.read().await {
                Ok(revision) if dry_run => rehearse(&job, &revision).await,
                Ok(revision) => one(&job, revision, users).await,
                Err(failure) => missing(failure),
            }
        }
    };
    bulk::each(ctx, names, Groups::singly(names), args.result, work).await
}

/// Who names which revision as its upstream, read at most once per command.
type Users = tokio::sync::OnceCell<Vec<(String, String)>>;

/// Deletes one object and waits until it is gone.
async fn one(job: &Job<'_>, first: PackageRevision, users: &Users) -> Result<Said, Failure> {
    let snapshot = Snapshot::of(&first);
    if snapshot.state() == Some(Lifecycle::Published) && !is_orphan(job, &snapshot).await {
        return Err(published(job.name));
    }
    if snapshot.state() == Some(Lifecycle::DeletionProposed) {
        warn_of_users(job, users).await;
    }
    if !snapshot.terminating {
        request(job, Some(&snapshot)).await?;
    }
    job.wait(&Goal::Deleted, Pins::uid(&snapshot.uid)).await.map_err(nameless)?;
    Ok(Said::Done(DELETED.into()))
}

/// Asks the server whether it would delete it.
async fn rehearse(job: &Job<'_>, revision: &PackageRevision) -> Result<Said, Failure> {
    let snapshot = Snapshot::of(revision);
    if snapshot.state() == Some(Lifecycle::Published) && !is_orphan(job, &snapshot).await {
        return Err(published(job.name));
    }
    request(job, Some(&snapshot)).await?;
    Ok(Said::Rehearsed(DELETED.into()))
}

/// Packages whose Repository is gone can be deleted in any state.
async fn is_orphan(job: &Job<'_>, snapshot: &Snapshot) -> bool {
    job.live.repository_exists(&snapshot.repository).await == Some(false)
}

fn published(name: &str) -> Failure {
    let message = "published package revisions must be proposed for deletion first";
    Failure::new(Kind::Blocked, message)
        .hint(format!("`porchctl rpkg propose-delete {name}`, then `porchctl rpkg del {name}`"))
}

/// Sends the request; what was there under that uid and is gone by now is deleted as well.
async fn request(job: &Job<'_>, read: Option<&Snapshot>) -> Result<Said, Failure> {
    let uid = read.map(|snapshot| snapshot.uid.as_str());
    let mut lost = false;
    loop {
        let fault = match job.client.delete_revision(job.name, uid).await {
            Ok(answer) => return answered(job.name, &answer, read.is_some()),
            Err(fault) => fault,
        };
        if fault.is_not_found() && (read.is_some() || lost) {
            return Ok(Said::Done(DELETED.into()));
        }
        lost |= fault.unknown_outcome;
        if !may_repeat(&fault) {
            return Err(refusal(job.name, fault));
        }
        job.pause(&fault).await?;
    }
}

/// A deletion by uid may be sent twice: the second one finds nothing or the same object.
fn may_repeat(fault: &Fault) -> bool {
    fault.unknown_outcome || fault.is_conflict() || fault.message.contains("retry later")
}

fn refusal(name: &str, fault: Fault) -> Failure {
    let must_propose =
        fault.message.contains("DeletionProposed") || fault.message.contains("proposed for deletion");
    let failure = plain(fault);
    match must_propose {
        true => published(name).cause(failure.message),
        false => failure,
    }
}

/// Without a read before it, the answer tells whether the object will ever go.
fn answered(name: &str, answer: &serde_json::Value, was_read: bool) -> Result<Said, Failure> {
    let stays = answer["metadata"]["deletionTimestamp"].is_string();
    if !was_read && stays && answer["spec"]["lifecycle"] == Lifecycle::Published.as_str() {
        let message = "its deletion was asked for, but it is Published and stays until that is proposed";
        return Err(Failure { message: message.into(), ..published(name) }
            .hint("the server took the request; `--wait` (the default) looks before it asks"));
    }
    Ok(Said::Done(DELETED.into()))
}

/// Other revisions may be made from this one; servers do not look.
async fn warn_of_users(job: &Job<'_>, users: &Users) {
    let limit = Duration::from_secs(10);
    let read = || async { tokio::time::timeout(limit, all_users(job.client)).await.unwrap_or_default() };
    let all = users.get_or_init(read).await;
    let mine: Vec<&str> =
        all.iter().filter(|(up, _)| up == job.name).map(|(_, down)| down.as_str()).collect();
    if !mine.is_empty() {
        job.ctx.ui.warn(&format!("{} is the upstream of {}", job.name, mine.join(", ")));
    }
}

/// Pairs of upstream and downstream; none when they cannot be listed.
async fn all_users(client: &Client) -> Vec<(String, String)> {
    let list = client.list_revisions(&ListQuery::default()).await.unwrap_or_default();
    let pairs = |revision: PackageRevision| {
        let name = revision.name().to_owned();
        let upstreams = revision.spec.source.as_ref().map(upstreams).unwrap_or_default();
        upstreams.into_iter().map(move |upstream| (upstream, name.clone())).collect::<Vec<_>>()
    };
    list.items.into_iter().flat_map(pairs).collect()
}

/// Revisions of other packages that a source names.
fn upstreams(source: &Source) -> Vec<String> {
    let clone =
        source.clone_from.iter().filter_map(|clone| clone.upstream_ref.as_ref()).map(|r| r.name.clone());
    let upgrade = source.upgrade.iter().map(|upgrade| upgrade.new_upstream.name.clone());
    clone.chain(upgrade).filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::client::Effect;

    #[test]
    fn a_published_package_that_stays_is_not_deleted() {
        let stays = json!({"metadata": {"deletionTimestamp": "2026-01-01T00:00:00Z"}, "spec": {"lifecycle": "Published"}});
        let failure = answered("a.b.v1", &stays, false).unwrap_err();
        assert_eq!(failure.kind, Kind::Blocked);
        assert!(failure.hints[0].contains("propose-delete a.b.v1"));
        let draft = json!({"metadata": {"deletionTimestamp": "2026-01-01T00:00:00Z"}, "spec": {"lifecycle": "Draft"}});
        assert_eq!(answered("a.b.v1", &draft, false), Ok(Said::Done("deleted".into())));
        assert_eq!(answered("a.b.v1", &json!({"kind": "Status"}), false), Ok(Said::Done("deleted".into())));
    }

    #[test]
    fn a_webhook_that_wants_a_proposal_gets_our_hint() {
        let body = br#"{"kind":"Status","reason":"Forbidden","message":"admission webhook \"x\" denied the request: cannot delete Published package directly; transition to DeletionProposed first"}"#;
        let failure = refusal("a.b.v1", Fault::from_answer(Effect::Write, 403, body, None));
        assert_eq!(failure.kind, Kind::Blocked);
        assert!(failure.hints[0].contains("propose-delete"));
    }

    #[test]
    fn upstreams_of_clones_and_upgrades() {
        let source: Source =
            serde_json::from_value(json!({"cloneFrom": {"upstreamRef": {"name": "a.b.v1"}}})).unwrap();
        assert_eq!(upstreams(&source), ["a.b.v1"]);
        let source: Source =
            serde_json::from_value(json!({"upgrade": {"newUpstream": {"name": "a.b.v2"}}})).unwrap();
        assert_eq!(upstreams(&source), ["a.b.v2"]);
        assert!(upstreams(&Source::default()).is_empty());
    }
}
