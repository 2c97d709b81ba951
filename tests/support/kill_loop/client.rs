//! Calls of the API as they go over the wire.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, anyhow};
use kube::config::{KubeConfigOptions, Kubeconfig};
use serde_json::Value;

pub const REVISIONS: &str = "/apis/porch.kpt.dev/v1alpha2/namespaces/default/packagerevisions";
pub const CONTENTS: &str = "/apis/porch.kpt.dev/v1alpha1/namespaces/default/packagerevisionresources";

/// A call that takes longer counts as unanswered.
const LIMIT: Duration = Duration::from_secs(20);

#[derive(Clone)]
pub struct Api(kube::Client);

/// What came of a call.
pub enum Answer {
    /// 2xx.
    Done(Value),
    /// The server said no.
    Refused(u16, String),
    /// Nobody knows.
    Lost,
}

impl Api {
    pub async fn connect(kubeconfig: &Path) -> Result<Self> {
        let kubeconfig = Kubeconfig::read_from(kubeconfig)?;
        let config = kube::Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await?;
        Ok(Self(kube::Client::try_from(config)?))
    }

    pub async fn call(&self, method: &str, path: &str, body: &Value) -> Answer {
        let kind = if method == "PATCH" { "application/merge-patch+json" } else { "application/json" };
        let bytes = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let request =
            http::Request::builder().method(method).uri(path).header("content-type", kind).body(bytes);
        let Ok(request) = request else { return Answer::Lost };
        match tokio::time::timeout(LIMIT, self.0.request::<Value>(request)).await {
            Ok(Ok(value)) => Answer::Done(value),
            Ok(Err(kube::Error::Api(status))) => Answer::Refused(status.code, status.message),
            _ => Answer::Lost,
        }
    }

    /// Reads; none if it is not there.
    pub async fn get(&self, path: &str) -> Result<Option<Value>> {
        match self.call("GET", path, &Value::Null).await {
            Answer::Done(value) => Ok(Some(value)),
            Answer::Refused(404, _) => Ok(None),
            Answer::Refused(code, text) => Err(anyhow!("GET {path}: {code} {text}")),
            Answer::Lost => Err(anyhow!("GET {path}: no answer")),
        }
    }
}

/// The number of a resourceVersion; the versions of contents are something else.
pub fn version(object: &Value) -> u64 {
    object["metadata"]["resourceVersion"].as_str().and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Has everything the object wishes been carried out and reported?
pub fn is_settled(object: &Value) -> bool {
    let condition = |kind: &str| {
        let all = object["status"]["conditions"].as_array();
        all.into_iter().flatten().find(|condition| condition["type"] == kind).cloned().unwrap_or_default()
    };
    let ready = condition("Ready");
    let asked = &object["metadata"]["annotations"]["porch.kpt.dev/render-request"];
    let answered = asked.is_null() || *asked == object["status"]["observedPrrResourceVersion"];
    ready["status"] == "True"
        && ready["observedGeneration"] == object["metadata"]["generation"]
        && condition("Rendered")["status"] == "True"
        && answered
}
