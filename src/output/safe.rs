//! Makes text of strangers safe to show.
//!
//! In: what a server, a file or a kubeconfig says. Out: the same text with everything that could
//! move a cursor, change a colour or reorder letters spelt out. Never: changes to plain text.

/// One line or several: tabs and line feeds stay, every other control character is spelt out.
///
/// Also spelt out are the characters that reorder text (bidirectional controls), because a name
/// that looks like another name is as bad as an escape sequence.
pub fn text(raw: &str) -> String {
    escape(raw, |c| c == '\n' || c == '\t')
}

/// Exactly one line: line feeds and tabs are spelt out too. For table cells and names.
pub fn line(raw: &str) -> String {
    escape(raw, |_| false)
}

/// Spells out what is dangerous and not exempted.
fn escape(raw: &str, keep: impl Fn(char) -> bool) -> String {
    raw.chars().fold(String::with_capacity(raw.len()), |mut out, c| {
        if keep(c) || !is_dangerous(c) {
            out.push(c);
        } else {
            out.extend(spell(c));
        }
        out
    })
}

/// The spelling of one dangerous character.
fn spell(c: char) -> Vec<char> {
    match c {
        '\n' | '\t' | '\r' => c.escape_default().collect(),
        c if c.is_ascii() => format!("\\x{:02x}", u32::from(c)).chars().collect(),
        c => c.escape_unicode().collect(),
    }
}

/// Control characters, line separators and bidirectional controls.
pub(super) fn is_dangerous(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_sequences_become_visible() {
        assert_eq!(text("\u{1b}[31mred\u{7}"), "\\x1b[31mred\\x07");
        assert_eq!(text("\u{9b}2J"), "\\u{9b}2J");
        assert_eq!(text("a\u{202e}b"), "a\\u{202e}b");
        assert_eq!(text("over\rwrite"), "over\\rwrite");
    }

    #[test]
    fn plain_text_is_untouched() {
        for plain in ["bp.web.v1", "Grüße 日本語 🎉", "a\\x1b", ""] {
            assert_eq!(text(plain), plain);
            assert_eq!(line(plain), plain);
        }
    }

    #[test]
    fn only_text_keeps_lines() {
        assert_eq!(text("a\n\tb"), "a\n\tb");
        assert_eq!(line("a\n\tb"), "a\\n\\tb");
    }
}
