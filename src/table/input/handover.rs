//! Handing a game on by link.

use leptos::prelude::*;
use session::Session;
use session::handover::Purpose;
use session::save::Entrance;

use crate::playback::timeline::Event;
use crate::{GameBoard, Table};
use ui::hand_on::address_of;
use ui::route::Route;

/// To whom a game is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SendTo {
    /// To whoever is on turn, by name.
    Turn(String),
    /// To everybody: it is over.
    Everybody,
}

impl<G: GameBoard> Table<G> {
    /// Shows first what is to be shown first.
    pub(crate) fn enter(self, entrance: Entrance) {
        match entrance {
            Entrance::Now => {}
            Entrance::Since(position) => self.store.playback().happen(Event::Since { at: position }),
            Entrance::Past(position) => self.store.playback().look_back(Some(position)),
        }
    }

    /// To whom the game is to be sent now, if people play at devices of their own; tracked.
    pub fn send_to(self) -> Option<SendTo> {
        let is_here = self.game.is_live();
        let names = self.game.names();
        self.game.session.with_value(|session| {
            session.by_link().filter(|here| is_here && !here.is_host && !session.is_mirror())?;
            match session.turn().seat() {
                None => Some(SendTo::Everybody),
                Some(seat) => session.is_elsewhere(seat).then(|| SendTo::Turn(names[seat.index()].clone())),
            }
        })
    }

    /// Returns true if a game among people at devices of their own still runs; tracked.
    pub fn is_running_by_link(self) -> bool {
        !self.game.has_ended() && self.game.session.with_value(|session| session.by_link().is_some())
    }

    /// Returns true if the game has been sent as it stands; tracked.
    pub fn is_sent(self) -> bool {
        self.store.version.track();
        self.game.session.with_value(|session| {
            session.by_link().and_then(|here| here.sent).is_some_and(|sent| sent as usize >= session.len())
        })
    }

    /// The link with which the game goes on elsewhere; `None` if it began from a position.
    pub fn turn_link(self) -> Option<String> {
        let code = self.game.session.with_value(|session| session.code_at(session.len(), Purpose::Turn));
        code.map(|code| address_of(&Route::Link(code)))
    }

    /// The link that shows the position on the screen to others; `None` if the game began from one.
    pub fn look_link(self) -> Option<String> {
        let position =
            self.store.playback().point_of_departure().unwrap_or_else(|| untrack(|| self.game.shown()));
        let code = self.game.session.with_value(|session| session.code_at(position, Purpose::Look));
        code.map(|code| address_of(&Route::Link(code)))
    }

    /// The game has left as it stands: nothing of that is taken back any more.
    pub fn mark_sent(self) {
        self.game.session.update_value(Session::mark_sent);
        self.store.version.update(|version| *version += 1);
        self.save_soon();
    }
}
