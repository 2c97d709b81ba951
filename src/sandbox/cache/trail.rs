//! What must be known of a record to finish after a crash what was begun before it.
//!
//! In: what is begun, and what came of it. Out: notes that are stored together with the content they speak
//! of. Never: I/O.

use serde::{Deserialize, Serialize};

/// A publication that was begun: its commit is made, branch and tag may have been moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The revision it was to become.
    pub revision: i64,
    /// The commit that branch and tag were to lead to.
    pub commit: String,
}

/// The notes of one record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Trail {
    /// uid of the object whose source made the content. The source is not carried out again for it, so that
    /// no push gets lost which came between the content and the report about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maker: Option<String>,
    /// Version of pushed content that no render has replaced: its object must carry a request for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pushed: Option<String>,
    /// Publications without a known end. The tag tells whether one of them took place; then there must not be
    /// another one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attempts: Vec<Attempt>,
}

impl Trail {
    /// Of content that a source made.
    pub fn made_for(uid: Option<&str>) -> Self {
        Self { maker: uid.map(str::to_owned), ..Self::default() }
    }

    /// After a push.
    #[must_use]
    pub fn after_push(&self, version: &str) -> Self {
        Self { pushed: Some(version.into()), ..self.clone() }
    }

    /// After a render.
    #[must_use]
    pub fn after_render(&self) -> Self {
        Self { pushed: None, ..self.clone() }
    }

    /// Before branch and tag are moved.
    #[must_use]
    pub fn before_publication(&self, attempt: Attempt) -> Self {
        let attempts = self.attempts.iter().cloned().chain([attempt]).collect();
        Self { attempts, ..self.clone() }
    }

    /// After a publication, which leaves nothing to finish.
    #[must_use]
    pub fn after_publication(&self) -> Self {
        Self { maker: self.maker.clone(), ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_changes_its_own_note() {
        let attempt = Attempt { revision: 1, commit: "c".into() };
        let all = Trail::made_for(Some("u")).after_push("v").before_publication(attempt.clone());
        let expected =
            Trail { maker: Some("u".into()), pushed: Some("v".into()), attempts: vec![attempt.clone()] };
        assert_eq!(all, expected);
        assert_eq!(all.after_render(), Trail { pushed: None, ..expected.clone() });
        assert_eq!(all.after_publication(), Trail::made_for(Some("u")));
        assert_eq!(all.before_publication(attempt).attempts.len(), 2);
    }

    #[test]
    fn records_of_before_have_no_notes() {
        assert_eq!(serde_json::from_str::<Trail>("{}").unwrap(), Trail::default());
        assert_eq!(serde_json::to_string(&Trail::default()).unwrap(), "{}");
    }
}
