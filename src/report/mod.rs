//! Results as values: rows of package revisions, outcomes of verbs.
