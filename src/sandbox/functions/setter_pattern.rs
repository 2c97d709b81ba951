//! Patterns such as `${image}:${tag}`.
//!
//! In: a pattern, values, a present text. Out: the filled pattern, or the values the text holds.
//! Never: YAML.

/// A pattern in pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Setter(String),
}

/// Splits a pattern; a name is anything without braces.
fn pieces(pattern: &str) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut text = String::new();
    let mut rest = pattern;
    while let Some(c) = rest.chars().next() {
        let name = rest.strip_prefix("${").and_then(|inner| inner.split_once('}')).map(|(name, _)| name);
        match name.filter(|name| !name.contains('{')) {
            Some(name) => {
                out.extend((!text.is_empty()).then(|| Piece::Text(std::mem::take(&mut text))));
                out.push(Piece::Setter(name.to_string()));
                rest = rest.get(name.len() + 3..).unwrap_or_default();
            }
            None => {
                text.push(c);
                rest = rest.get(c.len_utf8()..).unwrap_or_default();
            }
        }
    }
    out.extend((!text.is_empty()).then_some(Piece::Text(text)));
    out
}

/// Does the pattern name one of the setters?
pub(super) fn mentions(pattern: &str, setters: &[(String, String)]) -> bool {
    setters.iter().any(|(name, _)| pattern.contains(&format!("${{{name}}}")))
}

/// Puts values in.
pub(super) fn fill(pattern: &str, setters: &[(String, String)]) -> String {
    setters
        .iter()
        .fold(pattern.to_string(), |text, (name, value)| text.replace(&format!("${{{name}}}"), value))
}

/// What is still open, as written.
pub(super) fn unresolved(pattern: &str) -> Vec<String> {
    let setter = |piece: Piece| match piece {
        Piece::Setter(name) => Some(format!("${{{name}}}")),
        Piece::Text(_) => None,
    };
    pieces(pattern).into_iter().filter_map(setter).collect()
}

/// The one setter a pattern consists of.
pub(super) fn array_setter(pattern: &str) -> Option<String> {
    match pieces(pattern).as_slice() {
        [Piece::Setter(name)] => Some(name.clone()),
        _ => None,
    }
}

/// The values a text holds for the setters of a pattern: each takes as much as it can, text around
/// the pattern is allowed; nothing if one of them is empty or nothing fits.
pub(super) fn derived(pattern: &str, text: &str) -> Vec<(String, String)> {
    let pieces = pieces(pattern);
    let starts = text.char_indices().map(|(at, _)| at).chain([text.len()]);
    let mut steps = 0;
    let found = starts.filter_map(|at| fit(&pieces, text.get(at..)?, &mut steps)).next().unwrap_or_default();
    if found.iter().any(|(_, value)| value.is_empty()) { Vec::new() } else { found }
}

/// Bound on the work for patterns with many setters.
const MOST_STEPS: usize = 100_000;

fn fit(pieces: &[Piece], text: &str, steps: &mut usize) -> Option<Vec<(String, String)>> {
    *steps += 1;
    let Some((first, rest)) = pieces.split_first() else { return Some(Vec::new()) };
    match first {
        _ if *steps > MOST_STEPS => None,
        Piece::Text(literal) => fit(rest, text.strip_prefix(literal.as_str())?, steps),
        Piece::Setter(name) => {
            let line = text.split('\n').next().unwrap_or_default();
            let ends: Vec<usize> = line.char_indices().map(|(at, _)| at).chain([line.len()]).collect();
            ends.into_iter().rev().find_map(|end| {
                let mut found = fit(rest, text.get(end..)?, steps)?;
                found.insert(0, (name.clone(), text.get(..end)?.to_string()));
                Some(found)
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_taken_greedily_from_the_present_text() {
        let pair = |a: &str, b: &str| (a.to_string(), b.to_string());
        assert_eq!(
            derived("${image}:${tag}", "reg:5000/nginx:1"),
            [pair("image", "reg:5000/nginx"), pair("tag", "1")]
        );
        assert_eq!(derived("${a}${b}", "xy"), []);
        assert_eq!(derived("v-${a}-w", "in v-x-w out"), [pair("a", "x")]);
    }

    #[test]
    fn names_end_at_the_first_brace() {
        assert_eq!(unresolved("${a} ${ b }$c ${d"), ["${a}", "${ b }"]);
        assert_eq!(unresolved("${a${b}}"), ["${b}"]);
        assert_eq!(array_setter("${list}").as_deref(), Some("list"));
        assert_eq!(array_setter("${list}x"), None);
    }
}
