//! The service on a socket: HTTPS on the loopback interface with its own CA and a random bearer token.
//!
//! In: the service. Out: an address, a CA, a token and a kubeconfig. Never: an address beyond loopback, or a
//! certificate that outlives the process on disk.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose,
};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

use super::http::Api;

/// Names the server certificate is made out to.
const NAMES: [&str; 2] = ["localhost", "127.0.0.1"];

/// Pause after a connection could not be accepted.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// How long open requests may take once the server is told to stop.
const DRAIN: Duration = Duration::from_secs(5);

/// Why the service could not be put on a socket.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// No port on the loopback interface.
    #[error("the sandbox could not listen on 127.0.0.1: {0}")]
    Bind(#[from] std::io::Error),
    /// No certificate.
    #[error("the sandbox could not make its certificate: {0}")]
    Certificate(#[from] rcgen::Error),
    /// No TLS.
    #[error("the sandbox could not set up TLS: {0}")]
    Tls(#[from] tokio_rustls::rustls::Error),
}

/// The service while it listens. Dropping it without [`Listening::stop`] leaves it running until the
/// runtime ends.
pub struct Listening {
    /// `https://127.0.0.1:<port>`.
    pub url: String,
    /// The CA that signed the server's certificate.
    pub ca_pem: String,
    /// Bearer token.
    pub token: String,
    /// A kubeconfig for this server, namespace `default`.
    pub kubeconfig: String,
    api: Api,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
}

impl Listening {
    /// Puts the service on a port the system chooses.
    ///
    /// # Errors
    /// No port, no certificate, no TLS.
    pub async fn start(api: &Api) -> Result<Self, ListenError> {
        let identity = Identity::new()?;
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?;
        let url = format!("https://{}", listener.local_addr()?);
        let token = random_token();
        let (stop, stopped) = watch::channel(false);
        let guarded = api.with_token(&token);
        let server = tokio::spawn(accept(listener, identity.acceptor, guarded, stopped));
        let kubeconfig = kubeconfig(&url, &identity.ca_pem, &token);
        Ok(Self { url, ca_pem: identity.ca_pem, token, kubeconfig, api: api.clone(), stop, server })
    }

    /// Ends every watch, lets the other requests finish, and waits for that.
    pub async fn stop(self) {
        self.api.close();
        self.stop.send_replace(true);
        // A server task that was aborted is as good as one that ended.
        self.server.await.unwrap_or_default();
    }
}

/// 256 random bits as text.
fn random_token() -> String {
    let (a, b) = (uuid::Uuid::new_v4(), uuid::Uuid::new_v4());
    let bytes: Vec<u8> = a.as_bytes().iter().chain(b.as_bytes()).copied().collect();
    URL_SAFE_NO_PAD.encode(bytes)
}

/// What the server shows of itself.
struct Identity {
    ca_pem: String,
    acceptor: TlsAcceptor,
}

impl Identity {
    fn new() -> Result<Self, ListenError> {
        let ca_key = KeyPair::generate()?;
        let ca_params = authority()?;
        let ca = ca_params.self_signed(&ca_key)?;
        let issuer = Issuer::new(ca_params, ca_key);
        let key = KeyPair::generate()?;
        let mut params = CertificateParams::new(NAMES.map(String::from).to_vec())?;
        params.distinguished_name.push(DnType::CommonName, "porchctl sandbox");
        params.extended_key_usages.push(ExtendedKeyUsagePurpose::ServerAuth);
        params.use_authority_key_identifier_extension = true;
        let certificate = params.signed_by(&key, &issuer)?;
        let private = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], private)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { ca_pem: ca.pem(), acceptor: TlsAcceptor::from(Arc::new(config)) })
    }
}

fn authority() -> Result<CertificateParams, rcgen::Error> {
    let mut params = CertificateParams::new(Vec::<String>::new())?;
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(DnType::CommonName, "porchctl sandbox CA");
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    Ok(params)
}

/// A kubeconfig with one context.
fn kubeconfig(url: &str, ca_pem: &str, token: &str) -> String {
    let ca = STANDARD.encode(ca_pem);
    format!(
        "apiVersion: v1
kind: Config
clusters:
- name: sandbox
  cluster:
    server: {url}
    certificate-authority-data: {ca}
users:
- name: sandbox
  user:
    token: {token}
contexts:
- name: sandbox
  context:
    cluster: sandbox
    user: sandbox
    namespace: default
current-context: sandbox
"
    )
}

/// Accepts connections until told to stop, then waits for those that are open.
async fn accept(listener: TcpListener, acceptor: TlsAcceptor, api: Api, stopped: watch::Receiver<bool>) {
    let mut stop = stopped.clone();
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            biased;
            () = told(&mut stop) => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    connections.spawn(serve(stream, acceptor.clone(), api.clone(), stopped.clone()));
                }
                // Out of file descriptors, most likely: do not spin.
                Err(_) => tokio::time::sleep(ACCEPT_PAUSE).await,
            },
            Some(_) = connections.join_next(), if !connections.is_empty() => {}
        }
    }
    drop(listener);
    let drained = async { while connections.join_next().await.is_some() {} };
    // A client that never finishes its request must not hold up the end; dropping the set aborts it.
    drop(tokio::time::timeout(DRAIN, drained).await);
}

/// Ends when the server is told to stop, or is gone.
async fn told(stop: &mut watch::Receiver<bool>) {
    // The guard and the error say the same: stop.
    drop(stop.wait_for(|stopped| *stopped).await);
}

/// Serves one connection. Its faults concern nobody but the client, who sees them.
async fn serve(stream: TcpStream, acceptor: TlsAcceptor, api: Api, mut stop: watch::Receiver<bool>) {
    // Small answers go out at once.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let handshake = tokio::select! {
        biased;
        () = told(&mut stop) => return,
        handshake = acceptor.accept(stream) => handshake,
    };
    let Ok(stream) = handshake else { return };
    let service = TowerToHyperService::new(api);
    // Clients keep connections for later; closing an idle one would race with their next request.
    let connection =
        http1::Builder::new().header_read_timeout(None).serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = told(&mut stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    if connection.await.is_err() {
        // The client went away first.
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures::TryStreamExt;
    use k8s_openapi::api::core::v1::Namespace;
    use kube::api::{ListParams, WatchParams};
    use kube::config::{KubeConfigOptions, Kubeconfig};
    use kube::{Client, Config};

    use super::super::http::tests::api;
    use super::*;

    async fn client(kubeconfig: &str) -> kube::Api<Namespace> {
        let kubeconfig = Kubeconfig::from_yaml(kubeconfig).unwrap();
        let config = Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await.unwrap();
        kube::Api::all(Client::try_from(config).unwrap())
    }

    #[tokio::test]
    async fn the_kubeconfig_opens_the_door_and_nothing_else_does() {
        let listening = Listening::start(&api()).await.unwrap();
        assert!(listening.url.starts_with("https://127.0.0.1:"));
        let list = client(&listening.kubeconfig).await.list(&ListParams::default()).await.unwrap();
        assert_eq!(list.items.len(), 1);
        let wrong = listening.kubeconfig.replace(&listening.token, "wrong");
        let refused = client(&wrong).await.list(&ListParams::default()).await.unwrap_err();
        assert!(refused.to_string().contains("Unauthorized"), "{refused}");
        let other = Identity::new().unwrap();
        let strange = kubeconfig(&listening.url, &other.ca_pem, &listening.token);
        assert!(
            client(&strange).await.list(&ListParams::default()).await.is_err(),
            "another CA is not trusted"
        );
        listening.stop().await;
    }

    #[tokio::test]
    async fn stopping_ends_watches() {
        let listening = Listening::start(&api()).await.unwrap();
        let namespaces = client(&listening.kubeconfig).await;
        let mut stream = pin!(namespaces.watch(&WatchParams::default(), "0").await.unwrap());
        assert!(stream.try_next().await.unwrap().is_some());
        let (end, ()) = tokio::join!(stream.try_next(), listening.stop());
        assert!(end.unwrap().is_none());
    }

    #[test]
    fn tokens_differ() {
        let (one, other) = (random_token(), random_token());
        assert_ne!(one, other);
        assert!(one.len() >= 42);
    }
}
