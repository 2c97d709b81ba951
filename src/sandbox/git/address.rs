//! Which git repositories may be opened: those on this machine.
//!
//! In: the `repo` of a Repository or of a clone. Out: a path or a loopback URL, or a refusal. Never: I/O.

use std::net::IpAddr;
use std::path::PathBuf;

use super::GitError;

/// A place a repository may be opened at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A directory of this file system.
    Path(PathBuf),
    /// An HTTP server of this machine.
    Loopback(String),
}

impl Address {
    /// Reads an address: an absolute path, `file://`, or `http(s)://` of the loopback interface.
    ///
    /// # Errors
    /// [`GitError::Refused`] for every other place; credentials in it are not repeated.
    pub fn parse(text: &str) -> Result<Self, GitError> {
        if let Some(rest) = text.strip_prefix("file://") {
            return file_path(rest).map(Self::Path).ok_or_else(|| refused(text));
        }
        if text.starts_with('/') {
            return Ok(Self::Path(text.into()));
        }
        if host(text).is_some_and(is_loopback) {
            return Ok(Self::Loopback(text.into()));
        }
        Err(refused(text))
    }
}

/// The path of a `file://` URL without its scheme: `/srv/x.git` or `localhost/srv/x.git`.
fn file_path(rest: &str) -> Option<PathBuf> {
    let path = rest.strip_prefix("localhost").unwrap_or(rest);
    path.starts_with('/').then(|| unescape(path).into())
}

/// Undoes percent-encoding; what is no valid escape stays as it is.
fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = (bytes[at] == b'%').then(|| text.get(at + 1..at + 3)).flatten();
        match code.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => out.push(byte),
            None => out.push(bytes[at]),
        }
        at += if code.is_some_and(|hex| u8::from_str_radix(hex, 16).is_ok()) { 3 } else { 1 };
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The host of an HTTP URL, without user and port.
fn host(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"))?;
    let authority = rest.split(['/', '?', '#']).next()?;
    let host = authority.rsplit('@').next()?;
    match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next(),
        None => host.split(':').next(),
    }
}

/// Is it this machine?
fn is_loopback(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// The refusal.
fn refused(url: &str) -> GitError {
    let shown = match url.split_once("://").and_then(|(s, rest)| Some((s, rest.rsplit_once('@')?.1))) {
        Some((scheme, rest)) => format!("{scheme}://{rest}"),
        None => url.into(),
    };
    GitError::Refused(format!(
        "the sandbox opens git repositories of this machine only (a path, file:// or http://127.0.0.1): {shown}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_only() {
        let path = |text: &str| Ok(Address::Path(text.into()));
        assert_eq!(Address::parse("/srv/a.git"), path("/srv/a.git"));
        assert_eq!(Address::parse("file:///srv/a%20b.git"), path("/srv/a b.git"));
        assert_eq!(Address::parse("file://localhost/a"), path("/a"));
        for url in ["http://127.0.0.1:3000/a.git", "https://localhost/a", "http://u:p@[::1]:80/a"] {
            assert_eq!(Address::parse(url), Ok(Address::Loopback(url.into())));
        }
        for url in [
            "https://github.com/a/b",
            "http://127.0.0.1.example.org/a",
            "http://example.org#@127.0.0.1/",
            "git@example.org:a/b",
            "ssh://localhost/a",
            "file://other/a",
            "relative/path",
            "",
        ] {
            assert!(matches!(Address::parse(url), Err(GitError::Refused(_))), "{url}");
        }
    }

    #[test]
    fn a_refusal_keeps_secrets() {
        let refusal = Address::parse("https://me:secret@example.org/a").unwrap_err().to_string();
        assert!(refusal.ends_with(": https://example.org/a"), "{refusal}");
    }

    #[test]
    fn half_an_escape_stays() {
        assert_eq!(unescape("a%2Fb%zz%"), "a/b%zz%");
    }
}
