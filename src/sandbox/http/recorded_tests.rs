//! Recorded requests of kube-apiserver, sent to the service one by one; its answers must be the recorded ones.
//!
//! Placeholders of the recordings bind at their first appearance; later ones must be equal, and two of a kind
//! must differ. What real servers themselves vary is not compared: the order of managers and of causes.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use http_body_util::Full;
use serde_json::{Map, Value, json};
use tower::ServiceExt;

use super::tests::OnePackage;
use super::*;
use crate::sandbox::clock::Clock;

/// Values of placeholders.
#[derive(Default)]
struct Names {
    texts: BTreeMap<String, String>,
    values: BTreeMap<String, Value>,
}

/// A piece of a recorded text.
enum Piece<'a> {
    Text(&'a str),
    Name(&'a str),
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some((before, after)) = rest.split_once("${") {
        let (name, after) = after.split_once('}').unwrap();
        found.extend([Piece::Text(before), Piece::Name(name)]);
        rest = after;
    }
    found.push(Piece::Text(rest));
    found
}

/// `REPEAT:a:253` written out.
fn repeated(name: &str) -> Option<String> {
    let (text, count) = name.strip_prefix("REPEAT:")?.rsplit_once(':')?;
    Some(text.repeat(count.parse().ok()?))
}

/// `RV` of `RV12`.
fn kind_of(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}

impl Names {
    /// A text to send.
    fn fill(&self, text: &str) -> String {
        let piece = |piece: Piece<'_>| match piece {
            Piece::Text(text) => text.to_owned(),
            Piece::Name(name) => {
                repeated(name).unwrap_or_else(|| self.texts.get(name).cloned().unwrap_or_default())
            }
        };
        pieces(text).into_iter().map(piece).collect()
    }

    /// A body to send.
    fn fill_value(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => {
                let whole = text.strip_prefix("${").and_then(|text| text.strip_suffix('}'));
                match whole.and_then(|name| self.values.get(name)) {
                    Some(value) => value.clone(),
                    None => self.fill(text).into(),
                }
            }
            Value::Array(items) => items.iter().map(|item| self.fill_value(item)).collect(),
            Value::Object(map) => {
                map.iter().map(|(name, value)| (self.fill(name), self.fill_value(value))).collect()
            }
            other => other.clone(),
        }
    }

    /// Is this the recorded text? Binds what appears for the first time.
    fn matches(&mut self, recorded: &str, got: &str) -> bool {
        let pieces = pieces(recorded);
        let mut rest = got;
        for (index, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Text(text) => match rest.strip_prefix(text) {
                    Some(after) => rest = after,
                    None => return false,
                },
                Piece::Name(name) => {
                    let Piece::Text(next) = pieces[index + 1] else { return false };
                    let end = if next.is_empty() { Some(rest.len()) } else { rest.find(next) };
                    let Some(end) = end else { return false };
                    if !self.bind(name, &rest[..end]) {
                        return false;
                    }
                    rest = &rest[end..];
                }
            }
        }
        rest.is_empty()
    }

    fn bind(&mut self, name: &str, value: &str) -> bool {
        if let Some(text) = repeated(name) {
            return text == value;
        }
        if matches!(name, "ANY" | "AGE") {
            return true;
        }
        if matches!(name, "TIME" | "MICROTIME") {
            return value.parse::<jiff::Timestamp>().is_ok();
        }
        if let Some(known) = self.texts.get(name) {
            return known == value;
        }
        let same_kind = |other: &str| kind_of(other) == kind_of(name);
        let fresh = !self.texts.iter().any(|(other, text)| same_kind(other) && text == value);
        self.texts.insert(name.into(), value.into());
        fresh
    }

    /// Where a value differs from the recorded one.
    fn difference(&mut self, at: &str, recorded: &Value, got: &Value, cut: bool) -> Option<String> {
        let same = match (recorded, got) {
            (Value::String(recorded), Value::String(got)) if at.ends_with("/message") => {
                self.matches(recorded, got) || sorted(recorded) == sorted(got)
            }
            (Value::String(recorded), Value::String(got)) => self.matches(recorded, got),
            (Value::Object(recorded), Value::Object(got)) => {
                return self.map_difference(at, recorded, got, cut);
            }
            (Value::Array(recorded), Value::Array(got)) => {
                return self.list_difference(at, recorded, got, cut);
            }
            (recorded, got) => recorded == got,
        };
        (!same).then(|| format!("{at}: recorded {recorded}, got {got}"))
    }

    fn map_difference(
        &mut self,
        at: &str,
        recorded: &Map<String, Value>,
        got: &Map<String, Value>,
        cut: bool,
    ) -> Option<String> {
        if let Some(name) = got.keys().find(|name| !cut && !recorded.contains_key(*name)) {
            return Some(format!("{at}/{name}: not recorded, got {}", got[name]));
        }
        recorded.iter().find_map(|(name, value)| {
            let at = format!("{at}/{name}");
            match got.get(name) {
                Some(got) => self.difference(&at, value, got, cut),
                None => Some(format!("{at}: recorded {value}, got nothing")),
            }
        })
    }

    fn list_difference(&mut self, at: &str, recorded: &[Value], got: &[Value], cut: bool) -> Option<String> {
        if recorded.len() != got.len() && !cut {
            return Some(format!("{at}: recorded {} elements, got {}", recorded.len(), got.len()));
        }
        let unordered = ["/managedFields", "/causes"].iter().any(|name| at.ends_with(name));
        let mut left: Vec<&Value> = got.iter().collect();
        for (index, wanted) in recorded.iter().enumerate() {
            let at = format!("{at}/{index}");
            if !(unordered || cut) {
                let difference = self.difference(&at, wanted, &got[index], cut);
                if difference.is_some() {
                    return difference;
                }
                continue;
            }
            match left.iter().position(|value| self.difference(&at, wanted, value, cut).is_none()) {
                Some(at) => drop(left.remove(at)),
                None => return Some(format!("{at}: recorded {wanted}, got none of {got:?}")),
            }
        }
        None
    }
}

/// The parts of a message with several causes, whatever their order.
fn sorted(message: &str) -> Vec<char> {
    let mut letters: Vec<char> = message.chars().collect();
    letters.sort_unstable();
    letters
}

fn body_of(request: &Value, names: &Names) -> Vec<u8> {
    if let Some(body) = request.get("body") {
        return names.fill_value(body).to_string().into_bytes();
    }
    if let Some(raw) = request["raw_body_b64"].as_str() {
        return STANDARD.decode(raw).unwrap();
    }
    names.fill(request["raw_body"].as_str().unwrap_or_default()).into_bytes()
}

async fn send(api: &Api, request: &Value, names: &Names) -> (Value, Vec<u8>) {
    let query = request["query"].as_str().map(|query| format!("?{}", names.fill(query))).unwrap_or_default();
    let uri = format!("{}{query}", names.fill(request["path"].as_str().unwrap()));
    let mut builder = Request::builder().method(request["method"].as_str().unwrap()).uri(uri);
    for (name, value) in request["headers"].as_object().unwrap() {
        builder = builder.header(name, names.fill(value.as_str().unwrap()));
    }
    let request = builder.body(Full::new(Bytes::from(body_of(request, names)))).unwrap();
    let response = api.clone().oneshot(request).await.unwrap();
    let header = |name: &str| -> Vec<String> {
        response.headers().get_all(name).iter().map(|value| value.to_str().unwrap().to_owned()).collect()
    };
    let head = json!({"status": response.status().as_u16(), "content-type": header("content-type"),
        "warning": header("warning")});
    (head, response.into_body().collect().await.unwrap().to_bytes().to_vec())
}

fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::String(text) => vec![text.clone()],
        _ => Vec::new(),
    }
}

/// Where an answer differs from the recorded one.
fn judge(expect: &Value, head: &Value, bytes: &[u8], names: &mut Names) -> Option<String> {
    if head["status"] != expect["status"] {
        return Some(format!("status {}: {}", head["status"], String::from_utf8_lossy(bytes)));
    }
    for name in ["content-type", "warning"] {
        let (recorded, got) = (texts(&expect["headers"][name]), texts(&head[name]));
        let same = recorded.len() == got.len()
            && recorded.iter().zip(&got).all(|(recorded, got)| names.matches(recorded, got));
        if !same && (name == "warning" || !recorded.is_empty()) {
            return Some(format!("{name}: recorded {recorded:?}, got {got:?}"));
        }
    }
    let text = String::from_utf8_lossy(bytes).into_owned();
    if let Some(recorded) = expect["text"].as_str() {
        return (!names.matches(recorded, &text)).then(|| format!("recorded {recorded}, got {text}"));
    }
    let recorded = expect.get("body").filter(|_| expect["body_omitted"] != true)?;
    let got: Value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    names.difference("", recorded, &got, expect["body_cut"] == true)
}

async fn play(case: &Value) -> Vec<String> {
    let store = Store::new(Clock::start());
    let api = Api::new(store, Arc::new(OnePackage::default()));
    let mut names = Names::default();
    let mut wrong = Vec::new();
    let setup = case["setup"].as_array().unwrap().iter().map(|request| (request, &Value::Null));
    let steps = case["steps"].as_array().unwrap().iter().map(|step| (&step["request"], &step["expect"]));
    for (index, (request, expect)) in setup.chain(steps).enumerate() {
        let (head, bytes) = send(&api, request, &names).await;
        if !expect.is_null()
            && let Some(difference) = judge(expect, &head, &bytes, &mut names)
        {
            let (method, path) = (&request["method"], &request["path"]);
            wrong.push(format!("{} request {index} {method} {path}: {difference}", case["id"]));
        }
        let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        learn(request, &answer, &mut names);
    }
    wrong
}

/// Binds what a request says to take from its answer, and the versions and uids of set-ups.
fn learn(request: &Value, answer: &Value, names: &mut Names) {
    for (name, pointer) in request["bind"].as_object().into_iter().flatten() {
        let value = answer.pointer(pointer.as_str().unwrap()).cloned().unwrap_or_default();
        if let Some(text) = value.as_str() {
            names.texts.insert(name.clone(), text.to_owned());
        }
        names.values.insert(name.clone(), value);
    }
}

// The clock stands still: which owners of fields are folded together depends on the seconds of their writes.
#[tokio::test(start_paused = true)]
async fn recorded_answers() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/apimachinery/cases.jsonl");
    let cases = std::fs::read_to_string(path).unwrap();
    let mut wrong = Vec::new();
    for line in cases.lines() {
        wrong.extend(play(&serde_json::from_str(line).unwrap()).await);
    }
    assert!(wrong.is_empty(), "{} answers differ:\n{}", wrong.len(), wrong.join("\n"));
}
