//! What the parts of this room promise together.

use super::*;

fn doc(text: &str) -> Document {
    Document::parse(text).unwrap()
}

#[test]
fn spans_show() {
    let text = "a: 1 # c\nb: |\n  x\n  y\n\nc: [1, 2] # k\nd:\n- &z q\n- r: s\ne: !!str 5\nf:\ng: {}\n";
    let d = doc(text);
    for (k, v) in &d.root().unwrap().mapping().unwrap().entries {
        eprintln!(
            "{:?} -> {:?} {:?} start {:?}",
            k.text(),
            &text[v.span.clone()],
            v.span,
            &text[v.start..v.span.end]
        );
    }
}
