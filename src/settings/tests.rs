//! Flags, environment and defaults: who wins.

use super::*;
use crate::failure::Kind;

fn resolve<const N: usize>(flags: &Globals, env: [(&str, &str); N]) -> Result<Settings, Failure> {
    Settings::resolve(flags, &Env::from_pairs(env), Terminal::default())
}

#[test]
fn nothing_said() {
    let settings = resolve(&Globals::default(), []).unwrap();
    assert_eq!(settings.connection.request_timeout, Duration::from_secs(30));
    assert_eq!(settings.waiting, Waiting { wait: true, timeout: Duration::from_secs(300) });
    assert_eq!(settings.api_version, None);
    assert!(settings.connection.kubeconfigs.is_empty());
    assert_eq!(settings.connection.in_cluster, None);
}

#[test]
fn kubeconfig_flag_then_variable_then_home() {
    let env = [("KUBECONFIG", "/a:/b"), ("HOME", "/home/u")];
    let named = Globals { kubeconfig: Some("/flag".into()), ..Globals::default() };
    let connection = resolve(&named, env).unwrap().connection;
    assert_eq!((connection.kubeconfigs, connection.kubeconfig_named), (vec!["/flag".into()], true));
    let connection = resolve(&Globals::default(), env).unwrap().connection;
    assert_eq!(connection.kubeconfigs, [PathBuf::from("/a"), PathBuf::from("/b")]);
    assert!(!connection.kubeconfig_named);
    let connection =
        resolve(&Globals::default(), [("HOME", "/home/u"), ("KUBECONFIG", "")]).unwrap().connection;
    assert_eq!(connection.kubeconfigs, [PathBuf::from("/home/u/.kube/config")]);
}

#[test]
fn api_version_is_checked_and_the_flag_wins() {
    let flag = |text: &str| Globals { api_version: Some(text.into()), ..Globals::default() };
    let version = |flags: &Globals, variable: &str| {
        resolve(flags, [("PORCHCTL_API_VERSION", variable)]).map(|s| s.api_version)
    };
    assert_eq!(version(&Globals::default(), "v1alpha2"), Ok(Some(ApiVersion::V1alpha2)));
    assert_eq!(version(&flag("v1alpha1"), "v1alpha2"), Ok(Some(ApiVersion::V1alpha1)));
    assert_eq!(version(&flag("v1alpha1"), "nonsense"), Ok(Some(ApiVersion::V1alpha1)));
    assert_eq!(version(&flag(""), ""), Ok(None));
    for wrong in ["v1alpha3", "V1ALPHA2", "alpha2", "v1", " v1alpha1"] {
        let failure = version(&flag(wrong), "").unwrap_err();
        assert_eq!(failure.kind, Kind::Usage, "{wrong}");
        assert!(failure.message.contains(wrong) && failure.message.contains("--api-version"), "{failure}");
        let failure = version(&Globals::default(), wrong).unwrap_err();
        assert!(failure.message.contains("PORCHCTL_API_VERSION"), "{failure}");
    }
}

#[test]
fn waiting_flag_then_variable() {
    let settings =
        resolve(&Globals::default(), [("PORCHCTL_WAIT", "false"), ("PORCHCTL_TIMEOUT", "90s")]).unwrap();
    let unsaid = settings.waiting(&WaitFlags::default());
    assert_eq!(unsaid, Waiting { wait: false, timeout: Duration::from_secs(90) });
    let flags = WaitFlags { wait: Some(true), timeout: Some(GoDuration(Duration::ZERO)) };
    assert_eq!(settings.waiting(&flags), Waiting { wait: true, timeout: Duration::ZERO });
}

#[test]
fn nonsense_in_a_variable_is_wrong_usage() {
    for (name, value) in
        [("PORCHCTL_WAIT", "maybe"), ("PORCHCTL_TIMEOUT", "soon"), ("PORCHCTL_TIMEOUT", "-1s")]
    {
        let failure = resolve(&Globals::default(), [(name, value)]).unwrap_err();
        assert_eq!(failure.kind, Kind::Usage);
        assert!(failure.message.contains(name), "{failure}");
    }
}

#[test]
fn an_empty_namespace_is_wrong_usage() {
    let flags = Globals { namespace: Some(String::new()), ..Globals::default() };
    assert_eq!(resolve(&flags, []).unwrap_err().kind, Kind::Usage);
}

#[test]
fn a_pod_has_both_variables() {
    let pod = [("KUBERNETES_SERVICE_HOST", "10.0.0.1"), ("KUBERNETES_SERVICE_PORT", "443")];
    let found = resolve(&Globals::default(), pod).unwrap().connection.in_cluster.unwrap();
    assert_eq!((found.host.as_str(), found.port.as_str()), ("10.0.0.1", "443"));
    assert_eq!(found.account, PathBuf::from("/var/run/secrets/kubernetes.io/serviceaccount"));
    let half = [("KUBERNETES_SERVICE_HOST", "10.0.0.1")];
    assert_eq!(resolve(&Globals::default(), half).unwrap().connection.in_cluster, None);
}

#[test]
fn a_limit_that_no_clock_can_hold_is_cut() {
    let endless =
        Globals { request_timeout: Some("5000000000000000h".parse().unwrap()), ..Globals::default() };
    let settings = resolve(&endless, []).unwrap();
    assert!(std::time::Instant::now().checked_add(settings.connection.request_timeout).is_some());
}
