//! Kptfiles a server refused and Kptfiles it rewrote, as recorded.

use super::*;

const PUSHED: &str = "\
apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: cell # the name
  annotations: {b: \"1\", a: x}
info:
  description: >
    folded
    text
pipeline:
  validators:
  - name: never-right
    image: boom:v1
  mutators:
  - configMap: {n: svc, a: 'yes'}
    image: set-namespace:v0.4.5
";

#[test]
fn texts_for_what_cannot_be_read() {
    let text = |kptfile: &str| Kptfile::read(kptfile).unwrap_err().to_string();
    assert_eq!(
        text("apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata: [not\n"),
        "yaml: line 2: did not find expected ',' or ']'"
    );
    assert_eq!(
        text("apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: cell\npipelin:\n  x: y\n"),
        "yaml: unmarshal errors:\n  line 5: field pipelin not found in type v1.KptFile"
    );
    assert_eq!(
        text("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: cell\n"),
        "unknown resource type \"/v1, Kind=ConfigMap\" found in Kptfile"
    );
    assert_eq!(
        text("apiVersion: kpt.dev/v1alpha2\nkind: Kptfile\n"),
        "old resource version \"v1alpha2\" found in Kptfile"
    );
    assert_eq!(text(""), "EOF");
}

#[test]
fn a_view_of_everything_it_says() {
    let kptfile = Kptfile::read(PUSHED).unwrap();
    assert_eq!(kptfile.name, "cell");
    assert_eq!(kptfile.annotations.get("b").map(String::as_str), Some("1"));
    let names: Vec<&str> = kptfile.validators.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["never-right"]);
    let config = kptfile.mutators.first().and_then(|f| f.config_map.clone()).unwrap();
    assert_eq!(config.get("a").map(String::as_str), Some("yes"));
}

const REWRITTEN: &str = "\
apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: two
  annotations:
    a: x
    b: \"1\"
upstream:
  type: git
  git:
    repo: http://h/r.git
    directory: d
    ref: d/v1
upstreamLock:
  type: git
  git:
    repo: http://h/r.git
    directory: d
    ref: d/v1
    commit: \"0\"
info:
  description: |
    folded text
pipeline:
  mutators:
    - image: set-namespace:v0.4.5
      configMap:
        a: \"yes\"
        \"n\": svc
  validators:
    - image: boom:v1
      name: never-right
status:
  conditions:
    - type: Rendered
      status: \"False\"
      reason: RenderFailed
      message: |-
        pkg.render: pkg .:
        \tpipeline.run: x
";

#[test]
fn a_rewrite_has_the_servers_order_and_style() {
    let status = PackageStatus {
        condition: KptCondition {
            kind: "Rendered".into(),
            status: "False".into(),
            reason: "RenderFailed".into(),
            message: "pkg.render: pkg .:\n\tpipeline.run: x".into(),
        },
        render_status: None,
    };
    let upstream = GitUpstream {
        repo: "http://h/r.git".into(),
        directory: "d".into(),
        reference: "d/v1".into(),
        commit: "0".into(),
    };
    let text =
        rewrite(PUSHED, &Rewrite { name: Some("two"), upstream: Some(&upstream), status: Some(&status) })
            .unwrap();
    assert_eq!(text, REWRITTEN);
    assert_eq!(Kptfile::read(&text).unwrap().conditions, [status.condition]);
}

#[test]
fn aliases_stand_for_what_they_name() {
    let text = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: a\n  labels: &l {x: y}\n  annotations: *l\n";
    assert_eq!(Kptfile::read(text).unwrap().annotations, Kptfile::read(text).unwrap().labels);
    let wanted = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: a\n  labels:\n    x: \"y\"\n  annotations:\n    x: \"y\"\n";
    assert_eq!(rewrite(text, &Rewrite::default()).unwrap(), wanted);
}

#[test]
fn an_alias_bomb_stays_small() {
    let line = |n: usize| format!("  k{n}: &a{n} [{}]\n", vec![format!("*a{}", n - 1); 9].join(", "));
    let bomb: String = (1..9).map(line).collect();
    let text = format!("apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  k0: &a0 x\n{bomb}");
    assert!(
        Kptfile::read(&text).unwrap_err().to_string().contains("field k8 not found in type yaml.ObjectMeta")
    );
}
