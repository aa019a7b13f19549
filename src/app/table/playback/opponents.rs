//! The opponents' program at a table: its start, its health, and the ways on when it cannot run.

use crate::app::thinkers::Thinkers;
use game_core::Seat;
use leptos::prelude::*;

use crate::app::table::store::Trouble;
use crate::app::table::{Seatable, Table};

impl<G: Seatable> Table<G> {
    /// Starts the opponents' program and follows its health.
    pub(super) fn hire(self) -> Thinkers {
        let thinkers = Thinkers::start();
        thinkers.watch(move |health| {
            self.trouble.try_update(|trouble| *trouble = Trouble::after(*trouble, health));
        });
        thinkers
    }

    /// Starts the opponents' program anew and asks again.
    pub fn ask_again(self) {
        self.stop_thinking();
        self.trouble.set(None);
        self.driver.update_value(|driver| driver.thinkers = Some(self.hire()));
        self.think();
    }

    /// Lets a person at this device play for the opponent on turn from now on.
    pub fn play_for_opponent(self) {
        let Some(seat) = self.turn() else { return };
        self.stop_thinking();
        self.trouble.set(None);
        self.session.update_value(|session| session.seat_person(seat));
        self.changed();
    }

    /// The opponent on turn, if a person at this device may play for it.
    pub fn opponent_on_turn(self) -> Option<Seat> {
        self.session.with_value(|session| {
            let seat = session.turn().seat()?;
            let may = session.by_link().is_none() && session.controller(seat).level().is_some();
            may.then_some(seat)
        })
    }
}
