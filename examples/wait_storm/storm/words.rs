//! Small translations: goals, command lines and exit codes into what a schedule works with.
//!
//! In: values. Out: values. Never: a request.

use porchctl::api::names;
use porchctl::api::v1alpha2::{PackageRevision, PackageRevisionSpec};
use porchctl::wait::Goal;
use porchctl::wait::goal::Rule;
use serde_json::json;

use super::verbs::Ran;
use super::waits::Said;
use super::world::{NAME, NAMESPACE};

/// Longest line of a story.
const LONGEST: usize = 300;

/// The goal as `kubectl wait` has it: a condition.
pub fn literal(goal: Goal) -> Goal {
    let kind = match goal {
        Goal::Rendered { .. } => "Rendered",
        Goal::Ready | Goal::Lifecycle { .. } => "Ready",
        other => return other,
    };
    Goal::Condition { kind: kind.into(), status: "True".into(), rule: Rule::Literal }
}

/// The words of a command in one line, without what its functions said.
pub fn short(text: &str) -> String {
    let lines =
        text.lines().map(str::trim).filter(|line| !line.starts_with("info:") && !line.starts_with("[ok]"));
    let line = lines.collect::<Vec<_>>().join(" / ");
    line.chars().take(LONGEST).collect()
}

/// The package revision of a schedule.
pub fn wanted() -> PackageRevision {
    let parts = names::parse(NAME);
    let (package, workspace) = parts.map_or_else(Default::default, |parts| (parts.package, parts.workspace));
    let spec = PackageRevisionSpec {
        package_name: package,
        workspace_name: workspace,
        repository: "blueprints".into(),
        lifecycle: "Draft".into(),
        source: serde_json::from_value(json!({"init": {}})).ok(),
        ..PackageRevisionSpec::default()
    };
    PackageRevision::new(NAMESPACE, NAME, spec)
}

/// The verdict of a verb, by its exit code.
pub fn said(ran: &Ran) -> Said {
    let line = ran.stderr.lines().find(|line| line.contains("Error") || line.contains("failed"));
    let words = line.unwrap_or_default().to_owned();
    match ran.code {
        0 => Said::Met,
        3 if ran.stderr.contains("ContentLost") => Said::Failed("ContentLost".into()),
        3 if ran.stderr.contains("its render failed") => Said::Failed("RenderFailed".into()),
        5 | 6 => Said::Gone,
        7 => Said::Superseded,
        124 => Said::Timeout,
        _ => Said::Refused(words),
    }
}
