//! Setup (section 4).

use super::{SanJuan, chance, flow, mutations};
use crate::event::{DrawWhy, Event};
use crate::ids::{Kind, Role};
use crate::state::{Cards, City, Frame, Marks, Placards, Queue, SEATS, State, at};
use game_core::{Game, Seat, Sink, Stack};

/// Cards of an opening hand (`SJ-SET-7`).
pub(super) const OPENING_HAND: u8 = 4;

/// A state in which nothing lies anywhere yet.
pub(super) fn bare() -> State {
    State {
        cards: Cards::EMPTY,
        cities: [City::default(); SEATS],
        rng: chance::stream(0, chance::CARDS),
        stack: Stack::new(Frame::Build),
        queue: Queue::EMPTY,
        round: 0,
        quiet: 0,
        governor: Seat(0),
        picker: Seat(0),
        actor: Seat(0),
        role: Role::Builder,
        doubled: false,
        sold: false,
        cathedral: false,
        taken: Placards::default(),
        library_used: Marks::default(),
        church_used: Marks::default(),
    }
}

/// A new game.
pub(super) fn setup(game: &SanJuan, seed: u64, log: &mut impl Sink<Event>) -> State {
    let mut state = bare();
    let mut rng = chance::stream(seed, chance::SETUP);
    // SJ-SET-1, SJ-SET-3
    let drawn = Seat(rng.below(game.seats() as u32) as u8);
    state.governor = game.config.first.unwrap_or(drawn);
    // SJ-SET-4
    let mut tiles = game.rules.tiles.clone();
    rng.shuffle(&mut tiles);
    state.queue = Queue::of(&tiles, 0, false);
    // SJ-SET-5
    for seat in Seat::all(game.seats()) {
        state.cities[at(seat)].open(Kind::ProdT1, false);
    }
    // SJ-SET-6; SJ-SET-EXP-1: the Cathedral lies on the table.
    state.cathedral = game.copies(Kind::Cathedral) > 0;
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Cathedral) {
        let built = if kind == Kind::ProdT1 { game.seats() } else { 0 };
        for _ in built..game.copies(kind) {
            state.cards.put(kind);
        }
    }
    state.rng = chance::stream(seed, chance::CARDS);
    chance::shuffle(&mut state);
    // SJ-SET-7: seats are numbered from the starting player.
    for place in 0..game.seats() {
        let seat = state.governor.clockwise(place, game.seats());
        mutations::draw_to_hand(&mut state, seat, OPENING_HAND, DrawWhy::Opening, log);
    }
    if game.config.opening_draft {
        // SJ-SET-DRAFT-1
        for place in 0..game.seats() {
            let seat = state.governor.clockwise(place, game.seats());
            mutations::draw_to_hand(&mut state, seat, place + 1, DrawWhy::Opening, log);
        }
        state.stack.push(Frame::Draft { next: 0 });
    } else {
        flow::start_first_round(&mut state, log);
    }
    flow::settle(game, &mut state, log);
    state
}
