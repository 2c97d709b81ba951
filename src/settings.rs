//! Pure `resolve(flags, env)`, and the only reader of the environment.
