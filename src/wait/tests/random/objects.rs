//! A version of the model as an object of the API.

use k8s_openapi::apimachinery::pkg::apis::meta::v1::{ObjectMeta, Time};

use super::server::{Ready, Rendered, Version};
use crate::api::conditions::{Condition, READY, RENDERED};
use crate::api::lifecycle::ALL;
use crate::api::v1alpha2::{InitSource, PackageRevision, PackageRevisionSpec, PackageRevisionStatus, Source};

/// The version of content that a push got; empty for none.
pub(super) fn token(push: u8) -> String {
    if push == 0 { String::new() } else { format!("r{push}") }
}

pub(super) fn object(version: &Version, uid: &str, number: u32, terminating: bool) -> PackageRevision {
    let request =
        (version.request != 0).then(|| ("porch.kpt.dev/render-request".into(), token(version.request)));
    let metadata = ObjectMeta {
        name: Some("edge.cell.v1".into()),
        namespace: Some("radio".into()),
        uid: Some(uid.into()),
        resource_version: Some(number.to_string()),
        generation: Some(version.generation.into()),
        annotations: request.map(|request| [request].into()),
        deletion_timestamp: terminating.then_some(Time(k8s_openapi::jiff::Timestamp::UNIX_EPOCH)),
        ..ObjectMeta::default()
    };
    let source = Source { init: Some(InitSource::default()), ..Source::default() };
    let spec = PackageRevisionSpec {
        repository: "edge".into(),
        lifecycle: ALL[usize::from(version.lifecycle)].as_str().into(),
        source: Some(source),
        ..PackageRevisionSpec::default()
    };
    PackageRevision { metadata, spec, status: Some(status(version)), ..PackageRevision::default() }
}

fn status(version: &Version) -> PackageRevisionStatus {
    let some = |push: u8| Some(token(push)).filter(|token| !token.is_empty());
    PackageRevisionStatus {
        creation_source: version.source_done.then(|| "init".into()),
        observed_prr_resource_version: some(version.observed),
        rendering_prr_resource_version: some(version.rendering),
        revision: version.numbered.then_some(1),
        conditions: Some(conditions(version)),
        ..PackageRevisionStatus::default()
    }
}

fn conditions(version: &Version) -> Vec<Condition> {
    let ready = version.ready.map(|(ready, of)| match ready {
        Ready::True => (READY, "True", "Ready", "", of),
        Ready::AwaitingRender => (READY, "False", "Pending", "awaiting render", of),
        Ready::Held => (READY, "False", "Pending", "render in progress", of),
        Ready::Failed => (READY, "False", "Failed", "no", of),
        Ready::RenderFailed => (READY, "False", "RenderFailed", "render failed", of),
    });
    let rendered = version.rendered.map(|(rendered, of)| match rendered {
        Rendered::True => (RENDERED, "True", "Rendered", "", of),
        Rendered::Unknown => (RENDERED, "Unknown", "Pending", "rendering", of),
        Rendered::RenderFailed => (RENDERED, "False", "RenderFailed", "set-labels: no", of),
        Rendered::SourceFailed => (RENDERED, "False", "Failed", "no", of),
    });
    let made = ready.into_iter().chain(rendered).map(|(kind, status, reason, message, of)| Condition {
        kind: kind.into(),
        status: status.into(),
        reason: reason.into(),
        message: message.into(),
        observed_generation: Some(of.into()),
        ..Condition::default()
    });
    made.collect()
}
