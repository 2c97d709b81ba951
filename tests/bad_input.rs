//! The real binary against the embedded Porch, given what it should not be given: every refusal says
//! what is wrong, leaves the server and the disk as they were, and has its exit code.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

mod support;

use std::fs;
use std::io::Read as _;
use std::process::Stdio;

use support::{Ran, World, run, tree};

/// A name for a run: what is asked, its exit code, words on stderr.
type Case<'a> = (&'a str, i32, &'a str);

fn check(world: &World, cases: &[Case]) {
    for (words, code, text) in cases {
        let ran = world.rpkg(words);
        assert_eq!(ran.code, *code, "{words}\n{}{}", ran.stdout, ran.stderr);
        assert_eq!(ran.stdout, "", "{words}");
        assert!(ran.stderr.contains(text), "{words}: {text:?} is not in\n{}", ran.stderr);
        assert!(
            ran.stderr.starts_with("Error: ") || ran.stderr.contains(" failed ("),
            "{words}: {}",
            ran.stderr
        );
    }
}

#[test]
fn words_that_nobody_knows() {
    let world = World::new();
    check(
        &world,
        &[
            ("psuh a.b.c d", 2, "a similar subcommand exists: 'push'"),
            ("push a.b.c d --froce", 2, "a similar argument exists: '--force'"),
            ("pull a.b.c d e", 2, "unexpected argument 'e' found"),
            ("get --api-version v3", 2, "unknown API version \"v3\""),
            ("wait a.b.c --for nonsense", 2, "unknown goal \"nonsense\""),
            ("pull a.b.c d --timeout soon", 2, "invalid value 'soon' for '--timeout <DURATION>'"),
            (
                "push a.b.c d --on-render-failure all",
                2,
                "[possible values: none, unrendered, partially-rendered]",
            ),
            ("push a.b.c d --push-on-failure none", 2, "one of None, Unrendered, PartiallyRendered"),
            ("pull a.b.c -o name", 2, "-o name needs a DIR"),
            ("push a.b.c - --pull", 2, "there is no directory to write into; nothing was sent"),
            ("push a.b.c d --pull --wait=false", 2, "does not wait for the render; nothing was sent"),
        ],
    );
}

#[test]
fn no_arguments_at_all() {
    let world = World::new();
    for verb in ["pull", "push", "propose", "approve", "reject", "propose-delete", "del", "wait"] {
        check(&world, &[(verb, 2, "PACKAGE is a required positional argument")]);
    }
    check(
        &world,
        &[
            ("init", 2, "PACKAGE_NAME is a required positional argument"),
            ("clone", 2, "SOURCE_PACKAGE and NAME are required positional arguments; 0 provided"),
        ],
    );
}

#[test]
fn names_of_packages_and_repositories() {
    let world = World::new();
    let name = world.draft("web");
    check(
        &world,
        &[
            (
                "init web --repository nosuch --workspace v1",
                5,
                "repositories.config.porch.kpt.dev \"nosuch\" not found",
            ),
            (
                "init web --repository blueprints --workspace v2",
                1,
                "`init` cannot create a new revision for package \"web\" that already exists in repo \"blueprints\"; make subsequent revisions using `copy`",
            ),
            ("init Web --repository blueprints --workspace v1", 2, "package name \"Web\" must consist of"),
            ("init a/../b --repository blueprints --workspace v1", 2, "package name \"..\" must consist of"),
            (
                "init new --repository blueprints --workspace v1.2",
                2,
                "workspace name \"v1.2\" must consist of",
            ),
            (
                "pull blueprints.nosuch.v1 d",
                5,
                "packagerevisions.porch.kpt.dev \"blueprints.nosuch.v1\" not found",
            ),
            ("pull blueprints.nosuch.v1", 5, "not found"),
            ("pull nodots d", 5, "not found"),
            ("get blueprints.nosuch.v1", 5, "not found"),
            ("propose blueprints.nosuch.v1", 5, "blueprints.nosuch.v1 failed ("),
            ("del ../x", 5, "../x failed ("),
        ],
    );
    assert!(!world.path("d").exists());
    let pushed = world.rpkg(&format!("push blueprints.other.v1 {name}")).expect(2);
    assert!(
        pushed.stderr.contains("was pulled from default/blueprints.web.v1, not from default/blueprints.other.v1; nothing was sent"),
        "{}",
        pushed.stderr
    );
}

#[test]
fn kptfiles_that_are_none() {
    let world = World::new();
    let name = world.draft("web");
    let good = world.read(&format!("{name}/Kptfile"));
    for (text, words) in [
        ("a: [", "the Kptfile cannot be read: "),
        ("", "the Kptfile cannot be read: "),
        ("- a\n- b\n", "the Kptfile cannot be read: "),
        ("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: x\n", "unknown resource type"),
    ] {
        world.write(&format!("{name}/Kptfile"), text);
        let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
        assert!(
            ran.stderr.contains(words) && ran.stderr.contains("nothing was sent"),
            "{text:?}: {}",
            ran.stderr
        );
    }
    fs::remove_file(world.path(&format!("{name}/Kptfile"))).unwrap();
    let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
    assert!(ran.stderr.contains("there is no Kptfile at the root, so this is no package; nothing was sent"));
    world.rpkg(&format!("pull {name} stored")).expect(0);
    assert_eq!(world.read("stored/Kptfile"), good);
}

#[test]
fn files_that_are_no_text_are_all_named() {
    let world = World::new();
    let name = world.draft("web");
    fs::write(world.path(&format!("{name}/a.png")), b"\x89PNG\xff").unwrap();
    fs::create_dir(world.path(&format!("{name}/sub"))).unwrap();
    fs::write(world.path(&format!("{name}/sub/nul.txt")), b"a\0b").unwrap();
    let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
    assert_eq!(
        ran.stderr.lines().take(3).collect::<Vec<_>>(),
        [
            "Error: a package holds text only, and some files are not (not UTF-8, or a NUL character in it); nothing was sent",
            "  a.png",
            "  sub/nul.txt"
        ]
    );
    assert!(!ran.stderr.contains("caused by"), "{}", ran.stderr);
}

#[test]
fn names_that_a_render_refuses() {
    let world = World::new();
    let name = world.draft("web");
    world.write(&format!("{name}/with space.yaml"), "a: b\n");
    world.write(&format!("{name}/grün.txt"), "x\n");
    let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
    for words in
        ["\"grün.txt\" contains a non-ASCII character", "\"with space.yaml\" contains a space", "`--force`"]
    {
        assert!(ran.stderr.contains(words), "{}", ran.stderr);
    }
    let ran = world.rpkg(&format!("push {name} {name} --force")).expect(3);
    assert!(
        ran.stderr.starts_with("render failed: failed to write resources for render: illegal name"),
        "{}",
        ran.stderr
    );
    assert!(
        ran.stderr.contains("the content was saved on the server, but its render failed"),
        "{}",
        ran.stderr
    );
    // The package can be repaired.
    fs::remove_file(world.path(&format!("{name}/with space.yaml"))).unwrap();
    fs::remove_file(world.path(&format!("{name}/grün.txt"))).unwrap();
    world.rpkg(&format!("push {name} {name}")).expect(0);
}

#[test]
fn what_is_no_part_of_the_package_stays_at_home_and_is_named() {
    let world = World::new();
    let name = world.draft("web");
    world.write(&format!("{name}/.git/config"), "secret\n");
    world.write(&format!("{name}/notes.txt~"), "old\n");
    world.write(&format!("{name}/.notes.txt.swp"), "old\n");
    world.write(&format!("{name}/notes.txt"), "new\n");
    #[cfg(unix)]
    std::os::unix::fs::symlink("/etc/passwd", world.path(&format!("{name}/link"))).unwrap();
    let ran = world.rpkg(&format!("push {name} {name}")).expect(0);
    for left_out in
        [".git (git repository)", "notes.txt~ (editor", ".notes.txt.swp (editor", "link (symbolic link)"]
    {
        assert!(
            cfg!(not(unix)) && left_out.contains("link") || ran.stderr.contains(left_out),
            "{}",
            ran.stderr
        );
    }
    world.rpkg(&format!("pull {name} back")).expect(0);
    let stored: Vec<String> = tree(&world.path("back")).into_keys().collect();
    assert_eq!(stored, [".KptRevisionMetadata", "Kptfile", "README.md", "notes.txt", "package-context.yaml"]);
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let world = World::new();
    let name = world.draft("web");
    world.write("outside/target.txt", "mine\n");
    world.write(&format!("{name}/notes.txt"), "x\n");
    world.rpkg(&format!("push {name} {name}")).expect(0);
    world.rpkg(&format!("pull {name} other")).expect(0);
    fs::remove_file(world.path("other/notes.txt")).unwrap();
    std::os::unix::fs::symlink(world.path("outside/target.txt"), world.path("other/notes.txt")).unwrap();
    let ran = world.rpkg(&format!("pull {name} other --force")).expect(1);
    assert!(
        ran.stderr.contains("a symbolic link stands where a file of the package belongs"),
        "{}",
        ran.stderr
    );
    assert_eq!(world.read("outside/target.txt"), "mine\n");
}

#[test]
fn directories_that_are_none_or_in_the_way() {
    let world = World::new();
    let name = world.draft("web");
    world.write("file", "x\n");
    fs::create_dir(world.path("empty")).unwrap();
    check(
        &world,
        &[
            (&format!("pull {name} file"), 2, "file is no directory; nothing was written"),
            (&format!("pull {name} file/below"), 2, "file/below is no directory; nothing was written"),
            (&format!("push {name} file"), 2, "file is no directory; nothing was sent"),
            (&format!("push {name} missing"), 2, "missing: No such file or directory; nothing was sent"),
            (&format!("push {name} empty"), 2, "\".KptRevisionMetadata\" not found"),
            (&format!("push missing {name}"), 2, "not from default/missing"),
        ],
    );
    let swapped = world.rpkg(&format!("push {name} blueprints.web.v2"));
    assert_eq!(swapped.code, 2);
    assert!(
        swapped
            .stderr
            .contains(&format!("the name comes first: `porchctl rpkg push blueprints.web.v2 {name}`"))
    );
    // An empty directory stays the one it is: somebody's shell may be in it.
    let ran = run(world.porchctl_command(&["rpkg", "pull", &name, "."]).current_dir(world.path("empty")));
    ran.expect(0);
    assert!(world.path("empty/Kptfile").exists());
    world.write("empty/README.md", "edited\n");
    let ran = world.rpkg(&format!("pull {name} empty")).expect(2);
    assert!(
        ran.stderr.contains("has edits that were not pushed: README.md; nothing was written"),
        "{}",
        ran.stderr
    );
    world.write("empty/mine.bak", "mine\n");
    world.rpkg(&format!("pull {name} empty --force")).expect(0);
    assert_eq!(world.read("empty/README.md"), world.read(&format!("{name}/README.md")));
    assert_eq!(world.read("empty/mine.bak"), "mine\n");
}

#[cfg(unix)]
#[test]
fn what_may_not_be_read_or_written() {
    use std::os::unix::fs::PermissionsExt as _;
    let world = World::new();
    let name = world.draft("web");
    let locked = world.path(&format!("{name}/README.md"));
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read(&locked).is_ok() {
        eprintln!("skipped: this user may read and write everything");
        return;
    }
    let ran = world.rpkg(&format!("push {name} {name}")).expect(2);
    assert!(ran.stderr.contains("README.md: Permission denied; nothing was sent"), "{}", ran.stderr);
    fs::create_dir(world.path("fixed")).unwrap();
    fs::set_permissions(world.path("fixed"), fs::Permissions::from_mode(0o500)).unwrap();
    for dir in ["fixed", "fixed/below"] {
        let ran = world.rpkg(&format!("pull {name} {dir}")).expect(1);
        assert!(ran.stderr.contains(&format!("{dir}: Permission denied")), "{}", ran.stderr);
    }
    assert_eq!(fs::read_dir(world.path("fixed")).unwrap().count(), 0);
    fs::set_permissions(world.path("fixed"), fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn keys_that_climb_out_write_nothing_anywhere() {
    let world = World::new();
    let name = world.draft("web");
    world.put(&name, |resources| {
        let files = resources.spec.resources.get_or_insert_default();
        files.insert("../../evil.yaml".into(), "a: b\n".into());
        files.insert("x/.git/config".into(), "[core]\n".into());
    });
    let before = tree(&world.path(""));
    for words in
        [format!("pull {name} deep/er/dir"), format!("pull {name} {name} --force"), format!("pull {name}")]
    {
        let ran = world.rpkg(&words).expect(1);
        assert_eq!(ran.stdout, "", "{words}");
        for part in
            ["nothing was written", "\"../../evil.yaml\" climbs out", "\"x/.git/config\" is inside a `.git`"]
        {
            assert!(ran.stderr.contains(part), "{words}: {}", ran.stderr);
        }
    }
    // The sandbox works in `state` beside it.
    let changed = |path: &&String| !path.starts_with("state/") && !before.contains_key(*path);
    assert_eq!(tree(&world.path("")).keys().filter(changed).count(), 0);
    world.write(&format!("{name}/mine.txt"), "mine\n");
    let ran = world.rpkg(&format!("push {name} {name}")).expect(1);
    assert!(ran.stderr.contains("nothing was pushed") && ran.stderr.contains("--force"), "{}", ran.stderr);
    let ran = world.rpkg(&format!("push {name} {name} --force")).expect(0);
    assert!(
        ran.stderr.contains("removed from the package: ../../evil.yaml, x/.git/config"),
        "{}",
        ran.stderr
    );
    world.rpkg(&format!("pull {name} back")).expect(0);
    assert_eq!(world.read("back/mine.txt"), "mine\n");
}

#[test]
fn kubeconfigs_that_lead_nowhere() {
    let world = World::new();
    world.write("no.yaml", "{");
    world.write("none.yaml", "apiVersion: v1\nkind: Config\n");
    let dead = world.read("kubeconfig");
    let at = dead.find("server: ").unwrap();
    let end = at + dead[at..].find('\n').unwrap();
    world.write("dead.yaml", &format!("{}server: https://127.0.0.1:1{}", &dead[..at], &dead[end..]));
    let name = world.draft("web");
    world.write(&format!("{name}/README.md"), "edited\n");
    let with = |kubeconfig: &str, words: &str| -> Ran {
        let args: Vec<&str> = std::iter::once("rpkg").chain(words.split(' ')).collect();
        run(world.porchctl_command(&args).env("KUBECONFIG", world.path(kubeconfig)))
    };
    for words in [
        "get".to_owned(),
        "init x --repository blueprints --workspace v1".into(),
        format!("pull {name} d"),
        format!("push {name} {name}"),
        format!("propose {name}"),
    ] {
        for (kubeconfig, text) in [
            ("no.yaml", "it is no kubeconfig"),
            ("none.yaml", "selects no context"),
            ("nosuch.yaml", "no kubeconfig was found"),
        ] {
            let ran = with(kubeconfig, &words);
            assert_eq!((ran.code, ran.stdout.as_str()), (1, ""), "{words} {kubeconfig}: {}", ran.stderr);
            assert!(ran.stderr.contains(text) && ran.stderr.contains("hint: "), "{words}: {}", ran.stderr);
        }
        // At once: nobody waits for a server that was never there.
        let ran = with("dead.yaml", &words).expect(69);
        assert_eq!(ran.stdout, "");
        assert!(
            ran.stderr.contains("no connection to 127.0.0.1:1: Connection refused"),
            "{words}: {}",
            ran.stderr
        );
    }
    assert!(!world.path("d").exists());
}

#[test]
fn streams_that_are_empty_or_foreign() {
    let world = World::new();
    let name = world.draft("web");
    let push = format!("push {name} -");
    for (stdin, text) in [
        ("", "there is nothing on stdin; nothing was sent"),
        ("  \n", "there is nothing on stdin; nothing was sent"),
        ("hello: world\n", "\".KptRevisionMetadata\" not found"),
        ("{[", "stdin is no ResourceList: "),
        ("apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: x\n", "`items` is no list"),
    ] {
        let ran = world.rpkg_with_stdin(&push, stdin).expect(2);
        assert!(
            ran.stderr.contains(text) && ran.stderr.contains("nothing was sent"),
            "{stdin:?}: {}",
            ran.stderr
        );
    }
    // Without a word for stdin: taken, with a warning.
    let stream = world.rpkg(&format!("pull {name}")).expect(0).stdout;
    let ran = world.rpkg_with_stdin(&format!("push {name}"), &stream).expect(0);
    assert_eq!(ran.stdout, format!("{name} unchanged\n"));
    assert!(ran.stderr.contains("please say `-`"), "{}", ran.stderr);
}

#[cfg(unix)]
#[test]
fn streams_that_are_full_or_gone() {
    let world = World::new();
    let name = world.draft("web");
    let sh = |script: &str| {
        let binary = env!("CARGO_BIN_EXE_porchctl");
        run(world.command("sh").args(["-c", script, binary, &name]))
    };
    // The reader of a pipe may leave when it likes.
    let ran = sh("{ \"$0\" rpkg pull \"$1\"; echo $? >&2; } | head -1").expect(0);
    assert_eq!(ran.stdout, "apiVersion: config.kubernetes.io/v1\n");
    assert!(ran.stderr.ends_with("\n0\n") && !ran.stderr.contains("Error"), "{}", ran.stderr);
    if std::path::Path::new("/dev/full").exists() {
        for words in ["rpkg pull \"$1\"", "rpkg get", "rpkg get --help", "version"] {
            let ran = sh(&format!("\"$0\" {words} >/dev/full")).expect(1);
            assert!(ran.stderr.contains("cannot write to stdout: No space left on device"), "{}", ran.stderr);
        }
    }
    // A failure has its exit code, whoever reads.
    sh("\"$0\" rpkg pull blueprints.nosuch.v1 2>&-").expect(5);
    sh("\"$0\" rpkg get blueprints.nosuch.v1 >&- 2>&-").expect(5);
    sh("\"$0\" rpkg push \"$1\" - <&-").expect(2);
}

/// A push whose render takes long, once the server is at it.
#[cfg(unix)]
fn endless(world: &World, name: &str) -> std::process::Child {
    world.set_pipeline(name, &[("endless:v1", &[])]);
    let mut command = world.porchctl_command(&["rpkg", "push", name, name]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let rendering = |object: &serde_json::Value| object["status"]["renderingPrrResourceVersion"].is_string();
    while !rendering(&world.object(name)) {
        std::thread::yield_now();
    }
    child
}

#[cfg(unix)]
#[test]
fn interrupted_while_it_waits() {
    for (signal, code, word) in [("-INT", 130, "interrupted"), ("-TERM", 143, "terminated")] {
        let world = World::with(&[], &[("endless:v1", "endless")]);
        let name = world.draft("web");
        let mut child = endless(&world, &name);
        run(std::process::Command::new("kill").args([signal, &child.id().to_string()])).expect(0);
        let status = child.wait().unwrap();
        let (mut out, mut err) = (String::new(), String::new());
        child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!((status.code(), out.as_str()), (Some(code), ""), "{err}");
        // The last state is said, if a reading was there before the signal.
        let hint = format!(
            "hint: what was sent to the server goes on there; `porchctl rpkg get {name}` shows how far it is\n"
        );
        assert!(err.starts_with("Error: ") && err.contains(word) && err.ends_with(&hint), "{err}");
    }
}

#[test]
fn more_than_a_server_takes() {
    let world = World::new();
    let name = world.draft("web");
    for number in 0..7 {
        world.write(&format!("{name}/big{number}.txt"), &"0123456789abcdef".repeat(1 << 16));
    }
    let ran = world.rpkg(&format!("push {name} {name}")).expect(1);
    assert_eq!(ran.stdout, "");
    assert!(
        ran.stderr.contains("Request entity too large: limit is 6291456; nothing was stored"),
        "{}",
        ran.stderr
    );
    assert!(ran.stderr.contains("the package has 7.1 MiB; largest: big0.txt (1.0 MiB), "), "{}", ran.stderr);
    world.rpkg(&format!("pull {name} back")).expect(0);
    assert!(!world.path("back/big0.txt").exists());
}
