//! push on servers that write late, write over, or answer in words that nobody knows.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::porch::Porch;
use super::push::{NAME, World};
use super::store::Renders;
use crate::api::RENDER_REQUEST;

const DISK: &str = "Internal error occurred: the disk of the store is full";

#[tokio::test(start_paused = true)]
async fn nothing_is_sent_before_the_first_render_has_ended() {
    let world = World::with(Porch::new()).await;
    world.porch.touch(|state| {
        state.change(NAME, |object| object["metadata"]["annotations"][RENDER_REQUEST] = "r0".into());
    });
    world.porch.later(5000, NAME, |object| object["status"]["observedPrrResourceVersion"] = "r0".into());
    let begun = Instant::now();
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), world.puts()), (0, 1), "{}", ran.err);
    assert!(begun.elapsed() >= Duration::from_secs(5));
    let log = world.log();
    let put = log.iter().position(|line| line.starts_with("PUT")).unwrap();
    assert_eq!(log[put - 1], "GET X", "the last reading before the push is that of the revision: {log:?}");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_in_unknown_words_is_looked_after_and_not_repeated() {
    let world = World::with(Porch::new().trap("PUT", 500, "InternalError", DISK)).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), world.puts(), world.stored("a.txt").as_str()), (1, 1, "1\n"), "{}", ran.err);
    assert!(ran.err.contains("the disk of the store is full"), "{}", ran.err);
    assert!(ran.err.contains("looked afterwards: the content is what it was before"), "{}", ran.err);
    let log = world.log();
    let put = log.iter().position(|line| line.starts_with("PUT")).unwrap();
    assert_eq!(log[put + 1..], ["GET X", "GET content/X", "GET content/X", "GET X"]);
}

#[tokio::test(start_paused = true)]
async fn a_push_that_was_stored_half_is_told() {
    let porch = Porch::new().trap("PUT", 500, "InternalError", DISK).after("PUT", |state| {
        let mut files = state.contents.files(NAME);
        files.remove("b.txt");
        state.contents.write(NAME, files);
    });
    let world = World::with(porch).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), world.puts()), (1, 1), "{}", ran.err);
    assert!(ran.err.contains("the content is neither the old nor the new one"), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn a_push_that_was_stored_in_spite_of_a_500_is_one() {
    let world = World::with(Porch::new().lost_answer("PUT", 500)).await;
    let ran = world.edit("a.txt", "2\n").push("").await;
    assert_eq!((ran.code(), ran.out.as_str(), world.puts()), (0, "edge.cell.v1 pushed\n", 1), "{}", ran.err);
}

#[tokio::test(start_paused = true)]
async fn no_proof_of_a_render_is_not_called_a_failed_one() {
    let proposed = |state: &mut super::state::State| {
        state.change(NAME, |object| {
            object["metadata"]["generation"] = 3.into();
            object["spec"]["lifecycle"] = "Proposed".into();
            object["status"]["conditions"][0]["observedGeneration"] = 3.into();
        });
    };
    let world = World::with(Porch::new().renders(Renders::Never).after("PUT", proposed)).await;
    let ran = world.edit("a.txt", "2\n").push(" -o json").await;
    assert_eq!(ran.code(), 3, "{}", ran.err);
    assert!(ran.err.contains("there is no proof of a render"), "{}", ran.err);
    assert!(!ran.err.contains("its render failed"), "{}", ran.err);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["result"], &value["saved"]), (&json!("not-rendered"), &json!(true)));
    assert_eq!(value["reason"], "LifecycleBlocksRender");
}

#[tokio::test(start_paused = true)]
async fn lost_content_has_its_word_and_the_check_can_be_turned_off() {
    let world = World::with(Porch::new().renders(Renders::With(|before, _| before.clone()))).await;
    let ran = world.edit("a.txt", "2\n").push(" -o json").await;
    assert_eq!(ran.code(), 3, "{}", ran.err);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["result"], &value["reason"]), (&json!("content-lost"), &json!("ContentLost")));
    assert_eq!((&value["lost"], &value["exitCode"]), (&json!(["a.txt"]), &json!(3)));
    let ran = world.push(" -o json --verify-content=false").await;
    assert_eq!(ran.code(), 0, "{}", ran.err);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&value["result"], &value["reason"]), (&json!("pushed"), &Value::Null));
}
