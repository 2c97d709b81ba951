//! Which kinds have a namespace.
//!
//! In: apiVersion and kind. Out: what set-namespace's built-in table knows. Never: guesses. The
//! table is that of the Kubernetes API of 1.21, as recorded kind by kind.

use super::meta::Meta;

/// Scope of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Has a namespace.
    Namespaced,
    /// Has none.
    Cluster,
    /// Not in the table.
    Unknown,
}

const NAMESPACED: &[(&str, &str)] = &[
    (
        "v1",
        "Binding ConfigMap Endpoints Event LimitRange PersistentVolumeClaim Pod PodExecOptions PodTemplate \
         ReplicationController ResourceQuota Secret Service ServiceAccount",
    ),
    ("apps/v1", "ControllerRevision DaemonSet Deployment ReplicaSet StatefulSet"),
    ("authorization.k8s.io/v1", "LocalSubjectAccessReview"),
    ("authorization.k8s.io/v1beta1", "LocalSubjectAccessReview"),
    ("autoscaling/v1", "HorizontalPodAutoscaler"),
    ("autoscaling/v2beta1", "HorizontalPodAutoscaler"),
    ("autoscaling/v2beta2", "HorizontalPodAutoscaler"),
    ("batch/v1", "CronJob Job"),
    ("batch/v1beta1", "CronJob"),
    ("coordination.k8s.io/v1", "Lease"),
    ("coordination.k8s.io/v1beta1", "Lease"),
    ("discovery.k8s.io/v1", "EndpointSlice"),
    ("discovery.k8s.io/v1beta1", "EndpointSlice"),
    ("events.k8s.io/v1", "Event"),
    ("events.k8s.io/v1beta1", "Event"),
    ("extensions/v1beta1", "Ingress"),
    ("networking.k8s.io/v1", "Ingress NetworkPolicy"),
    ("networking.k8s.io/v1beta1", "Ingress"),
    ("policy/v1", "PodDisruptionBudget"),
    ("policy/v1beta1", "PodDisruptionBudget"),
    ("rbac.authorization.k8s.io/v1", "Role RoleBinding"),
    ("rbac.authorization.k8s.io/v1beta1", "Role RoleBinding"),
    ("storage.k8s.io/v1beta1", "CSIStorageCapacity"),
];

const CLUSTER: &[(&str, &str)] = &[
    ("v1", "ComponentStatus Namespace Node NodeProxyOptions PersistentVolume"),
    ("admissionregistration.k8s.io/v1", "MutatingWebhookConfiguration ValidatingWebhookConfiguration"),
    ("admissionregistration.k8s.io/v1beta1", "MutatingWebhookConfiguration ValidatingWebhookConfiguration"),
    ("apiextensions.k8s.io/v1", "CustomResourceDefinition"),
    ("apiextensions.k8s.io/v1beta1", "CustomResourceDefinition"),
    ("apiregistration.k8s.io/v1", "APIService"),
    ("apiregistration.k8s.io/v1beta1", "APIService"),
    ("certificates.k8s.io/v1", "CertificateSigningRequest"),
    ("certificates.k8s.io/v1beta1", "CertificateSigningRequest"),
    ("flowcontrol.apiserver.k8s.io/v1beta1", "FlowSchema PriorityLevelConfiguration"),
    ("networking.k8s.io/v1", "IngressClass"),
    ("networking.k8s.io/v1beta1", "IngressClass"),
    ("node.k8s.io/v1", "RuntimeClass"),
    ("node.k8s.io/v1beta1", "RuntimeClass"),
    ("policy/v1beta1", "PodSecurityPolicy"),
    ("rbac.authorization.k8s.io/v1", "ClusterRole ClusterRoleBinding"),
    ("rbac.authorization.k8s.io/v1beta1", "ClusterRole ClusterRoleBinding"),
    ("scheduling.k8s.io/v1", "PriorityClass"),
    ("scheduling.k8s.io/v1beta1", "PriorityClass"),
    ("storage.k8s.io/v1", "CSIDriver CSINode StorageClass VolumeAttachment"),
    ("storage.k8s.io/v1beta1", "CSIDriver CSINode StorageClass VolumeAttachment"),
];

/// What the table says.
pub(super) fn scope(meta: &Meta) -> Scope {
    if lists(NAMESPACED, meta) {
        Scope::Namespaced
    } else if lists(CLUSTER, meta) {
        Scope::Cluster
    } else {
        Scope::Unknown
    }
}

fn lists(table: &[(&str, &str)], meta: &Meta) -> bool {
    table.iter().any(|(version, kinds)| {
        *version == meta.api_version && kinds.split(' ').any(|kind| kind == meta.kind)
    })
}
