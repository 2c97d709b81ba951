//! Questions on the terminal.
//!
//! In: a question. Out: the answer, or none where nobody can be asked. Never: a question without a terminal,
//! or an answer that nobody gave.

use std::io::IsTerminal as _;

use dialoguer::Confirm;

use super::Ui;
use crate::output::safe;

impl Ui {
    /// Asks for a yes; none if there is nobody to ask. Enter alone, and every way out, is a no.
    pub fn confirm(&self, question: &str) -> Option<bool> {
        let there = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        let ask = || Confirm::new().with_prompt(safe::text(question)).default(false).interact_opt();
        there.then(|| ask().ok().flatten().unwrap_or(false))
    }
}
