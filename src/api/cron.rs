//! Cron expressions as the Repository controller reads them: five fields or a word such as `@daily`.
//!
//! In: text. Out: nothing, or what is wrong, in the words of the library that Porch uses. A server stores
//! any text and then never synchronises, so a client has to look first.

/// One field: its values and their names.
struct Field {
    least: u32,
    most: u32,
    names: &'static [&'static str],
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS: [&str; 7] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/// Minute, hour, day of the month, month, day of the week.
const FIELDS: [Field; 5] = [
    Field { least: 0, most: 59, names: &[] },
    Field { least: 0, most: 23, names: &[] },
    Field { least: 1, most: 31, names: &[] },
    Field { least: 1, most: 12, names: &MONTHS },
    Field { least: 0, most: 6, names: &DAYS },
];

/// Words that stand for a whole expression.
const WORDS: [&str; 7] = ["@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly"];

/// What is wrong with an expression, if anything.
pub fn fault(text: &str) -> Option<String> {
    let text = without_zone(text.trim());
    if text.is_empty() {
        return Some("empty spec string".into());
    }
    if text.starts_with('@') {
        return word_fault(text);
    }
    let fields: Vec<&str> = text.split_whitespace().collect();
    if fields.len() != FIELDS.len() {
        return Some(format!("expected exactly 5 fields, found {}: [{}]", fields.len(), fields.join(" ")));
    }
    fields.iter().zip(&FIELDS).find_map(|(text, field)| field.list(text).err())
}

/// A time zone in front is not looked at: which ones there are depends on the server.
fn without_zone(text: &str) -> &str {
    let zoned = text.starts_with("TZ=") || text.starts_with("CRON_TZ=");
    let rest = text.split_once(' ').map(|(_, rest)| rest.trim());
    if zoned { rest.unwrap_or_default() } else { text }
}

/// `@daily`, `@every 1h30m`
fn word_fault(text: &str) -> Option<String> {
    let every = text.strip_prefix("@every ");
    let known =
        WORDS.contains(&text) || every.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    (!known).then(|| format!("unrecognized descriptor: {text}"))
}

impl Field {
    fn list(&self, text: &str) -> Result<(), String> {
        text.split(',').filter(|part| !part.is_empty()).try_for_each(|part| self.range(part))
    }

    /// `*`, `?`, `N`, `N-M`, each with `/STEP`.
    fn range(&self, text: &str) -> Result<(), String> {
        let (range, step) = match text.split('/').collect::<Vec<_>>()[..] {
            [range] => (range, None),
            [range, step] => (range, Some(step)),
            _ => return Err(format!("too many slashes: {text}")),
        };
        let (first, last) = match range.split('-').collect::<Vec<_>>()[..] {
            ["*" | "?"] => (self.least, self.most),
            // With a step, one number is the beginning of a range to the end.
            [one] if step.is_some() => (self.number(one)?, self.most),
            [one] => (self.number(one)?, self.number(one)?),
            [first, last] => (self.number(first)?, self.number(last)?),
            _ => return Err(format!("too many hyphens: {text}")),
        };
        let step = step.map_or(Ok(1), integer)?;
        match () {
            () if first < self.least => {
                Err(format!("beginning of range ({first}) below minimum ({}): {text}", self.least))
            }
            () if last > self.most => {
                Err(format!("end of range ({last}) above maximum ({}): {text}", self.most))
            }
            () if first > last => {
                Err(format!("beginning of range ({first}) beyond end of range ({last}): {text}"))
            }
            () if step == 0 => Err(format!("step of range should be a positive number: {text}")),
            () => Ok(()),
        }
    }

    fn number(&self, text: &str) -> Result<u32, String> {
        let lower = text.to_lowercase();
        let named = self.names.iter().position(|name| *name == lower);
        let named = named.and_then(|at| u32::try_from(at).ok()).map(|at| at + self.least);
        named.map_or_else(|| integer(text), Ok)
    }
}

fn integer(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("failed to parse int from {text}"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_expressions() {
        for text in [
            "*/10 * * * *",
            "0 0 1 1 *",
            "5,10-20/5 8-18 ? jan-MAR mon,Fri",
            "@daily",
            "@every 1h30m",
            "TZ=Europe/Berlin 0 6 * * *",
            "0 0 * * 6",
            "7/5 * * * *",
        ] {
            assert_eq!(fault(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, why) in [
            ("every day", "expected exactly 5 fields, found 2: [every day]"),
            ("", "empty spec string"),
            ("60 * * * *", "end of range (60) above maximum (59): 60"),
            ("* * 0 * *", "beginning of range (0) below minimum (1): 0"),
            ("* * * * 7", "end of range (7) above maximum (6): 7"),
            ("20-10 * * * *", "beginning of range (20) beyond end of range (10): 20-10"),
            ("*/0 * * * *", "step of range should be a positive number: */0"),
            ("*/x * * * *", "failed to parse int from x"),
            ("1-2-3 * * * *", "too many hyphens: 1-2-3"),
            ("1/2/3 * * * *", "too many slashes: 1/2/3"),
            ("@often", "unrecognized descriptor: @often"),
        ] {
            assert_eq!(fault(text).as_deref(), Some(why), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_judged(text in "[-*/?@0-9a-z, ]{0,30}") {
            let _ = fault(&text);
        }

        #[test]
        fn numbers_in_range_are_good(m in 0u32..60, h in 0u32..24, d in 1u32..32, mo in 1u32..13, w in 0u32..7) {
            prop_assert_eq!(fault(&format!("{m} {h} {d} {mo} {w}")), None);
        }
    }
}
