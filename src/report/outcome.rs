//! One result per name, in the order of the arguments.
//!
//! In: what became of each name. Out: lines with their stream, one JSON document, the failure whose
//! kind is the exit code. Never: printing.

use serde_json::{Value, json};

use crate::failure::{Failure, Kind};

/// What a verb says about a name that did not fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// `NAME WORD` on stdout: a promise.
    Done(String),
    /// The same of a rehearsal: the server would do it.
    Rehearsed(String),
    /// A sentence on stderr: there was nothing to do.
    Note(String),
}

/// What became of one name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The package revision.
    pub name: String,
    /// What to say.
    pub result: Result<Said, Failure>,
}

/// One line and where it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// stdout.
    Data(String),
    /// stderr, not with `--quiet`.
    Note(String),
    /// stderr, always.
    Failed(String),
    /// A next step, on stderr.
    Hint(String),
}

impl Outcome {
    /// It was done.
    pub fn done(name: &str, word: &str) -> Self {
        Self { name: name.into(), result: Ok(Said::Done(word.into())) }
    }

    /// It failed.
    pub fn failed(name: &str, failure: Failure) -> Self {
        Self { name: name.into(), result: Err(failure) }
    }

    /// The lines of this name; the words are the Go client's.
    pub fn lines(&self) -> Vec<Line> {
        match &self.result {
            Ok(Said::Done(word)) => vec![Line::Data(format!("{} {word}", self.name))],
            Ok(Said::Rehearsed(word)) => vec![Line::Data(format!("{} {word}{REHEARSED}", self.name))],
            Ok(Said::Note(text)) => vec![Line::Note(text.clone())],
            Err(failure) => {
                let mut lines = vec![Line::Failed(format!("{} failed ({})", self.name, failure.message))];
                lines.extend(failure.causes.iter().map(|cause| Line::Failed(format!("  {cause}"))));
                lines.extend(failure.hints.iter().cloned().map(Line::Hint));
                lines
            }
        }
    }

    /// This name in the JSON document.
    pub fn to_json(&self, namespace: &str) -> Value {
        let frame = |result| frame(namespace, &self.name, result, None);
        match &self.result {
            Ok(Said::Done(word)) => frame(word),
            Ok(Said::Rehearsed(word)) => {
                let mut value = frame(word);
                value["dryRun"] = true.into();
                value
            }
            Ok(Said::Note(text)) => {
                let mut value = frame("unchanged");
                value["message"] = text.as_str().into();
                value
            }
            Err(failure) => self::frame(namespace, &self.name, FAILED, Some(failure)),
        }
    }
}

/// What follows the word of a rehearsal; kubectl's words.
pub const REHEARSED: &str = " (server dry run)";
/// The result of what failed.
pub const FAILED: &str = "failed";

/// What every document about one object has: `name`, `namespace`, `result`, `exitCode`, and what went
/// wrong if something did.
pub fn frame(namespace: &str, name: &str, result: &str, failure: Option<&Failure>) -> Value {
    let code = failure.map_or(0, Failure::exit_code);
    let mut value = json!({"name": name, "namespace": namespace, "result": result, "exitCode": code});
    if let Some(failure) = failure {
        value["message"] = failure.message.as_str().into();
        value["causes"] = failure.causes.clone().into();
        value["hints"] = failure.hints.clone().into();
    }
    value
}

/// One object for one name, a list in an object for several.
pub fn gathered(mut documents: Vec<Value>, worst: Option<Kind>) -> Value {
    match documents.len() {
        1 => documents.remove(0),
        _ => json!({"results": documents, "exitCode": worst.map_or(0, Kind::exit_code)}),
    }
}

/// The document of `-o json`.
pub fn document(namespace: &str, outcomes: &[Outcome]) -> Value {
    gathered(outcomes.iter().map(|outcome| outcome.to_json(namespace)).collect(), worst(outcomes))
}

/// The failure of the whole command, already shown name by name.
pub fn verdict(outcomes: &[Outcome]) -> Result<(), Failure> {
    let failed = outcomes.iter().filter(|outcome| outcome.result.is_err()).count();
    match worst(outcomes) {
        None => Ok(()),
        Some(kind) => Err(Failure::new(kind, format!("{failed} of {} failed", outcomes.len())).shown()),
    }
}

fn worst(outcomes: &[Outcome]) -> Option<Kind> {
    Kind::worst(outcomes.iter().filter_map(|outcome| outcome.result.as_ref().err()).map(|f| f.kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> Vec<Outcome> {
        let missing = Failure::new(Kind::NotFound, "packagerevisions.porch.kpt.dev \"b\" not found");
        let gate = Failure::new(Kind::Blocked, "readiness conditions not met").cause("why").hint("do");
        let note = Outcome { name: "d".into(), result: Ok(Said::Note("d is already proposed".into())) };
        vec![Outcome::done("a", "proposed"), Outcome::failed("b", missing), Outcome::failed("c", gate), note]
    }

    #[test]
    fn one_line_per_name_in_the_go_clients_words() {
        let lines: Vec<Line> = three().iter().flat_map(Outcome::lines).collect();
        assert_eq!(
            lines,
            [
                Line::Data("a proposed".into()),
                Line::Failed("b failed (packagerevisions.porch.kpt.dev \"b\" not found)".into()),
                Line::Failed("c failed (readiness conditions not met)".into()),
                Line::Failed("  why".into()),
                Line::Hint("do".into()),
                Line::Note("d is already proposed".into()),
            ]
        );
    }

    #[test]
    fn the_worst_decides_and_is_not_shown_again() {
        let failure = verdict(&three()).unwrap_err();
        assert_eq!((failure.kind, failure.shown), (Kind::Blocked, true));
        assert_eq!(failure.message, "2 of 4 failed");
        assert_eq!(verdict(&[Outcome::done("a", "deleted")]), Ok(()));
    }

    #[test]
    fn the_document_holds_every_name() {
        let value = document("ns", &three());
        assert_eq!(value["exitCode"], json!(3));
        assert_eq!(
            value["results"][0],
            json!({"name": "a", "namespace": "ns", "result": "proposed", "exitCode": 0})
        );
        assert_eq!(
            value["results"][2],
            json!({"name": "c", "namespace": "ns", "result": "failed", "exitCode": 3,
                   "message": "readiness conditions not met", "causes": ["why"], "hints": ["do"]})
        );
        assert_eq!(value["results"][3]["result"], json!("unchanged"));
    }

    #[test]
    fn the_document_of_one_name_is_one_object() {
        let rehearsed = Outcome { name: "a".into(), result: Ok(Said::Rehearsed("deleted".into())) };
        assert_eq!(rehearsed.lines(), [Line::Data("a deleted (server dry run)".into())]);
        assert_eq!(
            document("ns", &[rehearsed]),
            json!({"name": "a", "namespace": "ns", "result": "deleted", "dryRun": true, "exitCode": 0})
        );
        assert_eq!(document("ns", &[]), json!({"results": [], "exitCode": 0}));
    }
}
