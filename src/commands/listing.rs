//! What `rpkg get` and `repo get` have in common: one page after the other, or the named ones.
//!
//! In: names or a query, how to print. Out: objects on stdout, in argument order or in the server's.
//! Never: an object left out because another one is missing.

use futures::StreamExt;

use super::Context;
use super::printer::Printer;
use crate::cli::PrintArgs;
use crate::client::{Client, Fault, ListQuery, Listed};
use crate::failure::{Failure, Kind};
use crate::output::Format;
use crate::report::rows::Row;

/// Named objects fetched at the same time.
const PARALLEL: usize = 8;

/// How to list and print.
pub(super) struct Listing<'a> {
    /// Plural, for people.
    pub(super) what: &'static str,
    pub(super) print: &'a PrintArgs,
    pub(super) format: Format,
    pub(super) all_namespaces: bool,
}

impl Listing<'_> {
    /// Shows the named ones in argument order; a missing one does not hide the others.
    ///
    /// # Errors
    /// The worst of those that cannot be shown.
    pub(super) async fn named<'n, K: Row + Listed, F: Future<Output = Failure>>(
        self,
        ctx: &Context,
        client: &Client,
        names: &'n [String],
        explain: impl Fn(&'n str, Fault) -> F,
    ) -> Result<(), Failure> {
        let reads = names.iter().map(|name| client.get::<K>(name));
        let answers: Vec<Result<K, Fault>> = futures::stream::iter(reads).buffered(PARALLEL).collect().await;
        let mut found = Vec::new();
        let mut failures = Vec::new();
        for (name, answer) in names.iter().zip(answers) {
            match answer {
                Ok(object) => found.push(object.typed()),
                Err(fault) => failures.push(explain(name, fault).await),
            }
        }
        let mut printer = Printer::new(self.print, self.format, false, names.len() == 1);
        printer.add(ctx, found)?;
        if !printer.is_empty() {
            printer.end(ctx);
        }
        worst(ctx, failures)
    }

    /// Lists what the query and the filter leave.
    ///
    /// # Errors
    /// The list cannot be read.
    pub(super) async fn all<K: Row + Listed>(
        self,
        ctx: &Context,
        client: &Client,
        query: &ListQuery,
        passes: impl Fn(&K) -> bool,
    ) -> Result<(), Failure> {
        let mut printer = Printer::new(self.print, self.format, self.all_namespaces, false);
        let mut token = None;
        loop {
            let page = client.page::<K>(query, token.as_deref()).await;
            let page = page.map_err(|fault| fault.into_failure(&format!("cannot list {}", self.what)))?;
            printer.add(ctx, page.items.into_iter().filter(&passes).collect())?;
            token = page.next;
            if token.is_none() {
                break;
            }
        }
        printer.end(ctx);
        if printer.is_empty() {
            ctx.ui.note(&nothing_found(client, self.all_namespaces));
        }
        Ok(())
    }
}

/// The format that was asked for; a template may stand in a flag of its own.
///
/// # Errors
/// Wrong usage, in kubectl's words.
pub(super) fn format(print: &PrintArgs) -> Result<Format, Failure> {
    let output = print.output.as_deref().unwrap_or_default();
    let template = print.template.as_deref().filter(|_| matches!(output, "jsonpath" | "jsonpath-as-json"));
    let joined = template.map(|template| format!("{output}={template}"));
    joined.as_deref().unwrap_or(output).parse().map_err(Failure::usage)
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

/// Says where nothing was found.
fn nothing_found(client: &Client, all_namespaces: bool) -> String {
    if all_namespaces {
        "No resources found.".into()
    } else {
        format!("No resources found in {} namespace.", client.namespace())
    }
}
