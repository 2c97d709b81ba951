//! What a failed render's message tells, where the server kept no results.
//!
//! In: the message of the `Rendered` condition (recorded texts of a real server). Out: the function
//! that failed, in which package, what it wrote; or nothing. Never: a guess where the text says nothing.

use serde::Deserialize;
use serde_json::Value;

use crate::api::results::FunctionResult;

/// The function that a message blames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blamed {
    /// Path of its package below the root, empty for the root.
    pub package: String,
    /// Image as the server spells it.
    pub image: String,
    /// Exit code, if the text has one.
    pub exit_code: Option<i64>,
    /// What it wrote to its standard error.
    pub stderr: String,
    /// Why it could not run at all.
    pub execution_error: String,
}

/// Reads `… func eval "IMAGE" failed: … exit status N (STDERR)`.
pub fn blamed(message: &str) -> Option<Blamed> {
    let (before, rest) = message.split_once("func eval \"")?;
    let (image, rest) = rest.split_once("\" failed:")?;
    let mut blamed = Blamed { package: package(before), image: image.into(), ..Blamed::default() };
    match rest.split_once("exit status ") {
        Some((_, tail)) => {
            let (code, output) = tail.split_once(' ').unwrap_or((tail, ""));
            blamed.exit_code = code.trim().parse().ok();
            blamed.stderr = inside(output);
        }
        None => blamed.execution_error = described(rest),
    }
    Some(blamed)
}

/// Path of the innermost `pkg /PATH:`.
fn package(before: &str) -> String {
    let innermost = before.rmatch_indices("pkg ").map(|(at, _)| &before[at + 4..]);
    let path = innermost.filter_map(|rest| rest.split_once(':')).map(|(path, _)| path).next();
    path.unwrap_or_default().trim_matches(|c| c == '/' || c == '.').to_owned()
}

/// The text in the outer parentheses.
fn inside(output: &str) -> String {
    let open = output.trim_start().strip_prefix('(').unwrap_or(output);
    open.trim_end().strip_suffix(')').unwrap_or(open).trim_end().to_owned()
}

/// What follows `desc = `, or everything.
fn described(rest: &str) -> String {
    rest.split_once("desc = ").map_or(rest, |(_, text)| text).trim().to_owned()
}

/// Function results that a message ends with, as JSON.
pub fn json_tail(message: &str) -> Option<Vec<FunctionResult>> {
    let starts = message.char_indices().filter(|(_, c)| matches!(c, '{' | '[')).map(|(at, _)| at);
    starts.take(16).find_map(|at| results(&message[at..]))
}

/// A `FunctionResultList`, or its items alone.
#[derive(Deserialize)]
struct List {
    items: Vec<FunctionResult>,
}

fn results(text: &str) -> Option<Vec<FunctionResult>> {
    let value: Value = serde_json::from_str(text.trim()).ok()?;
    let items: Vec<FunctionResult> = match value {
        Value::Object(_) => serde_json::from_value::<List>(value).ok()?.items,
        other => serde_json::from_value(other).ok()?,
    };
    let real = !items.is_empty() && items.iter().all(|item| !item.image.is_empty() || !item.exec.is_empty());
    real.then_some(items)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_that_exits_badly() {
        let message = "fn.render: pkg /:\n\tpkg.render:\n\tpipeline.run: func eval \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\" failed: rpc error: code = Internal desc = Failed to execute function \"ghcr.io/kptdev/krm-functions-catalog/boom:v1\": exit status 3 (boom: this function always fails\n)";
        let found = blamed(message).unwrap();
        assert_eq!(found.image, "ghcr.io/kptdev/krm-functions-catalog/boom:v1");
        assert_eq!((found.exit_code, found.package.as_str()), (Some(3), ""));
        assert_eq!(found.stderr, "boom: this function always fails");
    }

    #[test]
    fn a_function_that_does_not_exist_in_a_subpackage() {
        let message = "fn.render: pkg /:\n\tpkg.render: pkg /child:\n\tpipeline.run: func eval \"a/no-such-function:v9\" failed: rpc error: code = NotFound desc = function \"a/no-such-function:v9\" not found";
        let found = blamed(message).unwrap();
        assert_eq!((found.package.as_str(), found.exit_code), ("child", None));
        assert_eq!(found.execution_error, "function \"a/no-such-function:v9\" not found");
    }

    #[test]
    fn parentheses_in_the_output_stay() {
        let message = "pipeline.run: func eval \"a:v1\" failed: x: exit status 1 (may not add (twice))";
        assert_eq!(blamed(message).unwrap().stderr, "may not add (twice)");
    }

    #[test]
    fn other_failures_blame_no_function() {
        for message in [
            "",
            "fn.render: pkg /:\n\tpkg.read: error reading Kptfile at \"/\": yaml: line 2: did not find expected ',' or ']'",
            "failed to write resources for render: illegal name 'with space.yaml' in file creation",
            "func eval \"unfinished",
        ] {
            assert_eq!(blamed(message), None, "{message}");
        }
    }

    #[test]
    fn results_at_the_end_of_a_message() {
        let message = r#"render failed: {"kind":"FunctionResultList","items":[{"image":"a:v1","exitCode":1,"results":[{"message":"m","severity":"error"}]}]}"#;
        let items = json_tail(message).unwrap();
        assert_eq!((items[0].image.as_str(), items[0].exit_code), ("a:v1", 1));
        assert_eq!(items[0].results[0].message, "m");
        assert_eq!(json_tail("values for setters [${image}] must be provided"), None);
        assert_eq!(json_tail("empty: []"), None);
    }
}
