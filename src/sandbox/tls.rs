//! The service on a socket: HTTPS on the loopback interface with its own CA and a random bearer token.
//!
//! In: the service, an identity. Out: an address, a CA, a token and a kubeconfig. Never: an address beyond
//! loopback; files.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio_rustls::TlsAcceptor;

use super::http::Api;
use super::identity::{Identity, IdentityError};

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
    /// No certificate, no TLS.
    #[error(transparent)]
    Identity(#[from] IdentityError),
}

/// The service while it listens. Dropping it without [`Listening::stop`] leaves it running until the
/// runtime ends.
pub struct Listening {
    /// `https://127.0.0.1:<port>`.
    pub url: String,
    /// The port.
    pub port: u16,
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
    /// Puts the service on a port the system chooses, under a new identity.
    ///
    /// # Errors
    /// No port, no certificate, no TLS.
    pub async fn start(api: &Api) -> Result<Self, ListenError> {
        Self::start_as(api, &Identity::new()?, 0).await
    }

    /// Puts the service on a port under a known identity. If the port is taken, the system chooses another one.
    ///
    /// # Errors
    /// No port, no TLS.
    pub async fn start_as(api: &Api, identity: &Identity, port: u16) -> Result<Self, ListenError> {
        let acceptor = identity.acceptor()?;
        let listener = bind(port).await?;
        let port = listener.local_addr()?.port();
        let url = format!("https://127.0.0.1:{port}");
        let (stop, stopped) = watch::channel(false);
        let server = tokio::spawn(accept(listener, acceptor, api.with_token(&identity.token), stopped));
        let (ca_pem, token) = (identity.ca_pem.clone(), identity.token.clone());
        let kubeconfig = identity.kubeconfig(&url);
        Ok(Self { url, port, ca_pem, token, kubeconfig, api: api.clone(), stop, server })
    }

    /// Ends every watch, lets the other requests finish, and waits for that.
    pub async fn stop(self) {
        self.api.close();
        self.stop.send_replace(true);
        // A server task that was aborted is as good as one that ended.
        self.server.await.unwrap_or_default();
    }
}

/// A socket on a port, or on any if that one is taken.
async fn bind(port: u16) -> std::io::Result<TcpListener> {
    let at = |port| TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    match at(port).await {
        Err(error) if port != 0 && error.kind() == ErrorKind::AddrInUse => at(0).await,
        bound => bound,
    }
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
                Ok((stream, _)) if api.refuses() => reset(stream),
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

/// Ends a connection as a host without a server does.
fn reset(stream: TcpStream) {
    // Without it the client sees an end instead of a reset: broken either way.
    drop(stream.set_zero_linger());
}

/// Serves one connection until it ends, or a fault cuts it off.
async fn serve(stream: TcpStream, acceptor: TlsAcceptor, api: Api, stop: watch::Receiver<bool>) {
    tokio::select! {
        biased;
        () = api.cut_off() => {}
        () = converse(stream, acceptor, api.clone(), stop) => {}
    }
}

/// Serves one connection. Its faults concern nobody but the client, who sees them.
async fn converse(stream: TcpStream, acceptor: TlsAcceptor, api: Api, mut stop: watch::Receiver<bool>) {
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

    use super::super::http::faults::WireFaults;
    use super::super::http::tests::{api, revision, revisions};
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
        let strange = Identity { token: listening.token.clone(), ..other }.kubeconfig(&listening.url);
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

    #[tokio::test]
    async fn a_kubeconfig_stays_valid_while_its_port_is_free() {
        let identity = Identity::new().unwrap();
        let first = Listening::start_as(&api(), &identity, 0).await.unwrap();
        let kubeconfig = first.kubeconfig.clone();
        let elsewhere = Listening::start_as(&api(), &identity, first.port).await.unwrap();
        assert_ne!(elsewhere.port, first.port, "taken");
        let port = first.port;
        first.stop().await;
        let again = Listening::start_as(&api(), &identity, port).await.unwrap();
        assert_eq!(again.kubeconfig, kubeconfig);
        client(&kubeconfig).await.list(&ListParams::default()).await.unwrap();
        again.stop().await;
        elsewhere.stop().await;
    }

    /// What a raw reader gets of a watch over TLS, and whether the connection ended as HTTP wants it.
    async fn first_watch(listening: &Listening) -> (String, bool) {
        use http_body_util::BodyExt as _;
        let kubeconfig = Kubeconfig::from_yaml(&listening.kubeconfig).unwrap();
        let config = Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await.unwrap();
        let request =
            http::Request::get("/apis/porch.kpt.dev/v1alpha2/namespaces/ns/packagerevisions?watch=true");
        let request = request.body(kube::client::Body::empty()).unwrap();
        let mut body = Client::try_from(config).unwrap().send(request).await.unwrap().into_body();
        let mut text = String::new();
        while let Some(frame) = body.frame().await {
            let Ok(frame) = frame else { return (text, false) };
            text.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap());
        }
        (text, true)
    }

    fn inject(api: &Api, word: &str) {
        let mut faults = WireFaults::default();
        faults.add(word).unwrap().unwrap();
        api.inject(faults);
    }

    #[tokio::test]
    async fn half_a_line_goes_out_before_the_connection_is_cut() {
        use kube::api::PostParams;
        let api = api();
        revisions(&api).create(&PostParams::default(), &revision("a", "Draft")).await.unwrap();
        inject(&api, "watch-cut");
        let listening = Listening::start(&api).await.unwrap();
        let (text, clean) = first_watch(&listening).await;
        assert!(!clean && text.starts_with("{\"object\"") && !text.ends_with('\n'), "{clean} {text}");
        listening.stop().await;
    }

    #[tokio::test]
    async fn a_refusing_server_cuts_what_is_open_and_resets_what_comes() {
        let api = api();
        let listening = Listening::start(&api).await.unwrap();
        let namespaces = client(&listening.kubeconfig).await;
        let mut stream = pin!(namespaces.watch(&WatchParams::default(), "0").await.unwrap());
        assert!(stream.try_next().await.unwrap().is_some());
        inject(&api, "refuse");
        assert!(!matches!(stream.try_next().await, Ok(Some(_))), "the open watch is over");
        assert!(namespaces.list(&ListParams::default()).await.is_err());
        inject(&api, "refuse@1000-");
        assert_eq!(namespaces.list(&ListParams::default()).await.unwrap().items.len(), 1);
        listening.stop().await;
    }
}
