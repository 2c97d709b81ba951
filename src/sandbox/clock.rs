//! The sandbox's clock: wall time at the start plus what tokio's clock says has passed, so that a test
//! with paused time moves both.

use jiff::Timestamp;
use tokio::time::Instant;

/// Hands out the time. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Timestamp,
    since: Instant,
}

impl Clock {
    /// Starts at the present wall time.
    pub fn start() -> Self {
        Self { started: Timestamp::now(), since: Instant::now() }
    }

    /// The present time.
    pub fn now(&self) -> Timestamp {
        self.started.checked_add(self.since.elapsed()).unwrap_or(self.started)
    }

    /// RFC 3339 with whole seconds, as Kubernetes writes times: `2026-11-29T15:39:00Z`.
    pub fn stamp(&self) -> String {
        self.now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
    }

    /// Microseconds since the epoch, as in the version of a package's content.
    pub fn micros(&self) -> i64 {
        self.now().as_microsecond()
    }
}
