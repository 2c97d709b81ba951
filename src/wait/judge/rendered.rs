//! Is the content rendered: of one push, or whatever was asked for last?
//!
//! In: a snapshot, the push that is meant, what was known before it. Out: a verdict. Tokens are compared for equality
//! only. Never: the generation of `Rendered`, but for a note.

use super::{Verdict, behind, outstanding, render_failed, render_ruled_out, source_failed};
use crate::wait::faults::{Fault, Reason};
use crate::wait::goal::{Pins, Side};
use crate::wait::owners::by;
use crate::wait::snapshot::Snapshot;

/// The content of this push is rendered.
pub(super) fn rendered_push(o: &Snapshot, request: &str, pins: &Pins, side: &Side) -> Verdict {
    if o.request == request { answer(o, request) } else { other_request(o, request, pins, side) }
}

/// What became of the request that the annotation asks for.
fn answer(o: &Snapshot, request: &str) -> Verdict {
    let answered = o.observed == request;
    if answered && o.is_rendered() {
        met(o)
    } else if answered && o.render_failed() {
        render_failed(o, &format!("the render of push {request}"))
    } else if o.source_failed() {
        source_failed(o)
    } else if o.render_ruled_out() {
        render_ruled_out(o)
    } else if o.rendering == request {
        Verdict::not_yet(Reason::Rendering, "the render is running")
    } else {
        Verdict::not_yet(Reason::RenderNotStarted, "the render has not started")
    }
}

/// The annotation does not ask for our push: lost, or replaced by a newer one.
fn other_request(o: &Snapshot, request: &str, pins: &Pins, side: &Side) -> Verdict {
    let had = match o.observed == request {
        true if o.is_rendered() => "it had been rendered",
        true if o.render_failed() => "its render had failed",
        true => "its render had ended",
        false => "it was not rendered",
    };
    let replaced = if is_time(&o.request) && pins.prior_request.as_ref() != Some(&o.request) {
        let text = format!("the controller itself asked for another render after push {request}; {had}");
        Verdict::Superseded(Reason::MetadataSync, text)
    } else if lost(o, request, pins, side) {
        return request_lost(o, request);
    } else {
        let who = by(o.owners.pusher());
        Verdict::Superseded(
            Reason::NewerPush,
            format!("push {request} was replaced by push {}{who}; {had}", o.request),
        )
    };
    // Who does not know the request before the push cannot tell a newer one from an older one without the content.
    let newer = pins.prior_request.is_some() || side.content_version.is_some();
    if newer { newer_request(o, request, pins, replaced) } else { replaced }
}

/// It could be asked for again, but only in a Draft.
fn request_lost(o: &Snapshot, request: &str) -> Verdict {
    let text = format!("the server stored push {request} but never asked for its render");
    let fault = |text, about| Verdict::Failed(Fault::settling(Reason::RequestLost, text).about(about));
    match o.is_draft() {
        true => fault(text, request),
        false => {
            fault(format!("{text}, and none will run while its lifecycle is {}", o.lifecycle), &o.lifecycle)
        }
    }
}

/// Nobody asked for the render of our push.
fn lost(o: &Snapshot, request: &str, pins: &Pins, side: &Side) -> bool {
    let unchanged = o.request.is_empty() || pins.prior_request.as_ref() == Some(&o.request);
    let still_ours = pins.prior_request.is_none() && side.content_version.as_deref() == Some(request);
    unchanged || still_ours
}

/// A newer request ends the wait, unless it may take the place of ours.
fn newer_request(o: &Snapshot, request: &str, pins: &Pins, replaced: Verdict) -> Verdict {
    let newer = answer(o, &o.request);
    let will_do = pins.policy.follow || (pins.policy.newer_render && newer.is_met());
    match newer {
        _ if !will_do => replaced,
        Verdict::Met { note } => {
            let said = format!("push {request} was replaced by push {}, which is rendered", o.request);
            Verdict::Met { note: Some(note.map_or(said.clone(), |note| format!("{said}; {note}"))) }
        }
        Verdict::NotYet(reason, text) => {
            Verdict::NotYet(reason, format!("push {request} was replaced by push {}: {text}", o.request))
        }
        other => other,
    }
}

/// RFC 3339, as only the controller writes it into the render request.
fn is_time(request: &str) -> bool {
    request.parse::<jiff::Timestamp>().is_ok()
}

/// Whatever was asked for last is rendered.
pub(super) fn rendered(o: &Snapshot) -> Verdict {
    if o.quiet() && o.is_rendered() {
        return if o.reconciled() { met(o) } else { behind() };
    }
    if o.quiet() && o.render_failed() {
        return render_failed(o, "the render");
    }
    if o.source_failed() {
        return source_failed(o);
    }
    if nothing_to_render(o) {
        let text = "it was found in git: no render was requested and none will run";
        return Verdict::fails(Reason::NothingToRender, text);
    }
    if o.render_ruled_out() { render_ruled_out(o) } else { outstanding(o) }
}

fn nothing_to_render(o: &Snapshot) -> bool {
    let untouched = o.creation_source.is_empty() && o.request.is_empty() && o.rendered.is_none();
    o.reconciled() && !o.has_source && untouched
}

/// Rendered; with a word for who compares with other tools.
pub(super) fn met(o: &Snapshot) -> Verdict {
    let of = o.rendered.as_ref().map_or(0, |rendered| rendered.generation);
    if of == 0 || of >= o.generation {
        return Verdict::met();
    }
    Verdict::met_with(format!(
        "Rendered.observedGeneration {of} < generation {}: this server does not keep that number up to date, so `kubectl wait --for=condition=Rendered` would hang here",
        o.generation
    ))
}
