//! `porchctl rpkg approve`: proposed package revisions are published.
//!
//! Only what is Proposed, and Proposed in the controller's eyes too. A package that is proposed for
//! deletion is refused: the Go client would cancel the deletion and call it approved.

use super::Context;
use super::lifecycle::{self, Care, Move, Plan, refused, spoken, state};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::ApproveArgs;
use crate::failure::Failure;

/// Approves every name; several revisions of one package one after the other, because siblings
/// approved at the same moment end up with the same revision number.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &ApproveArgs) -> Result<(), Failure> {
    let verb =
        Move { decide, care: Care::Content, force: args.force, serial: true, dry_run: args.dry_run.server() };
    lifecycle::run(ctx, args.packages.required()?, &args.waiting, args.result, verb).await
}

fn decide(revision: &PackageRevision) -> Plan {
    let name = revision.name();
    match state(revision) {
        Some(Lifecycle::Proposed) => Plan::Write(Lifecycle::Published, "approved"),
        Some(Lifecycle::Published) => Plan::Confirm(Lifecycle::Published, "approved"),
        Some(Lifecycle::DeletionProposed) => Plan::Refuse(
            refused("it is proposed for deletion, and approving would cancel that")
                .hint(format!("`porchctl rpkg reject {name}` keeps the package"))
                .hint(format!("`porchctl rpkg del {name}` deletes it")),
        ),
        _ => Plan::Refuse(
            refused(format!("cannot change approval from {} to Published", spoken(revision)))
                .hint(format!("`porchctl rpkg propose {name}` first")),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::lifecycle::tests::in_state;

    #[test]
    fn only_what_is_proposed_is_approved() {
        assert_eq!(decide(&in_state("Proposed")), Plan::Write(Lifecycle::Published, "approved"));
        assert_eq!(decide(&in_state("Published")), Plan::Confirm(Lifecycle::Published, "approved"));
        let Plan::Refuse(draft) = decide(&in_state("Draft")) else { panic!("a draft was approved") };
        assert_eq!(draft.message, "cannot change approval from Draft to Published");
    }

    #[test]
    fn a_proposed_deletion_is_not_cancelled_by_approving() {
        let Plan::Refuse(failure) = decide(&in_state("DeletionProposed")) else { panic!("approved") };
        assert!(failure.hints[0].contains("rpkg reject edge.cell.v1"));
        assert!(failure.hints[1].contains("rpkg del edge.cell.v1"));
    }
}
