//! The objects of the store as its files describe them.
//!
//! In: the bytes of a snapshot and of a log. Out: the objects after the last whole record, and where the log
//! ends. Never: I/O, or a guess about damage: what no interrupted write leaves behind is an error.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::frame::{self, Next, framed};
use super::{BEGINNING, Resource, identity, key};

/// First line of a log; it names the format.
pub const LOG: &[u8] = b"porchctl sandbox log 1\n";
/// First line of a snapshot.
pub const SNAPSHOT: &[u8] = b"porchctl sandbox snapshot 1\n";

/// What happened to an object.
#[derive(Clone, Copy, Debug)]
pub enum Change<'a> {
    /// That is what is there now.
    Stored(&'a Value),
    /// The one of that `namespace/name` is there no more.
    Gone(&'a str),
}

/// A record to be written.
#[derive(Serialize)]
struct Written<'a> {
    version: u64,
    resource: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    object: Option<&'a Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gone: Option<&'a str>,
}

/// A record that was read.
#[derive(Deserialize)]
struct Entry {
    version: u64,
    resource: String,
    object: Option<Value>,
    gone: Option<String>,
}

/// The bytes of one change, after which the store has that version.
///
/// # Errors
/// A sentence.
pub fn record(version: u64, resource: Resource, change: Change<'_>) -> Result<Vec<u8>, String> {
    let (object, gone) = match change {
        Change::Stored(object) => (Some(object), None),
        Change::Gone(key) => (None, Some(key)),
    };
    let written = Written { version, resource: resource.names().plural, object, gone };
    framed(&serde_json::to_vec(&written).map_err(|error| error.to_string())?)
}

/// First record of a snapshot.
#[derive(Serialize, Deserialize)]
struct Head {
    version: u64,
    objects: usize,
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Offset in bytes.
    pub at: usize,
    /// A few words.
    pub what: String,
}

impl Damage {
    fn new(at: usize, what: impl Into<String>) -> Self {
        Self { at, what: what.into() }
    }
}

/// All objects at one version.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// The version.
    pub version: u64,
    /// The objects of each collection by `namespace/name`, in the order of [`Resource::ALL`].
    pub objects: [BTreeMap<String, Arc<Value>>; Resource::ALL.len()],
}

impl Default for Image {
    fn default() -> Self {
        Self { version: BEGINNING, objects: Default::default() }
    }
}

impl Image {
    /// The bytes of a snapshot.
    ///
    /// # Errors
    /// A sentence.
    pub fn to_snapshot<'a>(
        version: u64,
        objects: impl Iterator<Item = (Resource, &'a Arc<Value>)>,
    ) -> Result<Vec<u8>, String> {
        let (mut body, mut count) = (Vec::new(), 0);
        for (resource, object) in objects {
            body.extend(record(version, resource, Change::Stored(object))?);
            count += 1;
        }
        let head =
            serde_json::to_vec(&Head { version, objects: count }).map_err(|error| error.to_string())?;
        Ok([SNAPSHOT, &framed(&head)?, &body].concat())
    }

    /// Reads a snapshot. It was written as a whole, so every flaw is damage.
    ///
    /// # Errors
    /// Where, and what.
    pub fn of_snapshot(bytes: &[u8]) -> Result<Self, Damage> {
        let mut at = begin(bytes, SNAPSHOT)?;
        let head: Head = parse(at, take(bytes, &mut at)?)?;
        let mut image = Self { version: head.version, ..Self::default() };
        for _ in 0..head.objects {
            let here = at;
            let entry: Entry = parse(here, take(bytes, &mut at)?)?;
            image.put(entry).map_err(|what| Damage::new(here, what))?;
        }
        if at == bytes.len() { Ok(image) } else { Err(Damage::new(at, "more objects than announced")) }
    }

    /// Carries out the records of a log and gives the offset after the last whole one. Records that the
    /// snapshot holds already are skipped.
    ///
    /// # Errors
    /// Where, and what.
    pub fn replay(&mut self, bytes: &[u8]) -> Result<usize, Damage> {
        let mut at = begin(bytes, LOG)?;
        let mut before = None;
        loop {
            match frame::next(&bytes[at..]) {
                Next::End | Next::Torn => return Ok(at),
                Next::Damaged => return Err(Damage::new(at, "this is no record of the log")),
                Next::Record(record, length) => {
                    let entry: Entry = parse(at, record)?;
                    let version = entry.version;
                    self.advance(before, entry).map_err(|what| Damage::new(at, what))?;
                    before = Some(version);
                    at += length;
                }
            }
        }
    }

    /// One record after another one of version `before`.
    fn advance(&mut self, before: Option<u64>, entry: Entry) -> Result<(), String> {
        let expected = before.unwrap_or(self.version.min(entry.version.saturating_sub(1))) + 1;
        if entry.version != expected {
            return Err(format!("version {} stands where {expected} should be", entry.version));
        }
        if entry.version <= self.version {
            return Ok(());
        }
        self.version = entry.version;
        self.put(entry)
    }

    fn put(&mut self, entry: Entry) -> Result<(), String> {
        let known = Resource::ALL.into_iter().find(|resource| resource.names().plural == entry.resource);
        let resource = known.ok_or_else(|| format!("unknown resource {:?}", entry.resource))?;
        let collection = &mut self.objects[resource as usize];
        match (entry.object, entry.gone) {
            (Some(object), None) => {
                let (namespace, name) = identity(&object);
                collection.insert(key(&namespace, &name), Arc::new(object));
            }
            (None, Some(key)) => drop(collection.remove(&key)),
            _ => return Err("a change is one object that is there or gone".into()),
        }
        Ok(())
    }
}

/// The offset after the first line.
fn begin(bytes: &[u8], line: &[u8]) -> Result<usize, Damage> {
    if bytes.starts_with(line) { Ok(line.len()) } else { Err(Damage::new(0, "it begins with another line")) }
}

/// The next record, which must be whole.
fn take<'a>(bytes: &'a [u8], at: &mut usize) -> Result<&'a [u8], Damage> {
    match frame::next(&bytes[*at..]) {
        Next::Record(record, length) => {
            *at += length;
            Ok(record)
        }
        _ => Err(Damage::new(*at, "a record is missing or damaged")),
    }
}

fn parse<T: for<'a> Deserialize<'a>>(at: usize, record: &[u8]) -> Result<T, Damage> {
    serde_json::from_slice(record).map_err(|error| Damage::new(at, error.to_string()))
}
