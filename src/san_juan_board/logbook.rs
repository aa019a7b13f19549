//! Events as lines of the log, and how long each deserves to be looked at.

use game_core::Seat;
use san_juan::event::ShipWhy;
use san_juan::{Event, View};

use super::cards::{front, good_art};
use crate::words::{Scene, words_of};
use table::board::{Flight, Line, Pacing, Rank, told};
use ui::i18n::Lang;
use ui::sound::Sound;

/// The lines that one step adds.
pub fn lines(
    step: usize,
    events: &[Event],
    view: &View,
    names: &[String],
    me: Option<Seat>,
    lang: Lang,
) -> Vec<Line> {
    let scene = Scene { names, me, view };
    let words = words_of(lang, view.edition);
    told(step, events, |event| words.event(event, &scene), seat, rank, |_| None)
}

fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::RolePicked { seat, .. }
        | Event::LibraryUsed { seat }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Tucked { seat, .. }
        | Event::Announced { seat, .. }
        | Event::GoodForfeited { seat, .. }
        | Event::GoodSpent { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Built { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::GoldMine { seat, .. }
        | Event::GoodArrived { seat, .. }
        | Event::Shipped { seat, .. }
        | Event::TurnedUp { seat, .. }
        | Event::Took { seat, .. }
        | Event::Bank { seat, .. }
        | Event::Passed { seat, .. } => Some(*seat),
        Event::RoundStarted { .. }
        | Event::Reshuffled { .. }
        | Event::PricesShown { .. }
        | Event::RowDiscarded { .. }
        | Event::PhaseEnded { .. }
        | Event::GameEnded { .. } => None,
    }
}

fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundStarted { .. } | Event::GameEnded { .. } => Rank::Round,
        Event::RolePicked { .. } | Event::Built { .. } | Event::Kept { .. } | Event::Tucked { .. } => {
            Rank::Move
        }
        Event::Produced { .. } | Event::Sold { .. } | Event::GoldMine { .. } | Event::Discarded { .. } => {
            Rank::Move
        }
        Event::Shipped { .. } | Event::TurnedUp { .. } | Event::Took { .. } | Event::Bank { .. } => {
            Rank::Move
        }
        Event::GoodArrived { .. } | Event::RowDiscarded { .. } => Rank::Effect,
        Event::LibraryUsed { .. } | Event::Drew { .. } | Event::Announced { .. } | Event::Paid { .. } => {
            Rank::Effect
        }
        Event::GoodForfeited { .. } | Event::GoodSpent { .. } | Event::Looked { .. } => Rank::Effect,
        Event::Reshuffled { .. } | Event::PricesShown { .. } | Event::PhaseEnded { .. } => Rank::Effect,
        Event::Passed { .. } => Rank::Pass,
    }
}

/// Time for which an event is shown.
pub fn pacing(event: &Event) -> Pacing {
    match event {
        Event::RolePicked { .. } | Event::Built { .. } | Event::Produced { .. } | Event::Sold { .. } => {
            Pacing::Move
        }
        Event::Kept { .. } | Event::GoldMine { .. } | Event::Tucked { .. } | Event::RoundStarted { .. } => {
            Pacing::Move
        }
        Event::Shipped { .. } | Event::Took { .. } | Event::Bank { .. } | Event::GoodArrived { .. } => {
            Pacing::Move
        }
        Event::TurnedUp { .. } => Pacing::Move,
        Event::PhaseEnded { .. } | Event::GameEnded { .. } => Pacing::Phase,
        Event::LibraryUsed { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::RowDiscarded { .. }
        | Event::Reshuffled { .. } => Pacing::None,
        Event::Announced { .. }
        | Event::Paid { .. }
        | Event::GoodForfeited { .. }
        | Event::GoodSpent { .. } => Pacing::None,
        Event::PricesShown { .. } | Event::Looked { .. } | Event::Passed { .. } => Pacing::None,
    }
}

/// The most cards of one draw that are seen to travel.
const CARDS: u8 = 3;

/// The pieces that travel when a step is shown.
pub fn flights(events: &[Event], view: &View) -> Vec<Flight> {
    events.iter().flat_map(|event| flights_of(event, view)).collect()
}

fn flights_of(event: &Event, view: &View) -> Vec<Flight> {
    let hand = |seat: Seat| {
        let plate = format!("seat-{}", seat.0);
        if view.viewer.is(seat) { vec!["hand-0".to_owned(), plate] } else { vec![plate] }
    };
    let slot = |seat: Seat, slot: u8| vec![format!("slot-{}-{slot}", seat.0), format!("seat-{}", seat.0)];
    let edition = view.edition;
    let good = |seat: Seat, slot: u8| {
        let place = view.seats[seat.index()].city.get(slot as usize);
        place.map_or("g-crate", |place| good_art(place.kind, edition)).to_owned()
    };
    let pile = |name: &str| vec![name.to_owned()];
    match event {
        Event::Built { seat, kind, slot: place, .. } => {
            vec![fly(hand(*seat), slot(*seat, *place), front(*kind, edition))]
        }
        Event::Took { seat, kind, .. } => vec![fly(pile("deck"), hand(*seat), front(*kind, edition))],
        Event::Produced { seat, slot: place } | Event::GoodArrived { seat, slot: place } => {
            vec![fly(pile("deck"), slot(*seat, *place), good(*seat, *place))]
        }
        Event::Sold { seat, slot: place, .. } | Event::GoodSpent { seat, slot: place } => {
            vec![fly(slot(*seat, *place), pile("discard"), good(*seat, *place))]
        }
        Event::Shipped { seat, slot: place, why: ShipWhy::Captain } => {
            vec![fly(slot(*seat, *place), vec![format!("seat-{}", seat.0)], good(*seat, *place))]
        }
        Event::Drew { seat, cards, .. } => {
            (0..cards.count().min(CARDS)).map(|_| fly(pile("deck"), hand(*seat), "back".into())).collect()
        }
        Event::Kept { seat, .. } => vec![fly(pile("deck"), hand(*seat), "back".into())],
        _ => Vec::new(),
    }
}

/// Sound of an event.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::RolePicked { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::Reshuffled { .. }
        | Event::Tucked { .. }
        | Event::Paid { .. }
        | Event::Looked { .. }
        | Event::Kept { .. }
        | Event::TurnedUp { .. }
        | Event::Took { .. }
        | Event::Bank { .. }
        | Event::GoldMine { .. } => Some(Sound::Paper),
        Event::Built { .. }
        | Event::Produced { .. }
        | Event::GoodArrived { .. }
        | Event::GoodForfeited { .. }
        | Event::GoodSpent { .. } => Some(Sound::Wood),
        Event::Sold { .. } => Some(Sound::Coin),
        Event::Shipped { .. } => Some(Sound::Water),
        _ => None,
    }
}

fn fly(from: Vec<String>, to: Vec<String>, art: String) -> Flight {
    Flight { from, to, art }
}
