//! The table that was dealt on this page and is about to be shown: it need not
//! be read from what was stored of it.

use std::cell::RefCell;

use super::Opened;

thread_local! {
    static DEALT: RefCell<Option<(String, Opened)>> = const { RefCell::new(None) };
}

/// Keeps the table of the new game `id` until it is shown.
pub fn keep(id: &str, table: Opened) {
    DEALT.set(Some((id.to_owned(), table)));
}

/// The table of the game `id`, if it was kept and nobody has taken it yet.
pub fn take(id: &str) -> Option<Opened> {
    DEALT.take().filter(|(dealt, _)| dealt == id).map(|(_, table)| table)
}
