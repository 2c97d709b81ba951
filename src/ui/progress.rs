//! Says that something takes time: a spinner on a terminal, a plain line now and then elsewhere.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokio::time::Instant;

use super::Ui;
use crate::output::safe;

/// Without a terminal: no line before this time, so that quick things stay silent.
const FIRST_LINE: Duration = Duration::from_secs(10);
/// A sign of life in this rhythm, so that a CI log shows life.
const NEXT_LINES: Duration = Duration::from_secs(30);
/// How often a spinner moves.
const TICK: Duration = Duration::from_millis(120);

/// Something that takes time; dropping it takes it off the terminal.
pub struct Progress {
    ui: Ui,
    board: Arc<Mutex<Board>>,
    bar: Option<ProgressBar>,
    lines: Option<tokio::task::AbortHandle>,
}

/// What a log shows.
struct Board {
    text: String,
    begun: Instant,
    /// `` of 5m``, or nothing.
    limit: String,
    /// From here on each change is a line.
    talks_from: Instant,
    /// The next line, change or not.
    next: Instant,
}

impl Board {
    /// The line; the next sign of life is put off.
    fn line(&mut self, now: Instant) -> String {
        self.next = now + NEXT_LINES;
        format!("{} ({}s{})", self.text, (now - self.begun).as_secs(), self.limit)
    }
}

impl Progress {
    /// Shows it in the way the look allows. One that `talks` shows each change from the beginning, also where
    /// the lines stay.
    pub(super) fn start(ui: &Ui, text: &str, limit: &str, talks: bool) -> Self {
        let limit = if limit.is_empty() { String::new() } else { format!(" of {limit}") };
        let begun = Instant::now();
        let talks_from = if talks { begun } else { begun + FIRST_LINE };
        let text = safe::line(text);
        let look = ui.look();
        let bar = look.live_progress.then(|| spinner(&ui.bars, &text, &limit));
        let board = Board { text, begun, limit, talks_from, next: begun + FIRST_LINE };
        let board = Arc::new(Mutex::new(board));
        let lines = look.progress && !look.live_progress;
        let lines = lines.then(|| signs_of_life(ui.clone(), Arc::clone(&board))).flatten();
        Self { ui: ui.clone(), board, bar, lines }
    }

    /// Changes the text.
    pub fn set(&self, text: &str) {
        let text = safe::line(text);
        let line = {
            let mut board = lock(&self.board);
            let now = Instant::now();
            let says = board.text != text && self.lines.is_some() && now >= board.talks_from;
            board.text.clone_from(&text);
            says.then(|| board.line(now))
        };
        if let Some(line) = line {
            self.ui.note(&line);
        }
        if let Some(bar) = &self.bar {
            bar.set_message(text);
        }
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

fn lock(board: &Mutex<Board>) -> MutexGuard<'_, Board> {
    board.lock().unwrap_or_else(PoisonError::into_inner)
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
fn signs_of_life(ui: Ui, board: Arc<Mutex<Board>>) -> Option<tokio::task::AbortHandle> {
    let runtime = tokio::runtime::Handle::try_current().ok()?;
    let task = runtime.spawn(async move {
        loop {
            let next = lock(&board).next;
            tokio::time::sleep_until(next).await;
            let line = {
                let (mut board, now) = (lock(&board), Instant::now());
                (board.next <= now).then(|| board.line(now))
            };
            if let Some(line) = line {
                ui.note(&line);
            }
        }
    });
    Some(task.abort_handle())
}
