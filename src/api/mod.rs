//! Wire types and the pure rules about them.
//!
//! In: JSON from either side of the wire. Out: typed values that keep every unknown field, names,
//! legal lifecycle moves, readings of conditions. Never: I/O, clocks, tokio, YAML.

pub mod conditions;
pub mod config;
pub mod cron;
pub mod jsonpath;
pub mod lifecycle;
pub mod names;
pub mod results;
pub mod text;
pub mod v1alpha1;
pub mod v1alpha2;

/// API group of package revisions and their contents.
pub const PORCH_GROUP: &str = "porch.kpt.dev";
/// API group of repositories.
pub const CONFIG_GROUP: &str = "config.porch.kpt.dev";
/// Annotation by which a push asks the controller for a render; its value is the version of the pushed content.
pub const RENDER_REQUEST: &str = "porch.kpt.dev/render-request";
/// Annotation that makes the server keep the content of a failed render.
pub const PUSH_ON_RENDER_FAILURE: &str = "porch.kpt.dev/push-on-render-failure";
/// Kptfile annotation that keeps the output of the functions that ran before the one that failed.
pub const SAVE_ON_RENDER_FAILURE: &str = "kpt.dev/save-on-render-failure";
/// Label on the newest published revision of a package (`"true"` or `"false"`).
pub const LATEST_REVISION: &str = "porch.kpt.dev/latest-revision";
/// Finalizer of the package revision controller.
pub const PACKAGE_REVISION_FINALIZER: &str = "porch.kpt.dev/packagerevisions";
/// Finalizer of the repository controller.
pub const REPOSITORY_FINALIZER: &str = "config.porch.kpt.dev/repository";
/// Repository annotation: `"true"` hands its packages to the v1alpha2 controller.
pub const V1ALPHA2_MIGRATION: &str = "porch.kpt.dev/v1alpha2-migration";
/// Kind and base name of the file a pull leaves beside the package.
pub const REVISION_METADATA_FILE: &str = ".KptRevisionMetadata";
