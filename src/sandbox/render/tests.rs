//! Renders a real server did (`tests/data/render`), real packages, and failures.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
struct Case {
    pushed: Files,
    stored: BTreeMap<String, Option<String>>,
    status: String,
    message: String,
}

fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path)
}

fn recorded() -> Functions {
    Functions::new(BTreeMap::new()).recorded_tags_only()
}

fn documents(text: &str) -> Vec<serde_yaml::Value> {
    let documents =
        serde_yaml::Deserializer::from_str(text).map(|one| serde_yaml::Value::deserialize(one).unwrap());
    documents.filter(|value| !value.is_null()).collect()
}

fn is_yaml(path: &str) -> bool {
    path.ends_with(".yaml") || path.ends_with("Kptfile")
}

/// What differs between the stored files of the real server and ours.
fn difference(case: &Case, files: &Files) -> Option<String> {
    let mut wanted = case.pushed.clone();
    for (path, text) in &case.stored {
        match text {
            Some(text) => wanted.insert(path.clone(), text.clone()),
            None => wanted.remove(path),
        };
    }
    if !wanted.keys().eq(files.keys()) {
        return Some(format!("files: want {:?} got {:?}", wanted.keys(), files.keys()));
    }
    wanted.iter().find_map(|(path, text)| {
        let ours = &files[path];
        let exact = path == "Kptfile" || !case.stored.contains_key(path) || !is_yaml(path);
        let same = if exact { ours == text } else { documents(ours) == documents(text) };
        (!same).then(|| format!("{path}\n--- want\n{text}\n--- got\n{ours}"))
    })
}

#[tokio::test]
async fn recorded_renders() {
    let mut names: Vec<PathBuf> =
        std::fs::read_dir(data("render")).unwrap().map(|e| e.unwrap().path()).collect();
    names.sort();
    assert!(names.len() > 20, "only {} cases", names.len());
    for name in names {
        let case: Case = serde_json::from_str(&std::fs::read_to_string(&name).unwrap()).unwrap();
        match render(&case.pushed, &recorded()).await {
            Ok(rendered) => {
                assert_eq!(("True", ""), (case.status.as_str(), case.message.as_str()), "{}", name.display());
                let differs = difference(&case, &rendered.files);
                assert!(differs.is_none(), "{}: {}", name.display(), differs.unwrap());
            }
            Err(failed) => assert_eq!(
                ("False", &case.message),
                (case.status.as_str(), &failed.message),
                "{}",
                name.display()
            ),
        }
    }
}

fn package(name: &str) -> Files {
    let root = data("packages").join(name);
    let mut files = Files::new();
    let mut open = vec![root.clone()];
    while let Some(directory) = open.pop() {
        for entry in std::fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let key = path.strip_prefix(&root).unwrap().to_str().unwrap().to_string();
                files.insert(key, std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    files
}

/// The package with its pipelines taken out of all Kptfiles.
fn without_pipelines(mut files: Files) -> Files {
    for (_, text) in files.iter_mut().filter(|(path, _)| path.ends_with("Kptfile")) {
        let kept = text.lines().take_while(|line| !line.starts_with("pipeline:"));
        *text = kept.map(|line| format!("{line}\n")).collect();
    }
    files
}

async fn changed(files: &Files) -> Vec<String> {
    let rendered = render(files, &recorded()).await.unwrap();
    let differs = |path: &&String| rendered.files.get(*path) != files.get(*path);
    files.keys().filter(differs).cloned().collect()
}

#[tokio::test]
async fn a_render_without_functions_changes_the_root_kptfile_only() {
    for name in ["wordpress", "5g-core-topology", "set-labels-empty-resource"] {
        assert_eq!(changed(&without_pipelines(package(name))).await, ["Kptfile"], "{name}");
    }
}

#[tokio::test]
async fn carriage_returns_and_missing_last_line_breaks_stay() {
    let files = without_pipelines(package("core-env-crlf"));
    assert!(files["README.md"].contains("\r\n"));
    let folders = ["audits", "clients", "services-infrastructure", "services"]
        .map(|name| format!("{name}/folder.yaml"));
    // Config Connector resources get the recorded annotation, the rest keeps every byte.
    let wanted: Vec<String> = ["Kptfile".to_string()].into_iter().chain(folders).collect();
    assert_eq!(changed(&files).await, wanted);
    let rendered = render(&files, &recorded()).await.unwrap();
    for path in wanted.iter().skip(1) {
        let kept: Vec<&str> = rendered.files[path]
            .lines()
            .filter(|line| !line.ends_with("blueprint: 'krm-fn'") && *line != "  annotations:")
            .collect();
        let before: Vec<&str> = files[path].lines().collect();
        assert_eq!(kept, before, "{path}");
    }
}

#[tokio::test]
async fn natives_stand_in_for_any_tag() {
    let rendered = render(&package("wordpress"), &Functions::default()).await.unwrap_err();
    assert!(
        rendered.message.ends_with(
            "desc = function \"ghcr.io/kptdev/krm-functions-catalog/kubeconform:latest\" not found"
        )
    );
    let images: Vec<&str> =
        rendered.steps.iter().map(|step| step.image.rsplit('/').next().unwrap()).collect();
    assert_eq!(images, ["set-labels:latest", "set-labels:latest", "kubeconform:latest"]);
}

const KPTFILE: &str = "\
apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: cell
  annotations:
    config.kubernetes.io/local-config: \"true\"
info:
  description: pushed by a client
pipeline:
  mutators:
  - image: set-namespace:v0.4.5
    configMap:
      namespace: radio
  - image: boom:v1
";
const CONFIG_MAP: &str = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: cell-cfg\ndata:\n  band: n78\n";
const FAILED_STATUS: &str = "\
status:
  conditions:
    - type: Rendered
      status: \"False\"
      reason: RenderFailed
      message: |-
        pkg.render: pkg .:
        \tpipeline.run: func eval \"ghcr.io.kptdev.krm-functions-catalog.boom:v1\" failed: rpc error: code = Internal desc = Failed to execute function \"ghcr.io.kptdev.krm-functions-catalog.boom:v1\": exit status 3 (boom: this function always fails
        )
  renderStatus:
    mutationSteps:
      - image: ghcr.io/kptdev/krm-functions-catalog/set-namespace:v0.4.5
        exitCode: 0
        results:
          - message: namespace [default] updated to \"radio\", 1 value(s) changed
            severity: info
          - message: all `depends-on` annotations are up-to-date. no `namespace` changed
            severity: info
      - image: ghcr.io/kptdev/krm-functions-catalog/boom:v1
        exitCode: 1
    errorSummary: 'ghcr.io/kptdev/krm-functions-catalog/boom:v1: exit code 1'
";

/// Functions with one of the shell scripts in `tests/data/bin` behind the image of its name.
#[cfg(unix)]
fn with(script: &str) -> Functions {
    Functions::new(BTreeMap::from([(format!("{script}:v1"), data("bin").join(script))]))
}

#[cfg(unix)]
async fn failing(kptfile: &str) -> RenderFailed {
    let files = Files::from([("Kptfile".into(), kptfile.into()), ("cm.yaml".into(), CONFIG_MAP.into())]);
    render(&files, &with("boom")).await.unwrap_err()
}

/// Recorded with push-on-render-failure.
#[cfg(unix)]
#[tokio::test]
async fn a_failing_executable_leaves_the_status_in_the_kptfile() {
    let failed = failing(KPTFILE).await;
    assert_eq!(
        failed.message,
        "fn.render: pkg /:\n\tpkg.render:\n\tpipeline.run: func eval \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\" failed: rpc error: code = Internal desc = Failed to execute function \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\": exit status 3 (boom: this function always fails\n)"
    );
    assert_eq!(failed.files["cm.yaml"], CONFIG_MAP);
    let pipeline = "pipeline:\n  mutators:\n    - image: set-namespace:v0.4.5\n      configMap:\n        namespace: radio\n    - image: boom:v1\n";
    let head = KPTFILE.split("pipeline:").next().unwrap();
    assert_eq!(failed.files["Kptfile"], format!("{head}{pipeline}{FAILED_STATUS}"));
}

#[cfg(unix)]
#[tokio::test]
async fn what_ran_before_a_failure_is_saved_when_the_kptfile_asks() {
    let asking = KPTFILE.replace("info:", "    kpt.dev/save-on-render-failure: \"true\"\ninfo:");
    let failed = failing(&asking).await;
    assert_eq!(failed.files["cm.yaml"], CONFIG_MAP.replace("\ndata:", "\n  namespace: radio\ndata:"));
}

#[cfg(unix)]
#[tokio::test]
async fn an_executable_changes_only_what_it_changes() {
    let kptfile = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: cell\npipeline:\n  mutators:\n  - image: band:v1\n";
    let text = "# head\n\napiVersion:   v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n    list: [ a,b ]   # odd\n    band: n78 # here\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: b\n\n";
    let files = Files::from([("Kptfile".into(), kptfile.into()), ("x.yaml".into(), text.into())]);
    let rendered = render(&files, &with("band")).await.unwrap();
    assert_eq!(rendered.files["x.yaml"], text.replace("n78", "n41"));
    assert_eq!(rendered.steps.len(), 1);
}

/// Renders files whose pipeline hands the ConfigMaps to a script.
#[cfg(unix)]
async fn selective(script: &str, files: &[(&str, &str)]) -> Result<Rendered, RenderFailed> {
    let pipeline =
        format!("pipeline:\n  mutators:\n  - image: {script}:v1\n    selectors:\n    - kind: ConfigMap\n");
    let kptfile = format!("apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: cell\n{pipeline}");
    let mut all = Files::from([("Kptfile".to_string(), kptfile)]);
    all.extend(files.iter().map(|(path, text)| ((*path).to_string(), (*text).to_string())));
    render(&all, &with(script)).await
}

#[cfg(unix)]
#[tokio::test]
async fn new_resources_get_a_file_and_missing_ones_lose_theirs() {
    let rendered = selective("made", &[("cm.yaml", CONFIG_MAP), ("note.txt", "n")]).await.unwrap();
    let paths: Vec<&str> = rendered.files.keys().map(String::as_str).collect();
    assert_eq!(paths, ["Kptfile", "note.txt", "ns/secret_made.yaml"]);
    let made = "apiVersion: v1\nkind: Secret\nmetadata:\n  name: made\n  namespace: ns\n";
    assert_eq!(rendered.files["ns/secret_made.yaml"], made);
    assert_eq!(rendered.steps[0].results[0].message, "done");
}

#[cfg(unix)]
#[tokio::test]
async fn a_document_leaves_its_file_and_the_others_keep_their_bytes() {
    let service = "# kept\napiVersion: v1\nkind: Service\nmetadata: {name:  s}\n";
    for text in [format!("{CONFIG_MAP}---\n{service}"), format!("{service}---\n{CONFIG_MAP}")] {
        let rendered = selective("made", &[("x.yaml", &text)]).await.unwrap();
        assert_eq!(rendered.files["x.yaml"], service, "{text}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_function_cannot_leave_the_package() {
    let failed = selective("outside", &[("cm.yaml", CONFIG_MAP)]).await.unwrap_err();
    assert!(
        failed
            .message
            .ends_with("function must not modify resources outside of package: resource has path ../x.yaml")
    );
}

async fn message(files: &[(&str, &str)]) -> String {
    let files: Files = files.iter().map(|(path, text)| ((*path).to_string(), (*text).to_string())).collect();
    match render(&files, &recorded()).await {
        Ok(rendered) => format!("{:?}", rendered.files.keys().collect::<Vec<_>>()),
        Err(failed) => failed.message,
    }
}

/// Every text as recorded.
#[tokio::test]
async fn file_names() {
    let kptfile = ("Kptfile", "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: cell\n");
    let cases = [
        ("../x.yaml", "failed to write resources for render: cannot add a directory above '/'"),
        (".", "failed to write resources for render: illegal name '.' in file creation"),
        (
            "with space.yaml",
            "failed to write resources for render: illegal name 'with space.yaml' in file creation",
        ),
        ("a\\b.yaml", "failed to write resources for render: illegal name 'a\\b.yaml' in file creation"),
        ("d/umläut.txt", "failed to write resources for render: illegal name 'umläut.txt' in file creation"),
        ("/abs.yaml", "[\"Kptfile\", \"abs.yaml\"]"),
        ("a/../b.yaml", "[\"Kptfile\", \"b.yaml\"]"),
        ("./dot.yaml", "[\"Kptfile\", \"dot.yaml\"]"),
        ("dir/", "[\"Kptfile\", \"dir/dir\"]"),
        (".git/config", "[\".git/config\", \"Kptfile\"]"),
    ];
    for (path, wanted) in cases {
        assert_eq!(message(&[kptfile, (path, CONFIG_MAP)]).await, wanted, "{path}");
    }
}

/// Every text as recorded.
#[tokio::test]
async fn content_that_cannot_be_rendered() {
    let read = "fn.render: pkg /:\n\tpkg.read: error reading Kptfile at \"/\": ";
    let render = "fn.render: pkg /:\n\tpkg.render:\n\t";
    let not_yaml = message(&[("Kptfile", "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata: [not\n")]).await;
    assert_eq!(not_yaml, format!("{read}yaml: line 2: did not find expected ',' or ']'"));
    let other_kind = message(&[("Kptfile", CONFIG_MAP)]).await;
    assert_eq!(other_kind, format!("{read}unknown resource type \"/v1, Kind=ConfigMap\" found in Kptfile"));
    let broken = message(&[("Kptfile", KPTFILE), ("broken.yaml", "a: [b\n c: d\n")]).await;
    assert_eq!(
        broken,
        format!(
            "{render}pkg.readResources: /broken.yaml: MalformedYAMLError: yaml: line 1: did not find expected ',' or ']'"
        )
    );
    let plain = message(&[("Kptfile", KPTFILE), ("plain.yaml", "just: data\nlist:\n- 1\n")]).await;
    assert_eq!(
        plain,
        format!(
            "{render}pipeline.run: input resource list must contain only KRM resources: plain.yaml: resource must have `apiVersion`"
        )
    );
    assert_eq!(
        message(&[("inner/Kptfile", KPTFILE)]).await,
        "fn.render: pkg inner:\n\tpkg.read: provided path inner must be absolute"
    );
    assert_eq!(message(&[("cm.yaml", CONFIG_MAP)]).await, "[\"cm.yaml\"]");
}

#[tokio::test]
async fn a_second_render_changes_nothing() {
    let case: Case =
        serde_json::from_str(&std::fs::read_to_string(data("render/pipe-subpackages.json")).unwrap())
            .unwrap();
    let once = render(&case.pushed, &recorded()).await.unwrap();
    let twice = render(&once.files, &recorded()).await.unwrap();
    let differs: Vec<&String> =
        once.files.keys().filter(|path| once.files.get(*path) != twice.files.get(*path)).collect();
    assert_eq!(differs, ["Kptfile"]); // only its messages: nothing was left to change
    assert_eq!(render(&twice.files, &recorded()).await.unwrap().files, twice.files);
}
