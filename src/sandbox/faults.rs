//! Known defects of real servers that a run of the sandbox may ask for.
//!
//! In: words such as `torn-content` or `controller-lag=500ms`. Out: [`Faults`]. Never: a fault nobody
//! asked for.

pub mod chance;
pub mod informer;
pub mod world;

use std::time::Duration;

use self::chance::Chance;
use super::crash::CrashAt;
use super::http::faults::{self as wire, WireFaults};

/// The names, for help texts. HOW is nothing (always), a share (`0.1`) or a number (the first times).
pub const NAMES: [&str; 16] = [
    "torn-content",
    "overwrite",
    "controller-lag=DURATION",
    "crash-at=NAME[:N]",
    "cache-lag=DURATION",
    "slow-render=DURATION",
    "source-twice[=HOW]",
    "stuck-source[=HOW]",
    "lost-result[=HOW]",
    "lost-request[=HOW]",
    "swallowed-errors[=HOW]",
    "git-away[=HOW]",
    "draft-branch-left",
    "restart-fails[=HOW]",
    "restart-every=DURATION",
    "restore-after=DURATION",
];

/// Which defects are on. None by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Content is written file by file, so that a read meanwhile answers a part of it, with status 200.
    pub torn_content: bool,
    /// Renders and lifecycle steps write what they read before over a newer push.
    pub overwrite: bool,
    /// The controllers pick work up only after that time.
    pub controller_lag: Option<Duration>,
    /// The sandbox dies there.
    pub crash_at: Option<CrashAt>,
    /// What is wrong between the client and the service.
    pub wire: WireFaults,
    /// The controllers see package revisions as they were that long ago.
    pub cache_lag: Option<Duration>,
    /// Every render takes that much longer.
    pub slow_render: Option<Duration>,
    /// The source step runs a second time and empties the content.
    pub source_twice: Chance,
    /// The first source step of an object does not find its repository.
    pub stuck_source: Chance,
    /// A source or a render is carried out, and its status is not written.
    pub lost_result: Chance,
    /// A push is stored, and no render is asked for.
    pub lost_request: Chance,
    /// A step ends with an error that nobody gets to see.
    pub swallowed_errors: Chance,
    /// Git cannot be reached at a publication.
    pub git_away: Chance,
    /// A deleted draft leaves its branch in git, and nothing of its name can be made again.
    pub draft_branch_left: bool,
    /// After a start of the controllers, what is looked at before its repository is loaded fails.
    pub restart_fails: Chance,
    /// The controllers start anew each time that much has passed.
    pub restart_every: Option<Duration>,
    /// The objects of the start come back once, that long after it, as from a backup.
    pub restore_after: Option<Duration>,
    /// Which of many random runs this is.
    pub seed: u64,
}

impl Faults {
    /// Switches one on: `torn-content`, `overwrite`, or `controller-lag=5s` (also `500ms`, `2m`),
    /// `crash-at=push-stored` (also `push-stored:3` for the third time it comes there), `lost-result` (also
    /// `lost-result=0.1` for one of ten and `lost-result=2` for the first two).
    ///
    /// # Errors
    /// A sentence for the user when there is no such fault or its value is wrong.
    pub fn add(&mut self, word: &str) -> Result<(), String> {
        if let Some(added) = self.wire.add(word) {
            return added;
        }
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let told = |why: String| format!("fault {name}: {why}");
        if let Some(chance) = self.chance(name) {
            *chance = Chance::parse(value).map_err(told)?;
            return Ok(());
        }
        if let Some(time) = self.time(name) {
            *time = Some(duration(value).map_err(told)?);
            return Ok(());
        }
        match (name, value) {
            ("torn-content", "") => self.torn_content = true,
            ("overwrite", "") => self.overwrite = true,
            ("draft-branch-left", "") => self.draft_branch_left = true,
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

    /// The faults that strike now and then.
    fn chance(&mut self, name: &str) -> Option<&mut Chance> {
        match name {
            "source-twice" => Some(&mut self.source_twice),
            "stuck-source" => Some(&mut self.stuck_source),
            "lost-result" => Some(&mut self.lost_result),
            "lost-request" => Some(&mut self.lost_request),
            "swallowed-errors" => Some(&mut self.swallowed_errors),
            "git-away" => Some(&mut self.git_away),
            "restart-fails" => Some(&mut self.restart_fails),
            _ => None,
        }
    }

    /// The faults that are a time.
    fn time(&mut self, name: &str) -> Option<&mut Option<Duration>> {
        match name {
            "controller-lag" => Some(&mut self.controller_lag),
            "cache-lag" => Some(&mut self.cache_lag),
            "slow-render" => Some(&mut self.slow_render),
            "restart-every" => Some(&mut self.restart_every),
            "restore-after" => Some(&mut self.restore_after),
            _ => None,
        }
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
        for word in ["torn-content", "controller-lag=500ms", "lost-result=0.5", "git-away"] {
            faults.add(word).unwrap();
        }
        assert!(faults.torn_content && !faults.overwrite);
        assert_eq!(faults.controller_lag, Some(Duration::from_millis(500)));
        assert_eq!((faults.lost_result, faults.git_away), (Chance::Share(500_000), Chance::Always));
        faults.add("controller-lag=2m").unwrap();
        assert_eq!(faults.controller_lag, Some(Duration::from_secs(120)));
    }

    #[test]
    fn every_name_of_the_help_is_known() {
        for name in NAMES {
            let name = name.split(['=', '[']).next().unwrap();
            let known = ["", "=1s", "=log-before"].iter().any(|value| {
                let mut faults = Faults::default();
                faults.add(&format!("{name}{value}")).is_ok() && faults != Faults::default()
            });
            assert!(known, "{name}");
        }
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
            "lost-result=often",
            "cache-lag",
        ] {
            assert!(faults.add(word).is_err(), "{word}");
        }
        assert_eq!(faults, Faults::default());
        let told = faults.add("lost-result=often").unwrap_err();
        assert!(told.starts_with("fault lost-result: \"often\" is neither a share"), "{told}");
    }
}
