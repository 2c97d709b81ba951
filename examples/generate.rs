//! Writes the files that are made from the program itself: completions and reference pages.
//!
//!     cargo run --example generate             writes them
//!     cargo run --example generate -- --check  fails when one is out of date

#[path = "../tests/support/errors_page.rs"]
mod errors_page;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::{Arg, Command, CommandFactory as _};
use clap_complete::Shell;
use porchctl::cli::{Cli, envvars};
use porchctl::failure::EXIT_CODES;

fn main() -> Result<ExitCode> {
    let check = std::env::args().any(|arg| arg == "--check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut stale = Vec::new();
    for (path, text) in generated() {
        let target = root.join(&path);
        if fs::read_to_string(&target).ok().as_deref() == Some(&text) {
            continue;
        }
        if check {
            stale.push(path);
        } else {
            fs::write(&target, text).with_context(|| format!("cannot write {}", target.display()))?;
        }
    }
    for path in &stale {
        report(&format!("{} is out of date: run `cargo run --example generate`", path.display()));
    }
    Ok(if stale.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[expect(clippy::print_stderr, reason = "a tool for developers, not the program")]
fn report(line: &str) {
    eprintln!("{line}");
}

fn generated() -> Vec<(PathBuf, String)> {
    let mut files: Vec<(PathBuf, String)> = [
        (Shell::Bash, "porchctl.bash"),
        (Shell::Zsh, "_porchctl"),
        (Shell::Fish, "porchctl.fish"),
        (Shell::PowerShell, "porchctl.ps1"),
        (Shell::Elvish, "porchctl.elv"),
    ]
    .into_iter()
    .map(|(shell, name)| (Path::new("completions").join(name), completion(shell)))
    .collect();
    files.push(("docs/cli.md".into(), reference()));
    files.push(("docs/exit-codes.md".into(), exit_codes()));
    files.push(("docs/environment.md".into(), environment()));
    let errors = errors_page::page(Path::new(env!("CARGO_MANIFEST_DIR")));
    files.push(("docs/errors.md".into(), errors));
    files
}

fn completion(shell: Shell) -> String {
    let mut out = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "porchctl", &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

fn exit_codes() -> String {
    let mut out = String::from(
        "# Exit codes\n\nThey are an interface: scripts may rely on them, and a test fails when one changes.\n\n| code | meaning |\n|---|---|\n| 0 | done, met, no difference |\n",
    );
    for (_, code, meaning) in EXIT_CODES {
        let _ = writeln!(out, "| {code} | {meaning} |");
    }
    out.push_str(
        "\nA verb with several names tries each one and exits with the code of the worst failure, in the order\n70, 4, 69, 3, 6, 5, 7, 124, 8, 1. Each failure has a line `NAME failed (reason)` on stderr.\n",
    );
    out
}

fn environment() -> String {
    let mut out = String::from(
        "# Environment variables\n\nFlags win over variables.\n\n| variable | meaning |\n|---|---|\n",
    );
    for variable in envvars::ALL {
        let _ = writeln!(out, "| `{}` | {} |", variable.name, variable.about);
    }
    out
}

/// One section a command, in the order of `--help`.
fn reference() -> String {
    let mut root = Cli::command();
    root.build();
    let mut out = String::from(
        "# Commands\n\nMade from `porchctl --help`. Flags of every command stand once, at the end.\n",
    );
    section(&root, "porchctl", &mut out);
    out.push_str("\n## Flags of every command\n\n");
    flags(root.get_arguments().filter(|arg| arg.is_global_set()), &mut out);
    out
}

fn section(command: &Command, path: &str, out: &mut String) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let _ = writeln!(out, "\n## {path}\n\n{about}");
    let aliases: Vec<&str> = command.get_visible_aliases().collect();
    if !aliases.is_empty() {
        let _ = writeln!(out, "\nAlso: {}", aliases.join(", "));
    }
    let usage = command.clone().render_usage().to_string();
    let _ = writeln!(out, "\n```text\n{}\n```\n", usage.trim_start_matches("Usage: ").trim());
    flags(command.get_arguments().filter(|arg| !arg.is_global_set()), out);
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help") {
        section(sub, &format!("{path} {}", sub.get_name()), out);
    }
}

fn flags<'a>(args: impl Iterator<Item = &'a Arg>, out: &mut String) {
    let shown: Vec<&Arg> = args.filter(|arg| !arg.is_hide_set() && arg.get_id() != "help").collect();
    if shown.is_empty() {
        return;
    }
    out.push_str("| flag | meaning |\n|---|---|\n");
    for arg in shown {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let _ = writeln!(out, "| `{}` | {} |", spelling(arg), help.replace('|', "\\|").replace('\n', " "));
    }
}

fn spelling(arg: &Arg) -> String {
    let values = arg
        .get_value_names()
        .map(|names| names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    let takes_value = arg.get_action().takes_values();
    let value = values.filter(|_| takes_value).unwrap_or_default();
    match (arg.get_short(), arg.get_long()) {
        (Some(short), Some(long)) => format!("-{short}, --{long} {value}").trim_end().to_owned(),
        (None, Some(long)) => format!("--{long} {value}").trim_end().to_owned(),
        (Some(short), None) => format!("-{short} {value}").trim_end().to_owned(),
        (None, None) => value,
    }
}
