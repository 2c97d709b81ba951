//! The notes behind [`super::Truth`], and the rules what is in a content.
//!
//! In: changes with their time. Out: notes, losses. Never: a clock of its own.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;
use tokio::time::Instant;

use super::{Content, Loss, Moment, Origin, Packages, Run, RunEnd, Seen};
use crate::sandbox::cache::Record;

/// Everything.
#[derive(Default)]
pub struct Log {
    /// By namespace and name.
    pub packages: Packages,
}

/// One name.
#[derive(Default)]
pub struct Package {
    /// Contents.
    pub moments: Vec<Moment>,
    /// What was overwritten.
    pub losses: Vec<Loss>,
    /// Renders.
    pub runs: Vec<Run>,
    /// Objects.
    pub objects: Vec<Seen>,
}

/// The pushes in a content, those of them that are rendered, and whether the files are a render's.
#[derive(Clone, Default)]
struct Lineage {
    pushes: Arc<BTreeSet<String>>,
    rendered: Arc<BTreeSet<String>>,
    is_rendered: bool,
}

impl Log {
    /// New content.
    pub fn change(&mut self, record: &Record, origin: Origin<'_>, at: Instant) {
        let package = self.package(&record.key.namespace, &record.key.name());
        let lineage = package.lineage(record, origin);
        let before = package.last().map(|content| content.pushes.clone()).unwrap_or_default();
        let lost = before.difference(&lineage.pushes).map(|token| Loss {
            at,
            token: token.clone(),
            by: record.version.clone(),
        });
        package.losses.extend(lost);
        let content = Some(Arc::new(content(record, lineage)));
        package.moments.push(Moment { at, content });
    }

    /// Content that is gone. Nobody lost anything: its object is going.
    pub fn remove(&mut self, namespace: &str, name: &str, at: Instant) {
        self.package(namespace, name).moments.push(Moment { at, content: None });
    }

    /// A write of an object.
    pub fn see(&mut self, object: &Value, seen: Seen) {
        let text = |field: &str| object["metadata"][field].as_str().unwrap_or_default().to_owned();
        self.package(&text("namespace"), &text("name")).objects.push(seen);
    }

    /// All objects are these now.
    pub fn restore(&mut self, objects: &[Arc<Value>], version: u64, at: Instant) {
        for package in self.packages.values_mut().filter(|package| !package.objects.is_empty()) {
            package.objects.push(Seen { at, version, object: None });
        }
        for object in objects {
            self.see(object, Seen { at, version, object: Some(object.clone()) });
        }
    }

    /// A render that ended.
    pub fn run(&mut self, key: (&str, &str), request: &str, read: Option<&Record>, end: RunEnd, at: Instant) {
        let package = self.package(key.0, key.1);
        let pushes = read.map(|read| package.lineage_of(read).pushes).unwrap_or_default();
        let read = read.map(|read| read.version.clone()).unwrap_or_default();
        package.runs.push(Run { at, request: request.to_owned(), read, pushes, end });
    }

    fn package(&mut self, namespace: &str, name: &str) -> &mut Package {
        self.packages.entry((namespace.to_owned(), name.to_owned())).or_default()
    }
}

impl Package {
    fn last(&self) -> Option<&Content> {
        self.moments.last()?.content.as_deref()
    }

    /// What is in new content.
    fn lineage(&self, record: &Record, origin: Origin<'_>) -> Lineage {
        let here = self.last().map(of_content).unwrap_or_default();
        match origin {
            Origin::Made => Lineage { is_rendered: record.lifecycle.is_published(), ..Lineage::default() },
            Origin::Pushed => {
                let mut pushes = (*here.pushes).clone();
                pushes.insert(record.version.clone());
                Lineage { pushes: Arc::new(pushes), is_rendered: false, ..here }
            }
            Origin::Rendered { read, ok } => {
                let read = self.lineage_of(read);
                let rendered = if ok { read.pushes.clone() } else { read.rendered };
                Lineage { pushes: read.pushes, rendered, is_rendered: ok }
            }
            Origin::Copied { read } => self.lineage_of(read),
            Origin::Kept => here,
        }
    }

    /// What was in something that was read. What was read while it was being written is a part of a content, and
    /// nobody knows what is in it: nothing is.
    fn lineage_of(&self, read: &Record) -> Lineage {
        let mut contents = self.moments.iter().rev().filter_map(|moment| moment.content.as_deref());
        let found = contents.find(|content| content.version == read.version);
        found.filter(|content| *content.files == *read.files).map(of_content).unwrap_or_default()
    }
}

fn of_content(content: &Content) -> Lineage {
    Lineage {
        pushes: content.pushes.clone(),
        rendered: content.rendered.clone(),
        is_rendered: content.is_rendered,
    }
}

fn content(record: &Record, lineage: Lineage) -> Content {
    Content {
        version: record.version.clone(),
        files: record.files.clone(),
        lifecycle: record.lifecycle,
        revision: record.revision,
        made_for: record.trail.maker.clone(),
        pushes: lineage.pushes,
        rendered: lineage.rendered,
        is_rendered: lineage.is_rendered,
    }
}
