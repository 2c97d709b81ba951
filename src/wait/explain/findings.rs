//! What is wrong with a package revision, or only looks so; with the server's defect where it is one.
//!
//! In: a reading, the faults of its steps. Out: findings with evidence and advice. A finding that rests on
//! times is probable at most: clocks differ, and one reading cannot tell slow from lost. Never: I/O.

use jiff::Timestamp;

use super::steps::{Standing, Step};
use super::writers::{self, RENDERING, REQUEST, Writer};
use crate::api::conditions::READY;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::wait::Verdict;
use crate::wait::faults::{self, Fault, Reason};
use crate::wait::goal::Side;
use crate::wait::snapshot::Snapshot;
use crate::wait::words;

/// A render that runs for so long has probably lost its result: functions end far sooner.
const LONG_RENDER: u64 = 5 * 60;
/// A controller that runs picks up a request, or a new object, far sooner.
const LONG_SILENCE: u64 = 60;
/// Content that much newer than the controller's last word was written by somebody else. Conditions have
/// whole seconds, and the controller writes content a moment before its word.
const NEWER_CONTENT: i64 = 2;

/// How sure a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sureness {
    /// The object itself says it.
    Certain,
    /// It looks so; waiting or looking again tells.
    Probable,
    /// True, and no reason to do anything.
    Harmless,
}

impl Sureness {
    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Probable => "probable",
            Self::Harmless => "harmless",
        }
    }
}

/// One thing that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// One CamelCase word.
    pub word: &'static str,
    /// How sure it is.
    pub sureness: Sureness,
    /// The public report of the server's defect, where it is one.
    pub defect: Option<&'static str>,
    /// One or two sentences without the name of the object.
    pub text: String,
    /// What of the object says so.
    pub evidence: String,
    /// What to do, most useful first.
    pub hints: Vec<String>,
}

/// What findings are made from.
pub(super) struct Reading<'a> {
    pub(super) revision: &'a PackageRevision,
    pub(super) o: &'a Snapshot,
    pub(super) side: &'a Side,
    pub(super) writers: &'a [Writer],
    pub(super) now: Timestamp,
}

/// Everything that was found, the worst first.
pub(super) fn findings(seen: &Reading<'_>, steps: &[Step]) -> Vec<Finding> {
    let mut found: Vec<Finding> = Vec::new();
    let faults: Vec<&Fault> = steps.iter().filter_map(|step| step.fault.as_ref()).collect();
    // A guard that waits says more than that nothing renders.
    let guarded = faults.iter().any(|fault| fault.reason == Reason::GuardDeadlock);
    for fault in faults.into_iter().filter(|f| !guarded || f.reason != Reason::LifecycleBlocksRender) {
        let one = of_fault(seen, fault);
        // The same trouble shows in several steps.
        let said = found.iter().any(|known| known.word == one.word || known.evidence == one.evidence);
        if !said {
            found.push(one);
        }
    }
    let under_way = steps.iter().any(|step| step.standing == Standing::UnderWay);
    if under_way && found.is_empty() {
        found.extend(never_touched(seen).or_else(|| result_lost(seen)).or_else(|| not_picked_up(seen)));
    }
    found.extend(request_lost(seen));
    found.extend(stale_generation(seen.o));
    found
}

/// Did the source fail because the controller does not know the Repository?
pub(super) fn is_missing_repository(created: &Verdict) -> bool {
    super::fault(created).is_some_and(|fault| faults::is_missing_repository(&fault.message))
}

/// A fault of the judge, with what it means for this object.
fn of_fault(seen: &Reading<'_>, fault: &Fault) -> Finding {
    let (word, defect) = named(fault);
    Finding {
        word,
        sureness: Sureness::Certain,
        defect,
        text: text(fault),
        evidence: evidence(seen.o, fault),
        hints: hints(seen, fault),
    }
}

/// The word of a fault, and the public report of the defect.
fn named(fault: &Fault) -> (&'static str, Option<&'static str>) {
    match fault.reason {
        Reason::SourceFailed if faults::is_old_branch(&fault.message) => ("OldDraftBranch", None),
        Reason::SourceFailed if fault_is_infrastructure(fault) => ("StuckSource", Some("kptdev/porch#1107")),
        Reason::SourceFailed => ("SourceFailed", None),
        Reason::RenderFailed if fault.transient => ("RenderInterrupted", None),
        Reason::RenderFailed => ("RenderFailed", None),
        Reason::ReadyFailed if fault_is_infrastructure(fault) => ("ControllerStarted", None),
        Reason::ReadyFailed => ("LifecycleFailed", None),
        Reason::Unrendered | Reason::LifecycleBlocksRender => ("Unrendered", Some("kptdev/porch#1110")),
        Reason::GuardDeadlock => ("GuardDeadlock", None),
        Reason::BlockedByDeletionGate => ("DeletionBlocked", Some("kptdev/porch#1113")),
        Reason::NoLifecycle => ("NoLifecycle", None),
        _ => ("Failed", None),
    }
}

fn fault_is_infrastructure(fault: &Fault) -> bool {
    faults::is_infrastructure(&fault.message)
}

/// The judge's sentence, and what makes it worse than it sounds.
fn text(fault: &Fault) -> String {
    let more = match named(fault).0 {
        "OldDraftBranch" => "; an earlier package of this name left its draft branch in git",
        "StuckSource" | "ControllerStarted" | "RenderInterrupted" => {
            "; this says nothing about the package: the controller had just started, or did not reach the repository, and never tries again by itself"
        }
        "Unrendered" => "; servers let an unrendered package pass",
        "DeletionBlocked" => "; the server says nothing about it",
        _ => "",
    };
    format!("{}{more}", fault.text)
}

/// The fields that say so.
fn evidence(o: &Snapshot, fault: &Fault) -> String {
    match fault.reason {
        Reason::NoLifecycle => "spec.lifecycle is empty".into(),
        Reason::BlockedByDeletionGate => {
            "metadata.deletionTimestamp is set and spec.lifecycle is Published".into()
        }
        Reason::RenderFailed => spoken("Rendered", o.rendered.as_ref()),
        Reason::SourceFailed | Reason::ReadyFailed => spoken("Ready", o.ready.as_ref()),
        _ => {
            let observed = if o.observed.is_empty() { "nothing" } else { &o.observed };
            let asked = if o.request.is_empty() { "nothing" } else { &o.request };
            format!("asked for {asked}, observed {observed}; {}", spoken("Rendered", o.rendered.as_ref()))
        }
    }
}

/// `Ready is False/Failed of generation 2 of 2`
fn spoken(kind: &str, mark: Option<&crate::wait::snapshot::Mark>) -> String {
    mark.map_or_else(
        || format!("{kind} is absent"),
        |m| format!("{kind} is {}/{} of generation {}", m.status, m.reason, m.generation),
    )
}

/// What helps, here.
fn hints(seen: &Reading<'_>, fault: &Fault) -> Vec<String> {
    let (name, repository) = (seen.revision.name(), &seen.o.repository);
    let published = seen.o.state().is_some_and(Lifecycle::is_published);
    match fault.reason {
        Reason::SourceFailed if seen.side.repository_exists == Some(false) => vec![format!(
            "repository {repository} is not registered: `porchctl repo reg` registers it, then `porchctl rpkg wait {name} --nudge`"
        )],
        Reason::SourceFailed if seen.side.repository_exists == Some(true) => vec![format!(
            "repository {repository} is registered now: `porchctl rpkg wait {name} --nudge` makes the controller look again"
        )],
        Reason::Unrendered | Reason::LifecycleBlocksRender | Reason::RenderFailed if published => {
            vec![format!(
                "published content never changes: `porchctl rpkg copy {name} --workspace NEW` starts a revision that is rendered"
            )]
        }
        Reason::RenderFailed if !seen.o.is_draft() => vec![format!(
            "`porchctl rpkg reject {name}` makes it a draft again; then fix the package and push it"
        )],
        _ => fault.hints(name),
    }
}

/// How long ago, by two clocks.
fn ago(now: Timestamp, then: Timestamp) -> Option<std::time::Duration> {
    std::time::Duration::try_from(now.duration_since(then)).ok()
}

fn never_touched(seen: &Reading<'_>) -> Option<Finding> {
    let o = seen.o;
    let untouched = o.finalizers.is_empty() && o.ready.is_none() && o.rendered.is_none();
    let created = seen.revision.metadata.creation_timestamp.as_ref()?.0;
    let age = ago(seen.now, created).filter(|age| untouched && age.as_secs() >= LONG_SILENCE)?;
    Some(Finding {
        word: "NeverTouched",
        sureness: Sureness::Probable,
        defect: None,
        text: format!("no controller has looked at it for {}", words(age)),
        evidence: format!("no finalizer, no condition, created {created}"),
        hints: vec!["is the controller of package revisions running? `porchctl version --server` tells what is served".into()],
    })
}

fn result_lost(seen: &Reading<'_>) -> Option<Finding> {
    let since = writers::written(seen.writers, RENDERING).filter(|_| !seen.o.rendering.is_empty())?;
    let age = ago(seen.now, since).filter(|age| age.as_secs() >= LONG_RENDER)?;
    Some(Finding {
        word: "ResultLost",
        sureness: Sureness::Probable,
        defect: None,
        text: format!(
            "a render has been running for {}; its result was probably lost, and nothing repeats it",
            words(age)
        ),
        evidence: format!("status.renderingPrrResourceVersion is {} since {since}", seen.o.rendering),
        hints: vec![nudge(seen.revision.name())],
    })
}

fn not_picked_up(seen: &Reading<'_>) -> Option<Finding> {
    let outstanding = seen.o.is_draft() && !seen.o.quiet() && seen.o.rendering.is_empty();
    let since = writers::written(seen.writers, REQUEST).filter(|_| outstanding)?;
    let age = ago(seen.now, since).filter(|age| age.as_secs() >= LONG_SILENCE)?;
    Some(Finding {
        word: "RequestNotPickedUp",
        sureness: Sureness::Probable,
        defect: None,
        text: format!(
            "the render was asked for {} ago and has not begun: the controller is down, busy, or lost it",
            words(age)
        ),
        evidence: format!("asked for {} since {since}", seen.o.request),
        hints: vec![nudge(seen.revision.name())],
    })
}

fn nudge(name: &str) -> String {
    format!("`porchctl rpkg wait {name} --nudge` makes the controller look again; every push keeps its token")
}

/// The stored content is newer than the controller's last word, and nobody asked for its render.
///
/// A version is `NAME.MICROSECONDS` on servers that keep content in a database; others can't be read so,
/// and then nothing is said.
fn request_lost(seen: &Reading<'_>) -> Option<Finding> {
    let version = seen.side.content_version.as_deref()?;
    let written = Timestamp::from_microsecond(version.rsplit('.').next()?.parse().ok()?).ok()?;
    let word: Timestamp = seen.revision.condition(READY)?.last_transition_time.as_ref()?.parse().ok()?;
    let newer = written.duration_since(word).as_secs() >= NEWER_CONTENT;
    if !newer || version == seen.o.request || !seen.o.quiet() || !seen.o.is_draft() {
        return None;
    }
    let name = seen.revision.name();
    Some(Finding {
        word: "RequestLost",
        sureness: Sureness::Probable,
        defect: None,
        text: "its content was written after the last render, and nobody asked to render it: the request of a push was probably lost, or the push broke off".into(),
        evidence: format!("content {version} was stored {written}, the controller's last word is of {word}"),
        hints: vec![
            format!("push again: `porchctl rpkg push {name} DIR` asks for the render, and says so when it must ask twice"),
            format!("`porchctl rpkg pull {name} DIR` shows what is stored"),
        ],
    })
}

/// `Rendered` speaks of an older generation although all is well.
fn stale_generation(o: &Snapshot) -> Option<Finding> {
    if !is_stale(o) {
        return None;
    }
    let of = o.rendered.as_ref().map_or(0, |mark| mark.generation);
    Some(Finding {
        word: "StaleGeneration",
        sureness: Sureness::Harmless,
        defect: Some("kptdev/porch#1075"),
        text: "the server left the generation of Rendered behind; `kubectl wait --for=condition=Rendered` would hang, `porchctl rpkg wait` does not".into(),
        evidence: format!("Rendered is of generation {of}, the object and Ready of {}", o.generation),
        hints: Vec::new(),
    })
}

/// Does `Rendered` speak of an older generation although the render and the controller are done?
pub(in crate::wait) fn is_stale(o: &Snapshot) -> bool {
    let behind = o.rendered.as_ref().is_some_and(|mark| (1..o.generation).contains(&mark.generation));
    behind && o.quiet() && o.is_rendered() && o.reconciled()
}
