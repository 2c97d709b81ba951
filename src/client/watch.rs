//! A watch on one object, reduced to hints.
//!
//! In: the body of a watch answer. Out: [`Hint`]s: "look again", never evidence. Never: objects
//! taken for evidence, reconnecting (the wait engine decides when to look and when to watch again).

use futures::stream::{self, BoxStream, Stream};
use futures::{StreamExt, TryStreamExt};
use http::Response;
use http_body_util::BodyExt;
use kube::client::Body;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::fault::{Class, Effect, Fault};
use super::transport;
use crate::api::v1alpha2::PackageRevision;

/// Longest line; an event that is longer is no object of ours (a server stores no object of more than 3 MiB).
const LONGEST_LINE: usize = 16 << 20;

/// Something may have happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint<K = PackageRevision> {
    /// The object was added or changed; what the event says of it tells whether a read is worth it.
    Changed(Option<Box<K>>),
    /// The object was deleted, or does not match the selector any more; its last state, if it can be read.
    Deleted(Option<Box<K>>),
    /// Nothing changed, the watch is alive.
    Bookmark,
    /// The version to watch from is too old: read again and watch from there.
    Gone410,
}

/// The hints of a watch answer; ends when the server ends it.
pub(super) fn hints<K: DeserializeOwned + Send + 'static>(
    answer: Response<Body>,
) -> BoxStream<'static, Result<Hint<K>, Fault>> {
    let chunks = answer.into_body().into_data_stream();
    let chunks =
        chunks.map_ok(|chunk| chunk.to_vec()).map_err(|error| transport::broken(Effect::Read, &error));
    lines(chunks).map(|line| line.and_then(|line| read(&line))).boxed()
}

/// Cuts a stream of chunks into lines; an unfinished last line is dropped. A line that is too long ends the
/// stream with a fault: what follows it cannot be told from its rest.
fn lines<S>(chunks: S) -> impl Stream<Item = Result<Vec<u8>, Fault>> + Send + 'static
where
    S: Stream<Item = Result<Vec<u8>, Fault>> + Send + 'static,
{
    let mut cutter = Cutter::default();
    chunks
        .map(move |chunk| {
            stream::iter(match chunk.and_then(|chunk| cutter.cut(&chunk)) {
                Ok(lines) => lines.into_iter().map(Ok).collect::<Vec<_>>(),
                Err(fault) => vec![Err(fault)],
            })
        })
        .flatten()
}

/// Collects chunks until their line is whole. Every byte is looked at once.
#[derive(Default)]
struct Cutter {
    /// The line that is not finished yet.
    rest: Vec<u8>,
}

impl Cutter {
    /// Adds a chunk and takes the finished lines out; empty ones are none.
    fn cut(&mut self, chunk: &[u8]) -> Result<Vec<Vec<u8>>, Fault> {
        let mut finished = Vec::new();
        for piece in chunk.split_inclusive(|byte| *byte == b'\n') {
            if self.rest.len() + piece.len() > LONGEST_LINE {
                self.rest = Vec::new();
                let message = format!("an event of the watch is longer than {} MiB", LONGEST_LINE >> 20);
                return Err(Fault::local(Class::Broken, message));
            }
            self.rest.extend_from_slice(piece);
            if self.rest.last() == Some(&b'\n') {
                self.rest.pop();
                let line = std::mem::take(&mut self.rest);
                finished.extend(Some(line).filter(|line| !line.is_empty()));
            }
        }
        Ok(finished)
    }
}

/// One event. An object that cannot be read is still a reason to look; a line that is no event at all means
/// that something else talks here.
fn read<K: DeserializeOwned>(line: &[u8]) -> Result<Hint<K>, Fault> {
    let mut event =
        serde_json::from_slice::<Value>(line).ok().filter(Value::is_object).ok_or_else(no_event)?;
    match event["type"].as_str() {
        Some("DELETED") => Ok(Hint::Deleted(object(&mut event))),
        Some("BOOKMARK") => Ok(Hint::Bookmark),
        Some("ERROR") => error_event(&event["object"]),
        _ => Ok(Hint::Changed(object(&mut event))),
    }
}

fn object<K: DeserializeOwned>(event: &mut Value) -> Option<Box<K>> {
    serde_json::from_value(event["object"].take()).ok().map(Box::new)
}

fn no_event() -> Fault {
    Fault::local(Class::Broken, "the watch sent something that is no event")
}

/// An ERROR event carries a `Status`.
fn error_event<K>(status: &Value) -> Result<Hint<K>, Fault> {
    match status["code"].as_u64().and_then(|code| u16::try_from(code).ok()) {
        Some(410) => Ok(Hint::Gone410),
        code => {
            let body = serde_json::to_vec(status).unwrap_or_default();
            Err(Fault::from_answer(Effect::Read, code.unwrap_or(500), &body, None))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_become_hints() {
        let empty = || Hint::Changed(Some(Box::<PackageRevision>::default()));
        for (event, hint) in [
            (r#"{"type":"ADDED","object":{}}"#, empty()),
            (r#"{"type":"MODIFIED","object":{}}"#, empty()),
            (r#"{"type":"MODIFIED","object":7}"#, Hint::Changed(None)),
            (r#"{"type":"DELETED","object":{}}"#, Hint::Deleted(Some(Box::default()))),
            (r#"{"type":"BOOKMARK","object":{}}"#, Hint::Bookmark),
            (r#"{"type":"ERROR","object":{"kind":"Status","code":410}}"#, Hint::Gone410),
        ] {
            assert_eq!(read(event.as_bytes()), Ok(hint), "{event}");
        }
        for garbage in ["<html>bad gateway</html>", "7", "{\"type\""] {
            assert_eq!(read::<PackageRevision>(garbage.as_bytes()), Err(no_event()), "{garbage}");
        }
        let error = r#"{"type":"ERROR","object":{"kind":"Status","code":403,"message":"no"}}"#;
        assert_eq!(
            read::<PackageRevision>(error.as_bytes()).map_err(|fault| fault.class),
            Err(Class::Forbidden)
        );
    }

    #[test]
    fn lines_survive_any_cut() {
        let whole = b"{\"a\":1}\n{\"b\":2}\n{\"c\"";
        for at in 0..whole.len() {
            let mut cutter = Cutter::default();
            let mut lines = cutter.cut(&whole[..at]).unwrap();
            lines.extend(cutter.cut(&whole[at..]).unwrap());
            assert_eq!(lines, [b"{\"a\":1}".to_vec(), b"{\"b\":2}".to_vec()], "cut at {at}");
            assert_eq!(cutter.rest, b"{\"c\"");
        }
    }

    #[test]
    fn a_line_without_an_end_is_given_up() {
        let (mut cutter, chunk) = (Cutter::default(), vec![b'x'; 1 << 20]);
        let taken = (0..20).take_while(|_| cutter.cut(&chunk).is_ok()).count();
        assert_eq!(taken, LONGEST_LINE >> 20);
        assert!(cutter.rest.is_empty());
        assert_eq!(cutter.cut(b"\n\n{}\n"), Ok(vec![b"{}".to_vec()]));
    }
}
