//! Mirrors a Kptfile to its object.
//!
//! In: rendered content. Out: gates, labels and annotations in `spec` (which raises the generation), the
//! package's own conditions in `status`. Never: anything when there is no Kptfile to read; what was
//! removed from the Kptfile goes away because this manager no longer sends it.

use serde_json::{Map, Value, json};

use super::object::Revision;
use super::{Context, KPTFILE};
use crate::package::kptfile::{KptCondition, Kptfile};
use crate::sandbox::cache::Record;
use crate::sandbox::store::Part;

impl Context {
    /// Mirrors the root Kptfile.
    pub fn mirror_kptfile(&self, revision: &Revision, record: &Record) {
        let Some(kptfile) = record.kptfile().and_then(|text| Kptfile::read(text).ok()) else { return };
        self.apply(revision, Part::Main, "spec", Value::Object(spec(&kptfile)), KPTFILE);
        self.apply_status(revision, conditions(&kptfile), KPTFILE);
    }
}

/// The mirrored part of `spec`; empty parts are left out.
pub fn spec(kptfile: &Kptfile) -> Map<String, Value> {
    let mut metadata = Map::new();
    let mut spec = Map::new();
    for (name, texts) in [("labels", &kptfile.labels), ("annotations", &kptfile.annotations)] {
        if !texts.is_empty() {
            metadata.insert(name.into(), json!(texts));
        }
    }
    if !metadata.is_empty() {
        spec.insert("packageMetadata".into(), Value::Object(metadata));
    }
    if !kptfile.readiness_gates.is_empty() {
        let gates = kptfile.readiness_gates.iter().map(|gate| json!({"conditionType": gate}));
        spec.insert("readinessGates".into(), gates.collect());
    }
    spec
}

/// The mirrored part of `status`.
pub fn conditions(kptfile: &Kptfile) -> Map<String, Value> {
    let mut status = Map::new();
    if !kptfile.conditions.is_empty() {
        status.insert("packageConditions".into(), kptfile.conditions.iter().map(condition).collect());
    }
    status
}

/// One condition without its empty texts.
fn condition(condition: &KptCondition) -> Value {
    let mut fields = json!({"type": condition.kind, "status": condition.status});
    for (name, text) in [("reason", &condition.reason), ("message", &condition.message)] {
        if !text.is_empty() {
            fields[name] = text.clone().into();
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_parts_are_left_out() {
        let kptfile = Kptfile::read(
            "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: a\n  labels:\n    tier: gold\ninfo:\n  readinessGates:\n  - conditionType: ops.ok\nstatus:\n  conditions:\n  - type: ops.ok\n    status: \"False\"\n    reason: Checked\n",
        )
        .unwrap();
        let expected = json!({
            "packageMetadata": {"labels": {"tier": "gold"}}, "readinessGates": [{"conditionType": "ops.ok"}],
        });
        assert_eq!(Value::Object(spec(&kptfile)), expected);
        let expected =
            json!({"packageConditions": [{"type": "ops.ok", "status": "False", "reason": "Checked"}]});
        assert_eq!(Value::Object(conditions(&kptfile)), expected);
        assert!(spec(&Kptfile::default()).is_empty() && conditions(&Kptfile::default()).is_empty());
    }
}
