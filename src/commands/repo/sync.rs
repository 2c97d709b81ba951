//! `porchctl repo sync`: wishes for one synchronisation beside the usual times.
//!
//! In: names, or all; a time. Out: one line for each in their order; the worst failure. Never: a success when
//! nothing was scheduled for a name; a field of `spec.sync` other than the wish.

use std::time::Duration;

use futures::{StreamExt, stream};
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::api::config::Repository;
use crate::cli::SyncArgs;
use crate::cli::duration::GoDuration;
use crate::client::{Client, Fault, ListQuery};
use crate::commands::bulk::{PARALLEL, plain};
use crate::commands::{Context, missing};
use crate::failure::{Failure, Kind};
use crate::report::outcome::{FAILED, REHEARSED, frame, gathered};
use crate::report::rows::qualified;

/// Earliest time that is asked for, counted from now; the Go client's rule.
const EARLIEST: Duration = Duration::from_secs(60);

/// One repository to be synchronised.
struct Target {
    name: String,
    client: Client,
}

/// Schedules every one.
///
/// # Errors
/// Wrong usage, in the Go client's words; no repository at all; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &SyncArgs) -> Result<(), Failure> {
    check(args)?;
    let when = when(ctx, args, Timestamp::now())?;
    let client = ctx.client().await?.rehearsing(args.dry_run.server());
    let targets = targets(&client, args).await?;
    let patch = json!({"spec": {"sync": {"runOnceAt": when}}});
    let writes = targets.iter().map(|target| target.client.patch::<Repository>(&target.name, &patch));
    let answers: Vec<Result<Repository, Fault>> = stream::iter(writes).buffered(PARALLEL).collect().await;
    let mut documents = Vec::new();
    let mut kinds = Vec::new();
    for (target, answer) in targets.iter().zip(answers) {
        let failure = match answer {
            Ok(_) => None,
            Err(fault) if fault.is_not_found() => {
                Some(missing::repository(&target.client, &target.name, fault).await)
            }
            Err(fault) => Some(plain(fault)),
        };
        kinds.extend(failure.as_ref().map(|failure| failure.kind));
        documents.push(say(ctx, args, target, &when, failure));
    }
    let worst = Kind::worst(kinds);
    if args.result.json() {
        ctx.ui.document(&gathered(documents, worst));
    }
    worst.map_or(Ok(()), |kind| Err(Failure::new(kind, "not every repository was scheduled").shown()))
}

/// Contradictions. The Go client leaves names beside `--all` out in silence.
fn check(args: &SyncArgs) -> Result<(), Failure> {
    match (args.all, args.names.is_empty()) {
        (false, true) => Err(Failure::usage("repository name(s) required unless --all is set")),
        (true, false) => Err(Failure::usage("names cannot be combined with --all; give one or the other")),
        (false, false) if args.all_namespaces => {
            Err(Failure::usage("a resource cannot be retrieved by name across all namespaces"))
        }
        _ => Ok(()),
    }
}

/// The time to ask for, as the server writes times.
fn when(ctx: &Context, args: &SyncArgs, now: Timestamp) -> Result<String, Failure> {
    let earliest = now.checked_add(EARLIEST).unwrap_or(now);
    let wished = match args.run_once.as_deref().filter(|text| !text.is_empty()) {
        None => earliest,
        Some(text) => read(text, now)?,
    };
    if wished < earliest {
        ctx.ui.warn("a time within one minute or in the past was given; it is raised to one minute from now");
    }
    Ok(wished.max(earliest).strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
}

/// A duration from now, or a time.
fn read(text: &str, now: Timestamp) -> Result<Timestamp, Failure> {
    let wrong = || {
        Failure::usage(format!(
            "invalid --run-once value {text:?}: it is neither a duration such as 10m nor a time such as 2030-01-01T00:00:00Z"
        ))
    };
    if let Ok(time) = text.parse() {
        return Ok(time);
    }
    let (size, past) = text.strip_prefix('-').map_or((text, false), |size| (size, true));
    let duration: GoDuration = size.parse().map_err(|_| wrong())?;
    if past { Ok(now) } else { now.checked_add(duration.0).map_err(|_| wrong()) }
}

/// The named ones, or all there are.
async fn targets(client: &Client, args: &SyncArgs) -> Result<Vec<Target>, Failure> {
    if !args.all {
        let named = |name: &String| Target { name: name.clone(), client: client.clone() };
        return Ok(args.names.iter().map(named).collect());
    }
    let query = ListQuery { all_namespaces: args.all_namespaces, ..ListQuery::default() };
    let list = client.all::<Repository>(&query).await.map_err(plain)?;
    if list.items.is_empty() {
        let place = match args.all_namespaces {
            true => "across all namespaces".into(),
            false => format!("in namespace {:?}", client.namespace()),
        };
        return Err(Failure::new(Kind::NotFound, format!("no repositories found {place}")));
    }
    let target = |found: Repository| Target {
        name: found.metadata.name.unwrap_or_default(),
        client: client.in_namespace(found.metadata.namespace.as_deref().unwrap_or(client.namespace())),
    };
    Ok(list.items.into_iter().map(target).collect())
}

/// The line of one repository, in the Go client's words, and its document.
fn say(ctx: &Context, args: &SyncArgs, target: &Target, when: &str, failure: Option<Failure>) -> Value {
    let (name, namespace) = (target.name.as_str(), target.client.namespace());
    if let Some(failure) = failure {
        ctx.ui.failed(&format!("{name} failed ({})", failure.message));
        failure.hints.iter().for_each(|hint| ctx.ui.hint(hint));
        return frame(namespace, name, FAILED, Some(&failure));
    }
    let dry_run = args.dry_run.server();
    if args.result.name() {
        ctx.ui.data(&qualified::<Repository>(name));
    } else if !args.result.json() {
        let rehearsed = if dry_run { REHEARSED } else { "" };
        ctx.ui.data(&format!("Scheduled one-time sync for {name:?} at {when}{rehearsed}"));
    }
    let mut document = frame(namespace, name, "scheduled", None);
    document["at"] = when.into();
    if dry_run {
        document["dryRun"] = true.into();
    }
    document
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Result<i64, Kind> {
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        read(text, now).map(|time| time.as_second() - now.as_second()).map_err(|failure| failure.kind)
    }

    #[test]
    fn durations_and_times() {
        assert_eq!(at("10m"), Ok(600));
        assert_eq!(at("1s"), Ok(1));
        assert_eq!(at("-5m"), Ok(0));
        assert_eq!(at("2027-01-15T08:10:00Z"), Ok(600));
        for wrong in ["soon", "2027-01-15", "5 minutes", "-"] {
            assert_eq!(at(wrong), Err(Kind::Usage), "{wrong}");
        }
    }

    #[test]
    fn names_or_all() {
        let args = |names: &[&str], all, all_namespaces| SyncArgs {
            names: names.iter().map(ToString::to_string).collect(),
            all,
            all_namespaces,
            ..SyncArgs::default()
        };
        assert!(check(&args(&["a"], false, false)).is_ok() && check(&args(&[], true, true)).is_ok());
        for wrong in [args(&[], false, false), args(&["a"], true, false), args(&["a"], false, true)] {
            assert_eq!(check(&wrong).unwrap_err().kind, Kind::Usage);
        }
    }
}
