//! The ends of many, told one by one.
//!
//! In: the set as it stands, and why the wait is over. Out: the [`Gathering`]. Never: I/O.

use super::{Crowd, Member, Standing, without_a_set};
use crate::wait::engine::{Course, Ending, Last, Why};
use crate::wait::judge::Verdict;
use crate::wait::many::{Gathering, ReadsMany};
use crate::wait::reads::ReadError;
use crate::wait::stop::{Met, Stop};

impl<R: ReadsMany> Crowd<'_, R> {
    /// The end that the readings mean.
    pub(super) fn gathered(&self, course: &Course<'_>) -> Gathering {
        self.told(Why::NotYet, course)
    }

    /// The end for another reason.
    pub(super) fn ended(&self, why: Why<'_>, course: &Course<'_>) -> Gathering {
        let mut gathering = self.told(why, course);
        if !self.frozen {
            gathering.failure = Some(without_a_set(self.choice, self.found, why, course));
        }
        let refused = matches!(why, Why::Refused(ReadError::Forbidden(_)));
        gathering.list_forbidden = refused && self.listed.is_none() && !course.answered;
        gathering
    }

    fn told(&self, why: Why<'_>, course: &Course<'_>) -> Gathering {
        let ends = self.members.iter().map(|member| (member.name.clone(), self.end_of(member, why, course)));
        let mut gathering = Gathering::of(ends.collect(), course.elapsed());
        gathering.requests = course.requests;
        gathering.newcomers.clone_from(&self.newcomers);
        gathering
    }

    fn end_of(&self, member: &Member, why: Why<'_>, course: &Course<'_>) -> Result<Met, Stop> {
        let last = last(member);
        let ending = Ending {
            name: &member.name,
            goal: self.goal,
            uid: member.uid.as_deref(),
            last: last.as_ref(),
            elapsed: course.elapsed(),
            requests: course.requests,
        };
        match &member.standing {
            Standing::Ended(Verdict::Met { note }) => Ok(Met {
                revision: None,
                snapshot: member.snapshot.clone().map(Box::new),
                note: note.clone(),
                elapsed: course.elapsed(),
                requests: course.requests,
            }),
            Standing::Ended(verdict) => Err(ending.verdict(None, verdict.clone())),
            Standing::NotYet(..) => Err(pending(&ending, why, course)),
        }
    }
}

/// The end of a member that was still waited for.
fn pending(ending: &Ending<'_>, why: Why<'_>, course: &Course<'_>) -> Stop {
    match why {
        Why::Refused(error) => ending.refused(error),
        Why::NotYet => ending.not_yet(),
        Why::Interrupted(kind) => ending.interrupted(kind),
        Why::Late if !course.answered => ending.never_read(course, false),
        Why::Late => ending.late(course),
    }
}

/// Its last reading; the state that a final verdict was made on counts as one.
fn last(member: &Member) -> Option<Last> {
    let (reason, text) = match &member.standing {
        Standing::NotYet(reason, text) => (*reason, text.clone()),
        Standing::Ended(_) => (crate::wait::Reason::NotFoundYet, String::new()),
    };
    let snapshot = member.snapshot.clone();
    Some(Last { revision: None, snapshot, reason, text, since: member.since })
}
