//! How values of an object are compared and merged: which lists are one value, which are sets, which are
//! merged by key.
//!
//! In: two values of one object. Out: the fields that differ, or the merged value. Never: who owns what.

use serde_json::{Map, Value, json};

use super::fields::FieldSet;

/// The lists of one kind. Maps need no schema: they are merged key by key wherever they are.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// `status.conditions` is merged by `type`.
    pub conditions_by_type: bool,
    /// Top-level path elements that nobody owns.
    pub unowned: &'static [&'static str],
}

/// What a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    /// One value.
    Atomic,
    /// Scalars without order.
    Set,
    /// Objects named by one of their fields; `whole` items are one value each.
    ByKey { key: &'static str, whole: bool },
}

/// Where in an object a value is: only the first two steps ever matter.
#[derive(Clone, Copy, Debug)]
struct Place<'a> {
    depth: usize,
    top: &'a str,
    name: &'a str,
}

impl<'a> Place<'a> {
    const ROOT: Place<'static> = Place { depth: 0, top: "", name: "" };

    fn into_field(self, name: &'a str) -> Self {
        let top = if self.depth == 0 { name } else { self.top };
        Place { depth: self.depth + 1, top, name }
    }

    fn into_item(self) -> Self {
        Place { depth: self.depth + 1, ..self }
    }
}

/// What differs between two values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Added or with another value.
    pub changed: FieldSet,
    /// No longer there.
    pub removed: FieldSet,
}

impl Shape {
    fn list(self, at: Place<'_>) -> List {
        match (at.depth, at.top, at.name) {
            (2, "metadata", "finalizers") => List::Set,
            (2, "metadata", "ownerReferences") => List::ByKey { key: "uid", whole: true },
            (2, "status", "conditions") if self.conditions_by_type => {
                List::ByKey { key: "type", whole: false }
            }
            _ => List::Atomic,
        }
    }

    /// The fields an applied document claims: its leaves, and the items of lists merged by key.
    pub fn claimed(self, object: &Value) -> FieldSet {
        let mut set = self.members(Place::ROOT, object, false);
        set.own = false;
        set
    }

    /// What differs; a missing object is `Null`.
    pub fn compare(self, old: &Value, new: &Value) -> Difference {
        let found = |value: &Value| (!value.is_null()).then_some(value.clone());
        let mut difference = self.differ(Place::ROOT, found(old).as_ref(), found(new).as_ref());
        difference.changed.own = false;
        difference.removed.own = false;
        for element in self.unowned {
            difference.changed.below.remove(*element);
            difference.removed.below.remove(*element);
        }
        difference
    }

    /// Every path in a value; `containers`: maps and lists count as members, too.
    fn members(self, at: Place<'_>, value: &Value, containers: bool) -> FieldSet {
        let Some(parts) = self.parts(at, value) else {
            // An empty list that is merged item by item says nothing.
            let silent = !containers && value.is_array() && self.list(at) != List::Atomic;
            return if silent { FieldSet::default() } else { FieldSet::leaf() };
        };
        let item = matches!(self.list(at), List::ByKey { .. }) && value.is_array();
        let mut set = FieldSet { own: containers, ..FieldSet::default() };
        for (element, place, part) in parts {
            let mut below = if self.is_whole(at, value) {
                FieldSet::leaf()
            } else {
                self.members(place, part, containers)
            };
            below.own |= item;
            set.put(element, below);
        }
        set
    }

    fn is_whole(self, at: Place<'_>, value: &Value) -> bool {
        value.is_array() && !matches!(self.list(at), List::ByKey { whole: false, .. })
    }

    /// The parts of a container with their path elements; none for what is one value.
    fn parts<'v>(self, at: Place<'v>, value: &'v Value) -> Option<Vec<(String, Place<'v>, &'v Value)>> {
        let parts: Vec<_> = match value {
            Value::Object(map) => {
                map.iter().map(|(name, part)| (format!("f:{name}"), at.into_field(name), part)).collect()
            }
            Value::Array(items) => {
                let kind = self.list(at);
                let named = |item: &'v Value| element_of(kind, item).map(|name| (name, at.into_item(), item));
                items.iter().map(named).collect::<Option<_>>()?
            }
            _ => return None,
        };
        (!parts.is_empty()).then_some(parts)
    }

    fn differ(self, at: Place<'_>, old: Option<&Value>, new: Option<&Value>) -> Difference {
        match (old, new) {
            (Some(old), Some(new)) if old == new => Difference::default(),
            (Some(old), Some(new)) => self.differ_inside(at, old, new),
            (old, new) => Difference {
                changed: new.map(|value| self.members(at, value, true)).unwrap_or_default(),
                removed: old.map(|value| self.members(at, value, true)).unwrap_or_default(),
            },
        }
    }

    fn differ_inside(self, at: Place<'_>, old: &Value, new: &Value) -> Difference {
        let same_kind = (old.is_object() && new.is_object()) || (old.is_array() && new.is_array());
        let (before, after) = (self.parts_or_empty(at, old), self.parts_or_empty(at, new));
        let (Some(before), Some(after), true) = (before, after, same_kind && !self.is_atomic(at, new)) else {
            return Difference { changed: FieldSet::leaf(), removed: FieldSet::default() };
        };
        let mut difference = Difference::default();
        let whole = self.is_whole(at, new);
        for (element, place, part) in &after {
            let was = before.iter().find(|(name, ..)| name == element).map(|(.., value)| *value);
            let inner = if whole && was.is_none_or(|was| was != *part) {
                Difference { changed: FieldSet::leaf(), removed: FieldSet::default() }
            } else {
                self.differ(*place, was, Some(part))
            };
            difference.changed.put(element.clone(), inner.changed);
            difference.removed.put(element.clone(), inner.removed);
        }
        for (element, place, part) in &before {
            if !after.iter().any(|(name, ..)| name == element) {
                let gone = if whole { FieldSet::leaf() } else { self.members(*place, part, true) };
                difference.removed.put(element.clone(), gone);
            }
        }
        difference
    }

    fn is_atomic(self, at: Place<'_>, value: &Value) -> bool {
        value.is_array() && self.list(at) == List::Atomic
    }

    fn parts_or_empty<'v>(
        self,
        at: Place<'v>,
        value: &'v Value,
    ) -> Option<Vec<(String, Place<'v>, &'v Value)>> {
        match value {
            Value::Object(map) if map.is_empty() => Some(Vec::new()),
            Value::Array(items) if items.is_empty() => Some(Vec::new()),
            _ => self.parts(at, value),
        }
    }

    /// The live object with everything the applied one says.
    pub fn merge(self, live: &Value, applied: &Value) -> Value {
        self.merge_at(Place::ROOT, live, applied)
    }

    fn merge_at(self, at: Place<'_>, live: &Value, applied: &Value) -> Value {
        match (live, applied) {
            (Value::Object(old), Value::Object(new)) => {
                let mut merged = old.clone();
                for (name, value) in new {
                    let below = old.get(name).map(|was| self.merge_at(at.into_field(name), was, value));
                    merged.insert(name.clone(), below.unwrap_or_else(|| value.clone()));
                }
                Value::Object(merged)
            }
            (Value::Array(old), Value::Array(new)) => self.merge_lists(at, old, new),
            _ => applied.clone(),
        }
    }

    fn merge_lists(self, at: Place<'_>, old: &[Value], new: &[Value]) -> Value {
        let kind = self.list(at);
        if kind == List::Atomic {
            return new.into();
        }
        let mut merged = old.to_vec();
        for item in new {
            let same = |other: &&mut Value| element_of(kind, other) == element_of(kind, item);
            match merged.iter_mut().find(same) {
                Some(was) if matches!(kind, List::ByKey { whole: false, .. }) => {
                    *was = self.merge_at(at.into_item(), was, item);
                }
                Some(was) => *was = item.clone(),
                None => merged.push(item.clone()),
            }
        }
        merged.into()
    }

    /// The object without the fields in `gone`; what is in `kept`, or holds such a field, stays. A
    /// container that is emptied by this goes, too.
    pub fn prune(self, object: &Value, gone: &FieldSet, kept: &FieldSet) -> Value {
        self.prune_at(Place::ROOT, object, gone, kept).unwrap_or_else(|| Value::Object(Map::new()))
    }

    fn prune_at(self, at: Place<'_>, value: &Value, gone: &FieldSet, kept: &FieldSet) -> Option<Value> {
        if gone.own && kept.is_empty() {
            return None;
        }
        let Some(parts) = self.parts(at, value).filter(|_| !gone.below.is_empty()) else {
            return Some(value.clone());
        };
        let nothing = FieldSet::default();
        let left: Vec<(String, Value)> = parts
            .into_iter()
            .filter_map(|(element, place, part)| {
                let below = gone.get(&element).unwrap_or(&nothing);
                let keep = kept.get(&element).unwrap_or(&nothing);
                self.prune_at(place, part, below, keep).map(|part| (element, part))
            })
            .collect();
        if left.is_empty() && !kept.own {
            return None;
        }
        Some(rebuilt(value, left))
    }
}

/// A container like `value` with these parts.
fn rebuilt(value: &Value, parts: Vec<(String, Value)>) -> Value {
    if value.is_array() {
        return parts.into_iter().map(|(_, part)| part).collect();
    }
    parts.into_iter().map(|(element, part)| (element[2..].to_owned(), part)).collect()
}

/// How an item of a list is named in paths; none if the list is one value or the item lacks its key.
fn element_of(kind: List, item: &Value) -> Option<String> {
    match kind {
        List::Atomic => None,
        List::Set => Some(format!("v:{item}")),
        List::ByKey { key, .. } => item.get(key).map(|value| format!("k:{}", json!({ key: value }))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { conditions_by_type: true, unowned: &[] };

    #[test]
    fn a_new_object_is_owned_with_its_containers() {
        let object = json!({"metadata": {"finalizers": ["f"], "ownerReferences": [{"uid": "u", "name": "n"}]},
            "spec": {"lifecycle": "Draft", "readinessGates": [{"conditionType": "x"}]}});
        let expected = json!({
            "f:metadata": {".": {}, "f:finalizers": {".": {}, "v:\"f\"": {}},
                "f:ownerReferences": {".": {}, "k:{\"uid\":\"u\"}": {}}},
            "f:spec": {".": {}, "f:lifecycle": {}, "f:readinessGates": {}},
        });
        assert_eq!(SHAPE.compare(&Value::Null, &object).changed.to_json(), expected);
    }

    #[test]
    fn an_applied_object_claims_leaves_and_items() {
        let object = json!({"spec": {"packageMetadata": {"labels": {"a": "b"}}, "source": {}},
            "status": {"conditions": [{"type": "Ready", "status": "True"}]}});
        let expected = json!({
            "f:spec": {"f:packageMetadata": {"f:labels": {"f:a": {}}}, "f:source": {}},
            "f:status": {"f:conditions": {"k:{\"type\":\"Ready\"}": {".": {}, "f:status": {}, "f:type": {}}}},
        });
        assert_eq!(SHAPE.claimed(&object).to_json(), expected);
    }

    #[test]
    fn conditions_are_one_value_where_the_schema_says_so() {
        let object = json!({"status": {"conditions": [{"type": "Ready"}]}});
        let shape = Shape { conditions_by_type: false, unowned: &[] };
        assert_eq!(shape.claimed(&object).to_json(), json!({"f:status": {"f:conditions": {}}}));
    }

    #[test]
    fn a_difference_names_only_what_differs() {
        let old = json!({"spec": {"a": 1, "b": {"c": 1}}, "status": {"conditions": [
            {"type": "Ready", "status": "True"}, {"type": "Gone"}]}});
        let new = json!({"spec": {"a": 2}, "status": {"conditions": [{"type": "Ready", "status": "False"}]}});
        let difference = SHAPE.compare(&old, &new);
        assert_eq!(
            difference.changed.to_json(),
            json!({"f:spec": {"f:a": {}},
                "f:status": {"f:conditions": {"k:{\"type\":\"Ready\"}": {"f:status": {}}}}})
        );
        assert_eq!(
            difference.removed.to_json(),
            json!({"f:spec": {"f:b": {".": {}, "f:c": {}}},
                "f:status": {"f:conditions": {"k:{\"type\":\"Gone\"}": {".": {}, "f:type": {}}}}})
        );
    }

    #[test]
    fn merging_keeps_other_items() {
        let live = json!({"status": {"conditions": [{"type": "A", "x": 1}, {"type": "B"}], "list": [1]}});
        let applied = json!({"status": {"conditions": [{"type": "A", "y": 2}, {"type": "C"}], "list": [2]}});
        assert_eq!(
            SHAPE.merge(&live, &applied),
            json!({"status": {"conditions": [{"type": "A", "x": 1, "y": 2}, {"type": "B"}, {"type": "C"}],
                "list": [2]}})
        );
    }

    #[test]
    fn pruning_empties_containers_unless_somebody_owns_them() {
        let object = json!({"spec": {"a": {"b": 1}, "c": 2}});
        let gone = SHAPE.claimed(&object);
        assert_eq!(SHAPE.prune(&object, &gone, &FieldSet::default()), json!({}));
        let kept = FieldSet::from_json(&json!({"f:spec": {".": {}}}));
        let part = FieldSet::from_json(&json!({"f:spec": {"f:a": {"f:b": {}}, "f:c": {}}}));
        let left = SHAPE.prune(&object, &part, &kept);
        assert_eq!(left, json!({"spec": {}}));
    }
}
