//! Natives against what the real functions did (`tests/data/functions`, one case a line).

use std::path::PathBuf;

use serde::Deserialize;
use serde_json::Value;

use super::*;
use crate::package::yaml::Document;

#[derive(Deserialize)]
struct Case {
    id: String,
    #[serde(rename = "functionConfig")]
    config: Option<String>,
    items: Vec<String>,
    exit: i64,
    out_order: Option<Vec<Option<usize>>>,
    #[serde(default)]
    written: Vec<Option<String>>,
    written_error: Option<String>,
    results: Value,
    #[serde(default)]
    stderr: String,
}

fn data(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/functions").join(file);
    std::fs::read_to_string(path).unwrap()
}

fn item(id: usize, text: &str) -> Item {
    let document = Document::parse(text).unwrap();
    let annotation = |key: &str| {
        let root = document.root().unwrap();
        root.text_at(&["metadata", "annotations", key]).unwrap_or_default().to_string()
    };
    let mut item = Item {
        package: annotation("internal.config.kubernetes.io/package-path"),
        path: annotation("internal.config.kubernetes.io/path"),
        index: annotation("internal.config.kubernetes.io/index").parse().unwrap(),
        id: Some(id),
        document,
    };
    item.drop_bookkeeping();
    item
}

/// Data of a text; maps that hold nothing but bookkeeping are gone from both sides.
fn meaning(text: &str) -> serde_yaml::Value {
    let mut value: serde_yaml::Value = serde_yaml::from_str(text).unwrap_or_else(|e| format!("{e}").into());
    let metadata = value.as_mapping_mut().and_then(|map| map.get_mut("metadata"));
    if let Some(metadata) = metadata.and_then(serde_yaml::Value::as_mapping_mut) {
        let empty =
            |v: &serde_yaml::Value| v.is_null() || v.as_mapping().is_some_and(serde_yaml::Mapping::is_empty);
        if metadata.get("annotations").is_some_and(empty) {
            metadata.remove("annotations");
        }
    }
    value
}

fn said(native: Native, items: &mut [Item], config: Option<&Document>) -> Said {
    let config = config.and_then(Document::root);
    match native {
        Native::SetNamespace => set_namespace::run(items, config),
        Native::SetLabels => set_labels::run(items, config),
        Native::SetAnnotations => set_annotations::run(items, config),
        Native::ApplySetters => apply_setters::run(items, config),
    }
}

/// What differs between the recorded run and ours.
fn difference(native: Native, case: &Case) -> Option<String> {
    let before: Vec<Item> = case.items.iter().enumerate().map(|(id, text)| item(id, text)).collect();
    let config = case.config.as_ref().map(|text| Document::parse(text).unwrap());
    let mut items = before.clone();
    let said = said(native, &mut items, config.as_ref());
    let wanted = results::parse(&case.results);
    if said.results != wanted {
        return Some(format!("results\n  want {wanted:?}\n  got  {:?}", said.results));
    }
    let (exit, stderr) = said.failed.unwrap_or_default();
    if exit != case.exit {
        return Some(format!("exit: want {} got {exit}", case.exit));
    }
    if exit != 0 {
        let fits =
            case.stderr == stderr || case.stderr.starts_with("panic:") && case.stderr.starts_with(&stderr);
        return (!fits).then(|| format!("stderr: want {:?} got {stderr:?}", case.stderr));
    }
    if let Some(wanted) = &case.written_error {
        let Some((position, path)) = said.broken else { return Some("should be broken".to_string()) };
        let message = unreadable(&items, position, &path).message;
        return (message != *wanted).then(|| format!("text: want {wanted:?} got {message:?}"));
    }
    let order: Vec<Option<usize>> = items.iter().map(|item| item.id).collect();
    let wanted: Vec<Option<usize>> =
        case.out_order.clone().unwrap_or_else(|| (0..before.len()).map(Some).collect());
    if order != wanted {
        return Some(format!("order: want {wanted:?} got {order:?}"));
    }
    items.iter().zip(&case.written).find_map(|(item, written)| {
        let old = &before[item.id.unwrap()];
        let wanted = written.as_deref().unwrap_or(old.document.text());
        (meaning(wanted) != meaning(item.document.text()))
            .then(|| format!("data\n--- want\n{wanted}\n--- got\n{}", item.document.text()))
    })
}

fn check(native: Native, file: &str) {
    let text = data(file);
    let cases: Vec<Case> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let differing: Vec<String> =
        cases.iter().filter_map(|case| Some(format!("{}: {}", case.id, difference(native, case)?))).collect();
    assert!(differing.is_empty(), "{} of {} differ\n{}", differing.len(), cases.len(), differing.join("\n"));
}

#[test]
fn set_namespace_as_recorded() {
    check(Native::SetNamespace, "set-namespace.jsonl");
}

#[test]
fn set_labels_as_recorded() {
    check(Native::SetLabels, "set-labels.jsonl");
}

#[test]
fn set_annotations_as_recorded() {
    check(Native::SetAnnotations, "set-annotations.jsonl");
}

#[test]
fn apply_setters_as_recorded() {
    check(Native::ApplySetters, "apply-setters.jsonl");
}

/// The items of the recordings are what a render hands over; ours must not differ by a byte. Left out:
/// items in the wide list style, which a render writes compact, and one with comments that it moves.
#[test]
fn executables_read_what_a_render_gives() {
    let text = data("set-namespace.jsonl");
    let cases = text.lines().map(|line| serde_json::from_str::<Case>(line).unwrap());
    let mut compared = 0;
    for case in cases.filter(|case| {
        !case.items.iter().any(|text| text.contains("'wide'") || text.contains("annotations: #"))
    }) {
        let items: Vec<Item> = case.items.iter().enumerate().map(|(id, text)| item(id, text)).collect();
        for (position, wanted) in case.items.iter().enumerate().filter(|(_, text)| text.contains("name:")) {
            assert_eq!(
                resource_list::annotated(&items[position], position),
                *wanted,
                "{} {position}",
                case.id
            );
            compared += 1;
        }
    }
    assert!(compared > 40, "only {compared} compared");
}

#[test]
fn images_are_completed() {
    assert_eq!(complete("set-namespace"), format!("{DEFAULT_PREFIX}set-namespace:latest"));
    assert_eq!(complete("set-namespace:v1"), format!("{DEFAULT_PREFIX}set-namespace:v1"));
    assert_eq!(complete("h:5000/x/f"), "h:5000/x/f:latest");
    assert_eq!(complete("h/f@sha256:0"), "h/f@sha256:0");
}

#[test]
fn every_native_answers_for_the_version_it_imitates() {
    for (name, version) in NATIVES {
        assert!(native(&complete(&format!("{name}:{version}")), false).is_some(), "{name}");
    }
    assert_eq!(native(&complete("set-labels:v9"), false), Some(Native::SetLabels));
    assert_eq!(native(&complete("set-labels:v9"), true), None);
    assert_eq!(native("gcr.io/kpt-fn/set-labels:v0.2.2", false), None);
}

/// On paused time the limit is over as soon as nothing but the program is left to wait for.
#[cfg(unix)]
#[tokio::test(start_paused = true)]
async fn a_program_that_does_not_end_is_stopped() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/bin/endless");
    let functions = Functions::new(BTreeMap::from([("endless:v1".to_string(), path)]));
    let image = complete("endless:v1");
    let failure = functions.run(&image, &[], None).await.unwrap_err();
    assert!(failure.message.contains("code = DeadlineExceeded"), "{}", failure.message);
    assert!(failure.message.ends_with("no answer within 60 s ()"), "{}", failure.message);
}

#[tokio::test]
async fn a_program_that_is_not_there_is_a_failure() {
    let functions = Functions::new(BTreeMap::from([("gone:v1".to_string(), PathBuf::from("/nowhere/gone"))]));
    let failure = functions.run(&complete("gone:v1"), &[], None).await.unwrap_err();
    assert!(failure.message.contains("/nowhere/gone: No such file"), "{}", failure.message);
}

#[tokio::test]
async fn an_unknown_image_is_not_found() {
    let failure = Functions::default().run("h/none:v1", &[], None).await.unwrap_err();
    assert_eq!(
        failure.message,
        "func eval \"h/none:v1\" failed: rpc error: code = NotFound desc = function \"h/none:v1\" not found"
    );
}
