//! The runs: kinds of servers, their budgets, and what each is expected to show.
//!
//! In: nothing. Out: constants, and what was not expected. A run that is expected to show a blind spot fails when
//! it does not.

use super::counts::{Counts, Wrong};
use super::server::{Budget, PROPOSED, Rules};
use super::view::settled;

/// One exploration.
pub struct Run {
    /// Its name, the flavour first.
    pub name: &'static str,
    /// The model.
    pub rules: Rules,
    /// What it must show: blind spots that no reading of the object can see.
    pub shows: &'static [Wrong],
    /// What it may show beside that.
    pub may_show: &'static [Wrong],
}

impl Run {
    /// Is that kind one that no judge of the object can avoid on this server?
    pub fn expects(&self, wrong: Wrong) -> bool {
        self.shows.contains(&wrong) || self.may_show.contains(&wrong)
    }

    /// What should have been otherwise.
    pub fn surprises(&self, counts: &Counts) -> Vec<String> {
        let seen = counts.wrong.iter().filter(|((wrong, _), _)| !self.expects(*wrong));
        let seen = seen.map(|((wrong, of), seen)| format!("{wrong:?}, {of}: {} states", seen.times));
        let missed = self.shows.iter().filter(|wrong| counts.of(**wrong) == 0);
        seen.chain(missed.map(|wrong| format!("{wrong:?} was expected and is not there"))).collect()
    }
}

/// What the specification names: two pushes, two moves, a third party, a failing render, a controller that writes
/// to the spec itself.
const TWO: Budget = Budget { pushes: 2, moves: 2, foreign: 1, failures: 1, patches: 1, faults: 0 };
const MIDDLE: Budget = Budget { pushes: 2, moves: 1, foreign: 0, failures: 0, patches: 0, faults: 0 };
const FAULTY: Budget = Budget { pushes: 1, moves: 1, foreign: 0, failures: 1, patches: 0, faults: 1 };
const SMALL: Budget = Budget { pushes: 1, moves: 2, foreign: 0, failures: 1, patches: 1, faults: 0 };

/// Outside Draft a render may lack its proof (a push during the first render), and some failures need the
/// settle window to tell.
const USUAL: &[Wrong] = &[Wrong::NoProof, Wrong::PrematureWithoutSettle];
/// Lost writes and lost requests leave nothing to read.
const AFTER_FAULTS: &[Wrong] = &[
    Wrong::NoProof,
    Wrong::PrematureWithoutSettle,
    Wrong::PrematureAfterFault,
    Wrong::HangAfterFault,
    Wrong::Unasked,
];
/// What a server that loses content leads to.
const LOSSES: &[Wrong] = &[Wrong::Lie, Wrong::Lost, Wrong::NoProof, Wrong::PrematureWithoutSettle];
/// What a server that carries out a source twice leads to: it forgets what it had said.
const FORGETS: &[Wrong] = &[
    Wrong::Lie,
    Wrong::Lost,
    Wrong::NoProof,
    Wrong::PrematureWithoutSettle,
    Wrong::Premature,
    Wrong::FalseFailure,
    Wrong::Hang,
    Wrong::Unsettled,
];

const FLAVOURS: [(&str, Rules); 3] =
    [("old", Rules::OLD), ("1076", Rules::REFRESHING), ("guard", Rules::GUARDING)];

fn run(name: &'static str, rules: Rules) -> Run {
    Run { name, rules, shows: &[], may_show: USUAL }
}

/// The three flavours with one budget.
fn flavours(budget: Budget) -> impl Iterator<Item = Run> {
    FLAVOURS.into_iter().map(move |(name, rules)| {
        let may_show = if budget.faults > 0 { AFTER_FAULTS } else { USUAL };
        Run { may_show, ..run(name, rules.with(budget)) }
    })
}

/// What servers do to content without a trace in the object, and rare beginnings. Each with the larger budget
/// only where asked for.
fn corners(larger: Budget) -> Vec<Run> {
    let careless = Rules { compare_and_set: false, ..Rules::OLD.with(MIDDLE) };
    let careful = Rules { careful: Some(settled), ..careless.with(TWO) };
    let stale = Rules { stale_content: true, ..careless };
    let twice = Rules { source_twice: true, ..Rules::OLD.with(MIDDLE) };
    let lossy = |name, rules, may_show| Run { shows: &[Wrong::Lie], may_show, ..run(name, rules) };
    vec![
        lossy("nocas", careless, LOSSES),
        lossy("stalecontent", stale, LOSSES),
        lossy("sourcetwice", twice, FORGETS),
        run("nocas-careful", careful),
        run("proposed", Rules { born: PROPOSED, ..Rules::OLD.with(larger) }),
        run("leap", Rules { leaps: true, ..Rules::OLD.with(MIDDLE) }),
        run("badsource", Rules { bad_source: true, ..Rules::OLD.with(TWO) }),
    ]
}

/// All reachable states within the budgets of the specification; the corners belong to the runs without faults.
pub fn full(faults: u8) -> Vec<Run> {
    let corners = if faults == 0 { corners(TWO) } else { Vec::new() };
    flavours(Budget { faults, ..TWO }).chain(corners).collect()
}

/// What `cargo test` explores.
pub fn quick() -> Vec<Run> {
    flavours(SMALL).chain(flavours(FAULTY)).chain(corners(SMALL)).collect()
}
