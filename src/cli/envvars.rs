//! Every environment variable the program looks at, each a constant with its meaning.
//!
//! `settings` is the only reader; this list is the source of the documentation.

/// One variable: its name and what it does.
pub struct EnvVar {
    /// The name.
    pub name: &'static str,
    /// What it does, one sentence.
    pub about: &'static str,
}

/// Kubeconfig files, joined with `:`, as kubectl reads them.
pub const KUBECONFIG: &str = "KUBECONFIG";
/// API version of package revisions.
pub const API_VERSION: &str = "PORCHCTL_API_VERSION";
/// Do changing verbs wait for their effect?
pub const WAIT: &str = "PORCHCTL_WAIT";
/// How long they wait.
pub const TIMEOUT: &str = "PORCHCTL_TIMEOUT";
/// Where the state of the sandbox is kept.
pub const STATE_HOME: &str = "XDG_STATE_HOME";
/// Home directory, for `~/.kube/config` and `~/.local/state`.
pub const HOME: &str = "HOME";
/// Set inside a pod, together with a service account.
pub const SERVICE_HOST: &str = "KUBERNETES_SERVICE_HOST";
/// The port that belongs to it.
pub const SERVICE_PORT: &str = "KUBERNETES_SERVICE_PORT";
/// Any value that is not empty: no colours.
pub const NO_COLOR: &str = "NO_COLOR";
/// `0`: no colours.
pub const CLICOLOR: &str = "CLICOLOR";
/// Not empty and not `0`: colours also in pipes.
pub const CLICOLOR_FORCE: &str = "CLICOLOR_FORCE";
/// The same under its other name.
pub const FORCE_COLOR: &str = "FORCE_COLOR";
/// `dumb`: no colours, no moving progress.
pub const TERM: &str = "TERM";
/// Not empty and not `false`: a CI job, so no moving progress.
pub const CI: &str = "CI";

/// The list, in the order of the documentation.
pub const ALL: [EnvVar; 14] = [
    EnvVar { name: KUBECONFIG, about: "Kubeconfig files, joined with `:`; `--kubeconfig` wins." },
    EnvVar { name: API_VERSION, about: "`v1alpha1` or `v1alpha2`; `--api-version` wins." },
    EnvVar {
        name: WAIT,
        about: "`true` or `false`: do changing verbs wait for their effect; `--wait` wins.",
    },
    EnvVar { name: TIMEOUT, about: "How long they wait, a duration such as `5m`; `--timeout` wins." },
    EnvVar {
        name: STATE_HOME,
        about: "The sandbox keeps its state in `porchctl/sandbox` there; `--state` wins.",
    },
    EnvVar {
        name: HOME,
        about: "Where `.kube/config` is looked for; the state of the sandbox is in `.local/state` there.",
    },
    EnvVar {
        name: SERVICE_HOST,
        about: "Set inside a pod: use the service account when there is no kubeconfig.",
    },
    EnvVar { name: SERVICE_PORT, about: "The port that belongs to it." },
    EnvVar { name: NO_COLOR, about: "Not empty: no colours; `--color` wins." },
    EnvVar { name: CLICOLOR, about: "`0`: no colours." },
    EnvVar { name: CLICOLOR_FORCE, about: "Not empty and not `0`: colours also in pipes." },
    EnvVar { name: FORCE_COLOR, about: "The same under its other name." },
    EnvVar { name: TERM, about: "`dumb`: no colours, no moving progress." },
    EnvVar { name: CI, about: "Not empty and not `false`: no moving progress." },
];
