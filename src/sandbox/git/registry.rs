//! Opens repositories by their address.
//!
//! In: addresses of Repositories and clones. Out: a [`Repo`] whose refs are fresh. Never: a place outside
//! this machine, except when the sandbox was told that it may.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use tokio::sync::Mutex;

use super::address::Address;
use super::bare::BareRepo;
use super::mirror::Mirror;
use super::{GitError, Repo};

/// Opens repositories.
pub struct Registry {
    mirrors: PathBuf,
    given: BTreeMap<String, Arc<dyn Repo>>,
    opened: Mutex<BTreeMap<String, Arc<Mirror>>>,
}

impl Registry {
    /// Mirrors of loopback servers are kept in that directory.
    pub fn new(mirrors: PathBuf) -> Self {
        Self { mirrors, given: BTreeMap::new(), opened: Mutex::default() }
    }

    /// Knows these repositories by their addresses before it looks anywhere else; for tests.
    #[must_use]
    pub fn with(mut self, given: BTreeMap<String, Arc<dyn Repo>>) -> Self {
        self.given = given;
        self
    }

    /// Opens a repository and fetches what is new there.
    ///
    /// # Errors
    /// [`GitError::Refused`], [`GitError::NoRepository`], or what git said.
    pub async fn open(&self, address: &str) -> Result<Arc<dyn Repo>, GitError> {
        if let Some(repo) = self.given.get(address) {
            return Ok(repo.clone());
        }
        match Address::parse(address)? {
            Address::Path(path) => Ok(Arc::new(BareRepo::open(&path).await?)),
            Address::Loopback(url) => self.mirror(&url).await,
        }
    }

    async fn mirror(&self, url: &str) -> Result<Arc<dyn Repo>, GitError> {
        let mut opened = self.opened.lock().await;
        if let Some(mirror) = opened.get(url) {
            mirror.refresh().await?;
            return Ok(mirror.clone());
        }
        let name: String = Sha256::digest(url).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let mirror = Arc::new(Mirror::open(url, &self.mirrors.join(name)).await?);
        opened.insert(url.to_owned(), mirror.clone());
        Ok(mirror)
    }
}
