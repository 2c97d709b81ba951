//! The real binary and the embedded Porch: registering, listing and unregistering repositories, and copies.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

mod support;

use std::io::Write as _;
use std::process::Stdio;

use serde_json::{Value, json};
use support::{Ran, World, run};

impl World {
    /// `repo …`, words split at blanks.
    fn repo(&self, words: &str) -> Ran {
        let args: Vec<&str> = std::iter::once("repo").chain(words.split_whitespace()).collect();
        self.porchctl(&args)
    }

    /// A bare git repository with one commit on `main`; its address.
    fn git(&self, name: &str) -> String {
        let path = self.path(name);
        run(self.command("git").args(["init", "-q", "--bare", "-b", "main"]).arg(&path)).expect(0);
        let who = ["-c", "user.name=t", "-c", "user.email=t@localhost"];
        let mut commit = self.command("git");
        commit.arg("-C").arg(&path).args(who).args(["commit-tree", "-m", "begin", EMPTY_TREE]);
        run(self.command("git").arg("-C").arg(&path).args(["hash-object", "-t", "tree", "-w", "/dev/null"]))
            .expect(0);
        let head = run(&mut commit).expect(0).stdout;
        run(self.command("git").arg("-C").arg(&path).args(["update-ref", "refs/heads/main", head.trim()]))
            .expect(0);
        format!("file://{}", path.display())
    }

    /// One object of the API by its path.
    fn api(&self, path: &str) -> (u16, Value) {
        self.send("GET", path, None)
    }

    fn send(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let bytes = body.map(|body| body.to_string().into_bytes()).unwrap_or_default();
        let request =
            http::Request::builder().method(method).uri(path).header("content-type", "application/json");
        let request = request.body(kube::client::Body::from(bytes)).unwrap();
        let (code, body) = self.runtime().block_on(async {
            let client = kube::Client::new(self.sandbox().service(), "default");
            let answer = client.send(request).await.unwrap();
            let (parts, body) = answer.into_parts();
            (parts.status.as_u16(), http_body_util::BodyExt::collect(body).await.unwrap().to_bytes())
        });
        (code, serde_json::from_slice(&body).unwrap())
    }

    fn secret(&self, name: &str) -> Option<Value> {
        let (code, secret) = self.api(&format!("/api/v1/namespaces/default/secrets/{name}"));
        (code == 200).then_some(secret)
    }

    fn repository(&self, name: &str) -> Option<Value> {
        let path = "/apis/config.porch.kpt.dev/v1alpha1/namespaces/default/repositories";
        let (code, repository) = self.api(&format!("{path}/{name}"));
        (code == 200).then_some(repository)
    }
}

const EMPTY_TREE: &str = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

#[test]
fn registered_means_ready_and_says_nothing() {
    let world = World::new();
    let address = world.git("blue.git");
    let args =
        ["repo", "register", &address, "--v1alpha2", "--deployment", "--sync-schedule", "*/10 * * * *"];
    let ran = world.porchctl(&args).expect(0);
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("", ""));
    let stored = world.repository("blue").unwrap();
    assert_eq!(
        stored["spec"],
        json!({"type": "git", "content": "Package", "deployment": true, "sync": {"schedule": "*/10 * * * *"},
               "git": {"repo": address, "branch": "main", "directory": "/", "secretRef": {"name": ""}}})
    );
    assert_eq!(stored["metadata"]["annotations"]["porch.kpt.dev/v1alpha2-migration"], "true");
    assert_eq!(stored["status"]["conditions"][0]["status"], "True");
    world.rpkg("init web --repository blue --workspace v1").expect(0);
}

#[test]
fn what_does_not_get_ready_is_said_and_stays() {
    let world = World::new();
    let address = world.git("blue.git");
    let ran = world.repo(&format!("reg {address} --branch nothere -o json")).expect(3);
    let document = ran.json();
    assert_eq!((&document["name"], &document["result"]), (&json!("blue"), &json!("failed")));
    assert!(
        document["causes"][0].as_str().unwrap().contains("branch \"nothere\" doesn't exist"),
        "{document}"
    );
    for words in ["blue is registered, but not ready", "--create-branch", "`porchctl repo unreg blue`"] {
        assert!(ran.stderr.contains(words), "{words:?} is not in\n{}", ran.stderr);
    }
    let listed = world.repo("get blue -o wide").expect(0).stdout;
    assert!(listed.contains("doesn't exist"), "{listed}");
    let again = world.repo(&format!("reg {address} --branch nothere")).expect(1);
    assert!(
        again.stderr.contains("repositories.config.porch.kpt.dev \"blue\" already exists"),
        "{}",
        again.stderr
    );
    world.repo("unreg blue").expect(0);
    world.repo(&format!("reg {address} --branch nothere --create-branch -o name --wait")).expect(0);
}

#[test]
fn a_refusal_leaves_no_secret_behind() {
    let world = World::new();
    let address = world.git("blue.git");
    let credentials = "--repo-basic-username u --repo-basic-password s3cret-word";
    for (words, code) in [
        (format!("reg {address} --name blueprints {credentials}"), 1),
        (format!("reg {address} --sync-schedule often {credentials}"), 2),
        (format!("reg {address} --name Bad_Name {credentials}"), 2),
        (format!("reg {address} --repo-workload-identity {credentials}"), 2),
        (format!("reg {address} extra {credentials}"), 2),
        (format!("reg {address} --secret-ref nosuch"), 5),
    ] {
        let ran = world.repo(&words).expect(code);
        assert!(!ran.stderr.contains("s3cret"), "{}", ran.stderr);
        assert_eq!(world.secret("blueprints-auth"), None, "{words}");
        assert_eq!(world.secret("blue-auth"), None, "{words}");
        assert_eq!(world.repository("blue"), None, "{words}");
    }
    // The corrected second try works, and so does another one over a conflict of the webhook.
    world.repo(&format!("reg {address} {credentials}")).expect(0);
    let ran = world.repo(&format!("reg {address} --name green {credentials}")).expect(3);
    assert!(
        ran.stderr.contains("Repository conflict with existing repository: default/blue"),
        "{}",
        ran.stderr
    );
    assert!(ran.stderr.contains("nothing was registered"), "{}", ran.stderr);
    assert_eq!(world.secret("green-auth"), None);
    let secret = world.secret("blue-auth").unwrap();
    assert_eq!(
        (&secret["type"], &secret["data"]["username"]),
        (&json!("kubernetes.io/basic-auth"), &json!("dQ=="))
    );
    assert_eq!(world.repository("blue").unwrap()["spec"]["git"]["secretRef"]["name"], "blue-auth");
}

#[test]
fn the_password_may_come_from_stdin() {
    let world = World::new();
    let address = world.git("blue.git");
    let args = ["repo", "reg", &address, "--repo-basic-username", "u", "--password-stdin"];
    let mut child = world.porchctl_command(&args).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"s3cret\n").unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(world.secret("blue-auth").unwrap()["data"]["password"], "czNjcmV0");
    let empty = world.repo(&format!("reg {address} --name x --password-stdin")).expect(2);
    assert!(empty.stderr.contains("stdin is empty; nothing was sent"), "{}", empty.stderr);
}

#[test]
fn a_secret_goes_with_its_repository_only_if_it_is_its_own() {
    let world = World::new();
    let address = world.git("blue.git");
    let secrets = "/api/v1/namespaces/default/secrets";
    let shared = json!({"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "shared"}});
    assert_eq!(world.send("POST", secrets, Some(shared)).0, 201);
    for name in ["a", "b"] {
        world.repo(&format!("reg {address} --name {name} --directory {name} --secret-ref shared")).expect(0);
    }
    let ran = world.repo("unreg a -o json").expect(0);
    assert_eq!(
        ran.json(),
        json!({"name": "a", "namespace": "default", "result": "unregistered", "secret": "kept", "exitCode": 0})
    );
    assert_eq!(ran.stderr, "the Secret shared stays: `repo reg` did not make it\n");
    assert!(world.secret("shared").is_some());
    // A Secret of its own goes, unless it is to be kept, used by others, or gone already.
    for name in ["c", "d", "e", "f"] {
        world
            .repo(&format!("reg {address} --name {name} --directory {name} --repo-workload-identity"))
            .expect(0);
    }
    assert_eq!(world.secret("c-auth").unwrap()["type"], "kpt.dev/workload-identity-auth");
    let ran = world.repo("unregister c").expect(0);
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("", ""));
    assert_eq!((world.secret("c-auth"), world.repository("c")), (None, None));
    world.repo("unreg d --keep-auth-secret").expect(0);
    assert!(world.secret("d-auth").is_some());
    world.repo(&format!("reg {address} --name g --directory g --secret-ref e-auth")).expect(0);
    let ran = world.repo("unreg e").expect(0);
    assert!(ran.stderr.contains("other repositories use it: g"), "{}", ran.stderr);
    assert!(world.secret("e-auth").is_some());
    assert_eq!(world.send("DELETE", &format!("{secrets}/f-auth"), None).0, 200);
    world.repo("unreg f").expect(0);
    // Gone means that the name is free again.
    world.repo(&format!("reg {address} --name f --directory f --repo-workload-identity")).expect(0);
}

#[test]
fn unregistering_warns_of_what_is_lost() {
    let world = World::new();
    world.draft("web");
    let ran = world.repo("unreg blueprints --dry-run=server").expect(0);
    assert_eq!(ran.stdout, "repository.config.porch.kpt.dev/blueprints unregistered (server dry run)\n");
    let ran = world.repo("unreg blueprints").expect(0);
    let warning = "warning: content that was never published goes with blueprints: blueprints.web.v1\n";
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("", warning));
    let missing = world.repo("unreg bluprints").expect(5);
    assert!(
        missing.stderr.contains("not found\nhint: namespace default has: deployments\n"),
        "{}",
        missing.stderr
    );
}

#[test]
fn a_rehearsed_registration_makes_nothing() {
    let world = World::new();
    let address = world.git("blue.git");
    let ran = world.repo(&format!("reg {address} --repo-workload-identity --dry-run=server")).expect(0);
    assert_eq!(ran.stdout, "repository.config.porch.kpt.dev/blue registered (server dry run)\n");
    assert_eq!((world.repository("blue"), world.secret("blue-auth")), (None, None));
}

#[test]
fn listed_in_the_columns_of_the_server() {
    let world = World::new();
    let table = world.repo("get").expect(0).stdout;
    let lines: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split("   ").map(str::trim).filter(|c| !c.is_empty()).collect())
        .collect();
    assert_eq!(
        lines[0],
        ["NAME", "TYPE", "CONTENT", "SYNC SCHEDULE", "DEPLOYMENT", "READY", "ADDRESS", "BRANCH", "AGE"]
    );
    assert_eq!(&lines[1][..4], ["blueprints", "git", "Package", "True"]);
    assert_eq!(&lines[2][..5], ["deployments", "git", "Package", "true", "True"]);
    let names = world.repo("ls -A -o name").expect(0).stdout;
    assert_eq!(
        names,
        "repository.config.porch.kpt.dev/blueprints\nrepository.config.porch.kpt.dev/deployments\n"
    );
    let one = world.repo("list deployments -o json").expect(0).json();
    assert_eq!((&one["kind"], &one["spec"]["deployment"]), (&json!("Repository"), &json!(true)));
    let columns =
        world.repo("get -o custom-columns=N:.metadata.name,B:.spec.git.branch --no-headers").expect(0).stdout;
    assert_eq!(columns, "blueprints    main\ndeployments   main\n");
    let missing = world.repo("get blueprint deployments -o jsonpath={.metadata.name}").expect(5);
    assert_eq!(missing.stdout, "deployments");
    assert!(missing.stderr.contains("did you mean blueprints?"), "{}", missing.stderr);
}

#[test]
fn a_synchronisation_is_scheduled_for_each() {
    let world = World::new();
    let wish = |name: &str| world.repository(name).unwrap()["spec"]["sync"]["runOnceAt"].clone();
    let ran = world.repo("sync deployments nosuch blueprints --run-once 2030-01-01T00:00:00Z").expect(5);
    assert_eq!(
        ran.stdout,
        "Scheduled one-time sync for \"deployments\" at 2030-01-01T00:00:00Z\nScheduled one-time sync for \"blueprints\" at 2030-01-01T00:00:00Z\n"
    );
    assert!(
        ran.stderr.contains("nosuch failed (repositories.config.porch.kpt.dev \"nosuch\" not found)"),
        "{}",
        ran.stderr
    );
    assert_eq!(wish("blueprints"), "2030-01-01T00:00:00Z");
    let ran = world.repo("reconcile --all --run-once=-5m --dry-run=server -o json").expect(0);
    assert!(ran.stderr.contains("raised to one minute from now"), "{}", ran.stderr);
    let document = ran.json();
    assert_eq!(
        (&document["results"][1]["name"], &document["results"][1]["dryRun"]),
        (&json!("deployments"), &json!(true))
    );
    assert_eq!(wish("deployments"), "2030-01-01T00:00:00Z");
    world.repo("sync -A --all -o name").expect(0);
    assert_ne!(wish("deployments"), "2030-01-01T00:00:00Z");
    world.repo("sync --all -n empty").expect(5);
    world.repo("sync").expect(2);
}

#[test]
fn a_copy_is_a_new_revision_of_the_same_package() {
    let world = World::new();
    let name = world.draft("web");
    world.rpkg(&format!("copy {name} --workspace v2")).expect(3);
    world.rpkg(&format!("propose {name}")).expect(0);
    world.rpkg(&format!("approve {name}")).expect(0);
    let ran = world.rpkg(&format!("copy {name} --workspace v2")).expect(0);
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("blueprints.web.v2 created\n", ""));
    let object = world.object("blueprints.web.v2");
    assert_eq!(object["spec"]["source"], json!({"copyFrom": {"name": name}}));
    world.rpkg("pull blueprints.web.v2 copy").expect(0);
    assert_eq!(world.read("copy/Kptfile"), world.read(&format!("{name}/Kptfile")));
}

#[test]
fn completion_scripts_are_printed() {
    let world = World::new();
    for (shell, words) in [
        ("bash", "complete -F _porchctl"),
        ("zsh", "#compdef porchctl"),
        ("fish", "complete -c porchctl"),
        ("powershell", "Register-ArgumentCompleter"),
        ("elvish", "edit:completion:arg-completer[porchctl]"),
    ] {
        let ran = world.porchctl(&["completion", shell]).expect(0);
        assert!(ran.stdout.contains(words) && ran.stderr.is_empty(), "{shell}");
    }
    world.porchctl(&["completion", "tcsh"]).expect(2);
}
