//! Sets of field paths, as `managedFields` records them.
//!
//! In: paths and `fieldsV1` documents. Out: set algebra and `fieldsV1` documents. Never: values of objects.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// A set of paths as a tree. A child's key is a path element as on the wire: `f:name` for a field,
/// `k:{"type":"Ready"}` for an item of a list merged by key, `v:"x"` for an item of a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldSet {
    /// Is the path that leads here a member?
    pub own: bool,
    /// Members below.
    pub below: BTreeMap<String, FieldSet>,
}

impl FieldSet {
    /// A set that holds just the path that leads to it.
    pub fn leaf() -> Self {
        Self { own: true, below: BTreeMap::new() }
    }

    /// Adds a subtree under a path element; an empty one is dropped.
    pub fn put(&mut self, element: String, set: Self) {
        if !set.is_empty() {
            self.below.insert(element, set);
        }
    }

    /// Has it no member at all?
    pub fn is_empty(&self) -> bool {
        !self.own && self.below.is_empty()
    }

    /// The subtree under an element.
    pub fn get(&self, element: &str) -> Option<&Self> {
        self.below.get(element)
    }

    /// Members of either.
    pub fn union(&self, other: &Self) -> Self {
        let mut all = self.clone();
        all.own |= other.own;
        for (element, set) in &other.below {
            let merged = all.below.get(element).map_or_else(|| set.clone(), |mine| mine.union(set));
            all.put(element.clone(), merged);
        }
        all
    }

    /// Members of this one that the other lacks.
    pub fn difference(&self, other: &Self) -> Self {
        let mut left = Self { own: self.own && !other.own, below: BTreeMap::new() };
        for (element, set) in &self.below {
            let kept = other.below.get(element).map_or_else(|| set.clone(), |theirs| set.difference(theirs));
            left.put(element.clone(), kept);
        }
        left
    }

    /// Members of both.
    pub fn intersection(&self, other: &Self) -> Self {
        let mut both = Self { own: self.own && other.own, below: BTreeMap::new() };
        for (element, set) in &self.below {
            if let Some(theirs) = other.below.get(element) {
                both.put(element.clone(), set.intersection(theirs));
            }
        }
        both
    }

    /// Removes what nobody can own: identity and what the server itself counts.
    pub fn without_system_fields(mut self) -> Self {
        for name in ["f:apiVersion", "f:kind"] {
            self.below.remove(name);
        }
        if let Some(mut metadata) = self.below.remove("f:metadata") {
            metadata.own = false;
            for name in SYSTEM_METADATA {
                metadata.below.remove(name);
            }
            self.put("f:metadata".into(), metadata);
        }
        self
    }

    /// Without everything under one top-level field.
    pub fn without(mut self, element: &str) -> Self {
        self.below.remove(element);
        self
    }

    /// The `fieldsV1` document.
    pub fn to_json(&self) -> Value {
        let mut map = Map::new();
        for (element, set) in &self.below {
            map.insert(element.clone(), set.node());
        }
        Value::Object(map)
    }

    /// One node below the root: `{}` is a member, `"."` marks a member that has members below.
    fn node(&self) -> Value {
        let Value::Object(mut map) = self.to_json() else { return Value::Null };
        if self.own && !self.below.is_empty() {
            map.insert(".".into(), Value::Object(Map::new()));
        }
        Value::Object(map)
    }

    /// Reads a `fieldsV1` document; what is no object counts as empty.
    pub fn from_json(document: &Value) -> Self {
        let mut set = Self::default();
        for (element, node) in document.as_object().into_iter().flatten() {
            if element == "." {
                set.own = true;
                continue;
            }
            let mut below = Self::from_json(node);
            below.own |= below.below.is_empty();
            set.put(element.clone(), below);
        }
        set
    }

    /// Members as texts such as `.status.conditions[type="Ready"].status`, in order.
    pub fn paths(&self) -> Vec<String> {
        let mut found = Vec::new();
        self.collect_paths("", &mut found);
        found
    }

    fn collect_paths(&self, at: &str, found: &mut Vec<String>) {
        if self.own {
            found.push(at.into());
        }
        for (element, set) in &self.below {
            set.collect_paths(&format!("{at}{}", path_text(element)), found);
        }
    }
}

/// Fields of `metadata` that no manager owns.
const SYSTEM_METADATA: [&str; 10] = [
    "f:name",
    "f:namespace",
    "f:uid",
    "f:resourceVersion",
    "f:generation",
    "f:creationTimestamp",
    "f:deletionTimestamp",
    "f:deletionGracePeriodSeconds",
    "f:managedFields",
    "f:selfLink",
];

/// `.name`, `[type="Ready"]` or `[="x"]`.
fn path_text(element: &str) -> String {
    match element.split_once(':') {
        Some(("f", name)) => format!(".{name}"),
        Some(("k", key)) => {
            let key: Map<String, Value> = serde_json::from_str(key).unwrap_or_default();
            let parts: Vec<String> = key.iter().map(|(name, value)| format!("{name}={value}")).collect();
            format!("[{}]", parts.join(","))
        }
        Some((_, value)) => format!("[={value}]"),
        None => format!(".{element}"),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn sets() -> impl Strategy<Value = FieldSet> {
        let leaf = Just(FieldSet::leaf());
        leaf.prop_recursive(3, 16, 3, |inner| {
            (any::<bool>(), proptest::collection::btree_map("f:[abc]", inner, 1..4))
                .prop_map(|(own, below)| FieldSet { own, below })
        })
    }

    proptest! {
        #[test]
        fn documents_read_back(set in sets()) {
            let mut root = FieldSet::default();
            root.put("f:spec".into(), set);
            prop_assert_eq!(FieldSet::from_json(&root.to_json()), root);
        }

        #[test]
        fn the_algebra_holds(a in sets(), b in sets()) {
            let both = a.intersection(&b);
            prop_assert_eq!(a.difference(&b).union(&both), a.clone());
            prop_assert!(a.difference(&b).intersection(&b).is_empty());
            prop_assert_eq!(a.union(&b), b.union(&a));
        }
    }

    #[test]
    fn containers_with_members_below_are_marked_with_a_dot() {
        let document = json!({"f:spec": {".": {}, "f:lifecycle": {}}, "f:status": {"f:revision": {}}});
        let set = FieldSet::from_json(&document);
        assert!(set.get("f:spec").unwrap().own);
        assert!(!set.get("f:status").unwrap().own);
        assert_eq!(set.to_json(), document);
    }

    #[test]
    fn paths_are_written_as_conflicts_name_them() {
        let document = json!({"f:status": {"f:conditions": {"k:{\"type\":\"Ready\"}": {"f:status": {}}}}});
        assert_eq!(FieldSet::from_json(&document).paths(), [".status.conditions[type=\"Ready\"].status"]);
    }

    #[test]
    fn nobody_owns_identity() {
        let document = json!({"f:kind": {}, "f:metadata": {".": {}, "f:name": {}, "f:labels": {"f:a": {}}}});
        let set = FieldSet::from_json(&document).without_system_fields();
        assert_eq!(set.to_json(), json!({"f:metadata": {"f:labels": {"f:a": {}}}}));
    }
}
