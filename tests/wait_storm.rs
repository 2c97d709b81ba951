//! A small storm: what `cargo run --release --example wait_storm` does thousands of times, a few times.
//!
//! Truth is what the sandbox recorded, so a wait that lies, hangs or fails without a reason is found here whatever
//! its statuses say. The last test is the test of this test: with kubectl's rule in place of ours, lies are found.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]
#![allow(dead_code, reason = "the example uses more of this")]

#[path = "../examples/wait_storm/storm/mod.rs"]
mod storm;

use std::time::Duration;

use porchctl::api::lifecycle::Lifecycle;
use storm::plan::{Act, By, Content, Manner, Plan};
use storm::score::Mark;
use storm::table::BAD;
use storm::{Judged, Report, STACK, schedule};

/// Runs schedules side by side, each with a sandbox of its own.
fn run(plans: Vec<Plan>) -> Vec<Report> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let one = |plan: Plan| {
        let local = tokio::task::LocalSet::new();
        let clients = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        local.block_on(&clients, schedule(plan, runtime.handle())).unwrap()
    };
    std::thread::scope(|scope| {
        let start = |plan| {
            let thread = std::thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, move || one(plan)).unwrap()
        };
        let threads: Vec<_> = plans.into_iter().map(start).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    })
}

fn told(report: &Report) -> String {
    format!("{}{}", report.plan, report.story.join("\n"))
}

fn marked(reports: &[Report], mark: Mark) -> usize {
    reports.iter().flat_map(|report| &report.judged).filter(|judged| judged.mark == mark).count()
}

#[test]
fn no_wait_lies_hangs_or_fails_without_a_reason() {
    // Without faults that make a wait end by its patience, which takes too long here.
    let manner = Manner { some: false, ..Manner::usual() };
    let reports = run((0..12).map(|number| Plan::new(20, number, &manner)).collect());
    for report in &reports {
        let bad = |judged: &Judged| BAD.contains(&judged.mark);
        assert!(!report.judged.iter().any(bad), "{}", told(report));
    }
    let waits: usize = reports.iter().map(|report| report.judged.len()).sum();
    assert!(waits > 50, "{waits} waits are too few to say anything");
}

/// A draft whose render takes long, and then a proposal.
fn slow(literal: bool) -> Plan {
    let pause = Duration::ZERO;
    Plan {
        seed: 0,
        number: 0,
        careful: true,
        flavour: "recorded".into(),
        faults: Vec::new(),
        literal,
        patience: Duration::from_secs(6),
        steps: vec![
            (Act::Create(By::Verb), pause),
            (Act::Push(By::Api, Content::Slow, 1), pause),
            (Act::Push(By::Api, Content::Failing, 1), pause),
            (Act::Spec, pause),
            (Act::Push(By::Verb, Content::Good, 1), pause),
            (Act::Move(By::Api, Lifecycle::Proposed), pause),
        ],
    }
}

#[test]
fn the_rule_of_kubectl_is_found_out() {
    let reports = run(vec![slow(false), slow(true)]);
    let bad = |report: &Report| report.judged.iter().filter(|judged| BAD.contains(&judged.mark)).count();
    assert_eq!(bad(&reports[0]), 0, "{}", told(&reports[0]));
    assert!(marked(&reports[1..], Mark::FalseSuccess) > 0, "{}", told(&reports[1]));
    assert!(marked(&reports[1..], Mark::Hang) > 0, "{}", told(&reports[1]));
}
