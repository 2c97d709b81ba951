//! `porchctl rpkg copy`: a new revision of a published package.
//!
//! In: one source, a workspace. Out: `NAME created`, once there is rendered content. Never: a copy that
//! the server takes and then fails, because its source is no published revision.

use super::Context;
use super::create::{self, Manner, Novelty, Wish};
use super::init::required;
use super::missing;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::{NameRef, PackageRevision, Source};
use crate::cli::CopyArgs;
use crate::failure::{Failure, Kind};

/// Revision number of what stands for the head of a branch.
const BRANCH: i64 = -1;

/// Makes the revision.
///
/// # Errors
/// Wrong usage, in the Go client's words; a source that is not published; whatever keeps the revision
/// from being made.
pub(super) async fn run(ctx: &Context, args: &CopyArgs) -> Result<(), Failure> {
    let name = source(&args.source)?;
    let workspace = required(args.workspace.as_deref(), "--workspace is required to specify workspace name")?;
    let client = ctx.client().await?;
    let found = match client.get_revision(name).await {
        Ok(found) => found,
        Err(fault) => return Err(missing::explain(client, name, fault).await),
    };
    fit(&found)?;
    let wish = Wish {
        novelty: Novelty::Revision,
        repository: &found.spec.repository,
        package: &found.spec.package_name,
        workspace,
        source: Source { copy_from: Some(NameRef { name: name.into() }), ..Source::default() },
        has_functions: true,
    };
    let manner = Manner { waiting: &args.waiting, result: args.result, dry_run: args.dry_run.server() };
    create::run(ctx, wish, manner).await
}

/// The one source.
fn source(words: &[String]) -> Result<&str, Failure> {
    let first =
        required(words.first().map(String::as_str), "SOURCE_PACKAGE is a required positional argument")?;
    if words.len() > 1 {
        let text = "too many arguments; SOURCE_PACKAGE is the only accepted positional arguments";
        return Err(Failure::usage(text)
            .hint("a copy is of the same package; `porchctl rpkg clone` makes a package of another name"));
    }
    Ok(first)
}

/// Only what is published can be copied; a server takes everything and fails later.
fn fit(source: &PackageRevision) -> Result<(), Failure> {
    let name = source.name();
    let spec = &source.spec;
    let state: Option<Lifecycle> = spec.lifecycle.parse().ok();
    if !state.is_some_and(Lifecycle::is_published) {
        let message = format!(
            "cannot copy {name}: it is {}, and only published revisions can be copied; nothing was sent",
            spec.lifecycle
        );
        return Err(Failure::new(Kind::Blocked, message).hint(next_step(name, state)));
    }
    if source.revision() == BRANCH {
        let message = format!(
            "cannot copy {name}: it stands for the branch {}, not for a published revision; nothing was sent",
            spec.workspace_name
        );
        let list = format!(
            "`porchctl rpkg get --repository {} --name {}` lists the revisions",
            spec.repository, spec.package_name
        );
        return Err(Failure::new(Kind::Blocked, message).hint(list));
    }
    Ok(())
}

/// How a source gets published.
fn next_step(name: &str, state: Option<Lifecycle>) -> String {
    match state {
        Some(Lifecycle::Proposed) => format!("`porchctl rpkg approve {name}` publishes it"),
        _ => format!(
            "work on it as it is, or publish it: `porchctl rpkg propose {name}`, then `porchctl rpkg approve {name}`"
        ),
    }
}
