//! The only module that prints.
//!
//! In: data, notes, warnings, hints, failures, progress. Out: bytes on stdout (data only) and stderr
//! (everything else). Every text that may come from a stranger is made safe to show here. Never:
//! decisions about what a command does; a closed stdout ends nothing but the printing.

mod progress;
mod prompt;
mod sink;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anstyle::{AnsiColor, Style};

use crate::failure::{Failure, Kind};
use crate::output::{safe, structured};
use crate::settings::Look;

pub use progress::Progress;
use sink::Sink;

/// The terminal, or a buffer of a test. Cheap to clone; all clones print to the same place.
#[derive(Clone)]
pub struct Ui {
    look: Look,
    streams: Arc<Mutex<Streams>>,
    bars: indicatif::MultiProgress,
}

/// Both streams.
struct Streams {
    out: Sink,
    err: Sink,
}

impl Ui {
    /// The streams of this process.
    pub fn new(look: Look) -> Self {
        let bars = if look.live_progress { progress::on_stderr() } else { progress::hidden() };
        Self::build(look, Sink::stdout(), Sink::stderr(), bars)
    }

    /// Captures everything, without colours and without moving progress.
    pub fn buffer() -> Self {
        Self::buffer_with(Look::default())
    }

    /// Captures everything, as this look would show it.
    pub fn buffer_with(look: Look) -> Self {
        Self::build(look, Sink::buffer(), Sink::buffer(), progress::hidden())
    }

    fn build(look: Look, out: Sink, err: Sink, bars: indicatif::MultiProgress) -> Self {
        Self { look, streams: Arc::new(Mutex::new(Streams { out, err })), bars }
    }

    /// What may be shown.
    pub fn look(&self) -> Look {
        self.look
    }

    /// One line of data on stdout.
    pub fn data(&self, line: &str) {
        self.out(format!("{}\n", safe::text(line)).as_bytes());
    }

    /// One JSON document on a line of stdout. Strange characters are spelt as JSON spells them, so that it
    /// stays JSON.
    pub fn document(&self, document: &serde_json::Value) {
        self.out(format!("{}\n", structured::line(document)).as_bytes());
    }

    /// Bytes of data on stdout, exactly as they are; for formats that escape by themselves.
    pub fn data_raw(&self, bytes: &[u8]) {
        self.out(bytes);
    }

    /// Content of a file on stdout: as it is into a pipe, safe to show on a terminal.
    pub fn content(&self, text: &str) {
        if self.look.stdout_terminal {
            self.out(safe::text(text).as_bytes())
        } else {
            self.out(text.as_bytes())
        }
    }

    /// Something worth knowing; not with `--quiet`.
    pub fn note(&self, text: &str) {
        if !self.look.quiet {
            self.err_line("", Style::new(), text);
        }
    }

    /// Something that may go wrong later.
    pub fn warn(&self, text: &str) {
        self.err_line("warning: ", AnsiColor::Yellow.on_default().bold(), text);
    }

    /// One name of several that failed, as it is; also with `--quiet`.
    pub fn failed(&self, line: &str) {
        self.err_line("", Style::new(), line);
    }

    /// What to do next; not with `--quiet`.
    pub fn hint(&self, text: &str) {
        if !self.look.quiet {
            self.err_line("hint: ", AnsiColor::Cyan.on_default(), text);
        }
    }

    /// A failure with its causes and hints. One that was shown already is not shown again.
    pub fn error(&self, failure: &Failure) {
        if failure.shown {
            return;
        }
        self.err_line("Error: ", AnsiColor::Red.on_default().bold(), &failure.message);
        for cause in &failure.causes {
            self.err_line("  caused by: ", Style::new(), cause);
        }
        for hint in &failure.hints {
            self.hint(hint);
        }
    }

    /// Says that something takes time, until the handle is dropped. `limit` is the most it may take,
    /// in words; empty if there is no limit.
    #[must_use]
    pub fn progress(&self, text: &str, limit: &str) -> Progress {
        Progress::start(self, text, limit, false)
    }

    /// The same for something whose changes are what somebody waits for: each is a line of its own where
    /// nothing can move.
    #[must_use]
    pub fn reports(&self, text: &str, limit: &str) -> Progress {
        Progress::start(self, text, limit, true)
    }

    /// Flushes. A stdout that could not be written, other than by a closed pipe, is a failure:
    /// a script must not take half an answer for a whole one.
    ///
    /// # Errors
    /// stdout is full or broken.
    pub fn finish(&self) -> Result<(), Failure> {
        match self.lock().out.finish() {
            None => Ok(()),
            Some(why) => Err(Failure::new(Kind::Failed, format!("cannot write to stdout: {why}"))),
        }
    }

    /// What a test printed to stdout.
    pub fn captured_stdout(&self) -> String {
        self.lock().out.captured()
    }

    /// What a test printed to stderr.
    pub fn captured_stderr(&self) -> String {
        self.lock().err.captured()
    }

    /// One line on stderr.
    fn err_line(&self, prefix: &str, style: Style, text: &str) {
        let line = if self.look.color_stderr && !prefix.is_empty() {
            format!("{style}{prefix}{style:#}{}\n", safe::text(text))
        } else {
            format!("{prefix}{}\n", safe::text(text))
        };
        self.bars.suspend(|| self.lock().err.write(line.as_bytes()));
    }

    fn out(&self, bytes: &[u8]) {
        self.bars.suspend(|| self.lock().out.write(bytes));
    }

    /// A panic while printing elsewhere is no reason to stop printing.
    fn lock(&self) -> MutexGuard<'_, Streams> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
