//! Known defects of real servers that a run of the sandbox may ask for.
//!
//! In: words such as `torn-content` or `controller-lag=500ms`. Out: [`Faults`]. Never: a fault nobody
//! asked for.

use std::time::Duration;

use super::crash::CrashAt;
use super::http::faults::{self as wire, WireFaults};

/// The names, for help texts.
pub const NAMES: [&str; 4] = ["torn-content", "overwrite", "controller-lag=DURATION", "crash-at=NAME[:N]"];

/// Which defects are on. None by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Content is written file by file, so that a read meanwhile answers a part of it, with status 200.
    pub torn_content: bool,
    /// The first render and the lifecycle step write what they read before over a newer push.
    pub overwrite: bool,
    /// The controllers pick work up only after that time.
    pub controller_lag: Option<Duration>,
    /// The sandbox dies there.
    pub crash_at: Option<CrashAt>,
    /// What is wrong between the client and the service.
    pub wire: WireFaults,
}

impl Faults {
    /// Switches one on: `torn-content`, `overwrite`, or `controller-lag=5s` (also `500ms`, `2m`),
    /// `crash-at=push-stored` (also `push-stored:3` for the third time it comes there).
    ///
    /// # Errors
    /// A sentence for the user when there is no such fault or its value is wrong.
    pub fn add(&mut self, word: &str) -> Result<(), String> {
        if let Some(added) = self.wire.add(word) {
            return added;
        }
        match word.split_once('=').unwrap_or((word, "")) {
            ("torn-content", "") => self.torn_content = true,
            ("overwrite", "") => self.overwrite = true,
            ("controller-lag", value) => self.controller_lag = Some(duration(value)?),
            ("crash-at", value) => self.crash_at = Some(CrashAt::parse(value)?),
            _ => {
                return Err(format!(
                    "unknown fault {word:?}; one of {}, {} (with @FROM-TO or /N)",
                    NAMES.join(", "),
                    wire::NAMES.join(", ")
                ));
            }
        }
        Ok(())
    }
}

/// A whole number with a unit: `ms`, `s` or `m`.
fn duration(text: &str) -> Result<Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let milliseconds = match &text[digits.len()..] {
        "ms" => 1,
        "s" => 1_000,
        "m" => 60_000,
        _ => return Err(format!("{text:?} is no duration such as 5s or 500ms")),
    };
    let number: u64 = digits.parse().map_err(|_| format!("{text:?} is no duration such as 5s or 500ms"))?;
    Ok(Duration::from_millis(number.saturating_mul(milliseconds)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_faults() {
        let mut faults = Faults::default();
        for word in ["torn-content", "controller-lag=500ms"] {
            faults.add(word).unwrap();
        }
        assert!(faults.torn_content && !faults.overwrite);
        assert_eq!(faults.controller_lag, Some(Duration::from_millis(500)));
        faults.add("controller-lag=2m").unwrap();
        assert_eq!(faults.controller_lag, Some(Duration::from_secs(120)));
    }

    #[test]
    fn wrong_words_are_told() {
        let mut faults = Faults::default();
        for word in [
            "",
            "tearing",
            "overwrite=yes",
            "controller-lag",
            "controller-lag=5",
            "controller-lag=xs",
            "crash-at=home",
        ] {
            assert!(faults.add(word).is_err(), "{word}");
        }
        assert_eq!(faults, Faults::default());
    }
}
