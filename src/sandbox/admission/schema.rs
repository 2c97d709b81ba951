//! A structural schema at work: pruning, defaults and validation, in the words of kube-apiserver.
//!
//! In: a schema and a value. Out: a tidy value, unknown paths, violations. Never: what a kind means.

use jiff::Timestamp;
use serde_json::{Value, json};

use crate::sandbox::status::{ApiError, Cause};

/// Everything found wrong so far.
#[derive(Debug, Default)]
pub struct Violations {
    causes: Vec<Cause>,
    blocking: bool,
}

impl Violations {
    /// Adds one that leaves further rules in force.
    pub fn add(&mut self, cause: Cause) {
        self.causes.push(cause);
    }

    /// Adds one after which the server does not evaluate the rules of the kind.
    pub fn add_blocking(&mut self, cause: Cause) {
        self.blocking = true;
        self.causes.push(cause);
    }

    /// Adds several.
    pub fn extend(&mut self, causes: Vec<Cause>) {
        self.causes.extend(causes);
    }

    /// Was there one that keeps the rules of the kind from being evaluated?
    pub fn blocking(&self) -> bool {
        self.blocking
    }

    /// 422 if anything was found.
    ///
    /// # Errors
    /// See above.
    pub fn into_result(self, kind: &str, group: &str, name: &str) -> Result<(), ApiError> {
        if self.causes.is_empty() { Ok(()) } else { Err(ApiError::invalid(kind, group, name, self.causes)) }
    }
}

/// Removes fields the schema does not know; answers their paths.
pub fn prune(schema: &Value, object: &mut Value) -> Vec<String> {
    let mut unknown = Vec::new();
    if let Some(map) = object.as_object_mut() {
        prune_map(schema, map, "", &mut unknown);
    }
    unknown
}

fn prune_value(schema: &Value, value: &mut Value, at: &str, unknown: &mut Vec<String>) {
    match value {
        Value::Object(map) if schema.get("properties").is_some() => prune_map(schema, map, at, unknown),
        Value::Array(items) => {
            for (index, item) in items.iter_mut().enumerate() {
                prune_value(&schema["items"], item, &format!("{at}[{index}]"), unknown);
            }
        }
        _ => {}
    }
}

fn prune_map(schema: &Value, map: &mut serde_json::Map<String, Value>, at: &str, unknown: &mut Vec<String>) {
    let properties = &schema["properties"];
    map.retain(|name, value| {
        let path = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
        match properties.get(name) {
            Some(schema) => {
                prune_value(schema, value, &path, unknown);
                true
            }
            None => {
                unknown.push(path);
                false
            }
        }
    });
}

/// Drops fields that are null.
pub fn drop_nulls(schema: &Value, value: &mut Value) {
    match value {
        Value::Object(map) if schema.get("properties").is_some() => {
            map.retain(|_, value| !value.is_null());
            for (name, value) in map {
                drop_nulls(&schema["properties"][name.as_str()], value);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| drop_nulls(&schema["items"], item)),
        _ => {}
    }
}

/// Fills in defaults of fields that are missing from maps that are there.
pub fn fill_defaults(schema: &Value, value: &mut Value) {
    let (Some(map), Some(properties)) = (value.as_object_mut(), schema["properties"].as_object()) else {
        return;
    };
    for (name, schema) in properties {
        if let Some(default) = schema.get("default")
            && !map.contains_key(name)
        {
            map.insert(name.clone(), default.clone());
        }
        if let Some(value) = map.get_mut(name) {
            fill_defaults(schema, value);
        }
    }
}

/// Validates a value. `strip` is the first part of the path that texts leave out.
pub fn check(schema: &Value, value: &Value, at: &str, strip: &str, found: &mut Violations) {
    if let Some(wanted) = schema["type"].as_str().filter(|wanted| !has_type(value, wanted)) {
        found.add_blocking(wrong_type(value, wanted, at, strip));
        check_enum(schema, value, at, found);
        return;
    }
    check_enum(schema, value, at, found);
    match value {
        Value::Object(map) => {
            check_required(schema, map, at, found);
            for (name, value) in map {
                let schema = schema["properties"].get(name).unwrap_or(&schema["additionalProperties"]);
                check(schema, value, &format!("{at}.{name}"), strip, found);
            }
        }
        Value::Array(items) => check_items(schema, items, at, strip, found),
        Value::String(text) => check_text(schema, text, at, strip, found),
        Value::Number(_) => check_number(schema, value, at, strip, found),
        _ => {}
    }
}

fn check_items(schema: &Value, items: &[Value], at: &str, strip: &str, found: &mut Violations) {
    for (index, item) in items.iter().enumerate() {
        check(&schema["items"], item, &format!("{at}[{index}]"), strip, found);
    }
    let Some(key) = schema["x-kubernetes-list-map-keys"][0].as_str() else { return };
    for (index, item) in items.iter().enumerate() {
        let double = |other: &Value| item.get(key).is_some() && other.get(key) == item.get(key);
        if items[..index].iter().any(double) {
            let message = format!("Duplicate value: {}", json!({ key: item[key] }));
            found.add(Cause::new("FieldValueDuplicate", &format!("{at}[{index}]"), message));
        }
    }
}

fn check_required(schema: &Value, map: &serde_json::Map<String, Value>, at: &str, found: &mut Violations) {
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    for name in required.filter(|name| !map.contains_key(*name)) {
        found.add_blocking(Cause::new("FieldValueRequired", &format!("{at}.{name}"), "Required value"));
    }
}

fn check_enum(schema: &Value, value: &Value, at: &str, found: &mut Violations) {
    let Some(allowed) = schema["enum"].as_array().filter(|allowed| !allowed.contains(value)) else { return };
    let list: Vec<String> = allowed.iter().map(Value::to_string).collect();
    let message = format!("Unsupported value: {value}: supported values: {}", list.join(", "));
    found.add_blocking(Cause::new("FieldValueNotSupported", at, message));
}

fn check_text(schema: &Value, text: &str, at: &str, strip: &str, found: &mut Violations) {
    let shown = json!(text).to_string();
    let short = short_path(at, strip);
    if schema["minLength"].as_u64().is_some_and(|least| (text.chars().count() as u64) < least) {
        let why = format!("{short} in body should be at least {} chars long", schema["minLength"]);
        found.add(Cause::invalid(at, &shown, &why));
        return;
    }
    if let Some(most) = schema["maxLength"].as_u64().filter(|most| text.chars().count() as u64 > *most) {
        let message = format!("Too long: may not be more than {most} bytes");
        found.add_blocking(Cause::new("FieldValueTooLong", at, message));
        return;
    }
    if let Some(pattern) = schema["pattern"].as_str().filter(|pattern| !matches(pattern, text)) {
        found.add(Cause::invalid(at, &shown, &format!("{short} in body should match '{pattern}'")));
    }
    if schema["format"] == "date-time" && text.parse::<Timestamp>().is_err() {
        let message = format!("Invalid value: {shown}: {short} in body must be of type date-time: {shown}");
        found.add_blocking(Cause::new("FieldValueTypeInvalid", at, message));
    }
}

fn check_number(schema: &Value, value: &Value, at: &str, strip: &str, found: &mut Violations) {
    let (Some(least), Some(number)) = (schema["minimum"].as_f64(), value.as_f64()) else { return };
    if number < least {
        let why = format!("{} in body should be greater than or equal to {least}", short_path(at, strip));
        found.add(Cause::invalid(at, &value.to_string(), &why));
    }
}

fn wrong_type(value: &Value, wanted: &str, at: &str, strip: &str) -> Cause {
    let name = type_name(value);
    let short = short_path(at, strip);
    let message = format!("Invalid value: {name:?}: {short} in body must be of type {wanted}: {name:?}");
    Cause::new("FieldValueTypeInvalid", at, message)
}

/// The path as texts write it.
fn short_path<'a>(at: &'a str, strip: &str) -> &'a str {
    if strip.is_empty() {
        return at;
    }
    let rest = at.strip_prefix(strip).unwrap_or(at);
    rest.strip_prefix('.').unwrap_or(rest)
}

fn has_type(value: &Value, wanted: &str) -> bool {
    match wanted {
        // 1.0 is a whole number to the server, too.
        "integer" => {
            value.as_i64().is_some() || value.as_f64().is_some_and(|n| n.fract() == 0.0 && n.abs() < 1e15)
        }
        "number" => value.is_number(),
        wanted => type_name(value) == wanted,
    }
}

/// JSON type as error texts call it.
pub fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_i64() || number.is_u64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// The two patterns of conditions: a reason begins with a letter; a type is a qualified name.
fn matches(pattern: &str, text: &str) -> bool {
    let inner = |extra: &'static str| move |c: char| c.is_ascii_alphanumeric() || extra.contains(c);
    if pattern.starts_with("^[A-Za-z]") {
        return text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.ends_with(inner("_"))
            && text.chars().all(inner("_,:"));
    }
    super::metadata::qualified_name_faults(text).is_empty()
}
