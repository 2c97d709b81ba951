//! Was the end of a wait right?
//!
//! In: a life with its truth, what was waited for, how the wait ended and when. Out: a complaint. The judge is asked
//! what each version says; the truth of the model, what is really so.

use std::rc::Rc;
use std::time::Duration;

use super::fake::{Fake, Stretch, Transport, Trouble};
use super::schedule::Life;
use super::server::{DRAFT, State};
use super::wishes::{Wish, judged};
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Kind;
use crate::wait::faults::Reason;
use crate::wait::goal::{Goal, Pins};
use crate::wait::judge::Verdict;
use crate::wait::stop::{Met, Stop};

const SETTLE: Duration = Duration::from_secs(3);
const HEARTBEAT: Duration = Duration::from_secs(10);
/// Reads that follow hints are paced, reads and clocks take their time.
const SLACK: Duration = Duration::from_secs(5);

/// A verdict as far as two of them can be compared.
pub(super) type Word = (&'static str, Option<Reason>);

/// One run and what is known of it.
pub(super) struct Run<'a> {
    pub(super) life: &'a Life,
    pub(super) transport: &'a Transport,
    pub(super) fake: &'a Fake<'a>,
    pub(super) wish: &'a Wish,
    pub(super) timeout: Duration,
    pub(super) elapsed: Duration,
    pub(super) end: &'a Result<Met, Stop>,
}

fn word(verdict: &Verdict) -> Word {
    match verdict {
        Verdict::Met { .. } => ("met", None),
        Verdict::NotYet(..) => ("not-yet", None),
        Verdict::Failed(fault) => ("failed", Some(fault.reason)),
        Verdict::Superseded(reason, _) => ("superseded", Some(*reason)),
        Verdict::Gone => ("gone", None),
        Verdict::Replaced { .. } => ("replaced", None),
        Verdict::NotFound => ("not-found", None),
    }
}

/// What the wait said.
pub(super) fn ended(end: &Result<Met, Stop>) -> Word {
    match end {
        Ok(_) => ("met", None),
        Err(stop) => (stop.verdict, stop.reason),
    }
}

/// What a moment says, and whether that has to settle.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Says {
    word: Word,
    settles: bool,
}

impl Run<'_> {
    fn pins(&self) -> Pins {
        let uid = self.wish.pins.uid.clone().or_else(|| self.fake.first_uid.borrow().clone());
        Pins { uid, ..self.wish.pins.clone() }
    }

    /// What every moment says; equal objects are judged once.
    fn says(&self) -> Vec<Says> {
        let pins = self.pins();
        let mut last: Option<(Option<Rc<PackageRevision>>, Says)> = None;
        let mut says = Vec::with_capacity(self.life.moments.len());
        for moment in &self.life.moments {
            let same = last.as_ref().filter(|(object, _)| match (object, &moment.object) {
                (Some(a), Some(b)) => Rc::ptr_eq(a, b),
                (a, b) => a.is_none() && b.is_none(),
            });
            let now = same.map(|(_, says)| *says).unwrap_or_else(|| {
                let verdict = judged(moment.object.as_deref(), &self.wish.goal, &pins);
                let settles = matches!(&verdict, Verdict::Failed(fault) if fault.settle);
                Says { word: word(&verdict), settles }
            });
            last = Some((moment.object.clone(), now));
            says.push(now);
        }
        says
    }

    /// What is wrong with the end, if anything.
    pub(super) fn complaint(&self) -> Option<String> {
        let says = self.says();
        let all = [
            self.late(&says),
            self.load(),
            self.unfounded(&says),
            self.untrue(),
            self.fake.resumed_refused.get().then(|| "a watch resumed from a version that was refused".into()),
        ];
        all.into_iter().flatten().next().map(|complaint| format!("{complaint}; {}", self.summary(&says)))
    }

    /// The verdict, and since when, where all moments before it say "not yet".
    pub(super) fn only_word(&self) -> Option<(Word, Duration)> {
        let says = self.says();
        let last = says.last()?;
        let since = says.iter().position(|says| says.word.0 != "not-yet")?;
        let only = says[since..].iter().all(|says| says.word == last.word);
        only.then(|| (last.word, self.life.moments[since].at))
    }

    fn summary(&self, says: &[Says]) -> String {
        let mut lines = vec![format!("ended as {:?} after {:?}", ended(self.end), self.elapsed)];
        for (moment, says) in self.life.moments.iter().zip(says) {
            let version = moment.object.as_ref().and_then(|o| o.metadata.resource_version.clone());
            lines.push(format!("{:?} version {version:?} says {:?}", moment.at, says.word));
        }
        lines.dedup();
        lines.join("\n  ")
    }

    /// The deadline holds, and what stays true is seen within a heartbeat.
    fn late(&self, says: &[Says]) -> Option<String> {
        // `--timeout 0` takes as long as its one read, which may be a GET and a LIST, twice after a 401.
        let once = if self.timeout.is_zero() { Duration::from_secs(4 * 15) } else { Duration::ZERO };
        if self.elapsed > self.timeout + once + Duration::from_millis(2) {
            return Some(format!("the deadline of {:?} was missed", self.timeout));
        }
        let last = *says.last()?;
        if last.word.0 == "not-yet" || self.timeout.is_zero() || self.gave_up() {
            return None;
        }
        let since = says.iter().rposition(|other| other.word != last.word).map_or(0, |at| at + 1);
        let since = self.life.moments[since].at;
        let settled = since + if last.settles { SETTLE * 4 } else { Duration::ZERO };
        let limit = self.limit(settled);
        (self.elapsed > limit && limit < self.timeout)
            .then(|| format!("{:?} holds since {since:?}, the end was due by {limit:?}", last.word))
    }

    fn gave_up(&self) -> bool {
        matches!(self.end, Err(stop) if stop.kind == Kind::Forbidden)
    }

    /// When a wait has to end at the latest that could end at that time.
    fn limit(&self, at: Duration) -> Duration {
        let latency = Duration::from_millis(self.transport.latency.into()) * 2;
        let quiet = self.transport.reads.iter().map(|window| window.to).max();
        match quiet {
            // Back-off, Retry-After and a request that hangs may outlive the trouble.
            Some(quiet) => at.max(quiet) + HEARTBEAT + SLACK + latency + Duration::from_secs(30 + 20 + 15),
            None if self.transport.watches[0] == Stretch::Healthy => at + SLACK + latency,
            None => at + HEARTBEAT + SLACK + latency,
        }
    }

    /// Requests per second, whatever goes wrong.
    fn load(&self) -> Option<String> {
        let seconds = self.elapsed.as_secs_f64();
        let (gets, lists) = (f64::from(self.fake.gets.get()), f64::from(self.fake.lists.get()));
        let watches = self.fake.watches.get();
        let over = gets.max(lists) > seconds * 2.0 + 6.0 || watches as f64 > seconds + 2.0;
        over.then(|| format!("{gets} gets, {lists} lists and {watches} watches in {seconds} s"))
    }

    /// The end must be what the last answered read said, and a failure must have settled.
    fn unfounded(&self, says: &[Says]) -> Option<String> {
        let ended = ended(self.end);
        let shown = self.fake.shown.get();
        match ended.0 {
            "timeout" | "not-yet" => {
                // A deadline may cut the first read.
                let quick = Duration::from_millis(self.transport.latency.into()) * 2 < self.timeout;
                let unread = shown.is_none() && quick && self.transport.reads.is_empty();
                return unread.then(|| "timed out without a read, yet there was no outage".into());
            }
            "unavailable" => {
                // An absence takes a GET and a LIST; the deadline may come between them.
                let read = self.fake.first_uid.borrow().is_some();
                return read.then(|| "called unavailable although it was read".into());
            }
            "unauthorized" => {
                return (!self.may_refuse()).then(|| "gave up although nothing was refused twice".into());
            }
            _ => {}
        }
        let Some(shown) = shown else { return Some("a verdict without a read".into()) };
        let said = says[shown];
        if said.word != ended {
            return Some(format!("the last read said {:?}", said.word));
        }
        (said.settles && !self.settled(says, shown)).then(|| "a failure was believed too early".into())
    }

    fn settled(&self, says: &[Says], shown: usize) -> bool {
        let at = self.fake.shown_at.get();
        let nearly = Duration::from_millis(5);
        let Some(before) = (at + nearly).checked_sub(SETTLE) else { return false };
        let version = |moment: usize| {
            self.life.moments[moment].object.as_ref().and_then(|o| o.metadata.resource_version.clone())
        };
        if version(self.life.moment(before)) == version(shown) {
            return true;
        }
        let Some(before) = (at + nearly).checked_sub(SETTLE * 4) else { return false };
        says[self.life.moment(before)..=shown].iter().all(|other| other.word == says[shown].word)
    }

    fn may_refuse(&self) -> bool {
        let refused = Trouble::Unauthorized { heals: false };
        self.transport.reads.iter().any(|window| window.what == refused)
            || self.transport.watches.contains(&Stretch::Refused(refused))
    }

    /// Success must be true, of the very object that was meant; a failed render must have failed.
    fn untrue(&self) -> Option<String> {
        let state = self.life.moments[self.fake.shown.get()?].state;
        match self.end {
            Ok(met) => {
                let uid = met.revision.as_ref().and_then(|revision| revision.metadata.uid.clone());
                let meant = met.revision.is_none() || uid == self.pins().uid;
                let deleted = self.wish.goal == Goal::Deleted;
                let truth = deleted || self.wish.pushes.iter().all(|push| state.was_rendered(*push));
                let truth = truth && holds(&self.wish.goal, &state);
                (!truth || (!meant && !deleted)).then(|| format!("met, but not true: {state:?}"))
            }
            Err(stop) if stop.reason == Some(Reason::RenderFailed) => {
                let blamed = self.wish.pushes.first().copied().unwrap_or(state.live().request);
                (state.failed & (1 << blamed) == 0).then(|| format!("no render failed: {state:?}"))
            }
            Err(_) => None,
        }
    }
}

/// What is really so, pushes aside.
fn holds(goal: &Goal, state: &State) -> bool {
    let live = state.live();
    let rendered = state.was_rendered(live.request);
    let carried_out = state.store.exists && state.store.lifecycle == live.lifecycle;
    match goal {
        Goal::Created => state.store.exists,
        Goal::Rendered { request: None } | Goal::Condition { .. } => rendered,
        Goal::Ready => rendered && carried_out,
        Goal::Lifecycle { .. } => carried_out && (live.lifecycle == DRAFT || rendered),
        Goal::All(goals) => goals.iter().all(|goal| holds(goal, state)),
        _ => true,
    }
}
