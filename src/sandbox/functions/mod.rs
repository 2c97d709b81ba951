//! KRM functions: which image runs how, and what comes back.
//!
//! In: an image, the items of a package, a configuration. Out: changed items and results, or the
//! text a server shows for a failure. Never: files of the package, Kptfiles, conditions. Natives are
//! pure; only `exec` starts processes.

mod apply_setters;
mod exec;
mod item;
mod meta;
mod resource_list;
mod results;
mod scope;
mod set_annotations;
mod set_labels;
mod set_namespace;
mod setter_pattern;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub use item::{BOOKKEEPING, Item};
pub use meta::Meta;

use crate::api::results::ResultItem;
use crate::package::yaml::{Document, Step};

/// Prefix of image names without a registry.
pub const DEFAULT_PREFIX: &str = "ghcr.io/kptdev/krm-functions-catalog/";

/// Functions that run in this process, and the version each imitates.
pub const NATIVES: [(&str, &str); 4] = [
    ("apply-setters", "v0.2.2"),
    ("set-annotations", "v0.1.5"),
    ("set-labels", "v0.2.2"),
    ("set-namespace", "v0.4.5"),
];

/// The functions a sandbox has.
#[derive(Clone, Debug, Default)]
pub struct Functions {
    executables: BTreeMap<String, PathBuf>,
    exact: bool,
}

/// What a function did.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The items in the order the function gave them back.
    pub items: Vec<Item>,
    /// What it reported.
    pub results: Vec<ResultItem>,
}

/// A function that did not succeed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Failure {
    /// The server's text behind `pipeline.run: `.
    pub message: String,
    /// Exit code in the step's record.
    pub exit_code: i64,
    /// What the record keeps of its results: servers keep those of functions they have built in.
    pub results: Vec<ResultItem>,
}

/// A function that can be run in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Native {
    SetNamespace,
    SetLabels,
    SetAnnotations,
    ApplySetters,
}

/// What a native function says of its run; the items it was given hold its changes.
#[derive(Clone, Debug, Default)]
struct Said {
    results: Vec<ResultItem>,
    /// Standard error and exit code of a run that failed.
    failed: Option<(i64, String)>,
    /// Position of an item that came out as no YAML, and where in it.
    broken: Option<(usize, Vec<Step>)>,
}

impl Said {
    fn done(results: Vec<ResultItem>) -> Self {
        Self { results, failed: None, broken: None }
    }

    fn failed(exit_code: i64, stderr: impl Into<String>, results: Vec<ResultItem>) -> Self {
        Self { results, failed: Some((exit_code, stderr.into())), broken: None }
    }
}

impl Functions {
    /// Functions with executables of their own; image names are completed before they are compared.
    pub fn new(executables: BTreeMap<String, PathBuf>) -> Self {
        let completed = executables.into_iter().map(|(image, path)| (complete(&image), path));
        Self { executables: completed.collect(), exact: false }
    }

    /// Lets natives answer for the tags of the recorded servers only, not for any tag.
    #[must_use]
    pub fn recorded_tags_only(mut self) -> Self {
        self.exact = true;
        self
    }

    /// Runs a function on copies of the items.
    ///
    /// # Errors
    /// The image is not to be had, or the function failed: in the server's words.
    pub async fn run(
        &self,
        image: &str,
        items: &[Item],
        config: Option<&Document>,
    ) -> Result<Answer, Failure> {
        if let Some(path) = self.executables.get(image) {
            return self.run_executable(image, path, items, config).await;
        }
        match native(image, self.exact) {
            Some(native) => run_native(native, image, items, config),
            None => Err(not_found(image)),
        }
    }

    async fn run_executable(
        &self,
        image: &str,
        path: &Path,
        items: &[Item],
        config: Option<&Document>,
    ) -> Result<Answer, Failure> {
        let input = resource_list::write(items, config);
        let output = exec::run(path, input).await.map_err(|failed| executable_failed(image, &failed))?;
        resource_list::read(&output, items).map_err(|error| Failure {
            message: format!("MalformedYAMLError: {error}"),
            exit_code: 1,
            results: Vec::new(),
        })
    }
}

/// The image name with its registry and tag.
pub fn complete(image: &str) -> String {
    let prefixed = if image.contains('/') { image.to_string() } else { format!("{DEFAULT_PREFIX}{image}") };
    let name = prefixed.rsplit('/').next().unwrap_or_default();
    if name.contains([':', '@']) { prefixed } else { format!("{prefixed}:latest") }
}

/// Tags the recorded servers have for a native function; any tag will do unless `exact`.
fn native(image: &str, exact: bool) -> Option<Native> {
    let (name, tag) = image.strip_prefix(DEFAULT_PREFIX)?.split_once([':', '@'])?;
    let (native, recorded): (Native, &[&str]) = match name {
        "set-namespace" => (Native::SetNamespace, &["v0.4", "v0.4.5"]),
        "set-labels" => (Native::SetLabels, &["v0.2.2"]),
        "set-annotations" => (Native::SetAnnotations, &["v0.1.5"]),
        "apply-setters" => (Native::ApplySetters, &["v0.2.0"]),
        _ => return None,
    };
    (!exact || recorded.contains(&tag)).then_some(native)
}

fn run_native(
    native: Native,
    image: &str,
    items: &[Item],
    config: Option<&Document>,
) -> Result<Answer, Failure> {
    let mut items = items.to_vec();
    let config = config.and_then(Document::root);
    let said = match native {
        Native::SetNamespace => set_namespace::run(&mut items, config),
        Native::SetLabels => set_labels::run(&mut items, config),
        Native::SetAnnotations => set_annotations::run(&mut items, config),
        Native::ApplySetters => apply_setters::run(&mut items, config),
    };
    if let Some((position, path)) = &said.broken {
        return Err(unreadable(&items, *position, path));
    }
    match said.failed {
        None => Ok(Answer { items, results: said.results }),
        // Built into the servers: its text stands alone and its results are kept.
        Some((exit_code, message)) if native == Native::SetNamespace => {
            Err(Failure { message, exit_code, results: said.results })
        }
        Some((exit_code, stderr)) => Err(executable_failed(image, &exec::Failed::exit(exit_code, stderr))),
    }
}

/// The answer of the real function to an empty list is no YAML; a server says in which line.
fn unreadable(items: &[Item], position: usize, path: &[Step]) -> Failure {
    let line = resource_list::line_of(items, position, path) + 1;
    let message = format!("MalformedYAMLError: yaml: line {line}: could not find expected ':'");
    Failure { message, exit_code: 1, results: Vec::new() }
}

fn executable_failed(image: &str, failed: &exec::Failed) -> Failure {
    let code = if failed.timed_out { "DeadlineExceeded" } else { "Internal" };
    let message = format!(
        "func eval \"{image}\" failed: rpc error: code = {code} desc = Failed to execute function \"{image}\": {failed}"
    );
    Failure { message, exit_code: 1, results: Vec::new() }
}

fn not_found(image: &str) -> Failure {
    let message = format!(
        "func eval \"{image}\" failed: rpc error: code = NotFound desc = function \"{image}\" not found"
    );
    Failure { message, exit_code: 1, results: Vec::new() }
}

#[cfg(test)]
mod tests;
