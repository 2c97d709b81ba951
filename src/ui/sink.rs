//! One output stream that survives being closed.

use std::io::{self, Write};

/// A stream of the process, or a buffer.
pub(super) struct Sink {
    to: To,
    /// Why writing stopped; nothing is written after that.
    broken: Option<io::Error>,
}

enum To {
    Process(Box<dyn Write + Send>),
    Buffer(Vec<u8>),
}

impl Sink {
    pub(super) fn stdout() -> Self {
        Self::process(io::stdout())
    }

    pub(super) fn stderr() -> Self {
        Self::process(io::stderr())
    }

    pub(super) fn buffer() -> Self {
        Self { to: To::Buffer(Vec::new()), broken: None }
    }

    pub(super) fn process(stream: impl Write + Send + 'static) -> Self {
        Self { to: To::Process(Box::new(stream)), broken: None }
    }

    /// Writes and flushes, unless writing stopped before.
    pub(super) fn write(&mut self, bytes: &[u8]) {
        if self.broken.is_none() {
            self.broken = self.try_write(bytes).err();
        }
    }

    fn try_write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match &mut self.to {
            To::Process(stream) => stream.write_all(bytes).and_then(|()| stream.flush()),
            To::Buffer(buffer) => buffer.write_all(bytes),
        }
    }

    /// Why writing stopped, if that is worth a word: the reader of a pipe may leave when it likes.
    pub(super) fn finish(&self) -> Option<String> {
        let error = self.broken.as_ref()?;
        (error.kind() != io::ErrorKind::BrokenPipe).then(|| error.to_string())
    }

    pub(super) fn captured(&self) -> String {
        match &self.to {
            To::Process(_) => String::new(),
            To::Buffer(buffer) => String::from_utf8_lossy(buffer).into_owned(),
        }
    }
}
