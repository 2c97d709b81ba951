//! The bounded model of a Porch server and its users.
//!
//! In: a state and [`Rules`]. Out: every state that one step can lead to, with who made the step. The truth (what
//! is stored, which pushes were rendered) is part of the state and never visible in a [`Version`]. Never: a
//! judgement, or anything of the library that is checked with it.

mod bits;
mod controller;
mod lifecycle_step;
mod rules;
mod state;
mod users;
mod version;

pub use bits::Packed;
pub use rules::{Budget, Rules};
pub use state::{State, Step, Who};
pub use version::{DRAFT, PROPOSED, Ready, Rendered, Version};
