//! Reads a template. Plain descent, one function for each form.

use serde_json::Value;

use super::{Comparison, Filter, Index, Node, Operand, Step};

type Result<T> = std::result::Result<T, String>;

/// A whole template.
pub(super) fn template(text: &str) -> Result<Vec<Node>> {
    let mut cursor = Cursor { rest: text, whole: text };
    let nodes = cursor.nodes(false)?;
    Ok(nodes)
}

/// What is left to read.
struct Cursor<'a> {
    rest: &'a str,
    whole: &'a str,
}

impl Cursor<'_> {
    /// Text and braces, until the end of the template or of the range.
    fn nodes(&mut self, in_range: bool) -> Result<Vec<Node>> {
        let mut nodes = Vec::new();
        loop {
            let (text, brace) = match self.rest.split_once('{') {
                Some((text, rest)) => (text, Some(rest)),
                None => (self.rest, None),
            };
            if !text.is_empty() {
                nodes.push(Node::Text(text.into()));
            }
            let Some(rest) = brace else {
                return if in_range { Err(self.wrong("`range` without `end`")) } else { Ok(nodes) };
            };
            self.rest = rest;
            if self.brace(&mut nodes)? {
                return if in_range { Ok(nodes) } else { Err(self.wrong("`end` without `range`")) };
            }
        }
    }

    /// What stands in one pair of braces; true for `{end}`.
    fn brace(&mut self, nodes: &mut Vec<Node>) -> Result<bool> {
        loop {
            self.blanks();
            if self.takes("}") {
                return Ok(false);
            }
            if self.word("end") {
                self.closed()?;
                return Ok(true);
            }
            if self.word("range") {
                self.blanks();
                let path = self.path()?;
                self.closed()?;
                let inner = self.nodes(true)?;
                nodes.push(Node::Range(path, inner));
                return Ok(false);
            }
            nodes.push(match self.peek() {
                Some(quote @ ('"' | '\'')) => Node::Text(self.quoted(quote)?),
                Some('.' | '[' | '$' | '@') => Node::Path(self.path()?),
                None => return Err(self.wrong("unclosed action")),
                Some(_) => return Err(self.wrong("unrecognized identifier")),
            });
        }
    }

    /// The closing brace.
    fn closed(&mut self) -> Result<()> {
        self.blanks();
        if self.takes("}") { Ok(()) } else { Err(self.wrong("`}` is missing")) }
    }

    /// `.a['b'][0]..c`
    fn path(&mut self) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        if !self.takes("$") {
            self.takes("@");
        }
        loop {
            if self.takes("..") {
                steps.push(Step::Descend);
                steps.extend(self.key()?);
            } else if self.takes(".") {
                steps.extend(self.key()?);
            } else if self.takes("[") {
                steps.push(self.bracket()?);
            } else {
                return Ok(steps);
            }
        }
    }

    /// A key behind a dot; none before a bracket (`.[0]`) or at the end (`{.}`).
    fn key(&mut self) -> Result<Option<Step>> {
        if self.takes("*") {
            return Ok(Some(Step::Wildcard));
        }
        let mut key = String::new();
        let mut letters = self.rest.char_indices();
        let end = loop {
            match letters.next() {
                Some((_, '\\')) => key.extend(letters.next().map(|(_, c)| c)),
                Some((at, c)) if is_end_of_key(c) => break at,
                Some((_, c)) => key.push(c),
                None => break self.rest.len(),
            }
        };
        self.rest = &self.rest[end..];
        Ok((!key.is_empty()).then_some(Step::Key(key)))
    }

    /// What stands in square brackets.
    fn bracket(&mut self) -> Result<Step> {
        self.blanks();
        let step = match self.peek() {
            Some(quote @ ('"' | '\'')) => Step::Key(self.quoted(quote)?),
            Some('*') if self.takes("*") => Step::Wildcard,
            Some('?') => Step::Filter(self.filter()?),
            _ => Step::Indexes(self.indexes()?),
        };
        self.blanks();
        if self.takes("]") { Ok(step) } else { Err(self.wrong("`]` is missing")) }
    }

    /// `0`, `-1`, `1:3`, `0,2`
    fn indexes(&mut self) -> Result<Vec<Index>> {
        let end = self.rest.find(']').ok_or_else(|| self.wrong("`]` is missing"))?;
        let (text, rest) = self.rest.split_at(end);
        let indexes = text.split(',').map(|part| index(part.trim())).collect::<Option<Vec<_>>>();
        let indexes = indexes.ok_or_else(|| self.wrong("invalid array index"))?;
        self.rest = rest;
        Ok(indexes)
    }

    /// `?(@.a=="b")`
    fn filter(&mut self) -> Result<Filter> {
        if !self.takes("?(") {
            return Err(self.wrong("`?(` is expected"));
        }
        self.blanks();
        let left = self.path()?;
        self.blanks();
        let test = match self.comparison() {
            None => None,
            Some(comparison) => {
                self.blanks();
                Some((comparison, self.operand()?))
            }
        };
        self.blanks();
        if self.takes(")") { Ok(Filter { left, test }) } else { Err(self.wrong("unterminated filter")) }
    }

    fn comparison(&mut self) -> Option<Comparison> {
        const SIGNS: [(&str, Comparison); 6] = [
            ("==", Comparison::Equal),
            ("!=", Comparison::NotEqual),
            ("<=", Comparison::LessOrEqual),
            (">=", Comparison::GreaterOrEqual),
            ("<", Comparison::Less),
            (">", Comparison::Greater),
        ];
        SIGNS.into_iter().find(|(sign, _)| self.takes(sign)).map(|(_, comparison)| comparison)
    }

    /// The right side of a comparison.
    fn operand(&mut self) -> Result<Operand> {
        match self.peek() {
            Some(quote @ ('"' | '\'')) => self.quoted(quote).map(|text| Operand::Value(text.into())),
            Some('@' | '$' | '.') => self.path().map(Operand::Path),
            _ => self.literal(),
        }
    }

    /// A number, `true`, `false` or `null`.
    fn literal(&mut self) -> Result<Operand> {
        let end = self.rest.find([')', ' ']).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        let value: Value = serde_json::from_str(text).map_err(|_| self.wrong("invalid literal in filter"))?;
        self.rest = rest;
        Ok(Operand::Value(value))
    }

    /// A quoted text with the escapes `\n`, `\t`, `\r`, `\\` and the quotes.
    fn quoted(&mut self, quote: char) -> Result<String> {
        let mut text = String::new();
        let mut letters = self.rest.char_indices().skip(1);
        while let Some((at, c)) = letters.next() {
            match c {
                c if c == quote => {
                    self.rest = &self.rest[at + 1..];
                    return Ok(text);
                }
                '\\' => text.extend(letters.next().map(|(_, c)| unescaped(c))),
                c => text.push(c),
            }
        }
        Err(self.wrong("unterminated quoted string"))
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Takes these letters if they come next.
    fn takes(&mut self, letters: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(letters) else { return false };
        self.rest = rest;
        true
    }

    /// Takes this word if it comes next and ends there.
    fn word(&mut self, word: &str) -> bool {
        let ends = |rest: &str| rest.starts_with(|c: char| c == '}' || c.is_whitespace());
        self.rest.strip_prefix(word).is_some_and(ends) && self.takes(word)
    }

    fn wrong(&self, what: &str) -> String {
        format!("error parsing jsonpath {}, {what}", self.whole)
    }
}

fn is_end_of_key(c: char) -> bool {
    c.is_whitespace() || ".[]{}()=!<>,".contains(c)
}

fn unescaped(c: char) -> char {
    match c {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        c => c,
    }
}

/// One index or slice.
fn index(text: &str) -> Option<Index> {
    if !text.contains(':') {
        return text.parse().ok().map(Index::At);
    }
    let mut parts = text.split(':').map(|part| match part.trim() {
        "" => Some(None),
        number => number.parse().ok().map(Some),
    });
    let (from, to, step) = (parts.next()??, parts.next()??, parts.next().unwrap_or(Some(None))?);
    let step = step.unwrap_or(1);
    (step > 0 && parts.next().is_none()).then_some(Index::Slice { from, to, step })
}
