//! Small looks at the text around a position.
//!
//! In: text and byte positions. Out: positions. Never: knows YAML beyond blanks, `#` and line ends.

use std::ops::Range;

/// Start of the line that holds a position.
pub(super) fn line_start(text: &str, at: usize) -> usize {
    text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1)
}

/// End of the line that holds a position, in front of its line break.
pub(super) fn line_end(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let end = rest.find('\n').unwrap_or(rest.len());
    let carriage = rest.get(..end).is_some_and(|line| line.ends_with('\r'));
    at + end - usize::from(carriage)
}

/// Start of the line behind the one that holds a position.
pub(super) fn next_line(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    rest.find('\n').map_or(text.len(), |newline| at + newline + 1)
}

/// Column of a position, in characters.
pub(super) fn column(text: &str, at: usize) -> usize {
    text.get(line_start(text, at)..at)
        .map_or(0, |before| before.trim_start_matches('\u{feff}').chars().count())
}

/// The comment behind a position on its line, if nothing but blanks (and one comma) stands between.
pub(super) fn comment_after(text: &str, at: usize) -> Option<Range<usize>> {
    let rest = text.get(at..line_end(text, at))?;
    let trimmed = rest.strip_prefix(',').unwrap_or(rest).trim_start_matches([' ', '\t']);
    let start = at + rest.len() - trimmed.len();
    let separated = start > at;
    (separated && trimmed.starts_with('#')).then(|| start..start + trimmed.len())
}

/// The line break a text uses.
pub(super) fn line_break(text: &str) -> &'static str {
    match text.find('\n') {
        Some(at) if text.get(..at).is_some_and(|line| line.ends_with('\r')) => "\r\n",
        _ => "\n",
    }
}
