//! Inputs of the net for a position beside the features of the seats.

use super::eval_context::EvalContext;
use crate::Role;
use crate::data::HOUSE;
use crate::ids::{BUILDINGS, GOODS, ROLES};
use ai::net::{Inputs, NetShape};
use game_core::{Game, Seat};

use super::features;

/// Tables of 2, 3, 4 and 5 seats, one input each.
const SEATS: usize = 0;
/// The edition by its number: 1 for the classic one.
const EDITION: usize = SEATS + 4;
/// Progress of the game, and its square.
const STAGE: usize = EDITION + 1;
/// 1 in the last round.
const LAST_ROUND: usize = STAGE + 2;
/// Points left and workers left, in tens.
const LEFT: usize = LAST_ROUND + 1;
/// Workers on the ship.
const REGISTER: usize = LEFT + 2;
/// One per good: room on a ship that carries it.
const ROOM: usize = REGISTER + 1;
/// Spaces of the smallest, middle and largest ship that is empty.
const EMPTY_SHIPS: usize = ROOM + GOODS;
/// One per good: crates in the trading house.
const HOUSE_GOODS: usize = EMPTY_SHIPS + 3;
/// Spaces left there.
const HOUSE_LEFT: usize = HOUSE_GOODS + GOODS;
/// One per kind: tiles face up.
const MARKET: usize = HOUSE_LEFT + 1;
/// Quarries left.
const QUARRIES: usize = MARKET + 5;
/// One per good: crates left in the supply.
const SUPPLY: usize = QUARRIES + 1;
/// One per role: 1 if it can be picked.
const FREE: usize = SUPPLY + GOODS;
/// The coins on it.
const COINS: usize = FREE + ROLES;
/// One per building: copies for sale.
const FOR_SALE: usize = COINS + ROLES;
/// Number of inputs.
const TABLE_INPUTS: usize = FOR_SALE + BUILDINGS;

/// Shape of the net of this game. A test fixes the inputs of some positions: if you change them,
/// raise the version and train again.
pub const SHAPE: NetShape = NetShape {
    version: 1,
    sides: features::FEATURES,
    table: TABLE_INPUTS,
    runs: [&features::RUNS, &[FOR_SALE + BUILDINGS]],
};

/// Hands all inputs of a position to `out`.
pub fn each(scene: &EvalContext, stage: f32, out: &mut impl Inputs) {
    table(scene, stage, out);
    for (seat, tally) in Seat::all(scene.game.seats()).zip(scene.game.tallies(scene.state)) {
        features::each(scene, seat, tally.points.into(), |feature, value| {
            if value != 0.0 {
                out.side(seat, feature, value);
            }
        });
    }
}

/// Hands those about the table to `out`.
pub fn table(scene: &EvalContext, stage: f32, out: &mut impl Inputs) {
    let (game, state) = (scene.game, scene.state);
    out.table(SEATS + usize::from(game.seats().clamp(2, 5) - 2), 1.0);
    out.table(EDITION, f32::from(game.config().edition as u8));
    out.table(STAGE, stage);
    out.table(STAGE + 1, stage * stage);
    if state.is_last_round() {
        out.table(LAST_ROUND, 1.0);
    }
    out.table(LEFT, 0.1 * f32::from(state.vp_left()));
    out.table(LEFT + 1, 0.1 * f32::from(state.workers_left()));
    out.table(REGISTER, f32::from(state.register().count()));
    for (place, ship) in state.ships().iter().enumerate() {
        match ship.good {
            Some(good) => out.table(ROOM + good.index(), f32::from(ship.room())),
            None if ship.size > 0 => out.table(EMPTY_SHIPS + place, f32::from(ship.size)),
            None => {}
        }
    }
    let mut left = HOUSE;
    for (good, &crates) in state.house().iter().enumerate() {
        left = left.saturating_sub(crates);
        if crates > 0 {
            out.table(HOUSE_GOODS + good, f32::from(crates));
        }
    }
    out.table(HOUSE_LEFT, f32::from(left));
    for (kind, &tiles) in state.market().iter().enumerate() {
        if tiles > 0 {
            out.table(MARKET + kind, f32::from(tiles));
        }
    }
    out.table(QUARRIES, f32::from(state.quarries()));
    for (good, &crates) in state.supply().iter().enumerate() {
        out.table(SUPPLY + good, f32::from(crates));
    }
    for role in Role::ALL {
        if game.has_role(role) && !state.is_taken(role) {
            out.table(FREE + role as usize, 1.0);
            let coins = state.role_coins()[role as usize];
            if coins > 0 {
                out.table(COINS + role as usize, f32::from(coins));
            }
        }
    }
    for (building, &copies) in state.tray().iter().enumerate() {
        if copies > 0 {
            out.table(FOR_SALE + building, f32::from(copies));
        }
    }
}
