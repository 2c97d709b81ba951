//! From connection settings to an HTTP client.
//!
//! In: [`Connection`], the kubeconfig files it names. Out: a `kube::Client` that neither repeats nor
//! throttles by itself, the server's name for messages, the namespace. Never: the content of a
//! kubeconfig in a message, credentials over an unencrypted connection that leaves this machine.

use std::path::{Path, PathBuf};

use http::Uri;
use http::header::{HeaderValue, USER_AGENT};
use kube::config::{
    AuthInfo, Cluster, Config, Context, ExecInteractiveMode, KubeConfigOptions, Kubeconfig, NamedAuthInfo,
    NamedCluster, NamedContext,
};

use super::guard::guarded;
use super::secrets;
use crate::failure::{Failure, Kind};
use crate::settings::{Connection, InCluster};

/// A connection that is ready to be used.
pub(super) struct Target {
    pub(super) kube: kube::Client,
    pub(super) server: String,
    pub(super) namespace: String,
}

/// Connects; nothing is sent to the API server yet.
pub(super) async fn connect(connection: &Connection) -> Result<Target, Failure> {
    let mut config = config(connection).await?;
    refuse_no_host(&config)?;
    refuse_open_credentials(&config)?;
    config.default_retry = false;
    config.headers.push((USER_AGENT, user_agent()));
    let server = server_name(&config.cluster_url);
    let namespace = connection.namespace.clone().unwrap_or_else(|| nonempty(&config.default_namespace));
    let kube = build(config).await.ok_or_else(|| unusable_credentials(&server))?;
    let kube = kube.map_err(|error| {
        Failure::new(kind_of(&error), format!("cannot connect to {server}"))
            .cause(secrets::kube_words(&error))
    })?;
    Ok(Target { kube, server, namespace })
}

/// The HTTP client. Where a program gives the credentials it runs now, and it may take its time or never end:
/// elsewhere, so that a deadline or a signal ends the wait for it. `None` if the set-up panicked.
async fn build(config: Config) -> Option<kube::Result<kube::Client>> {
    let runs = config.auth_info.exec.is_some() || config.auth_info.auth_provider.is_some();
    if !runs {
        return guarded(|| kube::Client::try_from(config));
    }
    tokio::task::spawn_blocking(|| guarded(|| kube::Client::try_from(config))).await.ok().flatten()
}

/// A token that cannot stand in a request.
fn unusable_credentials(server: &str) -> Failure {
    Failure::new(Kind::Forbidden, format!("cannot connect to {server}"))
        .cause("the token of this kubeconfig user holds characters that no token can have")
}

/// A failure of the credentials is exit code 4, everything else a broken set-up.
fn kind_of(error: &kube::Error) -> Kind {
    if matches!(error, kube::Error::Auth(_)) { Kind::Forbidden } else { Kind::Failed }
}

/// The context's namespace; an empty one is none.
fn nonempty(namespace: &str) -> String {
    if namespace.is_empty() { "default".into() } else { namespace.into() }
}

/// `porchctl/VERSION (os/arch)`
fn user_agent() -> HeaderValue {
    let text = format!(
        "porchctl/{} ({}/{})",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("porchctl"))
}

/// Host and port, for messages.
fn server_name(url: &Uri) -> String {
    url.authority().map_or_else(
        || url.to_string(),
        |authority| {
            // An address may carry a password in front of the host.
            authority.as_str().rsplit('@').next().unwrap_or_default().to_owned()
        },
    )
}

/// The configuration of the HTTP client.
async fn config(connection: &Connection) -> Result<Config, Failure> {
    let mut kubeconfig = read(connection)?;
    let context = select(&mut kubeconfig, connection)?;
    let options = KubeConfigOptions {
        context: Some(context),
        cluster: connection.cluster.clone(),
        user: connection.user.clone(),
    };
    Config::from_custom_kubeconfig(kubeconfig, &options).await.map_err(|error| {
        Failure::new(Kind::Failed, "the kubeconfig cannot be used").cause(secrets::kubeconfig_words(&error))
    })
}

/// The merged kubeconfig; without any file what the flags or the pod's service account make of it.
fn read(connection: &Connection) -> Result<Kubeconfig, Failure> {
    let files: Vec<&PathBuf> =
        connection.kubeconfigs.iter().filter(|file| connection.kubeconfig_named || file.exists()).collect();
    match (files.is_empty(), &connection.server, &connection.in_cluster) {
        (false, ..) => merge(&files),
        (true, Some(_), _) => Ok(Kubeconfig::default()),
        (true, None, Some(pod)) => in_cluster(connection, pod),
        (true, None, None) => Err(missing(connection)),
    }
}

/// A pod's service account as a kubeconfig, so that the flags work on it as on any other.
fn in_cluster(connection: &Connection, pod: &InCluster) -> Result<Kubeconfig, Failure> {
    let file = |name: &str| {
        let path = pod.account.join(name);
        let why = "the service account of this pod cannot be used either";
        if path.is_file() { Ok(path.display().to_string()) } else { Err(missing(connection).cause(why)) }
    };
    let name = "in-cluster".to_owned();
    let host = if pod.host.contains(':') { format!("[{}]", pod.host) } else { pod.host.clone() };
    let cluster = Cluster {
        server: Some(format!("https://{host}:{}", pod.port)),
        certificate_authority: Some(file("ca.crt")?),
        ..Cluster::default()
    };
    let auth = AuthInfo { token_file: Some(file("token")?), ..AuthInfo::default() };
    let namespace = std::fs::read_to_string(pod.account.join("namespace")).ok();
    let context = Context {
        cluster: name.clone(),
        user: Some(name.clone()),
        namespace: namespace.map(|text| text.trim().to_owned()),
        ..Context::default()
    };
    Ok(Kubeconfig {
        current_context: Some(name.clone()),
        clusters: vec![NamedCluster { name: name.clone(), cluster: Some(cluster), ..Default::default() }],
        contexts: vec![NamedContext { name: name.clone(), context: Some(context), ..Default::default() }],
        auth_infos: vec![NamedAuthInfo { name, auth_info: Some(auth), ..Default::default() }],
        ..Kubeconfig::default()
    })
}

/// No kubeconfig; the Go client goes to localhost:8080 in silence.
fn missing(connection: &Connection) -> Failure {
    let files: Vec<String> = connection.kubeconfigs.iter().map(|file| file.display().to_string()).collect();
    let message = if files.is_empty() {
        "no kubeconfig was found: neither KUBECONFIG nor HOME is set".to_owned()
    } else {
        format!("no kubeconfig was found: there is no {}", files.join(" and no "))
    };
    Failure::new(Kind::Failed, message)
        .hint("name one with `--kubeconfig FILE` or in KUBECONFIG")
        .hint("without a cluster: `porchctl sandbox run -- CMD` starts a Porch on this machine")
}

/// Reads and merges the files; the first that sets something wins.
fn merge(files: &[&PathBuf]) -> Result<Kubeconfig, Failure> {
    files.iter().try_fold(Kubeconfig::default(), |merged, file| {
        let next = Kubeconfig::read_from(file).map_err(|error| unusable(file, &error))?;
        merged.merge(next).map_err(|error| unusable(file, &error))
    })
}

/// A kubeconfig that cannot be read. Its content stays out of the message.
fn unusable(file: &Path, error: &kube::config::KubeconfigError) -> Failure {
    Failure::new(Kind::Failed, format!("the kubeconfig {} cannot be used", file.display()))
        .cause(secrets::kubeconfig_words(error))
        .hint("name another with `--kubeconfig FILE` or in KUBECONFIG")
}

/// Finds the context, applies the flags to its cluster and user, and gives its name.
fn select(kubeconfig: &mut Kubeconfig, connection: &Connection) -> Result<String, Failure> {
    let wanted = connection.context.clone().or_else(|| kubeconfig.current_context.clone());
    let name = match wanted.filter(|name| !name.is_empty()) {
        Some(name) => name,
        None if connection.server.is_some() || connection.cluster.is_some() => made_context(kubeconfig),
        None => return Err(no_context(kubeconfig)),
    };
    let found = kubeconfig.contexts.iter().find(|c| c.name == name).and_then(|c| c.context.clone());
    let context = found.ok_or_else(|| unknown("context", &name, names(kubeconfig)))?;
    override_cluster(kubeconfig, connection, connection.cluster.as_ref().unwrap_or(&context.cluster))?;
    let user = connection.user.clone().or(context.user);
    override_user(kubeconfig, connection, &name, user)?;
    Ok(name)
}

/// A context for flags that need none of a kubeconfig.
fn made_context(kubeconfig: &mut Kubeconfig) -> String {
    const NAME: &str = "flags";
    let cluster = Cluster::default();
    kubeconfig.clusters.push(NamedCluster {
        name: NAME.into(),
        cluster: Some(cluster),
        ..Default::default()
    });
    let context = Context { cluster: NAME.into(), ..Context::default() };
    kubeconfig.contexts.push(NamedContext {
        name: NAME.into(),
        context: Some(context),
        ..Default::default()
    });
    NAME.into()
}

/// No context is selected.
fn no_context(kubeconfig: &Kubeconfig) -> Failure {
    let failure =
        Failure::new(Kind::Failed, "the kubeconfig selects no context (`current-context` is not set)");
    match names(kubeconfig).as_slice() {
        [] => failure.hint("it has no contexts at all; is it the right file?"),
        known => failure.hint(format!("choose one with `--context`: {}", known.join(", "))),
    }
}

/// Names of the contexts.
fn names(kubeconfig: &Kubeconfig) -> Vec<String> {
    kubeconfig.contexts.iter().map(|context| context.name.clone()).collect()
}

/// A name that is not in the kubeconfig.
fn unknown(what: &str, name: &str, known: Vec<String>) -> Failure {
    let failure = Failure::new(Kind::Failed, format!("the kubeconfig has no {what} {name:?}"));
    match known.as_slice() {
        [] => failure.hint(format!("it has no {what} at all")),
        known => failure.hint(format!("it has: {}", known.join(", "))),
    }
}

/// Applies the flags about the server.
fn override_cluster(kubeconfig: &mut Kubeconfig, connection: &Connection, name: &str) -> Result<(), Failure> {
    let known: Vec<String> = kubeconfig.clusters.iter().map(|c| c.name.clone()).collect();
    let named = kubeconfig.clusters.iter_mut().find(|c| c.name == name);
    let named = named.ok_or_else(|| unknown("cluster", name, known))?;
    let cluster = named.cluster.get_or_insert_default();
    let server = connection.server.clone().or_else(|| cluster.server.clone());
    cluster.server = server.map(|server| with_scheme(&server));
    if let Some(insecure) = connection.insecure {
        cluster.insecure_skip_tls_verify = Some(insecure);
    }
    if let Some(file) = &connection.certificate_authority {
        cluster.certificate_authority = Some(file.display().to_string());
        cluster.certificate_authority_data = None;
    }
    if connection.tls_server_name.is_some() {
        cluster.tls_server_name.clone_from(&connection.tls_server_name);
    }
    Ok(())
}

/// kubectl takes an address without a scheme for http; so do we, and then refuse to send secrets there.
fn with_scheme(server: &str) -> String {
    if server.contains("://") { server.into() } else { format!("http://{server}") }
}

/// Applies the flags about the user. A context may have no user; flags then make one.
fn override_user(
    kubeconfig: &mut Kubeconfig,
    connection: &Connection,
    context: &str,
    user: Option<String>,
) -> Result<(), Failure> {
    let known: Vec<String> = kubeconfig.auth_infos.iter().map(|u| u.name.clone()).collect();
    if let Some(wanted) = connection.user.as_ref().filter(|wanted| !known.contains(wanted)) {
        return Err(unknown("user", wanted, known));
    }
    let name = user.unwrap_or_else(|| context.to_owned());
    if !known.contains(&name) {
        kubeconfig.auth_infos.push(NamedAuthInfo { name: name.clone(), ..Default::default() });
    }
    if let Some(found) = kubeconfig.contexts.iter_mut().find(|c| c.name == context) {
        found.context.get_or_insert_default().user = Some(name.clone());
    }
    if let Some(named) = kubeconfig.auth_infos.iter_mut().find(|u| u.name == name) {
        apply_user(named.auth_info.get_or_insert_default(), connection);
    }
    Ok(())
}

/// The flags about one user.
fn apply_user(auth: &mut AuthInfo, connection: &Connection) {
    if let Some(token) = &connection.token {
        *auth = AuthInfo { token: Some(token.clone().into()), ..AuthInfo::default() };
    }
    if let Some(file) = &connection.client_certificate {
        auth.client_certificate = Some(file.display().to_string());
        auth.client_certificate_data = None;
    }
    if let Some(file) = &connection.client_key {
        auth.client_key = Some(file.display().to_string());
        auth.client_key_data = None;
    }
    if connection.as_user.is_some() {
        auth.impersonate.clone_from(&connection.as_user);
    }
    if connection.as_uid.is_some() {
        auth.impersonate_uid.clone_from(&connection.as_uid);
    }
    if !connection.as_groups.is_empty() {
        auth.impersonate_groups = Some(connection.as_groups.clone());
    }
    keep_stdin(auth, connection.interactive);
}

/// A credential plugin must not read our stdin when that carries content (`… | porchctl rpkg push X -`).
fn keep_stdin(auth: &mut AuthInfo, interactive: bool) {
    if let Some(exec) = auth.exec.as_mut().filter(|_| !interactive) {
        exec.interactive_mode = Some(ExecInteractiveMode::Never);
    }
}

/// An address without a host can be parsed, but not be asked.
fn refuse_no_host(config: &Config) -> Result<(), Failure> {
    let url = &config.cluster_url;
    if url.host().is_some_and(|host| !host.is_empty()) && matches!(url.scheme_str(), Some("http" | "https")) {
        return Ok(());
    }
    Err(Failure::new(Kind::Failed, "the address of the API server is not usable")
        .hint("it looks like https://HOST:PORT; see `--server` and the kubeconfig's cluster"))
}

/// Credentials travel over TLS, or stay on this machine.
fn refuse_open_credentials(config: &Config) -> Result<(), Failure> {
    let auth = &config.auth_info;
    let secret = auth.token.is_some()
        || auth.token_file.is_some()
        || auth.password.is_some()
        || auth.exec.is_some()
        || auth.auth_provider.is_some();
    let open = config.cluster_url.scheme_str() != Some("https");
    if !secret || !open || is_loopback(&config.cluster_url) {
        return Ok(());
    }
    let server = server_name(&config.cluster_url);
    Err(Failure::new(Kind::Failed, format!("refusing to send credentials to {server} unencrypted (http)"))
        .hint("use an https address in the kubeconfig or with `--server`"))
}

/// Does the address stay on this machine?
fn is_loopback(url: &Uri) -> bool {
    let host = url.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
#[path = "connect_tests.rs"]
mod tests;
