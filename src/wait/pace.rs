//! How often a wait may bother the server.
//!
//! In: the present instant. Out: how long to hold back. Never: sleeping, I/O.

use std::time::Duration;

use tokio::time::Instant;

/// Reads at once after a quiet time.
const BURST: u32 = 5;
/// One more read per this time.
const REFILL: Duration = Duration::from_millis(500);
/// Longest pause after errors.
const LONGEST: Duration = Duration::from_secs(30);

/// A token bucket: bursts of 5 reads, then 2 per second.
#[derive(Debug)]
pub struct Bucket {
    /// When the bucket would be full again.
    full_at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(now: Instant) -> Self {
        Self { full_at: now }
    }

    /// Takes one token; the caller waits that long before it uses it.
    pub fn take(&mut self, now: Instant) -> Duration {
        let debt = self.full_at.saturating_duration_since(now) + REFILL;
        self.full_at = now + debt;
        debt.saturating_sub(REFILL * BURST)
    }
}

/// Pauses of 1, 2, 4 … 30 seconds.
#[derive(Debug, Default)]
pub struct Backoff {
    failures: u32,
}

impl Backoff {
    /// The pause after one more failure.
    pub fn pause(&mut self) -> Duration {
        let pause = Duration::from_secs(1 << self.failures.min(5));
        self.failures = self.failures.saturating_add(1);
        pause.min(LONGEST)
    }

    /// It worked.
    pub fn reset(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_at_once_then_two_a_second() {
        let start = Instant::now();
        let mut bucket = Bucket::full(start);
        let waits: Vec<u128> = (0..8).map(|_| bucket.take(start).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 500, 1000, 1500]);
        let later = start + Duration::from_secs(60);
        assert_eq!(bucket.take(later), Duration::ZERO);
    }

    #[test]
    fn pauses_grow_and_are_forgotten() {
        let mut backoff = Backoff::default();
        let pauses: Vec<u64> = (0..7).map(|_| backoff.pause().as_secs()).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 30, 30]);
        backoff.reset();
        assert_eq!(backoff.pause().as_secs(), 1);
    }
}
