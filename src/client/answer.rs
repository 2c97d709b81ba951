//! The body of a good answer: read as it comes, parsed without being copied together.
//!
//! In: frames. Out: a value. A package of megabytes is held once, and what is parsed of it is freed.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read};

use http_body_util::BodyExt;
use hyper::body::{Buf, Bytes};
use kube::client::Body;
use serde::de::DeserializeOwned;

/// Answers up to this size are put together first, which parses faster.
const SMALL: usize = 256 << 10;

/// The frames of a body that was received as a whole.
#[derive(Default)]
pub(super) struct Answer {
    frames: VecDeque<Bytes>,
}

impl Answer {
    /// Receives a body.
    pub(super) async fn read(mut body: Body) -> Result<Self, kube::Error> {
        let mut answer = Self::default();
        while let Some(frame) = body.frame().await {
            answer.frames.extend(frame?.into_data());
        }
        Ok(answer)
    }

    fn size(&self) -> usize {
        self.frames.iter().map(Bytes::len).sum()
    }

    /// Reads the one value that the answer is.
    pub(super) fn parse<T: DeserializeOwned>(mut self) -> serde_json::Result<T> {
        if self.size() > SMALL {
            return serde_json::from_reader(BufReader::new(self));
        }
        let whole = self.frames.drain(..).fold(Vec::new(), |mut whole, frame| {
            whole.extend_from_slice(&frame);
            whole
        });
        serde_json::from_slice(&whole)
    }
}

impl Read for Answer {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.frames.front().is_some_and(Bytes::is_empty) {
            self.frames.pop_front();
        }
        let Some(frame) = self.frames.front_mut() else { return Ok(0) };
        let count = frame.len().min(into.len());
        frame.copy_to_slice(into.get_mut(..count).unwrap_or_default());
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn large_and_small_answers_read_alike() {
        for length in [10, SMALL] {
            let value = json!({"text": "ä\n".repeat(length)});
            let bytes = value.to_string().into_bytes();
            let frames = bytes.chunks(1000).map(Bytes::copy_from_slice);
            let answer = Answer { frames: frames.chain([Bytes::new()]).collect() };
            assert_eq!(answer.parse::<Value>().unwrap(), value);
        }
        assert!(Answer::default().parse::<Value>().is_err());
        let half = Answer { frames: [Bytes::from_static(b"{\"a\": ")].into() };
        assert!(half.parse::<Value>().is_err());
    }
}
