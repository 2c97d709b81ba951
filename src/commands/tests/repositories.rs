//! repo reg and unreg: refusals half-way, lost answers, missing rights.

use serde_json::{Value, json};

use super::porch::{Porch, Ran};

const REG: &str = "reg http://h/blue.git --repo-basic-username=u --repo-basic-password=s3cret-word";

async fn repo(porch: &Porch, words: &str) -> Ran {
    let ran = porch.run_in("repo", words).await;
    assert!(!ran.err.contains("s3cret") && !ran.out.contains("s3cret"), "{}", ran.err);
    ran
}

fn ready(object: &mut Value) {
    condition(object, "True", "Ready", "Repository Ready");
}

fn condition(object: &mut Value, status: &str, reason: &str, message: &str) {
    object["status"]["conditions"] = json!([
        {"type": "Ready", "status": status, "reason": reason, "message": message, "observedGeneration": 1}
    ]);
}

#[tokio::test(start_paused = true)]
async fn registered_in_two_requests_as_the_go_client() {
    let porch = Porch::new();
    let ran = repo(&porch, &format!("{REG} --wait=false")).await;
    assert_eq!((ran.code(), ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(porch.log(), ["POST secrets", "POST repositories"]);
    let [secret, repository] = &porch.bodies()[..] else { panic!("two bodies") };
    assert_eq!(secret["data"], json!({"username": "dQ==", "password": "czNjcmV0LXdvcmQ="}));
    assert_eq!(secret["metadata"]["labels"], json!({"app.kubernetes.io/managed-by": "porchctl"}));
    assert_eq!(
        repository["spec"],
        json!({"type": "git", "git": {"repo": "http://h/blue.git", "branch": "main", "directory": "/", "secretRef": {"name": "blue-auth"}}})
    );
    let plain = Porch::new();
    repo(&plain, "reg oci://h/blue --wait=false").await;
    assert_eq!(plain.log(), ["POST repositories"]);
    assert_eq!(
        plain.bodies()[0]["spec"],
        json!({"type": "oci", "oci": {"registry": "h/blue", "secretRef": {"name": ""}}})
    );
}

#[tokio::test(start_paused = true)]
async fn the_wait_hears_of_it_long_before_the_heartbeat() {
    let porch = Porch::new();
    let begun = tokio::time::Instant::now();
    let words = "reg http://h/blue.git";
    let later = async {
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        porch.repository_later(0, "blue", |o| condition(o, "False", "Reconciling", "in progress"));
        porch.repository_later(1500, "blue", ready);
    };
    let (ran, ()) = tokio::join!(repo(&porch, words), later);
    assert_eq!((ran.code(), ran.out.as_str()), (0, ""), "{}", ran.err);
    assert!(begun.elapsed() < std::time::Duration::from_secs(3), "{:?}", begun.elapsed());
}

#[tokio::test(start_paused = true)]
async fn what_does_not_get_ready_in_time_is_told_as_such() {
    let porch = Porch::new();
    let ran = repo(&porch, "reg http://h/blue.git --timeout=20s").await;
    assert_eq!(ran.code(), 124);
    assert!(ran.err.contains("Error: blue is registered, but not ready yet\n"), "{}", ran.err);
    assert!(ran.err.contains("the controller has not looked at it yet"), "{}", ran.err);
    assert!(porch.other("repositories", "blue").is_some());
    let porch = Porch::new();
    assert_eq!(repo(&porch, "reg http://h/blue.git --timeout=0").await.code(), 8);
}

#[tokio::test(start_paused = true)]
async fn a_refusal_takes_the_secret_back() {
    for (code, reason, message, exit) in [
        (
            400,
            "RepositoryConflict",
            "admission webhook \"w\" denied the request: Repository conflict with existing repository: radio/edge",
            3,
        ),
        (403, "Forbidden", "repositories.config.porch.kpt.dev is forbidden: User \"v\" cannot create", 4),
        (422, "Invalid", "Repository.config.porch.kpt.dev \"blue\" is invalid: x", 1),
    ] {
        let porch = Porch::new().trap("POST repositories", code, reason, message);
        let ran = repo(&porch, REG).await;
        assert_eq!(ran.code(), exit, "{}", ran.err);
        assert!(ran.err.contains(message), "{}", ran.err);
        assert_eq!(porch.log(), ["POST secrets", "POST repositories", "DELETE blue-auth"]);
        assert_eq!(porch.bodies().last().unwrap()["preconditions"]["uid"], "uid-blue-auth");
        assert_eq!(porch.other("secrets", "blue-auth"), None);
    }
}

#[tokio::test(start_paused = true)]
async fn a_secret_that_cannot_be_taken_back_is_named() {
    let porch = Porch::new().trap("POST repositories", 422, "Invalid", "no").trap(
        "DELETE blue-auth",
        403,
        "Forbidden",
        "secrets is forbidden",
    );
    let ran = repo(&porch, REG).await;
    assert_eq!(ran.code(), 1);
    assert!(ran.err.contains("`kubectl delete secret blue-auth -n radio`"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_is_looked_for() {
    let porch = Porch::new().lost_answer("POST repositories", 504);
    let ran = repo(&porch, &format!("{REG} --wait=false")).await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(porch.log(), ["POST secrets", "POST repositories", "GET blue"]);
    let porch = Porch::new().trap("POST repositories", 504, "Timeout", "gateway timeout");
    let ran = repo(&porch, &format!("{REG} --wait=false")).await;
    assert_eq!(ran.code(), 69);
    assert_eq!(porch.log(), ["POST secrets", "POST repositories", "GET blue", "DELETE blue-auth"]);
}

#[tokio::test(start_paused = true)]
async fn a_secret_that_exists_is_not_overwritten() {
    let porch = Porch::new();
    repo(&porch, &format!("{REG} --wait=false")).await;
    repo(&porch, "unreg blue --keep-auth-secret").await;
    let ran = repo(&porch, REG).await;
    assert_eq!(ran.code(), 1);
    for words in ["secrets \"blue-auth\" already exists", "--secret-ref blue-auth", "nothing was registered"]
    {
        assert!(ran.err.contains(words), "{words:?} is not in\n{}", ran.err);
    }
    assert_eq!(porch.other("repositories", "blue"), None);
}

#[tokio::test(start_paused = true)]
async fn without_the_right_to_list_the_secret_stays() {
    let porch = Porch::new();
    repo(&porch, &format!("{REG} --wait=false")).await;
    let porch = porch.trap("GET repositories", 403, "Forbidden", "cannot list");
    let ran = repo(&porch, "unreg blue --wait=false").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert!(ran.err.contains("the Secret blue-auth stays: whether other repositories use it"), "{}", ran.err);
    assert!(porch.other("secrets", "blue-auth").is_some());
}

#[tokio::test(start_paused = true)]
async fn a_secret_that_cannot_be_deleted_is_told_apart_from_the_repository() {
    let porch = Porch::new();
    repo(&porch, &format!("{REG} --wait=false")).await;
    let porch = porch.trap("DELETE blue-auth", 403, "Forbidden", "secrets \"blue-auth\" is forbidden");
    let ran = repo(&porch, "unreg blue").await;
    assert_eq!(ran.code(), 1);
    assert!(
        ran.err.contains("Error: blue is unregistered, but its Secret blue-auth could not be deleted"),
        "{}",
        ran.err
    );
    assert_eq!(porch.other("repositories", "blue"), None);
}
