//! What surrounds every board.

mod bar;
mod curtain;
mod drawers;
mod frame;
mod log;
mod menu;
mod prompt;
mod replay;
mod sheets;
mod strip;

pub use frame::Frame;
pub use strip::PhaseStrip;
