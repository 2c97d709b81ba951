//! The cache alone, on a repository in memory and paused time.

use std::sync::Arc;

use super::*;
use crate::api::lifecycle::Lifecycle;
use crate::sandbox::git::memory::MemoryRepo;

fn key() -> Key {
    Key::of_name("ns", "edge.cell.v1").unwrap()
}

fn files(names: &[&str]) -> Arc<Files> {
    Arc::new(names.iter().map(|name| ((*name).to_owned(), "x".to_owned())).collect())
}

fn draft(cache: &Cache, names: &[&str]) -> Record {
    let version = cache.next_version(&key());
    let files = files(names);
    let trail = Trail::default();
    Record { key: key(), files, version, lifecycle: Lifecycle::Draft, revision: 0, publication: None, trail }
}

async fn cache(torn: bool) -> (Arc<Cache>, Arc<MemoryRepo>) {
    let repo = Arc::new(MemoryRepo::new());
    let drafts = Drafts::new(repo.clone());
    (Arc::new(Cache::open(Clock::start(), drafts, torn).await.unwrap()), repo)
}

#[tokio::test(start_paused = true)]
async fn versions_only_grow() {
    let (cache, _) = cache(false).await;
    let versions: Vec<String> = (0..50).map(|_| cache.next_version(&key())).collect();
    let numbers: Vec<i64> = versions.iter().filter_map(|version| micros(version)).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
    assert!(versions[0].starts_with("edge.cell.v1."));
}

#[tokio::test(start_paused = true)]
async fn a_restart_finds_everything_and_goes_on_counting() {
    let (cache, repo) = cache(false).await;
    let record = cache.insert(draft(&cache, &["Kptfile"])).await.unwrap();
    let again = Cache::open(Clock::start(), Drafts::new(repo), false).await.unwrap();
    assert_eq!(again.get(&key()), Some(record.clone()));
    assert!(micros(&again.next_version(&key())) > micros(&record.version));
    again.remove(&key()).await.unwrap();
    assert_eq!(again.list(Some("ns")), []);
}

#[tokio::test(start_paused = true)]
async fn the_second_writer_of_one_version_is_told() {
    let (cache, _) = cache(false).await;
    let read = cache.insert(draft(&cache, &["a"])).await.unwrap();
    let write = |name: &'static str| {
        let (cache, expected) = (cache.clone(), read.version.clone());
        async move {
            cache.update(&key(), |old, version| old.rendered(Some(&expected), files(&[name]), version)).await
        }
    };
    let (first, second) = tokio::join!(write("b"), write("c"));
    assert!(first.is_ok());
    assert_eq!(second, Err(Refusal::Stale));
    assert_eq!(cache.get(&key()).unwrap().files, files(&["b"]));
}

#[tokio::test(start_paused = true)]
async fn readers_see_parts_only_when_asked_for() {
    for torn in [false, true] {
        let (cache, _) = cache(torn).await;
        let old = draft(&cache, &["a", "b", "c"]);
        cache.insert(old).await.unwrap();
        let writer = cache.clone();
        let write = tokio::spawn(async move {
            writer.update(&key(), |old, version| old.rendered(None, files(&["d", "e", "f"]), version)).await
        });
        let mut seen = Vec::new();
        while !write.is_finished() {
            let names: Vec<String> = cache.get(&key()).unwrap().files.keys().cloned().collect();
            seen.push(names.concat());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(seen.contains(&"d".to_owned()), torn, "{seen:?}");
        assert_eq!(cache.get(&key()).unwrap().files, files(&["d", "e", "f"]));
    }
}

#[tokio::test(start_paused = true)]
async fn a_write_is_whole_in_the_end_although_its_writer_is_gone() {
    let (cache, _) = cache(true).await;
    cache.insert(draft(&cache, &["a", "b", "c"])).await.unwrap();
    let writer = cache.clone();
    let write = tokio::spawn(async move {
        writer.update(&key(), |old, version| old.rendered(None, files(&["d", "e", "f"]), version)).await
    });
    while cache.get(&key()).unwrap().files != files(&["d"]) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    write.abort();
    write.await.unwrap_err();
    assert_eq!(cache.get(&key()).unwrap().files, files(&["d", "e", "f"]));
}

/// A git that a killed process had started moves a ref after the restart.
#[tokio::test(start_paused = true)]
async fn what_came_late_is_noticed_and_taken_over() {
    let (cache, repo) = cache(false).await;
    cache.insert(draft(&cache, &["a"])).await.unwrap();
    let late = Cache::open(Clock::start(), Drafts::new(repo.clone()), false).await.unwrap();
    let write = |cache: Arc<Cache>, name: &'static str| async move {
        cache.update(&key(), |old, version| old.rendered(None, files(&[name]), version)).await
    };
    write(Arc::new(late), "late").await.unwrap();
    assert_eq!(write(cache.clone(), "lost").await, Err(Refusal::Stale));
    assert_eq!(cache.get(&key()).unwrap().files, files(&["late"]), "nothing of it is overwritten");
    write(cache.clone(), "next").await.unwrap();
    let later = Cache::open(Clock::start(), Drafts::new(repo.clone()), false).await.unwrap();
    assert_eq!(later.get(&key()).unwrap().files, files(&["next"]));
    later.insert(draft(&later, &["again"])).await.unwrap();
    cache.remove(&key()).await.unwrap();
    assert_eq!(cache.list(None), []);
    assert_eq!(Cache::open(Clock::start(), Drafts::new(repo), false).await.unwrap().list(None), []);
}
