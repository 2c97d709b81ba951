//! Which state of the server's development the sandbox imitates.
//!
//! In: a name. Out: [`Flavour`], and what differs. Never: a fault; every flavour is a server that works as its
//! makers meant it to.

use std::time::Duration;

/// A flavour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flavour {
    /// As recorded: after a change of the lifecycle, `Rendered` goes on speaking of the generation before.
    #[default]
    Recorded,
    /// `Rendered` follows the generation if the controller sees it `True`.
    Refresh,
    /// As `refresh`; besides, a webhook and the controller refuse a change of the lifecycle while a render is
    /// outstanding, and failed changes are tried again.
    Guard,
}

impl Flavour {
    /// Every flavour with its name.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Recorded, "recorded"), (Self::Refresh, "refresh"), (Self::Guard, "guard")];

    /// Time until a guarded or failed change of the lifecycle is tried again.
    pub const RETRY: Duration = Duration::from_secs(1);

    /// Its name.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Does `Rendered` follow the generation?
    pub fn refreshes(self) -> bool {
        self >= Self::Refresh
    }

    /// Is the lifecycle guarded, and are failed changes of it tried again?
    pub fn guards(self) -> bool {
        self >= Self::Guard
    }
}

impl std::str::FromStr for Flavour {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = Self::ALL.iter().find(|(_, known)| *known == name);
        known.map(|(flavour, _)| *flavour).ok_or_else(|| {
            let names = Self::ALL.map(|(_, name)| name).join(", ");
            format!("unknown flavour {name:?}; one of {names}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for (flavour, name) in Flavour::ALL {
            assert_eq!((name.parse(), flavour.name()), (Ok(flavour), name));
        }
        let told = "newest".parse::<Flavour>().unwrap_err();
        assert_eq!(told, "unknown flavour \"newest\"; one of recorded, refresh, guard");
    }

    #[test]
    fn each_one_has_what_the_one_before_has() {
        let has = Flavour::ALL.map(|(flavour, _)| (flavour.refreshes(), flavour.guards()));
        assert_eq!(has, [(false, false), (true, false), (true, true)]);
    }
}
