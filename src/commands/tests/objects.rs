//! Package revisions as a controller leaves them.

use serde_json::{Value, json};

/// A revision that the controller is done with.
pub(super) fn settled(name: &str, lifecycle: &str) -> Value {
    let parts: Vec<&str> = name.split('.').collect();
    let mut object = json!({
        "apiVersion": "porch.kpt.dev/v1alpha2", "kind": "PackageRevision",
        "metadata": {"name": name, "namespace": "radio", "uid": format!("uid-{name}"), "generation": 2,
            "finalizers": ["porch.kpt.dev/packagerevisions"]},
        "spec": {"repository": parts[0], "packageName": parts[1], "workspaceName": parts[2], "lifecycle": lifecycle,
            "source": {"init": {}}},
        "status": {"creationSource": "init"},
    });
    healthy(&mut object);
    object
}

pub(super) fn conditions(object: &mut Value, ready: (&str, &str), rendered: (&str, &str), message: &str) {
    let generation = object["metadata"]["generation"].clone();
    object["status"]["conditions"] = json!([
        {"type": "Ready", "status": ready.0, "reason": ready.1, "message": message, "observedGeneration": generation},
        {"type": "Rendered", "status": rendered.0, "reason": rendered.1, "message": message, "observedGeneration": 1},
    ]);
}

/// The usual pass: source applied, rendered, lifecycle reached; unpublished deletions carried out.
pub(super) fn healthy(object: &mut Value) {
    let lifecycle = object["spec"]["lifecycle"].as_str().unwrap_or_default().to_owned();
    if object["metadata"]["deletionTimestamp"].is_string() && lifecycle != "Published" {
        object["gone"] = true.into();
        return;
    }
    object["status"]["creationSource"] = "init".into();
    if matches!(lifecycle.as_str(), "Published" | "DeletionProposed") {
        object["status"]["revision"] = 1.into();
    }
    conditions(object, ("True", "Ready"), ("True", "Rendered"), "");
}
