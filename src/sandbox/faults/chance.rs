//! How often a fault strikes.
//!
//! In: `0.1` (in one of ten cases), `3` (the first three times), nothing (always). Out: yes or no. Never: the
//! clock or true randomness: the same seed, fault, package and visit give the same answer, whatever else happens
//! at the same time.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// A share of 1 is so many parts.
const WHOLE: u32 = 1_000_000;

/// How often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chance {
    /// It was not asked for.
    #[default]
    Never,
    /// Every time.
    Always,
    /// The first times, in the whole sandbox.
    First(u32),
    /// So many of a million times.
    Share(u32),
}

impl Chance {
    /// Reads what follows the `=`.
    ///
    /// # Errors
    /// A sentence for the user.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Ok(Self::Always);
        }
        if let Ok(times) = text.parse::<u32>() {
            return Ok(Self::First(times));
        }
        match text.parse::<f64>() {
            Ok(share) if (0.0..=1.0).contains(&share) => Ok(Self::Share(parts(share))),
            _ => Err(format!("{text:?} is neither a share such as 0.1 nor a number of times such as 3")),
        }
    }
}

/// Parts of a million; the share is between 0 and 1.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and a million")]
fn parts(share: f64) -> u32 {
    (share * f64::from(WHOLE)).round() as u32
}

/// Decides, and counts for it.
#[derive(Debug, Default)]
pub struct Dice {
    seed: u64,
    visits: Mutex<BTreeMap<(&'static str, String), u32>>,
}

impl Dice {
    /// With a seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, visits: Mutex::default() }
    }

    /// Does a fault strike this time? `what` is what it would strike.
    pub fn strikes(&self, fault: &'static str, chance: Chance, what: &str) -> bool {
        match chance {
            Chance::Never => false,
            Chance::Always => true,
            Chance::First(times) => self.visit(fault, "") < times,
            Chance::Share(share) => {
                let visit = self.visit(fault, what);
                let thrown = [fault, what].iter().fold(self.seed, |sum, text| mix(sum, text.as_bytes()));
                mix(thrown, &visit.to_le_bytes()) % u64::from(WHOLE) < u64::from(share)
            }
        }
    }

    /// How often it was here before.
    pub fn visit(&self, fault: &'static str, what: &str) -> u32 {
        let mut visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
        let visit = visits.entry((fault, what.to_owned())).or_default();
        *visit += 1;
        *visit - 1
    }
}

/// Stirs bytes into a number, so that every bit of them reaches every bit of it.
fn mix(sum: u64, bytes: &[u8]) -> u64 {
    let stir = |sum: u64, byte: u8| {
        let sum = sum.wrapping_add(u64::from(byte)).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let sum = (sum ^ (sum >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let sum = (sum ^ (sum >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        sum ^ (sum >> 31)
    };
    bytes.iter().fold(sum, |sum, byte| stir(sum, *byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_chances() {
        let read = |text| Chance::parse(text).unwrap();
        assert_eq!(read(""), Chance::Always);
        assert_eq!(read("3"), Chance::First(3));
        assert_eq!(read("0.25"), Chance::Share(250_000));
        assert_eq!(read("1.0"), Chance::Share(1_000_000));
        for wrong in ["-1", "1.5", "often", "NaN", "3x"] {
            assert!(Chance::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_number_counts_in_the_whole_sandbox() {
        let dice = Dice::new(1);
        let strikes = ["a", "b", "a", "b"].map(|what| dice.strikes("x", Chance::First(2), what));
        assert_eq!(strikes, [true, true, false, false]);
        assert!(dice.strikes("y", Chance::First(1), "a"), "another fault has a count of its own");
    }

    #[test]
    fn a_share_is_met_and_does_not_depend_on_the_order() {
        let throw = |dice: &Dice, what: &str| dice.strikes("x", Chance::Share(250_000), what);
        let dice = Dice::new(7);
        let first: Vec<bool> = (0..4_000).map(|n| throw(&dice, &format!("p{}", n % 40))).collect();
        let hits = first.iter().filter(|hit| **hit).count();
        assert!((900..1_100).contains(&hits), "{hits}");
        let other = Dice::new(7);
        let again: Vec<bool> = (0..100).map(|_| throw(&other, "p3")).collect();
        let of_p3: Vec<bool> = first.iter().skip(3).step_by(40).copied().collect();
        assert_eq!(again, of_p3);
        let seeded = Dice::new(8);
        assert_ne!((0..100).map(|_| throw(&seeded, "p3")).collect::<Vec<_>>(), of_p3);
    }
}
