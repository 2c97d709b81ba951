//! copy.

use serde_json::json;

use super::porch::Porch;

const WORDS: &str = "copy edge.cell.v1 --workspace=v2";

#[tokio::test(start_paused = true)]
async fn a_published_revision_is_copied() {
    for state in ["Published", "DeletionProposed"] {
        let porch = Porch::new().has("edge.cell.v1", state, |o| o["status"]["revision"] = 1.into());
        let porch = porch.resources("edge.cell.v2", json!({"Kptfile": "kind: Kptfile\n"}));
        let ran = porch.run(WORDS).await;
        assert_eq!((ran.code(), ran.out.as_str(), ran.err.as_str()), (0, "edge.cell.v2 created\n", ""));
        let source = json!({"copyFrom": {"name": "edge.cell.v1"}});
        assert_eq!(
            porch.bodies()[0]["spec"],
            json!({"packageName": "cell", "repository": "edge", "workspaceName": "v2", "lifecycle": "Draft", "source": source})
        );
        assert_eq!(&porch.log()[..2], ["GET edge.cell.v1", "POST packagerevisions"], "{state}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_not_published_is_refused_before_anything_is_sent() {
    for (state, hint) in [("Draft", "rpkg propose edge.cell.v1"), ("Proposed", "rpkg approve edge.cell.v1")] {
        let porch = Porch::new().has("edge.cell.v1", state, |_| {});
        let ran = porch.run(WORDS).await;
        assert_eq!((ran.code(), ran.out.as_str()), (3, ""));
        let said = format!(
            "cannot copy edge.cell.v1: it is {state}, and only published revisions can be copied; nothing was sent"
        );
        assert!(ran.err.contains(&said) && ran.err.contains(hint), "{}", ran.err);
        assert_eq!(porch.log(), ["GET edge.cell.v1"]);
    }
}

#[tokio::test(start_paused = true)]
async fn the_placeholder_of_a_branch_is_no_source() {
    let porch = Porch::new().has("edge.cell.main", "Published", |o| o["status"]["revision"] = (-1).into());
    let ran = porch.run("copy edge.cell.main --workspace=v2").await;
    assert_eq!(ran.code(), 3);
    assert!(ran.err.contains("it stands for the branch main"), "{}", ran.err);
    assert!(ran.err.contains("rpkg get --repository edge --name cell"), "{}", ran.err);
    assert_eq!(porch.log(), ["GET edge.cell.main"]);
}

#[tokio::test(start_paused = true)]
async fn a_workspace_that_is_taken() {
    let porch = Porch::new().has("edge.cell.v1", "Published", |o| o["status"]["revision"] = 1.into());
    let ran = porch.has("edge.cell.v2", "Draft", |_| {}).run(WORDS).await;
    assert_eq!(ran.code(), 1);
    assert!(
        ran.err.contains("Error: packagerevisions.porch.kpt.dev \"edge.cell.v2\" already exists"),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("rpkg pull edge.cell.v2 DIR"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_missing_source_has_a_neighbour() {
    let porch = Porch::new().has("edge.cell.v1", "Published", |_| {});
    let ran = porch.run("copy edge.cel.v1 --workspace=v2").await;
    assert_eq!(ran.code(), 5);
    assert!(ran.err.contains("\"edge.cel.v1\" not found\nhint: did you mean edge.cell.v1?"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn wrong_usage_in_the_go_clients_words() {
    for (words, text) in [
        ("copy --workspace=v2", "SOURCE_PACKAGE is a required positional argument"),
        ("copy edge.cell.v1", "--workspace is required to specify workspace name"),
        (
            "edit edge.cell.v1 cell2 --workspace=v2",
            "too many arguments; SOURCE_PACKAGE is the only accepted positional arguments",
        ),
    ] {
        let porch = Porch::new();
        let ran = porch.run(words).await;
        assert_eq!(ran.code(), 2, "{words}");
        assert!(ran.err.contains(text), "{words}: {}", ran.err);
        assert!(porch.log().is_empty(), "{words}");
    }
}
