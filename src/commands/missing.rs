//! A name that does not exist, answered with the one that was meant.

use crate::api::names;
use crate::cli::suggest;
use crate::client::{Client, Fault, ListQuery};
use crate::failure::Failure;

/// The failure of a call about one package revision. When it does not exist, one filtered list looks
/// for a name that is nearly the same; if that fails too, the first failure stands alone.
pub(crate) async fn explain(client: &Client, name: &str, fault: Fault, doing: &str) -> Failure {
    let missing = fault.is_not_found();
    let failure = fault.into_failure(&format!("{doing} {name}"));
    let near = if missing { near(client, name).await } else { None };
    match near {
        Some(near) => failure.hint(format!("did you mean {near}?")),
        None => failure,
    }
}

/// A name of the same repository that is nearly the same.
async fn near(client: &Client, name: &str) -> Option<String> {
    let repository = names::parse(name)?.repository;
    let query = ListQuery { fields: format!("spec.repository={repository}"), ..ListQuery::default() };
    let page = client.list_page(&query, None).await.ok()?;
    let known = page.items.iter().map(|revision| revision.name());
    suggest::nearest(name, known).map(str::to_owned)
}
