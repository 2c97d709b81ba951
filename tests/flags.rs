//! Commands, aliases and flags of the Go client are known here, and take the same kind of value.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

use clap::{Command, CommandFactory};
use porchctl::cli::Cli;
use serde::Deserialize;

/// One command of the Go client.
#[derive(Deserialize)]
struct Known {
    command: String,
    aliases: Vec<String>,
    /// Name, shorthand, type.
    flags: Vec<(String, String, String)>,
}

/// Commands that are not there yet; see `docs/differences.md`.
const NOT_YET: [&str; 1] = ["rpkg upgrade"];
/// Commands that clap makes itself, or that are arguments here.
const OTHERWISE: [&str; 5] =
    ["completion bash", "completion fish", "completion powershell", "completion zsh", "help"];
fn known() -> Vec<Known> {
    let text = include_str!("data/go-flags.jsonl");
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn find<'a>(root: &'a Command, words: &str) -> Option<&'a Command> {
    words.split_whitespace().try_fold(root, |command, word| command.find_subcommand(word))
}

/// What is missing of one flag.
fn fault(command: &Command, (name, shorthand, kind): &(String, String, String)) -> Option<String> {
    let long = name.replace('_', "-");
    let arg = command.get_arguments().find(|arg| {
        arg.get_long() == Some(&long) || arg.get_all_aliases().is_some_and(|all| all.contains(&long.as_str()))
    });
    let Some(arg) = arg else { return Some(format!("--{name} is not known")) };
    if !shorthand.is_empty() && arg.get_short() != shorthand.chars().next() {
        return Some(format!("-{shorthand} is not --{name}"));
    }
    let values = arg.get_num_args().unwrap_or_default();
    let bare = values.min_values() == 0;
    let given = values.max_values() > 0;
    match kind.as_str() {
        "bool" if !bare => Some(format!("--{name} needs a value")),
        "bool" if !given => Some(format!("--{name}=true is not taken")),
        "bool" => None,
        _ if !given => Some(format!("--{name} takes no value")),
        _ => None,
    }
}

#[test]
fn every_flag_of_the_go_client_is_known() {
    let mut root = Cli::command();
    root.build();
    let (mut faults, mut seen) = (Vec::new(), 0);
    for command in known() {
        let words = command.command.trim_start_matches("porchctl").trim();
        if NOT_YET.contains(&words) || OTHERWISE.contains(&words) {
            continue;
        }
        let Some(found) = find(&root, words) else {
            faults.push(format!("{words}: not known"));
            continue;
        };
        for alias in &command.aliases {
            if !found.get_all_aliases().any(|known| known == alias) {
                faults.push(format!("{words}: alias {alias} is not known"));
            }
        }
        for flag in &command.flags {
            seen += 1;
            faults.extend(fault(found, flag).map(|fault| format!("{words}: {fault}")));
        }
    }
    assert!(seen > 500, "only {seen} flags were looked at");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_not_there_yet_is_not_there() {
    let root = Cli::command();
    for words in NOT_YET {
        assert!(find(&root, words).is_none(), "{words} is there: take it off the list");
    }
}

#[test]
fn the_reader_of_flags_reads() {
    let mut root = Cli::command();
    root.build();
    let flag =
        |name: &str, shorthand: &str, kind: &str| fault(&root, &(name.into(), shorthand.into(), kind.into()));
    assert_eq!(flag("namespace", "n", "string"), None);
    assert_eq!(flag("nosuch", "", "bool").as_deref(), Some("--nosuch is not known"));
    assert_eq!(flag("namespace", "x", "string").as_deref(), Some("-x is not --namespace"));
    assert_eq!(flag("namespace", "n", "bool").as_deref(), Some("--namespace needs a value"));
    assert_eq!(flag("quiet", "q", "string").as_deref(), Some("--quiet takes no value"));
}
