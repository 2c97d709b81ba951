//! A package through a stream and back.

use super::*;

fn files(pairs: &[(&str, &str)]) -> Texts {
    pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect()
}

fn package() -> Texts {
    files(&[
        (
            "Kptfile",
            "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\n  annotations:\n    config.kubernetes.io/local-config: \"true\"\n",
        ),
        ("README.md", "# not KRM\n"),
        (
            "a.yaml",
            "# head\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a # the name\ndata:\n  x: |\n    one\n\n    two\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\n",
        ),
        ("crlf.yaml", "apiVersion: v1\r\nkind: ConfigMap\r\nmetadata:\r\n  name: c\r\n"),
        ("values.yaml", "replicas: 3\n"),
        ("broken.yaml", "{{ .Values }}: [\n"),
        ("empty.yaml", ""),
    ])
}

fn metadata() -> RevisionMetadata {
    RevisionMetadata {
        name: "r.p.v1".into(),
        resource_version: "r.p.v1.7".into(),
        ..RevisionMetadata::default()
    }
}

#[test]
fn an_unchanged_round_trip_loses_nothing() {
    let written = write(&package(), &metadata());
    assert_eq!(written.left_out, ["README.md", "broken.yaml", "empty.yaml", "values.yaml"]);
    let stream = read(&written.text).unwrap();
    assert_eq!(stream.metadata.as_ref().unwrap().resource_version, "r.p.v1.7");
    assert_eq!(stream.onto(&package()), package());
}

#[test]
fn the_list_is_what_functions_expect() {
    let written = write(&package(), &metadata());
    let list: serde_json::Value = serde_yaml::from_str(&written.text).unwrap();
    assert_eq!(list["kind"], "ResourceList");
    let second = &list["items"][2];
    assert_eq!(second["metadata"]["name"], "b");
    for key in PATH {
        assert_eq!(second["metadata"]["annotations"][key], "a.yaml");
    }
    for key in INDEX {
        assert_eq!(second["metadata"]["annotations"][key], "1");
    }
}

#[test]
fn a_change_touches_its_document_only() {
    let text = write(&package(), &metadata()).text.replace("name: c", "name: changed");
    let after = read(&text).unwrap().onto(&package());
    let mut expected = package();
    expected.insert("crlf.yaml".into(), after["crlf.yaml"].clone());
    assert_eq!(after, expected);
    assert!(after["crlf.yaml"].contains("name: changed") && !after["crlf.yaml"].contains("annotations"));
}

#[test]
fn items_that_are_gone_are_removed_and_new_ones_get_a_place() {
    let text = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: x\n- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: x\n    namespace: n\n- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: x\n    labels: {a: b}\n";
    let after = read(text).unwrap().onto(&package());
    let keys: Vec<&str> = after.keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        [
            "README.md",
            "broken.yaml",
            "empty.yaml",
            "n/x.yaml",
            "non-namespaced/x-1.yaml",
            "non-namespaced/x.yaml",
            "values.yaml"
        ]
    );
}

#[test]
fn other_indentation_and_json_are_read() {
    let wide = "kind: ResourceList\nitems:\n  - apiVersion: v1\n    kind: ConfigMap\n    metadata:\n      name: a\n      annotations:\n        config.kubernetes.io/path: 'x.yaml'\n    data:\n      k: |\n        v\n";
    let after = read(wide).unwrap().onto(&Texts::new());
    assert_eq!(
        after["x.yaml"],
        "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  k: |\n    v\n"
    );
    let json =
        r#"{"kind":"ResourceList","items":[{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"}}]}"#;
    assert_eq!(read(json).unwrap().onto(&Texts::new()).len(), 1);
    assert!(read("kind: ResourceList\nitems: 3\n").is_err());
    assert!(read("a: [").is_err());
}

#[test]
fn annotations_of_the_user_stay() {
    let package = files(&[
        ("block.yaml", "apiVersion: v1\nkind: A\nmetadata:\n  name: a\n  annotations:\n    mine: x\n"),
        ("flow.yaml", "apiVersion: v1\nkind: A\nmetadata: {name: b, annotations: {mine: x}}\n"),
    ]);
    let text = write(&package, &metadata()).text.replace("mine: x", "mine: y");
    let after = read(&text).unwrap().onto(&package);
    assert_eq!(*after["block.yaml"], package["block.yaml"].replace("mine: x", "mine: y"));
    assert!(after["flow.yaml"].contains("mine: y"), "{}", after["flow.yaml"]);
}

#[test]
fn ends_that_mean_something_come_back() {
    let doc = |end: &str| format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: x\ndata:\n{end}");
    let kept = doc("  a: |+\n    one\n\n\n");
    let blanks = doc("  b: >-\n    f\n\n    g   \n");
    let two = format!("{kept}---\n{blanks}");
    let ended = doc("  a: b\n...\n");
    let directive = format!("%YAML 1.1\n---\n{}", doc("  a: b\n"));
    let open = doc("  a: |\n    one");
    let package = files(&[
        ("kept.yaml", &kept),
        ("blanks.yaml", &blanks),
        ("two.yaml", &two),
        ("ended.yaml", &ended),
        ("directive.yaml", &directive),
        ("open.yaml", &open),
    ]);
    let written = write(&package, &metadata());
    let list: serde_json::Value = serde_yaml::from_str(&written.text).unwrap();
    let items = list["items"].as_array().unwrap();
    let place = |item: &&serde_json::Value| item["metadata"]["annotations"][PATH[0]] == "kept.yaml";
    assert_eq!(items.iter().find(place).unwrap()["data"]["a"], "one\n\n\n");
    // What cannot be said in a list stays where it is.
    assert_eq!(written.left_out, ["directive.yaml", "ended.yaml", "open.yaml"]);
    assert_eq!(read(&written.text).unwrap().onto(&package), package);
}
