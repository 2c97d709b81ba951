//! How a scalar is written.
//!
//! In: the text of a scalar, who writes it, where it will stand. Out: the bytes. Never: positions.
//! Rules: go-yaml v3's encoder, as recorded (`Emitted form of special values` in the recordings of
//! the functions catalog).

use super::scalar::{ScalarKind, resolve, yaml11_is_string};
use super::tree::ScalarStyle;

/// Whose rule decides whether a new string needs quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quoting {
    /// Encoding of typed strings: also what a YAML 1.1 reader would take for a boolean is quoted.
    Typed,
    /// A string node of the functions SDK: quoted when go-yaml would read another type.
    Node,
    /// Kustomize's string nodes: quoted when a YAML 1.1 reader would read another type.
    Kustomize,
    /// A node whose type is not fixed: never quoted for its type.
    Untyped,
}

/// Where a scalar will stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Column of the lines of a block scalar.
    pub indent: usize,
    /// Inside `{…}` or `[…]`?
    pub flow: bool,
    /// Is it a key?
    pub key: bool,
}

/// The style a new string gets before its characters are looked at.
fn wanted(text: &str, quoting: Quoting) -> ScalarStyle {
    let kind_differs = match quoting {
        Quoting::Untyped => text.is_empty(),
        Quoting::Node => resolve(text) != ScalarKind::String,
        Quoting::Typed => resolve(text) != ScalarKind::String || is_old_bool(text) || is_base60(text),
        Quoting::Kustomize => resolve(text) != ScalarKind::String || !yaml11_is_string(text),
    };
    match (text.contains('\n'), kind_differs) {
        (true, _) => ScalarStyle::Literal,
        (false, true) => ScalarStyle::DoubleQuoted,
        (false, false) => ScalarStyle::Plain,
    }
}

/// Writes a new string.
pub fn quoted(text: &str, quoting: Quoting, place: Place) -> String {
    write(text, wanted(text, quoting), place)
}

/// Writes a string on one line for a block mapping.
pub fn inline(text: &str, quoting: Quoting) -> String {
    quoted(text, quoting, Place { indent: 0, flow: true, key: false })
}

/// Writes a value into a node that has a style already: quotes and block styles are kept, a plain
/// node is treated like a new one.
pub(super) fn restyled(text: &str, style: ScalarStyle, quoting: Quoting, place: Place) -> String {
    match style {
        ScalarStyle::Plain => quoted(text, quoting, place),
        // A render turns folded scalars into quoted ones (recorded), so nothing is folded anew.
        ScalarStyle::Folded => write(text, ScalarStyle::DoubleQuoted, place),
        kept => write(text, kept, place),
    }
}

/// Writes a string in the given style if its characters allow it there, else in the next stricter one.
fn write(text: &str, style: ScalarStyle, place: Place) -> String {
    let allowed = Allowed::of(text);
    match style {
        ScalarStyle::Plain if allowed.plain(text, place) => text.to_string(),
        ScalarStyle::Plain | ScalarStyle::SingleQuoted if allowed.single && !text.contains('\n') => {
            format!("'{}'", text.replace('\'', "''"))
        }
        ScalarStyle::Literal if allowed.block && !place.flow && !place.key => literal(text, place.indent),
        _ => double(text),
    }
}

/// What the characters of a text allow.
struct Allowed {
    block_plain: bool,
    flow_plain: bool,
    single: bool,
    block: bool,
}

impl Allowed {
    fn of(text: &str) -> Self {
        let (block_indicator, flow_indicator) = indicators(text);
        let chars: Vec<char> = text.chars().collect();
        let pair =
            |test: fn(char, char) -> bool| chars.iter().zip(chars.iter().skip(1)).any(|(a, b)| test(*a, *b));
        let special = chars.iter().any(|c| *c != '\t' && !is_break(*c) && !is_printable(*c));
        let breaks = chars.iter().any(|c| is_break(*c));
        let edge_space = |c: Option<&char>| c.is_some_and(|c| *c == ' ' || is_break(*c));
        let edges = edge_space(chars.first()) || edge_space(chars.last());
        let break_space = pair(|a, b| is_break(a) && b == ' ');
        let space_break = pair(|a, b| a == ' ' && is_break(b));
        let odd = space_break || special;
        let plain = !(edges || break_space || odd || breaks || chars.contains(&'\t'));
        Self {
            block_plain: plain && !block_indicator,
            flow_plain: plain && !flow_indicator && !text.is_empty(),
            single: !(break_space || odd || chars.contains(&'\t')),
            block: !odd && chars.last() != Some(&' ') && !text.is_empty(),
        }
    }

    fn plain(&self, text: &str, place: Place) -> bool {
        let fits = if place.flow { self.flow_plain } else { self.block_plain };
        fits && !(text.is_empty() && (place.flow || place.key))
    }
}

/// Do indicator characters forbid the plain style in a block, and in a flow collection?
fn indicators(text: &str) -> (bool, bool) {
    if text.starts_with("---") || text.starts_with("...") {
        return (true, true);
    }
    let (mut block, mut flow) = (false, false);
    let mut before = ' ';
    let mut chars = text.chars().peekable();
    let mut first = true;
    while let Some(c) = chars.next() {
        let blank_follows = chars.peek().is_none_or(|next| is_blank(*next));
        let (b, f) =
            if first { first_indicator(c, blank_follows) } else { inner_indicator(c, before, blank_follows) };
        block |= b;
        flow |= f;
        before = c;
        first = false;
    }
    (block, flow)
}

fn first_indicator(c: char, blank_follows: bool) -> (bool, bool) {
    match c {
        '#' | ',' | '[' | ']' | '{' | '}' | '&' | '*' | '!' | '|' | '>' | '\'' | '"' | '%' | '@' | '`' => {
            (true, true)
        }
        '?' | ':' => (blank_follows, true),
        '-' if blank_follows => (true, true),
        _ => (false, false),
    }
}

fn inner_indicator(c: char, before: char, blank_follows: bool) -> (bool, bool) {
    match c {
        ',' | '?' | '[' | ']' | '{' | '}' => (false, true),
        ':' => (blank_follows, true),
        '#' if is_blank(before) => (true, true),
        _ => (false, false),
    }
}

fn is_break(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

fn is_blank(c: char) -> bool {
    c == ' ' || c == '\t' || is_break(c)
}

/// Characters the server writes as they are; everything above U+FFFF is escaped.
fn is_printable(c: char) -> bool {
    matches!(c, '\n' | ' '..='~' | '\u{a0}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}') && c != '\u{feff}'
}

fn literal(text: &str, indent: usize) -> String {
    let hint = if text.starts_with([' ', '\n']) { "2" } else { "" };
    let chomp = match text.strip_suffix('\n') {
        None => "-",
        Some(body) if body.is_empty() || body.ends_with('\n') => "+",
        Some(_) => "",
    };
    let mut out = format!("|{hint}{chomp}");
    for line in text.strip_suffix('\n').unwrap_or(text).split('\n') {
        out.push('\n');
        if !line.is_empty() {
            out.push_str(&" ".repeat(indent));
            out.push_str(line);
        }
    }
    out
}

fn double(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match escape(c) {
            Some(letter) => out.extend(['\\', letter]),
            None if is_printable(c) => out.push(c),
            None => out.push_str(&numeric(c)),
        }
    }
    out.push('"');
    out
}

fn escape(c: char) -> Option<char> {
    Some(match c {
        '\0' => '0',
        '\u{7}' => 'a',
        '\u{8}' => 'b',
        '\t' => 't',
        '\n' => 'n',
        '\u{b}' => 'v',
        '\u{c}' => 'f',
        '\r' => 'r',
        '\u{1b}' => 'e',
        '"' => '"',
        '\\' => '\\',
        '\u{85}' => 'N',
        '\u{2028}' => 'L',
        '\u{2029}' => 'P',
        _ => return None,
    })
}

fn numeric(c: char) -> String {
    let code = u32::from(c);
    match code {
        0..=0xff => format!("\\x{code:02X}"),
        0x100..=0xffff => format!("\\u{code:04X}"),
        _ => format!("\\U{code:08X}"),
    }
}

/// Words YAML 1.1 takes for booleans and the server's encoder therefore quotes.
fn is_old_bool(text: &str) -> bool {
    matches!(
        text,
        "y" | "Y"
            | "yes"
            | "Yes"
            | "YES"
            | "on"
            | "On"
            | "ON"
            | "n"
            | "N"
            | "no"
            | "No"
            | "NO"
            | "off"
            | "Off"
            | "OFF"
    )
}

/// `1:30` is a number to the base of 60 in YAML 1.1.
fn is_base60(text: &str) -> bool {
    let body = text.strip_prefix(['+', '-']).unwrap_or(text);
    let mut parts = body.split(':');
    let head = parts.next().unwrap_or_default();
    let head_ok = head.starts_with(|c: char| c.is_ascii_digit())
        && head.bytes().all(|b| b.is_ascii_digit() || b == b'_');
    let tail: Vec<&str> = parts.collect();
    let (last, middle) = match tail.split_last() {
        Some((last, middle)) => (last.split('.').next().unwrap_or_default(), middle),
        None => return false,
    };
    head_ok && middle.iter().chain([&last]).all(|part| sixty(part))
}

fn sixty(part: &str) -> bool {
    (1..=2).contains(&part.len()) && part.parse::<u8>().is_ok_and(|n| n < 60)
}
