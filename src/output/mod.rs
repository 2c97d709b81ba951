//! Words out: pure functions from values to text.
//!
//! In: rows, objects. Out: text or bytes for `ui`. Never: I/O, colours, clocks, knowledge of package
//! revisions (that is `report`).

pub mod age;
pub mod safe;
pub mod structured;
pub mod table;

use std::str::FromStr;

/// What `-o` asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "" | "table" => Ok(Self::Table),
            "wide" => Ok(Self::Wide),
            "json" => Ok(Self::Json),
            "yaml" => Ok(Self::Yaml),
            "name" => Ok(Self::Name),
            _ => Err(format!(
                "unable to match a printer suitable for the output format {text:?}, allowed formats are: json,name,table,wide,yaml"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_by_name() {
        assert_eq!("wide".parse(), Ok(Format::Wide));
        assert_eq!("".parse(), Ok(Format::Table));
        let refused = "JSON".parse::<Format>().unwrap_err();
        assert!(refused.contains("\"JSON\"") && refused.contains("allowed formats are"), "{refused}");
    }
}
