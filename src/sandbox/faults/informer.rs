//! A controller's copy of the package revisions that lags behind the store.
//!
//! In: every write, with its time. Out: an object as it was some time ago. Never: more of the past than is asked
//! for.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use crate::sandbox::store::{EventKind, WatchEvent};

type Versions = VecDeque<(Instant, Option<Arc<Value>>)>;

/// The copy.
#[derive(Debug)]
pub struct Informer {
    lag: Duration,
    objects: Mutex<BTreeMap<(String, String), Versions>>,
}

impl Informer {
    /// One that lags by that much.
    pub fn new(lag: Duration) -> Self {
        Self { lag, objects: Mutex::default() }
    }

    /// Takes a write down.
    pub fn hear(&self, event: &WatchEvent) {
        let text = |field: &str| event.object["metadata"][field].as_str().unwrap_or_default().to_owned();
        let object = (event.kind != EventKind::Deleted).then(|| event.object.clone());
        let mut objects = self.objects.lock().unwrap_or_else(PoisonError::into_inner);
        let versions = objects.entry((text("namespace"), text("name"))).or_default();
        let now = Instant::now();
        versions.push_back((now, object));
        // The newest one that is old enough is the answer; those before it are never asked for again.
        while versions.get(1).is_some_and(|(at, _)| now.duration_since(*at) >= self.lag) {
            versions.pop_front();
        }
    }

    /// Forgets everything and begins with those objects.
    pub fn restore(&self, objects: &[Arc<Value>]) {
        self.objects.lock().unwrap_or_else(PoisonError::into_inner).clear();
        for object in objects {
            let (kind, object) = (EventKind::Added, object.clone());
            self.hear(&WatchEvent { kind, version: 0, object, previous: None });
        }
    }

    /// An object as it was: none if there was none, or if nothing of it is known.
    pub fn get(&self, namespace: &str, name: &str) -> Option<Arc<Value>> {
        let objects = self.objects.lock().unwrap_or_else(PoisonError::into_inner);
        let versions = objects.get(&(namespace.to_owned(), name.to_owned()))?;
        let now = Instant::now();
        let old = versions.iter().rev().find(|(at, _)| now.duration_since(*at) >= self.lag);
        old?.1.clone()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tokio::time::advance;

    use super::*;

    fn event(kind: EventKind, version: u64) -> WatchEvent {
        let object = Arc::new(json!({"metadata": {"namespace": "ns", "name": "a"}, "v": version}));
        WatchEvent { kind, version, object, previous: None }
    }

    #[tokio::test(start_paused = true)]
    async fn it_knows_what_was() {
        let informer = Informer::new(Duration::from_secs(2));
        let seen = || informer.get("ns", "a").map(|object| object["v"].as_u64().unwrap());
        let mut all = Vec::new();
        for version in 1..5 {
            let kind = if version == 4 { EventKind::Deleted } else { EventKind::Modified };
            informer.hear(&event(kind, version));
            all.push(seen());
            advance(Duration::from_secs(1)).await;
        }
        advance(Duration::from_secs(1)).await;
        all.push(seen());
        assert_eq!(all, [None, None, Some(1), Some(2), None]);
        informer.hear(&event(EventKind::Added, 5));
        advance(Duration::from_secs(2)).await;
        assert_eq!(seen(), Some(5));
        informer.restore(&[]);
        assert_eq!(seen(), None);
    }
}
