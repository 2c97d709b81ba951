//! `porchctl rpkg reject`: back to Draft, or back to Published when the deletion was proposed; back to Draft as well
//! when a publication failed for good.

use super::Context;
use super::lifecycle::{self, Care, Move, Plan, refused, spoken, state};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::RejectArgs;
use crate::failure::Failure;
use crate::wait::Snapshot;

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
        // A draft that was published in one step stays so for good; only the way back heals it.
        Some(Lifecycle::Published) if never_published(&Snapshot::of(revision)) => {
            Plan::Write(Lifecycle::Draft, "made a draft again, it never was published")
        }
        _ => {
            let name = revision.name();
            Plan::Refuse(refused(format!("cannot reject {name} with lifecycle '{}'", spoken(revision))))
        }
    }
}

/// Published by wish alone: the controller failed at it, and no revision number was given out.
fn never_published(o: &Snapshot) -> bool {
    o.revision == 0 && o.reconciled() && o.ready_failed()
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
