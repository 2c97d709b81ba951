//! A store that a restart finds again.
//!
//! In: a directory. Out: a store with what was written there; every later change is written there first.
//! Never: a version that was given before: the counter goes on where it was.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use super::history::History;
use super::image::{Change, Image};
use super::journal::{Journal, JournalError};
use super::{Collection, Resource, Shared, State, Store};
use crate::sandbox::clock::Clock;
use crate::sandbox::crash::Trap;
use crate::sandbox::status::ApiError;

impl Store {
    /// Opens the store of a directory. What happened before is not in its history: a watch from an older
    /// version is answered with 410.
    ///
    /// # Errors
    /// The file system; a damaged file.
    pub fn open(clock: Clock, directory: &Path, trap: Trap) -> Result<Self, JournalError> {
        let (journal, image) = Journal::open(directory, trap)?;
        Ok(Self::of_image(clock, image, Some(journal)))
    }

    /// All objects as they are.
    pub fn image(&self) -> Image {
        let state = self.shared.lock();
        let objects = state.collections.each_ref().map(|collection| collection.objects.clone());
        Image { version: state.version, objects }
    }

    /// Puts an image in place of all objects. Versions go back to it, and every watch ends.
    ///
    /// # Errors
    /// A store that is kept in files takes no image: what it has acknowledged must stay.
    pub fn restore(&self, image: &Image) -> Result<(), ApiError> {
        let mut state = self.shared.lock();
        if state.journal.is_some() {
            return Err(ApiError::internal("objects that are kept in files cannot be replaced"));
        }
        for (collection, objects) in state.collections.iter_mut().zip(&image.objects) {
            collection.objects = objects.clone();
            collection.history = History::since(image.version);
        }
        state.version = image.version;
        state.epoch += 1;
        self.shared.news.send_replace(image.version);
        Ok(())
    }

    pub(super) fn of_image(clock: Clock, image: Image, journal: Option<Journal>) -> Self {
        let version = image.version;
        let collection = |objects| Collection { objects, history: History::since(version) };
        let state = State {
            version,
            collections: image.objects.map(collection),
            journal,
            observers: Vec::new(),
            epoch: 0,
        };
        let news = watch::Sender::new(version);
        Self {
            shared: Arc::new(Shared {
                clock,
                state: Mutex::new(state),
                news,
                webhook: AtomicBool::new(false),
            }),
        }
    }
}

impl State {
    /// Writes a change down for good, if this store is to be found again.
    pub(super) fn write_down(
        &mut self,
        version: u64,
        resource: Resource,
        change: Change<'_>,
    ) -> Result<(), ApiError> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        journal.append(version, resource, change).map_err(ApiError::internal)
    }

    /// Replaces a long log by a snapshot.
    pub(super) fn condense(&mut self) {
        let Some(journal) = self.journal.as_mut().filter(|journal| journal.is_long()) else { return };
        let collections = Resource::ALL.into_iter().zip(&self.collections);
        let objects = collections
            .flat_map(|(resource, all)| all.objects.values().map(move |object| (resource, object)));
        journal.condense(self.version, objects);
    }
}
