//! What was not tested until a planted mistake survived.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::scripted::{Fault, Script, Server, object};
use crate::wait::goal::{Goal, Patience, Pins};
use crate::wait::wait_for;

fn push(version: u64, observed: &str, rendered: (&str, &str)) -> Value {
    json!({"uid": "u1", "rv": version, "gen": 2, "lc": "Draft", "A": "r2", "O": observed, "cs": "init", "src": true,
        "R": [rendered.0, rendered.1, 2], "Y": ["T", "Ready", 2]})
}

fn script(objects: &[(f64, Value)]) -> Script {
    Script { objects: objects.iter().map(|(at, o)| (*at, Some(object(o)))).collect(), ..Script::default() }
}

async fn wait(server: &Server) -> bool {
    let patience = Patience::of(Duration::from_secs(60));
    let goal = Goal::rendered_push("r2");
    wait_for(server, "edge.cell.v1", &goal, Pins::uid("u1"), &patience, &mut |_| {}).await.is_ok()
}

/// A failure, then a render that runs, then the same failure again: its time counts from its return.
#[tokio::test(start_paused = true)]
async fn a_failure_that_comes_back_has_to_hold_anew() {
    let failed = ("F", "RenderFailed");
    let server = Server::new(script(&[
        (0.0, push(1, "r2", failed)),
        (2.0, push(2, "r1", ("U", "Pending"))),
        (20.0, push(3, "r2", failed)),
        (21.0, push(4, "r2", ("T", "Rendered"))),
    ]));
    assert!(wait(&server).await);
}

/// Watches that cannot be opened are asked for less and less often.
#[tokio::test(start_paused = true)]
async fn a_watch_that_cannot_be_opened_is_left_in_peace() {
    let refused = Fault { from: 0.0, to: 999.0, what: json!({"status": 500}) };
    let objects = [(0.0, push(1, "r1", ("T", "Rendered"))), (50.0, push(2, "r2", ("T", "Rendered")))];
    let server = Server::new(Script { watch: vec![refused], ..script(&objects) });
    let started = Instant::now();
    assert!(wait(&server).await);
    assert!(started.elapsed() <= Duration::from_secs(61));
    // After 0, 1, 3, 7, 15, 31 seconds.
    assert!(server.watches.get() <= 7, "{} watches", server.watches.get());
}
