//! kubectl's JSONPath templates: `{.metadata.name}{"\n"}`, `{range .items[*]}…{end}`.
//!
//! In: a template, a value. Out: text, or the values a template finds. Pure. Keys that are not there
//! give nothing, as in the Go client, which allows missing keys.

mod eval;
mod parse;

use serde_json::Value;

/// A parsed template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template(Vec<Node>);

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    Text(String),
    Path(Vec<Step>),
    Range(Vec<Step>, Vec<Node>),
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Key(String),
    Wildcard,
    /// `..`: the value and everything below.
    Descend,
    Indexes(Vec<Index>),
    Filter(Filter),
}

/// `[3]`, `[-1]`, `[1:4:2]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Index {
    At(i64),
    Slice { from: Option<i64>, to: Option<i64>, step: i64 },
}

/// `?(@.type=="Ready")`
#[derive(Clone, Debug, PartialEq, Eq)]
struct Filter {
    left: Vec<Step>,
    test: Option<(Comparison, Operand)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Operand {
    Value(Value),
    Path(Vec<Step>),
}

impl Template {
    /// Reads a template.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        parse::template(text).map(Self)
    }

    /// Reads one path as custom columns write it: `.a.b`, `a.b` or `{.a.b}`.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn relaxed(path: &str) -> Result<Self, String> {
        let inner = path.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(path);
        let dotted = if inner.starts_with(['.', '[', '$', '@']) { inner.into() } else { format!(".{inner}") };
        Self::parse(&format!("{{{dotted}}}"))
    }

    /// Reads exactly one path, in the same forms.
    ///
    /// # Errors
    /// What is wrong with it, or that it is text, a range or several paths.
    pub fn one_path(path: &str) -> Result<Self, String> {
        let template = Self::relaxed(path)?;
        match template.0.as_slice() {
            [Node::Path(steps)] if !steps.is_empty() => Ok(template),
            _ => Err(format!("{path:?} is not one path")),
        }
    }

    /// The field of the object that the path begins with, if it names one.
    pub fn root(&self) -> Option<&str> {
        match self.0.as_slice() {
            [Node::Path(steps) | Node::Range(steps, _)] => match steps.first() {
                Some(Step::Key(key)) => Some(key),
                _ => None,
            },
            _ => None,
        }
    }

    /// The text the template makes of a value.
    pub fn text(&self, value: &Value) -> String {
        eval::text(&self.0, value)
    }

    /// Everything the paths of the template find in a value.
    pub fn values<'a>(&self, value: &'a Value) -> Vec<&'a Value> {
        eval::values(&self.0, value)
    }
}

#[cfg(test)]
mod tests;
