//! Results of functions as one model, from the best source there is.
//!
//! In: a package revision (its `status.functionResults` and `Rendered` condition) and facts of its
//! Kptfiles. Out: [`RenderReport`]: every function in the order it runs, what it said, which ones did
//! not run. Sources in order: the status, the root Kptfile's `renderStatus`, results at the end of the
//! condition's message, its text. Never: YAML, I/O; results of another render taken for this one's.

use crate::api::conditions::RENDERED;
use crate::api::results::{FunctionResult, ResultItem};
use crate::api::v1alpha2::PackageRevision;
use crate::package::kptfile::RenderStatus;

use super::message::{Blamed, blamed, json_tail};

/// Prefix that a server puts before the short name of a function.
const CATALOG: &str = "krm-functions-catalog";

/// In which list of a pipeline a function stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// It changes resources.
    #[default]
    Mutator,
    /// It only checks them.
    Validator,
}

/// One function of a pipeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PipelineStep {
    /// Path of its package below the root, empty for the root.
    pub package: String,
    /// Mutator or validator.
    pub stage: Stage,
    /// Name of the step, if it has one.
    pub name: String,
    /// Image as written.
    pub image: String,
    /// Executable as written.
    pub exec: String,
}

/// What the Kptfiles of a package say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KptfileFacts {
    /// All pipelines, in the order they run: subpackages before their parents.
    pub pipeline: Vec<PipelineStep>,
    /// Results of the last render whose content is stored.
    pub render: Option<RenderStatus>,
}

/// How the render ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// It worked.
    Rendered,
    /// It failed.
    Failed,
    /// It did not end, or nothing tells.
    #[default]
    Unknown,
}

/// What became of one function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It ran and succeeded.
    Ok,
    /// It failed.
    Failed,
    /// It ran, but no server keeps its results after a failed render.
    RanUnheard,
    /// The render ended before its turn.
    DidNotRun,
    /// Nothing tells.
    Unknown,
}

/// One function and what it said.
#[derive(Clone, Debug, PartialEq)]
pub struct StepReport {
    /// Path of its package below the root, empty for the root.
    pub package: String,
    /// Mutator or validator, if it is known.
    pub stage: Option<Stage>,
    /// Name of the step, if it has one.
    pub name: String,
    /// Image or executable.
    pub function: String,
    /// What became of it.
    pub fate: Fate,
    /// Exit code, if it is known.
    pub exit_code: Option<i64>,
    /// What it wrote to its standard error.
    pub stderr: String,
    /// Why it could not be started.
    pub execution_error: String,
    /// What it reported.
    pub results: Vec<ResultItem>,
}

/// Where the report comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// `status.functionResults`.
    Status,
    /// The root Kptfile.
    Kptfile,
    /// Results at the end of the condition's message.
    MessageJson,
    /// The text of the condition's message.
    Message,
    /// Nothing told more than the pipeline itself.
    #[default]
    Pipeline,
}

/// One render.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RenderReport {
    /// How it ended.
    pub ending: Ending,
    /// Where this comes from.
    pub origin: Origin,
    /// Every function in the order it runs.
    pub steps: Vec<StepReport>,
    /// Why it failed, where no function is to blame.
    pub error: String,
}

impl RenderReport {
    /// Reads the best source there is.
    pub fn of(revision: &PackageRevision, facts: &KptfileFacts) -> Self {
        let condition = revision.condition(RENDERED);
        let ending = match condition {
            Some(c) if c.is_true() => Ending::Rendered,
            Some(c) if c.is_false() => Ending::Failed,
            _ => Ending::Unknown,
        };
        let message = condition.map_or("", |c| c.message.as_str());
        let status = revision.status.as_ref().and_then(|status| status.function_results.clone());
        if let Some(results) = status.filter(|results| !results.is_empty()) {
            return Self::from_results(ending, Origin::Status, results, facts);
        }
        if let Some(results) = kptfile_results(ending, message, facts) {
            return Self::from_results(ending, Origin::Kptfile, results, facts);
        }
        if ending != Ending::Failed {
            let fate = if ending == Ending::Rendered { Fate::Ok } else { Fate::Unknown };
            return Self { ending, steps: planned(facts, |_| fate), ..Self::default() };
        }
        match json_tail(message) {
            Some(results) => Self::from_results(ending, Origin::MessageJson, results, facts),
            None => Self::from_text(message, facts),
        }
    }

    /// Did any function run or fail to?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.error.is_empty()
    }

    fn from_results(
        ending: Ending,
        origin: Origin,
        results: Vec<FunctionResult>,
        facts: &KptfileFacts,
    ) -> Self {
        let mut left: Vec<&PipelineStep> = facts.pipeline.iter().collect();
        let mut steps: Vec<StepReport> = results.into_iter().map(|result| heard(result, &mut left)).collect();
        // Without a failure every function ran, so whatever is left was not heard, not skipped.
        if ending == Ending::Failed {
            steps.extend(left.into_iter().map(|step| silent(step, Fate::DidNotRun)));
        }
        Self { ending, origin, steps, error: String::new() }
    }

    /// The pipeline gives the order, the text the one that failed.
    fn from_text(message: &str, facts: &KptfileFacts) -> Self {
        let base = Self { ending: Ending::Failed, origin: Origin::Message, ..Self::default() };
        let Some(blame) = blamed(message) else {
            let steps = planned(facts, |_| Fate::Unknown);
            return Self { steps, error: message.trim().to_owned(), ..base };
        };
        let matches = |step: &PipelineStep| same_function(&step.image, &blame.image);
        let here = |step: &&PipelineStep| matches(step) && step.package == blame.package;
        let exact = facts.pipeline.iter().position(|step| here(&step));
        let Some(at) = exact.or_else(|| facts.pipeline.iter().position(matches)) else {
            let mut steps = planned(facts, |_| Fate::Unknown);
            steps.push(failed(blame));
            return Self { steps, ..base };
        };
        let fate = |index: usize| if index < at { Fate::RanUnheard } else { Fate::DidNotRun };
        let mut steps = planned(facts, fate);
        let (stage, name) = (steps[at].stage, std::mem::take(&mut steps[at].name));
        steps[at] = StepReport { stage, name, ..failed(blame) };
        Self { steps, ..base }
    }
}

/// The root Kptfile's results, if they are of this render: after a failure the stored content is what
/// was pushed, and its results may be those of the render before.
fn kptfile_results(ending: Ending, message: &str, facts: &KptfileFacts) -> Option<Vec<FunctionResult>> {
    let status = facts.render.as_ref()?;
    let all: Vec<FunctionResult> =
        status.mutation_steps.iter().chain(&status.validation_steps).cloned().collect();
    let failing: Vec<&FunctionResult> = all.iter().filter(|result| result.exit_code != 0).collect();
    let of_this_render = match (ending, blamed(message)) {
        (Ending::Rendered, _) => failing.is_empty(),
        (Ending::Failed, Some(blame)) => failing.iter().any(|f| same_function(&f.image, &blame.image)),
        (Ending::Failed, None) => !failing.is_empty() && message.contains("already handled error"),
        (Ending::Unknown, _) => false,
    };
    (of_this_render && !all.is_empty()).then_some(all)
}

/// Every function of the pipeline with a fate by its position.
fn planned(facts: &KptfileFacts, fate: impl Fn(usize) -> Fate) -> Vec<StepReport> {
    facts.pipeline.iter().enumerate().map(|(index, step)| silent(step, fate(index))).collect()
}

/// A function that left no results.
fn silent(step: &PipelineStep, fate: Fate) -> StepReport {
    StepReport {
        package: step.package.clone(),
        stage: Some(step.stage),
        name: step.name.clone(),
        function: if step.image.is_empty() { step.exec.clone() } else { step.image.clone() },
        fate,
        exit_code: None,
        stderr: String::new(),
        execution_error: String::new(),
        results: Vec::new(),
    }
}

/// A function with results; its place in the pipeline tells package and stage.
fn heard(result: FunctionResult, left: &mut Vec<&PipelineStep>) -> StepReport {
    let same = |step: &&PipelineStep| {
        let named = result.name.is_empty() || step.name.is_empty() || step.name == result.name;
        let exec = !result.exec.is_empty() && step.exec == result.exec;
        named && (exec || (!result.image.is_empty() && same_function(&step.image, &result.image)))
    };
    let place = left.iter().position(same).map(|at| left.remove(at));
    let failed = result.exit_code != 0 || !result.execution_error.is_empty();
    StepReport {
        package: place.map(|step| step.package.clone()).unwrap_or_default(),
        stage: place.map(|step| step.stage),
        name: if result.name.is_empty() {
            place.map(|step| step.name.clone()).unwrap_or_default()
        } else {
            result.name
        },
        function: if result.image.is_empty() { result.exec } else { result.image },
        fate: if failed { Fate::Failed } else { Fate::Ok },
        exit_code: Some(result.exit_code),
        stderr: result.stderr,
        execution_error: result.execution_error,
        results: result.results,
    }
}

/// The function that a message blames.
fn failed(blame: Blamed) -> StepReport {
    StepReport {
        package: blame.package,
        stage: None,
        name: String::new(),
        function: blame.image,
        fate: Fate::Failed,
        exit_code: blame.exit_code,
        stderr: blame.stderr,
        execution_error: blame.execution_error,
        results: Vec::new(),
    }
}

/// Servers complete short names, mirror registries and replace slashes by dots; name and tag stay.
fn same_function(written: &str, reported: &str) -> bool {
    !written.is_empty() && last_part(written) == last_part(reported)
}

/// `name:tag` of an image.
fn last_part(image: &str) -> &str {
    let after_slash = image.rsplit('/').next().unwrap_or(image);
    let dotted = after_slash.split_once(CATALOG).map(|(_, rest)| rest.trim_start_matches('.'));
    dotted.filter(|rest| !rest.is_empty()).unwrap_or(after_slash)
}

#[cfg(test)]
#[path = "render_tests.rs"]
mod tests;
