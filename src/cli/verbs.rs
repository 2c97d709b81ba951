//! The flags of every `rpkg` verb, named as the Go client names them.

use clap::{Args, ValueEnum};

use super::shared::{DryRunFlag, Names, ResultFlags, WaitFlags};

/// `rpkg init PACKAGE_NAME`
#[derive(Args, Clone, Debug, Default)]
pub struct InitArgs {
    /// Name of the new package, may contain `/`
    #[arg(value_name = "PACKAGE_NAME")]
    pub package: Option<String>,
    /// Repository of the new package
    #[arg(long, value_name = "NAME")]
    pub repository: Option<String>,
    /// Workspace of the new package
    #[arg(long, value_name = "NAME")]
    pub workspace: Option<String>,
    /// Short description of the package
    #[arg(long, value_name = "TEXT", default_value = "sample description")]
    pub description: String,
    /// Keywords, joined with commas or given several times
    #[arg(long, value_name = "WORDS", value_delimiter = ',')]
    pub keywords: Vec<String>,
    /// Link to a page about the package
    #[arg(long, value_name = "URL", default_value = "")]
    pub site: String,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg clone SOURCE_PACKAGE NAME`
#[derive(Args, Clone, Debug, Default)]
pub struct CloneArgs {
    /// Package revision or git address (`URL.git/DIR@REF`) to clone
    #[arg(value_name = "SOURCE_PACKAGE")]
    pub source: Option<String>,
    /// Name of the new package
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Directory of the upstream package, git only [default: /]
    #[arg(long, value_name = "DIR")]
    pub directory: Option<String>,
    /// Branch or tag of the upstream package, git only [default: main]
    #[arg(long = "ref", value_name = "REF")]
    pub reference: Option<String>,
    /// Repository of the new package
    #[arg(long, value_name = "NAME")]
    pub repository: Option<String>,
    /// Secret with credentials for the upstream repository, git only
    #[arg(long, value_name = "NAME")]
    pub secret_ref: Option<String>,
    /// Workspace of the new package
    #[arg(long, value_name = "NAME", default_value = "v1")]
    pub workspace: String,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg copy SOURCE_PACKAGE`
#[derive(Args, Clone, Debug, Default)]
pub struct CopyArgs {
    /// Published package revision to start from; the new one is of the same package
    #[arg(value_name = "SOURCE_PACKAGE")]
    pub source: Vec<String>,
    /// Workspace of the new package revision
    #[arg(long, value_name = "NAME")]
    pub workspace: Option<String>,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg pull PACKAGE [DIR]`
#[derive(Args, Clone, Debug, Default)]
pub struct PullArgs {
    /// Name of the package revision
    #[arg(value_name = "PACKAGE")]
    pub package: Option<String>,
    /// Directory to write to; without it a ResourceList goes to stdout
    #[arg(value_name = "DIR")]
    pub dir: Option<String>,
    /// Overwrite local changes that were not pushed
    #[arg(short, long)]
    pub force: bool,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg push PACKAGE [DIR|-]`
#[derive(Args, Clone, Debug, Default)]
pub struct PushArgs {
    /// Name of the package revision
    #[arg(value_name = "PACKAGE")]
    pub package: Option<String>,
    /// Directory to read, or `-` for a ResourceList on stdin
    #[arg(value_name = "DIR")]
    pub dir: Option<String>,
    /// What the server keeps when the render fails
    #[arg(long, value_name = "KEEP", conflicts_with = "push_on_failure")]
    pub on_render_failure: Option<OnRenderFailure>,
    /// The same under its other name: None, Unrendered or PartiallyRendered
    #[arg(long, value_name = "KEEP", value_parser = parse_push_on_failure)]
    pub push_on_failure: Option<OnRenderFailure>,
    /// Write the rendered files back into DIR
    #[arg(long)]
    pub pull: bool,
    /// Check after the render that the server still holds what was pushed [default: true]
    #[arg(
        long,
        value_name = "BOOL",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        hide_possible_values = true
    )]
    pub verify_content: Option<bool>,
    /// Say what would be sent and what a render would change, and send nothing
    #[arg(long, value_name = "WHERE", num_args = 0..=1, require_equals = true, default_missing_value = "client")]
    pub dry_run: Option<DryRun>,
    /// Send it although a check says no
    #[arg(long)]
    pub force: bool,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

impl PushArgs {
    /// What the server keeps when the render fails, whichever flag said it.
    pub fn keep(&self) -> Option<OnRenderFailure> {
        self.on_render_failure.or(self.push_on_failure)
    }
}

/// What the server keeps when the render fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OnRenderFailure {
    /// Nothing: the push is refused.
    None,
    /// What was pushed.
    Unrendered,
    /// What was pushed, changed by the functions that ran before the failing one.
    PartiallyRendered,
}

/// `--push-on-failure` spells the values as an API field would.
fn parse_push_on_failure(text: &str) -> Result<OnRenderFailure, String> {
    match text {
        "None" => Ok(OnRenderFailure::None),
        "Unrendered" => Ok(OnRenderFailure::Unrendered),
        "PartiallyRendered" => Ok(OnRenderFailure::PartiallyRendered),
        _ => Err("one of None, Unrendered, PartiallyRendered".into()),
    }
}

/// Where a dry run ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DryRun {
    /// Nothing is sent.
    Client,
}

/// `rpkg propose PACKAGE...`
#[derive(Args, Clone, Debug, Default)]
pub struct ProposeArgs {
    /// The package revisions.
    #[command(flatten)]
    pub packages: Names,
    /// Also when the render or the source failed
    #[arg(long)]
    pub force: bool,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg approve PACKAGE...`
#[derive(Args, Clone, Debug, Default)]
pub struct ApproveArgs {
    /// The package revisions.
    #[command(flatten)]
    pub packages: Names,
    /// Also when the render or the source failed
    #[arg(long)]
    pub force: bool,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg reject PACKAGE...`
#[derive(Args, Clone, Debug, Default)]
pub struct RejectArgs {
    /// The package revisions.
    #[command(flatten)]
    pub packages: Names,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg propose-delete PACKAGE...`
#[derive(Args, Clone, Debug, Default)]
pub struct ProposeDeleteArgs {
    /// The package revisions.
    #[command(flatten)]
    pub packages: Names,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}

/// `rpkg del PACKAGE...`
#[derive(Args, Clone, Debug, Default)]
pub struct DelArgs {
    /// The package revisions.
    #[command(flatten)]
    pub packages: Names,
    /// A package revision that does not exist counts as deleted
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub ignore_not_found: bool,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to wait for the effect.
    #[command(flatten)]
    pub waiting: WaitFlags,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
}
