//! The verbs against a scripted Porch on a virtual clock: races and refusals that a sandbox does not make.

mod copy;
mod create;
mod delete;
mod lifecycle;
mod porch;
mod repositories;
mod waiting;
