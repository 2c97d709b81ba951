//! Package revisions as rows of a table.
//!
//! In: objects, the time of now, which columns are wanted. Out: cells. The default columns are those
//! of the Go client's table of v1alpha2; what is wrong with a revision stands in the wide table.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::Timestamp;

use crate::api::conditions::{Condition, READY, RENDERED};
use crate::api::v1alpha2::PackageRevision;
use crate::api::{LATEST_REVISION, PORCH_GROUP};
use crate::report::age;

/// Which columns are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// A NAMESPACE column in front.
    pub namespace: bool,
    /// READY, RENDERED and MESSAGE behind.
    pub wide: bool,
    /// One column for each of these labels.
    pub labels: Vec<String>,
    /// One column with all labels.
    pub all_labels: bool,
}

/// Longest message of the wide table.
const MESSAGE_MAX: usize = 100;

/// The default columns.
const DEFAULT: [&str; 8] =
    ["NAME", "PACKAGE", "WORKSPACENAME", "REVISION", "LATEST", "LIFECYCLE", "REPOSITORY", "AGE"];

impl Columns {
    /// The header line.
    pub fn header(&self) -> Vec<String> {
        let mut header: Vec<String> = self.namespace.then(|| "NAMESPACE".into()).into_iter().collect();
        header.extend(DEFAULT.map(str::to_owned));
        if self.wide {
            header.extend(["READY", "RENDERED", "MESSAGE"].map(str::to_owned));
        }
        header.extend(self.labels.iter().map(|key| label_header(key)));
        header.extend(self.all_labels.then(|| "LABELS".into()));
        header
    }

    /// The row of one package revision.
    pub fn row(&self, revision: &PackageRevision, now: Timestamp) -> Vec<String> {
        let namespace = || revision.metadata.namespace.clone().unwrap_or_default();
        let mut row: Vec<String> = self.namespace.then(namespace).into_iter().collect();
        row.extend(default_cells(revision, now));
        if self.wide {
            row.extend(wide_cells(revision));
        }
        let label = |key: &String| label(revision, key).unwrap_or_default().to_owned();
        row.extend(self.labels.iter().map(label));
        row.extend(self.all_labels.then(|| all_labels(revision)));
        row
    }
}

/// `packagerevision.porch.kpt.dev/NAME`
pub fn resource_name(revision: &PackageRevision) -> String {
    format!("packagerevision.{PORCH_GROUP}/{}", revision.name())
}

/// The cells of the default columns.
fn default_cells(revision: &PackageRevision, now: Timestamp) -> [String; 8] {
    let spec = &revision.spec;
    let number = revision.status.as_ref().and_then(|status| status.revision);
    let latest = label(revision, LATEST_REVISION).filter(|value| *value == "true");
    [
        revision.name().into(),
        spec.package_name.clone(),
        spec.workspace_name.clone(),
        number.map(|number| number.to_string()).unwrap_or_default(),
        latest.unwrap_or_default().into(),
        spec.lifecycle.clone(),
        spec.repository.clone(),
        age_of(revision, now),
    ]
}

/// How old the object is.
fn age_of(revision: &PackageRevision, now: Timestamp) -> String {
    let Some(created) = &revision.metadata.creation_timestamp else { return "<unknown>".into() };
    let seconds = now.as_second().saturating_sub(created.0.as_second());
    age::human(Duration::from_secs(u64::try_from(seconds).unwrap_or_default()))
}

/// READY, RENDERED and the message of the one that is not true.
fn wide_cells(revision: &PackageRevision) -> [String; 3] {
    let (ready, rendered) = (revision.condition(READY), revision.condition(RENDERED));
    let trouble = [ready, rendered].into_iter().flatten().find(|c| !c.is_true() && !c.message.is_empty());
    [state(ready), state(rendered), trouble.map(|c| shortened(&c.message)).unwrap_or_default()]
}

/// `True`, or `False (Reason)`.
fn state(condition: Option<&Condition>) -> String {
    match condition {
        None => String::new(),
        Some(c) if c.is_true() || c.reason.is_empty() => c.status.clone(),
        Some(c) => format!("{} ({})", c.status, c.reason),
    }
}

/// A message as one line of bearable length.
fn shortened(message: &str) -> String {
    let words: Vec<&str> = message.split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().count() <= MESSAGE_MAX {
        return line;
    }
    let cut: String = line.chars().take(MESSAGE_MAX - 1).collect();
    format!("{cut}…")
}

fn labels(revision: &PackageRevision) -> Option<&BTreeMap<String, String>> {
    revision.metadata.labels.as_ref()
}

fn label<'a>(revision: &'a PackageRevision, key: &str) -> Option<&'a str> {
    labels(revision)?.get(key).map(String::as_str)
}

/// `a=b,c=d` or `<none>`.
fn all_labels(revision: &PackageRevision) -> String {
    match labels(revision).filter(|labels| !labels.is_empty()) {
        None => "<none>".into(),
        Some(labels) => {
            labels.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",")
        }
    }
}

/// The part of a label behind the slash, in capitals.
fn label_header(key: &str) -> String {
    key.rsplit('/').next().unwrap_or(key).to_uppercase()
}

#[cfg(test)]
mod tests;
