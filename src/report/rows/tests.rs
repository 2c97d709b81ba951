//! Rows and columns of package revisions.

use serde::Deserialize;

use super::*;
use crate::output::table;

/// Objects of a recorded server, and the tables the Go client printed for them.
#[derive(Deserialize)]
struct Recorded<R> {
    objects: Vec<R>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    case: String,
    now: i64,
    names: Option<Vec<String>>,
    #[serde(default)]
    no_headers: bool,
    #[serde(default)]
    all_labels: bool,
    #[serde(default)]
    labels: Vec<String>,
    stdout: String,
}

fn recorded() -> Recorded<PackageRevision> {
    serde_json::from_str(include_str!("../../../tests/data/get-tables.json")).unwrap()
}

fn named<R: Row + Clone>(objects: &[R], name: &str) -> R {
    objects.iter().find(|object| object.meta().name.as_deref() == Some(name)).unwrap().clone()
}

fn at(seconds: i64) -> Timestamp {
    Timestamp::from_second(seconds).unwrap()
}

/// The table that is printed in one recorded case.
fn table<R: Row + Clone>(objects: &[R], case: &Case) -> String {
    let chosen = match &case.names {
        None => objects.to_vec(),
        Some(names) => names.iter().map(|name| named(objects, name)).collect(),
    };
    let columns = Columns { labels: case.labels.clone(), all_labels: case.all_labels, ..Columns::default() };
    let header = (!case.no_headers).then(|| columns.header::<R>());
    let rows = chosen.iter().map(|object| columns.row(object, at(case.now)));
    table::layout(&header.into_iter().chain(rows).collect::<Vec<_>>())
}

#[test]
fn tables_are_byte_for_byte_those_of_the_go_client() {
    let recorded = recorded();
    assert_eq!(recorded.cases.len(), 6);
    for case in &recorded.cases {
        assert_eq!(table(&recorded.objects, case), case.stdout, "{}", case.case);
    }
}

#[test]
fn tables_of_repositories_too() {
    let text = include_str!("../../../tests/data/repo-tables.json");
    let recorded: Recorded<Repository> = serde_json::from_str(text).unwrap();
    assert_eq!(recorded.cases.len(), 4);
    for case in &recorded.cases {
        assert_eq!(table(&recorded.objects, case), case.stdout, "{}", case.case);
    }
}

#[test]
fn the_wide_table_says_why_a_repository_is_not_ready() {
    let text = include_str!("../../../tests/data/repo-tables.json");
    let recorded: Recorded<Repository> = serde_json::from_str(text).unwrap();
    let [packages, api, message] = &named(&recorded.objects, "nobranch").wide_cells()[..] else { panic!() };
    assert_eq!((packages.as_str(), api.as_str()), ("", "v1alpha1"));
    assert!(message.starts_with('…') && message.ends_with("doesn't exist: reference not found"), "{message}");
    assert_eq!(message.chars().count(), MESSAGE_MAX);
    assert_eq!(named(&recorded.objects, "x2").wide_cells()[2], "");
}

fn revision(text: &str) -> PackageRevision {
    serde_json::from_str(text).unwrap()
}

#[test]
fn latest_comes_from_the_label_and_only_when_true() {
    let with = |value: &str| {
        let text = format!(
            r#"{{"metadata":{{"name":"a","labels":{{"porch.kpt.dev/latest-revision":"{value}"}}}},"status":{{"revision":3}}}}"#
        );
        let row = Columns::default().row(&revision(&text), at(0));
        (row[3].clone(), row[4].clone())
    };
    assert_eq!(with("true"), ("3".into(), "true".into()));
    assert_eq!(with("false"), ("3".into(), String::new()));
}

#[test]
fn wide_says_what_is_wrong() {
    let failed = revision(
        r#"{"metadata":{"name":"a","namespace":"n"},"status":{"conditions":[
            {"type":"Ready","status":"False","reason":"Failed","message":"source failed:\n\tno such ref"},
            {"type":"Rendered","status":"True","reason":"Rendered","message":""}]}}"#,
    );
    let columns = Columns { wide: true, namespace: true, ..Columns::default() };
    let row = columns.row(&failed, at(0));
    assert_eq!(row.len(), columns.header::<PackageRevision>().len());
    assert_eq!(row[0], "n");
    assert_eq!(&row[8..], ["<unknown>", "False (Failed)", "True", "source failed: no such ref"]);
    let fresh = columns.row(&revision(r#"{"metadata":{"name":"a"}}"#), at(0));
    assert_eq!(&fresh[9..], ["", "", ""]);
}

#[test]
fn long_messages_are_cut_at_letters() {
    let long = "ü".repeat(150);
    assert_eq!(shortened(&long).chars().count(), MESSAGE_MAX);
    assert!(shortened(&long).ends_with("ü…"));
}

#[test]
fn a_revision_from_the_future_is_new() {
    let text = r#"{"metadata":{"name":"a","creationTimestamp":"2026-01-01T00:00:10Z"}}"#;
    let now: Timestamp = "2026-01-01T00:00:00Z".parse().unwrap();
    assert_eq!(Columns::default().row(&revision(text), now)[7], "0s");
}

#[test]
fn resource_names_are_kubectls() {
    let name = resource_name(&revision(r#"{"metadata":{"name":"bp.web.v1"}}"#));
    assert_eq!(name, "packagerevision.porch.kpt.dev/bp.web.v1");
}
