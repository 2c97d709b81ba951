//! A foreign client against the embedded Porch: kubectl, where it is on this machine.
//!
//! It is the outside witness that the API is the one Kubernetes speaks, and the one to compare our
//! waiting with. Without kubectl each test says so and ends.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that cannot run says why")]

mod support;

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use support::{World, program, run};

/// Pushes until kubectl must have been quicker than a controller that lags two seconds behind.
const TRIES: usize = 5;
const RPKG: &str = "packagerevisions.v1alpha2.porch.kpt.dev";

/// kubectl, or `None` with a word why.
fn kubectl() -> Option<PathBuf> {
    let found = program(&["kubectl"]);
    if found.is_none() {
        eprintln!("skipped: no kubectl on this machine");
    }
    found
}

fn command(world: &World, kubectl: &PathBuf, words: &str) -> Command {
    let mut command = world.command(kubectl);
    command.args(words.split_whitespace());
    command
}

#[test]
fn kubectl_lists_shows_patches_watches_and_deletes() {
    let Some(kubectl) = kubectl() else { return };
    let world = World::new();
    let name = world.draft("web");
    let run_kubectl = |words: &str| run(&mut command(&world, &kubectl, words));
    let table = run_kubectl(&format!("get {RPKG} -A")).expect(0).stdout;
    let header: Vec<&str> = table.lines().next().unwrap().split_whitespace().collect();
    assert_eq!(
        header,
        [
            "NAMESPACE",
            "NAME",
            "PACKAGE",
            "WORKSPACENAME",
            "REVISION",
            "LATEST",
            "LIFECYCLE",
            "REPOSITORY",
            "AGE"
        ]
    );
    assert!(table.contains(&name) && table.contains("Draft"), "{table}");
    let yaml = run_kubectl(&format!("get {RPKG} {name} -o yaml")).expect(0).stdout;
    assert!(yaml.contains("kind: PackageRevision\n") && yaml.contains("creationSource: init\n"), "{yaml}");

    let mut watch = command(&world, &kubectl, &format!("get {RPKG} {name} -w --no-headers"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(watch.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().contains("Draft"));
    let patch = r#"{"spec":{"lifecycle":"Proposed"}}"#;
    let patched =
        run(command(&world, &kubectl, &format!("patch {RPKG} {name} --type merge -p")).arg(patch)).expect(0);
    assert_eq!(patched.stdout, format!("packagerevision.porch.kpt.dev/{name} patched\n"));
    assert!(lines.any(|line| line.unwrap().contains("Proposed")));
    watch.kill().unwrap();
    watch.wait().unwrap();

    let deleted = run_kubectl(&format!("delete {RPKG} {name}")).expect(0).stdout;
    assert!(deleted.contains("deleted"), "{deleted}");
    let gone = run_kubectl(&format!("get {RPKG} {name}")).expect(1);
    assert!(
        gone.stderr.contains(&format!("packagerevisions.porch.kpt.dev \"{name}\" not found")),
        "{}",
        gone.stderr
    );
}

#[test]
fn kubectl_wait_hangs_after_init_and_lies_after_a_push_where_ours_does_neither() {
    let Some(kubectl) = kubectl() else { return };
    let world = World::with(&["controller-lag=2s"], &[]);
    let name = world.draft("web");
    // The first render raises the generation, so `Rendered` never speaks of the present one.
    let waited = run(&mut command(
        &world,
        &kubectl,
        &format!("wait --for=condition=Rendered {RPKG}/{name} --timeout=3s"),
    ));
    assert_eq!(waited.code, 1, "{}{}", waited.stdout, waited.stderr);
    assert!(waited.stderr.contains("timed out"), "{}", waited.stderr);
    world.rpkg(&format!("wait {name} --for rendered --timeout 20s")).expect(0);

    // After a push both agree again, because its render was the first to see the new generation.
    world.write(&format!("{name}/one.txt"), "one\n");
    world.rpkg(&format!("push {name} {name}")).expect(0);
    let request = |object: &serde_json::Value| {
        let asked = object["metadata"]["annotations"]["porch.kpt.dev/render-request"].clone();
        (asked, object["status"]["observedPrrResourceVersion"].clone())
    };
    // Nobody has rendered the push yet, and kubectl says it is. On a busy machine the controller may be
    // quicker than kubectl starts: then another push has to show it.
    let lied = (0..TRIES).any(|attempt| {
        world.write(&format!("{name}/two.txt"), &format!("{attempt}\n"));
        world.rpkg(&format!("push {name} {name} --wait=false")).expect(0);
        let words = format!("wait --for=condition=Rendered {RPKG}/{name} --timeout=1s");
        let waited = run(&mut command(&world, &kubectl, &words));
        let (asked, observed) = request(&world.object(&name));
        if asked == observed {
            return false;
        }
        assert_eq!(waited.code, 0, "{}{}", waited.stdout, waited.stderr);
        true
    });
    assert!(lied, "the controller was quicker than kubectl {TRIES} times");
    // Ours waits for the render of that push.
    world.rpkg(&format!("wait {name} --for rendered --timeout 20s")).expect(0);
    let (asked, observed) = request(&world.object(&name));
    assert_eq!(asked, observed);
    world.rpkg(&format!("pull {name} third")).expect(0);
    world.write("third/three.txt", "three\n");
    world.rpkg(&format!("push {name} third")).expect(0);
    let (asked, observed) = request(&world.object(&name));
    assert_eq!(asked, observed);
}

/// The oldest and the newest kubectl that is here: the one on the PATH and its siblings such as `kubectl.1.27`.
fn oldest_and_newest() -> Vec<PathBuf> {
    let Some(main) = kubectl() else { return Vec::new() };
    let main = std::fs::canonicalize(main).unwrap();
    let minor = |path: &PathBuf| {
        let name = path.file_name()?.to_str()?;
        name.strip_prefix("kubectl.1.")?.parse::<u32>().ok()
    };
    let beside = std::fs::read_dir(main.parent().unwrap()).unwrap().flatten().map(|entry| entry.path());
    let mut siblings: Vec<(u32, PathBuf)> = beside.filter_map(|path| Some((minor(&path)?, path))).collect();
    siblings.sort();
    let ends = siblings.first().into_iter().chain(siblings.last().filter(|_| siblings.len() > 1));
    match siblings.is_empty() {
        true => vec![main],
        false => ends.map(|(_, path)| path.clone()).collect(),
    }
}

const MANIFEST: &str = "apiVersion: porch.kpt.dev/v1alpha2
kind: PackageRevision
metadata: {name: blueprints.cell.v1, namespace: default}
spec:
  repository: blueprints
  packageName: cell
  workspaceName: v1
  lifecycle: Draft
  source: {init: {description: a cell}}
";

#[test]
fn kubectl_applies_describes_labels_annotates_and_patches_beside_a_controller() {
    for kubectl in oldest_and_newest() {
        let world = World::new();
        let name = "blueprints.cell.v1";
        world.write("cell.yaml", MANIFEST);
        let says = |words: &str, word: &str| {
            let ran = run(&mut command(&world, &kubectl, words)).expect(0);
            let said = ran.stdout.strip_prefix(&format!("packagerevision.porch.kpt.dev/{name} ")).unwrap();
            // The word is kubectl's own, and some versions say `annotate` where others say `annotated`.
            let short = word.strip_suffix('d').filter(|short| *short == "annotate");
            assert!(said.trim_end() == word || short == Some(said.trim_end()), "{words}: {said}");
        };
        says("apply -f cell.yaml", "created");
        world.rpkg(&format!("wait {name} --for settled")).expect(0);
        says(&format!("label {RPKG} {name} team=edge"), "labeled");
        says(&format!("annotate {RPKG} {name} example.com/note=seen"), "annotated");
        let proposed = r#"[{"op":"replace","path":"/spec/lifecycle","value":"Proposed"}]"#;
        says(&format!("patch {RPKG} {name} --type json -p {proposed}"), "patched");
        let object = world.object(name);
        assert_eq!(object["metadata"]["labels"]["team"], "edge");
        assert_eq!(object["metadata"]["annotations"]["example.com/note"], "seen");
        // The controller carries out what kubectl wished.
        world.rpkg(&format!("approve {name}")).expect(0);
        let described = run(&mut command(&world, &kubectl, &format!("describe {RPKG} {name}"))).expect(0);
        let lines: Vec<String> = described
            .stdout
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        for line in ["Name: blueprints.cell.v1", "Lifecycle: Published", "Revision: 1", "Type: Ready"] {
            assert!(lines.iter().any(|found| found == line), "{line:?} is not in\n{}", described.stdout);
        }
        assert!(described.stdout.contains("team=edge"), "{}", described.stdout);
    }
}
