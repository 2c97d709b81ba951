//! The real binary, without a server: environment cleared, status, stdout and stderr looked at.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What one run gave.
struct Ran {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

fn porchctl(home: &Path, words: &[&str], env: &[(&str, &str)]) -> Ran {
    let output: Output = Command::new(env!("CARGO_BIN_EXE_porchctl"))
        .args(words)
        .env_clear()
        .env("HOME", home)
        .envs(env.iter().copied())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Ran {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A run in an empty home.
fn bare(words: &[&str]) -> Ran {
    porchctl(tempfile::tempdir().unwrap().path(), words, &[])
}

/// A home with this kubeconfig.
fn home(kubeconfig: &str) -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    std::fs::create_dir(home.path().join(".kube")).unwrap();
    std::fs::write(home.path().join(".kube/config"), kubeconfig).unwrap();
    home
}

fn kubeconfig(server: &str, user: &str) -> String {
    format!(
        "apiVersion: v1\nkind: Config\ncurrent-context: here\nclusters:\n- name: c\n  cluster: {{server: \"{server}\"}}\ncontexts:\n- name: here\n  context: {{cluster: c, user: u}}\nusers:\n- name: u\n  user: {user}\n"
    )
}

/// An address on which nobody listens: bound as long as the socket lives, so that nobody else gets it.
fn closed_port() -> (tokio::net::TcpSocket, String) {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = socket.local_addr().unwrap().to_string();
    (socket, address)
}

#[test]
fn without_a_kubeconfig_the_paths_are_named() {
    let ran = bare(&["rpkg", "get"]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.stdout, "");
    assert!(ran.stderr.starts_with("Error: no kubeconfig was found: there is no "), "{}", ran.stderr);
    assert!(ran.stderr.contains(".kube/config\n") && !ran.stderr.contains("localhost"), "{}", ran.stderr);
    assert!(ran.stderr.contains("hint: "), "{}", ran.stderr);
    let named = bare(&["rpkg", "get", "--kubeconfig", "/no/such/file"]);
    assert_eq!(named.code, Some(1));
    assert!(named.stderr.contains("/no/such/file"), "{}", named.stderr);
}

#[test]
fn a_wrong_context_lists_the_right_ones() {
    let home = home(&kubeconfig("https://127.0.0.1:1", "{}"));
    let ran = porchctl(home.path(), &["--context", "nosuch", "rpkg", "get"], &[]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.stderr, "Error: the kubeconfig has no context \"nosuch\"\nhint: it has: here\n");
}

#[test]
fn a_server_that_is_not_there_is_exit_69_with_host_and_cause() {
    let (_held, address) = closed_port();
    let home = home(&kubeconfig(&format!("http://{address}"), "{}"));
    let ran = porchctl(home.path(), &["rpkg", "get"], &[]);
    assert_eq!(ran.code, Some(69), "{}", ran.stderr);
    let expected = format!("Error: cannot list package revisions: no connection to {address}: ");
    assert!(ran.stderr.starts_with(&expected), "{}", ran.stderr);
    assert!(ran.stderr.to_lowercase().contains("refused"), "{}", ran.stderr);
    let named = porchctl(home.path(), &["rpkg", "get", "a.b.v1", "c.d.v1"], &[]);
    assert_eq!(named.code, Some(69));
    assert_eq!(named.stderr.matches("Error: ").count(), 2, "{}", named.stderr);
}

#[test]
fn a_server_that_never_answers_is_given_up() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let home = home(&kubeconfig(&format!("http://{}", listener.local_addr().unwrap()), "{}"));
    let ran = porchctl(home.path(), &["rpkg", "get", "--request-timeout=300ms"], &[]);
    assert_eq!(ran.code, Some(69));
    assert!(ran.stderr.contains("no answer from 127.0.0.1:"), "{}", ran.stderr);
}

#[test]
fn wrong_usage_is_exit_2_and_sends_nothing() {
    for words in [
        &["nosuch"][..],
        &["--nosuch"],
        &["rpkg", "nosuch"],
        &["rpkg", "get", "--nosuch"],
        &["rpkg", "get", "--api-version", "v1alpha3"],
        &["rpkg", "get", "--request-timeout=abc"],
        &["rpkg", "get", "--revision", "x"],
        &["rpkg", "get", "--lifecycle", "drafty"],
        &["rpkg", "get", "-o", "bad"],
        &["rpkg", "get", "-n", ""],
        &["rpkg", "get", ""],
        &["rpkg", "get", "a.b.c", "--name", "b"],
        &["rpkg", "get", "-A", "a.b.c"],
        &["rpkg", "get", "--show-kptfile"],
        &["rpkg", "get", "--show-kptfile", "a", "b"],
        &["version", "a"],
    ] {
        let ran = bare(words);
        assert_eq!(ran.code, Some(2), "{words:?}: {}", ran.stderr);
        assert!(ran.stderr.starts_with("Error: "), "{words:?}: {}", ran.stderr);
        assert_eq!(ran.stdout, "", "{words:?}");
    }
}

#[test]
fn a_mistyped_verb_is_answered_with_the_right_one() {
    let ran = bare(&["rpkg", "gte"]);
    assert!(ran.stderr.contains("did you mean `get`?"), "{}", ran.stderr);
    let ran = bare(&["rpkg", "propse"]);
    assert!(ran.stderr.contains("propose"), "{}", ran.stderr);
}

#[test]
fn without_a_verb_the_help_goes_to_stderr() {
    for words in [&[][..], &["rpkg"]] {
        let ran = bare(words);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), ""));
        assert!(ran.stderr.contains("Usage: porchctl"), "{}", ran.stderr);
    }
}

#[test]
fn help_is_data_and_lists_the_exit_codes() {
    let ran = bare(&["--help"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    for line in
        ["  0    done", "  3    the package cannot get there", "  69   API server", "  143  terminated"]
    {
        assert!(ran.stdout.contains(line), "{line} in {}", ran.stdout);
    }
    for verb in [
        "init",
        "clone",
        "pull",
        "push",
        "propose",
        "approve",
        "reject",
        "propose-delete",
        "del",
        "get",
        "wait",
    ] {
        let help = bare(&["rpkg", verb, "--help"]);
        assert_eq!(help.code, Some(0), "{verb}");
        assert!(help.stdout.contains(&format!("Usage: porchctl rpkg {verb}")), "{}", help.stdout);
    }
}

#[test]
fn the_go_clients_names_of_commands_and_flags_are_known() {
    for words in [
        &["rpackage", "list"][..],
        &["rpkg", "ls"],
        &["-n", "x", "rpkg", "get"],
        &["rpkg", "-n", "x", "get"],
        &["rpkg", "get", "-n", "x", "--no_headers", "--show-labels=true", "-L", "a,b"],
        &["--insecure-skip-tls-verify", "rpkg", "get"],
        &["rpkg", "get", "--as", "u", "--as-group", "a", "--as-group", "b", "--as-uid", "7"],
        &["rpkg", "get", "-v", "6", "--request-timeout", "0", "--disable-compression", "--cache-dir", "x"],
        &["rpkg", "get", "--stack-trace", "--truncate-output=false", "--log_flush_frequency", "5s"],
        &["rpkg", "get", "-Ao", "wide"],
        &["rpkg", "get", "--revision=-1", "--workspace", "w", "--name", "n"],
    ] {
        let ran = bare(words);
        assert!(ran.stderr.starts_with("Error: no kubeconfig was found"), "{words:?}: {}", ran.stderr);
        assert_eq!(ran.code, Some(1), "{words:?}");
    }
}

#[test]
fn the_api_version_may_come_from_the_environment() {
    let home = tempfile::tempdir().unwrap();
    let ran = porchctl(home.path(), &["rpkg", "get"], &[("PORCHCTL_API_VERSION", "V1ALPHA2")]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("PORCHCTL_API_VERSION") && ran.stderr.contains("V1ALPHA2"), "{}", ran.stderr);
    let older = porchctl(home.path(), &["rpkg", "get"], &[("PORCHCTL_API_VERSION", "v1alpha1")]);
    assert_eq!(older.code, Some(1));
    assert!(older.stderr.contains("v1alpha1"), "{}", older.stderr);
}

#[test]
fn version_in_both_forms() {
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(bare(&["version"]).stdout, format!("Version: {version}\n"));
    assert_eq!(bare(&["version", "-o", "json"]).stdout, format!("{{\"version\":\"{version}\"}}\n"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = Command::new(env!("CARGO_BIN_EXE_porchctl"))
        .arg("--help")
        .env_clear()
        .stdin(Stdio::null())
        .stdout(writer)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_porchctl"))
        .arg("version")
        .env_clear()
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write to stdout"));
}

#[test]
fn no_secret_of_a_kubeconfig_is_ever_shown() {
    let plugin = "{exec: {apiVersion: client.authentication.k8s.io/v1, command: sh, args: [\"-c\", \"echo s3cr3t-out; echo s3cr3t-err >&2; exit 1\"], env: [{name: X, value: s3cr3t-env}]}}";
    for (user, code) in [
        (plugin, 4),
        ("{token: \"s3cr3t-token\\nline\"}", 4),
        ("{token: s3cr3t-token", 1),
        ("{exec: s3cr3t-env}", 1),
    ] {
        let home = home(&kubeconfig("https://127.0.0.1:1", user));
        for words in [&["rpkg", "get"][..], &["rpkg", "get", "-v", "9"]] {
            let ran = porchctl(home.path(), words, &[("RUST_BACKTRACE", "1")]);
            let shown = format!("{}{}", ran.stdout, ran.stderr.replace("s3cr3t-err", ""));
            assert!(!shown.contains("s3cr3t"), "{user}: {shown}");
            assert_eq!(ran.code, Some(code), "{user}: {shown}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_with_its_code_and_a_word_about_the_server() {
    let goes_on = |name| {
        format!(
            "hint: what was sent to the server goes on there; `porchctl rpkg get{name}` shows how far it is\n"
        )
    };
    let read_only = ["rpkg", "get"].as_slice();
    let writing = ["rpkg", "propose", "a.b.c"].as_slice();
    for (signal, code, words, hint) in [
        ("-INT", 130, read_only, String::new()),
        ("-TERM", 143, read_only, String::new()),
        ("-INT", 130, writing, goes_on(" a.b.c")),
    ] {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let home = home(&kubeconfig(&format!("http://{}", listener.local_addr().unwrap()), "{}"));
        let child = Command::new(env!("CARGO_BIN_EXE_porchctl"))
            .args(words)
            .env_clear()
            .env("HOME", home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The request has arrived, so the program waits for its answer and minds signals.
        let (mut connection, _) = listener.accept().unwrap();
        connection.write_all(b"").unwrap();
        std::io::Read::read_exact(&mut connection, &mut [0; 4]).unwrap();
        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code));
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(stderr.starts_with("Error: ") && stderr.ends_with(&format!("\n{hint}")), "{stderr}");
    }
}

/// Serves one canned answer and hands back the head of the request.
fn serve_once(answer: String) -> (String, std::thread::JoinHandle<String>) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let server = std::thread::spawn(move || {
        let (connection, _) = listener.accept().unwrap();
        let mut lines = std::io::BufRead::lines(std::io::BufReader::new(&connection));
        let head: Vec<String> =
            lines.by_ref().map(Result::unwrap).take_while(|line| !line.is_empty()).collect();
        (&connection).write_all(answer.as_bytes()).unwrap();
        head.join("\n").to_lowercase()
    });
    (address, server)
}

#[test]
fn one_request_over_the_wire() {
    let body = r#"{"metadata":{},"items":[{"metadata":{"name":"bp.web.v1"}}]}"#;
    let answer = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let (address, server) = serve_once(answer);
    let home = home(&kubeconfig(&format!("http://{address}"), "{token: my-token}"));
    let ran = porchctl(home.path(), &["rpkg", "get", "-o", "name", "-n", "team", "-v", "6"], &[]);
    assert_eq!(ran.stdout, "packagerevision.porch.kpt.dev/bp.web.v1\n", "{}", ran.stderr);
    let head = server.join().unwrap();
    assert!(
        head.starts_with(
            "get /apis/porch.kpt.dev/v1alpha2/namespaces/team/packagerevisions?limit=500 http/1.1"
        ),
        "{head}"
    );
    assert!(head.contains("authorization: bearer my-token"), "{head}");
    assert!(head.contains(concat!("user-agent: porchctl/", env!("CARGO_PKG_VERSION"), " (")), "{head}");
    let [first, second] = ran.stderr.lines().collect::<Vec<_>>()[..] else { panic!("{}", ran.stderr) };
    assert_eq!(first, format!("server {address}, namespace team"));
    assert!(second.starts_with("GET /apis/") && second.contains(": 200 OK ("), "{second}");
    assert!(!ran.stderr.contains("my-token"));
}
