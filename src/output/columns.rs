//! `-o custom-columns=NAME:.metadata.name,…`

use serde_json::Value;

use crate::api::jsonpath::Template;

/// Columns a user named.
#[derive(Clone, Debug, PartialEq)]
pub struct Custom(Vec<(String, Template)>);

impl Custom {
    /// Reads `HEADER:PATH,…`.
    ///
    /// # Errors
    /// What is wrong with it, in kubectl's words.
    pub fn parse(spec: &str) -> Result<Self, String> {
        if spec.is_empty() {
            return Err("custom-columns format specified but no custom columns given".into());
        }
        spec.split(',').map(column).collect::<Result<_, _>>().map(Self)
    }

    /// The header line.
    pub fn header(&self) -> Vec<String> {
        self.0.iter().map(|(header, _)| header.clone()).collect()
    }

    /// The row of one object.
    pub fn row(&self, object: &Value) -> Vec<String> {
        self.0.iter().map(|(_, path)| cell(&path.values(object))).collect()
    }
}

fn column(spec: &str) -> Result<(String, Template), String> {
    match spec.split_once(':') {
        Some((header, path)) if !path.is_empty() => Ok((header.into(), Template::relaxed(path)?)),
        _ => Err(format!("unexpected custom-columns spec: {spec}, expected <header>:<json-path-expr>")),
    }
}

/// What a path found, or `<none>`.
fn cell(found: &[&Value]) -> String {
    if found.is_empty() { "<none>".into() } else { found.iter().map(|v| go(v)).collect::<Vec<_>>().join(",") }
}

/// A value as Go prints it: `map[a:b]`, `[a b]`, `<nil>`.
fn go(value: &Value) -> String {
    match value {
        Value::Null => "<none>".into(),
        Value::String(text) => text.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(go).collect::<Vec<_>>().join(" ")),
        Value::Object(map) => {
            let pairs: Vec<String> = map.iter().map(|(key, value)| format!("{key}:{}", go(value))).collect();
            format!("map[{}]", pairs.join(" "))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn cells() {
        let columns =
            Custom::parse("N:.metadata.name,R:status.revision,L:.metadata.labels,C:.c[*],X:.x").unwrap();
        let object =
            json!({"metadata": {"name": "a", "labels": {"b": "c", "d": "e"}}, "c": [1, "z"], "x": [true]});
        assert_eq!(columns.header(), ["N", "R", "L", "C", "X"]);
        assert_eq!(columns.row(&object), ["a", "<none>", "map[b:c d:e]", "1,z", "[true]"]);
    }

    #[test]
    fn mistakes() {
        for spec in ["", "N", "N:", "N:.a,B"] {
            assert!(Custom::parse(spec).unwrap_err().contains("custom-columns"), "{spec}");
        }
        assert!(Custom::parse("N:.a[").is_err());
    }
}
