//! Package content: files by path, on disk and in memory.
//!
//! In: directories, `spec.resources` maps. Out: checked [`Files`], edited YAML, what a Kptfile says.
//! Never: the network. Only `dir` touches the file system; only `yaml` knows YAML libraries (and
//! `metadata`, for a file that is no content).

pub mod changes;
pub mod dir;
pub mod kptfile;
pub mod metadata;
pub mod paths;
pub mod plan;
pub mod resource_list;
pub mod rewrite;
pub mod yaml;

use std::collections::BTreeMap;

/// All text files of a package: path with `/`, relative to the package root, to content.
pub type Files = BTreeMap<String, String>;

pub use crate::api::text::{Text, Texts, share};
