//! `porchctl rpkg init`: a new package from scratch.

use super::Context;
use super::create::{self, Manner, Novelty, Wish};
use crate::api::v1alpha2::{InitSource, Source};
use crate::cli::InitArgs;
use crate::failure::Failure;

/// Makes the package.
///
/// # Errors
/// Wrong usage, in the Go client's words; whatever keeps the package from being made.
pub(super) async fn run(ctx: &Context, args: &InitArgs) -> Result<(), Failure> {
    let package = required(args.package.as_deref(), "PACKAGE_NAME is a required positional argument")?;
    let repository =
        required(args.repository.as_deref(), "--repository is required to specify target repository")?;
    let workspace = required(args.workspace.as_deref(), "--workspace is required to specify workspace name")?;
    let init = InitSource {
        description: args.description.clone(),
        keywords: args.keywords.clone(),
        site: args.site.clone(),
        ..InitSource::default()
    };
    let source = Source { init: Some(init), ..Source::default() };
    let wish = Wish {
        novelty: Novelty::Package { verb: "init" },
        repository,
        package,
        workspace,
        source,
        has_functions: false,
    };
    let manner = Manner { waiting: &args.waiting, result: args.result, dry_run: args.dry_run.server() };
    create::run(ctx, wish, manner).await
}

/// A word that must be there.
pub(super) fn required<'a>(word: Option<&'a str>, otherwise: &str) -> Result<&'a str, Failure> {
    word.filter(|word| !word.is_empty()).ok_or_else(|| Failure::usage(otherwise))
}
