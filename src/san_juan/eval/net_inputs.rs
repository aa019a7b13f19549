//! Inputs of the net for a position.

use super::{features, leader};
use crate::data::SLOTS;
use crate::ids::ROLES;
use crate::{Prompt, Role, SanJuan, State};
use ai::net::{Inputs, NetShape};
use game_core::{Game, Seat, Turn};

/// Picks until the seat's own, as a part of a round of the table: an input of a
/// seat behind its features.
const WAIT: usize = features::FEATURES;
/// Number of inputs per seat.
const SIDE_INPUTS: usize = WAIT + 1;

/// Tables of 2 to 8 seats, one input each.
const SEATS: usize = 0;
/// The edition by its number: 1 for the classic one.
const EDITION: usize = SEATS + 7;
/// 1 with "New Buildings".
const NEW_BUILDINGS: usize = EDITION + 1;
/// The most buildings in a city, as a part of twelve, and the square of it.
const LEADER: usize = NEW_BUILDINGS + 1;
/// One per role: 1 if it was taken in this round.
const TAKEN: usize = LEADER + 2;
/// 1 while the Cathedral lies on the table.
const CATHEDRAL: usize = TAKEN + ROLES;
/// Number of inputs about the table.
const TABLE_INPUTS: usize = CATHEDRAL + 1;

/// Shape of the net of this game. A test fixes the inputs of some positions: if you change them,
/// raise the version and train again.
pub const SHAPE: NetShape =
    NetShape { version: 1, sides: SIDE_INPUTS, table: TABLE_INPUTS, runs: [&features::RUNS, &[]] };

/// Hands the inputs of a position to `out`; what the features are is heard by
/// `weigh` as well.
pub fn each(game: &SanJuan, state: &State, out: &mut impl Inputs, mut weigh: impl FnMut(Seat, usize, f32)) {
    let built = f32::from(leader(game, state)) / SLOTS as f32;
    out.table(SEATS + usize::from(game.seats().clamp(2, 8) - 2), 1.0);
    out.table(EDITION, f32::from(game.config().edition as u8));
    if game.config().new_buildings {
        out.table(NEW_BUILDINGS, 1.0);
    }
    out.table(LEADER, built);
    out.table(LEADER + 1, built * built);
    if state.cathedral() {
        out.table(CATHEDRAL, 1.0);
    }
    for role in Role::ALL {
        if state.is_taken(role) {
            out.table(TAKEN + role as usize, 1.0);
        }
    }
    let next = match game.turn(state) {
        Turn::Choose { seat, prompt: Prompt::Role { .. } } => seat,
        _ => state.governor(),
    };
    for (seat, tally) in Seat::all(game.seats()).zip(game.tallies(state)) {
        let wait = next.distance_to(seat, game.seats());
        out.side(seat, WAIT, f32::from(wait) / f32::from(game.seats()));
        features::each(game, state, seat, tally.points.into(), |feature, value| {
            weigh(seat, feature, value);
            if value != 0.0 {
                out.side(seat, feature, value);
            }
        });
    }
}
