//! `rpkg wait` right after a push, after a proposal and on a new package, on every flavour; beside it kubectl, where
//! it is on this machine. The table of both is in `docs/waiting.md`.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that cannot run says why")]

#[path = "support/side_by_side.rs"]
mod side_by_side;

mod support;

use std::path::Path;
use std::thread;

use porchctl::sandbox::flavour::Flavour;
use side_by_side::{Programs, Row, Said, rows, table, with_table};

#[allow(
    clippy::disallowed_methods,
    reason = "programs of other people are found on the PATH of the test run"
)]
fn path_variable() -> std::ffi::OsString {
    std::env::var_os("PATH").unwrap_or_default()
}

#[test]
fn ours_is_right_on_every_flavour_and_the_page_tells_about_kubectl() {
    let programs = Programs {
        porchctl: env!("CARGO_BIN_EXE_porchctl").into(),
        kubectl: support::program(&["kubectl"]),
        path: path_variable(),
    };
    let all: Vec<Row> = thread::scope(|scope| {
        let start = |flavour| {
            (
                flavour,
                scope.spawn({
                    let programs = &programs;
                    move || rows(programs, flavour).unwrap()
                }),
            )
        };
        let threads: Vec<_> = Flavour::ALL.map(|(flavour, _)| start(flavour)).into();
        threads.into_iter().flat_map(|(_, thread)| thread.join().unwrap()).collect()
    });
    for row in &all {
        assert_eq!(row.ours, Said::Right, "{}, {}: {}", row.flavour, row.what, row.note);
    }
    let stale = |row: &&Row| row.flavour == "recorded" && row.what.contains("propose");
    let note = &all.iter().find(stale).unwrap().note;
    assert!(note.contains("observedGeneration"), "the server's defect is told: {note}");
    if programs.kubectl.is_none() {
        eprintln!("skipped: no kubectl on this machine, so the page is not compared");
        return;
    }
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/waiting.md")).unwrap();
    let now = with_table(&page, &table(&all));
    assert!(
        now.as_deref() == Some(&page),
        "docs/waiting.md is out of date: run `cargo run --example wait_flavours -- --bless`; now it is\n{}",
        table(&all)
    );
}
