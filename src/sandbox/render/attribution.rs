//! The mark a render leaves on Config Connector resources.
//!
//! In: an item. Out: the same with the annotation. Never: other resources. Rule: recorded for the
//! `cnrm.cloud.google.com` groups.

use crate::package::yaml::{Block, Quoting, ScalarStyle, Step};
use crate::sandbox::functions::{Item, Meta};

const KEY: &str = "cnrm.cloud.google.com/blueprint";
const VALUE: &str = "krm-fn";

/// Adds `krm-fn` to the annotation of a Config Connector resource.
pub(super) fn attribute(item: &mut Item) {
    let root = item.document.root();
    if !Meta::of(root).api_version.contains(".cnrm.") {
        return;
    }
    let path: Vec<Step> = ["metadata", "annotations", KEY].into_iter().map(Step::from).collect();
    let before = item.document.at(&path).and_then(|node| node.text()).map(str::to_string);
    // A resource whose annotations are no mapping keeps them as they are.
    let _ = match before {
        Some(value) if value.split(',').any(|one| one == VALUE) => Ok(()),
        Some(value) => item.document.put(&path, &format!("{value},{VALUE}"), Quoting::Node),
        None => item.document.add(
            &path,
            Block::Styled(VALUE.to_string(), ScalarStyle::SingleQuoted),
            Quoting::Node,
        ),
    };
}
