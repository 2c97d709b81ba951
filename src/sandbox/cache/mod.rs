//! The content of package revisions: in memory for speed, in [`drafts`] for good.
//!
//! In: new content, lifecycle steps. Out: records; versions that only ever grow. Never: objects of the
//! API (except in [`contents`], which serves them), renders, registered repositories. A change is stored
//! durably before anybody sees it, and seen whole, unless a fault asks for torn content.

pub mod contents;
pub mod drafts;
pub mod record;
pub mod trail;

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use self::drafts::Drafts;
pub use self::record::{Key, Move, Publication, Record, Refusal};
pub use self::trail::{Attempt, Trail};
use super::clock::Clock;
use super::git::GitError;
use super::truth::{Origin, Truth};
use crate::package::Files;

/// How many package revisions may be written at once.
const TURNS: usize = 64;
/// Pause between two files of torn content.
const TEAR: Duration = Duration::from_millis(25);

/// All content.
pub struct Cache {
    clock: Clock,
    drafts: Drafts,
    torn: bool,
    truth: Truth,
    turns: Vec<tokio::sync::Mutex<()>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    records: BTreeMap<Key, Arc<Record>>,
    last: i64,
}

impl Cache {
    /// Loads what was stored before.
    ///
    /// # Errors
    /// What git said.
    pub async fn open(clock: Clock, drafts: Drafts, torn: bool) -> Result<Self, GitError> {
        let records = drafts.load().await?.into_iter().map(|record| (record.key.clone(), Arc::new(record)));
        let records: BTreeMap<Key, Arc<Record>> = records.collect();
        let last = records.values().filter_map(|record| micros(&record.version)).max().unwrap_or_default();
        let turns = std::iter::repeat_with(tokio::sync::Mutex::default).take(TURNS).collect();
        let truth = Truth::default();
        Ok(Self { clock, drafts, torn, truth, turns, state: Mutex::new(State { records, last }) })
    }

    /// The same with a recorder, which is told what is there.
    #[must_use]
    pub fn witnessed(self, truth: Truth) -> Self {
        self.list(None).iter().for_each(|record| truth.content_changed(record, Origin::Made));
        Self { truth, ..self }
    }

    /// The recorder.
    pub fn truth(&self) -> &Truth {
        &self.truth
    }

    /// One record.
    pub fn get(&self, key: &Key) -> Option<Arc<Record>> {
        self.lock().records.get(key).cloned()
    }

    /// All records of a namespace, or all.
    pub fn list(&self, namespace: Option<&str>) -> Vec<Arc<Record>> {
        let wanted = |record: &&Arc<Record>| namespace.is_none_or(|ns| ns == record.key.namespace);
        self.lock().records.values().filter(wanted).cloned().collect()
    }

    /// The highest revision of a package, 0 if none was published.
    pub fn newest_revision(&self, key: &Key) -> i64 {
        let state = self.lock();
        let siblings = state.records.values().filter(|record| record.key.same_package(key));
        siblings.map(|record| record.revision).max().unwrap_or_default().max(0)
    }

    /// A version for new content of a key: unique, and greater than all before.
    pub fn next_version(&self, key: &Key) -> String {
        let mut state = self.lock();
        state.last = self.clock.micros().max(state.last + 1);
        format!("{}.{}", key.name(), state.last)
    }

    /// Puts a record, in place of a former one of its key.
    ///
    /// # Errors
    /// [`Refusal::Failed`] with what git said.
    pub async fn insert(&self, record: Record) -> Result<Arc<Record>, Refusal> {
        let _turn = self.turn(&record.key).lock().await;
        let record = Arc::new(record);
        match self.store(record.clone(), Origin::Made).await {
            // What is stored under its key was known in a former shape only; now it is known.
            Err(Refusal::Stale) => self.store(record, Origin::Made).await,
            stored => stored,
        }
    }

    /// Changes what is said of the content of a record, but not its files; `change` gets it and a version.
    ///
    /// # Errors
    /// [`Refusal::Missing`], what `change` says, [`Refusal::Failed`] with what git said.
    pub async fn update<F>(&self, key: &Key, change: F) -> Result<Arc<Record>, Refusal>
    where
        F: FnOnce(&Record, &str) -> Result<Record, Refusal> + Send,
    {
        self.update_from(key, Origin::Kept, change).await
    }

    /// Changes a record, whose files may be of another origin then; `change` gets it and a version.
    ///
    /// # Errors
    /// As [`Self::update`].
    pub async fn update_from<F>(
        &self,
        key: &Key,
        origin: Origin<'_>,
        change: F,
    ) -> Result<Arc<Record>, Refusal>
    where
        F: FnOnce(&Record, &str) -> Result<Record, Refusal> + Send,
    {
        let _turn = self.turn(key).lock().await;
        let old = self.get(key).ok_or_else(|| Refusal::Missing(key.not_found()))?;
        let new = change(&old, &self.next_version(key))?;
        self.store(Arc::new(new), origin).await
    }

    /// Forgets a record.
    ///
    /// # Errors
    /// What git said.
    pub async fn remove(&self, key: &Key) -> Result<(), GitError> {
        let _turn = self.turn(key).lock().await;
        while self.get(key).is_some() {
            match self.drafts.remove(key).await {
                Err(GitError::Moved(_)) => self.reload(key).await?,
                removed => {
                    removed?;
                    self.hide(key);
                }
            }
        }
        Ok(())
    }

    async fn store(&self, record: Arc<Record>, origin: Origin<'_>) -> Result<Arc<Record>, Refusal> {
        let failed = |error: GitError| Refusal::Failed(error.to_string());
        match self.drafts.save(&record, self.clock.now().as_second()).await {
            Err(GitError::Moved(_)) => {
                self.reload(&record.key).await.map_err(failed)?;
                return Err(Refusal::Stale);
            }
            saved => saved.map_err(failed)?,
        }
        let whole = Whole { cache: self, record: &record, origin };
        if self.torn && self.get(&record.key).is_none_or(|old| old.version != record.version) {
            self.show_torn(&record).await;
        }
        drop(whole);
        Ok(record)
    }

    /// Takes over what is stored in place of what is known.
    async fn reload(&self, key: &Key) -> Result<(), GitError> {
        match self.drafts.reload(key).await? {
            Some(record) => self.show(Arc::new(record), Some(Origin::Kept)),
            None => self.hide(key),
        }
        Ok(())
    }

    /// Shows a record; one without an origin is no whole one.
    fn show(&self, record: Arc<Record>, origin: Option<Origin<'_>>) {
        let mut state = self.lock();
        if let Some(origin) = origin {
            self.truth.content_changed(&record, origin);
        }
        state.records.insert(record.key.clone(), record);
    }

    fn hide(&self, key: &Key) {
        let mut state = self.lock();
        self.truth.content_removed(&key.namespace, &key.name());
        state.records.remove(key);
    }

    /// Shows one file more at a time.
    async fn show_torn(&self, record: &Record) {
        let mut seen = Files::new();
        for (path, text) in record.files.iter() {
            self.show(Arc::new(Record { files: Arc::new(seen.clone()), ..record.clone() }), None);
            tokio::time::sleep(TEAR).await;
            seen.insert(path.clone(), text.clone());
        }
    }

    /// The mutex that orders writes to a key; other keys may share it.
    fn turn(&self, key: &Key) -> &tokio::sync::Mutex<()> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(key);
        &self.turns[usize::try_from(hash % TURNS as u64).unwrap_or_default()]
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is stored is shown whole in the end: a database comes to the end of a write whose client is gone, for
/// example a controller that is killed meanwhile.
struct Whole<'a> {
    cache: &'a Cache,
    record: &'a Arc<Record>,
    origin: Origin<'a>,
}

impl Drop for Whole<'_> {
    fn drop(&mut self) {
        self.cache.show(self.record.clone(), Some(self.origin));
    }
}

/// The microseconds in a version.
pub fn micros(version: &str) -> Option<i64> {
    version.rsplit('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests;
