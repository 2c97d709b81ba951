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

use super::fault::{Effect, Fault};
use super::transport;
use crate::api::v1alpha2::PackageRevision;

/// Longest line kept; an event that is longer is no object of ours.
const LONGEST_LINE: usize = 64 << 20;

/// Something may have happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint<K = PackageRevision> {
    /// The object was added or changed; what the event says of it tells whether a read is worth it.
    Changed(Option<Box<K>>),
    /// The object was deleted.
    Deleted,
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

/// Cuts a stream of chunks into lines; an unfinished last line is dropped.
fn lines<S>(chunks: S) -> impl Stream<Item = Result<Vec<u8>, Fault>> + Send + 'static
where
    S: Stream<Item = Result<Vec<u8>, Fault>> + Send + 'static,
{
    let mut rest: Vec<u8> = Vec::new();
    chunks
        .map(move |chunk| match chunk {
            Ok(chunk) => stream::iter(cut(&mut rest, &chunk).into_iter().map(Ok).collect::<Vec<_>>()),
            Err(fault) => stream::iter(vec![Err(fault)]),
        })
        .flatten()
}

/// Adds a chunk and takes the finished lines out.
fn cut(rest: &mut Vec<u8>, chunk: &[u8]) -> Vec<Vec<u8>> {
    rest.extend_from_slice(chunk);
    let Some(end) = rest.iter().rposition(|byte| *byte == b'\n') else {
        if rest.len() > LONGEST_LINE {
            rest.clear();
        }
        return Vec::new();
    };
    let finished: Vec<u8> = rest.drain(..=end).collect();
    finished.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).map(<[u8]>::to_vec).collect()
}

/// One event. An event that cannot be read is still a reason to look.
fn read<K: DeserializeOwned>(line: &[u8]) -> Result<Hint<K>, Fault> {
    let Ok(event) = serde_json::from_slice::<Value>(line) else { return Ok(Hint::Changed(None)) };
    match event["type"].as_str() {
        Some("DELETED") => Ok(Hint::Deleted),
        Some("BOOKMARK") => Ok(Hint::Bookmark),
        Some("ERROR") => error_event(&event["object"]),
        _ => Ok(Hint::Changed(serde_json::from_value(event["object"].clone()).ok().map(Box::new))),
    }
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
    use super::super::fault::Class;
    use super::*;

    #[test]
    fn events_become_hints() {
        let empty = || Hint::Changed(Some(Box::<PackageRevision>::default()));
        for (event, hint) in [
            (r#"{"type":"ADDED","object":{}}"#, empty()),
            (r#"{"type":"MODIFIED","object":{}}"#, empty()),
            (r#"{"type":"MODIFIED","object":7}"#, Hint::Changed(None)),
            (r#"{"type":"DELETED","object":{}}"#, Hint::Deleted),
            (r#"{"type":"BOOKMARK","object":{}}"#, Hint::Bookmark),
            (r#"{"type":"ERROR","object":{"kind":"Status","code":410}}"#, Hint::Gone410),
            ("garbage", Hint::Changed(None)),
        ] {
            assert_eq!(read(event.as_bytes()), Ok(hint), "{event}");
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
            let mut rest = Vec::new();
            let mut lines = cut(&mut rest, &whole[..at]);
            lines.extend(cut(&mut rest, &whole[at..]));
            assert_eq!(lines, [b"{\"a\":1}".to_vec(), b"{\"b\":2}".to_vec()], "cut at {at}");
            assert_eq!(rest, b"{\"c\"");
        }
    }
}
