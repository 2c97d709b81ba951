//! A name that does not exist, answered with the one that was meant.

use crate::api::names;
use crate::cli::suggest;
use crate::client::{Client, Fault, ListQuery};
use crate::commands::bulk::plain;
use crate::failure::{Failure, Kind};

/// The failure of a call about one package revision, in the server's words, which name it. When it does
/// not exist, see [`near`].
pub(crate) async fn explain(client: &Client, name: &str, fault: Fault) -> Failure {
    near(client, name, plain(fault)).await
}

/// Adds the name that was meant to a failure about a name that does not exist. One filtered list looks
/// for a name that is nearly the same; if that fails too, the failure stays as it is.
pub(crate) async fn near(client: &Client, name: &str, failure: Failure) -> Failure {
    if failure.kind != Kind::NotFound {
        return failure;
    }
    match nearest(client, name).await {
        Some(near) => failure.hint(format!("did you mean {near}?")),
        None => failure,
    }
}

/// A name of the same repository that is nearly the same.
async fn nearest(client: &Client, name: &str) -> Option<String> {
    let repository = names::parse(name)?.repository;
    let query = ListQuery { fields: format!("spec.repository={repository}"), ..ListQuery::default() };
    let page = client.list_page(&query, None).await.ok()?;
    let known = page.items.iter().map(|revision| revision.name()).filter(|known| *known != name);
    suggest::nearest(name, known).map(str::to_owned)
}

/// The failure about a repository that does not exist, with those that do.
pub(crate) async fn repository(client: &Client, name: &str, fault: Fault) -> Failure {
    let namespace = client.namespace();
    // The list says more than the advice for a fault alone.
    let failure = Failure { hints: Vec::new(), ..plain(fault) };
    let Ok(page) = client.list_repositories().await else {
        return failure.hint(format!("`porchctl repo get -n {namespace}` lists those that exist"));
    };
    let known: Vec<&str> = page.iter().filter_map(|found| found.metadata.name.as_deref()).collect();
    match (suggest::nearest(name, known.iter().copied()), known.is_empty()) {
        (_, true) => failure.hint(format!("namespace {namespace} has no repositories; `porchctl repo reg URL` registers one, `-n` names another namespace")),
        (Some(near), _) => failure.hint(format!("did you mean {near}? namespace {namespace} has: {}", known.join(", "))),
        (None, _) => failure.hint(format!("namespace {namespace} has: {}", known.join(", "))),
    }
}
