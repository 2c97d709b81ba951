//! What else would have to be known before a verdict is final.
//!
//! In: a verdict and what is known. Out: the next question to the server, if its answer can change the
//! verdict. Never: a question whose answer is known, I/O.

use super::Verdict;
use crate::wait::faults::Reason;
use crate::wait::goal::{Pins, Side};

/// A fact beside the object that is worth a request of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is its Repository there? Without it a deletion is not blocked.
    Repository,
    /// Which version has the stored content? The one of our push: then nobody pushed after us.
    Content,
    /// Which is the highest revision of the package? A higher one takes the label for good.
    Siblings,
}

/// The question to ask before this verdict is acted on.
pub fn question(verdict: &Verdict, pins: &Pins, side: &Side) -> Option<Question> {
    match verdict {
        Verdict::Failed(fault) if fault.reason == Reason::BlockedByDeletionGate => {
            side.repository_exists.is_none().then_some(Question::Repository)
        }
        Verdict::Superseded(Reason::NewerPush, _) if pins.prior_request.is_none() => {
            side.content_version.is_none().then_some(Question::Content)
        }
        Verdict::NotYet(Reason::LatestLabel, _) => {
            side.newest_sibling.is_none().then_some(Question::Siblings)
        }
        _ => None,
    }
}
