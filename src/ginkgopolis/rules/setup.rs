//! Setup (section 4), in its exact order (`GK-SET-13`).

use super::{Ginkgopolis, chance, deck, flow, gain, prepare};
use crate::cell::Cell;
use crate::data::characters::SETS;
use crate::editions::Characters;
use crate::event::{Event, Source};
use crate::ids::{Card, Character, LETTERS, Letter, Tile};
use crate::sets::{CardSet, TileSet};
use crate::state::{Board, City, Draft, Frame, PACKET, Pile, SEATS, State, Tableaux};
use game_core::{Rng, Seat, Sink, Stack};

/// Cells of the markers at the beginning, A to L, clockwise (`GK-SET-02`).
pub(super) const MARKERS: [Cell; LETTERS] = [
    Cell::new(-1, -2),
    Cell::new(0, -2),
    Cell::new(1, -2),
    Cell::new(2, -1),
    Cell::new(2, 0),
    Cell::new(2, 1),
    Cell::new(1, 2),
    Cell::new(0, 2),
    Cell::new(-1, 2),
    Cell::new(-2, 1),
    Cell::new(-2, 0),
    Cell::new(-2, -1),
];

/// A state in which nothing lies anywhere yet.
pub(super) fn bare() -> State {
    State {
        discard: CardSet::EMPTY,
        city: City::default(),
        boards: [Board::default(); SEATS],
        shown: TileSet::EMPTY,
        returning: TileSet::EMPTY,
        returned: TileSet::EMPTY,
        removed: TileSet::EMPTY,
        rng: chance::stream(0, chance::PLAY),
        stack: Stack::new(Frame::Goods),
        markers: [None; LETTERS],
        tableaux: Tableaux::default(),
        deck: Pile::new(Card::at(0)),
        supply: Pile::new(Tile::at(0)),
        draft: Draft::default(),
        round: 0,
        first: Seat(0),
        actor: Seat(0),
        card: None,
        aside: None,
        exhaustions: 0,
        last_round: false,
    }
}

/// The cells of the start square, in reading order.
pub(super) fn start_cells() -> impl Iterator<Item = Cell> {
    (-1..=1).flat_map(|y| (-1..=1).map(move |x| Cell::new(x, y)))
}

/// A new game.
pub(super) fn setup(game: &Ginkgopolis, seed: u64, log: &mut impl Sink<Event>) -> State {
    let mut rng = chance::stream(seed, chance::SETUP);
    let mut state = bare();
    lay_city(&mut state, &mut rng);
    stack_tiles(game, &mut state, &mut rng);
    stack_cards(game, &mut state, &mut rng);
    // GK-SET-07
    for seat in Seat::all(game.rules.parties()) {
        let board = state.board_mut(seat);
        (board.reserve, board.redraws) = (game.rules.allotment, game.rules.redraws);
    }
    // GK-SET-11
    let drawn = Seat(rng.below(game.rules.players.into()) as u8);
    state.first = game.config.first.unwrap_or(drawn);
    state.rng = chance::stream(seed, chance::PLAY);
    match game.rules.characters {
        Characters::Draft => {
            deal_packets(game, &mut state, &mut rng);
            state.stack.push(Frame::Draft { pick: 0, next: 0 });
        }
        Characters::Sets => {
            deal_sets(game, &mut state, &mut rng);
            begin(game, &mut state, log);
        }
        Characters::SixEach => begin_solo(game, &mut state, log),
    }
    flow::settle(game, &mut state, log);
    state
}

/// `GK-SET-01`, `GK-SET-02`.
fn lay_city(state: &mut State, rng: &mut Rng) {
    let mut tiles: Vec<Tile> = Tile::all().filter(|tile| tile.is_start()).collect();
    rng.shuffle(&mut tiles);
    tiles.into_iter().zip(start_cells()).for_each(|(tile, cell)| state.city.found(tile, cell, None));
    state.markers = MARKERS.map(Some);
}

/// `GK-SET-03`. The supply is drawn from its end.
fn stack_tiles(game: &Ginkgopolis, state: &mut State, rng: &mut Rng) {
    let mut tiles: Vec<Tile> = Tile::all().filter(|tile| !tile.is_start()).collect();
    rng.shuffle(&mut tiles);
    let (removed, supply) = tiles.split_at(game.rules.removed.into());
    state.removed = removed.iter().copied().collect();
    supply.iter().rev().for_each(|&tile| state.supply.push(tile));
}

/// `GK-SET-05`.
fn stack_cards(game: &Ginkgopolis, state: &mut State, rng: &mut Rng) {
    let urban = Letter::all().map(Card::urban);
    let buildings = Tile::all().filter(|tile| tile.is_start()).map(Card::building);
    urban.chain(buildings).for_each(|card| state.deck.push(card));
    rng.shuffle(state.deck.pieces_mut());
    deck::lay_aside(game, state);
}

/// `GK-SET-08`.
fn deal_sets(game: &Ginkgopolis, state: &mut State, rng: &mut Rng) {
    let mut sets: Vec<u8> = (1..=SETS).collect();
    rng.shuffle(&mut sets);
    for (place, set) in (0..game.rules.players).zip(sets) {
        let seat = state.first.clockwise(place, game.rules.players);
        state.board_mut(seat).characters =
            Character::all().filter(|character| character.def().set == set).collect();
    }
}

/// Deals four characters to each seat, in turn order (`GK-SET-09`).
fn deal_packets(game: &Ginkgopolis, state: &mut State, rng: &mut Rng) {
    let mut characters: Vec<Character> = Character::all().collect();
    rng.shuffle(&mut characters);
    for (place, packet) in (0..game.rules.players).zip(characters.chunks_exact(PACKET)) {
        let seat = state.first.clockwise(place, game.rules.players);
        let mine = state.draft.packet_mut(seat);
        mine.copy_from_slice(packet);
        mine.sort_unstable();
    }
}

/// Everybody has characters: goods, hands, the first round (`GK-SET-10`,
/// `GK-SET-12`).
pub(super) fn begin(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let players = game.rules.players;
    let first = state.first;
    let in_turn = || (0..players).map(move |place| first.clockwise(place, players));
    for seat in in_turn() {
        let characters = state.board(seat).characters;
        log.emit(|| Event::Characters { seat, characters: characters.iter().collect() });
        for character in characters.iter() {
            let def = character.def();
            gain::resources(state, seat, def.resources, Source::Character(character), log);
            gain::points(state, seat, def.points, Source::Character(character), log);
            gain::tiles(game, state, seat, def.tiles, Source::Character(character), log);
        }
    }
    for seat in in_turn() {
        deck::deal(game, state, seat, 4, log);
    }
    state.stack.push(Frame::StartRound);
}

/// `GK-SOL-01`.
fn begin_solo(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = Seat(0);
    gain::resources(state, seat, 6, Source::Start, log);
    gain::points(state, seat, 6, Source::Start, log);
    gain::tiles(game, state, seat, 6, Source::Start, log);
    prepare::deal_solo(game, state, log);
    state.stack.push(Frame::StartRound);
}
