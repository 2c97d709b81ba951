//! What goes to which stream, and in which clothes.

use std::io::{self, Write};
use std::time::Duration;

use super::*;

fn colored() -> Look {
    Look { color_stdout: true, color_stderr: true, ..Look::default() }
}

#[test]
fn data_goes_to_stdout_and_the_rest_to_stderr() {
    let ui = Ui::buffer();
    ui.data("a created");
    ui.note("n");
    ui.warn("w");
    ui.hint("h");
    ui.error(&Failure::new(Kind::Failed, "e").cause("c").hint("do this"));
    assert_eq!(ui.captured_stdout(), "a created\n");
    assert_eq!(ui.captured_stderr(), "n\nwarning: w\nhint: h\nError: e\n  caused by: c\nhint: do this\n");
}

#[test]
fn quiet_keeps_warnings_and_errors() {
    let ui = Ui::buffer_with(Look { quiet: true, ..Look::default() });
    ui.note("n");
    ui.hint("h");
    ui.warn("w");
    ui.error(&Failure::new(Kind::Failed, "e").hint("h"));
    assert_eq!(ui.captured_stderr(), "warning: w\nError: e\n");
}

#[test]
fn text_of_strangers_is_made_safe_and_colour_is_ours() {
    let ui = Ui::buffer_with(colored());
    ui.data("x\u{1b}[2J");
    ui.error(&Failure::new(Kind::Failed, "y\u{1b}]0;t\u{7}"));
    assert_eq!(ui.captured_stdout(), "x\\x1b[2J\n");
    assert_eq!(ui.captured_stderr(), "\u{1b}[1m\u{1b}[31mError: \u{1b}[0my\\x1b]0;t\\x07\n");
}

#[test]
fn content_is_exact_in_a_pipe_and_safe_on_a_terminal() {
    let pipe = Ui::buffer();
    pipe.content("a\u{1b}b\n");
    assert_eq!(pipe.captured_stdout(), "a\u{1b}b\n");
    let terminal = Ui::buffer_with(Look { stdout_terminal: true, ..Look::default() });
    terminal.content("a\u{1b}b\n");
    assert_eq!(terminal.captured_stdout(), "a\\x1bb\n");
}

#[test]
fn what_was_shown_is_not_shown_again() {
    let ui = Ui::buffer();
    ui.error(&Failure::new(Kind::Failed, "e").shown());
    assert_eq!(ui.captured_stderr(), "");
}

#[tokio::test(start_paused = true)]
async fn reports_are_a_line_per_change_and_a_sign_of_life() {
    let ui = Ui::buffer_with(Look { progress: true, ..Look::default() });
    let progress = ui.reports("waiting", "");
    progress.set("one");
    progress.set("one");
    tokio::time::sleep(Duration::from_secs(5)).await;
    progress.set("two");
    tokio::time::sleep(Duration::from_secs(29)).await;
    assert_eq!(ui.captured_stderr(), "one (0s)\ntwo (5s)\n");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(ui.captured_stderr(), "one (0s)\ntwo (5s)\ntwo (35s)\n");
    let quiet = Ui::buffer_with(Look { quiet: true, ..Look::default() });
    quiet.reports("waiting", "").set("one");
    assert_eq!(quiet.captured_stderr(), "");
}

struct Refuses(io::ErrorKind);

impl Write for Refuses {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_is_quiet_and_a_full_disk_is_not() {
    let finish = |kind| {
        let ui = Ui::build(Look::default(), Sink::process(Refuses(kind)), Sink::buffer(), progress::hidden());
        ui.data("x");
        ui.data("y");
        ui.finish()
    };
    assert_eq!(finish(io::ErrorKind::BrokenPipe), Ok(()));
    let failure = finish(io::ErrorKind::StorageFull).unwrap_err();
    assert_eq!(failure.kind, Kind::Failed);
    assert!(failure.message.starts_with("cannot write to stdout"), "{failure}");
}

#[tokio::test(start_paused = true)]
async fn without_a_terminal_progress_is_a_line_after_10_s_and_then_every_30_s() {
    let ui = Ui::buffer_with(Look { progress: true, ..Look::default() });
    let progress = ui.progress("rendering\u{1b} a", "5m");
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert_eq!(ui.captured_stderr(), "");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(ui.captured_stderr(), "rendering\\x1b a (10s of 5m)\n");
    progress.set("still");
    tokio::time::sleep(Duration::from_secs(31)).await;
    assert!(ui.captured_stderr().ends_with("\nstill (11s of 5m)\nstill (41s of 5m)\n"));
    drop(progress);
    tokio::time::sleep(Duration::from_secs(100)).await;
    assert_eq!(ui.captured_stderr().lines().count(), 3);
}
