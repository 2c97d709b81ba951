//! A package on disk: the only door to the file system for content.
//!
//! In: a directory. Out: its text files and what was left out, or the directory written so that no
//! half of it can be mistaken for the whole. Never: follows links, writes outside the directory.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::changes::Changes;
use super::metadata::RevisionMetadata;
use super::{Texts, paths};
use crate::api::REVISION_METADATA_FILE;

/// What was found in a directory.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// Text files that belong to the package.
    pub files: Texts,
    /// Paths that were left out, with the reason.
    pub left_out: Vec<(String, &'static str)>,
    /// Texts that are no UTF-8 text, or hold a NUL character: the API can't carry them.
    pub not_text: Vec<String>,
    /// What the metadata file says, if there is one; a sentence if it can't be used.
    pub metadata: Option<Result<RevisionMetadata, String>>,
}

/// Something about a directory went wrong.
#[derive(Debug, thiserror::Error)]
pub enum DirError {
    /// The file system refused.
    #[error("{}: {}", path.display(), reason(source))]
    Io {
        /// The path concerned.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Something else stands where the directory should be.
    #[error("{} is no directory", .0.display())]
    NoDirectory(PathBuf),
    /// A name that is not UTF-8, which the API can't carry.
    #[error("{}: the name is not UTF-8", .0.display())]
    Name(PathBuf),
    /// Keys that must not be written.
    #[error("{}", faults(.0))]
    Keys(Vec<paths::PathFault>),
    /// Two keys are one file on this file system (letter case, for example).
    #[error("{0:?} and another path of the package are the same file on this file system")]
    Folds(String),
}

fn faults(faults: &[paths::PathFault]) -> String {
    faults.iter().map(|fault| format!("{:?} {}", fault.key, fault.why)).collect::<Vec<_>>().join("; ")
}

/// What the system said, without its number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.clone(), |(words, _)| words.to_owned())
}

impl DirError {
    /// The same error with a staging folder called by the name of what it stands for.
    fn seen_as(self, staging: &Path, dir: &Path) -> Self {
        match self {
            Self::Io { path, source } => {
                let inside = path.strip_prefix(staging).ok().map(Path::to_owned);
                let join = |inside: PathBuf| match inside.as_os_str().is_empty() {
                    true => dir.to_owned(),
                    false => dir.join(inside),
                };
                Self::Io { path: inside.map_or(path, join), source }
            }
            other => other,
        }
    }
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> DirError + '_ {
    move |source| DirError::Io { path: path.to_owned(), source }
}

/// Reads all that is below `dir`.
///
/// # Errors
/// When the file system refuses, or a name is not UTF-8.
pub fn read(dir: &Path) -> Result<Found, DirError> {
    if fs::metadata(dir).is_ok_and(|meta| !meta.is_dir()) {
        return Err(DirError::NoDirectory(dir.to_owned()));
    }
    let mut found = Found::default();
    walk(dir, "", &mut found)?;
    found.metadata = read_metadata(&dir.join(REVISION_METADATA_FILE), &found.files)?;
    take_back(dir, &mut found)?;
    Ok(found)
}

/// A file that was pulled is the package's, whatever its name: a push would delete what is missing here.
fn take_back(dir: &Path, found: &mut Found) -> Result<(), DirError> {
    let Some(Ok(RevisionMetadata { base: Some(base), .. })) = &found.metadata else { return Ok(()) };
    let is_file = |path: &str| fs::symlink_metadata(dir.join(path)).is_ok_and(|meta| meta.is_file());
    let (ours, others) = std::mem::take(&mut found.left_out)
        .into_iter()
        .partition::<Vec<_>, _>(|(path, _)| base.contains_key(path) && is_file(path));
    found.left_out = others;
    ours.into_iter().try_for_each(|(key, _)| take(&dir.join(&key), key, found))
}

/// Reads the metadata file last, so that what it remembers can share memory with what was found.
fn read_metadata(path: &Path, known: &Texts) -> Result<Option<Result<RevisionMetadata, String>>, DirError> {
    match fs::symlink_metadata(path) {
        Ok(meta) if meta.is_file() => {
            let file = fs::File::open(path).map_err(io_error(path))?;
            Ok(Some(RevisionMetadata::read(io::BufReader::new(file), known)))
        }
        Ok(_) => Ok(Some(Err("it is no regular file".into()))),
        Err(_) => Ok(None),
    }
}

fn walk(dir: &Path, prefix: &str, found: &mut Found) -> Result<(), DirError> {
    let mut entries = fs::read_dir(dir)
        .and_then(|entries| entries.collect::<io::Result<Vec<_>>>())
        .map_err(io_error(dir))?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let name = entry.file_name().into_string().map_err(|_| DirError::Name(path.clone()))?;
        let key = format!("{prefix}{name}");
        let kind = entry.file_type().map_err(io_error(&path))?;
        if let Some(why) = left_out(&name, kind) {
            found.left_out.push((key, why));
        } else if kind.is_dir() {
            walk(&path, &format!("{key}/"), found)?;
        } else {
            take(&path, key, found)?;
        }
    }
    Ok(())
}

/// Is this entry no part of a package, and why? What `.krmignore` lists is part of it: those files are
/// hidden from functions only, and leaving them out of a push would delete them.
fn left_out(name: &str, kind: fs::FileType) -> Option<&'static str> {
    if kind.is_symlink() {
        return Some("symbolic link");
    }
    if kind.is_dir() {
        return (name == ".git").then_some("git repository");
    }
    if !kind.is_file() {
        return Some("no regular file");
    }
    let dropping = name.ends_with('~')
        || name.ends_with(".swp")
        || name.ends_with(".swo")
        || name.starts_with(".#")
        || (name.starts_with('#') && name.ends_with('#') && name.len() > 1)
        || name == ".DS_Store"
        || name == "Thumbs.db";
    if dropping {
        return Some("editor or desktop left-over");
    }
    (name == ".git").then_some("git repository")
}

fn take(path: &Path, key: String, found: &mut Found) -> Result<(), DirError> {
    if key == REVISION_METADATA_FILE {
        return Ok(());
    }
    let bytes = fs::read(path).map_err(io_error(path))?;
    match String::from_utf8(bytes) {
        Ok(text) if !text.contains('\0') => {
            found.files.insert(key, text.into());
        }
        _ => found.not_text.push(key),
    }
    Ok(())
}

/// Is there anything at `dir`? An empty directory counts as nothing.
///
/// # Errors
/// When the file system refuses.
pub fn is_free(dir: &Path) -> Result<bool, DirError> {
    match fs::read_dir(dir) {
        Ok(mut entries) => Ok(entries.next().is_none()),
        Err(err) if err.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(err) if err.kind() == io::ErrorKind::NotADirectory => Err(DirError::NoDirectory(dir.to_owned())),
        Err(source) => Err(DirError::Io { path: dir.to_owned(), source }),
    }
}

/// Fills `dir`, which is not there or empty: first all files go to a folder of their own, beside its
/// place or inside it, and what is whole is renamed. The metadata comes last.
///
/// # Errors
/// When a key must not be written or the file system refuses; then `dir` is as it was.
pub fn create(dir: &Path, files: &Texts, metadata: &RevisionMetadata) -> Result<(), DirError> {
    check(files)?;
    // A directory that is there is somebody's working directory, or a link to it: it stays itself.
    let stays = dir.is_dir();
    if stays && !is_free(dir)? {
        let source = io::Error::from(io::ErrorKind::DirectoryNotEmpty);
        return Err(DirError::Io { path: dir.to_owned(), source });
    }
    let parent = dir.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let place = if stays { dir } else { parent };
    if !stays {
        make_directories(parent)?;
    }
    let staging = place.join(format!(".porchctl-{}", uuid::Uuid::new_v4().simple()));
    let done = write_all(&staging, files)
        .and_then(|()| write_metadata(&staging, metadata))
        .and_then(|()| if stays { move_up(&staging, dir) } else { rename(&staging, dir) });
    if done.is_err() {
        // The first failure is the one to report; a staging folder that stays is hidden and harmless.
        let _ = fs::remove_dir_all(&staging);
    }
    done.map_err(|error| error.seen_as(&staging, dir))
}

fn rename(from: &Path, to: &Path) -> Result<(), DirError> {
    fs::rename(from, to).map_err(io_error(to))
}

/// Moves everything from a folder into the empty directory it is in, the metadata last.
fn move_up(staging: &Path, dir: &Path) -> Result<(), DirError> {
    let names = fs::read_dir(staging)
        .and_then(|entries| entries.map(|entry| Ok(entry?.file_name())).collect::<io::Result<Vec<_>>>())
        .map_err(io_error(staging))?;
    let (last, first): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| *name == REVISION_METADATA_FILE);
    for name in first.iter().chain(&last) {
        rename(&staging.join(name), &dir.join(name))?;
    }
    fs::remove_dir(staging).map_err(io_error(staging))
}

fn check(files: &Texts) -> Result<(), DirError> {
    let faults = paths::unwritable(files.keys().map(String::as_str));
    if faults.is_empty() { Ok(()) } else { Err(DirError::Keys(faults)) }
}

fn write_all(root: &Path, files: &Texts) -> Result<(), DirError> {
    make_directories(root)?;
    for (key, text) in files {
        let path = root.join(key);
        if let Some(parent) = path.parent() {
            make_directories(parent)?;
        }
        match create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())) {
            Err(err) if err.kind() == io::ErrorKind::AlreadyExists => {
                return Err(DirError::Folds(key.clone()));
            }
            other => other.map_err(io_error(&path))?,
        }
    }
    Ok(())
}

/// Directories like those of the Go client: not readable by others.
fn make_directories(path: &Path) -> Result<(), DirError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o750);
    builder.create(path).map_err(io_error(path))
}

/// A new file that only its owner can read, as the Go client makes them: packages hold Secrets.
fn create_new(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Replaces or makes one file by a rename; the mode of a file that is there stays.
fn write_file(path: &Path, fill: impl FnOnce(&mut fs::File) -> io::Result<()>) -> Result<(), DirError> {
    let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("file");
    let staging = path.with_file_name(format!(".porchctl-{}-{name}", uuid::Uuid::new_v4().simple()));
    let mode = fs::metadata(path).ok().map(|meta| meta.permissions());
    let done = create_new(&staging)
        .and_then(|mut file| fill(&mut file))
        .and_then(|()| mode.map_or(Ok(()), |mode| fs::set_permissions(&staging, mode)))
        .and_then(|()| fs::rename(&staging, path));
    if done.is_err() {
        let _ = fs::remove_file(&staging);
    }
    done.map_err(io_error(path))
}

/// Brings a directory that is there to a new state: changed files are replaced one by one, files that
/// went away are removed, everything that is no part of the package stays. The metadata is written
/// last, so an interrupted update looks like local edits, never like a clean state.
///
/// # Errors
/// When a key must not be written or the file system refuses.
pub fn update(
    dir: &Path,
    present: &Texts,
    files: &Texts,
    metadata: &RevisionMetadata,
) -> Result<(), DirError> {
    check(files)?;
    let changes = Changes::between(present, files);
    for key in &changes.removed {
        remove(dir, key)?;
    }
    for key in changes.added.iter().chain(&changes.modified) {
        let path = dir.join(key);
        refuse_links(dir, key)?;
        if let Some(parent) = path.parent() {
            make_directories(parent)?;
        }
        let text = files.get(key).map(|text| &**text).unwrap_or_default();
        write_file(&path, |file| file.write_all(text.as_bytes()))?;
    }
    write_metadata(dir, metadata)
}

/// A link in the path would lead the write out of the directory.
fn refuse_links(dir: &Path, key: &str) -> Result<(), DirError> {
    let mut path = dir.to_owned();
    for segment in key.split('/') {
        path.push(segment);
        if fs::symlink_metadata(&path).is_ok_and(|meta| meta.file_type().is_symlink()) {
            let source = io::Error::other("a symbolic link stands where a file of the package belongs");
            return Err(DirError::Io { path, source });
        }
    }
    Ok(())
}

/// Removes a file and the directories that became empty.
fn remove(dir: &Path, key: &str) -> Result<(), DirError> {
    let path = dir.join(key);
    fs::remove_file(&path).map_err(io_error(&path))?;
    let mut parent = path.parent();
    while let Some(folder) = parent.filter(|folder| *folder != dir && folder.starts_with(dir)) {
        if fs::remove_dir(folder).is_err() {
            break;
        }
        parent = folder.parent();
    }
    Ok(())
}

/// Rewrites the metadata file alone.
///
/// # Errors
/// When the file system refuses.
pub fn write_metadata(dir: &Path, metadata: &RevisionMetadata) -> Result<(), DirError> {
    write_file(&dir.join(REVISION_METADATA_FILE), |file| {
        let mut buffered = io::BufWriter::new(file);
        metadata.write(&mut buffered)?;
        buffered.flush()
    })
}

#[cfg(test)]
#[path = "dir_tests.rs"]
mod tests;
