//! `porchctl rpkg propose`: drafts, rendered and with open gates, wait for approval.

use super::Context;
use super::lifecycle::{self, Care, Move, Plan, refused, spoken, state};
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::ProposeArgs;
use crate::failure::Failure;
use crate::report::Said;

/// Proposes every name.
///
/// # Errors
/// Wrong usage; the worst of the names, already shown.
pub(super) async fn run(ctx: &Context, args: &ProposeArgs) -> Result<(), Failure> {
    let verb = Move {
        decide,
        care: Care::Content,
        force: args.force,
        serial: false,
        dry_run: args.dry_run.server(),
    };
    lifecycle::run(ctx, args.packages.required()?, &args.waiting, args.result, verb).await
}

fn decide(revision: &PackageRevision) -> Plan {
    match state(revision) {
        Some(Lifecycle::Draft) => Plan::Write(Lifecycle::Proposed, "proposed"),
        Some(Lifecycle::Proposed) => {
            Plan::Nothing(Said::Note(format!("{} is already proposed", revision.name())))
        }
        _ => Plan::Refuse(refused(format!("cannot propose {} package", spoken(revision)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::lifecycle::tests::in_state;

    #[test]
    fn only_drafts_are_proposed() {
        assert_eq!(decide(&in_state("Draft")), Plan::Write(Lifecycle::Proposed, "proposed"));
        let again = Said::Note("edge.cell.v1 is already proposed".into());
        assert_eq!(decide(&in_state("Proposed")), Plan::Nothing(again));
        for state in ["Published", "DeletionProposed"] {
            assert_eq!(
                decide(&in_state(state)),
                Plan::Refuse(refused(format!("cannot propose {state} package")))
            );
        }
    }
}
