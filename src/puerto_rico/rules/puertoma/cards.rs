//! The tie-break cards (9.2).

use arrayvec::ArrayVec;

use crate::data::buildings::PRINTED;
use crate::data::puertoma::{TIE_CARDS, TieCard};
use crate::event::{Event, Weighed};
use crate::ids::{BUILDINGS, Building, BuildingSet, Tile};
use crate::rules::{PuertoRico, chance};
use crate::state::State;
use game_core::Sink;

/// Shuffles all cards into a new deck.
pub(super) fn shuffle(state: &mut State) {
    state.puertomas.cards = chance::shuffled_tie_cards(state);
    state.puertomas.cards_left = TIE_CARDS as u8;
}

/// Draws the top card; an empty deck is shuffled first (`PR-AUT-CARD-2`).
pub(super) fn draw(state: &mut State) -> TieCard {
    if state.puertomas.cards_left == 0 {
        shuffle(state);
    }
    state.puertomas.cards_left -= 1;
    state.puertomas.cards[usize::from(state.puertomas.cards_left)]
}

/// Some buildings from left to right, as they are counted: by their cost in this
/// game, then in the order of the tray (`PR-AUT-CARD-6`, C34).
pub(super) fn left_to_right(game: &PuertoRico, buildings: BuildingSet) -> ArrayVec<Building, BUILDINGS> {
    let mut row: ArrayVec<Building, BUILDINGS> = buildings.iter().collect();
    row.sort_by_key(|&building| (game.def(building).cost, PRINTED[building.index()].cost, building));
    row
}

/// One of several buildings, counted from the left by a card; without a card if
/// there is only one (`PR-AUT-CARD-4` to `PR-AUT-CARD-6`).
pub(super) fn choose_building(
    game: &PuertoRico,
    state: &mut State,
    candidates: BuildingSet,
    log: &mut impl Sink<Event>,
) -> Option<Building> {
    let row = left_to_right(game, candidates);
    if row.len() < 2 {
        return row.first().copied();
    }
    let (seat, card) = (state.actor, draw(state));
    let building = row[card.counted(row.len())];
    let by_card = || Weighed::BuildingByCard { card, buildings: row.to_vec(), building };
    log.emit(|| Event::Weighed { seat, weighed: by_card() });
    Some(building)
}

/// One of several types of plantations, likewise.
pub(super) fn choose_tile(
    state: &mut State,
    candidates: &[Tile],
    log: &mut impl Sink<Event>,
) -> Option<Tile> {
    if candidates.len() < 2 {
        return candidates.first().copied();
    }
    let (seat, card) = (state.actor, draw(state));
    let tile = candidates[card.counted(candidates.len())];
    let by_card = || Weighed::TileByCard { card, tiles: candidates.to_vec(), tile };
    log.emit(|| Event::Weighed { seat, weighed: by_card() });
    Some(tile)
}
