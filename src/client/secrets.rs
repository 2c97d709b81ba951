//! Our own words for foreign errors that can hold credentials.
//!
//! In: errors of the auth and kubeconfig kind. Out: what is known about them without a value from
//! the kubeconfig, an environment value, a token or the output of a plugin. Pure.

use kube::client::AuthError;
use kube::config::KubeconfigError;

/// What failed about the credentials. The `Display` of the exec variants quotes the plugin's
/// environment and its output, which is the token.
pub(super) fn auth_words(error: &AuthError) -> String {
    match error {
        AuthError::AuthExecRun { out, .. } => {
            format!("the credential plugin of this kubeconfig user failed ({})", out.status)
        }
        AuthError::AuthExecStart(error) => {
            format!("the credential plugin of this kubeconfig user could not be started: {}", error.kind())
        }
        AuthError::AuthExecParse(_) | AuthError::AuthExecSerialize(_) | AuthError::ExecPluginFailed => {
            "the credential plugin of this kubeconfig user answered with something that is no credential"
                .into()
        }
        AuthError::ReadTokenFile(error, path) => {
            format!(
                "the token file {} of this kubeconfig user cannot be read: {}",
                path.display(),
                error.kind()
            )
        }
        AuthError::MalformedTokenExpirationDate(_) => {
            "the credential plugin gave an expiration date that cannot be read".into()
        }
        _ => "the credentials of this kubeconfig user cannot be used".into(),
    }
}

/// What failed about the kubeconfig, without its content: parsers quote the lines they stumble over.
pub(super) fn kubeconfig_words(error: &KubeconfigError) -> String {
    match error {
        KubeconfigError::CurrentContextNotSet => {
            "no context is selected (`current-context` is not set)".into()
        }
        KubeconfigError::KindMismatch => "the kubeconfig files have different `kind`s".into(),
        KubeconfigError::ApiVersionMismatch => "the kubeconfig files have different `apiVersion`s".into(),
        KubeconfigError::LoadContext(name) => format!("there is no context {name:?}"),
        KubeconfigError::LoadClusterOfContext(name) => format!("there is no cluster {name:?}"),
        KubeconfigError::ReadConfig(error, path) => {
            let why = match error.kind() {
                std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
                kind => kind.to_string(),
            };
            format!("{} cannot be read: {why}", path.display())
        }
        KubeconfigError::Parse(_) => "it is no kubeconfig".into(),
        KubeconfigError::MissingClusterUrl => "the cluster has no `server`".into(),
        KubeconfigError::ParseClusterUrl(_) => "the cluster's `server` is no address".into(),
        KubeconfigError::ParseProxyUrl(_) => "the cluster's `proxy-url` is no address".into(),
        KubeconfigError::LoadCertificateAuthority(_) => "the certificate authority cannot be loaded".into(),
        KubeconfigError::LoadClientCertificate(_) => "the client certificate cannot be loaded".into(),
        KubeconfigError::LoadClientKey(_) => "the client key cannot be loaded".into(),
        KubeconfigError::ParseCertificates(_) => "a certificate cannot be parsed".into(),
        _ => "it cannot be used".into(),
    }
}

/// What failed when the HTTP client was built.
pub(super) fn kube_words(error: &kube::Error) -> String {
    match error {
        kube::Error::Auth(auth) => auth_words(auth),
        kube::Error::InferKubeconfig(kubeconfig) => kubeconfig_words(kubeconfig),
        kube::Error::RustlsTls(_) => {
            "the TLS settings cannot be used: a certificate, key or server name is broken".into()
        }
        kube::Error::ProxyProtocolUnsupported { .. } | kube::Error::ProxyProtocolDisabled { .. } => {
            "the proxy protocol is not supported; use http, https or socks5".into()
        }
        _ => "the request could not be built".into(),
    }
}
