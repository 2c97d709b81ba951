//! Which keys of a package are safe, where, and why not. Pure.
//!
//! Two questions: may a key from a server become a file below a directory ([`unwritable`]), and will
//! the server keep and render a key that is pushed ([`unstorable`], [`unrenderable`])? The rules about
//! the server are recorded ones: it stores `../x` and spaces without a word and fails the render.

use std::collections::BTreeMap;

use crate::api::REVISION_METADATA_FILE;

/// A key and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PathFault {
    /// The key as given.
    pub key: String,
    /// What is wrong, as the rest of a sentence that begins with the key.
    pub why: &'static str,
}

/// What of the shape of a key makes it climb out of a directory or name no file.
fn misshapen(key: &str) -> Option<&'static str> {
    if key.is_empty() {
        return Some("is empty");
    }
    if key.contains('\0') {
        return Some("contains a NUL character");
    }
    if key.starts_with('/') {
        return Some("is an absolute path");
    }
    if key.ends_with('/') {
        return Some("ends with a slash");
    }
    key.split('/').find_map(|segment| match segment {
        "" => Some("has an empty path segment"),
        "." => Some("has a `.` path segment"),
        ".." => Some("climbs out of the package with `..`"),
        _ => None,
    })
}

/// Faults that keep keys from being written below a directory: shape, the name of the metadata file,
/// and a file that would have to be a directory as well. All of them, sorted.
pub fn unwritable<'a>(keys: impl IntoIterator<Item = &'a str>) -> Vec<PathFault> {
    let keys: BTreeMap<&str, ()> = keys.into_iter().map(|key| (key, ())).collect();
    keys.keys()
        .filter_map(|key| {
            let why = misshapen(key).or_else(|| hostile_on_disk(key)).or_else(|| {
                clashes(key, &keys).then_some("is a file and a directory of other files at once")
            })?;
            Some(PathFault { key: (*key).into(), why })
        })
        .collect()
}

/// Names that mean something else on a disk than in a package.
fn hostile_on_disk(key: &str) -> Option<&'static str> {
    if key == REVISION_METADATA_FILE {
        return Some("is the name of the file that remembers where the package came from");
    }
    if key.chars().any(|c| c.is_control()) {
        return Some("contains a control character");
    }
    if cfg!(windows) && (key.contains(['\\', ':']) || key.split('/').any(is_device)) {
        return Some("is no file name on Windows");
    }
    key.split('/')
        .any(|segment| segment.eq_ignore_ascii_case(".git"))
        .then_some("is inside a `.git` directory")
}

fn is_device(segment: &str) -> bool {
    let stem = segment.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let numbered = |prefix: &str| stem.strip_prefix(prefix).is_some_and(|n| n.len() == 1 && n != "0");
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul") || numbered("com") || numbered("lpt")
}

/// Is a directory needed where this key is a file?
fn clashes(key: &str, keys: &BTreeMap<&str, ()>) -> bool {
    let prefix = format!("{key}/");
    keys.range(prefix.as_str()..).next().is_some_and(|(other, ())| other.starts_with(&prefix))
}

/// Faults that the server stores and then chokes on or rewrites; such keys are never sent.
pub fn unstorable<'a>(keys: impl IntoIterator<Item = &'a str>) -> Vec<PathFault> {
    keys.into_iter().filter_map(|key| Some(PathFault { key: key.into(), why: misshapen(key)? })).collect()
}

/// Names that the server stores and then refuses to render (`illegal name … in file creation`).
pub fn unrenderable<'a>(keys: impl IntoIterator<Item = &'a str>) -> Vec<PathFault> {
    let why = |key: &str| {
        if key.contains(' ') {
            Some("contains a space, which the server's render refuses")
        } else if key.contains('\\') {
            Some("contains a backslash, which the server's render refuses")
        } else if !key.is_ascii() {
            Some("contains a non-ASCII character, which the server's render refuses")
        } else if key.ends_with('~') {
            Some("ends with `~`, which the server's render refuses")
        } else {
            None
        }
    };
    keys.into_iter().filter_map(|key| Some(PathFault { key: key.into(), why: why(key)? })).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn keys_that_climb_out_or_clash_are_unwritable() {
        let bad = [
            "",
            "/abs",
            "a/../../x",
            "..",
            "./a",
            "a//b",
            "d/",
            "nul\0",
            ".KptRevisionMetadata",
            "x/.git/config",
        ];
        for key in bad {
            assert_eq!(unwritable([key]).len(), 1, "{key:?}");
        }
        let clash = unwritable(["a", "a/b", "ab"]);
        assert_eq!(clash.len(), 1);
        assert_eq!(clash[0].key, "a");
        assert!(unwritable(["Kptfile", "a/b.yaml", "a-b", ".krmignore", "..a/b.."]).is_empty());
    }

    #[test]
    fn what_a_render_refuses() {
        let keys = ["ok.yaml", "with space.yaml", "back\\slash", "grün.yaml", "x.yaml~"];
        assert_eq!(unrenderable(keys).len(), 4);
        assert_eq!(unstorable(["ok.yaml", "../x", "/y", "dir/"]).len(), 3);
    }

    proptest! {
        #[test]
        fn a_writable_key_stays_below_the_directory(key in "[a./\\\\]{0,12}") {
            if unwritable([key.as_str()]).is_empty() {
                let mut depth = 0i32;
                for segment in std::path::Path::new(&key).components() {
                    match segment {
                        std::path::Component::Normal(_) => depth += 1,
                        other => prop_assert!(false, "{other:?}"),
                    }
                    prop_assert!(depth > 0);
                }
            }
        }
    }
}
