//! What changed between two states of a package, and which changes of two sides can live together. Pure.

use std::collections::{BTreeMap, BTreeSet};

/// Paths that differ between two states, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// In the second only.
    pub added: Vec<String>,
    /// In both, with other text.
    pub modified: Vec<String>,
    /// In the first only.
    pub removed: Vec<String>,
}

impl Changes {
    /// What leads from `before` to `after`.
    pub fn between<T: PartialEq>(before: &BTreeMap<String, T>, after: &BTreeMap<String, T>) -> Self {
        let mut changes = Self::default();
        for path in before.keys().chain(after.keys()).collect::<BTreeSet<_>>() {
            match (before.get(path), after.get(path)) {
                (None, Some(_)) => changes.added.push(path.clone()),
                (Some(_), None) => changes.removed.push(path.clone()),
                (old, new) if old != new => changes.modified.push(path.clone()),
                _ => {}
            }
        }
        changes
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.modified.is_empty() && self.removed.is_empty()
    }

    /// All paths, sorted.
    pub fn paths(&self) -> BTreeSet<&str> {
        self.added.iter().chain(&self.modified).chain(&self.removed).map(String::as_str).collect()
    }
}

/// Merges file by file what two sides made of the same base.
///
/// # Errors
/// The paths that both sides changed in different ways, sorted; then nothing is merged.
pub fn merge_files<T: Clone + PartialEq>(
    base: &BTreeMap<String, T>,
    ours: &BTreeMap<String, T>,
    theirs: &BTreeMap<String, T>,
) -> Result<BTreeMap<String, T>, Vec<String>> {
    let (mine, other) = (Changes::between(base, ours), Changes::between(base, theirs));
    let both: Vec<String> = mine
        .paths()
        .intersection(&other.paths())
        .filter(|path| ours.get(**path) != theirs.get(**path))
        .map(|path| (*path).to_owned())
        .collect();
    if !both.is_empty() {
        return Err(both);
    }
    let mut merged = theirs.clone();
    for path in mine.paths() {
        match ours.get(path) {
            Some(text) => merged.insert(path.to_owned(), text.clone()),
            None => merged.remove(path),
        };
    }
    Ok(merged)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::package::Files;

    fn files() -> impl Strategy<Value = Files> {
        proptest::collection::btree_map("[abc]", "[xyz]", 0..4)
    }

    proptest! {
        #[test]
        fn merging_keeps_every_change_of_both_sides(base in files(), ours in files(), theirs in files()) {
            match merge_files(&base, &ours, &theirs) {
                Ok(merged) => {
                    for path in Changes::between(&base, &ours).paths() {
                        prop_assert_eq!(merged.get(path), ours.get(path));
                    }
                    for path in Changes::between(&base, &theirs).paths() {
                        prop_assert_eq!(merged.get(path), theirs.get(path));
                    }
                    for path in Changes::between(&base, &merged).paths() {
                        prop_assert!(ours.get(path) != base.get(path) || theirs.get(path) != base.get(path));
                    }
                }
                Err(paths) => for path in paths {
                    prop_assert_ne!(ours.get(&path), theirs.get(&path));
                    prop_assert_ne!(ours.get(&path), base.get(&path));
                    prop_assert_ne!(theirs.get(&path), base.get(&path));
                }
            }
        }

        #[test]
        fn one_side_alone_wins(base in files(), ours in files()) {
            prop_assert_eq!(merge_files(&base, &ours, &base), Ok(ours.clone()));
            prop_assert_eq!(merge_files(&base, &base, &ours), Ok(ours));
        }
    }

    #[test]
    fn changes_by_kind() {
        let file = |pairs: &[(&str, &str)]| -> Files {
            pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
        };
        let changes = Changes::between(
            &file(&[("a", "1"), ("b", "1"), ("c", "1")]),
            &file(&[("b", "2"), ("c", "1"), ("d", "1")]),
        );
        assert_eq!(
            changes,
            Changes { added: vec!["d".into()], modified: vec!["b".into()], removed: vec!["a".into()] }
        );
    }
}
