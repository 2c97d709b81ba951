//! What the faults remember: it outlives a restart of the controllers, as git and the network do.
//!
//! In: which faults are on; what happened. Out: whether one strikes now. Never: the effect of a fault.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use super::Faults;
use super::chance::{Chance, Dice};
use super::informer::Informer;
use crate::sandbox::cache::Key;

/// The world around the controllers.
#[derive(Debug, Default)]
pub struct World {
    /// Defects that were asked for.
    pub faults: Faults,
    /// The controllers' copy of the objects, if it lags.
    pub informer: Option<Informer>,
    dice: Dice,
    branches: Mutex<BTreeSet<Key>>,
    git_away: AtomicBool,
}

impl World {
    /// With those faults, and nothing remembered.
    pub fn new(faults: Faults) -> Self {
        let informer = faults.cache_lag.map(Informer::new);
        Self { faults, informer, dice: Dice::new(faults.seed), ..Self::default() }
    }

    /// Does a fault strike a package revision this time?
    pub fn strikes(&self, fault: &'static str, chance: Chance, key: &Key) -> bool {
        chance != Chance::Never
            && self.dice.strikes(fault, chance, &format!("{}/{}", key.namespace, key.name()))
    }

    /// Does a fault strike, which can strike an object once only, at its first visit?
    pub fn strikes_once(&self, fault: &'static str, chance: Chance, key: &Key, uid: &str) -> bool {
        chance != Chance::Never && self.dice.visit(fault, uid) == 0 && self.strikes(fault, chance, key)
    }

    /// A draft branch stays in git although its content is gone.
    pub fn leave_branch(&self, key: &Key) {
        self.branches.lock().unwrap_or_else(PoisonError::into_inner).insert(key.clone());
    }

    /// Is a draft branch of that name in git, which belongs to nobody?
    pub fn has_branch(&self, key: &Key) -> bool {
        self.branches.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }

    /// Takes git away or brings it back.
    pub fn take_git_away(&self, away: bool) {
        self.git_away.store(away, Ordering::Relaxed);
    }

    /// Can git not be reached for a publication?
    pub fn is_git_away(&self, key: &Key) -> bool {
        self.git_away.load(Ordering::Relaxed) || self.strikes("git-away", self.faults.git_away, key)
    }
}

/// The words of a push to git that finds another draft of that name there.
pub fn not_fast_forward(key: &Key, directory: &str, branch: &str) -> String {
    let Key { namespace, repository, package, workspace } = key;
    let (path, name) = package.rsplit_once('/').unwrap_or(("", package));
    let place = format!("{namespace}:{repository}:{directory}:{branch}:{path}");
    format!(
        "close draft: failed to close git draft for {place}:{name}:0:{workspace}, not saving to DB: non-fast-forward update: refs/heads/drafts/{package}/{workspace}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_struck_once() {
        let world = World::default();
        let key = Key::of_name("ns", "edge.cell.v1").unwrap();
        let strikes = |uid| world.strikes_once("stuck-source", Chance::Always, &key, uid);
        assert_eq!([strikes("u1"), strikes("u1"), strikes("u2")], [true, false, true]);
        assert!(!world.strikes_once("stuck-source", Chance::Never, &key, "u3"));
    }

    #[test]
    fn words_as_recorded() {
        let key = Key::of_name("tra-05", "edge.a.v1").unwrap();
        let recorded = "close draft: failed to close git draft for tra-05:edge::main::a:0:v1, not saving to DB: non-fast-forward update: refs/heads/drafts/a/v1";
        assert_eq!(not_fast_forward(&key, "", "main"), recorded);
    }
}
