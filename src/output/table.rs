//! Columns of text, laid out exactly as kubectl lays them out.
//!
//! The layout (three blanks between columns, no column narrower than six, nothing after the last
//! cell) is part of the surface that scripts cut apart, so it is our own and not a library's.

use super::safe;

/// Blanks between columns.
const PADDING: usize = 3;
/// Width of the narrowest column, padding included.
const NARROWEST: usize = 6;

/// Lays out rows; the first row is the header if there is one. Every line ends with a line feed.
pub fn layout(rows: &[Vec<String>]) -> String {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| safe::line(cell)).collect()).collect();
    let widths = widths(&rows);
    rows.iter().fold(String::new(), |mut text, row| {
        line(&mut text, row, &widths);
        text
    })
}

/// Width of each column, padding included.
fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let longest = cells.map(|cell| cell.chars().count()).max().unwrap_or_default();
        (longest + PADDING).max(NARROWEST)
    };
    (0..columns).map(width).collect()
}

/// One line; the last cell is not padded.
fn line(text: &mut String, row: &[String], widths: &[usize]) {
    for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
        text.push_str(cell);
        if column + 1 < row.len() {
            let blanks = width.saturating_sub(cell.chars().count());
            text.extend(std::iter::repeat_n(' ', blanks));
        }
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(cells: &[&[&str]]) -> Vec<Vec<String>> {
        cells.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect()
    }

    #[test]
    fn three_blanks_between_columns_and_six_at_least() {
        let text = layout(&rows(&[&["N", "PACKAGE", "X"], &["a.b", "c", ""]]));
        assert_eq!(text, "N     PACKAGE   X\na.b   c         \n");
    }

    #[test]
    fn letters_are_counted_not_bytes() {
        let text = layout(&rows(&[&["größer", "x"], &["kurz", "y"]]));
        assert_eq!(text, "größer   x\nkurz     y\n");
    }

    #[test]
    fn a_cell_cannot_break_the_line() {
        assert_eq!(layout(&rows(&[&["a\nb\u{1b}[1m", "c"]])), "a\\nb\\x1b[1m   c\n");
    }

    #[test]
    fn no_rows_no_text() {
        assert_eq!(layout(&[]), "");
    }
}
