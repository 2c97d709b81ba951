//! `.krmignore`: which files of a package are no resources.
//!
//! In: the text of a `.krmignore` and paths relative to it. Out: yes or no. Never: looks into
//! subpackages, which have their own. Rules: those of gitignore without `**`.

/// The rules of one package.
#[derive(Clone, Debug, Default)]
pub(super) struct Ignore {
    rules: Vec<Rule>,
}

#[derive(Clone, Debug)]
struct Rule {
    pattern: Vec<String>,
    negated: bool,
    directory: bool,
    anchored: bool,
}

impl Ignore {
    pub(super) fn parse(text: &str) -> Self {
        Self { rules: text.lines().filter_map(rule).collect() }
    }

    /// Is a file ignored, or a directory above it?
    pub(super) fn ignores(&self, path: &str) -> bool {
        let parts: Vec<&str> = path.split('/').collect();
        (1..=parts.len()).any(|n| parts.get(..n).is_some_and(|above| self.matches(above, n < parts.len())))
    }

    /// The last rule that matches decides.
    fn matches(&self, parts: &[&str], directory: bool) -> bool {
        let decides =
            self.rules.iter().rev().find(|rule| (directory || !rule.directory) && rule.matches(parts));
        decides.is_some_and(|rule| !rule.negated)
    }
}

impl Rule {
    fn matches(&self, parts: &[&str]) -> bool {
        let skip = if self.anchored { 0 } else { parts.len().saturating_sub(self.pattern.len()) };
        let tail = parts.get(skip..).unwrap_or_default();
        tail.len() == self.pattern.len()
            && self.pattern.iter().zip(tail).all(|(p, part)| glob(p.as_bytes(), part.as_bytes()))
    }
}

fn rule(line: &str) -> Option<Rule> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let (negated, line) = line.strip_prefix('!').map_or((false, line), |rest| (true, rest));
    let (directory, line) = line.strip_suffix('/').map_or((false, line), |rest| (true, rest));
    let anchored = line.contains('/');
    let pattern = line.trim_start_matches('/').split('/').map(str::to_string).collect();
    Some(Rule { pattern, negated, directory, anchored })
}

/// `*` and `?` within one name.
fn glob(pattern: &[u8], name: &[u8]) -> bool {
    match (pattern.split_first(), name.split_first()) {
        (None, None) => true,
        (Some((b'*', rest)), _) => {
            glob(rest, name) || name.split_first().is_some_and(|(_, tail)| glob(pattern, tail))
        }
        (Some((b'?', rest)), Some((_, tail))) => glob(rest, tail),
        (Some((p, rest)), Some((n, tail))) => p == n && glob(rest, tail),
        _ => false,
    }
}
