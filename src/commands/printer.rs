//! Prints objects as they come, in the format that was asked for.

use std::io;
use std::marker::PhantomData;

use jiff::Timestamp;
use serde_json::{Value, json};

use crate::cli::PrintArgs;
use crate::commands::Context;
use crate::failure::{Failure, Kind};
use crate::output::{Format, structured, table};
use crate::report::rows::{self, Columns, Row};

/// Prints objects of one kind as they come, in one format.
pub(super) struct Printer<R> {
    format: Format,
    columns: Columns,
    rows: Vec<Vec<String>>,
    headers: bool,
    managed_fields: bool,
    /// One JSON object instead of a List.
    single: bool,
    printed: usize,
    now: Timestamp,
    kind: PhantomData<R>,
}

impl<R: Row> Printer<R> {
    pub(super) fn new(args: &PrintArgs, format: Format, all_namespaces: bool, single: bool) -> Self {
        let columns = Columns {
            namespace: all_namespaces,
            wide: format == Format::Wide,
            labels: args.label_columns.clone(),
            all_labels: args.show_labels,
        };
        Self {
            format,
            columns,
            rows: Vec::new(),
            headers: !args.no_headers,
            managed_fields: args.show_managed_fields,
            single,
            printed: 0,
            now: Timestamp::now(),
            kind: PhantomData,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.printed == 0
    }

    /// Takes some more. Tables are kept until the end, because widths depend on all rows.
    pub(super) fn add(&mut self, ctx: &Context, objects: Vec<R>) -> Result<(), Failure> {
        for object in objects {
            match &self.format {
                Format::Table | Format::Wide => self.rows.push(self.columns.row(&object, self.now)),
                Format::Name => ctx.ui.data(&rows::resource_name(&object)),
                Format::Custom(columns) => {
                    let row = columns.row(&self.value(object)?);
                    self.rows.push(row);
                }
                Format::JsonPath(template) => ctx.ui.content(&template.text(&self.value(object)?)),
                Format::JsonPathAsJson(template) => {
                    let found = template.values(&self.value(object)?).into_iter().cloned().collect();
                    ctx.ui.data_raw(written(structured::json(&Value::Array(found)))?.as_bytes());
                }
                Format::Json => ctx.ui.data_raw(self.document(object)?.as_bytes()),
                // YAML has letters that reorder text as they are, and a terminal must not.
                Format::Yaml => ctx.ui.content(&self.document(object)?),
            }
            self.printed += 1;
        }
        Ok(())
    }

    /// Prints what was kept.
    pub(super) fn end(&self, ctx: &Context) {
        match self.format {
            Format::Json if !self.single => ctx.ui.data_raw(self.list_end().as_bytes()),
            _ if !self.rows.is_empty() => {
                let header = self.headers.then(|| self.header());
                let rows: Vec<Vec<String>> = header.into_iter().chain(self.rows.iter().cloned()).collect();
                ctx.ui.data_raw(table::layout(&rows).as_bytes());
            }
            _ => {}
        }
    }

    fn header(&self) -> Vec<String> {
        match &self.format {
            Format::Custom(columns) => columns.header(),
            _ => self.columns.header::<R>(),
        }
    }

    /// The object as JSON, without what only machines read.
    fn value(&self, mut object: R) -> Result<Value, Failure> {
        if !self.managed_fields {
            object.meta_mut().managed_fields = None;
        }
        written(serde_json::to_value(&object).map_err(io::Error::from))
    }

    /// One object, with what separates it from the one before.
    fn document(&self, object: R) -> Result<String, Failure> {
        let value = self.value(object)?;
        match self.format {
            Format::Json if self.single => written(structured::json(&value)),
            Format::Json => self.list_item(&value),
            _ if self.printed == 0 => written(structured::yaml(&value)),
            _ => written(structured::yaml(&value).map(|text| format!("---\n{text}"))),
        }
    }

    /// One item of a `v1` List, indented as the whole document would be.
    fn list_item(&self, value: &Value) -> Result<String, Failure> {
        let item = written(structured::json(value))?;
        let indented = item.trim_end().replace('\n', "\n        ");
        let before = if self.printed == 0 { LIST_BEGIN } else { ",\n" };
        Ok(format!("{before}        {indented}"))
    }

    /// What closes the List.
    fn list_end(&self) -> String {
        if self.printed == 0 { structured::json(&empty_list()).unwrap_or_default() } else { LIST_END.into() }
    }
}

/// A List of nothing.
fn empty_list() -> Value {
    json!({"apiVersion": "v1", "items": [], "kind": "List", "metadata": {"resourceVersion": ""}})
}

/// The List is written piece by piece, so that ten thousand objects are never in memory at once.
const LIST_BEGIN: &str = "{\n    \"apiVersion\": \"v1\",\n    \"items\": [\n";
const LIST_END: &str =
    "\n    ],\n    \"kind\": \"List\",\n    \"metadata\": {\n        \"resourceVersion\": \"\"\n    }\n}\n";

/// An object that cannot be written is a fault of this program.
fn written<T>(outcome: io::Result<T>) -> Result<T, Failure> {
    outcome.map_err(|error| Failure::new(Kind::Internal, format!("an object cannot be written: {error}")))
}
