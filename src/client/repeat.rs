//! May a request be sent again, and when? Pure.
//!
//! In: what the request does, the fault, how often and how long it was tried. Out: a pause or "no".
//! Never: sleeping, clocks, a repeated write whose outcome is unknown.

use std::time::Duration;

use super::fault::{Class, Effect, Fault};

/// Most repeats of one request.
pub const MOST: u32 = 5;
/// First pause; doubles with every attempt.
const FIRST: Duration = Duration::from_millis(100);
/// Longest pause of our own choosing.
const LONGEST: Duration = Duration::from_secs(2);

/// The pause before the next attempt, or none if the fault is final.
///
/// `attempt` counts from 1 (the request that just failed). `remaining` is the time until the
/// caller's deadline (none: no deadline); a pause that does not fit is not begun, also when the
/// server asked for it with `Retry-After`.
pub fn repeatable(
    effect: Effect,
    fault: &Fault,
    attempt: u32,
    remaining: Option<Duration>,
) -> Option<Duration> {
    if attempt > MOST || !may_pass(effect, fault) {
        return None;
    }
    let pause = fault.retry_after.unwrap_or_else(|| backoff(attempt));
    remaining.is_none_or(|left| pause < left).then_some(pause)
}

/// Can the same request succeed later, and is it harmless to send it twice?
fn may_pass(effect: Effect, fault: &Fault) -> bool {
    match effect {
        Effect::Read => is_passing(fault),
        // 429 means the server turned the request away before it did anything.
        Effect::Write => fault.class == Class::Throttled && fault.code == Some(429),
    }
}

/// Faults of a read that pass by themselves: 429, 502, 503, 504, and a connection that broke.
/// A connection that was never made does not pass (a wrong address is the usual cause), and neither
/// does our own time limit, because the limit is for the whole call.
fn is_passing(fault: &Fault) -> bool {
    match fault.class {
        Class::Throttled | Class::ServerBusy | Class::Broken => true,
        Class::Timeout => fault.code.is_some(),
        _ => false,
    }
}

/// Doubling pauses.
fn backoff(attempt: u32) -> Duration {
    FIRST.saturating_mul(2_u32.saturating_pow(attempt.saturating_sub(1))).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(code: u16, retry_after: Option<u64>) -> Fault {
        Fault::from_answer(Effect::Read, code, b"", retry_after)
    }

    #[test]
    fn reads_are_repeated_when_the_fault_may_pass() {
        let repeated = |code| repeatable(Effect::Read, &fault(code, None), 1, None).is_some();
        for code in [429, 502, 503, 504] {
            assert!(repeated(code), "{code}");
        }
        for code in [400, 401, 403, 404, 409, 410, 413, 422, 500] {
            assert!(!repeated(code), "{code}");
        }
    }

    #[test]
    fn a_broken_connection_is_repeated_but_a_refused_one_is_not() {
        let broken = Fault::local(Class::Broken, "connection reset");
        assert!(repeatable(Effect::Read, &broken, 1, None).is_some());
        assert!(repeatable(Effect::Write, &broken, 1, None).is_none());
        let refused = Fault::local(Class::Unreachable, "connection refused");
        assert!(repeatable(Effect::Read, &refused, 1, None).is_none());
        let late = Fault::local(Class::Timeout, "no answer within 30s");
        assert!(repeatable(Effect::Read, &late, 1, None).is_none());
    }

    #[test]
    fn writes_are_repeated_only_when_nothing_was_done() {
        for code in [500, 502, 503, 504, 409] {
            assert_eq!(repeatable(Effect::Write, &fault(code, Some(1)), 1, None), None, "{code}");
        }
        assert_eq!(repeatable(Effect::Write, &fault(429, Some(1)), 1, None), Some(Duration::from_secs(1)));
    }

    #[test]
    fn pauses_grow_and_end() {
        let pauses: Vec<Option<u128>> = (1..=MOST + 1)
            .map(|n| repeatable(Effect::Read, &fault(503, None), n, None).map(|d| d.as_millis()))
            .collect();
        assert_eq!(pauses, [Some(100), Some(200), Some(400), Some(800), Some(1600), None]);
    }

    #[test]
    fn never_past_the_deadline() {
        let left = Some(Duration::from_secs(3));
        assert_eq!(repeatable(Effect::Read, &fault(429, Some(2)), 1, left), Some(Duration::from_secs(2)));
        assert_eq!(repeatable(Effect::Read, &fault(429, Some(3)), 1, left), None);
        assert_eq!(repeatable(Effect::Read, &fault(503, None), 1, Some(Duration::ZERO)), None);
    }
}
