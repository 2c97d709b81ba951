//! Running the pipeline of one package.
//!
//! In: a package's Kptfile and the items it sees. Out: the items after its mutators, and a record of
//! every step. Never: files.

use super::failure::Trouble;
use super::package::not_krm;
use super::select::{chosen, merged};
use crate::api::results::FunctionResult;
use crate::package::kptfile::{Function, Kptfile};
use crate::package::yaml::{Document, Quoting, inline, natural_order};
use crate::sandbox::functions::{Failure, Functions, Item, complete};

/// Records of the steps of a render.
#[derive(Clone, Debug, Default)]
pub(super) struct Steps {
    pub(super) mutation: Vec<FunctionResult>,
    pub(super) validation: Vec<FunctionResult>,
}

/// Runs mutators, then validators. The items are left as they are at the step that stops it.
pub(super) async fn run(
    package: &str,
    kptfile: &Kptfile,
    items: &mut Vec<Item>,
    functions: &Functions,
    steps: &mut Steps,
) -> Result<(), Trouble> {
    let empty = kptfile.mutators.is_empty() && kptfile.validators.is_empty();
    let operation = if empty { "" } else { "pipeline.run" };
    check_krm(items, "input").map_err(|text| Trouble::new(operation, text))?;
    let stop = |text: String| Trouble::new("pipeline.run", text);
    super::validate::pipeline(package, kptfile, items).map_err(stop)?;
    for function in &kptfile.mutators {
        let changed = step(package, function, items, functions, &mut steps.mutation).await.map_err(stop)?;
        check_krm(&changed, "output").map_err(stop)?;
        *items = changed;
    }
    for function in &kptfile.validators {
        step(package, function, items, functions, &mut steps.validation).await.map_err(stop)?;
    }
    Ok(())
}

fn check_krm(items: &[Item], which: &str) -> Result<(), String> {
    match items.iter().find_map(not_krm) {
        Some(text) => Err(format!("{which} resource list must contain only KRM resources: {text}")),
        None => Ok(()),
    }
}

/// Runs one function and records it; gives back the items after it.
async fn step(
    package: &str,
    function: &Function,
    items: &[Item],
    functions: &Functions,
    records: &mut Vec<FunctionResult>,
) -> Result<Vec<Item>, String> {
    let image = image(function);
    let mut record =
        FunctionResult { name: function.name.clone(), image: image.clone(), ..FunctionResult::default() };
    let config = config(package, function, items);
    let choice = chosen(function, items);
    let given: Vec<Item> = match &choice {
        Some(choice) => choice.iter().filter_map(|at| items.get(*at).cloned()).collect(),
        None => items.to_vec(),
    };
    match functions.run(&image, &given, config.as_ref()).await {
        Ok(answer) => {
            record.results = answer.results;
            records.push(record);
            check_paths(&answer.items)?;
            let back = answer.items.into_iter().map(|item| placed(item, package)).collect();
            Ok(match choice {
                Some(choice) => merged(items.to_vec(), &choice, back),
                None => back,
            })
        }
        Err(Failure { message, exit_code, results }) => {
            record.exit_code = exit_code;
            record.results = results;
            records.push(record);
            Err(message)
        }
    }
}

/// A function stays inside the package.
fn check_paths(items: &[Item]) -> Result<(), String> {
    let outside = |item: &&Item| item.path.starts_with('/') || item.path.split('/').any(|part| part == "..");
    match items.iter().find(outside) {
        Some(item) => Err(format!(
            "function must not modify resources outside of package: resource has path {}",
            item.path
        )),
        None => Ok(()),
    }
}

/// What a function made belongs to the package whose pipeline ran.
fn placed(mut item: Item, package: &str) -> Item {
    if item.package.is_empty() {
        item.package = package.to_string();
    }
    item
}

/// The image with registry and tag; the step's own tag wins.
fn image(function: &Function) -> String {
    let image = complete(&function.image);
    if function.tag.is_empty() {
        return image;
    }
    let name = image.split('@').next().unwrap_or_default();
    let (registry, last) = name.rsplit_once('/').unwrap_or(("", name));
    format!("{registry}/{}:{}", last.split(':').next().unwrap_or_default(), function.tag)
}

/// The function's configuration: a ConfigMap made of `configMap`, or the item `configPath` names.
fn config(package: &str, function: &Function, items: &[Item]) -> Option<Document> {
    if let Some(map) = &function.config_map {
        let mut pairs: Vec<(&String, &String)> = map.iter().collect();
        pairs.sort_by(|(a, _), (b, _)| natural_order(a, b));
        let pair = |(key, value): (&String, &String)| {
            format!("{}: {}", inline(key, Quoting::Node), inline(value, Quoting::Node))
        };
        let data: Vec<String> = pairs.into_iter().map(pair).collect();
        let text = format!(
            "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: function-input\ndata: {{{}}}\n",
            data.join(", ")
        );
        return Document::parse(&text).ok();
    }
    if function.config_path.is_empty() {
        return None;
    }
    let file = super::validate::normal(&function.config_path);
    items.iter().find(|item| item.package == package && item.path == file).map(|item| item.document.clone())
}
