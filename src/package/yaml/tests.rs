//! What the parts of this room promise together.

use proptest::prelude::*;

use super::*;

fn doc(text: &str) -> Document {
    Document::parse(text).unwrap()
}

fn path(keys: &[&str]) -> Vec<Step> {
    keys.iter().map(|key| Step::from(*key)).collect()
}

fn put(text: &str, keys: &[&str], value: &str) -> String {
    let mut document = doc(text);
    document.put(&path(keys), value, Quoting::Node).unwrap();
    document.text().to_string()
}

#[test]
fn every_node_knows_its_bytes() {
    let text = "a: 1 # c\nb: |- # h\n  x\n\n  y\n\nc: [1, 2] # k\nd:\n- &z q\n- r: s\ne: !!str 5\nf:\ng: {}\nh: >+\n  t\n\n";
    let document = doc(text);
    let bytes = |key: &str| {
        let node = document.root().unwrap().get(key).unwrap();
        (&text[node.start..node.span.end], document.line_comment(node))
    };
    assert_eq!(bytes("a"), ("1", Some("# c")));
    assert_eq!(bytes("b"), ("|- # h\n  x\n\n  y", Some("# h")));
    assert_eq!(bytes("c"), ("[1, 2]", Some("# k")));
    assert_eq!(bytes("e"), ("!!str 5", None));
    assert_eq!(bytes("f").0, "");
    assert_eq!(bytes("h").0, ">+\n  t");
}

#[test]
fn a_scalar_keeps_its_quotes_and_its_comment() {
    let text = "a: 'x'   # one\r\nb: \"y\"\r\nc: z # three\r\n";
    assert_eq!(put(text, &["a"], "n"), text.replace("'x'", "'n'"));
    assert_eq!(put(text, &["b"], "n"), text.replace("\"y\"", "\"n\""));
    assert_eq!(put(text, &["c"], "012"), text.replace("z #", "\"012\" #"));
    assert_eq!(put(text, &["c"], "l\nm"), text.replace("z # three", "|- # three\r\n  l\r\n  m"));
    assert_eq!(put("a: | # h\n  x\nb: c\n", &["a"], "n"), "a: |- # h\n  n\nb: c\n");
    assert_eq!(doc("a:\n- b\n").put(&path(&["a"]), "x", Quoting::Node), Err(EditError::NoPlace));
}

#[test]
fn keys_go_to_the_end_of_their_mapping() {
    let text = "m:\n  a: b # last\n\n# foot\nz: 1";
    assert_eq!(put(text, &["m", "n", "o"], "v"), "m:\n  a: b # last\n  n:\n    o: v\n\n# foot\nz: 1");
    assert_eq!(put(text, &["y"], "v"), format!("{text}\ny: v"));
    assert_eq!(put("m: # why\nz: 1\n", &["m", "n"], "v"), "m: # why\n  n: v\nz: 1\n");
    assert_eq!(put("m: {a: b} # c\n", &["m", "n", "o"], "x, y"), "m: {a: b, n: {o: 'x, y'}} # c\n");
    assert_eq!(put("m: {}\n", &["m", "n"], "v"), "m: {n: v}\n");
    assert_eq!(put("m:\n  a: |+\n    x\n\nz: 1\n", &["m", "n"], "v"), "m:\n  a: |+\n    x\n\n  n: v\nz: 1\n");
    assert_eq!(doc("- a\n").put(&path(&["m"]), "v", Quoting::Node), Err(EditError::NoPlace));
}

#[test]
fn removing_takes_the_key_and_nothing_else() {
    let remove = |text: &str, keys: &[&str]| {
        let mut document = doc(text);
        document.remove(&path(keys)).map(|()| document.text().to_string())
    };
    assert_eq!(remove("a: 1\nm:\n  x: y\nz: 2\n", &["m"]).unwrap(), "a: 1\nz: 2\n");
    assert_eq!(remove("m: {a: 1, b: [2], c: 3}\n", &["m", "b"]).unwrap(), "m: {a: 1, c: 3}\n");
    assert_eq!(remove("m: {a: 1, b: 2}\n", &["m", "b"]).unwrap(), "m: {a: 1}\n");
    assert_eq!(remove("m: {a: 1}\n", &["m", "a"]).unwrap(), "m: {}\n");
    assert!(remove("m:\n  a: 1\n", &["m", "a"]).is_err(), "the only key of a block");
}

#[test]
fn a_top_level_block_is_replaced_or_appended() {
    let block = Block::Map(vec![("x".into(), Block::List(vec![Block::Text("yes".into())]))]);
    let mut document = doc("a: 1\ns:\n- old\nz: 2\n");
    document.put_block("s", block.clone(), Quoting::Typed).unwrap();
    document.put_block("t", block, Quoting::Typed).unwrap();
    assert_eq!(document.text(), "a: 1\ns:\n  x:\n    - \"yes\"\nz: 2\nt:\n  x:\n    - \"yes\"\n");
}

#[test]
fn documents_are_split_like_the_server_does() {
    let parts = |text: &str| {
        split(text).map(|ranges| ranges.into_iter().map(|r| text[r].to_string()).collect::<Vec<_>>())
    };
    assert_eq!(parts("---\na: 1\n--- # c\nb: 2\n---\n").unwrap(), ["---\na: 1\n", "b: 2\n", ""]);
    assert_eq!(parts("a: 1\n---\n---\nb: 2\n").unwrap(), ["a: 1\n", "---\nb: 2\n"]);
    assert_eq!(parts("a: 1\n--- b\n").unwrap_err().to_string(), "invalid document separator: --- b");
}

/// Recorded for a new node of each writer.
#[test]
fn quoting() {
    let recorded = [
        ("yes", "yes", "\"yes\""),
        ("012", "\"012\"", "\"012\""),
        ("1e3", "\"1e3\"", "\"1e3\""),
        ("~", "\"~\"", "\"~\""),
        ("", "\"\"", "\"\""),
        (" ", "' '", "\" \""),
        (" x ", "' x '", "' x '"),
        ("日本語", "日本語", "日本語"),
        ("😀", "\"\\U0001F600\"", "\"\\U0001F600\""),
        ("a: b", "'a: b'", "\"a: b\""),
        ("a #b", "'a #b'", "'a #b'"),
        ("- a", "'- a'", "\"- a\""),
        ("*a", "'*a'", "'*a'"),
        ("it's", "it's", "it's"),
        ("a\tb", "\"a\\tb\"", "\"a\\tb\""),
        ("?a", "?a", "?a"),
        ("a,b", "a,b", "a,b"),
        ("2024-01-01", "\"2024-01-01\"", "\"2024-01-01\""),
        ("0o14", "\"0o14\"", "\"0o14\""),
        ("1:30", "1:30", "1:30"),
        ("1_000", "\"1_000\"", "\"1_000\""),
        (".inf", "\".inf\"", "\".inf\""),
        ("y", "y", "\"y\""),
        ("Off", "Off", "\"Off\""),
        ("a\nb", "|-\n  a\n  b", "|-\n  a\n  b"),
        ("a\n", "|\n  a", "|\n  a"),
    ];
    let place = Place { indent: 2, flow: false, key: false };
    for (value, node, kustomize) in recorded {
        assert_eq!(quoted(value, Quoting::Node, place), node, "{value:?} by the SDK");
        assert_eq!(quoted(value, Quoting::Kustomize, place), kustomize, "{value:?} by kustomize");
    }
    assert_eq!(inline("1:30", Quoting::Typed), "\"1:30\"");
    assert_eq!(inline("n", Quoting::Typed), "\"n\"");
}

#[test]
fn the_words_for_what_is_no_yaml() {
    let words = |text: &str| Document::parse(text).unwrap_err().to_string();
    assert_eq!(words("a: [b\n c: d\n"), "yaml: line 1: did not find expected ',' or ']'");
    assert_eq!(words("a: b\nc: d: e\n"), "yaml: line 2: mapping values are not allowed in this context");
    assert_eq!(words("a:\n\tb: c\n"), "yaml: line 2: found character that cannot start any token");
    assert_eq!(words("x: 1\na: *b\n"), "yaml: unknown anchor 'b' referenced");
}

#[test]
fn keys_sort_as_the_server_sorts_them() {
    let mut keys = ["b", "a10", "a2", "a", "_x", "a-b", "a1b", "B"];
    keys.sort_by(|x, y| natural_order(x, y));
    assert_eq!(keys, ["_x", "B", "a", "a-b", "a1b", "a2", "a10", "b"]);
}

#[test]
fn another_tree_is_taken_over_with_few_changes() {
    let text = "# head\na:   1 # one\nm: {x: y}\nl:\n    - p # q\n    - r\ngone: 1\n";
    let mut document = doc(text);
    document.take_over(doc("{a: 1, m: {x: z}, l: [p, s], new: {k: [1]}}").root().unwrap()).unwrap();
    assert_eq!(
        document.text(),
        "# head\na:   1 # one\nm: {x: z}\nl:\n    - p # q\n    - s\nnew:\n  k:\n    - 1\n"
    );
}

/// Small documents with everything that can stand around a value.
fn document() -> impl Strategy<Value = String> {
    let scalar = prop_oneof![
        "[a-z]{1,6}",
        "'[a-z #:]{0,6}'",
        "\"[a-z #:]{0,6}\"",
        Just("12".to_string()),
        Just("~".to_string()),
        Just("[a, {b: c}]".to_string()),
        Just("{x: y}".to_string()),
        Just("|-\n    lit\n\n    eral".to_string()),
        Just("\n  - p\n  - q: r".to_string()),
        Just("\n    deep:\n        er: 1".to_string()),
    ];
    let comment = prop_oneof![Just(""), Just(" # c"), Just("  # kpt-set: ${x}")];
    let line = (scalar, comment).prop_map(|(scalar, comment)| match scalar.contains('\n') {
        true => scalar,
        false => scalar + comment,
    });
    let breaks = prop_oneof![Just("\n"), Just("\r\n")];
    (proptest::collection::vec(line, 1..6), breaks, any::<bool>()).prop_map(|(lines, newline, blank)| {
        let gap = if blank { "\n# between\n" } else { "\n" };
        let entries: Vec<String> =
            lines.iter().enumerate().map(|(at, line)| format!("k{at}: {line}")).collect();
        (entries.join(gap) + "\n").replace('\n', newline)
    })
}

fn data(text: &str) -> serde_yaml::Value {
    serde_yaml::from_str(text).unwrap()
}

proptest! {
    #[test]
    fn reading_never_panics(text in "[-a-z:#|>&*!{}\\[\\]'\"\\\\,? \t\n\r0-9é]{0,80}") {
        if let Ok(mut document) = Document::parse(&text) {
            let _ = split(&text);
            let _ = document.put(&path(&["a", "b"]), "c", Quoting::Node);
            let _ = document.remove(&path(&["a"]));
        }
    }

    #[test]
    fn a_value_written_is_the_value_read(value in "[-a-z:#|>&*!{}\\[\\]'\"\\\\,? \t\n0-9é😀]{0,20}", text in document()) {
        for keys in [&["k0"][..], &["new"], &["new", "deep"]] {
            let mut document = doc(&text);
            if document.put(&path(keys), &value, Quoting::Typed).is_ok() {
                prop_assert_eq!(document.root().and_then(|root| root.text_at(keys)), Some(value.as_str()));
                let mut read = &data(document.text());
                for key in keys {
                    read = &read[*key];
                }
                prop_assert_eq!(read.as_str(), Some(value.as_str()), "{}", document.text());
            }
        }
    }

    #[test]
    fn an_edit_changes_the_intended_value_only(text in document()) {
        let mut document = doc(&text);
        document.put(&path(&["added", "x"]), "v", Quoting::Node).unwrap();
        let mut wanted = data(&text);
        wanted["added"]["x"] = "v".into();
        prop_assert_eq!(data(document.text()), wanted);
        let kept = text.trim_end();
        prop_assert!(document.text().starts_with(kept));
        document.remove(&path(&["added"])).unwrap();
        prop_assert_eq!(document.text(), text);
    }

    #[test]
    fn a_block_read_back_is_the_same(keys in proptest::collection::btree_map("[a-z~0-9: ]{1,4}", "[-a-z#:|\n 0-9]{0,8}", 1..5)) {
        let entries = keys.iter().map(|(key, value)| (key.clone(), Block::List(vec![Block::Text(value.clone())])));
        let text = emit(&Block::Map(entries.collect()), 0, Quoting::Typed);
        let read: std::collections::BTreeMap<String, Vec<String>> = serde_yaml::from_str(&text).unwrap();
        let wanted: std::collections::BTreeMap<String, Vec<String>> = keys.into_iter().map(|(k, v)| (k, vec![v])).collect();
        prop_assert_eq!(read, wanted);
    }
}
