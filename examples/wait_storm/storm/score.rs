//! Was what a wait said right? Found out from the record, after the schedule.
//!
//! In: ended waits, the record, when somebody acted. Out: a [`Mark`] for each. Never: a look at the clock.

use std::time::Duration;

use porchctl::api::v1alpha2::PackageRevision;
use porchctl::wait::Snapshot;
use tokio::time::Instant;

use super::acts::Left;
use super::claims::{Claim, Facts, Span};
use super::shown;
use super::waits::{Ended, Said, Who};

/// A heartbeat, the settle window after it, and something for a busy machine.
const PROMPT: Duration = Duration::from_secs(15);
/// How long an event may have been under way to who sees it.
const UNDER_WAY: Duration = Duration::from_millis(100);
/// True for so long, and nobody said so: that is a hang of kubectl.
const STAYS: Duration = Duration::from_secs(1);

/// So long after a restart something of before may still be under way.
const RESTARTED: Duration = Duration::from_secs(2);

/// Reasons that say "there is no proof of a render", which may be so although it was rendered.
const NO_PROOF: [&str; 3] = ["LifecycleBlocksRender", "Unrendered", "GuardDeadlock"];

/// What a verdict was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Right.
    Right,
    /// "Met", and it was not so.
    FalseSuccess,
    /// "Met" of the object, and the server had lost the content that somebody else pushed without looking before.
    ServerLost,
    /// "Failed", and it was reached, or was going to be.
    WrongFailure,
    /// It was to be seen, and was not said.
    Hang,
    /// The server lost the result, and the text says what to do.
    ResultLost,
    /// The server lost the result, and the text does not say what to do.
    NoHint,
    /// "There is no proof of a render", which there was not, of rendered content.
    NoProof,
}

/// What kubectl would have said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kubectl {
    /// Done, and so it was.
    Right,
    /// Done, and it was not so.
    Lie,
    /// Nothing, although it was so and stayed so.
    Hang,
    /// Nothing, and it was not so.
    StillWaiting,
}

/// How soon a verdict must be said. A wait of little patience has less time for it.
fn prompt(ended: &Ended) -> Duration {
    let most = (ended.span.1 - ended.span.0) * 6 / 10;
    if ended.who == Who::Wait { PROMPT.min(most) } else { PROMPT }
}

/// Was the content read as well? A push stands for its content, and warns where a function could have removed what
/// is missing. Other verbs and waits speak of the object; that the server has lost the content is not to be seen
/// there.
fn looked(ended: &Ended) -> bool {
    let doubted = ended.words.contains("not there after the render");
    matches!(ended.claim, Claim::Number(_)) && !doubted
}

/// One version of the object.
struct Version {
    at: Instant,
    shown: Option<Snapshot>,
}

/// A schedule with its record.
pub struct Score<'a> {
    facts: &'a Facts,
    left: &'a Left,
    versions: Vec<Version>,
}

impl<'a> Score<'a> {
    /// Reads the versions once.
    pub fn new(facts: &'a Facts, left: &'a Left) -> Self {
        let read = |seen: &porchctl::sandbox::truth::Seen| {
            let object = seen.object.as_ref()?;
            let revision: PackageRevision = serde_json::from_value((**object).clone()).ok()?;
            Some(Snapshot::of(&revision))
        };
        let versions = facts.objects.iter().map(|seen| Version { at: seen.at, shown: read(seen) }).collect();
        Self { facts, left, versions }
    }

    /// What the verdict was worth.
    pub fn mark(&self, ended: &Ended) -> Mark {
        let claim = self.facts.resolve(&ended.claim);
        match &ended.said {
            _ if self.is_late(ended) => Mark::Hang,
            Said::Met => self.met(ended, &claim),
            Said::Failed(reason) => self.failed(ended, &claim, reason),
            Said::Timeout => self.timeout(ended),
            Said::Superseded => self.superseded(ended),
            Said::Gone | Said::Refused(_) => Mark::Right,
        }
    }

    fn met(&self, ended: &Ended, claim: &Claim) -> Mark {
        let proof = self.proof(ended, claim);
        if self.facts.ever(claim, (proof.0, proof.1 + self.lag(proof.1))) {
            Mark::Right
        } else if !looked(ended) && self.server_lost(ended) {
            Mark::ServerLost
        } else {
            Mark::FalseSuccess
        }
    }

    /// How late the record may be. Content is stored before it is shown file by file, and the record has it when it
    /// is shown whole; controllers that begin anew meanwhile find what is stored and report it at once.
    fn lag(&self, at: Instant) -> Duration {
        let just = |begun: &Instant| *begun <= at && at - *begun < RESTARTED;
        if self.left.restarted.iter().any(just) { STAYS } else { Duration::ZERO }
    }

    /// When it must have been so. What became of a push after a newer one took its place is no matter of the verb.
    fn proof(&self, ended: &Ended, claim: &Claim) -> Span {
        let now = self.facts.object(ended.span.1).and_then(super::claims::request);
        match claim {
            Claim::Push(token) if ended.who == Who::Verb && now != Some(token.as_str()) => ended.span,
            _ => ended.proof,
        }
    }

    /// The server had lost content of somebody who did not look before he wrote. Or something that happens to anybody:
    /// controllers that began anew rendered a failed content again while a push was being stored, the source ran
    /// twice, a render request got lost.
    fn server_lost(&self, ended: &Ended) -> bool {
        let at = ended.proof.1;
        let tokenless = !matches!(ended.claim, Claim::Push(_));
        let anew = self.left.restarted.iter().any(|begun| *begun <= at);
        ((!ended.careful || anew) && self.facts.lost_before(at))
            || self.facts.emptied_before(at)
            || (tokenless && self.facts.unasked_before(at))
    }

    /// Wrong if it was so at that moment, or came to be so without anybody's doing.
    fn failed(&self, ended: &Ended, claim: &Claim, reason: &str) -> Mark {
        if reason == "ContentLost" {
            let lost = self.facts.is_lost(claim, ended.span.1) || self.facts.lost_before(ended.span.1);
            return if lost { Mark::Right } else { Mark::WrongFailure };
        }
        if reason == "RequestLost" {
            // Another render may have worked on the content nevertheless; that nobody asked for it stays true.
            return if self.facts.was_asked(claim, ended.proof.1) { Mark::WrongFailure } else { Mark::Right };
        }
        if reason == "Terminating" {
            return if self.is_terminating(ended.proof) { Mark::Right } else { Mark::WrongFailure };
        }
        // A verb does much else; what counts is the moment of its verdict.
        let proof = if ended.who == Who::Verb { (ended.span.1, ended.span.1) } else { ended.proof };
        let now = self.facts.ever(claim, proof);
        let later = !now && self.comes_true(claim, proof.1);
        match now || later {
            false => Mark::Right,
            // Content rendered before stays; what failed is the render that was asked for.
            true if now && reason == "RenderFailed" && self.facts.last_run_failed(proof.1) => Mark::Right,
            true if NO_PROOF.contains(&reason) || self.shows_failed_wish(proof.1) => Mark::NoProof,
            true => Mark::WrongFailure,
        }
    }

    fn is_terminating(&self, span: Span) -> bool {
        self.during(span).any(|version| version.shown.as_ref().is_none_or(|o| o.terminating))
    }

    /// Did the object say at that moment that its lifecycle step failed? Then the content may be what is wished
    /// for: the claim of the failure is about the step.
    fn shows_failed_wish(&self, at: Instant) -> bool {
        let shown = self.versions.iter().rev().find(|version| version.at <= at);
        let shown = shown.and_then(|version| version.shown.as_ref());
        shown.is_some_and(|o| o.ready_failed() && o.reconciled())
    }

    fn comes_true(&self, claim: &Claim, after: Instant) -> bool {
        let Some(at) = self.facts.next(claim, after) else { return false };
        !self.left.acted.iter().any(|(begin, end)| *begin <= at && *end >= after)
    }

    /// What came only just before the end could not be said any more.
    fn timeout(&self, ended: &Ended) -> Mark {
        let shown = self.versions.iter().rev().find(|version| version.at <= ended.span.1);
        let stuck = shown.and_then(|version| version.shown.as_ref()).is_some_and(shown::outstanding);
        match stuck {
            true if ended.words.contains("--nudge") => Mark::ResultLost,
            true => Mark::NoHint,
            false if self.unmoved(ended.span.1) > prompt(ended) => Mark::Hang,
            false => Mark::Right,
        }
    }

    /// How long had the object not changed at that moment?
    fn unmoved(&self, at: Instant) -> Duration {
        let last = self.versions.iter().rev().find(|version| version.at <= at);
        last.map_or(Duration::ZERO, |version| at - version.at)
    }

    /// Somebody else must have changed the goal.
    fn superseded(&self, ended: &Ended) -> Mark {
        use porchctl::wait::Goal;
        let (from, to) = ended.span;
        let other = |o: &Snapshot| match &ended.goal {
            Goal::Rendered { request: Some(token) } => o.request != *token,
            Goal::Lifecycle { state, .. } => o.lifecycle != state.as_str(),
            _ => true,
        };
        let changed = self.during((from, to)).filter_map(|version| version.shown.as_ref()).any(other);
        if changed { Mark::Right } else { Mark::WrongFailure }
    }

    /// Versions that were in force during a span.
    fn during(&self, (from, to): Span) -> impl Iterator<Item = &Version> {
        let first = self.versions.iter().rposition(|version| version.at <= from).unwrap_or(0);
        self.versions[first.min(self.versions.len())..].iter().take_while(move |version| version.at <= to)
    }

    /// Was a verdict to be seen for so long before the end that it should have been said?
    fn is_late(&self, ended: &Ended) -> bool {
        if ended.who == Who::Verb {
            return false;
        }
        let tells = |version: &Version| match &version.shown {
            Some(o) if o.uid == ended.uid => shown::met(&ended.goal, o) || shown::failed(&ended.goal, o),
            // Gone, or another one.
            _ => version.at > ended.span.0,
        };
        let versions: Vec<&Version> = self.during(ended.span).collect();
        let unbroken = versions.iter().rev().take_while(|version| tells(version));
        let since = unbroken.last().map(|version| version.at.max(ended.span.0));
        since.is_some_and(|since| ended.span.1 - since > PROMPT)
    }

    /// When was the verdict "met" first to be seen, and how long did it take to say so?
    pub fn latency(&self, ended: &Ended) -> Option<Duration> {
        if ended.who == Who::Verb || ended.said != Said::Met {
            return None;
        }
        let shows = |version: &&Version| version.shown.as_ref().is_some_and(|o| shown::met(&ended.goal, o));
        let first = self.during(ended.span).find(shows)?;
        (first.at > ended.span.0).then(|| ended.span.1 - first.at)
    }

    /// What kubectl's rule makes of the same versions.
    pub fn kubectl(&self, ended: &Ended) -> Option<Kubectl> {
        if ended.who == Who::Verb {
            return None;
        }
        let claim = self.facts.resolve(&ended.claim);
        let from = ended.span.0;
        let first = self.versions.iter().rposition(|version| version.at <= from).unwrap_or(0);
        for version in &self.versions[first.min(self.versions.len())..] {
            let Some(o) = &version.shown else { continue };
            if shown::kubectl(ended, o)? {
                let at = version.at.max(from);
                let right = self.facts.ever(&claim, (at, at + UNDER_WAY));
                return Some(if right { Kubectl::Right } else { Kubectl::Lie });
            }
        }
        let last = self.versions.last()?.at;
        let stays =
            self.facts.since(&claim).is_some_and(|since| last.max(ended.span.1) - since.min(last) >= STAYS);
        Some(if stays { Kubectl::Hang } else { Kubectl::StillWaiting })
    }
}
