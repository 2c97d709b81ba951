//! What a command says when it did not do what was asked.
//!
//! In: kinds, texts and hints from every room. Out: one exit code per kind, in one table. Never:
//! printing (that is `ui`), secrets (whoever builds a `Failure` keeps them out).

use std::fmt;

/// Why something failed; decides the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Anything not named below.
    Failed,
    /// Wrong usage; nothing was sent.
    Usage,
    /// The package cannot get there: render failed, source failed, unmet gate, lifecycle blocks it.
    Blocked,
    /// Not authenticated or not allowed.
    Forbidden,
    /// Not found, or gone while waiting.
    NotFound,
    /// Someone else changed it, or deleted and recreated it.
    Conflict,
    /// A newer push or another lifecycle wish replaced the goal.
    Superseded,
    /// Not yet, with `--timeout 0`.
    NotYet,
    /// The API server never answered, or the Porch API is not served.
    Unavailable,
    /// A fault of this program.
    Internal,
    /// Timed out.
    TimedOut,
    /// Interrupted by the user (SIGINT).
    Interrupted,
    /// Terminated (SIGTERM).
    Terminated,
    /// The command that a sandbox was to run is not there.
    NoCommand,
}

/// Every kind with its exit code, in the order of the documentation.
pub const EXIT_CODES: [(Kind, u8, &str); 14] = [
    (Kind::Failed, 1, "failed: anything not below; `diff`: differs"),
    (Kind::Usage, 2, "wrong usage (nothing was sent)"),
    (
        Kind::Blocked,
        3,
        "the package cannot get there: render failed, source failed, unmet readiness gate, lifecycle blocks it",
    ),
    (Kind::Forbidden, 4, "not authenticated or not allowed"),
    (Kind::NotFound, 5, "not found, or gone while waiting; `sandbox status`: it does not run"),
    (Kind::Conflict, 6, "conflict: someone else changed it, or deleted and recreated it"),
    (Kind::Superseded, 7, "superseded: a newer push or another lifecycle wish replaced the goal"),
    (Kind::NotYet, 8, "not yet (`--timeout 0`)"),
    (Kind::Unavailable, 69, "API server never answered, or the Porch API is not served"),
    (Kind::Internal, 70, "internal error: please report"),
    (Kind::TimedOut, 124, "timed out"),
    (Kind::NoCommand, 127, "`sandbox run`: the command to run is not there"),
    (Kind::Interrupted, 130, "interrupted (SIGINT)"),
    (Kind::Terminated, 143, "terminated (SIGTERM)"),
];

/// Which failure decides the exit code of a command with several names; first is worst.
const WORST_FIRST: [Kind; 14] = [
    Kind::Interrupted,
    Kind::Terminated,
    Kind::Internal,
    Kind::Forbidden,
    Kind::Unavailable,
    Kind::Blocked,
    Kind::Conflict,
    Kind::NotFound,
    Kind::Superseded,
    Kind::TimedOut,
    Kind::NotYet,
    Kind::Failed,
    Kind::Usage,
    Kind::NoCommand,
];

impl Kind {
    /// The process exit code.
    pub fn exit_code(self) -> u8 {
        EXIT_CODES.iter().find(|(kind, ..)| *kind == self).map_or(1, |(_, code, _)| *code)
    }

    /// Position in the order of severity, 0 is worst.
    fn rank(self) -> usize {
        WORST_FIRST.iter().position(|kind| *kind == self).unwrap_or(WORST_FIRST.len())
    }

    /// The worst of several kinds.
    pub fn worst(kinds: impl IntoIterator<Item = Self>) -> Option<Self> {
        kinds.into_iter().min_by_key(|kind| kind.rank())
    }
}

/// One failure: what happened to which object, why, and what to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Decides the exit code.
    pub kind: Kind,
    /// One sentence that names the object and says what happened on the server.
    pub message: String,
    /// Why, nearest cause first.
    pub causes: Vec<String>,
    /// Next steps, most useful first.
    pub hints: Vec<String>,
    /// The failure was already shown (one line per name of a bulk verb); only the exit code is left to say.
    pub shown: bool,
}

impl Failure {
    /// A failure of that kind.
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), causes: Vec::new(), hints: Vec::new(), shown: false }
    }

    /// Wrong usage.
    pub fn usage(message: impl Into<String>) -> Self {
        Self::new(Kind::Usage, message)
    }

    /// Adds a cause.
    #[must_use]
    pub fn cause(mut self, cause: impl Into<String>) -> Self {
        self.causes.push(cause.into());
        self
    }

    /// Adds a hint: what to do next, with the command.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hints.push(hint.into());
        self
    }

    /// Adds one of several things that the message speaks of, on a line of its own.
    #[must_use]
    pub fn item(mut self, item: impl fmt::Display) -> Self {
        self.message.push_str(&format!("\n  {item}"));
        self
    }

    /// Adds to the sentence, before the lines that follow it.
    #[must_use]
    pub fn also(mut self, words: &str) -> Self {
        let end = self.message.find('\n').unwrap_or(self.message.len());
        self.message.insert_str(end, &format!("; {words}"));
        self
    }

    /// Marks it as shown already.
    #[must_use]
    pub fn shown(mut self) -> Self {
        self.shown = true;
        self
    }

    /// The process exit code.
    pub fn exit_code(&self) -> u8 {
        self.kind.exit_code()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.causes.iter().try_for_each(|cause| write!(f, ": {cause}"))
    }
}

impl std::error::Error for Failure {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes_are_an_api() {
        let codes: Vec<u8> = EXIT_CODES.iter().map(|(_, code, _)| *code).collect();
        assert_eq!(codes, [1, 2, 3, 4, 5, 6, 7, 8, 69, 70, 124, 127, 130, 143]);
        assert_eq!(Kind::Blocked.exit_code(), 3);
        assert_eq!(Kind::TimedOut.exit_code(), 124);
    }

    #[test]
    fn the_worst_of_a_bulk_verb() {
        assert_eq!(Kind::worst([Kind::NotFound, Kind::TimedOut]), Some(Kind::NotFound));
        assert_eq!(Kind::worst([Kind::NotFound, Kind::Conflict]), Some(Kind::Conflict));
        assert_eq!(Kind::worst([Kind::Blocked, Kind::Unavailable]), Some(Kind::Unavailable));
        assert_eq!(Kind::worst([]), None);
        for (kind, ..) in EXIT_CODES {
            assert!(kind.rank() < WORST_FIRST.len());
        }
    }

    #[test]
    fn a_sentence_grows_before_its_items() {
        let failure = Failure::new(Kind::Failed, "a").item("b").also("c").item("d");
        assert_eq!(failure.message, "a; c\n  b\n  d");
    }

    #[test]
    fn causes_follow_the_message() {
        let failure = Failure::new(Kind::Failed, "a").cause("b").cause("c").hint("d");
        assert_eq!(failure.to_string(), "a: b: c");
    }
}
