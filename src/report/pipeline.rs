//! From the files of a package to the functions that a render runs, in their order.
//!
//! In: files by path. Out: [`KptfileFacts`]. A render works bottom-up: the subpackages of a package in
//! the order of their paths, then its own mutators, then its validators. Never: I/O.

use std::collections::BTreeMap;

use super::render::{KptfileFacts, PipelineStep, Stage};
use crate::package::kptfile::{Function, KPTFILE_NAME, Kptfile};

impl KptfileFacts {
    /// Reads every Kptfile; what cannot be read counts as empty.
    pub fn of<T: AsRef<str>>(files: &BTreeMap<String, T>) -> Self {
        let mut packages: Vec<(&str, Kptfile)> = files
            .iter()
            .filter_map(|(path, text)| Some((package_of(path)?, Kptfile::read_loosely(text.as_ref()))))
            .collect();
        packages.sort_by(|(a, _), (b, _)| bottom_up(a, b));
        let pipeline = packages.iter().flat_map(|(path, kptfile)| steps(path, kptfile)).collect();
        let root = packages.into_iter().find(|(path, _)| path.is_empty());
        Self { pipeline, render: root.and_then(|(_, kptfile)| kptfile.render_status) }
    }
}

/// Directory of a Kptfile, empty for the root; none for any other file.
fn package_of(path: &str) -> Option<&str> {
    match path.rsplit_once('/') {
        None => (path == KPTFILE_NAME).then_some(""),
        Some((directory, file)) => (file == KPTFILE_NAME).then_some(directory),
    }
}

/// Children before their parents, siblings by path: the end of a path counts as greater than any name.
fn bottom_up(a: &str, b: &str) -> std::cmp::Ordering {
    let key = |path: &str| -> Vec<(bool, String)> {
        let names = path.split('/').filter(|name| !name.is_empty()).map(|name| (false, name.to_owned()));
        names.chain([(true, String::new())]).collect()
    };
    key(a).cmp(&key(b))
}

fn steps<'a>(package: &'a str, kptfile: &'a Kptfile) -> impl Iterator<Item = PipelineStep> + 'a {
    let mutators = kptfile.mutators.iter().map(|function| (Stage::Mutator, function));
    let validators = kptfile.validators.iter().map(|function| (Stage::Validator, function));
    mutators.chain(validators).map(|(stage, function)| step(package, stage, function))
}

fn step(package: &str, stage: Stage, function: &Function) -> PipelineStep {
    PipelineStep {
        package: package.into(),
        stage,
        name: function.name.clone(),
        image: tagged(&function.image, &function.tag),
        exec: function.exec.clone(),
    }
}

/// `tag` replaces the tag of the image.
fn tagged(image: &str, tag: &str) -> String {
    if tag.is_empty() {
        return image.into();
    }
    let name_at = image.rfind('/').map_or(0, |at| at + 1);
    let end = image[name_at..].find([':', '@']).map_or(image.len(), |at| name_at + at);
    format!("{}:{tag}", &image[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kptfile(images: &[&str]) -> String {
        let list: String = images.iter().map(|image| format!("    - image: {image}\n")).collect();
        format!("apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: x\npipeline:\n  mutators:\n{list}")
    }

    #[test]
    fn children_run_before_their_parents() {
        let files: BTreeMap<String, String> = [
            ("Kptfile", kptfile(&["root:v1", "root2:v1"])),
            ("db/Kptfile", kptfile(&["db:v1"])),
            ("db-x/Kptfile", kptfile(&["db-x:v1"])),
            ("db/cache/Kptfile", kptfile(&["cache:v1"])),
            ("app/Kptfile", kptfile(&["app:v1"])),
            ("app/NotKptfile", String::new()),
            ("app/x.yaml", "a: b".into()),
        ]
        .into_iter()
        .map(|(path, text)| (path.to_owned(), text))
        .collect();
        let facts = KptfileFacts::of(&files);
        let order: Vec<(&str, &str)> =
            facts.pipeline.iter().map(|step| (step.package.as_str(), step.image.as_str())).collect();
        assert_eq!(
            order,
            [
                ("app", "app:v1"),
                ("db/cache", "cache:v1"),
                ("db", "db:v1"),
                ("db-x", "db-x:v1"),
                ("", "root:v1"),
                ("", "root2:v1")
            ]
        );
        assert_eq!(facts.render, None);
    }

    #[test]
    fn results_come_from_the_root_only() {
        let text = format!(
            "{}  validators:\n    - image: b:v1\n      name: check\nstatus:\n  renderStatus:\n    mutationSteps:\n      - image: a:v1\n        exitCode: 0\n",
            kptfile(&["a:v1"])
        );
        let facts = KptfileFacts::of(&BTreeMap::from([("Kptfile".to_owned(), text)]));
        assert_eq!(facts.render.unwrap().mutation_steps[0].image, "a:v1");
        assert_eq!((facts.pipeline[1].stage, facts.pipeline[1].name.as_str()), (Stage::Validator, "check"));
    }

    #[test]
    fn a_tag_replaces_the_images_own() {
        assert_eq!(tagged("host:5000/a/b:v1", "v2"), "host:5000/a/b:v2");
        assert_eq!(tagged("b@sha256:0", "v2"), "b:v2");
        assert_eq!(tagged("b:v1", ""), "b:v1");
    }

    #[test]
    fn broken_kptfiles_are_empty() {
        let files = BTreeMap::from([("Kptfile".to_owned(), "a: [".to_owned())]);
        assert_eq!(KptfileFacts::of(&files), KptfileFacts::default());
    }
}
