//! The packages in a set of files and the resources in a package.
//!
//! In: files. Out: packages with their Kptfiles, items with their places in the files. Never:
//! changes a file.

use std::cmp::Ordering;
use std::ops::Range;

use super::failure::Trouble;
use super::ignore::Ignore;
use crate::package::Files;
use crate::package::kptfile::{KPTFILE_NAME, Kptfile};
use crate::package::yaml::{Document, split};
use crate::sandbox::functions::{Item, Meta};

/// Where an item came from.
#[derive(Clone, Debug)]
pub(super) struct Origin {
    /// Path of its file from the root.
    pub(super) file: String,
    /// Bytes of its document in that file.
    pub(super) range: Range<usize>,
    /// Its text before any function ran.
    pub(super) text: String,
}

/// Directories that hold a Kptfile, as absolute paths; the root is `/`.
pub(super) fn directories(files: &Files) -> Vec<String> {
    let kptfile = |path: &String| {
        let directory = path.strip_suffix(KPTFILE_NAME)?;
        (directory.is_empty() || directory.ends_with('/')).then(|| absolute(directory.trim_end_matches('/')))
    };
    files.keys().filter_map(kptfile).collect()
}

fn absolute(directory: &str) -> String {
    format!("/{directory}")
}

/// Path of a file from the root of everything, in a package.
pub(super) fn join(package: &str, path: &str) -> String {
    match package.trim_start_matches('/') {
        "" => path.to_string(),
        directory => format!("{directory}/{path}"),
    }
}

/// Is one package inside another?
fn inside(package: &str, parent: &str) -> bool {
    package != parent
        && (parent == "/" || package.strip_prefix(parent).is_some_and(|rest| rest.starts_with('/')))
}

/// The packages right below one, in byte order of their paths.
pub(super) fn direct_subpackages(package: &str, all: &[String]) -> Vec<String> {
    let below: Vec<&String> = all.iter().filter(|other| inside(other, package)).collect();
    let direct = below.iter().filter(|other| !below.iter().any(|between| inside(other, between)));
    let mut direct: Vec<String> = direct.map(|other| (*other).clone()).collect();
    direct.sort();
    direct
}

/// Reads a package's Kptfile.
pub(super) fn kptfile(files: &Files, package: &str) -> Result<Kptfile, Trouble> {
    let text = files.get(&join(package, KPTFILE_NAME)).map(String::as_str).unwrap_or_default();
    Kptfile::read(text)
        .map_err(|error| Trouble::new("pkg.read", format!("error reading Kptfile at \"{package}\": {error}")))
}

/// Paths of a package's own resource files, relative to it, in the order a walk meets them.
fn resource_files(files: &Files, package: &str, all: &[String]) -> Vec<String> {
    let prefix = join(package, "");
    let ignore = files.get(&join(package, ".krmignore")).map(|text| Ignore::parse(text)).unwrap_or_default();
    let foreign: Vec<String> = direct_subpackages(package, all)
        .iter()
        .map(|sub| format!("{}/", sub.trim_start_matches('/')))
        .collect();
    let own = files.keys().filter(|path| !foreign.iter().any(|sub| path.starts_with(sub.as_str())));
    let relative = own.filter_map(|path| path.strip_prefix(prefix.as_str()));
    let mut found: Vec<String> =
        relative.filter(|path| is_resource_file(path) && !ignore.ignores(path)).map(str::to_string).collect();
    found.sort_by(|a, b| walk_order(a, b));
    found
}

fn is_resource_file(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let known =
        name == KPTFILE_NAME || [".yaml", ".yml", ".json"].iter().any(|ending| name.ends_with(ending));
    known && !path.split('/').any(|part| part == ".git")
}

/// A walk goes name by name: what is in `a/` comes before `a.yaml`.
fn walk_order(a: &str, b: &str) -> Ordering {
    a.split('/').cmp(b.split('/'))
}

/// Reads a package's own resources; their origins are added to the list, which numbers them.
pub(super) fn resources(
    files: &Files,
    package: &str,
    all: &[String],
    origins: &mut Vec<Origin>,
) -> Result<Vec<Item>, Trouble> {
    let mut items = Vec::new();
    for path in resource_files(files, package, all) {
        let file = join(package, &path);
        let text = files.get(&file).map(String::as_str).unwrap_or_default();
        let unreadable = |error: String| Trouble::new("pkg.readResources", format!("/{file}: {error}"));
        let mut index = 0;
        for range in split(text).map_err(|error| unreadable(error.to_string()))? {
            let slice = text.get(range.clone()).unwrap_or_default();
            let document =
                Document::parse(slice).map_err(|error| unreadable(format!("MalformedYAMLError: {error}")))?;
            if document.root().is_none_or(|root| root.is_null()) {
                continue;
            }
            check_mapping(&document).map_err(unreadable)?;
            let id = Some(origins.len());
            origins.push(Origin { file: file.clone(), range, text: slice.to_string() });
            items.push(Item { document, package: package.to_string(), path: path.clone(), index, id });
            index += 1;
        }
    }
    Ok(items)
}

fn check_mapping(document: &Document) -> Result<(), String> {
    let Some(root) = document.root() else { return Ok(()) };
    let found = match (root.mapping(), root.sequence()) {
        (Some(_), _) => return Ok(()),
        (None, Some(_)) => "SequenceNode",
        (None, None) => "ScalarNode",
    };
    Err(format!(
        "wrong node kind: expected MappingNode but got {found}: node contents:\n{}\n",
        document.text().trim_end()
    ))
}

/// What keeps an item from being a Kubernetes resource.
pub(super) fn not_krm(item: &Item) -> Option<String> {
    let meta = Meta::of(item.document.root());
    let name = item.path.rsplit('/').next().unwrap_or_default();
    let kustomize = matches!(name, "kustomization.yaml" | "kustomization.yml" | "Kustomization")
        || meta.api_version.starts_with("kustomize.config.k8s.io")
        || (meta.kind == "Kustomization" && meta.api_version.is_empty());
    let missing = if meta.api_version.is_empty() {
        "apiVersion"
    } else if meta.kind.is_empty() {
        "kind"
    } else if meta.name.is_empty() {
        "metadata.name"
    } else {
        return None;
    };
    (!kustomize).then(|| format!("{}: resource must have `{missing}`", item.path))
}
