//! The tie-break cards (9.2).

use arrayvec::ArrayVec;

use crate::core::{Rng, Sink};
use crate::games::puerto_rico::data::buildings::PRINTED;
use crate::games::puerto_rico::data::puertoma::{Ability, TIE_CARDS, TieCard};
use crate::games::puerto_rico::event::{Event, Weighed};
use crate::games::puerto_rico::ids::{BUILDINGS, Building, BuildingSet, Tile};
use crate::games::puerto_rico::rules::PuertoRico;
use crate::games::puerto_rico::state::State;

use super::seats;

/// Shuffles all cards into a new deck.
pub(super) fn shuffle(state: &mut State) {
    state.puertomas.cards = TieCard::ALL;
    state.rng.shuffle(&mut state.puertomas.cards);
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

/// Resamples what nobody knows: the order of the cards that are face down, and
/// the abilities that are.
pub(in crate::games::puerto_rico::rules) fn determinize(game: &PuertoRico, state: &mut State, rng: &mut Rng) {
    let left = usize::from(state.puertomas.cards_left);
    let cards = &mut state.puertomas.cards[..left];
    // In a canonical order first, so that the sample does not depend on the
    // hidden order it replaces.
    cards.sort_unstable();
    rng.shuffle(cards);
    for puertoma in &mut state.puertomas.each[..seats(game).count()] {
        for level in 1..=puertoma.abilities.len() as u8 {
            let tiles = Ability::of_level(level);
            let sample = tiles[rng.below(tiles.len() as u32) as usize];
            if puertoma.shown(level).is_none() {
                puertoma.abilities[usize::from(level) - 1] = sample;
            }
        }
    }
}
