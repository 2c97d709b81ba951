//! Says that something takes time: a spinner on a terminal, a plain line now and then elsewhere.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokio::time::Instant;

use super::Ui;
use crate::output::safe;

/// Without a terminal: first line after this time, so that quick things stay silent.
const FIRST_LINE: Duration = Duration::from_secs(10);
/// Further lines in this rhythm, so that a CI log shows life.
const NEXT_LINES: Duration = Duration::from_secs(30);
/// How often a spinner moves.
const TICK: Duration = Duration::from_millis(120);

/// Something that takes time; dropping it takes it off the terminal.
pub struct Progress {
    text: Arc<Mutex<String>>,
    bar: Option<ProgressBar>,
    lines: Option<tokio::task::AbortHandle>,
    /// Each change is a line of its own.
    changes: Option<Ui>,
}

impl Progress {
    /// Shows it in the way the look allows.
    pub(super) fn start(ui: &Ui, text: &str, limit: &str) -> Self {
        let limit = if limit.is_empty() { String::new() } else { format!(" of {limit}") };
        let text = Arc::new(Mutex::new(safe::line(text)));
        let look = ui.look();
        let bar = look.live_progress.then(|| spinner(&ui.bars, &read(&text), &limit));
        let lines =
            (look.progress && !look.live_progress).then(|| plain_lines(ui.clone(), Arc::clone(&text), limit));
        Self { text, bar, lines: lines.flatten(), changes: None }
    }

    /// Shows it live, or each change as a line.
    pub(super) fn by_change(ui: &Ui, text: &str, limit: &str) -> Self {
        let look = ui.look();
        if look.live_progress || !look.progress {
            return Self::start(ui, text, limit);
        }
        let text = Arc::new(Mutex::new(safe::line(text)));
        Self { text, bar: None, lines: None, changes: Some(ui.clone()) }
    }

    /// Changes the text; `after` is how long it took to come to that.
    pub fn change(&self, text: &str, after: &str) {
        self.set(text);
        if let Some(ui) = &self.changes {
            ui.note(&format!("{} ({after})", safe::line(text)));
        }
    }

    /// Changes the text.
    pub fn set(&self, text: &str) {
        let text = safe::line(text);
        if let Some(bar) = &self.bar {
            bar.set_message(text.clone());
        }
        *self.text.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        if let Some(lines) = &self.lines {
            lines.abort();
        }
    }
}

/// A place for spinners.
pub(super) fn on_stderr() -> MultiProgress {
    MultiProgress::with_draw_target(ProgressDrawTarget::stderr())
}

/// A place where nothing is drawn.
pub(super) fn hidden() -> MultiProgress {
    MultiProgress::with_draw_target(ProgressDrawTarget::hidden())
}

fn read(text: &Mutex<String>) -> String {
    text.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// `⠋ 12s of 5m  text`: on a narrow terminal the end of the text is cut off, never the time.
fn spinner(bars: &MultiProgress, text: &str, limit: &str) -> ProgressBar {
    let bar = bars.add(ProgressBar::new_spinner());
    if let Ok(style) = ProgressStyle::with_template(&format!("{{spinner}} {{elapsed}}{limit}  {{msg}}")) {
        bar.set_style(style);
    }
    bar.set_message(text.to_owned());
    bar.enable_steady_tick(TICK);
    bar
}

/// Prints lines in the background. Without a runtime there is nothing that could take time.
fn plain_lines(ui: Ui, text: Arc<Mutex<String>>, limit: String) -> Option<tokio::task::AbortHandle> {
    let runtime = tokio::runtime::Handle::try_current().ok()?;
    let begun = Instant::now();
    let task = runtime.spawn(async move {
        let mut pause = FIRST_LINE;
        loop {
            tokio::time::sleep(pause).await;
            ui.note(&format!("{} ({}s{limit})", read(&text), begun.elapsed().as_secs()));
            pause = NEXT_LINES;
        }
    });
    Some(task.abort_handle())
}
