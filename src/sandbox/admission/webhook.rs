//! The webhook of newer servers for package revisions.
//!
//! In: a package revision before and after a write, its neighbours, its Repository. Out: the denial, in the
//! server's words. Never: I/O; a write of the status.

use std::sync::Arc;

use serde_json::Value;

use crate::api::lifecycle::Lifecycle;
use crate::api::{CONFIG_GROUP, RENDER_REQUEST, V1ALPHA2_MIGRATION};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::{Resource, Store};

const WEBHOOK: &str = "packagerevision-validator.porch.kpt.dev";
/// What must not change.
const IDENTITY: [&str; 4] = ["repository", "packageName", "workspaceName", "source"];

/// What the webhook looks at beside the object.
pub struct Webhook {
    neighbours: Vec<Arc<Value>>,
    repositories: Vec<Arc<Value>>,
}

impl Webhook {
    /// Looks at a namespace.
    pub fn of(store: &Store, namespace: &str) -> Self {
        let list = |resource| store.list(resource, Some(namespace)).0;
        Self { neighbours: list(Resource::PackageRevisions), repositories: list(Resource::Repositories) }
    }

    /// Decides over a creation or an update.
    ///
    /// # Errors
    /// 403 with the denial.
    pub fn review(&self, old: Option<&Value>, new: &Value) -> Result<(), ApiError> {
        let reviewed = match old {
            None => self.creation(new),
            // Whatever is being deleted may lose its finalizers.
            Some(_) if !new["metadata"]["deletionTimestamp"].is_null() => Ok(()),
            Some(old) => update(old, new),
        };
        reviewed.map_err(|why| denied(&why))
    }

    /// Decides over a deletion.
    ///
    /// # Errors
    /// 403 with the denial.
    pub fn review_deletion(&self, object: &Value) -> Result<(), ApiError> {
        let alive = |repository: &&Arc<Value>| repository["metadata"]["deletionTimestamp"].is_null();
        let deleted = !object["metadata"]["deletionTimestamp"].is_null();
        let held = self.repository(object).filter(alive).is_some();
        if deleted || lifecycle(object) != "Published" || !held {
            return Ok(());
        }
        Err(denied("cannot delete Published package directly; transition to DeletionProposed first"))
    }

    fn repository(&self, object: &Value) -> Option<&Arc<Value>> {
        let name = &object["spec"]["repository"];
        self.repositories.iter().find(|repository| repository["metadata"]["name"] == *name)
    }

    fn creation(&self, new: &Value) -> Result<(), String> {
        let wish = lifecycle(new);
        if !new["spec"]["source"].is_null() {
            match wish {
                "Draft" | "Proposed" => {}
                "" => return Err("lifecycle is required on creation".into()),
                other => return Err(format!("lifecycle must be Draft or Proposed on creation, got {other}")),
            }
        }
        self.check_repository(new)?;
        let text = |field: &str| new["spec"][field].as_str().unwrap_or_default();
        let same = |other: &&Arc<Value>| {
            ["repository", "packageName", "workspaceName"].iter().all(|f| other["spec"][f] == new["spec"][f])
        };
        match self.neighbours.iter().find(same) {
            None => Ok(()),
            Some(_) => Err(format!(
                "workspace uniqueness check failed: workspace {} already exists for package {}",
                text("workspaceName"),
                text("packageName")
            )),
        }
    }

    fn check_repository(&self, new: &Value) -> Result<(), String> {
        let name = new["spec"]["repository"].as_str().unwrap_or_default();
        let namespace = new["metadata"]["namespace"].as_str().unwrap_or_default();
        let failed =
            |why: &str| Err(format!("repository validation failed: repository {namespace}/{name} {why}"));
        match self.repository(new) {
            None => failed(&format!("not found: repositories.{CONFIG_GROUP} \"{name}\" not found")),
            Some(repository) if repository["metadata"]["annotations"][V1ALPHA2_MIGRATION] != "true" => {
                failed("not enabled for v1alpha2")
            }
            Some(_) => Ok(()),
        }
    }
}

fn update(old: &Value, new: &Value) -> Result<(), String> {
    if let Some(name) = IDENTITY.iter().find(|field| old["spec"][field] != new["spec"][field]) {
        return Err(format!("immutable field validation failed: {name} field is immutable"));
    }
    let (from, to) = (lifecycle(old), lifecycle(new));
    if from == to {
        return Ok(());
    }
    check_move(from, to)?;
    if to == "Draft" { Ok(()) } else { check_render(new) }
}

/// May a lifecycle follow another one?
fn check_move(from: &str, to: &str) -> Result<(), String> {
    let allowed: &[&str] = match from.parse() {
        Ok(Lifecycle::Draft) => &["Proposed"],
        Ok(Lifecycle::Proposed) => &["Published", "Draft"],
        Ok(Lifecycle::Published) => &["DeletionProposed"],
        Ok(Lifecycle::DeletionProposed) => &["Published"],
        // What was found in git has no lifecycle for a moment; the controller gives it one.
        Err(_) => return Ok(()),
    };
    if allowed.contains(&to) {
        return Ok(());
    }
    let allowed = allowed.join(", ");
    Err(format!(
        "lifecycle transition validation failed: invalid transition {from} \u{2192} {to} (allowed: {allowed})"
    ))
}

/// Is a render outstanding?
fn check_render(new: &Value) -> Result<(), String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let asked = text(&new["metadata"]["annotations"][RENDER_REQUEST]);
    let status = &new["status"];
    if !text(&status["renderingPrrResourceVersion"]).is_empty() {
        return Err(
            "render race prevention failed: cannot change lifecycle while render is in progress".into()
        );
    }
    if !asked.is_empty() && asked != text(&status["observedPrrResourceVersion"]) {
        return Err("render race prevention failed: cannot change lifecycle until content is rendered".into());
    }
    Ok(())
}

fn lifecycle(object: &Value) -> &str {
    object["spec"]["lifecycle"].as_str().unwrap_or_default()
}

fn denied(why: &str) -> ApiError {
    ApiError::new(403, "Forbidden", format!("admission webhook \"{WEBHOOK}\" denied the request: {why}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn webhook() -> Webhook {
        let repository = |name: &str, migrated: &str| {
            let annotations = json!({V1ALPHA2_MIGRATION: migrated});
            Arc::new(json!({"metadata": {"name": name, "annotations": annotations}}))
        };
        let repositories = vec![repository("edge", "true"), repository("old", "false")];
        Webhook { neighbours: vec![Arc::new(object("v1", "Draft"))], repositories }
    }

    fn object(workspace: &str, lifecycle: &str) -> Value {
        json!({
            "metadata": {"namespace": "ns", "name": format!("edge.cell.{workspace}"),
                         "annotations": {RENDER_REQUEST: "r1"}},
            "spec": {"repository": "edge", "packageName": "cell", "workspaceName": workspace,
                     "lifecycle": lifecycle, "source": {"init": {}}},
            "status": {"observedPrrResourceVersion": "r1"},
        })
    }

    fn told(result: Result<(), ApiError>) -> String {
        let Err(error) = result else { return "allowed".into() };
        assert_eq!((error.code, error.reason.as_str()), (403, "Forbidden"));
        let prefix = format!("admission webhook \"{WEBHOOK}\" denied the request: ");
        error.message.strip_prefix(&prefix).unwrap().to_owned()
    }

    #[test]
    fn creations() {
        let create = |object: &Value| told(webhook().review(None, object));
        assert_eq!(create(&object("v2", "Draft")), "allowed");
        assert_eq!(create(&object("v2", "Proposed")), "allowed");
        let published = create(&object("v2", "Published"));
        assert_eq!(published, "lifecycle must be Draft or Proposed on creation, got Published");
        let twice = create(&object("v1", "Draft"));
        assert_eq!(twice, "workspace uniqueness check failed: workspace v1 already exists for package cell");
        let mut elsewhere = object("v2", "Draft");
        elsewhere["spec"]["repository"] = "nowhere".into();
        assert!(
            create(&elsewhere).starts_with("repository validation failed: repository ns/nowhere not found: ")
        );
        elsewhere["spec"]["repository"] = "old".into();
        assert!(create(&elsewhere).ends_with("repository ns/old not enabled for v1alpha2"));
    }

    #[test]
    fn moves() {
        let change =
            |from: &str, to: &str| told(webhook().review(Some(&object("v1", from)), &object("v1", to)));
        assert_eq!(change("Draft", "Proposed"), "allowed");
        assert_eq!(change("Proposed", "Draft"), "allowed");
        assert_eq!(
            change("Draft", "Published"),
            "lifecycle transition validation failed: invalid transition Draft → Published (allowed: Proposed)"
        );
        assert!(change("Proposed", "DeletionProposed").ends_with("(allowed: Published, Draft)"));
        assert_eq!(change("Published", "Published"), "allowed");
    }

    #[test]
    fn what_is_immutable() {
        for (field, value) in
            [("packageName", json!("other")), ("source", json!({"copyFrom": {"name": "x"}}))]
        {
            let mut new = object("v1", "Draft");
            new["spec"][field] = value;
            let told = told(webhook().review(Some(&object("v1", "Draft")), &new));
            assert_eq!(told, format!("immutable field validation failed: {field} field is immutable"));
        }
    }

    #[test]
    fn a_render_holds_the_lifecycle() {
        let change = |status: Value, from: &str, to: &str| {
            let (mut old, mut new) = (object("v1", from), object("v1", to));
            for object in [&mut old, &mut new] {
                object["status"] = status.clone();
            }
            told(webhook().review(Some(&old), &new))
        };
        let running = json!({"observedPrrResourceVersion": "r1", "renderingPrrResourceVersion": "r1"});
        let behind = json!({"observedPrrResourceVersion": "r0"});
        assert!(change(running.clone(), "Draft", "Proposed").ends_with("while render is in progress"));
        assert!(change(behind.clone(), "Draft", "Proposed").ends_with("until content is rendered"));
        assert!(change(behind.clone(), "Proposed", "Published").ends_with("until content is rendered"));
        assert_eq!(change(behind, "Proposed", "Draft"), "allowed", "the way out of the deadlock");
        assert_eq!(change(running, "Draft", "Draft"), "allowed");
    }

    #[test]
    fn deletions() {
        let delete = |object: &Value| told(webhook().review_deletion(object));
        assert_eq!(delete(&object("v1", "Draft")), "allowed");
        assert_eq!(delete(&object("v1", "DeletionProposed")), "allowed");
        let published = object("v1", "Published");
        assert_eq!(
            delete(&published),
            "cannot delete Published package directly; transition to DeletionProposed first"
        );
        let mut orphan = published;
        orphan["spec"]["repository"] = "gone".into();
        assert_eq!(delete(&orphan), "allowed");
    }
}
