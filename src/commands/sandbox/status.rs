//! `porchctl sandbox status`: does it run, and where.
//!
//! In: the state directory. Out: one line or one JSON document; exit code 0 if it runs, 5 if not. Never: a
//! change of anything.

use serde_json::{Value, json};

use super::{home, unusable};
use crate::cli::SandboxStatusArgs;
use crate::commands::Context;
use crate::failure::{Failure, Kind};
use crate::sandbox::home::{Home, Serving};

/// Says it.
pub(super) fn run(ctx: &Context, args: &SandboxStatusArgs) -> Result<u8, Failure> {
    let home = home(ctx, &args.state)?;
    let serving = home.serving().map_err(unusable)?;
    let running = home.answering().map_err(unusable)?.is_some();
    if args.result.json() {
        ctx.ui.document(&document(&home, serving.as_ref(), running));
    } else {
        ctx.ui.data(&line(&home, serving.as_ref(), running));
    }
    if running {
        return Ok(0);
    }
    if serving.is_none() {
        ctx.ui.hint("porchctl sandbox up");
    }
    Ok(Kind::NotFound.exit_code())
}

fn document(home: &Home, serving: Option<&Serving>, running: bool) -> Value {
    json!({
        "running": running,
        "pid": serving.map(|serving| serving.pid),
        "url": serving.and_then(|serving| serving.url.as_deref()),
        "kubeconfig": home.kubeconfig(),
        "state": home.root(),
    })
}

fn line(home: &Home, serving: Option<&Serving>, running: bool) -> String {
    let state = home.root().display();
    match serving {
        None => format!("not running, state in {state}"),
        Some(Serving { pid, url: Some(url) }) if running => {
            format!("running at {url} as process {pid}, kubeconfig {}", home.kubeconfig().display())
        }
        Some(Serving { pid, .. }) => format!("starting or ending as process {pid}, state in {state}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_scripts_read() {
        let home = Home::at("/s".into());
        let serving = Serving { pid: 7, url: Some("https://127.0.0.1:1".into()) };
        let expected = json!({
            "running": true, "pid": 7, "url": "https://127.0.0.1:1", "kubeconfig": "/s/kubeconfig", "state": "/s",
        });
        assert_eq!(document(&home, Some(&serving), true), expected);
        assert_eq!(document(&home, None, false)["pid"], Value::Null);
        assert_eq!(line(&home, None, false), "not running, state in /s");
        let expected = "running at https://127.0.0.1:1 as process 7, kubeconfig /s/kubeconfig";
        assert_eq!(line(&home, Some(&serving), true), expected);
        assert_eq!(line(&home, Some(&serving), false), "starting or ending as process 7, state in /s");
    }
}
