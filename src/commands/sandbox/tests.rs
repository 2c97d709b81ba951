//! What is decided before anything starts.

use super::*;
use crate::settings::{Env, Settings, Terminal};
use crate::ui::Ui;

fn context<const N: usize>(env: [(&str, &str); N]) -> Context {
    let env = Env::from_pairs(env);
    let settings = Settings::resolve(&crate::cli::Globals::default(), &env, Terminal::default()).unwrap();
    Context::new(settings, Ui::buffer())
}

fn place<const N: usize>(env: [(&str, &str); N], state: Option<&str>) -> Option<String> {
    let flags = SandboxStateFlags { state: state.map(PathBuf::from) };
    home(&context(env), &flags).ok().map(|home| home.root().display().to_string())
}

#[test]
fn where_the_state_is() {
    let both = [("XDG_STATE_HOME", "/s"), ("HOME", "/h")];
    assert_eq!(place(both, None).as_deref(), Some("/s/porchctl/sandbox"));
    assert_eq!(place(both, Some("/d")).as_deref(), Some("/d"));
    assert_eq!(place([both[1]], None).as_deref(), Some("/h/.local/state/porchctl/sandbox"));
    let relative = [("XDG_STATE_HOME", "s"), ("HOME", "/h")];
    assert_eq!(place(relative, None).as_deref(), Some("/h/.local/state/porchctl/sandbox"));
    assert_eq!(place([], None), None);
}

#[test]
fn faults_are_read_before_a_start() {
    let flags = SandboxFlags { faults: vec!["tearing".into()], ..SandboxFlags::default() };
    assert_eq!(config(&flags, PathBuf::new()).unwrap_err().kind, Kind::Usage);
}

#[tokio::test]
async fn a_signal_reaches_its_process_only() {
    let mut child = Command::new("sh").args(["-c", "sleep 60"]).spawn().unwrap();
    let pid = child.id().unwrap();
    assert!(send_signal("TERM", pid).await);
    assert_eq!(std::os::unix::process::ExitStatusExt::signal(&child.wait().await.unwrap()), Some(15));
    assert!(!send_signal("TERM", pid).await, "it is gone");
}
