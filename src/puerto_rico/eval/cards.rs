//! Achievements (expansion VI): how likely open cards are to be completed, and
//! what an action does for them. Whose cards a state does not know has been
//! dealt some by then.

use super::features::{BoardCounts, CARDS};
use super::policy_context::PolicyContext;
use super::stages::time_left;
use crate::data::HOUSE;
use crate::data::achievements::{Achievement, Condition};
use crate::data::buildings::Class;
use crate::ids::GOODS;
use crate::rules::{market_coins, warehouse_kinds};
use crate::state::{Board, CargoShip};
use crate::{Building, Good, PuertoRico, State, Tile};
use game_core::Seat;

/// Probability of completing a card that needs only the right moment.
const SURE: f32 = 0.9;

/// A seat that hopes to complete its cards.
#[derive(Clone, Copy)]
pub(super) struct Hopes<'a> {
    pub game: &'a PuertoRico,
    pub state: &'a State,
    pub seat: Seat,
    /// The part of the game that is left.
    pub left: f32,
}

impl<'a> Hopes<'a> {
    pub fn of(sight: &PolicyContext<'a>) -> Self {
        let (game, state) = (sight.game, sight.state);
        Hopes { game, state, seat: sight.seat, left: time_left(game, state) }
    }

    fn cards(&self) -> impl Iterator<Item = Achievement> + use<'a> {
        self.game.open_cards(self.state, self.seat)
    }
}

/// Points of the open cards, each as far as it is likely to be completed by
/// the owner of such a board.
pub(super) fn promise(hopes: &Hopes, board: &Board, census: &BoardCounts) -> f32 {
    let promise = |card: Achievement| f32::from(card.points()) * chance(hopes, card, board, census);
    hopes.cards().map(promise).sum()
}

/// Probability of completing a card by the end, 0.0 to 1.0: by the part of a game that the missing
/// steps take at the usual pace.
fn chance(hopes: &Hopes, card: Achievement, board: &Board, census: &BoardCounts) -> f32 {
    let takes = match hopes.game.progress_on(board, card) {
        Some((have, need)) if have >= need => return 1.0,
        Some((have, need)) => to_have(hopes.game, card, f32::from(need - have), board, census),
        None => to_do(hopes, card, board, census),
    };
    let late = takes / hopes.left;
    SURE / (1.0 + late * late)
}

/// The part of a game that it takes to have what a card counts.
fn to_have(game: &PuertoRico, card: Achievement, missing: f32, board: &Board, census: &BoardCounts) -> f32 {
    let made = |good: usize| f32::from(census.capacity(board, good));
    let phases = |made: f32| {
        // Crates do not stay for long.
        let phases = missing / made.max(0.5);
        0.12 * phases * phases.sqrt()
    };
    match card.condition() {
        Condition::Crates(goods, _) => {
            let [one, other] = goods.map(Good::index);
            let lacks = |good: usize| if board.crates[good] == 0 && made(good) == 0.0 { 0.2 } else { 0.0 };
            phases(made(one) + made(other)) + lacks(one) + lacks(other)
        }
        Condition::CratesOfOne(need) => {
            let crates = |good: usize| f32::from(need - board.crates[good]) / made(good).max(0.5);
            let least = (0..GOODS).map(crates).fold(f32::MAX, f32::min);
            0.12 * least * least.sqrt()
        }
        Condition::PeopleOnBuildings(need) => {
            let circles: u8 = board.buildings().iter().map(|space| game.def(space.building).circles).sum();
            0.08 * missing + 0.05 * f32::from(need.saturating_sub(circles))
        }
        Condition::PeopleOnLand(need) => {
            0.07 * missing + 0.05 * f32::from(need.saturating_sub(board.circled_land()))
        }
        Condition::Land(_) => 0.1 * missing,
        Condition::EmptySpaces(_) => 0.07 * missing,
        Condition::ExpandedBuildings(_) => {
            let saved = (f32::from(board.coins) / 10.0).min(1.0);
            0.5 * missing - 0.3 * saved
        }
        Condition::RegularCommercial(_) => 0.2 * missing,
        _ => 0.22 * missing,
    }
}

/// The part of a game that it takes to do what a card takes.
fn to_do(hopes: &Hopes, card: Achievement, board: &Board, census: &BoardCounts) -> f32 {
    let (game, state, seat) = (hopes.game, hopes.state, hopes.seat);
    let made = |good: usize| census.capacity(board, good);
    let soon = |good: usize| f32::from(board.crates[good]) + 0.7 * f32::from(made(good));
    let most = || (0..GOODS).map(soon).fold(0.0, f32::max);
    let short = |need: u8, have: f32| (f32::from(need) - have).max(0.0);
    let kinds = || (0..GOODS).filter(|&good| board.crates[good] + made(good) > 0).count() as f32;
    let ships = || state.ships().iter().filter(|ship| ship.size > 0);
    match card.condition() {
        Condition::Produced(need) => 0.1 + 0.12 * short(need, (0..GOODS).map(made).sum::<u8>().into()),
        Condition::GoodsLoaded(need) => {
            let loaded = state.loaded(seat).iter().filter(|&&crates| crates > 0).count() as f32;
            0.15 + 0.25 * short(need, kinds().max(loaded))
        }
        Condition::PointsGained(need) => {
            let all = (0..GOODS).map(soon).sum::<f32>();
            let harbor = if board.works(Building::Harbor) { 1.5 } else { 0.0 };
            0.15 + 0.12 * short(need, 0.7 * all + harbor + f32::from(state.gained(seat)))
        }
        Condition::Dispatched(good) => {
            let room = |ship: &CargoShip| match ship.good {
                Some(other) if other != good => 0.1 * f32::from(ship.size),
                _ => 0.1 * (f32::from(ship.room()) - soon(good.index())).max(0.0),
            };
            let none = if soon(good.index()) > 0.0 { 0.1 } else { 0.45 };
            none + ships().map(room).fold(f32::MAX, f32::min)
        }
        Condition::FilledAtOnce => {
            let least = ships().map(|ship| ship.size).min().unwrap_or(0);
            0.15 + 0.15 * short(least, most())
        }
        Condition::LoadedAtOnce(need) => 0.15 + 0.15 * short(need, most()),
        Condition::FilledHouse => {
            let in_house = f32::from(state.house().iter().sum::<u8>());
            0.5 - 0.08 * in_house + if kinds() > 0.0 { 0.0 } else { 0.2 }
        }
        Condition::SoldFor(need) => {
            let dearest = (0..GOODS).rev().find(|&good| soon(good) > 0.0).unwrap_or(0) as u8;
            0.15 + 0.25 * short(need, f32::from(dearest + market_coins(board) + 1))
        }
        Condition::GoodsStored(need) => {
            let stored = game.single_crates(board) + warehouse_kinds(board);
            0.12 + 0.35 * short(need, f32::from(stored).min(kinds()))
        }
        Condition::PaidEverything => 0.3 + 0.06 * short(9, board.coins.into()),
        Condition::PaidAtMost(most) => {
            let price = game.def(Building::FireStation).cost - 1;
            let quarries = board.manned_tiles(Tile::Quarry.index()).min(4);
            0.3 + 0.18 * f32::from((price - quarries).saturating_sub(most))
                + 0.04 * short(most, board.coins.into())
        }
        _ => f32::INFINITY,
    }
}

/// Share of games in which a player who knows the card completes it, 0.0 to 1.0, before anything is
/// known of the game.
fn likely(card: Achievement) -> f32 {
    match card.condition() {
        Condition::Crates(..) => 0.3,
        Condition::CratesOfOne(_) => 0.15,
        Condition::PeopleOnBuildings(_) => 0.3,
        Condition::PeopleOnLand(_) => 0.3,
        Condition::Land(_) => 0.4,
        Condition::EmptySpaces(_) => 0.3,
        Condition::ExpandedBuildings(_) => 0.5,
        Condition::RegularCommercial(_) => 0.25,
        Condition::ProductionOfEach(_) => 0.3,
        Condition::ProductionOf(..) => 0.4,
        Condition::Produced(_) => 0.4,
        Condition::GoodsLoaded(_) => 0.5,
        Condition::PointsGained(_) => 0.4,
        Condition::Dispatched(_) => 0.5,
        Condition::FilledAtOnce => 0.4,
        Condition::LoadedAtOnce(_) => 0.4,
        Condition::FilledHouse => 0.4,
        Condition::SoldFor(_) => 0.5,
        Condition::GoodsStored(_) => 0.4,
        Condition::PaidEverything => 0.5,
        Condition::PaidAtMost(_) => 0.5,
    }
}

/// Gain of keeping a card.
pub(super) fn keep_gain(card: Achievement) -> f32 {
    f32::from(card.points()) * likely(card)
}

/// Gain of a changed board for the open cards of which `is_about` is true.
fn change(sight: &PolicyContext, board: &Board, is_about: impl Fn(Condition) -> bool) -> f32 {
    let (hopes, census) = (Hopes::of(sight), &sight.census);
    let gain = |card: Achievement| {
        let more = chance(&hopes, card, board, census) - chance(&hopes, card, sight.board(), census);
        f32::from(card.points()) * more
    };
    sight.row[CARDS] * hopes.cards().filter(|card| is_about(card.condition())).map(gain).sum::<f32>()
}

/// Gain of a deed that completes the open cards of which `is_met` is true.
fn deed(sight: &PolicyContext, is_met: impl Fn(Condition) -> bool) -> f32 {
    let hopes = Hopes::of(sight);
    let gain = |card: Achievement| {
        let missed = 1.0 - chance(&hopes, card, sight.board(), &sight.census);
        f32::from(card.points()) * missed
    };
    sight.row[CARDS] * hopes.cards().filter(|card| is_met(card.condition())).map(gain).sum::<f32>()
}

/// Gain of buying a building for so many coins.
#[cold]
pub(super) fn built(sight: &PolicyContext, building: Building, paid: u8) -> f32 {
    let def = sight.game.def(building);
    let mut board = *sight.board();
    let purse = board.coins;
    board.coins = purse.saturating_sub(paid.into());
    board.add(def, Default::default());
    let is_met = |condition| match condition {
        Condition::PaidEverything => purse > 0 && u16::from(paid) >= purse,
        Condition::PaidAtMost(most) => paid <= most,
        _ => false,
    };
    let expanded = if def.class == Class::Expanded { deed(sight, is_met) } else { 0.0 };
    expanded
        + change(sight, &board, |condition| {
            matches!(
                condition,
                Condition::EmptySpaces(_)
                    | Condition::ExpandedBuildings(_)
                    | Condition::RegularCommercial(_)
                    | Condition::ProductionOfEach(_)
                    | Condition::ProductionOf(..)
                    | Condition::PeopleOnBuildings(_)
                    | Condition::PaidEverything
            )
        })
}

/// Gain of a tile.
#[cold]
pub(super) fn tile(sight: &PolicyContext, tile: Tile) -> f32 {
    let mut board = *sight.board();
    board.tiles[tile.index()] += 1;
    change(sight, &board, is_about_land)
}

/// Gain of a forest, whichever tile lies face down.
#[cold]
pub(super) fn forest(sight: &PolicyContext) -> f32 {
    let mut board = *sight.board();
    board.forests[0] += 1;
    change(sight, &board, is_about_land)
}

fn is_about_land(condition: Condition) -> bool {
    matches!(condition, Condition::Land(_) | Condition::EmptySpaces(_) | Condition::PeopleOnLand(_))
}

/// Gain of one more crate in a Craftsman phase.
#[cold]
pub(super) fn crate_made(sight: &PolicyContext, good: Good) -> f32 {
    let mut board = *sight.board();
    board.crates[good.index()] += 1;
    let made = sight.state.made(sight.seat).iter().sum::<u8>() + 1;
    let is_of_crates = |condition| matches!(condition, Condition::Crates(..) | Condition::CratesOfOne(_));
    change(sight, &board, is_of_crates)
        + deed(sight, |condition| matches!(condition, Condition::Produced(need) if made >= need))
}

/// Gain of a sale to the Trading House for so many coins.
#[cold]
pub(super) fn sold(sight: &PolicyContext, coins: u8) -> f32 {
    let fills = sight.state.house().iter().sum::<u8>() + 1 >= HOUSE;
    deed(sight, |condition| match condition {
        Condition::FilledHouse => fills && sight.is_picker(),
        Condition::SoldFor(need) => coins >= need,
        _ => false,
    })
}

/// Gain of a load of so many crates, on a cargo ship in its place or on an own ship.
#[cold]
pub(super) fn loaded(sight: &PolicyContext, good: Good, crates: u8, cargo: Option<u8>) -> f32 {
    let (state, seat) = (sight.state, sight.seat);
    let ship = cargo.map(|place| state.ships()[usize::from(place)]);
    let fills = ship.is_some_and(|ship| ship.room() == crates);
    let other = |&kind: &usize| kind != good.index() && state.loaded(seat)[kind] > 0;
    let kinds = (0..GOODS).filter(other).count() as u8 + 1;
    let points = crates + u8::from(sight.board().works(Building::Harbor));
    deed(sight, |condition| match condition {
        Condition::Dispatched(wanted) => wanted == good && fills,
        Condition::FilledAtOnce => fills && ship.is_some_and(|ship| ship.crates == 0),
        Condition::LoadedAtOnce(need) => crates >= need,
        Condition::GoodsLoaded(need) => kinds >= need,
        Condition::PointsGained(need) => state.gained(seat) + points >= need,
        _ => false,
    })
}
