//! Pure value -> bytes: tables, json, yaml, name.
