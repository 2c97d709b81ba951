//! What is proposed or approved holds a package, and its readiness gates are open.

use serde_json::{Value, json};

use super::porch::Porch;

const NAME: &str = "edge.cell.v1";

#[tokio::test(start_paused = true)]
async fn what_the_server_emptied_goes_no_further() {
    for (verb, state) in [("propose", "Draft"), ("approve", "Proposed")] {
        let emptied = || Porch::new().has(NAME, state, |_| {}).resources(NAME, json!({"a.txt": "1"}));
        let porch = emptied();
        let ran = porch.run(&format!("{verb} {NAME}")).await;
        assert_eq!((ran.code(), ran.out.as_str()), (3, ""), "{}", ran.err);
        assert!(ran.err.contains("ContentLost: its stored content has no Kptfile"), "{}", ran.err);
        assert!(ran.err.contains("rpkg push edge.cell.v1 DIR") && ran.err.contains("--force"), "{}", ran.err);
        assert_eq!(porch.object(NAME).unwrap()["spec"]["lifecycle"], state);
        // Who insists gets it, and who does not wait is not kept.
        for flag in ["--force", "--wait=false"] {
            let ran = emptied().run(&format!("{verb} {NAME} {flag}")).await;
            assert_eq!(ran.code(), 0, "{verb} {flag}: {}", ran.err);
        }
    }
    // One more read, of a package that is there.
    let porch = Porch::new().has(NAME, "Draft", |_| {}).resources(NAME, json!({"Kptfile": "kind: Kptfile"}));
    assert_eq!(porch.run("propose edge.cell.v1").await.code(), 0);
    assert_eq!(porch.log()[..3], ["GET edge.cell.v1", "GET content/edge.cell.v1", "PATCH edge.cell.v1"]);
}

#[tokio::test(start_paused = true)]
async fn unmet_gates_are_named() {
    let gated = |object: &mut Value| {
        object["spec"]["readinessGates"] = json!([{"conditionType": "tested"}]);
    };
    let porch = Porch::new().has("edge.cell.v1", "Draft", gated);
    let ran = porch.run("propose edge.cell.v1").await;
    assert_eq!(ran.code(), 3);
    assert_eq!(
        ran.err,
        "edge.cell.v1 failed (readiness conditions not met)\n  gate tested has no condition in the Kptfile\n"
    );
}
