//! What a push has to do, and whether it did it. Pure.
//!
//! Three contents meet in a push: the directory now, what the directory and the server held when they
//! last agreed (the base), and what the server holds now. Nothing of any side may vanish in silence.

use std::collections::BTreeSet;

use super::Texts;
use super::changes::{Changes, merge_files};
use super::kptfile::KPTFILE_NAME;
use super::metadata::RevisionMetadata;
use super::resource_list::is_resource_file;
use super::rewrite::same_data;

/// What to do with a directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// The server holds all of it already.
    Unchanged,
    /// Send these files.
    Send {
        /// The whole new content.
        files: Texts,
        /// Paths that somebody else changed on the server meanwhile and that are kept.
        theirs: Vec<String>,
    },
    /// Both sides changed these paths in different ways.
    Conflict(Vec<String>),
    /// The server's content is another one than the directory was pulled from, and there is no record
    /// of what it was.
    NoBase,
}

/// Decides what to send.
pub fn plan(local: &Texts, metadata: &RevisionMetadata, remote: &Texts, remote_version: &str) -> Plan {
    let (Some(base), Some(stored)) = (&metadata.base, metadata.stored_base()) else {
        return without_base(local, metadata, remote, remote_version);
    };
    let theirs: Vec<String> = Changes::between(&stored, remote)
        .paths()
        .into_iter()
        .filter(|path| !only_status_differs(path, &stored, remote))
        .map(str::to_owned)
        .collect();
    if local == remote {
        return Plan::Unchanged;
    }
    // Seen from the directory: what a render did to the base is neither side's change.
    let mut seen = base.clone();
    for path in &theirs {
        match remote.get(path) {
            Some(text) => seen.insert(path.clone(), text.clone()),
            None => seen.remove(path),
        };
    }
    match merge_files(base, local, &seen) {
        Ok(files) if files == seen && theirs.len() == Changes::between(base, local).paths().len() => {
            Plan::Unchanged
        }
        Ok(files) => Plan::Send { files, theirs },
        Err(paths) => Plan::Conflict(paths),
    }
}

/// A directory whose metadata another client wrote.
fn without_base(local: &Texts, metadata: &RevisionMetadata, remote: &Texts, remote_version: &str) -> Plan {
    if local == remote {
        Plan::Unchanged
    } else if metadata.resource_version == remote_version {
        Plan::Send { files: local.clone(), theirs: Vec::new() }
    } else {
        Plan::NoBase
    }
}

/// Is it the root Kptfile, and is its `status` (which every render rewrites) the only difference?
fn only_status_differs(path: &str, one: &Texts, other: &Texts) -> bool {
    path == KPTFILE_NAME
        && one.contains_key(path)
        && other.contains_key(path)
        && one.get(path).map(|t| without_status(t)) == other.get(path).map(|t| without_status(t))
}

/// A Kptfile without its top-level `status` block.
fn without_status(text: &str) -> String {
    let mut inside = false;
    let keep = |line: &&str| {
        let top_level = line.starts_with(|c: char| !c.is_whitespace() && c != '#' && c != '-');
        if top_level {
            inside = line.starts_with("status:");
        }
        !inside
    };
    text.lines().filter(keep).collect::<Vec<_>>().join("\n")
}

/// What the functions of a package can do to its resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// There are none.
    Nothing,
    /// They change resources, and are known to remove none.
    Change,
    /// They may remove resources.
    Remove,
}

/// Functions that never remove a resource.
const KEEPERS: [&str; 8] = [
    "set-annotations",
    "set-labels",
    "set-namespace",
    "set-image",
    "apply-setters",
    "apply-replacements",
    "ensure-name-substring",
    "search-replace",
];

impl Reach {
    /// Of functions of these images.
    pub fn of<'a>(images: impl IntoIterator<Item = &'a str>) -> Self {
        images.into_iter().map(Self::of_one).max().unwrap_or(Self::Nothing)
    }

    fn of_one(image: &str) -> Self {
        let name = image.rsplit('/').next().unwrap_or(image);
        let name = name.split([':', '@']).next().unwrap_or(name);
        if KEEPERS.contains(&name) { Self::Change } else { Self::Remove }
    }
}

/// Paths of a push that the server does not hold although it took them: they are missing or as they were
/// before, and no function can have done that. `mine` are the paths that the pusher changed.
///
/// The rule (a recorded server writes older content over a push): a file that no function can touch
/// (not YAML or JSON), any file when no function runs, and the root Kptfile with its pipeline. And it renders
/// what it has read half: without a root Kptfile no function ran, so whatever is missing then was lost; so are
/// resources where no function removes any.
pub fn lost(
    mine: &BTreeSet<&str>,
    before: &Texts,
    pushed: &Texts,
    after: &Texts,
    reach: Reach,
) -> Vec<String> {
    let reverted = |path: &str| same(path, after, before) && !same(path, pushed, before);
    let beyond_functions =
        |path: &str| reach == Reach::Nothing || !is_resource_file(path) || path == KPTFILE_NAME;
    let mine = mine.iter().copied().filter(|path| reverted(path) && beyond_functions(path));
    let gone = missing(pushed, after);
    let emptied = gone.contains(&KPTFILE_NAME);
    let kept = |path: &&str| emptied || !is_resource_file(path) || reach != Reach::Remove;
    mine.chain(gone.iter().copied().filter(kept))
        .collect::<BTreeSet<&str>>()
        .into_iter()
        .map(str::to_owned)
        .collect()
}

/// Paths of a push that are not there, except for files without any resource, which a render drops.
pub fn missing<'a>(pushed: &'a Texts, after: &Texts) -> Vec<&'a str> {
    let tells = |path: &str, text: &str| {
        !is_resource_file(path) || text.lines().any(|line| line.starts_with("kind:"))
    };
    let gone = pushed.iter().filter(|(path, text)| !after.contains_key(*path) && tells(path, text));
    gone.map(|(path, _)| path.as_str()).collect()
}

/// Does the server hold a push whose answer got lost? Every path of `mine` must be as it was sent, or be
/// one that a function may have changed since.
pub fn arrived(mine: &BTreeSet<&str>, pushed: &Texts, now: &Texts, functions: bool) -> bool {
    mine.iter().all(|path| same(path, pushed, now) || (functions && is_resource_file(path)))
}

/// Is a file the same on both sides, formatting and the status of the Kptfile aside?
fn same(path: &str, one: &Texts, other: &Texts) -> bool {
    match (one.get(path), other.get(path)) {
        (Some(one), Some(other)) => one == other || same_data(path, one, other),
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn files(pairs: &[(&str, &str)]) -> Texts {
        pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect()
    }

    fn pulled(base: &Texts) -> RevisionMetadata {
        RevisionMetadata {
            base: Some(base.clone()),
            resource_version: "1".into(),
            ..RevisionMetadata::default()
        }
    }

    #[test]
    fn nothing_changed_nothing_sent() {
        let base = files(&[("a", "1")]);
        assert_eq!(plan(&base, &pulled(&base), &base, "1"), Plan::Unchanged);
        assert_eq!(plan(&base, &pulled(&base), &base, "2"), Plan::Unchanged);
    }

    #[test]
    fn after_a_render_the_directory_is_still_unchanged() {
        let local = files(&[("Kptfile", "k"), ("a.yaml", "x")]);
        let mut metadata = pulled(&local);
        let rendered = files(&[("Kptfile", "k\nstatus: {}\n"), ("a.yaml", "x: rendered")]);
        for (path, text) in &rendered {
            metadata.stored.insert(path.clone(), Some(text.clone()));
        }
        assert_eq!(plan(&local, &metadata, &rendered, "2"), Plan::Unchanged);
        let edited = files(&[("Kptfile", "k"), ("a.yaml", "y")]);
        let sent = Plan::Send { files: edited.clone(), theirs: vec![] };
        assert_eq!(plan(&edited, &metadata, &rendered, "2"), sent);
        // Another render that only rewrites the status is nobody's change.
        let again = files(&[("Kptfile", "k\nstatus:\n  a: b\n"), ("a.yaml", "x: rendered")]);
        assert_eq!(plan(&edited, &metadata, &again, "3"), sent);
    }

    #[test]
    fn other_files_of_others_are_kept_and_the_same_file_is_a_conflict() {
        let base = files(&[("a", "1"), ("b", "1")]);
        let local = files(&[("a", "2"), ("b", "1")]);
        let remote = files(&[("a", "1"), ("b", "3"), ("c", "4")]);
        let merged = files(&[("a", "2"), ("b", "3"), ("c", "4")]);
        assert_eq!(
            plan(&local, &pulled(&base), &remote, "2"),
            Plan::Send { files: merged, theirs: vec!["b".into(), "c".into()] }
        );
        let remote = files(&[("a", "3"), ("b", "1")]);
        assert_eq!(plan(&local, &pulled(&base), &remote, "2"), Plan::Conflict(vec!["a".into()]));
    }

    #[test]
    fn without_a_base_only_an_equal_version_is_safe() {
        let (local, remote) = (files(&[("a", "2")]), files(&[("a", "1")]));
        let metadata = RevisionMetadata { resource_version: "7".into(), ..RevisionMetadata::default() };
        assert!(matches!(plan(&local, &metadata, &remote, "7"), Plan::Send { .. }));
        assert_eq!(plan(&local, &metadata, &remote, "8"), Plan::NoBase);
        assert_eq!(plan(&remote, &metadata, &remote, "8"), Plan::Unchanged);
    }

    #[test]
    fn lost_content_is_told_from_the_work_of_functions() {
        let before =
            files(&[("Kptfile", "a: k\nstatus: {x: y}\n"), ("README.md", "r"), ("cm.yaml", "x: old\n")]);
        let pushed = files(&[
            ("Kptfile", "a: k2\n"),
            ("README.md", "r2"),
            ("cm.yaml", "x: new\n"),
            ("add.yaml", "x: 1\n"),
        ]);
        let mine = pushed.keys().map(String::as_str).collect();
        let reverted =
            files(&[("Kptfile", "a: k\nstatus: {z: y}\n"), ("README.md", "r"), ("cm.yaml", "x: old\n")]);
        assert_eq!(lost(&mine, &before, &pushed, &reverted, Reach::Change), ["Kptfile", "README.md"]);
        assert_eq!(
            lost(&mine, &before, &pushed, &reverted, Reach::Nothing),
            ["Kptfile", "README.md", "add.yaml", "cm.yaml"]
        );
        let rendered = files(&[
            ("Kptfile", "a: k2\nstatus: {}\n"),
            ("README.md", "r2"),
            ("cm.yaml", "x: old\n"),
            ("add.yaml", "x: 1\n"),
        ]);
        assert!(lost(&mine, &before, &pushed, &rendered, Reach::Change).is_empty());
    }

    #[test]
    fn what_a_server_rendered_after_half_a_reading_is_lost() {
        let (kptfile, one) = ("kind: Kptfile\na: k2\n", "kind: ConfigMap\n");
        let before = files(&[("Kptfile", "kind: Kptfile\n"), ("README.md", "r")]);
        let pushed =
            files(&[("Kptfile", kptfile), ("README.md", "r"), ("cm.yaml", one), ("no.yaml", "# x\n")]);
        let mine = BTreeSet::from(["Kptfile", "cm.yaml"]);
        let told = |after: &Texts, reach| lost(&mine, &before, &pushed, after, reach);
        assert_eq!(told(&files(&[]), Reach::Remove), ["Kptfile", "README.md", "cm.yaml"]);
        assert_eq!(told(&files(&[("README.md", "r")]), Reach::Remove), ["Kptfile", "cm.yaml"]);
        assert_eq!(told(&files(&[("Kptfile", kptfile), ("cm.yaml", one)]), Reach::Remove), ["README.md"]);
        let removed = files(&[("Kptfile", kptfile), ("README.md", "r")]);
        assert!(told(&removed, Reach::Remove).is_empty(), "a function may have removed it");
        assert_eq!(missing(&pushed, &removed), ["cm.yaml"], "a file of comments is dropped by every render");
        assert_eq!(told(&removed, Reach::Change), ["cm.yaml"]);
    }

    #[test]
    fn the_reach_of_functions_is_known_by_their_names() {
        assert_eq!(Reach::of([]), Reach::Nothing);
        assert_eq!(Reach::of(["ghcr.io/x/set-labels:v0.2", "set-namespace@sha256:0"]), Reach::Change);
        assert_eq!(Reach::of(["set-labels:v0.2", "ghcr.io/x/starlark:v1"]), Reach::Remove);
    }

    #[test]
    fn a_push_whose_answer_got_lost_is_recognised() {
        let pushed = files(&[("a.yaml", "x: 1\n"), ("n.txt", "new")]);
        let rendered = files(&[("a.yaml", "x:   1 # one\n"), ("n.txt", "new"), ("other", "o")]);
        let mine = BTreeSet::from(["a.yaml", "n.txt"]);
        assert!(arrived(&mine, &pushed, &rendered, false));
        let changed = files(&[("a.yaml", "x: 2\n"), ("n.txt", "new")]);
        assert!(!arrived(&mine, &pushed, &changed, false));
        assert!(arrived(&mine, &pushed, &changed, true));
        assert!(!arrived(&mine, &pushed, &files(&[("a.yaml", "x: 1\n"), ("n.txt", "old")]), true));
    }

    #[test]
    fn an_unrendered_file_of_the_directory_is_no_lost_change() {
        let before = files(&[("Kptfile", "a: k\nstatus: {x: y}\n"), ("n.txt", "old")]);
        let pushed = files(&[("Kptfile", "a:   k\n"), ("n.txt", "new")]);
        let after = files(&[("Kptfile", "a: k\nstatus: {x: y}\n"), ("n.txt", "new")]);
        let all = BTreeSet::from(["Kptfile", "n.txt"]);
        assert!(lost(&all, &before, &pushed, &after, Reach::Nothing).is_empty());
    }

    proptest! {
        #[test]
        fn a_sent_content_holds_every_local_change(base in proptest::collection::btree_map("[abc]", "[xyz]", 0..4),
                                                   local in proptest::collection::btree_map("[abc]", "[xyz]", 0..4),
                                                   remote in proptest::collection::btree_map("[abc]", "[xyz]", 0..4)) {
            let shared = |files: std::collections::BTreeMap<String, String>| -> Texts {
                files.into_iter().map(|(path, text)| (path, text.into())).collect()
            };
            let (base, local, remote) = (shared(base), shared(local), shared(remote));
            match plan(&local, &pulled(&base), &remote, "2") {
                Plan::Unchanged => prop_assert!(
                    Changes::between(&base, &local).paths().iter().all(|p| local.get(*p) == remote.get(*p))),
                Plan::Send { files, .. } => {
                    for path in Changes::between(&base, &local).paths() {
                        prop_assert_eq!(files.get(path), local.get(path));
                    }
                    for path in Changes::between(&base, &remote).paths() {
                        prop_assert_eq!(files.get(path), remote.get(path));
                    }
                }
                Plan::Conflict(paths) => prop_assert!(!paths.is_empty()),
                Plan::NoBase => prop_assert!(false),
            }
        }
    }
}
