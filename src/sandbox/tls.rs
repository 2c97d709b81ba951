//! The sandbox's own certificate authority, its token, and the kubeconfig that knows both.
//!
//! In: the address it listens at. Out: a server configuration; the texts a client needs. Never: a key on
//! disk; a certificate for anything but this machine's loopback names.

use std::net::SocketAddr;
use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose,
};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// Names the certificate is for.
const NAMES: [&str; 3] = ["localhost", "127.0.0.1", "::1"];

/// Why no certificate could be made.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// The certificate itself.
    #[error("cannot make a certificate: {0}")]
    Certificate(#[from] rcgen::Error),
    /// The server's configuration.
    #[error("cannot set up TLS: {0}")]
    Config(#[from] rustls::Error),
}

/// A fresh authority and what it signed.
pub struct Identity {
    /// Certificate of the authority (PEM).
    pub ca_pem: String,
    /// Accepts TLS connections.
    pub acceptor: TlsAcceptor,
}

impl Identity {
    /// Makes an authority that is forgotten as soon as it has signed one certificate.
    ///
    /// # Errors
    /// A fault of the libraries.
    pub fn new() -> Result<Self, TlsError> {
        let (ca_pem, issuer) = authority()?;
        let key = KeyPair::generate()?;
        let mut params = CertificateParams::new(NAMES.map(str::to_owned).to_vec())?;
        params.distinguished_name.push(DnType::CommonName, "porchctl sandbox");
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        params.use_authority_key_identifier_extension = true;
        let certificate = params.signed_by(&key, &issuer)?;
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { ca_pem, acceptor: TlsAcceptor::from(Arc::new(config)) })
    }
}

fn authority() -> Result<(String, Issuer<'static, KeyPair>), TlsError> {
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new(Vec::<String>::new())?;
    params.distinguished_name.push(DnType::CommonName, "porchctl sandbox authority");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    let pem = params.self_signed(&key)?.pem();
    Ok((pem, Issuer::new(params, key)))
}

/// A token nobody can guess: 244 random bits.
pub fn token() -> String {
    format!("{}{}", uuid::Uuid::new_v4().simple(), uuid::Uuid::new_v4().simple())
}

/// The address for clients.
pub fn url(address: SocketAddr) -> String {
    format!("https://{address}")
}

/// A kubeconfig (YAML) for the sandbox, with namespace `default`.
pub fn kubeconfig(url: &str, ca_pem: &str, token: &str) -> String {
    let authority = BASE64_STANDARD.encode(ca_pem);
    format!(
        "apiVersion: v1
kind: Config
clusters:
- name: sandbox
  cluster:
    server: {url}
    certificate-authority-data: {authority}
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_can_be_made_and_tokens_differ() {
        assert!(Identity::new().unwrap().ca_pem.starts_with("-----BEGIN CERTIFICATE-----"));
        assert_eq!(token().len(), 64);
        assert_ne!(token(), token());
    }

    #[test]
    fn a_kubeconfig_can_be_read_back() {
        let text = kubeconfig("https://127.0.0.1:1", "PEM", "abc");
        let config: kube::config::Kubeconfig = serde_yaml::from_str(&text).unwrap();
        let cluster = config.clusters[0].cluster.as_ref().unwrap();
        assert_eq!(cluster.server.as_deref(), Some("https://127.0.0.1:1"));
        assert_eq!(cluster.certificate_authority_data.as_deref(), Some("UEVN"));
        assert_eq!(config.current_context.as_deref(), Some("sandbox"));
    }
}
