//! push against servers that lose, repeat, race and refuse.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::porch::Porch;
use super::store::Renders;
use crate::api::{PUSH_ON_RENDER_FAILURE, RENDER_REQUEST};

pub(super) const NAME: &str = "edge.cell.v1";
pub(super) const KPTFILE: &str = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: cell\n";
const STALE: &str = "Internal error occurred: Operation cannot be fulfilled on packagerevisionresources.porch.kpt.dev \"edge.cell.v1\": the object has been modified; please apply your changes to the latest version and try again";
const BOOM: &str = "fn.render: pkg /:\n\tpipeline.run: func eval \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\" failed: exit status 3 (boom: no\n)";

/// A server with one draft, and that draft pulled into a directory.
pub(super) struct World {
    pub(super) porch: Porch,
    place: tempfile::TempDir,
}

impl World {
    async fn new() -> Self {
        Self::with(Porch::new()).await
    }

    pub(super) async fn with(porch: Porch) -> Self {
        let files = json!({"Kptfile": KPTFILE, "a.txt": "1\n", "b.txt": "1\n"});
        let porch = porch.has(NAME, "Draft", |_| {}).resources(NAME, files);
        let world = Self { porch, place: tempfile::tempdir().unwrap() };
        let pulled = world.porch.run(&format!("pull {NAME} {}", world.dir().display())).await;
        assert_eq!(pulled.code(), 0, "{}", pulled.err);
        world.porch.forget_log();
        world
    }

    fn dir(&self) -> PathBuf {
        self.place.path().join("dir")
    }

    pub(super) fn edit(&self, path: &str, text: &str) -> &Self {
        fs::write(self.dir().join(path), text).unwrap();
        self
    }

    pub(super) fn local(&self, path: &str) -> String {
        fs::read_to_string(self.dir().join(path)).unwrap()
    }

    pub(super) fn stored(&self, path: &str) -> String {
        self.porch.stored(NAME).get(path).cloned().unwrap_or_default()
    }

    pub(super) async fn push(&self, flags: &str) -> super::porch::Ran {
        self.porch.run(&format!("push {NAME} {}{flags}", self.dir().display())).await
    }

    pub(super) fn log(&self) -> Vec<String> {
        self.porch.log().into_iter().map(|line| line.replace(NAME, "X")).collect()
    }

    pub(super) fn puts(&self) -> usize {
        self.log().iter().filter(|line| line.starts_with("PUT")).count()
    }
}

#[tokio::test(start_paused = true)]
async fn the_requests_of_a_push() {
    let world = World::new().await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str(), ran.err.as_str()), (0, "edge.cell.v1 pushed\n", ""));
    assert_eq!(world.stored("a.txt"), "2\n");
    // Settled content, the push, was its render asked for, the render's end, the content as it is now.
    let log = world.log();
    let begin = ["GET X", "GET content/X", "GET content/X", "GET X", "PUT content/X", "GET X"];
    assert_eq!(log[..6], begin);
    assert_eq!(log[log.len() - 4..], ["GET X", "GET content/X", "GET content/X", "GET X"]);
    assert!(log.len() <= 13, "{log:?}");
}

#[tokio::test(start_paused = true)]
async fn without_waiting_one_put() {
    let world = World::new().await;
    let ran = world.edit("a.txt", "2\n").push(" --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
    assert_eq!(world.log(), ["PUT content/X"]);
    assert_eq!(world.porch.bodies()[0]["spec"]["resources"]["a.txt"], "2\n");
    assert!(world.porch.bodies()[0]["spec"]["resources"][".KptRevisionMetadata"].is_null());
}

#[tokio::test(start_paused = true)]
async fn without_waiting_a_conflict_is_not_called_a_fight() {
    let world = World::new().await;
    world.porch.touch(|state| state.push(NAME, [("Kptfile".to_owned(), KPTFILE.to_owned())].into()));
    let ran = world.edit("a.txt", "2\n").push(" --wait=false").await;
    assert_eq!((ran.code(), ran.out.as_str()), (6, ""), "{}", ran.err);
    assert!(ran.err.contains("the object has been modified"), "{}", ran.err);
    assert!(!ran.err.contains("kept changing"), "{}", ran.err);
    assert!(ran.err.contains("nothing was stored"), "{}", ran.err);
    assert_eq!(world.puts(), 1);
}

#[tokio::test(start_paused = true)]
async fn nothing_changed_nothing_sent() {
    let world = World::new().await;
    let ran = world.push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 unchanged\n"), "{}", ran.err);
    assert_eq!(world.log(), ["GET X", "GET content/X", "GET content/X", "GET X"]);
}

#[tokio::test(start_paused = true)]
async fn a_stale_version_is_read_again() {
    let world = World::with(Porch::new().trap("PUT", 500, "InternalError", STALE)).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
    assert_eq!((world.puts(), world.stored("a.txt").as_str()), (2, "2\n"));
}

#[tokio::test(start_paused = true)]
async fn somebody_elses_request_in_progress_is_waited_out() {
    const BUSY: &str = "Operation cannot be fulfilled on packagerevisionresources.porch.kpt.dev \"edge.cell.v1\": another request is already in progress on package revision resources \"radio/edge.cell.v1\"";
    let mut porch = Porch::new();
    for _ in 0..3 {
        porch = porch.trap("PUT", 409, "Conflict", BUSY);
    }
    let world = World::with(porch).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), world.puts()), (0, 4), "{}", ran.err);
    let mut porch = Porch::new();
    for _ in 0..200 {
        porch = porch.trap("PUT", 409, "Conflict", BUSY);
    }
    let world = World::with(porch).await;
    let ran = world.edit("a.txt", "2\n").push(" --timeout 30s").await;
    assert_eq!(ran.code(), 6, "{}", ran.err);
    assert!(ran.err.contains("another request is already in progress"), "{}", ran.err);
    assert_eq!((world.local("a.txt"), world.stored("a.txt")), ("2\n".into(), "1\n".into()));
}

#[tokio::test(start_paused = true)]
async fn only_drafts_take_content() {
    let world = World::new().await;
    world.porch.touch(|state| state.change(NAME, |object| object["spec"]["lifecycle"] = "Proposed".into()));
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), world.puts()), (3, 0), "{}", ran.err);
    assert!(
        ran.err.contains("its lifecycle is Proposed; only a Draft takes content; nothing was sent"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.contains("hint: `porchctl rpkg reject edge.cell.v1` makes it a draft again"),
        "{}",
        ran.err
    );
    let ran = world.push(" --wait=false").await;
    assert_eq!((ran.code(), world.puts()), (3, 1), "{}", ran.err);
    assert!(ran.err.contains("package must be Draft"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_is_looked_after() {
    for code in [504, 503] {
        let world = World::with(Porch::new().lost_answer("PUT", code)).await;
        let ran = world.edit("a.txt", "2\n").push("").await;
        assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
        assert_eq!((world.puts(), world.stored("a.txt").as_str()), (1, "2\n"), "{code}");
        let world = World::with(Porch::new().trap("PUT", code, "Timeout", "slow")).await;
        let ran = world.edit("a.txt", "2\n").push("").await;
        assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
        assert_eq!((world.puts(), world.stored("a.txt").as_str()), (2, "2\n"), "{code}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_lost_render_request_is_repaired_once_and_said() {
    let world = World::new().await;
    world.porch.touch(|state| state.contents.forgets = 1);
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
    assert_eq!(
        ran.err.lines().filter(|line| line.contains("did not ask for its render")).count(),
        1,
        "{}",
        ran.err
    );
    let patches: Vec<Value> =
        world.porch.bodies().into_iter().filter(|body| !body["metadata"]["annotations"].is_null()).collect();
    assert_eq!(patches.len(), 1);
    assert_eq!(patches[0]["metadata"]["annotations"][RENDER_REQUEST], "edge.cell.v1.2");
    assert!(patches[0]["metadata"]["resourceVersion"].is_string());
    assert!(patches[0]["metadata"]["uid"].is_string());
}

#[tokio::test(start_paused = true)]
async fn a_lost_answer_and_a_lost_request() {
    let world = World::with(Porch::new().lost_answer("PUT", 504)).await;
    world.porch.touch(|state| state.contents.forgets = 1);
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
    let object = world.porch.object(NAME).unwrap();
    assert_eq!(object["metadata"]["annotations"][RENDER_REQUEST], "edge.cell.v1.2");
    assert_eq!(world.puts(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_push_of_another_in_between_supersedes() {
    let world = World::with(Porch::new().after("PUT", |state| {
        let mut files = state.contents.files(NAME);
        files.insert("b.txt".into(), "theirs\n".into());
        state.push(NAME, files);
    }))
    .await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (7, ""), "{}", ran.err);
    assert!(ran.err.contains("was replaced by push edge.cell.v1.3"), "{}", ran.err);
    assert!(ran.err.contains("stored on the server"), "{}", ran.err);
    assert!(!ran.err.contains("caused by"), "{}", ran.err);
    // The directory still knows its edit, and the other's work is no conflict with it.
    let ran = world.push("").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!((world.stored("a.txt").as_str(), world.local("b.txt").as_str()), ("2\n", "theirs\n"));
}

#[tokio::test(start_paused = true)]
async fn content_that_the_render_wrote_over_is_told() {
    let world = World::with(Porch::new().renders(Renders::With(|before, _| before.clone()))).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (3, ""), "{}", ran.err);
    assert!(
        ran.err
            .contains("ContentLost: the server stored the push and then wrote older content over it: a.txt"),
        "{}",
        ran.err
    );
    assert_eq!((world.local("a.txt"), world.stored("a.txt")), ("2\n".into(), "1\n".into()));
    world.porch.touch(|state| state.contents.renders = Renders::With(|_, pushed| pushed.clone()));
    let ran = world.push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (0, "edge.cell.v1 pushed\n"), "{}", ran.err);
    assert_eq!(world.stored("a.txt"), "2\n");
}

#[tokio::test(start_paused = true)]
async fn deleted_and_made_again_under_the_same_name() {
    let world = World::with(Porch::new().after("PUT", |state| {
        state.change(NAME, |object| object["metadata"]["uid"] = "another".into());
    }))
    .await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (6, ""), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn deleted_after_the_push() {
    let world = World::with(Porch::new().after("PUT", |state| {
        state.change(NAME, |object| object["gone"] = true.into());
    }))
    .await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str()), (5, ""), "{}", ran.err);
    assert_eq!(world.local("a.txt"), "2\n");
}

#[tokio::test(start_paused = true)]
async fn a_render_that_never_ends() {
    let world = World::with(Porch::new().renders(Renders::Never)).await;
    let ran = world.edit("a.txt", "2\n").push(" --timeout 30s").await;
    assert_eq!((ran.code(), ran.out.as_str()), (124, ""), "{}", ran.err);
    assert!(ran.err.contains("timed out after 30s"), "{}", ran.err);
    assert!(ran.err.contains("the push is stored on the server"), "{}", ran.err);
    assert!(
        ran.err.contains("`porchctl rpkg wait edge.cell.v1 --for rendered=edge.cell.v1.2`"),
        "{}",
        ran.err
    );
    let world = World::with(Porch::new().renders(Renders::Never)).await;
    let ran = world.edit("a.txt", "2\n").push(" --timeout 0").await;
    assert_eq!((ran.code(), ran.out.as_str()), (8, ""), "{}", ran.err);
    assert_eq!(world.stored("a.txt"), "2\n");
}

#[tokio::test(start_paused = true)]
async fn too_large() {
    let text = "Request entity too large: limit is 6291456";
    let world = World::with(Porch::new().trap("PUT", 413, "RequestEntityTooLarge", text)).await;
    world.edit("big.txt", &"x".repeat(3 << 20)).edit("small.txt", "x");
    let ran = world.push("").await;
    assert_eq!((ran.code(), world.puts()), (1, 1), "{}", ran.err);
    assert!(ran.err.contains(text), "{}", ran.err);
    assert!(ran.err.contains("nothing was stored"), "{}", ran.err);
    assert!(ran.err.contains("the package has 3.1 MiB; largest: big.txt (3.0 MiB)\n"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn what_to_keep_when_the_render_fails() {
    for (flag, revision, kptfile) in [
        (" --on-render-failure unrendered", Some("true"), false),
        (" --push-on-failure Unrendered", Some("true"), false),
        (" --on-render-failure partially-rendered", Some("true"), true),
        (" --push-on-failure PartiallyRendered", Some("true"), true),
        (" --on-render-failure none", None, false),
        (" --push-on-failure None", None, false),
    ] {
        let world = World::new().await;
        world.porch.touch(|state| {
            state.change(NAME, |object| {
                object["metadata"]["annotations"][PUSH_ON_RENDER_FAILURE] = "old".into()
            });
        });
        let ran = world.edit("a.txt", "2\n").push(flag).await;
        assert_eq!(ran.code(), 0, "{flag}: {}", ran.err);
        let ran = world.edit("a.txt", "3\n").push(&format!("{flag} --wait=false")).await;
        assert_eq!((ran.code(), world.stored("a.txt").as_str()), (0, "3\n"), "{flag}: {}", ran.err);
        let object = world.porch.object(NAME).unwrap();
        assert_eq!(object["metadata"]["annotations"][PUSH_ON_RENDER_FAILURE].as_str(), revision, "{flag}");
        assert_eq!(
            world.stored("Kptfile").contains("kpt.dev/save-on-render-failure: \"true\""),
            kptfile,
            "{flag}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn what_to_keep_is_said_to_the_server_without_waiting_too() {
    let world = World::new().await;
    let ran = world.edit("a.txt", "2\n").push(" --on-render-failure unrendered --wait=false").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    let object = world.porch.object(NAME).unwrap();
    assert_eq!(object["metadata"]["annotations"][PUSH_ON_RENDER_FAILURE], "true");
    assert_eq!(world.stored("a.txt"), "2\n");
}

#[cfg(unix)]
#[tokio::test(start_paused = true)]
async fn a_link_in_the_place_of_a_file_deletes_nothing() {
    let world = World::new().await;
    fs::remove_file(world.dir().join("b.txt")).unwrap();
    std::os::unix::fs::symlink("a.txt", world.dir().join("b.txt")).unwrap();
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), world.stored("a.txt").as_str()), (0, "2\n"), "{}", ran.err);
    assert_eq!(world.stored("b.txt"), "1\n");
    assert!(ran.err.contains("not pushed: b.txt (symbolic link)"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_stranger_of_the_same_name_is_asked_for_no_render() {
    let world = World::with(Porch::new().after("PUT content/edge.cell.v1", |state| {
        state.change(NAME, |object| {
            object["metadata"]["uid"] = "somebody else".into();
            object["metadata"]["annotations"] = json!({});
        });
    }))
    .await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!(ran.code(), 6, "{}", ran.err);
    assert!(!world.log().iter().any(|line| line.starts_with("PATCH")), "{:?}", world.log());
}

#[tokio::test(start_paused = true)]
async fn a_failed_render_keeps_the_content_and_says_so() {
    let world = World::with(Porch::new().renders(Renders::Fails(BOOM))).await;
    let ran = world.edit("a.txt", "2\n").push(" -o json").await;
    assert_eq!(ran.code(), 3, "{}", ran.err);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["result"], &value["saved"]), (&json!("render-failed"), &json!(true)));
    assert_eq!(value["render"]["functions"][0]["stderr"], json!("boom: no"));
    assert_eq!(world.stored("a.txt"), "2\n");
}

#[tokio::test(start_paused = true)]
async fn the_rendered_files_come_back_on_request() {
    let rendered = |_: &_, pushed: &std::collections::BTreeMap<String, String>| {
        let mut files = pushed.clone();
        files.insert("made.yaml".into(), "a: b\n".into());
        files.insert("a.txt".into(), "rendered\n".into());
        files
    };
    let world = World::with(Porch::new().renders(Renders::With(rendered))).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(world.local("a.txt"), "2\n");
    assert!(!world.dir().join("made.yaml").exists());
    let ran = world.edit("b.txt", "2\n").push(" --pull").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!((world.local("a.txt"), world.local("made.yaml")), ("rendered\n".into(), "a: b\n".into()));
    let ran = world.push("").await;
    assert_eq!(ran.out, "edge.cell.v1 unchanged\n", "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn what_to_keep_without_waiting() {
    let world = World::new().await;
    let ran = world.edit("a.txt", "2\n").push(" --wait=false --on-render-failure unrendered").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    assert_eq!(world.log(), ["PATCH X", "PUT content/X"]);
    let object = world.porch.object(NAME).unwrap();
    assert_eq!(object["metadata"]["annotations"][PUSH_ON_RENDER_FAILURE], "true");
}
