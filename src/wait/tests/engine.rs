//! What no recorded sequence shows: load, deadlines, transport.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::scripted::{Fault, Script, Server, object};
use crate::failure::{Failure, Kind};
use crate::wait::events::Event;
use crate::wait::goal::{Goal, Patience, Pins};
use crate::wait::stop::{Met, Stop};
use crate::wait::wait_for;

pub(super) fn draft(version: u64, request: &str, observed: &str, rendered: &str) -> Value {
    json!({"uid": "u1", "rv": version, "gen": 2, "lc": "Draft", "A": request, "O": observed,
        "R": [rendered, "x", 2], "Y": ["T", "Ready", 2], "cs": "init", "src": true})
}

pub(super) fn timeline(objects: &[(f64, Value)]) -> Script {
    let objects = objects.iter().map(|(at, o)| (*at, Some(o).filter(|o| !o.is_null()).map(object))).collect();
    Script { objects, refreshable: true, ..Script::default() }
}

/// Push r2, rendered at 20 s.
pub(super) fn slow_render() -> Script {
    timeline(&[(0.0, draft(1, "r2", "r1", "T")), (20.0, draft(2, "r2", "r2", "T"))])
}

pub(super) fn fault(from: f64, to: f64, what: Value) -> Vec<Fault> {
    vec![Fault { from, to, what }]
}

pub(super) async fn wait(server: &Server, goal: Goal, pins: Pins, seconds: u64) -> Result<Met, Stop> {
    let patience = Patience::of(Duration::from_secs(seconds));
    wait_for(server, "edge.cell.v1", &goal, pins, &patience, &mut |_| {}).await
}

#[tokio::test(start_paused = true)]
async fn a_watch_brings_the_news_at_once() {
    let server = Server::new(slow_render());
    let started = Instant::now();
    let met = wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
    assert!(started.elapsed() - Duration::from_secs(20) < Duration::from_millis(20));
    assert_eq!(met.revision.unwrap().metadata.resource_version.as_deref(), Some("2"));
    // One at the start, one heartbeat (the other coincides with the news), one for the news.
    assert!(server.gets.get() <= 4, "{}", server.gets.get());
    assert_eq!(server.watches.get(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_watch_that_always_closes_makes_no_busy_loop() {
    let script = Script { watch: fault(0.0, 999.0, json!({"close": 0.0})), ..slow_render() };
    let server = Server::new(script);
    wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
    assert!(server.watches.get() <= 22, "{} watches", server.watches.get());
    assert!(server.gets.get() <= 30, "{} reads", server.gets.get());
}

#[tokio::test(start_paused = true)]
async fn after_410_no_watch_starts_from_a_version() {
    let script = Script { watch: fault(5.0, 7.0, json!({"gone": true})), ..slow_render() };
    let server = Server::new(script);
    wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
    let from = server.watched_from.borrow();
    assert_eq!(from[0].as_deref(), Some("1"));
    assert!(from.len() > 1 && from[1..].iter().all(Option::is_none), "{from:?}");
}

#[tokio::test(start_paused = true)]
async fn without_watch_rights_the_clock_does() {
    let script = Script { watch: fault(0.0, 999.0, json!({"forbidden": true})), ..slow_render() };
    let server = Server::new(script);
    let mut notices = Vec::new();
    let patience = Patience::of(Duration::from_secs(60));
    let mut listen = |event: Event| {
        if let Event::Notice(text) = event {
            notices.push(text);
        }
    };
    wait_for(&server, "n", &Goal::rendered_push("r2"), Pins::uid("u1"), &patience, &mut listen)
        .await
        .unwrap();
    assert_eq!(server.watches.get(), 1);
    assert_eq!(notices.len(), 1);
    assert!(notices[0].contains("polling"), "{notices:?}");
}

#[tokio::test(start_paused = true)]
async fn without_watch_rights_an_hour_of_waiting_ends_at_the_deadline() {
    let script = Script {
        watch: fault(0.0, 9999.0, json!({"forbidden": true})),
        ..timeline(&[(0.0, draft(1, "r2", "r1", "T"))])
    };
    let stop = wait(&Server::new(script), Goal::Ready, Pins::uid("u1"), 3600).await.unwrap_err();
    assert_eq!(stop.kind, Kind::TimedOut);
    // A read every ten seconds, and no more.
    assert!((340..=365).contains(&stop.requests), "{} requests", stop.requests);
}

#[tokio::test(start_paused = true)]
async fn a_watch_that_takes_no_credentials_does_not_ask_for_new_ones_every_second() {
    let refused = json!({"status": 401, "stays": true});
    let script = Script {
        watch: fault(0.0, 9999.0, refused),
        ..timeline(&[(0.0, draft(1, "r2", "r1", "T")), (120.0, draft(2, "r2", "r2", "T"))])
    };
    let server = Server::new(script);
    wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 300).await.unwrap();
    assert!(server.reconnects.get() <= 10, "{} times", server.reconnects.get());
}

#[tokio::test(start_paused = true)]
async fn a_watch_that_is_put_off_for_ever_leaves_the_heartbeat() {
    let busy = json!({"status": 429, "retryAfter": u64::MAX});
    let server = Server::new(Script { watch: fault(0.0, 9999.0, busy), ..slow_render() });
    wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
    assert_eq!(server.watches.get(), 1);
}

#[tokio::test(start_paused = true)]
async fn the_deadline_holds_against_a_hanging_server() {
    let script = Script {
        get: fault(2.0, 9999.0, json!({"hang": true})),
        watch: fault(0.0, 9999.0, json!({"silent": true})),
        ..slow_render()
    };
    let server = Server::new(script);
    let started = Instant::now();
    let stop = wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 40).await.unwrap_err();
    assert_eq!(started.elapsed(), Duration::from_secs(40));
    assert_eq!((stop.kind, stop.verdict), (Kind::TimedOut, "timeout"));
    assert!(stop.text.starts_with("timed out after 40s: the render has not started"), "{}", stop.text);
}

#[tokio::test(start_paused = true)]
async fn a_deadline_that_cuts_the_first_read_of_a_known_object_is_a_timeout() {
    let hangs = || Script { get: fault(0.0, 9999.0, json!({"hang": true})), ..slow_render() };
    let stop = wait(&Server::new(hangs()), Goal::Ready, Pins::uid("u1"), 1).await.unwrap_err();
    assert_eq!((stop.kind, stop.verdict), (Kind::TimedOut, "timeout"));
    // Nobody answered this command before, or the read itself gave up.
    let stop = wait(&Server::new(hangs()), Goal::Ready, Pins::default(), 1).await.unwrap_err();
    assert_eq!((stop.kind, stop.verdict), (Kind::Unavailable, "unavailable"));
    let stop = wait(&Server::new(hangs()), Goal::Ready, Pins::uid("u1"), 20).await.unwrap_err();
    assert_eq!((stop.kind, stop.verdict), (Kind::Unavailable, "unavailable"));
}

#[tokio::test(start_paused = true)]
async fn the_text_at_the_deadline_shows_the_last_state() {
    let server = Server::new(timeline(&[(0.0, draft(1, "r2", "r1", "U"))]));
    let stop = wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 30).await.unwrap_err();
    let failure = Failure::from(stop);
    assert_eq!(failure.kind, Kind::TimedOut);
    assert!(failure.message.starts_with("edge.cell.v1: timed out after 30s"), "{}", failure.message);
    assert!(failure.message.contains("\n  request  r2   observed r1   rendering -\n"), "{}", failure.message);
    assert!(failure.hints[0].contains("controller"), "{:?}", failure.hints);
}

#[tokio::test(start_paused = true)]
async fn a_retry_after_longer_than_the_deadline_is_cut() {
    let busy = json!({"status": 429, "retryAfter": 3600});
    let server = Server::new(Script { get: fault(0.0, 9999.0, busy), ..slow_render() });
    let started = Instant::now();
    let stop = wait(&server, Goal::Ready, Pins::default(), 10).await.unwrap_err();
    assert_eq!(started.elapsed(), Duration::from_secs(10));
    assert_eq!((stop.kind, stop.verdict), (Kind::Unavailable, "unavailable"));
    assert_eq!(server.gets.get(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_read_that_succeeded_once_makes_it_a_timeout() {
    let server = Server::new(Script { get: fault(1.0, 9999.0, json!({"status": 404})), ..slow_render() });
    let stop = wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 30).await.unwrap_err();
    assert_eq!(stop.kind, Kind::TimedOut);
}

#[tokio::test(start_paused = true)]
async fn absence_needs_a_list() {
    let script = timeline(&[(0.0, draft(1, "r2", "r1", "T")), (3.0, Value::Null)]);
    let server = Server::new(Script { list: fault(0.0, 8.0, json!({"status": 500})), ..script.clone() });
    let started = Instant::now();
    let stop = wait(&server, Goal::Ready, Pins::uid("u1"), 60).await.unwrap_err();
    assert_eq!((stop.kind, stop.verdict), (Kind::NotFound, "gone"));
    assert!(started.elapsed() >= Duration::from_secs(8), "{:?}", started.elapsed());
    // The server answered, so the deadline is that of the object and not that of the network.
    let gone = timeline(&[(0.0, Value::Null)]);
    let server = Server::new(Script { list: fault(0.0, 99.0, json!({"status": 500})), ..gone });
    let stop = wait(&server, Goal::Ready, Pins::uid("u1"), 20).await.unwrap_err();
    assert_eq!((stop.kind, stop.verdict), (Kind::TimedOut, "timeout"));
    // Where lists are not allowed, a typed 404 has to do.
    let server = Server::new(Script { list: fault(0.0, 99.0, json!({"status": 403})), ..script });
    let met = wait(&server, Goal::Deleted, Pins::uid("u1"), 60).await.unwrap();
    assert_eq!(met.revision, None);
}

#[tokio::test(start_paused = true)]
async fn a_blocked_deletion_asks_for_the_repository_first() {
    let mut published = draft(1, "r1", "r1", "T");
    published["lc"] = "Published".into();
    published["rev"] = 1.into();
    published["del"] = true.into();
    let script = timeline(&[(0.0, published), (6.0, Value::Null)]);
    let server = Server::new(Script { repository: Some(true), ..script.clone() });
    let stop = wait(&server, Goal::Deleted, Pins::uid("u1"), 60).await.unwrap_err();
    assert_eq!(stop.kind, Kind::Blocked);
    assert!(stop.hints[0].contains("propose-delete edge.cell.v1"));
    let server = Server::new(Script { repository: Some(false), ..script });
    assert!(wait(&server, Goal::Deleted, Pins::uid("u1"), 60).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn timeout_zero_is_one_read() {
    let mut failed = draft(1, "r2", "r2", "F");
    failed["R"] = json!(["F", "RenderFailed", 2]);
    for (object, word) in [(draft(1, "r2", "r1", "T"), "has not started"), (failed, "failed")] {
        let server = Server::new(timeline(&[(0.0, object)]));
        let stop = wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 0).await.unwrap_err();
        assert_eq!((stop.kind, stop.verdict), (Kind::NotYet, "not-yet"));
        assert!(stop.text.contains(word), "{}", stop.text);
        assert_eq!((server.gets.get(), server.watches.get()), (1, 0));
    }
}

#[tokio::test(start_paused = true)]
async fn a_failure_that_heals_within_the_window_is_none() {
    let mut failed = draft(1, "r2", "r2", "F");
    failed["R"] = json!(["F", "RenderFailed", 2]);
    let script = timeline(&[(0.0, failed), (2.5, draft(2, "r2", "r2", "T"))]);
    let met = wait(&Server::new(script), Goal::rendered_push("r2"), Pins::uid("u1"), 60).await;
    assert!(met.is_ok(), "{met:?}");
}

#[tokio::test(start_paused = true)]
async fn the_json_of_both_ends() {
    let server = Server::new(timeline(&[(0.0, draft(7, "r2", "r2", "T"))]));
    let met = wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
    let value = met.to_json("radio", "edge.cell.v1", "rendered (push r2)");
    assert_eq!((&value["verdict"], &value["exitCode"]), (&json!("met"), &json!(0)));
    assert_eq!(
        value["object"],
        json!({"namespace": "radio", "name": "edge.cell.v1", "uid": "u1", "resourceVersion": "7"})
    );
    let server = Server::new(timeline(&[(0.0, Value::Null)]));
    let value = wait(&server, Goal::Ready, Pins::default(), 60).await.unwrap_err().to_json("radio");
    assert_eq!((&value["verdict"], &value["reason"]), (&json!("not-found"), &json!("NotFound")));
    assert_eq!(value["exitCode"], json!(5));
}
