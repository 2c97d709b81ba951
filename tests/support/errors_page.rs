//! `docs/errors.md`, made from recorded refusals by the program's own rules.
//!
//! In: `tests/data/refusals.jsonl`. Out: rows, and the page. Shared by the test that looks at each row and
//! by the example that writes the page.

use std::fmt::Write as _;
use std::path::Path;

use porchctl::client::{Class, Effect, Fault};
use porchctl::failure::Failure;
use porchctl::wait::faults::Reason;
use porchctl::wait::{Goal, Pins, Side, Snapshot, Verdict, judge};
use serde::Deserialize;
use serde_json::Value;

/// One recorded refusal: an answer, or an object whose conditions say no.
#[derive(Deserialize)]
pub struct Refusal {
    #[serde(default)]
    method: String,
    #[serde(default)]
    resource: String,
    #[serde(default)]
    about: String,
    #[serde(default)]
    code: u16,
    #[serde(default)]
    answer: Value,
    object: Option<Value>,
}

/// What the program makes of an answer.
#[allow(dead_code, reason = "the page shows less than the test looks at")]
pub struct Answered {
    /// Method and resource.
    pub request: String,
    /// What was wrong with it.
    pub about: String,
    /// HTTP status.
    pub code: u16,
    /// Was something to be changed?
    pub write: bool,
    /// The server's words.
    pub words: String,
    /// Class of the fault.
    pub class: Class,
    /// Nobody knows whether it was carried out.
    pub unknown: bool,
    /// What the user sees.
    pub failure: Failure,
}

/// What the program makes of an object.
pub struct Judged {
    /// How the revision was made, and its lifecycle.
    pub state: String,
    /// Why the goal cannot be reached; none if the wait goes on.
    pub reason: Option<Reason>,
    /// What the user sees.
    pub text: String,
    /// What became of the content.
    pub content: &'static str,
    /// What to do next.
    pub hints: Vec<String>,
}

/// All recorded refusals.
pub fn refusals(root: &Path) -> Vec<Refusal> {
    let text = std::fs::read_to_string(root.join("tests/data/refusals.jsonl")).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

impl Refusal {
    /// The answer, if it is one.
    pub fn answered(&self) -> Option<Answered> {
        if self.object.is_some() {
            return None;
        }
        let write = self.method != "GET";
        let effect = if write { Effect::Write } else { Effect::Read };
        let body = match &self.answer {
            Value::String(text) => text.clone(),
            answer => answer.to_string(),
        };
        let fault = Fault::from_answer(effect, self.code, body.as_bytes(), None);
        Some(Answered {
            request: format!("{} {}", self.method, self.resource),
            about: self.about.clone(),
            code: self.code,
            write,
            words: fault.message.clone(),
            class: fault.class,
            unknown: fault.unknown_outcome,
            failure: fault.into_plain_failure(),
        })
    }

    /// The object, if it is one, judged as the verb would that waits for it.
    pub fn judged(&self) -> Option<Judged> {
        let revision = serde_json::from_value(self.object.clone()?).ok()?;
        let snapshot = Snapshot::of(&revision);
        let goal = match snapshot.state() {
            Some(state) if !snapshot.is_draft() => Goal::lifecycle(state),
            _ => Goal::All(vec![Goal::Created, Goal::rendered(), Goal::Ready]),
        };
        let source = revision.spec.source.as_ref().and_then(|source| serde_json::to_value(source).ok());
        let source = source.and_then(|source| source.as_object()?.keys().next().cloned());
        let state = format!("{}, {}", source.unwrap_or_else(|| "no source".into()), snapshot.lifecycle);
        let name = revision.name().to_owned();
        Some(match judge(Some(&snapshot), &goal, &Pins::default(), &Side::default()) {
            Verdict::Failed(fault) => Judged {
                state,
                reason: Some(fault.reason),
                hints: fault.hints(&name),
                content: content(fault.reason, &fault.text),
                text: fault.text,
            },
            Verdict::NotYet(_, text) => Judged { state, reason: None, text, content: "", hints: Vec::new() },
            other => {
                Judged { state, reason: None, text: format!("{other:?}"), content: "", hints: Vec::new() }
            }
        })
    }
}

/// What became of the content.
fn content(reason: Reason, text: &str) -> &'static str {
    match reason {
        _ if text.contains("get content for render") => "none that the server finds",
        Reason::SourceFailed => "none was made",
        Reason::RenderFailed => "saved as it was sent, not rendered",
        _ => "as it was",
    }
}

/// The page.
pub fn page(root: &Path) -> String {
    let mut out = String::from(BEGIN);
    let refusals = refusals(root);
    for answered in refusals.iter().filter_map(Refusal::answered) {
        let Answered { request, about, code, class, failure, .. } = answered;
        let _ = writeln!(
            out,
            "| {request}: {} | {code} | {class:?} | {} | {} | {} |",
            cell(&about),
            failure.exit_code(),
            cell(&failure.message),
            cell(&failure.hints.join("; ")),
        );
    }
    out.push_str(CONDITIONS);
    for judged in refusals.iter().filter_map(Refusal::judged).filter(|judged| judged.reason.is_some()) {
        let Judged { state, reason, text, content, hints } = judged;
        let reason = reason.map(Reason::word).unwrap_or_default();
        let (text, hints) = (cell(&text), cell(&hints.join("; ")));
        let _ = writeln!(out, "| {state} | {reason} | {text} | {content} | {hints} |");
    }
    out
}

/// Longest cell; what is longer is cut in its middle.
const CELL: usize = 240;

/// A text that stays in its cell.
fn cell(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|").replace('<', "&lt;");
    let length = line.chars().count();
    if length <= CELL {
        return line;
    }
    let begin: String = line.chars().take(CELL / 2).collect();
    let end: String = line.chars().skip(length - CELL / 2).collect();
    format!("{begin} … {end}")
}

const BEGIN: &str = "# Errors

What a recorded server refused, and what the program makes of it. Made by `cargo run --example generate` from
`tests/data/refusals.jsonl` with the program's own rules. Most of these requests are never sent: bad names, paths and
schedules, and moves that the lifecycle forbids, are refused before, with exit code 2 or 3 and the words \"nothing was
sent\". A refusal says \"nothing was changed\" only where that is certain; where it is not, the hint says so.

## Answers

| request | HTTP | class | exit | said | next |
|---|---|---|---|---|---|
";

const CONDITIONS: &str = "
## What the controller could not carry out

The server took the wish and failed later; the conditions of the object say why. Exit code 3 for the verb that waits.

| revision | reason | said | content | next |
|---|---|---|---|---|
";
