//! `porchctl rpkg status`: one revision, explained from one read, and at most one small one more.

use jiff::Timestamp;

use super::{Context, bulk, missing};
use crate::api::v1alpha1::PackageRevisionResources;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::{ResultFlags, ResultFormat, StatusArgs, StatusFormat};
use crate::client::Client;
use crate::failure::{Failure, Kind};
use crate::output::structured;
use crate::report::outcome::frame;
use crate::wait::explain::{Explanation, explain, wanted};
use crate::wait::{Side, judge::Question};

/// Explains one package revision. It succeeds when it could be read, whatever is wrong with it.
///
/// # Errors
/// Wrong usage; it could not be read.
pub(super) async fn run(ctx: &Context, args: &StatusArgs) -> Result<(), Failure> {
    let name =
        args.package.as_deref().ok_or_else(|| Failure::usage("PACKAGE is a required positional argument"))?;
    let client = ctx.client().await?;
    match explained(client, name).await {
        Ok(explanation) => show(ctx, &explanation, args.output),
        Err(failure) => {
            let output = args.output.map(|_| ResultFormat::Json);
            Err(bulk::failed(ctx, client.namespace(), name, ResultFlags { output }, failure))
        }
    }
}

/// Reads and explains.
async fn explained(client: &Client, name: &str) -> Result<Explanation, Failure> {
    let revision = match client.get_revision(name).await {
        Ok(revision) => revision,
        Err(fault) => return Err(missing::explain(client, name, fault).await),
    };
    let side = beside(client, &revision).await;
    Ok(explain(&revision, &side, Timestamp::now()))
}

/// The one fact beside the object that changes the explanation. What cannot be read is not known.
async fn beside(client: &Client, revision: &PackageRevision) -> Side {
    match wanted(revision) {
        Some(Question::Repository) => {
            let exists = match client.get_repository(&revision.spec.repository).await {
                Ok(_) => Some(true),
                Err(fault) => fault.is_not_found().then_some(false),
            };
            Side { repository_exists: exists, ..Side::default() }
        }
        Some(Question::Content) => {
            let content = client.get_metadata::<PackageRevisionResources>(revision.name()).await;
            Side { content_version: content.ok().and_then(|meta| meta.resource_version), ..Side::default() }
        }
        _ => Side::default(),
    }
}

/// Lines, or one document.
fn show(ctx: &Context, explanation: &Explanation, format: Option<StatusFormat>) -> Result<(), Failure> {
    let mut document = frame(&explanation.namespace, &explanation.name, explanation.state.word(), None);
    if let (Some(known), Some(all)) = (explanation.to_json().as_object(), document.as_object_mut()) {
        all.extend(known.clone());
    }
    match format {
        None => explanation.lines().iter().for_each(|line| ctx.ui.data(line)),
        Some(StatusFormat::Json) => ctx.ui.document(&document),
        Some(StatusFormat::Yaml) => {
            let unwritable = |error| Failure::new(Kind::Internal, format!("cannot write YAML: {error}"));
            ctx.ui.data_raw(structured::yaml(&document).map_err(unwritable)?.as_bytes());
        }
    }
    Ok(())
}
