//! Which items a function gets, and where its answer goes.
//!
//! In: items, selectors, an answer. Out: the chosen ones, and the whole list after the function.
//! Never: runs anything.

use crate::package::kptfile::{Function, Selector};
use crate::sandbox::functions::{Item, Meta};

/// Positions of the items a function gets; none when it gets all.
pub(super) fn chosen(function: &Function, items: &[Item]) -> Option<Vec<usize>> {
    let excludes: Vec<&Selector> =
        function.exclude.iter().filter(|one| **one != Selector::default()).collect();
    if function.selectors.is_empty() && function.exclude.is_empty() {
        return None;
    }
    let wanted = |item: &Item| {
        let selected =
            function.selectors.is_empty() || function.selectors.iter().any(|one| matches(one, item));
        selected && !excludes.iter().any(|one| matches(one, item))
    };
    Some(items.iter().enumerate().filter(|(_, item)| wanted(item)).map(|(at, _)| at).collect())
}

fn matches(selector: &Selector, item: &Item) -> bool {
    let root = item.document.root();
    let meta = Meta::of(root);
    let equal = |wanted: &String, is: &String| wanted.is_empty() || wanted == is;
    let pairs = [("labels", &selector.labels), ("annotations", &selector.annotations)];
    let has = |map: &str, key: &str| root.and_then(|root| root.text_at(&["metadata", map, key]));
    equal(&selector.api_version, &meta.api_version)
        && equal(&selector.kind, &meta.kind)
        && equal(&selector.name, &meta.name)
        && equal(&selector.namespace, &meta.namespace)
        && pairs
            .iter()
            .all(|(map, wanted)| wanted.iter().all(|(key, value)| has(map, key) == Some(value.as_str())))
}

/// Puts an answer to a choice back: changed items in their old places, missing ones gone, new ones
/// last.
pub(super) fn merged(items: Vec<Item>, chosen: &[usize], answer: Vec<Item>) -> Vec<Item> {
    let mut answer: Vec<Option<Item>> = answer.into_iter().map(Some).collect();
    let mut out = Vec::new();
    for (at, item) in items.into_iter().enumerate() {
        if !chosen.contains(&at) {
            out.push(item);
            continue;
        }
        let back = answer
            .iter_mut()
            .find(|new| new.as_ref().is_some_and(|new| new.id.is_some() && new.id == item.id));
        out.extend(back.and_then(Option::take));
    }
    out.extend(answer.into_iter().flatten());
    out
}
