//! Questions ahead of their turn, where the rules ask all at once: the host's own player is asked like every guest. Its table
//! shows the question on a copy of the game, and what it chooses is kept with the choices of the guests.

use std::rc::Rc;

use leptos::prelude::*;
use session::Policy;

use super::desk::Desk;
use super::host::desk_of;
use crate::board::ActionOf;
use crate::playback::timeline::Event;
use crate::state::Rewind;
use crate::state::ways::{Asks, Ways};
use crate::{GameBoard, Table};
use ui::i18n::devices_now;

/// Shows the question that the player at this device is asked ahead of its turn, or takes it away. `is_new` is true where
/// something else of the game may have changed than its steps. Returns true if something else is shown now.
pub fn look<G: GameBoard>(table: Table<G>, desk: &Rc<Desk>, is_new: bool) -> bool {
    let key = table.game.with_game(|game| (game.len(), desk.host.borrow().own_choices()));
    if key.is_none() || !is_new && desk.asked.get() == key {
        return false;
    }
    desk.asked.set(key);
    let copy =
        table.game.with_game(|game| game.showing_ahead(&desk.host.borrow().own_question(game)?)).flatten();
    let was_shown = is_shown(table);
    take_away(table);
    let is_asked = copy.is_some();
    if let Some(copy) = copy {
        let game = table.game.session.try_update_value(|shown| std::mem::replace(shown, copy));
        table.game.aside.set_value(game);
        set_asks(table, Some(Asks { act, rewind, switch }));
    }
    was_shown || is_asked
}

/// Shows the game itself again.
pub fn take_away<G: GameBoard>(table: Table<G>) {
    let Some(game) = table.game.aside.try_update_value(Option::take).flatten() else { return };
    let copy = table.game.session.try_update_value(|shown| std::mem::replace(shown, game));
    let told = copy.map_or(0, |copy| copy.len() - 1);
    table.game.log.update_value(|lines| lines.back_to(told));
    table.store.playback().happen(Event::Rewound { end: told });
    set_asks(table, None);
}

fn is_shown<G: GameBoard>(table: Table<G>) -> bool {
    table.game.aside.try_with_value(Option::is_some) == Some(true)
}

/// Sets what is asked of the host's side in place of doing it.
fn set_asks<G: GameBoard>(table: Table<G>, asks: Option<Asks<G>>) {
    if let Some(ways) = table.game.ways() {
        table.game.set_ways(Ways { asks, ..ways });
    }
}

fn act<G: GameBoard>(table: Table<G>, actions: &[ActionOf<G>]) {
    let Some(desk) = desk_of(table) else { return };
    let chosen = table.game.update_game(|game| desk.host.borrow_mut().choose_own(game, actions).is_ok());
    if chosen == Some(true) {
        return table.changed();
    }
    table.store.panels().tell(untrack(|| devices_now().not_now().to_owned()), None);
    table.begin();
}

/// Takes back in the game itself, where anything can be.
fn rewind<G: GameBoard>(table: Table<G>, how: Rewind) {
    take_away(table);
    table.rewind(how);
    if !is_shown(table) {
        table.changed();
    }
}

/// A switch that was turned stands in the game itself already.
fn switch<G: GameBoard>(_: Table<G>, _: usize, _: Policy) {}
