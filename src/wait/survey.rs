//! What a server is known to do wrong, from what it serves.
//!
//! In: answers of a server ([`Seen`]); one that is missing says why. Out: [`Statement`]s, each with its
//! evidence. Versions of programs are shown and prove nothing: a defect is there when it shows. What
//! nothing shows "cannot be told". Never: I/O, a guess.

use std::collections::BTreeMap;

use jiff::Timestamp;
use k8s_openapi::api::admissionregistration::v1::{RuleWithOperations, ValidatingWebhookConfiguration};
use serde_json::{Value, json};

use super::explain::{Explanation, explain, is_stale};
use super::goal::Side;
use super::snapshot::Snapshot;
use crate::api::PORCH_GROUP;
use crate::api::lifecycle::Lifecycle;
use crate::api::v1alpha2::{PackageRevision, PackageRevisionSpec, Source};

/// The group of registered repositories.
pub const CONFIG_GROUP: &str = "config.porch.kpt.dev";
/// Versions of package revisions.
pub const VERSIONS: [&str; 2] = ["v1alpha1", "v1alpha2"];

/// What a server answered; `Err` is why it did not.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Version of the API server.
    pub version: Result<String, String>,
    /// Served versions of the group of package revisions.
    pub porch: Result<Vec<String>, String>,
    /// Resources of each of these versions.
    pub resources: BTreeMap<String, Result<Vec<String>, String>>,
    /// Served versions of the group of repositories.
    pub config: Result<Vec<String>, String>,
    /// Webhooks of the cluster.
    pub webhooks: Result<Vec<ValidatingWebhookConfiguration>, String>,
    /// What became of [`probe`], where it was sent.
    pub rehearsal: Option<Rehearsal>,
    /// Some package revisions of the namespace.
    pub revisions: Result<Vec<PackageRevision>, String>,
}

/// What became of a creation that was rehearsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rehearsal {
    /// It would have been stored.
    Accepted,
    /// An admission webhook stood in its way, in these words.
    Webhook(String),
    /// Anything else.
    Other(String),
}

/// Is it so?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing shows it.
    CannotTell,
}

impl Answer {
    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::CannotTell => "cannot be told",
        }
    }
}

/// One statement about a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// What it is about, a camelCase word.
    pub about: &'static str,
    /// Is it so?
    pub answer: Answer,
    /// Is it a defect when it is so (or, for what should be there, when it is not)?
    pub defect: bool,
    /// The public report of the defect.
    pub report: Option<&'static str>,
    /// One sentence.
    pub text: String,
    /// What shows it, or why nothing does.
    pub evidence: String,
}

impl Statement {
    /// In `-o json`.
    pub fn to_json(&self) -> Value {
        json!({
            "about": self.about, "answer": self.answer.word(), "defect": self.defect, "report": self.report,
            "text": self.text, "evidence": self.evidence,
        })
    }

    /// For people.
    pub fn line(&self) -> String {
        let report = self.report.filter(|_| self.defect).map(|it| format!(" ({it})")).unwrap_or_default();
        let defect = if self.defect { "DEFECT: " } else { "" };
        format!(
            "  {:<16} {}: {defect}{}{report}; {}",
            self.about,
            self.answer.word(),
            self.text,
            self.evidence
        )
    }
}

/// A creation that the webhook of package revisions refuses and nobody else: it is Published at once. To
/// be sent as a rehearsal only.
pub fn probe(namespace: &str) -> PackageRevision {
    let spec = PackageRevisionSpec {
        repository: "porchctl-probe".into(),
        package_name: "probe".into(),
        workspace_name: "v1".into(),
        lifecycle: Lifecycle::Published.as_str().into(),
        source: Some(Source { init: Some(Default::default()), ..Source::default() }),
        ..PackageRevisionSpec::default()
    };
    PackageRevision::new(namespace, "porchctl-probe.probe.v1", spec)
}

/// The webhooks of package revisions among all of a cluster; `None` when they cannot be read.
pub fn webhooks_of_revisions(seen: &Seen) -> Option<Vec<String>> {
    let all = seen.webhooks.as_ref().ok()?.iter().flat_map(|config| config.webhooks.iter().flatten());
    let ours = all.filter(|hook| hook.rules.iter().flatten().any(is_about_revisions));
    Some(ours.map(|hook| hook.name.clone()).collect())
}

fn is_about_revisions(rule: &RuleWithOperations) -> bool {
    let has = |words: &Option<Vec<String>>, any: &[&str]| {
        words.iter().flatten().any(|word| any.contains(&word.as_str()))
    };
    has(&rule.api_groups, &[PORCH_GROUP])
        && has(&rule.api_versions, &["v1alpha2", "*"])
        && has(&rule.resources, &["packagerevisions", "*", "*/*"])
}

/// Every statement that can be made, or why it cannot.
pub fn survey(seen: &Seen, now: Timestamp) -> Vec<Statement> {
    let mut all = vec![
        served(seen, "v1alpha2", "packagerevisions", "package revisions of v1alpha2, which the verbs need"),
        served(
            seen,
            "v1alpha1",
            "packagerevisionresources",
            "the content of package revisions, for pull and push",
        ),
        repositories(seen),
        webhook(seen),
    ];
    let sample = Sample::of(seen, now);
    all.push(sample.stale_generation());
    all.extend(KNOWN.iter().map(|known| sample.finding(known)));
    all
}

/// Does a version of the Porch API have that resource?
fn served(seen: &Seen, version: &'static str, resource: &str, what: &str) -> Statement {
    let known = match (&seen.porch, seen.resources.get(version)) {
        (Err(why), _) | (Ok(_), Some(Err(why))) => Err(why.clone()),
        (Ok(_), None) => Ok(false),
        (Ok(_), Some(Ok(resources))) => Ok(resources.iter().any(|name| name == resource)),
    };
    let path = format!("discovery of {PORCH_GROUP}/{version}");
    let (answer, evidence) = match known {
        Ok(true) => (Answer::Yes, format!("{path} lists {resource}")),
        Ok(false) => (Answer::No, format!("{path} does not list {resource}")),
        Err(why) => (Answer::CannotTell, why),
    };
    let verb = if answer == Answer::No { "does not serve" } else { "serves" };
    Statement {
        about: version,
        answer,
        defect: answer == Answer::No,
        report: None,
        text: format!("{verb} {what}"),
        evidence,
    }
}

fn repositories(seen: &Seen) -> Statement {
    let (answer, evidence) = match &seen.config {
        Ok(versions) if versions.is_empty() => {
            (Answer::No, format!("discovery does not know {CONFIG_GROUP}"))
        }
        Ok(versions) => (Answer::Yes, format!("discovery lists {CONFIG_GROUP} {}", versions.join(", "))),
        Err(why) => (Answer::CannotTell, why.clone()),
    };
    let verb = if answer == Answer::No { "does not serve" } else { "serves" };
    let text = format!("{verb} registered repositories");
    Statement { about: "repositories", answer, defect: answer == Answer::No, report: None, text, evidence }
}

/// Is there an admission webhook for package revisions? Without one every change of the lifecycle is taken.
fn webhook(seen: &Seen) -> Statement {
    let (answer, evidence) = match (webhooks_of_revisions(seen), &seen.rehearsal) {
        (Some(names), _) if !names.is_empty() => (Answer::Yes, format!("registered: {}", names.join(", "))),
        (Some(_), _) => (Answer::No, "the cluster has no validating webhook for package revisions".into()),
        (None, Some(Rehearsal::Accepted)) => {
            (Answer::No, "the rehearsal of a creation as Published was accepted".into())
        }
        (None, Some(Rehearsal::Webhook(words))) if words.contains(PORCH_GROUP) => {
            (Answer::Yes, format!("it answered a rehearsal: {words}"))
        }
        (None, Some(Rehearsal::Webhook(words) | Rehearsal::Other(words))) => (
            Answer::CannotTell,
            format!("webhooks cannot be listed, and a rehearsal was answered with: {words}"),
        ),
        (None, None) => {
            let why = seen.webhooks.as_ref().err().cloned().unwrap_or_default();
            (Answer::CannotTell, format!("webhooks cannot be listed: {why}"))
        }
    };
    let text = match answer {
        Answer::No => {
            "nothing refuses a lifecycle that goes ahead of the render, or the deletion of a published package"
        }
        _ => "a webhook refuses changes of the lifecycle during a render",
    };
    Statement {
        about: "webhook",
        answer,
        defect: answer == Answer::No,
        report: None,
        text: text.into(),
        evidence,
    }
}

/// A finding of single revisions that is a defect of the server.
struct Known {
    about: &'static str,
    words: &'static [&'static str],
    report: Option<&'static str>,
    text: &'static str,
}

const KNOWN: [Known; 3] = [
    Known {
        about: "unrendered",
        words: &["Unrendered"],
        report: Some("kptdev/porch#1110"),
        text: "packages leave Draft without a proof of a render",
    },
    Known {
        about: "stuckSource",
        words: &["StuckSource"],
        report: Some("kptdev/porch#1107"),
        text: "sources fail because a repository is not known yet, and are never tried again",
    },
    Known {
        about: "lostSteps",
        words: &[
            "ControllerStarted",
            "RenderInterrupted",
            "ResultLost",
            "RequestNotPickedUp",
            "GuardDeadlock",
        ],
        report: None,
        text: "steps that failed or got lost in the controller wait for somebody's action",
    },
];

/// The revisions that were looked at.
struct Sample {
    explained: Result<Vec<Explanation>, String>,
}

impl Sample {
    fn of(seen: &Seen, now: Timestamp) -> Self {
        let explained = |revisions: &Vec<PackageRevision>| {
            revisions.iter().map(|revision| explain(revision, &Side::default(), now)).collect()
        };
        Self { explained: seen.revisions.as_ref().map(explained).map_err(Clone::clone) }
    }

    fn all(&self) -> &[Explanation] {
        self.explained.as_deref().unwrap_or_default()
    }

    /// Why nothing shows it.
    fn nothing(&self) -> String {
        match &self.explained {
            Err(why) => format!("package revisions cannot be listed: {why}"),
            Ok(all) => format!("none of {} package revisions shows it", all.len()),
        }
    }

    fn finding(&self, known: &Known) -> Statement {
        let shows = |one: &&Explanation| one.findings.iter().any(|f| known.words.contains(&f.word));
        let showing: Vec<&Explanation> = self.all().iter().filter(shows).collect();
        let (answer, evidence) = match showing.first() {
            Some(first) => (Answer::Yes, self.count(showing.len(), &first.name)),
            None => (Answer::CannotTell, self.nothing()),
        };
        let defect = answer == Answer::Yes;
        Statement {
            about: known.about,
            answer,
            defect,
            report: known.report,
            text: known.text.into(),
            evidence,
        }
    }

    fn count(&self, some: usize, first: &str) -> String {
        format!("{some} of {} package revisions, the first is {first}", self.all().len())
    }

    /// Does the generation of `Rendered` stay behind? A lifecycle that was carried out tells; a draft may be
    /// behind because the controller itself changed the spec in the middle of a render.
    fn stale_generation(&self) -> Statement {
        let moved = self.all().iter().map(|one| (one, &one.snapshot)).filter(|(_, o)| was_moved(o));
        let (behind, current): (Vec<_>, Vec<_>) = moved.partition(|(_, o)| is_stale(o));
        let (answer, evidence) = match behind.first() {
            Some((first, _)) => (Answer::Yes, self.count(behind.len(), &first.name)),
            None if !current.is_empty() => {
                (Answer::No, format!("{} package revisions left Draft, and none is behind", current.len()))
            }
            None => (Answer::CannotTell, self.nothing()),
        };
        let text = match answer {
            Answer::No => "the generation of Rendered follows a change of the lifecycle",
            _ => {
                "the generation of Rendered stays behind a change of the lifecycle, so `kubectl wait --for=condition=Rendered` hangs"
            }
        };
        Statement {
            about: "staleGeneration",
            answer,
            defect: answer == Answer::Yes,
            report: Some("kptdev/porch#1075"),
            text: text.into(),
            evidence,
        }
    }
}

/// It left Draft, and the controller is done with that.
fn was_moved(o: &Snapshot) -> bool {
    !o.is_draft() && o.state().is_some() && o.reconciled() && o.quiet() && o.is_rendered()
}

#[cfg(test)]
mod tests;
