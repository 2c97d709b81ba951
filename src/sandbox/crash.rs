//! Places where the sandbox may be made to die, to try out what a restart finds.
//!
//! In: `crash-at=NAME[:N]`. Out: the end of the process, without any tidying up, when it comes to that place
//! for the N-th time. Never: anything in a sandbox that was not asked to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A place between two steps that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// A change of an object is decided, nothing is written.
    LogBefore,
    /// Half of its record is in the log.
    LogTorn,
    /// Its record is in the log but not forced to the disk.
    LogWritten,
    /// It is on the disk but nobody can see it.
    LogSynced,
    /// A snapshot is written under its passing name.
    SnapshotWritten,
    /// The snapshot has its name, the log still holds what is in it.
    SnapshotRenamed,
    /// New content is in git, its ref still leads to the old one.
    ContentBeforeRef,
    /// The ref leads to new content that nobody can see.
    ContentAfterRef,
    /// A push is stored, its render is not asked for.
    PushStored,
    /// Both are done, the client has no answer.
    PushAsked,
    /// The first content is stored, the object does not say so.
    SourceStored,
    /// Rendered content is stored, the object does not say so.
    RenderStored,
    /// The content took a lifecycle step, the object does not say so.
    StepTaken,
    /// The commits of a publication are made and written down, no ref leads to them.
    PublishPrepared,
    /// Branch and tag are moved, the content does not know.
    PublishPushed,
    /// The content is published, the object does not say so.
    PublishRecorded,
    /// The tag of a deleted revision is gone, its content is there.
    DeleteUntagged,
    /// Its content is gone, its object is there.
    DeleteForgotten,
}

impl Point {
    /// Every place with its name in `crash-at=NAME`.
    pub const ALL: [(Self, &'static str); 18] = [
        (Self::LogBefore, "log-before"),
        (Self::LogTorn, "log-torn"),
        (Self::LogWritten, "log-written"),
        (Self::LogSynced, "log-synced"),
        (Self::SnapshotWritten, "snapshot-written"),
        (Self::SnapshotRenamed, "snapshot-renamed"),
        (Self::ContentBeforeRef, "content-before-ref"),
        (Self::ContentAfterRef, "content-after-ref"),
        (Self::PushStored, "push-stored"),
        (Self::PushAsked, "push-asked"),
        (Self::SourceStored, "source-stored"),
        (Self::RenderStored, "render-stored"),
        (Self::StepTaken, "step-taken"),
        (Self::PublishPrepared, "publish-prepared"),
        (Self::PublishPushed, "publish-pushed"),
        (Self::PublishRecorded, "publish-recorded"),
        (Self::DeleteUntagged, "delete-untagged"),
        (Self::DeleteForgotten, "delete-forgotten"),
    ];

    fn of(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(point, _)| *point)
    }
}

/// Where to die, and at which visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrashAt {
    /// The place.
    pub point: Point,
    /// 1 is the first visit.
    pub visit: u32,
}

impl CrashAt {
    /// Reads `NAME` or `NAME:N`.
    ///
    /// # Errors
    /// A sentence for the user when there is no such place or N is no number from 1 on.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (name, visit) = text.split_once(':').unwrap_or((text, "1"));
        let names = || Point::ALL.map(|(_, name)| name).join(", ");
        let point =
            Point::of(name).ok_or_else(|| format!("unknown crash point {name:?}; one of {}", names()))?;
        let visit = visit.parse().ok().filter(|visit| *visit > 0);
        let visit = visit.ok_or_else(|| format!("{text:?}: the visit is a number from 1 on"))?;
        Ok(Self { point, visit })
    }
}

/// Waits at one place, or at none. Cheap to copy: copies count together.
#[derive(Clone, Debug, Default)]
pub struct Trap(Option<Arc<Armed>>);

#[derive(Debug)]
struct Armed {
    point: Point,
    left: AtomicU32,
}

impl Trap {
    /// Armed if there is a place.
    pub fn new(at: Option<CrashAt>) -> Self {
        Self(at.map(|at| Arc::new(Armed { point: at.point, left: AtomicU32::new(at.visit) })))
    }

    /// Is this the visit that ends the process? Counts it.
    pub fn is_due(&self, point: Point) -> bool {
        let armed = self.0.as_ref().filter(|armed| armed.point == point);
        armed.is_some_and(|armed| armed.left.fetch_sub(1, Ordering::Relaxed) == 1)
    }

    /// Ends the process if this is the visit to do so.
    pub fn at(&self, point: Point) {
        if self.is_due(point) {
            std::process::abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_named_once() {
        for (point, name) in Point::ALL {
            assert_eq!(CrashAt::parse(name), Ok(CrashAt { point, visit: 1 }));
        }
        assert_eq!(CrashAt::parse("log-torn:12"), Ok(CrashAt { point: Point::LogTorn, visit: 12 }));
        for wrong in ["", "log", "log-torn:", "log-torn:0", "log-torn:x"] {
            assert!(CrashAt::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_the_wanted_visit_counts() {
        let trap = Trap::new(Some(CrashAt { point: Point::PushAsked, visit: 2 }));
        assert!(!trap.is_due(Point::PushStored));
        let visits = [(); 4].map(|()| trap.clone().is_due(Point::PushAsked));
        assert_eq!(visits, [false, true, false, false]);
        assert!(!Trap::default().is_due(Point::PushAsked));
    }
}
