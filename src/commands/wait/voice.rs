//! How the end of a wait, and what happens before it, is said.
//!
//! In: ends and events. Out: lines and JSON documents through `ui`. Never: verdicts.

use serde_json::{Value, json};

use super::goals;
use crate::cli::{ResultFlags, ResultFormat, WaitFormat};
use crate::commands::bulk::{self, nameless};
use crate::commands::{Context, missing};
use crate::failure::{Failure, Kind};
use crate::report::outcome::{Outcome, Said, frame, gathered};
use crate::wait::{Event, Goal, Met, Stop, words};

/// How the wait of one name ended.
pub(super) type End = Result<Met, Stop>;

/// Says everything about one wish.
pub(super) struct Voice<'a> {
    pub(super) ctx: &'a Context,
    pub(super) namespace: &'a str,
    pub(super) goal: &'a Goal,
    pub(super) format: Option<WaitFormat>,
}

impl Voice<'_> {
    /// The format in the words of the other verbs.
    pub(super) fn flags(&self) -> ResultFlags {
        let format = |format| match format {
            WaitFormat::Name => ResultFormat::Name,
            WaitFormat::Json | WaitFormat::Jsonl => ResultFormat::Json,
        };
        ResultFlags { output: self.format.map(format) }
    }

    /// The line of one name.
    pub(super) fn said(&self, name: &str, end: End) -> Result<Said, Failure> {
        let met = end.map_err(failure)?;
        self.ctx.ui.note(&self.met(name, &met));
        if let Some(note) = &met.note {
            self.ctx.ui.note(&format!("{name}: {note}"));
        }
        Ok(Said::Done(goals::word(self.goal)))
    }

    /// `met: NAMESPACE/NAME  ready  (8.2s, at resourceVersion 48211)`
    fn met(&self, name: &str, met: &Met) -> String {
        let version = met.snapshot.as_ref().map(|seen| seen.version.as_str()).filter(|seen| !seen.is_empty());
        let at = version.map(|version| format!(", at resourceVersion {version}")).unwrap_or_default();
        format!("met: {}/{name}  {}  ({}{at})", self.namespace, self.goal, words(met.elapsed))
    }

    /// Every change, for scripts that follow along; without a name it is one of a set.
    pub(super) fn change(&self, name: &str, event: &Event) {
        let Event::Waiting { reason, text, elapsed } = event else { return };
        if self.format == Some(WaitFormat::Jsonl) {
            let mut object = json!({"namespace": self.namespace});
            if !name.is_empty() {
                object["name"] = name.into();
            }
            let elapsed = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
            self.ctx.ui.document(&json!({
                "verdict": "not-yet", "reason": reason, "target": self.goal.to_string(), "message": text,
                "object": object, "elapsedMs": elapsed,
            }));
        }
    }

    /// One object for one name, a list in an object for several; stderr says what failed in words.
    pub(super) async fn documents(&self, names: &[String], ends: Vec<End>) -> Result<(), Failure> {
        let mut failures = Vec::new();
        let mut results = Vec::new();
        for (name, end) in names.iter().zip(&ends) {
            let failure = self.explained(name, end).await;
            results.push(self.one_document(name, end, failure.as_ref()));
            failures.extend(failure.map(|failure| Outcome::failed(name, failure)));
        }
        let worst = Kind::worst(ends.iter().filter_map(|end| end.as_ref().err()).map(|stop| stop.kind));
        self.ctx.ui.document(&gathered(results, worst));
        failures.iter().for_each(|failed| bulk::show(self.ctx, failed, self.flags()));
        worst.map_or(Ok(()), |kind| Err(Failure::new(kind, "not every wait was met").shown()))
    }

    /// Why it was not met, with the name that was meant if there is none of that name.
    async fn explained(&self, name: &str, end: &End) -> Option<Failure> {
        let failure = failure(end.as_ref().err()?.clone());
        Some(match self.ctx.client().await {
            Ok(client) => missing::near(client, name, failure).await,
            Err(_) => failure,
        })
    }

    /// What every document of a result has, and what a wait knows.
    pub(super) fn one_document(&self, name: &str, end: &End, failure: Option<&Failure>) -> Value {
        let (word, known) = match end {
            Ok(met) => ("met", met.to_json(self.namespace, name, &self.goal.to_string())),
            Err(stop) => (stop.verdict, stop.to_json(self.namespace)),
        };
        let mut value = frame(self.namespace, name, word, failure);
        if let (Value::Object(value), Value::Object(known)) = (&mut value, known) {
            value.extend(known);
        }
        value
    }
}

/// An end in the words of the line that names the object already. Only `wait` can wait for what does not exist.
pub(super) fn failure(stop: Stop) -> Failure {
    let absent = stop.verdict == "not-found";
    let failure = nameless(stop);
    if absent { failure.hint("`--wait-for-create` waits for one that does not exist yet") } else { failure }
}
