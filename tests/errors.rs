//! Every recorded refusal has a class, an exit code, a sentence and a next step; `docs/errors.md` shows them.

#![allow(clippy::unwrap_used, reason = "a test may panic, in its helpers too")]

#[path = "support/errors_page.rs"]
mod errors_page;

use std::collections::BTreeMap;
use std::path::Path;

use errors_page::{Answered, Refusal, page, refusals};
use porchctl::client::Class;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn answered() -> Vec<Answered> {
    refusals(root()).iter().filter_map(Refusal::answered).collect()
}

#[test]
fn every_answer_has_its_class_and_exit_code() {
    let mut found: BTreeMap<(String, u8), usize> = BTreeMap::new();
    for row in answered() {
        *found.entry((format!("{:?}", row.class), row.failure.exit_code())).or_default() += 1;
    }
    let expected = [
        (("AlreadyExists", 1), 2),
        (("Conflict", 6), 6),
        (("Invalid", 1), 36),
        (("NotDraft", 3), 4),
        (("NotFound", 5), 9),
        (("Other", 1), 3),
        (("ServerBusy", 69), 1),
        (("TooLarge", 1), 1),
        (("WebhookDenied", 3), 6),
    ];
    let expected: BTreeMap<(String, u8), usize> =
        expected.into_iter().map(|((class, code), count)| ((class.to_owned(), code), count)).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_servers_words_stay_whole() {
    for row in answered() {
        let told = &row.failure.message;
        let whole = told.contains(&row.words) || row.words.contains("<nil>: Invalid value");
        assert!(whole && !told.contains("<nil>"), "{}: {told}", row.about);
        assert!(told.contains("is invalid") || !row.words.contains("is invalid"), "{}: {told}", row.about);
    }
}

#[test]
fn a_refused_write_says_what_became_of_the_object() {
    for row in answered().into_iter().filter(|row| row.write) {
        let said = row.failure.message.ends_with("; nothing was changed");
        let unsure = row.unknown && row.about != "no git section";
        let unknown = row.failure.hints.iter().any(|hint| hint.contains("may have been carried out"));
        // What does not exist, or exists already, needs no word about it.
        let obvious = matches!(row.class, Class::NotFound | Class::AlreadyExists);
        assert_eq!(unknown, unsure, "{}", row.about);
        assert!(said || unknown || obvious, "{}: {}", row.about, row.failure.message);
        assert!(!(said && unknown), "{}", row.about);
    }
}

#[test]
fn there_is_a_next_step_where_the_words_alone_do_not_tell_it() {
    for row in answered() {
        let tells = row.code == 405
            || matches!(
                row.class,
                Class::Invalid | Class::NotFound | Class::AlreadyExists | Class::WebhookDenied
            );
        assert!(tells || !row.failure.hints.is_empty(), "{}: {}", row.about, row.failure.message);
    }
}

#[test]
fn what_the_controller_could_not_carry_out_is_judged() {
    let judged: Vec<_> = refusals(root()).iter().filter_map(Refusal::judged).collect();
    assert_eq!(judged.len(), 30);
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for row in &judged {
        *found.entry(row.reason.map_or_else(|| row.text.clone(), |reason| reason.word())).or_default() += 1;
        let told = row.reason.is_some_and(|reason| reason.word() != "NothingToRender");
        assert_eq!(told, !row.hints.is_empty(), "{}", row.text);
    }
    let expected = [("NothingToRender", 1), ("ReadyFailed", 6), ("RenderFailed", 6), ("SourceFailed", 17)];
    assert_eq!(found, expected.into_iter().map(|(word, count)| (word.to_owned(), count)).collect());
}

#[test]
fn the_page_is_up_to_date() {
    let written = std::fs::read_to_string(root().join("docs/errors.md")).unwrap();
    assert!(written == page(root()), "docs/errors.md is out of date: run `cargo run --example generate`");
}
