//! Checks that the action which a position is resolving is possible.

use super::PositionResult;
use crate::flaw::AskedFlaw;
use crate::ids::{Card, CardKind, Item, Tile, Trigger};
use crate::rules::{Ginkgopolis, gain, supply};
use crate::state::{Frame, State};
use game_core::refuse;

/// An action in the middle of a decision: its frames, its card and its table.
///
/// # Errors
/// A card, or frames, that do not belong to each other.
pub(super) fn check(game: &Ginkgopolis, state: &State, rest: &[Frame]) -> PositionResult {
    let Some(card) = state.card else { return refuse(&"action", AskedFlaw::NoCard) };
    let hal = state.actor.0 >= game.rules.players;
    let fits = match *rest {
        [Frame::Finish { keep: false }, Frame::Shift { tile } | Frame::Place { tile, .. }] => {
            hal && is_urban(card) && is_new(state, tile)
        }
        [Frame::Finish { keep }, Frame::Effects { trigger, next, given }, Frame::Return { .. }] => {
            !hal && keep == (trigger == Trigger::Construct) && gives_out(state, card, trigger, (next, given))
        }
        [Frame::Finish { keep: false }, Frame::Effects { trigger, next: 0, given: 0 }, ref asks @ ..] => {
            !hal && may_ask(game, state, card, trigger, asks)
        }
        _ => false,
    };
    if fits { check_kept(state, rest, card) } else { refuse(&"stack", AskedFlaw::NotInAction) }
}

fn is_urban(card: Card) -> bool {
    matches!(card.kind(), CardKind::Urban(_))
}

/// Returns true if tiles may have run out with so much of the effects given, or with the tile of an
/// urbanization card alone.
fn gives_out(state: &State, card: Card, trigger: Trigger, at: (u8, u8)) -> bool {
    let belongs = match trigger {
        Trigger::Exploit => true,
        Trigger::Urbanize => is_urban(card),
        Trigger::Construct => !is_urban(card),
    };
    let goods = trigger == Trigger::Exploit && at == (0, 0) && is_urban(card);
    belongs && (goods || gain::gives_tile(state, trigger, at))
}

/// Returns true if these frames may ask before the effects of an action.
fn may_ask(game: &Ginkgopolis, state: &State, card: Card, trigger: Trigger, asks: &[Frame]) -> bool {
    match *asks {
        [Frame::Goods] => trigger == Trigger::Exploit && is_urban(card),
        [Frame::Exploit { tile, given }, Frame::Return { .. }] => {
            let named = trigger == Trigger::Exploit && Card::building(tile) == card;
            named && state.city.tops().has(tile) && gave_tiles(state, tile, given)
        }
        [Frame::Exploit { tile, given }, Frame::LastTile] => {
            let named = trigger == Trigger::Exploit && Card::building(tile) == card;
            named && state.city.tops().has(tile) && asks_last(game, state, tile, given)
        }
        [Frame::Adjacent { tile, side, given }, asks] => {
            let near = state.city.around(state.city.cell(tile)).get(usize::from(side)).copied().flatten();
            let fits = match asks {
                Frame::Shift { tile: other } | Frame::Place { tile: other, .. } => {
                    (side, given) == (0, 0) && other == tile
                }
                Frame::Return { .. } => near.is_some_and(|near| gave_tiles(state, near, given)),
                Frame::LastTile => near.is_some_and(|near| asks_last(game, state, near, given)),
                _ => false,
            };
            fits && trigger == Trigger::Urbanize && is_urban(card) && is_new(state, tile)
        }
        _ => false,
    }
}

/// Returns true if a building has yielded so many tiles, one at least.
fn gave_tiles(state: &State, top: Tile, given: u8) -> bool {
    top.colour().item() == Item::Tile && (1..=state.city.height(top)).contains(&given)
}

/// Returns true if a seat may be asked about the last tile, as the `given`th item of a building.
fn asks_last(game: &Ginkgopolis, state: &State, top: Tile, given: u8) -> bool {
    gave_tiles(state, top, given) && state.supply.len() == 1 && supply::last_matters(game, state)
}

/// The covered building of a card that is being resolved is the one just built
/// over.
fn check_kept(state: &State, rest: &[Frame], card: Card) -> PositionResult {
    let CardKind::Building(tile) = card.kind() else { return Ok(()) };
    let keep = matches!(rest.first(), Some(Frame::Finish { keep: true }));
    if keep != state.city.covered().has(tile) {
        return refuse(&"action", AskedFlaw::Covered);
    }
    let above = state.city.tops().iter().find(|&top| state.city.cell(top) == state.city.cell(tile));
    let new = above.is_some_and(|top| {
        let floors = state.city.height(tile) + 1;
        state.city.is_owned_by(top, state.actor)
            && state.city.pawns().has(top)
            && state.city.height(top) == floors
    });
    if keep && !new { refuse(&"action", AskedFlaw::NotJustBuiltOver) } else { Ok(()) }
}

/// Returns true if a building may have been founded in the action being resolved.
fn is_new(state: &State, tile: Tile) -> bool {
    let city = &state.city;
    city.tops().has(tile)
        && city.height(tile) == 1
        && city.pawns().has(tile)
        && city.is_owned_by(tile, state.actor)
}
