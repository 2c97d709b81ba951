//! Waits for a registered repository: usable, or gone.
//!
//! In: a client, the object's identity, patience. Out: the reading that shows it, or a [`Failure`]. The same
//! rules as for package revisions: a verdict only from a quorum read, the watch as a hint, a heartbeat, one
//! deadline around everything. Never: a read or an open of a watch without pacing.

use std::time::Duration;

use futures::StreamExt;
use futures::stream::BoxStream;
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

use super::goal::Patience;
use super::live::sort;
use super::pace::{Backoff, Bucket};
use super::reads::ReadError;
use crate::api::config::Repository;
use crate::client::{Class, Client, Fault, Hint};
use crate::failure::{Failure, Kind};

/// Least time between two opens of a watch.
const LEAST: Duration = Duration::from_secs(1);
/// Longer than any wait; the clock cannot hold every duration.
const FOR_EVER: Duration = Duration::from_secs(10 * 365 * 24 * 3600);
/// The controller is at work.
const RECONCILING: &str = "Reconciling";

/// What to wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepositoryGoal {
    /// The controller synchronised this generation of it.
    Ready {
        /// The generation that our write returned.
        generation: i64,
    },
    /// It is gone.
    Gone,
}

/// What one reading says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The goal is reached.
    Met,
    /// Not yet: what the controller does.
    NotYet(String),
    /// It cannot be reached.
    Failed(Kind, String),
}

/// Judges one reading. Pure.
pub fn standing(object: Option<&Repository>, uid: &str, goal: RepositoryGoal) -> Standing {
    let ours = object.filter(|found| found.metadata.uid.as_deref() == Some(uid));
    match (goal, object, ours) {
        (RepositoryGoal::Gone, _, None) => Standing::Met,
        (RepositoryGoal::Gone, _, Some(ours)) => Standing::NotYet(held(ours)),
        (_, None, _) => Standing::Failed(Kind::NotFound, "it was unregistered meanwhile".into()),
        (_, Some(_), None) => {
            Standing::Failed(Kind::Conflict, "it was unregistered and registered again meanwhile".into())
        }
        (RepositoryGoal::Ready { .. }, _, Some(ours)) if ours.metadata.deletion_timestamp.is_some() => {
            Standing::Failed(Kind::Blocked, "it is being unregistered".into())
        }
        (RepositoryGoal::Ready { generation }, _, Some(ours)) => readiness(ours, generation),
    }
}

/// What its condition says of that generation.
fn readiness(repository: &Repository, generation: i64) -> Standing {
    let Some(ready) = repository.ready() else {
        return Standing::NotYet("the controller has not looked at it yet".into());
    };
    if ready.observed_generation.is_some_and(|seen| seen < generation) {
        return Standing::NotYet("the controller has not looked at the last change yet".into());
    }
    match ready.status.as_str() {
        "True" => Standing::Met,
        "False" if ready.reason != RECONCILING => Standing::Failed(Kind::Blocked, ready.message.clone()),
        _ => Standing::NotYet(ready.message.clone()),
    }
}

/// What keeps it.
fn held(repository: &Repository) -> String {
    match repository.metadata.finalizers.as_deref() {
        None | Some([]) => "it is still there".into(),
        Some(finalizers) => format!("still held by {}", finalizers.join(", ")),
    }
}

/// Waits for the goal. The first act is a read; a timeout of zero is that read alone.
///
/// # Errors
/// The goal cannot be reached, is not reached in time, or nothing can be read.
pub async fn wait_for_repository(
    client: &Client,
    name: &str,
    uid: &str,
    goal: RepositoryGoal,
    patience: &Patience,
    tell: &mut dyn FnMut(&str),
) -> Result<Option<Repository>, Failure> {
    let mut wait = Wait {
        client,
        name,
        uid,
        goal,
        patience,
        bucket: Bucket::full(Instant::now()),
        backoff: Backoff::default(),
        events: None,
        opens_at: Instant::now(),
        version: None,
        expired: false,
        last: "nothing is known of it".into(),
    };
    if patience.timeout.is_zero() {
        return wait.once().await;
    }
    let deadline = Instant::now() + patience.timeout.min(FOR_EVER);
    match timeout_at(deadline, wait.run(tell)).await {
        Ok(end) => end,
        Err(_) => Err(Failure::new(Kind::TimedOut, wait.last)),
    }
}

struct Wait<'a> {
    client: &'a Client,
    name: &'a str,
    uid: &'a str,
    goal: RepositoryGoal,
    patience: &'a Patience,
    bucket: Bucket,
    backoff: Backoff,
    events: Option<BoxStream<'static, Result<Hint<Repository>, Fault>>>,
    opens_at: Instant,
    /// Version of the last reading, to watch from: what happened since then is told at once.
    version: Option<String>,
    /// A version was refused as too old: never again start from one.
    expired: bool,
    /// The last reading in words, for the deadline.
    last: String,
}

impl Wait<'_> {
    async fn once(&mut self) -> Result<Option<Repository>, Failure> {
        let object = self.read().await.map_err(|fault| plain(&fault))?;
        match standing(object.as_ref(), self.uid, self.goal) {
            Standing::Met => Ok(object),
            Standing::NotYet(text) => Err(Failure::new(Kind::NotYet, text)),
            Standing::Failed(kind, text) => Err(Failure::new(kind, text)),
        }
    }

    async fn run(&mut self, tell: &mut dyn FnMut(&str)) -> Result<Option<Repository>, Failure> {
        loop {
            sleep(self.bucket.take(Instant::now())).await;
            let object = match self.read().await {
                Ok(object) => object,
                Err(fault) => {
                    let pause = self.pause_after(fault)?;
                    sleep(pause).await;
                    continue;
                }
            };
            self.backoff.reset();
            self.version = object.as_ref().and_then(|object| object.metadata.resource_version.clone());
            match standing(object.as_ref(), self.uid, self.goal) {
                Standing::Met => return Ok(object),
                Standing::Failed(kind, text) => return Err(Failure::new(kind, text)),
                Standing::NotYet(text) => {
                    tell(&text);
                    self.last = text;
                }
            }
            let heartbeat = self.patience.heartbeat;
            tokio::select! {
                () = self.hint() => {}
                () = sleep(heartbeat) => {}
            }
        }
    }

    /// The object, or its proven absence.
    async fn read(&self) -> Result<Option<Repository>, Fault> {
        let slow = || Fault::local(Class::Timeout, "the API server did not answer in time");
        match timeout(self.patience.request, self.client.get::<Repository>(self.name)).await {
            Err(_) => Err(slow()),
            Ok(Ok(object)) => Ok(Some(object)),
            Ok(Err(fault)) if fault.is_not_found() && fault.code == Some(404) => Ok(None),
            Ok(Err(fault)) => Err(fault),
        }
    }

    /// How long to hold back after a read that gave no evidence.
    fn pause_after(&mut self, fault: Fault) -> Result<Duration, Failure> {
        let failure = plain(&fault);
        match sort(fault) {
            ReadError::Forbidden(_) | ReadError::Unauthorized(_) | ReadError::Refused(_) => Err(failure),
            ReadError::Busy { retry_after: Some(pause), .. } => Ok(pause),
            error => {
                self.last = format!("the API server does not answer: {}", error.text());
                Ok(self.backoff.pause())
            }
        }
    }

    /// Ends when something may have happened. May be dropped at any await.
    async fn hint(&mut self) {
        loop {
            let Some(events) = self.events.as_mut() else {
                sleep_until(self.opens_at).await;
                self.opens_at = Instant::now() + LEAST;
                let version = self.version.as_deref().filter(|_| !self.expired);
                match self.client.watch(self.name, version).await {
                    Ok(events) => self.events = Some(events),
                    // The heartbeat reads without it.
                    Err(fault) if fault.class == Class::Expired => self.expired = true,
                    Err(_) => self.opens_at = Instant::now() + self.backoff.pause(),
                }
                continue;
            };
            match events.next().await {
                Some(Ok(Hint::Bookmark)) => {}
                Some(Ok(Hint::Changed(_) | Hint::Deleted)) => return,
                end => {
                    self.expired |= matches!(end, Some(Ok(Hint::Gone410)));
                    self.events = None;
                    return;
                }
            }
        }
    }
}

fn plain(fault: &Fault) -> Failure {
    fault.clone().into_plain_failure()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const READY: RepositoryGoal = RepositoryGoal::Ready { generation: 2 };

    fn repository(status: &str, reason: &str, seen: i64) -> Repository {
        serde_json::from_value(json!({
            "metadata": {"name": "r", "uid": "u", "finalizers": ["config.porch.kpt.dev/repository"]},
            "status": {"conditions": [{"type": "Ready", "status": status, "reason": reason, "message": "m", "observedGeneration": seen}]},
        }))
        .unwrap()
    }

    #[test]
    fn ready_is_judged_by_the_condition_of_this_generation() {
        for (status, reason, seen, expected) in [
            ("True", "Ready", 2, Standing::Met),
            (
                "True",
                "Ready",
                1,
                Standing::NotYet("the controller has not looked at the last change yet".into()),
            ),
            ("False", "Reconciling", 2, Standing::NotYet("m".into())),
            ("False", "Error", 2, Standing::Failed(Kind::Blocked, "m".into())),
            (
                "False",
                "Error",
                1,
                Standing::NotYet("the controller has not looked at the last change yet".into()),
            ),
        ] {
            assert_eq!(
                standing(Some(&repository(status, reason, seen)), "u", READY),
                expected,
                "{reason} {seen}"
            );
        }
    }

    #[test]
    fn another_object_of_the_name_is_not_ours() {
        let other = repository("True", "Ready", 2);
        assert!(matches!(standing(Some(&other), "v", READY), Standing::Failed(Kind::Conflict, _)));
        assert!(matches!(standing(None, "v", READY), Standing::Failed(Kind::NotFound, _)));
        assert_eq!(standing(Some(&other), "v", RepositoryGoal::Gone), Standing::Met);
        assert_eq!(standing(None, "v", RepositoryGoal::Gone), Standing::Met);
        let held = Standing::NotYet("still held by config.porch.kpt.dev/repository".into());
        assert_eq!(standing(Some(&other), "u", RepositoryGoal::Gone), held);
    }

    #[test]
    fn what_is_being_unregistered_gets_not_ready() {
        let mut leaving = repository("True", "Ready", 2);
        leaving.metadata.deletion_timestamp = serde_json::from_value(json!("2026-01-01T00:00:00Z")).unwrap();
        assert!(matches!(standing(Some(&leaving), "u", READY), Standing::Failed(Kind::Blocked, _)));
    }
}
