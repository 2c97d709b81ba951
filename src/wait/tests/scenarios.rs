//! Recorded and designed sequences: verdict, time and load of the real engine on a virtual clock.

use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use super::scripted::{Fault, Script, Server, object};
use crate::wait::goal::{Goal, Patience, Pins, Rule, Side};
use crate::wait::judge::{Verdict, judge};
use crate::wait::snapshot::Snapshot;
use crate::wait::wait_for;

const LINES: &str = include_str!("../../../tests/data/wait/scenarios.jsonl");

fn scenarios() -> Vec<Value> {
    LINES.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn goal(target: &Value) -> Goal {
    let text = |key: &str| target[key].as_str().unwrap_or_default().to_owned();
    match text("kind").as_str() {
        "created" => Goal::Created,
        "rendered" => Goal::Rendered { request: target["R"].as_str().map(Into::into) },
        "ready" => Goal::Ready,
        "lifecycle" => Goal::Lifecycle {
            state: text("X").parse().unwrap(),
            latest: target["latest"] == true,
            unrendered: target["allow_unrendered"] == true,
        },
        "deleted" => Goal::Deleted,
        "condition" => {
            let status = if target["value"] == "F" { "False" } else { "True" };
            let rule = match (target["literal"] == true, target["strict"] == true) {
                (true, _) => Rule::Literal,
                (_, true) => Rule::Strict,
                _ => Rule::Sound,
            };
            Goal::Condition { kind: text("type"), status: status.into(), rule }
        }
        other => panic!("unknown target {other}"),
    }
}

fn pins(scenario: &Value) -> Pins {
    let pins = &scenario["pins"];
    Pins {
        uid: pins["uid"].as_str().map(Into::into),
        generation: pins["G"].as_i64(),
        prior_request: pins["A0"].as_str().map(Into::into),
        ..Pins::default()
    }
}

fn faults(list: &Value) -> Vec<Fault> {
    let one =
        |f: &Value| Fault { from: f[0].as_f64().unwrap(), to: f[1].as_f64().unwrap(), what: f[2].clone() };
    list.as_array().map(|all| all.iter().map(one).collect()).unwrap_or_default()
}

/// The last value of a fact over time.
fn last_of(times: &Value) -> &Value {
    times.as_array().and_then(|times| times.last()).map_or(&Value::Null, |last| &last[1])
}

fn script(scenario: &Value) -> Script {
    let entry = |o: &Value| (o[0].as_f64().unwrap(), Some(&o[1]).filter(|o| !o.is_null()).map(object));
    Script {
        objects: scenario["objects"].as_array().unwrap().iter().map(entry).collect(),
        get: faults(&scenario["get"]),
        list: faults(&scenario["list"]),
        watch: faults(&scenario["watch"]),
        refreshable: scenario["refreshable"] == true,
        repository: Some(true),
        content: last_of(&scenario["prr"]).as_str().map(Into::into),
        newest_sibling: Some(newest(&scenario["siblings"])),
    }
}

/// The word of `-o json` for the word of the table.
fn expected(scenario: &Value) -> &'static str {
    match scenario["expect"].as_str() {
        Some("Met") => "met",
        Some("Failed") => "failed",
        Some("Superseded") => "superseded",
        Some("Gone") => "gone",
        Some("Replaced") => "replaced",
        Some("NotFound") => "not-found",
        Some("NotYet") => "not-yet",
        Some("Timeout") => "timeout",
        Some("Unavailable") => "unavailable",
        Some("Auth") => "unauthorized",
        other => panic!("{other:?}"),
    }
}

/// The highest of the other revisions, as the last entry says.
fn newest(siblings: &Value) -> i64 {
    last_of(siblings).as_array().into_iter().flatten().filter_map(Value::as_i64).max().unwrap_or_default()
}

/// Plays one scenario; the complaint if anything was not as expected.
async fn play(scenario: &Value) -> Result<(), String> {
    let server = Server::new(script(scenario));
    let started = Instant::now();
    let patience = Patience::of(Duration::from_secs_f64(scenario["timeout"].as_f64().unwrap_or(60.0)));
    let end =
        wait_for(&server, "edge.cell.v1", &goal(&scenario["target"]), pins(scenario), &patience, &mut |_| {})
            .await;
    let took = started.elapsed().as_secs_f64();
    let code = end.as_ref().err().map_or(0, |stop| stop.kind.exit_code());
    let said = end
        .as_ref()
        .err()
        .map_or_else(|| "Met".to_owned(), |stop| format!("{}: {}", stop.verdict, stop.text));
    let verdict = end.as_ref().map_or_else(|stop| stop.verdict, |_| "met");
    let reason = end.as_ref().err().and_then(|stop| stop.reason).map(|reason| reason.word());
    if verdict != expected(scenario)
        || (scenario["reason"].is_string() && scenario["reason"].as_str() != reason.as_deref())
    {
        return Err(format!(
            "{verdict} {reason:?} instead of {} {} ({said}) at {took}",
            expected(scenario),
            scenario["reason"]
        ));
    }
    if u64::from(code) != scenario["exit"].as_u64().unwrap() {
        return Err(format!("exit {code} instead of {} ({said}) at {took}", scenario["exit"]));
    }
    let earliest = scenario["not_before"].as_f64().unwrap_or_default();
    let latest = scenario["by"].as_f64().unwrap_or(f64::MAX);
    if took < earliest - 1e-6 || took > latest + 1e-6 {
        return Err(format!("{said} at {took}, allowed {earliest} to {latest}"));
    }
    let reads = server.gets.get() + server.lists.get();
    let opened = server.watches.get();
    match f64::from(reads) <= took * 2.0 + 4.0 && f64::from(opened) <= took + 2.0 {
        true => Ok(()),
        false => Err(format!("{reads} reads and {opened} watches in {took} s")),
    }
}

#[tokio::test(start_paused = true)]
async fn every_scenario_ends_as_it_must() {
    let mut complaints = Vec::new();
    let all = scenarios();
    for scenario in &all {
        if let Err(complaint) = play(scenario).await {
            complaints.push(format!("{} {}: {complaint}", scenario["id"], scenario["gist"]));
        }
    }
    assert!(all.len() > 100);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// A goal that ends in Met is not Met in any state before its time.
#[test]
fn no_state_before_the_goal_is_met() {
    let mut checked = 0;
    for scenario in scenarios().iter().filter(|s| s["expect"] == "Met" && s["target"]["kind"] != "deleted") {
        let earliest = scenario["not_before"].as_f64().unwrap();
        let (goal, mut pins) = (goal(&scenario["target"]), pins(scenario));
        for at in scenario["objects"].as_array().unwrap() {
            let snapshot = Some(&at[1]).filter(|o| !o.is_null()).map(|o| Snapshot::of(&object(o)));
            if let Some(seen) = &snapshot {
                pins.uid.get_or_insert_with(|| seen.uid.clone());
            }
            let until = at[0].as_f64().unwrap();
            // The recorded bound leaves a quarter of a second for the recorder.
            if until < earliest - 0.3 {
                checked += 1;
                let verdict = judge(snapshot.as_ref(), &goal, &pins, &Side::default());
                assert!(!matches!(verdict, Verdict::Met { .. }), "{} at {until}", scenario["id"]);
            }
        }
    }
    assert!(checked > 100, "{checked}");
}
