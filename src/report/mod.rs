//! What happened, as a value: outcomes of bulk verbs, function results, rows.
