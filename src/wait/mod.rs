//! Goals, snapshot, judge (pure), engine.
