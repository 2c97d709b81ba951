use super::*;

/// Values that must never be seen.
const SECRETS: [&str; 4] = ["s3cr3t-env", "s3cr3t-token", "s3cr3t-out", "s3cr3t-pass"];

fn kubeconfig(server: &str, user: &str) -> String {
    format!(
        "apiVersion: v1\nkind: Config\ncurrent-context: one\nclusters:\n- name: c\n  cluster: {{server: \"{server}\"}}\ncontexts:\n- name: one\n  context: {{cluster: c, user: u, namespace: team}}\n- name: two\n  context: {{cluster: c, user: u}}\n- name: lost\n  context: {{cluster: nowhere, user: u}}\nusers:\n- name: u\n  user: {user}\n"
    )
}

/// A file that lives as long as the guard, and a connection that uses it.
fn connection(text: &str) -> (tempfile::TempDir, Connection) {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("config");
    std::fs::write(&file, text).unwrap();
    let connection = Connection { kubeconfigs: vec![file], ..Connection::default() };
    (dir, connection)
}

async fn failure(connection: &Connection) -> Failure {
    let failure = connect(connection).await.err().unwrap();
    let shown = format!("{failure:?}");
    for secret in SECRETS {
        assert!(!shown.contains(secret), "{shown}");
    }
    failure
}

#[tokio::test]
async fn the_context_gives_server_and_namespace() {
    let (_dir, mut connection) = connection(&kubeconfig("https://api.example:6443", "{token: s3cr3t-token}"));
    let target = connect(&connection).await.unwrap();
    assert_eq!((target.server.as_str(), target.namespace.as_str()), ("api.example:6443", "team"));
    connection.context = Some("two".into());
    assert_eq!(connect(&connection).await.unwrap().namespace, "default");
    connection.namespace = Some("flag".into());
    assert_eq!(connect(&connection).await.unwrap().namespace, "flag");
}

#[tokio::test]
async fn a_missing_kubeconfig_names_the_paths_and_never_localhost() {
    let connection =
        Connection { kubeconfigs: vec!["/no/a".into(), "/no/b".into()], ..Connection::default() };
    let failure = failure(&connection).await;
    assert_eq!(failure.kind, Kind::Failed);
    assert!(failure.message.contains("/no/a") && failure.message.contains("/no/b"), "{failure}");
    assert!(!failure.to_string().contains("localhost"));
}

#[tokio::test]
async fn a_named_kubeconfig_must_exist_but_one_of_a_list_may_be_missing() {
    let named =
        Connection { kubeconfigs: vec!["/no/a".into()], kubeconfig_named: true, ..Connection::default() };
    assert!(failure(&named).await.to_string().contains("/no/a"));
    let (_dir, mut listed) = connection(&kubeconfig("https://h", "{}"));
    listed.kubeconfigs.insert(0, "/no/a".into());
    assert!(connect(&listed).await.is_ok());
}

#[tokio::test]
async fn unknown_names_are_answered_with_the_known_ones() {
    let (_dir, good) = connection(&kubeconfig("https://h", "{}"));
    let context = Connection { context: Some("nosuch".into()), ..good.clone() };
    let failure_of_context = failure(&context).await;
    assert_eq!(failure_of_context.message, "the kubeconfig has no context \"nosuch\"");
    assert_eq!(failure_of_context.hints, ["it has: one, two, lost"]);
    let cluster = Connection { cluster: Some("x".into()), ..good.clone() };
    assert!(failure(&cluster).await.message.contains("no cluster \"x\""));
    let user = Connection { user: Some("x".into()), ..good.clone() };
    assert!(failure(&user).await.message.contains("no user \"x\""));
    let lost = Connection { context: Some("lost".into()), ..good };
    assert!(failure(&lost).await.message.contains("no cluster \"nowhere\""));
}

#[tokio::test]
async fn no_selected_context_lists_the_choice() {
    let text = kubeconfig("https://h", "{}").replace("current-context: one\n", "");
    let (_dir, connection) = connection(&text);
    assert!(failure(&connection).await.hints[0].contains("one, two"));
}

#[tokio::test]
async fn a_broken_kubeconfig_keeps_its_content_to_itself() {
    for text in [
        "users:\n- name: u\n  user: {token: s3cr3t-token\n",
        "users: s3cr3t-token\n",
        "apiVersion: v1\nusers:\n- name: u\n  user:\n    exec: s3cr3t-env\n",
        "\u{0}s3cr3t-pass",
    ] {
        let (_dir, connection) = connection(text);
        let failure = failure(&connection).await;
        assert!(failure.message.contains("config"), "{failure}");
    }
}

#[tokio::test]
async fn a_failing_credential_plugin_keeps_its_secrets_to_itself() {
    let exec = |script: &str| {
        format!(
            "{{exec: {{apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never, command: sh, args: [\"-c\", \"{script}\"], env: [{{name: MY, value: s3cr3t-env}}]}}}}"
        )
    };
    for script in ["echo s3cr3t-out; exit 3", "echo s3cr3t-out"] {
        let (_dir, connection) = connection(&kubeconfig("https://h", &exec(script)));
        let failure = failure(&connection).await;
        assert_eq!(failure.kind, Kind::Forbidden);
        assert!(failure.causes[0].contains("credential plugin"), "{failure}");
    }
    let missing = exec("").replace("command: sh", "command: /no/such/plugin");
    let (_dir, connection) = connection(&kubeconfig("https://h", &missing));
    assert!(failure(&connection).await.causes[0].contains("could not be started"));
}

#[tokio::test]
async fn credentials_do_not_leave_the_machine_unencrypted() {
    for user in ["{token: s3cr3t-token}", "{username: u, password: s3cr3t-pass}", "{tokenFile: /no/file}"] {
        let (_dir, open) = connection(&kubeconfig("http://api.example", user));
        let failure = failure(&open).await;
        assert!(
            failure.message.contains("unencrypted") && failure.message.contains("api.example"),
            "{failure}"
        );
    }
    for server in ["http://127.0.0.1:1", "http://localhost:1", "http://[::1]:1"] {
        let (_dir, local) = connection(&kubeconfig(server, "{token: s3cr3t-token}"));
        assert!(connect(&local).await.is_ok(), "{server}");
    }
    let (_dir, bare) = connection(&kubeconfig("http://api.example", "{}"));
    assert!(connect(&bare).await.is_ok());
}

#[tokio::test]
async fn flags_stand_in_for_a_kubeconfig() {
    let flags = Connection { server: Some("https://flag:1".into()), ..Connection::default() };
    assert_eq!(connect(&flags).await.unwrap().server, "flag:1");
    let (_dir, mut connection) = connection(&kubeconfig("https://h", "{}"));
    connection.server = Some("http://flag.example".into());
    connection.token = Some("s3cr3t-token".into());
    assert!(failure(&connection).await.message.contains("flag.example"));
    connection.server = Some("127.0.0.1:1".into());
    assert_eq!(connect(&connection).await.unwrap().server, "127.0.0.1:1");
}

#[test]
fn a_plugin_does_not_read_our_stdin() {
    let mut auth: AuthInfo = serde_json::from_str(
        r#"{"exec": {"apiVersion": "v1", "command": "x", "interactiveMode": "IfAvailable"}}"#,
    )
    .unwrap();
    keep_stdin(&mut auth, true);
    assert_eq!(auth.exec.as_ref().unwrap().interactive_mode, Some(ExecInteractiveMode::IfAvailable));
    keep_stdin(&mut auth, false);
    assert_eq!(auth.exec.unwrap().interactive_mode, Some(ExecInteractiveMode::Never));
}

#[test]
fn a_password_in_an_address_is_not_shown() {
    assert_eq!(server_name(&"https://u:s3cr3t-pass@h:1/x".parse().unwrap()), "h:1");
}

#[test]
fn the_user_agent_says_who_we_are() {
    let agent = user_agent();
    let text = agent.to_str().unwrap();
    assert!(text.starts_with(concat!("porchctl/", env!("CARGO_PKG_VERSION"), " (")), "{text}");
}

#[tokio::test]
async fn a_token_with_a_line_feed_is_a_failure_and_no_panic() {
    let (_dir, connection) = connection(&kubeconfig("https://h", "{token: \"s3cr3t-token\\nx\"}"));
    let failure = failure(&connection).await;
    assert_eq!(failure.kind, Kind::Forbidden);
}

#[tokio::test]
async fn addresses_that_cannot_be_asked_are_refused() {
    for server in ["", "/only/a/path", "ftp://h", "https://", "::"] {
        let (_dir, connection) = connection(&kubeconfig(server, "{}"));
        assert_eq!(failure(&connection).await.kind, Kind::Failed, "{server:?}");
    }
    let (_dir, bare) = connection(&kubeconfig("h.example:6443", "{}"));
    assert_eq!(connect(&bare).await.unwrap().server, "h.example:6443");
}

/// A pod's service account in a directory.
fn pod(host: &str) -> (tempfile::TempDir, Connection) {
    let dir = tempfile::tempdir().unwrap();
    let key = rcgen::KeyPair::generate().unwrap();
    let ca = rcgen::CertificateParams::new(vec!["ca".into()]).unwrap().self_signed(&key).unwrap();
    std::fs::write(dir.path().join("ca.crt"), ca.pem()).unwrap();
    std::fs::write(dir.path().join("token"), "s3cr3t-token\n").unwrap();
    std::fs::write(dir.path().join("namespace"), "pod-ns\n").unwrap();
    let pod = InCluster { host: host.into(), port: "443".into(), account: dir.path().into() };
    (dir, Connection { in_cluster: Some(pod), ..Connection::default() })
}

#[tokio::test]
async fn a_pod_uses_its_service_account_and_the_flags() {
    for (host, server) in [("10.0.0.1", "10.0.0.1:443"), ("fd00::1", "[fd00::1]:443")] {
        let (_dir, connection) = pod(host);
        let target = connect(&connection).await.unwrap();
        assert_eq!((target.server.as_str(), target.namespace.as_str()), (server, "pod-ns"));
        let flags = Connection { as_user: Some("me".into()), namespace: Some("flag".into()), ..connection };
        let made = config(&flags).await.unwrap();
        assert_eq!(made.auth_info.impersonate.as_deref(), Some("me"));
        assert!(made.auth_info.token_file.is_some() && made.root_cert.is_some());
        assert_eq!(connect(&flags).await.unwrap().namespace, "flag");
    }
}

#[tokio::test]
async fn a_pod_without_a_token_says_that_no_kubeconfig_was_found() {
    let (dir, connection) = pod("10.0.0.1");
    std::fs::remove_file(dir.path().join("token")).unwrap();
    let failure = failure(&connection).await;
    assert!(failure.message.starts_with("no kubeconfig was found"), "{failure}");
    assert_eq!(failure.causes, ["the service account of this pod cannot be used either"]);
}

#[tokio::test]
async fn a_kubeconfig_wins_over_the_pod() {
    let (_pod, in_pod) = pod("10.0.0.1");
    let (_dir, connection) = connection(&kubeconfig("https://h:6443", "{}"));
    let both = Connection { in_cluster: in_pod.in_cluster, ..connection };
    assert_eq!(connect(&both).await.unwrap().server, "h:6443");
}
