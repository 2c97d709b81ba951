//! YAML of package content: read with positions, changed only where a value changes.
//!
//! In: text of one file or one document. Out: a tree with byte positions ([`Document`]), edits of
//! that text, whole documents written in the server's style ([`emit`]). Never: re-emits what it did
//! not change; never panics on any text; no other module of `package` or `sandbox` calls a YAML
//! library for content.

mod alias;
mod build;
mod edit;
mod emit;
mod error;
mod insert;
mod json;
mod order;
mod scalar;
mod scan;
mod split;
mod style;
mod sync;
mod tree;

pub use edit::{Document, EditError, Step};
pub use emit::{Block, emit};
pub use error::{MalformedYaml, check};
pub use order::natural_order;
pub use scalar::{ScalarKind, resolve, yaml11_is_string};
pub use split::{SplitError, split};
pub use style::{Place, Quoting, inline, quoted};
pub use tree::{Kind, Mapping, Node, Scalar, ScalarStyle, Sequence};

#[cfg(test)]
mod tests;
