//! One annotation more in a Kptfile that stays as it is otherwise.
//!
//! In: the text, key and value. Out: the new text. Never: rewrites what is there.

use super::KptfileError;
use crate::package::yaml::{Document, Quoting, Step};

/// Sets an annotation.
///
/// # Errors
/// The text is no YAML, or there is no place for annotations in it.
pub fn annotate(text: &str, key: &str, value: &str) -> Result<String, KptfileError> {
    let mut document = Document::parse(text).map_err(|err| KptfileError(err.to_string()))?;
    let path = [Step::from("metadata"), Step::from("annotations"), Step::from(key)];
    document.put(&path, value, Quoting::Typed).map_err(|err| KptfileError(err.to_string()))?;
    Ok(document.text().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_else_stays() {
        let before = "apiVersion: kpt.dev/v1 # v1\nkind: Kptfile\nmetadata:\n  name: a\npipeline: {}\n";
        let after = "apiVersion: kpt.dev/v1 # v1\nkind: Kptfile\nmetadata:\n  name: a\n  annotations:\n    k/x: \"true\"\npipeline: {}\n";
        assert_eq!(annotate(before, "k/x", "true").unwrap(), after);
        assert_eq!(annotate(after, "k/x", "true").unwrap(), after);
        assert!(annotate("- a list\n", "k", "v").is_err());
    }
}
