//! Admission against the texts of recorded servers.

use serde_json::json;

use super::*;

const PR: Resource = Resource::PackageRevisions;
const REPO: Resource = Resource::Repositories;

fn refusal(resource: Resource, old: Option<&Value>, new: Value) -> String {
    judge(resource, Part::Main, old, &new).err().map(|error| error.message).unwrap_or_default()
}

fn spec(spec: Value) -> String {
    let text = refusal(PR, None, json!({"metadata": {"name": "a"}, "spec": spec}));
    text.replace("PackageRevision.porch.kpt.dev \"a\" is invalid: ", "").replace(UNCHECKED, "…")
}

#[test]
fn the_schema_in_the_words_of_the_server() {
    let cases = [
        (
            json!({"lifecycle": "Banana"}),
            "[spec.lifecycle: Unsupported value: \"Banana\": supported values: \"Draft\", \"Proposed\", \"Published\", \"DeletionProposed\", <nil>: Invalid value: null: …]",
        ),
        (
            json!({"packageName": 5}),
            "[spec.packageName: Invalid value: \"integer\": spec.packageName in body must be of type string: \"integer\", <nil>: Invalid value: null: …]",
        ),
        (
            json!({"readinessGates": ["x"]}),
            "[spec.readinessGates[0]: Invalid value: \"string\": spec.readinessGates[0] in body must be of type object: \"string\", <nil>: Invalid value: null: …]",
        ),
        (
            json!({"source": {"copyFrom": {}}}),
            "[spec.source.copyFrom.name: Required value, <nil>: Invalid value: null: …]",
        ),
        (
            json!({"source": {"init": {}, "copyFrom": {"name": "x"}}}),
            "spec.source: Invalid value: \"object\": exactly one of init, cloneFrom, copyFrom, or upgrade must be set",
        ),
        (
            json!({"packageMetadata": {"labels": {"a": 1}}}),
            "[spec.packageMetadata.labels.a: Invalid value: \"integer\": spec.packageMetadata.labels.a in body must be of type string: \"integer\", <nil>: Invalid value: null: …]",
        ),
        (json!({"lifecycle": "Draft", "source": {"init": {}}}), ""),
    ];
    for (given, expected) in cases {
        assert_eq!(spec(given.clone()), expected, "{given}");
    }
}

#[test]
fn a_status_is_judged_without_its_prefix() {
    let object = json!({"metadata": {"name": "a"}, "status": {"revision": "x"}});
    let error = judge(PR, Part::Status, None, &object).unwrap_err();
    assert!(error.message.contains(
        "status.revision: Invalid value: \"string\": revision in body must be of type integer: \"string\""
    ));
    let condition = |reason: &str| {
        json!({"metadata": {"name": "a"}, "status": {"conditions": [{"type": "Ready", "status": "True",
            "reason": reason, "message": "", "lastTransitionTime": "2026-01-01T00:00:00Z"}]}})
    };
    assert!(judge(PR, Part::Status, None, &condition("Good_1")).is_ok());
    let error = judge(PR, Part::Status, None, &condition("a b")).unwrap_err();
    assert!(error.message.contains("conditions[0].reason in body should match '^[A-Za-z]("));
    assert!(!error.message.contains(UNCHECKED), "a pattern does not keep other rules from being checked");
}

#[test]
fn double_conditions_are_refused() {
    let one = json!({"type": "Ready", "status": "True", "reason": "R", "message": "",
        "lastTransitionTime": "2026-01-01T00:00:00Z"});
    let object = json!({"metadata": {"name": "a"}, "status": {"conditions": [one, one]}});
    let error = judge(PR, Part::Status, None, &object).unwrap_err();
    assert!(error.message.ends_with("status.conditions[1]: Duplicate value: {\"type\":\"Ready\"}"));
}

#[test]
fn unknown_fields_go_and_are_named() {
    let mut object = json!({"metadata": {"name": "b", "foo": 1}, "extra": 1,
        "spec": {"nope": 1, "source": {"init": {"x": 1}}, "readinessGates": [{"y": 1}]}});
    let unknown = prune(PR, &mut object);
    let expected = ["metadata.foo", "extra", "spec.nope", "spec.readinessGates[0].y", "spec.source.init.x"];
    assert_eq!(unknown, expected);
    assert_eq!(
        object,
        json!({"metadata": {"name": "b"}, "spec": {"source": {"init": {}}, "readinessGates": [{}]}})
    );
}

#[test]
fn nulls_go_and_defaults_come() {
    let mut object = json!({"spec": {"git": {"repo": "x", "branch": null}, "description": null}});
    complete(REPO, &mut object, false);
    assert_eq!(object, json!({"spec": {"content": "Package", "git": {"repo": "x", "branch": "main"}}}));
    let mut empty = json!({"metadata": {}});
    complete(REPO, &mut empty, false);
    assert_eq!(empty, json!({"metadata": {}}), "a missing map is not made");
}

#[test]
fn names_follow_rfc_1123() {
    let named = |name: &str| refusal(PR, None, json!({"metadata": {"name": name}}));
    assert!(
        named("Bad").contains("metadata.name: Invalid value: \"Bad\": a lowercase RFC 1123 subdomain must")
    );
    assert!(named(&"a".repeat(254)).contains("must be no more than 253 characters"));
    assert!(named("").starts_with(
        "PackageRevision.porch.kpt.dev \"\" is invalid: [metadata.name: Required value: name or generateName is required, <nil>"
    ));
    assert_eq!(named("a.b"), "");
    let namespace = refusal(Resource::Namespaces, None, json!({"metadata": {"name": "a.b"}}));
    assert!(namespace.starts_with(
        "Namespace \"a.b\" is invalid: metadata.name: Invalid value: \"a.b\": a lowercase RFC 1123 label"
    ));
}

#[test]
fn metadata_in_the_words_of_the_server() {
    let judged = |metadata: Value| {
        let mut metadata = metadata;
        metadata["name"] = "a".into();
        refusal(PR, None, json!({"metadata": metadata}))
    };
    assert!(judged(json!({"labels": {"a/b/c": "x"}})).contains("with an optional DNS subdomain prefix"));
    assert!(judged(json!({"labels": {"a": "not valid!"}})).contains("a valid label must be an empty string"));
    assert!(
        judged(json!({"annotations": {"-bad": "x"}}))
            .contains("metadata.annotations: Invalid value: \"-bad\"")
    );
    assert!(judged(json!({"finalizers": ["a/b/c"]})).contains("metadata.finalizers"));
    assert!(
        judged(json!({"ownerReferences": [{"apiVersion": "v1", "kind": "K", "name": "x"}]}))
            .ends_with("metadata.ownerReferences.uid: Invalid value: \"\": must not be empty")
    );
    assert_eq!(judged(json!({"labels": {"example.com/a": ""}, "finalizers": ["example.com/f"]})), "");
}

#[test]
fn no_finalizer_is_added_to_what_is_being_deleted() {
    let old = json!({"metadata": {"name": "a", "deletionTimestamp": "x", "finalizers": ["e.c/f"]}});
    let new = json!({"metadata": {"name": "a", "deletionTimestamp": "x", "finalizers": ["e.c/f", "e.c/h"]}});
    assert!(refusal(PR, Some(&old), new).ends_with(
        "metadata.finalizers: Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers []string{\"e.c/h\"}"
    ));
}

#[test]
fn wrong_types_in_metadata() {
    let fault = |metadata: Value| metadata::type_fault(&json!({"metadata": metadata})).unwrap_or_default();
    assert_eq!(
        fault(json!({"labels": {"a": 1}})),
        "json: cannot unmarshal number into Go struct field ObjectMeta.labels of type string"
    );
    assert_eq!(fault(json!("x")), "json: cannot unmarshal string into Go value of type v1.ObjectMeta");
    assert!(fault(json!({"creationTimestamp": "yesterday"})).starts_with("parsing time \"yesterday\" as"));
    assert_eq!(fault(json!({"labels": null, "generation": 1})), "");
}

fn repository(name: &str, git: Value) -> Value {
    json!({"metadata": {"namespace": "ns", "name": name}, "spec": {"type": "git", "git": git}})
}

#[test]
fn a_repository_keeps_its_place() {
    let old = repository("r", json!({"repo": "x", "branch": "main"}));
    let moved = repository("r", json!({"repo": "x", "branch": "other"}));
    assert!(
        refusal(REPO, Some(&old), moved)
            .ends_with("<nil>: Invalid value: \"object\": spec.git.branch is immutable")
    );
    let placed = repository("r", json!({"repo": "x", "branch": "main", "directory": "d"}));
    assert_eq!(refusal(REPO, Some(&old), placed), "", "what was not set can be set");
    let dotted = refusal(REPO, None, repository("with.dot", json!({"repo": "x"})));
    assert!(dotted.ends_with("metadata.name must conform to the RFC1123 DNS label standard"));
    let content = json!({"metadata": {"name": "r"}, "spec": {"content": "Function"}});
    assert!(refusal(REPO, None, content).contains("its only valid value is 'Package'"));
}

#[test]
fn repositories_do_not_share_content() {
    let first = repository("good", json!({"repo": "x", "branch": "main", "directory": "/"}));
    let conflict = |git: Value| repository::conflict(&repository("new", git), &[&first]);
    let error = conflict(json!({"repo": "x", "branch": "main", "directory": "/p"})).unwrap_err();
    assert_eq!((error.code, error.reason.as_str()), (400, "RepositoryConflict"));
    assert!(error.message.ends_with("Repository conflict with existing repository: ns/good"));
    assert!(conflict(json!({"repo": "x", "branch": "other"})).is_ok());
    assert!(conflict(json!({"repo": "x/", "branch": "main"})).is_ok());
    assert!(repository::conflict(&first, &[&first]).is_ok(), "not with itself");
    let nothing = json!({"metadata": {"name": "n"}, "spec": {}});
    assert_eq!(repository::conflict(&nothing, &[]).unwrap_err().code, 500);
}

#[test]
fn secrets() {
    let mut object = json!({"metadata": {"name": "s"}, "stringData": {"a": "b"}, "nope": 1});
    assert_eq!(prune(Resource::Secrets, &mut object), ["nope"]);
    complete(Resource::Secrets, &mut object, false);
    assert_eq!(object, json!({"metadata": {"name": "s"}, "data": {"a": "Yg=="}, "type": "Opaque"}));
    let other = json!({"metadata": {"name": "s"}, "data": {"a b": "Yg=="}, "type": "x"});
    let text = refusal(Resource::Secrets, Some(&object), other);
    assert!(
        text.contains("data[a b]: Invalid value")
            && text.contains("type: Invalid value: \"x\": field is immutable")
    );
    assert_eq!(
        core::data_fault(&json!({"data": {"a": "not base64!"}})).unwrap(),
        "illegal base64 data at input byte 3"
    );
}
