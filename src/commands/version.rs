//! `porchctl version`: of this program, and with `--server` what a server serves and which defects it shows.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::{Value, json};

use super::Context;
use crate::api::PORCH_GROUP;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::VersionArgs;
use crate::client::{Class, Client, Fault, ListQuery};
use crate::failure::{Failure, Kind};
use crate::wait::survey::{CONFIG_GROUP, Rehearsal, Seen, VERSIONS, probe, survey, webhooks_of_revisions};

/// Package revisions that are looked at: enough to show what a server does, one small page.
const SAMPLE: u32 = 100;

/// Prints the version of this program, in the Go client's words; nothing is sent without `--server`.
///
/// # Errors
/// Wrong usage; with `--server`: no answer, no rights at all, or a server without Porch.
pub(super) async fn run(ctx: &Context, args: &VersionArgs) -> Result<(), Failure> {
    if args.result.name() {
        return Err(Failure::usage("-o name is for verbs about objects"));
    }
    let version = env!("CARGO_PKG_VERSION");
    if args.server.is_none() {
        if args.result.json() {
            ctx.ui.document(&json!({"version": version}));
        } else {
            ctx.ui.data(&format!("Version: {version}"));
        }
        return Ok(());
    }
    if !args.result.json() {
        ctx.ui.data(&format!("Version: {version}"));
    }
    let client = ctx.client().await?;
    let seen = ask(client).await?;
    show(ctx, client, args, &seen);
    if seen.porch.as_ref().is_ok_and(Vec::is_empty) {
        return Err(Failure::new(Kind::Unavailable, format!("the server does not serve {PORCH_GROUP}"))
            .hint("is Porch installed? `kubectl api-resources --api-group=porch.kpt.dev` lists what the server knows"));
    }
    Ok(())
}

/// Asks everything. A refusal of one question is the answer to that question; a server that cannot be
/// reached, or knows nobody of us, is the end.
async fn ask(client: &Client) -> Result<Seen, Failure> {
    let porch = told(client.served_versions(PORCH_GROUP).await)?;
    let mut resources = BTreeMap::new();
    for version in VERSIONS {
        if porch.as_ref().is_ok_and(|served| served.iter().any(|one| one == version)) {
            let listed = told(client.served_resources(PORCH_GROUP, version).await)?;
            resources.insert(version.to_owned(), listed);
        }
    }
    let query = ListQuery { limit: Some(SAMPLE), ..ListQuery::default() };
    let mut seen = Seen {
        version: told(client.server_version().await)?,
        config: told(client.served_versions(CONFIG_GROUP).await)?,
        webhooks: told(client.validating_webhooks().await)?,
        revisions: told(client.list_page(&query, None).await)?.map(|page| page.items),
        rehearsal: None,
        porch,
        resources,
    };
    if webhooks_of_revisions(&seen).is_none() && seen.resources.contains_key("v1alpha2") {
        let rehearsed = client.rehearsing(true).create_revision(&probe(client.namespace())).await;
        seen.rehearsal = Some(rehearsal(rehearsed));
    }
    Ok(seen)
}

/// An answer, or why there is none in the server's words.
fn told<T>(answer: Result<T, Fault>) -> Result<Result<T, String>, Failure> {
    match answer {
        Ok(value) => Ok(Ok(value)),
        Err(fault) if matches!(fault.class, Class::Unreachable | Class::Unauthorized) => {
            Err(fault.into_failure("cannot ask the server"))
        }
        Err(fault) => Ok(Err(fault.message)),
    }
}

/// What became of the rehearsal. A webhook that does not answer, or knows no rehearsals, is one as well.
fn rehearsal(answer: Result<PackageRevision, Fault>) -> Rehearsal {
    match answer {
        Ok(_) => Rehearsal::Accepted,
        Err(fault) if fault.class == Class::WebhookDenied || fault.message.contains("webhook") => {
            Rehearsal::Webhook(fault.message)
        }
        Err(fault) => Rehearsal::Other(fault.message),
    }
}

fn show(ctx: &Context, client: &Client, args: &VersionArgs, seen: &Seen) {
    let statements = survey(seen, Timestamp::now());
    if args.result.json() {
        let served =
            |versions: &Result<Vec<String>, String>| versions.clone().map_or(Value::Null, Value::from);
        ctx.ui.document(&json!({
            "version": env!("CARGO_PKG_VERSION"),
            "server": {
                "address": client.server(), "namespace": client.namespace(), "version": seen.version.as_ref().ok(),
                "apis": {PORCH_GROUP: served(&seen.porch), CONFIG_GROUP: served(&seen.config)},
                "statements": statements.iter().map(|one| one.to_json()).collect::<Vec<_>>(),
            },
        }));
        return;
    }
    let version = seen.version.as_ref().map_or("cannot be told", String::as_str);
    ctx.ui.data(&format!(
        "Server: {}, Kubernetes API {version}, namespace {}",
        client.server(),
        client.namespace()
    ));
    statements.iter().for_each(|one| ctx.ui.data(&one.line()));
}
