//! A render report in lines for people and as JSON.
//!
//! In: [`RenderReport`]. Out: lines without colours, a JSON value whose spellings scripts rely on.
//! Never: printing.

use serde_json::{Value, json};

use super::render::{Ending, Fate, Origin, RenderReport, Stage, StepReport};
use crate::api::results::ResultItem;

impl RenderReport {
    /// One line per function, what it said below it. Empty if there is nothing to tell.
    pub fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.steps.iter().flat_map(step_lines).collect();
        let said = self.error.lines().map(str::trim_start).enumerate();
        lines.extend(said.map(|(number, line)| {
            let lead = if number == 0 { "render failed: " } else { "  " };
            format!("{lead}{line}")
        }));
        lines
    }

    /// For scripts.
    pub fn to_json(&self) -> Value {
        let functions: Vec<Value> = self.steps.iter().map(step_json).collect();
        let mut value =
            json!({"state": ending(self.ending), "source": origin(self.origin), "functions": functions});
        if !self.error.is_empty() {
            value["error"] = self.error.clone().into();
        }
        value
    }
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Rendered => "rendered",
        Ending::Failed => "failed",
        Ending::Unknown => "unknown",
    }
}

fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Status => "status",
        Origin::Kptfile => "kptfile",
        Origin::MessageJson | Origin::Message => "message",
        Origin::Pipeline => "pipeline",
    }
}

/// `[ok] set-namespace (ghcr.io/…/set-namespace:v0.4) in db`
fn step_lines(step: &StepReport) -> Vec<String> {
    let place = if step.package.is_empty() { String::new() } else { format!(" in {}", step.package) };
    let called = match step.name.as_str() {
        "" => step.function.clone(),
        name => format!("{name} ({})", step.function),
    };
    let mut lines = vec![format!("[{}] {called}{place}", fate_words(step))];
    lines.extend(
        Some(&step.execution_error).filter(|e| !e.is_empty()).map(|e| format!("  could not run: {e}")),
    );
    lines.extend(step.stderr.lines().filter(|l| !l.trim().is_empty()).map(|l| format!("  stderr: {l}")));
    lines.extend(step.results.iter().map(|item| format!("  {}", item_line(item))));
    lines
}

fn fate_words(step: &StepReport) -> String {
    match (step.fate, step.exit_code) {
        (Fate::Ok, _) => "ok".into(),
        (Fate::Failed, Some(code)) => format!("failed, exit code {code}"),
        (Fate::Failed, None) => "failed".into(),
        (Fate::RanUnheard, _) => "ran, no results kept".into(),
        (Fate::DidNotRun, _) => "did not run".into(),
        (Fate::Unknown, _) => "unknown".into(),
    }
}

/// `error: MESSAGE (ran.example.org/v1 Cell ns/north, field spec.x, file cell.yaml)`
fn item_line(item: &ResultItem) -> String {
    let severity = if item.severity.is_empty() { "info" } else { &item.severity };
    let mut places: Vec<String> = Vec::new();
    if let Some(object) = &item.resource_ref {
        let name = match object.namespace.as_str() {
            "" => object.name.clone(),
            namespace => format!("{namespace}/{}", object.name),
        };
        places.push(format!("{} {name}", object.kind).trim().to_owned());
    }
    places.extend(item.field.as_ref().filter(|f| !f.path.is_empty()).map(|f| format!("field {}", f.path)));
    places.extend(item.file.as_ref().filter(|f| !f.path.is_empty()).map(|f| match f.index {
        0 => format!("file {}", f.path),
        index => format!("file {} document {}", f.path, index + 1),
    }));
    let place = if places.is_empty() { String::new() } else { format!(" ({})", places.join(", ")) };
    format!("{severity}: {}{place}", item.message.trim_end())
}

fn step_json(step: &StepReport) -> Value {
    let mut value = json!({
        "function": step.function, "outcome": fate_word(step.fate), "package": step.package,
        "results": step.results,
    });
    let mut set = |key: &str, text: &str| {
        if !text.is_empty() {
            value[key] = text.into();
        }
    };
    set("name", &step.name);
    set("stderr", &step.stderr);
    set("executionError", &step.execution_error);
    set(
        "stage",
        step.stage.map_or("", |stage| if stage == Stage::Mutator { "mutator" } else { "validator" }),
    );
    if let Some(code) = step.exit_code {
        value["exitCode"] = code.into();
    }
    value
}

fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::Ok => "ok",
        Fate::Failed => "failed",
        Fate::RanUnheard => "ran",
        Fate::DidNotRun => "skipped",
        Fate::Unknown => "unknown",
    }
}
