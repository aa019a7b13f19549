//! Characters and tiles of a position: every one is somewhere, once.

use super::PositionResult;
use crate::data::characters::SETS;
use crate::editions::Characters;
use crate::flaw::{CharacterFlaw, TileFlaw};
use crate::ids::{Character, Tile};
use crate::position::{Position, SeatPosition};
use crate::rules::Ginkgopolis;
use crate::sets::{CharacterSet, TileSet};
use crate::state::{Frame, State};
use game_core::{Rng, Seat, refuse};
use std::fmt::Display;

/// Characters of every seat.
///
/// # Errors
/// The seat whose characters nobody can have.
pub(super) fn read_characters(game: &Ginkgopolis, state: &mut State, position: &Position) -> PositionResult {
    let drafting = matches!(position.stack.last(), Some(Frame::Draft { .. }));
    let mut met = CharacterSet::EMPTY;
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let path = format_args!("seats[{}].characters", seat.0);
        let set = seat.0 % SETS + 1;
        let own: CharacterSet = match &entry.characters {
            Some(named) => named.iter().copied().collect(),
            None if drafting || game.rules.characters != Characters::Sets => CharacterSet::EMPTY,
            None => Character::all().filter(|character| character.def().set == set).collect(),
        };
        let due = if drafting || game.rules.characters == Characters::SixEach { 0 } else { 3 };
        if own.len() != due || entry.characters.as_ref().is_some_and(|named| named.len() != usize::from(due))
        {
            return refuse(&path, CharacterFlaw::Count { due });
        }
        let mut sets = own.iter().map(|character| character.def().set);
        let first = sets.next();
        if game.rules.characters == Characters::Sets
            && (first == Some(0) || sets.any(|set| Some(set) != first))
        {
            return refuse(&path, CharacterFlaw::NotASet);
        }
        if !met.and(own).is_empty() {
            return refuse(&path, CharacterFlaw::Taken);
        }
        met = met.or(own);
        state.board_mut(seat).characters = own;
    }
    Ok(())
}

/// Tiles: behind screens, committed, out of the game, in the supply.
///
/// # Errors
/// The tile that lies in two places, or where it cannot.
pub(super) fn read_tiles(
    game: &Ginkgopolis,
    state: &mut State,
    position: &Position,
    rng: &mut Rng,
) -> PositionResult {
    let mut left: TileSet = Tile::all().collect();
    left = left.without(state.city.tops()).without(state.city.covered());
    let mut take = |path: &dyn Display, tile: Tile| {
        if !left.has(tile) || tile.is_start() {
            return refuse(&path, TileFlaw::Elsewhere { tile });
        }
        left.remove(tile);
        Ok(tile)
    };
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        for (index, &tile) in entry.tiles.iter().enumerate() {
            let tile = take(&format_args!("seats[{}].tiles[{index}]", seat.0), tile)?;
            state.board_mut(seat).tiles.insert(tile);
        }
        if let Some(tile) = entry.play.and_then(|play| play.tile) {
            let tile = take(&format_args!("seats[{}].play.tile", seat.0), tile)?;
            state.board_mut(seat).tile = Some(tile);
        }
        read_marks(state, seat, entry)?;
    }
    if let Some(tile) = position.aside {
        if game.rules.hal.is_none() || !state.last_round {
            return refuse(&"aside", TileFlaw::NotAside);
        }
        state.aside = Some(take(&"aside", tile)?);
    }
    for (index, &tile) in position.removed.iter().enumerate() {
        let tile = take(&format_args!("removed[{index}]"), tile)?;
        state.removed.insert(tile);
    }
    let mut supply = Vec::new();
    for (index, &tile) in position.supply.iter().enumerate() {
        supply.push(take(&format_args!("supply[{index}]"), tile)?);
    }
    state.returned = position.returned.iter().copied().collect();
    fill_tiles(game, state, left, &supply, rng)
}

/// Shown and returning tiles are among the seat's own.
fn read_marks(state: &mut State, seat: Seat, entry: &SeatPosition) -> PositionResult {
    let (all, behind) = (state.board(seat).all_tiles(), state.board(seat).tiles);
    for (field, named, among) in [("shown", &entry.shown, all), ("returning", &entry.returning, behind)] {
        if let Some(index) = named.iter().position(|&tile| !among.has(tile)) {
            return refuse(&format_args!("seats[{}].{field}[{index}]", seat.0), TileFlaw::NotOwn);
        }
    }
    entry.shown.iter().for_each(|&tile| state.shown.insert(tile));
    entry.returning.iter().for_each(|&tile| state.returning.insert(tile));
    Ok(())
}

/// Tiles named nowhere: those out of the game first, the rest beneath the
/// named ones of the supply.
fn fill_tiles(
    game: &Ginkgopolis,
    state: &mut State,
    left: TileSet,
    supply: &[Tile],
    rng: &mut Rng,
) -> PositionResult {
    let mut unnamed: Vec<Tile> = left.iter().collect();
    rng.shuffle(&mut unnamed);
    let missing = game.rules.removed.checked_sub(state.removed.len());
    let Some(missing) = missing.filter(|&missing| usize::from(missing) <= unnamed.len()) else {
        return refuse(&"removed", TileFlaw::Removed { due: game.rules.removed });
    };
    unnamed.drain(..usize::from(missing)).for_each(|tile| state.removed.insert(tile));
    unnamed.into_iter().for_each(|tile| state.supply.push(tile));
    supply.iter().rev().for_each(|&tile| state.supply.push(tile));
    let limit = if game.rules.hal.is_some() { 1 } else { 2 };
    if state.exhaustions > limit {
        return refuse(&"exhaustions", TileFlaw::Exhaustions { most: limit });
    }
    let ends = state.exhaustions == limit;
    if ends && !(state.last_round && state.supply.is_empty()) {
        return refuse(&"exhaustions", TileFlaw::SupplyGone);
    }
    let fits = match state.exhaustions {
        0 => !state.supply.is_empty() && state.returned.is_empty(),
        _ => state.supply.pieces().iter().all(|&tile| state.returned.has(tile)),
    };
    if !fits {
        return refuse(&"returned", TileFlaw::SupplyNotReturned);
    }
    if state.returned.iter().any(|tile| tile.is_start() || state.removed.has(tile)) {
        return refuse(&"returned", TileFlaw::ReturnedFromElsewhere);
    }
    Ok(())
}
