//! The flags of `rpkg get` and `repo get`.

use clap::Args;

/// `rpkg get [NAME...]`
#[derive(Args, Clone, Debug, Default)]
pub struct GetArgs {
    /// Names of package revisions; all that the filters leave when none is given
    #[arg(value_name = "NAME", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub names: Vec<String>,
    /// Only revisions of this package
    #[arg(long, value_name = "PACKAGE", help_heading = FILTERS)]
    pub name: Option<String>,
    /// Only this revision number; -1 is the branch, 0 not yet published
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, help_heading = FILTERS)]
    pub revision: Option<i64>,
    /// Only this workspace
    #[arg(long, value_name = "NAME", help_heading = FILTERS)]
    pub workspace: Option<String>,
    /// Only this repository
    #[arg(long, value_name = "NAME", help_heading = FILTERS)]
    pub repository: Option<String>,
    /// Only this lifecycle: Draft, Proposed, Published or DeletionProposed
    #[arg(long, value_name = "STATE", help_heading = FILTERS)]
    pub lifecycle: Option<crate::api::lifecycle::Lifecycle>,
    /// Label selector
    #[arg(short = 'l', long, value_name = "SELECTOR", help_heading = FILTERS)]
    pub selector: Option<String>,
    /// Field selector
    #[arg(long, value_name = "SELECTOR", help_heading = FILTERS)]
    pub field_selector: Option<String>,
    /// All namespaces
    #[arg(short = 'A', long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true, help_heading = FILTERS)]
    pub all_namespaces: bool,
    /// Print the Kptfile of one package revision
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub show_kptfile: bool,
    /// How to print them.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// `repo get [REPOSITORY_NAME...]`
#[derive(Args, Clone, Debug, Default)]
pub struct RepoGetArgs {
    /// Names of repositories; all of them when none is given
    #[arg(value_name = "REPOSITORY_NAME", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub names: Vec<String>,
    /// Label selector
    #[arg(short = 'l', long, value_name = "SELECTOR", help_heading = FILTERS)]
    pub selector: Option<String>,
    /// All namespaces
    #[arg(short = 'A', long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true, help_heading = FILTERS)]
    pub all_namespaces: bool,
    /// How to print them.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// How objects are printed.
#[derive(Args, Clone, Debug, Default)]
pub struct PrintArgs {
    /// table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...
    #[arg(short, long, value_name = "FORMAT")]
    pub output: Option<String>,
    /// The template of `-o jsonpath` or `-o jsonpath-as-json`
    #[arg(long, value_name = "TEMPLATE")]
    pub template: Option<String>,
    /// No header line
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub no_headers: bool,
    /// A column with all labels
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub show_labels: bool,
    /// A column for each of these labels
    #[arg(short = 'L', long, value_name = "KEYS", value_delimiter = ',')]
    pub label_columns: Vec<String>,
    /// Keep `metadata.managedFields` in json and yaml
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", hide_possible_values = true, hide_default_value = true)]
    pub show_managed_fields: bool,
    /// Accepted for compatibility; the Go client does nothing either
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", hide = true)]
    pub show_kind: Option<bool>,
    /// Accepted for compatibility; the Go client does nothing either
    #[arg(long, value_name = "PATH", hide = true)]
    pub sort_by: Option<String>,
    /// Accepted for compatibility; templates always allow missing keys
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true)]
    pub allow_missing_template_keys: Option<String>,
}

const FILTERS: &str = "Filters";
