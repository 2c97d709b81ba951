//! The arrows between the rooms of the house: which module may use which.
//!
//! Reads the `crate::…` paths of every source file (tests inside files left out) and fails on a room
//! that is not in the list of its user. To add an arrow, argue it in `docs/design/house.md`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Room, and the rooms it may use. `*` stands for all rooms of the client side.
const ARROWS: &[(&str, &[&str])] = &[
    ("api", &[]),
    ("failure", &[]),
    ("cli", &["api", "failure"]),
    ("settings", &["api", "cli", "failure"]),
    ("output", &["api", "report"]),
    ("report", &["api", "failure", "package"]),
    ("package", &["api"]),
    ("client", &["api", "failure", "output", "settings"]),
    ("wait", &["api", "client", "failure", "settings"]),
    ("ui", &["failure", "output", "settings"]),
    (
        "commands",
        &["api", "cli", "client", "failure", "output", "package", "report", "settings", "ui", "wait"],
    ),
    ("commands/sandbox", &["cli", "failure", "sandbox", "settings", "ui"]),
    ("sandbox", &["api", "package"]),
    ("main.rs", &["*"]),
    ("lib.rs", &["*"]),
    ("start.rs", &["*"]),
];

/// Rooms and files that decide and therefore do no I/O: none of these words may appear in them.
const PURE: &[&str] = &[
    "api",
    "failure.rs",
    "output",
    "package/changes.rs",
    "package/kptfile.rs",
    "package/metadata.rs",
    "package/paths.rs",
    "package/yaml",
    "report",
    "wait/facts.rs",
    "wait/faults.rs",
    "wait/goal.rs",
    "wait/judge",
    "wait/judge.rs",
    "wait/owners.rs",
    "wait/snapshot.rs",
    "client/fault.rs",
    "client/repeat.rs",
    "sandbox/admission",
];

const IMPURE_WORDS: &[&str] = &[
    "tokio::",
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "Instant::now",
    "Timestamp::now",
    "SystemTime",
];

fn sources(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found
}

/// The code of a file without comments and without what follows `#[cfg(test)]`.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn is_test_file(path: &Path) -> bool {
    let stem = path.file_stem().unwrap().to_string_lossy();
    stem == "tests" || stem.ends_with("_tests") || path.components().any(|c| c.as_os_str() == "tests")
}

fn in_src(path: &Path) -> String {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    path.strip_prefix(src).unwrap().to_string_lossy().replace('\\', "/")
}

/// The first path segment after each `crate::`, also inside `crate::{a, b::c}`.
fn used_rooms(code: &str) -> BTreeSet<String> {
    let mut rooms = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut word = String::new();
            for c in group.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    _ => {}
                }
                if depth == 0 && (c.is_alphanumeric() || c == '_') {
                    word.push(c);
                } else if depth == 0 && (c == ',' || c == ':') {
                    rooms.insert(std::mem::take(&mut word));
                }
            }
            rooms.insert(word);
        } else {
            rooms.insert(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
        }
    }
    rooms.remove("");
    rooms.retain(|room| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room).is_dir()
            || ["failure", "settings"].contains(&room.as_str())
    });
    rooms
}

#[test]
fn every_arrow_is_allowed() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    let mut seen = 0;
    for path in sources(&src).into_iter().filter(|p| !is_test_file(p)) {
        let file = in_src(&path);
        let room = file.split('/').next().unwrap().trim_end_matches(".rs").to_owned();
        let allowed = ARROWS
            .iter()
            .find(|(user, _)| *user == file || (user.contains('/') && file.starts_with(&format!("{user}/"))))
            .or_else(|| ARROWS.iter().find(|(user, _)| *user == room))
            .unwrap_or_else(|| panic!("{file} is in no room of the house"));
        for used in used_rooms(&code(&path)) {
            seen += 1;
            if used != room && !allowed.1.contains(&used.as_str()) && !allowed.1.contains(&"*") {
                wrong.push(format!("{file} uses {used}"));
            }
        }
    }
    assert!(seen > 20, "the reader of arrows found only {seen}");
    assert!(wrong.is_empty(), "arrows that the house does not have:\n{}", wrong.join("\n"));
}

#[test]
fn deciding_code_does_no_io() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for path in sources(&src).into_iter().filter(|p| !is_test_file(p)) {
        let file = in_src(&path);
        let is_pure = PURE.iter().any(|pure| file == *pure || file.starts_with(&format!("{pure}/")));
        let code = code(&path);
        for word in IMPURE_WORDS.iter().filter(|word| is_pure && code.contains(**word)) {
            wrong.push(format!("{file} uses {word}"));
        }
    }
    assert!(wrong.is_empty(), "code that decides must not do I/O:\n{}", wrong.join("\n"));
}

#[test]
fn files_stay_small() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let long: Vec<String> = sources(&src)
        .into_iter()
        .filter(|path| !is_test_file(path))
        .map(|path| (fs::read_to_string(&path).unwrap().lines().count(), in_src(&path)))
        .filter(|(lines, _)| *lines > 400)
        .map(|(lines, file)| format!("{lines} {file}"))
        .collect();
    assert!(long.is_empty(), "files over 400 lines:\n{}", long.join("\n"));
}

#[test]
fn the_reader_of_arrows_reads() {
    let rooms = used_rooms("use crate::{api::{a, b}, failure}; fn f() { crate::wait::x(); }");
    assert_eq!(rooms.into_iter().collect::<Vec<_>>(), ["api", "failure", "wait"]);
}
