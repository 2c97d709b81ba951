//! What is remembered of a pull, to the file and back.

use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn what_is_written_reads_back(base in proptest::collection::btree_map("[a-z/.]{1,8}", ".*|(?s).{0,40}", 0..5),
                                  version in "[a-z0-9.]{0,20}") {
        let base: Texts = base.into_iter().map(|(path, text)| (path, text.into())).collect();
        let written = RevisionMetadata {
            name: "edge.cell.v1".into(),
            namespace: "default".into(),
            uid: "u".into(),
            resource_version: version,
            creation_timestamp: "2026-11-29T15:39:00Z".into(),
            base: Some(base.clone()),
            stored: base.keys().map(|path| (path.clone(), None)).collect(),
        };
        let text = written.to_yaml();
        prop_assert_eq!(&RevisionMetadata::parse(&text).unwrap(), &written);
        let read = RevisionMetadata::read(std::io::Cursor::new(text), &base).unwrap();
        prop_assert_eq!(&read, &written);
        for (path, text) in read.base.iter().flatten() {
            prop_assert!(text.is_shared_with(&base[path]));
        }
    }
}

#[test]
fn a_push_remembers_both_sides() {
    let files = |pairs: &[(&str, &str)]| -> Texts {
        pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect()
    };
    let (local, remote) = (files(&[("a", "1"), ("b", "1")]), files(&[("a", "1"), ("b", "2"), ("c", "3")]));
    let mut resources = PackageRevisionResources::default();
    resources.spec.resources = Some(remote.clone());
    let metadata = RevisionMetadata::of_push(&resources, &local);
    let read = RevisionMetadata::parse(&metadata.to_yaml()).unwrap();
    assert_eq!(read.base, Some(local));
    assert_eq!(read.stored_base(), Some(remote));
}

#[test]
fn the_file_of_the_go_client_is_read() {
    let text = "apiVersion: \"\"\nkind: KptRevisionMetadata\nmetadata:\n  creationTimestamp: \"2026-05-01T10:00:00Z\"\n  name: git.web.v2\n  namespace: team-a\n  resourceVersion: \"1712\"\n  uid: a-b\n";
    let read = RevisionMetadata::parse(text).unwrap();
    assert_eq!((read.name.as_str(), read.resource_version.as_str()), ("git.web.v2", "1712"));
    assert_eq!(read.base, None);
    assert!(RevisionMetadata::parse("kind: ConfigMap\n").is_err());
    assert!(RevisionMetadata::parse("{").is_err());
}

#[test]
fn a_file_in_another_style_is_read_as_well() {
    let text = "# mine\nkind: KptRevisionMetadata\nbase:\n  a: |\n    one\n  \"b\": 'two'\nmetadata: {name: x.y.v1}\n";
    let read = RevisionMetadata::read(std::io::Cursor::new(text), &Texts::new()).unwrap();
    assert_eq!(read.name, "x.y.v1");
    assert_eq!(read.base, Some(Texts::from([("a".into(), "one\n".into()), ("b".into(), "two".into())])));
    let read = |text: &'static [u8]| RevisionMetadata::read(std::io::Cursor::new(text), &Texts::new());
    assert!(read(b"kind: KptRevisionMetadata\nbase:\n  \"a\": \"\xff\"\n").is_err());
    assert!(read(b"").is_err());
    let empty = RevisionMetadata { base: Some(Texts::new()), ..RevisionMetadata::default() };
    let written = empty.to_yaml();
    assert_eq!(RevisionMetadata::read(std::io::Cursor::new(written), &Texts::new()), Ok(empty));
}
