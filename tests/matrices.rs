//! The real binary, every verb in every situation of three kinds: where it looks, a server that cannot
//! be used, a stdout that cannot be written. A cell is one verb in one situation.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic, in its helpers too")]

#[path = "support/fake.rs"]
mod fake;
mod support;

use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use clap::CommandFactory as _;
use fake::{Asked, Fake, forbidden, readable, unauthorized};
use serde_json::Value;
#[cfg(target_os = "linux")]
use support::World;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

/// One verb and how it is called.
struct Verb {
    words: &'static str,
    /// Does it take `--timeout`?
    waits: bool,
    /// Where the package is in its life when the verb is of use.
    lifecycle: &'static str,
    /// The one request that changes something, empty for a verb that reads.
    write: &'static str,
}

const fn verb(words: &'static str, waits: bool, lifecycle: &'static str, write: &'static str) -> Verb {
    Verb { words, waits, lifecycle, write }
}

const VERBS: [Verb; 17] = [
    verb("rpkg init new --repository bp --workspace v1", true, "Draft", "POST packagerevisions"),
    verb("rpkg clone bp.web.v1 new --repository bp", true, "Published", "POST packagerevisions"),
    verb("rpkg copy bp.web.v1 --workspace v2", true, "Published", "POST packagerevisions"),
    verb("rpkg pull bp.web.v1 pulled", true, "Draft", ""),
    verb("rpkg push bp.web.v1 dir", true, "Draft", "PUT packagerevisionresources"),
    verb("rpkg propose bp.web.v1", true, "Draft", "PATCH packagerevisions"),
    verb("rpkg approve bp.web.v1", true, "Proposed", "PATCH packagerevisions"),
    verb("rpkg reject bp.web.v1", true, "Proposed", "PATCH packagerevisions"),
    verb("rpkg propose-delete bp.web.v1", true, "Published", "PATCH packagerevisions"),
    verb("rpkg del bp.web.v1", true, "Draft", "DELETE packagerevisions"),
    verb("rpkg get bp.web.v1 -o name", false, "Draft", ""),
    verb("rpkg status bp.web.v1", false, "Draft", ""),
    verb("rpkg wait bp.web.v1", true, "Draft", ""),
    verb("repo get bp -o name", false, "Draft", ""),
    verb("repo reg https://git.invalid/new.git", true, "Draft", "POST repositories"),
    verb("repo sync bp", false, "Draft", "PATCH repositories"),
    verb("repo unreg bp", true, "Draft", "DELETE repositories"),
];

#[test]
fn the_matrices_have_every_verb() {
    let root = porchctl::cli::Cli::command();
    let groups = root.get_subcommands().filter(|group| ["rpkg", "repo"].contains(&group.get_name()));
    let verbs = groups.flat_map(|group| {
        group.get_subcommands().map(move |verb| format!("{} {}", group.get_name(), verb.get_name()))
    });
    let known: BTreeSet<String> = verbs.filter(|verb| !verb.ends_with(" help")).collect();
    let first_two = |words: &str| words.split(' ').take(2).collect::<Vec<_>>().join(" ");
    assert_eq!(VERBS.iter().map(|verb| first_two(verb.words)).collect::<BTreeSet<_>>(), known);
    assert_eq!(CALLS.iter().map(|call| first_two(call)).collect::<BTreeSet<_>>(), known);
}

const TOKEN: &str = "SECRET-TOKEN-123";
const PASSWORD: &str = "SECRET-PASSWORD-456";

/// Runs the cells side by side, says how many there were, and stops the test with all that is wrong.
#[allow(clippy::print_stderr, reason = "who runs it with --nocapture wants to see how many cells there were")]
fn check_all<C: Sync>(matrix: &str, cells: &[C], check: impl Fn(&C) -> Vec<String> + Sync) -> usize {
    const SIDE_BY_SIDE: usize = 8;
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..SIDE_BY_SIDE {
            scope.spawn(|| {
                while let Some(cell) = cells.get(next.fetch_add(1, Ordering::SeqCst)) {
                    let found = check(cell);
                    wrong.lock().unwrap().extend(found);
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    eprintln!("{matrix}: {} cells, {} faults", cells.len(), wrong.len());
    assert!(wrong.is_empty(), "{matrix}:\n{}", wrong.join("\n"));
    cells.len()
}

/// A home for one cell.
struct Home(tempfile::TempDir);

impl Home {
    fn new(kubeconfig: Option<&str>) -> Self {
        let home = Self(tempfile::tempdir().unwrap());
        home.configure(kubeconfig);
        home
    }

    fn configure(&self, kubeconfig: Option<&str>) {
        let path = self.0.path().join(".kube/config");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        match kubeconfig {
            Some(text) => fs::write(path, text).unwrap(),
            None if path.exists() => fs::remove_file(path).unwrap(),
            None => {}
        }
    }

    fn run(&self, words: &str) -> Output {
        Command::new(env!("CARGO_BIN_EXE_porchctl"))
            .args(words.split_whitespace())
            .env_clear()
            .env("HOME", self.0.path())
            .current_dir(self.0.path())
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    /// A pulled and edited package in `dir`, from a server that is well.
    fn prepare(&self, flags: &str) {
        let pulled = self.run(&format!("rpkg pull bp.web.v1 dir {flags}"));
        assert!(pulled.status.success(), "{}", text(&pulled.stderr));
        fs::write(self.0.path().join("dir/notes.txt"), "edited\n").unwrap();
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// With a token and a password in it; the context has this namespace and the cluster these other facts.
fn kubeconfig(server: &str, namespace: Option<&str>, cluster: &str) -> String {
    let namespace = namespace.map(|name| format!(", namespace: {name}")).unwrap_or_default();
    format!(
        "apiVersion: v1\nkind: Config\ncurrent-context: here\nclusters:\n- name: c\n  cluster: {{server: \"{server}\"{cluster}}}\ncontexts:\n- name: here\n  context: {{cluster: c, user: u{namespace}}}\nusers:\n- name: u\n  user: {{token: {TOKEN}, username: somebody, password: {PASSWORD}}}\n"
    )
}

/// Flags, the namespace of the context, and where a verb must look.
type Place = (&'static str, Option<&'static str>, &'static str);

#[test]
fn every_verb_looks_in_the_same_namespace() {
    let places: [Place; 3] = [
        ("-n by-flag", Some("by-context"), "by-flag"),
        ("", Some("by-context"), "by-context"),
        ("", None, "default"),
    ];
    let cells: Vec<(&Verb, Place)> =
        VERBS.iter().flat_map(|verb| places.map(|place| (verb, place))).collect();
    let count = check_all("verb x namespace", &cells, |(verb, (flags, context, wanted))| {
        let server = Fake::plain(readable(verb.lifecycle));
        let home = Home::new(Some(&kubeconfig(&server.address, *context, "")));
        if verb.words.starts_with("rpkg push") {
            home.prepare(flags);
            server.take();
        }
        let timeout = if verb.waits { "--timeout 2s" } else { "" };
        let ran = home.run(&format!("{} {flags} {timeout}", verb.words));
        let code = if verb.write.is_empty() { 0 } else { 4 };
        let mut wrong = misplaced(verb, wanted, &server.take());
        if ran.status.code() != Some(code) {
            wrong.push(format!("exit {:?}, not {code}", ran.status.code()));
        }
        let said = text(&ran.stderr);
        wrong.iter().map(|fault| format!("{} [{flags} {context:?}]: {fault}\n{said}", verb.words)).collect()
    });
    assert_eq!(count, 51);
}

/// What a verb asked elsewhere, or did not ask.
fn misplaced(verb: &Verb, wanted: &str, asked: &[Asked]) -> Vec<String> {
    let inside = |asked: &Asked| asked.place().contains(&format!("/namespaces/{wanted}/"));
    let mut wrong: Vec<String> =
        asked.iter().filter(|asked| !inside(asked)).map(|asked| format!("asked {}", asked.path)).collect();
    for body in asked.iter().filter_map(|asked| serde_json::from_str::<Value>(&asked.body).ok()) {
        let told = &body["metadata"]["namespace"];
        if !told.is_null() && told != wanted {
            wrong.push(format!("sent an object of {told}"));
        }
    }
    let (method, kind) = verb.write.split_once(' ').unwrap_or(("GET", ""));
    if !asked.iter().any(|asked| asked.method == method && asked.place().contains(&format!("/{kind}"))) {
        wrong.push(format!("no {method} {kind} among {asked:?}"));
    }
    wrong
}

/// A way in which there is no server to talk to, and the exit code.
const TROUBLES: [(&str, i32); 7] =
    [("none", 1), ("bad", 1), ("dead", 69), ("silent", 69), ("401", 4), ("403", 4), ("wrong CA", 69)];

/// A CA, and a server whose certificate is not of it.
fn wrong_ca() -> (String, Fake) {
    let config = {
        let made = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).unwrap();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
        ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap()
    };
    let other = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).unwrap();
    (other.cert.pem(), Fake::tls(Arc::new(config), Arc::new(forbidden)))
}

/// Puts a home into trouble.
fn trouble(home: &Home, kind: &str) {
    let lead_to = |server: &Fake| home.configure(Some(&kubeconfig(&server.address, None, "")));
    match kind {
        "none" => home.configure(None),
        "bad" => home
            .configure(Some(&format!("users:\n- name: u\n  user: {{token: {TOKEN}, password: {PASSWORD}"))),
        "dead" => home.configure(Some(&kubeconfig("http://127.0.0.1:1", None, ""))),
        "silent" => lead_to(&Fake::silent()),
        "401" => lead_to(&Fake::plain(Arc::new(unauthorized))),
        "403" => lead_to(&Fake::plain(Arc::new(forbidden))),
        "wrong CA" => {
            let (pem, server) = wrong_ca();
            let path = home.0.path().join("ca.pem");
            fs::write(&path, pem).unwrap();
            let cluster = format!(", certificate-authority: {}", path.display());
            home.configure(Some(&kubeconfig(&server.address, None, &cluster)));
        }
        other => panic!("{other}"),
    }
}

#[test]
fn every_verb_fails_well_without_a_server() {
    let cells: Vec<(&Verb, (&str, i32))> =
        VERBS.iter().flat_map(|verb| TROUBLES.map(|trouble| (verb, trouble))).collect();
    let count = check_all("verb x trouble", &cells, |(verb, (kind, code))| {
        let home = Home::new(None);
        if verb.words.starts_with("rpkg push") {
            let well = Fake::plain(readable(verb.lifecycle));
            home.configure(Some(&kubeconfig(&well.address, None, "")));
            home.prepare("");
        }
        trouble(&home, kind);
        let timeout = if verb.waits { "--timeout 2s" } else { "" };
        let ran = home.run(&format!("{} --request-timeout 1s {timeout}", verb.words));
        let name = |fault: String| format!("{} [{kind}]: {fault}\n{}", verb.words, text(&ran.stderr));
        let mut wrong = ill_said(&ran);
        if ran.status.code() != Some(*code) {
            wrong.push(format!("exit {:?}, not {code}", ran.status.code()));
        }
        if !ran.stdout.is_empty() {
            wrong.push(format!("stdout {}", text(&ran.stdout)));
        }
        wrong.into_iter().map(name).collect()
    });
    assert_eq!(count, 119);
}

/// Words of a failure that nobody should read, or one failure told twice.
fn ill_said(ran: &Output) -> Vec<String> {
    let (stdout, stderr) = (text(&ran.stdout), text(&ran.stderr));
    let mut wrong = Vec::new();
    let told =
        stderr.lines().filter(|line| line.starts_with("Error: ") || line.contains(" failed (")).count();
    if told != 1 {
        wrong.push(format!("the failure is told {told} times"));
    }
    for word in
        ["hyper", "kube::", "rustls", "InvalidCertificate", "Os {", "reqwest", "panicked", TOKEN, PASSWORD]
    {
        if stdout.contains(word) || stderr.contains(word) {
            wrong.push(format!("{word:?} is shown"));
        }
    }
    wrong
}

/// One call for each verb that is to succeed, with `#` for the number of the run.
const CALLS: [&str; 17] = [
    "rpkg init new# --repository blueprints --workspace v1",
    "rpkg clone blueprints.pub.v1 cloned# --repository blueprints",
    "rpkg copy blueprints.pub.v1 --workspace w#",
    "rpkg pull blueprints.read.v1",
    "rpkg push blueprints.push#.v1 push#",
    "rpkg propose blueprints.propose#.v1",
    "rpkg approve blueprints.approve#.v1",
    "rpkg reject blueprints.reject#.v1",
    "rpkg propose-delete blueprints.leave#.v1",
    "rpkg del blueprints.del#.v1",
    "rpkg get blueprints.read.v1",
    "rpkg status blueprints.read.v1",
    "rpkg wait blueprints.read.v1",
    "repo get",
    "repo reg ADDRESS --name made# --branch made# --create-branch --v1alpha2 -o name",
    "repo sync blueprints -o name",
    "repo unreg gone# -o name",
];

/// Every package and repository that the calls want, in the state they want it in.
#[cfg(target_os = "linux")]
fn stage(world: &World) -> String {
    let twice = |name: &str| [format!("{name}1"), format!("{name}2")];
    let groups = ["push", "propose", "approve", "reject", "leave", "del"];
    let mut packages: Vec<String> = groups.iter().flat_map(|name| twice(name)).collect();
    packages.extend(["pub".to_owned(), "read".to_owned()]);
    check_all("stage", &packages, |name| {
        world.rpkg(&format!("init {name} --repository blueprints --workspace v1")).expect(0);
        Vec::new()
    });
    let full = |name: &str| twice(name).map(|name| format!("blueprints.{name}.v1")).join(" ");
    let leave = format!("{} blueprints.pub.v1", full("leave"));
    world.rpkg(&format!("propose {} {} {leave}", full("approve"), full("reject"))).expect(0);
    world.rpkg(&format!("approve {leave}")).expect(0);
    for dir in twice("push") {
        world.rpkg(&format!("pull blueprints.{dir}.v1 {dir}")).expect(0);
        world.write(&format!("{dir}/notes.txt"), "edited\n");
    }
    let address = world.porchctl(&["repo", "get", "blueprints", "-o", "json"]).expect(0).json();
    let address = address["spec"]["git"]["repo"].as_str().unwrap().to_owned();
    for name in twice("gone") {
        let words = format!("repo reg {address} --name {name} --branch {name} --create-branch --v1alpha2");
        world.porchctl(&words.split(' ').collect::<Vec<_>>()).expect(0);
    }
    address
}

#[cfg(target_os = "linux")]
#[test]
fn every_verb_minds_a_stdout_that_cannot_be_written() {
    let world = World::new();
    let address = stage(&world);
    let cells: Vec<(&str, bool)> = CALLS.iter().flat_map(|call| [(*call, false), (*call, true)]).collect();
    let count = check_all("verb x stdout", &cells, |(call, full)| {
        let words = call.replace('#', if *full { "2" } else { "1" }).replace("ADDRESS", &address);
        let mut command = world.porchctl_command(&words.split(' ').collect::<Vec<_>>());
        let ran = match full {
            true => command.stdout(fs::OpenOptions::new().write(true).open("/dev/full").unwrap()),
            false => command.stdout(std::io::pipe().unwrap().1),
        };
        let ran = ran.stderr(Stdio::piped()).output().unwrap();
        let said = text(&ran.stderr);
        let errors = said.lines().filter(|line| line.starts_with("Error: ")).count();
        let wanted = if *full { (Some(1), 1) } else { (Some(0), 0) };
        let well = (ran.status.code(), errors) == wanted
            && said.contains("cannot write to stdout: No space left on device") == *full
            && !said.contains(" failed (")
            && !said.contains("panicked");
        if well { Vec::new() } else { vec![format!("{words} [full: {full}]: {:?}\n{said}", ran.status)] }
    });
    assert_eq!(count, 34);
}
