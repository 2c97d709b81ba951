//! Words in: clap definitions of every verb and flag. No behaviour, no environment, no I/O.
