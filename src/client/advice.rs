//! What a fault means for the user: what became of the content, and what to do next. Pure.
//!
//! In: a [`Fault`]. Out: half a sentence and a hint. Never: a promise that is not certain; the name of a
//! command that does not exist.

use super::fault::{Class, Fault};

/// Texts that tell more than their class, and what to do then.
const BY_TEXT: [(&str, &str); 9] = [
    (
        "invalid peer certificate",
        "the server's certificate is not trusted: see `--certificate-authority` and `--tls-server-name`",
    ),
    ("received corrupt message", "the server does not speak TLS: is its address an http one?"),
    ("received fatal alert", "the server does not accept the client certificate of this kubeconfig user"),
    (
        "UID in precondition",
        "it was deleted and created again meanwhile: look at what is there now before you repeat it",
    ),
    (
        "the UID in the precondition",
        "it was deleted and created again meanwhile: look at what is there now before you repeat it",
    ),
    (
        "SQLSTATE",
        "the server's database refused it, perhaps half-way: look at the content with `porchctl rpkg pull` before you push again",
    ),
    (
        "failed calling webhook",
        "a webhook of the server did not answer: try again in a moment; if it stays so, Porch's server needs its administrator",
    ),
    (
        "is immutable",
        "address, branch, directory and type of a repository are fixed: `porchctl repo unreg` and `porchctl repo reg` register it anew",
    ),
    ("an update: must be specified", "read the object again: the request carried no version"),
];

/// What became of the object, where the answer makes it certain and it is worth saying.
pub(super) fn fate(fault: &Fault) -> Option<&'static str> {
    match fault.class {
        _ if !fault.write || is_unsure(fault) => None,
        Class::RenderFailed if fault.message.contains("despite render failure") => {
            Some("the content was saved")
        }
        Class::RenderFailed
        | Class::Conflict
        | Class::Busy
        | Class::Invalid
        | Class::TooLarge
        | Class::NotDraft
        | Class::WebhookDenied
        | Class::Throttled
        | Class::Gone
        | Class::ServerBusy => Some("nothing was changed"),
        Class::Other if fault.code.is_some_and(|code| code < 500) => Some("nothing was changed"),
        _ => None,
    }
}

/// May it have been carried out? A webhook that does not answer is asked before anything is stored.
pub(super) fn is_unsure(fault: &Fault) -> bool {
    fault.unknown_outcome && !fault.message.contains(WEBHOOK_SILENT)
}

/// Where a webhook did not answer.
const WEBHOOK_SILENT: &str = "failed calling webhook";

/// The server's words without what the API machinery says of itself.
pub(super) fn readable(words: &str) -> String {
    const NOISE: [&str; 2] = [
        ", <nil>: Invalid value: null: some validation rules were not checked because the object was invalid; correct the existing errors to complete validation",
        "<nil>: Invalid value: \"object\": ",
    ];
    NOISE.iter().fold(words.to_owned(), |text, noise| text.replace(noise, ""))
}

/// What to do next, where the fault alone tells it.
pub(super) fn next(fault: &Fault) -> Option<String> {
    let by_text = BY_TEXT.iter().find(|(words, _)| fault.message.contains(words)).map(|(_, advice)| *advice);
    by_text.map(str::to_owned).or_else(|| missing(fault)).or_else(|| by_class(fault.class).map(str::to_owned))
}

/// Something is missing that is not the object itself.
fn missing(fault: &Fault) -> Option<String> {
    if fault.class != Class::NotFound {
        return None;
    }
    let quoted = |before: &str| fault.message.strip_prefix(before)?.split('"').nth(1).map(str::to_owned);
    if let Some(name) = quoted("namespaces ") {
        return Some(format!(
            "there is no namespace {name}: `-n` names another one, `kubectl get namespaces` lists them"
        ));
    }
    let repository = quoted("repositories.config.porch.kpt.dev ")?;
    Some(format!("repository {repository} is not registered here: `porchctl repo get` lists those that are"))
}

/// What to do next, where the class tells it.
fn by_class(class: Class) -> Option<&'static str> {
    Some(match class {
        Class::Unauthorized => {
            "log in again: the server does not accept the credentials of this kubeconfig user"
        }
        Class::Forbidden => {
            "`kubectl auth can-i --list` shows what this user may do; an administrator of the cluster gives more"
        }
        Class::NotServed => {
            "is Porch installed? `kubectl api-resources --api-group=porch.kpt.dev` lists what the server knows"
        }
        Class::Gone => "use `--api-version v1alpha2` for packages of this repository",
        Class::NotDraft => {
            "only drafts can be changed: `porchctl rpkg reject` makes a Proposed package a draft again, `porchctl rpkg copy` starts a new revision of a Published one"
        }
        Class::Conflict => "somebody else changed it at the same time: run the command again",
        Class::Busy => "somebody else is changing it right now: run the command again in a moment",
        Class::Expired => "it took too long to read the list: run the command again",
        Class::TooLarge => "leave out what is no configuration: `.krmignore` names files that are not pushed",
        Class::RenderFailed => "make `kpt fn render` work in the directory, then push again",
        Class::Throttled | Class::ServerBusy | Class::Timeout => "the server is busy: try again in a moment",
        Class::Unreachable => {
            "is it the right server, and does it run? `--context` and `--kubeconfig` choose another one"
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::fault::Effect;
    use super::*;

    fn fault(effect: Effect, code: u16, reason: &str, message: &str) -> Fault {
        let body = serde_json::json!({"kind": "Status", "reason": reason, "message": message, "details": {"name": "x"}});
        Fault::from_answer(effect, code, body.to_string().as_bytes(), None)
    }

    #[test]
    fn what_became_of_it_is_said_only_when_it_is_certain() {
        let said = |effect, code, message| fate(&fault(effect, code, "", message));
        assert_eq!(said(Effect::Write, 422, "x is invalid"), Some("nothing was changed"));
        assert_eq!(said(Effect::Read, 422, "x is invalid"), None);
        assert_eq!(said(Effect::Write, 500, "the object has been modified"), Some("nothing was changed"));
        assert_eq!(said(Effect::Write, 500, "ERROR: new row violates (SQLSTATE 23514)"), None);
        assert_eq!(said(Effect::Write, 504, "gateway timeout"), None);
        let saved = "Internal error occurred: Package pushed to remote despite render failure: x";
        assert_eq!(said(Effect::Write, 500, saved), Some("the content was saved"));
    }

    #[test]
    fn what_is_missing_has_its_own_advice() {
        let said = |message| next(&fault(Effect::Write, 404, "NotFound", message));
        assert!(said("namespaces \"nowhere\" not found").unwrap().contains("no namespace nowhere"));
        assert!(
            said("repositories.config.porch.kpt.dev \"edge\" not found").unwrap().contains("repository edge")
        );
        assert_eq!(said("packagerevisions.porch.kpt.dev \"a\" not found"), None);
    }
}
