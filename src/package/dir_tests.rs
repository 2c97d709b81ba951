//! A package on disk, on a real file system.

use super::*;

fn files(pairs: &[(&str, &str)]) -> Texts {
    pairs.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect()
}

fn metadata(base: &Texts) -> RevisionMetadata {
    RevisionMetadata { name: "a.b.v1".into(), base: Some(base.clone()), ..RevisionMetadata::default() }
}

#[test]
fn what_is_created_reads_back() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path().join("new/pkg");
    let wanted = files(&[("Kptfile", "a\r\n"), ("sub/deep/x.yaml", ""), (".krmignore", "no newline")]);
    create(&dir, &wanted, &metadata(&wanted)).unwrap();
    let found = read(&dir).unwrap();
    assert_eq!(found.files, wanted);
    assert_eq!(found.metadata, Some(Ok(metadata(&wanted))));
    assert_eq!(fs::read_dir(dir.parent().unwrap()).unwrap().count(), 1, "no staging folder stays");
}

#[test]
fn nothing_is_written_when_a_key_climbs_out() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path().join("pkg");
    let evil = files(&[("Kptfile", "a"), ("../../evil.yaml", "b")]);
    assert!(
        matches!(create(&dir, &evil, &metadata(&evil)), Err(DirError::Keys(faults)) if faults.len() == 1)
    );
    assert_eq!(fs::read_dir(scratch.path()).unwrap().count(), 0);
}

#[test]
fn a_directory_with_something_in_it_is_not_replaced() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path().join("pkg");
    fs::create_dir(&dir).unwrap();
    assert!(is_free(&dir).unwrap());
    fs::write(dir.join("mine"), "x").unwrap();
    assert!(!is_free(&dir).unwrap());
    let wanted = files(&[("Kptfile", "a")]);
    assert!(create(&dir, &wanted, &metadata(&wanted)).is_err());
    assert_eq!(fs::read_to_string(dir.join("mine")).unwrap(), "x");
    assert_eq!(fs::read_dir(scratch.path()).unwrap().count(), 1, "no staging folder stays");
}

#[test]
fn an_update_touches_only_the_package() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path().join("pkg");
    let before = files(&[("Kptfile", "a"), ("gone/deep/x.yaml", "x"), ("same.yaml", "s")]);
    create(&dir, &before, &metadata(&before)).unwrap();
    fs::create_dir(dir.join(".git")).unwrap();
    fs::write(dir.join(".git/HEAD"), "ref").unwrap();
    let after = files(&[("Kptfile", "b"), ("new/y.yaml", "y"), ("same.yaml", "s")]);
    update(&dir, &before, &after, &metadata(&after)).unwrap();
    let found = read(&dir).unwrap();
    assert_eq!(found.files, after);
    assert_eq!(found.left_out, [(".git".to_owned(), "git repository")]);
    assert!(!dir.join("gone").exists());
    assert_eq!(fs::read_to_string(dir.join(".git/HEAD")).unwrap(), "ref");
}

#[test]
fn what_is_no_text_or_no_file_is_told() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path();
    fs::write(dir.join("logo.png"), [0xff, 0xfe]).unwrap();
    fs::write(dir.join("nul.txt"), "a\0b").unwrap();
    fs::write(dir.join("x.yaml~"), "old").unwrap();
    fs::write(dir.join("Kptfile"), "k").unwrap();
    let found = read(dir).unwrap();
    assert_eq!(found.not_text, ["logo.png", "nul.txt"]);
    assert_eq!(found.files, files(&[("Kptfile", "k")]));
    assert_eq!(found.left_out.len(), 1);
}

#[cfg(unix)]
#[test]
fn links_are_neither_read_nor_written_through() {
    let scratch = tempfile::tempdir().unwrap();
    let outside = scratch.path().join("outside");
    fs::create_dir(&outside).unwrap();
    let dir = scratch.path().join("pkg");
    let before = files(&[("Kptfile", "a")]);
    create(&dir, &before, &metadata(&before)).unwrap();
    std::os::unix::fs::symlink(&outside, dir.join("sub")).unwrap();
    assert_eq!(read(&dir).unwrap().left_out, [("sub".to_owned(), "symbolic link")]);
    let after = files(&[("Kptfile", "a"), ("sub/x.yaml", "x")]);
    assert!(update(&dir, &before, &after, &metadata(&after)).is_err());
    assert_eq!(fs::read_dir(&outside).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn files_are_for_their_owner_and_keep_their_mode() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path().join("pkg");
    let before = files(&[("run.sh", "a"), ("d/x", "")]);
    create(&dir, &before, &metadata(&before)).unwrap();
    assert_eq!(mode(&dir.join("run.sh")), 0o600);
    assert_eq!(mode(&dir.join("d")) & 0o007, 0);
    fs::set_permissions(dir.join("run.sh"), fs::Permissions::from_mode(0o700)).unwrap();
    let after = files(&[("run.sh", "b"), ("d/x", "")]);
    update(&dir, &before, &after, &metadata(&after)).unwrap();
    assert_eq!(mode(&dir.join("run.sh")), 0o700);
}

#[cfg(unix)]
#[test]
fn what_was_pulled_is_the_packages_whatever_its_name() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path().join("pkg");
    let base = files(&[("Kptfile", "k"), ("a.swp", "keep"), ("linked.yaml", "x: 1\n")]);
    create(&dir, &base, &metadata(&base)).unwrap();
    fs::write(dir.join("mine.swp"), "not the package's").unwrap();
    fs::write(dir.join("a.swp"), "edited").unwrap();
    fs::remove_file(dir.join("linked.yaml")).unwrap();
    std::os::unix::fs::symlink("/etc/hostname", dir.join("linked.yaml")).unwrap();
    let found = read(&dir).unwrap();
    assert_eq!(found.files, files(&[("Kptfile", "k"), ("a.swp", "edited")]));
    let left: Vec<&str> = found.left_out.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(left, ["linked.yaml", "mine.swp"]);
}
