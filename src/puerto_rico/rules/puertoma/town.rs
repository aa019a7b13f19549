//! The Puertoma as a builder (9.4.1): what it builds, where, and which ability
//! that unlocks.

use super::{acted, cards, of, of_mut, open_objectives, people, plays, seats};
use crate::config::Difficulty;
use crate::data::buildings::{BuildingDef, Class};
use crate::data::festival::Asks;
use crate::data::puertoma::{Ability, LEVELS, SPACES_OF_LEVEL, TOWN};
use crate::editions::Ruleset;
use crate::event::{CoinWhy, EndWhy, Event, Weighed};
use crate::ids::{Building, BuildingSet};
use crate::rules::watch::{self, Deed};
use crate::rules::{PuertoRico, builder, mutations, queries};
use crate::state::{Levels, Puertoma, State};
use game_core::{Seat, Sink};

/// The level of expanded buildings.
pub(super) const EXPANDED: u8 = LEVELS as u8;
/// Abilities after which the others leave an easy game (`PR-AUT-DIF-1`).
const EASY_ABILITIES: usize = 2;

/// The level of a commercial building: its printed points, 4 for an expanded
/// one (`PR-AUT-BUI-2`, `PR-AUT-X1-2`); `None` for a production building.
pub(in crate::rules) fn level(def: &BuildingDef) -> Option<u8> {
    match def.class {
        Class::Commercial => Some(def.vp),
        Class::Expanded => Some(EXPANDED),
        Class::Production(_) | Class::Workshop => None,
    }
}

/// The buildings of a game by level, the lowest first.
pub(in crate::rules) fn by_level(rules: &Ruleset) -> [BuildingSet; LEVELS] {
    std::array::from_fn(|below| {
        BuildingSet::of(|building| level(&rules.buildings[building.index()]) == Some(below as u8 + 1))
    })
}

/// What a builder may spend.
#[derive(Clone, Copy, Debug)]
struct Means {
    seat: Seat,
    /// Coins that it gets before it pays.
    more: u16,
    is_builder: bool,
}

impl Means {
    /// What `seat` may spend beside so many coins on the role tile.
    fn of(game: &PuertoRico, state: &State, seat: Seat, on_tile: u16, is_builder: bool) -> Self {
        let ability = u16::from(of(game, state, seat).has(Ability::BuildersCoin));
        Means { seat, more: on_tile + ability, is_builder }
    }

    fn price(self, game: &PuertoRico, state: &State, building: Building) -> u8 {
        queries::price(game, state, self.seat, building, self.is_builder)
    }
}

/// The commercial buildings of the tray that it does not own and can pay for.
fn affordable(game: &PuertoRico, state: &State, means: Means) -> BuildingSet {
    let board = state.board(means.seat);
    let commercial = game.by_level.into_iter().fold(BuildingSet::EMPTY, BuildingSet::or);
    builder::affordable(game, board, means.is_builder, means.more)
        .and(commercial)
        .without(board.owned())
        .filter(|building| state.tray[building.index()] > 0)
}

/// What of the buildings that it can pay for it can build on a level
/// (`PR-AUT-BUI-2`): not an expanded one as its very first building, and only
/// the one that it has reserved; any if none could be (`PR-AUT-BUI-9`).
fn buildable(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
    (affordable, level): (BuildingSet, u8),
) -> BuildingSet {
    let (own, count) = (of(game, state, seat), state.board(seat).buildings().len());
    let of_level = affordable.and(game.by_level[usize::from(level) - 1]);
    if of_level.is_empty() || !own.has_space(count, level) || level == EXPANDED && count == 0 {
        return BuildingSet::EMPTY;
    }
    match own.reserved {
        Some(reserved) if level == EXPANDED => of_level.filter(|building| building == reserved),
        _ => of_level,
    }
}

/// Returns true if the seat that acts could build with so many coins more (`PR-AUT-ROLE-2`).
pub(super) fn can_build(game: &PuertoRico, state: &State, on_tile: u16, is_builder: bool) -> bool {
    let means = Means::of(game, state, state.actor, on_tile, is_builder);
    let affordable = affordable(game, state, means);
    (1..=EXPANDED).any(|level| !buildable(game, state, means.seat, (affordable, level)).is_empty())
        || cheapest_shown(game, state, means).is_some_and(|(_, set)| {
            set.iter().any(|one| place_within_means(game, state, means, one).is_some())
        })
}

/// What open objectives show that it can buy and has a place for, an expanded
/// building not as its first (`PR-AUT-X4-3`).
fn shown(game: &PuertoRico, state: &State, means: Means) -> BuildingSet {
    let asked = open_objectives(state).filter(|objective| objective.card.def().asks == Asks::Build);
    let buildings: BuildingSet = asked.filter_map(|objective| objective.building).collect();
    if buildings.is_empty() {
        return buildings;
    }
    affordable(game, state, means)
        .and(buildings)
        .filter(|building| {
            level(game.def(building)) != Some(EXPANDED) || !state.board(means.seat).buildings().is_empty()
        })
        .filter(|building| level_with_space(game, state, means.seat, building).is_some())
}

/// The lowest level with a free space on which a building may lie
/// (`PR-AUT-X4-3`).
fn level_with_space(game: &PuertoRico, state: &State, seat: Seat, building: Building) -> Option<u8> {
    let count = state.board(seat).buildings().len();
    let lowest = level(game.def(building))?;
    (lowest..=EXPANDED).find(|&level| of(game, state, seat).has_space(count, level))
}

/// The cheapest of them, with their price.
fn cheapest_shown(game: &PuertoRico, state: &State, means: Means) -> Option<(u8, BuildingSet)> {
    let shown = shown(game, state, means);
    let cost = shown.iter().map(|building| means.price(game, state, building)).min()?;
    Some((cost, shown.filter(|building| means.price(game, state, building) == cost)))
}

/// The level on which there is space for a building of an objective, if the seat
/// could pay for a building of that level (`PR-AUT-X4-3`).
fn place_within_means(game: &PuertoRico, state: &State, means: Means, building: Building) -> Option<u8> {
    let place = level_with_space(game, state, means.seat, building)?;
    let reaches = |other: Building| level(game.def(other)).is_some_and(|level| level >= place);
    affordable(game, state, means).iter().any(reaches).then_some(place)
}

/// The building that an open objective makes it buy, and the level on which it
/// is put: the cheapest, if that level is within its means (`PR-AUT-X4-3`).
fn for_objective(
    game: &PuertoRico,
    state: &mut State,
    means: Means,
    log: &mut impl Sink<Event>,
) -> Option<(Building, u8)> {
    let (seat, (cost, cheapest)) = (means.seat, cheapest_shown(game, state, means)?);
    let buildings = cards::left_to_right(game, shown(game, state, means));
    let building = cards::choose_building(game, state, cheapest, log)?;
    let level = level_with_space(game, state, seat, building)?;
    log.emit(|| Event::Weighed {
        seat,
        weighed: Weighed::Shown { cost, buildings: buildings.to_vec(), level },
    });
    Some((building, place_within_means(game, state, means, building)?))
}

/// What the seat that acts builds, and on which level (`PR-AUT-BUI-3`,
/// `PR-AUT-X4-3`).
fn choose(
    game: &PuertoRico,
    state: &mut State,
    means: Means,
    log: &mut impl Sink<Event>,
) -> Option<(Building, u8)> {
    if let Some(asked) = for_objective(game, state, means, log) {
        return Some(asked);
    }
    let seat = means.seat;
    let affordable = affordable(game, state, means);
    let on_level = |level| (level, buildable(game, state, seat, (affordable, level)));
    let (highest, of_level) = (1..=EXPANDED).rev().map(on_level).find(|(_, set)| !set.is_empty())?;
    let list = |set| cards::left_to_right(game, set).to_vec();
    let weighed = || Weighed::Level { level: highest, buildings: list(of_level) };
    log.emit(|| Event::Weighed { seat, weighed: weighed() });
    let cost = of_level.iter().map(|building| game.def(building).cost).max()?;
    let dearest = of_level.filter(|building| game.def(building).cost == cost);
    if dearest.len() < of_level.len() {
        let weighed = || Weighed::Dearest { cost, buildings: list(dearest) };
        log.emit(|| Event::Weighed { seat, weighed: weighed() });
    }
    Some((cards::choose_building(game, state, dearest, log)?, highest))
}

/// Builds, or does nothing (`PR-AUT-BUI-6`).
pub(super) fn take_turn(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let means = Means::of(game, state, seat, 0, queries::is_picker(state));
    let Some((building, level)) = choose(game, state, means, log) else {
        return mutations::passed(state, log);
    };
    if of(game, state, seat).has(Ability::BuildersCoin) {
        mutations::pay_out(state, seat, 1, CoinWhy::Ability(Ability::BuildersCoin), log);
    }
    let (price, purse) = (means.price(game, state, building), state.own().coins);
    mutations::pay(state, seat, price);
    log.emit(|| Event::Built { seat, building, price });
    put(game, state, seat, (building, level), log);
    watch::tell(game, state, Deed::Built { building, purse, paid: price }, log);
    acted(game, state, log);
    if of(game, state, seat).has(Ability::BuildersWorker) {
        people::take_worker(state, log);
    }
    // PR-AUT-END-1
    if state.own().buildings().len() == TOWN {
        mutations::trigger_end(state, EndWhy::Buildings, log);
    }
}

/// Puts a building of the tray on a level, with what follows for the ability and
/// the reserve markers (`PR-AUT-BUI-5`, `PR-AUT-BUI-7`, `PR-AUT-BUI-8`).
pub(super) fn put(
    game: &PuertoRico,
    state: &mut State,
    seat: Seat,
    (building, level): (Building, u8),
    log: &mut impl Sink<Event>,
) {
    let place = state.board(seat).buildings().len();
    mutations::gain_building(game, state, seat, building);
    of_mut(game, state, seat).levels[place] = level;
    unlock(game, state, seat, level, log);
    if place == 0 {
        reserve(game, state, seat, log);
    }
    built(game, state, seat, building, log);
}

/// Returns true if what lies on a level unlocks its ability (`PR-AUT-BUI-5`).
pub(super) fn unlocks(puertoma: &Puertoma, buildings: usize, level: u8) -> bool {
    let needed = if level == EXPANDED { 1 } else { SPACES_OF_LEVEL };
    puertoma.on_level(buildings, level) >= needed
}

/// Turns up the ability of a level (`PR-AUT-BUI-5`).
fn unlock(game: &PuertoRico, state: &mut State, seat: Seat, level: u8, log: &mut impl Sink<Event>) {
    let buildings = state.board(seat).buildings().len();
    let puertoma = of_mut(game, state, seat);
    let is_up = puertoma.shown(level).is_some() || puertoma.gone.has(level);
    if is_up || !unlocks(puertoma, buildings, level) {
        return;
    }
    puertoma.turned.insert(level);
    let ability = puertoma.abilities[usize::from(level) - 1];
    log.emit(|| Event::AbilityUnlocked { seat, ability });
    let up = puertoma.working.or(puertoma.turned);
    if game.rules.difficulty == Difficulty::Easy && up.len() == EASY_ABILITIES {
        let gone: Levels = (1..=LEVELS as u8).filter(|&level| !up.has(level)).collect();
        puertoma.gone = gone;
        log.emit(|| Event::AbilitiesGone { seat, levels: gone.iter().collect() });
    }
}

/// After `builder` has built something: a marker that lay on it moves to another
/// expanded building, unless the Puertoma whose it is has now built its second
/// one (`PR-AUT-BUI-7`, `PR-AUT-BUI-8`).
#[cold]
#[inline(never)]
pub(in crate::rules) fn built(
    game: &PuertoRico,
    state: &mut State,
    builder: Seat,
    building: Building,
    log: &mut impl Sink<Event>,
) {
    for seat in seats(game) {
        if of(game, state, seat).reserved != Some(building) || state.tray[building.index()] > 0 {
            continue;
        }
        let buildings = state.board(seat).buildings().len();
        if seat == builder && !of(game, state, seat).has_space(buildings, EXPANDED) {
            lay_marker(game, state, seat, None, log);
        } else {
            reserve(game, state, seat, log);
        }
    }
}

/// Lays the marker of a seat on an expanded building of the tray that has none,
/// by card; aside if there is no such building (`PR-AUT-BUI-7`,
/// `PR-AUT-BUI-9`).
fn reserve(game: &PuertoRico, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let is_marked = |building| seats(game).any(|other| of(game, state, other).reserved == Some(building));
    let free = state
        .offered
        .and(BuildingSet::EXPANDED)
        .filter(|building| state.tray[building.index()] > 0 && !is_marked(building));
    // The card is drawn for the seat whose marker it is.
    let actor = std::mem::replace(&mut state.actor, seat);
    let building = cards::choose_building(game, state, free, log);
    state.actor = actor;
    lay_marker(game, state, seat, building, log);
}

fn lay_marker(
    game: &PuertoRico,
    state: &mut State,
    seat: Seat,
    building: Option<Building>,
    log: &mut impl Sink<Event>,
) {
    debug_assert!(plays(game, seat));
    of_mut(game, state, seat).reserved = building;
    log.emit(|| Event::Reserved { seat, building });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Options};
    use game_core::{Actions, Game, Mute, Rng};

    /// What it can pay for, building by building.
    fn one_by_one(game: &PuertoRico, state: &State, means: Means) -> BuildingSet {
        let board = state.board(means.seat);
        BuildingSet::of(|building| {
            let price = u16::from(means.price(game, state, building));
            let is_there = state.tray[building.index()] > 0 && !board.owns(building);
            is_there && level(game.def(building)).is_some() && price <= board.coins + means.more
        })
    }

    #[test]
    fn what_it_can_pay_for_agrees_with_every_price() {
        let all = Options { exp1: true, exp2: true, costs: true, ..Options::default() };
        let mut found = 0;
        for (options, seed) in [Options::default(), all].into_iter().zip(1..) {
            let options = Options { puertomas: 2, ..options };
            let game = PuertoRico::new(&Config { players: 3, options, ..Config::default() }).expect("legal");
            let (mut state, mut rng, mut legal) =
                (game.setup(seed, &mut Mute), Rng::stream(seed, 0), Actions::new());
            loop {
                for (seat, more) in seats(&game).flat_map(|seat| (0..4).map(move |more| (seat, more))) {
                    let means = Means { seat, more, is_builder: more % 2 == 0 };
                    let affordable = affordable(&game, &state, means);
                    assert_eq!(affordable, one_by_one(&game, &state, means), "{means:?}");
                    found += affordable.len();
                }
                game.legal(&state, &mut legal);
                let Some(&action) = legal.get(rng.below(legal.len().max(1) as u32) as usize) else { break };
                game.apply(&mut state, action, &mut Mute);
            }
        }
        assert!(found > 100, "it can pay for something now and then");
    }
}
