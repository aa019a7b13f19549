//! Numbers below a limit that both sides know, in as few bits as that takes.

/// Number of bits of a number below `limit`; none if there is only one.
fn width(limit: usize) -> u32 {
    limit.saturating_sub(1).checked_ilog2().map_or(0, |bits| bits + 1)
}

/// Writes numbers one behind the other, the lowest bit first.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// Number of bits written.
    length: usize,
}

impl BitWriter {
    /// Writes `number`, which is below `limit`.
    pub(super) fn put(&mut self, number: usize, limit: usize) {
        for bit in 0..width(limit) {
            if self.length.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let last = self.bytes.len() - 1;
            self.bytes[last] |= ((number >> bit & 1) as u8) << (self.length % 8);
            self.length += 1;
        }
    }

    /// Returns the bits; the last byte is filled with zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] wrote.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    /// Number of bits read.
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        BitReader { bytes, at: 0 }
    }

    /// The next number, written as one below `limit`; it can be greater in what nobody wrote so.
    /// `None` at the end.
    pub(super) fn take(&mut self, limit: usize) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width(limit) {
            let byte = self.bytes.get(self.at / 8)?;
            number |= usize::from(byte >> (self.at % 8) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }

    /// Returns the number of whole bytes that were never read.
    pub(super) fn left(&self) -> usize {
        self.bytes.len() - self.at.div_ceil(8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_and_take_no_more_room_than_their_limit_asks_for() {
        let numbers = [(0, 1), (0, 2), (1, 2), (2, 3), (4, 5), (63, 64), (0, 1), (7, 8), (8, 9)];
        let mut writer = BitWriter::default();
        for (number, limit) in numbers {
            writer.put(number, limit);
        }
        let bytes = writer.finish();
        // 0 + 1 + 1 + 2 + 3 + 6 + 0 + 3 + 4 bits.
        assert_eq!(bytes.len(), 20_usize.div_ceil(8));
        let mut reader = BitReader::new(&bytes);
        for (number, limit) in numbers {
            assert_eq!(reader.take(limit), Some(number));
        }
        assert_eq!(reader.left(), 0);
        assert_eq!((reader.take(64), reader.take(1)), (None, Some(0)));
    }
}
