//! Why a goal cannot be reached, and what to do about it.
//!
//! In: a reason, a snapshot and what the server said. Out: a [`Fault`] with its text and hints. Texts
//! tell a fault of the package from one of the infrastructure: after a controller start a settled
//! package may show a failure that says nothing about it. Never: I/O.

use super::snapshot::Snapshot;
use crate::api::lifecycle::ALL;
use crate::failure::Kind;

/// One CamelCase word for scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing of that name yet.
    NotFoundYet,
    /// The source was not carried out yet.
    SourceNotApplied,
    /// The controller has not looked at it yet.
    NotReconciled,
    /// A render is running.
    Rendering,
    /// The request was not picked up yet.
    RenderNotStarted,
    /// A render is outstanding.
    RenderOutstanding,
    /// `Ready` speaks of an older generation.
    ReadyNotCurrent,
    /// `Ready` is not true yet.
    NotReady,
    /// Published, but without a revision number yet.
    RevisionNotAssigned,
    /// Published, but not labelled as the newest revision yet.
    LatestLabel,
    /// Nobody asked for its deletion.
    NoDeletionRequested,
    /// Finalizers are left.
    Finalizers,
    /// Not a draft (yet).
    NotDraft,
    /// A condition has another value or speaks of an older generation.
    ConditionNotMet,
    /// A path finds nothing, or another value.
    PathNotMet,
    /// A readiness gate is not true.
    GateNotMet,
    /// A path finds several values where one is compared.
    AmbiguousPath,
    /// It is being deleted.
    Terminating,
    /// Generation went back: restored from a backup, or another server answered.
    Regressed,
    /// `spec.lifecycle` is empty: the controller ignores it.
    NoLifecycle,
    /// The render failed.
    RenderFailed,
    /// The source could not be carried out.
    SourceFailed,
    /// The push was stored, but its render was never asked for.
    RequestLost,
    /// Nothing renders outside Draft.
    LifecycleBlocksRender,
    /// Found in git; no render was requested and none will run.
    NothingToRender,
    /// The controller could not carry out the lifecycle.
    ReadyFailed,
    /// The lifecycle was reached with content that has no proof of a render.
    Unrendered,
    /// The controller waits for a render that the lifecycle forbids.
    GuardDeadlock,
    /// Published content waits for `DeletionProposed`.
    BlockedByDeletionGate,
    /// It never becomes the newest revision.
    NotLatest,
    /// The push was stored and rendered, and then older content was written over it.
    ContentLost,
    /// A newer push asked for another render.
    NewerPush,
    /// The controller itself asked for another render.
    MetadataSync,
    /// Somebody wished for another lifecycle.
    OtherLifecycle,
    /// Somebody changed the spec after the pinned generation.
    SpecChanged,
}

impl Reason {
    /// The word.
    pub fn word(self) -> String {
        format!("{self:?}")
    }

    /// Next steps where somebody else replaced the goal.
    pub fn hints(self, name: &str) -> Vec<String> {
        match self {
            Self::NewerPush | Self::MetadataSync => {
                vec![format!(
                    "`porchctl rpkg wait {name} --for rendered` waits for the newest request; with a token --follow does"
                )]
            }
            Self::OtherLifecycle | Self::SpecChanged => {
                vec![format!("look at it before you wish again: `porchctl rpkg status {name}`")]
            }
            _ => Vec::new(),
        }
    }
}

/// A verdict that something has to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The word.
    pub reason: Reason,
    /// One sentence without the name of the object.
    pub text: String,
    /// It must hold for the settle window before it is believed.
    pub settle: bool,
    /// Not the package's own fault; may be over as soon as somebody looks again.
    pub transient: bool,
    /// What the server said, empty if nothing.
    pub message: String,
    /// The push or the lifecycle that it is about, empty if neither.
    pub about: String,
}

impl Fault {
    /// A fault that holds only if it stays.
    pub fn settling(reason: Reason, text: impl Into<String>) -> Self {
        Self {
            reason,
            text: text.into(),
            settle: true,
            transient: false,
            message: String::new(),
            about: String::new(),
        }
    }

    /// A fault that is final at the first sight.
    pub fn at_once(reason: Reason, text: impl Into<String>) -> Self {
        Self { settle: false, ..Self::settling(reason, text) }
    }

    /// Says which push or lifecycle it is about.
    #[must_use]
    pub fn about(self, what: &str) -> Self {
        Self { about: what.into(), ..self }
    }

    /// A fault with the server's own words; who is to blame is read from them.
    pub fn said(reason: Reason, text: &str, snapshot: &Snapshot) -> Self {
        let message = snapshot.failure_message().trim_end().to_owned();
        let text = if message.is_empty() { text.to_owned() } else { format!("{text}: {message}") };
        let own = match reason {
            Reason::RenderFailed => !is_infrastructure(&message),
            _ => is_old_branch(&message) || message.contains("must be published"),
        };
        Self { transient: !own, message, ..Self::settling(reason, text) }
    }

    /// What the end of a command means that this fault ends.
    pub fn kind(&self) -> Kind {
        if self.reason == Reason::AmbiguousPath { Kind::Usage } else { Kind::Blocked }
    }

    /// Next steps, most useful first.
    pub fn hints(&self, name: &str) -> Vec<String> {
        let nudge = format!(
            "nothing retries this by itself; make the controller look again with `porchctl rpkg wait {name} --nudge`"
        );
        let line = match self.reason {
            Reason::RenderFailed if self.transient => nudge,
            Reason::RenderFailed => format!("fix the package and push again: `porchctl rpkg push {name} DIR`; nothing retries a failed render by itself"),
            Reason::SourceFailed => source_hint(&self.message, name),
            Reason::ReadyFailed => lifecycle_hint(&self.message, name, nudge),
            Reason::RequestLost if ALL.iter().all(|state| state.as_str() != self.about) => {
                return lost_hints(&self.about, name);
            }
            Reason::RequestLost => unproven_hint(&self.about, name),
            Reason::LifecycleBlocksRender | Reason::Unrendered | Reason::GuardDeadlock => unproven_hint(&self.about, name),
            Reason::ContentLost => format!("push again: `porchctl rpkg push {name} DIR`"),
            Reason::NotLatest | Reason::NothingToRender => return Vec::new(),
            Reason::Terminating => format!("`porchctl rpkg wait {name} --for deleted` waits for its end"),
            Reason::AmbiguousPath => "narrow the path, as in [0] or a filter, or leave out =VALUE".into(),
            Reason::NoLifecycle => "the controller ignores objects without spec.lifecycle; set it to Draft".into(),
            Reason::BlockedByDeletionGate => format!("set it free with `porchctl rpkg propose-delete {name}`"),
            Reason::Regressed => "the API was restored from a backup, or another server answered; look at the object before you repeat the write".into(),
            _ => return Vec::new(),
        };
        vec![line]
    }
}

/// Next steps after a push whose render nobody asked for; what asks for it must not hide a newer push.
fn lost_hints(request: &str, name: &str) -> Vec<String> {
    let annotate = format!(
        "kubectl annotate packagerevisions.v1alpha2.porch.kpt.dev {name} {}={request} --overwrite --resource-version=VERSION",
        crate::api::RENDER_REQUEST
    );
    vec![
        format!("push again: `porchctl rpkg push {name} DIR`"),
        format!(
            "or ask for the render of what is stored, with the resourceVersion of a fresh reading: `{annotate}`"
        ),
    ]
}

/// Next step where a render cannot be proven and none will run. It may have run: then nothing is wrong with the package.
fn unproven_hint(lifecycle: &str, name: &str) -> String {
    match lifecycle {
        "Published" | "DeletionProposed" => format!(
            "there is no proof of a render, and a published revision is not rendered any more: `porchctl rpkg copy {name} --workspace NEW` makes a draft of it that is"
        ),
        _ => format!(
            "there is no proof of a render: `porchctl rpkg reject {name}` makes it a draft again and renders it; then propose again"
        ),
    }
}

/// Next step after a failed source.
fn source_hint(message: &str, name: &str) -> String {
    if is_old_branch(message) {
        return "the draft branch of an earlier package of this name is still in git; use another --workspace".into();
    }
    if message.contains("must be published") {
        return format!("publish the source first, then `porchctl rpkg del {name}` and create it again");
    }
    if is_missing_repository(message) {
        return format!(
            "the controller had just started or does not know the repository; check `porchctl repo get`, then `porchctl rpkg wait {name} --nudge`"
        );
    }
    format!("the object stays on the server; remove it with `porchctl rpkg del {name}` and create it again")
}

/// Next step after a lifecycle step that failed.
fn lifecycle_hint(message: &str, name: &str, nudge: String) -> String {
    if message.contains("ersion cannot be empty")
        || message.contains("only allowed on when lifecycle is Draft or Proposed")
    {
        return format!(
            "a draft cannot be published in one step; `porchctl rpkg reject {name}` heals it, then propose and approve"
        );
    }
    nudge
}

/// Did an earlier package of this name leave its draft branch in git?
pub fn is_old_branch(message: &str) -> bool {
    message.contains("non-fast-forward")
}

/// Does the message say that the controller does not know the Repository?
fn is_missing_repository(message: &str) -> bool {
    message.find("repository ").is_some_and(|at| {
        let rest = &message[at + "repository ".len()..];
        rest.split_whitespace().nth(1).is_some_and(|word| word == "not") && rest.contains("not found")
    })
}

/// Is it the infrastructure that failed, not the package?
pub fn is_infrastructure(message: &str) -> bool {
    const STEPS: [&str; 4] =
        ["get content for render", "create draft", "close draft", "write rendered resources"];
    is_missing_repository(message) || STEPS.iter().any(|step| message.contains(step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_to_blame_is_read_from_the_message() {
        assert!(is_infrastructure("create draft: repository radio:edge:: not found"));
        assert!(is_infrastructure("repository radio:edge:: not found"));
        assert!(is_infrastructure(
            "get content for render: package revision a/v1 not found in repository radio:edge::"
        ));
        assert!(!is_infrastructure(
            "fn.render: pkg /:\n\tpipeline.run: func eval \"boom:v1\" failed: exit status 3 (boom)"
        ));
        assert!(!is_infrastructure(
            "failed to write resources for render: illegal name 'with space.yaml' in file creation"
        ));
        assert!(!is_missing_repository("repository "));
    }

    #[test]
    fn hints_name_the_next_command() {
        let fault = |reason, message: &str| Fault { message: message.into(), ..Fault::settling(reason, "x") };
        let hint = |reason, message| fault(reason, message).hints("a.b.v1").remove(0);
        assert!(hint(Reason::SourceFailed, "close draft: non-fast-forward update").contains("--workspace"));
        assert!(
            hint(Reason::SourceFailed, "upstream package \"x\" must be published")
                .contains("rpkg del a.b.v1")
        );
        assert!(hint(Reason::SourceFailed, "create draft: repository n:r:: not found").contains("--nudge"));
        assert!(hint(Reason::RenderFailed, "boom").contains("rpkg push a.b.v1"));
        assert!(hint(Reason::BlockedByDeletionGate, "").contains("propose-delete a.b.v1"));
        assert!(
            hint(Reason::ReadyFailed, "Version cannot be empty for the next package revision")
                .contains("reject")
        );
        assert!(Fault::at_once(Reason::NotLatest, "x").hints("n").is_empty());
    }
}
