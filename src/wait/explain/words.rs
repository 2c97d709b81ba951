//! An explanation for people and for scripts.
//!
//! In: an [`Explanation`]. Out: lines that always look the same; an object. Never: decisions.

use serde_json::{Value, json};

use super::{Explanation, Finding, Step, Sureness, Writer};
use crate::wait::facts::{facts, facts_json};

/// Parts of one writer that are named for people.
const PARTS_SHOWN: usize = 4;

impl Explanation {
    /// The whole, in lines.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.headline(), row("package", &self.package())];
        lines.extend(self.steps.iter().map(step_line));
        lines.extend(facts(&self.snapshot).into_iter().map(|fact| format!("  {}", relabelled(&fact))));
        lines.extend(self.writers.iter().map(|writer| row("written", &writer_words(writer))));
        for finding in &self.findings {
            lines.push(row("found", &finding_words(finding, &self.steps)));
            lines.push(row("", &format!("because {}", finding.evidence)));
        }
        lines.extend(self.next.iter().map(|step| row("next", step)));
        lines
    }

    /// `edge.cell.v1: Draft, settled`
    fn headline(&self) -> String {
        let lifecycle = match self.snapshot.lifecycle.as_str() {
            "" => "no lifecycle",
            lifecycle => lifecycle,
        };
        format!("{}: {lifecycle}, {}", self.name, self.state.word())
    }

    fn package(&self) -> String {
        let number = match self.snapshot.revision {
            0 => "no revision number yet".to_owned(),
            -1 => "revision -1 (a branch)".to_owned(),
            number => format!("revision {number}"),
        };
        let place = &self.place;
        format!(
            "{} of repository {}, workspace {}, {number}",
            place.package, place.repository, place.workspace
        )
    }

    /// The document of `-o json`, without what every document has.
    pub fn to_json(&self) -> Value {
        let o = &self.snapshot;
        json!({
            "package": self.place.package, "repository": self.place.repository, "workspace": self.place.workspace,
            "uid": o.uid, "resourceVersion": o.version, "lifecycle": o.lifecycle, "revision": o.revision,
            "latest": o.latest, "deleting": o.terminating, "finalizers": o.finalizers,
            "facts": facts_json(o),
            "steps": self.steps.iter().map(step_json).collect::<Vec<_>>(),
            "writers": self.writers.iter().map(writer_json).collect::<Vec<_>>(),
            "findings": self.findings.iter().map(finding_json).collect::<Vec<_>>(),
            "next": self.next,
        })
    }
}

/// Two blanks, a label, the words.
fn row(label: &str, words: &str) -> String {
    format!("  {label:<10} {words}")
}

/// A fact under the label of its condition: `render` and `ready` are steps here.
fn relabelled(fact: &str) -> String {
    let (label, words) = fact.split_once(' ').unwrap_or((fact, ""));
    let label = match label {
        "render" => "Rendered",
        "ready" => "Ready",
        other => other,
    };
    format!("{label:<10} {}", words.trim_start())
}

fn step_line(step: &Step) -> String {
    row(step.name, &format!("{}: {}", step.standing.word(), one_line(&step.text)))
}

/// A text of several lines on one.
fn one_line(text: &str) -> String {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// `2026-11-29T15:39:08Z by kubectl (Update): spec.lifecycle, spec.source`
fn writer_words(writer: &Writer) -> String {
    let time = writer.time.map_or_else(|| "at an unknown time".into(), |time| time.to_string());
    let shown: Vec<&str> = writer.parts.iter().take(PARTS_SHOWN).map(String::as_str).collect();
    let more = match writer.parts.len().saturating_sub(PARTS_SHOWN) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("{time} by {} ({}): {}{more}", writer.manager, writer.operation, shown.join(", "))
}

/// The sentence of a step that failed is there already; here comes what it means.
fn finding_words(finding: &Finding, steps: &[Step]) -> String {
    let sure = match finding.sureness {
        Sureness::Certain => "",
        Sureness::Probable => "probably, ",
        Sureness::Harmless => "harmless, ",
    };
    let defect = finding.defect.map(|report| format!(" ({report})")).unwrap_or_default();
    let said = steps.iter().find_map(|step| finding.text.strip_prefix(&step.text));
    let text = said.map_or(finding.text.as_str(), |rest| rest.trim_start_matches("; "));
    let colon = if text.is_empty() { "" } else { ": " };
    format!("{sure}{}{defect}{colon}{}", finding.word, one_line(text))
}

fn step_json(step: &Step) -> Value {
    json!({"step": step.name, "standing": step.standing.word(), "reason": step.reason, "text": step.text})
}

fn writer_json(writer: &Writer) -> Value {
    json!({
        "manager": writer.manager, "operation": writer.operation, "subresource": writer.subresource,
        "time": writer.time.map(|time| time.to_string()), "parts": writer.parts,
    })
}

fn finding_json(finding: &Finding) -> Value {
    json!({
        "finding": finding.word, "sureness": finding.sureness.word(), "defect": finding.defect,
        "text": finding.text, "evidence": finding.evidence, "hints": finding.hints,
    })
}
