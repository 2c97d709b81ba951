//! Where the first content of a package revision comes from.
//!
//! In: `spec.source`. Out: files, and what made them; or the words of the condition. Never: a change of
//! the cache or of a repository.

pub mod clone;
pub mod copy;
pub mod init;
pub mod kptfile;

use super::controllers::Context;
use super::controllers::object::Revision;
use crate::api::v1alpha2::Source;
use crate::package::Files;

/// First content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// `init`, `clone`, `copy`: `status.creationSource`.
    pub kind: &'static str,
    /// The files.
    pub files: Files,
}

/// What a source makes content by: `status.creationSource`.
pub fn kind(source: &Source) -> Option<&'static str> {
    match source {
        Source { init: Some(_), .. } => Some("init"),
        Source { clone_from: Some(_), .. } => Some("clone"),
        Source { copy_from: Some(_), .. } => Some("copy"),
        _ => None,
    }
}

/// Makes the first content of a package revision.
///
/// # Errors
/// The words of the conditions.
pub async fn make(context: &Context, revision: &Revision) -> Result<Made, String> {
    let source = revision.object.spec.source.clone().unwrap_or_default();
    match source {
        Source { init: Some(init), .. } => {
            let files = init::files(&revision.object.spec.package_name, &init);
            Ok(Made { kind: "init", files })
        }
        Source { clone_from: Some(upstream), .. } => {
            let files = clone::files(context, revision, &upstream).await?;
            Ok(Made { kind: "clone", files })
        }
        Source { copy_from: Some(origin), .. } => {
            let files = copy::files(context, revision, &origin.name)?;
            Ok(Made { kind: "copy", files })
        }
        Source { upgrade: Some(_), .. } => Err("the sandbox does not carry out upgrades yet".into()),
        _ => Err("package revision source must specify init, cloneFrom, copyFrom, or upgrade".into()),
    }
}
