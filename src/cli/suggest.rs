//! "Did you mean": the known word that is nearest to a mistyped one.

/// The nearest word, if it is near enough to be a slip of the fingers.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (typed.chars().count() / 3).clamp(1, 2) + 1;
    let measured = known.into_iter().map(|word| (distance(typed, word), word));
    measured.filter(|(far, _)| *far <= limit).min_by_key(|(far, _)| *far).map(|(_, word)| word)
}

/// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours. Swaps
/// count as one, so that `gte` finds `get`.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let mut best = (rows[i - 1][j] + 1)
                .min(row[j - 1] + 1)
                .min(rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const VERBS: [&str; 5] = ["get", "del", "propose", "propose-delete", "approve"];

    #[test]
    fn slips_of_the_fingers_are_found() {
        for (typed, meant) in [("gte", "get"), ("aprove", "approve"), ("propsoe", "propose"), ("dele", "del")]
        {
            assert_eq!(nearest(typed, VERBS), Some(meant), "{typed}");
        }
    }

    #[test]
    fn other_words_are_not() {
        for typed in ["frobnicate", "xyz", "list-everything"] {
            assert_eq!(nearest(typed, VERBS), None, "{typed}");
        }
    }

    #[test]
    fn distances() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
        assert_eq!(distance("ab", "ba"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
