//! What would move a package revision on.
//!
//! In: where it is and what was found. Out: sentences with commands, the most useful first. Never: a
//! command that the lifecycle refuses.

use super::State;
use super::findings::{Finding, Sureness};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::Snapshot;

pub(super) fn next(
    revision: &PackageRevision,
    o: &Snapshot,
    state: State,
    findings: &[Finding],
) -> Vec<String> {
    let mut hints: Vec<String> = Vec::new();
    for finding in findings.iter().filter(|finding| finding.sureness != Sureness::Harmless) {
        for hint in finding.hints.iter().filter(|hint| !hints.contains(hint)).cloned().collect::<Vec<_>>() {
            hints.push(hint);
        }
    }
    if !hints.is_empty() {
        return hints;
    }
    let name = revision.name();
    match state {
        State::Working => vec![waiting(o, name)],
        State::Deleting => vec![format!("`porchctl rpkg wait {name} --for deleted` waits until it is gone")],
        _ => gates(o).into_iter().chain(by_lifecycle(o, name)).collect(),
    }
}

/// The wait for what is under way.
fn waiting(o: &Snapshot, name: &str) -> String {
    if !o.quiet() && !o.request.is_empty() {
        format!("`porchctl rpkg wait {name} --for rendered={}` waits for this render", o.request)
    } else {
        format!("`porchctl rpkg wait {name} --for ready` waits until it is settled")
    }
}

/// The readiness gates that are in the way of a proposal or an approval.
fn gates(o: &Snapshot) -> Option<String> {
    let due = matches!(o.state(), Some(Lifecycle::Draft | Lifecycle::Proposed));
    match judge(Some(o), &Goal::Gates, &Pins::default(), &Side::default()) {
        Verdict::NotYet(_, text) if due => Some(format!("its readiness gates come first: {text}")),
        _ => None,
    }
}

/// The next step of the package's life.
fn by_lifecycle(o: &Snapshot, name: &str) -> Vec<String> {
    let lines: &[&str] = match o.state() {
        Some(Lifecycle::Draft) => &[
            "`porchctl rpkg push NAME DIR` changes its content",
            "`porchctl rpkg propose NAME` asks for its approval",
        ],
        Some(Lifecycle::Proposed) => &[
            "`porchctl rpkg approve NAME` publishes it",
            "`porchctl rpkg reject NAME` makes it a draft again",
        ],
        Some(Lifecycle::Published) => &[
            "published content never changes: `porchctl rpkg copy NAME --workspace NEW` starts a new revision",
            "`porchctl rpkg propose-delete NAME` asks for its deletion",
        ],
        Some(Lifecycle::DeletionProposed) => {
            &["`porchctl rpkg del NAME` deletes it", "`porchctl rpkg reject NAME` keeps it"]
        }
        None => &["the controller ignores objects without spec.lifecycle; set it to Draft"],
    };
    lines.iter().map(|line| line.replace("NAME", name)).collect()
}
