//! The other side of the wire: an embedded Porch that speaks the Kubernetes API.

pub mod admission;
pub mod clock;
pub mod contents;
pub mod http;
pub mod status;
pub mod store;
pub mod tls;
