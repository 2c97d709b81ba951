//! Wire out: connect, typed calls, repeat policy, error classification. Never: decisions about packages.
