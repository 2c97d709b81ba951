//! States as a few machine words: millions of them are kept.
//!
//! In: small numbers with their widths. Out: [`Packed`]. Never: a value that does not fit (checked in debug builds).

/// A state in 24 bytes.
pub type Packed = [u64; 3];

/// Writes or reads numbers one after the other; none crosses the end of a word.
#[derive(Default)]
pub struct Bits {
    words: Packed,
    at: u32,
}

impl Bits {
    pub fn of(words: Packed) -> Self {
        Self { words, at: 0 }
    }

    pub fn words(self) -> Packed {
        self.words
    }

    /// Where the next number of that width stands.
    fn place(&mut self, width: u32) -> (usize, u32) {
        if self.at % 64 + width > 64 {
            self.at = self.at.next_multiple_of(64);
        }
        let place = ((self.at / 64) as usize, self.at % 64);
        self.at += width;
        place
    }

    pub fn put(&mut self, value: u8, width: u32) {
        debug_assert!(u32::from(value) < 1 << width, "{value} needs more than {width} bits");
        let (word, shift) = self.place(width);
        self.words[word] |= u64::from(value) << shift;
    }

    pub fn flag(&mut self, value: bool) {
        self.put(value.into(), 1);
    }

    #[expect(clippy::cast_possible_truncation, reason = "no number is wider than eight bits")]
    pub fn take(&mut self, width: u32) -> u8 {
        let (word, shift) = self.place(width);
        (self.words[word] >> shift & ((1 << width) - 1)) as u8
    }

    pub fn taken(&mut self) -> bool {
        self.take(1) == 1
    }
}
