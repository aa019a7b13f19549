//! Input of people: taps, keys, touches, and everything beside the board's pieces.

mod acts;
mod handover;
mod keys;
mod sight;
mod tap;
pub mod touch;

pub use handover::SendTo;
