//! `porchctl rpkg reject`: back to Draft, or back to Published when the deletion was proposed.

use super::Context;
use super::lifecycle::{self, Care, Move, Plan, refused, spoken, state};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::RejectArgs;
use crate::failure::Failure;

/// Rejects every name.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &RejectArgs) -> Result<(), Failure> {
    let verb = Move { decide, care: Care::None, force: false, serial: false, dry_run: args.dry_run.server() };
    lifecycle::run(ctx, args.packages.required()?, &args.waiting, args.result, verb).await
}

fn decide(revision: &PackageRevision) -> Plan {
    match state(revision) {
        Some(Lifecycle::Proposed) => Plan::Write(Lifecycle::Draft, "no longer proposed for approval"),
        Some(Lifecycle::DeletionProposed) => {
            Plan::Write(Lifecycle::Published, "no longer proposed for deletion")
        }
        _ => {
            let name = revision.name();
            Plan::Refuse(refused(format!("cannot reject {name} with lifecycle '{}'", spoken(revision))))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::lifecycle::tests::in_state;

    #[test]
    fn both_kinds_of_proposals_are_turned_down() {
        assert_eq!(
            decide(&in_state("Proposed")),
            Plan::Write(Lifecycle::Draft, "no longer proposed for approval")
        );
        assert_eq!(
            decide(&in_state("DeletionProposed")),
            Plan::Write(Lifecycle::Published, "no longer proposed for deletion")
        );
        let words = "cannot reject edge.cell.v1 with lifecycle 'Draft'";
        assert_eq!(decide(&in_state("Draft")), Plan::Refuse(refused(words)));
    }
}
