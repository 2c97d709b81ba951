//! What a run found.
//!
//! In: complaints with the state they are about. Out: numbers, and the first state of each kind.

use std::collections::BTreeMap;

/// What can be wrong with a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wrong {
    /// Success that is not true (I1, I2).
    Lie,
    /// Success for content that the server has lost: true of the object, false of the package.
    Lost,
    /// The same where a push was stored but its request was lost: nobody asked for its render (RA-7).
    Unasked,
    /// A failed render is named, but none failed (I3).
    FalseFailure,
    /// Nothing will happen any more, and the wait does not end (I4, I5).
    Hang,
    /// The same after a fault; nothing that can be read tells it from a slow server (RA-4, RA-5).
    HangAfterFault,
    /// True, but without a proof: the failure names that, and nothing of the package (RA-9).
    NoProof,
    /// A failure that the server alone turns into success, in a state that may last longer than a settle
    /// window (I6).
    Premature,
    /// The same after a fault, where nothing that can be read shows that something is under way.
    PrematureAfterFault,
    /// The same in a state that lasts for milliseconds: what the settle window is for.
    PrematureWithoutSettle,
    /// Settled, but the server alone goes on to write content (9.4).
    Unsettled,
    /// A verdict that cannot be in this model.
    Impossible,
}

/// See the module.
#[derive(Debug, Default)]
pub struct Counts {
    /// Reachable states.
    pub states: usize,
    /// Distinct versions of the object.
    pub versions: usize,
    /// States in which nothing will happen without a user.
    pub quiescent: usize,
    /// `condition=Rendered` ends with success although what was asked for is not rendered.
    pub kubectl_lies: usize,
    /// It never ends although it is, and nothing will happen any more.
    pub kubectl_hangs: usize,
    /// The same for `condition=Ready`.
    pub kubectl_ready_lies: usize,
    /// The same for `condition=Ready`.
    pub kubectl_ready_hangs: usize,
    /// By kind and by goal with its verdict: how often, and where first.
    pub wrong: BTreeMap<(Wrong, String), Seen>,
}

/// How often something was seen.
#[derive(Debug)]
pub struct Seen {
    /// States.
    pub times: usize,
    /// The first of them.
    pub first: usize,
}

impl Counts {
    /// One more complaint.
    pub fn complain(&mut self, wrong: Wrong, at: usize, of: String) {
        self.wrong.entry((wrong, of)).or_insert(Seen { times: 0, first: at }).times += 1;
    }

    /// How often.
    pub fn of(&self, wrong: Wrong) -> usize {
        self.wrong.iter().filter(|((kind, _), _)| *kind == wrong).map(|(_, seen)| seen.times).sum()
    }
}
