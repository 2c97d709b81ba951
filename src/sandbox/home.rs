//! The state directory of a sandbox that stays up: who has it, who serves from it, what is kept in it.
//!
//! In: a path. Out: its lock, the identity of its server, the address it serves at. Never: a file that is not
//! its own: a directory with something else in it is refused, and clearing leaves what it does not know.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::identity::{Identity, IdentityError};

/// A server on the same machine takes a connection in less than that.
const ANSWER: Duration = Duration::from_secs(1);
/// Held by the server as long as it lives; its being there marks a state directory.
const LOCK: &str = "sandbox.lock";
/// Who serves, and where.
const SERVING: &str = "serving.json";
/// What must stay the same for a kubeconfig to stay valid.
const KEPT: &str = "identity.json";
/// For clients.
const KUBECONFIG: &str = "kubeconfig";
/// What the server says.
const LOG: &str = "server.log";
/// What else a sandbox keeps here.
const OTHERS: [&str; 4] = ["store", "drafts.git", "git", "mirrors"];

/// Why the state directory cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum HomeError {
    /// The file system.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// What it said.
        error: io::Error,
    },
    /// There are files in it, and none of a sandbox.
    #[error("{0} holds other files than those of a sandbox")]
    Foreign(PathBuf),
    /// A file of it cannot be read.
    #[error("{}: {why}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// No certificate.
    #[error(transparent)]
    Identity(#[from] IdentityError),
}

/// Who serves from the directory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Serving {
    /// Process.
    pub pid: u32,
    /// Where; none while it starts.
    pub url: Option<String>,
}

/// What a restart keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Certificate and token.
    #[serde(flatten)]
    pub identity: Identity,
    /// The last port; 0 before the first start.
    pub port: u16,
}

/// The directory is taken as long as this lives; the end of the process ends it in any case.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// A state directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    root: PathBuf,
}

impl Home {
    /// A directory, which need not be there.
    pub fn at(root: PathBuf) -> Self {
        Self { root }
    }

    /// The directory.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Its kubeconfig.
    pub fn kubeconfig(&self) -> PathBuf {
        self.root.join(KUBECONFIG)
    }

    /// What its server says.
    pub fn log(&self) -> PathBuf {
        self.root.join(LOG)
    }

    /// Was a sandbox ever started in it?
    pub fn is_there(&self) -> bool {
        self.root.join(LOCK).is_file()
    }

    /// Makes it, for this user alone, unless it is there.
    ///
    /// # Errors
    /// The file system; there are other files in it.
    pub fn make(&self) -> Result<(), HomeError> {
        if self.is_there() {
            return Ok(());
        }
        let failed = |error| self.failed(&self.root, error);
        DirBuilder::new().recursive(true).mode(0o700).create(&self.root).map_err(failed)?;
        if fs::read_dir(&self.root).map_err(failed)?.next().is_some() {
            return Err(HomeError::Foreign(self.root.clone()));
        }
        fs::set_permissions(&self.root, fs::Permissions::from_mode(0o700)).map_err(failed)?;
        self.open_lock().map(drop)
    }

    /// Takes the directory, if nobody has it.
    ///
    /// # Errors
    /// The file system, which may know no locks.
    pub fn lock(&self) -> Result<Option<Lock>, HomeError> {
        let file = self.open_lock()?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(self.failed(&self.root.join(LOCK), error)),
        }
    }

    /// Has somebody taken it? Several may ask at once, and are in nobody's way but for a moment.
    ///
    /// # Errors
    /// The file system.
    pub fn is_taken(&self) -> Result<bool, HomeError> {
        if !self.is_there() {
            return Ok(false);
        }
        match self.open_lock()?.try_lock_shared() {
            Ok(()) => Ok(false),
            Err(TryLockError::WouldBlock) => Ok(true),
            Err(TryLockError::Error(error)) => Err(self.failed(&self.root.join(LOCK), error)),
        }
    }

    /// Who serves, as far as is known. Only who has taken the directory can; what a killed server left
    /// behind counts for nothing.
    ///
    /// # Errors
    /// The file system.
    pub fn serving(&self) -> Result<Option<Serving>, HomeError> {
        if !self.is_taken()? {
            return Ok(None);
        }
        // Between the lock and the first announcement there is nothing, or what a killed server left behind.
        self.read::<Serving>(SERVING)
    }

    /// The server, if it answers. One that was just killed may have the directory for another moment.
    ///
    /// # Errors
    /// The file system.
    pub fn answering(&self) -> Result<Option<Serving>, HomeError> {
        let answers = |serving: &Serving| {
            let address = serving.url.as_deref().and_then(|url| url.strip_prefix("https://")?.parse().ok());
            address.is_some_and(|address| TcpStream::connect_timeout(&address, ANSWER).is_ok())
        };
        Ok(self.serving()?.filter(answers))
    }

    /// Says who serves; for who has taken the directory.
    ///
    /// # Errors
    /// The file system.
    pub fn announce(&self, serving: &Serving) -> Result<(), HomeError> {
        self.write(SERVING, &json(serving))
    }

    /// Says that nobody serves any more.
    ///
    /// # Errors
    /// The file system.
    pub fn withdraw(&self) -> Result<(), HomeError> {
        let path = self.root.join(SERVING);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.failed(&path, error)),
            _ => Ok(()),
        }
    }

    /// What was kept of former starts, or a new identity, which is kept from now on.
    ///
    /// # Errors
    /// The file system; a file that cannot be read.
    pub fn kept(&self) -> Result<Kept, HomeError> {
        if let Some(kept) = self.read(KEPT)? {
            return Ok(kept);
        }
        let kept = Kept { identity: Identity::new()?, port: 0 };
        self.keep(&kept).map(|()| kept)
    }

    /// The port of the last start, if there was one.
    pub fn last_port(&self) -> Option<u16> {
        let kept: Option<Kept> = self.read(KEPT).ok().flatten();
        kept.map(|kept| kept.port).filter(|port| *port != 0)
    }

    /// Keeps an identity and a port.
    ///
    /// # Errors
    /// The file system.
    pub fn keep(&self, kept: &Kept) -> Result<(), HomeError> {
        self.write(KEPT, &json(kept))
    }

    /// Writes the kubeconfig.
    ///
    /// # Errors
    /// The file system.
    pub fn write_kubeconfig(&self, text: &str) -> Result<(), HomeError> {
        self.write(KUBECONFIG, text)
    }

    /// Deletes everything of the sandbox; for who has taken the directory. The directory goes too, unless there
    /// is something else in it.
    ///
    /// # Errors
    /// The file system.
    pub fn clear(&self) -> Result<(), HomeError> {
        for name in OTHERS {
            gone(fs::remove_dir_all(self.root.join(name)))
                .map_err(|error| self.failed(Path::new(name), error))?;
        }
        // The lock last: as long as it is there, a second attempt finds a state directory.
        for name in [SERVING, KEPT, KUBECONFIG, LOG, LOCK] {
            gone(fs::remove_file(self.root.join(name)))
                .map_err(|error| self.failed(Path::new(name), error))?;
        }
        match fs::remove_dir(&self.root) {
            Err(error) if error.kind() != ErrorKind::DirectoryNotEmpty => {
                gone(Err(error)).map_err(|error| self.failed(&self.root, error))
            }
            _ => Ok(()),
        }
    }

    fn open_lock(&self) -> Result<File, HomeError> {
        let path = self.root.join(LOCK);
        let open = OpenOptions::new().create(true).append(true).read(true).mode(0o600).open(&path);
        open.map_err(|error| self.failed(&path, error))
    }

    fn read<T: for<'a> Deserialize<'a>>(&self, name: &str) -> Result<Option<T>, HomeError> {
        let path = self.root.join(name);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(self.failed(&path, error)),
        };
        let parsed = serde_json::from_slice(&text);
        parsed.map(Some).map_err(|error| HomeError::Unreadable { path, why: error.to_string() })
    }

    /// Writes a file as a whole, for this user alone.
    fn write(&self, name: &str, text: &str) -> Result<(), HomeError> {
        let (path, passing) = (self.root.join(name), self.root.join(format!("{name}.new")));
        let write = || -> io::Result<()> {
            // One that a killed server left behind may have other rights.
            gone(fs::remove_file(&passing))?;
            let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&passing)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&passing, &path)
        };
        write().map_err(|error| self.failed(&path, error))
    }

    fn failed(&self, path: &Path, error: io::Error) -> HomeError {
        HomeError::Io { path: self.root.join(path), error }
    }
}

/// What is not there is as good as deleted.
fn gone(deleted: io::Result<()>) -> io::Result<()> {
    match deleted {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

fn json<T: Serialize>(value: &T) -> String {
    // Maps with text keys always have a JSON form.
    serde_json::to_string_pretty(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn home(name: &str) -> (tempfile::TempDir, Home) {
        let dir = tempfile::tempdir().unwrap();
        let home = Home::at(dir.path().join(name));
        (dir, home)
    }

    fn mode(path: &Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn one_at_a_time() {
        let (_dir, home) = home("a/b");
        assert!(!home.is_taken().unwrap());
        home.make().unwrap();
        let lock = home.lock().unwrap();
        assert!(lock.is_some() && home.lock().unwrap().is_none() && home.is_taken().unwrap());
        let serving = Serving { pid: 7, url: None };
        home.announce(&serving).unwrap();
        assert_eq!(home.serving().unwrap(), Some(serving));
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = Some(format!("https://{}", listener.local_addr().unwrap()));
        home.announce(&Serving { pid: 7, url: url.clone() }).unwrap();
        assert_eq!(home.answering().unwrap().and_then(|serving| serving.url), url);
        // Bound, so that nobody else gets the port, but not listening.
        let closed = tokio::net::TcpSocket::new_v4().unwrap();
        closed.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let url = Some(format!("https://{}", closed.local_addr().unwrap()));
        home.announce(&Serving { pid: 7, url }).unwrap();
        assert_eq!(home.answering().unwrap(), None, "it takes no connection");
        drop(lock);
        assert_eq!(home.serving().unwrap(), None, "what is left behind counts for nothing");
        assert!(home.lock().unwrap().is_some());
    }

    #[test]
    fn secrets_are_for_this_user_alone_and_kept() {
        let (_dir, home) = home("a");
        home.make().unwrap();
        let mut kept = home.kept().unwrap();
        kept.port = 4711;
        home.keep(&kept).unwrap();
        assert_eq!(home.kept().unwrap(), kept);
        home.write_kubeconfig("token").unwrap();
        assert_eq!(mode(home.root()), 0o700);
        for path in [home.kubeconfig(), home.root().join(KEPT), home.root().join(LOCK)] {
            assert_eq!(mode(&path), 0o600, "{}", path.display());
        }
    }

    #[test]
    fn files_of_others_are_left_alone() {
        let (dir, home) = home("a");
        let root = Home::at(dir.path().to_owned());
        fs::write(dir.path().join("mine"), "").unwrap();
        assert!(matches!(root.make(), Err(HomeError::Foreign(_))));
        home.make().unwrap();
        fs::create_dir(home.root().join("store")).unwrap();
        fs::write(home.root().join("mine"), "").unwrap();
        home.clear().unwrap();
        let left: Vec<_> =
            fs::read_dir(home.root()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["mine"]);
        home.clear().unwrap();
        fs::remove_file(home.root().join("mine")).unwrap();
        home.clear().unwrap();
        assert!(!home.root().exists());
    }

    #[test]
    fn a_broken_file_is_named() {
        let (_dir, home) = home("a");
        home.make().unwrap();
        fs::write(home.root().join(KEPT), "{").unwrap();
        assert!(home.kept().unwrap_err().to_string().contains(KEPT));
    }
}
