//! What happened to one collection, as far back as it is kept.
//!
//! In: one event per write. Out: the events after a version. Never: locks or waiting.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::Value;

/// Events that are kept whatever they weigh.
const MIN_EVENTS: usize = 1_000;
/// At most so many events are kept.
const MAX_EVENTS: usize = 20_000;
/// ... and at most so many values (maps, lists, scalars) in them, around 150 MiB.
const MAX_VALUES: usize = 1_500_000;

/// What happened to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// It was created.
    Added,
    /// It was changed.
    Modified,
    /// It is gone; `object` is its last state with the version of the removal.
    Deleted,
}

impl EventKind {
    /// `type` of a watch event.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Added => "ADDED",
            Self::Modified => "MODIFIED",
            Self::Deleted => "DELETED",
        }
    }
}

/// One write.
#[derive(Clone, Debug)]
pub struct WatchEvent {
    /// What happened.
    pub kind: EventKind,
    /// resourceVersion of the write.
    pub version: u64,
    /// The object after it.
    pub object: Arc<Value>,
    /// The object before it, if there was one.
    pub previous: Option<Arc<Value>>,
}

/// The events of one collection in the order of their versions.
#[derive(Debug, Default)]
pub struct History {
    events: VecDeque<(usize, WatchEvent)>,
    values: usize,
    forgotten: u64,
}

impl History {
    /// An empty one that claims to have forgotten everything up to a version.
    pub fn since(version: u64) -> Self {
        Self { forgotten: version, ..Self::default() }
    }

    /// Version up to which events were forgotten.
    pub fn forgotten(&self) -> u64 {
        self.forgotten
    }

    /// Adds an event, forgets old ones.
    pub fn push(&mut self, event: WatchEvent) {
        let weight = values(&event.object);
        self.values += weight;
        self.events.push_back((weight, event));
        while self.events.len() > MAX_EVENTS || (self.values > MAX_VALUES && self.events.len() > MIN_EVENTS) {
            self.forget_one();
        }
    }

    fn forget_one(&mut self) {
        if let Some((weight, event)) = self.events.pop_front() {
            self.values -= weight;
            self.forgotten = event.version;
        }
    }

    /// Forgets everything.
    pub fn forget(&mut self, version: u64) {
        self.events.clear();
        self.values = 0;
        self.forgotten = version;
    }

    /// Every event after a version, oldest first.
    ///
    /// # Errors
    /// The version up to which events were forgotten.
    pub fn since_version(&self, version: u64) -> Result<Vec<&WatchEvent>, u64> {
        if version < self.forgotten {
            return Err(self.forgotten);
        }
        let at = self.events.partition_point(|(_, event)| event.version <= version);
        Ok(self.events.range(at..).map(|(_, event)| event).collect())
    }

    /// The first event after a version; `Err` if events after it are forgotten.
    ///
    /// # Errors
    /// The version up to which events were forgotten.
    pub fn after(&self, version: u64) -> Result<Option<&WatchEvent>, u64> {
        if version < self.forgotten {
            return Err(self.forgotten);
        }
        let at = self.events.partition_point(|(_, event)| event.version <= version);
        Ok(self.events.get(at).map(|(_, event)| event))
    }
}

/// How many values an object holds.
fn values(value: &Value) -> usize {
    match value {
        Value::Object(map) => 1 + map.values().map(values).sum::<usize>(),
        Value::Array(items) => 1 + items.iter().map(values).sum::<usize>(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn event(version: u64) -> WatchEvent {
        WatchEvent { kind: EventKind::Added, version, object: Arc::new(json!({"a": 1})), previous: None }
    }

    #[test]
    fn events_follow_a_version() {
        let mut history = History::since(5);
        history.push(event(7));
        history.push(event(9));
        assert_eq!(history.after(5).unwrap().map(|event| event.version), Some(7));
        assert_eq!(history.after(7).unwrap().map(|event| event.version), Some(9));
        assert!(history.after(9).unwrap().is_none());
        assert_eq!(history.after(4).unwrap_err(), 5);
    }

    #[test]
    fn at_least_ten_thousand_small_events_are_kept() {
        let mut history = History::since(0);
        for version in 1..=MAX_EVENTS as u64 + 5 {
            history.push(event(version));
        }
        assert_eq!(history.forgotten(), 5);
        assert!(history.after(5).unwrap().is_some());
        assert_eq!(history.values, MAX_EVENTS * 2);
    }

    #[test]
    fn heavy_events_push_old_ones_out() {
        let mut history = History::since(0);
        let heavy = Arc::new(Value::Array(vec![Value::Null; 2_000]));
        for version in 1..=1_100 {
            history.push(WatchEvent { object: heavy.clone(), ..event(version) });
        }
        assert!(history.forgotten() > 0);
        assert!(history.events.len() >= MIN_EVENTS);
    }
}
