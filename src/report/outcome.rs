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
    pub fn to_json(&self) -> Value {
        match &self.result {
            Ok(Said::Done(word)) => json!({"name": self.name, "result": word, "exitCode": 0}),
            Ok(Said::Note(text)) => {
                json!({"name": self.name, "result": "unchanged", "message": text, "exitCode": 0})
            }
            Err(failure) => json!({
                "name": self.name, "result": "failed", "message": failure.message,
                "causes": failure.causes, "hints": failure.hints, "exitCode": failure.exit_code(),
            }),
        }
    }
}

/// The document of `-o json`.
pub fn document(outcomes: &[Outcome]) -> Value {
    let results: Vec<Value> = outcomes.iter().map(Outcome::to_json).collect();
    let code = worst(outcomes).map_or(0, Kind::exit_code);
    json!({"results": results, "exitCode": code})
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
        let value = document(&three());
        assert_eq!(value["exitCode"], json!(3));
        assert_eq!(value["results"][0], json!({"name": "a", "result": "proposed", "exitCode": 0}));
        assert_eq!(value["results"][1]["exitCode"], json!(5));
        assert_eq!(value["results"][3]["result"], json!("unchanged"));
    }
}
