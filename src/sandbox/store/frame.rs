//! Records in a file, so that a reader knows which of them are whole.
//!
//! In: bytes of a record. Out: the same bytes between a header and the next record, or what is wrong. Never:
//! I/O, or what a record means.
//!
//! A header is the length of the record, the same length disguised, and a checksum of the record. The
//! disguise tells a length that was never written from one that was damaged later: a record that
//! reaches beyond the end of the file is a write that was interrupted only if its length can be trusted.

use sha2::{Digest as _, Sha256};

/// Bytes of a header.
pub const HEADER: usize = 16;
/// Disguise of the length.
const MASK: u32 = 0x7063_6b74;

/// What the bytes begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<'a> {
    /// Nothing is left.
    End,
    /// A record; the next one begins after that many bytes.
    Record(&'a [u8], usize),
    /// A record whose write was interrupted, and nothing after it.
    Torn,
    /// Something that no interrupted write leaves behind.
    Damaged,
}

/// A record with its header.
///
/// # Errors
/// It is longer than 4 GiB.
pub fn framed(record: &[u8]) -> Result<Vec<u8>, String> {
    let length = u32::try_from(record.len()).map_err(|_| "a record is longer than 4 GiB".to_owned())?;
    let mut bytes = Vec::with_capacity(HEADER + record.len());
    bytes.extend(length.to_le_bytes());
    bytes.extend((length ^ MASK).to_le_bytes());
    bytes.extend(checksum(record));
    bytes.extend(record);
    Ok(bytes)
}

/// The first record of some bytes.
pub fn next(bytes: &[u8]) -> Next<'_> {
    if bytes.is_empty() {
        return Next::End;
    }
    let Some((header, rest)) = bytes.split_at_checked(HEADER) else { return Next::Torn };
    let Some(length) = length(header) else {
        // A file that grew before its bytes reached the disk ends in zeros.
        return if bytes.iter().all(|byte| *byte == 0) { Next::Torn } else { Next::Damaged };
    };
    let Some((record, after)) = rest.split_at_checked(length) else { return Next::Torn };
    match (checksum(record)[..] == header[8..], after.is_empty()) {
        (true, _) => Next::Record(record, HEADER + length),
        (false, true) => Next::Torn,
        (false, false) => Next::Damaged,
    }
}

/// The length in a header, if it can be trusted.
fn length(header: &[u8]) -> Option<usize> {
    let number = |at: usize| Some(u32::from_le_bytes(header.get(at..at + 4)?.try_into().ok()?));
    let length = number(0)?;
    (number(4)? == length ^ MASK).then(|| usize::try_from(length).ok()).flatten()
}

fn checksum(record: &[u8]) -> [u8; 8] {
    let mut sum = [0; 8];
    sum.copy_from_slice(&Sha256::digest(record)[..8]);
    sum
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_record_is_found_again() {
        let bytes = framed(b"abc").unwrap();
        assert_eq!(next(&bytes), Next::Record(b"abc", bytes.len()));
        assert_eq!(next(&[bytes.clone(), bytes.clone()].concat()), Next::Record(b"abc", bytes.len()));
        assert_eq!(next(&framed(b"").unwrap()), Next::Record(b"", HEADER));
        assert_eq!(next(b""), Next::End);
    }

    #[test]
    fn an_unwritten_end_is_torn_and_a_changed_middle_is_damaged() {
        let bytes = framed(b"abc").unwrap();
        for end in 1..bytes.len() {
            assert_eq!(next(&bytes[..end]), Next::Torn, "{end}");
        }
        assert_eq!(next(&[0; 100]), Next::Torn);
        let mut hole = bytes.clone();
        hole[HEADER..].fill(0);
        assert_eq!(next(&hole), Next::Torn, "the header reached the disk, the record did not");
        assert_eq!(next(&[hole, bytes].concat()), Next::Damaged, "there is a record after it");
    }

    proptest! {
        #[test]
        fn one_changed_byte_before_another_record_is_noticed(record in proptest::collection::vec(any::<u8>(), 0..40),
                                                              at in any::<proptest::sample::Index>(), by in 1..=255u8) {
            let mut bytes = framed(&record).unwrap();
            let at = at.index(bytes.len());
            bytes[at] ^= by;
            bytes.extend(framed(b"next").unwrap());
            prop_assert_eq!(next(&bytes), Next::Damaged);
        }
    }
}
