//! The flags of the `repo` verbs, named as the Go client names them.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use clap::{Args, Subcommand};

use super::get::RepoGetArgs;
use super::shared::{DryRunFlag, ResultFlags, WaitFlags};

/// The verbs of `repo`.
#[derive(Subcommand, Clone, Debug)]
pub enum RepoVerb {
    /// Register a git repository
    #[command(visible_alias = "register")]
    Reg(RegArgs),
    /// List or show registered repositories
    #[command(visible_aliases = ["list", "ls"])]
    Get(RepoGetArgs),
    /// Have repositories synchronised once, beside the usual times
    #[command(visible_alias = "reconcile")]
    Sync(SyncArgs),
    /// Unregister a repository; its git repository stays as it is
    #[command(visible_alias = "unregister")]
    Unreg(UnregArgs),
}

/// `repo reg REPOSITORY`
#[derive(Args, Clone, Debug, Default)]
pub struct RegArgs {
    /// Address of the git repository, or `oci://...`
    #[arg(value_name = "REPOSITORY")]
    pub repository: Vec<String>,
    /// Name to register it under [default: last part of the address, without `.git`]
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Text for people
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub description: String,
    /// Branch of published packages
    #[arg(long, value_name = "BRANCH", default_value = "main")]
    pub branch: String,
    /// Make the branch when it is missing
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub create_branch: bool,
    /// Directory that holds the packages
    #[arg(long, value_name = "DIR", default_value = "/")]
    pub directory: String,
    /// Packages here are ready to be deployed
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub deployment: bool,
    /// User name for the git repository; makes the Secret NAME-auth
    #[arg(long, value_name = "USER", help_heading = CREDENTIALS)]
    pub repo_basic_username: Option<String>,
    /// Password for the git repository; other users of this machine can see it, better is --password-stdin
    #[arg(long, value_name = "PASSWORD", help_heading = CREDENTIALS)]
    pub repo_basic_password: Option<Password>,
    /// Read the password from stdin
    #[arg(long, help_heading = CREDENTIALS, conflicts_with_all = ["repo_basic_password", "repo_workload_identity"])]
    pub password_stdin: bool,
    /// A Secret that exists already
    #[arg(long, value_name = "NAME", help_heading = CREDENTIALS, conflicts_with_all = ["repo_basic_username", "repo_basic_password", "password_stdin", "repo_workload_identity"])]
    pub secret_ref: Option<String>,
    /// Workload identity of the server; makes the Secret NAME-auth
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true, help_heading = CREDENTIALS)]
    pub repo_workload_identity: bool,
    /// When to synchronise beside the usual times, a cron expression of five fields
    #[arg(long, value_name = "CRON")]
    pub sync_schedule: Option<String>,
    /// Its packages are handled by v1alpha2
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub v1alpha2: bool,
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

/// `repo sync [REPOSITORY_NAME...]`
#[derive(Args, Clone, Debug, Default)]
pub struct SyncArgs {
    /// Names of registered repositories
    #[arg(value_name = "REPOSITORY_NAME", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub names: Vec<String>,
    /// All repositories of the namespace
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub all: bool,
    /// With --all: of all namespaces
    #[arg(short = 'A', long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub all_namespaces: bool,
    /// When: a duration from now or a time such as 2030-01-01T00:00:00Z; at least, and by default, in one minute
    #[arg(long, value_name = "WHEN", allow_hyphen_values = true)]
    pub run_once: Option<String>,
    /// Rehearse it.
    #[command(flatten)]
    pub dry_run: DryRunFlag,
    /// How to say what was done.
    #[command(flatten)]
    pub result: ResultFlags,
    /// Flags of the Go client that do nothing there.
    #[command(flatten)]
    pub compat: SyncCompat,
}

/// Flags that the Go client registers for `repo sync` and never looks at.
#[derive(Args, Clone, Debug, Default)]
pub struct SyncCompat {
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true)]
    allow_missing_template_keys: Option<String>,
    #[arg(short = 'L', long, hide = true)]
    label_columns: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true)]
    no_headers: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true)]
    show_kind: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true)]
    show_labels: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true)]
    show_managed_fields: Option<String>,
    #[arg(long, hide = true)]
    sort_by: Option<String>,
    #[arg(long, hide = true)]
    template: Option<String>,
}

/// `repo unreg REPOSITORY`
#[derive(Args, Clone, Debug, Default)]
pub struct UnregArgs {
    /// Name of the registered repository
    #[arg(value_name = "REPOSITORY")]
    pub repository: Vec<String>,
    /// Keep the Secret that `repo reg` made
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub keep_auth_secret: bool,
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

/// A password. Its `Debug` is no way to see it.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// The password itself, for the one place that sends it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl FromStr for Password {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.into()))
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

const CREDENTIALS: &str = "Credentials";
