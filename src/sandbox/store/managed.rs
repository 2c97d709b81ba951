//! Who owns which field: the `managedFields` of an object through updates and applies.
//!
//! In: the object before and after a write, and who wrote. Out: the new records, for an apply also the
//! merged object or the conflicts. Never: clocks, validation, or the store.

use serde_json::{Map, Value, json};

use super::fields::FieldSet;
use super::shape::Shape;

/// More Update managers than this are folded into [`ANCIENT`] (rule of kube-apiserver).
const MAX_UPDATERS: usize = 10;
/// Who owns the fields of folded managers.
const ANCIENT: &str = "ancient-changes";
/// Who owns what was there before the first apply of an object without records.
const BEFORE: &str = "before-first-apply";

/// How a manager writes: an apply declares all its wishes, an update only changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operation {
    /// Server-side apply.
    Apply,
    /// Everything else.
    Update,
}

/// Who writes, and when.
#[derive(Clone, Copy, Debug)]
pub struct Writer<'a> {
    /// Field manager.
    pub manager: &'a str,
    /// `status`, or empty for the object itself.
    pub subresource: &'a str,
    /// `apiVersion` of the object.
    pub api_version: &'a str,
    /// RFC 3339 with whole seconds.
    pub now: &'a str,
}

/// One record.
#[derive(Clone, Debug, PartialEq)]
struct Record {
    manager: String,
    operation: Operation,
    subresource: String,
    api_version: String,
    time: Option<String>,
    fields: FieldSet,
}

/// All records of one object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Managed(Vec<Record>);

/// A field somebody else owns, met by an apply without force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// `"m1"`, with subresource and version where the server names them.
    pub with: String,
    /// Path such as `.spec.lifecycle`.
    pub field: String,
}

impl Managed {
    /// Reads `metadata.managedFields`; records that make no sense are dropped.
    pub fn of(object: &Value) -> Self {
        let records = object["metadata"]["managedFields"].as_array().into_iter().flatten();
        Self(records.filter_map(Record::read).collect())
    }

    /// The records a write starts from: those the writer sends, if it sends any. `[{}]` clears them.
    pub fn base(live: &Value, sent: &Value) -> Self {
        match sent["metadata"]["managedFields"].as_array() {
            Some(records) if !records.is_empty() => Self::of(sent),
            _ => Self::of(live),
        }
    }

    /// Writes `metadata.managedFields`, sorted as the server does; none without records.
    pub fn store(mut self, object: &mut Value) {
        let Some(metadata) = object["metadata"].as_object_mut() else { return };
        if self.0.is_empty() {
            metadata.remove("managedFields");
            return;
        }
        self.sort();
        metadata.insert("managedFields".into(), self.0.iter().map(Record::write).collect());
    }

    /// Sorted by operation, time, manager.
    fn sort(&mut self) {
        let key = |r: &Record| (r.operation, r.time.clone(), r.manager.clone(), r.subresource.clone());
        self.0.sort_by_key(key);
    }

    /// Records what an update changed: the writer owns it now. An object without records gets none.
    pub fn update(&mut self, shape: Shape, live: &Value, new: &Value, writer: &Writer<'_>) {
        if self.0.is_empty() && !live.is_null() {
            return;
        }
        let difference = shape.compare(live, new);
        let changed = difference.changed.without_system_fields();
        self.take_away(&changed.union(&difference.removed), None);
        if !changed.is_empty() {
            let record = self.record(writer, Operation::Update);
            record.fields = record.fields.union(&changed);
            record.time = Some(writer.now.into());
        }
        self.drop_empty();
        self.fold();
    }

    /// Merges an applied object into the live one and records what the writer now claims.
    ///
    /// # Errors
    /// The fields of others it would change, unless `force`.
    pub fn apply(
        &mut self,
        shape: Shape,
        live: &Value,
        applied: &Value,
        writer: &Writer<'_>,
        force: bool,
    ) -> Result<Value, Vec<Clash>> {
        self.remember_before(shape, live, writer);
        let claimed = shape.claimed(applied).without_system_fields();
        let record = self.record(writer, Operation::Apply);
        let before = std::mem::replace(&mut record.fields, claimed);
        let everybody = self.0.iter().fold(FieldSet::default(), |all, record| all.union(&record.fields));
        let merged = shape.merge(live, applied);
        let merged = shape.prune(&merged, &before.difference(&everybody), &everybody);
        let difference = shape.compare(live, &merged);
        let changed = difference.changed.without_system_fields();
        let own = self.position(writer, Operation::Apply);
        let clashes = self.clashes(&changed, own);
        if !force && !clashes.is_empty() {
            return Err(clashes);
        }
        let differs = !(changed.is_empty() && difference.removed.is_empty());
        self.take_away(&changed, own);
        self.take_away(&difference.removed, None);
        if let Some(own) = own.filter(|_| differs) {
            self.0[own].time = Some(writer.now.into());
        }
        self.drop_empty();
        Ok(merged)
    }

    /// The first apply of an object without records keeps what others wrote from being taken for nobody's.
    fn remember_before(&mut self, shape: Shape, live: &Value, writer: &Writer<'_>) {
        if !self.0.is_empty() || live["metadata"]["uid"].is_null() {
            return;
        }
        let fields = shape.compare(&Value::Null, live).changed.without_system_fields();
        let before = Writer { manager: BEFORE, subresource: "", ..*writer };
        let time = Some(writer.now.to_owned());
        self.0.push(Record { fields, time, ..Record::new(&before, Operation::Update) });
    }

    fn position(&self, writer: &Writer<'_>, operation: Operation) -> Option<usize> {
        self.0.iter().position(|record| record.is_of(writer, operation))
    }

    /// The writer's record, made if missing.
    fn record(&mut self, writer: &Writer<'_>, operation: Operation) -> &mut Record {
        let at = self.position(writer, operation).unwrap_or_else(|| {
            self.0.push(Record::new(writer, operation));
            self.0.len() - 1
        });
        &mut self.0[at]
    }

    /// Removes fields from every record but one.
    fn take_away(&mut self, fields: &FieldSet, except: Option<usize>) {
        for (at, record) in self.0.iter_mut().enumerate() {
            if Some(at) != except {
                record.fields = record.fields.difference(fields);
            }
        }
    }

    fn clashes(&self, changed: &FieldSet, except: Option<usize>) -> Vec<Clash> {
        let others =
            self.0.iter().enumerate().filter(|(at, _)| Some(*at) != except).map(|(_, record)| record);
        others
            .flat_map(|record| {
                let fields = record.fields.intersection(changed).paths();
                fields.into_iter().map(|field| Clash { with: record.title(), field })
            })
            .collect()
    }

    fn drop_empty(&mut self) {
        self.0.retain(|record| !record.fields.is_empty());
    }

    /// Keeps the number of Update records within bounds.
    fn fold(&mut self) {
        self.sort();
        while self.0.iter().filter(|record| record.operation == Operation::Update).count() > MAX_UPDATERS {
            let oldest = |r: &Record| r.operation == Operation::Update && r.manager != ANCIENT;
            let Some(at) = self.0.iter().position(oldest) else { return };
            let old = self.0.remove(at);
            match self.0.iter_mut().find(|r| r.manager == ANCIENT && r.api_version == old.api_version) {
                Some(ancient) => {
                    ancient.fields = ancient.fields.union(&old.fields);
                    ancient.time = ancient.time.take().max(old.time);
                }
                None => {
                    let ancient = Record { manager: ANCIENT.into(), subresource: String::new(), ..old };
                    self.0.insert(at, ancient);
                }
            }
        }
    }
}

impl Record {
    fn new(writer: &Writer<'_>, operation: Operation) -> Self {
        Self {
            manager: writer.manager.into(),
            operation,
            subresource: writer.subresource.into(),
            api_version: writer.api_version.into(),
            time: None,
            fields: FieldSet::default(),
        }
    }

    fn is_of(&self, writer: &Writer<'_>, operation: Operation) -> bool {
        self.operation == operation
            && self.manager == writer.manager
            && self.subresource == writer.subresource
            && self.api_version == writer.api_version
    }

    fn read(entry: &Value) -> Option<Self> {
        let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        let operation = match entry["operation"].as_str()? {
            "Apply" => Operation::Apply,
            "Update" => Operation::Update,
            _ => return None,
        };
        Some(Self {
            manager: text("manager"),
            operation,
            subresource: text("subresource"),
            api_version: text("apiVersion"),
            time: entry["time"].as_str().map(Into::into),
            fields: FieldSet::from_json(&entry["fieldsV1"]),
        })
    }

    fn write(&self) -> Value {
        let operation = if self.operation == Operation::Apply { "Apply" } else { "Update" };
        let mut entry = Map::new();
        entry.insert("apiVersion".into(), self.api_version.clone().into());
        entry.insert("fieldsType".into(), "FieldsV1".into());
        entry.insert("fieldsV1".into(), self.fields.to_json());
        entry.insert("manager".into(), self.manager.clone().into());
        entry.insert("operation".into(), operation.into());
        if !self.subresource.is_empty() {
            entry.insert("subresource".into(), self.subresource.clone().into());
        }
        if let Some(time) = &self.time {
            entry.insert("time".into(), time.clone().into());
        }
        Value::Object(entry)
    }

    /// How a conflict names it. Only updaters are shown with the version they used.
    fn title(&self) -> String {
        let mut title = json!(self.manager).to_string();
        if !self.subresource.is_empty() {
            title.push_str(&format!(" with subresource {}", json!(self.subresource)));
        }
        if self.operation == Operation::Update {
            title.push_str(&format!(" using {}", self.api_version));
        }
        title
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { conditions_by_type: true, unowned: &[] };

    fn writer<'a>(manager: &'a str, subresource: &'a str) -> Writer<'a> {
        Writer { manager, subresource, api_version: "g/v1", now: "2026-01-01T00:00:00Z" }
    }

    fn owners(managed: &Managed) -> Vec<(String, Operation, Value)> {
        managed.0.iter().map(|r| (r.manager.clone(), r.operation, r.fields.to_json())).collect()
    }

    #[test]
    fn an_update_moves_ownership_of_what_changed() {
        let (empty, old) = (Value::Null, json!({"spec": {"a": 1, "b": 1}}));
        let mut managed = Managed::default();
        managed.update(SHAPE, &empty, &old, &writer("one", ""));
        managed.update(SHAPE, &old, &json!({"spec": {"a": 2, "b": 1}}), &writer("two", ""));
        assert_eq!(
            owners(&managed),
            [
                ("one".into(), Operation::Update, json!({"f:spec": {".": {}, "f:b": {}}})),
                ("two".into(), Operation::Update, json!({"f:spec": {"f:a": {}}})),
            ]
        );
    }

    #[test]
    fn an_update_without_a_change_leaves_no_trace() {
        let object = json!({"spec": {"a": 1}});
        let mut managed = Managed::default();
        managed.update(SHAPE, &object, &object, &writer("one", ""));
        assert_eq!(managed, Managed::default());
    }

    #[test]
    fn an_object_without_records_gets_none_by_an_update() {
        let live = json!({"metadata": {"uid": "u"}, "spec": {"a": 1}});
        let mut managed = Managed::default();
        managed.update(
            SHAPE,
            &live,
            &json!({"metadata": {"uid": "u"}, "spec": {"a": 2}}),
            &writer("one", ""),
        );
        assert_eq!(managed, Managed::default());
        let wish = json!({"spec": {"a": 2}});
        let clashes = managed.clone().apply(SHAPE, &live, &wish, &writer("two", ""), false).unwrap_err();
        assert_eq!(clashes[0].with, "\"before-first-apply\" using g/v1");
    }

    #[test]
    fn apply_removes_what_it_no_longer_says_and_nobody_else_owns() {
        let mut managed = Managed::default();
        let both = json!({"metadata": {"labels": {"a": "1", "b": "2"}}, "spec": {"x": 1}});
        let live = managed.apply(SHAPE, &json!({}), &both, &writer("one", ""), false).unwrap();
        let shared = json!({"metadata": {"labels": {"b": "2"}}});
        let live = managed.apply(SHAPE, &live, &shared, &writer("two", ""), false).unwrap();
        let live =
            managed.apply(SHAPE, &live, &json!({"spec": {"x": 1}}), &writer("one", ""), false).unwrap();
        assert_eq!(live, json!({"metadata": {"labels": {"b": "2"}}, "spec": {"x": 1}}));
        let times: Vec<bool> = managed.0.iter().map(|record| record.time.is_some()).collect();
        assert_eq!(times, [true, false], "a claim that changed nothing has no time");
    }

    #[test]
    fn apply_without_force_names_the_owner() {
        let mut managed = Managed::default();
        let live = json!({"spec": {"a": 1}, "status": {"conditions": [{"type": "R", "status": "True"}]}});
        managed.update(SHAPE, &Value::Null, &live, &writer("one", "status"));
        let wish = json!({"status": {"conditions": [{"type": "R", "status": "False"}]}});
        let clashes =
            managed.clone().apply(SHAPE, &live, &wish, &writer("two", "status"), false).unwrap_err();
        assert_eq!(
            clashes,
            [Clash {
                with: "\"one\" with subresource \"status\" using g/v1".into(),
                field: ".status.conditions[type=\"R\"].status".into(),
            }]
        );
        let forced = managed.apply(SHAPE, &live, &wish, &writer("two", "status"), true).unwrap();
        assert_eq!(forced["status"]["conditions"][0]["status"], "False");
    }

    #[test]
    fn more_than_ten_updaters_are_folded() {
        let mut managed = Managed::default();
        let mut live = json!({"spec": {}});
        managed.update(SHAPE, &Value::Null, &live, &writer("m0", ""));
        for n in 1..=12 {
            let mut new = live.clone();
            new["spec"][format!("f{n}")] = n.into();
            managed.update(SHAPE, &live, &new, &writer(&format!("m{n}"), ""));
            live = new;
        }
        let names: Vec<&str> = managed.0.iter().map(|record| record.manager.as_str()).collect();
        assert_eq!(names.len(), 10);
        assert_eq!(names[0], ANCIENT);
        assert_eq!(
            managed.0[0].fields.to_json(),
            json!({"f:spec": {".": {}, "f:f1": {}, "f:f10": {}, "f:f11": {}}})
        );
    }

    #[test]
    fn records_read_back_sorted() {
        let mut managed = Managed::default();
        managed.update(SHAPE, &Value::Null, &json!({"spec": {"a": 1}}), &writer("z", ""));
        managed.apply(SHAPE, &json!({}), &json!({"spec": {"b": 1}}), &writer("y", "status"), true).unwrap();
        let mut object = json!({"metadata": {}});
        managed.store(&mut object);
        assert_eq!(object["metadata"]["managedFields"][0]["manager"], "y");
        assert_eq!(owners(&Managed::of(&object)).len(), 2);
    }
}
