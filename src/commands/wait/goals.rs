//! The words of `--for`.
//!
//! In: one word and the flags that sharpen it. Out: a goal. Never: I/O.

use crate::api::jsonpath::Template;
use crate::api::lifecycle::Lifecycle;
use crate::cli::PolicyFlags;
use crate::failure::Failure;
use crate::wait::{Goal, Rule};

/// The goal that a word means.
///
/// # Errors
/// An unknown word.
pub(super) fn goal(text: &str, flags: &PolicyFlags) -> Result<Goal, Failure> {
    let (word, value) = text.split_once('=').map_or((text, None), |(word, value)| (word, Some(value)));
    match (word, value) {
        ("created", None) => Ok(Goal::Created),
        ("rendered", None) => Ok(Goal::rendered()),
        ("rendered", Some(request)) if !request.is_empty() => Ok(Goal::rendered_push(request)),
        ("ready", None) => Ok(Goal::Ready),
        ("settled", None) => Ok(Goal::Settled { draft: false }),
        ("deleted" | "delete", None) => Ok(Goal::Deleted),
        ("lifecycle", Some(state)) => lifecycle(state, flags),
        ("condition", Some(condition)) => self::condition(condition, rule(flags)),
        ("jsonpath", Some(path)) => jsonpath(path, rule(flags)),
        (state, None) => lifecycle(state, flags).map_err(|_| unknown(text)),
        _ => Err(unknown(text)),
    }
}

fn rule(flags: &PolicyFlags) -> Rule {
    match (flags.literal, flags.strict) {
        (true, _) => Rule::Literal,
        (_, true) => Rule::Strict,
        _ => Rule::Sound,
    }
}

fn lifecycle(state: &str, flags: &PolicyFlags) -> Result<Goal, Failure> {
    let state: Lifecycle = state.parse().map_err(|error| Failure::usage(format!("--for: {error}")))?;
    let latest = flags.latest && state.is_published();
    Ok(Goal::Lifecycle { state, latest, unrendered: flags.allow_unrendered })
}

/// `TYPE` or `TYPE=STATUS`.
fn condition(text: &str, rule: Rule) -> Result<Goal, Failure> {
    match text.split_once('=').unwrap_or((text, "True")) {
        ("", _) => Err(Failure::usage("--for: condition= needs a type: condition=TYPE[=STATUS]")),
        (_, "") => {
            Err(Failure::usage(format!("--for: condition={text} needs a status after the second `=`")))
        }
        (kind, status) => Ok(Goal::Condition { kind: kind.into(), status: status.into(), rule }),
    }
}

/// `EXPR` or `EXPR=VALUE`; kubectl's lenient spellings of a path.
fn jsonpath(text: &str, rule: Rule) -> Result<Goal, Failure> {
    let (expression, value) = split_outside_brackets(text);
    let wrong = |why: String| Failure::usage(format!("--for: jsonpath={text}: {why}"));
    if expression.is_empty() {
        return Err(wrong(
            "there is no path; it is jsonpath=EXPR[=VALUE], as in jsonpath={.status.revision}=1".into(),
        ));
    }
    let path = Template::one_path(expression).map_err(wrong)?;
    let value = value.map(|value| value.trim_matches(['\'', '"']));
    if value == Some("") {
        return Err(wrong("there is no value after `=`".into()));
    }
    Ok(Goal::JsonPath { text: expression.into(), path, value: value.map(Into::into), rule })
}

/// At the first `=` that is not part of the path itself (a filter compares with `==`).
fn split_outside_brackets(text: &str) -> (&str, Option<&str>) {
    let mut depth = 0_usize;
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '{' | '[' | '(') => depth += 1,
            (None, '}' | ']' | ')') => depth = depth.saturating_sub(1),
            (None, '=') if depth == 0 => return (&text[..at], Some(&text[at + 1..])),
            _ => {}
        }
    }
    (text, None)
}

fn unknown(text: &str) -> Failure {
    let known = "created, rendered, rendered=TOKEN, ready, settled, lifecycle=STATE, published, deleted, condition=TYPE[=STATUS], jsonpath=EXPR[=VALUE]";
    Failure::usage(format!("--for: unknown goal {text:?}; it is one of {known}"))
}

/// What is said of a goal that is met.
pub(super) fn word(goal: &Goal) -> String {
    match goal {
        Goal::Lifecycle { state: Lifecycle::DeletionProposed, .. } => "proposed for deletion".into(),
        Goal::Lifecycle { state, .. } => state.as_str().to_lowercase(),
        Goal::Condition { kind, status, .. } => format!("condition {kind}={status} met"),
        Goal::JsonPath { .. } => format!("{goal} met"),
        Goal::Gates => "all readiness gates true".into(),
        Goal::All(goals) => goals.iter().map(word).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Kind;

    fn plain(text: &str) -> Result<Goal, Failure> {
        goal(text, &PolicyFlags::default())
    }

    #[test]
    fn goals_have_words() {
        for (text, expected) in [
            ("created", Goal::Created),
            ("rendered", Goal::rendered()),
            ("rendered=r1", Goal::rendered_push("r1")),
            ("ready", Goal::Ready),
            ("published", Goal::published()),
            ("lifecycle=proposed", Goal::lifecycle(Lifecycle::Proposed)),
            ("DeletionProposed", Goal::lifecycle(Lifecycle::DeletionProposed)),
            ("deleted", Goal::Deleted),
            ("condition=Ready", Goal::condition("Ready", "True")),
            ("condition=Ready=False", Goal::condition("Ready", "False")),
        ] {
            assert_eq!(plain(text), Ok(expected), "{text}");
        }
        for text in ["", "redy", "lifecycle=x", "condition=", "condition=Ready=", "ready=1", "rendered="] {
            assert_eq!(plain(text).unwrap_err().kind, Kind::Usage, "{text}");
        }
    }

    #[test]
    fn paths_are_read_as_kubectl_reads_them() {
        for spelling in ["{.status.revision}", ".status.revision", "status.revision"] {
            let Ok(Goal::JsonPath { path, value, .. }) = plain(&format!("jsonpath={spelling}=1")) else {
                panic!("{spelling}")
            };
            assert_eq!((path.root(), value.as_deref()), (Some("status"), Some("1")), "{spelling}");
        }
        let filtered = r#"jsonpath={.status.conditions[?(@.type=="Ready")].status}='True'"#;
        let Ok(Goal::JsonPath { text, value, .. }) = plain(filtered) else { panic!() };
        assert_eq!(text, r#"{.status.conditions[?(@.type=="Ready")].status}"#);
        assert_eq!(value.as_deref(), Some("True"));
        let Ok(Goal::JsonPath { value: None, .. }) = plain("jsonpath=.metadata.labels.a") else { panic!() };
        for text in ["", "=1", "{.a}=", "{.a}{.b}=1", "{.a", "{range .a[*]}{.b}{end}", "{.a}text"] {
            assert_eq!(plain(&format!("jsonpath={text}")).unwrap_err().kind, Kind::Usage, "{text}");
        }
    }

    #[test]
    fn flags_sharpen_goals() {
        let flags =
            PolicyFlags { latest: true, allow_unrendered: true, literal: true, ..PolicyFlags::default() };
        let published = Goal::Lifecycle { state: Lifecycle::Published, latest: true, unrendered: true };
        assert_eq!(goal("published", &flags), Ok(published));
        let literal = Goal::Condition { kind: "A".into(), status: "True".into(), rule: Rule::Literal };
        assert_eq!(goal("condition=A", &flags), Ok(literal));
    }

    #[test]
    fn what_is_said_of_a_met_goal() {
        assert_eq!(word(&Goal::published()), "published");
        assert_eq!(word(&Goal::lifecycle(Lifecycle::DeletionProposed)), "proposed for deletion");
        assert_eq!(word(&Goal::Ready), "ready");
        assert_eq!(word(&Goal::condition("Ready", "True")), "condition Ready=True met");
        assert_eq!(word(&Goal::All(vec![Goal::Ready, Goal::Gates])), "ready, all readiness gates true");
    }
}
