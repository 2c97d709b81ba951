//! Flags that every command takes, before and after the verb.

use clap::{Args, ValueEnum};

use crate::cli::duration::GoDuration;

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorWhen {
    /// On a terminal, unless the environment says no.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Flags that every command takes.
#[derive(Args, Clone, Debug, Default)]
pub struct Globals {
    /// Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]
    #[arg(long, global = true, value_name = "FILE", help_heading = CONNECTION)]
    pub kubeconfig: Option<String>,
    /// Context of the kubeconfig to use
    #[arg(long, global = true, value_name = "NAME", help_heading = CONNECTION)]
    pub context: Option<String>,
    /// Cluster of the kubeconfig to use
    #[arg(long, global = true, value_name = "NAME", help_heading = CONNECTION)]
    pub cluster: Option<String>,
    /// User of the kubeconfig to use
    #[arg(long, global = true, value_name = "NAME", help_heading = CONNECTION)]
    pub user: Option<String>,
    /// Namespace [default: the one of the context]
    #[arg(short, long, global = true, value_name = "NAMESPACE", help_heading = CONNECTION)]
    pub namespace: Option<String>,
    /// Address of the API server
    #[arg(short, long, global = true, value_name = "URL", help_heading = CONNECTION)]
    pub server: Option<String>,
    /// Bearer token for the API server
    #[arg(long, global = true, value_name = "TOKEN", help_heading = CONNECTION, hide_short_help = true)]
    pub token: Option<String>,
    /// User to impersonate
    #[arg(long = "as", global = true, value_name = "USER", help_heading = CONNECTION, hide_short_help = true)]
    pub as_user: Option<String>,
    /// Group to impersonate, may be given several times
    #[arg(long = "as-group", global = true, value_name = "GROUP", help_heading = CONNECTION, hide_short_help = true)]
    pub as_groups: Vec<String>,
    /// Uid to impersonate
    #[arg(long = "as-uid", global = true, value_name = "UID", help_heading = CONNECTION, hide_short_help = true)]
    pub as_uid: Option<String>,
    /// Certificate authority file
    #[arg(long, global = true, value_name = "FILE", help_heading = CONNECTION, hide_short_help = true)]
    pub certificate_authority: Option<String>,
    /// Client certificate file
    #[arg(long, global = true, value_name = "FILE", help_heading = CONNECTION, hide_short_help = true)]
    pub client_certificate: Option<String>,
    /// Client key file
    #[arg(long, global = true, value_name = "FILE", help_heading = CONNECTION, hide_short_help = true)]
    pub client_key: Option<String>,
    /// Server name to check the certificate against
    #[arg(long, global = true, value_name = "NAME", help_heading = CONNECTION, hide_short_help = true)]
    pub tls_server_name: Option<String>,
    /// Do not check the server's certificate
    #[arg(
        long,
        global = true,
        value_name = "BOOL",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        hide_possible_values = true,
        help_heading = CONNECTION,
        hide_short_help = true
    )]
    pub insecure_skip_tls_verify: Option<bool>,
    /// Limit of one call to the API server, repeats included; 0 means none [default: 30s]
    #[arg(long, global = true, value_name = "DURATION", help_heading = CONNECTION)]
    pub request_timeout: Option<GoDuration>,
    /// API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]
    #[arg(long, global = true, value_name = "VERSION", help_heading = CONNECTION)]
    pub api_version: Option<String>,
    /// Verbosity: 1 names the server and the namespace, 6 every request
    #[arg(
        short,
        long = "v",
        global = true,
        value_name = "LEVEL",
        num_args = 0..=1,
        default_missing_value = "1",
        help_heading = DISPLAY
    )]
    pub verbose: Option<u8>,
    /// No notes, hints or progress on stderr
    #[arg(short, long, global = true, help_heading = DISPLAY)]
    pub quiet: bool,
    /// Colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help_heading = DISPLAY)]
    pub color: ColorWhen,
    /// No progress on stderr
    #[arg(long, global = true, help_heading = DISPLAY)]
    pub no_progress: bool,
    /// Flags that mean nothing here.
    #[command(flatten)]
    pub compat: super::compat::Compat,
}

const CONNECTION: &str = "Connection";
const DISPLAY: &str = "Display";
