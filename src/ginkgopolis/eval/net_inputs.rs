//! Inputs of the net for a position.

use arrayvec::ArrayVec;

use super::eval_context::{ColourGroup, EvalContext};
use super::features;
use ai::net::{Inputs, NetShape};
use game_core::{Game, Seat};

/// Number of districts that a seat looks at, the largest first.
const DISTRICTS: usize = 8;
/// Own resources in each of them, those of the strongest of the others, and
/// buildings: inputs of a seat behind its features.
const DISTRICT: usize = features::FEATURES;
/// Number of inputs per seat.
const SIDE_INPUTS: usize = DISTRICT + 3 * DISTRICTS;

/// Tables of 1 to 5 players, one input each.
const SEATS: usize = 0;
/// Progress of the game, and its square.
const STAGE: usize = SEATS + 5;
/// 1 in the last round.
const LAST_ROUND: usize = STAGE + 2;
/// Tiles in the supply, in tens.
const SUPPLY: usize = LAST_ROUND + 1;
/// 1 once it was renewed.
const RENEWED: usize = SUPPLY + 1;
/// Buildings of the city, in tens.
const BUILDINGS: usize = RENEWED + 1;
/// Number of inputs about the table.
const TABLE_INPUTS: usize = BUILDINGS + 1;

/// Shape of the net of this game. A test fixes the inputs of some positions: if you change them,
/// raise the version and train again.
pub const SHAPE: NetShape =
    NetShape { version: 1, sides: SIDE_INPUTS, table: TABLE_INPUTS, runs: [&[], &[]] };

/// Hands the inputs of a position to `out`; what the features are is heard by
/// `weigh` as well.
pub fn each(scene: &EvalContext, out: &mut impl Inputs, mut weigh: impl FnMut(Seat, usize, f32)) {
    let (game, state) = (scene.game, scene.state);
    out.table(SEATS + usize::from(game.rules().players.clamp(1, 5) - 1), 1.0);
    out.table(STAGE, scene.stage);
    out.table(STAGE + 1, scene.stage * scene.stage);
    if state.is_last_round() {
        out.table(LAST_ROUND, 1.0);
    }
    out.table(SUPPLY, 0.1 * f32::from(state.supply_left()));
    if !state.returned().is_empty() {
        out.table(RENEWED, 1.0);
    }
    out.table(BUILDINGS, 0.1 * f32::from(state.city().tops().len()));
    let districts = largest(scene);
    for (seat, tally) in Seat::all(game.seats()).zip(game.tallies(state)) {
        for (place, group) in districts.iter().enumerate() {
            let (own, rival) = group.sides(seat);
            let values = [own, rival, f32::from(group.buildings)];
            for (part, value) in values.into_iter().enumerate() {
                if value != 0.0 {
                    out.side(seat, DISTRICT + 3 * place + part, value);
                }
            }
        }
        features::each(scene, seat, tally.points.into(), |feature, value| {
            weigh(seat, feature, value);
            if value != 0.0 {
                out.side(seat, feature, value);
            }
        });
    }
}

/// The districts with the most resources, in that order.
fn largest<'a>(scene: &'a EvalContext) -> ArrayVec<&'a ColourGroup, DISTRICTS> {
    let mut largest = ArrayVec::<&ColourGroup, DISTRICTS>::new();
    let size =
        |group: &ColourGroup| 16 * group.resources.iter().sum::<u8>() as u16 + u16::from(group.buildings);
    for group in scene.groups.iter().filter(|group| group.buildings > 1) {
        let place = largest.iter().position(|other| size(other) < size(group)).unwrap_or(largest.len());
        if place < DISTRICTS {
            largest.truncate(DISTRICTS - 1);
            largest.insert(place, group);
        }
    }
    largest
}
