//! Waits of the real binary for many package revisions, against a scripted server on a socket.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]

mod support;
#[path = "support/wire.rs"]
mod wire;

use serde_json::{Value, json};
use wire::{Asked, Kind, Server, Stage, done, list, named, pending, rendering, status};

/// Members with these names.
fn members(object: &Value, names: impl IntoIterator<Item = usize>) -> Vec<Value> {
    names.into_iter().map(|number| named(object.clone(), &format!("bp.p{number}.v1"))).collect()
}

/// The page of a list that was asked for; the continue token is the place of the next object.
fn page(stage: &Stage, asked: &Asked) -> Value {
    let number = |name: &str| asked.parameter(name).and_then(|text| text.parse::<usize>().ok());
    let (from, limit) = (number("continue").unwrap_or_default(), number("limit").unwrap());
    let objects = stage.objects();
    let more = if from + limit < objects.len() { (from + limit).to_string() } else { String::new() };
    list(objects.into_iter().skip(from).take(limit).collect(), &more)
}

#[test]
fn three_thousand_share_one_list_and_one_watch() {
    let server = Server::start(|stage, asked, reply| match asked.kind() {
        Kind::List => reply.json(200, &page(stage, asked)),
        Kind::Watch => {
            let mut watch = reply.watch();
            for late in members(&done(), 2998..3000) {
                stage.set(late.clone());
                watch.event("MODIFIED", &late);
            }
            watch.hold();
        }
        _ => stage.answer(asked, reply),
    });
    members(&done(), 0..2998).into_iter().for_each(|object| server.stage.set(object));
    members(&pending(), 2998..3000).into_iter().for_each(|object| server.stage.set(object));
    let ran = server.run("rpkg wait -l app=x --for rendered --timeout 60s").expect(0);
    assert_eq!(ran.stdout.lines().count(), 3000, "{}", ran.stderr);
    let count = |kind| server.stage.count(kind);
    assert_eq!(count(Kind::Watch), 1);
    assert!(count(Kind::List) <= 12, "{} pages", count(Kind::List));
    assert!(count(Kind::Get) <= 20, "{} reads of single objects", count(Kind::Get));
    for asked in server.stage.asked(Kind::List) {
        assert_eq!(asked.parameter("labelSelector"), Some("app%3Dx"), "{}", asked.query);
        assert_eq!((asked.parameter("limit"), asked.parameter("resourceVersion")), (Some("500"), None));
    }
    assert_eq!(server.stage.asked(Kind::Watch)[0].parameter("resourceVersion"), Some("500"));
}

#[test]
fn the_first_match_is_waited_for() {
    let server = Server::watched(&[], |stage, turn, mut watch| {
        let (kind, object) = if turn == 1 { ("ADDED", rendering()) } else { ("MODIFIED", done()) };
        stage.set(object.clone());
        watch.event(kind, &object);
        watch.end();
    });
    let ran = server.run("rpkg wait -l app=x --for rendered --timeout 60s").expect(0);
    assert_eq!(ran.stdout.lines().count(), 1, "{}", ran.stdout);
}

#[test]
fn no_match_in_time_is_a_timeout_that_names_the_selector() {
    let server = Server::watched(&[], |_, _, watch| watch.hold());
    let ran = server.run("rpkg wait -l app=x --for ready --timeout 1s").expect(124);
    assert!(ran.stderr.contains("0 of at least 1") && ran.stderr.contains("-l app=x"), "{}", ran.stderr);
}

#[test]
fn a_member_that_loses_its_label_is_still_waited_for() {
    let server = Server::start(|stage, asked, reply| match (asked.kind(), stage.count(Kind::Watch)) {
        (Kind::List, 0) => reply.json(200, &list(stage.objects(), "")),
        // The label is gone: no list and no watch of the selector shows it any more.
        (Kind::List, _) => reply.json(200, &list(Vec::new(), "")),
        (Kind::Watch, _) => {
            let mut watch = reply.watch();
            watch.event("DELETED", &pending());
            stage.set(done());
            watch.hold();
        }
        _ => stage.answer(asked, reply),
    });
    server.stage.set(pending());
    let ran = server.run("rpkg wait -l app=x --for rendered --timeout 60s").expect(0);
    assert!(ran.stdout.contains("bp.web.v1"), "{}", ran.stdout);
    assert!(server.stage.count(Kind::Get) >= 1, "it was read by its name");
}

#[test]
fn the_first_failure_ends_it_with_a_count_of_all() {
    let mut failed = named(wire::revision(12, "r2", "", "r2", "False"), "bp.failed.v1");
    for condition in failed["status"]["conditions"].as_array_mut().unwrap() {
        condition["status"] = "False".into();
        condition["reason"] = "RenderFailed".into();
        condition["message"] = "set-namespace: namespace must not be empty".into();
    }
    let objects = [failed, named(done(), "bp.met.v1"), named(rendering(), "bp.pending.v1")];
    let server = Server::watched(&objects, |_, _, watch| watch.hold());
    let ran = server.run("rpkg wait -l app=x --for rendered --timeout 60s").expect(3);
    for words in ["bp.failed.v1", "namespace must not be empty", "1 failed", "1 met", "1 not yet"] {
        assert!(ran.stderr.contains(words), "{words}: {}", ran.stderr);
    }
}

#[test]
fn a_list_whose_token_is_too_old_is_begun_again() {
    let server = Server::start(|stage, asked, reply| match asked.kind() {
        Kind::List => match (asked.parameter("continue"), stage.count(Kind::List)) {
            (Some("two"), 3) => reply.json(410, &status(410, "Expired", "the continue token is too old")),
            (Some("two"), _) => reply.json(200, &list(members(&done(), 4..6), "")),
            (Some("one"), _) => reply.json(200, &list(members(&done(), 2..4), "two")),
            _ => reply.json(200, &list(members(&done(), 0..2), "one")),
        },
        _ => stage.answer(asked, reply),
    });
    members(&done(), 0..6).into_iter().for_each(|object| server.stage.set(object));
    let ran = server.run("rpkg wait -l app=x --for rendered --timeout 60s").expect(0);
    assert_eq!(ran.stdout.lines().count(), 6, "each once: {}", ran.stdout);
}

#[test]
fn members_that_are_gone_are_not_replaced_by_their_successors() {
    let successor = |number: usize| {
        let mut object = named(pending(), &format!("bp.new{number}.v1"));
        object["metadata"]["uid"] = json!(format!("new-{number}"));
        object
    };
    let server = Server::watched(&members(&done(), 0..2), move |stage, _, mut watch| {
        let gone = stage.objects();
        stage.clear();
        for (number, object) in gone.iter().enumerate() {
            stage.set(successor(number));
            watch.event("ADDED", &successor(number));
            watch.event("DELETED", object);
        }
        watch.hold();
    });
    let ran = server.run("rpkg wait -l app=x --for deleted --timeout 60s").expect(0);
    assert!(ran.stdout.contains("bp.p0.v1") && ran.stdout.contains("bp.p1.v1"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("bp.new"), "{}", ran.stdout);
}

#[test]
fn a_burst_of_events_is_answered_by_a_list() {
    let server = Server::watched(&members(&pending(), 0..200), |stage, _, mut watch| {
        let mut end = |numbers: std::ops::Range<usize>| {
            for object in members(&done(), numbers) {
                stage.set(object.clone());
                // A chunk for each: they reach the client one by one.
                watch.event("MODIFIED", &object);
            }
        };
        end(0..3);
        // One of the three is being read, the others want to be: now the rest.
        stage.wait_until(Kind::Get, 1);
        end(3..200);
        watch.hold();
    });
    server.run("rpkg wait -l app=x --for rendered --timeout 60s").expect(0);
    let (gets, lists) = (server.stage.count(Kind::Get), server.stage.count(Kind::List));
    assert!(gets <= 20 && lists <= 3, "{gets} reads of single objects, {lists} lists");
}
