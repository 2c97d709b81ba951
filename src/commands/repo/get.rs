//! `porchctl repo get`: list and show registered repositories.

use crate::api::config::Repository;
use crate::cli::RepoGetArgs;
use crate::client::ListQuery;
use crate::commands::listing::{self, Listing};
use crate::commands::{Context, missing};
use crate::failure::Failure;

/// Lists what the filters leave, or shows the named ones.
///
/// # Errors
/// Wrong usage; a list that cannot be read; the worst of the named ones that cannot be shown.
pub(super) async fn run(ctx: &Context, args: &RepoGetArgs) -> Result<(), Failure> {
    let format = listing::format(&args.print)?;
    if let Some(wrong) = names_fault(args) {
        return Err(Failure::usage(wrong));
    }
    let client = ctx.client().await?;
    let listing =
        Listing { what: "repositories", print: &args.print, format, all_namespaces: args.all_namespaces };
    if args.names.is_empty() {
        let labels = args.selector.clone().unwrap_or_default();
        let query = ListQuery { all_namespaces: args.all_namespaces, labels, ..ListQuery::default() };
        return listing.all::<Repository>(ctx, client, &query, |_| true).await;
    }
    let explain = |name, fault| missing::repository(client, name, fault);
    listing.named::<Repository, _>(ctx, client, &args.names, explain).await
}

/// Rules of named repositories.
fn names_fault(args: &RepoGetArgs) -> Option<&'static str> {
    match () {
        () if args.names.is_empty() => None,
        () if args.all_namespaces => Some("a resource cannot be retrieved by name across all namespaces"),
        () if args.selector.is_some() => {
            Some("names cannot be combined with a selector; give one or the other")
        }
        () => None,
    }
}
