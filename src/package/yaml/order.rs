//! The order in which the server writes the keys of a map.
//!
//! In: two keys. Out: their order. Never: anything else. Rule (go-yaml's): digits in a row count as
//! one number, letters come after other characters except right after a digit.

use std::cmp::Ordering;

/// Compares two keys as the server's encoder sorts them.
pub fn natural_order(a: &str, b: &str) -> Ordering {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let common = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    match (a.get(common), b.get(common)) {
        (Some(x), Some(y)) => differing(&a, &b, common, *x, *y),
        _ => a.len().cmp(&b.len()),
    }
}

fn differing(a: &[char], b: &[char], at: usize, x: char, y: char) -> Ordering {
    let after_digit = at > 0 && a.get(at - 1).is_some_and(char::is_ascii_digit);
    match (x.is_alphabetic(), y.is_alphabetic()) {
        (true, true) => x.cmp(&y),
        (true, false) if after_digit => Ordering::Less,
        (true, false) => Ordering::Greater,
        (false, true) if after_digit => Ordering::Greater,
        (false, true) => Ordering::Less,
        (false, false) => numbers(a, b, at).then(x.cmp(&y)),
    }
}

/// Compares the runs of digits that start at the first difference.
fn numbers(a: &[char], b: &[char], at: usize) -> Ordering {
    let leading = u64::from(zero_inside_number(a, b, at));
    let (left, left_len) = number(a, at, leading);
    let (right, right_len) = number(b, at, leading);
    left.cmp(&right).then(left_len.cmp(&right_len))
}

/// A zero at the difference belongs to a number that began with another digit before it.
fn zero_inside_number(a: &[char], b: &[char], at: usize) -> bool {
    let zero = a.get(at) == Some(&'0') || b.get(at) == Some(&'0');
    let before = a.get(..at).unwrap_or_default().iter().rev();
    zero && before.take_while(|c| c.is_ascii_digit()).any(|c| *c != '0')
}

fn number(text: &[char], at: usize, leading: u64) -> (u64, usize) {
    let digits: Vec<u64> = text.iter().skip(at).map_while(|c| c.to_digit(10)).map(u64::from).collect();
    let value = digits.iter().fold(leading, |value, digit| value.saturating_mul(10).saturating_add(*digit));
    (value, digits.len())
}
