//! Words out: pure functions from values to text.
//!
//! In: rows, objects. Out: text or bytes for `ui`. Never: I/O, colours, knowledge of package
//! revisions (that is `report`).

pub mod safe;
