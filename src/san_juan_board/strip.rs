//! Strip of the phase being played.

use game_core::Seat;
use san_juan::event::{DrawWhy, ShipWhy};
use san_juan::{Event, View};

use super::cards::role_art;
use super::model::Target;
use crate::words::words_of;
use table::board::{PhaseTurn, Strip, StripRow};
use ui::i18n::Lang;

/// Nothing was done, or nothing came of it.
const NOTHING: &str = "–";

/// The phase that `events` begin with, seat by seat.
pub fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip<Target>> {
    let Some(&Event::RolePicked { seat: picker, role }) = events.first() else { return None };
    let ended = events.iter().any(|event| matches!(event, Event::PhaseEnded { .. }));
    let seats = view.seats.len() as u8;
    let row = |steps: u8| {
        let seat = picker.clockwise(steps, seats);
        let deeds: Vec<Deed> = events.iter().filter_map(|event| deed(event, seat, view, lang)).collect();
        let turn = match () {
            () if ended => PhaseTurn::Done,
            () if view.turn.seat() == Some(seat) => PhaseTurn::Now,
            () if deeds.is_empty() => PhaseTurn::Next,
            () => PhaseTurn::Done,
        };
        let text = if deeds.is_empty() && ended { NOTHING.to_owned() } else { sum_up(deeds) };
        StripRow { seat, turn, text, drawn: Vec::new() }
    };
    Some(Strip {
        about: Target::Role(role),
        icon: role_art(role),
        title: words_of(lang, view.edition).role(role).to_owned(),
        rows: (0..seats).map(row).collect(),
    })
}

/// One thing that a seat did.
enum Deed {
    /// Something with a name was built, made or sold.
    Name(&'static str),
    /// So many cards came into the hand.
    Cards(u8),
    /// Nothing at all.
    Nothing,
}

fn deed(event: &Event, seat: Seat, view: &View, lang: Lang) -> Option<Deed> {
    let words = words_of(lang, view.edition);
    let good = |slot: u8| {
        let place = view.seats[seat.index()].city.get(slot as usize)?;
        Some(Deed::Name(words.good(Some(place.kind))))
    };
    let (doer, deed) = match event {
        Event::Built { seat, kind, .. } => (seat, Some(Deed::Name(words.building(*kind)))),
        Event::Produced { seat, slot } | Event::Sold { seat, slot, .. } => (seat, good(*slot)),
        Event::Kept { seat, kept, .. } => (seat, Some(Deed::Cards(kept.count()))),
        Event::Drew { seat, cards, why: DrawWhy::Councillor | DrawWhy::Prospector | DrawWhy::Mayor } => {
            (seat, Some(Deed::Cards(cards.count())))
        }
        Event::GoldMine { seat, taken: Some(_), .. } | Event::Bank { seat, taken: true, .. } => {
            (seat, Some(Deed::Cards(1)))
        }
        Event::Took { seat, .. } => (seat, Some(Deed::Cards(1))),
        Event::Shipped { seat, slot, why: ShipWhy::Captain } => (seat, good(*slot)),
        Event::Passed { seat, .. } => (seat, Some(Deed::Nothing)),
        _ => return None,
    };
    deed.filter(|_| *doer == seat)
}

/// Names one after another, then the cards in one figure.
fn sum_up(deeds: Vec<Deed>) -> String {
    let mut parts: Vec<String> = Vec::new();
    let (mut cards, mut nothing) = (0, false);
    for deed in deeds {
        match deed {
            Deed::Name(name) => parts.push(name.to_owned()),
            Deed::Cards(count) => cards += count,
            Deed::Nothing => nothing = true,
        }
    }
    if cards > 0 {
        parts.push(format!("+{cards}"));
    }
    if parts.is_empty() && nothing { NOTHING.to_owned() } else { parts.join(" · ") }
}

#[cfg(test)]
mod tests {
    use game_core::{Turn, Viewer};
    use san_juan::event::Cards;
    use san_juan::ids::{Kind, Role};
    use san_juan::{Config, Edition, SanJuan};
    use session::{Player, Session, TableSetup};

    use super::*;

    /// A table of three, and the seat that has to choose there.
    fn table() -> (View, Seat) {
        let config = Config { players: 3, ..Config::default() };
        let seats = (0..3).map(|seat| Player::person(format!("P{seat}"))).collect();
        let table: Session<SanJuan> =
            Session::new(TableSetup { config, seed: 5, seats }).expect("a legal table");
        let view = table.view(Viewer::Public);
        let Turn::Choose { seat, .. } = view.turn else { panic!("nobody chooses") };
        (view, seat)
    }

    fn rows(events: &[Event], view: &View) -> Vec<(u8, PhaseTurn, String)> {
        let strip = strip(events, view, Lang::En).expect("a phase");
        strip.rows.into_iter().map(|did| (did.seat.0, did.turn, did.text)).collect()
    }

    #[test]
    fn seats_stand_in_the_order_of_play_with_what_they_have_done() {
        let (view, now) = table();
        let (first, second) = (now.clockwise(1, 3), now.clockwise(2, 3));
        let events = [
            Event::RolePicked { seat: first, role: Role::Builder },
            Event::Built { seat: first, kind: Kind::Tower, slot: 1, over: None, price: 2 },
            Event::Passed { seat: second, role: Role::Builder },
        ];
        let tower = words_of(Lang::En, Edition::Y1897).building(Kind::Tower).to_owned();
        let expected = [
            (first.0, PhaseTurn::Done, tower),
            (second.0, PhaseTurn::Done, NOTHING.to_owned()),
            (now.0, PhaseTurn::Now, String::new()),
        ];
        assert_eq!(rows(&events, &view), expected);
    }

    #[test]
    fn cards_are_counted_and_never_named() {
        let (view, now) = table();
        let events = [
            Event::RolePicked { seat: now, role: Role::Councillor },
            Event::Kept {
                seat: now,
                kept: Cards::Known(vec![Kind::Tower, Kind::Well]),
                dropped: Cards::Hidden(3),
            },
            Event::PhaseEnded { role: Role::Councillor },
        ];
        let rows = rows(&events, &view);
        assert_eq!(rows[0], (now.0, PhaseTurn::Done, "+2".to_owned()));
        assert!(rows[1..].iter().all(|(_, turn, text)| *turn == PhaseTurn::Done && text == NOTHING));
    }

    #[test]
    fn without_a_role_there_is_no_strip() {
        let (view, now) = table();
        assert_eq!(strip(&[], &view, Lang::En), None);
        assert_eq!(strip(&[Event::Passed { seat: now, role: Role::Trader }], &view, Lang::En), None);
    }
}
