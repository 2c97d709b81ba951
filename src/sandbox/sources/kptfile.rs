//! What the engine writes to and reads from a root Kptfile beyond a render.
//!
//! In: its text. Out: the Kptfile of a new package, of a clone; the upstream lock as in a status. Never:
//! an opinion about what it cannot read: that is the render's.

use serde_json::{Map, Value, json};

use crate::api::v1alpha2::InitSource;
use crate::package::kptfile::{GitUpstream, Kptfile, KptfileError, Rewrite, rewrite};
use crate::package::yaml::{Block, Quoting, emit};

/// `upstreamLock` as in a status, if it has one.
pub fn upstream_lock(kptfile: &str) -> Option<Value> {
    let lock = Kptfile::read_loosely(kptfile).upstream_lock?;
    let fields = [
        ("repo", lock.repo),
        ("directory", lock.directory),
        ("ref", lock.reference),
        ("commit", lock.commit),
    ];
    let filled = fields.into_iter().filter(|(_, text)| !text.is_empty());
    let git: Map<String, Value> = filled.map(|(key, text)| (key.to_owned(), text.into())).collect();
    Some(json!({"type": lock.kind, "git": git}))
}

/// The Kptfile of a new package.
pub fn new(name: &str, init: &InitSource) -> String {
    let mut info = Vec::new();
    for (key, value) in [("site", &init.site), ("description", &init.description)] {
        if !value.is_empty() {
            info.push((key.to_owned(), text(value)));
        }
    }
    if !init.keywords.is_empty() {
        info.push(("keywords".into(), Block::List(init.keywords.iter().map(|word| text(word)).collect())));
    }
    let local = map(vec![("config.kubernetes.io/local-config", text("true"))]);
    let metadata = map(vec![("name", text(name)), ("annotations", local)]);
    let kptfile = map(vec![
        ("apiVersion", text("kpt.dev/v1")),
        ("kind", text("Kptfile")),
        ("metadata", metadata),
        ("info", Block::Map(info)),
    ]);
    emit(&kptfile, 0, Quoting::Typed)
}

/// The Kptfile of a clone: its name, and where it came from.
///
/// # Errors
/// It cannot be read.
pub fn cloned(kptfile: &str, name: &str, lock: &Value) -> Result<String, KptfileError> {
    let field = |field: &str| lock["git"][field].as_str().unwrap_or_default().to_owned();
    let upstream = GitUpstream {
        repo: field("repo"),
        directory: field("directory"),
        reference: field("ref"),
        commit: field("commit"),
    };
    rewrite(kptfile, &Rewrite { name: Some(name), upstream: Some(&upstream), status: None })
}

fn text(text: &str) -> Block {
    Block::Text(text.to_owned())
}

fn map(entries: Vec<(&str, Block)>) -> Block {
    Block::Map(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_says_where_it_came_from() {
        let base =
            "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: base\ninfo:\n  description: pushed\n";
        let lock = json!({"type": "git", "git":
            {"repo": "http://127.0.0.1:3000/b.git", "directory": "base", "ref": "base/v1", "commit": "c0390"}});
        let clone = cloned(base, "sites/one", &lock).unwrap();
        let place = "    repo: http://127.0.0.1:3000/b.git\n    directory: base\n    ref: base/v1\n";
        let expected = format!(
            "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: sites/one\nupstream:\n  type: git\n  git:\n{place}upstreamLock:\n  type: git\n  git:\n{place}    commit: c0390\ninfo:\n  description: pushed\n"
        );
        assert_eq!(clone, expected);
        assert_eq!(upstream_lock(&clone), Some(lock));
        assert_eq!(upstream_lock(base), None);
        assert!(cloned("[1]", "x", &json!({})).is_err());
    }
}
