//! How a wait ends: [`Met`], or a [`Stop`] that says why not.
//!
//! In: verdicts and errors. Out: values for verbs, a `Failure` for the exit code, JSON for scripts.
//! Never: printing.

use std::time::Duration;

use serde_json::{Value, json};

use super::facts::{facts, facts_json};
use super::faults::Reason;
use super::snapshot::Snapshot;
use crate::api::v1alpha2::PackageRevision;
use crate::failure::{Failure, Kind};

/// The goal was reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    /// The reading that shows it; `None` when the goal was absence.
    pub revision: Option<PackageRevision>,
    /// The same, reduced to what decides.
    pub snapshot: Option<Box<Snapshot>>,
    /// Something worth saying nevertheless.
    pub note: Option<String>,
    /// From the start of the wait.
    pub elapsed: Duration,
    /// Requests sent by the wait.
    pub requests: u32,
}

impl Met {
    /// The reading.
    ///
    /// # Errors
    /// An internal fault if the goal was absence.
    pub fn revision(self) -> Result<PackageRevision, Failure> {
        self.revision
            .ok_or_else(|| Failure::new(Kind::Internal, "a wait ended without the object it waited for"))
    }

    /// The final object of `-o json`.
    pub fn to_json(&self, namespace: &str, name: &str, goal: &str) -> Value {
        let mut value = frame("met", "Met", 0, goal, namespace, name, self.snapshot.as_deref());
        value["elapsedMs"] = millis(self.elapsed);
        value["requests"] = self.requests.into();
        value["notes"] = self.note.iter().cloned().collect();
        value
    }
}

/// The goal was not reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// Decides the exit code.
    pub kind: Kind,
    /// `failed`, `superseded`, `gone`, `replaced`, `not-found`, `not-yet`, `timeout`, `unavailable`,
    /// `unauthorized`, `interrupted`.
    pub verdict: &'static str,
    /// Why, where a snapshot says it.
    pub reason: Option<Reason>,
    /// May be over as soon as somebody looks again.
    pub transient: bool,
    /// The object.
    pub name: Box<str>,
    /// What was waited for.
    pub goal: Box<str>,
    /// One sentence without the name.
    pub text: Box<str>,
    /// Next steps.
    pub hints: Box<[String]>,
    /// The last reading, where it is kept.
    pub revision: Option<Box<PackageRevision>>,
    /// The last reading, reduced to what decides.
    pub snapshot: Option<Box<Snapshot>>,
    /// From the start of the wait.
    pub elapsed: Duration,
    /// Requests sent by the wait.
    pub requests: u32,
}

impl Stop {
    /// The last reading in lines, where the text does not say it all.
    pub fn facts(&self) -> Vec<String> {
        let said = matches!(
            self.reason,
            Some(
                Reason::RenderFailed
                    | Reason::SourceFailed
                    | Reason::ReadyFailed
                    | Reason::Terminating
                    | Reason::NotDraft
            )
        );
        let ended = matches!(self.kind, Kind::TimedOut | Kind::NotYet | Kind::Interrupted | Kind::Terminated);
        let tells = ended || (self.kind == Kind::Blocked && !said);
        if !tells {
            return Vec::new();
        }
        self.snapshot.as_ref().map(|snapshot| facts(snapshot)).unwrap_or_default()
    }

    /// The final object of `-o json`.
    pub fn to_json(&self, namespace: &str) -> Value {
        let word = self.reason.map_or_else(|| camel(self.verdict), Reason::word);
        let code = self.kind.exit_code();
        let mut value =
            frame(self.verdict, &word, code, &self.goal, namespace, &self.name, self.snapshot.as_deref());
        value["transient"] = self.transient.into();
        value["elapsedMs"] = millis(self.elapsed);
        value["requests"] = self.requests.into();
        value["notes"] = std::iter::once(&*self.text).chain(self.hints.iter().map(String::as_str)).collect();
        value
    }
}

/// `not-found` as `NotFound`.
fn camel(word: &str) -> String {
    let upper = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('-').filter(|part| !part.is_empty()).map(upper).collect()
}

fn millis(time: Duration) -> Value {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX).into()
}

/// What both ends have in common.
fn frame(
    verdict: &str,
    reason: &str,
    code: u8,
    goal: &str,
    namespace: &str,
    name: &str,
    o: Option<&Snapshot>,
) -> Value {
    let (uid, version) = o.map_or(("", ""), |o| (o.uid.as_str(), o.version.as_str()));
    json!({
        "verdict": verdict, "reason": reason, "transient": false, "exitCode": code, "target": goal,
        "object": {"namespace": namespace, "name": name, "uid": uid, "resourceVersion": version},
        "facts": o.map_or(Value::Null, facts_json),
    })
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        let facts = stop.facts();
        let lines = facts.iter().fold(String::new(), |all, fact| format!("{all}\n  {fact}"));
        let mut failure = Self::new(stop.kind, format!("{}: {}{lines}", stop.name, stop.text));
        failure.hints = stop.hints.into();
        failure
    }
}
