//! The four lifecycle states and the moves between them.
//!
//! The moves are those a verb may ask for. A recorded v1alpha2 server accepts any text change and
//! fails later (Draft to Published never heals by itself), so the client refuses what is not listed.

use std::fmt;
use std::str::FromStr;

/// State of a package revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lifecycle {
    /// Content may change.
    Draft,
    /// Waits for approval.
    Proposed,
    /// Released; content is fixed.
    Published,
    /// Published, and somebody asked for its deletion.
    DeletionProposed,
}

/// All states in the order of a package's life.
pub const ALL: [Lifecycle; 4] =
    [Lifecycle::Draft, Lifecycle::Proposed, Lifecycle::Published, Lifecycle::DeletionProposed];

impl Lifecycle {
    /// The spelling on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Proposed => "Proposed",
            Self::Published => "Published",
            Self::DeletionProposed => "DeletionProposed",
        }
    }

    /// May a client ask for this move? Staying is no move.
    pub fn may_become(self, next: Self) -> bool {
        use Lifecycle::{DeletionProposed, Draft, Proposed, Published};
        matches!(
            (self, next),
            (Draft, Proposed)
                | (Proposed, Published | Draft)
                | (Published, DeletionProposed)
                | (DeletionProposed, Published)
        )
    }

    /// Was a revision number given out (Published, DeletionProposed)?
    pub fn is_published(self) -> bool {
        matches!(self, Self::Published | Self::DeletionProposed)
    }
}

impl fmt::Display for Lifecycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Lifecycle {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        ALL.into_iter().find(|state| state.as_str().eq_ignore_ascii_case(text)).ok_or_else(|| {
            format!("unknown lifecycle {text:?}; one of Draft, Proposed, Published, DeletionProposed")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_moves_are_legal() {
        let legal: Vec<(Lifecycle, Lifecycle)> = ALL
            .into_iter()
            .flat_map(|from| ALL.into_iter().map(move |to| (from, to)))
            .filter(|(from, to)| from.may_become(*to))
            .collect();
        use Lifecycle::{DeletionProposed, Draft, Proposed, Published};
        assert_eq!(
            legal,
            [
                (Draft, Proposed),
                (Proposed, Draft),
                (Proposed, Published),
                (Published, DeletionProposed),
                (DeletionProposed, Published),
            ]
        );
    }

    #[test]
    fn spelling_goes_there_and_back() {
        for state in ALL {
            assert_eq!(state.as_str().parse(), Ok(state));
            assert_eq!(state.as_str().to_lowercase().parse(), Ok(state));
        }
        assert!("Drafty".parse::<Lifecycle>().is_err());
    }
}
