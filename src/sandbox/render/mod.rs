//! The render of a package: its functions run over its resources, subpackages first.
//!
//! In: the files of a package, the functions there are. Out: the rendered files and what every
//! function said, or the text of a failed render and what it leaves behind. Never: the store,
//! conditions of objects, the file system. The same input gives the same output.

mod attribution;
mod failure;
mod ignore;
mod names;
mod package;
mod pipeline;
mod select;
mod validate;
mod write;

use futures::future::{BoxFuture, FutureExt};

use self::failure::Trouble;
use self::package::{Origin, direct_subpackages, directories, resources};
use self::pipeline::Steps;
use super::functions::{Functions, Item};
use crate::api::SAVE_ON_RENDER_FAILURE;
use crate::api::results::FunctionResult;
use crate::package::Files;
use crate::package::kptfile::{
    KPTFILE_NAME, KptCondition, Kptfile, PackageStatus, RenderStatus, Rewrite, rewrite,
};

/// A render that worked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rendered {
    /// The files after it.
    pub files: Files,
    /// What the functions said: mutators of all packages, then validators, in the order they ran.
    pub steps: Vec<FunctionResult>,
}

/// A render that failed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RenderFailed {
    /// Exactly the text of the `Rendered` condition.
    pub message: String,
    /// What kpt leaves behind: the files as they were with the failure in the root Kptfile, or
    /// partly rendered when the Kptfile asks for it.
    pub files: Files,
    /// What the functions said up to the failure.
    pub steps: Vec<FunctionResult>,
}

/// Renders a package.
///
/// # Errors
/// A render that failed, with the recorded texts.
pub async fn render(files: &Files, functions: &Functions) -> Result<Rendered, RenderFailed> {
    let fail = |message: String| RenderFailed { message, files: files.clone(), steps: Vec::new() };
    let cleaned = names::cleaned(files).map_err(fail)?;
    let packages = directories(&cleaned);
    if packages.is_empty() {
        return Ok(Rendered { files: cleaned, steps: Vec::new() });
    }
    if !packages.iter().any(|package| package == "/") {
        let first = packages.first().map(|package| package.trim_start_matches('/')).unwrap_or_default();
        return Err(fail(format!(
            "fn.render: pkg {first}:\n\tpkg.read: provided path {first} must be absolute"
        )));
    }
    let root = package::kptfile(&cleaned, "/").map_err(|trouble| fail(trouble.condition()))?;
    let mut run = Run {
        files: &cleaned,
        packages,
        functions,
        origins: Vec::new(),
        steps: Steps::default(),
        kept: Vec::new(),
    };
    match run.hydrate("/", &root).await {
        Ok(items) => Ok(run.rendered(items)),
        Err(trouble) => Err(run.failed(&trouble, &root)),
    }
}

/// One render on its way.
struct Run<'a> {
    files: &'a Files,
    packages: Vec<String>,
    functions: &'a Functions,
    origins: Vec<Origin>,
    steps: Steps,
    /// Items of packages that are done, and of the one that failed as far as it came.
    kept: Vec<Item>,
}

impl Run<'_> {
    /// Renders a package after its subpackages; gives its items followed by theirs.
    fn hydrate<'s>(
        &'s mut self,
        package: &'s str,
        kptfile: &'s Kptfile,
    ) -> BoxFuture<'s, Result<Vec<Item>, Trouble>> {
        async move {
            let mut items = resources(self.files, package, &self.packages, &mut self.origins)?;
            for below in direct_subpackages(package, &self.packages) {
                let inner = package::kptfile(self.files, &below).map_err(|trouble| trouble.within(&below))?;
                items.extend(self.hydrate(&below, &inner).await.map_err(|trouble| trouble.within(&below))?);
            }
            let done = pipeline::run(package, kptfile, &mut items, self.functions, &mut self.steps).await;
            self.kept.retain(|kept| !items.iter().any(|item| item.id == kept.id));
            self.kept.extend(items.iter().cloned());
            done.map(|()| items)
        }
        .boxed()
    }

    fn rendered(self, mut items: Vec<Item>) -> Rendered {
        items.iter_mut().for_each(Item::drop_bookkeeping);
        items.iter_mut().for_each(attribution::attribute);
        let files = write::back(self.files, &self.origins, &items, true);
        let files = with_status(files, success(), &self.steps, String::new());
        Rendered { files, steps: all(self.steps) }
    }

    fn failed(self, trouble: &Trouble, root: &Kptfile) -> RenderFailed {
        let asked = root
            .annotations
            .get(SAVE_ON_RENDER_FAILURE)
            .is_some_and(|value| value.eq_ignore_ascii_case("true"));
        let files = if asked {
            write::back(self.files, &self.origins, &self.kept, false)
        } else {
            self.files.clone()
        };
        let summary = error_summary(&self.steps);
        let files = with_status(files, failure_condition(trouble.in_kptfile()), &self.steps, summary);
        RenderFailed { message: trouble.condition(), files, steps: all(self.steps) }
    }
}

fn all(steps: Steps) -> Vec<FunctionResult> {
    steps.mutation.into_iter().chain(steps.validation).collect()
}

fn success() -> KptCondition {
    KptCondition {
        kind: "Rendered".to_string(),
        status: "True".to_string(),
        reason: "RenderSuccess".to_string(),
        message: String::new(),
    }
}

fn failure_condition(message: String) -> KptCondition {
    KptCondition { status: "False".to_string(), reason: "RenderFailed".to_string(), message, ..success() }
}

/// One line per step that failed.
fn error_summary(steps: &Steps) -> String {
    let failed = steps.mutation.iter().chain(&steps.validation).filter(|step| step.exit_code != 0);
    let line = |step: &FunctionResult| {
        let name = if step.name.is_empty() { &step.image } else { &step.name };
        format!("{name}: exit code {}", step.exit_code)
    };
    failed.map(line).collect::<Vec<_>>().join("\n")
}

/// Writes the result into the root Kptfile; one that cannot be read any more is left alone, as kpt does.
fn with_status(mut files: Files, condition: KptCondition, steps: &Steps, error_summary: String) -> Files {
    let ran = !(steps.mutation.is_empty() && steps.validation.is_empty());
    let render_status = ran.then(|| RenderStatus {
        mutation_steps: steps.mutation.clone(),
        validation_steps: steps.validation.clone(),
        error_summary,
    });
    let status = PackageStatus { condition, render_status };
    if let Some(text) = files.get_mut(KPTFILE_NAME)
        && let Ok(written) = rewrite(text, &Rewrite { status: Some(&status), ..Rewrite::default() })
    {
        *text = written;
    }
    files
}

#[cfg(test)]
mod tests;
