//! `porchctl rpkg propose-delete`: published package revisions wait for their deletion.

use super::Context;
use super::lifecycle::{self, Care, Move, Plan, refused, state};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::ProposeDeleteArgs;
use crate::failure::Failure;
use crate::report::Said;

/// Proposes the deletion of every name.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &ProposeDeleteArgs) -> Result<(), Failure> {
    let verb =
        Move { decide, care: Care::Settled, force: false, serial: false, dry_run: args.dry_run.server() };
    lifecycle::run(ctx, args.packages.required()?, &args.waiting, args.result, verb).await
}

fn decide(revision: &PackageRevision) -> Plan {
    let name = revision.name();
    match state(revision) {
        Some(Lifecycle::Published) => Plan::Write(Lifecycle::DeletionProposed, "proposed for deletion"),
        Some(Lifecycle::DeletionProposed) => {
            Plan::Nothing(Said::Note(format!("{name} is already proposed for deletion")))
        }
        _ => Plan::Refuse(refused(format!(
            "can only propose published packages for deletion; package {name} is not published"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::lifecycle::tests::in_state;

    #[test]
    fn only_published_packages_are_proposed_for_deletion() {
        assert_eq!(
            decide(&in_state("Published")),
            Plan::Write(Lifecycle::DeletionProposed, "proposed for deletion")
        );
        let again = Said::Note("edge.cell.v1 is already proposed for deletion".into());
        assert_eq!(decide(&in_state("DeletionProposed")), Plan::Nothing(again));
        let words = "can only propose published packages for deletion; package edge.cell.v1 is not published";
        assert_eq!(decide(&in_state("Draft")), Plan::Refuse(refused(words)));
    }
}
