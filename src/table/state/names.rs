//! Names of the seats.

use game_core::{Game, Seat};
use session::{Player, Session};

use crate::board::GameUi;
use crate::game::{seat_names, strength_of};
use ui::i18n::{Lang, words};

/// A name for every seat of a game; what the rules play is called as the game
/// says.
pub fn of<G: GameUi>(session: &Session<G::Game>, lang: Lang) -> Vec<String> {
    let seats = session.seats().iter().map(|player| (player.name.as_str(), player.is_person()));
    let mut all = seat_names(seats, &words(lang));
    for (seat, name) in Seat::all(all.len() as u8).zip(&mut all) {
        if let Some(known) = G::played_by_rule(session.game(), seat, lang) {
            *name = known.to_owned();
        }
    }
    all
}

/// The names of the opponents' levels and styles, by seat; what the rules play has none.
pub fn levels<G: GameUi>(session: &Session<G::Game>, lang: Lang) -> Vec<Option<String>> {
    let seats = Seat::all(session.seats().len() as u8).zip(session.seats());
    let words = words(lang);
    let level = |(seat, player): (Seat, &Player)| {
        let name = strength_of(player.controller, &words).filter(|_| !session.game().is_automa(seat))?;
        Some(match player.controller.style() {
            None => name.to_owned(),
            Some(style) => words.table.with_style(name, words.style_behind(style)),
        })
    };
    seats.map(level).collect()
}

/// The seats of people.
pub fn people(seats: &[Player]) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()].is_person())
}

/// The seat of the only person at this device, if there is exactly one.
pub fn only_here<G: GameUi>(session: &Session<G::Game>) -> Option<Seat> {
    let may_be_here = !session.is_mirror();
    let only = || only_person(session.seats()).filter(|_| may_be_here);
    session.by_link().map(|here| here.seat).or_else(only)
}

/// The seat of the only person, if there is exactly one.
fn only_person(seats: &[Player]) -> Option<Seat> {
    let mut people = people(seats);
    people.next().filter(|_| people.next().is_none())
}
