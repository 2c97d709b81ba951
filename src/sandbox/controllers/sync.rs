//! Mirrors a Kptfile to its object.
//!
//! In: rendered content. Out: gates, labels and annotations in `spec` (which raises the generation), the
//! package's own conditions in `status`. Never: anything when there is no Kptfile to read; what was
//! removed from the Kptfile goes away because this manager no longer sends it.

use serde_json::{Map, Value, json};

use super::object::Revision;
use super::{Context, KPTFILE};
use crate::sandbox::cache::Record;
use crate::sandbox::sources::kptfile::{self, Facts};
use crate::sandbox::store::Part;

impl Context {
    /// Mirrors the root Kptfile.
    pub fn mirror_kptfile(&self, revision: &Revision, record: &Record) {
        let Some(facts) = record.kptfile().and_then(kptfile::facts) else { return };
        self.apply(revision, Part::Main, "spec", Value::Object(spec(&facts)), KPTFILE);
        self.apply_status(revision, conditions(&facts), KPTFILE);
    }
}

/// The mirrored part of `spec`; empty parts are left out.
pub fn spec(facts: &Facts) -> Map<String, Value> {
    let mut metadata = Map::new();
    let mut spec = Map::new();
    for (name, map) in [("labels", &facts.labels), ("annotations", &facts.annotations)] {
        if !map.is_empty() {
            metadata.insert(name.into(), json!(map));
        }
    }
    if !metadata.is_empty() {
        spec.insert("packageMetadata".into(), Value::Object(metadata));
    }
    if !facts.gates.is_empty() {
        let gates = facts.gates.iter().map(|gate| json!({"conditionType": gate}));
        spec.insert("readinessGates".into(), gates.collect());
    }
    spec
}

/// The mirrored part of `status`.
pub fn conditions(facts: &Facts) -> Map<String, Value> {
    let mut status = Map::new();
    if !facts.conditions.is_empty() {
        status.insert("packageConditions".into(), json!(facts.conditions));
    }
    status
}
