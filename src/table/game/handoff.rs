//! Values that one page leaves for the next: a table that was dealt and need not be read from storage, the link with
//! which a kept game goes on, the position with which the studies begin.

use std::cell::RefCell;

use super::pending::PendingTable;
use super::save_loader::LinkAction;

thread_local! {
    static DEALT: RefCell<Option<(String, Box<dyn PendingTable>)>> = const { RefCell::new(None) };
    static CAME: RefCell<Option<(String, String, LinkAction)>> = const { RefCell::new(None) };
    /// A position that somebody wants to study next: the game and its text.
    static STUDIED: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Keeps the table of the new game `id` until it is shown.
pub fn keep(id: &str, table: Box<dyn PendingTable>) {
    DEALT.set(Some((id.to_owned(), table)));
}

/// The table of the game `id`, if it was kept and nobody has taken it yet.
pub fn take(id: &str) -> Option<Box<dyn PendingTable>> {
    DEALT.take().filter(|(dealt, _)| dealt == id).map(|(_, table)| table)
}

/// Keeps the code of a link until the game `id`, with which something is to be done by it, is shown.
pub fn keep_link(id: &str, code: &str, how: LinkAction) {
    CAME.set(Some((id.to_owned(), code.to_owned(), how)));
}

/// Takes the link that was kept for the game `id`, if nobody has taken it yet.
pub fn take_link(id: &str) -> Option<(String, LinkAction)> {
    CAME.take().filter(|(kept, ..)| kept == id).map(|(_, code, how)| (code, how))
}

/// Keeps a position until the page of its game's studies opens.
pub fn keep_position(game: &str, text: String) {
    STUDIED.set(Some((game.to_owned(), text)));
}

/// Takes the position that was kept for the studies of this game, if nobody has taken it yet.
pub fn take_position(game: &str) -> Option<String> {
    STUDIED.take().filter(|(of, _)| of == game).map(|(_, text)| text)
}
