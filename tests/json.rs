//! One shape of `-o json` for every verb, as `docs/json.md` promises it.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

mod support;

use serde_json::{Value, json};
use support::World;

/// One object whose result is that word, and nothing else on stdout.
fn one(world: &World, words: &str, result: &str) -> Value {
    let args: Vec<&str> = words.split(' ').chain(["-o", "json"]).collect();
    let ran = world.porchctl(&args);
    let value = ran.json();
    assert_eq!(value["result"], result, "{words}: {value}\n{}", ran.stderr);
    assert_eq!(value["exitCode"], ran.code, "{words}");
    assert_eq!(value["namespace"], "default", "{words}");
    assert!(value["name"].as_str().is_some_and(|name| !name.is_empty()), "{words}");
    if ran.code != 0 {
        let message = value["message"].as_str().unwrap();
        assert!(ran.stderr.contains(message), "{words}: {message:?} is not in\n{}", ran.stderr);
        assert!(value["causes"].is_array() && value["hints"].is_array(), "{words}: {value}");
    }
    value
}

#[test]
fn every_verb_has_the_same_frame() {
    let world = World::new();
    let name = "blueprints.web.v1";
    one(&world, "rpkg init web --repository blueprints --workspace v1", "created");
    one(&world, "rpkg init web --repository blueprints --workspace v1", "failed");
    let pulled = one(&world, &format!("rpkg pull {name} web"), "pulled");
    assert_eq!((&pulled["dir"], &pulled["files"][0]), (&json!("web"), &json!("Kptfile")));
    let pulled = one(&world, &format!("rpkg pull {name}"), "pulled");
    assert_eq!(pulled["files"]["Kptfile"], world.read("web/Kptfile"));
    assert!(!pulled["resourceVersion"].as_str().unwrap().is_empty());
    one(&world, &format!("rpkg push {name} web"), "unchanged");
    world.write("web/notes.txt", "x\n");
    let rehearsed = one(&world, &format!("rpkg push {name} web --dry-run"), "would-push");
    assert_eq!(rehearsed["added"], json!(["notes.txt"]));
    assert_eq!(one(&world, &format!("rpkg push {name} web"), "pushed")["saved"], true);
    assert_eq!(one(&world, &format!("rpkg propose {name} --dry-run=server"), "proposed")["dryRun"], true);
    one(&world, &format!("rpkg propose {name}"), "proposed");
    one(&world, &format!("rpkg propose {name}"), "unchanged");
    one(&world, &format!("rpkg reject {name}"), "no longer proposed for approval");
    one(&world, &format!("rpkg approve {name}"), "failed");
    one(&world, &format!("rpkg propose {name}"), "proposed");
    one(&world, &format!("rpkg approve {name}"), "approved");
    one(&world, &format!("rpkg push {name} web"), "failed");
    one(&world, &format!("rpkg wait {name}"), "met");
    let status = one(&world, &format!("rpkg status {name}"), "settled");
    assert_eq!((&status["lifecycle"], &status["revision"]), (&json!("Published"), &json!(1)));
    one(&world, "rpkg status blueprints.web.v9", "failed");
    one(&world, "rpkg wait blueprints.web.v9", "not-found");
    one(&world, &format!("rpkg copy {name} --workspace v2"), "created");
    one(&world, &format!("rpkg clone {name} front --repository deployments"), "created");
    one(&world, &format!("rpkg propose-delete {name}"), "proposed for deletion");
    one(&world, &format!("rpkg del {name}"), "deleted");
    one(&world, "rpkg pull blueprints.web.v9 there", "failed");
    one(&world, "repo unreg deployments", "unregistered");
    one(&world, "repo unreg deployments", "failed");
    one(&world, "repo reg /nowhere/green.git", "failed");
}

#[test]
fn several_names_are_a_list_in_their_order() {
    let world = World::new();
    for package in ["a", "b"] {
        world.rpkg(&format!("init {package} --repository blueprints --workspace v1")).expect(0);
    }
    let names = "blueprints.b.v1 blueprints.nosuch.v1 blueprints.a.v1";
    for (words, results) in [
        ("propose", ["proposed", "failed", "proposed"]),
        ("wait --for proposed", ["met", "not-found", "met"]),
        ("reject", ["no longer proposed for approval", "failed", "no longer proposed for approval"]),
        ("del", ["deleted", "failed", "deleted"]),
    ] {
        let document = world.rpkg(&format!("{words} {names} -o json")).expect(5).json();
        assert_eq!(document["exitCode"], 5);
        let found = document["results"].as_array().unwrap();
        let found: Vec<(&Value, &Value)> = found.iter().map(|r| (&r["name"], &r["result"])).collect();
        let expected: Vec<(Value, Value)> =
            names.split(' ').zip(results).map(|(n, r)| (json!(n), json!(r))).collect();
        assert_eq!(found, expected.iter().map(|(n, r)| (n, r)).collect::<Vec<_>>(), "{words}");
    }
}

#[test]
fn wrong_usage_prints_no_document() {
    let world = World::new();
    for words in ["propose", "init x", "copy", "pull", "push"] {
        let ran = world.rpkg(&format!("{words} -o json")).expect(2);
        assert_eq!(ran.stdout, "", "{words}");
    }
}

/// The statement about something.
fn about<'a>(version: &'a Value, what: &str) -> &'a Value {
    let statements = version["server"]["statements"].as_array().unwrap();
    statements.iter().find(|one| one["about"] == what).unwrap()
}

#[test]
fn what_a_server_shows_of_itself() {
    let world = World::new();
    world.draft("web");
    assert_eq!(world.porchctl(&["version"]).stdout, format!("Version: {}\n", env!("CARGO_PKG_VERSION")));
    let version = world.porchctl(&["version", "-o", "json", "--server"]).expect(0).json();
    assert_eq!(version["server"]["apis"]["porch.kpt.dev"], json!(["v1alpha2", "v1alpha1"]));
    assert_eq!(about(&version, "v1alpha2")["answer"], "yes");
    // Nothing has left Draft: whether the generation of Rendered follows cannot be told.
    assert_eq!(about(&version, "staleGeneration")["answer"], "cannot be told");
    world.porchctl(&["rpkg", "propose", "blueprints.web.v1"]).expect(0);
    let version = world.porchctl(&["version", "--server", "-o", "json"]).expect(0).json();
    let stale = about(&version, "staleGeneration");
    assert_eq!((&stale["answer"], &stale["defect"]), (&json!("yes"), &json!(true)));
    assert_eq!((&about(&version, "webhook")["answer"]), (&json!("no")));
    // The rehearsal left nothing behind.
    let names = world.porchctl(&["rpkg", "get", "-o", "name"]).expect(0).stdout;
    assert_eq!(names, "packagerevision.porch.kpt.dev/blueprints.web.v1\n");
    let lines = world.porchctl(&["version", "--server"]).expect(0).stdout;
    assert!(lines.lines().count() > 5 && lines.contains("DEFECT"), "{lines}");
}
