//! Every rule about transport, with its time and its load.

use std::time::Duration;

use serde_json::json;
use tokio::time::Instant;

use super::engine::{draft, fault, slow_render, timeline, wait};
use super::scripted::{Script, Server};
use crate::failure::Kind;
use crate::wait::events::Event;
use crate::wait::goal::{Goal, Patience, Pins};
use crate::wait::wait_for;

#[tokio::test(start_paused = true)]
async fn trouble_is_waited_out_with_growing_pauses() {
    for what in
        [json!({"status": 500}), json!({"status": 504}), json!({"status": 404}), json!({"status": 503})]
    {
        let server = Server::new(Script { get: fault(0.0, 60.0, what.clone()), ..slow_render() });
        let started = Instant::now();
        wait(&server, Goal::rendered_push("r2"), Pins::default(), 300).await.unwrap();
        // 1, 2, 4, 8, 16, 30 s: the first read after a minute of trouble is the one at 61 s.
        assert_eq!(started.elapsed().as_secs(), 61, "{what}");
        assert_eq!(server.gets.get(), 7, "{what}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_request_that_hangs_is_given_up_and_repeated() {
    let server = Server::new(Script { get: fault(0.0, 10.0, json!({"hang": true})), ..slow_render() });
    let started = Instant::now();
    wait(&server, Goal::rendered_push("r2"), Pins::default(), 300).await.unwrap();
    // 15 s for the request, 1 s of pause, then the render at 20 s.
    assert!(started.elapsed() >= Duration::from_secs(20) && started.elapsed() < Duration::from_secs(27));
    assert!(server.gets.get() <= 5, "{}", server.gets.get());
}

#[tokio::test(start_paused = true)]
async fn a_server_that_was_never_there_is_final_only_where_nobody_reached_it() {
    let away = || Script { get: fault(0.0, 5.0, json!({"away": true})), ..slow_render() };
    wait(&Server::new(away()), Goal::rendered_push("r2"), Pins::default(), 60).await.unwrap();
    let patience = Patience { must_answer: true, ..Patience::of(Duration::from_secs(60)) };
    let server = Server::new(away());
    let goal = Goal::rendered_push("r2");
    let stop = wait_for(&server, "n", &goal, Pins::default(), &patience, &mut |_| {}).await.unwrap_err();
    assert_eq!((stop.kind, server.gets.get()), (Kind::Unavailable, 1));
    // A server that answers with trouble is there.
    let server = Server::new(Script { get: fault(0.0, 5.0, json!({"status": 503})), ..slow_render() });
    wait_for(&server, "n", &goal, Pins::default(), &patience, &mut |_| {}).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn refused_credentials_are_renewed_once() {
    let refused = |to: f64| fault(0.0, to, json!({"status": 401}));
    let script = Script { get: refused(9999.0), refreshable: true, ..slow_render() };
    let server = Server::new(script);
    wait(&server, Goal::rendered_push("r2"), Pins::default(), 60).await.unwrap();
    assert_eq!(server.reconnects.get(), 1);
    let stays = fault(0.0, 9999.0, json!({"status": 401, "stays": true}));
    let server = Server::new(Script { get: stays, refreshable: true, ..slow_render() });
    let stop = wait(&server, Goal::Ready, Pins::default(), 60).await.unwrap_err();
    assert_eq!((stop.kind, stop.verdict), (Kind::Forbidden, "unauthorized"));
    assert_eq!((server.gets.get(), server.reconnects.get()), (2, 1));
    let server = Server::new(Script { get: refused(9999.0), refreshable: false, ..slow_render() });
    let stop = wait(&server, Goal::Ready, Pins::default(), 60).await.unwrap_err();
    assert_eq!((stop.kind, server.gets.get()), (Kind::Forbidden, 1));
    // The one read of a look renews them, too.
    let server = Server::new(Script { get: refused(9999.0), refreshable: true, ..slow_render() });
    let stop = wait(&server, Goal::rendered_push("r2"), Pins::default(), 0).await.unwrap_err();
    assert_eq!((stop.kind, server.reconnects.get()), (Kind::NotYet, 1));
}

#[tokio::test(start_paused = true)]
async fn who_may_only_list_lists_and_who_may_neither_is_told_so() {
    let forbidden = || fault(0.0, 9999.0, json!({"status": 403}));
    let server = Server::new(Script { get: forbidden(), ..slow_render() });
    wait(&server, Goal::rendered_push("r2"), Pins::default(), 60).await.unwrap();
    assert_eq!(server.gets.get(), 1);
    let server = Server::new(Script { get: forbidden(), list: forbidden(), ..slow_render() });
    let stop = wait(&server, Goal::Ready, Pins::default(), 60).await.unwrap_err();
    assert_eq!(stop.kind, Kind::Forbidden);
    assert!(
        stop.text.starts_with("cannot get or list packagerevisions.porch.kpt.dev in namespace radio: "),
        "{}",
        stop.text
    );
}

#[tokio::test(start_paused = true)]
async fn a_busy_server_is_obeyed_and_said_once() {
    let busy = json!({"status": 429, "retryAfter": 7});
    let server = Server::new(Script { get: fault(0.0, 20.0, busy), ..slow_render() });
    let (started, mut notices) = (Instant::now(), Vec::new());
    let mut listen = |event: Event| {
        if let Event::Notice(text) = event {
            notices.push(text);
        }
    };
    let patience = Patience::of(Duration::from_secs(60));
    wait_for(&server, "n", &Goal::rendered_push("r2"), Pins::default(), &patience, &mut listen)
        .await
        .unwrap();
    assert_eq!((started.elapsed().as_secs(), server.gets.get()), (21, 4));
    assert_eq!(notices.len(), 1, "{notices:?}");
}

#[tokio::test(start_paused = true)]
async fn a_watch_that_is_always_too_old_is_opened_with_growing_pauses() {
    let gone = json!({"gone": true});
    let server = Server::new(Script { watch: fault(0.0, 9999.0, gone), ..slow_render() });
    let started = Instant::now();
    wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
    assert!(started.elapsed() <= Duration::from_secs(31), "{:?}", started.elapsed());
    assert!(server.watches.get() <= 8, "{} watches", server.watches.get());
    assert!(server.watched_from.borrow()[1..].iter().all(Option::is_none));
}

#[tokio::test(start_paused = true)]
async fn without_a_watch_the_verdict_is_the_same_at_most_a_heartbeat_later() {
    for watch in [json!({"silent": true}), json!({"status": 500}), json!({"forbidden": true})] {
        let server = Server::new(Script { watch: fault(0.0, 9999.0, watch.clone()), ..slow_render() });
        let started = Instant::now();
        wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap();
        let late = started.elapsed() - Duration::from_secs(20);
        assert!(late <= Duration::from_secs(10), "{watch}: {late:?}");
        let seconds = started.elapsed().as_secs_f64();
        assert!(f64::from(server.gets.get()) <= seconds * 2.0 + 4.0, "{watch}: {}", server.gets.get());
        assert!(f64::from(server.watches.get()) <= seconds + 2.0, "{watch}: {}", server.watches.get());
    }
}

#[tokio::test(start_paused = true)]
async fn a_stream_that_outlives_its_time_is_opened_again() {
    let script = Script {
        watch: fault(0.0, 1.0, json!({"silent": true})),
        ..timeline(&[(0.0, draft(1, "r2", "r1", "T")), (295.0, draft(2, "r2", "r2", "T"))])
    };
    let server = Server::new(script);
    let started = Instant::now();
    wait(&server, Goal::rendered_push("r2"), Pins::uid("u1"), 600).await.unwrap();
    // The second stream brings the news at once.
    assert!(started.elapsed() < Duration::from_millis(295_050), "{:?}", started.elapsed());
    assert_eq!(server.watches.get(), 2);
}

#[tokio::test(start_paused = true)]
async fn the_guess_at_the_deadline_names_trouble_and_outages() {
    let script = Script { get: fault(1.0, 9999.0, json!({"status": 404})), ..slow_render() };
    let stop = wait(&Server::new(script), Goal::rendered_push("r2"), Pins::uid("u1"), 30).await.unwrap_err();
    assert!(stop.hints.iter().any(|hint| hint.contains("404 page not found")), "{:?}", stop.hints);
    let script = Script {
        get: fault(5.0, 15.0, json!({"status": 500})),
        ..timeline(&[(0.0, draft(1, "r2", "r1", "U"))])
    };
    let stop = wait(&Server::new(script), Goal::rendered_push("r2"), Pins::uid("u1"), 60).await.unwrap_err();
    assert!(stop.hints[0].contains("probably lost") && stop.hints[0].contains("--nudge"), "{:?}", stop.hints);
}

#[tokio::test(start_paused = true)]
async fn a_signal_ends_a_wait_with_its_last_state() {
    let server = Server::new(slow_render());
    let patience = Patience::of(Duration::from_secs(60));
    let interrupt = patience.interrupt.clone();
    let wish = async {
        tokio::time::sleep(Duration::from_secs(5)).await;
        interrupt.raise(Kind::Terminated);
    };
    let (goal, mut silent) = (Goal::rendered_push("r2"), |_: Event| {});
    let waiting = wait_for(&server, "edge.cell.v1", &goal, Pins::default(), &patience, &mut silent);
    let (end, ()) = tokio::join!(waiting, wish);
    let stop = end.unwrap_err();
    assert_eq!(
        (stop.kind, stop.verdict, stop.elapsed),
        (Kind::Terminated, "interrupted", Duration::from_secs(5))
    );
    assert_eq!(stop.to_json("radio")["verdict"], json!("interrupted"));
    assert_eq!(stop.facts().len(), 3);
    // Raised before: nothing is waited for any more.
    let end = wait_for(&server, "edge.cell.v1", &goal, Pins::default(), &patience, &mut |_| {}).await;
    assert_eq!(end.unwrap_err().kind, Kind::Terminated);
}

#[tokio::test(start_paused = true)]
async fn changes_are_told_once_and_again_every_half_minute() {
    let server = Server::new(timeline(&[(0.0, draft(1, "r2", "r1", "T"))]));
    let mut told = Vec::new();
    let mut listen = |event: Event| {
        if let Event::Waiting { elapsed, .. } = event {
            told.push(elapsed.as_secs());
        }
    };
    let patience = Patience::of(Duration::from_secs(65));
    let goal = Goal::rendered_push("r2");
    wait_for(&server, "n", &goal, Pins::uid("u1"), &patience, &mut listen).await.unwrap_err();
    assert_eq!(told, [0, 30, 60]);
}
