//! Checks that the pieces on the table can have come about: stacks, tucked cards, buildings of this
//! phase, and values that belong to a phase.

use super::PositionResult;
use crate::data::STANDSTILL;
use crate::flaw::{PiecesFlaw, RoundFlaw};
use crate::ids::{Kind, Role};
use crate::position::{Position, SlotPosition};
use crate::prompt::Bonus;
use crate::rules::{SanJuan, flow, queries};
use crate::state::{Frame, State};
use game_core::{Game, Seat, refuse};

/// Checks everything but the question being asked.
///
/// # Errors
/// The path of the offending field and the rule that it breaks.
pub(super) fn check(game: &SanJuan, state: &State, position: &Position) -> PositionResult {
    if position.round > flow::MAX_ROUND {
        return refuse(&"round", RoundFlaw::TooManyRounds { most: flow::MAX_ROUND });
    }
    if position.quiet > STANDSTILL {
        return refuse(&"quiet", RoundFlaw::TooManyQuiet);
    }
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        for slot in 0..state.city(seat).len() {
            check_stack(state, seat, slot)?;
        }
        check_laid_by(game, state, seat)?;
        if entry.library_used && !ever_owned(state, seat, Kind::Library) {
            return refuse(&format_args!("seats[{}].library_used", seat.0), PiecesFlaw::NoLibrary);
        }
    }
    check_phase(game, state, position)?;
    check_fresh(game, state, position)
}

/// Returns true if `kind` stands in the city, visible or covered.
fn ever_owned(state: &State, seat: Seat, kind: Kind) -> bool {
    let covered = |slot| state.covered(seat, slot).contains(&kind);
    state.city(seat).visible().has(kind) || (0..state.city(seat).len()).any(covered)
}

/// Cards laid by lie under a building, or came there with the Captain.
fn check_laid_by(game: &SanJuan, state: &State, seat: Seat) -> PositionResult {
    let owned = |kind| ever_owned(state, seat, kind);
    let church_used = state.church_used.has(seat);
    if state.tucked(seat) > 0 && !owned(Kind::Chapel) && !church_used {
        return refuse(&format_args!("seats[{}].tucked", seat.0), PiecesFlaw::NoChapel);
    }
    if state.shipped(seat) > 0 && !owned(Kind::Harbor) && !game.rules.roles.contains(&Role::Captain) {
        return refuse(&format_args!("seats[{}].shipped", seat.0), PiecesFlaw::NoHarbor);
    }
    if church_used && (!owned(Kind::Church) || state.tucked(seat) == 0) {
        return refuse(&format_args!("seats[{}].church_used", seat.0), PiecesFlaw::ChurchUnused);
    }
    Ok(())
}

/// A Crane made every stack.
fn check_stack(state: &State, seat: Seat, slot: u8) -> PositionResult {
    let covered = state.covered(seat, slot);
    if covered.is_empty() {
        return Ok(());
    }
    let path = format_args!("seats[{}].city[{slot}].covers", seat.0);
    if !state.city(seat).visible().has(Kind::Crane) {
        return refuse(&path, PiecesFlaw::NoCrane);
    }
    let top = state.city(seat).slots()[slot as usize];
    let above = covered.iter().skip(1).chain(std::iter::once(&top));
    if covered.iter().zip(above).any(|(below, above)| below == above) {
        return refuse(&path, PiecesFlaw::CoversOwnKind);
    }
    Ok(())
}

/// Checks that the values of a phase are there in a phase, and only then.
fn check_phase(game: &SanJuan, state: &State, position: &Position) -> PositionResult {
    let in_phase = position.stack.iter().any(|frame| matches!(frame, Frame::Phase { .. } | Frame::Library));
    if position
        .phase
        .is_some_and(|phase| phase.sold && (phase.role != Role::Trader || game.copies(Kind::Cottage) == 0))
    {
        return refuse(&"phase.sold", RoundFlaw::StraySold);
    }
    let running = position.stack.iter().any(|frame| matches!(frame, Frame::Phase { .. }));
    let Some(phase) = position.phase else {
        if in_phase {
            return refuse(&"phase", RoundFlaw::NoPhase);
        }
        return check_pieces(position, None);
    };
    if !in_phase {
        return refuse(&"phase", RoundFlaw::StrayPhase);
    }
    let Some(last) = (position.taken.len() as u8).checked_sub(1) else {
        return refuse(&"taken", RoundFlaw::NoPlacard);
    };
    if queries::picker(state.governor, last, game.seats()) != phase.picker {
        return refuse(&"phase.picker", RoundFlaw::NotLastPicker);
    }
    let may_double =
        running && (phase.role == Role::Builder || state.city(phase.picker).is_active(Kind::Library));
    if phase.doubled && !may_double {
        return refuse(&"phase.doubled", RoundFlaw::NotDoubled);
    }
    if running && !phase.doubled && must_double(game, state, phase.picker, last) {
        return refuse(&"phase.doubled", RoundFlaw::Doubled);
    }
    check_pieces(position, running.then_some(phase.role))
}

/// Returns true if the Library of the picker doubles the privilege of the pick, from 0. Of two
/// players the governor uses it for one of two picks (`SJ-BLD-LIBRARY-4`).
fn must_double(game: &SanJuan, state: &State, picker: Seat, pick: u8) -> bool {
    let used = state.library_used.has(picker);
    let may_not = match (game.seats(), pick) {
        (2, 0) => !used,
        (2, 2) => used,
        _ => false,
    };
    state.city(picker).is_active(Kind::Library) && !may_not
}

/// The open tile and the cards looked at.
fn check_pieces(position: &Position, running: Option<Role>) -> PositionResult {
    let open = position.tiles.as_ref().is_some_and(|tiles| tiles.open);
    if open != (running == Some(Role::Trader)) {
        return refuse(&"tiles.open", PiecesFlaw::TileOpen);
    }
    let chosen_from = matches!(position.stack.last(), Some(Frame::Keep { .. } | Frame::Take { .. }));
    if !position.look.is_empty() && !chosen_from {
        return refuse(&"look", PiecesFlaw::StrayLook);
    }
    Ok(())
}

/// A building does not work yet only from the Builder phase in which it was
/// built until the next placard is taken (`SJ-FLOW-2`).
fn check_fresh(game: &SanJuan, state: &State, position: &Position) -> PositionResult {
    let seats = game.seats();
    let last = (position.taken.len() as u8).checked_sub(1);
    let last_picker = last.map(|pick| queries::picker(state.governor, pick, seats));
    let builders = last_picker.filter(|&picker| state.taken.by(Role::Builder) == Some(picker));
    // How many seats, from the picker on, may have built.
    let built = match position.stack[..] {
        [] | [Frame::Round { .. }] => seats,
        [_, Frame::Phase { step: 0, next }, Frame::Pay { .. } | Frame::Offer { .. }] => next,
        [_, Frame::Phase { next, .. }, Frame::Build | Frame::Site { .. }] => next.saturating_sub(1),
        [_, Frame::Phase { .. }, Frame::Offer { bonus: Bonus::School, .. }] => seats,
        _ => 0,
    };
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let may = builders.is_some_and(|picker| picker.distance_to(seat, seats) < built);
        let fresh = |slot: &SlotPosition| matches!(slot, SlotPosition::Full(slot) if slot.fresh);
        let Some(index) = entry.city.iter().position(fresh) else { continue };
        let path = format_args!("seats[{}].city[{index}].fresh", seat.0);
        if !may {
            return refuse(&path, PiecesFlaw::StrayFresh);
        }
        if state.city(seat).has_good(index as u8) {
            return refuse(&path, PiecesFlaw::GoodOnFresh);
        }
    }
    Ok(())
}
