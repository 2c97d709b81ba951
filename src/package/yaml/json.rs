//! A tree as JSON.
//!
//! In: a tree. Out: the value a server reads from it. Never: fails; what JSON cannot hold (an alias,
//! a number that is none) becomes null or a string.

use serde_json::{Map, Value};

use super::scalar::ScalarKind;
use super::tree::{Kind, Node};

impl Node {
    /// The data as a JSON value; of two equal keys the last one counts.
    pub fn to_json(&self) -> Value {
        match &self.kind {
            Kind::Alias(_) => Value::Null,
            Kind::Sequence(sequence) => sequence.items.iter().map(Self::to_json).collect(),
            Kind::Mapping(mapping) => {
                let pair = |(key, value): &(Self, Self)| {
                    (key.text().unwrap_or_default().to_string(), value.to_json())
                };
                Value::Object(mapping.entries.iter().map(pair).collect::<Map<_, _>>())
            }
            Kind::Scalar(scalar) => {
                scalar_value(self.scalar_kind().unwrap_or(ScalarKind::String), &scalar.text)
            }
        }
    }
}

fn scalar_value(kind: ScalarKind, text: &str) -> Value {
    let number = |text: &str| serde_json::from_str::<serde_json::Number>(text).ok().map(Value::Number);
    match kind {
        ScalarKind::Null => Value::Null,
        ScalarKind::Bool => Value::Bool(text.eq_ignore_ascii_case("true")),
        ScalarKind::Int | ScalarKind::Float => {
            number(text).unwrap_or_else(|| Value::String(text.to_string()))
        }
        _ => Value::String(text.to_string()),
    }
}
