//! What is asked, and done, only in games with expansions: out of line, so that
//! games without them do not pay for it.

use super::{
    PuertoRico, achievements, bohio, builder, citizens, craftsman, draft, flow, payment, pension, planter,
    second_tile, small_wharf, smuggler, storage, trader, zoning,
};
use crate::action::Action;
use crate::event::{Event, Given};
use crate::ids::{Person, Tile};
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// The legal actions of a frame that only expansions have.
#[cold]
#[inline(never)]
pub(super) fn legal(game: &PuertoRico, state: &State, frame: Frame, out: &mut Actions<Action>) {
    match frame {
        Frame::LoadPoint { .. } | Frame::Bonus { .. } => list(out, [Action::Pass, Action::Accept]),
        Frame::SecondExtra { from } => craftsman::legal_extra(state, from, out),
        Frame::SellLast => trader::legal(state, out),
        Frame::Smuggle => smuggler::legal(game, state, out),
        Frame::Spoils { ship } => smuggler::legal_spoils(state, ship, out),
        Frame::Poached { from, .. } | Frame::Rewarded { from, .. } | Frame::PoachedCitizens { from, .. } => {
            smuggler::legal_circles(game, state, from, out)
        }
        Frame::Place { left, from, citizens } => {
            citizens::list_plain(game, state.own(), (left, from, citizens), out);
        }
        Frame::Draft => draft::legal(game, state, out),
        Frame::Bohio => out.push(Action::Pass),
        Frame::Plant { tile } | Frame::PlantZoned { tile, .. } => {
            list(out, [Action::Take(tile), Action::Forest(tile)])
        }
        Frame::SecondTile => second_tile::legal(state, out),
        Frame::LateHospital { before, second, forest } => {
            let forest = before.forest || forest && planter::second_counts(game);
            planter::legal_hospital(state, second_tile::late_tiles(game, before, second), forest, out);
        }
        Frame::Payment { missing, from, .. } => payment::legal(state, missing, from, out),
        Frame::SmallWharf { from } => small_wharf::legal_more(state, from, out),
        Frame::KeepCard { .. } => achievements::legal(game, state, out),
        Frame::KeepSingles { stored, kept, .. } => storage::legal_singles(state, stored, kept, out),
        Frame::Pick { .. } => list(out, Person::ALL.map(Action::Pick)),
        Frame::PlaceCitizen { .. } => citizens::legal(game, state, out),
        Frame::Zoning => {
            out.push(Action::Pass);
            if zoning::can_act(game, state) {
                zoning::legal(state, out);
            }
        }
        Frame::Park => zoning::legal_park(state, out),
        Frame::Pension { from, .. } => pension::legal(state, from, out),
        Frame::PoachKinds => smuggler::legal_kinds(game, state, out),
        _ => unreachable!("invariant: a settled state asks somebody"),
    }
}

/// Carries out an action that only expansions have.
#[cold]
#[inline(never)]
pub(super) fn apply(game: &PuertoRico, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
    match action {
        Action::Place(spot) => flow::place(game, state, spot, log),
        Action::Forest(tile) => planter::take(game, state, tile, true, log),
        Action::BuildForAll(building) => builder::build_for_all(game, state, building, log),
        Action::Keep(card) => achievements::keep(game, state, card, log),
        Action::Draft(building) => draft::put(game, state, building, log),
        Action::Move(spot) => bohio::move_to(game, state, Person::Worker, spot, log),
        Action::MoveCitizen(spot) => bohio::move_to(game, state, Person::Citizen, spot, log),
        Action::GivePerson(spot) => payment::give(game, state, Given::Person(spot), log),
        Action::GiveCitizen(spot) => payment::give(game, state, Given::Citizen(spot), log),
        Action::GiveCrate(good) => match state.stack.top() {
            Some(Frame::Pension { .. }) => pension::give(game, state, good, log),
            _ => payment::give(game, state, Given::Crate(good), log),
        },
        Action::GivePoint => payment::give(game, state, Given::Point, log),
        Action::Export(good) => trader::export(game, state, good, log),
        Action::Board(good) => small_wharf::board(game, state, good, log),
        Action::Raid(ship) => smuggler::raid(state, ship),
        Action::Spoils(kept) => smuggler::keep_spoils(state, kept, log),
        Action::Plunder => smuggler::plunder(game, state, log),
        Action::Poach => smuggler::poach(game, state, log),
        Action::Capture(role) => smuggler::capture(state, role, log),
        Action::Pick(person) => citizens::pick(game, state, person, log),
        Action::Zone => zoning::draw(game, state, log),
        Action::Discard(tile, person) => zoning::discard(game, state, tile, person, log),
        Action::Clear(tile) => zoning::clear(state, tile, log),
        Action::PoachCitizens(citizens) => smuggler::take(game, state, citizens, log),
        _ => unreachable!("invariant: an action of the base game"),
    }
}

/// Takes a tile where it is not the normal pick: the second one, or the one
/// that was drawn and is laid now.
#[cold]
#[inline(never)]
pub(super) fn take(
    game: &PuertoRico,
    state: &mut State,
    tile: Tile,
    as_forest: bool,
    log: &mut impl Sink<Event>,
) {
    match state.stack.top() {
        Some(Frame::Plant { .. }) => planter::plant(game, state, as_forest, log),
        Some(Frame::PlantZoned { .. }) => zoning::plant(game, state, as_forest, log),
        _ => second_tile::take(game, state, tile, as_forest, log),
    }
}
