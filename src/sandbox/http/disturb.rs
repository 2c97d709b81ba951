//! Carries out the faults of the wire.
//!
//! In: what a request asks for, the lines of a watch. Out: refusals, requests without an answer, spoiled
//! lines, cut connections. Never: a fault nobody asked for, a change of what is stored.

use std::future::pending;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use http_body::Frame;
use http_body_util::{BodyExt, StreamBody};
use hyper::body::Bytes;
use serde_json::json;
use tokio::sync::watch as signal;
use tokio::time::{Instant, sleep};

use super::answer::{Body, Torn};
use super::faults::{Met, WireFault, WireFaults};
use super::route::Target;
use super::{Api, auth};
use crate::sandbox::status::ApiError;

/// Who is refused by `forbid`.
const USER: &str = "sandbox";

/// What a proxy writes when its server is gone.
const PAGE: &str = "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n</body>\r\n</html>\r\n";

/// Which faults are on since when. They can be changed while the service runs.
pub struct Wire {
    state: signal::Sender<(WireFaults, Instant)>,
    met: Mutex<Met>,
}

impl Default for Wire {
    fn default() -> Self {
        let state = signal::Sender::new((WireFaults::default(), Instant::now()));
        Self { state, met: Mutex::default() }
    }
}

impl Wire {
    fn set(&self, faults: WireFaults) {
        *self.met.lock().unwrap_or_else(PoisonError::into_inner) = Met::default();
        self.state.send_replace((faults, Instant::now()));
    }

    fn strike(&self, wanted: impl Fn(WireFault) -> bool) -> Option<WireFault> {
        let (faults, since) = *self.state.borrow();
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        faults.strike(since.elapsed(), &mut met, wanted)
    }
}

impl Api {
    /// Exchanges the faults of the wire; their times count from now.
    pub fn inject(&self, faults: WireFaults) {
        self.shared.wire.set(faults);
    }

    /// Is this connection to be reset?
    pub fn refuses(&self) -> bool {
        self.shared.wire.strike(|fault| fault == WireFault::Refuse).is_some()
    }

    /// Ends when open connections are to be cut.
    pub async fn cut_off(&self) {
        let mut state = self.shared.wire.state.subscribe();
        loop {
            let (faults, since) = *state.borrow_and_update();
            let elapsed = since.elapsed();
            let cut = async {
                match faults.cut_at(elapsed) {
                    Some(at) => sleep(at.saturating_sub(elapsed)).await,
                    None => pending().await,
                }
            };
            tokio::select! {
                () = cut => return,
                changed = state.changed() => if changed.is_err() { pending::<()>().await },
            }
        }
    }

    /// Lets a request pass, refuses it, or never returns. Only what Porch serves is concerned.
    pub(super) async fn disturb(&self, verb: &str, target: &Target) -> Result<(), ApiError> {
        if !target.group.ends_with("porch.kpt.dev") {
            return Ok(());
        }
        match self.shared.wire.strike(|fault| fault.hits(verb)) {
            None => Ok(()),
            Some(WireFault::Hang) => {
                super::watch::told(&mut self.shared.stop.subscribe()).await;
                Err(unavailable(503))
            }
            Some(fault) => Err(refusal(fault, verb, target)),
        }
    }

    /// The fault that spoils a watch from that version, if one does.
    pub(super) fn spoiled(&self, since: u64) -> Option<WireFault> {
        self.shared.wire.strike(|fault| fault.spoils_watches(since))
    }
}

fn refusal(fault: WireFault, verb: &str, target: &Target) -> ApiError {
    match fault {
        WireFault::Busy(seconds) => {
            let text = "the server has received too many requests and has asked us to try again later";
            let mut error = ApiError::new(429, "TooManyRequests", text);
            error.details = Some(json!({"retryAfterSeconds": seconds}));
            error
        }
        WireFault::Unauthorized => ApiError::new(401, "Unauthorized", "Unauthorized"),
        WireFault::Forbid(_) => auth::forbidden(USER, target, verb),
        WireFault::Unavailable(code) => unavailable(code),
        _ => unavailable(503),
    }
}

fn unavailable(code: u16) -> ApiError {
    match code {
        500 => ApiError::internal("etcdserver: request timed out"),
        502 => ApiError::new(502, "", "Bad Gateway"),
        504 => {
            let text = "Timeout: request did not complete within the allotted timeout";
            ApiError::new(504, "Timeout", text)
        }
        _ => {
            let text = "the server is currently unable to handle the request";
            ApiError::new(503, "ServiceUnavailable", text)
        }
    }
}

/// The error of a watch from a version that is too old.
pub(super) fn too_old(since: u64) -> ApiError {
    ApiError::new(410, "Expired", format!("too old resource version: {since} ({})", since + 1))
}

/// A body that breaks before its first byte.
pub(super) fn torn() -> Body {
    body(stream::once(async { Err(Torn) }).boxed())
}

/// The body of a watch, spoiled or not.
pub(super) fn watch_body(
    lines: BoxStream<'static, Vec<u8>>,
    fault: Option<WireFault>,
    stop: signal::Receiver<bool>,
) -> Body {
    body(match fault {
        Some(WireFault::WatchClose(after)) => close(lines, after),
        Some(WireFault::WatchCut) => cut(lines),
        Some(WireFault::WatchGarble) => lines.take(1).map(|_| Ok(PAGE.into())).boxed(),
        Some(WireFault::WatchSilent) => silent(stop),
        Some(WireFault::WatchDuplicate) => {
            lines.flat_map(|line| stream::iter([Ok(line.clone()), Ok(line)])).boxed()
        }
        Some(WireFault::WatchReorder) => reorder(lines),
        _ => lines.map(Ok).boxed(),
    })
}

type Lines = BoxStream<'static, Result<Vec<u8>, Torn>>;

fn body(lines: Lines) -> Body {
    StreamBody::new(lines.map(|line| line.map(|line| Frame::data(Bytes::from(line))))).boxed_unsync()
}

fn close(lines: BoxStream<'static, Vec<u8>>, after: Duration) -> Lines {
    if after.is_zero() {
        return stream::empty().boxed();
    }
    lines.map(Ok).take_until(sleep(after).boxed()).boxed()
}

/// Half of the first line, then the end of the connection.
fn cut(lines: BoxStream<'static, Vec<u8>>) -> Lines {
    let half = lines.take(1).map(|mut line| {
        line.truncate(line.len() / 2);
        Ok(line)
    });
    let end = async {
        // The half goes out before the connection breaks.
        tokio::task::yield_now().await;
        Err(Torn)
    };
    half.chain(stream::once(end)).boxed()
}

/// Nothing, until the server stops.
fn silent(mut stop: signal::Receiver<bool>) -> Lines {
    stream::once(async move { super::watch::told(&mut stop).await }).filter_map(|()| async { None }).boxed()
}

/// After every line the one before it, so that what is old comes after what is new.
fn reorder(lines: BoxStream<'static, Vec<u8>>) -> Lines {
    let both = lines.scan(None, |before: &mut Option<Vec<u8>>, line| {
        let old = before.replace(line.clone());
        async move { Some(stream::iter(std::iter::once(line).chain(old).map(Ok))) }
    });
    both.flatten().boxed()
}
