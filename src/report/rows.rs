//! Objects as rows of a table.
//!
//! In: objects, the time of now, which columns are wanted. Out: cells. The default columns are those
//! of the Go client's tables; what is wrong with an object stands in the wide table.

use std::time::Duration;

use jiff::Timestamp;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::Resource;
use serde::Serialize;

use crate::api::LATEST_REVISION;
use crate::api::conditions::{Condition, READY, RENDERED};
use crate::api::config::Repository;
use crate::api::v1alpha2::PackageRevision;
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

/// A kind of object with a table of its own.
pub trait Row: Resource<DynamicType = ()> + Serialize {
    /// Headers of the default columns.
    const DEFAULT: &'static [&'static str];
    /// Headers of what `-o wide` adds.
    const WIDE: &'static [&'static str];

    /// The cells of the default columns.
    fn cells(&self, now: Timestamp) -> Vec<String>;

    /// The cells of what `-o wide` adds.
    fn wide_cells(&self) -> Vec<String>;
}

impl Columns {
    /// The header line.
    pub fn header<R: Row>(&self) -> Vec<String> {
        let mut header: Vec<String> = self.namespace.then(|| "NAMESPACE".into()).into_iter().collect();
        header.extend(R::DEFAULT.iter().map(ToString::to_string));
        if self.wide {
            header.extend(R::WIDE.iter().map(ToString::to_string));
        }
        header.extend(self.labels.iter().map(|key| label_header(key)));
        header.extend(self.all_labels.then(|| "LABELS".into()));
        header
    }

    /// The row of one object.
    pub fn row<R: Row>(&self, object: &R, now: Timestamp) -> Vec<String> {
        let meta = object.meta();
        let namespace = || meta.namespace.clone().unwrap_or_default();
        let mut row: Vec<String> = self.namespace.then(namespace).into_iter().collect();
        row.extend(object.cells(now));
        if self.wide {
            row.extend(object.wide_cells());
        }
        let label = |key: &String| label(meta, key).unwrap_or_default().to_owned();
        row.extend(self.labels.iter().map(label));
        row.extend(self.all_labels.then(|| all_labels(meta)));
        row
    }
}

/// `packagerevision.porch.kpt.dev/NAME`, as kubectl names objects.
pub fn resource_name<R: Resource<DynamicType = ()>>(object: &R) -> String {
    qualified::<R>(object.meta().name.as_deref().unwrap_or_default())
}

/// The same for a name alone.
pub fn qualified<R: Resource<DynamicType = ()>>(name: &str) -> String {
    format!("{}.{}/{name}", R::kind(&()).to_lowercase(), R::group(&()))
}

impl Row for PackageRevision {
    const DEFAULT: &'static [&'static str] =
        &["NAME", "PACKAGE", "WORKSPACENAME", "REVISION", "LATEST", "LIFECYCLE", "REPOSITORY", "AGE"];
    const WIDE: &'static [&'static str] = &["READY", "RENDERED", "MESSAGE"];

    fn cells(&self, now: Timestamp) -> Vec<String> {
        default_cells(self, now).into()
    }

    fn wide_cells(&self) -> Vec<String> {
        wide_cells(self).into()
    }
}

impl Row for Repository {
    const DEFAULT: &'static [&'static str] =
        &["NAME", "TYPE", "CONTENT", "SYNC SCHEDULE", "DEPLOYMENT", "READY", "ADDRESS", "BRANCH", "AGE"];
    const WIDE: &'static [&'static str] = &["PACKAGES", "API", "MESSAGE"];

    fn cells(&self, now: Timestamp) -> Vec<String> {
        let spec = &self.spec;
        let git = spec.git.as_ref();
        vec![
            self.metadata.name.clone().unwrap_or_default(),
            spec.kind.clone(),
            spec.content.clone(),
            spec.sync.as_ref().map(|sync| sync.schedule.clone()).unwrap_or_default(),
            spec.deployment.map(|is| is.to_string()).unwrap_or_default(),
            self.ready().map(|ready| ready.status.clone()).unwrap_or_default(),
            git.map(|git| git.repo.clone()).or_else(|| self.registry()).unwrap_or_default(),
            git.map(|git| git.branch.clone()).unwrap_or_default(),
            age_of(&self.metadata, now),
        ]
    }

    fn wide_cells(&self) -> Vec<String> {
        let version = if self.uses_v1alpha2() { "v1alpha2" } else { "v1alpha1" };
        let trouble = self.ready().filter(|ready| !ready.is_true());
        vec![
            self.package_count().map(|count| count.to_string()).unwrap_or_default(),
            version.into(),
            trouble.map(|ready| tail(&ready.message)).unwrap_or_default(),
        ]
    }
}

/// The cells of the default columns.
fn default_cells(revision: &PackageRevision, now: Timestamp) -> [String; 8] {
    let spec = &revision.spec;
    let number = revision.status.as_ref().and_then(|status| status.revision);
    let latest = label(&revision.metadata, LATEST_REVISION).filter(|value| *value == "true");
    [
        revision.name().into(),
        spec.package_name.clone(),
        spec.workspace_name.clone(),
        number.map(|number| number.to_string()).unwrap_or_default(),
        latest.unwrap_or_default().into(),
        spec.lifecycle.clone(),
        spec.repository.clone(),
        age_of(&revision.metadata, now),
    ]
}

/// How old the object is.
fn age_of(meta: &ObjectMeta, now: Timestamp) -> String {
    let Some(created) = &meta.creation_timestamp else { return "<unknown>".into() };
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

/// The end of a long message: a failed fetch says what it did first and the cause last.
fn tail(message: &str) -> String {
    let words: Vec<&str> = message.split_whitespace().collect();
    let line = words.join(" ");
    let over = line.chars().count().saturating_sub(MESSAGE_MAX);
    if over == 0 { line } else { format!("…{}", line.chars().skip(over + 1).collect::<String>()) }
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

fn label<'a>(meta: &'a ObjectMeta, key: &str) -> Option<&'a str> {
    meta.labels.as_ref()?.get(key).map(String::as_str)
}

/// `a=b,c=d` or `<none>`.
fn all_labels(meta: &ObjectMeta) -> String {
    match meta.labels.as_ref().filter(|labels| !labels.is_empty()) {
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
