//! What a server says of itself: its version, the APIs it serves, its admission webhooks.
//!
//! In: names of API groups. Out: typed answers. All are cheap reads that any user may be refused. Never: a
//! conclusion (that is `wait::survey`).

use k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::{APIGroup, APIResourceList};
use k8s_openapi::apimachinery::pkg::version::Info;
use serde::Deserialize;

use super::{Class, Client, Fault, escape};

/// A list without its metadata.
#[derive(Deserialize)]
struct Items<K> {
    items: Vec<K>,
}

impl Client {
    /// The version of the API server.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn server_version(&self) -> Result<String, Fault> {
        self.read::<Info>("/version").await.map(|info| info.git_version)
    }

    /// The versions of an API group that are served; none when the group is not known.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn served_versions(&self, group: &str) -> Result<Vec<String>, Fault> {
        match self.read::<APIGroup>(&format!("/apis/{}", escape(group))).await {
            Ok(group) => Ok(group.versions.into_iter().map(|version| version.version).collect()),
            Err(fault) if matches!(fault.class, Class::NotServed | Class::NotFound) => Ok(Vec::new()),
            Err(fault) => Err(fault),
        }
    }

    /// The resources of one version of an API group.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn served_resources(&self, group: &str, version: &str) -> Result<Vec<String>, Fault> {
        let path = format!("/apis/{}/{}", escape(group), escape(version));
        let list: APIResourceList = self.read(&path).await?;
        Ok(list.resources.into_iter().map(|resource| resource.name).collect())
    }

    /// All validating webhooks of the cluster. Few users may read them.
    ///
    /// # Errors
    /// Whatever the server says.
    pub async fn validating_webhooks(&self) -> Result<Vec<ValidatingWebhookConfiguration>, Fault> {
        let path = "/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations";
        self.read::<Items<ValidatingWebhookConfiguration>>(path).await.map(|list| list.items)
    }
}
