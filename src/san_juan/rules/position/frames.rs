//! Checks that the frames of a position are possible.

use super::{PositionResult, asked};
use crate::data::STANDSTILL;
use crate::editions::{PhaseStep, RoundStep};
use crate::flaw::RoundFlaw;
use crate::ids::{Kind, Role};
use crate::position::Position;
use crate::prompt::{Bonus, DiscardWhy, FaceUp};
use crate::rules::{SanJuan, builder, queries, setup};
use crate::state::{Frame, State};
use game_core::{Game, Seat, refuse};
use std::fmt::Display;

/// Puts the frames on the stack and finds the seat that acts.
pub(super) fn place(game: &SanJuan, state: &mut State, position: &Position) -> PositionResult {
    if position.over {
        if !position.stack.is_empty() {
            return refuse(&"stack", RoundFlaw::AskedWhenOver);
        }
        if !builder::somebody_is_finished(game, state) && position.quiet < STANDSTILL {
            return refuse(&"over", RoundFlaw::NotOver);
        }
        state.stack.clear();
        return Ok(());
    }
    let picks = position.taken.len() as u8;
    let opening = [Frame::Round { pick: picks }];
    let stack = if position.stack.is_empty() { &opening[..] } else { &position.stack[..] };
    check_round(game, state, position, picks)?;
    state.actor = match *stack {
        [Frame::Draft { next }, Frame::Discard { why: DiscardWhy::Draft, .. }] => {
            draft_actor(game, state, position, next)?
        }
        [Frame::Round { pick }] if pick == picks && pick < queries::picks(game.seats()) => {
            queries::picker(state.governor, pick, game.seats())
        }
        [Frame::Round { pick: 0 }, Frame::RoundStart { step, next }, asks] if picks == 0 => {
            round_start_actor(game, state, step, next, asks)?
        }
        [Frame::Round { pick }, Frame::Library] if pick == picks => library_actor(game, state, position)?,
        [Frame::Round { pick }, Frame::Phase { step, next }, asks] if pick == picks => {
            phase_actor(game, state, position, (step, next), asks)?
        }
        _ => return refuse(&"stack", RoundFlaw::Sequence { frames: stack.to_vec() }),
    };
    stack.iter().for_each(|&frame| state.stack.push(frame));
    let asks = *stack.last().expect("invariant: the patterns above are not empty");
    asked::check(game, state, &path_of_last(stack), asks)
}

fn path_of_last(stack: &[Frame]) -> String {
    format!("stack[{}]", stack.len() - 1)
}

/// The picks so far must be those of the first seats in order, and nobody may
/// have twelve buildings outside a Builder phase.
fn check_round(game: &SanJuan, state: &State, position: &Position, picks: u8) -> PositionResult {
    if picks > queries::picks(game.seats()) {
        return refuse(&"taken", RoundFlaw::TooManyPicks { picks: queries::picks(game.seats()) });
    }
    let in_draft = matches!(position.stack.first(), Some(Frame::Draft { .. }));
    if (position.round == 0) != in_draft {
        return refuse(&"round", RoundFlaw::DraftRound);
    }
    for seat in Seat::all(game.seats()) {
        let due =
            (0..picks).filter(|&pick| queries::picker(state.governor, pick, game.seats()) == seat).count();
        let made = position.taken.iter().filter(|taken| taken.by == seat).count();
        if due != made {
            let (made, due) = (made as u8, due as u8);
            return refuse(&"taken", RoundFlaw::PickedOutOfTurn { seat, made, due });
        }
    }
    let building = matches!(position.phase, Some(phase) if phase.role == Role::Builder);
    if !building && builder::somebody_is_finished(game, state) {
        return refuse(&"seats", RoundFlaw::TwelfthBuilding);
    }
    Ok(())
}

/* Who acts. */

fn nth(first: Seat, next: u8, seats: u8, path: &dyn Display) -> PositionResult<Seat> {
    if !(1..=seats).contains(&next) {
        return refuse(path, RoundFlaw::SeatsHandled { seats });
    }
    Ok(first.clockwise(next - 1, seats))
}

fn draft_actor(game: &SanJuan, state: &State, position: &Position, next: u8) -> PositionResult<Seat> {
    if !position.config.opening_draft {
        return refuse(&"config.opening_draft", RoundFlaw::NoDraft);
    }
    if !position.taken.is_empty() {
        return refuse(&"taken", RoundFlaw::PickedInDraft);
    }
    let actor = nth(state.governor, next, game.seats(), &"stack[0].draft.next")?;
    for place in 0..game.seats() {
        let seat = state.governor.clockwise(place, game.seats());
        // SJ-SET-DRAFT-1: the later the seat, the more cards it still holds.
        let expected = if place + 1 < next { setup::OPENING_HAND } else { setup::OPENING_HAND + place + 1 };
        if seat != actor && state.hand(seat).len() != expected {
            let flaw = RoundFlaw::DraftHand { cards: expected };
            return refuse(&format_args!("seats[{}].hand", seat.0), flaw);
        }
    }
    Ok(actor)
}

fn round_start_actor(game: &SanJuan, state: &State, step: u8, next: u8, asks: Frame) -> PositionResult<Seat> {
    let fits = match game.rules.round_start.get(step as usize) {
        Some(RoundStep::Offices) => matches!(asks, Frame::Discard { why: DiscardWhy::Office, .. }),
        Some(RoundStep::Chapels) => matches!(asks, Frame::Chapel | Frame::Church { .. }),
        Some(RoundStep::HandLimits) => matches!(asks, Frame::Discard { why: DiscardWhy::HandLimit, .. }),
        None => false,
    };
    if !fits || state.round < 2 {
        return refuse(&"stack[1].round_start", RoundFlaw::NotAskedAtStart);
    }
    nth(state.governor, next, game.seats(), &"stack[1].round_start.next")
}

fn library_actor(game: &SanJuan, state: &State, position: &Position) -> PositionResult<Seat> {
    let first_pick = position.taken.len() == 1 && game.seats() == 2;
    let unused = !state.library_used.has(state.governor);
    let owner = state.city(state.governor).is_active(Kind::Library);
    if position.phase.is_none() || !first_pick || !owner || !unused {
        return refuse(&"stack[1]", RoundFlaw::LibraryNotAsked);
    }
    Ok(state.governor)
}

fn phase_actor(
    game: &SanJuan,
    state: &State,
    position: &Position,
    (step, next): (u8, u8),
    asks: Frame,
) -> PositionResult<Seat> {
    let Some(phase) = position.phase else { return refuse(&"phase", RoundFlaw::NoPhase) };
    if phase.doubled && !state.library_used.has(phase.picker) {
        return refuse(&"phase.doubled", RoundFlaw::LibraryUnmarked);
    }
    let Some(&todo) = game.rules.phases[phase.role as usize].get(step as usize) else {
        return refuse(&"stack[1].phase.step", RoundFlaw::NoSuchStep);
    };
    if !asked_in(asks, phase.role, todo) {
        return refuse(&"stack[2]", RoundFlaw::NotAskedInPhase { role: phase.role });
    }
    nth(phase.picker, next, game.seats(), &"stack[1].phase.next")
}

/// Returns true if a step of a phase asks this.
fn asked_in(asks: Frame, role: Role, step: PhaseStep) -> bool {
    match (step, asks) {
        (PhaseStep::CustomsOffices, Frame::Offer { bonus, .. }) => bonus == Bonus::CustomsOffice,
        (PhaseStep::Schools, Frame::Offer { bonus, .. }) => bonus == Bonus::School,
        (PhaseStep::Cottages, Frame::Offer { bonus, .. }) => bonus == Bonus::Cottage,
        (PhaseStep::Act, _) => match role {
            Role::Builder => matches!(
                asks,
                Frame::Build
                    | Frame::Site { .. }
                    | Frame::Pay { .. }
                    | Frame::Offer { bonus: Bonus::Carpenter | Bonus::PoorHouse, .. }
            ),
            Role::Producer => {
                matches!(asks, Frame::Produce { .. } | Frame::Offer { bonus: Bonus::Well, .. })
            }
            Role::Trader => matches!(
                asks,
                Frame::Sell { .. } | Frame::Offer { bonus: Bonus::MarketHall | Bonus::MarketStand, .. }
            ),
            Role::Councillor => matches!(
                asks,
                Frame::Keep { .. }
                    | Frame::Discard { why: DiscardWhy::Archive, .. }
                    | Frame::Offer { bonus: Bonus::Councillor, .. }
            ),
            Role::Prospector | Role::Prospector2 => matches!(
                asks,
                Frame::Take { from: FaceUp::GoldMine, .. }
                    | Frame::Offer { bonus: Bonus::Prospector | Bonus::GoldMine | Bonus::Bank, .. }
            ),
            Role::ColonistShip => matches!(asks, Frame::Take { from: FaceUp::ColonistShip, .. }),
            Role::Mayor => matches!(asks, Frame::Discard { why: DiscardWhy::Mayor, .. }),
            Role::Captain => matches!(asks, Frame::Ship { .. }),
        },
        _ => false,
    }
}
