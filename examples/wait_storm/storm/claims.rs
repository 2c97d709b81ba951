//! What a wait claims when it says "met", and whether that was so.
//!
//! In: the sandbox's own record of contents and objects. Out: true or false for a moment or a span. Never: a
//! status, for that is what is being judged.

use porchctl::api::lifecycle::Lifecycle;
use porchctl::sandbox::truth::{Content, Loss, Moment, Run, RunEnd, Seen, Truth};
use tokio::time::Instant;

use super::world::{NAME, NAMESPACE, RESOURCES};

/// A claim about the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// There is content.
    Created,
    /// The content of that push is rendered and stored.
    Push(String),
    /// As [`Claim::Push`], by the number of the push.
    Number(u32),
    /// What is stored is rendered.
    Rendered,
    /// What is stored is rendered, and the lifecycle is carried out.
    Ready,
    /// The lifecycle is carried out; what leaves Draft is rendered, unless that does not matter.
    Lifecycle(Lifecycle, bool),
    /// The object of that uid is gone.
    Deleted(String),
}

/// A span of time, its ends included.
pub type Span = (Instant, Instant);

/// All that the sandbox recorded of a schedule.
pub struct Facts {
    moments: Vec<Moment>,
    /// Every version of the object.
    pub objects: Vec<Seen>,
    losses: Vec<Loss>,
    runs: Vec<Run>,
}

impl Facts {
    /// Takes the record.
    pub fn of(truth: &Truth) -> Self {
        Self {
            moments: truth.moments(NAMESPACE, NAME),
            objects: truth.objects(NAMESPACE, NAME),
            losses: truth.lost(NAMESPACE, NAME),
            runs: truth.runs(NAMESPACE, NAME),
        }
    }

    /// The claim with the token of its push; one that was never stored has a token of its own.
    pub fn resolve(&self, claim: &Claim) -> Claim {
        let Claim::Number(number) = claim else { return claim.clone() };
        let contents = self.moments.iter().filter_map(|moment| moment.content.as_deref());
        let mut pushed = contents.filter(|content| content.pushes.contains(&content.version));
        let found = pushed.find(|content| push_of(content) == Some(*number));
        Claim::Push(found.map_or_else(|| "never stored".into(), |content| content.version.clone()))
    }

    /// Was that push overwritten by something older before that moment?
    pub fn is_lost(&self, claim: &Claim, at: Instant) -> bool {
        let Claim::Push(token) = claim else { return false };
        self.losses.iter().any(|loss| loss.at <= at && loss.token == *token)
    }

    /// From when on, after that moment, is it so?
    pub fn next(&self, claim: &Claim, after: Instant) -> Option<Instant> {
        let later = self.moments.iter().filter(|moment| moment.at > after);
        later.into_iter().find(|moment| self.holds(claim, moment, moment.at)).map(|moment| moment.at)
    }

    /// Was it so at any moment of the span?
    pub fn ever(&self, claim: &Claim, span: Span) -> bool {
        if let Claim::Deleted(uid) = claim {
            return !self.exists(uid, span.1);
        }
        let mut first = self.moments.iter().rposition(|moment| moment.at <= span.0).unwrap_or(0);
        while first > 0 && self.under_way(&self.moments[first], span.1) {
            first -= 1;
        }
        let during = self.moments[first.min(self.moments.len())..].iter();
        during
            .take_while(|moment| moment.at <= span.1)
            .any(|moment| self.holds(claim, moment, moment.at.max(span.0)))
    }

    /// Since when is it so, up to the end of the record, without a break?
    pub fn since(&self, claim: &Claim) -> Option<Instant> {
        let end = self.objects.last().map(|seen| seen.at).into_iter();
        let end = end.chain(self.moments.last().map(|moment| moment.at)).max()?;
        if let Claim::Deleted(uid) = claim {
            let last = self.objects.iter().rposition(|seen| is_of(seen, uid))?;
            return self.objects.get(last + 1).map(|seen| seen.at);
        }
        let unbroken = self.moments.iter().rev().take_while(|moment| self.holds(claim, moment, end));
        unbroken.last().map(|moment| moment.at)
    }

    /// A push whose render was not asked for yet has not happened for anybody but its sender: the server asks
    /// for it before it answers.
    fn under_way(&self, moment: &Moment, at: Instant) -> bool {
        let Some(content) = &moment.content else { return false };
        let asked = |seen: &&Seen| request(seen) == Some(content.version.as_str());
        let pushed = content.pushes.contains(&content.version);
        pushed && !self.objects.iter().take_while(|seen| seen.at <= at).any(|seen| asked(&seen))
    }

    fn holds(&self, claim: &Claim, moment: &Moment, at: Instant) -> bool {
        let Some(content) = moment.content.as_deref() else { return false };
        let rendered = || content.is_all_rendered() && is_whole(content);
        match claim {
            Claim::Created => true,
            Claim::Push(token) => content.rendered.contains(token) && is_whole(content),
            Claim::Rendered => rendered(),
            Claim::Ready => rendered() && self.wish(at).is_none_or(|wish| wish == content.lifecycle.as_str()),
            Claim::Lifecycle(state, unrendered) => {
                content.lifecycle == *state
                    && (*state == Lifecycle::Draft || *unrendered || rendered())
                    && (!state.is_published() || content.revision != 0)
            }
            Claim::Deleted(_) | Claim::Number(_) => false,
        }
    }

    /// The object at that moment.
    pub fn object(&self, at: Instant) -> Option<&Seen> {
        self.objects.iter().rev().find(|seen| seen.at <= at)
    }

    fn exists(&self, uid: &str, at: Instant) -> bool {
        self.object(at).is_some_and(|seen| is_of(seen, uid))
    }

    /// The lifecycle that was wished for at that moment.
    fn wish(&self, at: Instant) -> Option<&str> {
        self.object(at)?.object.as_ref()?["spec"]["lifecycle"].as_str()
    }

    /// Did the server overwrite or tear content before that moment?
    pub fn lost_before(&self, at: Instant) -> bool {
        let torn = |moment: &Moment| {
            moment.content.as_ref().is_some_and(|content| !is_whole(content) && content.is_rendered)
        };
        self.losses.iter().any(|loss| loss.at <= at)
            || self.moments.iter().take_while(|moment| moment.at <= at).any(torn)
    }

    /// Did the object ask for the render of that push before that moment?
    pub fn was_asked(&self, claim: &Claim, at: Instant) -> bool {
        let Claim::Push(token) = claim else { return false };
        self.objects.iter().take_while(|seen| seen.at <= at).any(|seen| request(seen) == Some(token.as_str()))
    }

    /// Had a second run of the source step emptied the package before that moment?
    pub fn emptied_before(&self, at: Instant) -> bool {
        let emptied = |content: &Content| {
            !content.files.contains_key("Kptfile")
                && !content.is_rendered
                && !content.pushes.contains(&content.version)
        };
        let before = self.moments.iter().take_while(|moment| moment.at <= at);
        before.filter_map(|moment| moment.content.as_deref()).any(emptied)
    }

    /// Had the last render that ended before that moment failed, and did none end well since?
    pub fn last_run_failed(&self, at: Instant) -> bool {
        let failed = |run: &Run| matches!(run.end, RunEnd::FunctionFailed(_) | RunEnd::Broken(_));
        self.runs.iter().rev().find(|run| run.at <= at).is_some_and(failed)
    }

    /// Was a push stored before that moment whose render the server never asked for? Nobody can see that who does
    /// not know the token of the push.
    pub fn unasked_before(&self, at: Instant) -> bool {
        let stored = self.moments.iter().take_while(|moment| moment.at <= at);
        stored.into_iter().any(|moment| self.under_way(moment, at))
    }

    /// The record in lines, from a moment on.
    pub fn lines(&self, begin: Instant) -> Vec<(Instant, String)> {
        let mut lines: Vec<(Instant, String)> =
            self.moments.iter().map(|moment| (moment.at, told(moment))).collect();
        lines.extend(self.losses.iter().map(|loss| (loss.at, format!("LOST {} by {}", loss.token, loss.by))));
        lines.retain(|(at, _)| *at >= begin);
        lines
    }
}

fn told(moment: &Moment) -> String {
    let Some(content) = moment.content.as_deref() else { return "content: none".into() };
    let push = push_of(content);
    let rendered = if content.is_rendered { " rendered" } else { "" };
    let whole = if is_whole(content) { "" } else { " TORN" };
    let Content { version, lifecycle, revision, files, .. } = content;
    format!(
        "content: {version} {lifecycle} {revision}, {} files of push {push:?}{rendered}{whole}",
        files.len()
    )
}

/// The number of the push that these files are of.
fn push_of(content: &Content) -> Option<u32> {
    content.files.get("Kptfile").and_then(|text| number(text, "description: push "))
}

fn is_of(seen: &Seen, uid: &str) -> bool {
    seen.object.as_ref().is_some_and(|object| object["metadata"]["uid"] == uid)
}

/// The render request of an object.
pub fn request(seen: &Seen) -> Option<&str> {
    seen.object.as_ref()?["metadata"]["annotations"][porchctl::api::RENDER_REQUEST].as_str()
}

/// Has it a Kptfile, and do all files that tell say the same, rendered or not?
///
/// Every push of a schedule is of a whole package, whose resources carry its number, and whose pipeline adds the
/// same number as an annotation. What is a mixture, or "rendered" without its functions, was torn by the server.
fn is_whole(content: &Content) -> bool {
    let Some(kptfile) = content.files.get("Kptfile") else { return false };
    let push = number(kptfile, "description: push ");
    let same = |text: &&String| number(text, "push: \"") == push;
    let done = |text: &&String| !content.is_rendered || number(text, "done: \"") == push;
    let resources: Vec<&String> =
        content.files.iter().filter(|(path, _)| tells(path)).map(|(_, text)| text).collect();
    match push {
        None => resources.is_empty(),
        Some(_) => resources.len() == RESOURCES && resources.iter().all(|text| same(text) && done(text)),
    }
}

fn tells(path: &str) -> bool {
    path == "cm.yaml" || path.starts_with("filling-")
}

/// The number behind a word.
fn number(text: &str, word: &str) -> Option<u32> {
    let rest = &text[text.find(word)? + word.len()..];
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
