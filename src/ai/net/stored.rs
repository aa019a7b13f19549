//! Nets that are part of the program.

use std::sync::OnceLock;

use super::Net;

/// The net of a game as it stands in the program, read when it is first asked for.
pub struct Stored {
    bytes: &'static [u8],
    shape: Shape,
    net: OnceLock<Option<Net>>,
}

/// Number of inputs, and their version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The version of the inputs: goes up whenever one of them comes to mean
    /// something else.
    pub version: u32,
    /// Inputs of a seat.
    pub sides: usize,
    /// Inputs about the table.
    pub table: usize,
}

impl Stored {
    /// The net in these bytes.
    pub const fn new(bytes: &'static [u8], shape: Shape) -> Self {
        Stored { bytes, shape, net: OnceLock::new() }
    }

    /// The net; `None` if the bytes hold none of this shape: whoever asks then
    /// judges without one.
    pub fn get(&self) -> Option<&Net> {
        self.net.get_or_init(|| Net::from_bytes(self.bytes, self.shape).ok()).as_ref()
    }
}
