//! The worst cases of the Go client, each shown to be safe here: the real binary against the embedded Porch.
//!
//! In: a sandbox (for two cases a server that misbehaves). Out: one test per case, named after its number;
//! `docs/worst-cases.md` has the table. Other test files look at some of these more closely.
//!
//! Not here: UGLY-78 (an approval by somebody without the right to approve). On v1alpha1 the server refuses
//! it, and v1alpha1 revisions are not supported yet; on v1alpha2 the server takes it as a plain update of
//! the object, and the embedded Porch has one user who may do everything. UGLY-75 can only be warned of,
//! because v1alpha2 servers do not protect upstreams.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

mod support;

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::time::{Duration, Instant};

use support::{World, tree};

/// What the server has, without the file of the program itself.
fn stored(world: &World, name: &str, dir: &str) -> Vec<String> {
    world.rpkg(&format!("pull {name} {dir}")).expect(0);
    tree(&world.path(dir)).into_keys().filter(|path| path != ".KptRevisionMetadata").collect()
}

fn publish(world: &World, name: &str) {
    world.rpkg(&format!("propose {name}")).expect(0);
    world.rpkg(&format!("approve {name}")).expect(0);
}

/// A draft whose render failed, and its directory.
fn with_failed_render(world: &World) -> String {
    let name = world.draft("web");
    world.set_pipeline(&name, &[("boom:v1", &[])]);
    world.rpkg(&format!("push {name} {name}")).expect(3);
    name
}

#[test]
fn ugly_49_a_key_that_climbs_out_is_not_written() {
    let world = World::new();
    let name = world.draft("web");
    world.put(&name, |resources| {
        resources.spec.resources.get_or_insert_default().insert("../../evil.yaml".into(), "a: b\n".into());
    });
    let ran = world.rpkg(&format!("pull {name} one/two/three")).expect(1);
    assert!(ran.stderr.contains("\"../../evil.yaml\" climbs out"), "{}", ran.stderr);
    assert!(ran.stderr.contains("nothing was written"), "{}", ran.stderr);
    assert!(!world.path("one/evil.yaml").exists() && !world.path("one/two/three").exists());
}

#[test]
fn ugly_59_a_stream_keeps_the_files_that_are_not_in_it() {
    let world = World::new();
    let name = world.draft("web");
    world.write(&format!("{name}/run.sh"), "#!/bin/sh\n");
    world.rpkg(&format!("push {name} {name}")).expect(0);
    let stream = world.rpkg(&format!("pull {name}")).expect(0).stdout;
    assert!(!stream.contains("#!/bin/sh"), "{stream}");
    let edited = stream.replace("name: example", "name: edited");
    assert_ne!(edited, stream);
    world.rpkg_with_stdin(&format!("push {name} -"), &edited).expect(0);
    assert_eq!(stored(&world, &name, "back"), ["Kptfile", "README.md", "package-context.yaml", "run.sh"]);
    assert!(world.read("back/package-context.yaml").contains("name: edited"));
}

#[test]
fn ugly_61_the_same_directory_is_pushed_again_and_again() {
    let world = World::new();
    let name = world.draft("web");
    for text in ["one\n", "two\n", "three\n"] {
        world.write(&format!("{name}/notes.txt"), text);
        let pushed = world.rpkg(&format!("push {name} {name}")).expect(0);
        assert_eq!(pushed.stdout, format!("{name} pushed\n"));
    }
    stored(&world, &name, "back");
    assert_eq!(world.read("back/notes.txt"), "three\n");
}

#[test]
fn ugly_66_approve_does_not_cancel_a_deletion() {
    let world = World::new();
    let name = world.draft("web");
    publish(&world, &name);
    world.rpkg(&format!("propose-delete {name}")).expect(0);
    let ran = world.rpkg(&format!("approve {name}")).expect(3);
    assert_eq!(ran.stdout, "");
    for words in ["proposed for deletion", &format!("rpkg reject {name}"), &format!("rpkg del {name}")] {
        assert!(ran.stderr.contains(words), "{}", ran.stderr);
    }
    assert_eq!(world.object(&name)["spec"]["lifecycle"], "DeletionProposed");
}

#[test]
fn ugly_71_a_pull_right_after_a_push_gets_every_file() {
    let world = World::with(&["torn-content", "controller-lag=300ms"], &[]);
    let name = world.draft("web");
    for number in 0..30 {
        let text = format!("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c{number}\n");
        world.write(&format!("{name}/cm-{number}.yaml"), &text);
    }
    world.set_pipeline(&name, &[("set-namespace:v0.4.5", &[("namespace", "shop")])]);
    world.rpkg(&format!("push {name} {name} --wait=false")).expect(0);
    assert_eq!(stored(&world, &name, "back").len(), 30 + 3);
    assert!(world.read("back/cm-29.yaml").contains("namespace: shop"));
}

#[test]
fn ugly_72_a_nul_byte_is_refused_before_it_empties_the_draft() {
    let world = World::new();
    let name = world.draft("web");
    let before = stored(&world, &name, "before");
    world.write(&format!("{name}/nul.txt"), "a\0b");
    let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
    assert!(ran.stderr.contains("nul.txt") && ran.stderr.contains("nothing was sent"), "{}", ran.stderr);
    assert_eq!(stored(&world, &name, "after"), before);
}

#[test]
fn ugly_73_what_failed_is_not_proposed() {
    let world = World::with(&[], &[("boom:v1", "boom")]);
    let rendered = with_failed_render(&world);
    world.rpkg("clone blueprints.nosuch.v1 cell --repository deployments").expect(3);
    for name in [rendered.as_str(), "deployments.cell.v1"] {
        let ran = world.rpkg(&format!("propose {name}")).expect(3);
        assert_eq!(ran.stdout, "");
        assert!(ran.stderr.contains(name), "{}", ran.stderr);
        assert_eq!(world.object(name)["spec"]["lifecycle"], "Draft");
    }
}

#[test]
fn ugly_74_a_published_revision_is_not_left_terminating() {
    let world = World::new();
    let name = world.draft("web");
    publish(&world, &name);
    let ran = world.rpkg(&format!("del {name}")).expect(3);
    assert_eq!(ran.stdout, "");
    assert!(ran.stderr.contains(&format!("`porchctl rpkg propose-delete {name}`")), "{}", ran.stderr);
    let object = world.object(&name);
    assert!(object["metadata"]["deletionTimestamp"].is_null(), "{object}");
    // What was only proposed for deletion afterwards is still there.
    world.rpkg(&format!("propose-delete {name}")).expect(0);
    assert_eq!(world.object(&name)["spec"]["lifecycle"], "DeletionProposed");
}

#[test]
fn ugly_75_an_upstream_in_use_is_not_deleted_without_a_word() {
    let world = World::new();
    let name = world.draft("web");
    publish(&world, &name);
    world.rpkg(&format!("clone {name} front --repository deployments")).expect(0);
    world.rpkg(&format!("del {name}")).expect(3);
    world.rpkg(&format!("propose-delete {name}")).expect(0);
    let ran = world.rpkg(&format!("del {name}")).expect(0);
    assert!(
        ran.stderr.contains(&format!("{name} is the upstream of deployments.front.v1")),
        "{}",
        ran.stderr
    );
}

#[test]
fn ugly_76_a_directory_without_a_kptfile_is_not_pushed() {
    let world = World::new();
    let name = world.draft("web");
    fs::remove_file(world.path(&format!("{name}/Kptfile"))).unwrap();
    let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
    assert!(ran.stderr.contains("there is no Kptfile at the root"), "{}", ran.stderr);
    assert!(stored(&world, &name, "back").contains(&"Kptfile".to_owned()));
}

#[test]
fn ugly_77_a_draft_with_a_failed_render_stays_repairable() {
    let world = World::with(&[], &[("boom:v1", "boom")]);
    let name = with_failed_render(&world);
    // The way into the trap is closed: it never gets to be Proposed.
    world.rpkg(&format!("propose {name}")).expect(3);
    world.rpkg(&format!("reject {name}")).expect(3);
    world.set_pipeline(&name, &[]);
    world.rpkg(&format!("push {name} {name}")).expect(0);
    publish(&world, &name);
    assert_eq!(world.object(&name)["status"]["revision"], 1);
    // Who insists walks into it, and is warned; no push that was not stored is called pushed.
    let name = "blueprints.forced.v1";
    world.draft("forced");
    world.set_pipeline(name, &[("boom:v1", &[])]);
    world.rpkg(&format!("push {name} {name}")).expect(3);
    let forced = world.rpkg(&format!("propose {name} --force")).expect(0);
    assert!(forced.stderr.starts_with(&format!("warning: {name}: its render failed")), "{}", forced.stderr);
    world.rpkg(&format!("reject {name}")).expect(3);
    world.set_pipeline(name, &[]);
    let pushed = world.rpkg(&format!("push {name} {name}")).expect(3);
    assert_eq!(pushed.stdout, "");
    assert!(pushed.stderr.contains("nothing was stored"), "{}", pushed.stderr);
    // The way out that the hint names.
    assert!(pushed.stderr.contains(&format!("`porchctl rpkg del {name}`")), "{}", pushed.stderr);
    world.rpkg(&format!("del {name}")).expect(0);
    world.rpkg("init forced --repository blueprints --workspace v1").expect(0);
}

#[test]
fn ugly_79_a_hundred_names_are_not_throttled() {
    let world = World::new();
    let names: Vec<String> = (0..100).map(|number| format!("blueprints.p{number}.v1")).collect();
    let begin = Instant::now();
    let ran = world.rpkg(&format!("propose {}", names.join(" "))).expect(5);
    // Ten at once and then five a second would be 18 s.
    assert!(begin.elapsed() < Duration::from_secs(15), "{:?}", begin.elapsed());
    assert!(names.iter().all(|name| ran.stderr.contains(&format!("{name} failed ("))), "{}", ran.stderr);
}

#[test]
fn ugly_81_one_missing_name_does_not_hide_the_others() {
    let world = World::new();
    let (a, b) = (world.draft("a"), world.draft("b"));
    let ran = world.rpkg(&format!("get {a} blueprints.nosuch.v1 {b}")).expect(5);
    assert!(ran.stdout.contains(&a) && ran.stdout.contains(&b), "{}", ran.stdout);
    assert!(ran.stderr.contains("blueprints.nosuch.v1"), "{}", ran.stderr);
    let ran = world.porchctl(&["repo", "get", "blueprints", "nosuch", "deployments"]).expect(5);
    assert!(ran.stdout.contains("blueprints") && ran.stdout.contains("deployments"), "{}", ran.stdout);
}

/// A server that gives every request this answer, and none at all if there is none.
fn server(answer: Option<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let mut silent = Vec::new();
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let Some(answer) = &answer else {
                silent.push(stream);
                continue;
            };
            let mut head = [0; 8192];
            let _ = stream.read(&mut head);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

fn refusal(code: u16, reason: &str, message: &str) -> String {
    let body = format!(
        r#"{{"kind":"Status","apiVersion":"v1","status":"Failure","reason":"{reason}","message":"{message}","code":{code}}}"#
    );
    format!(
        "HTTP/1.1 {code} x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[test]
fn ugly_82_the_servers_words_are_the_same_in_every_format() {
    let world = World::new();
    let forbidden = "packagerevisions.porch.kpt.dev is forbidden: User u cannot get it";
    for (code, reason, message) in
        [(403, "Forbidden", forbidden), (500, "InternalError", "the disk of the store is full")]
    {
        let address = server(Some(refusal(code, reason, message)));
        for words in ["", " -o json", " -o yaml", " -o name"] {
            let ran = world.rpkg(&format!("get blueprints.web.v1 --request-timeout=1s -s {address}{words}"));
            assert_ne!(ran.code, 0, "{words}");
            assert!(
                ran.stderr.contains(message) && !ran.stderr.contains("unknown"),
                "{words}: {}",
                ran.stderr
            );
        }
    }
    for words in ["", " -o json", " -o yaml", " -o name"] {
        let ran = world.rpkg(&format!("get blueprints.nosuch.v1{words}")).expect(5);
        assert!(ran.stderr.contains("\"blueprints.nosuch.v1\" not found"), "{words}: {}", ran.stderr);
    }
}

#[test]
fn ugly_85_a_silent_server_costs_one_limit_and_not_six() {
    let world = World::new();
    let address = server(None);
    for words in ["get", "propose blueprints.web.v1", "pull blueprints.web.v1 web"] {
        let begin = Instant::now();
        let ran = world.rpkg(&format!("{words} --request-timeout=2s -s {address}"));
        let took = begin.elapsed();
        assert_ne!(ran.code, 0, "{words}");
        assert!(ran.stderr.starts_with("Error: ") || ran.stderr.contains("failed ("), "{}", ran.stderr);
        // Six tries would be 12 s.
        assert!(took >= Duration::from_secs(2) && took < Duration::from_secs(10), "{words}: {took:?}");
    }
}

#[test]
fn ugly_90_what_cannot_come_to_be_is_not_created() {
    let world = World::new();
    let draft = world.draft("web");
    let ran = world.rpkg("init cell --repository nosuch --workspace v1").expect(5);
    assert_eq!(ran.stdout, "");
    world.rpkg("get nosuch.cell.v1").expect(5);
    for (number, source) in ["blueprints.nosuch.v1", draft.as_str(), "/nowhere/at/all.git"].iter().enumerate()
    {
        let name = format!("deployments.cell{number}.v1");
        let ran = world.rpkg(&format!("clone {source} cell{number} --repository deployments"));
        assert_eq!((ran.code, ran.stdout.as_str()), (3, ""), "{source}: {}", ran.stderr);
        // What is left behind goes with the command of the hint.
        let removal = format!("`porchctl rpkg del {name}`");
        assert!(ran.stderr.contains(&removal), "{source}: {}", ran.stderr);
        world.rpkg(&format!("del {name}")).expect(0);
        world.rpkg(&format!("get {name}")).expect(5);
    }
}

#[test]
fn every_test_of_the_table_is_here_and_every_test_here_is_in_it() {
    let source = include_str!("worst_cases.rs");
    let table = include_str!("../docs/worst-cases.md");
    let named: Vec<&str> = table.split('`').filter(|word| word.starts_with("ugly_")).collect();
    let here: Vec<&str> = source
        .lines()
        .filter_map(|line| line.strip_prefix("fn ugly_")?.split_once("() {"))
        .map(|(rest, _)| rest)
        .collect();
    assert_eq!(named.iter().filter_map(|name| name.strip_prefix("ugly_")).collect::<Vec<_>>(), here);
    assert_eq!(here.len(), 16);
}
