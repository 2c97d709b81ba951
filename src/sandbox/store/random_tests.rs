//! The store against random writes: its rules, and watches that replay the list.

use proptest::prelude::*;
use serde_json::json;

use super::tests::{PR, draft, generation, next_now, store, version};
use super::*;

#[test]
fn a_list_can_be_had_as_it_was() {
    let store = store();
    let (mut lists, mut versions) = (Vec::new(), Vec::new());
    for step in [Step::Create(1), Step::Create(2), Step::Patch(1, 1), Step::Delete(2), Step::Create(2)] {
        play(&store, &step);
        let (list, version) = store.list(PR, None);
        lists.push(list);
        versions.push(version);
    }
    for (list, version) in lists.iter().zip(&versions) {
        assert_eq!(&store.list_at(PR, Some("ns"), *version).unwrap(), list);
    }
    assert_eq!(store.list_at(PR, None, 1).unwrap_err().code, 410);
}

#[derive(Clone, Debug)]
enum Step {
    Create(u8),
    Patch(u8, u8),
    Status(u8, u8),
    Apply(u8, u8, u8),
    Finalizer(u8, bool),
    Delete(u8),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let name = 0..3u8;
    let step = prop_oneof![
        name.clone().prop_map(Step::Create),
        (name.clone(), 0..3u8).prop_map(|(n, v)| Step::Patch(n, v)),
        (name.clone(), 0..3u8).prop_map(|(n, v)| Step::Status(n, v)),
        (name.clone(), 0..2u8, 0..4u8).prop_map(|(n, m, v)| Step::Apply(n, m, v)),
        (name.clone(), any::<bool>()).prop_map(|(n, on)| Step::Finalizer(n, on)),
        name.prop_map(Step::Delete),
    ];
    proptest::collection::vec(step, 0..40)
}

fn play(store: &Store, step: &Step) -> Option<Arc<Value>> {
    let patch =
        |n: u8, part, patch: Value| store.merge_patch(PR, "ns", &n.to_string(), part, &patch, "p").ok();
    match *step {
        Step::Create(n) => store.create(PR, draft(&n.to_string()), "c").ok(),
        Step::Patch(n, v) => patch(n, Part::Main, json!({"spec": {"x": v}})),
        Step::Status(n, v) => patch(n, Part::Status, json!({"status": {"x": v}, "spec": {"x": 9}})),
        Step::Apply(n, m, v) => {
            let fields: serde_json::Map<String, Value> = (0..2u8)
                .filter(|bit| v >> bit & 1 == 1)
                .map(|bit| (format!("m{m}f{bit}"), 1.into()))
                .collect();
            let object = json!({"spec": fields});
            store.apply(PR, "ns", &n.to_string(), Part::Main, &object, &format!("m{m}")).ok()
        }
        Step::Finalizer(n, on) => patch(
            n,
            Part::Main,
            json!({"metadata": {"finalizers": if on { json!(["f"]) } else { Value::Null }}}),
        ),
        Step::Delete(n) => store.delete(PR, "ns", &n.to_string(), &Preconditions::default()).ok(),
    }
}

proptest! {
    #[test]
    fn random_writes_keep_the_rules(steps in steps()) {
        let store = store();
        let mut watch = store.watch(PR, store.current_version()).unwrap();
        for step in &steps {
            let before = store.get(PR, "ns", &name_of(step)).ok();
            let at = store.current_version();
            let answer = play(&store, step);
            prop_assert!(store.current_version() - at <= 1, "one write, one version");
            let after = store.get(PR, "ns", &name_of(step)).ok();
            if let (Some(before), Some(after)) = (&before, &after) {
                check_generation(step, before, after)?;
            }
            if let (Step::Apply(_, m, v), Some(object)) = (step, &answer) {
                for bit in 0..2u8 {
                    let there = object["spec"].get(format!("m{m}f{bit}")).is_some();
                    prop_assert_eq!(there, v >> bit & 1 == 1, "exactly what was applied last");
                }
            }
        }
        let mut replayed: BTreeMap<String, Arc<Value>> = BTreeMap::new();
        let mut last = 0;
        while let Some(event) = next_now(&mut watch) {
            prop_assert!(event.version > last);
            prop_assert_eq!(version(&event.object), event.version);
            last = event.version;
            let name = identity(&event.object).1;
            match event.kind {
                EventKind::Deleted => prop_assert!(replayed.remove(&name).is_some()),
                EventKind::Added => prop_assert!(replayed.insert(name, event.object).is_none()),
                EventKind::Modified => {
                    let was = replayed.insert(name, event.object);
                    prop_assert_eq!(was.map(|was| version(&was)), event.previous.map(|was| version(&was)));
                }
            }
        }
        prop_assert_eq!(replayed.into_values().collect::<Vec<_>>(), store.list(PR, Some("ns")).0);
    }
}

fn name_of(step: &Step) -> String {
    match *step {
        Step::Create(n)
        | Step::Patch(n, _)
        | Step::Status(n, _)
        | Step::Apply(n, ..)
        | Step::Finalizer(n, _)
        | Step::Delete(n) => n.to_string(),
    }
}

fn check_generation(step: &Step, before: &Value, after: &Value) -> Result<(), TestCaseError> {
    let grown = generation(after) - generation(before);
    let marked = before["metadata"].get("deletionTimestamp") != after["metadata"].get("deletionTimestamp");
    let expected = i64::from(before["spec"] != after["spec"] || marked);
    prop_assert_eq!(grown, expected);
    if matches!(step, Step::Status(..)) {
        prop_assert_eq!(&before["spec"], &after["spec"]);
    } else {
        prop_assert_eq!(before.get("status"), after.get("status"));
    }
    Ok(())
}
