//! Nets that are part of the program.

use std::sync::OnceLock;

use super::Net;

/// The net of a game as it stands in the program, read when it is first asked for.
pub struct Stored {
    bytes: &'static [u8],
    shape: NetShape,
    net: OnceLock<Option<Net>>,
}

/// Number of inputs, and their version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetShape {
    /// The version of the inputs: goes up whenever one of them comes to mean
    /// something else.
    pub version: u32,
    /// Inputs of a seat.
    pub sides: usize,
    /// Inputs about the table.
    pub table: usize,
    /// Ends of the runs that have an input for each piece of the game, such as its buildings: those of a
    /// seat, then those about the table. A new piece has the last one of each run.
    pub runs: [&'static [usize]; 2],
}

impl NetShape {
    /// Returns how many pieces fewer a net with so many inputs knows; `None` if it is of another game.
    pub fn unknown(&self, sides: usize, table: usize) -> Option<usize> {
        let fewer = [self.sides.checked_sub(sides)?, self.table.checked_sub(table)?];
        let most = self.runs.iter().flat_map(|ends| ends.iter()).copied().min().unwrap_or(0);
        (0..=most).find(|pieces| (0..2).all(|part| fewer[part] == pieces * self.runs[part].len()))
    }

    /// Returns true if a row of a net, in the order of the file, is about one of the last `unknown`
    /// pieces.
    pub fn is_about(&self, row: usize, unknown: usize) -> bool {
        let (place, ends) = match row.checked_sub(self.sides) {
            None => (row, self.runs[0]),
            Some(place) => (place, self.runs[1]),
        };
        ends.iter().any(|&end| (end - unknown..end).contains(&place))
    }
}

impl Stored {
    /// The net in these bytes.
    pub const fn new(bytes: &'static [u8], shape: NetShape) -> Self {
        Stored { bytes, shape, net: OnceLock::new() }
    }

    /// The net; `None` if the bytes hold none of this shape: whoever asks then
    /// judges without one.
    pub fn get(&self) -> Option<&Net> {
        self.net.get_or_init(|| Net::from_bytes(self.bytes, self.shape).ok()).as_ref()
    }

    /// Returns how many of the last pieces of the game the net does not know.
    pub fn unknown(&self) -> usize {
        let inputs = super::file::inputs_of(self.bytes);
        inputs.and_then(|[sides, table]| self.shape.unknown(sides, table)).unwrap_or(0)
    }
}
