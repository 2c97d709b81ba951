//! Verdicts with as many facts beside the object as they need.
//!
//! In: a reading. Out: its verdict. Never: a fact older than the reading, a question whose answer changes
//! nothing.

use super::Course;
use crate::api::v1alpha2::PackageRevision;
use crate::wait::goal::{Goal, Pins, Side};
use crate::wait::judge::{Question, Verdict, judge, question};
use crate::wait::reads::Reads;
use crate::wait::snapshot::Snapshot;

/// Judges a reading; the facts that were asked for come with the verdict.
pub(in crate::wait) async fn judged<R: Reads>(
    reads: &R,
    (object, seen): (Option<&PackageRevision>, Option<&Snapshot>),
    goal: &Goal,
    pins: &Pins,
    course: &mut Course<'_>,
) -> (Verdict, Side) {
    let mut side = Side::default();
    let mut verdict = judge(seen, goal, pins, &side);
    while let (Some(asked), Some(object)) = (question(&verdict, pins, &side), object) {
        if !ask(reads, asked, object, &mut side, course).await {
            break;
        }
        verdict = judge(seen, goal, pins, &side);
    }
    (verdict, side)
}

/// Asks; `false` if it cannot be told.
async fn ask<R: Reads>(
    reads: &R,
    asked: Question,
    object: &PackageRevision,
    side: &mut Side,
    course: &mut Course<'_>,
) -> bool {
    let name = object.metadata.name.as_deref().unwrap_or_default();
    match asked {
        Question::Repository => {
            side.repository_exists = course.ask_aside(reads.repository_exists(&object.spec.repository)).await;
            side.repository_exists.is_some()
        }
        Question::Content => {
            side.content_version = course.ask_aside(reads.content_version(name)).await;
            side.content_version.is_some()
        }
        Question::Siblings => {
            side.newest_sibling = course.ask_aside(reads.newest_sibling(object)).await;
            side.newest_sibling.is_some()
        }
    }
}
