//! Reports from every source a server has.

use serde_json::{Value, json};

use super::*;

const BOOM: &str = "fn.render: pkg /:\n\tpkg.render:\n\tpipeline.run: func eval \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\" failed: rpc error: code = Internal desc = Failed to execute function \"x\": exit status 3 (boom: this function always fails\n)";

fn revision(rendered: &str, message: &str, results: Value) -> PackageRevision {
    serde_json::from_value(json!({
        "metadata": {"name": "edge.cell.v1"}, "spec": {},
        "status": {"functionResults": results, "conditions": [
            {"type": "Rendered", "status": rendered, "reason": "x", "message": message}]}
    }))
    .unwrap()
}

fn step(package: &str, image: &str) -> PipelineStep {
    PipelineStep { package: package.into(), image: image.into(), ..PipelineStep::default() }
}

fn pipeline() -> KptfileFacts {
    let pipeline = vec![step("", "set-namespace:v0.4.5"), step("", "boom:v1"), step("", "set-labels:v0.2")];
    KptfileFacts { pipeline, render: None }
}

fn result(image: &str, code: i64) -> FunctionResult {
    FunctionResult { image: image.into(), exit_code: code, ..FunctionResult::default() }
}

fn fates(report: &RenderReport) -> Vec<(&str, Fate)> {
    report.steps.iter().map(|step| (step.function.as_str(), step.fate)).collect()
}

#[test]
fn after_a_failure_the_pipeline_tells_who_ran() {
    let report = RenderReport::of(&revision("False", BOOM, Value::Null), &pipeline());
    let image = "ghcr.io/kptdev/krm-functions-catalog/boom:v1";
    assert_eq!(
        fates(&report),
        [
            ("set-namespace:v0.4.5", Fate::RanUnheard),
            (image, Fate::Failed),
            ("set-labels:v0.2", Fate::DidNotRun)
        ]
    );
    assert_eq!((report.origin, report.steps[1].exit_code), (Origin::Message, Some(3)));
    assert_eq!(
        report.lines(),
        [
            "[ran, no results kept] set-namespace:v0.4.5",
            "[failed, exit code 3] ghcr.io/kptdev/krm-functions-catalog/boom:v1",
            "  stderr: boom: this function always fails",
            "[did not run] set-labels:v0.2",
        ]
    );
}

#[test]
fn the_blamed_package_decides_between_equal_functions() {
    let message = "fn.render: pkg /:\n\tpkg.render: pkg /db:\n\tpipeline.run: func eval \"boom:v1\" failed: exit status 1 (no)";
    let facts = KptfileFacts {
        pipeline: vec![step("app", "boom:v1"), step("db", "boom:v1"), step("", "boom:v1")],
        render: None,
    };
    let report = RenderReport::of(&revision("False", message, Value::Null), &facts);
    let fates: Vec<Fate> = report.steps.iter().map(|step| step.fate).collect();
    assert_eq!(fates, [Fate::RanUnheard, Fate::Failed, Fate::DidNotRun]);
}

#[test]
fn a_failure_without_a_function_keeps_its_text() {
    let message = "failed to write resources for render: illegal name 'with space.yaml' in file creation";
    let report = RenderReport::of(&revision("False", message, Value::Null), &pipeline());
    assert_eq!(report.error, message);
    assert!(report.steps.iter().all(|step| step.fate == Fate::Unknown));
}

#[test]
fn the_status_is_the_best_source() {
    let kept = json!([{"image": "set-namespace:v0.4.5", "exitCode": 0, "results": [
        {"message": "3 changed", "severity": "info", "file": {"path": "a.yaml", "index": 1}, "field": {"path": "metadata.namespace"},
         "resourceRef": {"kind": "ConfigMap", "name": "cfg", "namespace": "radio"}}]}]);
    let mut facts = pipeline();
    facts.render =
        Some(RenderStatus { mutation_steps: vec![result("other:v1", 0)], ..RenderStatus::default() });
    let report = RenderReport::of(&revision("True", "", kept), &facts);
    assert_eq!(report.origin, Origin::Status);
    assert_eq!(
        report.lines(),
        [
            "[ok] set-namespace:v0.4.5",
            "  info: 3 changed (ConfigMap radio/cfg, field metadata.namespace, file a.yaml document 2)"
        ]
    );
}

#[test]
fn the_kptfile_speaks_of_the_stored_render_only() {
    let full = "ghcr.io/kptdev/krm-functions-catalog";
    let good = RenderStatus {
        mutation_steps: vec![result(&format!("{full}/set-namespace:v0.4.5"), 0)],
        ..RenderStatus::default()
    };
    let mut facts = pipeline();
    facts.render = Some(good);
    assert_eq!(RenderReport::of(&revision("True", "", Value::Null), &facts).origin, Origin::Kptfile);
    // The results of the render before the failed one are not this render's.
    assert_eq!(RenderReport::of(&revision("False", BOOM, Value::Null), &facts).origin, Origin::Message);
    let saved = RenderStatus {
        mutation_steps: vec![result("set-namespace:v0.4.5", 0), result(&format!("{full}/boom:v1"), 1)],
        error_summary: "boom: exit code 1".into(),
        ..RenderStatus::default()
    };
    facts.render = Some(saved);
    let report = RenderReport::of(&revision("False", BOOM, Value::Null), &facts);
    assert_eq!(report.origin, Origin::Kptfile);
    let fates: Vec<Fate> = report.steps.iter().map(|step| step.fate).collect();
    assert_eq!(fates, [Fate::Ok, Fate::Failed, Fate::DidNotRun]);
}

#[test]
fn short_names_mirrors_and_dots_are_the_same_function() {
    for reported in [
        "boom:v1",
        "ghcr.io/kptdev/krm-functions-catalog/boom:v1",
        "mirror.example:5000/x/boom:v1",
        "ghcr.io.kptdev.krm-functions-catalog.boom:v1",
    ] {
        assert!(same_function("boom:v1", reported), "{reported}");
    }
    assert!(!same_function("boom:v1", "boom:v2"));
    assert!(!same_function("", "boom:v1"));
}

#[test]
fn a_render_without_functions_says_nothing() {
    let report = RenderReport::of(&revision("True", "", Value::Null), &KptfileFacts::default());
    assert!(report.is_empty() && report.lines().is_empty());
}

#[test]
fn the_json_for_scripts() {
    let report = RenderReport::of(&revision("False", BOOM, Value::Null), &pipeline());
    let value = report.to_json();
    assert_eq!((&value["state"], &value["source"]), (&json!("failed"), &json!("message")));
    assert_eq!(
        value["functions"][1],
        json!({"function": "ghcr.io/kptdev/krm-functions-catalog/boom:v1", "outcome": "failed", "package": "",
            "results": [], "stage": "mutator", "exitCode": 3, "stderr": "boom: this function always fails"})
    );
    assert_eq!(value["functions"][2]["outcome"], json!("skipped"));
}
