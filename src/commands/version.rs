//! `porchctl version`

use serde_json::json;

use super::Context;
use crate::cli::VersionArgs;
use crate::failure::Failure;

/// Prints the version of this program, in the Go client's words.
pub(super) fn run(ctx: &Context, args: VersionArgs) -> Result<(), Failure> {
    let version = env!("CARGO_PKG_VERSION");
    if args.result.json() {
        ctx.ui.document(&json!({"version": version}));
    } else {
        ctx.ui.data(&format!("Version: {version}"));
    }
    Ok(())
}
