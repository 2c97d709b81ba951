use super::*;

/// A `metav1.Status`, as servers write it.
fn status(code: u16, reason: &str, message: &str, name: &str) -> Vec<u8> {
    serde_json::json!({
        "kind": "Status", "apiVersion": "v1", "status": "Failure", "code": code,
        "reason": reason, "message": message, "details": {"name": name},
    })
    .to_string()
    .into_bytes()
}

fn class(code: u16, reason: &str, message: &str) -> Class {
    Fault::from_answer(Effect::Write, code, &status(code, reason, message, "x"), None).class
}

/// The texts of a recorded server (and of the aggregated API's own locks).
#[test]
fn recorded_texts_are_sorted() {
    let modified =
        "the object has been modified; please apply your changes to the latest version and try again";
    for (code, reason, message, expected) in [
        (409, "Conflict", "Operation cannot be fulfilled on packagerevisions.porch.kpt.dev \"n\": another request is already in progress on package revision \"ns/n\"".into(), Class::Busy),
        (409, "Conflict", "Operation cannot be fulfilled on packagerevisionresources.porch.kpt.dev \"n\": another request is already in progress on package revision resources \"ns/n\"".into(), Class::Busy),
        (409, "Conflict", "Operation cannot be fulfilled on packagerevisions.porch.kpt.dev \"(new creation)\": another request is already in progress to create package revision with details namespace=\"n\"".into(), Class::Busy),
        (409, "Conflict", format!("Operation cannot be fulfilled on packagerevisions.porch.kpt.dev \"n\": {modified}"), Class::Conflict),
        (500, "InternalError", format!("Internal error occurred: Operation cannot be fulfilled on packagerevisionresources.porch.kpt.dev \"n\": {modified}"), Class::Conflict),
        (409, "Conflict", "Precondition failed: UID in precondition: a, UID in object meta: b".into(), Class::Conflict),
        (409, "AlreadyExists", "packagerevisions.porch.kpt.dev \"n\" already exists".into(), Class::AlreadyExists),
        (500, "InternalError", "Internal error occurred: package \"p\" already exists in repository \"r\"".into(), Class::AlreadyExists),
        (500, "InternalError", "Internal error occurred: `clone` cannot create a new revision for package \"p\" that already exists in repo \"r\"; make subsequent revisions using `copy`".into(), Class::AlreadyExists),
        (500, "InternalError", "Internal error occurred: resourceVersion must be specified for an update".into(), Class::Invalid),
        (500, "InternalError", "Internal error occurred: cannot update a package revision with lifecycle value \"Proposed\"; package must be Draft".into(), Class::NotDraft),
        (500, "InternalError", "Internal error occurred: error rendering package in kpt function pipeline. Package NOT pushed to remote. Fix locally".into(), Class::RenderFailed),
        (500, "InternalError", "Internal error occurred: Package pushed to remote despite render failure".into(), Class::RenderFailed),
        (500, "InternalError", "Internal error occurred: failed calling webhook \"repositories\": EOF".into(), Class::ServerBusy),
        (500, "", "package revision kubernetes resource name invalid: \"foo\"".into(), Class::Invalid),
        (500, "InternalError", "Internal error occurred: repositories.config.porch.kpt.dev \"R\" not found".into(), Class::NotFound),
        (500, "InternalError", "Internal error occurred: something new".into(), Class::Other),
        (403, "Forbidden", "admission webhook \"x\" denied the request: render race prevention failed".into(), Class::WebhookDenied),
        (403, "Forbidden", "packagerevisions.porch.kpt.dev \"n\" is forbidden: published PackageRevisions must be proposed for deletion by setting spec.lifecycle to 'DeletionProposed' prior to deletion".into(), Class::WebhookDenied),
        (403, "Forbidden", "packagerevisions.porch.kpt.dev is forbidden: User \"u\" cannot list resource".into(), Class::Forbidden),
        (400, "RepositoryConflict", "admission webhook \"r\" denied the request: Repository conflict with existing repository: ns/r".into(), Class::WebhookDenied),
        (400, "BadRequest", "strict decoding error: unknown field \"spec.x\"".into(), Class::Invalid),
        (422, "Invalid", "spec.lifecycle: Unsupported value".into(), Class::Invalid),
        (415, "UnsupportedMediaType", "the body of the request was in an unknown format".into(), Class::Invalid),
        (401, "Unauthorized", "Unauthorized".into(), Class::Unauthorized),
        (404, "NotFound", "packagerevisions.porch.kpt.dev \"n\" not found".into(), Class::NotFound),
        (404, "NotFound", "the server could not find the requested resource".into(), Class::NotServed),
        (410, "Gone", "repository \"R\" is managed by v1alpha2; use the v1alpha2 API".into(), Class::Gone),
        (410, "Expired", "The provided continue parameter is too old".into(), Class::Expired),
        (413, "RequestEntityTooLarge", "Request entity too large: limit is 6291456".into(), Class::TooLarge),
        (429, "TooManyRequests", "too many requests".into(), Class::Throttled),
        (503, "ServiceUnavailable", "the server is currently unable to handle the request".into(), Class::ServerBusy),
        (504, "Timeout", "Timeout: request did not complete within the allotted timeout".into(), Class::Timeout),
    ] {
        assert_eq!(class(code, reason, &message), expected, "{code} {message}");
    }
}

#[test]
fn answers_that_are_no_status_are_sorted_too() {
    let of = |code, body: &str| Fault::from_answer(Effect::Read, code, body.as_bytes(), None);
    assert_eq!(of(404, "404 page not found\n").class, Class::NotServed);
    assert_eq!(of(404, "404 page not found\n").message, "404 page not found");
    assert_eq!(of(413, "Request entity too large: limit is 6291456").class, Class::TooLarge);
    assert_eq!(of(503, "").message, "the server answered with HTTP 503 and no explanation");
    assert_eq!(of(502, "<html>\n<body>bad gateway").message, "<html>");
    assert_eq!(of(500, &"x".repeat(5000)).message.len(), 200);
}

#[test]
fn only_a_failed_write_without_a_known_refusal_is_of_unknown_outcome() {
    let unknown = |effect, code, message: &str| {
        Fault::from_answer(effect, code, &status(code, "", message, ""), None).unknown_outcome
    };
    for code in [500, 502, 503, 504] {
        assert!(unknown(Effect::Write, code, "boom"), "{code}");
        assert!(!unknown(Effect::Read, code, "boom"), "{code}");
    }
    for code in [400, 403, 404, 409, 422, 429] {
        assert!(!unknown(Effect::Write, code, "no"), "{code}");
    }
    assert!(!unknown(Effect::Write, 500, "the object has been modified"));
    assert!(!unknown(Effect::Write, 500, "cannot update a package revision with lifecycle value"));
    assert!(Fault::local(Class::Broken, "reset").maybe_done(Effect::Write).unknown_outcome);
}

#[test]
fn retry_after_comes_from_the_header_or_the_details() {
    let details = br#"{"kind":"Status","code":429,"details":{"retryAfterSeconds":7}}"#;
    let of = |code, body: &[u8], header| Fault::from_answer(Effect::Read, code, body, header).retry_after;
    assert_eq!(of(429, details, None), Some(Duration::from_secs(7)));
    assert_eq!(of(429, details, Some(2)), Some(Duration::from_secs(2)));
    assert_eq!(of(503, b"", Some(1)), Some(Duration::from_secs(1)));
    assert_eq!(of(404, b"", Some(1)), None);
}

#[test]
fn exit_codes_of_the_classes() {
    for (class, code) in [
        (Class::NotFound, 5),
        (Class::Forbidden, 4),
        (Class::Unauthorized, 4),
        (Class::Conflict, 6),
        (Class::Busy, 6),
        (Class::RenderFailed, 3),
        (Class::NotDraft, 3),
        (Class::WebhookDenied, 3),
        (Class::Unreachable, 69),
        (Class::Timeout, 69),
        (Class::NotServed, 69),
        (Class::ServerBusy, 69),
        (Class::AlreadyExists, 1),
        (Class::Invalid, 1),
        (Class::Other, 1),
    ] {
        assert_eq!(class.kind().exit_code(), code, "{class:?}");
    }
}

#[test]
fn failures_name_the_object_and_warn_of_unknown_outcomes() {
    let fault = Fault::from_answer(Effect::Write, 504, &status(504, "Timeout", "slow", ""), None);
    let failure = fault.into_failure("cannot approve a.b.v1");
    assert_eq!(failure.message, "cannot approve a.b.v1: slow");
    assert!(failure.hints[0].contains("may have been carried out"), "{:?}", failure.hints);
}

#[test]
fn a_servers_words_cannot_drive_the_terminal() {
    let body = status(500, "InternalError", "a\u{1b}]0;title\u{7}b", "");
    assert_eq!(Fault::from_answer(Effect::Read, 500, &body, None).message, "a\\x1b]0;title\\x07b");
}

#[test]
fn nothing_a_server_says_makes_us_panic() {
    proptest::proptest!(|(code in 400_u16..=599, body: Vec<u8>)| {
        let fault = Fault::from_answer(Effect::Write, code, &body, None);
        proptest::prop_assert!(!fault.message.is_empty() || !body.is_empty());
    });
}

#[test]
fn tls_troubles_come_with_advice() {
    let hint = |words: &str| Fault::local(Class::Unreachable, words).into_failure("cannot list").hints.pop();
    assert!(
        hint("no connection to h: invalid peer certificate: UnknownIssuer")
            .unwrap()
            .contains("--certificate-authority")
    );
    assert!(
        hint("no connection to h: received corrupt message of type InvalidContentType")
            .unwrap()
            .contains("http")
    );
    assert!(
        hint("no connection to h: received fatal alert: CertificateExpired")
            .unwrap()
            .contains("client certificate")
    );
    assert_eq!(
        hint("no connection to h: refused"),
        Some(
            "is it the right server, and does it run? `--context` and `--kubeconfig` choose another one"
                .into()
        )
    );
}
