//! What keeps a lifecycle move from being made.

use serde_json::json;

use super::*;

/// A rendered, reconciled revision in that state.
pub(crate) fn in_state(lifecycle: &str) -> PackageRevision {
    serde_json::from_value(json!({
        "metadata": {"name": "edge.cell.v1", "uid": "u1", "resourceVersion": "7", "generation": 2},
        "spec": {"repository": "edge", "packageName": "cell", "workspaceName": "v1", "lifecycle": lifecycle,
            "source": {"init": {}}, "readinessGates": [{"conditionType": "tested"}, {"conditionType": "signed"}]},
        "status": {"creationSource": "init", "conditions": [
            {"type": "Ready", "status": "True", "reason": "Ready", "observedGeneration": 2},
            {"type": "Rendered", "status": "True", "reason": "Rendered", "observedGeneration": 1}],
            "packageConditions": [{"type": "tested", "status": "False", "reason": "NoRun", "message": "not yet"}]}
    }))
    .unwrap()
}

#[test]
fn unmet_gates_are_named() {
    let mut revision = in_state("Draft");
    assert_eq!(
        unmet_gates(&revision),
        ["gate tested is False NoRun: not yet", "gate signed has no condition in the Kptfile"]
    );
    let open = json!([{"type": "tested", "status": "True"}, {"type": "signed", "status": "True"}]);
    revision.status.as_mut().unwrap().package_conditions = serde_json::from_value(open).unwrap();
    assert!(unmet_gates(&revision).is_empty());
}

#[test]
fn content_that_should_not_go_on() {
    let good = Snapshot::of(&in_state("Draft"));
    assert_eq!(content_doubt(&good), None);
    let mark = |reason: &str| {
        Some(crate::wait::snapshot::Mark {
            status: "False".into(),
            reason: reason.into(),
            message: "why".into(),
            generation: 2,
        })
    };
    let failed = Snapshot { rendered: mark("RenderFailed"), ..good.clone() };
    assert_eq!(content_doubt(&failed).unwrap(), "its render failed: why");
    let stuck = Snapshot { ready: mark("Failed"), lifecycle: "Proposed".into(), ..good.clone() };
    assert_eq!(content_doubt(&stuck).unwrap(), "the step to Proposed failed: why");
    let unrendered = Snapshot { request: "r2".into(), lifecycle: "Proposed".into(), ..good };
    assert!(content_doubt(&unrendered).unwrap().contains("no proof"));
}

#[test]
fn siblings_form_a_group_in_argument_order() {
    let names: Vec<String> = ["a", "x", "b", "a"].map(Into::into).to_vec();
    let other = || PackageRevision {
        spec: crate::api::v1alpha2::PackageRevisionSpec {
            package_name: "other".into(),
            ..Default::default()
        },
        ..PackageRevision::default()
    };
    let first =
        vec![Ok(in_state("Proposed")), Ok(other()), Ok(in_state("Proposed")), Ok(in_state("Proposed"))];
    assert_eq!(groups(&names, &first, true).members, [vec![0, 2, 3], vec![1]]);
    assert_eq!(groups(&names, &first, false).members, [vec![0, 3], vec![1], vec![2]]);
}
