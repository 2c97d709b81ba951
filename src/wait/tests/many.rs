//! Many at once: sets, selectors, load.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::scripted::object;
use super::town::{Life, Town};
use crate::api::v1alpha2::PackageRevision;
use crate::failure::Kind;
use crate::wait::events::Event;
use crate::wait::goal::{Goal, Patience, Pins};
use crate::wait::many::{Choice, Gathering, wait_for_many};
use crate::wait::reads::ReadError;
use crate::wait::stop::{Met, Stop};

/// A draft of that name; ready if the controller has seen its generation.
fn draft(name: &str, uid: &str, version: u64, seen: i64) -> PackageRevision {
    shaped(
        name,
        json!({"uid": uid, "rv": version, "gen": 2, "lc": "Draft", "A": "r1", "O": "r1",
        "R": ["T", "Rendered", 2], "Y": ["T", "Ready", seen], "cs": "init", "src": true}),
    )
}

fn shaped(name: &str, short: Value) -> PackageRevision {
    let mut object = object(&short);
    object.metadata.name = Some(name.into());
    object.metadata.labels = Some([("app".to_owned(), "x".to_owned())].into());
    object
}

fn failed(name: &str) -> PackageRevision {
    shaped(
        name,
        json!({"uid": name, "rv": 1, "gen": 2, "lc": "Draft", "A": "r1", "O": "r1",
        "R": ["F", "RenderFailed", 2], "Y": ["F", "RenderFailed", 2], "cs": "init", "src": true}),
    )
}

fn without_label(mut object: PackageRevision) -> PackageRevision {
    object.metadata.labels = None;
    object
}

fn ready(name: &str) -> Life {
    vec![(0.0, Some(draft(name, name, 1, 2)))]
}

/// Ready after some time.
fn ready_at(name: &str, at: f64) -> Life {
    vec![(0.0, Some(draft(name, name, 1, 1))), (at, Some(draft(name, name, 2, 2)))]
}

fn never(name: &str) -> Life {
    vec![(0.0, Some(draft(name, name, 1, 1)))]
}

async fn wait_with(town: &Town, choice: &Choice, goal: Goal, seconds: u64) -> (Gathering, Vec<String>) {
    let patience = Patience::of(Duration::from_secs(seconds));
    let mut said = Vec::new();
    let mut listen = |event: Event| match event {
        Event::Waiting { text, .. } | Event::Notice(text) => said.push(text),
    };
    let gathering = wait_for_many(town, choice, &goal, Pins::default(), &patience, &mut listen).await;
    (gathering, said)
}

async fn wait(town: &Town, choice: &Choice, goal: Goal, seconds: u64) -> Gathering {
    wait_with(town, choice, goal, seconds).await.0
}

fn labelled() -> Choice {
    Choice::matching("app=x", "")
}

fn named(names: &[&str]) -> Choice {
    Choice::names(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
}

fn verdicts(gathering: &Gathering) -> Vec<(&str, &str)> {
    let word = |end: &Result<Met, Stop>| end.as_ref().map_or_else(|stop| stop.verdict, |_| "met");
    gathering.members.iter().map(|(name, end)| (name.as_str(), word(end))).collect()
}

#[tokio::test(start_paused = true)]
async fn three_thousand_cost_one_list_and_one_watch() {
    let mut town = Town::new();
    for number in 0..3000 {
        let name = format!("edge.m{number:04}.v1");
        town = if number % 1500 == 7 {
            town.has(&name, ready_at(&name, 40.0))
        } else {
            town.has(&name, ready(&name))
        };
    }
    let started = Instant::now();
    let gathering = wait(&town, &labelled(), Goal::Ready, 300).await;
    assert_eq!(gathering.failure, None);
    assert_eq!(gathering.members.len(), 3000);
    let took = started.elapsed();
    assert!(took >= Duration::from_secs(40) && took < Duration::from_secs(42), "{took:?}");
    // The first list and one heartbeat, six pages each; one read for each of the two late ones.
    assert_eq!((town.pages.get(), town.gets.get(), town.named_lists.get()), (12, 2, 0));
    assert_eq!((town.watches.get(), town.single_watches.get()), (1, 0));
    assert_eq!(gathering.requests, 14);
}

#[tokio::test(start_paused = true)]
async fn many_that_end_at_once_are_confirmed_by_a_list() {
    let mut town = Town::new();
    for number in 0..100 {
        let name = format!("edge.m{number}.v1");
        town = town.has(&name, ready_at(&name, 20.0));
    }
    let gathering = wait(&town, &labelled(), Goal::Ready, 300).await;
    assert_eq!(gathering.failure, None);
    assert!(town.gets.get() <= 5 && town.pages.get() <= 3, "{} {}", town.gets.get(), town.pages.get());
    assert!(gathering.elapsed < Duration::from_secs(23), "{:?}", gathering.elapsed);
}

#[tokio::test(start_paused = true)]
async fn an_empty_selection_waits_for_its_first_object() {
    let late = |object: Option<PackageRevision>, at: f64| (at, object);
    let life = vec![
        late(Some(draft("edge.a.v1", "u", 1, 1)), 12.0),
        late(Some(draft("edge.a.v1", "u", 2, 2)), 20.0),
    ];
    let town = Town::new().has("edge.a.v1", life);
    let (gathering, said) = wait_with(&town, &labelled(), Goal::Ready, 60).await;
    assert_eq!((gathering.failure.as_ref(), verdicts(&gathering)), (None, vec![("edge.a.v1", "met")]));
    assert!(gathering.elapsed >= Duration::from_secs(20) && gathering.elapsed < Duration::from_secs(21));
    assert_eq!(said[0], "0 of at least 1 package revisions match -l app=x");
}

#[tokio::test(start_paused = true)]
async fn a_selection_that_stays_empty_says_so_at_the_deadline() {
    let town = Town::new();
    let gathering = wait(&town, &labelled(), Goal::Ready, 60).await;
    let failure = gathering.failure.unwrap();
    assert_eq!(failure.kind, Kind::TimedOut);
    assert_eq!(failure.message, "timed out after 1m: 0 of at least 1 package revisions match -l app=x");
    assert!(town.pages.get() <= 3, "a heartbeat is a list per half minute: {}", town.pages.get());
}

#[tokio::test(start_paused = true)]
async fn enough_objects_freeze_the_set() {
    let life = |name: &str, at: f64| vec![(at, Some(draft(name, name, 1, 2)))];
    let town = Town::new().has("a", life("a", 0.0)).has("b", life("b", 5.0)).has("c", life("c", 8.0));
    let choice = Choice { min_count: 2, ..labelled() };
    let gathering = wait(&town, &choice, Goal::Ready, 60).await;
    assert_eq!(verdicts(&gathering), [("a", "met"), ("b", "met")]);
    assert!(gathering.elapsed < Duration::from_secs(6), "{:?}", gathering.elapsed);
}

#[tokio::test(start_paused = true)]
async fn who_loses_the_label_is_still_waited_for() {
    let pending = draft("edge.a.v1", "u", 1, 1);
    let life = vec![
        (0.0, Some(pending.clone())),
        (5.0, Some(without_label(pending))),
        (30.0, Some(without_label(draft("edge.a.v1", "u", 3, 2)))),
    ];
    let town = Town::new().has("edge.a.v1", life);
    let gathering = wait(&town, &labelled(), Goal::Ready, 120).await;
    assert_eq!(verdicts(&gathering), [("edge.a.v1", "met")]);
    // No watch tells of it any more; it is read as often as a single one.
    assert!(gathering.elapsed >= Duration::from_secs(30) && gathering.elapsed < Duration::from_secs(41));
    assert!(town.reads() <= 12, "{}", town.reads());
}

#[tokio::test(start_paused = true)]
async fn the_first_that_cannot_get_there_ends_it_with_numbers() {
    let town =
        || Town::new().has("a", vec![(0.0, Some(failed("a")))]).has("b", ready("b")).has("c", never("c"));
    let gathering = wait(&town(), &labelled(), Goal::Ready, 60).await;
    assert_eq!(verdicts(&gathering), [("a", "failed"), ("b", "met"), ("c", "not-yet")]);
    let failure = gathering.failure.unwrap();
    assert_eq!((failure.kind, failure.message.as_str()), (Kind::Blocked, "1 failed, 1 met, 1 not yet"));
    assert!(gathering.elapsed >= Duration::from_secs(3), "a failure must settle: {:?}", gathering.elapsed);
    assert!(gathering.elapsed < Duration::from_secs(4), "{:?}", gathering.elapsed);
    let choice = Choice { keep_going: true, ..labelled() };
    let gathering = wait(&town(), &choice, Goal::Ready, 60).await;
    assert_eq!(verdicts(&gathering), [("a", "failed"), ("b", "met"), ("c", "timeout")]);
    assert_eq!(gathering.failure.unwrap().message, "1 failed, 1 timed out, 1 met");
    assert_eq!(gathering.elapsed, Duration::from_secs(60));
}

#[tokio::test(start_paused = true)]
async fn a_page_token_that_is_too_old_starts_the_list_again() {
    let mut town = Town::new();
    for number in 0..1200 {
        let name = format!("m{number:04}");
        town = town.has(&name, ready(&name));
    }
    town.expired_tokens.set(1);
    let gathering = wait(&town, &labelled(), Goal::Ready, 60).await;
    assert_eq!((gathering.failure, gathering.members.len()), (None, 1200));
    assert_eq!(town.pages.get(), 6);
    // A server that never gives a whole list is asked with growing pauses.
    town.expired_tokens.set(u32::MAX);
    town.pages.set(0);
    let gathering = wait(&town, &labelled(), Goal::Ready, 60).await;
    assert_eq!(gathering.failure.unwrap().kind, Kind::Unavailable);
    assert!(town.pages.get() <= 6 * 7, "{}", town.pages.get());
}

#[tokio::test(start_paused = true)]
async fn deleted_means_these_objects_not_their_successors() {
    let life = |name: &str, at: f64| {
        vec![
            (0.0, Some(draft(name, name, 1, 2))),
            (at, None),
            (at + 0.1, Some(draft(name, &format!("{name}-again"), 9, 2))),
        ]
    };
    let town = Town::new()
        .has("a", life("a", 4.0))
        .has("b", life("b", 6.0))
        .has("c", vec![(5.0, Some(draft("c", "c", 1, 2)))]);
    let gathering = wait(&town, &labelled(), Goal::Deleted, 60).await;
    assert_eq!(verdicts(&gathering), [("a", "met"), ("b", "met")]);
    assert!(gathering.elapsed >= Duration::from_secs(6) && gathering.elapsed < Duration::from_secs(8));
}

#[tokio::test(start_paused = true)]
async fn a_deletion_of_very_many_is_proven_by_one_list() {
    let mut town = Town::new();
    for number in 0..600 {
        let name = format!("m{number:04}");
        town = town.has(&name, vec![(0.0, Some(draft(&name, &name, 1, 2))), (10.0, None)]);
    }
    let gathering = wait(&town, &labelled(), Goal::Deleted, 120).await;
    assert_eq!(gathering.failure, None);
    assert!(town.reads() <= 10, "{} gets, {} pages", town.gets.get(), town.pages.get());
    assert!(gathering.elapsed < Duration::from_secs(15), "{:?}", gathering.elapsed);
}

#[tokio::test(start_paused = true)]
async fn names_share_one_list_and_one_watch() {
    let town = Town::new().has("a", ready("a")).has("b", ready_at("b", 7.0)).has("other", never("other"));
    let gathering = wait(&town, &named(&["b", "a", "b"]), Goal::Ready, 60).await;
    assert_eq!(verdicts(&gathering), [("b", "met"), ("a", "met")]);
    assert_eq!((town.pages.get(), town.gets.get(), town.watches.get()), (1, 1, 1));
    let gathering = wait(&town, &named(&["a", "nosuch"]), Goal::Ready, 60).await;
    assert_eq!(verdicts(&gathering), [("a", "met"), ("nosuch", "not-found")]);
    assert_eq!(gathering.failure.unwrap().kind, Kind::NotFound);
}

#[tokio::test(start_paused = true)]
async fn names_without_the_right_to_list_are_waited_for_one_by_one() {
    let mut town = Town::new();
    town.lists_forbidden = true;
    let town = town.has("a", ready("a")).has("b", ready_at("b", 7.0));
    let gathering = wait(&town, &named(&["a", "b"]), Goal::Ready, 60).await;
    assert_eq!(verdicts(&gathering), [("a", "met"), ("b", "met")]);
    assert!(town.single_watches.get() >= 1);
    let gathering = wait(&town, &labelled(), Goal::Ready, 60).await;
    assert_eq!(gathering.failure.unwrap().kind, Kind::Forbidden);
}

#[tokio::test(start_paused = true)]
async fn newcomers_are_named_or_followed() {
    let town = || {
        let life = vec![(5.0, Some(draft("b", "b", 1, 1))), (60.0, Some(draft("b", "b", 2, 2)))];
        Town::new().has("a", ready_at("a", 40.0)).has("b", life)
    };
    let (gathering, said) = wait_with(&town(), &labelled(), Goal::Ready, 120).await;
    assert_eq!(verdicts(&gathering), [("a", "met")]);
    assert_eq!(gathering.newcomers, ["b"]);
    assert!(said.iter().any(|text| text.starts_with("b came later")), "{said:?}");
    let choice = Choice { follow_new: true, ..labelled() };
    let gathering = wait(&town(), &choice, Goal::Ready, 120).await;
    assert_eq!(verdicts(&gathering), [("a", "met"), ("b", "met")]);
}

#[tokio::test(start_paused = true)]
async fn after_a_410_the_watch_starts_from_a_list_made_afterwards() {
    let town = Town::new().has("a", ready_at("a", 50.0));
    town.refused_watches.borrow_mut().push(ReadError::Expired);
    let gathering = wait(&town, &labelled(), Goal::Ready, 120).await;
    assert_eq!(gathering.failure, None);
    let from = town.watched_from.borrow();
    assert_eq!(*from, [Some("list-1".to_owned()), Some("list-2".to_owned())]);
}

#[tokio::test(start_paused = true)]
async fn watches_that_close_at_once_make_no_busy_loop() {
    let mut town = Town::new();
    town.watches_close = true;
    let town = town.has("a", never("a"));
    wait(&town, &labelled(), Goal::Ready, 60).await;
    assert!(town.watches.get() <= 62, "{} watches", town.watches.get());
    assert!(town.reads() <= 124, "{} reads", town.reads());
}

#[tokio::test(start_paused = true)]
async fn without_watch_rights_lists_do() {
    let town = Town::new().has("a", ready_at("a", 20.0));
    town.refused_watches.borrow_mut().push(ReadError::Forbidden("cannot watch".into()));
    let (gathering, said) = wait_with(&town, &labelled(), Goal::Ready, 120).await;
    assert_eq!((gathering.failure, town.watches.get()), (None, 1));
    assert!(gathering.elapsed < Duration::from_secs(30), "{:?}", gathering.elapsed);
    assert!(said.iter().any(|text| text.contains("polling")), "{said:?}");
}

#[tokio::test(start_paused = true)]
async fn a_signal_ends_it_with_the_state_of_all() {
    let town = Town::new().has("a", ready("a")).has("b", never("b"));
    let patience = Patience::of(Duration::from_secs(60));
    let interrupt = patience.interrupt.clone();
    let wish = async {
        tokio::time::sleep(Duration::from_secs(5)).await;
        interrupt.raise(Kind::Interrupted);
    };
    let (choice, mut silent) = (labelled(), |_: Event| {});
    let wait = wait_for_many(&town, &choice, &Goal::Ready, Pins::default(), &patience, &mut silent);
    let (gathering, ()) = tokio::join!(wait, wish);
    assert_eq!(verdicts(&gathering), [("a", "met"), ("b", "interrupted")]);
    assert_eq!(gathering.failure.unwrap().kind, Kind::Interrupted);
    assert_eq!(gathering.elapsed, Duration::from_secs(5));
}

#[tokio::test(start_paused = true)]
async fn one_look_at_many_is_one_list() {
    let town = Town::new().has("a", ready("a")).has("b", never("b"));
    let gathering = wait(&town, &labelled(), Goal::Ready, 0).await;
    assert_eq!(verdicts(&gathering), [("a", "met"), ("b", "not-yet")]);
    assert_eq!(gathering.failure.unwrap().kind, Kind::NotYet);
    assert_eq!((town.reads(), town.watches.get()), (1, 0));
}
