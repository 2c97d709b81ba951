//! `porchctl rpkg wait` and `kubectl wait` side by side on every flavour of the sandbox, as a table.
//!
//!     cargo run --example wait_flavours                shows it
//!     cargo run --example wait_flavours -- --bless     writes it into docs/waiting.md
//!
//! Needs kubectl on the PATH. `tests/wait_flavours.rs` does the same and compares.

#[path = "../tests/support/side_by_side.rs"]
mod side_by_side;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, Result, ensure};
use porchctl::sandbox::flavour::Flavour;
use side_by_side::{Programs, Row, rows, table, with_table};

fn main() -> ExitCode {
    // The client is this very program.
    if std::env::args().nth(1).as_deref() == Some("rpkg") {
        return porchctl::run(std::env::args_os());
    }
    let bless = std::env::args().any(|word| word == "--bless");
    match shown(bless) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("FAILED: {error:?}"));
            ExitCode::FAILURE
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a tool for developers: kubectl and git are found on its PATH")]
fn shown(bless: bool) -> Result<()> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|place| place.join("kubectl")).find(|place| place.is_file());
    ensure!(found.is_some(), "there is no kubectl on the PATH to compare with");
    let programs = Programs { porchctl: std::env::current_exe()?, kubectl: found, path };
    let mut all: Vec<Row> = Vec::new();
    for (flavour, _) in Flavour::ALL {
        all.extend(rows(&programs, flavour)?);
    }
    say(&table(&all));
    for row in all.iter().filter(|row| !row.note.is_empty()) {
        say(&format!("{}, {}: {}", row.flavour, row.what, row.note));
    }
    if bless {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/waiting.md");
        let written =
            with_table(&std::fs::read_to_string(&page)?, &table(&all)).context("the page has no marks")?;
        std::fs::write(page, written)?;
    }
    Ok(())
}

#[expect(clippy::print_stderr, reason = "a tool for developers, not the program")]
fn say(text: &str) {
    eprintln!("{text}");
}
