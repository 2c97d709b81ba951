//! The verbs against a scripted Porch on a virtual clock: races and refusals that a sandbox does not make.

mod copy;
mod create;
mod delete;
mod lifecycle;
mod objects;
mod porch;
mod pull;
mod push;
mod push_rules;
mod repositories;
mod selected;
mod state;
mod status;
mod store;
mod stored;
mod waiting;
