//! Waits of the real binary against a server that misbehaves on the wire: bytes, clocks, signals.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]

mod support;
#[path = "support/wire.rs"]
mod wire;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;
use support::Ran;
use wire::{Kind, NAME, Server, done, ended, pending, rendering, signal, status};

/// Neither the watches nor the reads of a wait may be more than a patient client needs.
#[track_caller]
fn within_budget(server: &Server, time: Duration) {
    let seconds = usize::try_from(time.as_secs()).unwrap();
    let (watches, gets) = (server.stage.count(Kind::Watch), server.stage.count(Kind::Get));
    let reads = gets + server.stage.count(Kind::List);
    assert!(watches <= seconds + 2, "{watches} watches in {time:?}");
    assert!(reads <= 2 * seconds + 4 + 2, "{reads} reads in {time:?}");
}

/// It was met, and nothing was said but that.
#[track_caller]
fn met(server: &Server, begun: Instant, ran: Ran) {
    let ran = ran.expect(0);
    assert!(ran.stdout.contains("rendered"), "{}", ran.stdout);
    for word in ["JSON", "expected value", "EOF", "decode"] {
        assert!(!ran.stderr.contains(word), "{}", ran.stderr);
    }
    within_budget(server, begun.elapsed());
}

#[test]
fn a_watch_cut_in_the_middle_of_a_line_is_opened_again() {
    let begun = Instant::now();
    let server = Server::watched(&[pending()], |stage, turn, mut watch| {
        if turn == 1 {
            watch.bytes(br#"{"type":"MODIFIED","object":{"apiVersion":"porch.kpt.dev/v1al"#);
            return watch.cut();
        }
        stage.set(done());
        watch.event("MODIFIED", &done());
        watch.hold();
    });
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
    assert_eq!(server.stage.count(Kind::Watch), 2);
}

#[test]
fn a_page_of_a_proxy_inside_a_watch_does_no_harm() {
    let begun = Instant::now();
    let server = Server::watched(&[pending()], |stage, turn, mut watch| {
        if turn == 1 {
            watch.bytes(b"<html>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n");
            return watch.end();
        }
        stage.set(done());
        watch.event("MODIFIED", &done());
        watch.hold();
    });
    let ran = server.wait_for_r2("--timeout 30s");
    assert!(!ran.stderr.contains("html"), "{}", ran.stderr);
    met(&server, begun, ran);
}

#[test]
fn bookmarks_are_signs_of_life_and_no_reasons_to_read() {
    let begun = Instant::now();
    let server = Server::watched(&[pending()], |stage, _, mut watch| {
        (0..600).for_each(|minute| watch.bookmark(100 + minute));
        stage.set(done());
        watch.event("MODIFIED", &done());
        watch.hold();
    });
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
    assert_eq!((server.stage.count(Kind::Get), server.stage.count(Kind::Watch)), (2, 1));
    let watch = &server.stage.asked(Kind::Watch)[0];
    assert_eq!(watch.parameter("allowWatchBookmarks"), Some("true"));
    assert_eq!(watch.parameter("resourceVersion"), Some("10"), "from the version that was read");
}

#[test]
fn events_twice_and_backwards_change_nothing() {
    let begun = Instant::now();
    let server = Server::watched(&[pending()], |stage, _, mut watch| {
        stage.set(done());
        for object in [done(), done(), rendering(), rendering(), pending(), pending()] {
            watch.event("MODIFIED", &object);
        }
        watch.hold();
    });
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
}

#[test]
fn an_event_alone_proves_nothing() {
    // The event says rendered, the server itself does not: an old copy, or one of another life.
    let server = Server::watched(&[pending()], |_, _, mut watch| {
        watch.event("MODIFIED", &done());
        watch.hold();
    });
    server.wait_for_r2("--timeout 1s").expect(124);
    assert!(server.stage.count(Kind::Get) >= 2, "the event was a reason to read");
}

#[test]
fn the_clock_of_the_server_does_not_matter() {
    let at = |mut object: Value, time: &str| {
        for condition in object["status"]["conditions"].as_array_mut().unwrap() {
            condition["lastTransitionTime"] = time.into();
        }
        object
    };
    let begun = Instant::now();
    let server = Server::start(move |stage, asked, reply| match (asked.kind(), stage.count(Kind::Watch)) {
        (Kind::Watch, 1) => {
            let later = at(rendering(), "2126-01-01T02:00:00Z");
            stage.set(later.clone());
            let mut watch = reply.watch();
            watch.event("MODIFIED", &later);
            watch.end();
        }
        (Kind::Watch, _) => {
            let earlier = at(done(), "1999-12-31T22:00:00Z");
            stage.set(earlier.clone());
            let mut watch = reply.watch();
            watch.event("MODIFIED", &earlier);
            watch.hold();
        }
        (_, watches) => {
            let date = ["Thu, 01 Jan 2126 02:00:00 GMT", "Fri, 31 Dec 1999 22:00:00 GMT"][watches % 2];
            reply.with(200, &[("Date", date)], "application/json", &stage.objects()[0].to_string());
        }
    });
    server.stage.set(pending());
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
}

#[test]
fn no_clock_that_can_be_set_is_read_by_a_wait() {
    // A test cannot turn the clock of the machine back. What never asks for it cannot be misled by it.
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for file in sources(&src.join("wait")).into_iter().chain(sources(&src.join("client"))) {
        let text = std::fs::read_to_string(&file).unwrap();
        for word in ["SystemTime", "Timestamp::now", "Zoned::now", "Utc::now"] {
            assert!(!text.contains(word), "{} reads {word}", file.display());
        }
        read += usize::from(text.contains("tokio::time::Instant") || text.contains("tokio::time::{Instant"));
    }
    assert!(read > 0, "deadlines come from the monotonic clock");
}

fn sources(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// Starts a wait that is not met, and sends it a signal as soon as it watches.
fn interrupted(name: &'static str, more: &str) -> Ran {
    let (say, said) = std::sync::mpsc::channel();
    let say = std::sync::Mutex::new(say);
    let server = Server::watched(&[rendering()], move |_, _, watch| {
        say.lock().unwrap().send(()).unwrap();
        watch.hold();
    });
    let child = server.spawn(&format!("rpkg wait {NAME} --for rendered=r2 {more}"));
    said.recv_timeout(Duration::from_secs(20)).unwrap();
    signal(&child, name);
    let (ran, time) = ended(child, Instant::now());
    assert!(time < Duration::from_secs(5), "{time:?}");
    ran
}

#[test]
fn an_interrupted_wait_tells_the_last_state() {
    for (name, code) in [("INT", 130), ("TERM", 143)] {
        let ran = interrupted(name, "").expect(code);
        assert!(ran.stderr.contains("r2") && ran.stderr.contains("rendering"), "{name}: {}", ran.stderr);
        assert_eq!(ran.stdout, "", "nothing was met");
    }
}

#[test]
fn an_api_that_is_not_served_any_more_is_not_an_absent_object() {
    let server = Server::start(|stage, asked, reply| match (asked.kind(), stage.count(Kind::Watch)) {
        (Kind::Watch, _) => reply.watch().end(),
        (_, 0) => stage.answer(asked, reply),
        _ => reply.with(404, &[], "text/plain", "404 page not found\n"),
    });
    server.stage.set(pending());
    let begun = Instant::now();
    let ran = server.wait_for_r2("--timeout 3s").expect(124);
    assert!(ran.stderr.contains("not served"), "{}", ran.stderr);
    within_budget(&server, begun.elapsed());
    let deleted = server.run(&format!("rpkg wait {NAME} --for deleted --timeout 1s"));
    assert_ne!(deleted.code, 0, "no proof of a deletion: {}", deleted.stdout);
}

#[test]
fn a_condition_that_is_missing_for_a_moment_is_no_evidence() {
    let without = |version: u64| {
        let mut object = wire::revision(version, "r2", "", "r2", "True");
        object["status"]["conditions"].as_array_mut().unwrap().retain(|c| c["type"] != "Rendered");
        object
    };
    let begun = Instant::now();
    let server = Server::watched(&[without(11)], |stage, _, mut watch| {
        stage.set(done());
        watch.event("MODIFIED", &done());
        watch.hold();
    });
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
    assert!(server.stage.count(Kind::Get) >= 2, "the first reading did not decide");
}

#[test]
fn content_that_the_server_lost_is_invisible_in_the_object() {
    // The object says that the push is rendered, its file is gone. A wait speaks of the object and asks for
    // nothing else; `push` reads the content back and says ContentLost.
    let begun = Instant::now();
    let server = Server::watched(&[done()], |_, _, watch| watch.hold());
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
    assert_eq!(server.stage.everything().len(), 1, "one read, no content");
}

#[test]
fn two_servers_behind_one_address_are_noticed() {
    let server = Server::start(|stage, asked, reply| match asked.kind() {
        Kind::Watch => reply.watch().end(),
        Kind::Get if stage.count(Kind::Get) % 2 == 0 => {
            let mut other = done();
            other["metadata"]["uid"] = "u2".into();
            reply.json(200, &other);
        }
        _ => stage.answer(asked, reply),
    });
    server.stage.set(pending());
    let ran = server.wait_for_r2("--timeout 30s").expect(6);
    assert!(ran.stderr.contains("u1") && ran.stderr.contains("u2"), "{}", ran.stderr);
}

#[test]
fn the_older_version_of_the_api_is_never_read() {
    let begun = Instant::now();
    let server = Server::start(|stage, asked, reply| {
        if asked.path.contains("/v1alpha1/") {
            // Under the same name, and rendered: who reads it is lied to.
            let mut old = done();
            old["apiVersion"] = "porch.kpt.dev/v1alpha1".into();
            return reply.json(200, &old);
        }
        match asked.kind() {
            Kind::Watch => {
                stage.set(done());
                let mut watch = reply.watch();
                watch.event("MODIFIED", &done());
                watch.hold();
            }
            _ => stage.answer(asked, reply),
        }
    });
    server.stage.set(pending());
    met(&server, begun, server.wait_for_r2("--timeout 30s"));
    let old: Vec<_> = server.stage.everything().into_iter().filter(|a| a.kind() == Kind::Other).collect();
    assert!(old.is_empty(), "{old:?}");
}

#[test]
fn a_proposal_that_a_webhook_refuses_is_sent_again_when_the_content_is_rendered() {
    let denial = "admission webhook \"packagerevision-validator.porch.kpt.dev\" denied the request: render race prevention failed: cannot change lifecycle until content is rendered";
    let proposed = |generation: u64, ready: u64| {
        let mut object = done();
        object["metadata"]["generation"] = generation.into();
        object["metadata"]["resourceVersion"] = (20 + generation + ready).to_string().into();
        object["spec"]["lifecycle"] = "Proposed".into();
        object["status"]["conditions"][0]["observedGeneration"] = ready.into();
        object
    };
    let server = Server::start(move |stage, asked, reply| match asked.kind() {
        // Its reads may come from a cache that shows the render; the webhook knows better.
        Kind::Patch if stage.count(Kind::Patch) == 1 => reply.json(403, &status(403, "Forbidden", denial)),
        Kind::Patch => {
            stage.set(proposed(3, 3));
            reply.json(200, &proposed(3, 2));
        }
        Kind::Watch => reply.watch().end(),
        _ => stage.answer(asked, reply),
    });
    server.stage.set(done());
    let ran = server.run(&format!("rpkg propose {NAME} --timeout 30s")).expect(0);
    assert!(ran.stdout.contains("proposed"), "{}", ran.stdout);
    assert_eq!(server.stage.count(Kind::Patch), 2);
}

#[test]
fn a_watch_that_closes_at_once_is_not_opened_in_a_circle() {
    let server = Server::watched(&[pending()], |stage, turn, watch| {
        if turn == 4 {
            stage.set(done());
        }
        watch.end();
    });
    let begun = Instant::now();
    let ran = server.wait_for_r2("--timeout 30s");
    met(&server, begun, ran);
    let opened: Vec<Instant> = server.stage.asked(Kind::Watch).iter().map(|asked| asked.at).collect();
    for pair in opened.windows(2) {
        assert!(pair[1] - pair[0] >= Duration::from_millis(950), "{:?}", pair[1] - pair[0]);
    }
}

#[test]
fn stdout_that_nobody_reads_ends_quietly() {
    let server = Server::watched(&[done()], |_, _, watch| watch.hold());
    let mut child = server.spawn(&format!("rpkg wait {NAME} --for rendered=r2 --timeout 30s"));
    drop(child.stdout.take());
    let (ran, _) = ended(child, Instant::now());
    assert!(!ran.stderr.contains("panic") && !ran.stderr.contains("internal"), "{}", ran.stderr);
    assert_ne!(ran.code, 70, "{}", ran.stderr);
}

#[test]
fn a_credential_plugin_that_hangs_ends_with_the_deadline() {
    let server = Server::watched(&[done()], |_, _, watch| watch.hold());
    server.user(
        "{exec: {apiVersion: client.authentication.k8s.io/v1, command: /bin/sleep, args: [\"15\"], interactiveMode: Never}}",
    );
    let begun = Instant::now();
    let ran = server.wait_for_r2("--timeout 1s").expect(69);
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    assert!(ran.stderr.starts_with("Error: "), "{}", ran.stderr);
    assert!(server.stage.everything().is_empty());
}

#[test]
fn a_server_that_asks_for_patience_beyond_the_deadline_is_not_waited_for() {
    let server = Server::start(|stage, asked, reply| match (asked.kind(), stage.count(Kind::Get)) {
        (Kind::Watch, _) => reply.watch().end(),
        (_, 1) => stage.answer(asked, reply),
        _ => {
            let busy = status(429, "TooManyRequests", "try again later").to_string();
            reply.with(429, &[("Retry-After", "3600")], "application/json", &busy);
        }
    });
    server.stage.set(pending());
    let begun = Instant::now();
    server.wait_for_r2("--timeout 2s").expect(124);
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(server.stage.count(Kind::Get), 2, "it was asked once more, and left alone");
}

#[test]
fn a_read_that_is_never_answered_ends_with_the_deadline() {
    let server = Server::start(|_, _, reply| reply.hold());
    let begun = Instant::now();
    server.wait_for_r2("--timeout 1s").expect(69);
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

#[test]
fn credentials_are_renewed_once_and_not_for_ever() {
    // A plugin is asked again after a refusal; when its new token is refused as well, that is the answer.
    let server = Server::start(|stage, asked, reply| match (asked.kind(), stage.count(Kind::Get)) {
        (Kind::Get, 1) => reply.json(401, &status(401, "Unauthorized", "Unauthorized")),
        (Kind::Get, 2) => {
            stage.set(done());
            stage.answer(asked, reply);
        }
        _ => reply.json(401, &status(401, "Unauthorized", "Unauthorized")),
    });
    server.wait_for_r2("--timeout 30s").expect(0);
    server.wait_for_r2("--timeout 30s").expect(4);
    assert_eq!(server.stage.count(Kind::Get), 4);
    assert_eq!(server.stage.count(Kind::Watch), 0);
}
