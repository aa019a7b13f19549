//! Widgets around every board.

mod bar;
mod coach;
mod curtain;
mod drawers;
mod facts;
mod first_time;
mod frame;
mod guide;
mod handover;
mod hint;
mod log;
mod marking;
mod marks;
mod menu;
mod opponents;
mod prompt;
mod replay;
mod review;
mod sheets;
mod strip;
mod study;
mod task;
mod thoughts;
mod why;

pub use frame::{Frame, ReviewFrame};
pub use handover::{CopyLink, Square};
pub use menu::MenuEntry;
pub use sheets::{Modal, is_on_backdrop, open_modal};
pub use strip::PhaseStrip;
