//! Where the documents of a file begin and end.
//!
//! In: text of a file. Out: byte ranges of its documents, the `---` lines left out. Never: judges
//! what is inside. Rule (kyaml's): every line that starts with `---`, except the first line of the
//! file, ends a document; behind it only white space or a comment may stand.

use std::ops::Range;

/// A line that starts with `---` and goes on with something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid document separator: {0}")]
pub struct SplitError(pub String);

/// Ranges of the documents of a file, empty ones included.
///
/// # Errors
/// A separator line with text behind it.
pub fn split(text: &str) -> Result<Vec<Range<usize>>, SplitError> {
    let mut documents = Vec::new();
    let mut start = 0;
    let mut after_separator = true; // the first line never separates, nor a line right after a separator
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        let separates = line.starts_with("---") && line.ends_with('\n') && !after_separator;
        after_separator = separates;
        if separates {
            check_separator(line)?;
            documents.push(start..at);
            start = end;
        }
        at = end;
    }
    documents.push(start..text.len());
    Ok(documents)
}

fn check_separator(line: &str) -> Result<(), SplitError> {
    let rest = line.get(3..).unwrap_or_default().trim();
    if rest.is_empty() || rest.starts_with('#') {
        return Ok(());
    }
    Err(SplitError(line.trim().to_string()))
}
