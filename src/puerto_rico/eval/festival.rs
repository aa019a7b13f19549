//! The festival (expansions IV and V): who is how near to its objectives, and
//! what an action does for them.

use super::features::{BoardCounts, FESTIVAL};
use super::policy_context::PolicyContext;
use super::stages::time_left;
use crate::data::HOUSE;
use crate::data::festival::{Asks, OBJECTIVES, Reward};
use crate::ids::GOODS;
use crate::state::{Board, CargoShip, Objective, SEATS};
use crate::{Building, Good, PuertoRico, State, Tile};
use game_core::{Game, Seat};

/// Nearness of a rival above which an objective is in doubt.
const DOUBT: f32 = 0.15;
/// Steps to begin with something that is not there yet.
const FAR: f32 = 2.0;

/// Nearness of each seat to each objective in its place, 0.0 to 1.0; all 0.0 for an objective that
/// is fulfilled.
pub(super) type Nearness = [[f32; SEATS]; OBJECTIVES];

/// Nearness of every seat to every objective.
#[cold]
pub(super) fn nearness(game: &PuertoRico, state: &State) -> Nearness {
    let mut all = Nearness::default();
    for seat in Seat::all(game.seats()) {
        let board = state.board(seat);
        let census = BoardCounts::of(game, board);
        for (near, objective) in all.iter_mut().zip(state.festival().objectives()) {
            if objective.won_by.is_none() {
                near[seat.index()] = near_of(steps(game, state, objective, seat, board, &census));
            }
        }
    }
    all
}

fn near_of(missing: f32) -> f32 {
    1.0 / ((1.0 + missing) * (1.0 + missing))
}

/// The seat's part of the points, coins and workers that open objectives give.
pub(super) fn parts(state: &State, near: &Nearness, seat: Seat, left: f32) -> [f32; 3] {
    let mut parts = [0.0; 3];
    for (near, objective) in near.iter().zip(state.festival().objectives()) {
        let own = near[seat.index()];
        if own > 0.0 {
            let share = share(own, near.iter().sum::<f32>() - own, left);
            let Reward { vp, coins, workers } = objective.card.def().reward;
            for (part, given) in parts.iter_mut().zip([vp, coins, workers]) {
                *part += share * f32::from(given);
            }
        }
    }
    parts
}

/// Probability of being the first with an objective, given the own nearness and that of the others
/// together.
fn share(own: f32, others: f32, left: f32) -> f32 {
    if own >= 1.0 {
        return 1.0;
    }
    let missing = 1.0 / own.sqrt() - 1.0;
    own / (own + others + DOUBT) * left / (left + 0.1 * missing)
}

/// Number of steps from `seat` to an objective.
fn steps(
    game: &PuertoRico,
    state: &State,
    objective: &Objective,
    seat: Seat,
    board: &Board,
    census: &BoardCounts,
) -> f32 {
    let made = |good: Good| f32::from(census.capacity(board, good.index()));
    let soon = |good: Good| f32::from(board.crates[good.index()]) + 0.7 * made(good);
    // What is not there at all takes a building or a plantation first.
    let begin = |good: Good| if soon(good) > 0.0 { 0.0 } else { FAR };
    let short = |need: f32, have: f32| (need - have).max(0.0);
    match objective.card.def().asks {
        Asks::Have { plantations, crates } => {
            let tiles =
                objective.tiles().map(|tile| short(plantations.into(), board.tiles[tile.index()].into()));
            let made = |good: Good| made(good).max(state.made(seat)[good.index()].into());
            let crates =
                goods(objective).map(|(good, shown)| 1.2 * short(f32::from(crates * shown), made(good)));
            let phase = if crates.clone().next().is_some() { 0.4 } else { 0.0 };
            tiles.sum::<f32>() + crates.sum::<f32>() + phase
        }
        Asks::Load => {
            let there = |good: Good| soon(good) + f32::from(state.loaded(seat)[good.index()]);
            let mut shown = objective.goods();
            let (Some(one), Some(other)) = (shown.next(), shown.next()) else { return FAR };
            0.3 + if one == other {
                short(3.0, there(one))
            } else {
                let (few, many) = (there(one).min(there(other)), there(one).max(there(other)));
                short(1.0, few) + short(2.0, many)
            }
        }
        Asks::FillHouse => {
            let in_house = f32::from(state.house().iter().sum::<u8>());
            0.4 + 0.3 * (f32::from(HOUSE) - 1.0 - in_house).max(0.0)
                + objective.goods().map(begin).sum::<f32>()
        }
        Asks::FillLargest | Asks::FillSmallest => {
            let (Some(good), Some(ship)) = (objective.goods().next(), ship(state, objective)) else {
                return FAR;
            };
            let taken = if ship.good.is_some_and(|other| other != good) { 1.0 } else { 0.0 };
            0.3 + taken + begin(good) + 0.3 * short(ship.room().into(), soon(good))
        }
        Asks::Build => {
            objective.building.map_or(FAR, |building| to_build(game, state, seat, board, building))
        }
    }
}

/// Each good that is shown, and how often.
fn goods(objective: &Objective) -> impl Iterator<Item = (Good, u8)> + Clone + use<> {
    let objective = *objective;
    let counts = Good::ALL.map(|good| (good, objective.crates(good)));
    counts.into_iter().filter(|&(_, shown)| shown > 0)
}

fn to_build(game: &PuertoRico, state: &State, seat: Seat, board: &Board, building: Building) -> f32 {
    if state.for_sale(building) == 0 || board.owns(building) {
        return 4.0 * FAR;
    }
    let price = f32::from(game.price(state, seat, building, false));
    0.3 + 0.25 * (price - f32::from(board.coins)).max(0.0)
}

/// The ship that must be filled.
fn ship<'a>(state: &'a State, objective: &Objective) -> Option<&'a CargoShip> {
    let ships = state.ships().iter().filter(|ship| ship.size > 0);
    match objective.card.def().asks {
        Asks::FillLargest => ships.max_by_key(|ship| ship.size),
        _ => ships.min_by_key(|ship| ship.size),
    }
}

/// Worth of a part of an objective.
fn worth(sight: &PolicyContext, objective: &Objective) -> f32 {
    let Reward { vp, coins, workers } = objective.card.def().reward;
    let given = [vp, coins, workers].into_iter().enumerate();
    given.map(|(place, count)| sight.row[FESTIVAL + place] * f32::from(count)).sum()
}

/// Nearness of the others to an objective, all together.
fn others(sight: &PolicyContext, objective: &Objective) -> f32 {
    let (game, state) = (sight.game, sight.state);
    let rivals = Seat::all(game.seats()).filter(|&seat| seat != sight.seat);
    let near = |seat: Seat| {
        let board = state.board(seat);
        near_of(steps(game, state, objective, seat, board, &BoardCounts::of(game, board)))
    };
    rivals.map(near).sum()
}

/// Nearness of the seat to an objective with such a board.
fn own(sight: &PolicyContext, objective: &Objective, board: &Board) -> f32 {
    near_of(steps(sight.game, sight.state, objective, sight.seat, board, &sight.census))
}

/// Gain of a tile.
#[cold]
pub(super) fn tile(sight: &PolicyContext, tile: Tile) -> f32 {
    let mut board = *sight.board();
    board.tiles[tile.index()] += 1;
    let left = time_left(sight.game, sight.state);
    let gain = |objective: &Objective| {
        let others = others(sight, objective);
        let part = |board: &Board| share(own(sight, objective, board), others, left);
        worth(sight, objective) * (part(&board) - part(sight.board()))
    };
    let shows = |objective: &&Objective| objective.tiles().any(|shown| shown == tile);
    sight.state.festival().open().filter(shows).map(gain).sum()
}

/// Gain of a deed that fulfils the objectives of which `is_met` is true.
fn deed(sight: &PolicyContext, is_met: impl Fn(&Objective) -> bool) -> f32 {
    let left = time_left(sight.game, sight.state);
    let gain = |objective: &Objective| {
        let part = share(own(sight, objective, sight.board()), others(sight, objective), left);
        worth(sight, objective) * (1.0 - part)
    };
    sight.state.festival().open().filter(|objective| is_met(objective)).map(gain).sum()
}

/// Gain of building it.
#[cold]
pub(super) fn built(sight: &PolicyContext, building: Building) -> f32 {
    deed(sight, |objective| objective.building == Some(building))
}

/// Gain of one more crate in a Craftsman phase.
#[cold]
pub(super) fn crate_made(sight: &PolicyContext, good: Good) -> f32 {
    let (board, made) = (sight.board(), sight.state.made(sight.seat));
    deed(sight, |objective| {
        let Asks::Have { plantations, crates } = objective.card.def().asks else { return false };
        let has = |other: Good| made[other.index()] + u8::from(other == good);
        objective.crates(good) > 0
            && objective.tiles().all(|tile| board.tiles[tile.index()] >= plantations)
            && goods(objective).all(|(other, shown)| has(other) >= crates * shown)
    })
}

/// Gain of a sale to the Trading House.
#[cold]
pub(super) fn sold(sight: &PolicyContext, good: Good) -> f32 {
    let fills = sight.state.house().iter().sum::<u8>() + 1 >= HOUSE;
    let is_met = |objective: &Objective| fills && objective.crates(good) > 0;
    deed(sight, |objective| objective.card.def().asks == Asks::FillHouse && is_met(objective))
}

/// Gain of a load of so many crates, on a cargo ship in its place or on an own ship.
#[cold]
pub(super) fn loaded(sight: &PolicyContext, good: Good, crates: u8, cargo: Option<u8>) -> f32 {
    let state = sight.state;
    let now = cargo.map(|place| &state.ships()[usize::from(place)]);
    let fills = |wanted: &CargoShip| now.is_some_and(|now| now.size == wanted.size && now.room() == crates);
    let there: [u8; GOODS] = std::array::from_fn(|kind| {
        state.loaded(sight.seat)[kind] + if kind == good.index() { crates } else { 0 }
    });
    deed(sight, |objective| match objective.card.def().asks {
        Asks::FillLargest | Asks::FillSmallest => {
            objective.crates(good) > 0 && ship(state, objective).is_some_and(fills)
        }
        Asks::Load => {
            let mut shown = objective.goods().map(|good| there[good.index()]);
            let (Some(one), Some(other)) = (shown.next(), shown.next()) else { return false };
            let alike = goods(objective).count() == 1;
            if alike { one >= 3 } else { one.min(other) >= 1 && one.max(other) >= 2 }
        }
        Asks::Have { .. } | Asks::FillHouse | Asks::Build => false,
    })
}
