//! `porchctl rpkg get`: list and show package revisions.

use super::Context;
use super::listing::{self, Listing};
use crate::api::v1alpha2::PackageRevision;
use crate::cli::GetArgs;
use crate::client::{Client, ListQuery};
use crate::failure::{Failure, Kind};
use crate::output::Format;

/// Lists what the filters leave, or shows the named ones.
///
/// # Errors
/// Wrong usage; a list that cannot be read; the worst of the named ones that cannot be shown.
pub async fn run(ctx: &Context, args: &GetArgs) -> Result<(), Failure> {
    let format = checked(args)?;
    let client = ctx.client().await?;
    if args.show_kptfile {
        return show_kptfile(ctx, client, args).await;
    }
    let listing = Listing {
        what: "package revisions",
        print: &args.print,
        format,
        all_namespaces: args.all_namespaces,
    };
    if args.names.is_empty() {
        return listing.all(ctx, client, &query(args), |revision| passes(args, revision)).await;
    }
    let explain = |name, fault| super::missing::explain(client, name, fault);
    listing.named::<PackageRevision, _>(ctx, client, &args.names, explain).await
}

/// Finds contradictions before anything is sent.
fn checked(args: &GetArgs) -> Result<Format, Failure> {
    let filtered = has_filter(args);
    let wrong = if args.show_kptfile { kptfile_fault(args, filtered) } else { names_fault(args, filtered) };
    if let Some(wrong) = wrong {
        return Err(Failure::usage(wrong));
    }
    listing::format(&args.print)
}

/// Is any filter given?
fn has_filter(args: &GetArgs) -> bool {
    args.name.is_some()
        || args.revision.is_some()
        || args.workspace.is_some()
        || args.repository.is_some()
        || args.lifecycle.is_some()
        || args.selector.is_some()
        || args.field_selector.is_some()
}

/// Rules of `--show-kptfile`, in the Go client's words.
fn kptfile_fault(args: &GetArgs, filtered: bool) -> Option<&'static str> {
    match () {
        () if args.all_namespaces => Some("--show-kptfile cannot be combined with --all-namespaces"),
        () if filtered => Some("--show-kptfile cannot be combined with --name, --revision, or --workspace"),
        () if args.names.len() != 1 => {
            Some("--show-kptfile requires exactly one package revision name as an argument")
        }
        () => None,
    }
}

/// Rules of named revisions.
fn names_fault(args: &GetArgs, filtered: bool) -> Option<&'static str> {
    match () {
        () if args.names.is_empty() => None,
        () if args.all_namespaces => Some("a resource cannot be retrieved by name across all namespaces"),
        () if filtered => Some("names cannot be combined with filters; give one or the other"),
        () => None,
    }
}

/// Prints the root Kptfile.
async fn show_kptfile(ctx: &Context, client: &Client, args: &GetArgs) -> Result<(), Failure> {
    let name = args.names.first().map(String::as_str).unwrap_or_default();
    let resources = match client.get_resources(name).await {
        Ok(resources) => resources,
        Err(fault) => return Err(super::missing::explain(client, name, fault).await),
    };
    match resources.spec.resources.as_ref().and_then(|files| files.get("Kptfile")) {
        Some(kptfile) => {
            ctx.ui.content(kptfile);
            Ok(())
        }
        None => Err(Failure::new(
            Kind::NotFound,
            format!("package revision {name:?} does not contain a root Kptfile"),
        )),
    }
}

/// The filters the server applies.
fn query(args: &GetArgs) -> ListQuery {
    let revision =
        args.revision.filter(|number| *number != UNPUBLISHED && *number != ANY).map(|n| n.to_string());
    let pairs = [
        ("spec.packageName", args.name.clone()),
        ("spec.workspaceName", args.workspace.clone()),
        ("spec.repository", args.repository.clone()),
        ("spec.lifecycle", args.lifecycle.map(|state| state.to_string())),
        ("status.revision", revision),
    ];
    let mut fields: Vec<String> = pairs
        .into_iter()
        .filter_map(|(field, value)| Some(format!("{field}={}", value.filter(|v| !v.is_empty())?)))
        .collect();
    fields.extend(args.field_selector.clone().filter(|selector| !selector.is_empty()));
    ListQuery {
        all_namespaces: args.all_namespaces,
        fields: fields.join(","),
        labels: args.selector.clone().unwrap_or_default(),
        limit: None,
    }
}

/// `--revision` of what is not published yet: the field is absent there, which no field selector finds.
const UNPUBLISHED: i64 = 0;
/// The Go client's default of `--revision`.
const ANY: i64 = -2;

/// The one filter the server cannot apply.
fn passes(args: &GetArgs, revision: &PackageRevision) -> bool {
    args.revision != Some(UNPUBLISHED) || revision.revision() == UNPUBLISHED
}

#[cfg(test)]
mod tests;
