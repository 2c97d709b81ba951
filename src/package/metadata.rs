//! `.KptRevisionMetadata`: which revision a directory was pulled from, and what it held then.
//!
//! The Go client reads `metadata.resourceVersion` of this file and leaves the file out of a push, so
//! the base content lives in it too: a second file would be pushed by that client as content.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Files;
use super::changes::Changes;
use crate::api::v1alpha1::PackageRevisionResources;

/// Kind of the document in the file.
const KIND: &str = "KptRevisionMetadata";

/// Where a directory came from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RevisionMetadata {
    /// Name of the package revision.
    pub name: String,
    /// Its namespace.
    pub namespace: String,
    /// uid of the PackageRevisionResources object.
    pub uid: String,
    /// Version of the content, an opaque token.
    pub resource_version: String,
    /// Creation time as the server gave it.
    pub creation_timestamp: String,
    /// The directory's content when it last agreed with the server; absent where another client wrote the file.
    pub base: Option<Files>,
    /// Where the server's content of that moment differed from `base` (a render rewrites files): path
    /// to its text there, `None` for a file the server did not have.
    pub stored: BTreeMap<String, Option<String>>,
}

/// The file as it is read: lenient, since other clients write it too.
#[derive(Deserialize)]
struct Document {
    #[serde(default)]
    kind: String,
    metadata: Option<Metadata>,
    base: Option<Files>,
    #[serde(default)]
    stored: BTreeMap<String, Option<String>>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Metadata {
    #[serde(default)]
    name: String,
    #[serde(default)]
    namespace: String,
    #[serde(default)]
    uid: String,
    #[serde(default)]
    resource_version: String,
    #[serde(default)]
    creation_timestamp: Option<String>,
}

impl RevisionMetadata {
    /// What is remembered of content that was just read from a server.
    pub fn of(resources: &PackageRevisionResources) -> Self {
        let meta = &resources.metadata;
        Self {
            name: meta.name.clone().unwrap_or_default(),
            namespace: meta.namespace.clone().unwrap_or_default(),
            uid: meta.uid.clone().unwrap_or_default(),
            resource_version: resources.version().to_owned(),
            creation_timestamp: meta.creation_timestamp.as_ref().map(|t| t.0.to_string()).unwrap_or_default(),
            base: Some(resources.spec.resources.clone().unwrap_or_default()),
            stored: BTreeMap::new(),
        }
    }

    /// The same for a directory that holds `local` while the server holds `resources`: after a push.
    pub fn of_push(resources: &PackageRevisionResources, local: &Files) -> Self {
        let mut metadata = Self::of(resources);
        let remote = metadata.base.replace(local.clone()).unwrap_or_default();
        for path in Changes::between(local, &remote).paths() {
            metadata.stored.insert(path.to_owned(), remote.get(path).cloned());
        }
        metadata
    }

    /// The server's content of the moment the directory last agreed with it.
    pub fn stored_base(&self) -> Option<Files> {
        let mut stored = self.base.clone()?;
        for (path, text) in &self.stored {
            match text {
                Some(text) => stored.insert(path.clone(), text.clone()),
                None => stored.remove(path),
            };
        }
        Some(stored)
    }

    /// Reads the file.
    ///
    /// # Errors
    /// A sentence when the text is no `KptRevisionMetadata` document.
    pub fn parse(text: &str) -> Result<Self, String> {
        let document: Document =
            serde_yaml::from_str(text).map_err(|err| format!("it is not valid YAML: {err}"))?;
        if document.kind != KIND {
            return Err(format!("it has kind {:?} instead of {KIND:?}", document.kind));
        }
        let meta = document.metadata.unwrap_or_default();
        Ok(Self {
            name: meta.name,
            namespace: meta.namespace,
            uid: meta.uid,
            resource_version: meta.resource_version,
            creation_timestamp: meta.creation_timestamp.unwrap_or_default(),
            base: document.base,
            stored: document.stored,
        })
    }

    /// The text of the file. Strings are written as JSON strings, which every YAML reader takes.
    pub fn to_yaml(&self) -> String {
        let mut out = format!("apiVersion: porch.kpt.dev/v1alpha1\nkind: {KIND}\nmetadata:\n");
        let fields = [
            ("creationTimestamp", &self.creation_timestamp),
            ("name", &self.name),
            ("namespace", &self.namespace),
            ("resourceVersion", &self.resource_version),
            ("uid", &self.uid),
        ];
        for (key, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
            out.push_str(&format!("  {key}: {}\n", quoted(value)));
        }
        if let Some(base) = &self.base {
            out.push_str("# What was pulled: porchctl compares with it. Not part of the package.\n");
            out.push_str(if base.is_empty() { "base: {}\n" } else { "base:\n" });
            for (path, text) in base {
                out.push_str(&format!("  {}: {}\n", quoted(path), quoted(text)));
            }
        }
        if !self.stored.is_empty() {
            out.push_str("# Where the server's content differed from that, after its render.\nstored:\n");
        }
        for (path, text) in &self.stored {
            let text = text.as_ref().map_or_else(|| "null".to_owned(), |text| quoted(text));
            out.push_str(&format!("  {}: {text}\n", quoted(path)));
        }
        out
    }
}

/// A JSON string with every character escaped that a YAML double-quoted scalar may not hold as it is.
fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if must_escape(c) => out.push_str(&format!("\\U{:08X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Control characters, the YAML line breaks beyond LF and CR, and the byte order mark.
fn must_escape(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_reads_back(base in proptest::collection::btree_map("[a-z/.]{1,8}", ".*|(?s).{0,40}", 0..5),
                                      version in "[a-z0-9.]{0,20}") {
            let written = RevisionMetadata {
                name: "edge.cell.v1".into(),
                namespace: "default".into(),
                uid: "u".into(),
                resource_version: version,
                creation_timestamp: "2026-11-29T15:39:00Z".into(),
                base: Some(base.clone()),
                stored: base.into_keys().map(|path| (path, None)).collect(),
            };
            prop_assert_eq!(RevisionMetadata::parse(&written.to_yaml()), Ok(written));
        }
    }

    #[test]
    fn a_push_remembers_both_sides() {
        let files = |pairs: &[(&str, &str)]| -> Files {
            pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
        };
        let (local, remote) =
            (files(&[("a", "1"), ("b", "1")]), files(&[("a", "1"), ("b", "2"), ("c", "3")]));
        let mut resources = PackageRevisionResources::default();
        resources.spec.resources = Some(remote.clone());
        let metadata = RevisionMetadata::of_push(&resources, &local);
        let read = RevisionMetadata::parse(&metadata.to_yaml()).unwrap();
        assert_eq!(read.base, Some(local));
        assert_eq!(read.stored_base(), Some(remote));
    }

    #[test]
    fn the_file_of_the_go_client_is_read() {
        let text = "apiVersion: \"\"\nkind: KptRevisionMetadata\nmetadata:\n  creationTimestamp: \"2026-05-01T10:00:00Z\"\n  name: git.web.v2\n  namespace: team-a\n  resourceVersion: \"1712\"\n  uid: a-b\n";
        let read = RevisionMetadata::parse(text).unwrap();
        assert_eq!((read.name.as_str(), read.resource_version.as_str()), ("git.web.v2", "1712"));
        assert_eq!(read.base, None);
        assert!(RevisionMetadata::parse("kind: ConfigMap\n").is_err());
        assert!(RevisionMetadata::parse("{").is_err());
    }
}
