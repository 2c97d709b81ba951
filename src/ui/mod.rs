//! The only module that prints.
