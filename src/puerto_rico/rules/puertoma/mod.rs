//! The Puertoma (section 9): a seat that the rules play. Nobody is ever asked
//! for it; what it does follows from the state and the tie-break cards alone.
//! Everything here is out of line, so that games without it do not pay for it.
//!
//! | Section | File |
//! |---|---|
//! | 9.1, 9.7 set-up | `setup.rs` |
//! | 9.2 tie-break cards | `cards.rs` |
//! | 9.3 choosing a role | `role.rs` |
//! | 9.4.1 Builder, abilities | `town.rs` |
//! | 9.4.2 Planter, 9.4.3 Recruiter | `land.rs`, `people.rs` |
//! | 9.4.4 to 9.4.6 goods | `goods.rs`, `ships.rs` |
//! | 9.8 Smuggler | `smuggler.rs` |
//! | 9.5 scoring | `score.rs` |

mod cards;
mod check;
mod goods;
mod land;
mod people;
mod resample;
mod role;
mod score;
mod setup;
mod ships;
mod smuggler;
mod town;
mod view;

pub(super) use check::{check, most_of_type};
pub(super) use goods::crates;
pub(super) use land::draft;
pub(super) use people::{empty_of_one, receive, receive_in_turn, reward, takes_worker};
pub(super) use resample::determinize;
pub(super) use role::begin as choose_role;
pub(super) use score::{lines, points, unmet};
pub(super) use setup::{endow, set_up};
pub(super) use ships::load;
pub(super) use town::{built, by_level, level};
pub(super) use view::{action_board, view};

use super::{PuertoRico, adventurer};
use crate::data::puertoma::{CIRCLES, SPACES_OF_TYPE, arrows};
use crate::editions::PhaseStep;
use crate::event::Event;
use crate::ids::{Role, Tile};
use crate::state::{Board, Objective, Puertoma, State};
use game_core::{Game, Seat, Sink};

/// Returns true if the rules play `seat`.
#[inline(always)]
pub(super) fn plays(game: &PuertoRico, seat: Seat) -> bool {
    seat.0 >= game.rules.people
}

/// The seats that the rules play.
pub(super) fn seats(game: &PuertoRico) -> impl Iterator<Item = Seat> + use<> {
    (game.rules.people..game.seats()).map(Seat)
}

/// What `seat` has beside its board.
pub(super) fn of<'a>(game: &PuertoRico, state: &'a State, seat: Seat) -> &'a Puertoma {
    &state.puertomas.each[usize::from(seat.0 - game.rules.people)]
}

/// The same, to be changed.
pub(super) fn of_mut<'a>(game: &PuertoRico, state: &'a mut State, seat: Seat) -> &'a mut Puertoma {
    &mut state.puertomas.each[usize::from(seat.0 - game.rules.people)]
}

/// Plantations of a type that lie on their spaces, 0 to 2; others are in the VP
/// area (`PR-AUT-X4-4`).
fn on_spaces(board: &Board, tile: Tile) -> u8 {
    board.tiles[tile.index()].min(SPACES_OF_TYPE)
}

/// Number of them that are active: all circles under them are filled (9.4). People
/// fill one plantation of a type before the next (`PR-AUT-REC-2`).
fn active(board: &Board, tile: Tile) -> u8 {
    board.manned_tiles(tile.index()) / CIRCLES[tile.index()]
}

/// Circles under its plantations of a type.
pub(super) fn circles(board: &Board, tile: Tile) -> u8 {
    on_spaces(board, tile) * CIRCLES[tile.index()]
}

/// The objectives of the festival that nobody has fulfilled.
fn open_objectives(state: &State) -> impl Iterator<Item = &Objective> {
    state.festival.objectives().filter(|objective| objective.won_by.is_none())
}

/// The goods of which open objectives show crates, one bit each.
fn shown_goods(state: &State) -> u8 {
    let goods = open_objectives(state).flat_map(Objective::goods);
    goods.fold(0, |set, good| set | 1 << good as u8)
}

/// Carries out a step of a phase for the seat that acts, which the rules play;
/// not, and says so, if it does nothing else than people there.
#[cold]
#[inline(never)]
pub(super) fn run(game: &PuertoRico, state: &mut State, step: PhaseStep, log: &mut impl Sink<Event>) -> bool {
    match step {
        PhaseStep::PlanterTurns => land::take_turn(game, state, log),
        PhaseStep::RecruiterPrivilege => people::take_privilege(game, state, log),
        PhaseStep::Placement => people::end_distribution(game, state, log),
        PhaseStep::BuilderTurns => town::take_turn(game, state, log),
        PhaseStep::Production => goods::produce(game, state, log),
        PhaseStep::ExtraCrate => goods::take_privilege(game, state, log),
        PhaseStep::FactoryCoins => goods::end_production(game, state, log),
        PhaseStep::TraderTurns => goods::sell(game, state, log),
        PhaseStep::Storage => ships::store(game, state, log),
        PhaseStep::AdventurerCoin => {
            adventurer::take_coin(state, log);
            acted(game, state, log);
        }
        PhaseStep::Smuggling => smuggler::act(game, state, log),
        _ => return false,
    }
    true
}

/// The seat that acts has really done something in this phase: if an arrow leads
/// to the role, the action marker follows, once for each Puertoma
/// (`PR-AUT-ROLE-9`).
fn acted(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (seat, role) = (state.actor, place_on_board(state.role));
    if std::mem::replace(&mut of_mut(game, state, seat).acted, true) {
        return;
    }
    if arrows(state.puertomas.marker).has(role) {
        state.puertomas.marker = role;
        log.emit(|| Event::MarkerMoved { seat, role });
    }
}

/// The place of a role on the action board: both Adventurer tiles have one.
const fn place_on_board(role: Role) -> Role {
    match role {
        Role::Adventurer2 => Role::Adventurer,
        role => role,
    }
}

/// Ends a phase: abilities that were turned up in it work from now on (C38).
#[cold]
pub(super) fn end_phase(state: &mut State) {
    for puertoma in &mut state.puertomas.each {
        puertoma.working = puertoma.working.or(std::mem::take(&mut puertoma.turned));
        (puertoma.acted, puertoma.received) = (false, 0);
    }
}
