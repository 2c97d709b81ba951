//! Packages as people have them, through the real binary and back: what nobody changed keeps its
//! bytes, and what one person changed changes alone.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

mod support;

use std::collections::BTreeMap;
use std::fs;

use support::{World, data};

/// Files in every style that a render or a stream could spoil.
const AWKWARD: &[(&str, &str)] = &[
    (
        "comments.yaml",
        "# head\n\napiVersion: v1 # version\nkind: ConfigMap\nmetadata: # kpt-merge: ns/name\n  name: comments\n  annotations: {}\ndata:\n  # inside\n  a: 'x'\n\n# foot\n",
    ),
    ("crlf.yaml", "apiVersion: v1\r\nkind: ConfigMap\r\nmetadata:\r\n  name: crlf\r\ndata:\r\n  a: b\r\n"),
    (
        "two.yaml",
        "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: one\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: two\n  annotations:\n    config.kubernetes.io/index: \"7\"\n",
    ),
    (
        "block.yaml",
        "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: block\ndata:\n  script: |+\n    #!/bin/sh\n    - not an item\n    ---\n    echo\n\n\n  folded: >-\n    one\n    two\n",
    ),
    (
        "types.yaml",
        "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: types\ndata: {yes: \"no\", on: 'off', n: \"1_000\", e: \"1e3\", tilde: \"~\", empty: \"\"}\n",
    ),
    (
        "list.json",
        "{\"apiVersion\": \"v1\", \"kind\": \"ConfigMap\",\n \"metadata\": {\"name\": \"json\"}}\n",
    ),
    ("values.yaml", "replicas: 3\n"),
    ("no-newline.txt", "text"),
    ("empty.yaml", ""),
    ("sub/deep/Kptfile", "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: deep\n"),
    ("sub/deep/run.sh", "#!/bin/sh\n"),
    (".krmignore", "values.yaml\n"),
];

fn stored(world: &World, name: &str) -> BTreeMap<String, String> {
    let client = world.client();
    let resources = world.runtime().block_on(client.get_resources(name)).unwrap();
    resources.spec.resources.unwrap().into_iter().map(|(path, text)| (path, text.into())).collect()
}

/// Drafts with the packages of the test data, and one with awkward files; each with its exit code of a push.
fn drafts(world: &World) -> Vec<(String, i32)> {
    let mut drafts = Vec::new();
    for package in ["5g-core-topology", "core-env-crlf", "set-labels-empty-resource", "wordpress"] {
        let name = world.draft(package);
        world.copy_package(package, &name);
        drafts.push((name, 0));
    }
    let name = world.draft("awkward");
    AWKWARD.iter().for_each(|(path, text)| world.write(&format!("{name}/{path}"), text));
    drafts.push((name, 0));
    for (name, code) in &mut drafts {
        *code = world.rpkg(&format!("push {name} {name}")).code;
        // Some functions are not to be had here; the content is stored all the same.
        assert!([0, 3].contains(code), "{name}");
    }
    assert!(drafts.iter().any(|(_, code)| *code == 0) && drafts.iter().any(|(_, code)| *code == 3));
    drafts
}

#[test]
fn pulled_and_pushed_unchanged() {
    let world = World::new();
    for (name, code) in drafts(&world) {
        let before = stored(&world, &name);
        world.rpkg(&format!("pull {name} back")).expect(0);
        let pushed = world.rpkg(&format!("push {name} back")).expect(code);
        if code == 0 {
            assert_eq!(pushed.stdout, format!("{name} unchanged\n"));
        } else {
            assert!(
                pushed.stderr.contains("nothing changed since the push whose render failed"),
                "{}",
                pushed.stderr
            );
        }
        assert_eq!(stored(&world, &name), before);
        fs::remove_dir_all(world.path("back")).unwrap();
    }
}

#[test]
fn streamed_and_pushed_unchanged() {
    let world = World::new();
    for (name, code) in drafts(&world) {
        let before = stored(&world, &name);
        let stream = world.rpkg(&format!("pull {name}")).expect(0).stdout;
        let pushed = world.rpkg_with_stdin(&format!("push {name} -"), &stream).expect(code);
        assert!(code == 3 || pushed.stdout == format!("{name} unchanged\n"), "{}", pushed.stdout);
        assert_eq!(stored(&world, &name), before);
    }
}

#[test]
fn an_edited_file_changes_alone() {
    let world = World::new();
    for (name, code) in drafts(&world) {
        let before = stored(&world, &name);
        world.rpkg(&format!("pull {name} back")).expect(0);
        let edited = before.keys().find(|path| path.ends_with(".yaml") && !before[*path].is_empty()).unwrap();
        let text = format!("{}# edited\n", before[edited]);
        world.write(&format!("back/{edited}"), &text);
        world.rpkg(&format!("push {name} back")).expect(code);
        let after = stored(&world, &name);
        let changed: Vec<&String> =
            before.keys().chain(after.keys()).filter(|path| before.get(*path) != after.get(*path)).collect();
        assert!(!changed.is_empty() && changed.iter().all(|path| *path == edited), "{name}: {changed:?}");
        assert!(after[edited].contains("# edited"), "{}", after[edited]);
        fs::remove_dir_all(world.path("back")).unwrap();
    }
}

#[test]
fn an_edit_in_a_stream_changes_one_document() {
    let world = World::new();
    let (name, code) = drafts(&world).pop().unwrap();
    assert_eq!(code, 0, "the awkward package renders");
    let before = stored(&world, &name);
    let stream = world.rpkg(&format!("pull {name}")).expect(0).stdout;
    let edited = stream.replace("one\n    two", "one\n    three").replace("a: 'x'", "a: 'y'");
    world.rpkg_with_stdin(&format!("push {name} -"), &edited).expect(0);
    let after = stored(&world, &name);
    let changed: Vec<&str> = after
        .iter()
        .filter(|(path, text)| before.get(*path) != Some(text))
        .map(|(path, _)| path.as_str())
        .collect();
    assert_eq!(changed, ["comments.yaml"], "{}", after["comments.yaml"]);
    assert_eq!(after["comments.yaml"], before["comments.yaml"].replace("a: 'x'", "a: 'y'"));
    assert_eq!(after.len(), before.len());
}

#[test]
fn real_files_arrive_as_they_are() {
    let world = World::new();
    let name = world.draft("plain");
    world.copy_package("core-env-crlf", &name);
    world.rpkg(&format!("push {name} {name}"));
    let after = stored(&world, &name);
    for path in ["CHANGELOG.md", "README.md"] {
        assert_eq!(after[path], fs::read_to_string(data("packages/core-env-crlf").join(path)).unwrap());
    }
}

#[test]
fn a_large_package() {
    let world = World::new();
    let name = world.draft("large");
    for number in 0..200 {
        let lines: String = (0..520)
            .map(|line| format!("  key-{line}: value {number} of a line that has some length\n"))
            .collect();
        let head = format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c{number}\ndata:\n");
        world.write(&format!("{name}/d{}/c{number}.yaml", number % 10), &(head + &lines));
    }
    world.rpkg(&format!("push {name} {name}")).expect(0);
    world.rpkg(&format!("pull {name} back")).expect(0);
    let (sent, back) = (support::tree(&world.path(&name)), support::tree(&world.path("back")));
    assert_eq!(back.len(), 204);
    let bytes: usize =
        back.iter().filter(|(path, _)| path.starts_with('d')).map(|(_, text)| text.len()).sum();
    assert!(bytes > 5 << 20, "{bytes}");
    let differs = |path: &&String| path.starts_with('d') && sent.get(*path) != back.get(*path);
    assert_eq!(back.keys().filter(differs).count(), 0);
    world.write("back/d0/c0.yaml", "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c0\n");
    world.rpkg(&format!("push {name} back")).expect(0);
    assert_eq!(stored(&world, &name)["d0/c0.yaml"], world.read("back/d0/c0.yaml"));
}
