//! Goals about one condition, for scripts that know the server's own words.
//!
//! In: a snapshot, a condition type, the wanted status. Out: a verdict that says what it rests on.
//! Never: the generation of `Rendered` as a gate.

use super::Verdict;
use crate::wait::faults::Reason;
use crate::wait::snapshot::{Mark, Snapshot};

pub(super) fn condition(o: &Snapshot, kind: &str, wanted: &str, literal: bool) -> Verdict {
    let found = o.conditions.iter().find(|(name, _)| name == kind).map(|(_, mark)| mark);
    let Some(mark) = found.filter(|mark| mark.status.eq_ignore_ascii_case(wanted)) else {
        let now = found.map_or("absent", |mark| mark.status.as_str());
        return Verdict::not_yet(Reason::ConditionNotMet, format!("condition {kind} is {now}"));
    };
    if kind == crate::api::conditions::RENDERED && !literal {
        return rendered_condition(o, mark);
    }
    let of = if mark.generation > 0 { mark.generation } else { o.observed_generation };
    if of == 0 {
        return Verdict::met_with("unverified: nothing tells which generation the condition speaks of");
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

/// `Rendered` never needs its own generation; `True` needs everything that makes it true of now.
fn rendered_condition(o: &Snapshot, mark: &Mark) -> Verdict {
    if mark.status != "True" || (o.quiet() && o.reconciled()) {
        return Verdict::met();
    }
    let text =
        if o.quiet() { "Ready speaks of an older generation" } else { "a newer render is outstanding" };
    Verdict::not_yet(Reason::ConditionNotMet, text)
}
