//! `porchctl rpkg get`: list and show package revisions.

use std::io;

use futures::StreamExt;
use jiff::Timestamp;
use serde_json::{Value, json};

use super::Context;
use crate::api::v1alpha2::PackageRevision;
use crate::cli::GetArgs;
use crate::client::{Client, Fault, ListQuery};
use crate::failure::{Failure, Kind};
use crate::output::{Format, structured, table};
use crate::report::rows::{self, Columns};

/// Named revisions fetched at the same time.
const PARALLEL: usize = 8;

/// Lists what the filters leave, or shows the named ones.
///
/// # Errors
/// Wrong usage; a list that cannot be read; the worst of the named ones that cannot be shown.
pub async fn run(ctx: &Context, args: &GetArgs) -> Result<(), Failure> {
    let format = checked(args)?;
    let client = ctx.client().await?;
    if args.show_kptfile {
        return show_kptfile(ctx, client, args).await;
    }
    if args.names.is_empty() {
        list(ctx, client, args, format).await
    } else {
        named(ctx, client, args, format).await
    }
}

/// Finds contradictions before anything is sent.
fn checked(args: &GetArgs) -> Result<Format, Failure> {
    let filtered = has_filter(args);
    let wrong = if args.show_kptfile { kptfile_fault(args, filtered) } else { names_fault(args, filtered) };
    if let Some(wrong) = wrong {
        return Err(Failure::usage(wrong));
    }
    args.output.as_deref().unwrap_or_default().parse().map_err(Failure::usage)
}

/// Is any filter given?
fn has_filter(args: &GetArgs) -> bool {
    args.name.is_some()
        || args.revision.is_some()
        || args.workspace.is_some()
        || args.repository.is_some()
        || args.lifecycle.is_some()
        || args.selector.is_some()
        || args.field_selector.is_some()
}

/// Rules of `--show-kptfile`, in the Go client's words.
fn kptfile_fault(args: &GetArgs, filtered: bool) -> Option<&'static str> {
    match () {
        () if args.all_namespaces => Some("--show-kptfile cannot be combined with --all-namespaces"),
        () if filtered => Some("--show-kptfile cannot be combined with --name, --revision, or --workspace"),
        () if args.names.len() != 1 => {
            Some("--show-kptfile requires exactly one package revision name as an argument")
        }
        () => None,
    }
}

/// Rules of named revisions.
fn names_fault(args: &GetArgs, filtered: bool) -> Option<&'static str> {
    match () {
        () if args.names.is_empty() => None,
        () if args.all_namespaces => Some("a resource cannot be retrieved by name across all namespaces"),
        () if filtered => Some("names cannot be combined with filters; give one or the other"),
        () => None,
    }
}

/// Prints the root Kptfile.
async fn show_kptfile(ctx: &Context, client: &Client, args: &GetArgs) -> Result<(), Failure> {
    let name = args.names.first().map(String::as_str).unwrap_or_default();
    let doing = format!("cannot read the Kptfile of {name}");
    let resources = client.get_resources(name).await.map_err(|fault| fault.into_failure(&doing))?;
    match resources.spec.resources.as_ref().and_then(|files| files.get("Kptfile")) {
        Some(kptfile) => {
            ctx.ui.content(kptfile);
            Ok(())
        }
        None => Err(Failure::new(
            Kind::NotFound,
            format!("package revision {name:?} does not contain a root Kptfile"),
        )),
    }
}

/// Shows the named ones in argument order; a missing one does not hide the others.
async fn named(ctx: &Context, client: &Client, args: &GetArgs, format: Format) -> Result<(), Failure> {
    let reads = args.names.iter().map(|name| client.get_revision(name));
    let answers: Vec<Result<PackageRevision, Fault>> =
        futures::stream::iter(reads).buffered(PARALLEL).collect().await;
    let mut found = Vec::new();
    let mut failures = Vec::new();
    for (name, answer) in args.names.iter().zip(answers) {
        match answer {
            Ok(revision) => found.push(revision),
            Err(fault) => failures.push(super::missing::explain(client, name, fault, "cannot get").await),
        }
    }
    let mut printer = Printer::new(args, format, args.names.len() == 1);
    printer.add(ctx, found)?;
    if !printer.is_empty() {
        printer.end(ctx)?;
    }
    worst(ctx, failures)
}

/// Says what failed; the exit code is that of the worst.
fn worst(ctx: &Context, mut failures: Vec<Failure>) -> Result<(), Failure> {
    if failures.len() == 1 {
        return failures.pop().map_or(Ok(()), Err);
    }
    failures.iter().for_each(|failure| ctx.ui.error(failure));
    match Kind::worst(failures.iter().map(|failure| failure.kind)) {
        None => Ok(()),
        Some(kind) => Err(Failure::new(kind, "some could not be read").shown()),
    }
}

/// Lists what the filters leave.
async fn list(ctx: &Context, client: &Client, args: &GetArgs, format: Format) -> Result<(), Failure> {
    let query = query(args);
    let mut printer = Printer::new(args, format, false);
    let mut token = None;
    loop {
        let page = client.list_page(&query, token.as_deref()).await;
        let page = page.map_err(|fault| fault.into_failure("cannot list package revisions"))?;
        printer.add(ctx, page.items.into_iter().filter(|item| passes(args, item)).collect())?;
        token = page.next;
        if token.is_none() {
            break;
        }
    }
    printer.end(ctx)?;
    if printer.is_empty() {
        ctx.ui.note(&nothing_found(client, args));
    }
    Ok(())
}

/// Says where nothing was found.
fn nothing_found(client: &Client, args: &GetArgs) -> String {
    if args.all_namespaces {
        "No resources found.".into()
    } else {
        format!("No resources found in {} namespace.", client.namespace())
    }
}

/// The filters the server applies.
fn query(args: &GetArgs) -> ListQuery {
    let revision =
        args.revision.filter(|number| *number != UNPUBLISHED && *number != ANY).map(|n| n.to_string());
    let pairs = [
        ("spec.packageName", args.name.clone()),
        ("spec.workspaceName", args.workspace.clone()),
        ("spec.repository", args.repository.clone()),
        ("spec.lifecycle", args.lifecycle.map(|state| state.to_string())),
        ("status.revision", revision),
    ];
    let mut fields: Vec<String> = pairs
        .into_iter()
        .filter_map(|(field, value)| Some(format!("{field}={}", value.filter(|v| !v.is_empty())?)))
        .collect();
    fields.extend(args.field_selector.clone().filter(|selector| !selector.is_empty()));
    ListQuery {
        all_namespaces: args.all_namespaces,
        fields: fields.join(","),
        labels: args.selector.clone().unwrap_or_default(),
    }
}

/// `--revision` of what is not published yet: the field is absent there, which no field selector finds.
const UNPUBLISHED: i64 = 0;
/// The Go client's default of `--revision`.
const ANY: i64 = -2;

/// The one filter the server cannot apply.
fn passes(args: &GetArgs, revision: &PackageRevision) -> bool {
    args.revision != Some(UNPUBLISHED) || revision.revision() == UNPUBLISHED
}

/// Prints revisions as they come, in one format.
struct Printer {
    format: Format,
    columns: Columns,
    rows: Vec<Vec<String>>,
    headers: bool,
    managed_fields: bool,
    /// One JSON object instead of a List.
    single: bool,
    printed: usize,
    now: Timestamp,
}

impl Printer {
    fn new(args: &GetArgs, format: Format, single: bool) -> Self {
        let columns = Columns {
            namespace: args.all_namespaces,
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
        }
    }

    fn is_empty(&self) -> bool {
        self.printed == 0
    }

    /// Takes some more. Tables are kept until the end, because widths depend on all rows.
    fn add(&mut self, ctx: &Context, revisions: Vec<PackageRevision>) -> Result<(), Failure> {
        for revision in revisions {
            match self.format {
                Format::Table | Format::Wide => self.rows.push(self.columns.row(&revision, self.now)),
                Format::Name => ctx.ui.data(&rows::resource_name(&revision)),
                Format::Json | Format::Yaml => ctx.ui.data_raw(self.document(revision)?.as_bytes()),
            }
            self.printed += 1;
        }
        Ok(())
    }

    /// Prints what was kept.
    fn end(&self, ctx: &Context) -> Result<(), Failure> {
        match self.format {
            Format::Json if !self.single => ctx.ui.data_raw(self.list_end().as_bytes()),
            Format::Table | Format::Wide if !self.rows.is_empty() => {
                let header = self.headers.then(|| self.columns.header());
                let rows: Vec<Vec<String>> = header.into_iter().chain(self.rows.iter().cloned()).collect();
                ctx.ui.data_raw(table::layout(&rows).as_bytes());
            }
            _ => {}
        }
        Ok(())
    }

    /// One object, with what separates it from the one before.
    fn document(&self, mut revision: PackageRevision) -> Result<String, Failure> {
        if !self.managed_fields {
            revision.metadata.managed_fields = None;
        }
        let value = serde_json::to_value(&revision).map_err(|error| unwritable(&error.into()))?;
        match self.format {
            Format::Json if self.single => structured::json(&value).map_err(|error| unwritable(&error)),
            Format::Json => self.list_item(&value),
            _ if self.printed == 0 => structured::yaml(&value).map_err(|error| unwritable(&error)),
            _ => structured::yaml(&value)
                .map(|text| format!("---\n{text}"))
                .map_err(|error| unwritable(&error)),
        }
    }

    /// One item of a `v1` List, indented as the whole document would be.
    fn list_item(&self, value: &Value) -> Result<String, Failure> {
        let item = structured::json(value).map_err(|error| unwritable(&error))?;
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

/// The List is written piece by piece, so that ten thousand revisions are never in memory at once.
const LIST_BEGIN: &str = "{\n    \"apiVersion\": \"v1\",\n    \"items\": [\n";
const LIST_END: &str =
    "\n    ],\n    \"kind\": \"List\",\n    \"metadata\": {\n        \"resourceVersion\": \"\"\n    }\n}\n";

/// An object that cannot be written is a fault of this program.
fn unwritable(error: &io::Error) -> Failure {
    Failure::new(Kind::Internal, format!("a package revision cannot be written: {error}"))
}

#[cfg(test)]
#[path = "get_tests.rs"]
mod tests;
