//! Failures that could still heal by what is already under way.
//!
//! In: the failure of each reading. Out: believe it, or when to read again. Never: a clock of its own.

use std::time::Duration;

use tokio::time::Instant;

use crate::wait::faults::Reason;

/// Remembers since when one failure holds.
#[derive(Debug, Default)]
pub(in crate::wait) struct Settling(Option<Held>);

#[derive(Debug)]
struct Held {
    reason: Reason,
    version: String,
    since: Instant,
    /// Since when with this very version.
    same_since: Instant,
}

impl Settling {
    /// Believes a failure (`None`) once it held for the window with one version, or for four windows although
    /// other parts of the object moved; otherwise says when it will have held long enough.
    pub(in crate::wait) fn hold(
        &mut self,
        reason: Reason,
        version: &str,
        now: Instant,
        window: Duration,
    ) -> Option<Instant> {
        let before = self.0.take().filter(|before| before.reason == reason);
        let since = before.as_ref().map_or(now, |before| before.since);
        let same = before.filter(|before| before.version == version);
        let same_since = same.map_or(now, |before| before.same_since);
        if now - same_since >= window || now - since >= window * 4 {
            return None;
        }
        self.0 = Some(Held { reason, version: version.to_owned(), since, same_since });
        Some(same_since + window)
    }

    /// The reading showed no failure.
    pub(in crate::wait) fn clear(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Duration = Duration::from_secs(3);
    const REASON: Reason = Reason::RenderFailed;

    #[test]
    fn one_version_must_hold_for_the_window() {
        let (mut settling, start) = (Settling::default(), Instant::now());
        assert_eq!(settling.hold(REASON, "1", start, WINDOW), Some(start + WINDOW));
        let nearly = start + Duration::from_millis(2999);
        assert_eq!(settling.hold(REASON, "1", nearly, WINDOW), Some(start + WINDOW));
        assert_eq!(settling.hold(REASON, "1", start + WINDOW, WINDOW), None);
    }

    #[test]
    fn another_version_another_reason_or_a_better_reading_begin_anew() {
        let (mut settling, start) = (Settling::default(), Instant::now());
        let later = start + Duration::from_secs(2);
        settling.hold(REASON, "1", start, WINDOW);
        assert_eq!(settling.hold(REASON, "2", later, WINDOW), Some(later + WINDOW));
        assert_eq!(
            settling.hold(Reason::SourceFailed, "2", start + WINDOW, WINDOW),
            Some(start + WINDOW * 2)
        );
        settling.clear();
        assert!(settling.hold(Reason::SourceFailed, "2", start + WINDOW * 9, WINDOW).is_some());
    }

    #[test]
    fn a_restless_object_fails_after_four_windows() {
        let (mut settling, start) = (Settling::default(), Instant::now());
        let mut believed = None;
        for second in 0..20_u64 {
            let now = start + Duration::from_secs(second);
            if settling.hold(REASON, &second.to_string(), now, WINDOW).is_none() {
                believed = Some(second);
                break;
            }
        }
        assert_eq!(believed, Some(12));
    }
}
