//! Bodies of requests: bytes to objects, with every key that was given twice.
//!
//! In: bytes and their encoding. Out: an object, or the words of the Go decoder. Never: schemas.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::media::Encoding;
use crate::sandbox::status::ApiError;

/// Whole numbers below this are exact as floats.
const WHOLE_MAX: f64 = 9_007_199_254_740_992.0;

/// How much of a body an error shows.
const SHOWN: usize = 30;

/// A decoded body.
#[derive(Clone, Debug, PartialEq)]
pub struct Decoded {
    /// The document; of several in YAML the first.
    pub value: Value,
    /// Paths of keys that were given more than once. The last one counts.
    pub twice: Vec<String>,
}

/// Decodes a document.
///
/// # Errors
/// The reason in the words of the Go decoder.
pub fn decode(bytes: &[u8], encoding: Encoding) -> Result<Decoded, String> {
    let twice = RefCell::new(Vec::new());
    let seed = Seed { path: String::new(), twice: &twice };
    let value = match encoding {
        Encoding::Json => {
            let mut reader = serde_json::Deserializer::from_slice(bytes);
            let value = seed.deserialize(&mut reader).map_err(|fault| json_fault(&fault, bytes))?;
            reader.end().map_err(|fault| json_fault(&fault, bytes))?;
            value
        }
        Encoding::Yaml => {
            let mut documents = serde_yaml::Deserializer::from_slice(bytes);
            match documents.next() {
                Some(document) => seed.deserialize(document).map_err(|fault| yaml_fault(&fault))?,
                None => Value::Null,
            }
        }
    };
    Ok(Decoded { value, twice: twice.into_inner() })
}

/// Builds a [`Value`] and notes double keys.
struct Seed<'a> {
    path: String,
    twice: &'a RefCell<Vec<String>>,
}

impl Seed<'_> {
    fn below(&self, name: &str) -> Self {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Seed { path, twice: self.twice }
    }
}

impl<'de> DeserializeSeed<'de> for Seed<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seed<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        // A whole number is one, however it is written.
        if value.fract() == 0.0 && value.abs() < WHOLE_MAX {
            return Ok(Value::from(value as i64));
        }
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        loop {
            let seed = Seed { path: format!("{}[{}]", self.path, list.len()), twice: self.twice };
            match items.next_element_seed(seed)? {
                Some(item) => list.push(item),
                None => return Ok(Value::Array(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            let below = self.below(&name);
            if map.contains_key(&name) {
                self.twice.borrow_mut().push(below.path.clone());
            }
            let value = entries.next_value_seed(below)?;
            map.insert(name, value);
        }
        Ok(Value::Object(map))
    }
}

fn json_fault(fault: &serde_json::Error, bytes: &[u8]) -> String {
    if fault.is_eof() || bytes.is_empty() {
        return "unexpected end of JSON input".into();
    }
    let offset: usize = bytes
        .split_inclusive(|byte| *byte == b'\n')
        .take(fault.line().saturating_sub(1))
        .map(<[u8]>::len)
        .sum();
    let at = (offset + fault.column().saturating_sub(1)).min(bytes.len() - 1);
    let c = char::from(bytes[at]);
    if fault.to_string().starts_with("trailing characters") {
        return format!("invalid character '{c}' after top-level value");
    }
    // A word that begins like null, true or false is told by the letter after it.
    let literal =
        [(b'n', "null"), (b't', "true"), (b'f', "false")].into_iter().find(|(first, _)| bytes[0] == *first);
    if let (Some((_, word)), true) = (literal, at > 0) {
        let wanted = word.chars().nth(at).unwrap_or(' ');
        return format!("invalid character '{c}' in literal {word} (expecting '{wanted}')");
    }
    format!("invalid character '{c}' looking for beginning of value")
}

fn yaml_fault(fault: &serde_yaml::Error) -> String {
    // The Go library counts from 0 where this one counts from 1.
    let line = fault.location().map_or(1, |location| location.line().saturating_sub(1).max(1));
    let text = fault.to_string();
    let why = text.split(" at line").next().unwrap_or_default();
    format!("yaml: line {line}: {why}")
}

/// 400 for a body that is no object of a kind.
pub fn unrecognized(kind: &str, why: &str, bytes: &[u8]) -> ApiError {
    let text =
        format!("the object provided is unrecognized (must be of type {kind}): {why} ({})", summary(bytes));
    ApiError::bad_request(text)
}

/// The beginning of a body: as text if it looks like JSON, in hexadecimal digits if not.
fn summary(bytes: &[u8]) -> String {
    let cut = &bytes[..bytes.len().min(SHOWN)];
    let text = match bytes.first() {
        None => return "<empty>".into(),
        Some(b'{') => String::from_utf8_lossy(cut).into_owned(),
        Some(_) => cut.iter().map(|byte| format!("{byte:02x}")).collect(),
    };
    if bytes.len() > SHOWN { format!("{text} ...") } else { text }
}

/// What Go says of a value that is no map.
pub fn not_a_map(value: &Value, into: &str) -> String {
    let name = match value {
        Value::Number(_) => "number",
        Value::Bool(_) => "bool",
        Value::String(_) => "string",
        _ => "array",
    };
    format!("json: cannot unmarshal {name} into Go value of type {into}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn double_keys_are_named_and_the_last_counts() {
        let decoded = decode(br#"{"spec":{"a":1,"a":2,"l":[{"b":1,"b":3}]}}"#, Encoding::Json).unwrap();
        assert_eq!(decoded.value, json!({"spec": {"a": 2, "l": [{"b": 3}]}}));
        assert_eq!(decoded.twice, ["spec.a", "spec.l[0].b"]);
    }

    #[test]
    fn yaml_and_the_first_of_its_documents() {
        let text = b"# c\nmetadata:\n  name: a\nspec: {n: 5, t: '5', z: ~}\n---\n";
        let decoded = decode(text, Encoding::Yaml).unwrap();
        assert_eq!(decoded.value, json!({"metadata": {"name": "a"}, "spec": {"n": 5, "t": "5", "z": null}}));
        assert_eq!(decode(b"", Encoding::Yaml).unwrap().value, Value::Null);
        assert!(decode(b"a: [", Encoding::Yaml).unwrap_err().starts_with("yaml: line "));
    }

    #[test]
    fn faults_in_the_words_of_go() {
        let fault = |text: &[u8]| decode(text, Encoding::Json).unwrap_err();
        assert_eq!(fault(b"{"), "unexpected end of JSON input");
        assert_eq!(fault(b""), "unexpected end of JSON input");
        assert_eq!(fault(b"{\"a\":1}x"), "invalid character 'x' after top-level value");
        assert_eq!(fault(b"apiVersion: x"), "invalid character 'a' looking for beginning of value");
        assert_eq!(fault(b"not"), "invalid character 'o' in literal null (expecting 'u')");
    }

    #[test]
    fn the_beginning_of_a_body_is_shown() {
        let text = |bytes: &[u8]| unrecognized("X", "why", bytes).message;
        assert!(text(b"").ends_with("why (<empty>)"));
        assert!(text(b"null").ends_with("why (6e756c6c)"));
        assert!(
            text(br#"{"apiVersion":"porch.kpt.dev/v1alpha2","kind""#)
                .ends_with("({\"apiVersion\":\"porch.kpt.dev/v ...)")
        );
    }
}
