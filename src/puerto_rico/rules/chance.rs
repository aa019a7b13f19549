//! The only place where the state's random stream is drawn from.

use crate::data::achievements::{ACHIEVEMENTS, Achievement};
use crate::data::puertoma::{Ability, TIE_CARDS, TieCard};
use crate::event::Event;
use crate::ids::{Building, BuildingSet, Tile};
use crate::state::State;
use game_core::{Rng, Sink};

/// The purpose of the stream that picks the first governor.
pub(super) const SETUP: u64 = 1;
/// The purpose of the stream that mixes the bag.
pub(super) const BAG: u64 = 2;

/// The stream for `purpose` of a game with `seed`.
pub(super) fn stream(seed: u64, purpose: u64) -> Rng {
    Rng::stream(seed, purpose)
}

/// Mixes the bag.
pub(super) fn mix(state: &mut State) {
    let mut rng = state.rng;
    rng.shuffle(state.bag.tiles_mut());
    state.rng = rng;
}

/// Brings `count` things, drawn at random, to the front.
pub(super) fn draw_first<T>(state: &mut State, things: &mut [T], count: usize) {
    for place in 0..count {
        let behind = (things.len() - place) as u32;
        things.swap(place, place + state.rng.below(behind) as usize);
    }
}

/// Draws one of several buildings.
///
/// # Panics
/// If there is none.
pub(super) fn draw_one(state: &mut State, buildings: BuildingSet) -> Building {
    let drawn = state.rng.below(buildings.len() as u32) as usize;
    buildings.iter().nth(drawn).expect("invariant: every tray has buildings of each level")
}

/// The achievement cards, shuffled.
pub(super) fn shuffled_cards(state: &mut State) -> [Achievement; ACHIEVEMENTS] {
    let mut cards = Achievement::ALL;
    let mut rng = state.rng;
    rng.shuffle(&mut cards);
    state.rng = rng;
    cards
}

/// The tie-break cards, shuffled.
pub(super) fn shuffled_tie_cards(state: &mut State) -> [TieCard; TIE_CARDS] {
    let mut cards = TieCard::ALL;
    let mut rng = state.rng;
    rng.shuffle(&mut cards);
    state.rng = rng;
    cards
}

/// Draws one of the ability tiles of a level, 1 to 4.
pub(super) fn draw_ability(state: &mut State, level: u8) -> Ability {
    let tiles = Ability::of_level(level);
    tiles[state.rng.below(tiles.len() as u32) as usize]
}

/// Draws a plantation; an empty bag is first refilled from the discards
/// (`PR-PLT-05`).
pub(super) fn draw(state: &mut State, log: &mut impl Sink<Event>) -> Option<Tile> {
    if state.bag.tiles().is_empty() {
        let tiles: u8 = state.discards.iter().sum();
        if tiles == 0 {
            return None;
        }
        for tile in Tile::PLANTATIONS {
            (0..std::mem::take(&mut state.discards[tile.index()])).for_each(|_| state.bag.put(tile));
        }
        mix(state);
        log.emit(|| Event::BagRefilled { tiles });
    }
    state.bag.pop()
}
