//! What may be shown where: one pure decision from flags, environment and terminal.

use crate::cli::{ColorWhen, Globals, envvars};

use super::Env;

/// Which streams are terminals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// stdin is a terminal.
    pub stdin: bool,
    /// stdout is a terminal.
    pub stdout: bool,
    /// stderr is a terminal.
    pub stderr: bool,
}

/// What may be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Colours on stdout.
    pub color_stdout: bool,
    /// Colours on stderr.
    pub color_stderr: bool,
    /// Progress of any kind on stderr.
    pub progress: bool,
    /// Progress that moves; needs a terminal. Otherwise a plain line now and then.
    pub live_progress: bool,
    /// No notes, hints or progress.
    pub quiet: bool,
    /// stdout is a terminal, so control characters in data must be spelt out there.
    pub stdout_terminal: bool,
}

impl Look {
    /// Flag, then `NO_COLOR`, `CLICOLOR_FORCE`/`FORCE_COLOR`, `CLICOLOR=0`, `TERM=dumb`, then the terminal.
    pub fn decide(flags: &Globals, env: &Env, terminal: Terminal) -> Self {
        let color = |is_terminal| colored(flags.color, env, is_terminal);
        let dumb = env.get(envvars::TERM) == Some("dumb");
        let ci = env.get(envvars::CI).is_some_and(|value| value != "false");
        let progress = !flags.quiet && !flags.no_progress;
        Self {
            color_stdout: color(terminal.stdout),
            color_stderr: color(terminal.stderr),
            progress,
            live_progress: progress && terminal.stderr && !dumb && !ci,
            quiet: flags.quiet,
            stdout_terminal: terminal.stdout,
        }
    }
}

/// Colour on one stream?
fn colored(when: ColorWhen, env: &Env, is_terminal: bool) -> bool {
    match when {
        ColorWhen::Always => true,
        ColorWhen::Never => false,
        ColorWhen::Auto => auto(env, is_terminal),
    }
}

/// Colour on one stream when no flag says it?
fn auto(env: &Env, is_terminal: bool) -> bool {
    let forced = [envvars::CLICOLOR_FORCE, envvars::FORCE_COLOR]
        .into_iter()
        .any(|name| env.get(name).is_some_and(|value| value != "0"));
    if env.get(envvars::NO_COLOR).is_some() {
        return false;
    }
    let refused = env.get(envvars::CLICOLOR) == Some("0") || env.get(envvars::TERM) == Some("dumb");
    forced || (is_terminal && !refused)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TTY: Terminal = Terminal { stdin: true, stdout: true, stderr: true };
    const PIPE: Terminal = Terminal { stdin: false, stdout: false, stderr: false };

    fn color<const N: usize>(when: ColorWhen, env: [(&str, &str); N], terminal: Terminal) -> bool {
        let flags = Globals { color: when, ..Globals::default() };
        Look::decide(&flags, &Env::from_pairs(env), terminal).color_stdout
    }

    #[test]
    fn colour_matrix() {
        use ColorWhen::{Always, Auto, Never};
        assert!(color(Auto, [], TTY));
        assert!(!color(Auto, [], PIPE));
        assert!(color(Always, [("NO_COLOR", "1")], PIPE));
        assert!(!color(Never, [("FORCE_COLOR", "1")], TTY));
        assert!(!color(Auto, [("NO_COLOR", "1")], TTY));
        assert!(color(Auto, [("NO_COLOR", "")], TTY));
        assert!(!color(Auto, [("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")], TTY));
        assert!(color(Auto, [("CLICOLOR_FORCE", "1")], PIPE));
        assert!(color(Auto, [("FORCE_COLOR", "3")], PIPE));
        assert!(!color(Auto, [("CLICOLOR_FORCE", "0")], PIPE));
        assert!(!color(Auto, [("CLICOLOR", "0")], TTY));
        assert!(color(Auto, [("CLICOLOR", "1")], TTY));
        assert!(color(Auto, [("CLICOLOR", "0"), ("CLICOLOR_FORCE", "1")], TTY));
        assert!(!color(Auto, [("TERM", "dumb")], TTY));
        assert!(color(Auto, [("TERM", "dumb"), ("FORCE_COLOR", "1")], PIPE));
    }

    #[test]
    fn streams_are_judged_one_by_one() {
        let terminal = Terminal { stdin: false, stdout: false, stderr: true };
        let look = Look::decide(&Globals::default(), &Env::default(), terminal);
        assert!(!look.color_stdout);
        assert!(look.color_stderr);
        assert!(look.live_progress);
        assert!(!look.stdout_terminal);
    }

    #[test]
    fn progress_matrix() {
        let look = |quiet, no_progress, env: [(&str, &str); 1], terminal| {
            let flags = Globals { quiet, no_progress, ..Globals::default() };
            let look = Look::decide(&flags, &Env::from_pairs(env), terminal);
            (look.progress, look.live_progress)
        };
        assert_eq!(look(false, false, [("X", "")], TTY), (true, true));
        assert_eq!(look(false, false, [("X", "")], PIPE), (true, false));
        assert_eq!(look(false, false, [("CI", "true")], TTY), (true, false));
        assert_eq!(look(false, false, [("CI", "false")], TTY), (true, true));
        assert_eq!(look(false, false, [("TERM", "dumb")], TTY), (true, false));
        assert_eq!(look(true, false, [("X", "")], TTY), (false, false));
        assert_eq!(look(false, true, [("X", "")], TTY), (false, false));
    }
}
