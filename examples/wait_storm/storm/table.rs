//! The figures of a run.
//!
//! In: reports. Out: the tables of `docs/waiting.md`, and whether the run was a good one. Never: printing.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use super::score::{Kubectl, Mark};
use super::waits::{Said, Who};
use super::words::short;
use super::{Judged, Report};

/// Counts of one kind of schedule.
#[derive(Default)]
struct Row {
    schedules: u64,
    waits: u64,
    said: BTreeMap<&'static str, u64>,
    marks: BTreeMap<Mark, u64>,
}

/// Counts of all.
#[derive(Default)]
pub struct Table {
    rows: BTreeMap<(&'static str, String), Row>,
    kubectl: BTreeMap<(&'static str, Kubectl), u64>,
    latencies: Vec<Duration>,
    /// Why waits and verbs did not say "met".
    reasons: BTreeMap<(&'static str, String), u64>,
}

/// Longest words of a reason.
const WORDS: usize = 160;

/// Marks that must not occur.
pub const BAD: [Mark; 4] = [Mark::FalseSuccess, Mark::WrongFailure, Mark::Hang, Mark::NoHint];

impl Table {
    /// Adds a schedule.
    pub fn add(&mut self, report: &Report) {
        let manner = if report.plan.careful { "careful" } else { "careless" };
        for who in [Who::Wait, Who::Verb] {
            let name = if who == Who::Wait { "wait" } else { "verbs" };
            let row = self.rows.entry((name, format!("{manner}, {}", report.plan.flavour))).or_default();
            row.schedules += 1;
            report.judged.iter().filter(|judged| judged.ended.who == who).for_each(|judged| row.add(judged));
        }
        for judged in &report.judged {
            if let Some(kubectl) = judged.kubectl {
                *self.kubectl.entry((target(judged), kubectl)).or_default() += 1;
            }
            self.latencies.extend(judged.latency);
            if let Some(why) = why(judged) {
                *self.reasons.entry(why).or_default() += 1;
            }
        }
    }

    /// Waits with one of these marks.
    pub fn count(&self, marks: &[Mark]) -> u64 {
        let of = |row: &Row| marks.iter().filter_map(|mark| row.marks.get(mark)).sum::<u64>();
        self.rows.values().map(of).sum()
    }

    /// How often kubectl's rule was like that.
    pub fn kubectl(&self, wanted: Kubectl) -> u64 {
        self.kubectl.iter().filter(|((_, kubectl), _)| *kubectl == wanted).map(|(_, count)| count).sum()
    }

    /// Why there was no "met", most frequent first: to see that nobody refuses what he should do.
    pub fn reasons(&self) -> String {
        let mut all: Vec<_> = self.reasons.iter().collect();
        all.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        all.iter().map(|((who, why), count)| format!("{count:>6}  {who}: {why}\n")).collect()
    }

    /// As Markdown.
    pub fn text(&mut self) -> String {
        let mut out = String::from(HEAD);
        for ((name, manner), row) in &self.rows {
            let said = |word: &str| row.said.get(word).copied().unwrap_or_default();
            let mark = |mark: Mark| row.marks.get(&mark).copied().unwrap_or_default();
            let _ = writeln!(
                out,
                "| {name}, {manner} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
                row.schedules,
                row.waits,
                said("met"),
                said("failed"),
                said("superseded"),
                said("gone"),
                said("refused"),
                said("timeout"),
                mark(Mark::FalseSuccess),
                mark(Mark::WrongFailure),
                mark(Mark::Hang),
                mark(Mark::NoHint),
                mark(Mark::ServerLost),
                mark(Mark::ResultLost),
                mark(Mark::NoProof),
            );
        }
        out.push_str(KUBECTL);
        for target in ["rendered[token]", "rendered", "ready", "lifecycle"] {
            let of = |kubectl| self.kubectl.get(&(target, kubectl)).copied().unwrap_or_default();
            let (right, lie) = (of(Kubectl::Right), of(Kubectl::Lie));
            let (hang, still) = (of(Kubectl::Hang), of(Kubectl::StillWaiting));
            let _ = writeln!(out, "| {target} | {right} | {lie} | {hang} | {still} |");
        }
        let sums = [Kubectl::Right, Kubectl::Lie, Kubectl::Hang, Kubectl::StillWaiting]
            .map(|kind| self.kubectl(kind));
        let _ = writeln!(out, "| sum | {} | {} | {} | {} |", sums[0], sums[1], sums[2], sums[3]);
        self.latencies.sort_unstable();
        let at =
            |part: usize| self.latencies.get(self.latencies.len() * part / 100).copied().unwrap_or_default();
        let _ = writeln!(
            out,
            "\nFrom the first version that shows \"met\" to the verdict: median {} ms, 99 % below {} ms, of {} waits.",
            at(50).as_millis(),
            at(99).as_millis(),
            self.latencies.len()
        );
        out
    }
}

impl Row {
    fn add(&mut self, judged: &Judged) {
        self.waits += 1;
        *self.said.entry(word(&judged.ended.said)).or_default() += 1;
        *self.marks.entry(judged.mark).or_default() += 1;
    }
}

fn word(said: &Said) -> &'static str {
    match said {
        Said::Met => "met",
        Said::Failed(_) => "failed",
        Said::Superseded => "superseded",
        Said::Gone => "gone",
        Said::Refused(_) => "refused",
        Said::Timeout => "timeout",
    }
}

/// Reason of a failure, or the words of a refusal without what differs from schedule to schedule.
fn why(judged: &Judged) -> Option<(&'static str, String)> {
    let who = if judged.ended.who == Who::Wait { "wait" } else { "verb" };
    let words = match &judged.ended.said {
        Said::Failed(reason) => format!("{reason}, {:?}", judged.mark),
        Said::Refused(_) | Said::Gone if who == "verb" => short(&judged.ended.words),
        _ => return None,
    };
    let plain: String = words.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).take(WORDS).collect();
    Some((who, plain))
}

/// The goal as the second table has it.
fn target(judged: &Judged) -> &'static str {
    use porchctl::wait::Goal;
    match &judged.ended.goal {
        Goal::Rendered { request: Some(_) } => "rendered[token]",
        Goal::Rendered { request: None } => "rendered",
        Goal::Ready => "ready",
        _ => "lifecycle",
    }
}

const HEAD: &str = "| run | schedules | waits | Met | Failed | Superseded | Gone | Refused | Timeout | false success | wrong failure | hang | lost result without a hint | server lost content (nobody looked) | result lost, with its hint | no proof though rendered |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
";

const KUBECTL: &str = "
kubectl's rule on the same observations:

| target | right | LIE | HANG | still waiting, rightly |
|---|---|---|---|---|
";
