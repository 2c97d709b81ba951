//! From flags and environment to what a command does.
//!
//! In: parsed flags, a snapshot of the environment. Out: [`Settings`], or a usage failure. The
//! resolution is pure; [`Env::of_process`] is the only place of the program that reads the
//! environment. Never: files, the network.

mod env;
mod look;

use std::path::PathBuf;
use std::time::Duration;

use crate::cli::duration::GoDuration;
use crate::cli::{Globals, WaitFlags, envvars};
use crate::failure::Failure;

pub use env::Env;
pub use look::{Look, Terminal};

/// Limit of one call when nothing is said.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// Longer than any call; a clock cannot hold every duration that can be written.
const FOR_EVER: Duration = Duration::from_secs(10 * 365 * 24 * 3600);
/// Limit of a wait when nothing is said.
const WAIT_TIMEOUT: Duration = Duration::from_secs(300);

/// API version of package revisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ApiVersion {
    /// The aggregated API: synchronous.
    V1alpha1,
    /// The CRD with its controller: asynchronous.
    V1alpha2,
}

/// What a pod knows of its cluster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InCluster {
    /// Address of the API server.
    pub host: String,
    /// Its port.
    pub port: String,
    /// Directory with token, certificate authority and namespace.
    pub account: PathBuf,
}

/// Where Kubernetes puts the service account of a pod.
const SERVICE_ACCOUNT: &str = "/var/run/secrets/kubernetes.io/serviceaccount";

/// Which API server, as whom, in which namespace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connection {
    /// Kubeconfig files, first wins.
    pub kubeconfigs: Vec<PathBuf>,
    /// The file was named by `--kubeconfig`, so it must exist.
    pub kubeconfig_named: bool,
    /// A pod's service account, which stands in for a missing kubeconfig.
    pub in_cluster: Option<InCluster>,
    /// Context to use instead of the current one.
    pub context: Option<String>,
    /// Cluster to use instead of the context's.
    pub cluster: Option<String>,
    /// User to use instead of the context's.
    pub user: Option<String>,
    /// Namespace to use instead of the context's.
    pub namespace: Option<String>,
    /// Address to use instead of the cluster's.
    pub server: Option<String>,
    /// Token to use instead of the user's credentials.
    pub token: Option<String>,
    /// User to impersonate.
    pub as_user: Option<String>,
    /// Groups to impersonate.
    pub as_groups: Vec<String>,
    /// Uid to impersonate.
    pub as_uid: Option<String>,
    /// Certificate authority file to use instead of the cluster's.
    pub certificate_authority: Option<PathBuf>,
    /// Client certificate file to use instead of the user's.
    pub client_certificate: Option<PathBuf>,
    /// Client key file to use instead of the user's.
    pub client_key: Option<PathBuf>,
    /// Name to check the server's certificate against.
    pub tls_server_name: Option<String>,
    /// Do not check the server's certificate; none leaves it to the kubeconfig.
    pub insecure: Option<bool>,
    /// Limit of one call, repeats included; zero means none.
    pub request_timeout: Duration,
    /// A credential plugin may ask questions on the terminal.
    pub interactive: bool,
}

/// How a changing verb waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Wait for the effect at all.
    pub wait: bool,
    /// How long; zero looks once.
    pub timeout: Duration,
}

/// All that a command needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which API server.
    pub connection: Connection,
    /// API version that was asked for; none leaves it to the server.
    pub api_version: Option<ApiVersion>,
    /// What the environment says about waiting.
    pub waiting: Waiting,
    /// What the terminal may show.
    pub look: Look,
    /// 0 to 10.
    pub verbosity: u8,
    /// State directory of the sandbox, when the environment says where such things are kept.
    pub sandbox_state: Option<PathBuf>,
}

impl Settings {
    /// Resolves flags and environment; flags win.
    pub fn resolve(flags: &Globals, env: &Env, terminal: Terminal) -> Result<Self, Failure> {
        Ok(Self {
            connection: Connection { interactive: terminal.stdin, ..connection(flags, env)? },
            api_version: api_version(flags, env)?,
            waiting: waiting(env)?,
            look: Look::decide(flags, env, terminal),
            verbosity: flags.verbose.unwrap_or_default(),
            sandbox_state: sandbox_state(env),
        })
    }

    /// How a verb with these flags waits.
    pub fn waiting(&self, flags: &WaitFlags) -> Waiting {
        Waiting {
            wait: flags.wait.unwrap_or(self.waiting.wait),
            timeout: flags.timeout.map_or(self.waiting.timeout, |given| given.0),
        }
    }
}

/// The connection; nothing is read from disk here.
fn connection(flags: &Globals, env: &Env) -> Result<Connection, Failure> {
    if flags.namespace.as_deref() == Some("") {
        return Err(Failure::usage(
            "namespace flag specified without a value; please provide a value for --namespace/-n or omit the flag",
        ));
    }
    let path = |given: &Option<String>| given.clone().filter(|p| !p.is_empty()).map(PathBuf::from);
    let text = |given: &Option<String>| given.clone().filter(|t| !t.is_empty());
    let (kubeconfigs, kubeconfig_named) = kubeconfigs(flags, env);
    Ok(Connection {
        kubeconfigs,
        kubeconfig_named,
        in_cluster: in_cluster(env),
        context: text(&flags.context),
        cluster: text(&flags.cluster),
        user: text(&flags.user),
        namespace: flags.namespace.clone(),
        server: text(&flags.server),
        token: text(&flags.token),
        as_user: text(&flags.as_user),
        as_groups: flags.as_groups.clone(),
        as_uid: text(&flags.as_uid),
        certificate_authority: path(&flags.certificate_authority),
        client_certificate: path(&flags.client_certificate),
        client_key: path(&flags.client_key),
        tls_server_name: text(&flags.tls_server_name),
        insecure: flags.insecure_skip_tls_verify,
        request_timeout: flags.request_timeout.map_or(REQUEST_TIMEOUT, |given| given.0.min(FOR_EVER)),
        interactive: false,
    })
}

/// Both variables are set inside a pod; one alone means nothing.
fn in_cluster(env: &Env) -> Option<InCluster> {
    let (host, port) = (env.get(envvars::SERVICE_HOST)?, env.get(envvars::SERVICE_PORT)?);
    Some(InCluster { host: host.into(), port: port.into(), account: SERVICE_ACCOUNT.into() })
}

/// The kubeconfig files, and whether a flag named them.
fn kubeconfigs(flags: &Globals, env: &Env) -> (Vec<PathBuf>, bool) {
    if let Some(file) = flags.kubeconfig.as_deref().filter(|file| !file.is_empty()) {
        return (vec![file.into()], true);
    }
    if let Some(list) = env.get(envvars::KUBECONFIG) {
        return (list.split(PATH_SEPARATOR).filter(|p| !p.is_empty()).map(PathBuf::from).collect(), false);
    }
    let home = env.get(envvars::HOME).map(|home| PathBuf::from(home).join(".kube").join("config"));
    (home.into_iter().collect(), false)
}

/// What separates the files of `KUBECONFIG`.
const PATH_SEPARATOR: char = if cfg!(windows) { ';' } else { ':' };

/// The API version; a typo is an error, because the Go client takes it for v1alpha1 in silence.
fn api_version(flags: &Globals, env: &Env) -> Result<Option<ApiVersion>, Failure> {
    let flag = flags.api_version.as_deref().map(|text| ("--api-version", text));
    let variable = env.get(envvars::API_VERSION).map(|text| (envvars::API_VERSION, text));
    match flag.or(variable) {
        None | Some((_, "")) => Ok(None),
        Some((_, "v1alpha1")) => Ok(Some(ApiVersion::V1alpha1)),
        Some((_, "v1alpha2")) => Ok(Some(ApiVersion::V1alpha2)),
        Some((from, text)) => Err(Failure::usage(format!("{from}: unknown API version {text:?}"))
            .hint("it is v1alpha1 or v1alpha2; without it the server is asked")),
    }
}

/// What the environment says about waiting.
fn waiting(env: &Env) -> Result<Waiting, Failure> {
    let wait = match env.get(envvars::WAIT) {
        None => true,
        Some(text) => boolean(text).ok_or_else(|| {
            Failure::usage(format!("{}: {text:?} is neither true nor false", envvars::WAIT))
        })?,
    };
    let timeout = match env.get(envvars::TIMEOUT) {
        None => WAIT_TIMEOUT,
        Some(text) => {
            let parsed: Result<GoDuration, String> = text.parse();
            parsed.map_err(|why| Failure::usage(format!("{}: {why}", envvars::TIMEOUT)))?.0
        }
    };
    Ok(Waiting { wait, timeout })
}

/// Where the state of programs is kept by the XDG base directory rules: a relative path is ignored.
fn sandbox_state(env: &Env) -> Option<PathBuf> {
    let absolute = |name| env.get(name).map(PathBuf::from).filter(|path: &PathBuf| path.is_absolute());
    let state = absolute(envvars::STATE_HOME)
        .or_else(|| absolute(envvars::HOME).map(|home| home.join(".local").join("state")));
    state.map(|state| state.join("porchctl").join("sandbox"))
}

/// The spellings Go takes for a boolean.
fn boolean(text: &str) -> Option<bool> {
    match text {
        "1" | "t" | "T" | "true" | "TRUE" | "True" => Some(true),
        "0" | "f" | "F" | "false" | "FALSE" | "False" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
