//! The judge of waits in every reachable state of a small configuration of the model; `examples/wait_model`
//! explores the large ones.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]

use std::fs;
use std::path::Path;

use serde_json::Value;

#[path = "../examples/wait_model/model/mod.rs"]
#[allow(dead_code, reason = "the large runs belong to the example")]
mod model;

use model::counts::{Counts, Wrong};
use model::{check, runs};

/// What each run shows, and nothing else: no success that is not true, no failure that is not true or that heals
/// by itself, and an end to every wait where nothing will happen any more.
#[test]
fn no_lie_and_no_hang_in_any_interleaving() {
    let mut surprises = Vec::new();
    let mut states = 0;
    for run in runs::quick() {
        let (counts, found) = check::run(&run.rules);
        states += counts.states;
        for surprise in run.surprises(&counts) {
            surprises.push(format!("{} with {} faults: {surprise}", run.name, run.rules.budget.faults));
        }
        for ((wrong, of), seen) in counts.wrong.iter().filter(|((wrong, _), _)| !run.expects(*wrong)) {
            let way = found.way(&run.rules, seen.first).join("\n    ");
            surprises.push(format!("the way to {wrong:?}, {of}:\n    {way}"));
        }
    }
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
    assert!(states > 100_000, "{states}");
}

fn of(name: &str) -> Counts {
    let run = runs::quick().into_iter().find(|run| run.name == name).unwrap();
    check::run(&run.rules).0
}

/// The model is worth something: the usual rules lie and hang in it, on every kind of server.
#[test]
fn the_rules_of_kubectl_lie_and_hang_in_the_model() {
    for name in ["old", "1076", "guard"] {
        let counts = of(name);
        assert!(counts.kubectl_lies > 0 && counts.kubectl_hangs > 0, "{name}: {counts:?}");
        assert!(counts.kubectl_ready_lies > 0, "{name}: {counts:?}");
    }
}

/// The limit of any judge: what a server does to content shows nowhere in the object. Users who write only to what
/// is settled do not run into it.
#[test]
fn content_lost_in_the_server_spares_careful_users() {
    let (careless, careful) = (of("nocas"), of("nocas-careful"));
    assert!(careless.of(Wrong::Lie) > 0, "{careless:?}");
    assert_eq!((careful.of(Wrong::Lie), careful.of(Wrong::Lost)), (0, 0), "{careful:?}");
    assert!(careful.states > 10_000, "{}", careful.states);
}

/// The list of planted mistakes (`examples/wait_mutants.rs` plants them) speaks of the code as it is.
#[test]
fn every_planted_mistake_still_has_its_place() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("tests/data/wait/mutants.json")).unwrap();
    let mutants: Vec<Value> = serde_json::from_str(&list).unwrap();
    assert!(mutants.len() >= 22);
    let mut lost = Vec::new();
    for mutant in &mutants {
        let text = |key: &str| mutant[key].as_str().unwrap();
        let source = fs::read_to_string(root.join("src/wait").join(text("file"))).unwrap();
        let times = source.matches(text("old")).count();
        if times != 1 || text("old") == text("new") {
            lost.push(format!("{}: {times} times in {}", text("name"), text("file")));
        }
    }
    assert!(
        lost.is_empty(),
        "bring tests/data/wait/mutants.json in line with the code:\n{}",
        lost.join("\n")
    );
}
