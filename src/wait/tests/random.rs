//! Random lives of a package revision behind a random transport, waited for by the real engine on a virtual clock.
//!
//! Each case: a walk through the model (what users, a server and its faults do), faults of reads and watches, a
//! goal. Checked: the verdict against the judge and against the truth at the read that it rests on; that it
//! comes in time; that the deadline holds; the load. More cases: docs/design/checks.md.

use std::collections::BTreeSet;
use std::time::Duration;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use tokio::time::Instant;

use crate::wait::faults::Reason;
use crate::wait::goal::Patience;
use crate::wait::stop::{Met, Stop};
use crate::wait::wait_for;

mod fake;
mod objects;
mod oracle;
mod schedule;
#[path = "../../../examples/wait_model/model/server/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the search needs more of it than a walk")]
mod server;
mod wishes;

use fake::{Fake, Stretch, Transport, Trouble, Window};
use oracle::{Run, ended};
use schedule::{Leaves, Life, Plan};
use wishes::Wish;

prop_compose! {
    fn leaves()(after in 0..40u8, terminating in 0..4u8, again in proptest::option::of(0..6u8)) -> Leaves {
        Leaves { after, terminating, again }
    }
}

prop_compose! {
    fn plan()(
        flavour in 0..3u8,
        faults in prop_oneof![2 => Just(0u8), 1 => Just(1u8)],
        walk in proptest::collection::vec((any::<u16>(), any::<u16>()), 0..80),
        begins in any::<u16>(),
        leaves in proptest::option::weighted(0.2, leaves()),
    ) -> Plan {
        Plan { flavour, faults, walk, begins, leaves }
    }
}

fn trouble() -> impl Strategy<Value = Trouble> {
    prop_oneof![
        3 => Just(Trouble::Broken),
        2 => proptest::option::of(0..20u8).prop_map(Trouble::Busy),
        1 => Just(Trouble::NotServed),
        1 => any::<bool>().prop_map(|heals| Trouble::Unauthorized { heals }),
        1 => Just(Trouble::Hangs),
    ]
}

fn stretch() -> impl Strategy<Value = Stretch> {
    prop_oneof![
        4 => Just(Stretch::Healthy),
        2 => (0..60u8).prop_map(Stretch::Closes),
        1 => (0..60u8).prop_map(Stretch::Cut),
        1 => (0..60u8).prop_map(Stretch::Expires),
        1 => prop_oneof![
            Just(Stretch::Silent), Just(Stretch::Bookmarks), Just(Stretch::Twice), Just(Stretch::Disorderly),
            Just(Stretch::Lossy), Just(Stretch::Stale),
        ],
        1 => prop_oneof![Just(Stretch::Expired), Just(Stretch::Forbidden)],
        1 => trouble().prop_map(Stretch::Refused),
    ]
}

prop_compose! {
    fn window()(from in prop_oneof![Just(0u64), 0..60_000u64], long in 0..30_000u64, what in trouble()) -> Window {
        Window { from: Duration::from_millis(from), to: Duration::from_millis(from + long), what }
    }
}

prop_compose! {
    fn transport()(
        reads in prop_oneof![Just(Vec::new()), proptest::collection::vec(window(), 0..3)],
        watches in proptest::collection::vec(stretch(), 1..4),
        lists_only in proptest::bool::weighted(0.05),
        latency in prop_oneof![Just(0u8), 0..200u8],
    ) -> Transport {
        Transport { reads, watches, lists_only, latency }
    }
}

fn timeout() -> impl Strategy<Value = Duration> {
    prop_oneof![
        1 => Just(Duration::ZERO),
        2 => (1..60_000u64).prop_map(Duration::from_millis),
        8 => Just(Duration::from_secs(900)),
    ]
}

/// Waits for the wish in that life.
fn play(life: &Life, transport: &Transport, wish: &Wish, timeout: Duration, check: impl FnOnce(&Run<'_>)) {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let fake = Fake::new(life, transport);
        let started = Instant::now();
        let patience = Patience::of(timeout);
        let end: Result<Met, Stop> =
            wait_for(&fake, "edge.cell.v1", &wish.goal, wish.pins.clone(), &patience, &mut |_| {}).await;
        let elapsed = started.elapsed();
        check(&Run { life, transport, fake: &fake, wish, timeout, elapsed, end: &end });
    });
}

/// As many cases as asked for by `PROPTEST_CASES`, and never fewer than two thousand.
fn config() -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig { cases: asked.cases.max(2_000), failure_persistence: None, ..asked }
}

/// Everything a wait can end with is among the cases.
#[test]
fn the_cases_reach_every_end() {
    let mut runner = TestRunner::deterministic();
    let mut ends = BTreeSet::new();
    let cases = (plan(), transport(), 0..14u8, any::<bool>(), timeout());
    for _ in 0..3_000 {
        let (plan, transport, number, pinned, timeout) = cases.new_tree(&mut runner).unwrap().current();
        let life = plan.life();
        play(&life, &transport, &Wish::of(number, pinned, &life), timeout, |run| {
            let (verdict, reason) = ended(run.end);
            ends.insert(verdict.to_owned());
            ends.extend(reason.filter(|_| verdict == "failed").map(Reason::word));
        });
    }
    for end in [
        "met",
        "failed",
        "superseded",
        "gone",
        "replaced",
        "not-found",
        "not-yet",
        "timeout",
        "unavailable",
        "unauthorized",
        "RenderFailed",
        "ReadyFailed",
        "RequestLost",
        "LifecycleBlocksRender",
        "Unrendered",
        "GuardDeadlock",
        "Terminating",
        "BlockedByDeletionGate",
        "NotDraft",
    ] {
        assert!(ends.contains(end), "{end} is not among {ends:?}");
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_wait_never_lies_never_hangs_and_never_storms(
        plan in plan(), transport in transport(), number in 0..14u8, pinned in any::<bool>(), timeout in timeout(),
    ) {
        let life = plan.life();
        let wish = Wish::of(number, pinned, &life);
        let mut complaint = None;
        play(&life, &transport, &wish, timeout, |run| complaint = run.complaint());
        prop_assert_eq!(complaint, None);
    }

    /// Where one verdict is the only one that ever comes, any watch and none at all lead to it.
    #[test]
    fn a_watch_changes_the_time_and_nothing_else(
        plan in plan(), watches in proptest::collection::vec(stretch(), 1..4), number in 0..14u8,
    ) {
        let plan = Plan { leaves: None, ..plan };
        let life = plan.life();
        let wish = Wish::of(number, true, &life);
        let timeout = Duration::from_secs(900);
        let mut ends = Vec::new();
        for watches in [vec![Stretch::Forbidden], vec![Stretch::Healthy], watches] {
            let transport = Transport { reads: Vec::new(), watches, lists_only: false, latency: 0 };
            play(&life, &transport, &wish, timeout, |run| {
                ends.push((ended(run.end), run.elapsed, run.only_word()));
            });
        }
        let only = ends[0].2;
        for (end, elapsed, _) in &ends {
            if end.0 != "unauthorized" && let Some((word, since)) = only {
                prop_assert_eq!(*end, word);
                prop_assert!(*elapsed <= since + Duration::from_secs(10 + 12 + 5), "{:?} {:?}", elapsed, since);
            }
        }
    }
}
