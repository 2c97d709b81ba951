//! The other side of the wire: an embedded Porch that speaks the Kubernetes API.

pub mod clock;
pub mod functions;
pub mod render;
pub mod status;
