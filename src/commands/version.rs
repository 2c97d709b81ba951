//! `porchctl version`

use serde_json::json;

use super::Context;
use crate::cli::VersionArgs;
use crate::failure::Failure;

/// Prints the version of this program, in the Go client's words.
pub(super) fn run(ctx: &Context, args: VersionArgs) -> Result<(), Failure> {
    if args.result.name() {
        return Err(Failure::usage("-o name is for verbs about objects"));
    }
    let version = env!("CARGO_PKG_VERSION");
    if args.result.json() {
        ctx.ui.document(&json!({"version": version}));
    } else {
        ctx.ui.data(&format!("Version: {version}"));
    }
    Ok(())
}
