//! What may happen, how often, and how the server behaves.
//!
//! In: nothing. Out: constants. Never: state.

use super::version::Version;

/// How often things that are not the server's routine may happen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Budget {
    /// Pushes, at most 3.
    pub pushes: u8,
    /// Changes of the lifecycle by the user.
    pub moves: u8,
    /// Writes of somebody else to the spec.
    pub foreign: u8,
    /// Renders that fail.
    pub failures: u8,
    /// Changes of the spec by the controller itself, in the middle of a render.
    pub patches: u8,
    /// Lost writes, lost requests, crashes, errors of a check or of a lifecycle step.
    pub faults: u8,
}

/// A kind of server and what its users do.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// See [`Budget`].
    pub budget: Budget,
    /// `Rendered` is sent again with the new generation when nothing has to be rendered (#1076).
    pub refreshes: bool,
    /// The object is read again, from the cache, before the lifecycle step (#964).
    pub reads_again: bool,
    /// The lifecycle step waits for a render (guard), a failed one is repeated, and the first render compares
    /// requests before it stores, too.
    pub guards: bool,
    /// A change of the lifecycle is refused while a render is outstanding.
    pub webhook: bool,
    /// Older content is not stored over a newer push.
    pub compare_and_set: bool,
    /// A render may read content that is older than the request it acts on.
    pub stale_content: bool,
    /// The source may be carried out a second time, which empties the package (F25).
    pub source_twice: bool,
    /// The source cannot be carried out.
    pub bad_source: bool,
    /// Created with this lifecycle.
    pub born: u8,
    /// A user may send a Draft to Published in one step.
    pub leaps: bool,
    /// A careful user writes only to readings for which this holds.
    pub careful: Option<fn(&Version) -> bool>,
}

impl Rules {
    /// The server of April 2026 with storage that compares versions.
    pub const OLD: Self = Self {
        budget: Budget { pushes: 2, moves: 2, foreign: 1, failures: 1, patches: 1, faults: 0 },
        refreshes: false,
        reads_again: false,
        guards: false,
        webhook: false,
        compare_and_set: true,
        stale_content: false,
        source_twice: false,
        bad_source: false,
        born: super::version::DRAFT,
        leaps: false,
        careful: None,
    };
    /// With the fix of `Rendered.observedGeneration`.
    pub const REFRESHING: Self = Self { refreshes: true, reads_again: true, ..Self::OLD };
    /// With render guard and webhook as well.
    pub const GUARDING: Self = Self { guards: true, webhook: true, ..Self::REFRESHING };

    /// The same server with other budgets.
    pub const fn with(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }
}
