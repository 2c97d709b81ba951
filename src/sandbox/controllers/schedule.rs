//! When a repository is synchronised.
//!
//! In: the object, the last synchronisation, the time. Out: what is due and when to look again. Never: I/O.
//! Rules as recorded: a change of anything but `spec.sync` synchronises; a wish for one synchronisation is
//! acknowledged first and met when its time has come; without either once an hour.

use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value;

/// Time between two synchronisations (the recorded server's default).
pub const PERIOD: Duration = Duration::from_secs(3600);

/// A synchronisation that succeeded.
#[derive(Clone, Debug, PartialEq)]
pub struct Synced {
    /// `spec` without `sync`.
    pub spec: Value,
    /// When it began.
    pub at: Timestamp,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// A new generation that needs no synchronisation is to be acknowledged.
    pub acknowledge: bool,
    /// A synchronisation.
    pub synchronise: bool,
    /// Time until the next look.
    pub next: Duration,
}

/// Plans.
pub fn plan(object: &Value, synced: Option<&Synced>, now: Timestamp) -> Plan {
    let fresh = synced.filter(|synced| synced.spec == spec(object));
    let pending = wish(object).map(|(at, _)| until(at, now));
    let old = fresh.is_some_and(|synced| age(synced.at, now) >= PERIOD);
    let due = pending.is_some_and(|left| left.is_zero());
    let unseen = object["status"]["observedGeneration"] != object["metadata"]["generation"];
    let next = pending.filter(|left| !left.is_zero()).unwrap_or(PERIOD).min(PERIOD);
    Plan { acknowledge: fresh.is_some() && unseen, synchronise: fresh.is_none() || due || old, next }
}

/// `spec` without `sync`.
pub fn spec(object: &Value) -> Value {
    let mut spec = object["spec"].clone();
    if let Some(fields) = spec.as_object_mut() {
        fields.remove("sync");
    }
    spec
}

/// `spec.sync.runOnceAt`, read and as given.
pub fn wish(object: &Value) -> Option<(Timestamp, &str)> {
    let text = object["spec"]["sync"]["runOnceAt"].as_str()?;
    Some((text.parse().ok()?, text))
}

/// Time left until a moment.
fn until(at: Timestamp, now: Timestamp) -> Duration {
    Duration::try_from(at.duration_since(now)).unwrap_or(Duration::ZERO)
}

/// Time passed since a moment.
fn age(at: Timestamp, now: Timestamp) -> Duration {
    until(now, at)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_700_000_000 + seconds).unwrap()
    }

    fn object(description: &str, generation: i64, wish: Option<i64>) -> Value {
        let wish = wish.map(|seconds| at(seconds).to_string());
        json!({"metadata": {"generation": generation}, "status": {"observedGeneration": 1},
               "spec": {"description": description, "sync": {"runOnceAt": wish}}})
    }

    fn planned(object: &Value, synced: bool, seconds: i64) -> (bool, bool, u64) {
        let synced = synced.then(|| Synced { spec: json!({"description": "a"}), at: at(0) });
        let plan = plan(object, synced.as_ref(), at(seconds));
        (plan.acknowledge, plan.synchronise, plan.next.as_secs())
    }

    #[test]
    fn what_is_due() {
        assert_eq!(planned(&object("a", 1, None), false, 0), (false, true, 3600), "never done");
        assert_eq!(planned(&object("a", 1, None), true, 10), (false, false, 3600), "nothing new");
        assert_eq!(planned(&object("b", 2, None), true, 10), (false, true, 3600), "another spec");
        assert_eq!(planned(&object("a", 2, Some(40)), true, 10), (true, false, 30), "a wish for later");
        assert_eq!(planned(&object("a", 2, Some(5)), true, 10), (true, true, 3600), "a wish for now");
        assert_eq!(planned(&object("a", 1, None), true, 3600), (false, true, 3600), "an hour later");
    }
}
