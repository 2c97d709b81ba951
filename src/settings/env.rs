//! A snapshot of the environment.

use std::collections::BTreeMap;

/// The variables of a process, or those of a test.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Env(BTreeMap<String, String>);

impl Env {
    /// The environment of this process; the only place that reads it. Values that are no UTF-8 are
    /// read as well as it goes.
    #[expect(clippy::disallowed_methods, reason = "the one reader of the environment")]
    pub fn of_process() -> Self {
        let pairs = std::env::vars_os();
        Self(pairs.map(|(k, v)| (k.to_string_lossy().into(), v.to_string_lossy().into())).collect())
    }

    /// An environment with these variables only.
    pub fn from_pairs<const N: usize>(pairs: [(&str, &str); N]) -> Self {
        Self(pairs.into_iter().map(|(k, v)| (k.to_owned(), v.to_owned())).collect())
    }

    /// The value of a variable; an empty one counts as unset.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }
}
