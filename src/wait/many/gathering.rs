//! How a wait for many ended.
//!
//! In: the end of each. Out: the failure of all, in numbers. Never: printing.

use std::time::Duration;

use crate::failure::{Failure, Kind};
use crate::wait::stop::{Met, Stop};

/// The order of the numbers in the sentence.
const ORDER: [&str; 11] = [
    "interrupted",
    "unauthorized",
    "unavailable",
    "failed",
    "replaced",
    "gone",
    "not-found",
    "superseded",
    "timeout",
    "met",
    "not-yet",
];

/// The end for each and for all.
#[derive(Clone, Debug, PartialEq)]
pub struct Gathering {
    /// Name and end, in the order of the names given, or of the names found.
    pub members: Vec<(String, Result<Met, Stop>)>,
    /// Why not all are met.
    pub failure: Option<Failure>,
    /// Objects that came later and were not waited for.
    pub newcomers: Vec<String>,
    /// From the start of the wait.
    pub elapsed: Duration,
    /// Requests sent, watches left out.
    pub requests: u32,
    /// Nothing could be listed, for want of rights.
    pub(super) list_forbidden: bool,
}

impl Gathering {
    /// Of the ends of all.
    pub(super) fn of(members: Vec<(String, Result<Met, Stop>)>, elapsed: Duration) -> Self {
        let requests = members.iter().map(|(_, end)| match end {
            Ok(met) => met.requests,
            Err(stop) => stop.requests,
        });
        let requests = requests.sum();
        let failure = failure(&members);
        Self { members, failure, newcomers: Vec::new(), elapsed, requests, list_forbidden: false }
    }
}

/// The worst of them decides the exit code, the numbers are the sentence.
fn failure(members: &[(String, Result<Met, Stop>)]) -> Option<Failure> {
    let kinds = members.iter().filter_map(|(_, end)| end.as_ref().err()).map(|stop| stop.kind);
    let worst = Kind::worst(kinds)?;
    Some(Failure::new(worst, numbers(members)))
}

/// `1 failed, 1 met, 1 not yet`
fn numbers(members: &[(String, Result<Met, Stop>)]) -> String {
    let word = |end: &Result<Met, Stop>| end.as_ref().map_or_else(|stop| stop.verdict, |_| "met");
    let count = |wanted: &&str| members.iter().filter(|(_, end)| word(end) == *wanted).count();
    let said = |wanted: &&str| match count(wanted) {
        0 => None,
        count => Some(format!("{count} {}", spoken(wanted))),
    };
    ORDER.iter().filter_map(said).collect::<Vec<_>>().join(", ")
}

fn spoken(verdict: &str) -> String {
    match verdict {
        "timeout" => "timed out".into(),
        other => other.replace('-', " "),
    }
}
