//! The other side of the wire: an embedded Porch that speaks the Kubernetes API.

pub mod admission;
pub mod cache;
pub mod clock;
pub mod contents;
pub mod controllers;
pub mod faults;
pub mod functions;
pub mod git;
pub mod render;
pub mod sources;
pub mod status;
pub mod store;
pub mod tls;
