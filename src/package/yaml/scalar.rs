//! What type a plain scalar has for the server.
//!
//! In: text without quotes. Out: its type by the rules of go-yaml v3 (YAML 1.2 with the numbers of
//! 1.1), and whether a YAML 1.1 reader takes it for a string. Never: quoting decisions.

use serde::Deserialize;

/// Type of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarKind {
    /// Null.
    Null,
    /// True or false.
    Bool,
    /// A whole number.
    Int,
    /// A number with point or exponent.
    Float,
    /// A date or time.
    Timestamp,
    /// `<<`
    Merge,
    /// Anything else.
    String,
}

/// Type of a plain scalar.
pub fn resolve(text: &str) -> ScalarKind {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => ScalarKind::Null,
        "true" | "True" | "TRUE" | "false" | "False" | "FALSE" => ScalarKind::Bool,
        "<<" => ScalarKind::Merge,
        ".nan" | ".NaN" | ".NAN" => ScalarKind::Float,
        _ if is_infinity(text) => ScalarKind::Float,
        _ => resolve_number(text),
    }
}

fn is_infinity(text: &str) -> bool {
    matches!(text.strip_prefix(['+', '-']).unwrap_or(text), ".inf" | ".Inf" | ".INF")
}

fn resolve_number(text: &str) -> ScalarKind {
    if !text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.')) {
        return ScalarKind::String;
    }
    if is_timestamp(text) {
        return ScalarKind::Timestamp;
    }
    let plain = text.replace('_', "");
    if !text.starts_with('.') && is_integer(&plain) {
        return ScalarKind::Int;
    }
    if is_float(&plain) { ScalarKind::Float } else { ScalarKind::String }
}

/// Go's base prefixes: `0x`, `0o`, `0b`, and a leading zero for octal.
fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let lower = digits.to_ascii_lowercase();
    let parsed =
        |digits: &str, radix| !digits.starts_with(['+', '-']) && u64::from_str_radix(digits, radix).is_ok();
    if let Some(hex) = lower.strip_prefix("0x") {
        return parsed(hex, 16);
    }
    if let Some(octal) = lower.strip_prefix("0o") {
        return parsed(octal, 8);
    }
    if let Some(binary) = lower.strip_prefix("0b") {
        return parsed(binary, 2);
    }
    match lower.strip_prefix('0') {
        Some(octal) if !octal.is_empty() => parsed(octal, 8),
        _ => parsed(&lower, 10),
    }
}

/// `1`, `1.5`, `.5`, `1.`, each with an exponent or without.
fn is_float(text: &str) -> bool {
    let text = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (number, exponent) = match text.find(['e', 'E']) {
        Some(at) => (text.get(..at).unwrap_or_default(), text.get(at + 1..)),
        None => (text, None),
    };
    let exponent_ok = exponent.is_none_or(|e| digits(e.strip_prefix(['+', '-']).unwrap_or(e)));
    let number_ok = match number.split_once('.') {
        Some(("", fraction)) => digits(fraction),
        Some((whole, fraction)) => digits(whole) && (fraction.is_empty() || digits(fraction)),
        None => digits(number),
    };
    exponent_ok && number_ok
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// `2024-01-02`, or that with a time behind `T`, `t` or one space.
fn is_timestamp(text: &str) -> bool {
    let Some(rest) = text.get(4..).filter(|_| text.get(..4).is_some_and(digits)) else {
        return false;
    };
    let mut parts = rest.strip_prefix('-').unwrap_or_default().splitn(2, '-');
    let (Some(month), Some(day_and_time)) = (parts.next(), parts.next()) else {
        return false;
    };
    let day_len = day_and_time.bytes().take_while(u8::is_ascii_digit).count();
    let (day, time) = day_and_time.split_at(day_len);
    in_range(month, 1, 12) && in_range(day, 1, 31) && (time.is_empty() || is_time(time))
}

fn in_range(text: &str, low: u32, high: u32) -> bool {
    (1..=2).contains(&text.len())
        && text.parse().is_ok_and(|n: u32| (low..=high).contains(&n))
        && digits(text)
}

fn is_time(text: &str) -> bool {
    let Some(time) = text.strip_prefix(['T', 't', ' ']) else {
        return false;
    };
    let zoned = !text.starts_with(' ');
    let clock_len = time.find(['Z', '+', '-']).unwrap_or(time.len());
    let (clock, zone) = time.split_at(clock_len);
    let parts: Vec<&str> = clock.splitn(3, ':').collect();
    let [hour, minute, second] = parts.as_slice() else {
        return false;
    };
    let (whole, fraction) = second.split_once('.').unwrap_or((second, "0"));
    in_range(hour, 0, 23)
        && in_range(minute, 0, 59)
        && in_range(whole, 0, 59)
        && digits(fraction)
        && zone.is_empty() != zoned
}

/// Does a YAML 1.1 reader see a string (or nothing it can read) in this text? `yes` is a boolean for
/// it, `a: b` a mapping; a text of several lines is never in doubt.
pub fn yaml11_is_string(text: &str) -> bool {
    if text.contains('\n') {
        return true;
    }
    let bool11 = ["y", "n", "yes", "no", "on", "off", "true", "false"];
    let cased = |word: &str| {
        let capital =
            word.get(..1).unwrap_or_default().to_ascii_uppercase() + word.get(1..).unwrap_or_default();
        text == word || text == capital || text == word.to_ascii_uppercase()
    };
    if bool11.into_iter().any(cased) || text.trim().is_empty() {
        return false;
    }
    let Some(document) = serde_yaml::Deserializer::from_str(text).next() else {
        return false;
    };
    match serde_yaml::Value::deserialize(document) {
        Ok(serde_yaml::Value::String(read)) => read != text || resolve(text) == ScalarKind::String,
        Ok(_) => false,
        Err(_) => true,
    }
}
