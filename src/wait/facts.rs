//! The state of a package revision in lines that always look the same.
//!
//! In: a snapshot. Out: text for people, an object for scripts. Never: verdicts.

use std::time::Duration;

use serde_json::{Value, json};

use super::snapshot::{Mark, Snapshot};

/// Three lines: render, request, ready.
pub fn facts(o: &Snapshot) -> Vec<String> {
    let request = format!(
        "request  {}   observed {}   rendering {}",
        dash(&o.request),
        dash(&o.observed),
        dash(&o.rendering)
    );
    let of = o.ready.as_ref().map_or(0, |ready| ready.generation);
    vec![
        format!("render   {}", spoken(o.rendered.as_ref())),
        request,
        format!(
            "ready    {}  generation {of} of {}  lifecycle {}",
            spoken(o.ready.as_ref()),
            o.generation,
            dash(&o.lifecycle)
        ),
    ]
}

/// `True`, `False/Reason  first line of the message`, or `-`.
fn spoken(mark: Option<&Mark>) -> String {
    let Some(mark) = mark else { return "-".into() };
    let head = if mark.status == "True" { "True".into() } else { format!("{}/{}", mark.status, mark.reason) };
    match mark.message.lines().next() {
        Some(line) if !line.is_empty() => format!("{head}  {line}"),
        _ => head,
    }
}

fn dash(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

/// The same for scripts; the spellings are part of `-o json`.
pub fn facts_json(o: &Snapshot) -> Value {
    json!({
        "lifecycle": o.lifecycle, "generation": o.generation, "renderRequest": o.request,
        "observedPrrResourceVersion": o.observed, "renderingPrrResourceVersion": o.rendering,
        "creationSource": o.creation_source, "revision": o.revision,
        "ready": mark_json(o.ready.as_ref()), "rendered": mark_json(o.rendered.as_ref()),
    })
}

fn mark_json(mark: Option<&Mark>) -> Value {
    mark.map_or(Value::Null, |m| {
        json!({"status": m.status, "reason": m.reason, "message": m.message, "observedGeneration": m.generation})
    })
}

/// Why nothing may be moving: slow, down and lost look alike, so this is a guess and says so.
pub fn guess(o: &Snapshot, unchanged: Duration, outage: bool) -> String {
    let lost = "; a lost result looks the same, `--nudge` makes the controller look again";
    if o.finalizers.is_empty() && o.ready.is_none() && o.rendered.is_none() {
        "the controller never touched this object (no finalizer, no conditions): is it running?".into()
    } else if outage && (!o.quiet() || o.source_outstanding()) {
        format!("the API server was away during the wait, so the result was probably lost{lost}")
    } else if !o.rendering.is_empty() {
        format!("rendering for at least {}{lost}", words(unchanged))
    } else if !o.quiet() {
        format!("the render request was not picked up: the controller may be down or busy{lost}")
    } else if o.is_owed() {
        format!("nothing changed for {}{lost}", words(unchanged))
    } else {
        format!("nothing changed for {}", words(unchanged))
    }
}

/// `1.2s`, `45s`, `4m48s`, `1h2m`; rounded to tenths of a second.
pub fn words(time: Duration) -> String {
    let tenths = (time.as_millis() + 50) / 100;
    let seconds = tenths / 10;
    match seconds {
        0..10 if !tenths.is_multiple_of(10) => format!("{seconds}.{}s", tenths % 10),
        0..60 => format!("{seconds}s"),
        60..3600 if seconds.is_multiple_of(60) => format!("{}m", seconds / 60),
        60..3600 => format!("{}m{}s", seconds / 60, seconds % 60),
        _ => format!("{}h{}m", seconds / 3600, seconds % 3600 / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_always_look_the_same() {
        let mut snapshot = Snapshot {
            generation: 4,
            request: "r2".into(),
            rendering: "r2".into(),
            lifecycle: "Draft".into(),
            ..Snapshot::default()
        };
        snapshot.rendered = Some(Mark {
            status: "False".into(),
            reason: "RenderFailed".into(),
            message: "boom\nmore".into(),
            generation: 1,
        });
        assert_eq!(
            facts(&snapshot),
            [
                "render   False/RenderFailed  boom",
                "request  r2   observed -   rendering r2",
                "ready    -  generation 0 of 4  lifecycle Draft"
            ]
        );
    }

    #[test]
    fn the_guess_tells_untouched_from_stuck() {
        let mut snapshot = Snapshot::default();
        assert!(guess(&snapshot, Duration::ZERO, false).contains("never touched"));
        snapshot.finalizers = vec!["f".into()];
        snapshot.request = "r2".into();
        assert!(guess(&snapshot, Duration::ZERO, false).contains("not picked up"));
        assert!(guess(&snapshot, Duration::ZERO, true).contains("--nudge"));
        snapshot.rendering = "r2".into();
        assert!(guess(&snapshot, Duration::from_secs(288), false).contains("4m48s"));
    }

    #[test]
    fn times_are_short() {
        let said: Vec<String> = [0, 250, 1500, 1999, 45_000, 300_000, 288_000, 3_720_000]
            .into_iter()
            .map(|ms| words(Duration::from_millis(ms)))
            .collect();
        assert_eq!(said, ["0s", "0.3s", "1.5s", "2s", "45s", "5m", "4m48s", "1h2m"]);
    }
}
