//! The text of one file, held once however many states of a package it is part of.
//!
//! In: strings. Out: [`Text`], cheap to clone. Never: changed in place.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A text that its clones share: a push knows the content of the directory, of its last pull and of the
/// server, and most of it is the same.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(from = "String")]
pub struct Text(Arc<String>);

/// Files that share their texts, path to text.
pub type Texts = BTreeMap<String, Text>;

impl Text {
    /// Are both the same text in the same memory?
    pub fn is_shared_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Lets files share the memory of the equal ones in `known`.
pub fn share(files: &mut Texts, known: &Texts) {
    for (path, text) in files {
        if let Some(same) = known.get(path).filter(|same| *same == text) {
            *text = same.clone();
        }
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        self
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(Arc::new(text))
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        Arc::unwrap_or_clone(text.0)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        **self == *other
    }
}

impl Serialize for Text {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_held_once() {
        let known = Texts::from([("a".into(), "same".into()), ("b".into(), "old".into())]);
        let mut files: Texts = serde_json::from_str(r#"{"a": "same", "b": "new", "c": "old"}"#).unwrap();
        share(&mut files, &known);
        let shared: Vec<bool> = files
            .iter()
            .map(|(path, text)| known.get(path).is_some_and(|k| k.is_shared_with(text)))
            .collect();
        assert_eq!(shared, [true, false, false]);
        assert_eq!(serde_json::to_string(&files).unwrap(), r#"{"a":"same","b":"new","c":"old"}"#);
        assert_eq!(String::from(files.remove("a").unwrap()), "same");
    }
}
