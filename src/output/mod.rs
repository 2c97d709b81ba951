//! Words out: pure functions from values to text.
//!
//! In: rows, objects. Out: text or bytes for `ui`. Never: I/O, colours, clocks, knowledge of package
//! revisions (that is `report`).

pub mod columns;
pub mod safe;
pub mod structured;
pub mod table;

use std::str::FromStr;

use crate::api::jsonpath::Template;
use columns::Custom;

/// What `-o` asks for.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Format {
    /// Columns for people.
    #[default]
    Table,
    /// More columns.
    Wide,
    /// JSON.
    Json,
    /// YAML.
    Yaml,
    /// `RESOURCE/NAME`, one a line.
    Name,
    /// The text a template makes of each object.
    JsonPath(Template),
    /// What a template finds in each object, as a JSON list.
    JsonPathAsJson(Template),
    /// Columns the user named.
    Custom(Custom),
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some(("jsonpath", template)) => Template::parse(template).map(Self::JsonPath),
            Some(("jsonpath-as-json", template)) => Template::parse(template).map(Self::JsonPathAsJson),
            Some(("custom-columns", spec)) => Custom::parse(spec).map(Self::Custom),
            Some(_) => Err(unknown(text)),
            None => plain(text),
        }
    }
}

/// A format without a template.
fn plain(text: &str) -> Result<Format, String> {
    match text {
        "" | "table" => Ok(Format::Table),
        "wide" => Ok(Format::Wide),
        "json" => Ok(Format::Json),
        "yaml" => Ok(Format::Yaml),
        "name" => Ok(Format::Name),
        "custom-columns" => Custom::parse("").map(Format::Custom),
        "jsonpath" | "jsonpath-as-json" => Err("template format specified but no template given".into()),
        _ => Err(unknown(text)),
    }
}

fn unknown(text: &str) -> String {
    format!(
        "unable to match a printer suitable for the output format {text:?}, allowed formats are: custom-columns,json,jsonpath,jsonpath-as-json,name,table,wide,yaml"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_by_name() {
        assert_eq!("wide".parse(), Ok(Format::Wide));
        assert_eq!("".parse(), Ok(Format::Table));
        assert!(matches!("jsonpath={.a}=b".parse(), Ok(Format::JsonPath(_))));
        assert!(matches!("custom-columns=A:.b".parse(), Ok(Format::Custom(_))));
        for text in ["jsonpath", "jsonpath={.a", "custom-columns", "go-template={{.a}}"] {
            assert!(text.parse::<Format>().is_err(), "{text}");
        }
        let refused = "JSON".parse::<Format>().unwrap_err();
        assert!(refused.contains("\"JSON\"") && refused.contains("allowed formats are"), "{refused}");
    }
}
