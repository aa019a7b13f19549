//! The table is handed to a guest: what becomes of it at the device that dealt, and at the one that deals from then on.

use std::cell::Cell;
use std::rc::Rc;

use game_core::Seat;
use leptos::prelude::*;
use live::SeatKey;

use super::banner::Panel;
use super::desk::{Desk, keep_keys_of};
use super::guest;
use super::host::HostHandle;
use crate::game::SaveLoader;
use crate::{GameBoard, Table};
use ui::back;
use ui::i18n::devices_now;
use ui::library::Library;
use ui::route::Route;

thread_local! {
    /// True once a game was handed to this device, until its table is shown.
    static IS_NEW: Cell<bool> = const { Cell::new(false) };
}

/// Another device deals from now on: this one forgets the game, and its player comes back as a guest.
pub fn handed_over<G: GameBoard>(table: Table<G>, desk: &Rc<Desk>, handle: HostHandle, to: Seat) {
    desk.flush();
    desk.end();
    if let Some(key) = handle.own_key.get_value() {
        guest::keep_key_of(key);
    }
    let own = table.game.session.with_value(|session| session.by_link().map(|here| here.seat));
    guest::keep_table(table, own.unwrap_or(to));
    handle.panel.set(None);
    table.store.id.with_value(|id| _ = table.store.page.library.remove(id));
    back::go(&Route::Join(String::new()).to_string());
}

/// Ends the wait for a device that is gone: the table is still here.
pub fn look<G: GameBoard>(table: Table<G>, desk: &Rc<Desk>, handle: HostHandle) {
    let is_waiting = handle.panel.try_get_untracked().flatten() == Some(Panel::Handing);
    if is_waiting && !desk.host.borrow().is_handing() {
        handle.panel.set(Some(Panel::People));
        table.store.panels().tell(untrack(|| devices_now().hand_lost().to_owned()), None);
    }
}

/// Keeps the game that was handed to this device; its key in the library, or `None` if it cannot be read.
pub fn take(
    library: Library,
    save_loader: &dyn SaveLoader,
    save: &str,
    keys: &[(Seat, SeatKey)],
) -> Option<String> {
    let fresh = save_loader.keep(save).ok()?;
    let id = library.create(fresh.summary, &fresh.save);
    keep_keys_of(&id, keys);
    IS_NEW.set(true);
    Some(id)
}

/// Says at the table of a game that has just come what it means to deal.
pub fn welcome<G: GameBoard>(table: Table<G>) {
    if IS_NEW.replace(false) {
        table.store.panels().tell(untrack(|| devices_now().dealing().to_owned()), None);
    }
}
