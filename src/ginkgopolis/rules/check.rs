//! The invariants of section 6.12.

use super::contour::frame;
use super::{Ginkgopolis, markers, setup, view};
use crate::editions::HAL;
use crate::ids::{Card, CardKind, Tile};
use crate::sets::{CardSet, TileSet};
use crate::state::{Frame, State};
use game_core::Seat;

type CheckResult = Result<(), String>;

/// Checks that nothing is lost, doubled, or out of place.
pub(super) fn check(game: &Ginkgopolis, state: &State) -> CheckResult {
    check_city(game, state)?;
    check_resources(game, state)?;
    check_tiles(game, state)?;
    check_cards(game, state)?;
    check_markers(state)
}

/// Fails with the rule and what is wrong.
fn hold(holds: bool, problem: impl FnOnce() -> String) -> CheckResult {
    if holds { Ok(()) } else { Err(problem()) }
}

fn check_city(game: &Ginkgopolis, state: &State) -> CheckResult {
    let city = &state.city;
    hold(frame(city).is_some() && is_connected(state), || "GK-INV-08: the city is not connected".into())?;
    let start = setup::start_cells().all(|cell| city.at(cell).is_some());
    hold(start, || "GK-INV-08: the start square has a gap".into())?;
    for top in city.tops().iter() {
        let height = city.height(top);
        hold(city.beneath(top).count() + 1 == usize::from(height), || format!("GK-CTY-03: floors of {top}"))?;
        let bottom = city.beneath(top).next().unwrap_or(top);
        let in_square = city.cell(top).x.abs() <= 1 && city.cell(top).y.abs() <= 1;
        hold(bottom.is_start() == in_square, || format!("GK-SET-01: {bottom} lies at the bottom"))?;
        let is_owned = city.owner(top).is_some_and(|owner| owner.0 < game.rules.parties());
        let unbuilt = height == 1 && top.is_start();
        hold(is_owned != unbuilt, || format!("GK-INV-06: the owner of {top}"))?;
    }
    hold(city.pawns().without(city.tops()).is_empty(), || "GK-INV-03: a pawn without a building".into())
}

pub(super) fn is_connected(state: &State) -> bool {
    let city = &state.city;
    let mut left = city.tops();
    let Some(first) = left.iter().next() else { return false };
    let mut fresh = TileSet::EMPTY;
    left.remove(first);
    fresh.insert(first);
    while let Some(next) = fresh.iter().next() {
        fresh.remove(next);
        for near in left.iter().filter(|&near| city.cell(near).touches(city.cell(next))) {
            left.remove(near);
            fresh.insert(near);
        }
    }
    left.is_empty()
}

fn check_resources(game: &Ginkgopolis, state: &State) -> CheckResult {
    for seat in Seat::all(game.rules.parties()) {
        let board = state.board(seat);
        let sum =
            u16::from(board.reserve) + u16::from(board.resources) + u16::from(state.city.resources(seat));
        hold(sum == u16::from(game.rules.allotment), || format!("GK-INV-01: {sum} resources of {seat}"))?;
    }
    let hal = game.rules.hal.is_none() || state.board(HAL).resources == 0;
    hold(hal, || "GK-SOL-01: Hal has no screen".into())
}

/// Adds pieces that must not have been met before.
fn collect<T: Copy + std::fmt::Display>(
    pieces: impl IntoIterator<Item = T>,
    rule: &str,
    mut insert: impl FnMut(T) -> bool,
) -> CheckResult {
    pieces
        .into_iter()
        .try_for_each(|piece| hold(insert(piece), || format!("{rule}: {piece} lies in two places")))
}

fn check_tiles(game: &Ginkgopolis, state: &State) -> CheckResult {
    let mut met = TileSet::EMPTY;
    let mut insert = |tile: Tile| {
        let new = !met.has(tile);
        met.insert(tile);
        new
    };
    let city = state.city.tops().iter().chain(state.city.covered().iter());
    let lying =
        city.chain(state.supply.pieces().iter().copied()).chain(state.removed.iter()).chain(state.aside);
    collect(lying, "GK-INV-02", &mut insert)?;
    let mut behind = TileSet::EMPTY;
    for seat in Seat::all(game.rules.parties()) {
        let board = state.board(seat);
        collect(board.tiles.iter().chain(board.tile), "GK-INV-02", &mut insert)?;
        behind = behind.or(board.all_tiles());
    }
    hold(met == Tile::all().collect(), || format!("GK-INV-02: {} of 60 tiles", met.len()))?;
    hold(state.removed.len() == game.rules.removed, || "GK-SET-03: tiles out of the game".into())?;
    hold(state.shown.without(behind).is_empty(), || {
        "GK-RES-06: a tile shown and not behind a screen".into()
    })?;
    let returning = matches!(state.stack.top(), Some(Frame::Return { .. })) || state.returning.is_empty();
    hold(returning, || "GK-SUP-03: tiles are returned only when they are asked for".into())?;
    hold(state.supply.is_empty() <= (state.exhaustions > 0), || "GK-SUP-01: an empty supply".into())
}

fn check_cards(game: &Ginkgopolis, state: &State) -> CheckResult {
    let mut met = CardSet::EMPTY;
    let mut insert = |card: Card| {
        let new = !met.has(card);
        met.insert(card);
        new
    };
    let open = state.deck.pieces().iter().copied().chain(state.discard.iter()).chain(state.card);
    collect(open, "GK-INV-04", &mut insert)?;
    for seat in Seat::all(game.rules.parties()) {
        collect(state.board(seat).hand.cards().iter().copied(), "GK-INV-04", &mut insert)?;
    }
    // A building that is being built over has lost its place to the new one.
    let mut kept = TileSet::EMPTY;
    for card in Seat::all(game.rules.parties()).flat_map(|seat| state.cards(seat)) {
        hold(!kept.has(card), || format!("GK-INV-03: {card} in two tableaux"))?;
        kept.insert(card);
    }
    for card in Card::all() {
        let circulates = match card.kind() {
            CardKind::Urban(_) => true,
            CardKind::Building(tile) if state.city.covered().has(tile) => {
                hold(kept.has(tile) != met.has(card), || format!("GK-INV-03: the card of covered {card}"))?;
                hold(!met.has(card) || state.card == Some(card), || format!("GK-INV-03: {card} is covered"))?;
                continue;
            }
            CardKind::Building(tile) => !view::is_to_come(state, tile),
        };
        hold(met.has(card) == circulates, || format!("GK-INV-03: whether {card} circulates"))?;
    }
    hold(kept.without(state.city.covered()).is_empty(), || {
        "GK-INV-03: a kept card's building stands".into()
    })?;
    hold(!state.deck.is_empty() || state.round == 0, || "GK-INV-07: the deck is empty".into())
}

fn check_markers(state: &State) -> CheckResult {
    let displaced = match state.stack.top() {
        Some(Frame::Place { left, .. }) => left.len(),
        Some(Frame::Shift { .. }) => return Ok(()),
        _ => 0,
    };
    let missing = state.markers.iter().filter(|cell| cell.is_none()).count();
    hold(missing == usize::from(displaced), || format!("GK-MRK-02: {missing} markers off the board"))?;
    let built_on = state.markers.iter().flatten().any(|&cell| state.city.at(cell).is_some());
    hold(!built_on && markers::are_in_order(state), || "GK-INV-05: the order of the markers".into())
}
