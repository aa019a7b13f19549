//! A state as a position.

use crate::cell::Cell;
use crate::event::Play;
use crate::ids::{Letter, Tile};
use crate::position::{BuildingPosition, KnownCard, Position, SeatPosition};
use crate::rules::Ginkgopolis;
use crate::rules::contour::frame;
use crate::state::{Frame, PACKET, State};
use game_core::{Game, Seat};

/// Writes a position.
pub fn write(game: &Ginkgopolis, state: &State) -> Position {
    let (corner, grid) = draw(state);
    let drafting = matches!(state.stack.top(), Some(Frame::Draft { .. }));
    let origins = Seat::all(if drafting { game.rules.players } else { 0 });
    let building = |tile: Tile| {
        Some(BuildingPosition {
            tile,
            owner: state.city.owner(tile)?,
            over: state.city.beneath(tile).collect(),
            pawn: state.city.pawns().has(tile),
        })
    };
    Position {
        config: game.config().clone(),
        round: state.round,
        first: state.first,
        corner,
        grid,
        buildings: state.city.tops().iter().filter_map(building).collect(),
        seats: Seat::all(game.seats()).map(|seat| seat_position(game, state, seat)).collect(),
        packets: origins.map(|origin| state.draft.packet(origin)[..PACKET].to_vec()).collect(),
        deck: state.deck.pieces().iter().rev().copied().collect(),
        discard: state.discard.iter().collect(),
        supply: state.supply.pieces().iter().rev().copied().collect(),
        removed: state.removed.iter().collect(),
        exhaustions: state.exhaustions,
        returned: state.returned.iter().collect(),
        aside: state.aside,
        action: state.card,
        stack: state.stack.as_slice().to_vec(),
        last_round: state.last_round,
        over: state.is_over(),
        luck: state.rng.state(),
    }
}

/// The city from above, columns aligned.
pub(in crate::rules) fn draw(state: &State) -> (Cell, Vec<String>) {
    let (corner, width, height) = frame(&state.city).expect("invariant: a city is connected (GK-INV-08)");
    let mut words = vec![vec![".".to_owned(); width]; height];
    let mut put = |cell: Cell, word: String| {
        let (x, y) = (cell.x.abs_diff(corner.x), cell.y.abs_diff(corner.y));
        words[usize::from(y)][usize::from(x)] = word;
    };
    state.city.tops().iter().for_each(|top| put(state.city.cell(top), top.to_string()));
    for letter in Letter::all() {
        state.marker(letter).into_iter().for_each(|cell| put(cell, letter.to_string()));
    }
    let rows = words.iter().map(|row| {
        let padded: Vec<String> = row.iter().map(|word| format!("{word:>3}")).collect();
        padded.join(" ")
    });
    (corner, rows.collect())
}

fn seat_position(game: &Ginkgopolis, state: &State, seat: Seat) -> SeatPosition {
    let board = state.board(seat);
    let known = board.hand.known_cards().filter(|&(_, known)| known > 0);
    let known = known.map(|(card, known)| KnownCard {
        card,
        by: Seat::all(game.seats()).filter(|other| known >> other.0 & 1 == 1).collect(),
    });
    SeatPosition {
        points: board.points,
        resources: board.resources,
        redraws: Some(board.redraws),
        characters: Some(board.characters.iter().collect()),
        cards: state.cards(seat).collect(),
        tiles: board.tiles.iter().collect(),
        hand: Some(board.hand.unused().collect()),
        play: board.hand.picked().map(|card| Play { card, tile: board.tile }),
        known: known.collect(),
        shown: state.shown.and(board.all_tiles()).iter().collect(),
        returning: state.returning.and(board.tiles).iter().collect(),
    }
}
