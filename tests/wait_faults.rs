//! Verbs that wait, run by the real binary against a sandbox whose wire is broken on purpose.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]

mod support;

use porchctl::sandbox::http::faults::WireFaults;
use support::{Ran, World};

/// Switches one fault on, others off.
fn inject(world: &World, word: &str) {
    let mut faults = WireFaults::default();
    faults.add(word).unwrap().unwrap();
    world.sandbox().service().inject(faults);
}

/// Makes a package under each of the faults, and checks that what was said of it is so.
fn survived(words: &[&str]) -> Vec<Ran> {
    let world = World::new();
    let one = |(number, word): (usize, &&str)| {
        inject(&world, word);
        let ran = world.rpkg(&format!("init p{number} --repository blueprints --workspace v1 --timeout 30s"));
        assert_eq!(ran.code, 0, "{word}: {}", ran.stderr);
        world.sandbox().service().inject(WireFaults::default());
        let object = world.object(&format!("blueprints.p{number}.v1"));
        assert_eq!(object["status"]["creationSource"], "init", "{word}");
        ran
    };
    words.iter().enumerate().map(one).collect()
}

#[test]
fn watches_that_close_or_break() {
    let rans = survived(&["watch-close", "watch-cut", "watch-garble"]);
    assert!(rans.iter().all(|ran| ran.stderr.is_empty()), "nothing worth telling: {rans:?}");
}

#[test]
fn watches_whose_version_is_too_old() {
    let rans = survived(&["watch-gone", "watch-gone=status"]);
    assert!(rans.iter().all(|ran| ran.stderr.is_empty()), "nothing worth telling: {rans:?}");
}

#[test]
fn watches_that_repeat_themselves_and_watches_that_are_not_allowed() {
    let rans = survived(&["watch-duplicate", "watch-reorder", "forbid=watch"]);
    assert!(rans[2].stderr.contains("polling"), "{}", rans[2].stderr);
}

#[test]
fn servers_that_refuse_every_now_and_then() {
    let rans = survived(&["unavailable/3", "busy=1/4", "unauthorized/5", "refuse/2"]);
    assert!(rans[1].stderr.contains("wait 1s"), "{}", rans[1].stderr);
}

#[test]
fn rights_that_are_missing_are_named() {
    let world = World::new();
    let name = world.draft("web");
    for word in ["forbid=list", "forbid=get"] {
        inject(&world, word);
        let ran = world.rpkg(&format!("wait {name} --for ready --timeout 20s"));
        assert_eq!(ran.code, 0, "{word}: one of both is enough: {}", ran.stderr);
    }
    let mut faults = WireFaults::default();
    for word in ["forbid=get", "forbid=list"] {
        faults.add(word).unwrap().unwrap();
    }
    world.sandbox().service().inject(faults);
    let ran = world.rpkg(&format!("wait {name} --for ready --timeout 20s")).expect(4);
    assert!(ran.stderr.contains("packagerevisions.porch.kpt.dev"), "{}", ran.stderr);
    inject(&world, "unauthorized");
    world.rpkg(&format!("wait {name} --for ready --timeout 20s")).expect(4);
}

#[test]
fn a_server_that_never_answers_is_unavailable_at_the_deadline() {
    let world = World::new();
    let name = world.draft("web");
    for word in ["hang", "refuse", "unavailable=500"] {
        inject(&world, word);
        let ran = world.rpkg(&format!("wait {name} --for ready --timeout 1s"));
        assert_eq!(ran.code, 69, "{word}: {}", ran.stderr);
    }
}
