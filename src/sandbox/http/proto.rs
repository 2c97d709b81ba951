//! Protobuf bodies of the few core kinds that kubectl 1.32 and newer sends so.
//!
//! In: a body with the envelope of Kubernetes. Out: the same object as JSON. Never: answers in protobuf;
//! clients that send it accept JSON, too.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};

/// Media type of such bodies.
pub const MEDIA_TYPE: &str = "application/vnd.kubernetes.protobuf";
/// First bytes of such bodies.
const MAGIC: &[u8] = b"k8s\0";

/// How a field is written.
enum Kind {
    Text,
    Texts,
    Bool,
    /// Map of text to text.
    Map,
    /// Map of text to bytes, base64 in JSON.
    Data,
    Message(&'static [Field]),
}

struct Field {
    number: u64,
    name: &'static str,
    kind: Kind,
}

const fn field(number: u64, name: &'static str, kind: Kind) -> Field {
    Field { number, name, kind }
}

static METADATA: [Field; 8] = [
    field(1, "name", Kind::Text),
    field(2, "generateName", Kind::Text),
    field(3, "namespace", Kind::Text),
    field(5, "uid", Kind::Text),
    field(6, "resourceVersion", Kind::Text),
    field(11, "labels", Kind::Map),
    field(12, "annotations", Kind::Map),
    field(14, "finalizers", Kind::Texts),
];
static SECRET: [Field; 5] = [
    field(1, "metadata", Kind::Message(&METADATA)),
    field(2, "data", Kind::Data),
    field(3, "type", Kind::Text),
    field(4, "stringData", Kind::Map),
    field(5, "immutable", Kind::Bool),
];
static NAMESPACE: [Field; 1] = [field(1, "metadata", Kind::Message(&METADATA))];
static RESOURCE_ATTRIBUTES: [Field; 7] = [
    field(1, "namespace", Kind::Text),
    field(2, "verb", Kind::Text),
    field(3, "group", Kind::Text),
    field(4, "version", Kind::Text),
    field(5, "resource", Kind::Text),
    field(6, "subresource", Kind::Text),
    field(7, "name", Kind::Text),
];
static PATH_ATTRIBUTES: [Field; 2] = [field(1, "path", Kind::Text), field(2, "verb", Kind::Text)];
static REVIEW_SPEC: [Field; 2] = [
    field(1, "resourceAttributes", Kind::Message(&RESOURCE_ATTRIBUTES)),
    field(2, "nonResourceAttributes", Kind::Message(&PATH_ATTRIBUTES)),
];
static REVIEW: [Field; 2] =
    [field(1, "metadata", Kind::Message(&METADATA)), field(2, "spec", Kind::Message(&REVIEW_SPEC))];
static PRECONDITIONS: [Field; 2] = [field(1, "uid", Kind::Text), field(2, "resourceVersion", Kind::Text)];
static DELETE_OPTIONS: [Field; 3] = [
    field(2, "preconditions", Kind::Message(&PRECONDITIONS)),
    field(4, "propagationPolicy", Kind::Text),
    field(5, "dryRun", Kind::Texts),
];
static TYPE_META: [Field; 2] = [field(1, "apiVersion", Kind::Text), field(2, "kind", Kind::Text)];

/// The object of a body as JSON; none if it is no such body or of a kind that is not known here.
pub fn to_json(bytes: &[u8]) -> Option<Value> {
    let envelope = parts(bytes.strip_prefix(MAGIC)?)?;
    let find = |number: u64| envelope.iter().find(|part| part.number == number).and_then(|part| part.bytes);
    let mut object = message(find(1)?, &TYPE_META)?;
    let fields: &[Field] = match object.get("kind")?.as_str()? {
        "Secret" => &SECRET,
        "Namespace" => &NAMESPACE,
        "SelfSubjectAccessReview" => &REVIEW,
        "DeleteOptions" => &DELETE_OPTIONS,
        _ => return None,
    };
    object.extend(message(find(2).unwrap_or_default(), fields)?);
    Some(Value::Object(object))
}

/// One field on the wire.
struct Part<'a> {
    number: u64,
    /// Of a number.
    value: u64,
    /// Of text, bytes and messages.
    bytes: Option<&'a [u8]>,
}

fn parts(mut rest: &[u8]) -> Option<Vec<Part<'_>>> {
    let mut found = Vec::new();
    while !rest.is_empty() {
        let key = varint(&mut rest)?;
        let mut part = Part { number: key >> 3, value: 0, bytes: None };
        match key & 7 {
            0 => part.value = varint(&mut rest)?,
            1 => drop(take(&mut rest, 8)?),
            2 => {
                let length = usize::try_from(varint(&mut rest)?).ok()?;
                part.bytes = Some(take(&mut rest, length)?);
            }
            5 => drop(take(&mut rest, 4)?),
            _ => return None,
        }
        found.push(part);
    }
    Some(found)
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> Option<&'a [u8]> {
    let (head, tail) = rest.split_at_checked(length)?;
    *rest = tail;
    Some(head)
}

fn varint(rest: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let byte = *take(rest, 1)?.first()?;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

/// A message as a map. Empty texts are left out: Go writes them whether set or not.
fn message(bytes: &[u8], fields: &[Field]) -> Option<Map<String, Value>> {
    let mut map = Map::new();
    for part in parts(bytes)? {
        let Some(field) = fields.iter().find(|field| field.number == part.number) else { continue };
        let bytes = part.bytes.unwrap_or_default();
        let text = || String::from_utf8(bytes.to_vec()).ok();
        match &field.kind {
            Kind::Bool => drop(map.insert(field.name.into(), (part.value != 0).into())),
            Kind::Text if bytes.is_empty() => {}
            Kind::Text => drop(map.insert(field.name.into(), text()?.into())),
            Kind::Message(inner) => {
                drop(map.insert(field.name.into(), Value::Object(message(bytes, inner)?)));
            }
            Kind::Texts => {
                let list = map.entry(field.name).or_insert_with(|| Value::Array(Vec::new()));
                list.as_array_mut()?.push(text()?.into());
            }
            Kind::Map | Kind::Data => {
                let (key, value) = entry(bytes, matches!(field.kind, Kind::Data))?;
                let entries = map.entry(field.name).or_insert_with(|| Value::Object(Map::new()));
                entries.as_object_mut()?.insert(key, value);
            }
        }
    }
    Some(map)
}

fn entry(bytes: &[u8], data: bool) -> Option<(String, Value)> {
    let parts = parts(bytes)?;
    let find = |number: u64| {
        parts.iter().find(|part| part.number == number).and_then(|part| part.bytes).unwrap_or_default()
    };
    let key = String::from_utf8(find(1).to_vec()).ok()?;
    let value = if data { STANDARD.encode(find(2)) } else { String::from_utf8(find(2).to_vec()).ok()? };
    Some((key, value.into()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn text(number: u8, bytes: &[u8]) -> Vec<u8> {
        [&[number << 3 | 2, u8::try_from(bytes.len()).unwrap()], bytes].concat()
    }

    fn body(kind: &str, raw: &[u8]) -> Vec<u8> {
        let types = [text(1, b"v1"), text(2, kind.as_bytes())].concat();
        [MAGIC, &text(1, &types), &text(2, raw), &text(3, b"")].concat()
    }

    #[test]
    fn a_secret() {
        let metadata =
            [text(1, b"s"), text(2, b""), text(11, &[text(1, b"a"), text(2, b"b")].concat())].concat();
        let data = [text(1, b"user"), text(2, b"\xff")].concat();
        let raw = [text(1, &metadata), text(2, &data), text(3, b"Opaque"), vec![5 << 3, 1]].concat();
        assert_eq!(
            to_json(&body("Secret", &raw)),
            Some(
                json!({"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "s", "labels": {"a": "b"}},
                "data": {"user": "/w=="}, "type": "Opaque", "immutable": true})
            )
        );
    }

    #[test]
    fn what_is_not_known_is_refused() {
        assert_eq!(to_json(&body("Pod", b"")), None);
        assert_eq!(to_json(b"{}"), None);
        assert_eq!(to_json(&body("Secret", &[0x0a, 0x7f])), None);
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(raw in proptest::collection::vec(any::<u8>(), 0..64)) {
            to_json(&[MAGIC, &raw].concat());
            to_json(&body("Secret", &raw));
        }
    }
}
