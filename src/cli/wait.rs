//! The flags of `rpkg wait`.

use clap::Args;
use clap::builder::NonEmptyStringValueParser;

use crate::cli::duration::GoDuration;
use crate::cli::shared::Names;

/// `rpkg wait PACKAGE...`
#[derive(Args, Clone, Debug, Default)]
pub struct WaitArgs {
    /// The package revisions.
    #[command(flatten)]
    pub packages: Names,
    /// created, rendered[=TOKEN], ready, settled, lifecycle=STATE, published, deleted, condition=TYPE[=STATUS] or jsonpath=EXPR[=VALUE]; given several times, all must hold at the same moment
    #[arg(long = "for", value_name = "GOAL", default_value = "ready")]
    pub goals: Vec<String>,
    /// How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]
    #[arg(long, value_name = "DURATION")]
    pub timeout: Option<GoDuration>,
    /// What was known before.
    #[command(flatten)]
    pub pins: PinFlags,
    /// What to make of what is seen.
    #[command(flatten)]
    pub policy: PolicyFlags,
    /// Which ones, without their names.
    #[command(flatten)]
    pub select: SelectFlags,
    /// Make the controller look again first: adds an annotation to spec.packageMetadata and removes it afterwards
    #[arg(long, help_heading = REPAIRS, conflicts_with = "recreate_on_failed")]
    pub nudge: bool,
    /// A draft whose source failed is deleted and created again from the same spec, once
    #[arg(long, help_heading = REPAIRS)]
    pub recreate_on_failed: bool,
    /// `json` for one JSON document instead of lines, `jsonl` for one JSON line for each change, `name` for names alone
    #[arg(short, long, value_name = "FORMAT")]
    pub output: Option<WaitFormat>,
}

/// Facts that a script knows from before; they belong to one object.
#[derive(Args, Clone, Debug, Default)]
pub struct PinFlags {
    /// The object that is meant; another one of that name is exit code 6
    #[arg(long, value_name = "UID", value_parser = NonEmptyStringValueParser::new(), help_heading = PINS)]
    pub uid: Option<String>,
    /// The generation that your write returned; an older one is no evidence
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(i64).range(1..), help_heading = PINS)]
    pub since_generation: Option<i64>,
    /// With rendered=TOKEN: the render request before your push, empty for none
    #[arg(long, value_name = "TOKEN", help_heading = PINS)]
    pub replaces: Option<String>,
}

impl PinFlags {
    /// The first flag that was given.
    pub fn given(&self) -> Option<&'static str> {
        let flags = [
            ("--uid", self.uid.is_some()),
            ("--since-generation", self.since_generation.is_some()),
            ("--replaces", self.replaces.is_some()),
        ];
        flags.into_iter().find(|(_, given)| *given).map(|(flag, _)| flag)
    }
}

/// What to make of what is seen.
#[derive(Args, Clone, Debug, Default)]
pub struct PolicyFlags {
    /// Absence is "not yet"
    #[arg(long, help_heading = POLICY)]
    pub wait_for_create: bool,
    /// With rendered=TOKEN: a newer push takes its place, and the result says which
    #[arg(long, help_heading = POLICY, conflicts_with = "accept_newer_render")]
    pub follow: bool,
    /// With rendered=TOKEN: a newer push that is rendered already will do, too
    #[arg(long, help_heading = POLICY)]
    pub accept_newer_render: bool,
    /// What a failure means that nothing retries by itself: `fail` ends the wait, `wait` waits for somebody to mend it
    #[arg(long, value_name = "WHAT", default_value = "fail", hide_possible_values = true, help_heading = POLICY)]
    pub on_failure: OnFailure,
    /// With --since-generation: a change of the spec by somebody else is exit code 7
    #[arg(long, help_heading = POLICY, requires = "since_generation")]
    pub exact_generation: bool,
    /// With published: also wait for the label of the latest revision
    #[arg(long, help_heading = POLICY)]
    pub latest: bool,
    /// With ready or a lifecycle: the readiness gates must be true as well
    #[arg(long, help_heading = POLICY)]
    pub gates: bool,
    /// With a lifecycle: content without proof of a render is no failure
    #[arg(long, help_heading = POLICY)]
    pub allow_unrendered: bool,
    /// With condition=: a condition that names no generation is not met
    #[arg(long, help_heading = POLICY, conflicts_with = "literal")]
    pub strict: bool,
    /// With condition= or jsonpath=: the rule of kubectl, with the cases in which it is too early or never ends
    #[arg(long, help_heading = POLICY)]
    pub literal: bool,
}

/// Which package revisions, without their names.
#[derive(Args, Clone, Debug, Default)]
pub struct SelectFlags {
    /// Label selector
    #[arg(short = 'l', long, value_name = "SELECTOR", value_parser = NonEmptyStringValueParser::new(), help_heading = SELECT)]
    pub selector: Option<String>,
    /// Field selector
    #[arg(long, value_name = "SELECTOR", value_parser = NonEmptyStringValueParser::new(), help_heading = SELECT)]
    pub field_selector: Option<String>,
    /// All package revisions of the namespace
    #[arg(long, help_heading = SELECT, conflicts_with = "selector")]
    pub all: bool,
    /// Wait for at least that many before the set is fixed [default: 1, with --for deleted 0]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32), help_heading = SELECT)]
    pub min_count: Option<u32>,
    /// One that fails does not end the wait for the others
    #[arg(long, help_heading = SELECT)]
    pub keep_going: bool,
    /// Those that come later belong to the set, too
    #[arg(long, help_heading = SELECT)]
    pub follow_new: bool,
}

impl SelectFlags {
    /// Is a set described?
    pub fn given(&self) -> bool {
        self.all || self.selector.is_some() || self.field_selector.is_some()
    }
}

/// What a failure means that nothing retries by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum OnFailure {
    /// The end.
    #[default]
    Fail,
    /// Somebody may mend it.
    Wait,
}

/// How the end of a wait is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum WaitFormat {
    /// One JSON document at the end.
    Json,
    /// One JSON document a line: each change, then the end.
    Jsonl,
    /// `RESOURCE/NAME`, one a line.
    Name,
}

const PINS: &str = "What was known before";
const POLICY: &str = "What counts";
const SELECT: &str = "Selection";
const REPAIRS: &str = "Repairs";
