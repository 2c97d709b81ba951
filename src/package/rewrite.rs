//! What a server made of a package: formatting only, or other data. Pure.
//!
//! A render writes every YAML file anew even when no function runs, and notes its result in the root
//! Kptfile; neither is a change anybody made.

use super::Texts;
use super::changes::Changes;
use super::kptfile::KPTFILE_NAME;
use super::yaml::{Document, split};

/// The paths a render touched, by how much. Sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewritten {
    /// The data is the same.
    pub formatting: Vec<String>,
    /// Functions changed, added or removed data.
    pub data: Vec<String>,
}

impl Rewritten {
    /// What lies between a pushed content and the one that is stored after its render.
    pub fn between(pushed: &Texts, stored: &Texts) -> Self {
        let mut rewritten = Self::default();
        for path in Changes::between(pushed, stored).paths() {
            let both = pushed.get(path).zip(stored.get(path));
            if both.is_some_and(|(pushed, stored)| same_data(path, pushed, stored)) {
                rewritten.formatting.push(path.to_owned());
            } else {
                rewritten.data.push(path.to_owned());
            }
        }
        rewritten
    }
}

/// Do both texts hold the same data? The status of the root Kptfile is none.
pub(super) fn same_data(path: &str, one: &str, other: &str) -> bool {
    let documents = |text: &str| -> Option<Vec<serde_json::Value>> {
        let mut values = Vec::new();
        for range in split(text).ok()? {
            let text = text.get(range)?;
            let document = Document::parse(text).ok()?;
            values.extend(document.root().map(|root| root.to_json()));
        }
        Some(values)
    };
    let (Some(mut one), Some(mut other)) = (documents(one), documents(other)) else { return false };
    if path == KPTFILE_NAME {
        for value in one.iter_mut().chain(&mut other) {
            value.as_object_mut().map(|kptfile| kptfile.remove("status"));
        }
    }
    one == other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formatting_is_told_from_data() {
        let files = |pairs: &[(&str, &str)]| -> Texts {
            pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect()
        };
        let pushed = files(&[
            ("Kptfile", "kind: Kptfile\nmetadata:\n  name: a\n"),
            ("a.yaml", "x:   1 # one\n\ny: [ 2 ]\n"),
            ("b.yaml", "x: 1\n"),
            ("c.yaml", "x: 1\n---\ny: 2\n"),
            ("same.yaml", "x: 1\n"),
        ]);
        let stored = files(&[
            ("Kptfile", "kind: Kptfile\nmetadata:\n  name: a\nstatus:\n  conditions: []\n"),
            ("a.yaml", "x: 1 # one\ny: [2]\n"),
            ("b.yaml", "x: 2\n"),
            ("same.yaml", "x: 1\n"),
        ]);
        let expected = Rewritten {
            formatting: vec!["Kptfile".into(), "a.yaml".into()],
            data: vec!["b.yaml".into(), "c.yaml".into()],
        };
        assert_eq!(Rewritten::between(&pushed, &stored), expected);
    }
}
