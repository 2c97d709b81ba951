//! Many revisions as one subject of the loop.
//!
//! In: lists, reads of single members, events. Out: the [`Gathering`]. Never: whole objects kept (only what
//! decides), a member judged by an event.

use std::collections::BTreeMap;

use tokio::time::Instant;

use super::member::{Member, Standing};
use super::plan::{self, Plan};
use super::{Choice, Gathering, ReadsMany, SeenOf, Selection, nothing_matched};
use crate::api::v1alpha2::PackageRevision;
use crate::failure::{Failure, Kind};
use crate::wait::engine::{Course, Exact, Step, Subject, Why, judged};
use crate::wait::facts::words;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Verdict, judge, question};
use crate::wait::reads::{ReadError, Seen};
use crate::wait::snapshot::Snapshot;

mod ends;

/// Members whose verdict needs a fact beside the object, asked for after one list.
const ASKED: usize = 20;

/// A reading.
pub(super) enum Reading {
    /// A list of the selection, or of everything.
    List { plan: Plan, items: Vec<(String, Snapshot)>, version: String },
    /// One member, or its absence.
    Member(usize, Option<Box<PackageRevision>>),
}

/// The set and what is known of it.
pub(super) struct Crowd<'a, R> {
    reads: &'a R,
    choice: &'a Choice,
    goal: &'a Goal,
    pins: Pins,
    members: Vec<Member>,
    index: BTreeMap<String, usize>,
    /// The set is what it is; before that it is what the next list shows.
    frozen: bool,
    /// Objects found by the last list before the set was frozen.
    found: usize,
    newcomers: Vec<String>,
    exact: Exact,
    /// When the last list of the selection was; nothing if another one is needed.
    listed: Option<Instant>,
    /// Version of the last list, to watch from.
    version: Option<String>,
}

impl<'a, R: ReadsMany> Crowd<'a, R> {
    pub(super) fn new(reads: &'a R, choice: &'a Choice, goal: &'a Goal, pins: Pins) -> Self {
        let mut crowd = Self {
            reads,
            choice,
            goal,
            pins,
            members: Vec::new(),
            index: BTreeMap::new(),
            frozen: false,
            found: 0,
            newcomers: Vec::new(),
            exact: Exact::default(),
            listed: None,
            version: None,
        };
        if choice.is_named() {
            let now = Instant::now();
            choice.selection.names.iter().for_each(|name| crowd.admit(name, None, now));
            crowd.frozen = true;
        }
        crowd
    }

    /// Names of the set.
    pub(super) fn names(&self) -> Vec<String> {
        self.members.iter().map(|member| member.name.clone()).collect()
    }

    fn admit(&mut self, name: &str, uid: Option<String>, now: Instant) {
        if !self.index.contains_key(name) {
            self.index.insert(name.to_owned(), self.members.len());
            self.members.push(Member::new(name.to_owned(), uid, now));
        }
    }

    /// What is waited for by pins of this member.
    fn pins_of(&self, index: usize) -> Pins {
        Pins { uid: self.members[index].uid.clone(), ..self.pins.clone() }
    }

    /// All pages, reduced to what decides. A token that is too old starts again, once: the loop paces more.
    async fn list(
        &mut self,
        plan: Plan,
        course: &mut Course<'_>,
    ) -> Result<(Vec<(String, Snapshot)>, String), ReadError> {
        match self.pages(plan, course).await {
            Err(ReadError::Expired) => self.pages(plan, course).await,
            other => other,
        }
    }

    async fn pages(
        &self,
        plan: Plan,
        course: &mut Course<'_>,
    ) -> Result<(Vec<(String, Snapshot)>, String), ReadError> {
        let everything = Selection::everything();
        let selection = if plan == Plan::Everything { &everything } else { &self.choice.selection };
        let (mut items, mut token, mut version) = (Vec::new(), None, None);
        loop {
            let page = course.ask(self.reads.page(selection, token.as_deref())).await?;
            items.extend(page.items.iter().filter_map(|object| self.reduced(object)));
            version.get_or_insert(page.version);
            token = page.next;
            if token.is_none() {
                return Ok((items, version.unwrap_or_default()));
            }
        }
    }

    /// What is kept of an object; nothing of those that nobody asked for.
    fn reduced(&self, object: &PackageRevision) -> Option<(String, Snapshot)> {
        let name = object.metadata.name.as_deref().unwrap_or_default();
        let wanted = !self.choice.is_named() || self.index.contains_key(name);
        wanted.then(|| (name.to_owned(), Snapshot::of_for(object, self.goal)))
    }

    /// Takes a list: freezes the set, judges who is in it, notes who is missing.
    fn take_list(&mut self, plan: Plan, items: Vec<(String, Snapshot)>, course: &mut Course<'_>) {
        let now = Instant::now();
        if !self.frozen {
            self.found = items.len();
            self.frozen = self.found >= self.choice.min_count;
            if !self.frozen {
                return;
            }
            items.iter().for_each(|(name, seen)| self.admit(name, Some(seen.uid.clone()), now));
        }
        let mut there = vec![false; self.members.len()];
        let mut questions = 0;
        for (name, seen) in items {
            match self.index.get(&name) {
                Some(index) => {
                    let index = *index;
                    if let Some(there) = there.get_mut(index) {
                        *there = true;
                    }
                    self.members[index].missing &= plan != Plan::Selection;
                    questions += usize::from(self.judge_listed(index, seen, questions < ASKED, course));
                }
                None if plan == Plan::Selection => self.newcomer(&name, &seen, now, course),
                None => {}
            }
        }
        let absent: Vec<usize> =
            there.iter().enumerate().filter(|(_, there)| !**there).map(|(at, _)| at).collect();
        absent.into_iter().for_each(|index| self.absent(index, plan, now, course));
    }

    /// Judges a member by its place in a list. A verdict that needs a fact beside the object is left to a
    /// read of the member itself; `true` if it is.
    fn judge_listed(&mut self, index: usize, seen: Snapshot, may_ask: bool, course: &mut Course<'_>) -> bool {
        if !self.members[index].is_pending() {
            return false;
        }
        self.members[index].uid.get_or_insert_with(|| seen.uid.clone());
        let (pins, side) = (self.pins_of(index), Side::default());
        let verdict = judge(Some(&seen), self.goal, &pins, &side);
        let asks = question(&verdict, &pins, &side).is_some();
        match asks {
            true if may_ask => self.members[index].hint(Instant::now()),
            true => {}
            false => self.take(index, Some(seen), verdict, course),
        }
        asks && may_ask
    }

    fn take(&mut self, index: usize, seen: Option<Snapshot>, verdict: Verdict, course: &Course<'_>) {
        let (now, patience) = (Instant::now(), course.patience);
        let member = &mut self.members[index];
        member.take(seen, verdict, now, patience.settle);
        if member.missing && member.is_pending() {
            // No list and no watch tells of it any more.
            member.wants.get_or_insert(now + patience.heartbeat);
        }
    }

    /// A list did not show a member. Of everything that is proof, of a selection it is a hint.
    fn absent(&mut self, index: usize, plan: Plan, now: Instant, course: &mut Course<'_>) {
        if !self.members[index].is_pending() {
            return;
        }
        if plan == Plan::Everything || self.choice.selection.is_everything() {
            let verdict = judge(None, self.goal, &self.pins_of(index), &Side::default());
            self.take(index, None, verdict, course);
        } else {
            self.members[index].missing = true;
            self.members[index].hint(now);
        }
    }

    /// Somebody who came after the set was frozen.
    fn newcomer(&mut self, name: &str, seen: &Snapshot, now: Instant, course: &mut Course<'_>) {
        if self.choice.follow_new {
            self.admit(name, Some(seen.uid.clone()), now);
            if let Some(index) = self.index.get(name) {
                self.judge_listed(*index, seen.clone(), true, course);
            }
        } else if !self.newcomers.iter().any(|known| known == name) {
            self.newcomers.push(name.to_owned());
            let said = format!("{name} came later and is not waited for (`--follow-new` includes it)");
            course.teller.notice("newcomer", said);
        }
    }

    /// Judges a member by a read of its own, with as many facts beside it as the verdict needs.
    async fn take_member(&mut self, index: usize, object: Option<&PackageRevision>, course: &mut Course<'_>) {
        let seen = object.map(|object| Snapshot::of_for(object, self.goal));
        if let Some(seen) = &seen {
            self.members[index].uid.get_or_insert_with(|| seen.uid.clone());
        }
        let pins = self.pins_of(index);
        let (verdict, _) = judged(self.reads, (object, seen.as_ref()), self.goal, &pins, course).await;
        self.take(index, seen, verdict, course);
    }

    /// Is it over?
    fn step(&self, course: &mut Course<'_>) -> Step<Gathering> {
        let pending = self.members.iter().filter(|member| member.is_pending()).count();
        let lost = self.members.iter().any(Member::is_lost);
        if self.frozen && (pending == 0 || (lost && !self.choice.keep_going)) {
            return Step::End(self.gathered(course));
        }
        let (reason, text) = self.progress(pending);
        course.teller.waiting(reason, &text);
        Step::Again(Some(plan::by(&self.members, self.listed, Instant::now())))
    }

    /// Numbers, and what the first one waits for.
    fn progress(&self, pending: usize) -> (String, String) {
        if !self.frozen {
            let (found, least) = (self.found, self.choice.min_count);
            let text =
                format!("{found} of at least {least} package revisions match {}", self.choice.selection);
            return ("NotFoundYet".into(), text);
        }
        let (all, met) = (self.members.len(), self.members.iter().filter(|m| m.is_met()).count());
        let lost = match all - met - pending {
            0 => String::new(),
            lost => format!(", {lost} cannot get there"),
        };
        let first = self.members.iter().find_map(|member| match &member.standing {
            Standing::NotYet(reason, text) => Some((reason.word(), format!("; {}: {text}", member.name))),
            Standing::Ended(_) => None,
        });
        let (reason, waits) = first.unwrap_or_default();
        (reason, format!("{met} of {all} met{lost}{waits}"))
    }
}

impl<R: ReadsMany> Subject for Crowd<'_, R> {
    type Event = SeenOf;
    type Events = R::EventsOfMany;
    type Reading = Reading;
    type End = Gathering;

    async fn read(&mut self, course: &mut Course<'_>) -> Result<Reading, ReadError> {
        let now = Instant::now();
        let plan = if self.frozen { plan::next(&self.members, self.listed, now) } else { Plan::Selection };
        if let Plan::Member(index) = plan {
            let name = self.members[index].name.clone();
            let decides = self.members[index].uid.is_some() || *self.goal == Goal::Deleted;
            let object = self.exact.read(self.reads, &name, decides, course).await?;
            return Ok(Reading::Member(index, object.map(Box::new)));
        }
        let (items, version) = self.list(plan, course).await?;
        Ok(Reading::List { plan, items, version })
    }

    async fn weigh(&mut self, reading: Reading, course: &mut Course<'_>) -> Step<Gathering> {
        match reading {
            Reading::List { plan, items, version } => {
                if plan == Plan::Selection {
                    self.version = Some(version).filter(|version| !version.is_empty());
                    self.listed = Some(Instant::now());
                }
                self.take_list(plan, items, course);
            }
            Reading::Member(index, object) => self.take_member(index, object.as_deref(), course).await,
        }
        self.step(course)
    }

    async fn watch(&self) -> Result<R::EventsOfMany, ReadError> {
        self.reads.watch_many(&self.choice.selection, self.version.as_deref()).await
    }

    /// An event about a member is a reason to read it if the state it shows is not "not yet".
    fn heed(&mut self, event: SeenOf, _: &mut Course<'_>) -> bool {
        let SeenOf { name, seen } = event;
        if seen == Seen::Bookmark {
            return false;
        }
        let now = Instant::now();
        let Some(index) = self.index.get(&name).copied() else {
            // Before the set is frozen everything counts; afterwards only who is waited for.
            let tells = !self.frozen || name.is_empty() || self.choice.follow_new;
            self.listed = self.listed.filter(|_| !tells);
            return tells;
        };
        let tells = self.members[index].is_pending()
            && match &seen {
                Seen::Changed(revision) => {
                    let seen = Snapshot::of_for(revision, self.goal);
                    judge(Some(&seen), self.goal, &self.pins_of(index), &Side::default()).tells()
                }
                Seen::Deleted => true,
                Seen::Bookmark => false,
            };
        if tells {
            self.members[index].hint(now);
        }
        tells
    }

    /// The next list gives a version that can be watched from.
    fn expired(&mut self) {
        self.version = None;
        self.listed = None;
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.reads.reconnect().await
    }

    fn heartbeat(&self, _: &crate::wait::Patience) -> std::time::Duration {
        plan::HEARTBEAT
    }

    fn end(&self, why: Why<'_>, course: &Course<'_>) -> Gathering {
        self.ended(why, course)
    }
}

/// What is said of all when the set was never frozen.
fn without_a_set(choice: &Choice, found: usize, why: Why<'_>, course: &Course<'_>) -> Failure {
    let waited = || words(course.patience.spent + course.patience.timeout);
    match why {
        Why::Refused(error) => Failure::new(refusal(error), error.text()),
        Why::NotYet => nothing_matched(choice, found, Kind::NotYet, "not yet"),
        Why::Interrupted(kind) => nothing_matched(choice, found, kind, "interrupted"),
        Why::Late if course.answered => {
            nothing_matched(choice, found, Kind::TimedOut, &format!("timed out after {}", waited()))
        }
        Why::Late => {
            let why = course.trouble.as_deref().unwrap_or("no answer");
            Failure::new(Kind::Unavailable, format!("no successful read in {}: {why}", waited()))
        }
    }
}

fn refusal(error: &ReadError) -> Kind {
    match error {
        ReadError::Forbidden(_) | ReadError::Unauthorized(_) => Kind::Forbidden,
        ReadError::Refused(_) => Kind::Failed,
        _ => Kind::Unavailable,
    }
}
