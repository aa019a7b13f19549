//! The Puertoma as a planter (9.4.2), and in the draft of the tray.

use arrayvec::ArrayVec;

use super::{acted, active, cards, of, on_spaces, open_objectives, shown_goods};
use crate::data::festival::Asks;
use crate::data::puertoma::{Ability, SPACES_OF_TYPE};
use crate::event::{Event, TilesWhy, Weighed};
use crate::ids::{BuildingSet, Good, Tile};
use crate::rules::{PuertoRico, draft as tray, mutations};
use crate::state::{Objective, State};
use game_core::Sink;

/// Some types of plantations, corn first.
type Tiles = ArrayVec<Tile, 5>;

fn open(state: &State) -> impl Iterator<Item = Tile> {
    Tile::PLANTATIONS.into_iter().filter(|tile| state.market[tile.index()] > 0)
}

/// Face-up plantations that open objectives show: it may take a third one of
/// those (`PR-AUT-X4-4`).
fn shown(state: &State) -> Tiles {
    let asking =
        |objective: &&Objective| matches!(objective.card.def().asks, Asks::Have { plantations: 1.., .. });
    let tiles = open_objectives(state).filter(asking).flat_map(Objective::tiles);
    let shown = tiles.fold(0u8, |set, tile| set | 1 << tile as u8);
    let has_room = |tile: Tile| state.own().tiles[tile.index()] <= SPACES_OF_TYPE;
    open(state).filter(|&tile| shown >> tile as u8 & 1 == 1 && has_room(tile)).collect()
}

/// Face-up plantations whose good an open objective shows, and of which it has
/// none (`PR-AUT-X4-4`).
fn of_shown_goods(state: &State) -> Tiles {
    let goods = shown_goods(state);
    let is_shown = |tile: Tile| goods >> tile.index() & 1 == 1;
    open(state).filter(|&tile| is_shown(tile) && state.own().tiles[tile.index()] == 0).collect()
}

/// Face-up plantations of types of which it has so many.
fn of_count(state: &State, count: u8) -> Tiles {
    open(state).filter(|&tile| on_spaces(state.own(), tile) == count).collect()
}

/// Returns true if the Planter is profitable: a face-up plantation fits, or an objective lets it
/// take a third one (`PR-AUT-ROLE-2`, `PR-AUT-X4-8`).
pub(super) fn has_use(_game: &PuertoRico, state: &State) -> bool {
    open(state).any(|tile| on_spaces(state.own(), tile) < SPACES_OF_TYPE) || !shown(state).is_empty()
}

/// The tile that the seat that acts takes (`PR-AUT-PLT-1`, `PR-AUT-X4-4`).
fn choose(state: &mut State, log: &mut impl Sink<Event>) -> Option<Tile> {
    let seat = state.actor;
    let tell = |log: &mut _, tiles: &Tiles, why| tell(log, seat, tiles, why);
    let has_festival = open_objectives(state).next().is_some();
    for why in [TilesWhy::Objective, TilesWhy::ObjectiveGood].into_iter().filter(|_| has_festival) {
        let tiles = if why == TilesWhy::Objective { shown(state) } else { of_shown_goods(state) };
        if !tiles.is_empty() {
            tell(log, &tiles, why);
            return cards::choose_tile(state, &tiles, log);
        }
    }
    for (count, why) in [(1, TilesWhy::Second), (0, TilesWhy::First)] {
        let tiles = of_count(state, count);
        if !tiles.is_empty() {
            tell(log, &tiles, why);
            return tiles.last().copied();
        }
    }
    (state.quarries > 0).then_some(Tile::Quarry)
}

fn tell(log: &mut impl Sink<Event>, seat: game_core::Seat, tiles: &Tiles, why: TilesWhy) {
    log.emit(|| Event::Weighed { seat, weighed: Weighed::Tiles { tiles: tiles.to_vec(), why } });
}

/// Takes a tile; the countryside has no limit (`PR-AUT-PLT-2`).
pub(super) fn take_turn(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let Some(tile) = choose(state, log) else { return mutations::passed(state, log) };
    mutations::take_from_table(state, tile);
    mutations::gain_tile(state, seat, tile);
    log.emit(|| Event::TileTaken { seat, tile });
    acted(game, state, log);
    let ability = Ability::PlantersCrate;
    if tile != Tile::Quarry && of(game, state, seat).has(ability) && state.crates[tile.index()] > 0 {
        let good = Good::ALL[tile.index()];
        mutations::take_crates(state, seat, good, 1);
        log.emit(|| Event::AbilityCrate { seat, good, ability });
    }
}

/// Kinds that the plantations of the seat that acts could produce.
pub(super) fn grows(state: &State, good: Good) -> bool {
    active(state.own(), Tile::ALL[good.index()]) > 0
}

/// Puts one of the buildings that fit into the tray, counted by a card
/// (`PR-AUT-X1-1`).
#[cold]
pub(in crate::rules) fn draft(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let fit: BuildingSet = BuildingSet::of(|building| tray::why_not(game, state, building).is_none());
    let building =
        cards::choose_building(game, state, fit, log).expect("invariant: a slot of the tray is free");
    tray::put(game, state, building, log);
}
