//! Which defects the wire has: the words that switch them on, and the rule when one strikes.
//!
//! In: words such as `busy=5@0-15`, the time since the start. Out: [`WireFaults`]. Never: a clock, I/O, a
//! fault nobody asked for.

use std::time::Duration;

/// The names with their values, for help texts. Each may be followed by `@FROM-TO` and `/N`.
pub const NAMES: [&str; 13] = [
    "watch-close[=AFTER]",
    "watch-cut",
    "watch-garble",
    "watch-silent",
    "watch-gone[=status]",
    "watch-duplicate",
    "watch-reorder",
    "busy[=SECONDS]",
    "unavailable[=CODE]",
    "refuse",
    "unauthorized",
    "forbid=VERB",
    "hang",
];

/// What may be forbidden.
const VERBS: [&str; 8] = ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"];

/// Most faults at a time.
const MOST: usize = 16;

/// What `Retry-After` says if nothing else is asked for, in seconds.
const RETRY_AFTER: u32 = 1;

/// One defect of the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireFault {
    /// A watch ends cleanly after that time.
    WatchClose(Duration),
    /// A watch breaks off in the middle of its first line.
    WatchCut,
    /// A proxy writes its error page where the first line of a watch should be.
    WatchGarble,
    /// A watch is accepted, and then says nothing for ever.
    WatchSilent,
    /// The version to watch from is too old: said by an event.
    WatchGone,
    /// The same, said by the HTTP status.
    WatchGoneStatus,
    /// Every event of a watch comes twice.
    WatchDuplicate,
    /// After every event the one before it comes again.
    WatchReorder,
    /// 429 with `Retry-After` in seconds.
    Busy(u32),
    /// A 5xx.
    Unavailable(u16),
    /// Connections are reset.
    Refuse,
    /// 401.
    Unauthorized,
    /// 403 for one verb.
    Forbid(&'static str),
    /// A request is never answered.
    Hang,
}

/// One defect, and when it strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rule {
    fault: WireFault,
    from: Duration,
    to: Duration,
    every: u64,
}

/// Defects of the wire. None by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WireFaults {
    rules: [Option<Rule>; MOST],
}

/// How many requests each rule has met so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met([u64; MOST]);

impl WireFaults {
    /// Switches one on, if the word names one of these: `watch-silent`, `busy=5`, from second 10 to second
    /// 18 with `refuse@10-18`, every third request with `unavailable/3`. `None`: another kind of fault.
    pub fn add(&mut self, word: &str) -> Option<Result<(), String>> {
        let end = word.find(['=', '@', '/']).unwrap_or(word.len());
        let (name, rest) = word.split_at(end);
        let known = NAMES.iter().any(|listed| listed.split(['=', '[']).next() == Some(name));
        known.then(|| self.push(name, rest))
    }

    fn push(&mut self, name: &str, rest: &str) -> Result<(), String> {
        let (rest, every) = rest.split_once('/').map_or((rest, None), |(rest, every)| (rest, Some(every)));
        let (value, window) =
            rest.split_once('@').map_or((rest, None), |(rest, window)| (rest, Some(window)));
        let value = value.strip_prefix('=');
        let fault = fault(name, value).ok_or_else(|| wrong(name, value.unwrap_or_default()))?;
        let (from, to) = window.map_or(Ok((Duration::ZERO, Duration::MAX)), parse_window)?;
        let every = every.map_or(Ok(1), parse_every)?;
        let free = self.rules.iter_mut().find(|rule| rule.is_none());
        *free.ok_or_else(|| format!("at most {MOST} faults of the wire at a time"))? =
            Some(Rule { fault, from, to, every });
        Ok(())
    }

    /// The first wanted fault whose time it is; counts the request with every rule it passes.
    pub fn strike(
        &self,
        elapsed: Duration,
        met: &mut Met,
        wanted: impl Fn(WireFault) -> bool,
    ) -> Option<WireFault> {
        let rules = self.rules.iter().zip(met.0.iter_mut());
        let mut due = rules
            .filter_map(|(rule, met)| Some((rule.as_ref()?, met)))
            .filter(|(rule, _)| wanted(rule.fault) && (rule.from..rule.to).contains(&elapsed));
        due.find_map(|(rule, met)| {
            *met += 1;
            met.is_multiple_of(rule.every).then_some(rule.fault)
        })
    }

    /// When open connections are cut the next time; now or before if they are to be cut at once.
    pub fn cut_at(&self, elapsed: Duration) -> Option<Duration> {
        let all = self.rules.iter().flatten();
        let refusing = all.filter(|rule| rule.fault == WireFault::Refuse && rule.every == 1);
        refusing.filter(|rule| elapsed < rule.to).map(|rule| rule.from).min()
    }
}

impl WireFault {
    /// Is it a fault of single requests with this verb?
    pub fn hits(self, verb: &str) -> bool {
        match self {
            Self::Busy(_) | Self::Unavailable(_) | Self::Unauthorized | Self::Hang => true,
            Self::Forbid(forbidden) => forbidden == verb,
            _ => false,
        }
    }

    /// Is it a fault of the events of a watch? One without a version to start from cannot be too old.
    pub fn spoils_watches(self, since: u64) -> bool {
        match self {
            Self::WatchGone | Self::WatchGoneStatus => since > 0,
            Self::WatchClose(_)
            | Self::WatchCut
            | Self::WatchGarble
            | Self::WatchSilent
            | Self::WatchDuplicate
            | Self::WatchReorder => true,
            _ => false,
        }
    }
}

/// Name and value of a fault; none if the value is wrong.
fn fault(name: &str, value: Option<&str>) -> Option<WireFault> {
    Some(match (name, value) {
        ("watch-close", after) => WireFault::WatchClose(after.map_or(Some(Duration::ZERO), seconds)?),
        ("watch-cut", None) => WireFault::WatchCut,
        ("watch-garble", None) => WireFault::WatchGarble,
        ("watch-silent", None) => WireFault::WatchSilent,
        ("watch-gone", None) => WireFault::WatchGone,
        ("watch-gone", Some("status")) => WireFault::WatchGoneStatus,
        ("watch-duplicate", None) => WireFault::WatchDuplicate,
        ("watch-reorder", None) => WireFault::WatchReorder,
        ("busy", after) => WireFault::Busy(after.map_or(Some(RETRY_AFTER), |text| text.parse().ok())?),
        ("unavailable", code) => WireFault::Unavailable(code.map_or(Some(503), server_error)?),
        ("refuse", None) => WireFault::Refuse,
        ("unauthorized", None) => WireFault::Unauthorized,
        ("forbid", Some(verb)) => WireFault::Forbid(VERBS.into_iter().find(|known| *known == verb)?),
        ("hang", None) => WireFault::Hang,
        _ => return None,
    })
}

fn wrong(name: &str, value: &str) -> String {
    match name {
        "forbid" => format!("the fault forbid: {value:?} is none of the verbs {}", VERBS.join(", ")),
        "unavailable" => format!("the fault unavailable: {value:?} is none of 500, 502, 503, 504"),
        "watch-close" | "busy" => format!("the fault {name}: {value:?} is no number of seconds"),
        "watch-gone" => format!("the fault watch-gone: {value:?} is not \"status\""),
        _ => format!("the fault {name} takes no value"),
    }
}

fn server_error(text: &str) -> Option<u16> {
    text.parse().ok().filter(|code| matches!(code, 500 | 502 | 503 | 504))
}

/// Seconds, with or without a fraction, with or without the unit `s`.
fn seconds(text: &str) -> Option<Duration> {
    let number: f64 = text.strip_suffix('s').unwrap_or(text).parse().ok()?;
    Duration::try_from_secs_f64(number).ok()
}

/// `FROM-TO` in seconds since the start; nothing after the dash means for ever.
fn parse_window(text: &str) -> Result<(Duration, Duration), String> {
    let parsed = text.split_once('-').and_then(|(from, to)| {
        let to = if to.is_empty() { Some(Duration::MAX) } else { seconds(to) };
        Some((seconds(from)?, to?))
    });
    parsed
        .filter(|(from, to)| from < to)
        .ok_or_else(|| format!("@{text} is no time such as @10-18, in seconds since the start"))
}

/// Every how many requests.
fn parse_every(text: &str) -> Result<u64, String> {
    text.parse().ok().filter(|every| *every > 0).ok_or_else(|| format!("/{text} is no number of requests"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(words: &[&str]) -> WireFaults {
        let mut faults = WireFaults::default();
        words.iter().for_each(|word| faults.add(word).unwrap().unwrap());
        faults
    }

    fn at(second: u64) -> Duration {
        Duration::from_secs(second)
    }

    #[test]
    fn words_become_faults() {
        for (word, expected) in [
            ("watch-close", WireFault::WatchClose(Duration::ZERO)),
            ("watch-close=1.5", WireFault::WatchClose(Duration::from_millis(1500))),
            ("watch-close=2s", WireFault::WatchClose(at(2))),
            ("watch-gone=status", WireFault::WatchGoneStatus),
            ("busy", WireFault::Busy(1)),
            ("busy=5", WireFault::Busy(5)),
            ("unavailable=500", WireFault::Unavailable(500)),
            ("forbid=watch", WireFault::Forbid("watch")),
        ] {
            let struck = faults(&[word]).strike(at(0), &mut Met::default(), |_| true);
            assert_eq!(struck, Some(expected), "{word}");
        }
    }

    #[test]
    fn every_listed_name_is_known() {
        for listed in NAMES {
            let bare = listed.split('[').next().unwrap().replace("VERB", "get");
            assert_eq!(WireFaults::default().add(&bare), Some(Ok(())), "{listed}");
        }
    }

    #[test]
    fn wrong_words_are_told_and_other_kinds_left_alone() {
        for word in [
            "watch-cut=1",
            "watch-close=x",
            "watch-close=-1",
            "watch-gone=410",
            "busy=x",
            "unavailable=418",
            "forbid",
            "forbid=look",
            "hang=1",
            "hang@5",
            "hang@5-5",
            "hang@x-9",
            "hang/0",
            "hang/x",
        ] {
            let mut faults = WireFaults::default();
            assert!(faults.add(word).unwrap().is_err(), "{word}");
            assert_eq!(faults, WireFaults::default(), "{word}");
        }
        for word in ["torn-content", "controller-lag=5s", "", "watch"] {
            assert_eq!(WireFaults::default().add(word), None, "{word}");
        }
        let mut full = faults(&["hang"; MOST]);
        assert!(full.add("hang").unwrap().is_err(), "one too many");
    }

    #[test]
    fn a_fault_strikes_in_its_time_and_turn() {
        let (faults, mut met) = (faults(&["hang@10-18/3"]), Met::default());
        let mut strike = |second| faults.strike(at(second), &mut met, |fault| fault.hits("get")).is_some();
        assert!(!strike(9), "before its time, not counted");
        let struck: Vec<bool> = (10..17).map(&mut strike).collect();
        assert_eq!(struck, [false, false, true, false, false, true, false]);
        assert!(![18, 19, 20].map(strike).contains(&true), "after its time");
    }

    #[test]
    fn the_first_that_applies_strikes() {
        let faults = faults(&["forbid=list", "unavailable/2", "busy=7"]);
        let mut met = Met::default();
        let mut strike = |verb| faults.strike(at(0), &mut met, |fault| fault.hits(verb));
        assert_eq!(strike("get"), Some(WireFault::Busy(7)));
        assert_eq!(strike("list"), Some(WireFault::Forbid("list")), "does not count with the others");
        assert_eq!(strike("get"), Some(WireFault::Unavailable(503)));
    }

    #[test]
    fn watches_are_spoiled_apart_from_requests() {
        let all = ["watch-cut", "watch-gone", "refuse", "hang"];
        let spoils = |since: u64| {
            all.map(|word| {
                faults(&[word]).strike(at(0), &mut Met::default(), |f| f.spoils_watches(since)).is_some()
            })
        };
        assert_eq!(spoils(5), [true, true, false, false]);
        assert_eq!(spoils(0), [true, false, false, false], "no version, none too old");
    }

    #[test]
    fn connections_are_cut_when_refusing_begins() {
        let faults = faults(&["refuse@10-18", "refuse@30-", "refuse@2-3/2"]);
        assert_eq!(faults.cut_at(at(0)), Some(at(10)));
        assert_eq!(faults.cut_at(at(12)), Some(at(10)), "at once");
        assert_eq!(faults.cut_at(at(18)), Some(at(30)));
        assert_eq!(WireFaults::default().cut_at(at(0)), None);
    }
}
