//! Answers of servers, and what they tell.

use serde_json::json;

use super::*;
use crate::wait::snapshot::tests::rendered_draft;

/// A server without anything wrong, as an administrator sees it.
fn seen() -> Seen {
    let resources = |names: &[&str]| Ok(names.iter().map(ToString::to_string).collect());
    Seen {
        version: Ok("v1.34.1".into()),
        porch: Ok(vec!["v1alpha2".into(), "v1alpha1".into()]),
        resources: [
            ("v1alpha1".to_owned(), resources(&["packagerevisionresources", "packagerevisions"])),
            ("v1alpha2".to_owned(), resources(&["packagerevisions", "packagerevisions/status"])),
        ]
        .into(),
        config: Ok(vec!["v1alpha1".into()]),
        webhooks: Ok(vec![configuration("packagerevisions", "v1alpha2")]),
        rehearsal: None,
        revisions: Ok(vec![moved(3)]),
    }
}

fn configuration(resource: &str, version: &str) -> ValidatingWebhookConfiguration {
    serde_json::from_value(json!({"metadata": {"name": "x"}, "webhooks": [{
        "name": "packagerevision-validator.porch.kpt.dev", "admissionReviewVersions": ["v1"], "sideEffects": "None",
        "clientConfig": {}, "rules": [{"apiGroups": ["porch.kpt.dev"], "apiVersions": [version],
            "operations": ["*"], "resources": [resource]}]}]}))
    .unwrap()
}

/// A proposed revision of generation 3 whose `Rendered` is of that generation.
fn moved(rendered: i64) -> PackageRevision {
    let mut value = serde_json::to_value(rendered_draft()).unwrap();
    value["metadata"]["generation"] = 3.into();
    value["spec"]["lifecycle"] = "Proposed".into();
    value["status"]["conditions"][0]["observedGeneration"] = 3.into();
    value["status"]["conditions"][1]["observedGeneration"] = rendered.into();
    serde_json::from_value(value).unwrap()
}

fn about(seen: &Seen, word: &str) -> Statement {
    let all = survey(seen, Timestamp::UNIX_EPOCH);
    all.into_iter().find(|one| one.about == word).unwrap()
}

/// Answer and whether it is a defect.
fn said(seen: &Seen, word: &str) -> (Answer, bool) {
    let one = about(seen, word);
    (one.answer, one.defect)
}

#[test]
fn a_server_without_defects_shows_none() {
    let all = survey(&seen(), Timestamp::UNIX_EPOCH);
    assert!(all.iter().all(|one| !one.defect), "{all:?}");
    for word in ["v1alpha1", "v1alpha2", "repositories", "webhook"] {
        assert_eq!(said(&seen(), word), (Answer::Yes, false), "{word}");
    }
    assert_eq!(said(&seen(), "staleGeneration"), (Answer::No, false));
    // That nothing shows it is no proof that it is not there.
    for word in ["unrendered", "stuckSource", "lostSteps"] {
        assert_eq!(said(&seen(), word), (Answer::CannotTell, false), "{word}");
    }
}

#[test]
fn what_is_not_served_is_told_from_what_cannot_be_asked() {
    let mut one = seen();
    one.resources.remove("v1alpha2");
    assert_eq!(said(&one, "v1alpha2"), (Answer::No, true));
    one.resources.insert("v1alpha2".into(), Err("no rights".into()));
    assert_eq!(said(&one, "v1alpha2"), (Answer::CannotTell, false));
    one.porch = Err("no rights".into());
    one.config = Ok(Vec::new());
    assert_eq!(said(&one, "v1alpha1"), (Answer::CannotTell, false));
    assert_eq!(said(&one, "repositories"), (Answer::No, true));
    let line = about(&one, "repositories").line();
    assert_eq!(
        line,
        "  repositories     no: DEFECT: does not serve registered repositories; discovery does not know config.porch.kpt.dev"
    );
}

#[test]
fn a_webhook_is_seen_in_the_list_or_in_a_rehearsal() {
    let mut one = seen();
    for (resource, version, answer) in [
        ("packagerevisions", "v1alpha2", Answer::Yes),
        ("*", "*", Answer::Yes),
        ("packagerevisions", "v1alpha1", Answer::No),
        ("packagerevisions/status", "v1alpha2", Answer::No),
    ] {
        one.webhooks = Ok(vec![configuration(resource, version)]);
        assert_eq!(said(&one, "webhook"), (answer, answer == Answer::No), "{resource} {version}");
    }
    one.webhooks = Err("forbidden".into());
    let denial = "admission webhook \"packagerevision-validator.porch.kpt.dev\" denied the request: lifecycle must be Draft or Proposed on creation, got Published";
    for (rehearsal, answer) in [
        (None, Answer::CannotTell),
        (Some(Rehearsal::Accepted), Answer::No),
        (Some(Rehearsal::Webhook(denial.into())), Answer::Yes),
        (
            Some(Rehearsal::Webhook(
                "admission webhook \"policy.example.org\" denied the request: no".into(),
            )),
            Answer::CannotTell,
        ),
        (Some(Rehearsal::Other("user cannot create packagerevisions".into())), Answer::CannotTell),
    ] {
        one.rehearsal = rehearsal.clone();
        assert_eq!(about(&one, "webhook").answer, answer, "{rehearsal:?}");
    }
}

#[test]
fn a_generation_that_stays_behind_is_seen_on_what_left_draft() {
    let mut one = seen();
    one.revisions = Ok(vec![moved(3), moved(2)]);
    let stale = about(&one, "staleGeneration");
    assert_eq!((stale.answer, stale.defect), (Answer::Yes, true));
    assert_eq!(stale.evidence, "1 of 2 package revisions, the first is edge.cell.v1");
    // The controller itself raises the generation of a draft: no sign of the defect.
    one.revisions = Ok(vec![rendered_draft()]);
    assert_eq!(said(&one, "staleGeneration"), (Answer::CannotTell, false));
    one.revisions = Err("no rights".into());
    assert!(about(&one, "staleGeneration").evidence.contains("cannot be listed: no rights"));
}

#[test]
fn what_single_revisions_show_is_said_of_the_server() {
    let mut unrendered = moved(3);
    let request = [("porch.kpt.dev/render-request".to_owned(), "r2".to_owned())];
    unrendered.metadata.annotations = Some(request.into());
    let mut one = seen();
    one.revisions = Ok(vec![moved(3), unrendered]);
    assert_eq!(said(&one, "unrendered"), (Answer::Yes, true));
    assert_eq!(about(&one, "unrendered").to_json()["report"], "kptdev/porch#1110");
    let stuck: PackageRevision = serde_json::from_value(json!({
        "metadata": {"name": "a.b.v1", "generation": 1},
        "spec": {"lifecycle": "Draft", "source": {"init": {}}},
        "status": {"conditions": [{"type": "Ready", "status": "False", "reason": "Failed", "observedGeneration": 1,
            "message": "create draft: repository radio:edge:: not found"}]},
    }))
    .unwrap();
    one.revisions = Ok(vec![stuck]);
    assert_eq!(said(&one, "stuckSource"), (Answer::Yes, true));
    assert_eq!(said(&one, "unrendered"), (Answer::CannotTell, false));
}

#[test]
fn the_probe_is_what_the_webhook_refuses() {
    let probe = probe("radio");
    assert_eq!(
        (probe.spec.lifecycle.as_str(), probe.metadata.namespace.as_deref()),
        ("Published", Some("radio"))
    );
}
