//! The rules reference: a page of its own, and a panel beside the board.

mod entry;
mod fetch;
mod page;
mod place;

pub use page::{RulesPage, RulesPanel};
