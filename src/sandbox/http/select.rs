//! Label and field selectors.
//!
//! In: selector texts. Out: a test of objects, or why the text is none. Never: where objects come from.

use serde_json::Value;

use crate::sandbox::admission::metadata::{label_value_fault, qualified_name_faults};
use crate::sandbox::status::ApiError;
use crate::sandbox::store::Resource;

/// Which objects are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selector {
    labels: Vec<Requirement>,
    fields: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Requirement {
    key: String,
    test: Test,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Test {
    Exists,
    Missing,
    In(Vec<String>),
    NotIn(Vec<String>),
    Greater(i64),
    Less(i64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    path: String,
    value: String,
    equal: bool,
}

impl Selector {
    /// Reads both selectors.
    ///
    /// # Errors
    /// 400.
    pub fn parse(resource: Resource, labels: &str, fields: &str) -> Result<Self, ApiError> {
        Ok(Self { labels: parse_labels(labels)?, fields: parse_fields(resource, fields)? })
    }

    /// Does it select at all?
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty() && self.fields.is_empty()
    }

    /// Is this object wanted?
    pub fn matches(&self, object: &Value) -> bool {
        let labels = &object["metadata"]["labels"];
        self.labels.iter().all(|wanted| wanted.matches(labels[&wanted.key].as_str()))
            && self
                .fields
                .iter()
                .all(|wanted| (field_text(object, &wanted.path) == wanted.value) == wanted.equal)
    }
}

impl Requirement {
    fn matches(&self, value: Option<&str>) -> bool {
        let number = || value.and_then(|value| value.parse::<i64>().ok());
        match &self.test {
            Test::Exists => value.is_some(),
            Test::Missing => value.is_none(),
            Test::In(values) => value.is_some_and(|value| values.iter().any(|wanted| wanted == value)),
            Test::NotIn(values) => value.is_none_or(|value| values.iter().all(|wanted| wanted != value)),
            Test::Greater(bound) => number().is_some_and(|number| number > *bound),
            Test::Less(bound) => number().is_some_and(|number| number < *bound),
        }
    }
}

/// A field as selectors compare it: numbers as text, what is missing as nothing.
fn field_text(object: &Value, path: &str) -> String {
    let value = path.split('.').fold(object, |value, name| &value[name]);
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        value => value.to_string(),
    }
}

/// Fields that can be selected on.
pub fn selectable(resource: Resource) -> &'static [&'static str] {
    match resource {
        Resource::PackageRevisions => &[
            "spec.lifecycle",
            "spec.repository",
            "spec.packageName",
            "spec.workspaceName",
            "status.revision",
        ],
        Resource::Secrets => &["type"],
        Resource::Namespaces => &["status.phase"],
        Resource::Events => &[
            "involvedObject.kind",
            "involvedObject.namespace",
            "involvedObject.name",
            "involvedObject.uid",
            "involvedObject.apiVersion",
            "involvedObject.resourceVersion",
            "involvedObject.fieldPath",
            "reason",
            "source",
            "type",
            "reportingComponent",
        ],
        Resource::Repositories => &[],
    }
}

fn parse_fields(resource: Resource, text: &str) -> Result<Vec<Field>, ApiError> {
    let mut fields = Vec::new();
    for term in split_terms(text).into_iter().filter(|term| !term.is_empty()) {
        let Some((path, value, equal)) = split_operator(&term) else {
            let why = format!("invalid selector: '{text}'; can't understand '{term}'");
            return Err(ApiError::bad_request(why));
        };
        let value = unescape(value)?;
        // The server treats an empty field with an empty value as "everything".
        if path.is_empty() && value.is_empty() && equal {
            continue;
        }
        let known = ["metadata.name", "metadata.namespace"].contains(&path);
        if !known && !selectable(resource).contains(&path) {
            return Err(ApiError::bad_request(format!("field label not supported: {path}")));
        }
        fields.push(Field { path: path.into(), value, equal });
    }
    Ok(fields)
}

/// Splits at commas that are not escaped.
fn split_terms(text: &str) -> Vec<String> {
    let (mut terms, mut term, mut escaped) = (Vec::new(), String::new(), false);
    for c in text.chars() {
        if c == ',' && !escaped {
            terms.push(std::mem::take(&mut term));
            continue;
        }
        escaped = c == '\\' && !escaped;
        term.push(c);
    }
    terms.push(term);
    terms
}

fn split_operator(term: &str) -> Option<(&str, &str, bool)> {
    let at = term.find(['=', '!'])?;
    let (path, rest) = term.split_at(at);
    if let Some(value) = rest.strip_prefix("!=") {
        return Some((path, value, false));
    }
    let value = rest.strip_prefix("==").or_else(|| rest.strip_prefix('='))?;
    Some((path, value, true))
}

fn unescape(value: &str) -> Result<String, ApiError> {
    let mut text = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some(c @ ('\\' | ',' | '=')) => text.push(c),
                other => {
                    let shown: String = std::iter::once('\\').chain(other).collect();
                    return Err(ApiError::bad_request(format!(
                        "invalid field selector: invalid escape sequence: {shown}"
                    )));
                }
            },
            ',' | '=' => {
                let why = format!("invalid field selector: unescaped character in value: {}", u32::from(c));
                return Err(ApiError::bad_request(why));
            }
            c => text.push(c),
        }
    }
    Ok(text)
}

fn parse_labels(text: &str) -> Result<Vec<Requirement>, ApiError> {
    let mut tokens = Tokens { rest: text };
    let mut wanted = Vec::new();
    if tokens.peek().is_none() {
        return Ok(wanted);
    }
    loop {
        wanted.push(tokens.requirement(wanted.is_empty())?);
        match tokens.next() {
            None => return Ok(wanted),
            Some(",") => {}
            Some(other) => {
                return Err(ApiError::bad_request(format!(
                    "found '{other}', expected: ',' or 'end of string'"
                )));
            }
        }
    }
}

/// Words and signs of a label selector.
struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    fn peek(&self) -> Option<&'a str> {
        let text = self.rest.trim_start();
        if text.is_empty() {
            return None;
        }
        let signs = ["==", "!=", "=", "!", ",", "(", ")", ">", "<"];
        if let Some(sign) = signs.iter().find(|sign| text.starts_with(**sign)) {
            return Some(&text[..sign.len()]);
        }
        let end = text.find(|c: char| c.is_whitespace() || "=!,()<>".contains(c)).unwrap_or(text.len());
        Some(&text[..end])
    }

    fn next(&mut self) -> Option<&'a str> {
        let token = self.peek()?;
        self.rest = &self.rest.trim_start()[token.len()..];
        Some(token)
    }

    fn requirement(&mut self, first: bool) -> Result<Requirement, ApiError> {
        if self.peek() == Some("!") {
            self.next();
            let key = self.key("unable to parse requirement: found '{}', expected: identifier")?;
            return Ok(Requirement { key, test: Test::Missing });
        }
        let ending = if first { "!, identifier, or 'end of string'" } else { "identifier after ','" };
        let key = self.key(&format!("found '{{}}', expected: {ending}"))?;
        let test = self.test()?;
        Ok(Requirement { key, test })
    }

    fn key(&mut self, otherwise: &str) -> Result<String, ApiError> {
        let token = self.next().unwrap_or_default();
        if token.is_empty() || token.contains(['=', '!', ',', '(', ')', '<', '>']) {
            return Err(ApiError::bad_request(otherwise.replace("{}", token)));
        }
        match qualified_name_faults(token).as_slice() {
            [] => Ok(token.into()),
            faults => Err(ApiError::bad_request(format!(
                "unable to parse requirement: <nil>: Invalid value: {token:?}: {}",
                faults.join("; ")
            ))),
        }
    }

    fn test(&mut self) -> Result<Test, ApiError> {
        let word = match self.peek() {
            None | Some(",") => return Ok(Test::Exists),
            Some(word) => word,
        };
        self.next();
        match word {
            "=" | "==" => Ok(Test::In(vec![self.value()?])),
            "!=" => Ok(Test::NotIn(vec![self.value()?])),
            "in" => Ok(Test::In(self.values()?)),
            "notin" => Ok(Test::NotIn(self.values()?)),
            ">" => Ok(Test::Greater(self.number()?)),
            "<" => Ok(Test::Less(self.number()?)),
            other => Err(ApiError::bad_request(format!(
                "unable to parse requirement: found '{other}', expected: in, notin, =, ==, !=, gt, lt"
            ))),
        }
    }

    fn value(&mut self) -> Result<String, ApiError> {
        let value = match self.peek() {
            None | Some(",") => "",
            Some(word) => {
                self.next();
                word
            }
        };
        if value.contains(['=', '!', '(', ')', '<', '>']) {
            let why = format!("unable to parse requirement: found '{value}', expected: identifier");
            return Err(ApiError::bad_request(why));
        }
        check_value(value)
    }

    fn values(&mut self) -> Result<Vec<String>, ApiError> {
        if self.next() != Some("(") {
            return Err(ApiError::bad_request("unable to parse requirement: found '', expected: '('"));
        }
        let mut values = Vec::new();
        loop {
            match self.next() {
                Some(")") => return Ok(values),
                Some(",") => {}
                Some(word) => values.push(check_value(word)?),
                None => {
                    let why = "unable to parse requirement: found '', expected: ',', or ')'";
                    return Err(ApiError::bad_request(why));
                }
            }
        }
    }

    fn number(&mut self) -> Result<i64, ApiError> {
        let word = self.next().unwrap_or_default();
        let why = "unable to parse requirement: for 'Gt', 'Lt' operators, the value must be an integer";
        word.parse().map_err(|_| ApiError::bad_request(why))
    }
}

fn check_value(value: &str) -> Result<String, ApiError> {
    match label_value_fault(value) {
        None => Ok(value.into()),
        Some(why) => Err(ApiError::bad_request(format!(
            "unable to parse requirement: values[0][]: Invalid value: {value:?}: {why}"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn selects(labels: &str, fields: &str) -> Result<bool, String> {
        let object = json!({"metadata": {"name": "a", "namespace": "ns", "labels": {"k": "1", "t": "x"}},
            "spec": {"lifecycle": "Draft", "packageName": "a,b"}, "status": {"revision": 2}});
        let selector = Selector::parse(Resource::PackageRevisions, labels, fields);
        selector.map(|selector| selector.matches(&object)).map_err(|error| error.message)
    }

    #[test]
    fn labels() {
        let cases = [
            ("k=1", true),
            ("k==1,t", true),
            ("k!=1", false),
            ("!z", true),
            ("!k", false),
            ("k in (1, 2)", true),
            ("t notin (x)", false),
            ("z notin (x)", true),
            ("k > 0,k<2", true),
            ("z=", false),
            ("", true),
        ];
        for (text, expected) in cases {
            assert_eq!(selects(text, ""), Ok(expected), "{text}");
        }
    }

    #[test]
    fn fields() {
        let cases = [
            ("metadata.name=a", true),
            ("metadata.namespace!=ns", false),
            ("spec.lifecycle==Draft,status.revision=2", true),
            ("status.revision!=2", false),
            ("spec.packageName=a\\,b", true),
            ("spec.workspaceName=", true),
            ("=", true),
            ("metadata.name=a,", true),
        ];
        for (text, expected) in cases {
            assert_eq!(selects("", text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_selector() {
        assert_eq!(selects("", "spec.nope=b"), Err("field label not supported: spec.nope".into()));
        assert_eq!(selects("", "foo"), Err("invalid selector: 'foo'; can't understand 'foo'".into()));
        assert_eq!(
            selects("", "a=b=c"),
            Err("invalid field selector: unescaped character in value: 61".into())
        );
        assert_eq!(selects("==", ""), Err("found '==', expected: !, identifier, or 'end of string'".into()));
        assert_eq!(
            selects("!!", ""),
            Err("unable to parse requirement: found '!', expected: identifier".into())
        );
    }
}
