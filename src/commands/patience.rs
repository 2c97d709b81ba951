//! How long a verb may take, connecting included.
//!
//! In: flags, settings. Out: a time. Never: clocks.

use std::time::Duration;

use crate::cli::{Verb, WaitFlags};
use crate::settings::Settings;

/// The patience of a verb; of one that does not wait, what is set for those that do.
pub(super) fn of(settings: &Settings, verb: &Verb) -> Duration {
    match verb {
        Verb::Wait(args) => args.timeout.map_or(settings.waiting.timeout, |given| given.0),
        other => flags(other).map_or(settings.waiting.timeout, |flags| settings.waiting(flags).timeout),
    }
}

fn flags(verb: &Verb) -> Option<&WaitFlags> {
    match verb {
        Verb::Init(args) => Some(&args.waiting),
        Verb::Clone(args) => Some(&args.waiting),
        Verb::Copy(args) => Some(&args.waiting),
        Verb::Pull(args) => Some(&args.waiting),
        Verb::Push(args) => Some(&args.waiting),
        Verb::Propose(args) => Some(&args.waiting),
        Verb::Approve(args) => Some(&args.waiting),
        Verb::Reject(args) => Some(&args.waiting),
        Verb::ProposeDelete(args) => Some(&args.waiting),
        Verb::Del(args) => Some(&args.waiting),
        _ => None,
    }
}
