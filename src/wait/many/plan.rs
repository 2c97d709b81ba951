//! Which read tells most for the least.
//!
//! In: who wants to be read, when the last list was. Out: the next read. Never: I/O.

use std::time::Duration;

use tokio::time::Instant;

use super::member::Member;

/// More members than that are confirmed by one list.
const MANY: usize = 20;
/// A list at least that often.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(30);

/// The next read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// A list with the selectors.
    Selection,
    /// A list of the whole namespace: for members that the selectors do not find any more.
    Everything,
    /// A read of this member alone.
    Member(usize),
}

/// Decides. `listed`: when the last list was, if its version can still be watched from.
pub(super) fn next(members: &[Member], listed: Option<Instant>, now: Instant) -> Plan {
    if listed.is_none_or(|at| now >= at + HEARTBEAT) {
        return Plan::Selection;
    }
    let due = |missing: bool| {
        members.iter().enumerate().filter(move |(_, member)| member.is_due(now) && member.missing == missing)
    };
    if due(false).count() > MANY {
        return Plan::Selection;
    }
    if due(true).count() > MANY {
        return Plan::Everything;
    }
    match due(false).chain(due(true)).next() {
        Some((index, _)) => Plan::Member(index),
        // The clock of the loop asks for a read, and nobody in particular wants it.
        None => Plan::Selection,
    }
}

/// When somebody wants to be read, at the latest.
pub(super) fn by(members: &[Member], listed: Option<Instant>, now: Instant) -> Instant {
    let wishes = members.iter().filter(|member| member.is_pending()).filter_map(|member| member.wants);
    wishes.fold(listed.map_or(now, |at| at + HEARTBEAT), Instant::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members(count: usize, due: usize, missing: bool, now: Instant) -> Vec<Member> {
        let one = |index: usize| {
            let mut member = Member::new(format!("m{index}"), None, now);
            member.missing = missing;
            if index < due {
                member.hint(now);
            }
            member
        };
        (0..count).map(one).collect()
    }

    #[test]
    fn few_are_read_one_by_one_and_many_by_a_list() {
        let now = Instant::now();
        assert_eq!(next(&members(100, 20, false, now), Some(now), now), Plan::Member(0));
        assert_eq!(next(&members(100, 21, false, now), Some(now), now), Plan::Selection);
        assert_eq!(next(&members(100, 20, true, now), Some(now), now), Plan::Member(0));
        assert_eq!(next(&members(100, 21, true, now), Some(now), now), Plan::Everything);
        assert_eq!(next(&members(100, 0, false, now), Some(now), now), Plan::Selection);
    }

    #[test]
    fn a_list_comes_first_and_every_half_minute() {
        let now = Instant::now();
        assert_eq!(next(&members(1, 1, false, now), None, now), Plan::Selection);
        let later = now + HEARTBEAT;
        assert_eq!(next(&members(1, 1, false, now), Some(now), later), Plan::Selection);
        assert_eq!(by(&members(1, 0, false, now), Some(now), now), now + HEARTBEAT);
        assert_eq!(by(&members(1, 1, false, now), Some(now), now), now);
    }
}
