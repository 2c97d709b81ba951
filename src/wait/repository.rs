//! Waits for a registered repository: usable, or gone.
//!
//! In: a connection, the object's identity, patience. Out: the reading that shows it, or a [`Failure`]. The loop
//! is that of package revisions. Never: a verdict from anything but a quorum read.

use futures::StreamExt;
use futures::stream::BoxStream;

use super::engine::{Course, Step, Subject, Why, drive};
use super::events::Event;
use super::facts::words;
use super::goal::Patience;
use super::live::{Live, sort};
use super::reads::{ReadError, Reads};
use crate::api::config::Repository;
use crate::client::{Fault, Hint};
use crate::failure::{Failure, Kind};

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
    live: &Live,
    name: &str,
    uid: &str,
    goal: RepositoryGoal,
    patience: &Patience,
    events: &mut dyn FnMut(Event),
) -> Result<Option<Repository>, Failure> {
    let mut subject =
        Registered { live, name, uid, goal, version: None, expired: false, last: None, fault: None };
    Box::pin(drive(&mut subject, patience, events)).await
}

/// One repository and what it is waited for.
struct Registered<'a> {
    live: &'a Live,
    name: &'a str,
    uid: &'a str,
    goal: RepositoryGoal,
    /// Version of the last reading, to watch from: what happened since then is told at once.
    version: Option<String>,
    /// A version was refused as too old: never again start from one.
    expired: bool,
    /// The last reading in words.
    last: Option<String>,
    /// The last thing that went wrong, in the server's own words.
    fault: Option<Fault>,
}

impl Registered<'_> {
    /// What an error means that ends the wait.
    fn refused(&self, error: &ReadError) -> Failure {
        match &self.fault {
            Some(fault) => fault.clone().into_plain_failure(),
            None => Failure::new(Kind::Unavailable, error.text()),
        }
    }

    fn late(&self, course: &Course<'_>) -> Failure {
        let said = || course.trouble.clone().unwrap_or_else(|| "no answer".into());
        match &self.last {
            Some(last) => Failure::new(Kind::TimedOut, last.as_str()),
            None => Failure::new(Kind::Unavailable, format!("the API server does not answer: {}", said())),
        }
    }

    fn last(&self) -> &str {
        self.last.as_deref().unwrap_or("nothing is known of it")
    }
}

impl Subject for Registered<'_> {
    type Event = Hint<Repository>;
    type Events = BoxStream<'static, Result<Hint<Repository>, ReadError>>;
    type Reading = Option<Repository>;
    type End = Result<Option<Repository>, Failure>;

    /// The object, or its proven absence.
    async fn read(&mut self, course: &mut Course<'_>) -> Result<Option<Repository>, ReadError> {
        let client = self.live.client().await;
        let fault = &mut self.fault;
        let asking = async {
            match client.get::<Repository>(self.name).await {
                Ok(object) => Ok(Some(object)),
                Err(found) if found.is_not_found() && found.code == Some(404) => Ok(None),
                Err(found) => Err(sort(fault.insert(found).clone())),
            }
        };
        course.ask(asking).await
    }

    async fn weigh(&mut self, object: Option<Repository>, course: &mut Course<'_>) -> Step<Self::End> {
        self.version = object.as_ref().and_then(|object| object.metadata.resource_version.clone());
        match standing(object.as_ref(), self.uid, self.goal) {
            Standing::Met => Step::End(Ok(object)),
            Standing::Failed(kind, text) => Step::End(Err(Failure::new(kind, text))),
            Standing::NotYet(text) => {
                course.teller.waiting("NotYet".into(), &text);
                self.last = Some(text);
                Step::Again(None)
            }
        }
    }

    async fn watch(&self) -> Result<Self::Events, ReadError> {
        let version = self.version.as_deref().filter(|_| !self.expired);
        let events = self.live.client().await.watch(self.name, version).await.map_err(sort)?;
        let sorted = events.map(|event| match event {
            Ok(Hint::Gone410) => Err(ReadError::Expired),
            other => other.map_err(sort),
        });
        Ok(sorted.boxed())
    }

    fn heed(&mut self, event: Hint<Repository>, _: &mut Course<'_>) -> bool {
        event != Hint::Bookmark
    }

    fn expired(&mut self) {
        self.expired = true;
    }

    async fn reconnect(&self) -> Result<(), ReadError> {
        self.live.reconnect().await
    }

    fn end(&self, why: Why<'_>, course: &Course<'_>) -> Self::End {
        Err(match why {
            Why::Refused(error) => self.refused(error),
            Why::NotYet => Failure::new(Kind::NotYet, self.last()),
            Why::Late => self.late(course),
            Why::Interrupted(kind) => {
                Failure::new(kind, format!("interrupted after {}: {}", words(course.elapsed()), self.last()))
            }
        })
    }
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
