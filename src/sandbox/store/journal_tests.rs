//! A store on a disk: what a restart finds after any end.

use std::fs;
use std::path::PathBuf;

use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::sandbox::clock::Clock;
use crate::sandbox::crash::Trap;
use crate::sandbox::store::journal::JournalError;

const NS: &str = "ns";

struct Disk(tempfile::TempDir);

impl Disk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn open(&self) -> Store {
        self.try_open().unwrap()
    }

    fn try_open(&self) -> Result<Store, JournalError> {
        Store::open(Clock::start(), self.0.path(), Trap::default())
    }

    fn log(&self) -> PathBuf {
        self.0.path().join("log")
    }
}

fn object(resource: Resource, name: &str, text: &str) -> Value {
    let names = resource.names();
    json!({"apiVersion": names.api_version, "kind": names.kind,
           "metadata": {"namespace": NS, "name": name, "finalizers": ["test/hold"]},
           "spec": {"text": text}})
}

/// Everything a client can see.
fn all(store: &Store) -> Vec<(Vec<Arc<Value>>, u64)> {
    Resource::ALL.iter().map(|resource| store.list(*resource, None)).collect()
}

/// One of a few writes; most of them succeed.
fn write(store: &Store, step: u8, text: &str) {
    let resource = [Resource::PackageRevisions, Resource::Secrets][usize::from(step & 1)];
    let name = ["a", "b", "c", "d"][usize::from(step >> 1) & 3];
    let patch = match step >> 5 {
        0..=2 => {
            drop(store.create(resource, object(resource, name, text), "test"));
            return;
        }
        3 | 4 => json!({"spec": {"text": text}}),
        5 => json!({"metadata": {"finalizers": null}}),
        _ => {
            drop(store.delete(resource, NS, name, &Preconditions::default()));
            return;
        }
    };
    drop(store.merge_patch(resource, NS, name, Part::Main, &patch, "test"));
}

#[test]
fn a_restart_finds_objects_and_goes_on_counting() {
    let disk = Disk::new();
    let store = disk.open();
    write(&store, 0, "one");
    let created = store.get(Resource::PackageRevisions, NS, "a").unwrap();
    write(&store, 0b0110_0000, "two");
    let (before, version) = (all(&store), store.current_version());
    drop(store);
    let store = disk.open();
    assert_eq!(all(&store), before);
    let found = store.get(Resource::PackageRevisions, NS, "a").unwrap();
    assert_eq!(found["metadata"]["uid"], created["metadata"]["uid"]);
    assert_eq!((&found["metadata"]["generation"], &found["spec"]["text"]), (&json!(2), &json!("two")));
    assert!(found["metadata"]["managedFields"].is_array());
    write(&store, 0b0110_0000, "three");
    assert_eq!(store.current_version(), version + 1);
}

#[test]
fn what_happened_before_a_restart_cannot_be_watched() {
    let disk = Disk::new();
    let store = disk.open();
    write(&store, 0, "one");
    let version = store.current_version();
    let store = disk.open();
    let code = |since| store.watch(Resource::PackageRevisions, since).map(drop).map_err(|error| error.code);
    assert_eq!((code(version - 1), code(version)), (Err(410), Ok(())));
}

#[test]
fn a_removed_object_does_not_come_back_and_its_version_is_not_given_again() {
    let disk = Disk::new();
    let store = disk.open();
    for step in [0, 0b1010_0000, 0b1100_0000] {
        write(&store, step, "x");
    }
    assert!(store.get(Resource::PackageRevisions, NS, "a").is_err());
    let version = store.current_version();
    let store = disk.open();
    assert!(store.get(Resource::PackageRevisions, NS, "a").is_err());
    assert_eq!(store.current_version(), version);
}

#[test]
fn a_long_log_becomes_a_snapshot() {
    let disk = Disk::new();
    let store = disk.open();
    write(&store, 0, "");
    let long = "x".repeat(10_000);
    for round in 0..40 {
        write(&store, 0b0110_0000, &format!("{round}{long}"));
    }
    assert!(disk.log().metadata().unwrap().len() < 400_000);
    let snapshot = fs::read(disk.0.path().join("snapshot")).unwrap();
    let (before, version) = (all(&store), store.current_version());
    drop(store);
    assert_eq!(all(&disk.open()), before);
    // The log of before the snapshot may still be there: its records are in the snapshot.
    let store = disk.open();
    write(&store, 0b0110_0000, "after");
    assert_eq!(store.current_version(), version + 1);
    let mut changed = snapshot;
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    fs::write(disk.0.path().join("snapshot"), changed).unwrap();
    let error = disk.try_open().map(drop).unwrap_err().to_string();
    assert!(error.contains("snapshot is damaged at byte"), "{error}");
}

#[test]
fn a_snapshot_with_the_log_it_was_made_of() {
    let disk = Disk::new();
    let store = disk.open();
    (0..3).for_each(|step| write(&store, step << 1, "x"));
    let before = all(&store);
    let log = fs::read(disk.log()).unwrap();
    let mut image = image::Image::default();
    assert_eq!(image.replay(&log), Ok(log.len()));
    let objects = Resource::ALL.into_iter().zip(&image.objects);
    let objects = objects.flat_map(|(resource, all)| all.values().map(move |object| (resource, object)));
    let snapshot = image::Image::to_snapshot(image.version, objects).unwrap();
    fs::write(disk.0.path().join("snapshot"), &snapshot).unwrap();
    assert_eq!(all(&disk.open()), before);
    assert_eq!(image::Image::of_snapshot(&snapshot).unwrap(), image);
    for end in 0..snapshot.len() {
        assert!(image::Image::of_snapshot(&snapshot[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn a_log_that_misses_something_is_damaged() {
    let disk = Disk::new();
    let store = disk.open();
    (0..3).for_each(|step| write(&store, step << 1, "x"));
    drop(store);
    let log = fs::read(disk.log()).unwrap();
    let mut image = image::Image { version: 900, ..image::Image::default() };
    assert_eq!(image.replay(&log).unwrap_err().what, "version 1001 stands where 901 should be");
    fs::write(disk.log(), b"something else").unwrap();
    let error = disk.try_open().map(drop).unwrap_err().to_string();
    assert!(error.contains("log is damaged at byte 0: it begins with another line"), "{error}");
}

#[test]
fn a_change_that_cannot_be_written_is_refused_and_not_shown() {
    let disk = Disk::new();
    let store = disk.open();
    write(&store, 0, "x");
    let before = all(&store);
    // A log that is open for reading only is as good as a full disk.
    store.shared.lock().journal.as_mut().unwrap().break_for_test();
    let refused = store.create(Resource::Secrets, object(Resource::Secrets, "s", ""), "test").unwrap_err();
    assert_eq!(refused.code, 500);
    assert!(refused.message.contains("nothing is stored until a restart"), "{}", refused.message);
    assert_eq!(all(&store), before);
    assert_eq!(all(&disk.open()), before);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Wherever the writing stopped: what is found is what was there after some number of writes, and never
    /// fewer than were written as a whole.
    #[test]
    fn every_prefix_of_the_log_is_a_prefix_of_the_history(steps in proptest::collection::vec(any::<u8>(), 1..12),
                                                          cut in any::<proptest::sample::Index>()) {
        let disk = Disk::new();
        let store = disk.open();
        let length = || usize::try_from(disk.log().metadata().unwrap().len()).unwrap();
        let mut moments = vec![(length(), all(&store))];
        for (number, step) in steps.iter().enumerate() {
            write(&store, *step, &number.to_string());
            moments.push((length(), all(&store)));
        }
        drop(store);
        let log = fs::read(disk.log()).unwrap();
        let first = image::LOG.len();
        let end = first + cut.index(log.len() - first + 1);
        fs::write(disk.log(), &log[..end]).unwrap();
        let expected = moments.iter().rev().find(|(length, _)| *length <= end).unwrap();
        let store = disk.open();
        prop_assert_eq!(&all(&store), &expected.1);
        // What was cut off does not come back.
        write(&store, 0b0000_0100, "after");
        let (now, again) = (all(&store), all(&disk.open()));
        prop_assert_eq!(now, again);
    }
}
