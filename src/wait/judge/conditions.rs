//! Goals about one condition, for scripts that know the server's own words.
//!
//! In: a snapshot, a condition type, the wanted status. Out: a verdict that says what it rests on.
//! Never: the generation of `Rendered` as a gate.

use super::Verdict;
use crate::wait::faults::Reason;
use crate::wait::goal::Rule;
use crate::wait::snapshot::{Mark, Snapshot};

pub(super) fn condition(o: &Snapshot, kind: &str, wanted: &str, rule: Rule) -> Verdict {
    let literal = rule == Rule::Literal;
    let found = o.conditions.iter().find(|(name, _)| name == kind).map(|(_, mark)| mark);
    let Some(mark) = found.filter(|mark| mark.status.eq_ignore_ascii_case(wanted)) else {
        let now = found.map_or("absent", |mark| mark.status.as_str());
        return Verdict::not_yet(Reason::ConditionNotMet, format!("condition {kind} is {now}"));
    };
    if kind == crate::api::conditions::RENDERED && !literal {
        return rendered_condition(o, mark);
    }
    let of = if mark.generation > 0 { mark.generation } else { o.observed_generation };
    let unverified = "nothing tells which generation the condition speaks of";
    match (of, rule) {
        (0, Rule::Sound) => return Verdict::met_with(format!("unverified: {unverified}")),
        (0, Rule::Strict) => return Verdict::not_yet(Reason::ConditionNotMet, unverified),
        // kubectl takes a condition without a generation as it is.
        (0, Rule::Literal) => return Verdict::met(),
        _ => {}
    }
    let current = if literal { of >= o.generation } else { of == o.generation };
    match current {
        true => Verdict::met(),
        false => {
            let text =
                format!("{kind}={} is for generation {of}, the object is at {}", mark.status, o.generation);
            Verdict::not_yet(Reason::ConditionNotMet, text)
        }
    }
}

/// Every readiness gate is true.
pub(super) fn gates(o: &Snapshot) -> Verdict {
    let Some((gate, shows)) = o.gates.iter().find(|(_, shows)| shows.as_deref() != Some("True")) else {
        return Verdict::met();
    };
    let text = match shows {
        Some(status) => format!("readiness gate {gate} is {status}"),
        None => format!("readiness gate {gate} has no condition yet"),
    };
    Verdict::not_yet(Reason::GateNotMet, text)
}

/// `Rendered` never needs its own generation; `True` needs everything that makes it true of now.
fn rendered_condition(o: &Snapshot, mark: &Mark) -> Verdict {
    if mark.status != "True" {
        return Verdict::met();
    }
    if o.quiet() && o.reconciled() {
        return super::rendered::met(o);
    }
    let text =
        if o.quiet() { "Ready speaks of an older generation" } else { "a newer render is outstanding" };
    Verdict::not_yet(Reason::ConditionNotMet, text)
}
