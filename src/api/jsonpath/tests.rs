//! Templates as kubectl takes them, and the mistakes in them.

use serde_json::{Value, json};

use super::Template;

fn object() -> Value {
    json!({
        "metadata": {"name": "bp.web.v1", "labels": {"porch.kpt.dev/latest-revision": "true"}},
        "status": {
            "revision": 3,
            "conditions": [
                {"type": "Ready", "status": "True", "observedGeneration": 2},
                {"type": "Rendered", "status": "False", "observedGeneration": 1},
            ],
        },
    })
}

fn text(template: &str) -> String {
    Template::parse(template).unwrap().text(&object())
}

#[test]
fn paths_and_text() {
    for (template, expected) in [
        ("{.metadata.name}", "bp.web.v1"),
        ("{ .metadata.name }{\"\\n\"}", "bp.web.v1\n"),
        ("name={.metadata.name}!", "name=bp.web.v1!"),
        ("{$.status.revision}", "3"),
        ("{.status.nosuch}", ""),
        ("{.items[*].metadata.name}", ""),
        ("{.status.conditions[0].type}", "Ready"),
        ("{.status.conditions[-1].type}", "Rendered"),
        ("{.status.conditions[5].type}", ""),
        ("{.status.conditions[*].type}", "Ready Rendered"),
        ("{.status.conditions[0:1].type}", "Ready"),
        ("{.status.conditions[0,1].type}", "Ready Rendered"),
        ("{.status.conditions[::2].type}", "Ready"),
        ("{.metadata.labels.porch\\.kpt\\.dev/latest-revision}", "true"),
        ("{.metadata.labels['porch.kpt.dev/latest-revision']}", "true"),
        ("{..type}", "Ready Rendered"),
        ("{.metadata.labels}", "{\"porch.kpt.dev/latest-revision\":\"true\"}"),
        (".metadata.name", ".metadata.name"),
        ("{'quoted \\' text'}", "quoted ' text"),
    ] {
        assert_eq!(text(template), expected, "{template}");
    }
}

#[test]
fn filters() {
    for (template, expected) in [
        ("{.status.conditions[?(@.type==\"Ready\")].status}", "True"),
        ("{.status.conditions[?( @.type != 'Ready' )].status}", "False"),
        ("{.status.conditions[?(@.observedGeneration>1)].type}", "Ready"),
        ("{.status.conditions[?(@.observedGeneration<=1)].type}", "Rendered"),
        ("{.status.conditions[?(@.nosuch)].type}", ""),
        ("{.status.conditions[?(@.type)].type}", "Ready Rendered"),
        ("{.status.conditions[?(@.type==@.status)].type}", ""),
    ] {
        assert_eq!(text(template), expected, "{template}");
    }
}

#[test]
fn ranges() {
    assert_eq!(
        text("{range .status.conditions[*]}{.type}={.status}{\"\\n\"}{end}done"),
        "Ready=True\nRendered=False\ndone"
    );
    assert_eq!(text("{range .status.nosuch[*]}x{end}"), "");
}

#[test]
fn values_are_for_json() {
    let object = object();
    let found = Template::parse("{.status.conditions[*].type}").unwrap();
    assert_eq!(found.values(&object), [&json!("Ready"), &json!("Rendered")]);
}

#[test]
fn relaxed_paths_of_columns() {
    for path in [".metadata.name", "metadata.name", "{.metadata.name}"] {
        assert_eq!(Template::relaxed(path).unwrap().text(&object()), "bp.web.v1", "{path}");
    }
}

#[test]
fn mistakes_are_named() {
    for (template, what) in [
        ("{.a", "unclosed action"),
        ("{range .a}", "without `end`"),
        ("{end}", "without `range`"),
        ("{.a[0}", "missing"),
        ("{.a[x]}", "invalid array index"),
        ("{.a[1:2:0]}", "invalid array index"),
        ("{\"a}", "unterminated quoted"),
        ("{name}", "unrecognized identifier"),
        ("{.a[?(@.b==c)]}", "invalid literal"),
    ] {
        let wrong = Template::parse(template).unwrap_err();
        assert!(wrong.contains(what), "{template}: {wrong}");
    }
}

#[test]
fn no_template_panics() {
    proptest::proptest!(|(template in "[{}\\[\\].*?@()a0:,\"'\\\\= -]{0,24}")| {
        if let Ok(template) = Template::parse(&template) {
            template.text(&object());
        }
    });
}
