//! One file per verb: turns settings into typed calls and a report. No HTTP, YAML or printing of their own.
