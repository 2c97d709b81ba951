//! Is a text YAML for the server, and what would it say if not?
//!
//! In: text of one document. Out: `Ok` or the server's words. The server's parser and the one asked
//! here are both ports of libyaml, so problem and marks agree; only the line numbers are told apart
//! by kind of error. Never: builds anything from the text.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// A text that is not YAML: the server's words, such as `yaml: line 2: did not find expected ',' or ']'`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct MalformedYaml(pub String);

/// Problems the parser (not the scanner) reports: their line is counted from zero.
const PARSER_PROBLEMS: [&str; 8] = [
    "did not find expected <stream-start>",
    "did not find expected <document start>",
    "did not find expected node content",
    "did not find expected key",
    "did not find expected '-' indicator",
    "did not find expected ',' or ']'",
    "did not find expected ',' or '}'",
    "found undefined tag handle",
];

/// Reads the first document of a text and throws it away.
///
/// # Errors
/// The server's words for a text it cannot read.
pub fn check(text: &str) -> Result<(), MalformedYaml> {
    let Some(document) = serde_yaml::Deserializer::from_str(text).next() else {
        return Ok(());
    };
    match IgnoredAny::deserialize(document) {
        Ok(_) => Ok(()),
        Err(error) => verdict(&error.to_string()),
    }
}

/// Limits of the library asked are none of the server's.
fn verdict(message: &str) -> Result<(), MalformedYaml> {
    // Unknown anchors are told by the builder, which knows their names.
    if message.starts_with("unknown anchor")
        || message.contains("recursion limit")
        || message.contains("repetition limit")
        || message == "EndOfStream"
    {
        return Ok(());
    }
    Err(MalformedYaml(words(message)))
}

/// Turns `PROBLEM at line L column C, CONTEXT at line L column C` into the server's words.
fn words(message: &str) -> String {
    let (problem_part, context_part) = match message.split_once(", while ") {
        Some((problem, context)) => (problem, Some(context)),
        None => (message, None),
    };
    let (problem, problem_line) = mark(problem_part);
    let context_line = context_part.and_then(|context| mark(context).1).filter(|line| *line > 0);
    let from_parser = PARSER_PROBLEMS.contains(&problem);
    let line = context_line
        .or(problem_line.filter(|line| *line > 0))
        .map(|line| if from_parser { line } else { line + 1 });
    match line {
        Some(line) => format!("yaml: line {line}: {problem}"),
        None => format!("yaml: {problem}"),
    }
}

/// Text before ` at line …` and the line counted from zero.
fn mark(part: &str) -> (&str, Option<usize>) {
    let Some((text, place)) = part.rsplit_once(" at line ") else {
        return (part, None);
    };
    let line = place.split(' ').next().and_then(|n| n.parse::<usize>().ok());
    (text, line.map(|line| line.saturating_sub(1)))
}
