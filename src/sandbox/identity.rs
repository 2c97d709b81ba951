//! Who the server is: its CA, its certificate and the token that opens it.
//!
//! In: nothing, or what was kept of a former start. Out: what clients must know and what TLS needs. Never:
//! the key of the CA, which is forgotten once it has signed; I/O.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose,
};
use serde::{Deserialize, Serialize};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// Names the server certificate is made out to.
const NAMES: [&str; 2] = ["localhost", "127.0.0.1"];

/// Why there is no identity.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// It could not be made.
    #[error("the sandbox could not make its certificate: {0}")]
    Certificate(#[from] rcgen::Error),
    /// What was kept cannot be read.
    #[error("the certificate of the sandbox cannot be read: {0:?}")]
    Pem(pem::Error),
    /// TLS does not take it.
    #[error("the sandbox could not set up TLS: {0}")]
    Tls(#[from] rustls::Error),
}

/// All that a server shows of itself, and its secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Identity {
    /// The CA that signed the server's certificate.
    pub ca_pem: String,
    /// The certificate.
    pub certificate_pem: String,
    /// Its key.
    pub key_pem: String,
    /// Bearer token.
    pub token: String,
}

impl Identity {
    /// A new one.
    ///
    /// # Errors
    /// No certificate.
    pub fn new() -> Result<Self, IdentityError> {
        let ca_key = KeyPair::generate()?;
        let ca_params = authority()?;
        let ca = ca_params.self_signed(&ca_key)?;
        let issuer = Issuer::new(ca_params, ca_key);
        let key = KeyPair::generate()?;
        let mut params = CertificateParams::new(NAMES.map(String::from).to_vec())?;
        params.distinguished_name.push(DnType::CommonName, "porchctl sandbox");
        params.extended_key_usages.push(ExtendedKeyUsagePurpose::ServerAuth);
        params.use_authority_key_identifier_extension = true;
        let certificate_pem = params.signed_by(&key, &issuer)?.pem();
        Ok(Self { ca_pem: ca.pem(), certificate_pem, key_pem: key.serialize_pem(), token: random_token() })
    }

    /// The TLS side of a server.
    ///
    /// # Errors
    /// A certificate or key that cannot be read or used.
    pub fn acceptor(&self) -> Result<TlsAcceptor, IdentityError> {
        let certificate = CertificateDer::from_pem_slice(self.certificate_pem.as_bytes());
        let key = PrivateKeyDer::from_pem_slice(self.key_pem.as_bytes());
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(
                vec![certificate.map_err(IdentityError::Pem)?],
                key.map_err(IdentityError::Pem)?,
            )?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }

    /// A kubeconfig with one context, for a server at that address.
    pub fn kubeconfig(&self, url: &str) -> String {
        let (ca, token) = (STANDARD.encode(&self.ca_pem), &self.token);
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
}

/// 256 random bits as text.
fn random_token() -> String {
    let (a, b) = (uuid::Uuid::new_v4(), uuid::Uuid::new_v4());
    let bytes: Vec<u8> = a.as_bytes().iter().chain(b.as_bytes()).copied().collect();
    URL_SAFE_NO_PAD.encode(bytes)
}

fn authority() -> Result<CertificateParams, rcgen::Error> {
    let mut params = CertificateParams::new(Vec::<String>::new())?;
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(DnType::CommonName, "porchctl sandbox CA");
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    Ok(params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ() {
        let (one, other) = (random_token(), random_token());
        assert_ne!(one, other);
        assert!(one.len() >= 42);
    }

    #[test]
    fn a_kept_identity_is_the_same_and_still_serves() {
        let identity = Identity::new().unwrap();
        let kept: Identity = serde_json::from_str(&serde_json::to_string(&identity).unwrap()).unwrap();
        assert_eq!(kept, identity);
        assert!(kept.acceptor().is_ok());
        let broken = Identity { key_pem: String::new(), ..identity };
        assert!(matches!(broken.acceptor(), Err(IdentityError::Pem(_))));
    }
}
