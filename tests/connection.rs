//! The real binary and the flags about the connection: what a server sees of them.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tempfile::TempDir;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::server::WebPkiClientVerifier;
use tokio_rustls::rustls::{RootCertStore, ServerConfig, ServerConnection, StreamOwned};

/// The name on the certificate of the server; not the address it listens on.
const NAME: &str = "porch.internal";

/// What one run gave.
struct Ran {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

/// A scratch directory with a kubeconfig of two clusters, users and contexts.
struct Home(TempDir);

impl Home {
    fn new(first: &str, second: &str) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let text = format!(
            "apiVersion: v1\nkind: Config\ncurrent-context: one\nclusters:\n- name: first\n  cluster: {{server: \"{first}\"}}\n- name: second\n  cluster: {{server: \"{second}\"}}\ncontexts:\n- name: one\n  context: {{cluster: first, user: u1, namespace: n1}}\n- name: two\n  context: {{cluster: second, user: u2, namespace: n2}}\nusers:\n- name: u1\n  user: {{token: token-1}}\n- name: u2\n  user: {{token: token-2}}\n- name: nobody\n  user: {{}}\n"
        );
        std::fs::write(dir.path().join("config"), text).unwrap();
        Self(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn run(&self, flags: &[&str]) -> Ran {
        let output = Command::new(env!("CARGO_BIN_EXE_porchctl"))
            .args(["rpkg", "get", "-o", "name"])
            .args(flags)
            .env_clear()
            .env("KUBECONFIG", self.path("config"))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        Ran {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

const ANSWER: &str = r#"{"metadata":{},"items":[{"metadata":{"name":"bp.web.v1"}}]}"#;

/// Reads one request, answers it, and gives its head in small letters.
fn serve(mut stream: impl Read + Write) -> String {
    let mut head = Vec::new();
    let mut reader = BufReader::new(&mut stream);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).unwrap_or(0) == 0 || line.trim().is_empty() {
            break;
        }
        head.push(line.trim_end().to_lowercase());
    }
    if !head.is_empty() {
        let answer = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{ANSWER}",
            ANSWER.len()
        );
        stream.write_all(answer.as_bytes()).unwrap();
        stream.flush().unwrap();
    }
    head.join("\n")
}

/// A server for one request without TLS.
fn plain() -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    (address, std::thread::spawn(move || serve(listener.accept().unwrap().0)))
}

/// The request that a run with these flags sends to the first cluster.
fn head_of(flags: &[&str]) -> String {
    let (address, server) = plain();
    let ran = Home::new(&address, "http://127.0.0.1:1").run(flags);
    assert_eq!(ran.stdout, "packagerevision.porch.kpt.dev/bp.web.v1\n", "{}", ran.stderr);
    assert_eq!(ran.code, Some(0));
    server.join().unwrap()
}

#[test]
fn somebody_else_is_impersonated() {
    let head = head_of(&["--as", "jane", "--as-group", "devs", "--as-group=ops", "--as-uid", "42"]);
    for line in
        ["impersonate-user: jane", "impersonate-group: devs", "impersonate-group: ops", "impersonate-uid: 42"]
    {
        assert!(head.lines().any(|found| found == line), "{line:?} is not in\n{head}");
    }
    assert!(head.contains("authorization: bearer token-1"), "{head}");
    assert!(!head_of(&[]).contains("impersonate"));
}

#[test]
fn context_cluster_user_namespace_server_and_token_are_chosen_one_by_one() {
    let path = |namespace| format!("get /apis/porch.kpt.dev/v1alpha2/namespaces/{namespace}/");
    let head = head_of(&[]);
    assert!(head.starts_with(&path("n1")) && head.contains("bearer token-1"), "{head}");
    let head = head_of(&["--user", "u2", "-n", "other"]);
    assert!(head.starts_with(&path("other")) && head.contains("bearer token-2"), "{head}");
    let head = head_of(&["--context", "two", "--cluster", "first"]);
    assert!(head.starts_with(&path("n2")) && head.contains("bearer token-2"), "{head}");
    let head = head_of(&["--token", "by-hand"]);
    assert!(head.contains("bearer by-hand") && !head.contains("token-1"), "{head}");
    let head = head_of(&["--user=nobody"]);
    assert!(!head.contains("authorization"), "{head}");
    let (address, server) = plain();
    let ran = Home::new("http://127.0.0.1:1", "http://127.0.0.1:1").run(&["-s", &address]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert!(server.join().unwrap().contains("bearer token-1"));
}

#[test]
fn answers_are_never_compressed() {
    for flags in [&[][..], &["--disable-compression"], &["--disable-compression=true"]] {
        assert!(!head_of(flags).contains("accept-encoding"));
    }
}

#[test]
fn a_silent_server_ends_with_the_limit_of_the_request() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let begun = Instant::now();
    let ran = Home::new(&address, &address).run(&["--request-timeout", "300ms"]);
    assert_eq!(ran.code, Some(69), "{}", ran.stderr);
    assert!(begun.elapsed() >= Duration::from_millis(300));
    for form in ["3s", "3", "0", "1m30s"] {
        head_of(&["--request-timeout", form]);
    }
    for wrong in ["soon", "-1s", "3 s"] {
        let ran = Home::new(&address, &address).run(&[&format!("--request-timeout={wrong}")]);
        assert_eq!(ran.code, Some(2), "{wrong}");
    }
}

/// A CA, and certificates that it signed.
struct Ca {
    pem: String,
    issuer: Issuer<'static, KeyPair>,
    der: tokio_rustls::rustls::pki_types::CertificateDer<'static>,
}

impl Ca {
    fn new() -> Self {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let cert = params.self_signed(&key).unwrap();
        let (pem, der) = (cert.pem(), cert.der().clone());
        Self { pem, der, issuer: Issuer::new(params, key) }
    }

    fn sign(&self, name: &str) -> (rcgen::Certificate, KeyPair) {
        let key = KeyPair::generate().unwrap();
        let cert =
            CertificateParams::new(vec![name.to_owned()]).unwrap().signed_by(&key, &self.issuer).unwrap();
        (cert, key)
    }

    /// A server for one request that wants a certificate of this CA.
    fn serve(&self) -> (String, JoinHandle<String>) {
        let (cert, key) = self.sign(NAME);
        let mut roots = RootCertStore::empty();
        roots.add(self.der.clone()).unwrap();
        let provider = Arc::new(ring::default_provider());
        let verifier =
            WebPkiClientVerifier::builder_with_provider(Arc::new(roots), provider.clone()).build().unwrap();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_client_cert_verifier(verifier)
            .with_single_cert(vec![cert.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("https://{}", listener.local_addr().unwrap());
        let server = std::thread::spawn(move || {
            let connection = ServerConnection::new(Arc::new(config)).unwrap();
            serve(StreamOwned::new(connection, listener.accept().unwrap().0))
        });
        (address, server)
    }
}

fn write(home: &Home, name: &str, text: &str) -> String {
    let path = home.path(name);
    std::fs::write(Path::new(&path), text).unwrap();
    path
}

#[test]
fn certificates_and_the_name_to_check_come_from_flags() {
    let ca = Ca::new();
    let (cert, key) = ca.sign("client");
    let attempt = |choose: &dyn Fn(&[String; 3]) -> Vec<String>| {
        let (address, server) = ca.serve();
        let home = Home::new(&address, &address);
        let files = [
            write(&home, "ca.pem", &ca.pem),
            write(&home, "client.pem", &cert.pem()),
            write(&home, "client.key", &key.serialize_pem()),
        ];
        let flags = choose(&files);
        let ran = home.run(&flags.iter().map(String::as_str).collect::<Vec<_>>());
        (ran, server.join().unwrap_or_default())
    };
    let all = |[ca, cert, key]: &[String; 3]| {
        vec![
            format!("--certificate-authority={ca}"),
            format!("--client-certificate={cert}"),
            format!("--client-key={key}"),
            format!("--tls-server-name={NAME}"),
        ]
    };
    let (ran, head) = attempt(&all);
    assert_eq!(
        (ran.code, ran.stdout.as_str()),
        (Some(0), "packagerevision.porch.kpt.dev/bp.web.v1\n"),
        "{}",
        ran.stderr
    );
    assert!(head.contains("authorization: bearer token-1"), "{head}");
    // Without one of them the connection is refused, by us or by the server.
    for (left_out, code, advice) in [
        ("--certificate-authority", 69, "--certificate-authority"),
        ("--tls-server-name", 69, "--tls-server-name"),
        ("--client-", 4, "does not accept the client certificate"),
    ] {
        let (ran, head) =
            attempt(&|files| all(files).into_iter().filter(|f| !f.starts_with(left_out)).collect());
        assert_eq!(ran.code, Some(code), "{left_out}: {}", ran.stderr);
        assert!(ran.stderr.contains(advice), "{left_out}: {}", ran.stderr);
        assert_eq!(head, "", "{left_out}");
    }
    let insecure = |files: &[String; 3]| {
        let mut flags = all(files)[1..3].to_vec();
        flags.push("--insecure-skip-tls-verify".into());
        flags
    };
    let (ran, _) = attempt(&insecure);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
}
