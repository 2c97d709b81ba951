//! Is a pipeline one that can run?
//!
//! In: a Kptfile and the package's items. Out: the server's complaint. Never: looks at images beyond
//! their presence. Rules: kpt's validation before a render; its texts were read, not recorded.

use crate::package::kptfile::{Function, Kptfile};
use crate::sandbox::functions::Item;

/// Checks every function of a package's pipeline.
pub(super) fn pipeline(package: &str, kptfile: &Kptfile, items: &[Item]) -> Result<(), String> {
    let lists = [("mutators", &kptfile.mutators), ("validators", &kptfile.validators)];
    for (list, functions) in lists {
        for (at, function) in functions.iter().enumerate() {
            check(package, function, items).map_err(|complaint| complaint.text(list, at, function))?;
        }
    }
    Ok(())
}

struct Complaint {
    field: &'static str,
    value: String,
    reason: &'static str,
}

impl Complaint {
    fn new(field: &'static str, value: &str, reason: &'static str) -> Self {
        Self { field, value: value.to_string(), reason }
    }

    fn text(&self, list: &str, at: usize, function: &Function) -> String {
        let value = if self.value.is_empty() { String::new() } else { format!("Value: {:?}\n", self.value) };
        format!(
            "invalid pipeline: function \"{}\": Kptfile is invalid:\nField: `pipeline.{list}[{at}]{}`\n{value}Reason: {}",
            function.image, self.field, self.reason
        )
    }
}

fn check(package: &str, function: &Function, items: &[Item]) -> Result<(), Complaint> {
    match (function.image.is_empty(), function.exec.is_empty()) {
        (true, true) => {
            return Err(Complaint::new("", "", "must specify a functon (`image` or `exec`) to execute"));
        }
        (false, false) => {
            return Err(Complaint::new("", "", "must not specify both `image` and `exec` at the same time"));
        }
        (true, false) => {
            return Err(Complaint::new(
                ".exec",
                &function.exec,
                "must run with `--allow-exec` option to allow running function binaries",
            ));
        }
        (false, true) => {}
    }
    if function.config_map.is_some() && !function.config_path.is_empty() {
        return Err(Complaint::new(
            "",
            "",
            "functionConfig must not specify both `configMap` and `configPath` at the same time",
        ));
    }
    if function.config_path.is_empty() {
        return Ok(());
    }
    config_path(package, &function.config_path, items)
}

fn config_path(package: &str, path: &str, items: &[Item]) -> Result<(), Complaint> {
    let field = ".configPath";
    if path.trim().is_empty() {
        return Err(Complaint::new(field, path, "path must not be empty"));
    }
    if path.starts_with('/') {
        return Err(Complaint::new(field, path, "path must be relative"));
    }
    if path.contains("..") {
        return Err(Complaint::new(field, path, "path must not be outside the package"));
    }
    let file = normal(path);
    if !items.iter().any(|item| item.package == package && item.path == file) {
        return Err(Complaint::new(field, path, "functionConfig must exist in the current package"));
    }
    Ok(())
}

/// A relative path without `./` and doubled slashes.
pub(super) fn normal(path: &str) -> String {
    path.split('/').filter(|part| !part.is_empty() && *part != ".").collect::<Vec<_>>().join("/")
}
