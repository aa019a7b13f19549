//! The cards of a position.

use std::fmt::Display;

use super::{
    conditions, drafting, hand, hold, may_keep, open, origin, owners, packet, rest, size, unordered_from,
};
use crate::data::achievements::{Achievement, HAND};
use crate::editions::Dealing;
use crate::flaw::AchievementFlaw;
use crate::position::{Position, SeatPosition};
use crate::rules::position::PositionResult;
use crate::rules::{PuertoRico, puertoma};
use crate::state::{CardSet, Frame, State};
use game_core::{Game, PositionError, Seat};

/// Reads the cards, once it is known what is being asked.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub(in super::super) fn read(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    let dealt = game.rules.achievements.is_some() && state.stack.top() != Some(Frame::Draft);
    let mut met = CardSet::EMPTY;
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        read_seat(game, state, (seat, entry), dealt, &mut met)?;
    }
    if !dealt {
        return Ok(());
    }
    for origin in owners(game) {
        let from = unordered_from(game, state, origin);
        state.achievements.packets[origin.index()][from..size(game)].sort_unstable();
        if game.rules.achievements == Some(Dealing::Drawn) {
            state.achievements.packets[origin.index()][..from].sort_unstable();
        }
    }
    hold(game, state);
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        read_achieved(game, state, seat, entry)?;
    }
    // Cards that were drawn are kept in their order.
    let mut hand = packet(game, state, state.actor).iter();
    let asks = matches!(state.stack.top(), Some(Frame::KeepCard { .. }));
    if asks && !hand.any(|&card| may_keep(game, state, card)) {
        return refuse(state.actor, &"achievements", AchievementFlaw::KeptTooLate);
    }
    Ok(())
}

fn refuse(seat: Seat, field: &dyn Display, flaw: AchievementFlaw) -> PositionResult {
    Err(PositionError::at(&format_args!("seats[{}].{field}", seat.0), flaw.into()))
}

/// Lays the cards of a seat into the packets.
fn read_seat(
    game: &PuertoRico,
    state: &mut State,
    (seat, entry): (Seat, &SeatPosition),
    dealt: bool,
    met: &mut CardSet,
) -> PositionResult {
    let drafting = drafting(game, state, seat);
    let drawn = game.rules.achievements == Some(Dealing::Drawn);
    let kept = match drafting {
        _ if !dealt || puertoma::plays(game, seat) => 0,
        None => HAND,
        Some((pick, chosen)) => pick + usize::from(chosen),
    };
    if entry.achievements.len() != kept {
        return refuse(seat, &"achievements", AchievementFlaw::CardCount { due: kept });
    }
    let rests = match () {
        () if !dealt || puertoma::plays(game, seat) => 0,
        () if drafting.is_some() || drawn => size(game) - kept,
        () => 0,
    };
    if entry.packet.len() != rests {
        return refuse(seat, &"packet", AchievementFlaw::HandCount { due: rests });
    }
    if entry.achieved.len() > kept {
        return refuse(seat, &"achieved", AchievementFlaw::NotOwn);
    }
    let mut lay = |state: &mut State, field: &str, index: usize, origin: Seat, place, card: Achievement| {
        if met.has(card) {
            return refuse(seat, &format_args!("{field}[{index}]"), AchievementFlaw::CardTwice { card });
        }
        met.insert(card);
        state.achievements.packets[origin.index()][place] = card;
        Ok(())
    };
    for (place, &card) in entry.achievements.iter().enumerate() {
        lay(state, "achievements", place, origin(game, seat, place), place, card)?;
    }
    let rest = if drawn { Some((seat, kept)) } else { rest(game, state, seat) };
    if let Some((origin, from)) = rest {
        for (index, &card) in entry.packet.iter().enumerate() {
            lay(state, "packet", index, origin, from + index, card)?;
        }
    }
    Ok(())
}

/// Reads the completed cards: those that must be completed, and others.
fn read_achieved(game: &PuertoRico, state: &mut State, seat: Seat, entry: &SeatPosition) -> PositionResult {
    for (index, &card) in entry.achieved.iter().enumerate() {
        let own = hand(game, state, seat).any(|other| other == card);
        if !own || state.achievements.done.has(card) {
            return refuse(seat, &format_args!("achieved[{index}]"), AchievementFlaw::NotOwn);
        }
        state.achievements.done.insert(card);
    }
    let Some(card) = open(game, state, seat).find(|&card| conditions::holds(game, state, seat, card)) else {
        return Ok(());
    };
    let index = entry.achievements.iter().position(|&other| other == card).unwrap_or_default();
    refuse(seat, &format_args!("achievements[{index}]"), AchievementFlaw::Completed { card })
}
