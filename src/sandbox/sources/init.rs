//! A new package: three files, as kpt's package initializer writes them.
//!
//! In: the package's name and texts. Out: files. Never: a render of them.

use super::kptfile;
use crate::api::v1alpha2::InitSource;
use crate::package::Files;

/// Kept in every new package.
const CONTEXT: &str = "apiVersion: v1
kind: ConfigMap
metadata:
  name: kptfile.kpt.dev
  annotations:
    config.kubernetes.io/local-config: \"true\"
data:
  name: example
";

/// The files of a new package.
pub fn files(package: &str, init: &InitSource) -> Files {
    // Servers of the recorded state know a folder for the new files; the wire type keeps it as it came.
    let folder = init.other.get("subpackage").and_then(|folder| folder.as_str()).unwrap_or_default();
    let files = [
        ("Kptfile", kptfile::new(package, init)),
        ("README.md", readme(package, &init.description)),
        ("package-context.yaml", CONTEXT.to_owned()),
    ];
    let path = |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    files.into_iter().map(|(name, text)| (path(name), text)).collect()
}

fn readme(name: &str, description: &str) -> String {
    format!(
        "# {name}

## Description
{description}

## Usage

### Fetch the package
`kpt pkg get REPO_URI[.git]/PKG_PATH[@VERSION] {name}`
Details: https://kpt.dev/reference/cli/pkg/get/

### View package content
`kpt pkg tree {name}`
Details: https://kpt.dev/reference/cli/pkg/tree/

### Apply the package
```
kpt live init {name}
kpt live apply {name} --reconcile-timeout=2m --output=table
```
Details: https://kpt.dev/reference/cli/live/
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_files() {
        let init = InitSource { description: "a cell".into(), ..InitSource::default() };
        let files = files("cell", &init);
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(names, ["Kptfile", "README.md", "package-context.yaml"]);
        let kptfile = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: cell\n  annotations:\n    config.kubernetes.io/local-config: \"true\"\ninfo:\n  description: a cell\n";
        assert_eq!(files["Kptfile"], kptfile);
        assert!(files["README.md"].starts_with("# cell\n\n## Description\na cell\n\n## Usage\n"));
        assert!(files["README.md"].ends_with("\n```\nDetails: https://kpt.dev/reference/cli/live/\n"));
    }

    #[test]
    fn texts_of_a_new_package_are_optional() {
        let empty = files("cell", &InitSource::default());
        assert!(empty["Kptfile"].ends_with("\ninfo: {}\n"), "{}", empty["Kptfile"]);
        let init = InitSource {
            site: "https://example.org".into(),
            keywords: vec!["ran".into(), "yes".into()],
            ..InitSource::default()
        };
        let full = files("cell", &init);
        let info = "info:\n  site: https://example.org\n  keywords:\n    - ran\n    - \"yes\"\n";
        assert!(full["Kptfile"].ends_with(info), "{}", full["Kptfile"]);
    }
}
